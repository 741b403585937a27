//! The commands, one a file.

mod batch;
mod census;
mod check;
mod completions;
mod discover;
mod drawing;
mod emitted;
mod fmt;
mod help;
mod judge;
mod list;
mod man;
mod matrix;
mod misere;
mod period;
mod play;
mod prove;
mod serve;
mod show;
mod solve;
mod table;
mod verify;

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
        Command::Solve(args) => solve::run(&args, context),
        Command::Table(args) => table::run(&args, context),
        Command::Discover(args) => discover::run(&args, context),
        Command::Census(args) => census::run(&args, context),
        Command::Period(args) => period::run(&args, context),
        Command::Prove(args) => prove::run(&args, context),
        Command::Verify(args) => verify::run(&args, context),
        Command::Check(args) => check::run(&args, context),
        Command::Matrix(args) => matrix::run(&args, context),
        Command::Play(args) => play::run(&args, context),
        Command::Judge(args) => judge::run(&args, context),
        Command::Serve(args) => serve::run(&args, context),
        Command::Fmt(args) => fmt::run(&args, context),
    }
}
