//! Programs on standard output, for commands with `--emit`.

use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::tell;
use crate::terminal::complain;
use bouton::emit::Unwritten;
use bouton::ops::Emitted;
use bouton::words::Say;
use serde_json::Value;
use std::io::Write;

/// Writes the program, or the data, which has it; the findings go to standard error, even if no program can be
/// written. Having no claim to write is not an error here: the exit status reports it.
pub(crate) fn program(
    program: &Emitted,
    said: &str,
    data: Option<Value>,
    exit: Exit,
    context: &mut Context,
) -> Result<Exit, Failure> {
    let written = program.text(context.lang);
    let nothing = matches!(written, Err(Unwritten::NoClaim)) && exit != Exit::Answered;
    if let Some(mut data) = data {
        if nothing {
            data["program"] = Value::Null;
        }
        context.write_json(&data)?;
    } else {
        complain(said);
        if let Some(note) = program.instead(context.lang) {
            complain(&(tell(&note).to_owned() + "\n"));
        }
        if let Ok(text) = written {
            write!(context.out, "{text}")?;
        }
    }
    let Some(unwritten) = written.err().filter(|_| !nothing) else { return Ok(exit) };
    let message = unwritten.text().get(context.lang).to_owned();
    complain(&(Complaint::new("cannot-be-written", message).render() + "\n"));
    // The result was found, but cannot be written as a program.
    Ok(if exit == Exit::Answered { Exit::Wrong } else { exit })
}
