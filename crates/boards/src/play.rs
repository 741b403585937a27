//! Moves of a position, and the parts into which it falls.
//!
//! # Parts
//!
//! From a position p, let R(c) be letters that cell c may ever have: those of p, and all that moves write which may ever
//! be made, as far as R tells. A cell with one letter in R is **settled**, any other **open**. A move that may ever be
//! made, or that open cells alone make impossible, names open cells, counts those on which its condition depends as long as settled cells do not decide it, and writes some. Cells
//! that are named, counted or written by one move belong together; classes of open cells never have to do with each other again, so p is their sum.
//!
//! Settled cells are left out of a part, unless a move of the part names them, or a condition counts them. What is left
//! out is not counted, and no move that names it is possible: the part is the same game on fewer cells.
//!
//! Groups, of which laws or conditions speak, or which fall after a move: a group lies in a connected set of cells which may have its letters. All open cells of such a set and
//! of the cells around that it may touch belong together, and its settled cells are kept. If one of them is open, each cell of the set may fall.

mod exclusive;
mod moves;
mod network;
mod options;

use crate::canonical::Canonical;
use crate::chosen;
use crate::cuts::Cuts;
use crate::formula::Formula;
use crate::ground::{Fall, Ground};
use crate::set::{Planes, Set};
use crate::structure::Structure;
use crate::syntax::{File, LetterSet};
pub(crate) use exclusive::Exclusive;
pub(crate) use moves::Move;
use moves::{MOST_PAIRED, kills, settled, shrinks};
use network::Network;

/// A game on a board, ready to be played.
pub(crate) struct Play<const W: usize> {
    letters: usize,
    moves: Vec<Move<W>>,
    /// Numbers of the moves with a condition.
    guarded: Vec<u32>,
    /// Numbers of the moves that exchange letters.
    flipping: Vec<u32>,
    /// For each move those that it makes impossible, if no move makes one possible and letters alone decide which are.
    kills: Option<Vec<u64>>,
    laws: Vec<(LetterSet, LetterSet)>,
    falls: Vec<Fall>,
    /// Letters of groups that matter, and letters that it matters whether they touch.
    bonds: Vec<(LetterSet, LetterSet)>,
    /// `true` if conditions of moves speak of groups.
    counts_groups: bool,
    network: Network<W>,
    /// For each move, the cells that join it to the connected sets of which one is a member.
    reach: Vec<Set<W>>,
    /// `true` if a move that is impossible stays so.
    shrinking: bool,
    canonical: Canonical<W>,
    cuts: Cuts,
}

/// Letters that cells may ever have; of the moves that may ever be made a set is kept beside.
#[derive(Clone, Copy)]
struct Live<const W: usize> {
    letters: Planes<W>,
    open: Set<W>,
}

/// A connected set of cells in which groups may lie, alone and with the cells around it that it may matter to touch.
struct Region<const W: usize> {
    cells: Set<W>,
    all: Set<W>,
}

impl<const W: usize> Play<W> {
    pub(crate) fn new(file: &File, structure: &Structure, ground: &Ground) -> Play<W> {
        let letters = file.letters.len();
        let end = ground.end.map(&|cells| Set::<W>::of(cells)).negated();
        let moves: Vec<Move<W>> = ground.moves.iter().map(|made| Move::new(made, &end)).collect();
        let guarded = (0..).zip(&moves).filter(|(_, made)| made.guard.is_some());
        let guarded = guarded.map(|(at, _)| at).collect();
        let bonds = bonds(ground, &moves);
        let shrinking = bonds.is_empty() && shrinks(&moves, letters);
        let direct = |made: &Move<W>| made.guard.is_none() && made.flips.is_empty();
        let plain = shrinking && moves.len() <= MOST_PAIRED && moves.iter().all(direct);
        let network = Network::new(&structure.neighbours);
        let counts_groups = bonds.iter().any(|&(_, touch)| touch == 0);
        let reach = moves.iter().map(|made| {
            let beside = if counts_groups { made.touches } else { made.writes };
            made.cells().or(network.around(beside))
        });
        Play {
            reach: reach.collect(),
            letters,
            guarded,
            flipping: (0..)
                .zip(&moves)
                .filter(|(_, made)| !made.flips.is_empty())
                .map(|(at, _)| at)
                .collect(),
            kills: plain.then(|| kills(&moves)),
            laws: ground.laws.clone(),
            falls: ground.falls.clone(),
            counts_groups,
            bonds,
            network,
            shrinking,
            canonical: Canonical::new(file, structure),
            cuts: Cuts::new(structure, &moves),
            moves,
        }
    }

