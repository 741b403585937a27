//! Phrases that sentences are made of, in English.

use crate::Sort;
use crate::problem::{Construct, FoundToken};
use crate::words::quote::{self, code};
use dashu_int::UBig;

pub(super) fn list(all: &[impl AsRef<str>]) -> String {
    quote::list(all, ", ", " or ")
}

pub(super) fn all(all: &[impl AsRef<str>]) -> String {
    quote::list(all, ", ", ", ")
}

pub(super) fn bounds(least: &Option<UBig>, most: &Option<UBig>) -> String {
    let shown = |bound: &UBig| code(&bound.to_string());
    match (least, most) {
        (Some(least), Some(most)) => format!("must lie between {} and {}", shown(least), shown(most)),
        (Some(least), None) => format!("must be at least {}", shown(least)),
        (None, Some(most)) => format!("must be at most {}", shown(most)),
        (None, None) => "is out of bounds".to_string(),
    }
}

pub(super) fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

pub(super) fn numbers(number: usize) -> String {
    count(number, "number", "numbers")
}

pub(super) fn sort(sort: Sort) -> &'static str {
    match sort {
        Sort::Natural => "a natural number",
        Sort::Set => "a set of numbers",
        Sort::Choice => "one of its words",
        Sort::Octal => "an octal code",
        Sort::Hexadecimal => "a hexadecimal code",
        Sort::Graph => "a list of edges",
        Sort::Text => "a text",
        Sort::Tuples(2) => "a set of pairs",
        Sort::Tuples(_) => "a set of triples",
        Sort::List => "a list of numbers",
    }
}

pub(super) fn construct(construct: Construct) -> String {
    match construct {
        Construct::Literally(all) => return list(all),
        Construct::Expression => "a number, a name or a parenthesis",
        Construct::Name => "a name",
        Construct::Number => "a natural number",
        Construct::Text => "a text in quotes",
        Construct::Component => "a position such as `(a, b)` or `[.., a, ..]`",
        Construct::Language => "the language of the text, `en` or `zh`",
        Construct::Verdict => "`lost`, `won` or `draw`",
        Construct::Outcome => "`P`, `N` or `D`",
        Construct::Tuple => "a tuple such as `(1, 2)`",
        Construct::ListOfNumbers => "a list of numbers such as `[3, 1, 2]`",
        Construct::SetOfNumbers => "a set such as `{1, 3..5}`",
        Construct::AssumedSet => "a set such as `{1..5}`, `{q: odd(q)}` or `prime`",
        Construct::GameName => "the name of a game",
        Construct::EndOfLine => "the end of the line",
        Construct::Transition => "a transition such as `0 -> a`",
        Construct::Argument => "a value such as `3`, `{1, 3}` or a word",
        Construct::Cell => "the name of a cell",
        Construct::Letter => "the name of a letter",
        Construct::Condition => "a condition such as `u next to v`",
        Construct::Board => "a board such as `grid(r, c)`",
    }
    .to_string()
}

pub(super) fn found(found: &FoundToken) -> String {
    match found {
        FoundToken::End => "the line ends".to_string(),
        FoundToken::Token(text) => format!("found {}", code(text)),
    }
}

pub(super) fn did_you_mean(suggestion: &Option<String>, otherwise: &str) -> String {
    match suggestion {
        Some(word) => format!("did you mean {}?", code(word)),
        None => otherwise.to_string(),
    }
}

/// Letters that distinguish a name from another; empty if there are none.
pub(super) fn among(letters: &[String]) -> String {
    if letters.is_empty() { String::new() } else { format!(", with {}", letters.join(", ")) }
}
