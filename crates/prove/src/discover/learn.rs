//! Automata learned from data.
//!
//! States are distinguished by their possible continuations (Myhill and Nerode): two words are equivalent if
//! no suffix distinguishes them. Suffixes are added where the automaton is wrong (Angluin 1987; the one
//! suffix that matters is found as Rivest and Schapire did in 1993), so the automaton is the smallest one for
//! the data seen.

use super::beyond::Beyond;
use super::sample::Sample;
use automata::{MOST_DEGREE, Numeration, Table};
use limits::Limits;
use std::collections::HashMap;

/// Limit on the suffixes that distinguish states.
const MOST_SUFFIXES: usize = 300;

/// Number of positions between two polls for interruption.
const OFTEN: usize = 1 << 10;

/// A column of digits, one for each number.
pub(crate) type Column = Vec<u8>;

/// An automaton, given by its transitions. State 0 is the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learned {
    /// Numeration of the numbers read.
    pub numeration: Numeration,
    /// Number of numbers read.
    pub places: usize,
    /// Transitions of each state, as columns and targets; missing ones reject.
    pub transitions: Vec<Vec<(Vec<u8>, usize)>>,
    /// Acceptance of each state.
    pub accepting: Vec<bool>,
}

/// Reason why no automaton was learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unlearned {
    /// The automaton would have more states than allowed.
    States,
    /// The automaton requires larger positions than the data have.
    Data,
    /// The caller asked to stop.
    Stopped,
}

struct Learner<'a> {
    numeration: Numeration,
    sample: &'a Sample,
    /// Members beyond the sample, if they are known.
    beyond: Option<&'a Beyond>,
    member: &'a dyn Fn(&[u64]) -> bool,
    columns: Vec<Column>,
    /// Digits of all numbers of the sample.
    digits: Vec<Vec<u8>>,
    /// For each state, a word that leads there.
    access: Vec<Vec<usize>>,
    suffixes: Vec<Vec<usize>>,
    /// For each state and column, the verdicts of the suffixes after it, as far as they are known.
    after: HashMap<(usize, usize), Vec<bool>>,
    most: usize,
    /// `true` if mistakes are sought among the members before they are sought elsewhere.
    members_first: bool,
    limits: &'a Limits,
}

/// Learns an automaton that agrees with `member` on all positions of the sample, and with what is known beyond it.
pub(super) fn learn(
    numeration: Numeration,
    (sample, beyond): (&Sample, Option<&Beyond>),
    member: &dyn Fn(&[u64]) -> bool,
    most: usize,
    limits: &Limits,
) -> Result<Learned, Unlearned> {
    let learner = |members_first| Learner {
        numeration,
        sample,
        beyond,
        member,
        columns: columns(numeration, sample.places),
        digits: (0..beyond.map_or(sample.side, |beyond| beyond.side))
            .map(|number| numeration.digits(&number.into()))
            .collect(),
        access: vec![vec![]],
        suffixes: vec![vec![]],
        after: HashMap::new(),
        most,
        members_first,
        limits,
    };
    match learner(false).learn() {
        // From rare members states may be told apart by shorter words.
        Err(Unlearned::Data) => learner(true).learn(),
        ended => ended,
    }
}

/// All columns of digits.
fn columns(numeration: Numeration, places: usize) -> Vec<Column> {
    (0..places).fold(vec![vec![]], |columns, _| {
        let longer = |column: Column| (0..numeration.radix()).map(move |digit| [&*column, &[digit]].concat());
        columns.into_iter().flat_map(longer).collect()
    })
}

/// Number of columns of digits.
pub(crate) fn width(numeration: Numeration, places: usize) -> Option<usize> {
    usize::from(numeration.radix()).checked_pow(u32::try_from(places).ok()?)
}