    fn all(&self) -> LetterSet {
        ((1u16 << self.letters) - 1) as LetterSet
    }

    /// Returns `true` if the groups near some cells keep the laws.
    fn lawful(&self, position: &Planes<W>, written: Set<W>) -> bool {
        let near = self.network.around(written).or(written);
        self.laws.iter().all(|&(of, touch)| {
            let groups = self.network.regions(near, position.with(of));
            groups.into_iter().all(|group| self.network.around(group).meets(&position.with(touch)))
        })
    }

    /// The position when all that falls has fallen.
    pub(crate) fn settled(&self, position: &Planes<W>) -> Planes<W> {
        let mut settled = *position;
        self.network.settle(&mut settled, &self.falls, self.letters);
        settled
    }

    /// Returns `true` if all groups keep the laws.
    pub(crate) fn is_lawful(&self, position: &Planes<W>) -> bool {
        self.lawful(position, position.present(self.letters))
    }

    /// Positions after each legal move.
    pub(crate) fn after(&self, position: &Planes<W>) -> Vec<Planes<W>> {
        let mut after = Vec::new();
        self.each(position, &chosen::all(self.moves.len()), &mut |_, next| after.push(*next));
        after
    }

    /// Calls `take` with each legal move among some, and the position after it.
    fn each(&self, position: &Planes<W>, among: &[u64], take: &mut dyn FnMut(usize, &Planes<W>)) {
        for number in chosen::each(among) {
            let made = &self.moves[number];
            if !made.enabled(position, &self.network) {
                continue;
            }
            let mut next = made.made(position, self.letters);
            let mut written = made.writes;
            if !self.falls.is_empty() {
                self.network.settle(&mut next, &self.falls, self.letters);
                let gone = |(before, after): (&Set<W>, &Set<W>)| before.minus(*after);
                written = position.0.iter().zip(&next.0).map(gone).fold(written, Set::or);
            }
            if self.laws.is_empty() || self.lawful(&next, written) {
                take(number, &next);
            }
        }
    }

    /// Finds the moves that may ever be made, among some.
    fn live(&self, position: &Planes<W>, among: &[u64], moves: &mut [u64]) -> Live<W> {
        let mut letters = *position;
        let present = position.present(self.letters);
        if self.shrinking {
            for number in chosen::each(among) {
                let made = &self.moves[number];
                if made.enabled(position, &self.network) {
                    made.put(&mut letters, &present);
                    chosen::put(moves, number);
                }
            }
        } else {
            let mut rest = among.to_vec();
            loop {
                let (mut changed, before) = (false, letters);
                for number in chosen::each(&rest.clone()) {
                    let made = &self.moves[number];
                    if made.possible(&before, self.all()) {
                        chosen::put(moves, number);
                        rest[number / 64] ^= 1 << (number % 64);
                        changed |= made.put(&mut letters, &present);
                    }
                }
                // What comes out of an exchange depends on what was there.
                for &number in &self.flipping {
                    if chosen::has(moves, number as usize) {
                        changed |= self.moves[number as usize].put(&mut letters, &present);
                    }
                }
                changed |= self.add_fallen(&mut letters);
                if !changed {
                    break;
                }
            }
        }
        let mut open = self.open(&letters);
        self.add_hindered(&letters, &mut open, moves);
        Live { letters, open }
    }

    /// Cells that may have several letters.
    fn open(&self, letters: &Planes<W>) -> Set<W> {
        let (mut once, mut open) = (Set::default(), Set::default());
        for plane in &letters.0[..self.letters] {
            open = open.or(once.and(*plane));
            once = once.or(*plane);
        }
        open
    }

