//! Answers for positions without moves: the player to move has lost, or has won in misère play.
//!
//! This is the definition of the game itself. It costs a look at the moves of each component, and the answer is computed.

use super::draft::{Draft, about_moves, any_move};
use super::engine::{Asked, Cost, Engine};
use super::winning::Winning;
use crate::Evidence;
use crate::reason::{Ground, Reason};
use question::Position;
use rules::{Outcome, Verdict};
use solve::{Halt, Refusal};

/// The end of play.
pub(super) struct Stuck;

impl Engine for Stuck {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        if any_move(position) { Err(Refusal::NoTheorem) } else { Ok(Cost::Quick) }
    }

    fn answer(&self, Asked { position, .. }: Asked) -> Result<Draft, Halt> {
        let outcome = match solve::pool::stuck(&position.rules())? {
            Verdict::Lost => Outcome::P,
            Verdict::Won => Outcome::N,
            Verdict::Draw => Outcome::D,
        };
        let mut none = Winning { complete: true, judged: Some(0u8.into()), ..Winning::default() };
        let why = about_moves(position, outcome, &mut none, |_| Reason::NoMove { outcome });
        let evidence = Evidence::Computed(Ground::Solved { positions: 1, citations: String::new() });
        Ok(Draft::decided("stuck", (outcome, none), why, evidence))
    }
}
