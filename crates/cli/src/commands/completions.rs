//! `bouton completions`: a completion script for a shell.

use crate::args::whole;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use clap_complete::Shell;
use std::io::Write;

/// Prints the script.
pub(crate) fn run(shell: Shell, context: &mut Context) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut whole(), "bouton", &mut script);
    context.out.write_all(&script)?;
    Ok(Exit::Answered)
}
