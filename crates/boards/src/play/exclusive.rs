//! Games whose moves only exclude each other.
//!
//! Where no move makes another one possible, letters alone decide which are, and of two moves either each makes the other
//! impossible or neither, a part is a graph: its vertices are the moves that are left, and a move removes itself and its neighbours. Parts with the same
//! graph have the same options, wherever they lie, and two moves with the same neighbours are one. Where besides a move changes no cell that
//! another names without excluding it, the cells that the moves of a part name are that part, with the letters that they have.

use super::Play;
use crate::cuts::Lines;
use crate::set::{Planes, Set};
use search::{CODE, Classes, Forms, Game, Graph, MOST_VERTICES, Options, Pairs};

/// A game whose moves only exclude each other, at most 64·M.
pub(crate) struct Exclusive<const W: usize, const M: usize> {
    pub(crate) play: Box<Play<W>>,
    /// For each move, those that it excludes, with itself.
    near: Vec<Set<M>>,
    /// Those that exclude one of these.
    around: Vec<Set<M>>,
    /// For each move, the cells that it and those that it excludes name.
    beside: Vec<Vec<u32>>,
    /// For each cell, the moves that name it.
    naming: Vec<Set<M>>,
    /// For each letter the cells where it makes moves impossible, and for each of all cells those moves.
    wrong: Vec<(Set<W>, Vec<Set<M>>)>,
    all: Set<M>,
    /// Cells that moves name.
    named: Set<W>,
    lines: Lines,
}

impl<const W: usize, const M: usize> Exclusive<W, M> {
    /// The game, if it is such a one.
    pub(crate) fn of(play: Box<Play<W>>) -> Result<Exclusive<W, M>, Box<Play<W>>> {
        let count = play.moves.len();
        let Some(kills) = play.kills.as_ref().filter(|_| count <= 64 * M) else { return Err(play) };
        let stride = crate::chosen::words(count);
        let near: Vec<Set<M>> = (0..count)
            .map(|number: usize| {
                let mut set = Set::default();
                set.0[..stride].copy_from_slice(&kills[number * stride..][..stride]);
                set
            })
            .collect();
        let fits = |a: usize, b: usize| {
            let (one, other) = (&play.moves[a], &play.moves[b]);
            let excludes = near[a].has(b as u32);
            excludes == near[b].has(a as u32) && (excludes || !one.touches.meets(&other.bound))
        };
        let plain = |a: usize| near[a].has(a as u32) && !play.moves[a].bound.is_empty();
        if !(0..count).all(|a| plain(a) && (0..count).all(|b| fits(a, b))) {
            return Err(play);
        }
        let around = near.iter().map(|set| set.cells().fold(*set, |all, other| all.or(near[other as usize])));
        let around = around.collect();
        let mut naming = vec![Set::default(); play.network.cells()];
        for (number, made) in (0..).zip(&play.moves) {
            made.bound.visit(|cell| naming[cell as usize].put(number));
        }
        let named = |set: &Set<M>| {
            let cells = set
                .cells()
                .fold(Set::default(), |all: Set<W>, other| all.or(play.moves[other as usize].bound));
            cells.cells().collect()
        };
        let beside = near.iter().map(named).collect();
        let wrong = (0..play.letters).map(|letter| wrong(&play, letter)).collect();
        let mut all = Set::default();
        (0..count as u32).for_each(|number| all.put(number));
        let named = play.moves.iter().fold(Set::default(), |cells: Set<W>, made| cells.or(made.bound));
        let lines = play.cuts.lines(play.network.cells());
        Ok(Exclusive { play, near, around, beside, naming, wrong, all, named, lines })
    }

    /// Moves of a part.
    fn moves(&self, position: &Planes<W>) -> Set<M> {
        let mut gone = Set::default();
        let absent = self.named.minus(position.present(self.play.letters));
        absent.visit(|cell| gone = gone.or(self.naming[cell as usize]));
        for ((cells, wrong), plane) in self.wrong.iter().zip(&position.0) {
            plane.and(*cells).visit(|cell| gone = gone.or(wrong[cell as usize]));
        }
        self.all.minus(gone)
    }