/// A column in the language: its digits one after the other, or with commas where they may be larger than 9.
fn column(digits: &[u8], numeration: Numeration) -> String {
    let digits: Vec<String> = digits.iter().map(u8::to_string).collect();
    if numeration.radix() > 10 { format!("({})", digits.join(", ")) } else { digits.concat() }
}

/// Number read on one track, with the state for reading on.
#[derive(Clone, Copy, Default)]
struct Track {
    /// Value by the states of words: each part is taken as often as there are words after that state.
    parts: [u64; MOST_DEGREE],
    state: u8,
}

impl Track {
    fn read(self, numeration: Numeration, digit: u8) -> Option<Track> {
        let state = numeration.follow(self.state, digit)?;
        Some(Track { parts: numeration.step(self.parts, digit.into()), state })
    }

    /// Number read, if it ends here.
    fn value(&self) -> u64 {
        self.parts.iter().sum()
    }
}

impl Learner<'_> {
    fn learn(mut self) -> Result<Learned, Unlearned> {
        loop {
            if self.limits.stopped().is_some() {
                return Err(Unlearned::Stopped);
            }
            let guess = self.guess()?;
            match self.mistake(&guess)? {
                None => return Ok(self.learned(guess)),
                Some(at) => {
                    let suffix = self.suffix(&guess, &at).ok_or(Unlearned::Data)?;
                    if self.suffixes.contains(&suffix) || self.suffixes.len() > MOST_SUFFIXES {
                        return Err(Unlearned::Data);
                    }
                    self.suffixes.push(suffix);
                }
            }
        }
    }

    /// Membership of a word; `None` if the position is too large.
    fn asks(&self, words: &[&[usize]]) -> Option<bool> {
        let mut tracks = vec![Track::default(); self.sample.places];
        for &column in words.iter().copied().flatten() {
            for (track, &digit) in tracks.iter_mut().zip(&self.columns[column]) {
                match track.read(self.numeration, digit) {
                    Some(next) => *track = next,
                    // No number has this word, so the verdict does not matter.
                    None => return Some(false),
                }
            }
            if tracks.iter().any(|track| track.parts[0] >= self.digits.len() as u64) {
                return None;
            }
        }
        let at: Vec<u64> = tracks.iter().map(Track::value).collect();
        if self.sample.covers(&at) {
            return Some((self.member)(&at));
        }
        let inside = at.iter().all(|&number| number < self.digits.len() as u64);
        self.beyond.filter(|_| inside).map(|beyond| beyond.contains(&at))
    }

    /// Verdicts of the suffixes after a state and a column.
    fn row(&mut self, state: usize, column: usize) -> Result<Vec<bool>, Unlearned> {
        if self.limits.stopped().is_some() {
            return Err(Unlearned::Stopped);
        }
        let mut row = self.after.remove(&(state, column)).unwrap_or_default();
        for suffix in &self.suffixes[row.len()..] {
            let said = self.asks(&[&self.access[state], &[column], suffix]).ok_or(Unlearned::Data)?;
            row.push(said);
        }
        self.after.insert((state, column), row.clone());
        Ok(row)
    }

    /// The smallest automaton consistent with the suffixes.
    fn guess(&mut self) -> Result<Guess, Unlearned> {
        let mut states: HashMap<Vec<bool>, usize> = HashMap::new();
        let mut accepting = vec![];
        // Words that lead to states are kept: the states of an earlier guess are still different.
        for state in 0..self.access.len() {
            let mut row = vec![];
            for suffix in &self.suffixes {
                row.push(self.asks(&[&self.access[state], suffix]).ok_or(Unlearned::Data)?);
            }
            accepting.push(row[0]);
            states.insert(row, state);
        }
        let mut next = vec![];
        let mut state = 0;
        while state < self.access.len() {
            let mut targets = vec![None; self.columns.len()];
            for (column, slot) in targets.iter_mut().enumerate() {
                if !self.is_valid(state, column) {
                    continue;
                }
                let row = self.row(state, column)?;
                let accepts = row[0];
                let new = self.access.len();
                let target = *states.entry(row).or_insert(new);
                if target == new {
                    let mut word = self.access[state].clone();
                    word.push(column);
                    self.access.push(word);
                    accepting.push(accepts);
                    if self.access.len() > self.most {
                        return Err(Unlearned::States);
                    }
                }
                *slot = Some(target);
            }
            next.push(targets);
            state += 1;
        }
        Ok(Guess { next, accepting })
    }

    /// Returns `true` if a number can have this word.
    fn is_valid(&self, state: usize, column: usize) -> bool {
        let mut tracks = vec![Track::default(); self.sample.places];
        self.access[state].iter().chain([&column]).all(|&column| {
            tracks
                .iter_mut()
                .zip(&self.columns[column])
                .all(|(track, &digit)| track.read(self.numeration, digit).map(|next| *track = next).is_some())
        })
    }

    /// Writes the word of a position.
    fn write(&self, at: &[u64], word: &mut Vec<usize>) {
        let radix = usize::from(self.numeration.radix());
        let words = || at.iter().map(|&number| &self.digits[number as usize]);
        let length = words().map(Vec::len).max().unwrap_or(0);
        let digit = |word: &[u8], place: usize| {
            word.len().checked_sub(place + 1).map_or(0, |index| usize::from(word[index]))
        };
        word.clear();
        let column = |place| words().fold(0, |column, word| column * radix + digit(word, place));
        word.extend((0..length).rev().map(column));
    }

    /// Word of the smallest position at which a guess is wrong; if members come first, of a member if there is one.
    fn mistake(&self, guess: &Guess) -> Result<Option<Vec<usize>>, Unlearned> {
        let passes = if self.members_first { &[true, false][..] } else { &[false] };
        let mut word = vec![];
        for &of_members in passes {
            for (index, (at, _)) in self.sample.outwards().enumerate() {
                if index % OFTEN == 0 && self.limits.stopped().is_some() {
                    return Err(Unlearned::Stopped);
                }
                let member = (self.member)(&at);
                if !member && of_members {
                    continue;
                }
                self.write(&at, &mut word);
                if guess.accepts(&word) != member {
                    return Ok(Some(word));
                }
            }
        }
        for pair in self.beyond.iter().flat_map(|beyond| &beyond.pairs) {
            for at in [*pair, [pair[1], pair[0]]] {
                self.write(&at, &mut word);
                if !guess.accepts(&word) {
                    return Ok(Some(word));
                }
            }
        }
        Ok(None)
    }

    /// The suffix of a word at which the guess goes wrong.
    fn suffix(&self, guess: &Guess, word: &[usize]) -> Option<Vec<usize>> {
        let states: Vec<usize> = guess.run(word).collect();
        let says = |read: usize| self.asks(&[&self.access[states[read]], &word[read..]]);
        let truth = says(0)?;
        // In the end the verdict is that of the guess, which is wrong.
        let turn = (1..states.len()).find(|&read| says(read).is_some_and(|said| said != truth))?;
        Some(word[turn..].to_vec())
    }

    fn learned(&self, guess: Guess) -> Learned {
        let edges = |targets: Vec<Option<usize>>| {
            let all = self.columns.iter().zip(targets);
            all.filter_map(|(column, target)| Some((column.clone(), target?))).collect()
        };
        Learned {
            numeration: self.numeration,
            places: self.sample.places,
            transitions: guess.next.into_iter().map(edges).collect(),
            accepting: guess.accepting,
        }
    }
}

