//! A position such as `-3` is wrong, but it is a position: it shall not be taken for an option.
//!
//! Before the command line is parsed the hyphen in front of a digit is disguised as a minus sign, and restored
//! when the argument has found its place. (Letting an argument list take any hyphen instead would make it swallow
//! the options that follow it.)

use std::ffi::OsString;

const MINUS: char = '\u{2212}';

/// Disguises hyphens in front of digits.
pub(crate) fn disguise(argument: OsString) -> OsString {
    match argument.to_str().and_then(|text| text.strip_prefix('-')) {
        Some(rest) if rest.starts_with(|c: char| c.is_numeric()) => format!("{MINUS}{rest}").into(),
        _ => argument,
    }
}

/// Restores what [`disguise`] has done.
pub(crate) fn restore(text: &str) -> String {
    match text.strip_prefix(MINUS) {
        Some(rest) => format!("-{rest}"),
        None => text.to_owned(),
    }
}

/// [`restore`] in the form that the parser of the command line wants.
pub(crate) fn word(text: &str) -> Result<String, std::convert::Infallible> {
    Ok(restore(text))
}
