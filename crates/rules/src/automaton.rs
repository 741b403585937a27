//! Evaluation of automata given as tables.

use crate::ruleset::Automaton;
use dashu_int::UBig;

impl Automaton {
    /// Returns `true` if it accepts these numbers, the shorter ones padded with leading zeros.
    pub(crate) fn accepts(&self, numbers: &[UBig]) -> bool {
        if numbers.len() != self.arity {
            return false;
        }
        // Least significant digit first.
        let digits: Vec<Vec<u8>> = numbers.iter().map(|number| self.numeration.digits(number)).collect();
        let length = digits.iter().map(Vec::len).max().unwrap_or(0);
        let mut state = 0;
        let mut read = vec![0u8; self.arity];
        for place in (0..length).rev() {
            for (digit, digits) in read.iter_mut().zip(&digits) {
                *digit = digits.get(place).copied().unwrap_or(0);
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