    /// Adds the letters that groups may fall to; returns `true` if there are any new ones.
    fn add_fallen(&self, letters: &mut Planes<W>) -> bool {
        let mut changed = false;
        for fall in &self.falls {
            let open = self.open(letters);
            let among = letters.with(fall.of);
            let touched = letters.with(fall.touch);
            for region in self.network.regions(among, among) {
                let mut bound = self.network.around(region).and(touched).or(region);
                bound = bound.and(open);
                let plane = &mut letters.0[usize::from(fall.letter)];
                if !bound.is_empty() && !region.within(plane) {
                    *plane = plane.or(region);
                    changed = true;
                }
            }
        }
        changed
    }

    /// The same after one move of a game in which letters alone decide what is possible: `moves` are those that are left.
    fn left(&self, next: &Planes<W>, moves: &[u64]) -> Live<W> {
        let mut open = Set::default();
        chosen::visit(moves, |number| {
            let made = &self.moves[number];
            let (letter, cells) = made.first_write;
            open = open.or(cells.minus(next.0[letter as usize & 7]));
            for (letter, cells) in &made.more_writes {
                open = open.or(cells.minus(next.0[*letter as usize]));
            }
        });
        Live { letters: *next, open: open.and(next.present(self.letters)) }
    }

    /// Adds the moves that open cells alone make impossible: they would be possible where those cells are left out. What they
    /// name counts as open, so that it stands in one part with those cells.
    fn add_hindered(&self, letters: &Planes<W>, open: &mut Set<W>, moves: &mut [u64]) {
        loop {
            let before = *open;
            for &number in &self.guarded {
                let made = &self.moves[number as usize];
                let needs = made.needs().all(|(needed, cells)| cells.within(&letters.with(needed)));
                let holds =
                    |guard: &Formula<Set<W>>| guard.may(&mut |count| settled(count, letters, before)).hold;
                if needs && made.guard.as_ref().is_some_and(holds) && !chosen::has(moves, number as usize) {
                    chosen::put(moves, number as usize);
                    *open = open.or(made.bound);
                }
            }
            if *open == before {
                return;
            }
        }
    }

    /// Open cells on which a move depends, or which it changes.
    fn touched(&self, made: &Move<W>, live: &Live<W>) -> Set<W> {
        let mut touched = made.touches;
        if let Some(guard) = &made.guard {
            guard.counts(&mut |count| {
                if settled(count, &live.letters, live.open).is_open() {
                    touched = touched.or(count.cells);
                }
            });
        }
        touched.and(live.open)
    }

    /// Calls `take` with each part of a position.
    fn split(&self, position: &Planes<W>, moves: &[u64], live: &Live<W>, take: &mut dyn FnMut(Planes<W>)) {
        let mut classes: Vec<Set<W>> = Vec::with_capacity(8);
        let mut settled = Set::default();
        let plain = self.guarded.is_empty() && self.bonds.is_empty();
        let regions = self.regions(live);
        chosen::visit(moves, |number| {
            let made = &self.moves[number];
            let mut touched = made.touches.and(live.open);
            if !plain {
                touched = self.touched(made, live);
                if !touched.is_empty() {
                    let met = regions.iter().filter(|region| region.cells.meets(&self.reach[number]));
                    touched = met.fold(touched, |all, region| all.or(region.all.and(live.open)));
                }
            }
            // Most of what is touched lies in one class.
            if !classes.first().is_some_and(|class| touched.within(class)) {
                join(&mut classes, touched);
            }
            settled = settled.or(made.bound.minus(live.open));
        });
        for &class in &classes {
            let mut kept = class;
            if !settled.is_empty() {
                for made in chosen::each(moves).map(|number| &self.moves[number]) {
                    // A move names or writes open cells of one class alone.
                    if made.touches.and(live.open).meets(&class) {
                        kept = kept.or(made.bound);
                    }
                }
            }
            if !self.guarded.is_empty() || !self.bonds.is_empty() {
                kept = self.with_counted(position, live, &regions, kept);
            }
            take(position.kept(&kept, self.letters));
        }
    }

