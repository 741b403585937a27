//! Comparison of tables with built-in automata.

use crate::builtin::Machine;
use crate::quick::QuickMap;
use crate::scheme::DigitRules;
use crate::table::{DEAD, Reader};
use limits::{Meter, StopReason};
use numeration::Numeration;

/// Checks that a table and a machine accept the same valid words; otherwise returns words on which they
/// differ, number by number.
pub(crate) fn compare(
    reader: &Reader,
    machine: &Machine<'_>,
    numeration: Numeration,
    meter: &Meter,
) -> Result<Result<(), Vec<Vec<u8>>>, StopReason> {
    let tracks = reader.tracks as usize;
    let mut walk = Walk { places: QuickMap::default(), pairs: Vec::new(), before: Vec::new() };
    walk.reach((0, Some(0), vec![false; tracks]), None);
    let mut next = 0;
    while let Some((state, other, closed)) = walk.pairs.get(next).cloned() {
        let accepted = state != DEAD && reader.accepts(state);
        if accepted != other.is_some_and(|state| machine.accepts(state)) {
            return Ok(Err(walk.words(next, tracks)));
        }
        let mut column = vec![0u8; tracks];
        loop {
            meter.steps(1 + tracks as u64)?;
            let to = if state == DEAD { DEAD } else { read(reader, state, &column) };
            let to_other = other.and_then(|state| machine.step(state, &column));
            if to != DEAD || to_other.is_some() {
                let closed = column.iter().map(|&digit| numeration.closes(digit)).collect();
                walk.reach((to, to_other, closed), Some((next, column.clone())));
            }
            if !advance(&mut column, &closed, numeration) {
                break;
            }
        }
        meter.holds(walk.pairs.len() * (128 + tracks))?;
        next += 1;
    }
    Ok(Ok(()))
}

/// A state of the table, one of the machine, and for each number `true` if only a 0 may follow its last
/// digit.
type Pair = (u32, Option<u64>, Vec<bool>);

struct Walk {
    places: QuickMap<Pair, usize>,
    pairs: Vec<Pair>,
    /// Pair and column by which each pair was first reached.
    before: Vec<Option<(usize, Vec<u8>)>>,
}

impl Walk {
    fn reach(&mut self, pair: Pair, from: Option<(usize, Vec<u8>)>) {
        if !self.places.contains_key(&pair) {
            self.places.insert(pair.clone(), self.pairs.len());
            self.pairs.push(pair);
            self.before.push(from);
        }
    }

    /// Words that lead to a pair.
    fn words(&self, mut at: usize, tracks: usize) -> Vec<Vec<u8>> {
        let mut words = vec![Vec::new(); tracks];
        while let Some((before, column)) = &self.before[at] {
            words.iter_mut().zip(column).for_each(|(word, &digit)| word.insert(0, digit));
            at = *before;
        }
        words
    }
}

/// Next valid column in alphabetical order.
fn advance(column: &mut [u8], closed: &[bool], numeration: Numeration) -> bool {
    for (digit, &closed) in column.iter_mut().zip(closed).rev() {
        if !closed && *digit + 1 < numeration.radix() {
            *digit += 1;
            return true;
        }
        *digit = 0;
    }
    false
}

/// Target of a column.
fn read(reader: &Reader, state: u32, column: &[u8]) -> u32 {
    let mut place = reader.row(state);
    while let Some(track) = reader.asks(place) {
        place = reader.child(place, column[track as usize]);
    }
    place
}
