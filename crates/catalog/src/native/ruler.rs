//! Ruler: turn neighbouring coins of a row, of which the rightmost is a head.

use crate::Unplayable;
use dashu_int::UBig;
use rules::{Argument, NativeMoves, Objection, Options, Trouble};
use std::sync::Arc;

/// Limit on the numbers that are listed.
const MOST: usize = 1 << 24;

/// Moves of the game. A component is the row of coins, 1 for a head.
struct Ruler;

/// Moves of the game, which has no parameters.
pub(super) fn moves(_: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    Ok(Arc::new(Ruler))
}

impl NativeMoves for Ruler {
    fn read(&self, at: Vec<UBig>) -> Result<Vec<UBig>, Objection> {
        if at.iter().all(|coin| *coin <= UBig::ONE) {
            return Ok(at);
        }
        Err(Unplayable::NotACoin.into())
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        if at.iter().any(|&coin| coin > 1) {
            return Err(Trouble::WrongForm);
        }
        for last in (0..at.len()).filter(|&place| at[place] == 1) {
            for first in 0..=last {
                if options.words() > MOST {
                    return Err(Trouble::TooMany);
                }
                for (place, &coin) in at.iter().enumerate() {
                    options.push_word(if (first..=last).contains(&place) { 1 - coin } else { coin });
                }
                options.end_component();
                options.end_option();
            }
        }
        Ok(())
    }

    /// The row decreases as a number whose highest digit is its last coin.
    fn terminates(&self) -> bool {
        true
    }
}
