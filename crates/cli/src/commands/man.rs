//! `bouton man`: manual pages in the format of `man`.

use crate::commands::help;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use std::io::Write;

/// Prints the page of one command, or the general one.
pub(crate) fn run(command: Option<&str>, context: &mut Context) -> Result<Exit, Failure> {
    let mut page = Vec::new();
    clap_mangen::Man::new(help::find(command)?).render(&mut page)?;
    context.out.write_all(&page)?;
    Ok(Exit::Answered)
}
