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
//! Laws about groups: a group lies in a connected set of cells which may have its letters. All open cells of such a set and
//! of the cells around that it may touch belong together, and its settled cells are kept.

use crate::canonical::Canonical;
use crate::chosen;
use crate::cuts::Cuts;
use crate::formula::{Count, Formula, May};
use crate::ground::{Ground, GroundMove};
use crate::set::{Planes, Set};
use crate::structure::Structure;
use crate::syntax::{File, LetterSet};
use search::{Forms, Game, Options, Pairs};

/// A move, over sets of bits.
pub(crate) struct Move<const W: usize> {
    /// Letters that it needs: the first of them stands here, for most moves need no others.
    first_need: (LetterSet, Set<W>),
    more_needs: Vec<(LetterSet, Set<W>)>,
    /// Condition besides; most moves have none.
    guard: Option<Formula<Set<W>>>,
    /// Letters that it writes, in the same way.
    first_write: (u8, Set<W>),
    more_writes: Vec<(u8, Set<W>)>,
    /// Cells that it names.
    bound: Set<W>,
    writes: Set<W>,
    /// Cells that it names or writes.
    touches: Set<W>,
    /// Cells that its condition counts.
    counted: Set<W>,
}

/// A game on a board, ready to be played.
pub(crate) struct Play<const W: usize> {
    letters: usize,
    moves: Vec<Move<W>>,
    /// Numbers of the moves with a condition.
    guarded: Vec<u32>,
    /// For each move those that it makes impossible, if no move makes one possible and letters alone decide which are.
    kills: Option<Vec<u64>>,
    laws: Vec<(LetterSet, LetterSet)>,
    near: Vec<Set<W>>,
    /// `true` if a move that is impossible stays so.
    shrinking: bool,
    canonical: Canonical<W>,
    cuts: Cuts<W>,
}

/// Letters that cells may ever have; of the moves that may ever be made a set is kept beside.
#[derive(Clone, Copy)]
struct Live<const W: usize> {
    letters: Planes<W>,
    open: Set<W>,
}

/// Positions after the moves of one, with ranks.
struct After<const W: usize> {
    ranks: Vec<u32>,
    labels: Vec<u32>,
    nexts: Vec<Planes<W>>,
    /// Moves that may ever be made after each.
    moves: Vec<u64>,
    lives: Vec<Live<W>>,
    stride: usize,
}

impl<const W: usize> After<W> {
    fn at(&mut self, play: &Play<W>, at: usize) -> (&Planes<W>, &[u64], Live<W>) {
        let next = &self.nexts[at];
        let moves = &self.moves[at * self.stride..][..self.stride];
        let live = match self.lives.get(at) {
            Some(live) => *live,
            None => play.left(next, moves),
        };
        (next, moves, live)
    }
}

/// Moves of a game at most for which it is kept which of them exclude each other.
const MOST_PAIRED: usize = 4_096;

impl<const W: usize> Play<W> {
    pub(crate) fn new(file: &File, structure: &Structure, ground: &Ground) -> Play<W> {
        let letters = file.letters.len();
        let end = ground.end.map(&|cells| Set::<W>::of(cells)).negated();
        let moves: Vec<Move<W>> = ground.moves.iter().map(|made| Move::new(made, &end)).collect();
        let guarded = (0..).zip(&moves).filter(|(_, made)| made.guard.is_some());
        let guarded = guarded.map(|(at, _)| at).collect();
        let near = structure.neighbours.iter().map(|near| Set::of(near)).collect();
        let shrinking = ground.laws.is_empty() && shrinks(&moves, letters);
        let plain = shrinking && moves.len() <= MOST_PAIRED && moves.iter().all(|made| made.guard.is_none());
        Play {
            letters,
            guarded,
            kills: plain.then(|| kills(&moves)),
            laws: ground.laws.clone(),
            near,
            shrinking,
            canonical: Canonical::new(file, structure),
            cuts: Cuts::new(structure, &moves),
            moves,
        }
    }

