//! A move: the components that change, and their replacements.

use crate::{Component, Position, Variant};
use dashu_int::UBig;
use rules::Board;
use std::borrow::Cow;

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Changes by rising component; one unless a move may change several.
    pub changes: Vec<Change>,
}

/// Change of a component.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// Index of the component.
    pub index: usize,
    /// Components that take its place.
    pub parts: Vec<Component>,
}

impl From<&solve::Change> for Change {
    fn from(made: &solve::Change) -> Change {
        Change { index: made.component, parts: made.parts.iter().map(Component::of).collect() }
    }
}

impl From<&solve::Move> for Step {
    fn from(made: &solve::Move) -> Step {
        Step { changes: made.changes.iter().map(Change::from).collect() }
    }
}

impl Step {
    /// A move in one component.
    pub fn single(index: usize, parts: Vec<Component>) -> Step {
        Step { changes: vec![Change { index, parts }] }
    }

    /// Components after the move. Zeros stand in for a component that is left empty, if they mean nothing.
    pub fn apply(&self, position: &Position) -> Vec<Component> {
        self.after(position).map(Cow::into_owned).collect()
    }

    /// Components after the move, in order; unchanged ones are borrowed.
    pub fn after<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = Cow<'a, Component>> {
        let mut changes = self.changes.iter().peekable();
        position.components().iter().enumerate().flat_map(move |(index, component)| {
            let change = changes.next_if(|change| change.index == index);
            let same = change.is_none().then_some(Cow::Borrowed(component));
            let emptied = change.is_some_and(|change| change.parts.is_empty());
            let variant = position.variants().get(component.game).filter(|_| emptied);
            let nothing = variant.and_then(|variant| variant.nothing());
            let zeros = nothing.map(|zeros| Cow::Owned(Component { naturals: zeros.to_vec(), ..*component }));
            let parts = change.map_or(&[][..], |change| &change.parts);
            same.into_iter().chain(zeros).chain(parts.iter().map(Cow::Borrowed))
        })
    }

    /// The move for people: `39 → 27`, `(4,7) → (1,2)`, `5 → 1 + 2`; where the game has words of its own, `✂ 0-1` or `⟲ 2–4`.
    pub fn text(&self, position: &Position) -> String {
        let alone = position.components().len() == 1;
        self.worded(position, |change, before, variant| {
            told(change, before, variant, alone).unwrap_or_else(|| replaced(change, before, variant))
        })
    }

    /// The move by what it replaces, whatever words the game has.
    pub fn plain_text(&self, position: &Position) -> String {
        self.worded(position, replaced)
    }

    fn worded(&self, position: &Position, words: impl Fn(&Change, &Component, &Variant) -> String) -> String {
        let several = position.variants().len() > 1;
        let change = |change: &Change| {
            let before = position.components().get(change.index)?;
            let variant = position.variants().get(before.game)?;
            let name = if several { format!("{} ", variant.name()) } else { String::new() };
            Some(format!("{name}{}", words(change, before, variant)))
        };
        self.changes.iter().filter_map(change).collect::<Vec<_>>().join(", ")
    }

    /// The move as an answer shows it.
    pub fn describe(&self, position: &Position) -> Move {
        let from = position.text();
        Move { from, to: position.write(self.after(position)), text: self.text(position) }
    }
}

/// A change in the words of its game, if it has any. Places of coins do not say in which of several rows they are.
fn told(change: &Change, before: &Component, variant: &Variant, alone: bool) -> Option<String> {
    if let Some(native) = variant.instance().native() {
        let after: Vec<Vec<UBig>> = change.parts.iter().map(|part| part.naturals.clone()).collect();
        if let Some(told) = native.describe(&before.naturals, &after) {
            return Some(told);
        }
    }
    match &*change.parts {
        [after] if alone && variant.ruleset().board == Some(Board::Coins) => {
            turned(&before.naturals, &after.naturals)
        }
        _ => None,
    }
}

/// A component, and what takes its place.
fn replaced(change: &Change, before: &Component, variant: &Variant) -> String {
    let parts: Vec<String> = match (&*change.parts, variant.nothing()) {
        ([], Some(zeros)) => {
            vec![Component { game: before.game, naturals: zeros.to_vec() }.shown(variant)]
        }
        ([], None) => vec!["()".into()],
        (parts, _) => parts.iter().map(|part| part.shown(variant)).collect(),
    };
    format!("{} → {}", before.shown(variant), parts.join(" + "))
}

/// Coins of a row that are turned, by their places from 1 on: `⟲ 3`, `⟲ 2–4`, `⟲ 1, 7`.
fn turned(before: &[UBig], after: &[UBig]) -> Option<String> {
    if before.len() != after.len() || before.iter().chain(after).any(|coin| *coin > UBig::ONE) {
        return None;
    }
    let mut runs: Vec<(usize, usize)> = vec![];
    for (place, _) in (1..).zip(before.iter().zip(after)).filter(|(_, (was, is))| was != is) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == place => *last = place,
            _ => runs.push((place, place)),
        }
    }
    let run = |&(first, last): &(usize, usize)| {
        if first == last { first.to_string() } else { format!("{first}–{last}") }
    };
    let runs: Vec<String> = runs.iter().map(run).collect();
    (!runs.is_empty()).then(|| format!("⟲ {}", runs.join(", ")))
}

/// A winning move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Move {
    /// The whole position before, in the syntax of positions.
    pub from: String,
    /// The whole position after.
    pub to: String,
    /// The move for people, such as `39 → 27`.
    pub text: String,
}

impl Move {
    /// A move between two positions, with its text for people.
    pub fn new(from: String, to: String, text: String) -> Move {
        Move { from, to, text }
    }
}
