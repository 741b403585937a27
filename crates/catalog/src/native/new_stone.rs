//! The New Stone Game: discard stones of a heap, and move any of the others onto other heaps.

use rules::{Argument, NativeMoves, Objection, Options, Trouble};
use std::sync::Arc;

/// Limit on the options that are listed.
const MOST: usize = 1 << 24;

/// Moves of the game. A component is the row of heaps; empty ones stay empty.
struct NewStone;

/// Moves of the game, which has no parameters.
pub(super) fn moves(_: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    Ok(Arc::new(NewStone))
}

impl NativeMoves for NewStone {
    /// From a heap of h stones at most h - 1 are distributed: to the heap itself, or to other nonempty heaps.
    /// Every distribution is an option.
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        for (place, &heap) in at.iter().enumerate().filter(|(_, heap)| **heap > 0) {
            let onto: Vec<usize> = (0..at.len()).filter(|&other| other != place && at[other] > 0).collect();
            // Stones left on the heap, and stones moved onto each of the others; counted up like an odometer.
            let mut laid = vec![0u64; onto.len() + 1];
            let mut total = 0;
            loop {
                let mut after = at.to_vec();
                after[place] = laid[0];
                for (&other, &more) in onto.iter().zip(&laid[1..]) {
                    after[other] = after[other].checked_add(more).ok_or(Trouble::TooLarge)?;
                }
                after.iter().for_each(|&left| options.push_word(left));
                options.end_component();
                options.end_option();
                if options.words() > MOST {
                    return Err(Trouble::TooMany);
                }
                if !next(&mut laid, &mut total, heap - 1) {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Every move discards a stone.
    fn terminates(&self) -> bool {
        true
    }
}

/// Next distribution of at most `most` stones; `false` after the last.
fn next(laid: &mut [u64], total: &mut u64, most: u64) -> bool {
    for stones in laid {
        if *total < most {
            *stones += 1;
            *total += 1;
            return true;
        }
        *total -= *stones;
        *stones = 0;
    }
    false
}
