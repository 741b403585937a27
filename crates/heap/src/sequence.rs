//! Nim-values of a game, heap after heap.

use crate::cell::Cell;
use crate::engine::{Engine, Method};
use crate::moves::Moves;
use crate::plain::Plain;
use crate::rare::Rare;
use crate::rows::LANES;
use crate::vector::chosen;
use crate::{Candidate, Period, Rules};

/// Number of values from which on a period is looked for.
const FIRST: usize = 48;
/// Number of values between two polls for interruption.
const STRIDE: usize = 16 * LANES;
/// Multiple of that number where two threads are at work, since they wait for each other then.
const LONGER: usize = 8;
/// Number of values between polls where a value takes long.
const SHORT_STRIDE: usize = 16;
/// Approximate number of examined pairs of heaps between polls.
const WORK: u64 = 1 << 23;

/// Nim-values of heaps of 0, 1, 2, … stones, as far as they have been requested.
///
/// ```
/// use heap::{Code, Sequence};
/// let kayles: Code = "0.77".parse().unwrap();
/// let mut sequence = Sequence::new(kayles.rules());
/// sequence.extend(100_000);
/// // Period 12 from 71 on.
/// assert_eq!(sequence.value(99_999), sequence.value(99_999 % 12 + 72));
/// ```
pub struct Sequence {
    rules: Rules,
    width: Width,
}

enum Width {
    Bytes(Engine<u8>),
    Pairs(Engine<u16>),
    /// Rules beyond the fast engine, or values of more than 16 bits.
    Plain(Plain),
}

/// Statistics of the values so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// The largest value, and the first heap that has it.
    pub largest: (u32, usize),
    /// Frequency of each value.
    pub frequencies: Vec<usize>,
    /// The first heap with each value; `None` if there is none.
    pub first: Vec<Option<usize>>,
    /// Mask of the sparse space, if one is in use, and `true` if the parity of the heap counts as well.
    pub space: Option<(usize, bool)>,
    /// Number of rare heaps in it, and the last of them.
    pub rare: Option<(usize, usize)>,
}

impl Sequence {
    /// Starts with no values.
    pub fn new(rules: Rules) -> Sequence {
        let width = match Moves::of(&rules) {
            Some(moves) => Width::Bytes(Engine::new(moves)),
            None => Width::Plain(Plain::new(rules.clone())),
        };
        Sequence { rules, width }
    }

    /// Starts with known values of heaps of 0, 1, 2, … stones, as if they had been computed.
    ///
    /// ```
    /// use heap::{Code, Sequence};
    /// let rules = "0.77".parse::<Code>().unwrap().rules();
    /// let mut whole = Sequence::new(rules.clone());
    /// whole.extend(5000);
    /// let mut restored = Sequence::restore(rules, whole.values().take(3000));
    /// restored.extend(5000);
    /// assert!(restored.values().eq(whole.values()));
    /// ```
    pub fn restore(rules: Rules, values: impl Iterator<Item = u32> + Clone) -> Sequence {
        let largest = values.clone().max().unwrap_or(0);
        let width = match Moves::of(&rules) {
            Some(moves) if u8::try_from(largest).is_ok() => Width::Bytes(Engine::restore(moves, values)),
            Some(moves) if u16::try_from(largest).is_ok() => Width::Pairs(Engine::restore(moves, values)),
            _ => {
                let mut plain = Plain::new(rules.clone());
                plain.restore(values);
                Width::Plain(plain)
            }
        };
        Sequence { rules, width }
    }

    /// Sets the number of threads. Where values are many, one of them looks for common values and another for
    /// witnesses; a third one has nothing to do.
    pub fn set_threads(&mut self, threads: usize) {
        match &mut self.width {
            Width::Bytes(engine) => engine.threads = threads,
            Width::Pairs(engine) => engine.threads = threads,
            Width::Plain(_) => {}
        }
    }

    /// Rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Number of known values.
    pub fn len(&self) -> usize {
        match &self.width {
            Width::Bytes(engine) => engine.values.len(),
            Width::Pairs(engine) => engine.values.len(),
            Width::Plain(plain) => plain.values.len(),
        }
    }

    /// Approximate memory in use, in bytes.
    pub fn bytes(&self) -> u64 {
        match &self.width {
            Width::Bytes(engine) => engine.kept() as u64,
            Width::Pairs(engine) => 2 * engine.kept() as u64,
            Width::Plain(plain) => plain.bytes(),
        }
    }

    /// Returns `true` if no value is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Value of a heap, if it is known.
    pub fn value(&self, heap: usize) -> Option<u32> {
        match &self.width {
            Width::Bytes(engine) => engine.values.get(heap).map(|&value| value.into()),
            Width::Pairs(engine) => engine.values.get(heap).map(|&value| value.into()),
            Width::Plain(plain) => plain.values.get(heap).copied(),
        }
    }