/// An automaton with numbered columns.
struct Guess {
    next: Vec<Vec<Option<usize>>>,
    accepting: Vec<bool>,
}

impl Guess {
    /// States along a word, as far as it goes.
    fn run<'a>(&'a self, word: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        let mut word = word.iter();
        let next = move |&state: &usize| word.next().and_then(|&column| self.next[state][column]);
        std::iter::successors(Some(0), next)
    }

    fn accepts(&self, word: &[usize]) -> bool {
        let mut state = 0;
        for &column in word {
            match self.next[state][column] {
                Some(next) => state = next,
                None => return false,
            }
        }
        self.accepting[state]
    }
}

impl Learned {
    /// A table with its columns written out; `None` if it is too large.
    pub fn of(table: &Table) -> Option<Learned> {
        let mut transitions = vec![vec![]; table.states()];
        for arc in table.arcs()? {
            for column in &arc.columns {
                let words = column.tracks().fold(vec![vec![]], |words: Vec<Column>, digits| {
                    let longer = |word: &Column| {
                        digits.iter().map(|&digit| [&**word, &[digit]].concat()).collect::<Vec<_>>()
                    };
                    words.iter().flat_map(longer).collect()
                });
                let target = arc.to as usize;
                transitions[arc.from as usize].extend(words.into_iter().map(|word| (word, target)));
            }
        }
        transitions.iter_mut().for_each(|edges| edges.sort());
        let accepting = table.accepting().to_vec();
        Some(Learned { numeration: table.numeration(), places: table.tracks(), transitions, accepting })
    }

