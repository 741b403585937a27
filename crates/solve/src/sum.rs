//! Sums of components, of one game or of several, by nim-sum.
//!
//! * Problem: the nim-value of a sum, and thereby its winner.
//! * Theorem: Sprague–Grundy. Under normal play of games that end, the value of a sum is the nim-sum of the
//!   values of its components, and it is P exactly if that is 0.
//! * Cost: that of the components, one after another; each distinct one once.
//! * Evidence: computed.
//!
//! The theorem does not apply to misère play, to games with draws, and where several components may be moved
//! in at once; this engine then refuses with the reason. [`search::Outcomes`](crate::search::Outcomes) and
//! [`loopy`](crate::loopy) examine whole sums.

use crate::pool::Component;
use crate::search::Values;
use crate::{Game, Halt, Limits, Move, Outcome, Refusal, Verdict};

/// Nim-value of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NimSum {
    /// Nim-values of the components, in order.
    pub values: Vec<u64>,
    /// Nim-sum of the values.
    pub value: u64,
    /// Number of components solved to find them, without those known before.
    pub positions: u64,
}

impl NimSum {
    /// Outcome of the sum.
    pub fn outcome(&self) -> Outcome {
        if self.value == 0 { Outcome::P } else { Outcome::N }
    }

    /// Nim-value after a move in this sum; the move wins if it is 0.
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

/// Refuses a sum for which the nim-sum does not decide, as far as that is known before play.
pub fn admit(games: &[&dyn Game], sum: &[Component]) -> Result<(), Refusal> {
    match crate::pool::stuck(games)? {
        Verdict::Lost => {}
        Verdict::Won => return Err(Refusal::NimSumMisere),
        Verdict::Draw => return Err(Refusal::NimSumDraw),
    }
    let several = |(index, game): (usize, &&dyn Game)| {
        game.every() || game.reach() > 1 && sum.iter().filter(|component| component.game == index).count() > 1
    };
    if games.iter().enumerate().any(several) { Err(Refusal::NimSumReach) } else { Ok(()) }
}

/// Nim-value of a sum.
pub fn value(games: &[&dyn Game], sum: &[Component], limits: &Limits) -> Result<NimSum, Halt> {
    admit(games, sum)?;
    value_with(&mut Values::new(games)?, sum, |_| None, limits)
}

/// The same with remembered nim-values, and with others already known, for example from a table.
///
/// For a sum that [`admit`] accepts.
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
