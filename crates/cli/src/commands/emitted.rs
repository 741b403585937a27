//! Programs on standard output, where an answer was asked for as one.

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

/// Writes the program, or puts it into the data; what was found out goes to standard error, also if no program can be
/// written. That there is no claim to write is no mistake: the exit status says it.
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
    // What was asked for could be found out, but not be written.
    Ok(if exit == Exit::Answered { Exit::Wrong } else { exit })
}
