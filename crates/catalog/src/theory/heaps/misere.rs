//! Misère play.
//!
//! * Problem: a sum of heaps of one game; the player who makes the last move loses.
//! * Theorem: as in misère Nim, a position is lost exactly if the nim-sum of its nim-values is 0 while some
//!   of them is larger than 1, and 1 when none is (C. L. Bouton 1901 for Nim). The only requirement is that
//!   every heap of nim-value 0 that has moves has an option of nim-value 1; the proof is given below. T. S.
//!   Ferguson (On sums of graph games with last player losing, Int. J. Game Theory 3 (1974) 159-167) found
//!   it, and that every subtraction game has the property: if s is the least number that may be taken, the
//!   heaps of nim-value 1 are those from which s leaves one of nim-value 0. The two games here that are not
//!   finite subtraction games have it too: to get from nim-value 0 to 1, take one less than the period of
//!   `prime_power`, and the most of `bash_clear`.
//! * Cost: one nim-value per heap, and one search for options of a wanted nim-value.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::{Change, Judgement, Several, Theory};
use super::heap::{Heap, MOST_LISTED, none, singles, some};
use crate::argument::{self, Class, Statement};
use dashu_int::UBig;
use rules::{Convention, Outcome};

/// A game under misère play in which every heap of nim-value 0 is stuck or has an option of nim-value 1.
pub(super) struct Misere<H>(pub(super) H);

/// Nim-values of a position, and the relevant counts.
struct Values {
    all: Vec<UBig>,
    sum: UBig,
    /// Number of values larger than 1.
    ample: usize,
    /// Number of values equal to 1.
    lone: usize,
}

impl Values {
    fn new(all: Vec<UBig>) -> Values {
        let sum = all.iter().fold(UBig::ZERO, |sum, value| sum ^ value);
        let ample = all.iter().filter(|value| **value > UBig::ONE).count();
        let lone = all.iter().filter(|value| value.is_one()).count();
        Values { all, sum, ample, lone }
    }

    fn class(&self) -> Class {
        match (self.ample, self.sum.is_zero()) {
            (0, false) => Class::S0,
            (1, _) => Class::S1,
            (_, false) => Class::S2,
            (0, true) => Class::T0,
            (_, true) => Class::T2,
        }
    }

    fn are_lost(&self) -> bool {
        matches!(self.class(), Class::S0 | Class::T2)
    }

    /// Value that a heap has to get for the position to be lost.
    fn losing_value(&self, own: &UBig) -> UBig {
        let rest = &self.sum ^ own;
        let ample = self.ample - usize::from(*own > UBig::ONE);
        if ample > 0 { rest } else { rest ^ UBig::ONE }
    }
}

impl<H: Heap> Theory for Misere<H> {
    fn citation(&self) -> &str {
        self.0.citation(Convention::Misere)
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let heaps = singles(sum)?;
        let values = self.values(&heaps)?;
        if values.are_lost() {
            let why = self.argument(&heaps, &values);
            return Some(Judgement { outcome: Outcome::P, moves: none(), why, recommends: None });
        }
        let moves = self.winning(&heaps, &values, most)?;
        let stuck = moves.count.as_ref().is_some_and(UBig::is_zero);
        let why = if stuck { vec![argument::Heap::StuckWins.into()] } else { self.argument(&heaps, &values) };
        let recommends =
            moves.first.first().and_then(|(index, left)| self.praise(&heaps, &values, *index, left));
        let first = moves
            .first
            .into_iter()
            .map(|(component, left)| vec![Change { component, parts: vec![vec![left]] }])
            .collect();
        let moves = Several { first, count: moves.count };
        Some(Judgement { outcome: Outcome::N, moves, why, recommends })
    }

    fn outcome(&self, sum: &[&[UBig]]) -> Option<Outcome> {
        let lost = self.values(&singles(sum)?)?.are_lost();
        Some(if lost { Outcome::P } else { Outcome::N })
    }
}

impl<H: Heap> Misere<H> {
    fn values(&self, heaps: &[&UBig]) -> Option<Values> {
        Some(Values::new(heaps.iter().map(|heap| self.0.value(heap)).collect::<Option<_>>()?))
    }

    /// Winning moves: the heap, and its remainder. A move that decreases a nim-value comes first, if there is
    /// one.
    fn winning(&self, heaps: &[&UBig], values: &Values, most: usize) -> Option<Several<(usize, UBig)>> {
        let most = most.min(MOST_LISTED);
        let mut first = Vec::new();
        let mut best = None;
        let mut count = Some(UBig::ZERO);
        for (index, (heap, own)) in heaps.iter().zip(&values.all).enumerate() {
            let wanted = values.losing_value(own);
            if wanted == *own {
                continue;
            }
            let lowers = wanted < *own;
            let asked = (most - first.len()).max(usize::from(lowers && best.is_none() && most > 0));
            let found = self.0.reaching(heap, &wanted, asked)?;
            if lowers && best.is_none() {
                best = found.first.first().map(|left| (index, left.clone()));
            }
            let room = most - first.len();
            first.extend(found.first.into_iter().take(room).map(|left| (index, left)));
            count = count.zip(found.count).map(|(sum, more)| sum + more);
        }
        if let Some(best) = best {
            first.retain(|made| *made != best);
            first.insert(0, best);
            first.truncate(most);
        }
        Some(Several { first, count })
    }

    /// Explains why a position with moves is won or lost.
    fn argument(&self, heaps: &[&UBig], values: &Values) -> Vec<Statement> {
        if let ([heap], [value], false) = (heaps, &*values.all, self.0.is_nim()) {
            return self.0.alone(heap, value);
        }
        let mut said = if self.0.is_nim() {
            vec![argument::Misere::Stones.into()]
        } else {
            let mut said = self.0.account(heaps);
            said.push(argument::Misere::Values.into());
            said
        };
        let counts = argument::Misere::Counts {
            ample: values.ample,
            largest: some(values.all.iter().filter(|value| **value > UBig::ONE)),
            lone: values.lone,
            values: some(&values.all),
            sum: values.sum.clone(),
        };
        said.push(counts.into());
        said.push(argument::Misere::Class { class: values.class(), nim: self.0.is_nim() }.into());
        said
    }

    /// Explains why a move wins.
    fn praise(&self, heaps: &[&UBig], values: &Values, index: usize, left: &UBig) -> Option<Statement> {
        let (heap, own) = ((*heaps.get(index)?).clone(), values.all.get(index)?);
        if heaps.len() == 1 && !self.0.is_nim() {
            let equation = self.0.mark(left)?;
            return Some(argument::Misere::LeavesHeap { heap, left: left.clone(), equation }.into());
        }
        let (wanted, left) = (values.losing_value(own), left.clone());
        if values.ample > usize::from(*own > UBig::ONE) {
            let mut all = values.all.clone();
            *all.get_mut(index)? = wanted;
            return Some(argument::Misere::LeavesT2 { heap, left, values: some(&all) }.into());
        }
        let lone = values.lone - usize::from(own.is_one()) + usize::from(wanted.is_one());
        Some(argument::Misere::LeavesS0 { heap, left, lone }.into())
    }
}
