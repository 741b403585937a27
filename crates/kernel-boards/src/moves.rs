//! Moves of a position, or of a part of one.

use crate::statement::{ABSENT, Count, Formula, Groups, Move, Statement};

/// Letters of all cells; cells that are not there are [`ABSENT`].
pub(crate) type Cells = Vec<u8>;

/// Number of the cells of a count that have its letters.
fn number(count: &Count, cells: &[u8]) -> u32 {
    count.cells.iter().filter(|&&cell| count.letters.contains(&cells[cell as usize])).count() as u32
}

impl Statement {
    /// Returns `true` if a condition holds.
    fn holds(&self, formula: &Formula, cells: &[u8]) -> bool {
        let grouped = |groups: &Groups| {
            let among =
                |cell: u32| groups.of.contains(&cells[cell as usize]) && !groups.beside.contains(&cell);
            let near = groups.beside.iter().flat_map(|&cell| self.near[cell as usize].iter().copied());
            groups.number.admits(self.connected(near, &among).len() as u32)
        };
        formula.holds(&|count| count.number.admits(number(count, cells)), &grouped)
    }

    /// The largest connected sets of cells among some that contain one of these.
    pub(crate) fn connected(
        &self,
        seeds: impl Iterator<Item = u32>,
        among: &dyn Fn(u32) -> bool,
    ) -> Vec<Vec<u32>> {
        let mut seen = vec![false; self.cells];
        let mut sets = Vec::new();
        for seed in seeds {
            if seen[seed as usize] || !among(seed) {
                continue;
            }
            seen[seed as usize] = true;
            let (mut set, mut at) = (vec![seed], 0);
            while let Some(&cell) = set.get(at) {
                at += 1;
                for &next in &self.near[cell as usize] {
                    if among(next) && !seen[next as usize] {
                        seen[next as usize] = true;
                        set.push(next);
                    }
                }
            }
            sets.push(set);
        }
        sets
    }

    /// Returns `true` if one of these cells is next to one with such a letter.
    fn touches(&self, set: &[u32], letters: &[u8], cells: &[u8]) -> bool {
        let mut near = set.iter().flat_map(|&cell| &self.near[cell as usize]);
        near.any(|&next| letters.contains(&cells[next as usize]))
    }

    /// Lets groups fall until nothing changes; returns `true` if any has fallen.
    pub(crate) fn settle(&self, cells: &mut [u8]) -> bool {
        let mut fallen = false;
        loop {
            let before = fallen;
            fallen = false;
            for fall in &self.falls {
                let there: &[u8] = cells;
                let among = |cell: u32| fall.of.contains(&there[cell as usize]);
                let mut sets = self.connected(0..self.cells as u32, &among);
                sets.retain(|set| !self.touches(set, &fall.touch, there));
                for cell in sets.into_iter().flatten() {
                    cells[cell as usize] = fall.letter;
                    fallen = true;
                }
            }
            if !fallen {
                return before;
            }
        }
    }

    /// Returns `true` if play has ended.
    fn is_over(&self, cells: &[u8]) -> bool {
        self.holds(&self.end, cells)
    }

    /// The position after a move, if it is legal; `over` says whether play has ended.
    fn after(&self, made: &Move, cells: &[u8]) -> Option<Cells> {
        let has = |(letters, needed): &(Vec<u8>, Vec<u32>)| {
            needed.iter().all(|&cell| letters.contains(&cells[cell as usize]))
        };
        if !made.need.iter().all(has) || !self.holds(&made.guard, cells) {
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
        for ([one, other], flipped) in &made.flip {
            for &cell in flipped {
                let letter = &mut after[cell as usize];
                *letter = match *letter {
                    letter if letter == *one => *other,
                    letter if letter == *other => *one,
                    letter => letter,
                };
            }
        }
        if !self.falls.is_empty() {
            self.settle(&mut after);
        }
        if self.laws.is_empty() {
            return Some(after);
        }
        let changed = (0..self.cells as u32).filter(|&cell| after[cell as usize] != cells[cell as usize]);
        let written = made.write.iter().flat_map(|(_, written)| written).copied();
        let near = |cell: u32| self.near[cell as usize].iter().copied().chain([cell]);
        self.is_lawful(&after, changed.chain(written).flat_map(near)).then_some(after)
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
            let among = |cell: u32| of.contains(&cells[cell as usize]);
            let sets = self.connected(seeds.iter().copied(), &among);
            sets.iter().all(|set| self.touches(set, touch, cells))
        })
    }
}
