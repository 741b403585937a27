//! Scenes: how the window of a move lies in a row, and the entries around it that matter.

use crate::parts::{Numbers, equal, less, put};
use crate::split::Split;
use crate::statement::{Item, Statement, Step};
use kernel::{Formula, Variable};

/// Entries between two blocks of a window, or between the window and an end of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// Nothing.
    Joined,
    /// Some entries.
    Apart,
    /// Any number of entries.
    Any,
}

/// A way in which a window lies in a row.
#[derive(Clone)]
pub(crate) struct Way {
    /// Numbers of consecutive entries of the window, between gaps.
    pub(crate) blocks: Vec<usize>,
    /// Sides before, between and after the blocks.
    pub(crate) sides: Vec<Side>,
    /// Residues of the first places of the runs.
    pub(crate) residues: Vec<i64>,
}

/// An entry of a scene.
pub(crate) struct Seen {
    /// The entry.
    pub(crate) entry: Variable,
    /// The entry before it, or a number that is 0, if that is seen.
    pub(crate) before: Option<Variable>,
    /// Its place in the window, unless it stands behind one of its blocks.
    pub(crate) window: Option<usize>,
    /// `true` if the move may change what it counts.
    pub(crate) counts: bool,
    /// Its place in the row, if that is numbered.
    pub(crate) place: Option<Variable>,
    /// Residue of its place.
    pub(crate) residue: i64,
}

/// An entry of the window that is known already.
#[derive(Clone, Copy)]
pub(crate) struct Owner {
    /// Its place in the window.
    pub(crate) window: usize,
    /// The numbers of the entry.
    pub(crate) entry: [Variable; 4],
    /// The entry behind it and its place, if they are known.
    pub(crate) behind: Option<[Variable; 2]>,
}

/// Consecutive entries of a scene.
#[derive(Default)]
struct Run {
    /// The entries, with those in front of and behind blocks.
    entries: Vec<Variable>,
    /// The number of a place, and the number of entries before it that are not in front.
    anchor: Option<(Variable, i64)>,
    /// Number of entries that are not in front.
    length: i64,
}

/// Entries around a window.
pub(crate) struct Scene<'s> {
    statement: &'s Statement,
    split: Split,
    owner: Option<Owner>,
    /// Length of the row.
    pub(crate) length: Variable,
    /// Entries of the window and behind its blocks.
    pub(crate) seen: Vec<Seen>,
    /// Numbers in front of runs.
    pub(crate) fronts: Vec<Variable>,
    /// New numbers of places.
    pub(crate) at: Vec<Variable>,
    /// Formulas about places.
    pub(crate) places: Vec<Formula>,
    runs: Vec<Run>,
    /// A number in front that is 0, since the window begins the row.
    nothing: Option<Variable>,
}

impl Way {
    /// Side before the run that begins with a block, if one does.
    fn begins(&self, block: usize) -> Option<Side> {
        (block == 0 || self.sides[block] != Side::Joined).then_some(self.sides[block])
    }

    /// Returns `true` if a run ends with a block.
    fn ends(&self, block: usize) -> bool {
        block + 1 == self.blocks.len() || self.sides[block + 1] != Side::Joined
    }

    /// The run of an entry of the window, and its place there.
    pub(crate) fn find(&self, window: usize) -> (usize, usize) {
        let (mut run, mut first, mut next) = (0, 0, 0);
        for (block, count) in self.blocks.iter().enumerate() {
            if block > 0 && self.begins(block).is_some() {
                (run, first) = (run + 1, next);
            }
            next += count;
            if window < next {
                break;
            }
        }
        (run, window - first)
    }

    /// Returns `true` if an entry of the window may be the first entry of the row, or another one.
    pub(crate) fn admits_first(&self, window: usize, first: bool) -> bool {
        match (self.find(window), self.sides[0]) {
            ((0, 0), Side::Joined) => first,
            ((0, 0), Side::Any) => true,
            _ => !first,
        }
    }

    /// Returns `true` if an entry of the window may be the last entry of the row, or another one.
    pub(crate) fn admits_last(&self, window: usize, last: bool) -> bool {
        let all: usize = self.blocks.iter().sum();
        match self.sides[self.blocks.len()] {
            Side::Joined if window + 1 == all => last,
            Side::Any if window + 1 == all => true,
            _ => !last,
        }
    }
}