    /// The connected moves among some around the first of `seeds`; where `all` of these are reached, nothing else is looked for.
    #[inline]
    fn connected(&self, among: Set<M>, seeds: Set<M>, all: bool) -> Option<Set<M>> {
        let mut found = Set::default();
        found.put(seeds.first()?);
        let mut edge = found;
        while !edge.is_empty() {
            let mut next = Set::default();
            edge.visit(|number| next = next.or(self.near[number as usize]));
            next = next.and(among);
            edge = next.minus(found);
            found = found.or(next);
            if all && seeds.within(&found) {
                return None;
            }
        }
        Some(found)
    }

    /// Calls `take` with each part of what is left of moves after one of them; `whole` if the moves are connected.
    #[inline]
    fn split(&self, left: Set<M>, made: usize, whole: bool, take: &mut dyn FnMut(Set<M>)) {
        let mut rest = left;
        if whole {
            // Each part has moves next to those that are gone.
            let mut seeds = self.around[made].and(left);
            while !seeds.is_empty() {
                let Some(part) = self.connected(rest, seeds, true) else {
                    // The last one.
                    take(rest);
                    return;
                };
                take(part);
                rest = rest.minus(part);
                seeds = seeds.minus(part);
            }
            return;
        }
        while let Some(part) = self.connected(rest, rest, false) {
            take(part);
            rest = rest.minus(part);
        }
    }

    /// The code of the graph of a part, if it is small.
    fn code(&self, part: Set<M>) -> Option<[u64; CODE]> {
        let vertices = part.count() as usize;
        if vertices > MOST_VERTICES {
            return None;
        }
        let (mut places, mut at) = ([[0u8; 64]; M], 0);
        part.visit(|number| {
            places[number as usize / 64][number as usize % 64] = at;
            at += 1;
        });
        let mut graph = Graph { vertices, near: [0; MOST_VERTICES] };
        let mut at = 0;
        part.visit(|number| {
            let mut near = 0;
            self.near[number as usize].and(part).visit(|other| {
                near |= 1 << places[other as usize / 64][other as usize % 64];
            });
            graph.near[at] = near;
            at += 1;
        });
        Some(graph.code())
    }

    /// The cells of a part.
    fn cells(&self, part: Set<M>) -> Set<W> {
        let mut cells = Set::default();
        part.visit(|number| cells = cells.or(self.play.moves[number as usize].bound));
        cells
    }

    /// The cells of a part that still have a move after one of its moves, which leaves `left`.
    #[inline]
    fn still_named(&self, mut cells: Set<W>, left: Set<M>, made: usize) -> Set<W> {
        for &cell in &self.beside[made] {
            if !self.naming[cell as usize].meets(&left) {
                cells.remove(cell);
            }
        }
        cells
    }

    /// The words that stand for a part of a position.
    #[inline]
    fn form<'f>(&self, position: &Planes<W>, part: Set<M>, forms: &'f mut Forms) -> &'f [u64] {
        forms.of(&part.0, |classes, form| self.find(position, part, classes, form))
    }

    fn find(&self, position: &Planes<W>, part: Set<M>, classes: &mut Classes, form: &mut [u64]) {
        let moved = self.moved(position, part);
        moved.write_words(self.play.letters, form);
        if part.count() as usize <= MOST_VERTICES {
            classes.of(form, || self.code(self.moves(&moved)));
        }
    }

    /// A part of a position, moved and turned. Codes are taken from it: they may depend on the numbers of vertices that seem to be alike.
    fn moved(&self, position: &Planes<W>, part: Set<M>) -> Planes<W> {
        let letters = self.play.letters;
        self.play.canonical.form(position.kept(&self.cells(part), letters), letters)
    }

    /// Returns `true` if moves are connected.
    fn is_whole(&self, moves: Set<M>) -> bool {
        self.connected(moves, moves, false).is_none_or(|part| part == moves)
    }
}

/// Cells where a letter makes moves impossible, and for each of all cells those moves.
fn wrong<const W: usize, const M: usize>(play: &Play<W>, letter: usize) -> (Set<W>, Vec<Set<M>>) {
    let (mut cells, mut wrong) = (Set::default(), vec![Set::default(); play.network.cells()]);
    for (number, made) in (0..).zip(&play.moves) {
        for (_, bound) in made.needs().filter(|(letters, _)| letters >> letter & 1 == 0) {
            cells = cells.or(bound);
            bound.visit(|cell| wrong[cell as usize].put(number));
        }
    }
    (cells, wrong)
}

