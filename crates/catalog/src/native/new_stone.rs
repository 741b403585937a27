//! The New Stone Game: throw stones of a heap away, and move what you like of its rest onto other heaps.

use rules::{NativeMoves, Options, Trouble};

/// The most options that are written out.
const MOST: usize = 1 << 24;

/// The moves. A component is the row of heaps; empty ones stay empty.
pub(super) struct NewStone;

impl NativeMoves for NewStone {
    /// From a heap of h stones at most h - 1 come to lie somewhere: on the heap itself, or on other heaps that are not
    /// empty. Every way to lay them is an option.
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        for (place, &heap) in at.iter().enumerate().filter(|(_, heap)| **heap > 0) {
            let onto: Vec<usize> = (0..at.len()).filter(|&other| other != place && at[other] > 0).collect();
            // What is left on the heap, and what is moved onto each of the others; counted up like an odometer.
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

    /// Every move throws a stone away.
    fn terminates(&self) -> bool {
        true
    }
}

/// The next way to lay at most `most` stones; false after the last.
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