/// The ways in which the window of a move may lie. What is beside the window is told apart only next to entries that
/// the move changes, where neighbours matter.
pub(crate) fn ways(statement: &Statement, step: &Step) -> Vec<Way> {
    let parts = step.window.split(|item| *item == Item::Gap).map(<[Item]>::len);
    let blocks: Vec<usize> = parts.filter(|&length| length > 0).collect();
    let mut ways: Vec<Vec<Side>> = vec![vec![]];
    let mut next = 0;
    for side in 0..=blocks.len() {
        let gap = match side {
            0 => step.window.first() == Some(&Item::Gap),
            _ if side == blocks.len() => step.window.last() == Some(&Item::Gap),
            _ => true,
        };
        let changes = side > 0 && step.changes(next - 1) || side < blocks.len() && step.changes(next);
        let options: &[Side] = match (gap, statement.is_linked() && changes) {
            (false, _) => &[Side::Joined],
            (true, true) => &[Side::Joined, Side::Apart],
            (true, false) => &[Side::Any],
        };
        ways = ways.iter().flat_map(|way| options.iter().map(|&side| [&**way, &[side]].concat())).collect();
        next += blocks.get(side).copied().unwrap_or(0);
    }
    let split = statement.split();
    let with_residues = |sides: Vec<Side>| {
        let way = Way { blocks: blocks.clone(), sides, residues: vec![] };
        let runs = (0..blocks.len()).filter(|&block| way.begins(block).is_some()).count();
        split.residues(runs).into_iter().map(move |residues| Way { residues, ..way.clone() })
    };
    ways.into_iter().flat_map(with_residues).collect()
}

