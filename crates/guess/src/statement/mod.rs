//! Patterns in plain mathematical notation, and as claims of the rule language where that can say them.
//!
//! The notation is that of the language: `div`, `mod`, `xor`, `floor(…)`; and where it has no word for something, `gcd`, `&`,
//! `|`, `v2`, `bits`, `omega`. There are no sentences: what stands around a statement is in the words of its reader.

mod cases;
mod formula;
mod list;
mod machine;
mod pieces;
mod shape;

use crate::Pattern;
pub use machine::Machine;
pub use shape::{Piece, Shape};

/// A pattern in words that are the same in every language.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    /// The pattern in notation.
    pub shape: Shape,
    /// The pattern as a claim of a `.game` file, where the language can say it: one line, or several with an automaton.
    pub claim: Option<String>,
}

/// A term or condition in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Text {
    pub(crate) text: String,
    /// Binding strength of its loosest operator, from 0; 9 for something that needs no parentheses.
    pub(crate) strength: u8,
    /// Set if the rule language can say it.
    pub(crate) spoken: bool,
}

/// The letters of a statement, and the sort of the values.
#[derive(Clone, Copy)]
pub(crate) struct Letters<'n> {
    pub(crate) names: &'n [&'n str],
    pub(crate) outcomes: bool,
}

impl Text {
    pub(crate) fn atom(text: impl Into<String>) -> Text {
        Text { text: text.into(), strength: 9, spoken: true }
    }

    /// The text, in parentheses if it binds less than needed.
    pub(crate) fn within(&self, strength: u8) -> String {
        if self.strength < strength { format!("({})", self.text) } else { self.text.clone() }
    }

    /// A term added to a whole number.
    pub(crate) fn plus(&self, number: i128) -> Text {
        let sign = if number < 0 { '-' } else { '+' };
        match number {
            0 => self.clone(),
            _ => Text {
                text: format!("{} {sign} {}", self.within(3), number.unsigned_abs()),
                strength: 3,
                spoken: self.spoken,
            },
        }
    }

    /// A multiple of a term.
    pub(crate) fn times(&self, number: i128) -> Text {
        match number {
            0 => Text::atom("0"),
            1 => self.clone(),
            2.. => Text { text: format!("{number}*{}", self.within(5)), strength: 4, spoken: self.spoken },
            _ => Text {
                text: format!("0 - {}", self.times(number.saturating_neg()).within(4)),
                strength: 3,
                spoken: self.spoken,
            },
        }
    }
}

impl Letters<'_> {
    /// Name of a coordinate.
    pub(crate) fn name(&self, place: usize) -> String {
        self.names.get(place).map_or_else(|| format!("x{}", place + 1), |name| (*name).to_string())
    }

    /// Names of all coordinates of a position.
    pub(crate) fn head(&self, arity: usize) -> String {
        (0..arity).map(|place| self.name(place)).collect::<Vec<_>>().join(", ")
    }

    /// The claim that a value, or the condition of being lost, is this.
    pub(crate) fn claim(&self, arity: usize, right: &Text) -> Option<String> {
        let head = self.head(arity);
        let start = if self.outcomes { format!("P({head}) iff") } else { format!("value({head}) =") };
        right.spoken.then(|| format!("{start} {}", right.text))
    }
}

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
            Pattern::Regular(regular) => list::regular(regular, letters),
            Pattern::Digits(digits) => machine::digits(digits),
            Pattern::Words(words) => machine::words(words, letters),
            Pattern::Residues(residues) => shape::grid(residues, letters),
            Pattern::Formula(found) => formula::written(found, letters),
            Pattern::List(list) => list::written(list, letters),
            Pattern::Copies(copies) => list::copies(copies, letters),
            Pattern::Pairs(pairs) => list::pairs(pairs, letters),
            Pattern::Runs(runs) => list::runs(runs, letters),
            Pattern::Sum(sum) => cases::sum(sum, letters),
            Pattern::Cases(found) => cases::written(found, letters),
            Pattern::Except(except) => cases::except(except, letters),
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

/// The statement that a value is a term; of outcomes, that a position is lost where the term is 0.
pub(crate) fn stated(letters: Letters<'_>, arity: usize, term: Text) -> Statement {
    if letters.outcomes {
        let lost = Text { text: format!("{} = 0", term.text), strength: 2, spoken: term.spoken };
        let claim = letters.claim(arity, &lost);
        return Statement { shape: Shape::Lost(lost.text), claim };
    }
    let claim = letters.claim(arity, &term);
    Statement { shape: Shape::Value(term.text), claim }
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
    }
}
