//! Finite automata given as tables.

use crate::{Numeration, Span};
use dashu_int::UBig;

/// A finite automaton given as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// Name, used as a predicate.
    pub name: String,
    /// Number of numbers it reads.
    pub arity: usize,
    /// Numeration of the numbers.
    pub numeration: Numeration,
    /// Transitions of each state: digit vectors, ascending, and targets; missing ones reject. State 0 is the
    /// start.
    pub transitions: Vec<Vec<(Vec<u8>, usize)>>,
    /// Acceptance of each state.
    pub accepting: Vec<bool>,
    /// Names of the states.
    pub states: Vec<String>,
    /// Place in the text.
    pub span: Span,
}

impl Automaton {
    /// Returns `true` if it accepts these numbers, the shorter ones padded with leading zeros.
    pub fn accepts(&self, numbers: &[UBig]) -> bool {
        if numbers.len() != self.arity {
            return false;
        }
        let digits: Vec<Vec<u8>> = numbers.iter().map(|number| self.numeration.digits(number)).collect();
        let length = digits.iter().map(Vec::len).max().unwrap_or(0);
        let mut state = 0;
        let mut read = vec![0u8; self.arity];
        for place in 0..length {
            for (digit, digits) in read.iter_mut().zip(&digits) {
                let place = (place + digits.len()).checked_sub(length);
                *digit = place.map_or(0, |place| digits[place]);
            }
            let Some(edges) = self.transitions.get(state) else { return false };
            match edges.binary_search_by(|(on, _)| on.cmp(&read)) {
                Ok(edge) => state = edges[edge].1,
                Err(_) => return false,
            }
        }
        self.accepting.get(state).copied().unwrap_or(false)
    }
}
