//! The command line: its commands and options, with help in both languages.

mod census;
mod check;
mod common;
mod discover;
mod dress;
mod graph;
mod judge;
mod matrix;
pub(crate) mod minus;
mod misere;
mod named;
mod period;
mod play;
mod prove;
mod serve;
mod solve;
mod table;
mod units;

pub(crate) use census::CensusArgs;
pub(crate) use check::CheckArgs;
pub(crate) use common::{ColourWhen, Common, Convention};
pub(crate) use discover::DiscoverArgs;
use dress::dressed;
pub(crate) use graph::GraphArgs;
pub(crate) use judge::JudgeArgs;
pub(crate) use matrix::MatrixArgs;
pub(crate) use named::{Named, of_words, whole};
pub(crate) use period::PeriodArgs;
pub(crate) use play::{First, PlayArgs};
pub(crate) use prove::{ProveArgs, VerifyArgs};
pub(crate) use serve::ServeArgs;
pub(crate) use solve::{MoveLimit, SolveArgs};
pub(crate) use table::TableArgs;

use crate::speech::say;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// The whole command line.
#[derive(Parser)]
#[command(
    name = "bouton",
    version,
    propagate_version = true,
    about = say(
        "Solve, check, explain and play impartial games. Every answer says how it is known.",
        "求解、检验、讲解、对弈无偏博弈。每个答案都说明依据。"
    ),
    after_help = say(
        "Examples:
  bouton list                          the catalogue
  bouton show wythoff                  rules, claims, and how each is known
  bouton solve nim 14 21 39            who wins, the nim-value, every winning move, why
  bouton table wythoff 0..20 0..20     the losing positions at a glance
  bouton check my.game --upto 60       what the file claims, against exhaustive search
  bouton prove wythoff                 what it claims, for all positions
  bouton discover my.game              claims found in small cases, and proved
  bouton period 0.77                   nim-values of a heap game, and their period
  bouton play nim 7 8 9                against the computer
  bouton matrix payoffs.csv            a game of two players: value and strategies, exact
  bouton serve                         the workbench in the browser
  bouton judge --list                  contest problems, answered in their own formats

Exit status: 0 answered; 1 answered \"no\"; 2 the input is wrong; 3 a limit was reached.",
        "示例：
  bouton list                          游戏目录
  bouton show wythoff                  规则、断言及其依据
  bouton solve nim 14 21 39            谁胜、SG 值、所有制胜着法、原因
  bouton table wythoff 0..20 0..20     必败态一览
  bouton check my.game --upto 60       用穷举检验文件中的断言
  bouton prove wythoff                 对所有局面证明其断言
  bouton discover my.game              从小局面中找出规律并证明
  bouton period 0.77                   取石子博弈的 SG 值及其周期
  bouton play nim 7 8 9                与电脑对弈
  bouton matrix payoffs.csv            二人零和博弈的值与策略，精确求解
  bouton serve                         浏览器中的工作台
  bouton judge --list                  按原题格式解答的竞赛题

退出状态：0 已回答；1 回答“否”；2 输入有误；3 触及上限。"
    )
)]
pub(crate) struct CommandLine {
    /// Options common to all commands.
    #[command(flatten)]
    pub(crate) common: Common,
    /// Command to run.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Subcommand)]
pub(crate) enum Command {
    #[command(
        about = say("List the catalogue of games", "列出游戏目录"),
        override_usage = say("bouton list [OPTIONS]", "bouton list [选项]"),
        after_help = say(
            "Examples:
  bouton list
  bouton list --lang zh
  bouton list --json",
            "示例：
  bouton list
  bouton list --lang en
  bouton list --json"
        )
    )]
    List,
    #[command(
        about = say("Show a game: its rules, its claims, and how each is known", "显示一个游戏的规则、断言及其依据"),
        override_usage = say("bouton show [OPTIONS] GAME", "bouton show [选项] 游戏"),
        after_help = say(
            "Examples:
  bouton show wythoff
  bouton show my.game
  bouton show kayles --text            the file's text alone, to start a game of one's own",
            "示例：
  bouton show wythoff
  bouton show my.game
  bouton show kayles --text            只输出规则原文，可作为自编游戏的起点"
        )
    )]
    Show(Named<ShowArgs>),
    #[command(
        about = say("Solve a position: who wins, by which moves, and why", "求解局面：谁胜、走哪些着、为什么"),
        override_usage = say(
            "bouton solve [OPTIONS] GAME [PARAMETER=VALUE]... COMPONENT...\n       bouton solve [OPTIONS] --batch [FILE]",
            "bouton solve [选项] 游戏 [参数=值]... 分量...\n      bouton solve [选项] --batch [文件]"
        ),
        after_help = solve::examples()
    )]
    Solve(Named<SolveArgs>),
    #[command(
        about = say("Tabulate a game over ranges of positions", "在给定范围内列出整张表"),
        override_usage = say(
            "bouton table [OPTIONS] GAME [PARAMETER=VALUE]... RANGE...",
            "bouton table [选项] 游戏 [参数=值]... 范围..."
        ),
        after_help = table::examples()
    )]
    Table(Named<TableArgs>),
    #[command(
        about = say("Check what a game claims against exhaustive search", "用穷举检验游戏的断言"),
        override_usage = say(
            "bouton check [OPTIONS] GAME [PARAMETER=VALUE]...",
            "bouton check [选项] 游戏 [参数=值]..."
        ),
        after_help = check::examples()
    )]
    Check(Named<CheckArgs>),
    #[command(
        about = say("Find claims that the rules imply, and prove them", "从规则中找出规律并加以证明"),
        override_usage = say(
            "bouton discover [OPTIONS] GAME [PARAMETER=VALUE]...",
            "bouton discover [选项] 游戏 [参数=值]..."
        ),
        after_help = discover::examples()
    )]
    Discover(Named<DiscoverArgs>),
    #[command(
        about = say("Nim-values of a heap game, and their period", "计算取石子博弈的 SG 值及其周期"),
        override_usage = say("bouton period [OPTIONS] CODE", "bouton period [选项] 代码"),
        after_help = period::examples()
    )]
    Period(Named<PeriodArgs>),
    #[command(
        about = say("Periods of all octal games of some digits", "若干位的全部八进制博弈及其周期"),
        override_usage = say("bouton census [OPTIONS] [CODE]...", "bouton census [选项] [代码]..."),
        after_help = census::examples()
    )]
    Census(Named<CensusArgs>),
    #[command(
        about = say("Prove what a game claims, for all positions, or refute it", "对所有局面证明游戏的断言，或推翻它"),
        override_usage = say(
            "bouton prove [OPTIONS] GAME [PARAMETER=VALUE]...",
            "bouton prove [选项] 游戏 [参数=值]..."
        ),
        after_help = prove::examples()
    )]
    Prove(Named<ProveArgs>),
    #[command(
        about = say("Check certificates of proofs", "检验证明的证书"),
        override_usage = say("bouton verify [OPTIONS] FILE...", "bouton verify [选项] 文件..."),
        after_help = prove::verify_examples()
    )]
    Verify(Named<VerifyArgs>),
    #[command(
        about = say("Play against the computer, line by line", "与电脑对弈，逐行输入"),
        override_usage = say(
            "bouton play [OPTIONS] GAME [PARAMETER=VALUE]... COMPONENT...",
            "bouton play [选项] 游戏 [参数=值]... 分量..."
        ),
        after_help = play::examples()
    )]
    Play(Named<PlayArgs>),
    #[command(
        about = say("Answer a problem of an online judge, in its own format", "按原题格式解答在线评测题"),
        override_usage = say(
            "bouton judge [OPTIONS] PROBLEM < INPUT > OUTPUT\n       bouton judge [OPTIONS] --list",
            "bouton judge [选项] 题号 < 输入 > 输出\n      bouton judge [选项] --list"
        ),
        after_help = judge::examples()
    )]
    Judge(Named<JudgeArgs>),
    #[command(
        about = say(
            "Solve a matrix of payoffs exactly: the value, and how each player mixes",
            "精确求解收益矩阵：值，以及双方如何混合"
        ),
        override_usage = say("bouton matrix [OPTIONS] FILE", "bouton matrix [选项] 文件"),
        after_help = matrix::examples()
    )]
    Matrix(Named<MatrixArgs>),
    #[command(
        about = say("Serve the workbench to a browser on this machine", "在本机为浏览器提供工作台"),
        override_usage = say("bouton serve [OPTIONS]", "bouton serve [选项]"),
        after_help = serve::examples()
    )]
    Serve(Named<ServeArgs>),
    #[command(
        about = say("Print game files in canonical form", "把游戏文件整理成规范格式"),
        override_usage = say("bouton fmt [OPTIONS] FILE...", "bouton fmt [选项] 文件..."),
        after_help = say(
            "Examples:
  bouton fmt my.game                   rewrite the file
  bouton fmt --check my.game           only say whether it is in canonical form (exit 1 if not)
  cat my.game | bouton fmt -           from stdin to stdout",
            "示例：
  bouton fmt my.game                   改写文件
  bouton fmt --check my.game           只检查是否规范（否则退出状态为 1）
  cat my.game | bouton fmt -           从标准输入到标准输出"
        )
    )]
    Fmt(Named<FmtArgs>),
    #[command(
        about = say("Print a completion script for a shell", "输出命令补全脚本"),
        override_usage = say("bouton completions SHELL", "bouton completions 外壳"),
        after_help = say(
            "Examples:
  bouton completions bash
  bouton completions fish",
            "示例：
  bouton completions bash
  bouton completions fish"
        )
    )]
    Completions(Named<CompletionsArgs>),
    #[command(
        about = say("Print the manual page", "输出手册页"),
        override_usage = say("bouton man [COMMAND]", "bouton man [命令]"),
        after_help = say(
            "Examples:
  bouton man
  bouton man solve",
            "示例：
  bouton man
  bouton man solve"
        )
    )]
    Man(Named<PageArgs>),
    #[command(
        about = say("Explain a command", "说明某个命令"),
        override_usage = say("bouton help [COMMAND]", "bouton help [命令]"),
        after_help = say(
            "Examples:
  bouton help
  bouton help solve",
            "示例：
  bouton help
  bouton help solve"
        )
    )]
    Help(Named<PageArgs>),
}

