//! The command line: its commands and options, with help in both languages.

mod census;
mod check;
mod common;
mod discover;
mod dress;
mod field;
mod graph;
mod guess;
mod judge;
#[cfg(feature = "lsp")]
mod lsp;
mod matrix;
#[cfg(feature = "mcp")]
mod mcp;
pub(crate) mod minus;
mod misere;
mod named;
mod period;
mod play;
mod prove;
#[cfg(feature = "serve")]
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
pub(crate) use guess::GuessArgs;
pub(crate) use judge::JudgeArgs;
#[cfg(feature = "lsp")]
pub(crate) use lsp::LspArgs;
pub(crate) use matrix::MatrixArgs;
#[cfg(feature = "mcp")]
pub(crate) use mcp::McpArgs;
pub(crate) use named::{Named, of_words, whole};
pub(crate) use period::PeriodArgs;
pub(crate) use play::{First, PlayArgs};
pub(crate) use prove::{ProveArgs, VerifyArgs};
#[cfg(feature = "serve")]
pub(crate) use serve::ServeArgs;
pub(crate) use solve::SolveArgs;
pub(crate) use table::{Fleet, TableArgs};
pub(crate) use units::OutOfBounds;
use words::terminal;

use crate::completion;
use crate::speech::say;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// The version, the commit where it was built from a checkout, and the features.
fn version() -> String {
    let mut lines = vec![env!("CARGO_PKG_VERSION").to_owned()];
    lines.extend(option_env!("BOUTON_COMMIT").map(|commit| format!("commit {commit}")));
    let features: [(&str, bool); 3] =
        [("lsp", cfg!(feature = "lsp")), ("mcp", cfg!(feature = "mcp")), ("serve", cfg!(feature = "serve"))];
    let features: Vec<&str> = features.iter().filter(|(_, is_on)| *is_on).map(|(name, _)| *name).collect();
    lines.push(format!("features {}", if features.is_empty() { "none".into() } else { features.join(" ") }));
    lines.join("\n")
}

/// The whole command line.
#[derive(Parser)]
#[command(
    name = "bouton",
    version,
    long_version = version(),
    propagate_version = true,
    about = say(terminal::program::ABOUT),
    after_help = say(terminal::program::EXAMPLES)
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
        about = say(terminal::list::ABOUT),
        override_usage = say(terminal::list::USAGE),
        after_help = say(terminal::list::EXAMPLES)
    )]
    List,
    #[command(
        about = say(terminal::show::ABOUT),
        override_usage = say(terminal::show::USAGE),
        after_help = say(terminal::show::EXAMPLES)
    )]
    Show(Named<ShowArgs>),
    #[command(
        about = say(terminal::solve::ABOUT),
        override_usage = say(terminal::solve::USAGE),
        after_help = say(terminal::solve::EXAMPLES)
    )]
    Solve(Named<SolveArgs>),
    #[command(
        about = say(terminal::table::ABOUT),
        override_usage = say(terminal::table::USAGE),
        after_help = say(terminal::table::EXAMPLES)
    )]
    Table(Named<TableArgs>),
    #[command(
        about = say(terminal::check::ABOUT),
        override_usage = say(terminal::check::USAGE),
        after_help = say(terminal::check::EXAMPLES)
    )]
    Check(Named<CheckArgs>),
    #[command(
        about = say(terminal::discover::ABOUT),
        override_usage = say(terminal::discover::USAGE),
        after_help = say(terminal::discover::EXAMPLES)
    )]
    Discover(Named<DiscoverArgs>),
    #[command(
        about = say(terminal::period::ABOUT),
        override_usage = say(terminal::period::USAGE),
        after_help = say(terminal::period::EXAMPLES)
    )]
    Period(Named<PeriodArgs>),
    #[command(
        about = say(terminal::census::ABOUT),
        override_usage = say(terminal::census::USAGE),
        after_help = say(terminal::census::EXAMPLES)
    )]
    Census(Named<CensusArgs>),
    #[command(
        about = say(terminal::prove::ABOUT),
        override_usage = say(terminal::prove::USAGE),
        after_help = say(terminal::prove::EXAMPLES)
    )]
    Prove(Named<ProveArgs>),
    #[command(
        about = say(terminal::guess::ABOUT),
        override_usage = say(terminal::guess::USAGE),
        after_help = say(terminal::guess::EXAMPLES)
    )]
    Guess(Named<GuessArgs>),
    #[command(
        about = say(terminal::identify::ABOUT),
        override_usage = say(terminal::identify::USAGE),
        after_help = say(terminal::identify::EXAMPLES)
    )]
    Identify(Named<IdentifyArgs>),
    #[command(
        about = say(terminal::verify::ABOUT),
        override_usage = say(terminal::verify::USAGE),
        after_help = say(terminal::verify::EXAMPLES)
    )]
    Verify(Named<VerifyArgs>),
    #[command(
        about = say(terminal::play::ABOUT),
        override_usage = say(terminal::play::USAGE),
        after_help = say(terminal::play::EXAMPLES)
    )]
    Play(Named<PlayArgs>),
    #[command(
        about = say(terminal::judge::ABOUT),
        override_usage = say(terminal::judge::USAGE),
        after_help = say(terminal::judge::EXAMPLES)
    )]
    Judge(Named<JudgeArgs>),
    #[command(
        about = say(terminal::matrix::ABOUT),
        override_usage = say(terminal::matrix::USAGE),
        after_help = say(terminal::matrix::EXAMPLES)
    )]
    Matrix(Named<MatrixArgs>),
    #[cfg(feature = "serve")]
    #[command(
        about = say(terminal::serve::ABOUT),
        override_usage = say(terminal::serve::USAGE),
        after_help = say(terminal::serve::EXAMPLES)
    )]
    Serve(Named<ServeArgs>),
    #[cfg(feature = "mcp")]
    #[command(
        about = say(terminal::mcp::ABOUT),
        override_usage = say(terminal::mcp::USAGE),
        after_help = say(terminal::mcp::EXAMPLES)
    )]
    Mcp(Named<McpArgs>),
    #[cfg(feature = "lsp")]
    #[command(
        about = say(terminal::lsp::ABOUT),
        override_usage = say(terminal::lsp::USAGE),
        after_help = say(terminal::lsp::EXAMPLES)
    )]
    Lsp(Named<LspArgs>),
    #[command(
        about = say(terminal::fmt::ABOUT),
        override_usage = say(terminal::fmt::USAGE),
        after_help = say(terminal::fmt::EXAMPLES)
    )]
    Fmt(Named<FmtArgs>),
    #[command(
        about = say(terminal::completions::ABOUT),
        override_usage = say(terminal::completions::USAGE),
        after_help = say(terminal::completions::EXAMPLES)
    )]
    Completions(Named<CompletionsArgs>),
    #[command(
        about = say(terminal::man::ABOUT),
        override_usage = say(terminal::man::USAGE),
        after_help = say(terminal::man::EXAMPLES)
    )]
    Man(Named<ManArgs>),
    #[command(
        about = say(terminal::help::ABOUT),
        override_usage = say(terminal::help::USAGE),
        after_help = say(terminal::help::EXAMPLES)
    )]
    Help(Named<PageArgs>),
}

