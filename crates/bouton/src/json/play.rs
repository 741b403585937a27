//! A game in progress as data: for a board, and as a record.

use crate::answering::{self, every};
use crate::check::letter;
use crate::play::Listed;
use crate::{Component, End, Match, Position, Side, words};
use rules::Lang;
use serde_json::{Value, json};
use solve::Limits;

/// What a board wants to know besides the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// What every move leads to.
    pub hints: bool,
    /// A good move.
    pub advise: bool,
    /// The most moves listed.
    pub most: usize,
}

/// The position and what can be done there: `game`, `board`, `convention`, `position`, `components`, `turn`, `moves`, `moves_more`,
/// `end`, `outcome`, `value`, `remoteness`, `verdict`, `why`, `evidence`, `advice`, `limits_hit`.
pub fn scene(game: &Match, wanted: Wanted, lang: Lang, limits: &Limits) -> Value {
    let position = game.position();
    let name = |component: &Component| position.variants().get(component.game).map(|variant| variant.name());
    let component = |component: &Component| json!({ "game": name(component), "numbers": numbers(component) });
    let found = answering::find(position, if wanted.hints { every::ALL } else { 1 }, limits).ok();
    let listed =
        game.listed(wanted.most.min(worth_listing(position)), found.as_ref(), wanted.hints.then_some(limits));
    let verdict = words::advice::verdict(found.as_ref().and_then(|found| found.outcome));
    let answer = found.map(|found| found.briefly(position));
    let answer = answer.and_then(|answer| serde_json::to_value(answer.spoken(lang)).ok());
    let of_answer = |name: &str| answer.as_ref().map(|answer| answer[name].clone()).unwrap_or_default();
    let moves: Vec<Value> = (1..).zip(&listed).map(|(number, listed)| one(number, listed)).collect();
    let advice = if wanted.advise { game.advise_within(limits).ok() } else { None };
    let advice = advice.map(|advice| {
        let number = game.number(&advice.made);
        json!({ "number": number, "text": advice.made.text, "why": advice.why.get(lang) })
    });
    json!({
        "game": position.game(),
        "board": board(position),
        "convention": super::convention(position.convention()),
        "position": position.text(),
        "components": position.components().iter().map(component).collect::<Vec<_>>(),
        "turn": side(game.turn()),
        "moves": moves,
        "moves_more": game.move_count().saturating_sub(listed.len()),
        "end": game.end().map(|end| json!({ "winner": winner(end) })),
        "outcome": of_answer("outcome"),
        "value": of_answer("value"),
        "remoteness": of_answer("remoteness"),
        "verdict": verdict.get(lang),
        "why": answer.as_ref().map_or(json!([]), |answer| answer["why"].clone()),
        "evidence": of_answer("evidence"),
        "advice": advice,
        "limits_hit": of_answer("limits_hit"),
    })
}

/// The board that draws all games of a position, if one does.
fn board(position: &Position) -> Option<&'static str> {
    let mut boards = position.variants().iter().map(|variant| variant.ruleset().drawn().name());
    let first = boards.next()?;
    boards.all(|board| board == first).then_some(first)
}

/// How many moves of a long position are listed: each is written with the position before and after.
fn worth_listing(position: &Position) -> usize {
    const MOST_WRITTEN: usize = 1 << 22;
    MOST_WRITTEN / (2 * position.text().len() + 64)
}

/// A move, and what it leads to.
fn one(number: usize, listed: &Listed<'_>) -> Value {
    let change = |change: &crate::step::Change| {
        let parts: Vec<Vec<String>> = change.parts.iter().map(numbers).collect();
        json!({ "component": change.index, "parts": parts })
    };
    let changes: Vec<Value> = listed.step.changes.iter().map(change).collect();
    json!({
        "number": number,
        "text": listed.told.text,
        "from": listed.told.from,
        "to": listed.told.to,
        "component": changes.first().map(|change| change["component"].clone()),
        "parts": changes.first().map(|change| change["parts"].clone()),
        "changes": changes,
        "outcome": listed.hint.outcome.map(letter),
        "value": listed.hint.value.as_ref().map(ToString::to_string),
    })
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
        let made = |made: &crate::Move| json!({ "from": made.from, "to": made.to, "text": made.text });
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
