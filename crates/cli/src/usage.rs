//! Mistakes in the command line itself, in the current language.

use crate::args::OutOfBounds;
use crate::args::minus::restore;
use crate::complaint::Complaint;
use crate::speech::tell;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use phrases::usage;
use rules::Text;
use words::Say;

/// Converts an error of the command line's parser.
pub(crate) fn complaint(error: &Error) -> Complaint {
    let argument = || text(error, ContextKind::InvalidArg);
    let value = || text(error, ContextKind::InvalidValue);
    let (code, message) = match error.kind() {
        ErrorKind::UnknownArgument => ("unknown-option", usage::unknown_option(&argument())),
        ErrorKind::InvalidSubcommand => {
            ("unknown-command", usage::unknown_command(&text(error, ContextKind::InvalidSubcommand)))
        }
        ErrorKind::MissingSubcommand => ("missing-command", usage::NO_COMMAND.text()),
        ErrorKind::MissingRequiredArgument => ("missing-argument", usage::missing(&argument())),
        ErrorKind::InvalidValue if value().is_empty() => ("missing-value", usage::no_value(&argument())),
        ErrorKind::ValueValidation if is_out_of_bounds(error) => {
            ("out-of-bounds", rejected(error, &argument(), &value()))
        }
        ErrorKind::ValueValidation => ("invalid-value", rejected(error, &argument(), &value())),
        ErrorKind::ArgumentConflict => {
            ("conflicting-options", conflict(&argument(), &text(error, ContextKind::PriorArg)))
        }
        ErrorKind::InvalidValue
        | ErrorKind::TooManyValues
        | ErrorKind::WrongNumberOfValues
        | ErrorKind::TooFewValues => ("invalid-value", usage::wrong_value(&argument(), &value())),
        ErrorKind::InvalidUtf8 => ("invalid-utf8", usage::NOT_UTF8.text()),
        _ => {
            let said = error.render().to_string();
            let said = said.trim_start_matches("error: ").trim_end();
            ("usage", Text { en: said.into(), zh: said.into() })
        }
    };
    Complaint::new(code, tell(&message)).help(tell(&help(error)))
}

/// Returns `true` for a number that its parser refuses, as operations refuse it.
fn is_out_of_bounds(error: &Error) -> bool {
    std::error::Error::source(error).is_some_and(|reason| reason.is::<OutOfBounds>())
}

/// A value rejected by one of our own value parsers, with its reason.
fn rejected(error: &Error, argument: &str, value: &str) -> Text {
    let option = argument.split(' ').next().unwrap_or_default();
    match std::error::Error::source(error) {
        Some(reason) => usage::rejected(option, &reason.to_string()),
        None => usage::wrong_value(argument, value),
    }
}

fn conflict(one: &str, other: &str) -> Text {
    if other.is_empty() { usage::repeated(one) } else { usage::conflict(one, other) }
}

/// Allowed or suggested values, and a reference to the help.
fn help(error: &Error) -> Text {
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .map(|kind| text(error, kind))
        .find(|near| !near.is_empty());
    let allowed = text(error, ContextKind::ValidValue);
    match near {
        Some(near) => usage::suggested(&near),
        None if !allowed.is_empty() => usage::allowed(&allowed),
        None => usage::SEE_HELP.text(),
    }
}

/// Context of this kind in the error, as text.
fn text(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => restore(text),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    }
}
