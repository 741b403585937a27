//! Play ends, and moves lead to positions.

use super::{Demands, Result, Simplified, opposite};
use crate::format::Rank;
use crate::formula::{Atom, Fact};
use crate::linear::{Compared, Linear, Sense, Variable};

/// Converts a comparison to a literal.
fn simplified(expression: Linear, sense: Sense) -> Simplified {
    match expression.compared(sense) {
        Compared::Known(holds) => Simplified::Constant(holds),
        Compared::Open(expression, sense) => {
            Simplified::Fact(Fact { positive: true, atom: Atom::Linear(expression, sense) })
        }
    }
}

impl Rank {
    /// The rank at these places; missing places count as zero.
    fn of(&self, places: &[Variable]) -> Result<Linear> {
        let mut sum = Linear::constant(i128::from(self.constant));
        for &(factor, place) in &self.terms {
            if let Some(&place) = places.get(place) {
                sum = sum.plus(i128::from(factor), &Linear::variable(place))?;
            }
        }
        Ok(sum)
    }
}

impl Demands<'_, '_> {
    /// An unordered row is kept ascending; other rows are not positions.
    pub(super) fn order(&mut self) -> Result<()> {
        if !self.game.instance.played().unordered {
            return Ok(());
        }
        let places = self.game.x.clone();
        for pair in places.windows(2) {
            let falls = Linear::variable(pair[1]).plus(-1, &Linear::variable(pair[0]))?;
            self.never("order", [simplified(falls, Sense::Negative)])?;
        }
        Ok(())
    }

    /// The ranks decrease lexicographically with every move, and none decreases for ever: it is nonnegative
    /// where there is a move.
    pub(super) fn play_ends(&mut self, ranks: &[Rank]) -> Result<()> {
        let places = self.game.x.clone();
        for clause in self.clauses.clone() {
            for rank in ranks.iter().filter(|rank| rank.terms.iter().any(|term| term.0 < 0)) {
                let negative = simplified(rank.of(&places)?, Sense::Negative);
                self.never("ends", self.clause(&clause).into_iter().chain([negative]))?;
            }
            for part in &clause.parts {
                let mut so_far = self.clause(&clause);
                for rank in ranks {
                    let (before, after) = (rank.of(&places)?, rank.of(part)?);
                    let rises = simplified(before.plus(-1, &after)?, Sense::Negative);
                    self.never("ends", so_far.iter().cloned().chain([rises]))?;
                    so_far.push(simplified(after.plus(-1, &before)?, Sense::Zero));
                }
                self.never("ends", so_far)?;
            }
        }
        Ok(())
    }

    /// Moves lead to positions.
    pub(super) fn positions_stay(&mut self) -> Result<()> {
        for clause in self.clauses.clone() {
            for part in &clause.parts {
                for law in self.domain.clone() {
                    let broken = opposite(self.of(&Simplified::Fact(law), part)?);
                    self.never("stays", self.clause(&clause).into_iter().chain([broken]))?;
                }
            }
        }
        Ok(())
    }
}
