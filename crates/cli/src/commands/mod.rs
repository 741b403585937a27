//! The commands, one a file.

mod completions;
mod help;
mod list;
mod man;
mod show;

use crate::args::Command;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::say;

/// Runs a command.
pub(crate) fn run(command: Command, context: &mut Context) -> Result<Exit, Failure> {
    match command {
        Command::List => list::run(context),
        Command::Show(args) => show::run(&args, context),
        Command::Completions(args) => completions::run(args.shell, context),
        Command::Man(args) => man::run(args.command.as_deref(), context),
        Command::Help(args) => help::run(args.command.as_deref(), context),
        // these wait for moves, answers and the formatter to come from below
        Command::Solve(_) | Command::Table(_) | Command::Check(_) | Command::Play(_) | Command::Fmt(_) => {
            let message = say("this command is not part of this build yet", "此版本尚未包含该命令");
            Err(Complaint::new("not-built", message).into())
        }
    }
}
