//! Options on a line that pass a test, 64 at a time.
//!
//! Of outcomes a line keeps its losses as bits: only words of options among which there is a loss are tested. What a test says
//! is kept where it depends on one number of the position at most.

use super::lines::Spot;
use crate::Want;
use forms::{Reach, Sifted};

/// Nim-values of options, each with a stamp.
pub(super) struct Seen {
    stamps: Vec<u8>,
    stamp: u8,
    is_empty: bool,
}

impl Seen {
    /// Room for values up to one.
    pub(super) fn new(most: usize) -> Seen {
        Seen { stamps: vec![0; (most + 1).next_multiple_of(64)], stamp: 0, is_empty: true }
    }

    /// Forgets all values.
    #[inline]
    pub(super) fn clear(&mut self) {
        if self.stamp == u8::MAX {
            self.stamps.fill(0);
            self.stamp = 0;
        }
        (self.stamp, self.is_empty) = (self.stamp + 1, true);
    }

    /// Adds the values whose bits are set.
    #[inline]
    fn add(&mut self, values: &[u32], mut bits: u64) {
        let (stamps, stamp) = (self.stamps.as_mut_slice(), self.stamp);
        if let (u64::MAX, Some(all)) = (bits, values.first_chunk::<64>()) {
            all.iter().for_each(|value| stamps[*value as usize] = stamp);
            return;
        }
        while bits != 0 {
            stamps[values[bits.trailing_zeros() as usize] as usize] = stamp;
            bits &= bits - 1;
        }
    }

    /// The values of a word, as bits.
    #[inline(always)]
    pub(super) fn word(&self, word: usize) -> u64 {
        /// Moves the lowest bit of each byte into the highest one.
        const GATHER: u64 = 0x0102_0408_1020_4080;
        if self.is_empty {
            return 0;
        }
        let Some(stamps) = self.stamps.get(64 * word..64 * word + 64) else { return 0 };
        let mut bytes = [0u8; 64];
        bytes.iter_mut().zip(stamps).for_each(|(byte, stamp)| *byte = u8::from(*stamp == self.stamp));
        let (eights, _) = bytes.as_chunks::<8>();
        let gathered = |eight: &[u8; 8]| u64::from_le_bytes(*eight).wrapping_mul(GATHER) >> 56;
        eights.iter().rev().fold(0, |bits, eight| bits << 8 | gathered(eight))
    }
}

/// A rule with a test, and what its lines keep.
pub(super) struct Tested {
    sifted: Sifted,
    want: Want,
    kept: Option<Kept>,
    /// Options of the position at hand.
    reach: Option<Reach>,
    /// Words of losses of a line, or its values.
    stride: usize,
    losses: Vec<u64>,
    values: Vec<u32>,
}

/// Answers of a test for the first values of the variable, by the numbers of the position on which it depends.
struct Kept {
    entries: Vec<Entry>,
    words: usize,
    /// Entry of the position at hand.
    entry: Option<usize>,
    /// Positions whose numbers were met before, and all.
    met: u64,
    of: u64,
    trial: u64,
}

#[derive(Clone, Default)]
struct Entry {
    key: Option<[i64; 4]>,
    /// Words that are known.
    bits: Vec<u64>,
}

/// Limit on the entries.
const ENTRIES: u64 = 1 << 16;
/// Positions after which entries that were met too seldom are given up, or rows of a table of more than one.
const TRIAL: u64 = 1 << 10;
const ROWS: u64 = 1 << 5;

impl Kept {
    fn new(extents: &[u64], room: u64) -> Option<Kept> {
        let words = extents.iter().max()?.div_ceil(64) + 1;
        let count = ENTRIES.min(room / words).checked_ilog2()?;
        let entries = vec![Entry::default(); 1 << count];
        let trial = match extents {
            [_] => TRIAL,
            [.., length] => TRIAL.max(ROWS.saturating_mul(*length)),
            [] => return None,
        };
        Some(Kept { entries, words: words as usize, entry: None, met: 0, of: 0, trial })
    }

    /// Goes to a position with this key; `false` if keeping is not worth it.
    fn enter(&mut self, key: Option<[i64; 4]>) -> bool {
        let Some(numbers) = key else { return false };
        let mix = |mixed: u64, number: &i64| {
            (mixed.rotate_left(5) ^ *number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        };
        let mixed = numbers.iter().fold(0, mix);
        let place = (mixed >> 40) as usize & (self.entries.len() - 1);
        let entry = &mut self.entries[place];
        if entry.key == key {
            self.met += 1;
        } else {
            entry.key = key;
            entry.bits.clear();
        }
        self.entry = Some(place);
        self.of += 1;
        self.of != self.trial || self.met > self.trial / 2
    }

    /// The bits from a value on, if they are kept.
    #[inline]
    fn bits(&mut self, first: u64, of: impl Fn(u64) -> u64) -> Option<u64> {
        let (word, shift) = ((first / 64) as usize, first % 64);
        if word + 2 > self.words {
            return None;
        }
        let bits = &mut self.entries[self.entry?].bits;
        while bits.len() < word + 2 {
            bits.push(of(64 * bits.len() as u64));
        }
        let high = if shift == 0 { 0 } else { bits[word + 1] << (64 - shift) };
        Some(bits[word] >> shift | high)
    }
}

impl Tested {
    /// `None` if there is no room for what is kept.
    pub(super) fn new(sifted: Sifted, extents: &[u64], want: Want, room: u64) -> Option<Tested> {
        let kept = sifted.sieve().and_then(|_| Kept::new(extents, room / 4));
        let (losses, values) = (Vec::new(), Vec::new());
        Some(Tested { sifted, want, kept, reach: None, stride: 0, losses, values })
    }

