//! Brute force: nim-values and outcomes from the moves of a game.

use guess::Point;
use std::collections::HashMap;
use std::ops::RangeInclusive;

/// A position: numbers.
pub(crate) type At = Vec<u64>;
/// Options of a position, each a sum of positions.
pub(crate) type Options = Vec<Vec<At>>;
type Moves = Box<dyn Fn(&[u64]) -> Options>;

/// Least natural number that is not among some.
pub(crate) fn mex(values: &[i64]) -> i64 {
    (0..).find(|value| !values.contains(value)).expect("finitely many")
}

/// Values of a table that a contestant prints.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Sort {
    Values,
    Lost,
    Misere,
}

/// A table, with the brute force that continues it.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) shown: Vec<Point>,
    pub(crate) beyond: Vec<Point>,
}

/// Nim-value, or 1 for a win and 0 for a loss in misère play.
fn value(at: &[u64], misere: bool, moves: &dyn Fn(&[u64]) -> Options, known: &mut HashMap<At, i64>) -> i64 {
    if let Some(&value) = known.get(at) {
        return value;
    }
    let options = moves(at);
    let mut values = Vec::new();
    for sum in &options {
        let mut total = 0;
        for part in sum {
            total ^= value(part, misere, moves, known);
        }
        values.push(total);
    }
    let found = if misere && options.is_empty() {
        1
    } else if misere {
        i64::from(values.contains(&0))
    } else {
        mex(&values)
    };
    known.insert(at.to_vec(), found);
    found
}

/// All positions in a box.
pub(crate) fn positions(ranges: &[RangeInclusive<u64>]) -> Vec<At> {
    ranges.iter().fold(vec![Vec::new()], |all, range| {
        all.iter().flat_map(|at: &At| range.clone().map(move |n| [at.as_slice(), &[n]].concat())).collect()
    })
}

/// A table of the positions in a box that are wanted, and those of a larger box.
pub(crate) struct Game {
    pub(crate) name: &'static str,
    pub(crate) sort: Sort,
    pub(crate) shown: Vec<RangeInclusive<u64>>,
    pub(crate) beyond: Vec<u64>,
    pub(crate) wanted: fn(&[u64]) -> bool,
    pub(crate) moves: Moves,
}

impl Game {
    pub(crate) fn case(self) -> Case {
        let mut known = HashMap::new();
        let larger: Vec<_> = self
            .shown
            .iter()
            .zip(&self.beyond)
            .map(|(range, &end)| *range.start()..=end.max(*range.end()))
            .collect();
        let misere = self.sort == Sort::Misere;
        let mut point = |at: At| {
            let value = value(&at, misere, &self.moves, &mut known);
            Point { value: if self.sort == Sort::Values { value } else { i64::from(value > 0) }, at }
        };
        let all = positions(&larger).into_iter().filter(|at| (self.wanted)(at));
        let beyond: Vec<Point> = all.map(&mut point).collect();
        let inside = |point: &&Point| point.at.iter().zip(&self.shown).all(|(n, range)| range.contains(n));
        Case { name: self.name, shown: beyond.iter().filter(inside).cloned().collect(), beyond }
    }
}

/// A case of a sequence with a rule.
pub(crate) fn rule(name: &'static str, first: u64, shown: u64, beyond: u64, of: impl Fn(u64) -> i64) -> Case {
    let all: Vec<Point> = (first..=beyond).map(|n| Point { at: vec![n], value: of(n) }).collect();
    let count = usize::try_from(shown - first + 1).expect("small");
    Case { name, shown: all[..count].to_vec(), beyond: all }
}

/// One heap from which an amount is taken.
pub(crate) fn take(
    name: &'static str,
    sort: Sort,
    shown: RangeInclusive<u64>,
    beyond: u64,
    may: impl Fn(u64, u64) -> bool + 'static,
) -> Case {
    heap(name, sort, shown, beyond, move |n| (1..=n).filter(|&k| may(n, k)).map(|k| vec![n - k]).collect())
}

/// One heap, whose options are sums of heaps.
pub(crate) fn heap(
    name: &'static str,
    sort: Sort,
    shown: RangeInclusive<u64>,
    beyond: u64,
    options: impl Fn(u64) -> Vec<Vec<u64>> + 'static,
) -> Case {
    let moves = move |at: &[u64]| -> Options {
        options(at[0]).into_iter().map(|sum| sum.into_iter().map(|n| vec![n]).collect()).collect()
    };
    Game { name, sort, shown: vec![shown], beyond: vec![beyond], wanted: |_| true, moves: Box::new(moves) }
        .case()
}

/// Pairs.
pub(crate) fn pair(
    name: &'static str,
    sort: Sort,
    shown: RangeInclusive<u64>,
    beyond: u64,
    options: impl Fn(u64, u64) -> Vec<(u64, u64)> + 'static,
) -> Case {
    oblong(name, sort, [shown.clone(), shown], [beyond, beyond], options)
}

/// Pairs in a rectangle.
pub(crate) fn oblong(
    name: &'static str,
    sort: Sort,
    shown: [RangeInclusive<u64>; 2],
    beyond: [u64; 2],
    options: impl Fn(u64, u64) -> Vec<(u64, u64)> + 'static,
) -> Case {
    part(name, sort, (shown, beyond), |_| true, options)
}

/// Pairs in a part of a rectangle.
pub(crate) fn part(
    name: &'static str,
    sort: Sort,
    (shown, beyond): ([RangeInclusive<u64>; 2], [u64; 2]),
    wanted: fn(&[u64]) -> bool,
    options: impl Fn(u64, u64) -> Vec<(u64, u64)> + 'static,
) -> Case {
    let moves = move |at: &[u64]| -> Options {
        options(at[0], at[1]).into_iter().map(|(a, b)| vec![vec![a, b]]).collect()
    };
    Game { name, sort, shown: shown.to_vec(), beyond: beyond.to_vec(), wanted, moves: Box::new(moves) }.case()
}

/// Triples.
pub(crate) fn triple(
    name: &'static str,
    sort: Sort,
    shown: RangeInclusive<u64>,
    beyond: u64,
    options: impl Fn([u64; 3]) -> Vec<[u64; 3]> + 'static,
) -> Case {
    let moves = move |at: &[u64]| -> Options {
        options([at[0], at[1], at[2]]).into_iter().map(|to| vec![to.to_vec()]).collect()
    };
    let shown = vec![shown.clone(), shown.clone(), shown];
    Game { name, sort, shown, beyond: vec![beyond; 3], wanted: |_| true, moves: Box::new(moves) }.case()
}

/// Taking from one of two heaps amounts that are allowed.
pub(crate) fn either(a: u64, b: u64, may: impl Fn(u64, u64) -> bool) -> Vec<(u64, u64)> {
    let mut all: Vec<_> = (1..=a).filter(|&k| may(a, k)).map(|k| (a - k, b)).collect();
    all.extend((1..=b).filter(|&k| may(b, k)).map(|k| (a, b - k)));
    all
}

/// Taking from one of three heaps.
pub(crate) fn any(at: [u64; 3], may: impl Fn(u64) -> bool) -> Vec<[u64; 3]> {
    let mut all = Vec::new();
    for place in 0..3 {
        for k in (1..=at[place]).filter(|&k| may(k)) {
            let mut to = at;
            to[place] -= k;
            all.push(to);
        }
    }
    all
}