impl<'s> Scene<'s> {
    /// A scene of new numbers, except those of the owner and its neighbours.
    pub(crate) fn new(
        statement: &'s Statement,
        step: &Step,
        way: &Way,
        owner: Option<Owner>,
        numbers: &mut Numbers,
    ) -> Scene<'s> {
        let length = owner.map_or_else(|| numbers.one(), |owner| owner.entry[2]);
        let (split, seen, fronts, at, places, runs) =
            (statement.split(), vec![], vec![], vec![], vec![], vec![]);
        let mut scene =
            Scene { statement, split, owner, length, seen, fronts, at, places, runs, nothing: None };
        let mut window = 0;
        for (block, &count) in way.blocks.iter().enumerate() {
            if let Some(side) = way.begins(block) {
                scene.runs.push(Run::default());
                if statement.is_linked() && step.changes(window) {
                    let known = owner.filter(|owner| owner.window == window).map(|owner| owner.entry[3]);
                    scene.front(known.unwrap_or_else(|| numbers.one()), side);
                }
            }
            for _ in 0..count {
                scene.enter(step, way, window, numbers);
                window += 1;
            }
            if way.sides[block + 1] == Side::Apart && step.changes(window - 1) {
                let known = owner.filter(|owner| owner.window + 1 == window).and_then(|owner| owner.behind);
                let entry = known.map_or_else(|| numbers.one(), |known| known[0]);
                scene.see(entry, None, statement.counts_before(), known.map(|known| known[1]), numbers);
            }
            if way.ends(block) {
                scene.close(way, block, numbers);
            }
        }
        for (run, &residue) in scene.runs.iter().zip(&way.residues) {
            let own = owner.map(|owner| owner.entry[1]);
            if let Some((anchor, from)) = run.anchor.filter(|anchor| Some(anchor.0) != own) {
                scene.places.extend(scene.split.says(
                    residue + from * scene.split.by[0],
                    anchor,
                    scene.length,
                ));
            }
        }
        scene.residues(way);
        scene
    }

    /// Tells the residues of places.
    fn residues(&mut self, way: &Way) {
        let mut seen = self.seen.iter_mut();
        for (run, residue) in self.runs.iter().zip(&way.residues) {
            for (offset, seen) in (0..run.length).zip(&mut seen) {
                seen.residue = residue + offset * self.split.by[0];
            }
        }
    }

    /// A number in front of a run.
    fn front(&mut self, front: Variable, side: Side) {
        self.fronts.push(front);
        match side {
            Side::Joined => self.nothing = Some(front),
            _ => self.runs.last_mut().into_iter().for_each(|run| run.entries.push(front)),
        }
    }

    /// A new number of a place.
    fn place(&mut self, numbers: &mut Numbers) -> Variable {
        let place = numbers.one();
        self.at.push(place);
        place
    }

    /// Sees the next entry of the window. The entries beside the owner are known where entries next to each other matter.
    fn enter(&mut self, step: &Step, way: &Way, window: usize, numbers: &mut Numbers) {
        let (run, offset) = way.find(window);
        let near = |owner: &Owner, other: usize| {
            self.statement.is_linked() && owner.window == other && way.find(other).0 == run
        };
        let own = self.owner.filter(|owner| owner.window == window);
        let before = self.owner.filter(|owner| near(owner, window + 1));
        let after = self.owner.filter(|owner| window > 0 && near(owner, window - 1));
        let after = after.and_then(|owner| owner.behind);
        let known = own.map(|own| own.entry[0]).or(before.map(|before| before.entry[3]));
        let entry = known.or(after.map(|after| after[0])).unwrap_or_else(|| numbers.one());
        let follows = offset > 0 && step.changes(window - 1) && self.statement.counts_before();
        let counts = own.is_some() || step.changes(window) || follows;
        let place = own.map(|own| own.entry[1]).or(after.map(|after| after[1]));
        self.see(entry, Some(window), counts, place, numbers);
    }

    /// Adds an entry to the last run, with its place if that is known.
    fn see(
        &mut self,
        entry: Variable,
        window: Option<usize>,
        counts: bool,
        known: Option<Variable>,
        numbers: &mut Numbers,
    ) {
        let placed = counts && self.statement.is_placed();
        let place = placed.then(|| known.unwrap_or_else(|| self.place(numbers)));
        let owned = self.owner.filter(|owner| Some(owner.window) == window).map(|owner| owner.entry[1]);
        let front = self.fronts.last().copied();
        let Some(run) = self.runs.last_mut() else { return };
        let before = run.entries.last().copied().or(front.filter(|_| run.length == 0));
        match (place.or(owned), run.anchor) {
            (Some(place), None) => run.anchor = Some((place, run.length)),
            (Some(place), Some((anchor, from))) => {
                self.places.push(equal(place, Some(anchor), run.length - from));
            }
            _ => {}
        }
        run.entries.push(entry);
        run.length += 1;
        self.seen.push(Seen { entry, before, window, counts, place, residue: 0 });
    }

    /// Says where the last run lies, which ends with a block.
    fn close(&mut self, way: &Way, block: usize, numbers: &mut Numbers) {
        let count = self.runs.len();
        if self.runs[count - 1].anchor.is_none() {
            self.runs[count - 1].anchor = Some((self.place(numbers), 0));
        }
        let of =
            |run: &Run| run.anchor.map_or((0, 0, 0), |(anchor, from)| (anchor, from, run.length - 1 - from));
        let (anchor, from, rest) = of(&self.runs[count - 1]);
        let side = (0..=block).rev().find_map(|block| way.begins(block)).unwrap_or(Side::Any);
        let before = count.checked_sub(2).map(|before| (before, of(&self.runs[before])));
        self.places.push(match (side, before) {
            (Side::Joined, _) => equal(anchor, None, 1 + from),
            (side, None) => less(None, from + i64::from(side == Side::Apart), anchor),
            (side, Some((run, (last, _, after)))) => {
                let between = side == Side::Apart && !self.has_behind(run);
                less(Some(last), after + from + i64::from(between), anchor)
            }
        });
        if block + 1 == way.blocks.len() {
            self.places.push(match way.sides[block + 1] {
                Side::Joined => equal(self.length, Some(anchor), rest),
                Side::Apart | Side::Any => less(Some(anchor), rest - 1, self.length),
            });
        }
    }

    /// Returns `true` if the last entry of a run stands behind a block.
    fn has_behind(&self, run: usize) -> bool {
        let upto: i64 = self.runs[..=run].iter().map(|run| run.length).sum();
        self.seen[upto as usize - 1].window.is_none()
    }

    /// The entries of the window.
    pub(crate) fn window(&self) -> Vec<Variable> {
        self.seen.iter().filter(|seen| seen.window.is_some()).map(|seen| seen.entry).collect()
    }

    /// The numbers of an entry that counts, where each entry may be another one.
    pub(crate) fn entry(&self, seen: &Seen, new: impl Fn(Variable) -> Variable) -> [Variable; 4] {
        let before = seen.before.map_or(seen.entry, &new);
        [new(seen.entry), seen.place.unwrap_or(seen.entry), self.length, before]
    }

    /// The laws of the entries of the scene, where each may be another one.
    pub(crate) fn laws(&self, new: impl Fn(Variable) -> Variable) -> Vec<Formula> {
        let mut all = vec![];
        for run in &self.runs {
            let run: Vec<Variable> = run.entries.iter().map(|&entry| new(entry)).collect();
            for law in &self.statement.laws {
                all.extend(run.windows(law.names.len()).map(|entries| put(&law.formula, entries)));
            }
        }
        all
    }

    /// A number in front is 0 where the window begins the row.
    pub(crate) fn nothing(&self) -> Option<Formula> {
        self.nothing.map(|front| equal(front, None, 0))
    }
}
