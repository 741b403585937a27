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

/// Writes the program, or puts it into the data; what was found out goes to standard error. That there is no claim to
/// write is no mistake: the exit status says it.
pub(crate) fn program(
    wanted: EmitLanguage,
    write: impl FnOnce(Language, Lang) -> Result<String, Unwritten>,
    said: &str,
    data: Option<Value>,
    exit: Exit,
    context: &mut Context,
) -> Result<Exit, Failure> {
    let text = match write(wanted.language(), context.lang) {
        Ok(text) => Some(text),
        Err(Unwritten::NoClaim) if exit != Exit::Answered => None,
        Err(unwritten) => {
            let message = unwritten.message().get(lang()).to_owned();
            return Err(Complaint::new("cannot-be-written", message).into());
        }
    };
    if let Some(mut data) = data {
        data["program"] = match text {
            Some(text) => json!({ "language": wanted.name(), "text": text }),
            None => Value::Null,
        };
        context.write_json(&data)?;
        return Ok(exit);
    }
    complain(said);
    if let Some(text) = text {
        write!(context.out, "{text}")?;
    }
    Ok(exit)
}
