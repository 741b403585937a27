//! Nim-values of games whose moves leave any heap within windows of smaller heaps.
//!
//! **Problem.** From a heap of n a move leaves one heap, whose size is any in certain windows `first..=last` with
//! `last < n`: take at most half, at least a third, as much as there are digits.
//!
//! **Method.** For each lane of windows the last place of every value up to the window's end, with a tree of minima over the
//! values. A value occurs in a window unless its last place lies before the window, so the least value missing from a
//! window is found by descending from the root; for several windows this is repeated until they agree.
//!
//! **Cost.** For each heap and window log n steps, and one such descent for each value skipped where windows disagree.
//! The ends of a lane must not fall from one heap to the next; a game in which they do is refused.

/// Window of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// Number that tells windows of one heap apart; the ends of a lane do not fall from heap to heap.
    pub lane: usize,
    /// The smallest heap that the move leaves.
    pub first: u64,
    /// The largest.
    pub last: u64,
}

/// Nim-values, heap after heap.
#[derive(Default)]
pub struct Windows {
    values: Vec<u32>,
    lanes: Vec<Places>,
}

/// Last places of values up to the end of a window.
#[derive(Default)]
struct Places {
    /// Number of heaps entered.
    entered: usize,
    /// Leaves: one more than the last place of a value, 0 for none. Other nodes: minima. The root is node 1.
    tree: Vec<u32>,
}

impl Windows {
    /// No heaps.
    pub fn new() -> Windows {
        Windows::default()
    }

    /// Number of heaps.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Returns `true` if there are no heaps.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Nim-value of a heap.
    pub fn value(&self, heap: u64) -> Option<u32> {
        self.values.get(usize::try_from(heap).ok()?).copied()
    }

    /// Bytes in use.
    pub fn bytes(&self) -> u64 {
        let trees: usize = self.lanes.iter().map(|places| places.tree.capacity()).sum();
        4 * (self.values.capacity() + trees) as u64
    }

    /// Adds the next heap, given its windows. Returns `false`, and adds nothing, if a window does not consist of smaller
    /// heaps, or ends before an earlier one of its lane.
    ///
    /// ```
    /// use heap::{Window, Windows};
    /// let mut heaps = Windows::new();
    /// for n in 0..8 {
    ///     // Take one or more, at most half.
    ///     let windows = if n < 2 { vec![] } else { vec![Window { lane: 0, first: n - n / 2, last: n - 1 }] };
    ///     assert!(heaps.push(&windows));
    /// }
    /// let values: Vec<_> = (0..8).map(|n| heaps.value(n).unwrap()).collect();
    /// assert_eq!(values, [0, 0, 1, 0, 2, 1, 3, 0]);
    /// ```
    pub fn push(&mut self, windows: &[Window]) -> bool {
        let heap = self.values.len() as u64;
        if heap >= u32::MAX.into() {
            return false;
        }
        let lanes = windows.iter().map(|window| window.lane + 1).max().unwrap_or(0);
        if self.lanes.len() < lanes {
            self.lanes.resize_with(lanes, Places::default);
        }
        for &Window { lane, first, last } in windows {
            if first > last || last >= heap || last + 1 < self.lanes[lane].entered as u64 {
                return false;
            }
        }
        for &Window { lane, last, .. } in windows {
            let places = &mut self.lanes[lane];
            for place in places.entered..=last as usize {
                places.enter(self.values[place], place as u32);
            }
        }
        let mut value = 0;
        let mut agreed = 0;
        while agreed < windows.len() {
            agreed = 0;
            for &Window { lane, first, .. } in windows {
                let missing = self.lanes[lane].missing(value, first as u32);
                agreed = if missing == value { agreed + 1 } else { 0 };
                value = missing;
            }
        }
        self.values.push(value);
        true
    }
}

impl Places {
    fn leaves(&self) -> usize {
        self.tree.len() / 2
    }

