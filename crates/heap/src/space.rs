//! The sparse space: a partition of all values into rare and common ones, such that a rare and a common part
//! together have a common value, and two rare or two common parts a rare one.
//!
//! Such partitions are the parities of binary digits under a mask, plus the parity of the heap where all
//! splits take amounts of the same parity. The one that makes the fewest values rare is found by a
//! Walsh–Hadamard transform of the frequencies of values. Nothing but the time depends on it.

/// A partition into rare and common values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Space {
    pub(crate) mask: usize,
    /// If the parity of the heap counts, the parity of the amounts taken in a split.
    pub(crate) place: Option<usize>,
}

impl Space {
    /// Returns `true` if this value is rare for a heap of this size.
    #[inline(always)]
    pub(crate) fn is_rare(&self, value: usize, heap: usize) -> bool {
        let place = self.place.map_or(0, |taken| heap ^ taken);
        ((value & self.mask).count_ones() as usize ^ place) & 1 == 0
    }

    /// The partition with the fewest rare values, and their number, for splits after these amounts are taken.
    pub(crate) fn best(two: &[usize], values: impl Iterator<Item = usize>, bits: u32) -> (Space, usize) {
        let parity = two.first().map_or(0, |taken| taken & 1);
        let may_place = two.iter().all(|taken| taken & 1 == parity);
        let size = 1usize << bits;
        // One half for each parity of the heap.
        let mut sums = vec![0i64; 2 * size];
        let mut count = 0;
        for (heap, value) in values.enumerate() {
            let half = if may_place { (heap ^ parity) & 1 } else { 0 };
            sums[half * size + (value & (size - 1))] += 1;
            count += 1;
        }
        transform(&mut sums);
        let kept = if may_place { 2 * size } else { size };
        let best = (1..kept).min_by_key(|&at| (sums[at], at)).unwrap_or(1);
        let space = Space { mask: best & (size - 1), place: (best >= size).then_some(parity) };
        (space, ((count + sums[best]) / 2) as usize)
    }
}

/// Walsh–Hadamard transform, in place.
fn transform(sums: &mut [i64]) {
    let mut half = 1;
    while half < sums.len() {
        for block in sums.chunks_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_mask_is_the_best_of_all() {
        let values: Vec<usize> = (0..500).map(|heap| (heap * 7 + heap / 5) % 16).collect();
        let (best, rare) = Space::best(&[1, 3], values.iter().copied(), 4);
        let count = |space: &Space| {
            values.iter().enumerate().filter(|(heap, value)| space.is_rare(**value, *heap)).count()
        };
        assert_eq!(count(&best), rare);
        for mask in 0..16 {
            for place in [None, Some(1)] {
                if mask > 0 || place.is_some() {
                    assert!(count(&Space { mask, place }) >= rare);
                }
            }
        }
    }
}
