//! The moves in a heap, one kind after another.

use heap::Rules;

/// The kinds of moves of a game.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    /// How many stones are taken, and how many heaps are left.
    kinds: Vec<(usize, usize)>,
    /// Whether two heaps that are left have to be different.
    unequal: bool,
}

impl Moves {
    pub(crate) fn of(rules: &Rules) -> Moves {
        let amounts = [&rules.whole, &rules.one, &rules.two, &rules.three];
        let kinds = amounts
            .into_iter()
            .zip(0..)
            .flat_map(|(taken, left)| taken.iter().map(move |&taken| (taken, left)));
        // A move that changes nothing is none.
        let kinds = kinds.filter(|&(taken, left)| taken > 0 || left > 1).collect();
        Moves { kinds, unequal: rules.unequal }
    }

    /// Whether there is no move in a heap.
    pub(crate) fn is_dead(&self, heap: usize) -> bool {
        let mut dead = true;
        self.each(heap, &mut |_| {
            dead = false;
            false
        });
        dead
    }

    /// Calls for the heaps that each move in a heap leaves, until it is told not to go on. Some may come twice.
    pub(crate) fn each(&self, heap: usize, see: &mut dyn FnMut(&[usize]) -> bool) {
        for &(taken, left) in &self.kinds {
            let Some(rest) = heap.checked_sub(taken) else { continue };
            let go_on = match left {
                0 => rest > 0 || heap == 0 || see(&[]),
                1 => rest == 0 || see(&[rest]),
                2 => (1..=rest / 2).all(|a| (self.unequal && 2 * a == rest) || see(&[a, rest - a])),
                _ => (1..=rest / 3).all(|a| (a..=(rest - a) / 2).all(|b| see(&[a, b, rest - a - b]))),
            };
            if !go_on {
                return;
            }
        }
    }
}
