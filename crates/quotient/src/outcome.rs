//! Winners of misère sums, computed from the rules alone.

use crate::moves::Moves;
use heap::Rules;
use rustc_hash::FxHashMap;

/// Positions solved so far.
#[derive(Clone, Debug)]
pub struct Outcomes {
    moves: Moves,
    known: FxHashMap<Vec<usize>, bool>,
}

/// Starts with nothing solved.
///
/// ```
/// let kayles: heap::Code = "0.77".parse().unwrap();
/// let mut outcomes = quotient::outcomes(&kayles.rules());
/// assert_eq!(outcomes.loses(&[1], 1000), Some(true));
/// assert_eq!(outcomes.loses(&[3, 4], 1000), Some(false));
/// ```
pub fn outcomes(rules: &Rules) -> Outcomes {
    Outcomes { moves: Moves::of(rules), known: FxHashMap::default() }
}

impl Outcomes {
    /// Returns `true` if the player to move loses; `None` if more than `most` positions would have to be
    /// solved in all.
    pub fn loses(&mut self, heaps: &[usize], most: usize) -> Option<bool> {
        let start = self.moves.position(heaps);
        let mut stack = vec![start.clone()];
        while let Some(position) = stack.last() {
            if self.known.contains_key(position) {
                stack.pop();
                continue;
            }
            // Lost unless some move wins; an end position is won.
            let mut lost = !position.is_empty();
            let mut open = vec![];
            self.moves.options(position, &mut |option| {
                match self.known.get(&option) {
                    Some(true) => lost = false,
                    Some(false) => {}
                    None => open.push(option),
                }
                lost
            });
            if lost && !open.is_empty() {
                stack.extend(open);
                continue;
            }
            if self.known.len() >= most {
                return None;
            }
            if let Some(position) = stack.pop() {
                self.known.insert(position, lost);
            }
        }
        self.known.get(&start).copied()
    }
}
