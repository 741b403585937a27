//! A move: which components change, and into what.

use crate::{Component, Move, Position};
use dashu_int::UBig;

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
        let mut after = Vec::with_capacity(position.components().len() + 1);
        let mut changes = self.changes.iter().peekable();
        for (index, component) in position.components().iter().enumerate() {
            match changes.next_if(|change| change.index == index) {
                None => after.push(component.clone()),
                Some(change) if change.parts.is_empty() => {
                    let nothing =
                        position.variants().get(component.game).and_then(|variant| variant.nothing());
                    after.extend(nothing.map(|zeros| Component { naturals: zeros.to_vec(), ..*component }));
                }
                Some(change) => after.extend(change.parts.iter().cloned()),
            }
        }
        after
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
        Move { from, to: position.write(&self.apply(position)), text: self.text(position) }
    }
}
