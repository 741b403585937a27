//! A game in progress as data: for a board, and as a record.

use super::answer::{EvidenceData, ReasonData};
use super::cells::CellsData;
#[cfg(feature = "schema")]
use super::schema;
use answer::check::letter;
use answer::play::{Becomes, Changed, End, Listed, Match, Scene, SceneOptions, Side};
use answer::reason::Reason;
use answer::reasoning::nested;
use question::{Component, Position, Variant};
use rules::Lang;
use serde::Serialize;
use serde_json::{Map, Value, json};
use solve::{Limits, StopReason};
use words::Say;
use words::advice::of_the_mover;

/// A game in progress.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Scene"))]
pub(crate) struct SceneData<'a> {
    game: String,
    board: Option<&'static str>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: &'static str,
    position: String,
    /// The components of a sum of games; none on a board.
    components: Vec<ComponentData<'a>>,
    /// The cells, where the game is played on a board or a graph.
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<CellsData>,
    /// The moves so far, each by its text.
    made: Vec<&'a str>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::side"))]
    turn: &'static str,
    moves: Vec<LegalMove>,
    moves_more: usize,
    end: Option<Ended>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::outcome_if_any"))]
    outcome: Option<&'static str>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::natural_if_any"))]
    value: Option<String>,
    remoteness: Option<u64>,
    verdict: String,
    why: Vec<String>,
    /// The sentences of `why`, each with those that give its details below it.
    steps: Vec<ReasonData>,
    evidence: Option<EvidenceData>,
    advice: Option<Advised>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::limits_hit"))]
    limits_hit: Option<&'static str>,
}

/// A component: its game, the game's parameters, and its numbers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct ComponentData<'a> {
    game: Option<&'a str>,
    /// The parameters of the game by their names, as one types them.
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, String>"))]
    arguments: Map<String, Value>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::naturals"))]
    numbers: Vec<String>,
    /// The numbers as a word, in a game with letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
}

/// The end of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Ended {
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::side_if_any"))]
    winner: Option<&'static str>,
}

/// A move that is advised.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Advised {
    number: Option<usize>,
    text: String,
    why: String,
}

/// A legal move; equal components have it once. With hints: the outcome of the position that it leads to (P is good for the player who makes it), and its nim-value.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "LegalMove"))]
struct LegalMove {
    number: usize,
    /// The move for people; `made` takes it.
    text: String,
    /// Components that change; all else stays as it is.
    changes: Vec<Change>,
    /// Cells of a board that change, with their new letters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Written>>"))]
    writes: Vec<Written>,
    /// Cells of a board that name the move, those of its rule; more than one choice where several rules make it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Vec<u32>>>"))]
    named: Vec<Vec<u32>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::outcome_if_any"))]
    outcome: Option<&'static str>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::natural_if_any"))]
    value: Option<String>,
}

/// A cell that a move changes.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Written"))]
struct Written {
    /// Number of the cell, from 0.
    cell: usize,
    /// Symbol of its new letter.
    letter: char,
}

/// Change of a component: `parts` or `gone`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Change"))]
struct Change {
    /// Number of the component, from 0.
    component: usize,
    /// New components: none, one, or several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::parts"))]
    parts: Option<Vec<Vec<String>>>,
    /// In place of `parts` where the component is a list of edges: those that vanish, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    gone: Option<Vec<usize>>,
}

