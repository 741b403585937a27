//! Facts about positions.

use super::cursor::{Cursor, Parsed};
use crate::syntax::{Example, Fact};
use language::problem::{Construct, Input};
use language::tokens::Kind;

/// Positions of an example at most.
const MOST: i64 = 10_000;

/// `example 4 9 has value 1 by "…"`, `example "..#/.#." is N`, `example 1 1..4 has values 0, 1, 0, 2`,
/// `example misere 3 3 is N, P`
pub(super) fn read(cursor: &mut Cursor<'_, '_>) -> Parsed<Example> {
    let misere = cursor.eat_word("misere");
    let mut sizes = Vec::new();
    let mut positions = 1i64;
    while cursor.peek() == Some(Kind::Number) {
        let at = cursor.here();
        let least = cursor.number()?;
        let most = if cursor.eat(Kind::Dots) { cursor.number()? } else { least };
        if most < least {
            return cursor.fail(Input::EmptyRange, at);
        }
        positions = positions.saturating_mul(most - least + 1);
        if positions > MOST {
            return cursor.fail(Input::LargeRange { limit: MOST as usize }, at);
        }
        sizes.push((least, most));
    }
    let picture = match cursor.peek() {
        Some(Kind::Text) => Some(cursor.string()?),
        _ => None,
    };
    let at = cursor.here();
    let fact = if cursor.eat_word("has") {
        if !cursor.eat_word("value") {
            cursor.expect_word(&["values", "value"])?;
        }
        let mut values = vec![cursor.number()?.unsigned_abs()];
        while cursor.eat(Kind::Comma) {
            values.push(cursor.number()?.unsigned_abs());
        }
        Fact::Values(values)
    } else {
        cursor.expect_word(&["is", "has"])?;
        let mut won = vec![outcome(cursor)?];
        while cursor.eat(Kind::Comma) {
            won.push(outcome(cursor)?);
        }
        Fact::Won(won)
    };
    let given = match &fact {
        Fact::Values(values) => values.len(),
        Fact::Won(won) => won.len(),
    };
    if given as i64 != positions {
        let positions = positions as usize;
        return cursor.fail(Input::ValueCount { positions, values: given }, at);
    }
    let by = if cursor.eat(Kind::By) { Some(cursor.string()?) } else { None };
    Ok(Example { sizes, picture, misere, fact, by, span: cursor.span() })
}

fn outcome(cursor: &mut Cursor<'_, '_>) -> Parsed<bool> {
    if cursor.eat_word("N") {
        return Ok(true);
    }
    if cursor.eat_word("P") { Ok(false) } else { cursor.expected(Construct::Outcome) }
}
