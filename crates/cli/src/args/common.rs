//! Options common to all commands.

use crate::args::units;
use crate::speech::say;
use clap::{ArgAction, Args, ValueEnum};
use std::time::Duration;

/// Options common to all commands.
#[derive(Args)]
pub(crate) struct Common {
    #[arg(long, global = true, help_heading = heading(), help = say("Answer with one JSON object", "以一个 JSON 对象回答"))]
    pub(crate) json: bool,
    #[arg(
        long,
        global = true,
        help_heading = heading(),
        hide_possible_values = true,
        value_name = "en|zh",
        help = say("Language; from the locale if not given", "语言；默认取自系统区域设置")
    )]
    pub(crate) lang: Option<LangName>,
    #[arg(
        long,
        global = true,
        help_heading = heading(),
        value_name = say("SIZE", "大小"),
        value_parser = units::memory,
        help = say(
            "Use at most so much memory (500M, 2G); three quarters of what is free if not given",
            "内存上限（500M、2G）；默认为空闲内存的四分之三"
        )
    )]
    pub(crate) memory: Option<u64>,
    #[arg(
        long,
        global = true,
        help_heading = heading(),
        value_name = say("TIME", "时间"),
        value_parser = units::time,
        help = say("Work at most so long (30s, 2m30s, 1h); unlimited if not given", "时间上限（30s、2m30s、1h）；默认不限")
    )]
    pub(crate) time: Option<Duration>,
    #[arg(
        long,
        global = true,
        help_heading = heading(),
        hide_possible_values = true,
        hide_default_value = true,
        default_value = "auto",
        value_name = "auto|always|never",
        help = say("Colours; `auto` means on a terminal unless NO_COLOR is set", "颜色；`auto` 表示在终端上且未设 NO_COLOR 时使用")
    )]
    pub(crate) color: ColourWhen,
    #[arg(long, global = true, help_heading = heading(), help = say("Show no progress on stderr; BOUTON_QUIET does the same", "不在标准错误显示进度；环境变量 BOUTON_QUIET 作用相同"))]
    pub(crate) quiet: bool,
    #[arg(
        long,
        short = 'h',
        global = true,
        help_heading = heading(),
        action = ArgAction::HelpShort,
        help = say("Print this help", "显示本帮助")
    )]
    help: Option<bool>,
    #[arg(
        long,
        short = 'V',
        global = true,
        help_heading = heading(),
        action = ArgAction::Version,
        help = say("Print the version", "显示版本")
    )]
    version: Option<bool>,
}

fn heading() -> &'static str {
    say("Everywhere", "通用选项")
}

/// A language, as written after `--lang`.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum LangName {
    /// English.
    En,
    /// Chinese.
    Zh,
}

/// Setting of `--color`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColourWhen {
    /// On a terminal, unless the environment says otherwise.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Request for a program.
#[derive(Args)]
pub(crate) struct Emit {
    #[arg(
        long,
        hide_possible_values = true,
        value_parser = units::named(bouton::emit::Language::ALL, bouton::emit::Language::name),
        value_name = languages(),
        help = say(
            "Write a program instead: who wins, and a winning move",
            "改为输出程序：判断胜负并给出一个制胜着法"
        )
    )]
    pub(crate) emit: Option<bouton::emit::Language>,
}

/// Names of the languages, as help shows them: `cpp|python|rust`.
fn languages() -> String {
    bouton::emit::Language::ALL.iter().map(|language| language.name()).collect::<Vec<_>>().join("|")
}

/// The requested convention; the file's own if none is given.
#[derive(Args)]
pub(crate) struct Convention {
    #[arg(long, conflicts_with = "normal", help = say("Misère play: who cannot move wins", "反常规则：无着可走者胜"))]
    pub(crate) misere: bool,
    #[arg(long, help = say(
        "Normal play: who cannot move loses; the default unless the game says otherwise",
        "正常规则：无着可走者负；除游戏另有规定外为默认"
    ))]
    pub(crate) normal: bool,
}

impl Convention {
    /// Returns the requested convention.
    pub(crate) fn asked(&self) -> Option<rules::Convention> {
        match (self.misere, self.normal) {
            (true, _) => Some(rules::Convention::Misere),
            (false, true) => Some(rules::Convention::Normal),
            (false, false) => None,
        }
    }
}
