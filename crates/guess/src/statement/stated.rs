//! Statements: a shape, and a claim of the language.

use super::shape::Shape;
use super::text::{Letters, Text};

/// A pattern in words that are the same in every language.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    /// The pattern in notation.
    pub shape: Shape,
    /// The pattern as a claim of a `.game` file, where the language can say it: one line, or several with an automaton.
    pub claim: Option<String>,
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
