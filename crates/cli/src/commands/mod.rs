//! Commands, one per file.

mod batch;
mod census;
mod check;
mod completions;
mod discover;
mod divided;
mod drawing;
mod emitted;
mod fmt;
mod guess;
mod help;
mod identify;
mod judge;
mod list;
#[cfg(feature = "lsp")]
mod lsp;
mod man;
mod matrix;
#[cfg(feature = "mcp")]
mod mcp;
mod misere;
mod period;
mod play;
mod prove;
#[cfg(feature = "serve")]
mod serve;
mod show;
mod solve;
mod table;
mod verify;

pub(crate) use completions::answer as answer_shell;

use crate::args::{Command, Named};
use crate::context::Context;
use crate::failure::{Exit, Failure};

/// Runs a command.
pub(crate) fn run(command: Command, context: &mut Context) -> Result<Exit, Failure> {
    match command {
        Command::List => list::run(context),
        Command::Show(Named(args)) => show::run(&args, context),
        Command::Completions(Named(args)) => completions::run(args.shell, context),
        Command::Man(Named(args)) => man::run(&args, context),
        Command::Help(Named(args)) => help::run(args.command.as_deref(), context),
        Command::Solve(Named(args)) => solve::run(&args, context),
        Command::Table(Named(args)) => table::run(&args, context),
        Command::Discover(Named(args)) => discover::run(&args, context),
        Command::Census(Named(args)) => census::run(&args, context),
        Command::Period(Named(args)) => period::run(&args, context),
        Command::Guess(Named(args)) => guess::run(&args, context),
        Command::Identify(Named(args)) => identify::run(&args, context),
        Command::Prove(Named(args)) => prove::run(&args, context),
        Command::Verify(Named(args)) => verify::run(&args, context),
        Command::Check(Named(args)) => check::run(&args, context),
        Command::Matrix(Named(args)) => matrix::run(&args, context),
        Command::Play(Named(args)) => play::run(&args, context),
        Command::Judge(Named(args)) => judge::run(&args, context),
        #[cfg(feature = "serve")]
        Command::Serve(Named(args)) => serve::run(&args, context),
        #[cfg(feature = "mcp")]
        Command::Mcp(Named(args)) => mcp::run(&args, context),
        #[cfg(feature = "lsp")]
        Command::Lsp(Named(args)) => lsp::run(&args, context),
        Command::Fmt(Named(args)) => fmt::run(&args, context),
    }
}