/// Arguments of `bouton show`.
#[derive(Args)]
pub(crate) struct ShowArgs {
    #[arg(value_name = say(terminal::values::GAME), help = say(terminal::show::GAME), value_parser = minus::word, add = completion::games())]
    pub(crate) game: String,
    #[arg(long, help = say(terminal::show::TEXT))]
    pub(crate) text: bool,
}

/// Arguments of `bouton identify`.
#[derive(Args)]
pub(crate) struct IdentifyArgs {
    #[arg(
        required = true,
        value_name = say(terminal::values::GAME),
        value_parser = minus::word,
        add = completion::games(),
        help = say(terminal::identify::GAME)
    )]
    pub(crate) game: Vec<String>,
}

/// Arguments of `bouton fmt`.
#[derive(Args)]
pub(crate) struct FmtArgs {
    #[arg(
        required = true,
        value_name = say(terminal::values::FILE),
        help = say(terminal::fmt::FILES)
    )]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, help = say(terminal::fmt::CHECK))]
    pub(crate) check: bool,
}

/// Arguments of `bouton completions`.
#[derive(Args)]
pub(crate) struct CompletionsArgs {
    #[arg(
        value_name = say(terminal::values::SHELL),
        hide_possible_values = true,
        help = "bash, elvish, fish, powershell, zsh"
    )]
    pub(crate) shell: clap_complete::Shell,
}

/// Arguments of `bouton man`.
#[derive(Args)]
pub(crate) struct ManArgs {
    #[arg(value_name = say(terminal::values::COMMAND), help = say(terminal::help::COMMAND))]
    pub(crate) command: Option<String>,
    #[arg(
        long,
        conflicts_with = "command",
        value_name = say(terminal::values::FOLDER),
        value_hint = clap::ValueHint::DirPath,
        help = say(terminal::man::FOLDER)
    )]
    pub(crate) folder: Option<PathBuf>,
}

/// Arguments of `bouton help`.
#[derive(Args)]
pub(crate) struct PageArgs {
    #[arg(value_name = say(terminal::values::COMMAND), help = say(terminal::help::COMMAND))]
    pub(crate) command: Option<String>,
}
