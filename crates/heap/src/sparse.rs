//! The next value by a sparse space.
//!
//! A common value is the value of a split only if one part is rare: so the pairs with a rare part tell exactly which common
//! values are taken, and c is the smallest that is not. The value is c unless a smaller rare one is missing; of most heaps
//! each of these has a witness among the first pairs that are tried. What has none after all pairs is the value, and the heap
//! is rare.

use crate::cell::Cell;
use crate::engine::Engine;
use crate::space::Space;

/// How many splits are tried one by one, before they are compared many at once.
const TRIED: usize = 192;

impl<V: Cell> Engine<V> {
    #[inline(always)]
    pub(crate) fn sparse(&mut self, heap: usize, space: Space) -> usize {
        self.mark_whole(heap);
        let values = self.store.values();
        for &taken in &self.rules.two {
            let Some(left) = heap.checked_sub(taken).filter(|&left| left >= 2) else { continue };
            let below = self.rare.partition_point(|(rare, _)| (*rare as usize) < left);
            let values = &values[..left];
            for &(rare, value) in &self.rare[..below] {
                let other = left - rare as usize;
                if self.rules.unequal && other == rare as usize {
                    continue;
                }
                self.seen[(values[other] ^ value).index()] = 1;
            }
        }
        let common = (0..).find(|&value| self.seen[value] == 0 && !space.is_rare(value, heap)).unwrap_or(0);
        let missing = (0..common).filter(|&value| self.seen[value] == 0).count();
        let value = if missing == 0 { common } else { self.witness(heap, common, missing) };
        self.seen.fill(0);
        value
    }

    /// Looks for splits with the rare values below the smallest common one; the smallest without any, or that one.
    fn witness(&mut self, heap: usize, common: usize, mut missing: usize) -> usize {
        let values = self.store.values();
        let mut tried = 1;
        while tried < TRIED {
            let mut any = false;
            for &taken in &self.rules.two {
                let Some(left) = heap.checked_sub(taken) else { continue };
                if tried >= self.end_of(left) {
                    continue;
                }
                any = true;
                let value = (values[tried] ^ values[left - tried]).index();
                if self.seen[value] == 0 {
                    self.seen[value] = 1;
                    missing -= usize::from(value < common);
                }
            }
            if missing == 0 || !any {
                break;
            }
            tried += 1;
        }
        if missing > 0 {
            for value in 0..common {
                if self.seen[value] == 0 && !self.has_split(heap, tried, value) {
                    return value;
                }
            }
        }
        common
    }

    /// Whether some split with a smaller part of at least `from` has a value.
    pub(crate) fn has_split(&self, heap: usize, from: usize, value: usize) -> bool {
        let wanted = V::new(value);
        self.rules.two.iter().any(|&taken| {
            let Some(left) = heap.checked_sub(taken) else { return false };
            let end = self.end_of(left);
            from < end && {
                let (a, b) = self.store.pairs(left, from, end);
                wanted.find(a, b).is_some()
            }
        })
    }
}