    fn all(&self) -> LetterSet {
        ((1u16 << self.letters) - 1) as LetterSet
    }

    /// Cells next to some cells.
    fn around(&self, cells: Set<W>) -> Set<W> {
        cells.cells().fold(Set::default(), |around, cell| around.or(self.near[cell as usize]))
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
    fn regions(&self, mut seeds: Set<W>, among: Set<W>) -> Vec<Set<W>> {
        seeds = seeds.and(among);
        let mut regions = Vec::new();
        while let Some(cell) = seeds.cells().next() {
            let region = self.connected(cell, among);
            seeds = seeds.minus(region);
            regions.push(region);
        }
        regions
    }

    /// Returns `true` if the groups near some cells keep the laws.
    fn lawful(&self, position: &Planes<W>, written: Set<W>) -> bool {
        let near = self.around(written).or(written);
        self.laws.iter().all(|&(of, touch)| {
            let groups = self.regions(near, position.with(of));
            groups.into_iter().all(|group| self.around(group).meets(&position.with(touch)))
        })
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
            if !made.enabled(position) {
                continue;
            }
            let next = made.made(position, self.letters);
            if self.laws.is_empty() || self.lawful(&next, made.writes) {
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
                if made.enabled(position) {
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
                if !changed {
                    break;
                }
            }
        }
        let (mut once, mut open) = (Set::default(), Set::default());
        for plane in &letters.0[..self.letters] {
            open = open.or(once.and(*plane));
            once = once.or(*plane);
        }
        self.add_hindered(&letters, &mut open, moves);
        Live { letters, open }
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
    fn split(
        &self,
        position: &Planes<W>,
        moves: &[u64],
        live: &Live<W>,
        take: &mut dyn FnMut(Planes<W>),
    ) {
        let mut classes: Vec<Set<W>> = Vec::with_capacity(8);
        let mut settled = Set::default();
        let plain = self.guarded.is_empty() && self.laws.is_empty();
        chosen::visit(moves, |number| {
            let made = &self.moves[number];
            let mut touched = made.touches.and(live.open);
            if !plain {
                touched = self.touched(made, live);
                if !self.laws.is_empty() && !touched.is_empty() {
                    touched = touched.or(self.joined_by_laws(made, live));
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
            if !self.guarded.is_empty() || !self.laws.is_empty() {
                kept = self.with_counted(position, live, kept);
            }
            take(position.kept(&kept, self.letters));
        }
    }

    /// Open cells that belong to a move by laws.
    fn joined_by_laws(&self, made: &Move<W>, live: &Live<W>) -> Set<W> {
        let seeds = made.bound.or(made.counted).or(made.writes);
        let seeds = seeds.or(self.around(made.writes));
        let mut joined = Set::default();
        for &(of, touch) in &self.laws {
            for region in self.regions(seeds, live.letters.with(of)) {
                joined = joined.or(region).or(self.around(region).and(live.letters.with(touch)));
            }
        }
        joined.and(live.open)
    }

    /// Adds the settled cells that conditions count, and those of groups.
    fn with_counted(&self, position: &Planes<W>, live: &Live<W>, mut kept: Set<W>) -> Set<W> {
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
            for &(of, touch) in &self.laws {
                let seeds = kept.or(self.around(kept.and(live.open)));
                for region in self.regions(seeds, live.letters.with(of)) {
                    let around = self.around(region).and(position.with(touch));
                    kept = kept.or(region.or(around).minus(live.open));
                }
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

    /// Positions after the moves of a part.
    fn ranked(&self, position: &Planes<W>) -> After<W> {
        let among = self.among(position);
        let stride = among.len();
        let most = among.iter().map(|word| word.count_ones() as usize).sum();
        let mut after = After { ranks: Vec::with_capacity(most), labels: Vec::with_capacity(most), nexts: Vec::with_capacity(most), moves: Vec::with_capacity(most * stride), lives: Vec::new(), stride };
        let mut strips = Vec::new();
        let base = match &self.kills {
            Some(_) => self.cuts.base(&among, self.left(position, &among).open),
            None => {
                let mut moves = vec![0; stride];
                let open = self.live(position, &among, &mut moves).open;
                self.cuts.base(&moves, open)
            }
        };
        self.each(position, &among, &mut |number, next| {
            let start = after.moves.len();
            after.moves.resize(start + stride, 0);
            let left = &mut after.moves[start..];
            let open = match &self.kills {
                Some(kills) => {
                    let kills = &kills[number * stride..][..stride];
                    left.iter_mut().zip(&among).zip(kills).for_each(|((left, all), kills)| *left = all & !kills);
                    // Cells around that no move reaches any more do not matter here.
                    base.open.minus(self.moves[number].writes)
                }
                None => {
                    let live = self.live(next, &among, left);
                    after.lives.push(live);
                    live.open
                }
            };
            after.ranks.push(self.cuts.rank(&base, left, open, &mut strips));
            after.nexts.push(*next);
            after.labels.push(number as u32);
        });
        after
    }

    /// The form of a part.
    #[inline]
    fn form<'f>(&self, part: &Planes<W>, forms: &'f mut Forms, words: &mut Vec<u64>) -> &'f [u64] {
        words.clear();
        part.push_words(self.letters, words);
        forms.of(words, |form| self.canonical.form(*part, self.letters).write_words(self.letters, form))
    }

    /// Moves among which those of a part and of what comes after it are.
    fn among(&self, position: &Planes<W>) -> Vec<u64> {
        let mut among = chosen::all(self.moves.len());
        if self.shrinking {
            for (at, word) in among.iter_mut().enumerate() {
                let enabled = |number: usize| self.moves[64 * at + number].enabled(position);
                *word = (0..64).filter(|&number| *word >> number & 1 == 1 && enabled(number)).fold(0, |word, number| word | 1 << number);
            }
        }
        among
    }
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

/// Truth values of a count, where cells may have these letters.
fn bounds<const W: usize>(count: &Count<Set<W>>, may: &Planes<W>, all: LetterSet) -> May {
    let possible = count.cells.and(may.with(count.letters));
    let certain = possible.minus(may.with(all & !count.letters));
    count.may(certain.count(), possible.count())
}

/// The same as far as settled cells decide it: the others may be left out of a part.
fn settled<const W: usize>(count: &Count<Set<W>>, may: &Planes<W>, open: Set<W>) -> May {
    let possible = count.cells.and(may.with(count.letters));
    let certain = possible.minus(open);
    count.may(certain.count(), possible.count())
}

impl<const W: usize> Move<W> {
    /// Cells that it has to do with.
    pub(crate) fn cells(&self) -> Set<W> {
        self.touches.or(self.counted)
    }

    fn new(made: &GroundMove, end: &Formula<Set<W>>) -> Move<W> {
        let set = |cells: &Vec<u32>| Set::<W>::of(cells);
        let mut needs = made.need.iter().map(|(letters, cells)| (*letters, set(cells)));
        let mut writes = made.write.iter().map(|(letter, cells)| (*letter, set(cells)));
        let guard = Formula::all([made.guard.map(&set), end.clone()]);
        let mut counted = Set::default();
        guard.counts(&mut |count| counted = counted.or(count.cells));
        let mut made = Move {
            first_need: needs.next().unwrap_or_default(),
            more_needs: needs.collect(),
            guard: Some(guard).filter(|guard| guard.value() != Some(true)),
            first_write: writes.next().unwrap_or_default(),
            more_writes: writes.collect(),
            bound: Set::default(),
            writes: Set::default(),
            touches: Set::default(),
            counted,
        };
        made.bound = made.needs().fold(Set::default(), |all, (_, cells)| all.or(cells));
        made.writes = made.writing().fold(Set::default(), |all, (_, cells)| all.or(cells));
        made.touches = made.bound.or(made.writes);
        made
    }

    #[inline]
    fn needs(&self) -> impl Iterator<Item = (LetterSet, Set<W>)> {
        std::iter::once(self.first_need).chain(self.more_needs.iter().copied())
    }

    #[inline]
    fn writing(&self) -> impl Iterator<Item = (u8, Set<W>)> {
        std::iter::once(self.first_write).chain(self.more_writes.iter().copied())
    }

    #[inline]
    fn enabled(&self, position: &Planes<W>) -> bool {
        let (letters, cells) = self.first_need;
        cells.within(&position.with(letters))
            && self.more_needs.iter().all(|(letters, cells)| cells.within(&position.with(*letters)))
            && self.guard.as_ref().is_none_or(|guard| {
                guard.holds(&|count: &Count<Set<W>>| {
                    count.admits(count.cells.and(position.with(count.letters)).count())
                })
            })
    }

    /// The position after it.
    fn made(&self, position: &Planes<W>, letters: usize) -> Planes<W> {
        let mut next = *position;
        for (letter, cells) in self.writing() {
            next.write(letter, cells, letters);
        }
        next
    }

    /// Adds the letters that it writes; returns `true` if that adds any.
    fn put(&self, letters: &mut Planes<W>, present: &Set<W>) -> bool {
        let mut changed = false;
        for (letter, cells) in self.writing() {
            let cells = cells.and(*present);
            let plane = &mut letters.0[letter as usize];
            changed |= !cells.within(plane);
            *plane = plane.or(cells);
        }
        changed
    }

    /// Returns `true` if it may be possible where cells may have these letters.
    fn possible(&self, may: &Planes<W>, all: LetterSet) -> bool {
        self.needs().all(|(letters, cells)| cells.within(&may.with(letters)))
            && self.guard.as_ref().is_none_or(|guard| guard.may(&mut |count| bounds(count, may, all)).hold)
    }
}

/// For each move those that are impossible after it, and itself.
fn kills<const W: usize>(moves: &[Move<W>]) -> Vec<u64> {
    let words = chosen::words(moves.len());
    let mut kills = vec![0; words * moves.len()];
    for (made, kills) in moves.iter().zip(kills.chunks_exact_mut(words.max(1))) {
        for (number, other) in moves.iter().enumerate() {
            let fits = |(letter, cells): (u8, Set<W>)| {
                let wrong = |(needed, named): (LetterSet, Set<W>)| needed >> letter & 1 == 0 && named.meets(&cells);
                !other.needs().any(wrong)
            };
            if !made.writing().all(fits) {
                chosen::put(kills, number);
            }
        }
    }
    kills
}

/// Returns `true` if no move makes another one possible: cells change from letters that conditions ask for to others
/// alone.
fn shrinks<const W: usize>(moves: &[Move<W>], letters: usize) -> bool {
    let all = ((1u16 << letters) - 1) as LetterSet;
    // Letters that may follow each letter.
    let mut next = [0 as LetterSet; 8];
    for made in moves {
        for (letter, cells) in made.writing() {
            let mut before = 0;
            let mut rest = cells;
            for (needed, bound) in made.needs() {
                if bound.meets(&cells) {
                    before |= needed;
                    rest = rest.minus(bound);
                }
            }
            if !rest.is_empty() {
                before = all;
            }
            for from in (0..letters).filter(|from| before >> from & 1 == 1 && *from != letter as usize) {
                next[from] |= 1 << letter;
            }
        }
    }
    let entered = |set: LetterSet| (0..letters).any(|from| set >> from & 1 == 0 && next[from] & set != 0);
    let left = |set: LetterSet| (0..letters).any(|from| set >> from & 1 == 1 && next[from] & !set != 0);
    moves.iter().all(|made| {
        made.needs().all(|(letters, _)| !entered(letters))
            && made.guard.as_ref().is_none_or(|guard| stays(guard, false, &entered, &left))
    })
}

/// Returns `true` if a condition keeps a truth value once it has it.
fn stays<const W: usize>(
    formula: &Formula<Set<W>>,
    value: bool,
    entered: &dyn Fn(LetterSet) -> bool,
    left: &dyn Fn(LetterSet) -> bool,
) -> bool {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => {
            parts.iter().all(|part| stays(part, value, entered, left))
        }
        Formula::Not(inner) => stays(inner, !value, entered, left),
        Formula::Count(count) => {
            let (rises, falls) = (entered(count.letters), left(count.letters));
            let low = count.least > 0;
            let high = count.most < count.cells.count();
            if count.odd.is_some() {
                return !rises && !falls;
            }
            // What is too small must not grow, what is too large must not shrink; what is right must not leave.
            match value {
                false => !(low && rises || high && falls),
                true => !(low && falls || high && rises),
            }
        }
    }
}

impl<const W: usize> Game for Play<W> {
    fn words(&self) -> usize {
        self.letters * W
    }

    fn options(
        &self,
        part: &[u64],
        forms: &mut Forms,
        options: &mut Options,
        more: &mut dyn FnMut(&Options) -> bool,
    ) {
        let position = Planes::<W>::from_words(part, self.letters);
        let mut after = self.ranked(&position);
        // The best options come first: often one of them is all that is needed.
        let mut order: Vec<(u32, u32)> = (0..).zip(&after.ranks).map(|(at, rank)| (*rank, at)).collect();
        order.sort_unstable();
        let mut words = Vec::with_capacity(self.words());
        for (rank, at) in order {
            let (next, moves, live) = after.at(self, at as usize);
            self.split(next, moves, &live, &mut |part| options.part(self.form(&part, forms, &mut words)));
            options.end(rank, after.labels[at as usize]);
            if !more(options) {
                return;
            }
        }
    }

    fn pairs(&self, part: &[u64], all: &[u32], first: u32, forms: &mut Forms, pairs: &mut dyn Pairs) {
        let Some(kills) = &self.kills else { return };
        let position = Planes::<W>::from_words(part, self.letters);
        let stride = chosen::words(self.moves.len());
        let killed = |number: u32| &kills[number as usize * stride..][..stride];
        let mut left = vec![0; stride];
        all.iter().for_each(|&number| chosen::put(&mut left, number as usize));
        left.iter_mut().zip(killed(first)).for_each(|(left, killed)| *left &= !killed);
        let made = &self.moves[first as usize];
        let next = made.made(&position, self.letters);
        let (mut moves, mut words) = (vec![0; stride], Vec::with_capacity(self.words()));
        let mut parts: Vec<Planes<W>> = Vec::new();
        for (at, &second) in all.iter().enumerate() {
            if !chosen::has(&left, second as usize) || !pairs.wants(at) {
                continue;
            }
            let reply = &self.moves[second as usize];
            let last = reply.made(&next, self.letters);
            moves.iter_mut().zip(&left).zip(killed(second)).for_each(|((moves, left), killed)| *moves = left & !killed);
            parts.clear();
            self.split(&last, &moves, &self.left(&last, &moves), &mut |part| parts.push(part));
            // Large parts are the least known.
            parts.sort_unstable_by_key(|part| std::cmp::Reverse(part.present(self.letters).count()));
            let sum = parts.iter().try_fold(0, |sum, part| {
                Some(sum ^ pairs.value(self.form(part, forms, &mut words))?)
            });
            let either = !chosen::has(killed(second), first as usize)
                && made.made(&reply.made(&position, self.letters), self.letters) == last;
            if !pairs.take(at, sum, either) {
                return;
            }
        }
    }

    fn size(&self, part: &[u64]) -> u32 {
        part.iter().map(|word| word.count_ones()).sum()
    }
}
