//! Sums of which every component moves, by suspense numbers.
//!
//! * Problem: who wins a sum if each player in turn has to move in every component that has a move (a *continued
//!   conjunctive compound*; Every-SG in contests).
//! * Theorem (C. A. B. Smith 1966; J. H. Conway, On Numbers and Games, ch. 14). The suspense number of a component is the number
//!   of turns that it lasts if whoever wins it delays and whoever loses it hurries: 0 without moves; else 1 more than the largest
//!   of a lost option if there is one, and otherwise 1 more than the least of all options. That of a sum is the largest of its
//!   components, and so the parts that an option leaves count by the largest of them. A lost sum has an even suspense number where
//!   being stuck loses, and an odd one where it wins.
//! * Cost: every reachable component is listed once.
//! * Evidence: computed; every component below has been exhausted.

use super::descent::{Descent, Listed, Numbering, Valued};
use crate::pool::Component;
use crate::{Game, Halt, Limits, Options, Outcome, Refusal, Verdict};

/// Suspense numbers of components, remembered between questions.
pub struct Suspense<'a> {
    descent: Descent<'a>,
    turns: Turns,
}

/// The number of turns that a component lasts.
#[derive(Clone, Copy)]
struct Turns {
    /// Parity of lost components.
    lost: u32,
}

impl<'a> Suspense<'a> {
    /// For components of these games, of which every component has to move. Refuses all others.
    pub fn new(games: &[&'a dyn Game]) -> Result<Suspense<'a>, Refusal> {
        let descent = Descent::new(games, Options::new())?;
        if games.is_empty() || games.iter().any(|game| !game.every()) {
            return Err(Refusal::NoTheorem);
        }
        let lost = match descent.verdict() {
            Verdict::Lost => 0,
            Verdict::Won => 1,
            Verdict::Draw => return Err(Refusal::NimSumDraw),
        };
        Ok(Suspense { descent, turns: Turns { lost } })
    }

    /// Suspense number of a component.
    ///
    /// If stopped by a limit, it keeps its results, and may be called again.
    pub fn number(&mut self, component: &Component, limits: &Limits) -> Result<Valued, Halt> {
        self.descent.number(component, &mut self.turns, limits)
    }

    /// Suspense number of a sum: the largest of its components; 0 without any.
    pub fn of_sum(&mut self, sum: &[Component], limits: &Limits) -> Result<Valued, Halt> {
        let mut largest = Valued { value: 0, positions: 0 };
        for component in sum {
            let Valued { value, positions } = self.number(component, limits)?;
            largest = Valued { value: largest.value.max(value), positions: largest.positions + positions };
        }
        Ok(largest)
    }

    /// Outcome of a sum with this suspense number.
    pub fn outcome(&self, number: u64) -> Outcome {
        if number % 2 == u64::from(self.turns.lost) { Outcome::P } else { Outcome::N }
    }
}

impl Numbering for Turns {
    fn admit(&self, _: usize, _: Listed<'_>) -> Result<(), Refusal> {
        Ok(())
    }

    fn number(&mut self, options: Listed<'_>, numbers: &[u32]) -> Result<u32, Refusal> {
        let of_sum = |parts: &[u32]| parts.iter().map(|&id| numbers[id as usize]).max().unwrap_or(0);
        let (mut longest, mut shortest) = (None, None);
        for parts in options {
            let turns = of_sum(parts);
            if turns % 2 == self.lost {
                longest = longest.max(Some(turns));
            }
            shortest = Some(shortest.map_or(turns, |shortest: u32| shortest.min(turns)));
        }
        longest.or(shortest).map_or(Some(0), |turns| turns.checked_add(1)).ok_or(Refusal::TooManyOptions)
    }
}
