//! Automata of the relations that the checker knows by itself.
//!
//! A state is a number; columns are read most significant digit first. Nothing is said of words that are not valid.

use crate::Numeration;
use crate::relation::BuiltIn;
use rules::Automaton;

/// Reads a built-in relation.
pub(crate) enum Machine<'a> {
    Equal,
    Less,
    /// The digits of a number, without leading zeros.
    Constant(Vec<u8>),
    Xor,
    Columns(u32),
    Ones(u64),
    Bit(u32),
    PowerOfTwo,
    Fibonacci,
    LowestZeckendorf,
    /// State 0 is the beginning; state s + 1 is state s of the automaton.
    Automaton(&'a Automaton),
}

impl<'a> Machine<'a> {
    /// `None`: its states cannot be counted in a machine word.
    pub(crate) fn new(
        built_in: &BuiltIn,
        numeration: Numeration,
        automata: &'a [Automaton],
    ) -> Option<Machine<'a>> {
        Some(match built_in {
            BuiltIn::Equal => Machine::Equal,
            BuiltIn::Less => Machine::Less,
            BuiltIn::Constant(constant) => {
                Machine::Constant(numeration.digits(u128::try_from(*constant).ok()?))
            }
            BuiltIn::Xor => Machine::Xor,
            BuiltIn::Columns(base) => Machine::Columns(*base),
            BuiltIn::Ones(base) => Machine::Ones(u64::from(*base)),
            BuiltIn::Bit(place) => Machine::Bit(Some(*place).filter(|place| *place < 60)?),
            BuiltIn::PowerOfTwo => Machine::PowerOfTwo,
            BuiltIn::Fibonacci => Machine::Fibonacci,
            BuiltIn::LowestZeckendorf => Machine::LowestZeckendorf,
            BuiltIn::Automaton(place) => Machine::Automaton(automata.get(*place)?),
        })
    }

    /// Where a column leads from a state; the first state is 0. Nothing if it rejects.
    pub(crate) fn step(&self, state: u64, column: &[u8]) -> Option<u64> {
        match (self, column) {
            (Machine::Equal, [a, b]) => (a == b).then_some(0),
            (Machine::Less, [a, b]) => match state {
                0 if a == b => Some(0),
                0 if a > b => None,
                _ => Some(1),
            },
            (Machine::Constant(digits), [digit]) => {
                let next = digits.get(state as usize).copied();
                match state {
                    0 if *digit == 0 => Some(0),
                    _ => (next == Some(*digit)).then_some(state + 1),
                }
            }
            (Machine::Xor, [a, b, c]) => (a ^ b == *c).then_some(0),
            (Machine::Columns(base), column) => {
                let ones = column.iter().map(|&digit| u32::from(digit)).sum::<u32>();
                ones.is_multiple_of(*base).then_some(0)
            }
            // The ones so far, modulo the base, and the number read so far, which has to be less than the base.
            (Machine::Ones(base), [a, b]) => {
                let (ones, number) = (state / base, state % base);
                let (ones, number) = ((ones + u64::from(*a)) % base, number * 2 + u64::from(*b));
                (number < *base).then_some(ones * base + number)
            }
            // The last digits, as many as there are up to the one wanted, with a 1 in front; or 1 if the second number,
            // which is 1 then, has been read to its end.
            (Machine::Bit(place), [a, b]) => {
                let over = 1 << (place + 1);
                if state == over {
                    return None;
                }
                let last = (state * 2 + u64::from(*a)) % over;
                match b {
                    0 => Some(last),
                    _ => (last >> place == 1).then_some(over),
                }
            }
            (Machine::PowerOfTwo | Machine::Fibonacci, [a]) => {
                let ones = state + u64::from(*a);
                (ones <= 1).then_some(ones)
            }
            (Machine::LowestZeckendorf, [a, b]) => match (state, a, b) {
                (0, _, 0) => Some(0),
                (0, 1, 1) => Some(1),
                (1, 0, 0) => Some(1),
                _ => None,
            },
            (Machine::Automaton(automaton), column) => {
                if state == 0 && column.iter().all(|&digit| digit == 0) {
                    return Some(0);
                }
                let edges = automaton.transitions.get(state.saturating_sub(1) as usize)?;
                let (_, target) = edges.iter().find(|(on, _)| on == column)?;
                Some(*target as u64 + 1)
            }
            _ => None,
        }
    }

    /// Whether it accepts in a state.
    pub(crate) fn accepts(&self, state: u64) -> bool {
        match self {
            Machine::Equal | Machine::Xor | Machine::Columns(_) | Machine::Fibonacci => true,
            Machine::Less | Machine::PowerOfTwo | Machine::LowestZeckendorf => state == 1,
            Machine::Constant(digits) => state as usize == digits.len(),
            Machine::Ones(base) => state / base == state % base,
            Machine::Bit(place) => state == 1 << (place + 1) || state >> place == 0,
            Machine::Automaton(automaton) => {
                automaton.accepting.get(state.saturating_sub(1) as usize).copied().unwrap_or(false)
            }
        }
    }
}
