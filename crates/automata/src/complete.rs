//! Completes partial tuples to members: reachable states are found from the last column to the first, then
//! digits are chosen from the first to the last. Both take a few steps per digit.

use crate::Numeration;
use crate::spent::Spending;
use crate::table::{Child, Kind, Table};
use dashu_int::UBig;
use limits::Meter;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// All completions of some numbers to a member, ordered by the length of the longest number and then by the
/// alphabet of columns; if only one number is missing, in its order. There may be infinitely many.
#[derive(Clone, Debug)]
pub struct Completions<'t> {
    table: &'t Table,
    known: KnownWords,
    live: Live,
    /// Length tried at present.
    length: usize,
    /// Columns chosen, with the states before them; `None` before the first of this length.
    path: Option<Vec<(u32, Box<[u8]>)>>,
    longest: Option<Longest>,
    meter: Option<&'t Meter>,
    /// `true` once a limit is reached; then there are no more results.
    spent: bool,
}

/// Number of digits by which a completion can be longer than the known numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Longest {
    /// Bounded by this number.
    More(usize),
    /// Unbounded.
    Any,
}

/// Words of the known numbers.
#[derive(Clone, Debug)]
struct KnownWords {
    words: Vec<Option<Vec<u8>>>,
    length: usize,
}

impl KnownWords {
    /// Digit of a track with `behind` digits after it, if the track is known.
    fn digit(&self, track: usize, behind: usize) -> Option<u8> {
        let word = self.words[track].as_ref()?;
        Some(word.len().checked_sub(behind + 1).map_or(0, |index| word[index]))
    }

    /// Number of missing tracks in a range.
    fn missing(&self, tracks: std::ops::Range<usize>) -> usize {
        self.words[tracks].iter().filter(|word| word.is_none()).count()
    }
}

/// For each number of columns, the set of states from which that many columns can lead to acceptance, as
/// bits.
#[derive(Clone, Debug)]
struct Live {
    bits: Vec<u64>,
    /// Words per number of columns.
    width: usize,
}

impl Live {
    fn new(table: &Table) -> Live {
        let mut live = Live { bits: vec![], width: table.states().div_ceil(64) };
        live.push(table.accepting().iter().copied());
        live
    }

    fn push(&mut self, states: impl Iterator<Item = bool>) {
        let first = self.bits.len();
        self.bits.resize(first + self.width, 0);
        for (state, _) in states.enumerate().filter(|(_, live)| *live) {
            self.bits[first + state / 64] |= 1 << (state % 64);
        }
    }

    /// Numbers of columns done so far.
    fn len(&self) -> usize {
        self.bits.len() / self.width
    }

    fn holds(&self, columns: usize, state: u32) -> bool {
        self.bits[columns * self.width + state as usize / 64] >> (state % 64) & 1 == 1
    }

    /// Extends the table by one column.
    fn extend(&mut self, table: &Table, known: &KnownWords) {
        let mut nodes = vec![false; table.decisions()];
        let behind = self.len() - 1;
        for (node, (track, children)) in (0..).zip(table.nodes()) {
            let is = |child: Child| self.child(child, &nodes, behind);
            let live = match known.digit(track.into(), behind) {
                Some(digit) => is(children[usize::from(digit)]),
                None => children.iter().any(|&child| is(child)),
            };
            nodes[node] = live;
        }
        let rows: Vec<bool> = table.rows().iter().map(|&row| self.child(row, &nodes, behind)).collect();
        self.push(rows.into_iter());
    }

    fn child(&self, child: Child, nodes: &[bool], columns: usize) -> bool {
        match child.kind() {
            Kind::Dead => false,
            Kind::State(state) => self.holds(columns, state),
            Kind::Node(node) => nodes[node as usize],
        }
    }
}

