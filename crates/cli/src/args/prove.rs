//! `bouton prove` and `bouton verify`.

use super::common::{Convention, Emit};
use crate::args::{minus, units};
use crate::speech::say;
use bouton::ops::{Prove, Size};
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton prove`.
#[derive(Args)]
pub(crate) struct ProveArgs {
    #[arg(
        required = true,
        value_name = say("GAME", "游戏"),
        value_parser = minus::word,
        help = say("A game and parameters: `bash m=3`, `my.game`", "游戏与参数：`bash m=3`、`my.game`")
    )]
    pub(crate) question: Vec<String>,
    #[arg(
        long,
        value_parser = units::within(Prove::CLAIM),
        value_name = "K",
        help = say("Only the K-th claim of the file", "只证明文件中的第 K 个断言")
    )]
    pub(crate) claim: Option<u64>,
    #[arg(
        long,
        value_parser = sizes,
        value_name = "N|A..B",
        help = say(
            "For sums so many components, for rows this length (2..4 and 1..4 if not given)",
            "分量的个数，或行的长度（默认分别为 2..4 与 1..4）"
        )
    )]
    pub(crate) size: Option<Size>,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(
        long,
        value_name = say("FILE", "文件"),
        help = say(
            "Write the certificate to FILE; those of several claims or sizes stand in it one after another",
            "把证书写入文件；有多个断言或大小时依次写在同一文件中"
        )
    )]
    pub(crate) certificate: Option<PathBuf>,
    #[arg(
        long,
        value_name = say("FILE", "文件"),
        help = say(
            "Draw the automaton of the first claim that is proved: a .svg or .png file, or .dot for Graphviz",
            "把第一个得证断言的自动机画成 .svg 或 .png 文件，或写成 Graphviz 的 .dot"
        )
    )]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) emit: Emit,
    #[arg(
        long,
        conflicts_with_all = ["certificate", "out", "trace", "emit"],
        help = say(
            "Which moves could be added to the game without changing who loses",
            "哪些着法可以添加到游戏中而不改变胜负"
        )
    )]
    pub(crate) addable: bool,
    #[arg(long, help = say("Show each step: what was decided, how many states were met, and the time", "显示每一步：所判定的语句、遇到的状态数与用时"))]
    pub(crate) trace: bool,
    #[arg(
        long,
        default_value_t = Prove::STATES.default(),
        hide_default_value = true,
        value_parser = units::within(Prove::STATES),
        value_name = "N",
        help = say(
            "Give up on automata and proofs of more than N states (about a million if not given)",
            "自动机或证明超过 N 个状态时放弃（默认约一百万）"
        )
    )]
    pub(crate) states: u64,
}

/// Arguments of `bouton verify`.
#[derive(Args)]
pub(crate) struct VerifyArgs {
    #[arg(
        required = true,
        value_name = say("FILE", "文件"),
        help = say("Files with certificates; `-` is stdin", "证书文件；`-` 表示标准输入")
    )]
    pub(crate) files: Vec<PathBuf>,
}

fn sizes(text: &str) -> Result<Size, String> {
    let size = Size::Several(text.to_owned());
    let wrong = || say("write a number or a range: 3, 2..4", "请写一个数或范围：3、2..4").to_owned();
    size.range().map(|_| size).map_err(|_| wrong())
}

/// Examples at the end of the help of `prove`.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton prove wythoff
  bouton prove bash m=5 --misere
  bouton prove nim --claim 2 --size 5      five heaps at once
  bouton prove my.game --trace
  bouton prove wythoff --claim 1 --certificate wythoff.cert
  bouton prove wythoff --claim 2 --out wythoff.svg
  bouton prove lasker --emit cpp           a program in C++ on stdout
  bouton prove wythoff --addable           moves that would not change who loses

A claim is proved when the checker, which shares no code with the prover, has accepted the certificate.
Exit status: 0 all claims are proved; 1 one is false, and the smallest position at which it fails is shown;
3 one could not be decided.",
        "示例：
  bouton prove wythoff
  bouton prove bash m=5 --misere
  bouton prove nim --claim 2 --size 5      同时五堆
  bouton prove my.game --trace
  bouton prove wythoff --claim 1 --certificate wythoff.cert
  bouton prove wythoff --claim 2 --out wythoff.svg
  bouton prove lasker --emit cpp           C++ 程序写到标准输出
  bouton prove wythoff --addable           添加后不改变胜负的着法

只有当检验程序（与证明程序没有共用代码）接受了证书，断言才算得证。
退出状态：0 全部得证；1 有断言不成立，并给出出错的最小局面；3 有断言无法判定。",
    )
}

/// Examples at the end of the help of `verify`.
pub(crate) fn verify_examples() -> &'static str {
    say(
        "Examples:
  bouton verify wythoff.cert
  bouton prove nim --certificate - | bouton verify -

A file may hold several certificates, as `prove --certificate` writes them. Exit status: 0 all are accepted; 1 one is not;
3 a limit was reached before it could be told.",
        "示例：
  bouton verify wythoff.cert
  bouton prove nim --certificate - | bouton verify -

一个文件可以包含多份证书，如 `prove --certificate` 所写。退出状态：0 全部被接受；1 有证书不被接受；3 在得出结论前触及上限。",
    )
}
