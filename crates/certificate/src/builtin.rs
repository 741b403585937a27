//! Automata of the checker's built-in relations.
//!
//! States are numbers; columns are read most significant digit first. Behaviour on invalid words is
//! unspecified.

use crate::relation::BuiltIn;
use crate::scheme::Scheme;
use rules::Automaton;

/// Reads a built-in relation.
pub(crate) enum Machine<'a> {
    Equal,
    Less,
    /// Digits of a number, without leading zeros.
    Constant(Vec<u8>),
    Xor,
    Columns(u32),
    Ones(u64),
    Bit(u32),
    PowerOfTwo,
    Fibonacci,
    LowestZeckendorf,
    /// State 0 is the start; state s + 1 is state s of the automaton.
    Automaton(&'a Automaton),
}

impl<'a> Machine<'a> {
    /// `None` if its states do not fit a machine word, or if it is linear, which is implemented elsewhere.
    pub(crate) fn new(built_in: &BuiltIn, scheme: &Scheme, automata: &'a [Automaton]) -> Option<Machine<'a>> {
        Some(match built_in {
            BuiltIn::Equal => Machine::Equal,
            BuiltIn::Less => Machine::Less,
            BuiltIn::Constant(constant) => Machine::Constant(scheme.word(*constant)?),
            BuiltIn::Linear(_) => return None,
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

    /// Successor of a state under a column; the first state is 0. `None` if it rejects.
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
            // The ones read so far, modulo the base, and the value of the other number's digits, which has to
            // be less than the base.
            (Machine::Ones(base), [a, b]) => {
                let (ones, number) = (state / base, state % base);
                let (ones, number) = ((ones + u64::from(*a)) % base, number * 2 + u64::from(*b));
                (number < *base).then_some(ones * base + number)
            }
            // The last digits, up to the one wanted, after a leading 1; or 1 if the second number, which is
            // then 1, has been read to its end.
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

    /// Returns `true` if a state accepts.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Numeration;
    use crate::scheme::DigitRules;

    /// Returns `true` if a machine accepts these numbers after some leading zeros.
    fn accepts(machine: &Machine<'_>, numeration: Numeration, numbers: &[u64], zeros: usize) -> bool {
        let words: Vec<Vec<u8>> = numbers.iter().map(|&number| numeration.digits(&number.into())).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0) + zeros;
        let mut state = Some(0);
        for place in 0..length {
            let digit =
                |word: &Vec<u8>| (word.len() + place).checked_sub(length).map_or(0, |place| word[place]);
            let column: Vec<u8> = words.iter().map(digit).collect();
            state = state.and_then(|state| machine.step(state, &column));
        }
        state.is_some_and(|state| machine.accepts(state))
    }

    fn agrees(built_in: BuiltIn, numeration: Numeration, tracks: usize, holds: impl Fn(&[u64]) -> bool) {
        let machine = Machine::new(&built_in, &numeration.scheme(), &[]).expect("it is small");
        // For one or two tracks, all numbers below 200; for three, numbers below 200 and near the answer.
        let end = 200u64;
        let mut at = vec![0u64; tracks.min(2)];
        loop {
            let mut tuples = vec![at.clone()];
            if tracks == 3 {
                tuples = (0..8).map(|bit| [&at[..], &[at[0] ^ at[1] ^ (1 << bit >> 1)]].concat()).collect();
            }
            for (zeros, tuple) in tuples.iter().enumerate() {
                let zeros = (zeros + tuple[0] as usize) % 3;
                assert_eq!(
                    accepts(&machine, numeration, tuple, zeros),
                    holds(tuple),
                    "{built_in:?} {tuple:?}"
                );
            }
            let Some(place) = at.iter().position(|&number| number + 1 < end) else { return };
            at[place] += 1;
            at[..place].fill(0);
        }
    }

    #[test]
    fn orders_and_numerals_in_all_numerations() {
        let mut all: Vec<Numeration> = (2..=10).map(Numeration::Base).collect();
        all.extend((1..=9).map(Numeration::Quadratic));
        for numeration in all {
            agrees(BuiltIn::Equal, numeration, 2, |at| at[0] == at[1]);
            agrees(BuiltIn::Less, numeration, 2, |at| at[0] < at[1]);
            for constant in 0..200 {
                agrees(BuiltIn::Constant(constant), numeration, 1, |at| i128::from(at[0]) == constant);
            }
        }
    }

    #[test]
    fn binary_digits() {
        let binary = Numeration::Base(2);
        agrees(BuiltIn::Xor, binary, 3, |at| at[0] ^ at[1] == at[2]);
        for base in 1..5 {
            let ones =
                |at: &[u64], place: u32| at.iter().map(|number| number >> place & 1).sum::<u64>() as u32;
            let holds = |at: &[u64]| (0..8).all(|place| ones(at, place).is_multiple_of(base));
            agrees(BuiltIn::Columns(base), binary, 2, holds);
            agrees(BuiltIn::Columns(base), binary, 3, holds);
            agrees(BuiltIn::Ones(base), binary, 2, |at| u64::from(at[0].count_ones() % base) == at[1]);
        }
        for place in 0..9 {
            agrees(BuiltIn::Bit(place), binary, 2, |at| at[0] >> place & 1 == at[1]);
        }
        agrees(BuiltIn::PowerOfTwo, binary, 1, |at| at[0].count_ones() == 1);
    }

    #[test]
    fn fibonacci_digits() {
        let zeckendorf = Numeration::Quadratic(1);
        let numbers = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233];
        agrees(BuiltIn::Fibonacci, zeckendorf, 1, |at| at[0] == 0 || numbers.contains(&at[0]));
        // Taking away the largest part repeatedly leaves the smallest.
        let lowest = |mut of: u64| loop {
            let largest = numbers.iter().rev().find(|&&number| number <= of).copied().unwrap_or(0);
            if largest == of {
                return of;
            }
            of -= largest;
        };
        agrees(BuiltIn::LowestZeckendorf, zeckendorf, 2, |at| at[0] > 0 && lowest(at[0]) == at[1]);
    }

    #[test]
    fn an_automaton_does_not_read_zeros_in_front() {
        let text = "game t\nautomaton odd_length(x) base 2\nstate even: 0 -> odd, 1 -> odd\nstate odd: 0 -> even, 1 -> even\naccept odd\n(n) -> (n - 1)\nP(n) iff odd_length(n)\n";
        let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.expect("it is a game");
        let machine = Machine::new(&BuiltIn::Automaton(0), &Numeration::Base(2).scheme(), &ruleset.automata)
            .expect("it is there");
        for number in 0u64..200 {
            for zeros in 0..3 {
                let odd = (64 - number.leading_zeros()) % 2 == 1;
                assert_eq!(accepts(&machine, Numeration::Base(2), &[number], zeros), odd, "{number}");
            }
        }
    }
}
