//! Problems of contests as data.

use judge::{Bound, DIGITS, Played, Problem, problems};
use serde_json::{Value, json};
use words::Say;

/// All problems, with the limits of each.
pub fn contest_problems() -> Value {
    json!({ "problems": problems().iter().map(entry).collect::<Vec<_>>(), "digits": DIGITS })
}

fn entry(problem: &Problem) -> Value {
    let game = match problem.game {
        Played::Catalogue(name) => json!(name),
        Played::Text(_) => Value::Null,
    };
    let rules = match problem.game {
        Played::Catalogue(_) => Value::Null,
        Played::Text(text) => json!(text),
    };
    json!({
        "id": problem.id,
        "aliases": problem.aliases,
        "title": { "en": problem.title.en, "zh": problem.title.zh },
        "game": game,
        "rules": rules,
        "limits": problem.bounds.iter().map(limit).collect::<Vec<_>>(),
    })
}

fn limit(bound: &Bound) -> Value {
    let of = bound.of.text();
    json!({
        "of": { "en": of.en, "zh": of.zh },
        "limit": bound.limit,
        "answered": bound.answered,
    })
}
