//! Heap games: the amounts that rules take, and the number of parts into which they split the remainder.
//!
//! **Method.** A rule `(n) -> (t₁) + … + (tₕ) where …` is read in new variables: the parts a₁, …, aₕ and the
//! amount d = n − a₁ − … − aₕ taken. The condition is then divided into pieces about d alone, which restrict the amount; bounds
//! on parts; comparisons of two parts, strict or not; and pieces that follow from the others. A rule with any other piece is not
//! recognised.

mod amounts;
mod one_heap;
mod pieces;
mod reading;
#[cfg(test)]
mod tests;

use crate::shapes::Masks;
pub use amounts::Amounts;
use amounts::Course;
use limits::watch;
pub use one_heap::{MoveKind, OneHeap};
use pieces::Pieces;
use reading::Reading;
use rules::{Body, Form, Formula, Instance, Rule};

/// Limit on the parts into which a heap is split.
const MOST_PARTS: usize = 4;
/// Limit on the numbers examined by the lists of all rules together: with more, the game is searched instead.
const MOST_LISTED: usize = 1 << 24;

/// A kind of move in a heap: an amount is taken, and the remainder is split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Split {
    /// Number of parts.
    parts: usize,
    /// Amounts that may be taken.
    taken: Amounts,
    /// Least size of a part.
    least: u64,
    /// Least heap in which the move exists.
    from: u64,
    /// Condition on equal parts.
    pair: Pair,
}

/// Reason why rules are not recognised as those of a heap game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeapsObstacle {
    /// A position is more than a number, or play also stops where somebody could move.
    Positions,
    /// The amounts taken are not recognised as periodic, or they are too large to be listed.
    Amounts,
    /// The amounts, or the conditions on the parts that are left.
    Splits,
}

/// Condition on equality of two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pair {
    /// They may be equal.
    Any,
    /// They have to be different.
    Different,
    /// They have to be equal.
    Equal,
}

#[cfg(test)]
impl Split {
    /// Returns `true` if it leads from a heap to these parts, in any order.
    fn leads(&self, heap: u64, parts: &[u64]) -> bool {
        let left = parts.iter().try_fold(0u64, |sum, &part| sum.checked_add(part));
        let taken = left.and_then(|left| heap.checked_sub(left));
        let alike = match (self.pair, parts) {
            (Pair::Different, [a, b]) => a != b,
            (Pair::Equal, [a, b]) => a == b,
            _ => true,
        };
        heap >= self.from
            && parts.len() == self.parts
            && alike
            && parts.iter().all(|&part| part >= self.least)
            && taken.is_some_and(|taken| self.taken.contains(taken))
    }
}

/// The game as a heap game, if every position is one number, play stops only where nobody can move, and every rule takes an
/// amount and splits the remainder: Kayles, Grundy's game, Lasker's Nim, octal games in general.
///
/// ```
/// let text = "game couples\n(n) -> (i) + (j) where i + j = n and 1 <= i <= j and n != 2\n";
/// let couples = rules::parse(text, &rules::NoLibrary).ruleset.unwrap().instantiate(&[], None).unwrap();
/// let heaps = forms::one_heap(&couples).unwrap();
/// // Officers, 0.6, played with an extra stone in every heap.
/// assert_eq!(heaps.offset, 1);
/// let kinds: Vec<_> = heaps.kinds.iter().map(|kind| (kind.taken.first(), kind.parts)).collect();
/// assert_eq!(kinds, [(Some(1), 1), (Some(1), 2)]);
/// ```
pub fn one_heap(instance: &Instance) -> Option<OneHeap> {
    OneHeap::of(&splits(instance)?)
}

/// Obstacle to the game being a heap game, where [`one_heap`] finds none.
pub fn heaps_obstacle(instance: &Instance) -> HeapsObstacle {
    let splits = |rule: &Rule| rule.after.len() > 1;
    match rules_on_heaps(instance) {
        None => HeapsObstacle::Positions,
        Some(rules) if rules.iter().any(splits) => HeapsObstacle::Splits,
        Some(_) => HeapsObstacle::Amounts,
    }
}

/// The rules, if every position is one number and play stops only where nobody can move.
fn rules_on_heaps(instance: &Instance) -> Option<&[Rule]> {
    let ruleset = instance.ruleset();
    let plain = matches!(ruleset.body, Body::Rules(_))
        && instance.form() == Form::Tuple(1)
        && ruleset.laws.is_empty()
        && ruleset.ends.is_empty()
        && ruleset.otherwise.is_none();
    plain.then(|| instance.rules())
}

/// Moves in a heap, where positions are single numbers. Every move decreases the numbers. `None` also if there is too much to
/// list, or the caller asked to stop.
fn splits(instance: &Instance) -> Option<Vec<Split>> {
    let rules = rules_on_heaps(instance)?;
    let masks: Masks<'_> = &|formula: &_, places, slots| instance.mask(formula, places, slots);
    let mut found = Vec::new();
    // The lists are joined one by one, and each time the numbers of their common course are examined.
    let (mut listed, mut course) = (0usize, Course::CONSTANT);
    for rule in rules.iter().filter(|rule| rule.condition != Formula::False) {
        if watch::steps(32) {
            return None;
        }
        let reading = Reading::new(rule, MOST_PARTS)?;
        let own = match Pieces::of(&reading)?.split(&reading, masks) {
            Some(split) => split.into_iter().collect(),
            None => Pieces::apart(&reading, masks)?,
        };
        for split in own {
            // A part is smaller than the heap.
            let lowers = match split.parts {
                0 => true,
                1 => !split.taken.contains(0),
                _ => !split.taken.contains(0) || split.least > 0,
            };
            course = course.joined(split.taken.course());
            listed = listed.saturating_add(course.length());
            if !lowers || listed > MOST_LISTED {
                return None;
            }
            found.push(split);
        }
    }
    Some(found)
}
