//! Scenes: where the window of a move lies in a row, and the entries around it that matter.

use crate::parts::{Numbers, put};
use crate::statement::{Item, Statement, Step};
use kernel::{Formula, Literal, Sense, Variable};
use kernel_text::Build;

/// Two places next to each other in a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// Nothing is between them.
    Joined,
    /// Something is between them.
    Apart,
    /// Either.
    Any,
}

/// An entry of a scene whose count matters.
pub(crate) struct Seen {
    /// The entry.
    pub(crate) entry: Variable,
    /// Its place in the row.
    pub(crate) place: Variable,
    /// The entry before it, or a number that is 0.
    pub(crate) before: Variable,
    /// Its place in the window, unless it stands behind one of its blocks.
    pub(crate) window: Option<usize>,
}

/// A way in which a window lies in a row.
pub(crate) struct Scene {
    /// Length of the row.
    pub(crate) length: Variable,
    /// Entries that the move sees, and those behind its blocks if what they count may change.
    pub(crate) seen: Vec<Seen>,
    /// Numbers in front of blocks that are seen but do not count here.
    pub(crate) fronts: Vec<Variable>,
    /// Formulas about places.
    pub(crate) places: Vec<Formula>,
    /// Runs of consecutive entries: those in front of and behind blocks too.
    runs: Vec<Vec<Variable>>,
    /// A front that is 0, since the window begins the row.
    nothing: Option<Variable>,
}

/// An entry that is known already: its place in the window, the numbers of the entry.
pub(crate) type Owner = Option<(usize, [Variable; 4])>;

/// The ways in which the window of a move may lie: sides from left to right, the first before and the last after it.
pub(crate) fn ways(statement: &Statement, step: &Step) -> Vec<Vec<Side>> {
    let blocks = blocks(step);
    let (open, shut) = match statement.is_linked() {
        true => (vec![Side::Joined, Side::Apart], vec![Side::Joined]),
        false => (vec![Side::Any], vec![Side::Joined]),
    };
    let mut ways: Vec<Vec<Side>> = vec![vec![]];
    for side in 0..=blocks.len() {
        let gap = match side {
            0 => step.window.first() == Some(&Item::Gap),
            _ if side == blocks.len() => step.window.last() == Some(&Item::Gap),
            _ => true,
        };
        let next = if gap { &open } else { &shut };
        ways = ways.iter().flat_map(|way| next.iter().map(|&side| [&**way, &[side]].concat())).collect();
    }
    ways
}

/// Number of consecutive entries in each part of a window between gaps.
pub(crate) fn blocks(step: &Step) -> Vec<usize> {
    let parts = step.window.split(|item| *item == Item::Gap);
    parts.map(<[Item]>::len).filter(|&length| length > 0).collect()
}

impl Scene {
    /// A scene of new numbers, except those of the owner.
    pub(crate) fn new(statement: &Statement, step: &Step, way: &[Side], owner: Owner, numbers: &mut Numbers) -> Scene {
        let linked = statement.is_linked();
        let length = owner.map_or_else(|| numbers.one(), |(_, entry)| entry[2]);
        let mut scene =
            Scene { length, seen: vec![], fronts: vec![], places: vec![], runs: vec![], nothing: None };
        let (mut window, blocks) = (0, blocks(step));
        for (block, &count) in blocks.iter().enumerate() {
            let side = way[block];
            let joined = block > 0 && side == Side::Joined;
            let mut before = joined.then(|| scene.seen[scene.seen.len() - 1].entry);
            if linked && !joined {
                let front = owner.filter(|owner| owner.0 == window).map(|(_, entry)| entry[3]);
                let front = front.unwrap_or_else(|| numbers.one());
                scene.fronts.push(front);
                scene.runs.push(if side == Side::Apart { vec![front] } else { vec![] });
                scene.nothing = scene.nothing.or((block == 0 && side == Side::Joined).then_some(front));
                before = Some(front);
            }
            if !linked {
                scene.runs.push(vec![]);
            }
            for inner in 0..count {
                // In its run the owner comes after the entry that is known to stand before it.
                let follows = inner + 1 < count || way[block + 1] == Side::Joined && block + 1 < blocks.len();
                let entry = match owner {
                    Some((own, entry)) if own == window => entry[0],
                    Some((own, entry)) if linked && follows && own == window + 1 => entry[3],
                    _ => numbers.one(),
                };
                let place = match owner {
                    Some((own, entry)) if own == window => entry[1],
                    _ => numbers.one(),
                };
                let first = inner == 0 && !joined;
                scene.places.push(scene.placed(place, first.then_some(side)));
                scene.see(Seen { entry, place, before: before.unwrap_or(entry), window: Some(window) });
                before = Some(entry);
                window += 1;
            }
            if linked && way[block + 1] == Side::Apart {
                let (entry, place) = (numbers.one(), numbers.one());
                scene.places.push(scene.placed(place, None));
                scene.see(Seen { entry, place, before: before.unwrap_or(entry), window: None });
            }
        }
        scene.places.push(scene.end(way[blocks.len()]));
        scene
    }

    fn see(&mut self, seen: Seen) {
        self.runs.last_mut().into_iter().for_each(|run| run.push(seen.entry));
        self.seen.push(seen);
    }

    /// What is known of a place: of the first of a run, by the side of its block; of others, that they follow.
    fn placed(&self, place: Variable, first: Option<Side>) -> Formula {
        let last = self.seen.last().map(|seen| seen.place);
        match (first, last) {
            (Some(Side::Joined), _) | (None, _) => equal(place, last, 1),
            (Some(Side::Apart), None) => less(None, 1, place),
            (Some(_), last) => less(last, 0, place),
        }
    }

    fn end(&self, side: Side) -> Formula {
        let last = self.seen.last().map(|seen| seen.place);
        match side {
            Side::Joined => equal(self.length, last, 0),
            Side::Apart | Side::Any => less(last, -1, self.length),
        }
    }

    /// The entries of the window.
    pub(crate) fn window(&self) -> Vec<Variable> {
        self.seen.iter().filter(|seen| seen.window.is_some()).map(|seen| seen.entry).collect()
    }

    /// The laws of the entries of the scene, with some of them replaced.
    pub(crate) fn laws(&self, statement: &Statement, new: impl Fn(Variable) -> Variable) -> Vec<Formula> {
        let mut all = vec![];
        for run in &self.runs {
            let run: Vec<Variable> = run.iter().map(|&entry| new(entry)).collect();
            for law in &statement.laws {
                all.extend(run.windows(law.names.len()).map(|entries| put(&law.formula, entries)));
            }
        }
        all
    }

    /// The front is 0 where the window begins the row.
    pub(crate) fn nothing(&self) -> Option<Formula> {
        self.nothing.map(|front| equal(front, None, 0))
    }
}

/// a = b + c, where no b is 0.
pub(crate) fn equal(a: Variable, b: Option<Variable>, c: i64) -> Formula {
    let terms = [(a, 1)].into_iter().chain(b.map(|b| (b, -1)));
    Formula::of(Literal::linear(terms, -c, Sense::Zero))
}

/// a + c < b, where no a is 0.
pub(crate) fn less(a: Option<Variable>, c: i64, b: Variable) -> Formula {
    let terms = [(b, -1)].into_iter().chain(a.map(|a| (a, 1)));
    Formula::of(Literal::linear(terms, c, Sense::Negative))
}
