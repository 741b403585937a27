//! Moves in a heap, one after another.

use heap::{Rules, Shape, Split};

/// Moves of a game.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    rules: Rules,
}

impl Moves {
    pub(crate) fn of(rules: &Rules) -> Moves {
        Moves { rules: rules.clone() }
    }

    /// Returns `true` if there is no move in a heap.
    pub(crate) fn is_dead(&self, heap: usize) -> bool {
        let mut dead = true;
        self.each(heap, &mut |_| {
            dead = false;
            false
        });
        dead
    }

    /// Calls `see` with the heaps that each move in a heap leaves, until it returns `false`. Some may be
    /// repeated.
    pub(crate) fn each(&self, heap: usize, see: &mut dyn FnMut(&[usize]) -> bool) {
        // An empty heap has no moves.
        for split in self.rules.splits().iter().filter(|_| heap > 0) {
            let taken = split.taken.below(heap + 1).map(|taken| heap - taken);
            let added = split.added.iter().map(|added| heap + added);
            for left in taken.chain(added) {
                let most = if split.parts.or_more { left } else { split.parts.least };
                if !(split.parts.least..=most).all(|parts| parted(left, parts, split, see)) {
                    return;
                }
            }
        }
    }

    /// Sorted heaps of a sum, without those that have no move.
    pub(crate) fn position(&self, heaps: &[usize]) -> Vec<usize> {
        let mut position: Vec<usize> = heaps.iter().copied().filter(|&heap| !self.is_dead(heap)).collect();
        position.sort_unstable();
        position
    }

    /// Calls `see` with each option of a position, until it returns `false`. Some may be repeated.
    pub(crate) fn options(&self, position: &[usize], see: &mut dyn FnMut(Vec<usize>) -> bool) {
        let mut go_on = true;
        for (place, &heap) in position.iter().enumerate() {
            // One of several equal heaps is enough.
            if position.get(place + 1) == Some(&heap) {
                continue;
            }
            let rest = [&position[..place], &position[place + 1..]].concat();
            self.each(heap, &mut |parts| {
                go_on = see(self.position(&[&*rest, parts].concat()));
                go_on
            });
            if !go_on {
                return;
            }
        }
    }
}

/// Calls `see` with all partitions of stones into `parts` nonempty heaps that the shape allows; returns
/// `false` if `see` did.
fn parted(stones: usize, parts: usize, split: &Split, see: &mut dyn FnMut(&[usize]) -> bool) -> bool {
    if parts == 0 {
        return stones > 0 || see(&[]);
    }
    if stones < parts {
        return true;
    }
    let last = parts - 1;
    // The heaps ascend; the last is the remainder.
    let mut heaps = vec![1; parts];
    heaps[last] = stones - last;
    loop {
        if allowed(&heaps, split.shape) && !see(&heaps) {
            return false;
        }
        // The last heap that can grow by one, with those after it as small as possible.
        let mut behind = heaps[last];
        let next = (0..last).rev().find_map(|place| {
            behind += heaps[place];
            let least = heaps[place] + 1;
            least.checked_mul(parts - place).filter(|&all| all <= behind).map(|_| (place, least))
        });
        let Some((place, least)) = next else { return true };
        heaps[place..last].fill(least);
        heaps[last] = behind - least * (last - place);
    }
}

/// Returns `true` if ascending heaps have this shape.
fn allowed(heaps: &[usize], shape: Shape) -> bool {
    let all_equal = || heaps.first() == heaps.last();
    match shape {
        Shape::Free => true,
        Shape::Different => heaps.windows(2).all(|pair| pair[0] != pair[1]),
        Shape::NotAllEqual => heaps.len() < 2 || !all_equal(),
        Shape::Equal => all_equal(),
    }
}
