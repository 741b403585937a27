//! Patterns in plain mathematical notation, and as claims of the rule language where that can say them.
//!
//! The notation is that of the language: `div`, `mod`, `xor`, `floor(…)`; and where it has no word for something, `&`,
//! `|`, `omega`. There are no sentences: what stands around a statement is in the words of its reader.

mod bits;
mod cases;
mod formula;
mod list;
mod machine;
mod moves;
mod pieces;
mod shape;
mod stated;
mod text;

use crate::Pattern;
pub use shape::{Machine, Piece, Shape};
pub use stated::Statement;
use stated::stated;
use text::Letters;

impl Pattern {
    /// The pattern in notation, with these names of the coordinates; of outcomes, the condition of the lost positions.
    pub fn written(&self, names: &[&str], outcomes: bool) -> Statement {
        let letters = Letters { names, outcomes };
        match self {
            Pattern::Pieces(pieces) => pieces::written(pieces, letters),
            Pattern::Beatty(beatty) => {
                let text = list::floor(beatty, &letters.name(0));
                stated(letters, 1, text)
            }
            Pattern::Recurrence(recurrence) => Statement {
                shape: Shape::Equations(list::recurrence(recurrence, "a", &letters.name(0))),
                claim: None,
            },
            Pattern::Steps(steps) => list::steps(steps, letters, names.len()),
            Pattern::Bits(found) => bits::written(found, letters),
            Pattern::Regular(regular) => list::regular(regular, letters),
            Pattern::Digits(digits) => machine::digits(digits),
            Pattern::Words(words) => machine::words(words, letters),
            Pattern::Columns(columns) => machine::columns(*columns, letters),
            Pattern::Residues(residues) => machine::grid(residues, letters),
            Pattern::Formula(found) => formula::written(found, letters),
            Pattern::List(list) => list::written(list, letters),
            Pattern::Copies(copies) => list::copies(copies, letters),
            Pattern::Pairs(pairs) => list::pairs(pairs, letters),
            Pattern::Runs(runs) => list::runs(runs, letters),
            Pattern::Sum(sum) => cases::sum(sum, letters),
            Pattern::Cases(found) => cases::written(found, letters),
            Pattern::Except(except) => cases::except(except, letters),
            Pattern::Capped(capped) => list::capped(capped, letters),
            Pattern::Descent(descent) => moves::descent(descent, letters),
            Pattern::Moves(found) => moves::written(found, letters),
            Pattern::Slant(slant) => cases::slant(slant, letters),
            Pattern::View(view) => cases::view(view, letters),
            Pattern::Row { place, pattern } => {
                let name = letters.name(*place);
                let mut statement = pattern.written(&[&name], outcomes);
                // The claim would be one of a single number.
                let inner = cases::inline(&statement, outcomes);
                statement.claim = inner.and_then(|text| letters.claim(names.len(), &text));
                statement
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Guesses, Table, guess};

    fn claims(values: &[i64], outcomes: bool) -> Vec<String> {
        let Guesses::Of { conjectures, .. } = guess(&Table::of_sequence(0, values)) else {
            panic!("too few")
        };
        conjectures.iter().filter_map(|guess| guess.pattern.written(&["n"], outcomes).claim).collect()
    }

    #[test]
    fn sequences_are_claimed_in_the_language() {
        let has = |rule: &dyn Fn(i64) -> i64, outcomes: bool, claim: &str| {
            let claims = claims(&(0..80).map(rule).collect::<Vec<_>>(), outcomes);
            assert!(claims.iter().any(|one| one == claim), "{claim}: {claims:?}");
        };
        has(&|n| n % 4, false, "value(n) = n mod 4");
        has(&|n| (n + 1) / 2, false, "value(n) = (n + 1) div 2");
        has(&|n| i64::from(n % 5 > 0), true, "P(n) iff n mod 5 = 0");
        has(
            &|n| if n % 2 == 0 { n / 2 } else { 0 },
            false,
            "value(n) = n div 2 if n mod 2 = 0 | 0 otherwise",
        );
        has(&|n| [2, 0, 1][(n % 3) as usize] + n / 3 * 4, false, "value(n) = repeat [2, 0, 1] plus 4");
        has(&|n| n * n - 3, false, "value(n) = n*n - 3");
        has(&|n| i64::from((n + 1).trailing_zeros()), false, "value(n) = v2(n + 1)");
        has(&|n| i64::from(64 - n.leading_zeros()), false, "value(n) = bits(n)");
    }
}