    /// Enters the value of the next heap.
    fn enter(&mut self, value: u32, place: u32) {
        // One leaf more than there are values: it stands for a value that never occurs.
        if value as usize + 1 >= self.leaves() {
            self.grow(value as usize + 2);
        }
        let mut node = self.leaves() + value as usize;
        self.tree[node] = place + 1;
        while node > 1 {
            let least = self.tree[node].min(self.tree[node ^ 1]);
            node /= 2;
            if self.tree[node] == least {
                break;
            }
            self.tree[node] = least;
        }
        self.entered = place as usize + 1;
    }

    fn grow(&mut self, leaves: usize) {
        let leaves = leaves.next_power_of_two();
        let mut tree = vec![0; 2 * leaves];
        tree[leaves..leaves + self.leaves()].copy_from_slice(&self.tree[self.leaves()..]);
        for node in (1..leaves).rev() {
            tree[node] = tree[2 * node].min(tree[2 * node + 1]);
        }
        self.tree = tree;
    }

    /// The least value from `from` on that no heap from `first` on has, of those entered.
    fn missing(&self, from: u32, first: u32) -> u32 {
        let (leaves, from) = (self.leaves(), from as usize);
        if from >= leaves {
            return from as u32;
        }
        // A leaf of at most `first` is a value whose last place lies before it.
        let mut node = leaves + from;
        while self.tree[node] > first {
            // To the next subtree on the right. The last leaf is always 0, so there is one.
            while node % 2 == 1 {
                node /= 2;
            }
            node += 1;
        }
        while node < leaves {
            node *= 2;
            if self.tree[node] > first {
                node += 1;
            }
        }
        (node - leaves) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::{Window, Windows};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn window(lane: usize, first: u64, last: u64) -> Window {
        Window { lane, first, last }
    }

    fn naive(windows: &[Vec<Window>]) -> Vec<u32> {
        let mut values: Vec<u32> = vec![];
        for windows in windows {
            let options = windows.iter().flat_map(|window| window.first..=window.last);
            let seen: BTreeSet<u32> = options.map(|option| values[option as usize]).collect();
            values.push((0..).find(|value| !seen.contains(value)).expect("numbers enough"));
        }
        values
    }

    fn computed(windows: &[Vec<Window>]) -> Vec<u32> {
        let mut heaps = Windows::new();
        for windows in windows {
            assert!(heaps.push(windows));
        }
        (0..windows.len() as u64).map(|heap| heaps.value(heap).expect("a value")).collect()
    }

    #[test]
    fn at_most_half_has_the_values_of_levine() {
        // Levine 2006: g(2n) = n and g(2n + 1) = g(n).
        let windows: Vec<_> =
            (0..100_000u64).map(|n| if n < 2 { vec![] } else { vec![window(0, n - n / 2, n - 1)] }).collect();
        let values = computed(&windows);
        for n in 0..50_000 {
            assert_eq!(values[2 * n], n as u32);
            assert_eq!(values[2 * n + 1], values[n]);
        }
    }

    #[test]
    fn windows_that_end_earlier_than_before_are_refused_and_nothing_is_added() {
        let mut heaps = Windows::new();
        for n in 0..9u64 {
            assert!(heaps.push(&if n == 0 { vec![] } else { vec![window(0, 0, n - 1)] }));
        }
        for (first, last) in [(0, 9), (5, 4), (0, 6)] {
            assert!(!heaps.push(&[window(1, 0, 0), window(0, first, last)]));
            assert_eq!(heaps.len(), 9);
        }
        assert!(heaps.push(&[window(0, 3, 7)]));
        assert_eq!(heaps.value(9), Some(0));
    }

    proptest! {
        #[test]
        fn all_windows_with_rising_ends_agree_with_the_definition(
            steps in prop::collection::vec(prop::collection::vec((0u64..5, 0u64..100, any::<bool>()), 2), 0..200),
        ) {
            let mut ends = [0u64; 2];
            let mut windows = vec![];
            for (n, steps) in (0u64..).zip(&steps) {
                let mut list = vec![];
                for (lane, (end, &(more, back, is_there))) in ends.iter_mut().zip(steps).enumerate() {
                    if n > 0 && is_there {
                        *end = (*end + more).min(n - 1);
                        list.push(window(lane, end.saturating_sub(back), *end));
                    }
                }
                windows.push(list);
            }
            prop_assert_eq!(computed(&windows), naive(&windows));
        }
    }
}
