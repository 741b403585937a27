//! Measures that may decrease with every move.

use super::Kind;
use super::edge::{Edge, Item};
use crate::Form;
use dashu_int::IBig;
use formulas::inequalities::{Affine, Budget};

/// Longer tuples are not examined.
const MOST_PLACES: usize = 64;

/// A measure of components.
#[derive(Clone, Debug)]
pub(super) enum Measure {
    /// A weighted sum of the places of a tuple.
    Weights(Vec<i32>),
    /// Weighted sum of a row's length and of its elements.
    Row(IBig, i32),
    /// The multiset of all numbers, in the Dershowitz–Manna order: numbers are replaced by any number of smaller ones.
    Multiset,
    /// The numbers from the left, or from the right, lexicographically; the length must stay the same. It
    /// does not apply to rows that are sorted after the move.
    Lexicographic { from_right: bool },
}

/// Effect of an edge on a measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// It may increase, as far as is known.
    Unknown,
    /// It never increases.
    Never,
    /// It decreases, and cannot decrease for ever.
    Falls,
}

/// Measures to try, in this order.
pub(super) fn measures(kind: Kind, bound: Option<&IBig>) -> Vec<Measure> {
    let Kind { form, unordered } = kind;
    let mut measures = Vec::new();
    // The room left below the bound.
    measures.extend(bound.map(|bound| Measure::Row(bound.clone(), -1)));
    let places = match form {
        Form::Row => {
            measures
                .extend([(1, 0), (0, 1), (1, 1)].map(|(length, sum)| Measure::Row(IBig::from(length), sum)));
            2
        }
        // Moves on graphs are written in Rust.
        Form::Edges => return measures,
        Form::Tuple(arity) if arity > MOST_PLACES => return measures,
        Form::Tuple(arity) => {
            let weights = |weight: &dyn Fn(usize) -> bool| {
                Measure::Weights((0..arity).map(|place| i32::from(weight(place))).collect())
            };
            measures.extend((0..arity).map(|one| weights(&|place| place == one)));
            for count in 2..=arity {
                measures.push(weights(&|place| place < count));
                measures.push(weights(&|place| place >= count - 1));
            }
            for one in 0..arity {
                measures.push(Measure::Weights((0..arity).map(|place| -i32::from(place == one)).collect()));
            }
            arity
        }
    };
    if places > 1 {
        if !unordered {
            measures.push(Measure::Lexicographic { from_right: false });
            measures.push(Measure::Lexicographic { from_right: true });
        }
        measures.push(Measure::Multiset);
    }
    // All vectors in a cube, small ones first
    let (least, most) = match places {
        2 => (-3, 4),
        3 => (-2, 3),
        4 => (-1, 1),
        5 | 6 => (0, 1),
        _ => (0, 0),
    };
    let side = (most - least + 1) as usize;
    let cube = if most > least { side.pow(places as u32) } else { 0 };
    let vector = |code: usize| -> Vec<i32> {
        (0..places).map(|place| least + (code / side.pow(place as u32) % side) as i32).collect()
    };
    let mut vectors: Vec<Vec<i32>> = (0..cube).map(vector).collect();
    vectors
        .sort_by_key(|vector| vector.iter().map(|weight| weight.abs() + i32::from(*weight < 0)).sum::<i32>());
    measures.extend(vectors.into_iter().filter(|vector| vector.iter().any(|&weight| weight != 0)).map(
        |vector| match (form, &*vector) {
            (Form::Row, &[length, sum]) => Measure::Row(length.into(), sum),
            _ => Measure::Weights(vector),
        },
    ));
    measures
}

impl Measure {
    /// Effect of an edge on this measure.
    pub(super) fn change(&self, edge: &Edge, budget: &Budget) -> Change {
        match self {
            Measure::Weights(_) | Measure::Row(..) => self.linear(edge, budget),
            Measure::Multiset => multiset(edge, budget),
            Measure::Lexicographic { from_right } => lexicographic(edge, *from_right, budget),
        }
    }