/// The position and the legal moves, with hints if they are wanted.
pub(crate) fn scene<'a>(game: &'a Match, wanted: SceneOptions, lang: Lang, limits: &Limits) -> SceneData<'a> {
    let position = game.position();
    let symbol =
        |letter: u8| game.board().map_or(' ', |board| board.board.file().letters[usize::from(letter)].symbol);
    let Scene { answer, moves, advice } = game.scene(wanted, limits);
    let answer = answer.as_ref();
    let verdict = words::advice::verdict(answer.and_then(|answer| answer.outcome));
    let why = answer.map(|answer| &*answer.why).unwrap_or_default();
    let say = |reason: &Reason| of_the_mover(reason.text()).get(lang).to_owned();
    SceneData {
        game: game.game(),
        board: position.map_or(Some("cells"), board),
        convention: game.convention().name(),
        position: game.text(),
        components: position.map(components).unwrap_or_default(),
        cells: game.board().map(CellsData::new),
        made: game.history().map(|made| made.text.as_str()).collect(),
        turn: side(game.turn()),
        moves: (1..).zip(&moves).map(|(number, listed)| one(number, listed, &symbol)).collect(),
        moves_more: game.move_count().saturating_sub(moves.len()),
        end: game.end().map(|end| Ended { winner: winner(end) }),
        outcome: answer.and_then(|answer| answer.outcome).map(letter),
        value: answer.and_then(|answer| answer.value.clone()),
        remoteness: answer.and_then(|answer| answer.remoteness),
        verdict: of_the_mover(verdict).get(lang).to_owned(),
        why: why.iter().map(say).collect(),
        steps: ReasonData::all(&nested(why), &say),
        evidence: answer
            .and_then(|answer| answer.evidence.as_ref())
            .map(|evidence| EvidenceData::new(evidence, lang)),
        advice: advice.map(|advice| Advised {
            number: advice.number,
            why: of_the_mover(advice.why.text()).get(lang).to_owned(),
            text: advice.text,
        }),
        limits_hit: answer.and_then(|answer| answer.limits_hit).map(StopReason::name),
    }
}

fn components(position: &Position) -> Vec<ComponentData<'_>> {
    position.components().iter().map(|own| component(position, own)).collect()
}

fn component<'a>(position: &'a Position, component: &Component) -> ComponentData<'a> {
    let variant = position.variants().get(component.game);
    let arguments = variant.into_iter().flat_map(Variant::arguments).map(|(name, text)| (name, json!(text)));
    ComponentData {
        game: variant.map(Variant::name),
        arguments: arguments.collect(),
        numbers: numbers(component),
        word: variant.and_then(|variant| component.word(&variant.ruleset().letters)),
    }
}

/// The board that draws all games of a position, if one does.
fn board(position: &Position) -> Option<&'static str> {
    let mut boards =
        position.variants().iter().map(|variant| crate::picture::board(variant.ruleset()).name());
    let first = boards.next()?;
    boards.all(|board| board == first).then_some(first)
}

/// A move, and what it leads to.
fn one(number: usize, listed: &Listed, symbol: &dyn Fn(u8) -> char) -> LegalMove {
    LegalMove {
        number,
        text: listed.text.clone(),
        changes: listed.changes.iter().map(changed).collect(),
        writes: listed
            .writes
            .iter()
            .map(|&(cell, letter)| Written { cell, letter: symbol(letter) })
            .collect(),
        named: listed.named.clone(),
        outcome: listed.hint.outcome.map(letter),
        value: listed.hint.value.as_ref().map(ToString::to_string),
    }
}

fn changed(changed: &Changed) -> Change {
    let (parts, gone) = match &changed.becomes {
        Becomes::Without(gone) => (None, Some(gone.clone())),
        Becomes::Parts(parts) => (Some(parts.iter().map(numbers).collect()), None),
    };
    Change { component: changed.component, parts, gone }
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

/// Record of a game, an object with `game`, `position`, `first`, `moves` and `winner`.
#[derive(Clone, Copy)]
pub struct Record<'a> {
    /// The game.
    pub game: &'a Match,
    /// The side of the person; nothing if both sides are people.
    pub you: Option<Side>,
    /// The end, if it has come.
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
            "game": self.game.game(),
            "position": self.game.begun(),
            "first": who(Side::First),
            "moves": self.game.history().map(made).collect::<Vec<_>>(),
            "winner": self.end.map(|end| match end {
                End::Won(winner) => who(winner),
                End::Draw => "draw",
            }),
        })
    }
}
