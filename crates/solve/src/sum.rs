//! Sums of components, of one game or of several, by nim-sum.
//!
//! * Problem: the nim-value of a sum, and with it who wins.
//! * Theorem: Sprague–Grundy. Under normal play of games that end, the value of a sum is the nim-sum of the
//!   values of its components, and it is P exactly if that is 0.
//! * Cost: that of the components, one after another; each distinct one once.
//! * Evidence: computed.
//!
//! In misère play, with draws, and where several components may be moved in at once, the theorem says nothing,
//! and this engine says which of them it is; [`search::Outcomes`](crate::search::Outcomes) and
//! [`loopy`](crate::loopy) look at whole sums.

use crate::pool::Component;
use crate::search::Values;
use crate::{Game, Halt, Limits, Move, Outcome, Refusal, Verdict};

/// The nim-value of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NimSum {
    /// The nim-values of the components, in order.
    pub values: Vec<u64>,
    /// Their nim-sum.
    pub value: u64,
    /// How many components were solved to find them, without those known before.
    pub positions: u64,
}

impl NimSum {
    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        if self.value == 0 { Outcome::P } else { Outcome::N }
    }

    /// The nim-value after a move of this sum; the move wins if it is 0.
    pub fn after(&self, values: &mut Values, step: &Move, limits: &Limits) -> Result<u64, Halt> {
        let mut value = self.value;
        for change in &step.changes {
            value ^= self.values.get(change.component).ok_or(Refusal::NotAPosition)?;
            for part in &change.parts {
                value ^= values.value(part, limits)?.value;
            }
        }
        Ok(value)
    }
}

/// Refuses a sum for which the nim-sum does not decide, as far as that can be told before play.
pub fn admit(games: &[&dyn Game], sum: &[Component]) -> Result<(), Refusal> {
    match crate::pool::stuck(games)? {
        Verdict::Lost => {}
        Verdict::Won => return Err(Refusal::NimSumMisere),
        Verdict::Draw => return Err(Refusal::NimSumDraw),
    }
    let several = |(index, game): (usize, &&dyn Game)| {
        game.reach() > 1 && sum.iter().filter(|component| component.game == index).count() > 1
    };
    if games.iter().enumerate().any(several) { Err(Refusal::NimSumReach) } else { Ok(()) }
}

/// The nim-value of a sum.
pub fn value(games: &[&dyn Game], sum: &[Component], limits: &Limits) -> Result<NimSum, Halt> {
    admit(games, sum)?;
    value_with(&mut Values::new(games)?, sum, |_| None, limits)
}

/// The same with nim-values remembered from before, and with others already known, say from a table.
///
/// For a sum that [`admit`] admits.
pub fn value_with(
    values: &mut Values,
    sum: &[Component],
    mut known: impl FnMut(&Component) -> Option<u64>,
    limits: &Limits,
) -> Result<NimSum, Halt> {
    let mut found = NimSum { values: Vec::with_capacity(sum.len()), value: 0, positions: 0 };
    for component in sum {
        let value = match known(component) {
            Some(value) => value,
            None => {
                let valued = values.value(component, limits).map_err(|halt| more(halt, found.positions))?;
                found.positions += valued.positions;
                valued.value
            }
        };
        found.values.push(value);
        found.value ^= value;
    }
    Ok(found)
}

fn more(halt: Halt, before: u64) -> Halt {
    match halt {
        Halt::Stopped { reason, positions } => Halt::Stopped { reason, positions: positions + before },
        other => other,
    }
}
