//! A move: which components change, and into what.

use crate::{Component, Move, Position};
use dashu_int::UBig;
use std::borrow::Cow;

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Step {
    /// By rising component; one unless several may be moved in at once.
    pub(crate) changes: Vec<Change>,
}

/// What becomes of a component.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Change {
    /// Which.
    pub(crate) index: usize,
    /// What takes its place.
    pub(crate) parts: Vec<Component>,
}

impl Step {
    pub(crate) fn single(index: usize, parts: Vec<Component>) -> Step {
        Step { changes: vec![Change { index, parts }] }
    }

    /// The components after the move. Where nothing is left of one, zeros keep its place if they mean nothing.
    pub(crate) fn apply(&self, position: &Position) -> Vec<Component> {
        self.after(position).map(Cow::into_owned).collect()
    }

    /// The same, one after another; what does not change is lent.
    pub(crate) fn after<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = Cow<'a, Component>> {
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

    /// The move for people: `39 → 27`, `(4,7) → (1,2)`, `5 → 1 + 2`.
    pub(crate) fn text(&self, position: &Position) -> String {
        let several = position.variants().len() > 1;
        let change = |change: &Change| {
            let before = position.components().get(change.index)?;
            let variant = position.variants().get(before.game)?;
            let name = if several { format!("{} ", variant.name()) } else { String::new() };
            if let Some(native) = variant.instance().native() {
                let after: Vec<Vec<UBig>> = change.parts.iter().map(|part| part.naturals.clone()).collect();
                if let Some(told) = native.describe(&before.naturals, &after) {
                    return Some(format!("{name}{told}"));
                }
            }
            let parts: Vec<String> = match (&*change.parts, variant.nothing()) {
                ([], Some(zeros)) => {
                    vec![Component { game: before.game, naturals: zeros.to_vec() }.shown(variant)]
                }
                ([], None) => vec!["()".into()],
                (parts, _) => parts.iter().map(|part| part.shown(variant)).collect(),
            };
            Some(format!("{name}{} → {}", before.shown(variant), parts.join(" + ")))
        };
        self.changes.iter().filter_map(change).collect::<Vec<_>>().join(", ")
    }

    /// The move as an answer shows it.
    pub(crate) fn describe(&self, position: &Position) -> Move {
        let from = position.text();
        Move { from, to: position.write(self.after(position)), text: self.text(position) }
    }
}
