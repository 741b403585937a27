//! A game in progress as data: for a board, and as a record.

use super::Speak;
use answer::check::letter;
use answer::play::{Becomes, Changed, End, Listed, Match, Scene, Side, Wanted};
use question::{Component, Position, Variant};
use rules::{Lang, Text};
use serde_json::{Value, json};
use solve::Limits;
use words::Say;

/// The position and what can be done there: `game`, `board`, `convention`, `position`, `components`, `made`, `turn`, `moves`,
/// `moves_more`, `end`, `outcome`, `value`, `remoteness`, `verdict`, `why`, `evidence`, `advice`, `limits_hit`.
///
/// A move says what changes and nothing else: what a component becomes, or of a list of edges which of them are gone.
pub(crate) fn scene(game: &Match, wanted: Wanted, lang: Lang, limits: &Limits) -> Value {
    let position = game.position();
    let Scene { answer, moves, advice } = game.scene(wanted, limits);
    let verdict = words::advice::verdict(answer.as_ref().and_then(|answer| answer.outcome));
    let answer = answer.and_then(|answer| serde_json::to_value(answer.spoken(lang)).ok());
    let of_answer = |name: &str| answer.as_ref().map(|answer| answer[name].clone()).unwrap_or_default();
    let advice = advice.map(|advice| {
        json!({ "number": advice.number, "text": advice.text, "why": said(&advice.why.text(), lang) })
    });
    let why = answer.as_ref().and_then(|answer| answer["why"].as_array().cloned()).unwrap_or_default();
    json!({
        "game": position.game(),
        "board": board(position),
        "convention": position.convention().name(),
        "position": position.text(),
        "components": position.components().iter().map(|own| component(position, own)).collect::<Vec<_>>(),
        "made": game.history().map(|made| made.text.as_str()).collect::<Vec<_>>(),
        "turn": side(game.turn()),
        "moves": (1..).zip(&moves).map(|(number, listed)| one(number, listed)).collect::<Vec<Value>>(),
        "moves_more": game.move_count().saturating_sub(moves.len()),
        "end": game.end().map(|end| json!({ "winner": winner(end) })),
        "outcome": of_answer("outcome"),
        "value": of_answer("value"),
        "remoteness": of_answer("remoteness"),
        "verdict": said(&verdict, lang),
        "why": why.iter().filter_map(Value::as_str).map(|why| from_the_mover(why, lang)).collect::<Vec<_>>(),
        "evidence": of_answer("evidence"),
        "advice": advice,
        "limits_hit": of_answer("limits_hit"),
    })
}

fn said(text: &Text, lang: Lang) -> String {
    from_the_mover(text.get(lang), lang)
}

/// A sentence about a position with the player to move called by that name: in the middle of a game it may be the second player.
fn from_the_mover(sentence: &str, lang: Lang) -> String {
    match lang {
        Lang::En => sentence.to_owned(),
        Lang::Zh => sentence.replace("先手", "轮到走的一方"),
    }
}

/// A component: its game, the game's parameters by their names, and its numbers.
fn component(position: &Position, component: &Component) -> Value {
    let variant = position.variants().get(component.game);
    let arguments: serde_json::Map<String, Value> =
        variant.into_iter().flat_map(Variant::arguments).map(|(name, text)| (name, json!(text))).collect();
    json!({ "game": variant.map(Variant::name), "arguments": arguments, "numbers": numbers(component) })
}

/// The board that draws all games of a position, if one does.
fn board(position: &Position) -> Option<&'static str> {
    let mut boards = position.variants().iter().map(|variant| variant.ruleset().drawn().name());
    let first = boards.next()?;
    boards.all(|board| board == first).then_some(first)
}

/// A move, and what it leads to.
fn one(number: usize, listed: &Listed) -> Value {
    json!({
        "number": number,
        "text": listed.text,
        "changes": listed.changes.iter().map(changed).collect::<Vec<_>>(),
        "outcome": listed.hint.outcome.map(letter),
        "value": listed.hint.value.as_ref().map(ToString::to_string),
    })
}

/// Change of a component.
fn changed(changed: &Changed) -> Value {
    match &changed.becomes {
        Becomes::Without(gone) => json!({ "component": changed.component, "gone": gone }),
        Becomes::Parts(parts) => {
            let parts: Vec<Vec<String>> = parts.iter().map(numbers).collect();
            json!({ "component": changed.component, "parts": parts })
        }
    }
}

fn numbers(component: &Component) -> Vec<String> {
    component.naturals.iter().map(ToString::to_string).collect()
}

fn side(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn winner(end: End) -> Option<&'static str> {
    match end {
        End::Won(winner) => Some(side(winner)),
        End::Draw => None,
    }
}

/// Who plays against the engine, and who won: to be written as an object: `game`, `position`, `first`, `moves`, `winner`.
#[derive(Clone, Copy)]
pub struct Record<'a> {
    /// The game.
    pub game: &'a Match,
    /// The side of the person; nothing if both sides are people.
    pub you: Option<Side>,
    /// How it ended, if it has.
    pub end: Option<End>,
}

impl Record<'_> {
    /// As data.
    pub fn data(&self) -> Value {
        let made = |made: &question::Move| json!({ "from": made.from, "to": made.to, "text": made.text });
        let who = |who: Side| match self.you {
            None => side(who),
            Some(you) if you == who => "you",
            Some(_) => "computer",
        };
        json!({
            "game": self.game.position().game(),
            "position": self.game.begun().text(),
            "first": who(Side::First),
            "moves": self.game.history().map(made).collect::<Vec<_>>(),
            "winner": self.end.map(|end| match end {
                End::Won(winner) => who(winner),
                End::Draw => "draw",
            }),
        })
    }
}
