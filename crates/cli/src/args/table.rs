//! `bouton table`.

use crate::args::{Convention, minus, units};
use crate::speech::say;
use bouton::ops::Cells;
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton table`.
#[derive(Args)]
pub(crate) struct TableArgs {
    #[arg(
        required = true,
        value_name = say("GAME", "游戏"),
        value_parser = minus::word,
        help = say(
            "A game and a range for each coordinate: `wythoff 0..20 0..20`, both ends included; \
             a single number fixes a coordinate, and ranges for several positions give their sums",
            "游戏与各坐标的范围：`wythoff 0..20 0..20`，两端都包含；写单个数则固定该坐标，写几个局面的范围则列出它们的和"
        )
    )]
    pub(crate) question: Vec<String>,
    #[arg(
        long,
        default_value = Cells::Outcome.name(),
        hide_default_value = true,
        hide_possible_values = true,
        value_parser = units::named(&[Cells::Outcome, Cells::Value], Cells::name),
        value_name = "outcome|value",
        help = say("What a cell says: who wins (if not given) or the nim-value", "格子内容：胜负（默认）或 SG 值")
    )]
    pub(crate) what: Cells,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(
        long,
        value_name = say("FILE", "文件"),
        help = say("Write a .csv, .npy, .png or .svg file instead of text", "写入 .csv、.npy、.png 或 .svg 文件，而不输出文字")
    )]
    pub(crate) out: Option<PathBuf>,
    #[arg(
        long,
        value_name = say("FILE", "文件"),
        help = say(
            "Keep the table in FILE while it grows; the same command takes up an interrupted one. \
             Large tables written with --out are kept in OUT.checkpoint without being asked to",
            "把表边算边存在文件中；重复同一命令可续算。用 --out 写出的大表会自动存在 OUT.checkpoint 中"
        )
    )]
    pub(crate) checkpoint: Option<PathBuf>,
    #[arg(
        long,
        default_value_t = 10,
        hide_default_value = true,
        value_parser = units::count(1, 1000),
        value_name = "N",
        help = say("With one coordinate, print N positions a line (10 if not given)", "只有一个坐标时每行列出 N 个局面（默认 10）")
    )]
    pub(crate) wrap: u64,
}

/// Examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton table wythoff 0..20 0..20
  bouton table kayles 0..59 --what value --wrap 12
  bouton table bash m=4 0..40 --misere
  bouton table wythoff 0..200 0..200 --out wythoff.svg
  bouton table wythoff 0..1000 0..1000 --what value --out wythoff.npy
  bouton table nim 5 0..15 0..15           sums of three heaps
  bouton table staircase 0..9 0..9         rows of two numbers

Outcomes: P, the mover loses; N (shown as .), the mover wins; D, a draw. In .npy files they are 0, 1, 2. A place that is
no position of the game stays empty; in .npy files all its bits are set.",
        "示例：
  bouton table wythoff 0..20 0..20
  bouton table kayles 0..59 --what value --wrap 12
  bouton table bash m=4 0..40 --misere
  bouton table wythoff 0..200 0..200 --out wythoff.svg
  bouton table wythoff 0..1000 0..1000 --what value --out wythoff.npy
  bouton table nim 5 0..15 0..15           三堆之和
  bouton table staircase 0..9 0..9         两个数的行

胜负：P 先手必败；N（显示为 .）先手必胜；D 平局。在 .npy 文件中依次为 0、1、2。
不是局面的位置留空；在 .npy 文件中各位全为 1。",
    )
}