/// Arguments of `bouton show`.
#[derive(Args)]
pub(crate) struct ShowArgs {
    #[arg(value_name = say("GAME", "游戏"), help = game_help(), value_parser = minus::word)]
    pub(crate) game: String,
    #[arg(long, help = say("Print the text of the game's file alone", "只输出游戏文件原文"))]
    pub(crate) text: bool,
}

/// Arguments of `bouton fmt`.
#[derive(Args)]
pub(crate) struct FmtArgs {
    #[arg(
        required = true,
        value_name = say("FILE", "文件"),
        help = say("Game files; `-` is stdin", "游戏文件；`-` 表示标准输入")
    )]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, help = say(
        "Change nothing; name the files that are not in canonical form",
        "不改动；只指出不规范的文件"
    ))]
    pub(crate) check: bool,
}

/// Arguments of `bouton completions`.
#[derive(Args)]
pub(crate) struct CompletionsArgs {
    #[arg(
        value_name = say("SHELL", "外壳"),
        hide_possible_values = true,
        help = "bash, elvish, fish, powershell, zsh"
    )]
    pub(crate) shell: clap_complete::Shell,
}

/// Arguments of `bouton man` and `bouton help`.
#[derive(Args)]
pub(crate) struct PageArgs {
    #[arg(value_name = say("COMMAND", "命令"), help = say("The command; all of them without it", "命令名；不写则为总览"))]
    pub(crate) command: Option<String>,
}

/// Help of an argument that names a game.
fn game_help() -> &'static str {
    say("A game of the catalogue, or a .game file", "目录中的游戏，或一个 .game 文件")
}
