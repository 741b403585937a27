//! Options on a line that pass a test, 64 at a time.
//!
//! Of outcomes a line keeps its losses as bits: only words of options among which there is a loss are tested. What a test says
//! is kept where it depends on one number of the position at most.

use super::lines::Spot;
use crate::Want;
use forms::{Reach, Sifted};

/// Nim-values of options, as bits.
#[derive(Default)]
pub(super) struct Seen {
    words: Vec<u64>,
    used: usize,
}

impl Seen {
    #[inline(always)]
    fn insert(&mut self, value: u32) {
        let word = (value / 64) as usize;
        if word >= self.used {
            self.used = word + 1;
            if word >= self.words.len() {
                self.words.resize(2 * word + 1, 0);
            }
        }
        self.words[word] |= 1 << (value % 64);
    }

    pub(super) fn clear(&mut self) {
        self.words[..self.used].fill(0);
        self.used = 0;
    }

    #[inline(always)]
    pub(super) fn word(&self, word: usize) -> u64 {
        if word < self.used { self.words[word] } else { 0 }
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

/// What a test says of the first values of the variable, for each value of a number of the position.
struct Kept {
    place: Option<usize>,
    words: usize,
    /// Number of words that are known.
    known: Vec<u32>,
    bits: Vec<u64>,
}

impl Kept {
    /// `None` if it depends on several numbers, is never asked twice, or has no room.
    fn new(places: &[usize], extents: &[u64], room: u64) -> Option<Kept> {
        let place = match places {
            [] => None,
            [place] if extents.len() > 1 => Some(*place),
            _ => return None,
        };
        let words = extents.iter().max()?.div_ceil(64) + 1;
        let count = place.map_or(1, |place| extents[place]);
        let total = words.checked_mul(count).filter(|total| *total <= room)?;
        let (known, bits) = (vec![0; count as usize], vec![0; total as usize]);
        Some(Kept { place, words: words as usize, known, bits })
    }
}

impl Tested {
    /// `None` if there is no room for what is kept.
    pub(super) fn new(sifted: Sifted, extents: &[u64], want: Want, room: u64) -> Option<Tested> {
        let kept = sifted.sieve().and_then(|(_, places)| Kept::new(places, extents, room / 4));
        let (losses, values) = (Vec::new(), Vec::new());
        Some(Tested { sifted, want, kept, reach: None, stride: 0, losses, values })
    }

    /// Makes room for so many lines, of so many places each.
    pub(super) fn lay(&mut self, lines: u64, longest: u64, room: u64) -> Option<()> {
        self.stride = usize::try_from(if self.want == Want::Values { longest } else { longest.div_ceil(64) }).ok()?;
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

    /// Adds the nim-values of the options.
    pub(super) fn meet(&mut self, spot: Spot, at: &[u64], seen: &mut Seen) {
        let Some(reach) = self.reach else { return };
        let mut first = reach.first;
        while first <= reach.last {
            let mut open = self.passing(at, first, within(reach, first));
            let base = (spot.line * self.stride) as i64 + taken(spot, reach, first);
            let line = &self.values;
            while open != 0 {
                let lane = i64::from(open.trailing_zeros());
                open &= open - 1;
                seen.insert(line[(if reach.falls { base + lane } else { base - lane }) as usize]);
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
        let Some((sieve, _)) = self.sifted.sieve() else { return wanted };
        let Some(kept) = &mut self.kept else { return sieve.passing(at, first, wanted) };
        let (word, shift) = ((first / 64) as usize, first % 64);
        if word + 2 > kept.words {
            return sieve.passing(at, first, wanted);
        }
        let entry = kept.place.map_or(0, |place| at[place] as usize);
        let bits = &mut kept.bits[entry * kept.words..][..kept.words];
        let known = &mut kept.known[entry];
        while (*known as usize) < word + 2 {
            bits[*known as usize] = sieve.passing(at, 64 * u64::from(*known), u64::MAX);
            *known += 1;
        }
        let high = if shift == 0 { 0 } else { bits[word + 1] << (64 - shift) };
        wanted & (bits[word] >> shift | high)
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
