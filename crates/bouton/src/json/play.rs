//! A game in progress as data: for a board, and as a record.

use super::Speak;
use crate::answering::{self, every};
use crate::check::letter;
use crate::play::Hint;
use crate::{End, Match, Side, words};
use dashu_int::ops::BitTest;
use question::step::{Change, Step};
use question::{Component, Position, Variant};
use rules::{Form, Lang, Text};
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

/// The position and what can be done there: `game`, `board`, `convention`, `position`, `components`, `made`, `turn`, `moves`,
/// `moves_more`, `end`, `outcome`, `value`, `remoteness`, `verdict`, `why`, `evidence`, `advice`, `limits_hit`.
///
/// A move says what changes and nothing else: what a component becomes, or of a list of edges which of them are gone.
pub fn scene(game: &Match, wanted: Wanted, lang: Lang, limits: &Limits) -> Value {
    let position = game.position();
    let found = answering::find(position, if wanted.hints { every::ALL } else { 1 }, limits).ok();
    let listed = worth_listing(position, game.steps().get(..wanted.most).unwrap_or(game.steps()));
    let hints = match wanted.hints {
        true => game.hints_with(listed.len(), found.as_ref(), limits),
        false => vec![Hint::default(); listed.len()],
    };
    let verdict = words::advice::verdict(found.as_ref().and_then(|found| found.outcome));
    let answer = found.map(|found| found.briefly(position));
    let answer = answer.and_then(|answer| serde_json::to_value(answer.spoken(lang)).ok());
    let of_answer = |name: &str| answer.as_ref().map(|answer| answer[name].clone()).unwrap_or_default();
    let moves = (1..).zip(listed.iter().zip(&hints));
    let moves: Vec<Value> = moves.map(|(number, (step, hint))| one(position, number, step, hint)).collect();
    let advice = if wanted.advise { game.advised(limits) } else { None };
    let advice = advice.map(|(step, why)| {
        let place = game.place_of(&step);
        let step = place.and_then(|place| game.steps().get(place)).unwrap_or(&step);
        json!({ "number": place.map(|place| place + 1), "text": step.text(position), "why": said(&why.text(), lang) })
    });
    let why = answer.as_ref().and_then(|answer| answer["why"].as_array().cloned()).unwrap_or_default();
    json!({
        "game": position.game(),
        "board": board(position),
        "convention": super::convention(position.convention()),
        "position": position.text(),
        "components": position.components().iter().map(|own| component(position, own)).collect::<Vec<_>>(),
        "made": game.history().map(|made| made.text.as_str()).collect::<Vec<_>>(),
        "turn": side(game.turn()),
        "moves": moves,
        "moves_more": game.move_count().saturating_sub(listed.len()),
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

/// The moves that are listed: of a long position few, as each is written with all that it changes.
fn worth_listing<'s>(position: &Position, steps: &'s [Step]) -> &'s [Step] {
    const MOST_WRITTEN: usize = 1 << 21;
    let written = |component: &Component| -> usize {
        component.naturals.iter().map(|natural| 4 + natural.bit_len() / 3).sum()
    };
    let mut room = MOST_WRITTEN;
    let fits = |step: &&Step| {
        let of_change = |change: &Change| -> usize {
            let before = position.components().get(change.index).map_or(0, written);
            match gone(position, change) {
                Some(gone) => 6 * gone.len(),
                None => before + 2 * change.parts.iter().map(written).sum::<usize>(),
            }
        };
        let length = 96 + step.changes.iter().map(of_change).sum::<usize>();
        room.checked_sub(length).inspect(|&left| room = left).is_some()
    };
    let count = steps.iter().take_while(fits).count();
    steps.get(..count).unwrap_or(steps)
}

/// A move, and what it leads to.
fn one(position: &Position, number: usize, step: &Step, hint: &Hint) -> Value {
    json!({
        "number": number,
        "text": step.text(position),
        "changes": step.changes.iter().map(|change| changed(position, change)).collect::<Vec<_>>(),
        "outcome": hint.outcome.map(letter),
        "value": hint.value.as_ref().map(ToString::to_string),
    })
}

/// What becomes of a component.
fn changed(position: &Position, change: &Change) -> Value {
    match gone(position, change) {
        Some(gone) => json!({ "component": change.index, "gone": gone }),
        None => {
            let parts: Vec<Vec<String>> = change.parts.iter().map(numbers).collect();
            json!({ "component": change.index, "parts": parts })
        }
    }
}

/// The places of the edges that a move takes away, where a component is a list of edges and the others stay as they are.
fn gone(position: &Position, change: &Change) -> Option<Vec<usize>> {
    let before = position.components().get(change.index)?;
    let edges = position.variants().get(before.game)?.form() == Form::Edges;
    let [after] = &*change.parts else { return None };
    if !edges {
        return None;
    }
    let mut left = after.naturals.as_chunks::<2>().0.iter().peekable();
    let before = before.naturals.as_chunks::<2>().0.iter().enumerate();
    let gone = before.filter(|(_, edge)| left.next_if(|next| next == edge).is_none());
    let gone: Vec<usize> = gone.map(|(place, _)| place).collect();
    left.next().is_none().then_some(gone)
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
