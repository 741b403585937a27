//! Automata of a file, run on digits.

/// Numeration of the numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Numeration {
    /// A base from 2 to 36.
    Base(i128),
    /// Quadratic numeration with this largest digit.
    Quadratic(i128),
    /// Numeration of the recurrence with these coefficients.
    Recurrence(Vec<i128>),
}

/// Target states with the digits of each number.
pub type Edges = Vec<(Vec<i128>, String)>;

/// An automaton; the first state is the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// Name of the automaton.
    pub name: String,
    /// Names for the numbers that it reads.
    pub of: Vec<String>,
    /// Numeration of the numbers.
    pub numeration: Numeration,
    /// States by name, the first of them the start.
    pub states: Vec<(String, Edges)>,
    /// Accepting states.
    pub accept: Vec<String>,
}

impl Automaton {
    /// Returns `true` if it accepts these naturals.
    pub fn accepts(&self, numbers: &[i128]) -> bool {
        let mut digits: Vec<Vec<i128>> =
            numbers.iter().map(|&number| self.numeration.digits(number)).collect();
        let length = digits.iter().map(Vec::len).max().unwrap_or(0);
        for digits in &mut digits {
            // Digits are least significant first.
            digits.resize(length, 0);
        }
        let Some((start, _)) = self.states.first() else { return false };
        let mut state = start;
        for place in (0..length).rev() {
            let read: Vec<i128> = digits.iter().map(|digits| digits[place]).collect();
            let Some((_, edges)) = self.states.iter().find(|(name, _)| name == state) else { return false };
            let Some((_, next)) = edges.iter().find(|(label, _)| *label == read) else { return false };
            state = next;
        }
        self.accept.contains(state)
    }
}

impl Numeration {
    /// The digits, least significant first.
    pub fn digits(&self, mut number: i128) -> Vec<i128> {
        match self {
            Numeration::Recurrence(coefficients) => greedy(coefficients, number),
            Numeration::Base(base) => {
                let mut digits = vec![];
                while number > 0 {
                    digits.push(number % *base);
                    number /= *base;
                }
                digits
            }
            Numeration::Quadratic(most) => {
                let mut values = vec![1, *most + 1];
                while values[values.len() - 1] <= number {
                    values.push(*most * values[values.len() - 1] + values[values.len() - 2]);
                }
                let mut digits: Vec<i128> = values
                    .iter()
                    .rev()
                    .map(|value| {
                        let digit = number / value;
                        number %= value;
                        digit
                    })
                    .collect();
                digits.reverse();
                digits
            }
        }
    }
}

/// Digits in the numeration of a recurrence, least significant first: a place is worth one more than the largest number
/// with the digits below it, which are the coefficients over and over, the last of them less 1. With a negative
/// coefficient places follow the recurrence from the first on.
fn greedy(coefficients: &[i128], mut number: i128) -> Vec<i128> {
    let mut largest = coefficients.to_vec();
    let subtracts = largest.last().is_some_and(|&last| last < 0);
    if let Some(last) = largest.last_mut() {
        *last -= i128::from(!subtracts);
    }
    let mut places: Vec<i128> = vec![1];
    while places[places.len() - 1] <= number {
        let digits =
            largest.iter().cycle().take(if subtracts { 2 } else { usize::MAX }).zip(places.iter().rev());
        places.push(i128::from(!subtracts) + digits.map(|(digit, place)| digit * place).sum::<i128>());
    }
    let mut digits = vec![];
    for place in places.iter().rev() {
        digits.push(number / place);
        number %= place;
    }
    digits.reverse();
    digits
}
