//! Misère sums of tame components.
//!
//! * Problem: who wins a sum in which a player who is stuck wins (Anti-SG in contests).
//! * Theorem (J. H. Conway, On Numbers and Games, ch. 12; the SJ theorem in contests). Let n be the nim-value of a
//!   component, and m its misère value: the mex of the misère values of its options, or 1 without any. It is *fickle* if
//!   n, m are 0, 1 or 1, 0, and *firm* if n = m; a sum is firm if a component of it is, with the nim-sum as both values. If
//!   every reachable position is one or the other (the component is *tame*), then a sum of such components is lost exactly
//!   if the nim-sum is 0 and some component is firm, or it is 1 and none is. Values above 1 are always firm, so without firm
//!   components of value 0 and 1 it is as in Nim.
//! * Cost: every reachable component is listed once.
//! * Evidence: computed; that every position below is tame has been found out by exhausting them.

use super::descent::{Descent, Listed, Numbering, Valued};
use crate::pool::Component;
use crate::{Game, Halt, Limits, Options, Outcome, Refusal, Verdict};
use nimber::MexSet;

/// Behaviour of a tame component, or of a sum of them, in misère play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tame {
    /// Nim-value.
    pub value: u64,
    /// `true` if it is firm: its misère value is the nim-value.
    pub firm: bool,
}

impl Tame {
    /// Sum of two.
    pub fn plus(self, other: Tame) -> Tame {
        Tame { value: self.value ^ other.value, firm: self.firm || other.firm }
    }

    /// Outcome in misère play.
    pub fn outcome(self) -> Outcome {
        if self.value == u64::from(!self.firm) { Outcome::P } else { Outcome::N }
    }

    /// Misère value.
    fn misere(self) -> u64 {
        if self.firm { self.value } else { self.value ^ 1 }
    }

    /// As a number: fickle ones are 0 and 1.
    fn number(self) -> u64 {
        if self.firm { self.value + 2 } else { self.value }
    }

    fn of_number(number: u64) -> Tame {
        if number < 2 { Tame { value: number, firm: false } } else { Tame { value: number - 2, firm: true } }
    }
}

/// Behaviours of components, remembered between questions.
pub struct Tames<'a> {
    descent: Descent<'a>,
    values: BothValues,
}

/// The mex of the nim-values, and that of the misère values.
struct BothValues {
    normal: MexSet,
    misere: MexSet,
}

impl<'a> Tames<'a> {
    /// For components of these games in misère play, of which one moves.
    pub fn new(games: &[&'a dyn Game]) -> Result<Tames<'a>, Refusal> {
        let descent = Descent::new(games, Options::new())?;
        if descent.verdict() != Verdict::Won || games.iter().any(|game| game.every() || game.reach() != 1) {
            return Err(Refusal::NoTheorem);
        }
        Ok(Tames { descent, values: BothValues { normal: MexSet::new(), misere: MexSet::new() } })
    }

    /// Behaviour of a component, and the number of components solved to find it. Refuses one that is not tame.
    ///
    /// If stopped by a limit, it keeps its results, and may be called again.
    pub fn behaviour(&mut self, component: &Component, limits: &Limits) -> Result<(Tame, u64), Halt> {
        let Valued { value, positions } = self.descent.number(component, &mut self.values, limits)?;
        Ok((Tame::of_number(value), positions))
    }
}

impl Numbering for BothValues {
    fn admit(&self, _: usize, _: Listed<'_>) -> Result<(), Refusal> {
        Ok(())
    }

    fn number(&mut self, options: Listed<'_>, numbers: &[u32]) -> Result<u32, Refusal> {
        self.normal.clear();
        self.misere.clear();
        let mut ended = true;
        for parts in options {
            let of = |&id: &u32| Tame::of_number(numbers[id as usize].into());
            let left = parts.iter().map(of).fold(Tame::default(), Tame::plus);
            self.normal.insert(left.value);
            self.misere.insert(left.misere());
            ended = false;
        }
        let value = self.normal.mex();
        let misere = if ended { 1 } else { self.misere.mex() };
        let found = Tame { value, firm: value == misere };
        if found.misere() != misere || !found.firm && value > 1 {
            return Err(Refusal::NoTheorem);
        }
        u32::try_from(found.number()).map_err(|_| Refusal::TooManyOptions)
    }
}
