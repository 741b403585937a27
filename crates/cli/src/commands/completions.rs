//! `bouton completions`: a script by which a shell completes words.
//!
//! The shell runs the program with the words of the line (`COMPLETE=bash bouton -- bouton solve ra`); `clap_complete` knows commands
//! and options, and asks `completion` for the rest.

use crate::args::whole;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use clap_complete::Shell;
use clap_complete::env::{CompleteEnv, Shells};
use std::env;
use std::io::{self, Write};

/// Variable by which a shell asks.
const ASKED: &str = "COMPLETE";

/// Prints the script.
pub(crate) fn run(shell: Shell, context: &mut Context) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    let shells = Shells::builtins();
    let Some(completer) = shells.completer(&shell.to_string()) else {
        return Err(io::Error::from(io::ErrorKind::Unsupported).into());
    };
    completer.write_registration(ASKED, "bouton", "bouton", "bouton", &mut script)?;
    context.out.write_all(&script)?;
    Ok(Exit::Answered)
}

/// Answers a shell that asks for completions, and ends the program; returns if none does.
pub(crate) fn answer() {
    if env::var_os(ASKED).is_some() {
        CompleteEnv::with_factory(whole).bin("bouton").complete();
    }
}
