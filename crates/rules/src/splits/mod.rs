//! Games on one heap: what their rules take, and into how many parts they split what is left.
//!
//! **Method.** A rule `(n) -> (t₁) + … + (tₕ) where …` is read in new variables: the parts a₁, …, aₕ and the amount
//! d = n − a₁ − … − aₕ that is taken. What the condition says then falls into pieces about d alone, which say how much may
//! be taken; bounds on parts; which of two parts is the larger, and whether they may be alike; and pieces that follow
//! from the others. A rule of which anything else is left is none of these.

mod amounts;
mod one_heap;
mod pieces;
mod reading;
#[cfg(test)]
mod tests;

use crate::ruleset::{Formula, Rule};
use crate::shapes::Masks;
use crate::watch;
pub use amounts::Amounts;
pub use one_heap::{OneHeap, Way};
use pieces::Pieces;
use reading::Reading;

/// The most parts that a heap is split in.
const MOST_PARTS: usize = 4;
/// The most numbers that the lists of all rules together may go through: a game of so many rules is searched as well.
const MOST_LISTED: usize = 1 << 24;

/// A way to move in a heap: an amount is taken, and what is left is split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Split {
    /// Into how many parts.
    parts: usize,
    /// How much may be taken.
    taken: Amounts,
    /// The least size of a part.
    least: u64,
    /// The least heap that may be moved in.
    from: u64,
    /// Whether the parts may be alike.
    pair: Pair,
}

/// Whether two parts may be alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pair {
    /// They may.
    Any,
    /// They may not.
    Different,
    /// They have to be.
    Equal,
}

#[cfg(test)]
impl Split {
    /// Whether it leads from a heap to these parts, in any order.
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

/// What these rules, whose parameters are fixed and whose positions are single numbers, do to a heap. Every move lowers the
/// numbers. Nothing as well if there is too much to list, or whoever waits wants no more.
pub(crate) fn splits(rules: &[Rule], masks: Masks<'_>) -> Option<Vec<Split>> {
    let mut found = Vec::new();
    let mut listed = 0;
    for rule in rules.iter().filter(|rule| rule.condition != Formula::False) {
        if watch::steps(32) {
            return None;
        }
        let reading = Reading::new(rule, MOST_PARTS)?;
        let Some(split) = Pieces::of(&reading)?.split(&reading, masks)? else { continue };
        // A part is smaller than the heap.
        let lowers = match split.parts {
            0 => true,
            1 => !split.taken.contains(0),
            _ => !split.taken.contains(0) || split.least > 0,
        };
        listed += split.taken.length();
        if !lowers || listed > MOST_LISTED {
            return None;
        }
        found.push(split);
    }
    Some(found)
}
