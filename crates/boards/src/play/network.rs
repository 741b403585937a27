//! Connected sets of cells, as sets of bits.

use crate::formula::Groups;
use crate::ground::Fall;
use crate::set::{Planes, Set};

/// The neighbours of each cell.
pub(crate) struct Network<const W: usize>(Vec<Set<W>>);

impl<const W: usize> Network<W> {
    pub(super) fn new(neighbours: &[Vec<u32>]) -> Network<W> {
        Network(neighbours.iter().map(|near| Set::of(near)).collect())
    }

    /// Number of cells.
    pub(super) fn cells(&self) -> usize {
        self.0.len()
    }

    /// Cells next to some cells.
    pub(super) fn around(&self, cells: Set<W>) -> Set<W> {
        cells.cells().fold(Set::default(), |around, cell| around.or(self.0[cell as usize]))
    }

    /// The connected set of cells within `among` that contains a cell.
    fn connected(&self, cell: u32, among: Set<W>) -> Set<W> {
        let mut found = Set::default();
        found.put(cell);
        let mut edge = found;
        while !edge.is_empty() {
            edge = self.around(edge).and(among).minus(found);
            found = found.or(edge);
        }
        found
    }

    /// The connected sets within `among` that meet `seeds`.
    pub(super) fn regions(&self, mut seeds: Set<W>, among: Set<W>) -> Vec<Set<W>> {
        seeds = seeds.and(among);
        let mut regions = Vec::new();
        while let Some(cell) = seeds.first() {
            let region = self.connected(cell, among);
            seeds = seeds.minus(region);
            regions.push(region);
        }
        regions
    }

    /// Returns `true` if the number of groups beside some cells is right.
    pub(super) fn admits(&self, groups: &Groups<Set<W>>, position: &Planes<W>) -> bool {
        let among = position.with(groups.of).minus(groups.beside);
        groups.number.admits(self.regions(self.around(groups.beside), among).len() as u32)
    }

    /// Replaces the groups that touch nothing which keeps them, until all are kept.
    pub(super) fn settle(&self, position: &mut Planes<W>, falls: &[Fall], letters: usize) {
        loop {
            let before = *position;
            for fall in falls {
                let among = position.with(fall.of);
                let kept = self.regions(self.around(position.with(fall.touch)), among);
                let kept = kept.into_iter().fold(Set::default(), Set::or);
                let falling = among.minus(kept);
                if !falling.is_empty() {
                    position.write(fall.letter, falling, letters);
                }
            }
            if *position == before {
                return;
            }
        }
    }
}
