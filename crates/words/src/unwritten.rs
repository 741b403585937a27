//! Reasons why no program can be written.

use super::{Say, both};
use emit::Unwritten;
use rules::Text;

impl Say for Unwritten {
    fn text(&self) -> Text {
        let (en, zh) = match self {
            Unwritten::Term(term) => (
                format!("`{term}` cannot be written in the languages of programs"),
                format!("`{term}` 无法写成程序"),
            ),
            Unwritten::Unbounded(variable) => (
                format!("no condition says how far `{variable}` goes, so a program cannot try its values"),
                format!("没有条件限定 `{variable}` 的范围，程序无法逐一尝试"),
            ),
            Unwritten::Factor(variable) => (
                format!("a condition has `{variable}` times something that is no constant"),
                format!("条件中 `{variable}` 的系数不是常数"),
            ),
            Unwritten::Native => {
                ("the moves are written in Rust, not in rules".into(), "着法是用 Rust 写的，不是规则".into())
            }
            Unwritten::Edges => ("positions are graphs, not numbers".into(), "局面是图而不是数".into()),
            Unwritten::Splits => (
                "a move leaves several components or none, and what is claimed is about single ones; claims of values \
                 can be written: `--values`"
                    .into(),
                "着法会留下多个分量或不留下分量，而断言只针对单个分量；可写出 SG 值的断言：`--values`".into(),
            ),
            Unwritten::Ends => (
                "the game declares ends, and nothing says what they mean to the other components of a sum".into(),
                "游戏声明了终局，而没有说明它对和中其他分量的意义".into(),
            ),
            Unwritten::Outgrows => (
                "`fib(…)` outgrows 128 bits unless it is only compared with a number; Python programs can be written".into(),
                "除非只与数比较，`fib(…)` 会超出 128 位；可以写成 Python 程序".into(),
            ),
            Unwritten::NoClaim => {
                ("there is no claim from which a program could be written".into(), "没有可写成程序的断言".into())
            }
        };
        both(en, zh)
    }
}
