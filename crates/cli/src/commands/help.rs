//! `bouton help`: the same page as `--help`.

use crate::args::whole;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::tell;
use clap::Command;
use phrases::usage;
use std::io::Write;

/// Prints the page of one command, or the general one.
pub(crate) fn run(command: Option<&str>, context: &mut Context) -> Result<Exit, Failure> {
    let page = find(command)?.render_help();
    write!(context.out, "{}", page.ansi())?;
    Ok(Exit::Answered)
}

/// The command with this name, under its full name as in help pages.
pub(crate) fn find(name: Option<&str>) -> Result<Command, Failure> {
    let mut all = whole();
    all.build();
    let Some(name) = name else { return Ok(all) };
    match all.find_subcommand(name) {
        Some(found) => {
            let full = format!("bouton-{name}");
            Ok(found.clone().display_name(full))
        }
        None => {
            let names: Vec<&str> = all.get_subcommands().map(Command::get_name).collect();
            let (message, help) = (usage::unknown_command(name), usage::allowed(&names.join(", ")));
            Err(Complaint::new("unknown-command", tell(&message)).help(tell(&help)).into())
        }
    }
}
