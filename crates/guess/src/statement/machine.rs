//! Automata in notation, and as those of the language.

use super::{Letters, Shape, Statement};
use crate::{Digits, Numeration, Words};

/// An automaton with an output at each state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// The numeration.
    pub numeration: Numeration,
    /// Set if it reads the highest digit first.
    pub highest_first: bool,
    /// Output of each state, in which it ends; it begins in state 0.
    pub values: Vec<i64>,
    /// Successors of each state, by digits: the first coordinate's digit counts most. Nothing for digits that no number has.
    pub next: Vec<Vec<Option<usize>>>,
}

impl Machine {
    /// A line for each state: its number, its value, and its successors by digits.
    pub(super) fn lines(&self) -> Vec<String> {
        let states = self.values.iter().zip(&self.next).enumerate();
        let to = |next: &Option<usize>| next.map_or("-".to_string(), |state| state.to_string());
        let line = |(state, (value, next)): (usize, (&i64, &Vec<Option<usize>>))| {
            format!("{state} [{value}]: {}", next.iter().map(to).collect::<Vec<_>>().join(" "))
        };
        states.map(line).collect()
    }
}

/// An automaton that reads the lowest digit first as a statement.
pub(super) fn digits(digits: &Digits) -> Statement {
    let next = digits.next().iter().map(|row| row.iter().copied().map(Some).collect()).collect();
    let numeration = Numeration::Base(digits.base());
    let machine = Machine { numeration, highest_first: false, values: digits.values().to_vec(), next };
    Statement { shape: Shape::Automaton(machine), claim: None }
}

/// An automaton that reads the highest digit first as a statement.
pub(super) fn words(words: &Words, letters: Letters<'_>) -> Statement {
    let (numeration, values, next) = words.parts();
    let machine = Machine { numeration, highest_first: true, values: values.to_vec(), next: next.to_vec() };
    let claim = (letters.outcomes && numeration.largest() < 10).then(|| claim(words, letters));
    Statement { shape: Shape::Automaton(machine), claim }
}

/// The claim that an automaton accepts the lost positions, and the automaton.
fn claim(words: &Words, letters: Letters<'_>) -> String {
    let (numeration, values, next) = words.parts();
    let head = letters.head(words.arity());
    let reads = match numeration {
        Numeration::Base(base) => format!("base {base}"),
        Numeration::Quadratic(1) => "in zeckendorf".into(),
        Numeration::Quadratic(times) => format!("in quadratic {times}"),
    };
    let mut lines = vec![format!("P({head}) iff lost({head})"), format!("automaton lost({head}) {reads}")];
    for (state, row) in next.iter().enumerate() {
        let edge = |(letter, to): (usize, &Option<usize>)| {
            let mut rest = letter as u64;
            let mut digits = vec![0; words.arity()];
            for digit in digits.iter_mut().rev() {
                *digit = rest % (numeration.largest() + 1);
                rest /= numeration.largest() + 1;
            }
            let digits: String = digits.iter().map(u64::to_string).collect();
            to.map(|to| format!("{digits} -> s{to}"))
        };
        let edges: Vec<String> = row.iter().enumerate().filter_map(edge).collect();
        lines.push(format!("  state s{state}: {}", edges.join(", ")));
    }
    let accepted = values.iter().enumerate().filter(|(_, value)| **value == 0);
    let accepted: Vec<String> = accepted.map(|(state, _)| format!("s{state}")).collect();
    lines.push(format!("  accept {}", accepted.join(", ")));
    lines.join("\n")
}