    /// Makes room for so many lines, of so many places each.
    pub(super) fn lay(&mut self, lines: u64, longest: u64, room: u64) -> Option<()> {
        self.stride =
            usize::try_from(if self.want == Want::Values { longest } else { longest.div_ceil(64) }).ok()?;
        let cells = lines.checked_mul(self.stride as u64).filter(|cells| *cells <= room)?;
        match self.want {
            Want::Values => self.values = vec![0; cells as usize],
            Want::Outcomes => self.losses = vec![0; cells as usize],
        }
        Some(())
    }

    /// Forgets all lines.
    pub(super) fn clear(&mut self) {
        self.losses.fill(0);
    }

    /// Goes to a position; `None` if an option is not on its line.
    #[inline]
    pub(super) fn enter(&mut self, at: &[u64]) -> Option<()> {
        self.reach = self.sifted.reach(at)?;
        if let (Some(kept), Some(sieve)) = (&mut self.kept, self.sifted.sieve())
            && !kept.enter(sieve.key(at))
        {
            self.kept = None;
        }
        Some(())
    }

    /// Number of options of the position, with those that do not pass.
    #[inline]
    pub(super) fn options(&self) -> u64 {
        self.reach.map_or(0, |reach| reach.last - reach.first + 1)
    }

    /// Puts a position on its line.
    #[inline]
    pub(super) fn put(&mut self, spot: Spot, value: u64) {
        let line = spot.line * self.stride;
        match self.want {
            Want::Values => self.values[line + spot.place as usize] = value as u32,
            Want::Outcomes if value == 0 => {
                self.losses[line + (spot.place / 64) as usize] |= 1 << (spot.place % 64);
            }
            Want::Outcomes => {}
        }
    }

    /// Returns `true` if an option is lost.
    pub(super) fn meets_loss(&mut self, spot: Spot, at: &[u64]) -> bool {
        let Some(reach) = self.reach else { return false };
        let mut first = reach.first;
        while first <= reach.last {
            let losses = self.lost(spot, reach, first) & within(reach, first);
            if losses != 0 && self.passing(at, first, losses) != 0 {
                return true;
            }
            first += 64;
        }
        false
    }

    /// Returns `true` if there is an option.
    pub(super) fn has_option(&mut self, at: &[u64]) -> bool {
        let Some(reach) = self.reach else { return false };
        (reach.first..=reach.last).step_by(64).any(|first| self.passing(at, first, within(reach, first)) != 0)
    }

    /// Adds the nim-values of the options.
    pub(super) fn meet(&mut self, spot: Spot, at: &[u64], seen: &mut Seen) {
        let Some(reach) = self.reach else { return };
        seen.is_empty = false;
        let mut first = reach.first;
        while first <= reach.last {
            let passing = self.passing(at, first, within(reach, first));
            let line = &self.values[spot.line * self.stride..][..self.stride];
            let place = taken(spot, reach, first);
            match (reach.falls, passing) {
                (_, 0) => {}
                (true, passing) => seen.add(&line[place as usize..], passing),
                (false, passing) => {
                    // The option of lane 0 is the last one.
                    let start = place - 63;
                    let skipped = start.min(0).unsigned_abs();
                    seen.add(&line[start.max(0) as usize..], passing.reverse_bits() >> skipped);
                }
            }
            first += 64;
        }
    }

    /// Losses among the options from `first` on, as bits.
    #[inline]
    fn lost(&self, spot: Spot, reach: Reach, first: u64) -> u64 {
        let line = &self.losses[spot.line * self.stride..][..self.stride];
        let place = taken(spot, reach, first);
        if reach.falls { from(line, place) } else { from(line, place - 63).reverse_bits() }
    }

    /// Of the wanted options from `first` on, those that pass, as bits.
    #[inline]
    fn passing(&mut self, at: &[u64], first: u64, wanted: u64) -> u64 {
        let Some(sieve) = self.sifted.sieve() else { return wanted };
        let kept =
            self.kept.as_mut().and_then(|kept| kept.bits(first, |from| sieve.passing(at, from, u64::MAX)));
        kept.map_or_else(|| sieve.passing(at, first, wanted), |bits| bits & wanted)
    }
}

/// Lanes from `first` on that are options.
#[inline]
fn within(reach: Reach, first: u64) -> u64 {
    match reach.last - first {
        more @ 0..63 => (1 << (more + 1)) - 1,
        _ => u64::MAX,
    }
}

/// Place on the line that the option with this value of the variable leads to.
#[inline]
fn taken(spot: Spot, reach: Reach, value: u64) -> i64 {
    let value = value as i64;
    spot.place as i64 - if reach.falls { reach.start - value } else { reach.start + value }
}

/// The bits from a place on, which may be before the first.
#[inline]
fn from(line: &[u64], place: i64) -> u64 {
    let (word, shift) = (place.div_euclid(64), place.rem_euclid(64));
    let at = |word: i64| usize::try_from(word).ok().and_then(|word| line.get(word)).copied().unwrap_or(0);
    if shift == 0 { at(word) } else { at(word) >> shift | at(word + 1) << (64 - shift) }
}
