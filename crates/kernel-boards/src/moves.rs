//! Moves of a position, or of a part of one.

use crate::statement::{ABSENT, Count, Move, Statement};

/// Letters of all cells; cells that are not there are [`ABSENT`].
pub(crate) type Cells = Vec<u8>;

/// Number of the cells of a count that have its letters.
fn number(count: &Count, cells: &[u8]) -> u32 {
    count.cells.iter().filter(|&&cell| count.letters.contains(&cells[cell as usize])).count() as u32
}

impl Statement {
    /// Returns `true` if play has ended.
    fn is_over(&self, cells: &[u8]) -> bool {
        self.end.holds(&|count| count.admits(number(count, cells)))
    }

    /// The position after a move, if it is legal; `over` says whether play has ended.
    fn after(&self, made: &Move, cells: &[u8]) -> Option<Cells> {
        let has = |(letters, needed): &(Vec<u8>, Vec<u32>)| {
            needed.iter().all(|&cell| letters.contains(&cells[cell as usize]))
        };
        if !made.need.iter().all(has) || !made.guard.holds(&|count| count.admits(number(count, cells))) {
            return None;
        }
        let mut after = cells.to_vec();
        for (letter, written) in &made.write {
            for &cell in written {
                if after[cell as usize] != ABSENT {
                    after[cell as usize] = *letter;
                }
            }
        }
        let near = |&cell: &u32| self.near.get(cell as usize).into_iter().flatten().copied().chain([cell]);
        let written = made.write.iter().flat_map(|(_, written)| written);
        (self.laws.is_empty() || self.is_lawful(&after, written.flat_map(near))).then_some(after)
    }

    /// Positions after all legal moves.
    pub(crate) fn options(&self, cells: &[u8]) -> Vec<Cells> {
        if self.is_over(cells) {
            return Vec::new();
        }
        let mut options: Vec<Cells> = self.moves.iter().filter_map(|made| self.after(made, cells)).collect();
        options.sort_unstable();
        options.dedup();
        options
    }

    /// Returns `true` if the groups of some cells keep the laws.
    pub(crate) fn is_lawful(&self, cells: &[u8], seeds: impl Iterator<Item = u32>) -> bool {
        let seeds: Vec<u32> = seeds.collect();
        self.laws.iter().all(|[of, touch]| {
            let mut seen = vec![false; cells.len()];
            seeds.iter().all(|&seed| {
                if seen[seed as usize] || !of.contains(&cells[seed as usize]) {
                    return true;
                }
                let (mut edge, mut touches) = (vec![seed], false);
                seen[seed as usize] = true;
                while let Some(cell) = edge.pop() {
                    for &next in &self.near[cell as usize] {
                        let letter = cells[next as usize];
                        touches |= touch.contains(&letter);
                        if of.contains(&letter) && !seen[next as usize] {
                            seen[next as usize] = true;
                            edge.push(next);
                        }
                    }
                }
                touches
            })
        })
    }
}