    /// Number of states.
    pub fn states(&self) -> usize {
        self.transitions.len()
    }

    /// Returns `true` if it accepts these numbers.
    pub fn accepts(&self, numbers: &[u64]) -> bool {
        let words: Vec<Vec<u8>> =
            numbers.iter().map(|&number| self.numeration.digits(&number.into())).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0);
        let mut state = 0;
        for place in (0..length).rev() {
            let digit = |word: &Vec<u8>| word.len().checked_sub(place + 1).map_or(0, |index| word[index]);
            let column: Column = words.iter().map(digit).collect();
            let edge = self
                .transitions
                .get(state)
                .and_then(|edges| edges.iter().find(|(digits, _)| *digits == column));
            match edge {
                Some((_, target)) => state = *target,
                None => return false,
            }
        }
        self.accepting.get(state).copied().unwrap_or(false)
    }

    /// The automaton as an item of the language.
    pub fn text(&self, name: &str) -> String {
        let letters = ["a", "b", "c", "d", "e", "f"];
        let tracks: Vec<&str> = (0..self.places).map(|place| *letters.get(place).unwrap_or(&"z")).collect();
        let numeration = match self.numeration {
            Numeration::Base(base) => format!("base {base}"),
            Numeration::Quadratic(1) => "in zeckendorf".into(),
            other => format!("in {other}"),
        };
        let alive = self.alive();
        let mut text = format!("automaton {name}({}) {numeration}\n", tracks.join(", "));
        for (state, edges) in self.transitions.iter().enumerate().filter(|(state, _)| alive[*state]) {
            let edge = |(digits, target): &(Column, usize)| {
                format!("{} -> s{target}", column(digits, self.numeration))
            };
            let kept: Vec<String> = edges.iter().filter(|(_, target)| alive[*target]).map(edge).collect();
            let colon = if kept.is_empty() { "" } else { ": " };
            text.push_str(&format!("  state s{state}{colon}{}\n", kept.join(", ")));
        }
        let accepting: Vec<String> = (0..self.states())
            .filter(|&state| self.accepting[state])
            .map(|state| format!("s{state}"))
            .collect();
        if accepting.is_empty() {
            text.truncate(text.trim_end().len());
        } else {
            text.push_str(&format!("  accept {}", accepting.join(", ")));
        }
        text
    }

    /// States from which something is accepted, including the first.
    fn alive(&self) -> Vec<bool> {
        let mut alive = self.accepting.clone();
        loop {
            let mut changed = false;
            for (state, edges) in self.transitions.iter().enumerate() {
                if !alive[state] && edges.iter().any(|(_, target)| alive[*target]) {
                    alive[state] = true;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        if let Some(first) = alive.first_mut() {
            *first = true;
        }
        alive
    }
}
