//! `bouton completions`: a script by which a shell completes words.

use crate::completion;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use clap_complete::Shell;
use std::io::Write;

/// Prints the script.
pub(crate) fn run(shell: Shell, context: &mut Context) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    completion::register(shell, &mut script)?;
    context.out.write_all(&script)?;
    Ok(Exit::Answered)
}
