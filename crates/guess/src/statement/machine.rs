//! Automata and tables in notation, and as those of the language.

use super::shape::{Machine, Shape};
use super::stated::Statement;
use super::text::{Letters, Text};
use crate::{Columns, Digits, PlaceValues, Residues, Words};

/// An automaton that reads the lowest digit first as a statement.
pub(super) fn digits(digits: &Digits) -> Statement {
    let next = digits.next().iter().map(|row| row.iter().copied().map(Some).collect()).collect();
    let numeration = PlaceValues::Base(digits.base());
    let machine = Machine { numeration, highest_first: false, values: digits.values().to_vec(), next };
    Statement { shape: Shape::Automaton(machine), claim: None }
}

/// An automaton that reads the highest digit first as a statement.
pub(super) fn words(words: &Words, letters: Letters<'_>) -> Statement {
    let (numeration, values, next) = words.parts();
    let machine = Machine { numeration, highest_first: true, values: values.to_vec(), next: next.to_vec() };
    let claimed = letters.outcomes && numeration.largest() < 10;
    let claim = claimed.then(|| claim(&machine, words.arity(), letters));
    Statement { shape: Shape::Automaton(machine), claim }
}

/// The claim that an automaton accepts the lost positions, and the automaton.
fn claim(machine: &Machine, arity: usize, letters: Letters<'_>) -> String {
    let Machine { numeration, values, next, .. } = machine;
    let head = letters.head(arity);
    let reads = match *numeration {
        PlaceValues::Base(base) => format!("base {base}"),
        PlaceValues::Quadratic(1) => "in zeckendorf".into(),
        PlaceValues::Quadratic(times) => format!("in quadratic {times}"),
    };
    let mut lines = vec![format!("P({head}) iff lost({head})"), format!("automaton lost({head}) {reads}")];
    for (state, row) in next.iter().enumerate() {
        let edge = |(letter, to): (usize, &Option<usize>)| {
            let mut rest = letter as u64;
            let mut digits = vec![0; arity];
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

/// The most numbers of which an automaton is written for the ones in their columns: it has an edge for every other column.
const NUMBERS: usize = 6;

/// The ones in binary columns as a statement: the claim has an automaton with one state, which reads the columns.
pub(super) fn columns(columns: Columns, letters: Letters<'_>) -> Statement {
    let arity = letters.names.len();
    let claim = (arity <= NUMBERS).then(|| {
        let stays = |column: u32| column.count_ones().is_multiple_of(columns.modulus()).then_some(0);
        let next = vec![(0..1 << arity).map(stays).collect()];
        let machine =
            Machine { numeration: PlaceValues::Base(2), highest_first: true, values: vec![0], next };
        claim(&machine, arity, letters)
    });
    Statement { shape: Shape::Columns(columns.modulus()), claim }
}

/// A table that repeats in each coordinate as a statement.
pub(super) fn grid(residues: &Residues, letters: Letters<'_>) -> Statement {
    let repeats = residues.repeats().to_vec();
    let values = residues.values();
    let lost: Vec<&[u64]> =
        values.iter().filter(|(_, value)| **value == 0).map(|(at, _)| at.as_slice()).collect();
    let short = letters.outcomes && lost.len() <= 8 && repeats.iter().all(|(border, _)| *border == 0);
    let claim = if short {
        let one = |at: &&[u64]| {
            let each = at.iter().zip(&repeats).enumerate();
            let equal = each.filter(|(_, (_, (_, period)))| *period > 1);
            let equal = equal
                .map(|(place, (rest, (_, period)))| format!("{} mod {period} = {rest}", letters.name(place)));
            equal.collect::<Vec<_>>().join(" and ")
        };
        let text = lost.iter().map(one).collect::<Vec<_>>().join(" or ");
        letters.claim(repeats.len(), &Text { text, strength: 0, spoken: !lost.is_empty() })
    } else {
        None
    };
    Statement { shape: Shape::Grid { repeats, values: residues.grid() }, claim }
}
