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
    about = say(phrases::program::ABOUT),
    after_help = say(phrases::program::EXAMPLES)
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
        about = say(phrases::list::ABOUT),
        override_usage = say(phrases::list::USAGE),
        after_help = say(phrases::list::EXAMPLES)
    )]
    List,
    #[command(
        about = say(phrases::show::ABOUT),
        override_usage = say(phrases::show::USAGE),
        after_help = say(phrases::show::EXAMPLES)
    )]
    Show(Named<ShowArgs>),
    #[command(
        about = say(phrases::solve::ABOUT),
        override_usage = say(phrases::solve::USAGE),
        after_help = say(phrases::solve::EXAMPLES)
    )]
    Solve(Named<SolveArgs>),
    #[command(
        about = say(phrases::table::ABOUT),
        override_usage = say(phrases::table::USAGE),
        after_help = say(phrases::table::EXAMPLES)
    )]
    Table(Named<TableArgs>),
    #[command(
        about = say(phrases::check::ABOUT),
        override_usage = say(phrases::check::USAGE),
        after_help = say(phrases::check::EXAMPLES)
    )]
    Check(Named<CheckArgs>),
    #[command(
        about = say(phrases::discover::ABOUT),
        override_usage = say(phrases::discover::USAGE),
        after_help = say(phrases::discover::EXAMPLES)
    )]
    Discover(Named<DiscoverArgs>),
    #[command(
        about = say(phrases::period::ABOUT),
        override_usage = say(phrases::period::USAGE),
        after_help = say(phrases::period::EXAMPLES)
    )]
    Period(Named<PeriodArgs>),
    #[command(
        about = say(phrases::census::ABOUT),
        override_usage = say(phrases::census::USAGE),
        after_help = say(phrases::census::EXAMPLES)
    )]
    Census(Named<CensusArgs>),
    #[command(
        about = say(phrases::prove::ABOUT),
        override_usage = say(phrases::prove::USAGE),
        after_help = say(phrases::prove::EXAMPLES)
    )]
    Prove(Named<ProveArgs>),
    #[command(
        about = say(phrases::guess::ABOUT),
        override_usage = say(phrases::guess::USAGE),
        after_help = say(phrases::guess::EXAMPLES)
    )]
    Guess(Named<GuessArgs>),
    #[command(
        about = say(phrases::identify::ABOUT),
        override_usage = say(phrases::identify::USAGE),
        after_help = say(phrases::identify::EXAMPLES)
    )]
    Identify(Named<IdentifyArgs>),
    #[command(
        about = say(phrases::verify::ABOUT),
        override_usage = say(phrases::verify::USAGE),
        after_help = say(phrases::verify::EXAMPLES)
    )]
    Verify(Named<VerifyArgs>),
    #[command(
        about = say(phrases::play::ABOUT),
        override_usage = say(phrases::play::USAGE),
        after_help = say(phrases::play::EXAMPLES)
    )]
    Play(Named<PlayArgs>),
    #[command(
        about = say(phrases::judge::ABOUT),
        override_usage = say(phrases::judge::USAGE),
        after_help = say(phrases::judge::EXAMPLES)
    )]
    Judge(Named<JudgeArgs>),
    #[command(
        about = say(phrases::matrix::ABOUT),
        override_usage = say(phrases::matrix::USAGE),
        after_help = say(phrases::matrix::EXAMPLES)
    )]
    Matrix(Named<MatrixArgs>),
    #[cfg(feature = "serve")]
    #[command(
        about = say(phrases::serve::ABOUT),
        override_usage = say(phrases::serve::USAGE),
        after_help = say(phrases::serve::EXAMPLES)
    )]
    Serve(Named<ServeArgs>),
    #[cfg(feature = "mcp")]
    #[command(
        about = say(phrases::mcp::ABOUT),
        override_usage = say(phrases::mcp::USAGE),
        after_help = say(phrases::mcp::EXAMPLES)
    )]
    Mcp(Named<McpArgs>),
    #[cfg(feature = "lsp")]
    #[command(
        about = say(phrases::lsp::ABOUT),
        override_usage = say(phrases::lsp::USAGE),
        after_help = say(phrases::lsp::EXAMPLES)
    )]
    Lsp(Named<LspArgs>),
    #[command(
        about = say(phrases::fmt::ABOUT),
        override_usage = say(phrases::fmt::USAGE),
        after_help = say(phrases::fmt::EXAMPLES)
    )]
    Fmt(Named<FmtArgs>),
    #[command(
        about = say(phrases::completions::ABOUT),
        override_usage = say(phrases::completions::USAGE),
        after_help = say(phrases::completions::EXAMPLES)
    )]
    Completions(Named<CompletionsArgs>),
    #[command(
        about = say(phrases::man::ABOUT),
        override_usage = say(phrases::man::USAGE),
        after_help = say(phrases::man::EXAMPLES)
    )]
    Man(Named<ManArgs>),
    #[command(
        about = say(phrases::help::ABOUT),
        override_usage = say(phrases::help::USAGE),
        after_help = say(phrases::help::EXAMPLES)
    )]
    Help(Named<PageArgs>),
}

/// Arguments of `bouton show`.
#[derive(Args)]
pub(crate) struct ShowArgs {
    #[arg(value_name = say(phrases::values::GAME), help = say(phrases::show::GAME), value_parser = minus::word, add = completion::games())]
    pub(crate) game: String,
    #[arg(long, help = say(phrases::show::TEXT))]
    pub(crate) text: bool,
}

/// Arguments of `bouton identify`.
#[derive(Args)]
pub(crate) struct IdentifyArgs {
    #[arg(
        required = true,
        value_name = say(phrases::values::GAME),
        value_parser = minus::word,
        add = completion::games(),
        help = say(phrases::identify::GAME)
    )]
    pub(crate) game: Vec<String>,
}

/// Arguments of `bouton fmt`.
#[derive(Args)]
pub(crate) struct FmtArgs {
    #[arg(
        required = true,
        value_name = say(phrases::values::FILE),
        help = say(phrases::fmt::FILES)
    )]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, help = say(phrases::fmt::CHECK))]
    pub(crate) check: bool,
}

/// Arguments of `bouton completions`.
#[derive(Args)]
pub(crate) struct CompletionsArgs {
    #[arg(
        value_name = say(phrases::values::SHELL),
        hide_possible_values = true,
        help = "bash, elvish, fish, powershell, zsh"
    )]
    pub(crate) shell: clap_complete::Shell,
}

/// Arguments of `bouton man`.
#[derive(Args)]
pub(crate) struct ManArgs {
    #[arg(value_name = say(phrases::values::COMMAND), help = say(phrases::help::COMMAND))]
    pub(crate) command: Option<String>,
    #[arg(
        long,
        conflicts_with = "command",
        value_name = say(phrases::values::FOLDER),
        value_hint = clap::ValueHint::DirPath,
        help = say(phrases::man::FOLDER)
    )]
    pub(crate) folder: Option<PathBuf>,
}

/// Arguments of `bouton help`.
#[derive(Args)]
pub(crate) struct PageArgs {
    #[arg(value_name = say(phrases::values::COMMAND), help = say(phrases::help::COMMAND))]
    pub(crate) command: Option<String>,
}
