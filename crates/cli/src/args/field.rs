//! Help of arguments that are fields of a request, from the descriptions of the operations.

use super::named::is_shown;
use crate::speech::{lang, tell};
use bouton::ops::{Bounds, description};
use phrases::usage;

/// Description of a field; nothing where no help will be printed, since making descriptions takes time.
pub(super) fn help(operation: &str, field: &str) -> String {
    if !is_shown() {
        return String::new();
    }
    let described = description::field(operation, field).unwrap_or_default();
    tell(&described).to_owned()
}

/// Description of a field, and its default.
pub(super) fn help_with(operation: &str, field: &str, default: &str) -> String {
    help(operation, field) + usage::default(default).get(lang())
}

/// Description of a field that is a number, and its default if it has one.
pub(super) fn numbered(operation: &str, field: &str, bounds: Bounds) -> String {
    match bounds.default {
        Some(default) => help_with(operation, field, &default.to_string()),
        None => help(operation, field),
    }
}
