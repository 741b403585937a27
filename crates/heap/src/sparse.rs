//! The next value by a sparse space.
//!
//! A common value is the value of a split only if one part is rare: so the pairs with a rare part tell exactly which common
//! values are taken, and c is the smallest that is not. The value is c unless a smaller rare one is missing; of most heaps
//! each of these has a witness among the first pairs that are tried. What has none after all pairs is the value, and the heap
//! is rare.

use crate::cell::{Cell, Marks};
use crate::engine::Engine;
use crate::space::Space;

/// How many splits are tried one by one, before they are compared many at once.
const TRIED: usize = 256;
/// How many of one kind at a time.
const AT_ONCE: usize = 24;

impl<V: Cell> Engine<V> {
    #[inline(always)]
    pub(crate) fn sparse(&mut self, heap: usize, space: Space) -> usize {
        self.mark_whole(heap);
        for &taken in &self.rules.two {
            let Some(left) = heap.checked_sub(taken).filter(|&left| left >= 2) else { continue };
            // In equal parts, if that is not allowed, there is a hole.
            let hole = (self.rules.unequal && left % 2 == 0).then_some(left / 2);
            self.rare.mark(self.store.below(left), left, hole, &mut self.seen);
        }
        let bytes = self.seen.bytes();
        let common = (0..V::COUNT).find(|&value| bytes[value] == 0 && !space.is_rare(value, heap));
        let common = common.unwrap_or(V::COUNT);
        let missing = bytes[..common].iter().filter(|&&mark| mark == 0).count();
        let value = if missing == 0 { common } else { self.witness(heap, common, missing) };
        self.unmark();
        value
    }

    /// Looks for splits with the rare values below the smallest common one; the smallest without any, or that one.
    fn witness(&mut self, heap: usize, common: usize, mut missing: usize) -> usize {
        let mut tried = 1;
        while missing > 0 && tried < TRIED {
            let mut any = false;
            for &taken in &self.rules.two {
                let Some(left) = heap.checked_sub(taken) else { continue };
                let end = self.end_of(left).min(tried + AT_ONCE);
                if tried < end {
                    any = true;
                    let (a, b) = self.store.pairs(left, tried, end);
                    for (&a, &b) in a.iter().zip(b) {
                        self.seen.mark(a ^ b);
                    }
                }
            }
            if !any {
                break;
            }
            tried += AT_ONCE;
            missing = self.seen.bytes()[..common].iter().filter(|&&mark| mark == 0).count();
        }
        if missing > 0 {
            for value in 0..common {
                if !self.is_marked(value) && !self.has_split(heap, tried, value) {
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