impl<'t> Completions<'t> {
    pub(crate) fn new(table: &'t Table, known: &[Option<UBig>]) -> Completions<'t> {
        let digits = |number: &UBig| table.numeration().digits(number);
        let mut words: Vec<Option<Vec<u8>>> =
            known.iter().map(|number| number.as_ref().map(digits)).collect();
        words.resize(table.tracks(), None);
        let length = words.iter().flatten().map(Vec::len).max().unwrap_or(0);
        let known = KnownWords { words, length };
        let live = Live::new(table);
        Completions { table, known, live, length, path: None, longest: None, meter: None, spent: false }
    }

    /// Adds a meter. Once a limit is reached there are no more results, and nothing is claimed about their number.
    pub fn within(self, meter: &'t Meter) -> Completions<'t> {
        Completions { meter: Some(meter), ..self }
    }

    /// Returns `true` if the search was abandoned.
    pub fn is_spent(&self) -> bool {
        self.spent
    }

    /// Charges for `often` passes over the table; returns `true` if the search has been abandoned.
    fn spends(&mut self, often: usize) -> bool {
        let steps = (self.table.states() + self.table.decisions()).saturating_mul(often) as u64;
        self.spent |= self.meter.is_some_and(|meter| meter.spend(1 + steps).is_err());
        self.spent
    }

    /// Computes reachability for up to `columns` columns; returns `false` if the limits did not suffice.
    fn reaches(&mut self, columns: usize) -> bool {
        while self.live.len() <= columns {
            if self.spends(1) {
                return false;
            }
            self.live.extend(self.table, &self.known);
        }
        true
    }

    /// Returns `true` if there are finitely many.
    pub fn is_finite(&mut self) -> bool {
        self.longest() != Longest::Any
    }

    fn longest(&mut self) -> Longest {
        if let Some(known) = self.longest {
            return known;
        }
        let found = self.find_longest();
        self.longest = Some(found);
        found
    }

    /// Follows columns before the known digits until none is left or a state repeats.
    fn find_longest(&mut self) -> Longest {
        let states = self.table.states();
        let mut front: Vec<u32> = self.spread(&[0], true);
        for more in 0..states {
            if front.is_empty() {
                return Longest::More(more);
            }
            if self.spends(1) {
                return Longest::Any;
            }
            front = self.spread(&front, false);
        }
        // A completion that is longer by this many digits repeats a state before the known digits begin: so
        // there are longer ones, and one that is longer by at most twice as many.
        let reached = self.reaches(self.known.length);
        for _ in states..2 * states {
            if !reached
                || self.spends(1)
                || front.iter().any(|&state| self.live.holds(self.known.length, state))
            {
                return Longest::Any;
            }
            front = self.spread(&front, false);
        }
        Longest::More(states)
    }

    /// Successors under columns in which all known digits are 0 and, on the first step, some other digit is
    /// not.
    fn spread(&self, from: &[u32], first: bool) -> Vec<u32> {
        let mut reached = vec![false; self.table.states()];
        let rows = from.iter().map(|&state| (self.table.rows()[state as usize], 0, !first));
        let mut open: Vec<(Child, usize, bool)> = rows.collect();
        let mut met: FxHashSet<(Child, bool)> = FxHashSet::default();
        while let Some((child, track, other)) = open.pop() {
            match child.kind() {
                Kind::Dead => {}
                Kind::State(state) => {
                    // Tracks that are not asked for may have any digit.
                    reached[state as usize] |= other || self.known.missing(track..self.table.tracks()) > 0;
                }
                Kind::Node(node) => {
                    let asked = self.table.asked(node);
                    let other = other || self.known.missing(track..asked) > 0;
                    if !met.insert((child, other)) {
                        continue;
                    }
                    let radix =
                        if self.known.words[asked].is_some() { 1 } else { self.table.numeration().radix() };
                    for digit in 0..radix {
                        open.push((self.table.child(node, digit), asked + 1, other || digit > 0));
                    }
                }
            }
        }
        (0..).zip(reached).filter_map(|(state, reached)| reached.then_some(state)).collect()
    }

    /// Number of completions; `None` if there are infinitely many or the search was abandoned.
    pub fn count_all(&mut self) -> Option<UBig> {
        match self.longest() {
            Longest::More(more) => Some(self.up_to(self.known.length + more)).filter(|_| !self.spent),
            Longest::Any => None,
        }
    }

    /// Number of completions in which no number has more than `digits` digits; 0 if the search was abandoned.
    ///
    /// Follows only prefixes that can be completed, so that no intermediate number exceeds the result.
    pub fn up_to(&mut self, digits: usize) -> UBig {
        if digits < self.known.length {
            return UBig::ZERO;
        }
        if !self.reaches(digits) {
            return UBig::ZERO;
        }
        let mut ways: BTreeMap<u32, UBig> = BTreeMap::new();
        if self.live.holds(digits, 0) {
            ways.insert(0, UBig::ONE);
        }
        for behind in (0..digits).rev() {
            // Numbers of this many digits are added.
            if self.spends(1 + digits / 4096) {
                return UBig::ZERO;
            }
            ways = self.column_ways(&ways, behind);
        }
        ways.into_values().sum()
    }

    /// Number of ways to reach each state by one more column, given those for the states before it; only
    /// states that can be completed count.
    fn column_ways(&self, from: &BTreeMap<u32, UBig>, behind: usize) -> BTreeMap<u32, UBig> {
        let mut states: BTreeMap<u32, UBig> = BTreeMap::new();
        // Decisions are processed from last to first, since each leads to earlier ones.
        let mut nodes: BTreeMap<u32, UBig> = BTreeMap::new();
        let radix = UBig::from(self.table.numeration().radix());
        let mut follow = |child: Child, track: usize, ways: &UBig, nodes: &mut BTreeMap<u32, UBig>| {
            let (entry, next) = match child.kind() {
                Kind::State(state) if self.live.holds(behind, state) => {
                    (states.entry(state), self.table.tracks())
                }
                Kind::Node(node) => (nodes.entry(node), self.table.asked(node)),
                Kind::Dead | Kind::State(_) => return,
            };
            // A track that is not asked for may have any digit.
            *entry.or_default() += ways * radix.pow(self.known.missing(track..next));
        };
        for (&state, ways) in from {
            follow(self.table.rows()[state as usize], 0, ways, &mut nodes);
            while let Some((node, ways)) = nodes.pop_last() {
                let track = self.table.asked(node);
                match self.known.digit(track, behind) {
                    Some(digit) => follow(self.table.child(node, digit), track + 1, &ways, &mut nodes),
                    None => {
                        for &child in self.table.children_of(node) {
                            follow(child, track + 1, &ways, &mut nodes);
                        }
                    }
                }
            }
        }
        states
    }

    /// Returns `true` if there is a completion whose longest number has `length` digits; `length` is at least
    /// that of the known numbers.
    fn has_length(&mut self, length: usize) -> bool {
        if !self.reaches(length) {
            return false;
        }
        if length == self.known.length {
            return self.live.holds(length, 0);
        }
        self.column(0, length - 1, Some(&vec![0; self.table.tracks()])).is_some()
    }

    /// First column after `after`, in alphabetical order, that leads to a state from which `behind` columns
    /// can lead to acceptance; also returns that state.
    fn column(&self, state: u32, behind: usize, after: Option<&[u8]>) -> Option<(Box<[u8]>, u32)> {
        let mut column = vec![0; self.table.tracks()];
        let row = self.table.rows()[state as usize];
        let target = self.choose(row, 0, behind, after, &mut column)?;
        Some((column.into(), target))
    }

    fn choose(
        &self,
        child: Child,
        track: usize,
        behind: usize,
        after: Option<&[u8]>,
        column: &mut [u8],
    ) -> Option<u32> {
        if child.is_dead() {
            return None;
        }
        if track == column.len() {
            // A column does not come after itself.
            return match child.kind() {
                Kind::State(state) if after.is_none() && self.live.holds(behind, state) => Some(state),
                _ => None,
            };
        }
        let least = after.map_or(0, |after| after[track]);
        let digits = match self.known.digit(track, behind) {
            Some(digit) => digit..digit + 1,
            None => least..self.table.numeration().radix(),
        };
        for digit in digits.filter(|&digit| digit >= least) {
            let next = match child.kind() {
                Kind::Node(node) if self.table.asked(node) == track => self.table.child(node, digit),
                _ => child,
            };
            column[track] = digit;
            // Once a digit is larger, those after it are free.
            let after = after.filter(|_| digit == least);
            if let Some(target) = self.choose(next, track + 1, behind, after, column) {
                return Some(target);
            }
        }
        None
    }

    /// Advances to the next path, backtracking over its last columns as far as necessary.
    fn advance(&mut self, mut path: Vec<(u32, Box<[u8]>)>) -> Option<Vec<(u32, Box<[u8]>)>> {
        let mut next = None;
        while next.is_none() {
            if self.spends(0) {
                return None;
            }
            let (state, column) = path.pop()?;
            let behind = self.length - path.len() - 1;
            next = self.column(state, behind, Some(&column)).map(|(column, target)| (state, column, target));
        }
        let (state, column, target) = next?;
        path.push((state, column));
        self.filled(path, target)
    }

    /// First extension of a path to the full length.
    fn filled(&self, mut path: Vec<(u32, Box<[u8]>)>, mut state: u32) -> Option<Vec<(u32, Box<[u8]>)>> {
        while path.len() < self.length {
            let (column, target) = self.column(state, self.length - path.len() - 1, None)?;
            path.push((state, column));
            state = target;
        }
        Some(path)
    }

    /// First completion of the current length.
    fn first(&mut self) -> Option<Vec<(u32, Box<[u8]>)>> {
        if !self.has_length(self.length) {
            return None;
        }
        if self.length == self.known.length {
            return self.filled(vec![], 0);
        }
        let zeros = vec![0; self.table.tracks()];
        let (column, target) = self.column(0, self.length - 1, Some(&zeros))?;
        self.filled(vec![(0, column)], target)
    }

    fn numbers(&self, path: &[(u32, Box<[u8]>)]) -> Vec<UBig> {
        let word = |track: usize| path.iter().map(move |(_, column)| column[track]);
        let numeration: Numeration = self.table.numeration();
        (0..self.table.tracks()).map(|track| numeration.value(word(track))).collect()
    }
}

impl Iterator for Completions<'_> {
    type Item = Vec<UBig>;

    fn next(&mut self) -> Option<Vec<UBig>> {
        while !self.spent {
            let path = match self.path.take() {
                None => self.first(),
                Some(path) => self.advance(path),
            };
            if let Some(path) = path {
                let numbers = self.numbers(&path);
                self.path = Some(path);
                return Some(numbers);
            }
            self.length += 1;
            if let Longest::More(more) = self.longest()
                && self.length > self.known.length + more
            {
                return None;
            }
        }
        None
    }
}
