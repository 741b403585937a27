//! A position such as `-3` is wrong, but it is a position: it must not be parsed as an option.
//!
//! Before the command line is parsed the hyphen before a digit is replaced by a minus sign, and restored once
//! the argument has been assigned. (An argument list that accepts any hyphen would swallow the options after
//! it.)

use std::ffi::OsString;

const MINUS: char = '\u{2212}';

/// Replaces hyphens before digits.
pub(crate) fn disguise(argument: OsString) -> OsString {
    match argument.to_str().and_then(|text| text.strip_prefix('-')) {
        Some(rest) if rest.starts_with(|c: char| c.is_numeric()) => format!("{MINUS}{rest}").into(),
        _ => argument,
    }
}

/// Reverses [`disguise`].
pub(crate) fn restore(text: &str) -> String {
    match text.strip_prefix(MINUS) {
        Some(rest) => format!("-{rest}"),
        None => text.to_owned(),
    }
}

/// [`restore`] as a value parser of the command line.
pub(crate) fn word(text: &str) -> Result<String, std::convert::Infallible> {
    Ok(restore(text))
}
