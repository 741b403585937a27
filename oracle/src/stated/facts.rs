//! Truth of relations of given numbers.

use super::{Automaton, Digits, Relation, Sense};

/// Truth of a relation; `None` if it is a definition, or does not exist in this numeration.
pub(crate) fn holds(
    relation: &Relation,
    numbers: &[u128],
    digits: Digits,
    automata: &[Automaton],
) -> Option<bool> {
    let (binary, fibonacci) = (digits == Digits::Base(2), digits == Digits::Quadratic(1));
    let ones = |number: u128| digits.word(number).iter().filter(|&&digit| digit == 1).count();
    Some(match relation {
        Relation::Linear(coefficients, constant, sense) => {
            let mut sum = *constant;
            for (&factor, &number) in coefficients.iter().zip(numbers) {
                sum = sum.checked_add(factor.checked_mul(number.try_into().ok()?)?)?;
            }
            sense.holds(sum)
        }
        Relation::Xor if binary => numbers[0] ^ numbers[1] == numbers[2],
        Relation::Columns(of) if binary => {
            let count = |place: u32| numbers.iter().filter(|&&number| number >> place & 1 == 1).count();
            (0..128).all(|place| count(place) as i128 % of.max(&1) == 0)
        }
        Relation::Ones(of) if binary => {
            numbers[1] == u128::from(numbers[0].count_ones()) % (*of).max(1) as u128
        }
        Relation::Bit(place) if binary => numbers[1] == numbers[0] >> place & 1,
        Relation::PowerOfTwo if binary => numbers[0].is_power_of_two(),
        Relation::Fibonacci if fibonacci => {
            let (mut a, mut b) = (0, 1);
            while a < numbers[0] {
                (a, b) = (b, a + b);
            }
            a == numbers[0]
        }
        Relation::LowestZeckendorf if fibonacci => {
            // Greedily: what is subtracted last.
            let (mut rest, mut last) = (numbers[0], 0);
            while rest > 0 {
                let (mut a, mut b) = (1, 2);
                while b <= rest {
                    (a, b) = (b, a + b);
                }
                (rest, last) = (rest - a, a);
            }
            debug_assert!(numbers[0] == 0 || ones(last) == 1);
            numbers[0] > 0 && numbers[1] == last
        }
        Relation::Floor => numbers[1] == digits.floor(numbers[0])?,
        Relation::Automaton(index) => automata[*index].accepts(&digits.columns(numbers)),
        _ => return None,
    })
}

impl Sense {
    pub(crate) fn holds(self, sum: i128) -> bool {
        match self {
            Sense::Zero => sum == 0,
            Sense::Negative => sum < 0,
            Sense::Multiple(of) => sum % of == 0,
        }
    }
}

impl Automaton {
    /// Reads columns without leading zeros.
    fn accepts(&self, columns: &[Vec<u8>]) -> bool {
        let mut state = 0;
        for column in columns {
            match self.edges.get(&(state, column.clone())) {
                Some(&next) => state = next,
                None => return false,
            }
        }
        self.accepting.contains(&state)
    }
}
