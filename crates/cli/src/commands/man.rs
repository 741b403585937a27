//! `bouton man`: manual pages in the format of `man`.

use crate::args::{ManArgs, whole};
use crate::commands::fmt::unwritable;
use crate::commands::help;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use clap::Command;
use clap_mangen::Man;
use serde_json::json;
use std::io::Write;
use std::path::Path;

/// Prints the page of one command, or the general one; or writes all of them.
pub(crate) fn run(args: &ManArgs, context: &mut Context) -> Result<Exit, Failure> {
    match &args.folder {
        Some(folder) => {
            let files = all(folder)?;
            if context.json {
                context.write_json(&json!({ "files": files }))?;
            } else {
                files.iter().try_for_each(|file| writeln!(context.out, "{file}"))?;
            }
        }
        None => context.out.write_all(&page(help::find(args.command.as_deref())?)?)?,
    }
    Ok(Exit::Answered)
}

/// Writes the pages of all commands, and names their files.
fn all(folder: &Path) -> Result<Vec<String>, Failure> {
    let folder_name = folder.to_string_lossy();
    std::fs::create_dir_all(folder).map_err(|error| unwritable(&folder_name, &error))?;
    let mut files = Vec::new();
    let commands = whole();
    let names = commands.get_subcommands().map(|command| Some(command.get_name()));
    for name in [None].into_iter().chain(names) {
        let file = name.map_or("bouton.1".to_owned(), |name| format!("bouton-{name}.1"));
        let path = folder.join(file);
        let file = path.to_string_lossy().into_owned();
        std::fs::write(&path, page(help::find(name)?)?).map_err(|error| unwritable(&file, &error))?;
        files.push(file);
    }
    Ok(files)
}

fn page(command: Command) -> Result<Vec<u8>, Failure> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(page)
}
