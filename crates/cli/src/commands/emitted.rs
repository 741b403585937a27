//! Programs on standard output, for commands with `--emit`.

use crate::args::EmitLanguage;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::lang;
use crate::terminal::complain;
use bouton::emit::{Language, Unwritten};
use rules::Lang;
use serde_json::{Value, json};
use std::io::Write;

/// Writes the program, or adds it to the data; the findings go to standard error, even if no program can be
/// written. Having no claim to write is not an error here: the exit status reports it.
pub(crate) fn program(
    wanted: EmitLanguage,
    write: impl FnOnce(Language, Lang) -> Result<String, Unwritten>,
    said: &str,
    data: Option<Value>,
    exit: Exit,
    context: &mut Context,
) -> Result<Exit, Failure> {
    let written = match write(wanted.language(), context.lang) {
        Ok(text) => Some(Ok(text)),
        Err(Unwritten::NoClaim) if exit != Exit::Answered => None,
        Err(unwritten) => Some(Err(unwritten.message().get(lang()).to_owned())),
    };
    if let Some(mut data) = data {
        data["program"] = match &written {
            Some(Ok(text)) => json!({ "language": wanted.name(), "text": text }),
            Some(Err(message)) => json!({ "language": wanted.name(), "text": null, "message": message }),
            None => Value::Null,
        };
        context.write_json(&data)?;
    } else {
        complain(said);
        if let Some(Ok(text)) = &written {
            write!(context.out, "{text}")?;
        }
    }
    let Some(Err(message)) = written else { return Ok(exit) };
    complain(&(Complaint::new("cannot-be-written", message).render() + "\n"));
    // The result was found, but cannot be written as a program.
    Ok(if exit == Exit::Answered { Exit::Wrong } else { exit })
}
