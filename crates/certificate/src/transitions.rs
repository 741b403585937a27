//! Transitions of a table by columns of which some digits are known. They are listed once for each state and those
//! digits, so that tables are joined by lookup.

use crate::quick::QuickMap;
use crate::table::{DEAD, Reader};
use limits::{Meter, StopReason};
use numeration::Numeration;
use std::ops::Range;

/// An unknown digit.
pub(crate) const UNKNOWN: u8 = u8::MAX;

/// Up to this many lists are found by index; more by search.
const DENSE: usize = 1 << 14;

/// A list that has not been made.
const MISSING: (u32, u32) = (u32::MAX, u32::MAX);

/// One transition.
#[derive(Clone, Copy)]
struct Transition {
    next: u32,
    /// Position of the digits of the new variables.
    digits: u32,
}

/// Outcome of a place that reading leads to: the state, or its representative; `None` if the transition is of no
/// interest.
pub(crate) type Outcome<'o> = dyn Fn(u32) -> Option<u32> + 'o;

/// A state, and the known digits.
type Column = (u32, Box<[u8]>);

/// Transitions of one table.
pub(crate) struct Transitions<'a> {
    reader: &'a Reader,
    arguments: &'a [u32],
    radix: u8,
    /// Its variables whose digits are known, and the others.
    known: Vec<u32>,
    new: Vec<u32>,
    dense: Vec<(u32, u32)>,
    sparse: QuickMap<Column, (u32, u32)>,
    all: Vec<Transition>,
    digits: Vec<u8>,
}

impl<'a> Transitions<'a> {
    pub(crate) fn new(
        reader: &'a Reader,
        arguments: &'a [u32],
        numeration: Numeration,
        is_known: impl Fn(u32) -> bool,
    ) -> Transitions<'a> {
        let mut variables = arguments.to_vec();
        variables.sort_unstable();
        variables.dedup();
        let (known, new): (Vec<u32>, Vec<u32>) = variables.into_iter().partition(|&one| is_known(one));
        let radix = numeration.radix();
        let columns = usize::from(radix).checked_pow(known.len() as u32);
        let lists = columns.and_then(|columns| columns.checked_mul(reader.states() as usize));
        let dense = lists.filter(|&lists| lists <= DENSE).map_or(vec![], |lists| vec![MISSING; lists]);
        Transitions {
            reader,
            arguments,
            radix,
            known,
            new,
            dense,
            sparse: QuickMap::default(),
            all: vec![],
            digits: vec![],
        }
    }

    /// Returns `true` if it determines unknown digits.
    #[inline]
    pub(crate) fn finds(&self) -> bool {
        !self.new.is_empty()
    }

    /// Target of a transition.
    #[inline]
    pub(crate) fn next(&self, transition: usize) -> u32 {
        self.all[transition].next
    }

    /// Writes the digits of a transition into a column; `false` if a number that lets only a 0 follow would get
    /// another digit.
    #[inline]
    pub(crate) fn write(&self, transition: usize, column: &mut [u8], closed: &[bool]) -> bool {
        let digits = &self.digits[self.all[transition].digits as usize..][..self.new.len()];
        for (&variable, &digit) in self.new.iter().zip(digits) {
            if digit != 0 && closed[variable as usize] {
                return false;
            }
            column[variable as usize] = digit;
        }
        true
    }

    /// Transitions from a state with the known digits of a column. Its other digits are overwritten.
    #[inline]
    pub(crate) fn list(
        &mut self,
        state: u32,
        column: &mut [u8],
        outcome: &Outcome<'_>,
        meter: &Meter,
    ) -> Result<Range<usize>, StopReason> {
        let radix = usize::from(self.radix);
        let place = self.known.iter().fold(state as usize, |place, &variable| {
            place.wrapping_mul(radix).wrapping_add(usize::from(column[variable as usize]))
        });
        match self.dense.get(place) {
            Some(&found) if found != MISSING => Ok(found.0 as usize..found.1 as usize),
            _ => self.made(state, place, column, outcome, meter),
        }
    }

    /// The same for a list that may have to be made; `place` is its index if lists are found by index.
    #[cold]
    fn made(
        &mut self,
        state: u32,
        place: usize,
        column: &mut [u8],
        outcome: &Outcome<'_>,
        meter: &Meter,
    ) -> Result<Range<usize>, StopReason> {
        let found = if self.dense.is_empty() {
            self.searched(state, column, outcome, meter)?
        } else {
            let found = self.listed(state, column, outcome, meter)?;
            self.dense[place] = found;
            found
        };
        Ok(found.0 as usize..found.1 as usize)
    }

    fn searched(
        &mut self,
        state: u32,
        column: &mut [u8],
        outcome: &Outcome<'_>,
        meter: &Meter,
    ) -> Result<(u32, u32), StopReason> {
        let known = self.known.iter().map(|&variable| column[variable as usize]).collect();
        let key = (state, known);
        if let Some(&found) = self.sparse.get(&key) {
            return Ok(found);
        }
        let found = self.listed(state, column, outcome, meter)?;
        self.sparse.insert(key, found);
        Ok(found)
    }

    fn listed(
        &mut self,
        state: u32,
        column: &mut [u8],
        outcome: &Outcome<'_>,
        meter: &Meter,
    ) -> Result<(u32, u32), StopReason> {
        let start = self.all.len();
        self.new.iter().for_each(|&variable| column[variable as usize] = UNKNOWN);
        let place = if state == DEAD { DEAD } else { self.reader.row(state) };
        self.follow(place, column, outcome, meter)?;
        meter.holds(8 * self.all.capacity() + self.digits.capacity() + 64 * self.sparse.len())?;
        let place = |length: usize| u32::try_from(length).map_err(|_| StopReason::Memory);
        place(self.digits.len())?;
        Ok((place(start)?, place(self.all.len())?))
    }

    /// Reads on from a place. Recursion is as deep as there are new variables.
    fn follow(
        &mut self,
        mut place: u32,
        column: &mut [u8],
        outcome: &Outcome<'_>,
        meter: &Meter,
    ) -> Result<(), StopReason> {
        meter.steps(1)?;
        while let Some(track) = self.reader.asks(place) {
            let variable = self.arguments[track as usize];
            match column[variable as usize] {
                UNKNOWN => {
                    for digit in 0..self.radix {
                        column[variable as usize] = digit;
                        self.follow(self.reader.child(place, digit), column, outcome, meter)?;
                    }
                    column[variable as usize] = UNKNOWN;
                    return Ok(());
                }
                digit => place = self.reader.child(place, digit),
            }
        }
        let Some(next) = outcome(place) else { return Ok(()) };
        self.fill(0, next, column, meter)
    }

    /// Tries all digits for the new variables, from an index on, that the table does not test.
    fn fill(&mut self, index: usize, next: u32, column: &mut [u8], meter: &Meter) -> Result<(), StopReason> {
        let unknown = (index..self.new.len()).find(|&index| column[self.new[index] as usize] == UNKNOWN);
        let Some(index) = unknown else {
            meter.steps(1)?;
            meter.holds(8 * self.all.len() + self.digits.len())?;
            let digits = self.digits.len() as u32;
            self.digits.extend(self.new.iter().map(|&variable| column[variable as usize]));
            self.all.push(Transition { next, digits });
            return Ok(());
        };
        let variable = self.new[index] as usize;
        for digit in 0..self.radix {
            column[variable] = digit;
            self.fill(index + 1, next, column, meter)?;
        }
        column[variable] = UNKNOWN;
        Ok(())
    }
}
