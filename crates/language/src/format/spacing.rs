//! Spelling of a token, and spacing before it.

use crate::ast::{Item, ItemKind};
use crate::letters::name_text;
use crate::letters::narrowed;
use crate::parser::string_value;
use crate::token::{Kind, Token};

/// A token in canonical spelling.
pub fn spelling(text: &str, token: Token) -> String {
    let source = text.get(token.span.start as usize..token.span.end as usize).unwrap_or_default();
    match token.kind {
        Kind::Name => name_text(source).into_owned(),
        Kind::Number => narrowed(source).into_owned(),
        Kind::Text => format!("\"{}\"", string_value(source).replace('\\', "\\\\").replace('"', "\\\"")),
        kind => kind.spelling().to_string(),
    }
}

/// Returns `true` if there is a blank before the token at `at` of a text, given that the token before it is on the same
/// line.
pub(super) fn blank_before(text: &str, item: &Item, tokens: &[Token], at: usize, depth: usize) -> bool {
    let Some(before) = at.checked_sub(1) else { return false };
    let (last, next) = (tokens[before].kind, tokens[at].kind);
    if last.opens() || next.closes() || matches!(next, Kind::Comma | Kind::Colon) {
        return false;
    }
    let close = |kind| matches!(kind, Kind::Star | Kind::Slash);
    if close(last) || close(next) {
        return false;
    }
    if next == Kind::Dots {
        return matches!(last, Kind::Comma | Kind::Plus);
    }
    if last == Kind::Dots {
        return false;
    }
    // `example m=3 (21) is N`
    let example = matches!(item.kind, ItemKind::Example(_) | ItemKind::Begin(_));
    if example && depth == 0 && (last == Kind::Equal || next == Kind::Equal) {
        return false;
    }
    // `[a-b, ..]`, `[0-1, 1-2]`: edges
    let edges = matches!(item.kind, ItemKind::Native(_)) || example && depth > 0;
    if edges && (last == Kind::Minus || next == Kind::Minus) {
        return false;
    }
    // `in recurrence 4 -1`
    if matches!(item.kind, ItemKind::Automaton { .. }) && last == Kind::Minus {
        return false;
    }
    match next {
        Kind::OpenParen | Kind::OpenBracket => match last {
            // `code[2]`
            Kind::Name if before > 0 && tokens[before - 1].kind == Kind::In => false,
            // `[0] repeat [1]`
            Kind::Name if next == Kind::OpenBracket && spelling(text, tokens[before]) == "repeat" => true,
            // `entailing (n)`
            Kind::Name if before == 0 && matches!(item.kind, ItemKind::Rule { entailing: true, .. }) => true,
            // `k of (m)`
            Kind::Name
                if matches!(item.kind, ItemKind::Rule { .. }) && spelling(text, tokens[before]) == "of" =>
            {
                true
            }
            Kind::Name => !names_what_follows(item, before, next),
            // `xor(n)` is a call, `a xor (b)` is not
            Kind::Xor => before.checked_sub(1).is_some_and(|left| ends_operand(tokens[left].kind)),
            _ => true,
        },
        _ => true,
    }
}

fn ends_operand(kind: Kind) -> bool {
    kind.closes() || matches!(kind, Kind::Name | Kind::Number | Kind::Underscore)
}

/// Returns `true` if the name at `at` belongs to the bracket after it, as in `P(n)`, `prime(n)`, `game
/// bash(m)`.
fn names_what_follows(item: &Item, at: usize, bracket: Kind) -> bool {
    match &item.kind {
        ItemKind::Example(_) | ItemKind::Begin(_) => false,
        ItemKind::Assume { .. }
        | ItemKind::End { .. }
        | ItemKind::Start { .. }
        | ItemKind::Native(_)
        | ItemKind::Position { .. } => at > 0,
        // `P[x, ..]`, `a[i]`
        ItemKind::Claim(_) | ItemKind::Rule { .. } => true,
        _ => bracket == Kind::OpenParen,
    }
}
