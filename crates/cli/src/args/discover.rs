//! `bouton discover`.

use super::common::{Convention, Emit};
use crate::args::{minus, units};
use crate::speech::say;
use bouton::ops::Discover;
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton discover`.
#[derive(Args)]
pub(crate) struct DiscoverArgs {
    #[arg(
        required = true,
        value_name = say("GAME", "游戏"),
        value_parser = minus::word,
        help = say("A game and parameters: `bash m=3`, `my.game`", "游戏与参数：`bash m=3`、`my.game`")
    )]
    pub(crate) question: Vec<String>,
    #[arg(
        long,
        value_parser = units::within(Discover::SIZE),
        value_name = "N",
        help = say("Of sums: how many components; of rows: their length", "分量的个数，或行的长度")
    )]
    pub(crate) size: Option<u64>,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(long, help = say("Look for nim-values instead of who wins", "寻找 SG 值而不是胜负"))]
    pub(crate) values: bool,
    #[arg(
        long,
        value_parser = units::within(Discover::UPTO),
        value_name = "N",
        help = say(
            "Look at positions with numbers up to N alone (chosen, and more if need be, if not given)",
            "只看数字不超过 N 的局面（默认自动选取，必要时扩大）"
        )
    )]
    pub(crate) upto: Option<u64>,
    #[arg(
        long,
        value_name = say("FILE", "文件"),
        help = say(
            "Draw the automaton of what was found and proved: a .svg or .png file, or .dot for Graphviz",
            "把已得证结果的自动机画成 .svg 或 .png 文件，或写成 Graphviz 的 .dot"
        )
    )]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) emit: Emit,
}

/// Examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton discover wythoff
  bouton discover bash m=5 --misere
  bouton discover nim --size 3             who wins three heaps
  bouton discover lasker --values
  bouton discover my.game
  bouton discover wythoff --out wythoff.svg
  bouton discover wythoff --out wythoff.png
  bouton discover wythoff --emit python    the program on stdout, all else on stderr

The claims of the file are not looked at. What is printed can be put into the file as it stands. Exit status 0 if what
was asked for is proved, with a certificate that the checker has accepted; 3 if there is only a conjecture, or nothing was
found. Without --values who wins is asked for, and of games on one heap nim-values are looked for as well: if these stay open
the status is 0 all the same. Where a move splits a heap nim-values alone are asked for, with or without --values. It takes a
minute at most, unless --time says how long.",
        "示例：
  bouton discover wythoff
  bouton discover bash m=5 --misere
  bouton discover nim --size 3             三堆时谁胜
  bouton discover lasker --values
  bouton discover my.game
  bouton discover wythoff --out wythoff.svg
  bouton discover wythoff --out wythoff.png
  bouton discover wythoff --emit python    程序写到标准输出，其余写到标准错误

不看文件中已有的断言。输出的断言可原样写入文件。若所问已得证且证书为检验程序接受，退出状态为 0；
若只有猜想或一无所获，退出状态为 3。不写 --values 时问的是谁胜；单堆游戏会顺带寻找 SG 值，SG 值未能得证时退出状态仍为 0。
若着法会把一堆拆开，则无论是否写 --values，问的都是 SG 值。最多用时一分钟，除非用 --time 另行指定。",
    )
}
