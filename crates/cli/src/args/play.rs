//! `bouton play`.

use crate::args::{Convention, GraphArgs, minus};
use crate::speech::say;
use clap::{Args, ValueEnum};

/// Arguments of `bouton play`.
#[derive(Args)]
pub(crate) struct PlayArgs {
    #[arg(
        required = true,
        value_name = say("GAME", "游戏"),
        value_parser = minus::word,
        help = say("A game and the position to begin with", "游戏与起始局面")
    )]
    pub(crate) question: Vec<String>,
    #[command(flatten)]
    pub(crate) graph: GraphArgs,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(
        long,
        default_value = "you",
        hide_default_value = true,
        hide_possible_values = true,
        value_name = "you|computer",
        help = say("Who moves first (you if not given)", "谁先走（默认你先）")
    )]
    pub(crate) first: First,
    #[arg(
        long,
        conflicts_with = "first",
        help = say("Two people play; the computer referees and gives hints", "两人对弈，电脑裁判并可提示")
    )]
    pub(crate) two: bool,
    #[arg(long, help = say("Play on the full screen of the terminal, with keys", "在终端全屏对弈，用按键操作"))]
    pub(crate) tui: bool,
}

/// Player who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum First {
    /// The user.
    You,
    /// The computer.
    Computer,
}

/// Examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton play nim 7 8 9
  bouton play wythoff 4,7 --first computer
  bouton play hackenbush 0-1,1-2,0-3   type an edge to cut it
  bouton play nim 7 8 9 --two          two people
  printf '1\\nquit\\n' | bouton play bash m=3 10

At the prompt: a move's number or the position it leaves; `moves`, `hint`, `undo`, `quit`.
With `--tui` the game fills the screen and is played by keys; `?` shows them.",
        "示例：
  bouton play nim 7 8 9
  bouton play wythoff 4,7 --first computer
  bouton play hackenbush 0-1,1-2,0-3   输入一条边即剪断它
  bouton play nim 7 8 9 --two          两人对弈
  printf '1\\nquit\\n' | bouton play bash m=3 10

提示符下可输入：着法编号或走后的局面；`moves`、`hint`、`undo`、`quit`。
加上 `--tui`，对局占满屏幕，用按键操作；按 `?` 查看按键。",
    )
}
