//! Reasons why no program can be written.

use super::{Say, both};
use emit::Unwritten;
use rules::Text;

impl Say for Unwritten {
    fn text(&self) -> Text {
        let (en, zh) = match self {
            Unwritten::Term(term) => (
                format!("`{term}` cannot be expressed in C++, Python, Rust, Java or Go"),
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
            Unwritten::Blocking => (
                "the opponent forbids options, which a program does not do".into(),
                "对手可以禁着，程序不处理".into(),
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
            Unwritten::Every => (
                "every component moves, which no program is written for".into(),
                "每个分量都要走，不能写成程序".into(),
            ),
            Unwritten::Entailing => (
                "the reply to some moves is confined, which no program is written for".into(),
                "有的着法限定对手在何处应着，不能写成程序".into(),
            ),
            Unwritten::Mapped => (
                "a move changes every number of a gap, which no program is written for".into(),
                "有的着法改变一个空档里的每个数，不能写成程序".into(),
            ),
            Unwritten::Partial => (
                "the claim is about some positions alone, and a program has to answer for all".into(),
                "断言只针对一部分局面，而程序要回答所有局面".into(),
            ),
            Unwritten::Ends => (
                "the game declares ends, and nothing says what they mean to the other components of a sum".into(),
                "游戏声明了终局，而没有说明它对和中其他分量的意义".into(),
            ),
            Unwritten::Outgrows => (
                "`fib(…)` outgrows 128 bits unless it is only compared with a number; Python programs can be written".into(),
                "除非只与数比较，`fib(…)` 会超出 128 位；可以写成 Python 程序".into(),
            ),
            Unwritten::Of(game, unwritten) => {
                let inner = unwritten.text();
                (format!("{game}: {}", inner.en), format!("{game}：{}", inner.zh))
            }
            Unwritten::NoClaim => {
                ("there is no claim from which a program could be written".into(), "没有可写成程序的断言".into())
            }
            whole => submission(whole),
        };
        both(en, zh)
    }
}

/// About whole programs, in English and Chinese.
fn submission(unwritten: &Unwritten) -> (String, String) {
    match unwritten {
        Unwritten::NoBound(possible) => (
            format!(
                "no formula is known that this program could use; with `--upto N` it computes all positions with numbers up to \
                 N by the rules, N at most about {possible}"
            ),
            format!("没有此程序可用的公式；写 `--upto N` 则按规则打表，计算各数不超过 N 的全部局面，N 至多约 {possible}"),
        ),
        Unwritten::Size { holds, wrong } => (
            format!(
                "the claim that was found is of {holds} numbers, and wrong for {wrong}; for {holds} alone, read `a1..a{holds}`"
            ),
            format!("找到的断言是关于 {holds} 个数的，对 {wrong} 个数不成立；若只需 {holds} 个数，可读入 `a1..a{holds}`"),
        ),
        Unwritten::Begins(first) => (
            format!("the pattern says the moves, and begins at {first}; the program needs the values from 0 on"),
            format!("规律只给出着法，且从 {first} 开始；写程序需要从 0 开始的值"),
        ),
        Unwritten::Costs { upto, cost, most, possible } => {
            let (steps, most) = (crate::emit::rounded(cost.steps), crate::emit::rounded(*most));
            (
                format!(
                    "to compute all positions up to {upto} takes about {steps} steps; in a second this language does about \
                     {most}, enough for `--upto {possible}`"
                ),
                format!("计算 {upto} 以内的全部局面约需 {steps} 步；这种语言一秒约 {most} 步，可用 `--upto {possible}`"),
            )
        }
        Unwritten::Order => (
            "no formula is known, and no simple order is known in which positions could be computed one after another".into(),
            "没有已知的公式，也没有可逐个计算局面的简单次序".into(),
        ),
        Unwritten::Endless => (
            "no formula is known that says who wins, and play need not end or has draws: a table by the rules is not enough"
                .into(),
            "没有已知的胜负公式，而对局可能不结束或有和局，按规则打表不够".into(),
        ),
        Unwritten::Rows => (
            "no formula is known of rows of any length, and tables of rows are not computed by programs".into(),
            "没有适用于任意长度的行的公式，而程序不为行打表".into(),
        ),
        Unwritten::MisereSum => (
            "in misère play, the outcomes of the components do not determine that of the sum; a claim about whole sums is needed, or a \
                 single component"
                .into(),
            "反常规则下，各分量的胜负不能决定和的胜负；需要针对整个和的断言，或只读入一个分量".into(),
        ),
        Unwritten::Heaps => (
            "the claim is about another kind of position than the format reads; several components need nim-values: \
                 `discover --values` looks for them, and `guess` reads them in place of who wins"
                .into(),
            "断言所说的局面与格式读入的不同；多个分量需要 SG 值：`discover --values` 寻找 SG 值，`guess` 可读入 SG 值而非胜负".into(),
        ),
        Unwritten::Values => (
            "the claim is about outcomes, and the format needs nim-values: `discover --values` looks for them, and `guess` reads \
                 them in place of who wins"
                .into(),
            "断言只说胜负，而格式要的是 SG 值：`discover --values` 寻找 SG 值，`guess` 可读入 SG 值而非胜负".into(),
        ),
        Unwritten::Draws => (
            "the game may end in a draw: give the format a third word, as in `First/Second/Draw`".into(),
            "游戏可能为和局：请在格式中写出第三个词，如 `First/Second/Draw`".into(),
        ),
        _ => Default::default(),
    }
}
