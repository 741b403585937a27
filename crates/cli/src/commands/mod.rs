//! The commands, one a file.

mod completions;
mod help;
mod list;
mod man;
mod show;

use crate::args::Command;
use crate::context::Context;
use crate::failure::{Exit, Failure};

/// Runs a command.
pub(crate) fn run(command: Command, context: &mut Context) -> Result<Exit, Failure> {
    match command {
        Command::List => list::run(context),
        Command::Show(args) => show::run(&args, context),
        Command::Completions(args) => completions::run(args.shell, context),
        Command::Man(args) => man::run(args.command.as_deref(), context),
        Command::Help(args) => help::run(args.command.as_deref(), context),
        _ => Ok(Exit::Answered),
    }
}
