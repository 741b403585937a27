//! Ends of items.
//!
//! An item ends at the end of a line, unless the line ends with a token that needs more or the next one
//! starts with a continuation. Adjacent operands never occur inside brackets, so the same holds there, and an
//! unclosed bracket affects only its own item.

use crate::letters::name_text;
use crate::token::{Kind, Token};
use crate::vocabulary::ITEM_WORDS;
use std::borrow::Cow;

/// Number of tokens in the first item; at least one if there are any.
pub fn item_length(text: &str, tokens: &[Token]) -> usize {
    for at in 1..tokens.len() {
        let (before, token) = (tokens[at - 1], tokens[at]);
        if token.separated {
            return at;
        }
        let more = || continues_value(text, &tokens[at..]) || continues_assumption(text, &tokens[at..]);
        if !token.starts_line || token.kind.continues() || more() {
            continue;
        }
        if !before.kind.needs_more() || starts_item(text, &tokens[at..]) {
            return at;
        }
    }
    tokens.len()
}

fn word<'t>(text: &'t str, token: &Token) -> Cow<'t, str> {
    name_text(text.get(token.span.start as usize..token.span.end as usize).unwrap_or_default())
}

/// Returns `true` if the line continues a periodic value: `repeat […]` or `plus 2`.
fn continues_value(text: &str, line: &[Token]) -> bool {
    match line {
        [first, second, ..] if first.kind == Kind::Name => match second.kind {
            Kind::OpenBracket => word(text, first) == "repeat",
            Kind::Number => word(text, first) == "plus",
            _ => false,
        },
        _ => false,
    }
}

/// Returns `true` if the line continues an assumption about moves: `for some r`, `only where …`.
fn continues_assumption(text: &str, line: &[Token]) -> bool {
    match line {
        [first, second, ..] if first.kind == Kind::Name => match second.kind {
            Kind::Name => word(text, first) == "for" && word(text, second) == "some",
            Kind::Where => word(text, first) == "only",
            _ => false,
        },
        _ => false,
    }
}

/// Returns `true` if the line that starts here is certainly a new item, even if the line before is
/// incomplete.
fn starts_item(text: &str, line: &[Token]) -> bool {
    let Some(first) = line.first().filter(|first| first.kind == Kind::Name) else { return false };
    let word = word(text, first);
    let next = line.get(1).filter(|next| !next.starts_line).map(|next| next.kind);
    if matches!(&*word, "P" | "N" | "D" | "value") {
        return matches!(next, Some(Kind::OpenParen | Kind::OpenBracket));
    }
    let known = ITEM_WORDS.contains(&&*word);
    known && next.map_or(matches!(&*word, "misere" | "unordered"), |next| !next.joins() && !next.closes())
}
