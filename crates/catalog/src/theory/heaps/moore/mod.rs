//! Moore's Nim: several heaps at once.
//!
//! * Problem: from 1 to k heaps are decreased in a move.
//! * Theorem: a position is lost exactly if in every binary column the number of ones is a multiple of k + 1
//!   (E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) 93-94). If the
//!   player who takes the last stone loses: the same while some heap is larger than 1, and otherwise exactly
//!   if the number of ones is 1 more than a multiple of k + 1 (Y. Yamasaki, On misère Nim-type games, J.
//!   Math. Soc. Japan 32 (1980) 461-475).
//! * Winning moves are found column by column from the top; see `column`. That needs no backtracking, so the
//!   first are found at any size; all are counted as long as there are not too many cases (`counting`), and
//!   beyond that the count is unknown.
//! * Cost: one look at each binary digit, and the work of `counting`, which is limited.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

mod argument;
mod column;
mod counting;
mod walk;

use super::super::{Change, Judgement, Several, Theory};
use super::columns::counts;
use super::heap::{none, singles};
use dashu_int::UBig;
use rules::{Convention, Outcome};

/// Decreasing from 1 to `most` heaps at once.
pub(super) struct Moore {
    most: UBig,
    convention: Convention,
}

/// A position, with the contents of its columns.
struct Position<'a> {
    /// The heaps.
    heaps: Vec<&'a UBig>,
    /// Number of ones in each binary column, from the lowest up.
    ones: Vec<usize>,
    /// Number of heaps that may change: at most their number.
    most: usize,
    /// `true` if the player who takes the last stone loses.
    misere: bool,
}

impl Moore {
    /// The game in which up to `most` heaps change, at least 1.
    pub(super) fn new(most: UBig, convention: Convention) -> Moore {
        Moore { most, convention }
    }

    fn position<'a>(&self, sum: &[&'a [UBig]]) -> Option<Position<'a>> {
        let heaps = singles(sum)?;
        Some(Position {
            ones: counts(&heaps),
            most: usize::try_from(&self.most).unwrap_or(usize::MAX).min(heaps.len()).max(1),
            misere: self.convention == Convention::Misere,
            heaps,
        })
    }
}

impl Position<'_> {
    /// Returns `true` if all heaps are 0 or 1.
    fn is_flat(&self) -> bool {
        self.ones.len() <= 1
    }

    fn is_lost(&self) -> bool {
        if self.misere && self.is_flat() {
            return self.ones.first().is_some_and(|ones| ones % (self.most + 1) == 1);
        }
        self.ones.iter().all(|ones| ones.is_multiple_of(self.most + 1))
    }
}

impl Theory for Moore {
    fn citation(&self) -> &str {
        match self.convention {
            Convention::Normal => "Moore 1910",
            Convention::Misere => "Moore 1910; Yamasaki 1980",
        }
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let position = self.position(sum)?;
        let why = self.argument(&position);
        if position.is_lost() {
            return Some(Judgement { outcome: Outcome::P, moves: none(), why, recommends: None });
        }
        if position.ones.is_empty() {
            return Some(Judgement { outcome: Outcome::N, moves: none(), why, recommends: None });
        }
        let count = position.count();
        let listed = count.as_ref().and_then(|count| usize::try_from(count).ok()).unwrap_or(usize::MAX);
        let mut first = position.winning(most.min(listed));
        if first.len() == listed {
            // The list is complete: sorts the rest by place and size.
            first.get_mut(1..).unwrap_or_default().sort();
        }
        let recommends = first.first().map(|made| self.praise(&position, made));
        let change = |(component, left)| Change { component, parts: vec![vec![left]] };
        let first = first.into_iter().map(|made| made.into_iter().map(change).collect()).collect();
        Some(Judgement { outcome: Outcome::N, moves: Several { first, count }, why, recommends })
    }

    fn outcome(&self, sum: &[&[UBig]]) -> Option<Outcome> {
        Some(if self.position(sum)?.is_lost() { Outcome::P } else { Outcome::N })
    }
}
