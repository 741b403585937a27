//! Nim-values, heap after heap.
//!
//! Values are divided into two classes by the parity of their ones under a mask, possibly combined with the
//! parity of the heap: the class of the nim-sum of two heaps is the sum of their classes. If heaps of class 0
//! are rare, then all options of class 1 that leave two heaps come from a rare one and any other, of which
//! there are few. Of class 0 only values below the smallest free one of class 1 matter, and for each of these
//! all pairs are tried until one has it. So every value is found from all options, whatever the mask.

use crate::flaw::PeriodFlaw;
use crate::rejection::Rejection;
use kernel::Meter;

type Counted<T> = Result<T, kernel::Rejection>;

/// More values than any option has.
const VALUES: usize = 1 << 16;
/// Number of pairs tried between two checks for values still missing.
const CHUNK: usize = 64;

/// Values found so far.
pub(super) struct Values {
    values: Vec<u16>,
    /// Amounts of moves that leave nothing, one heap, two, three.
    taken: [Vec<usize>; 4],
    /// The mask, with the parity of taken amounts if the parity of the heap counts as well; `None`: every
    /// heap is rare.
    classes: Option<(u16, Option<usize>)>,
    /// Nonempty heaps of class 0, with their values.
    rare: Vec<(usize, u16)>,
    /// For each value, the heap that last had an option with it.
    seen: Vec<usize>,
    /// For splits into three: for each number of stones, the values of two heaps with that total.
    pairs: Vec<Vec<u16>>,
}

impl Values {
    pub(super) fn new(taken: [Vec<usize>; 4], mask: Option<(u32, bool)>) -> Values {
        let one_parity = || {
            let mut odd = taken[2].iter().map(|taken| taken % 2);
            let first = odd.next()?;
            odd.all(|odd| odd == first).then_some(first)
        };
        let classes = mask.and_then(|(mask, parity)| {
            let mask = u16::try_from(mask).ok()?;
            match parity {
                // The parity of the heap minus the amount taken has to be that of the remainder.
                true => one_parity().map(|taken| (mask, Some(taken))),
                false => Some((mask, None)),
            }
        });
        Values { values: vec![], taken, classes, rare: vec![], seen: vec![0; VALUES], pairs: vec![] }
    }

    pub(super) fn into_inner(self) -> Vec<u16> {
        self.values
    }

    /// Computes values until `count` are known.
    pub(super) fn extend(&mut self, count: usize, meter: &Meter) -> Result<(), Rejection> {
        meter.holds(count.saturating_mul(8))?;
        while self.values.len() < count {
            let heap = self.values.len();
            let value = self.next(heap, meter)?;
            let value = u16::try_from(value).map_err(|_| PeriodFlaw::TooLong)?;
            if heap > 0 && !self.is_common(heap, value) {
                self.rare.push((heap, value));
            }
            self.values.push(value);
            if !self.taken[3].is_empty() {
                self.add_pairs(heap, meter)?;
            }
        }
        Ok(())
    }

    /// Returns `true` if a value of this heap is of class 1.
    fn is_common(&self, heap: usize, value: u16) -> bool {
        let Some((mask, parity)) = self.classes else { return false };
        let ones = (value & mask).count_ones() as usize;
        (ones + parity.map_or(0, |taken| heap + taken)) % 2 == 1
    }

    fn next(&mut self, heap: usize, meter: &Meter) -> Counted<usize> {
        // Marks of this heap; 0 belongs to none.
        let mark = heap + 1;
        let plain = self.taken[0].len() + self.taken[1].len();
        meter.steps(1 + plain + self.taken[2].len() * (1 + self.rare.len()))?;
        for way in 0..2 {
            for &taken in &self.taken[way] {
                let fits = if way == 0 { taken == heap } else { taken < heap };
                if fits {
                    self.seen[usize::from(self.values[heap - taken])] = mark;
                }
            }
        }
        for &taken in &self.taken[2] {
            let Some(left) = heap.checked_sub(taken) else { continue };
            let rare = self.rare.iter().take_while(|&&(part, _)| part < left);
            for &(part, value) in rare {
                self.seen[usize::from(value ^ self.values[left - part])] = mark;
            }
        }
        for &taken in &self.taken[3] {
            let Some(left) = heap.checked_sub(taken) else { continue };
            for part in 1..left {
                meter.steps(self.pairs[left - part].len())?;
                for &value in &self.pairs[left - part] {
                    self.seen[usize::from(value ^ self.values[part])] = mark;
                }
            }
        }
        // The first free value of class 1 is found without a search. Without classes every heap counts as
        // rare, and no search is needed at all.
        let mut value = 0;
        loop {
            value += self.seen[value..].iter().take_while(|&&seen| seen == mark).count();
            let whole = self.classes.is_none() || u16::try_from(value).is_ok_and(|v| self.is_common(heap, v));
            if whole || value >= VALUES || !self.search(heap, value, meter)? {
                return Ok(value);
            }
        }
    }

    /// Returns `true` if two heaps left by a move have this value; other values met on the way are marked.
    fn search(&mut self, heap: usize, value: usize, meter: &Meter) -> Counted<bool> {
        let mark = heap + 1;
        for first in (1..=heap / 2).step_by(CHUNK) {
            // Pairs tried in order cost next to nothing.
            meter.steps(CHUNK / 16 * self.taken[2].len())?;
            for &taken in &self.taken[2] {
                let left = heap.saturating_sub(taken);
                let last = (first + CHUNK - 1).min(left / 2);
                if first > last {
                    continue;
                }
                // Ascending parts, and their descending remainders.
                let (small, large) = (&self.values[first..=last], &self.values[left - last..=left - first]);
                for (a, b) in small.iter().zip(large.iter().rev()) {
                    self.seen[usize::from(a ^ b)] = mark;
                }
            }
            if self.seen[value] == mark {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Adds the values of two heaps with this total.
    fn add_pairs(&mut self, stones: usize, meter: &Meter) -> Counted<()> {
        let sums = (1..=stones / 2).map(|part| self.values[part] ^ self.values[stones - part]);
        let mut sums: Vec<u16> = sums.collect();
        meter.steps(sums.len())?;
        sums.sort_unstable();
        sums.dedup();
        self.pairs.push(sums);
        meter.holds(self.pairs.iter().map(|pairs| 24 + 2 * pairs.capacity()).sum())
    }
}