    /// All known values.
    pub fn values(&self) -> impl Iterator<Item = u32> + Clone {
        (0..self.len()).filter_map(|heap| self.value(heap))
    }

    /// Computes values until `count` are known.
    pub fn extend(&mut self, count: usize) {
        loop {
            let done = match &mut self.width {
                Width::Bytes(engine) => run(engine, count),
                Width::Pairs(engine) => run(engine, count),
                Width::Plain(plain) => {
                    while plain.values.len() < count {
                        plain.step();
                    }
                    true
                }
            };
            if done {
                return;
            }
            let plain = Width::Plain(Plain::new(Rules::none()));
            self.width = match std::mem::replace(&mut self.width, plain) {
                Width::Bytes(engine) => Width::Pairs(engine.widened()),
                Width::Pairs(engine) => {
                    let mut plain = Plain::new(self.rules.clone());
                    plain.restore(engine.values.iter().map(|&value| value.into()));
                    Width::Plain(plain)
                }
                plain @ Width::Plain(..) => plain,
            };
        }
    }

    /// Computes values until `count` are known, calling `go_on` from time to time; returns `false` if that
    /// did.
    pub fn grow(&mut self, count: usize, go_on: &mut dyn FnMut(&Sequence) -> bool) -> bool {
        while self.len() < count {
            let stride = match &self.width {
                Width::Bytes(engine) => engine.stride(STRIDE, LONGER, WORK),
                Width::Pairs(engine) => engine.stride(STRIDE, LONGER, WORK),
                Width::Plain(_) => SHORT_STRIDE,
            };
            self.extend((self.len() + stride).min(count));
            if !go_on(self) {
                return false;
            }
        }
        true
    }

    /// Approximate work for the next value, in examined pairs of heaps.
    pub fn cost(&self) -> u64 {
        match &self.width {
            Width::Bytes(engine) => engine.cost(),
            Width::Pairs(engine) => engine.cost(),
            Width::Plain(plain) => plain.values.len() as u64,
        }
    }

    /// Computes values until a period is proved, or `most` values are known; calls `go_on` from time to time.
    ///
    /// ```
    /// use heap::{Code, Period, Sequence};
    /// let kayles: Code = "0.77".parse().unwrap();
    /// let mut sequence = Sequence::new(kayles.rules());
    /// assert_eq!(sequence.period(1000, &mut |_| true), Some(Period { start: 71, length: 12, saltus: 0 }));
    /// assert_eq!(sequence.len(), 168);
    /// ```
    pub fn period(&mut self, most: usize, go_on: &mut dyn FnMut(&Sequence) -> bool) -> Option<Period> {
        let mut next = self.len().max(FIRST).min(most);
        loop {
            if !self.grow(next, go_on) {
                return None;
            }
            let mut wanted = next + next / 4 + 1;
            if let Some(candidate) = self.candidate() {
                if candidate.proved {
                    return Some(candidate.period);
                }
                wanted = candidate.needed.map_or(wanted, |needed| wanted.min(needed));
            }
            if next >= most {
                return None;
            }
            next = wanted.min(most);
        }
    }

    /// The period at the end of the known values.
    pub fn candidate(&self) -> Option<Candidate> {
        let rules = self.rules();
        match &self.width {
            Width::Bytes(engine) => Period::candidate(rules, &engine.values),
            Width::Pairs(engine) => Period::candidate(rules, &engine.values),
            Width::Plain(plain) => Period::candidate(rules, &plain.values),
        }
    }

    /// Statistics of the values so far.
    pub fn statistics(&self) -> Statistics {
        let mut found =
            Statistics { largest: (0, 0), frequencies: vec![], first: vec![], space: None, rare: None };
        for (heap, value) in self.values().enumerate() {
            let place = value as usize;
            if found.frequencies.len() <= place {
                found.frequencies.resize(place + 1, 0);
                found.first.resize(place + 1, None);
            }
            found.frequencies[place] += 1;
            found.first[place].get_or_insert(heap);
            if value > found.largest.0 {
                found.largest = (value, heap);
            }
        }
        (found.space, found.rare) = match &self.width {
            Width::Bytes(engine) => space(engine.method, &engine.rare),
            Width::Pairs(engine) => space(engine.method, &engine.rare),
            Width::Plain(..) => (None, None),
        };
        found
    }
}

/// The fields `space` and `rare` of [`Statistics`].
type Sparsity = (Option<(usize, bool)>, Option<(usize, usize)>);

fn space<V: Cell>(method: Method, rare: &Rare<V>) -> Sparsity {
    match method {
        Method::Scan => (None, None),
        Method::Sparse(space) => (Some((space.mask, space.place.is_some())), Some((rare.len(), rare.last()))),
    }
}

chosen! {
    /// Computes values up to `count`; returns `false` if one does not fit its cell.
    run(engine: &mut Engine<V>, count: usize) -> bool, engine.run(count)
}
