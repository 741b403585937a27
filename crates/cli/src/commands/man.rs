//! `bouton man`: manual pages in the format of `man`.

use crate::args::{ManArgs, whole};
use crate::commands::fmt::unwritable;
use crate::commands::help;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use clap::Command;
use clap_mangen::Man;
use std::io::Write;
use std::path::Path;

/// Prints the page of one command, or the general one; or writes all of them.
pub(crate) fn run(args: &ManArgs, context: &mut Context) -> Result<Exit, Failure> {
    match &args.folder {
        Some(folder) => all(folder)?,
        None => context.out.write_all(&page(help::find(args.command.as_deref())?)?)?,
    }
    Ok(Exit::Answered)
}

/// Writes the pages of all commands.
fn all(folder: &Path) -> Result<(), Failure> {
    let commands = whole();
    let names = commands.get_subcommands().map(|command| Some(command.get_name()));
    for name in [None].into_iter().chain(names) {
        let file = name.map_or("bouton.1".to_owned(), |name| format!("bouton-{name}.1"));
        let path = folder.join(file);
        let written = std::fs::write(&path, page(help::find(name)?)?);
        written.map_err(|error| unwritable(&path.to_string_lossy(), &error))?;
    }
    Ok(())
}

fn page(command: Command) -> Result<Vec<u8>, Failure> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(page)
}