impl<const W: usize, const M: usize> Game for Exclusive<W, M> {
    fn words(&self) -> usize {
        self.play.words()
    }

    fn key_words(&self) -> usize {
        M
    }

    fn options(
        &self,
        part: &[u64],
        forms: &mut Forms,
        options: &mut Options,
        more: &mut dyn FnMut(&Options) -> bool,
    ) {
        let position = Planes::<W>::from_words(part, self.play.letters);
        let moves = self.moves(&position);
        let (whole, cells) = (self.is_whole(moves), self.cells(moves));
        let sides = self.lines.sides(&cells, &moves);
        let mut scratch = sides.clone();
        // The best options come first: often one of them is all that is needed.
        let mut ranks: Vec<u64> = Vec::with_capacity(moves.count() as usize);
        let mut lefts: Vec<(Set<M>, u32)> = Vec::with_capacity(ranks.capacity());
        moves.visit(|number| {
            let left = moves.minus(self.near[number as usize]);
            let still = self.still_named(cells, left, number as usize);
            let gone = moves.and(self.near[number as usize]);
            let rank = self.lines.rank(&sides, &mut scratch, &cells.minus(still), &gone);
            ranks.push(u64::from(rank) << 32 | lefts.len() as u64);
            lefts.push((left, number));
        });
        ranks.sort_unstable();
        for alike in ranks.chunk_by_mut(|a, b| a >> 32 == b >> 32).filter(|alike| alike.len() > 1) {
            alike.sort_unstable_by_key(|rank| lefts[*rank as u32 as usize]);
        }
        ranks.dedup_by_key(|rank| lefts[*rank as u32 as usize].0);
        for rank in ranks {
            let (left, number) = lefts[rank as u32 as usize];
            let mut take = |part| options.part(self.form(&position, part, forms));
            self.split(left, number as usize, whole, &mut take);
            options.end((rank >> 32) as u32, number);
            if !more(options) {
                return;
            }
        }
    }

    fn listed(&self, part: &[u64], forms: &mut Forms, options: &mut Options) {
        self.play.listed(part, forms, options);
    }

    fn names(&self, part: &[u64], take: &mut dyn FnMut(&[u64])) -> bool {
        let position = Planes::<W>::from_words(part, self.play.letters);
        let mut rest = self.moves(&position);
        let mut name = Vec::new();
        while let Some(part) = self.connected(rest, rest, false) {
            rest = rest.minus(part);
            name.clear();
            let moved = self.moved(&position, part);
            match self.code(self.moves(&moved)) {
                Some(code) => name.extend(code),
                None => {
                    // No code begins with 0.
                    name.push(0);
                    moved.push_words(self.play.letters, &mut name);
                }
            }
            take(&name);
        }
        true
    }

    fn pairs(&self, part: &[u64], all: &[u32], first: u32, forms: &mut Forms, pairs: &mut dyn Pairs) {
        let position = Planes::<W>::from_words(part, self.play.letters);
        let moves = self.moves(&position);
        let left = moves.minus(self.near[first as usize]);
        let mut parts: Vec<Set<M>> = Vec::new();
        self.split(left, first as usize, false, &mut |part| parts.push(part));
        let mut after: Vec<Set<M>> = Vec::new();
        for (at, &second) in all.iter().enumerate() {
            if !left.has(second) || !pairs.wants(at) {
                continue;
            }
            after.clear();
            for &part in &parts {
                if part.has(second) {
                    let left = part.minus(self.near[second as usize]);
                    self.split(left, second as usize, true, &mut |part| after.push(part));
                } else {
                    after.push(part);
                }
            }
            let sum = after
                .iter()
                .try_fold(0, |sum, part| Some(sum ^ pairs.value(self.form(&position, *part, forms))?));
            if !pairs.take(at, sum, true) {
                return;
            }
        }
    }

    fn size(&self, part: &[u64]) -> u32 {
        self.play.size(part)
    }
}