    /// Connected sets of cells in which groups may lie that matter.
    fn regions(&self, live: &Live<W>) -> Vec<Region<W>> {
        let mut regions = Vec::new();
        for &(of, touch) in &self.bonds {
            let among = live.letters.with(of);
            for cells in self.network.regions(among, among) {
                let beside = self.network.around(cells).and(live.letters.with(touch));
                regions.push(Region { cells, all: cells.or(beside) });
            }
        }
        regions
    }

    /// Adds the settled cells that conditions count, and those of groups.
    fn with_counted(
        &self,
        position: &Planes<W>,
        live: &Live<W>,
        regions: &[Region<W>],
        mut kept: Set<W>,
    ) -> Set<W> {
        loop {
            let before = kept;
            for &number in &self.guarded {
                let made = &self.moves[number as usize];
                if let Some(guard) = made.guard.as_ref().filter(|_| made.bound.within(&kept)) {
                    guard.counts(&mut |count| {
                        let settled = count.cells.and(position.with(count.letters)).minus(live.open);
                        kept = kept.or(settled);
                    });
                }
            }
            // Conditions about groups name cells that may be settled.
            let beside = if self.counts_groups { kept } else { kept.and(live.open) };
            let seeds = if regions.is_empty() { kept } else { kept.or(self.network.around(beside)) };
            for region in regions.iter().filter(|region| region.cells.meets(&seeds)) {
                kept = kept.or(region.all.minus(live.open));
            }
            if kept == before {
                return kept;
            }
        }
    }

    /// Parts of a whole position, in words.
    pub(crate) fn parts(&self, position: &Planes<W>) -> Vec<Vec<u64>> {
        let all = chosen::all(self.moves.len());
        let mut moves = vec![0; all.len()];
        let live = self.live(position, &all, &mut moves);
        let mut parts = Vec::new();
        self.split(position, &moves, &live, &mut |part| {
            let mut words = Vec::new();
            self.canonical.form(part, self.letters).push_words(self.letters, &mut words);
            parts.push(words);
        });
        parts
    }

    /// Moves among which those of a part and of what comes after it are.
    fn among(&self, position: &Planes<W>) -> Vec<u64> {
        let mut among = chosen::all(self.moves.len());
        if self.shrinking {
            for (at, word) in among.iter_mut().enumerate() {
                let enabled = |number: usize| self.moves[64 * at + number].enabled(position, &self.network);
                *word = (0..64)
                    .filter(|&number| *word >> number & 1 == 1 && enabled(number))
                    .fold(0, |word, number| word | 1 << number);
            }
        }
        among
    }
}

/// Letters of groups that laws, falls and conditions speak of, and letters that these have to touch.
fn bonds<const W: usize>(ground: &Ground, moves: &[Move<W>]) -> Vec<(LetterSet, LetterSet)> {
    let falls = ground.falls.iter().map(|fall| (fall.of, fall.touch));
    let mut bonds: Vec<(LetterSet, LetterSet)> = ground.laws.iter().copied().chain(falls).collect();
    for guard in moves.iter().filter_map(|made| made.guard.as_ref()) {
        guard.groups(&mut |groups| bonds.push((groups.of, 0)));
    }
    bonds.sort_unstable();
    bonds.dedup();
    bonds
}

/// Adds a class, joined with all those that it meets.
fn join<const W: usize>(classes: &mut Vec<Set<W>>, touched: Set<W>) {
    let Some(first) = classes.iter().position(|class| class.meets(&touched)) else {
        if !touched.is_empty() {
            classes.push(touched);
        }
        return;
    };
    // Most of what is touched lies in one class.
    if touched.within(&classes[first]) {
        return;
    }
    let mut joined = classes[first].or(touched);
    for at in (first + 1..classes.len()).rev() {
        if classes[at].meets(&touched) {
            joined = joined.or(classes.swap_remove(at));
        }
    }
    classes[first] = joined;
}
