//! Exchanges of cells in pairs that keep who is next to whom, on boards that are known by that alone.

use crate::ground::Cells;
use crate::structure::Structure;
use std::collections::HashMap;

/// Exchanges that are listed at most, and cells that are tried for that.
const MOST_FOUND: usize = 64;
const MOST_TRIED: usize = 1 << 16;

/// Exchanges that keep neighbours and colours, those that leave few cells in their places first. Where there are many, some are missing.
///
/// Cells are told apart by their colours and, again and again, by those of their neighbours; the rest is tried, a cell beside those that are
/// known first.
pub(crate) fn exchanges(structure: &Structure, colours: &[u8]) -> Vec<Cells> {
    let kinds = kinds(structure, colours);
    let order = order(structure);
    let image = vec![None; structure.cells()];
    let mut finder = Finder { structure, kinds, order, image, tried: 0, found: Vec::new() };
    finder.run();
    finder.found.sort_by_key(|cells| (0..).zip(cells).filter(|(cell, image)| cell == *image).count());
    finder.found
}

/// Numbers of kinds of cells: only cells of one kind may be exchanged.
fn kinds(structure: &Structure, colours: &[u8]) -> Vec<usize> {
    let mut kinds: Vec<usize> = colours.iter().map(|&colour| usize::from(colour)).collect();
    let mut count = 0;
    loop {
        let mut numbers: HashMap<(usize, Vec<usize>), usize> = HashMap::new();
        let next = (0..structure.cells()).map(|cell| {
            let mut around: Vec<usize> =
                structure.neighbours[cell].iter().map(|&next| kinds[next as usize]).collect();
            around.sort_unstable();
            let new = numbers.len();
            *numbers.entry((kinds[cell], around)).or_insert(new)
        });
        kinds = next.collect();
        if numbers.len() == count {
            return kinds;
        }
        count = numbers.len();
    }
}

/// All cells, each beside an earlier one if it can be.
fn order(structure: &Structure) -> Cells {
    let mut seen = vec![false; structure.cells()];
    let mut order = Cells::new();
    for start in 0..structure.cells() as u32 {
        let mut at = order.len();
        if !std::mem::replace(&mut seen[start as usize], true) {
            order.push(start);
        }
        while let Some(&cell) = order.get(at) {
            at += 1;
            for &next in &structure.neighbours[cell as usize] {
                if !std::mem::replace(&mut seen[next as usize], true) {
                    order.push(next);
                }
            }
        }
    }
    order
}

struct Finder<'s> {
    structure: &'s Structure,
    kinds: Vec<usize>,
    order: Cells,
    image: Vec<Option<u32>>,
    tried: usize,
    found: Vec<Cells>,
}

impl Finder<'_> {
    fn run(&mut self) {
        // For each cell that was chosen: its place in the order, the images that are left for it, and the one that it has.
        let mut stack: Vec<(usize, Vec<u32>, Option<u32>)> = Vec::new();
        let Some(first) = self.open(0) else { return };
        stack.push((first, self.images(self.order[first]), None));
        while let Some((at, images, chosen)) = stack.last_mut() {
            let (at, cell) = (*at, self.order[*at]);
            if let Some(image) = chosen.take() {
                self.image[cell as usize] = None;
                self.image[image as usize] = None;
            }
            let Some(image) = images.pop() else {
                stack.pop();
                continue;
            };
            self.tried += 1;
            if self.tried > MOST_TRIED || self.found.len() == MOST_FOUND {
                return;
            }
            if !self.fits(cell, image) {
                continue;
            }
            *chosen = Some(image);
            self.image[cell as usize] = Some(image);
            self.image[image as usize] = Some(cell);
            match self.open(at + 1) {
                Some(next) => stack.push((next, self.images(self.order[next]), None)),
                None => self.keep(),
            }
        }
    }

    /// The first place from one on whose cell has no image yet.
    fn open(&self, from: usize) -> Option<usize> {
        (from..self.order.len()).find(|&at| self.image[self.order[at] as usize].is_none())
    }

    /// Cells that may be the image of one, the likeliest last: those of its kind, of which one far away rarely disturbs it.
    fn images(&self, cell: u32) -> Vec<u32> {
        let distances = self.structure.distances_from(cell as usize);
        let fits = |&other: &u32| {
            self.image[other as usize].is_none() && self.kinds[other as usize] == self.kinds[cell as usize]
        };
        let mut images: Vec<u32> = (0..self.structure.cells() as u32).filter(fits).collect();
        images.sort_by_key(|&other| (distances[other as usize], std::cmp::Reverse(other)));
        images
    }

    /// Returns `true` if both have the same neighbours among the cells that have images, up to these.
    fn fits(&self, cell: u32, image: u32) -> bool {
        let near = |a: u32, b: u32| self.structure.neighbours[a as usize].binary_search(&b).is_ok();
        let kept = |from: u32, to: u32| {
            self.structure.neighbours[from as usize]
                .iter()
                .filter_map(|&next| self.image[next as usize])
                .all(|next| near(to, next))
        };
        kept(cell, image) && kept(image, cell)
    }

    fn keep(&mut self) {
        let cells: Option<Cells> = self.image.iter().copied().collect();
        let moved = |cells: &Cells| (0..).zip(cells).any(|(cell, image)| cell != *image);
        self.found.extend(cells.filter(moved));
    }
}