    fn of(&self, items: &[Item]) -> Affine {
        let mut total = Affine::default();
        for (place, item) in items.iter().enumerate() {
            total = match (self, item) {
                (Measure::Weights(weights), Item::Place(form)) => {
                    total.plus(form, &weights.get(place).copied().unwrap_or(0).into())
                }
                (Measure::Row(length, sum), Item::Place(form)) => {
                    total.plus(form, &(*sum).into()).offset(length.clone())
                }
                (Measure::Row(length, sum), Item::Gap(_, gap_length, gap_sum)) => {
                    total.plus(gap_length, length).plus(gap_sum, &(*sum).into())
                }
                _ => total,
            };
        }
        total
    }

    fn linear(&self, edge: &Edge, budget: &Budget) -> Change {
        let before = self.of(&edge.before);
        let fall = before.clone().subtract(&self.of(&edge.after));
        if !edge.system.entails(&fall, budget) {
            return Change::Unknown;
        }
        let strictly = edge.system.entails(&fall.offset(-1), budget);
        // A measure that may be negative cannot decrease for ever if there is a bound wherever it decreases.
        if strictly && (before.is_plainly_natural() || edge.system.bounds_below(&before, budget)) {
            Change::Falls
        } else {
            Change::Never
        }
    }
}

/// Returns `true` if no number after a move is larger than all before it.
pub(super) fn is_kept_in_box(edge: &Edge, budget: &Budget) -> bool {
    let below = |new: &Affine, old: &Item| match old {
        Item::Place(old) => edge.system.entails(&old.clone().subtract(new), budget),
        Item::Gap(..) => false,
    };
    edge.after.iter().all(|item| match item {
        Item::Place(new) => edge.before.iter().any(|old| below(new, old)),
        Item::Gap(..) => false,
    })
}

fn multiset(edge: &Edge, budget: &Budget) -> Change {
    let gaps = |items: &[Item]| -> Vec<usize> {
        let gap = |item: &Item| match item {
            Item::Gap(number, ..) => Some(*number),
            Item::Place(_) => None,
        };
        items.iter().filter_map(gap).collect()
    };
    if gaps(&edge.before) != gaps(&edge.after) {
        return Change::Unknown;
    }
    let places = |items: &[Item]| -> Vec<Affine> {
        let place = |item: &Item| match item {
            Item::Place(form) => Some(form.clone()),
            Item::Gap(..) => None,
        };
        items.iter().filter_map(place).collect()
    };
    let (mut old, mut new) = (places(&edge.before), places(&edge.after));
    // The unchanged part
    new.retain(|form| match old.iter().position(|known| known == form) {
        Some(same) => {
            old.remove(same);
            false
        }
        None => true,
    });
    let below = |form: &Affine| {
        let gap = |old: &Affine| old.clone().subtract(form).offset(-1);
        old.iter().any(|old| edge.system.entails(&gap(old), budget))
    };
    if !new.iter().all(below) {
        return Change::Unknown;
    }
    if old.is_empty() { Change::Never } else { Change::Falls }
}

fn lexicographic(edge: &Edge, from_right: bool, budget: &Budget) -> Change {
    let length = Measure::Row(IBig::ONE, 0);
    if length.of(&edge.before) != length.of(&edge.after) {
        return Change::Unknown;
    }
    let ordered = |items: &[Item]| -> Vec<Item> {
        if from_right { items.iter().rev().cloned().collect() } else { items.to_vec() }
    };
    let mut system = (*edge.system).clone();
    for pair in ordered(&edge.before).iter().zip(&ordered(&edge.after)) {
        match pair {
            (Item::Gap(before, ..), Item::Gap(after, ..)) if before == after => {}
            (Item::Place(before), Item::Place(after)) => {
                let fall = before.clone().subtract(after);
                if fall == Affine::default() {
                    continue;
                }
                if !system.entails(&fall, budget) {
                    return Change::Unknown;
                }
                // At the first difference it has decreased
                system.demand(fall.times(&IBig::NEG_ONE));
                if system.contradictory(budget) {
                    return Change::Falls;
                }
            }
            _ => return Change::Unknown,
        }
    }
    Change::Never
}
