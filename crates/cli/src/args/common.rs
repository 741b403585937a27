//! Options common to all commands.

use crate::args::units;
use crate::speech::say;
use clap::{ArgAction, Args, ValueEnum};
use std::time::Duration;

/// Options common to all commands.
#[derive(Args)]
pub(crate) struct Common {
    #[arg(long, global = true, help_heading = heading(), help = say(phrases::options::JSON))]
    pub(crate) json: bool,
    #[arg(
        long,
        global = true,
        help_heading = heading(),
        hide_possible_values = true,
        value_name = "en|zh",
        help = say(phrases::options::LANG)
    )]
    pub(crate) lang: Option<LangName>,
    #[arg(
        long,
        global = true,
        help_heading = heading(),
        value_name = say(phrases::values::SIZE),
        value_parser = units::memory,
        help = say(phrases::options::MEMORY)
    )]
    pub(crate) memory: Option<u64>,
    #[arg(
        long,
        global = true,
        help_heading = heading(),
        value_name = say(phrases::values::TIME),
        value_parser = units::time,
        help = say(phrases::options::TIME)
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
        help = say(phrases::options::COLOR)
    )]
    pub(crate) color: ColourWhen,
    #[arg(long, global = true, help_heading = heading(), help = say(phrases::options::QUIET))]
    pub(crate) quiet: bool,
    #[arg(
        long,
        short = 'h',
        global = true,
        help_heading = heading(),
        action = ArgAction::HelpShort,
        help = say(phrases::options::HELP)
    )]
    help: Option<bool>,
    #[arg(
        long,
        short = 'V',
        global = true,
        help_heading = heading(),
        action = ArgAction::Version,
        help = say(phrases::options::VERSION)
    )]
    version: Option<bool>,
}

fn heading() -> &'static str {
    say(phrases::layout::EVERYWHERE)
}

/// A language, as written after `--lang`.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum LangName {
    /// English.
    En,
    /// Chinese.
    Zh,
}

impl From<LangName> for rules::Lang {
    fn from(name: LangName) -> rules::Lang {
        match name {
            LangName::En => rules::Lang::En,
            LangName::Zh => rules::Lang::Zh,
        }
    }
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

/// Names of the languages, as help shows them: `cpp|python|rust|java|go`.
pub(super) fn languages() -> String {
    bouton::emit::Language::ALL.iter().map(|language| language.name()).collect::<Vec<_>>().join("|")
}

/// The requested convention; the file's own if none is given.
#[derive(Args)]
pub(crate) struct Convention {
    #[arg(long, conflicts_with = "normal", help = say(phrases::options::MISERE))]
    pub(crate) misere: bool,
    #[arg(long, help = say(phrases::options::NORMAL))]
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
