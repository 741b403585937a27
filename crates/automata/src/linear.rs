//! Tables of linear equations and inequalities, built directly.
//!
//! A state is the value of the words read so far, as if the numbers ended here, in a form that takes in one
//! more digit. It is settled once the answer depends on no further digits, but on their number at most. There
//! are finitely many other states, since the contribution of further digits is bounded by the place values,
//! and the conjugates of the growth of the places are smaller than 1. A bound costs about as many states
//! as it has digits.

use crate::Numeration;
use crate::explore::{Reader, explore};
use crate::spent::Spent;
use crate::table::Table;
use limits::Meter;
use numeration::MOST_DEGREE;

/// A property of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sign {
    /// It is 0.
    Zero,
    /// It is below 0.
    Negative,
    /// It is a multiple of this number, which is positive.
    Multiple(i64),
}

/// Table for "`Σ coefficients[i]·xᵢ + constant` is 0", negative, or a multiple of a number.
pub(crate) fn linear(
    numeration: Numeration,
    coefficients: &[i64],
    constant: i64,
    sign: Sign,
    meter: &Meter,
) -> Result<Table, Spent> {
    let mut reader = Sum::new(numeration, coefficients, constant, sign);
    explore(&mut reader, numeration, coefficients.len(), meter)?.minimal(meter)
}

struct Sum {
    numeration: Numeration,
    coefficients: Vec<i128>,
    constant: i128,
    sign: Sign,
    /// Sums of the positive and of the negative coefficients.
    most: i128,
    least: i128,
}

/// The value read so far, by the states of words: each part is taken as often as there are words after that state;
/// `column` is the contribution of the current column so far. Once they depend on nothing else, these are the answers
/// if the numbers end now, after another column, and so on: the bits of an integer from the last, of which
/// infinitely many are 1 if it is negative.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    Open { read: Read, column: i128 },
    Known(i128),
}

/// A value by the states of words.
type Read = [i128; MOST_DEGREE];

/// Far beyond all sums of coefficients and constants.
const BEYOND: i128 = 1 << 100;

impl Sum {
    fn new(numeration: Numeration, coefficients: &[i64], constant: i64, sign: Sign) -> Sum {
        let coefficients: Vec<i128> = coefficients.iter().map(|&coefficient| coefficient.into()).collect();
        let (most, least) = (
            coefficients.iter().filter(|coefficient| **coefficient > 0).sum(),
            coefficients.iter().filter(|coefficient| **coefficient < 0).sum(),
        );
        Sum { numeration, coefficients, constant: constant.into(), sign, most, least }
    }

    /// The value after a column of digits that contribute this.
    fn step(&self, read: Read, column: i128) -> Read {
        self.numeration.step(read, column)
    }

    /// The place after a whole column, settled if possible.
    fn settled(&self, read: Read, column: i128) -> Place {
        let read = self.step(read, column);
        if let Sign::Multiple(of) = self.sign {
            return Place::Open { read: read.map(|part| part.rem_euclid(of.into())), column: 0 };
        }
        self.answers(read).map_or(Place::Open { read, column: 0 }, Place::Known)
    }

    /// The answers from here on, if they do not depend on the digits.
    ///
    /// With r more digits each number adds at most one less than there are words of r digits; so the final value is
    /// at least that with the least coefficients added to the first part, less these, and with the constant. If no
    /// part is negative such a bound never decreases again, and likewise upwards.
    fn answers(&self, read: Read) -> Option<i128> {
        let mut ends = [self.least, self.most].map(|more| [read[0] + more, read[1], read[2], read[3]]);
        let rest = [self.constant - self.least, self.constant - self.most];
        let (mut answers, negative) = (0, self.sign == Sign::Negative);
        for length in 0..i128::BITS {
            let [low, high] = [0, 1].map(|end| ends[end].iter().sum::<i128>() + rest[end]);
            let open = low < 0 && high >= 0 || !negative && low <= 0 && high >= 0;
            if open || ends.iter().any(|end| end[0].abs() > BEYOND) {
                return None;
            }
            let rises = ends[0].iter().all(|&part| part >= 0);
            let falls = ends[1].iter().all(|&part| part <= 0);
            let holds = i128::from(negative && high < 0);
            if low >= 0 && rises || high < 0 && falls {
                return Some(answers | -holds << length);
            }
            answers |= holds << length;
            ends = ends.map(|end| self.step(end, 0));
        }
        None
    }
}

impl Reader for Sum {
    type Place = Place;

    fn start(&mut self) -> Place {
        Place::Open { read: [0; MOST_DEGREE], column: 0 }
    }

    fn read(&mut self, place: &Place, track: usize, digit: u8) -> Option<Place> {
        let last = track + 1 == self.coefficients.len();
        let after = match *place {
            Place::Known(answers) => Place::Known(if last { answers >> 1 } else { answers }),
            Place::Open { read, column } => {
                let mut column = column + self.coefficients[track] * i128::from(digit);
                if let Sign::Multiple(of) = self.sign {
                    column %= i128::from(of);
                }
                if last { self.settled(read, column) } else { Place::Open { read, column } }
            }
        };
        Some(after).filter(|after| *after != Place::Known(0))
    }

    fn accepts(&mut self, place: &Place) -> bool {
        let value = match *place {
            Place::Open { read, .. } => read.iter().sum::<i128>() + self.constant,
            Place::Known(answers) => return answers & 1 == 1,
        };
        match self.sign {
            Sign::Zero => value == 0,
            Sign::Negative => value < 0,
            Sign::Multiple(of) => value % i128::from(of) == 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Sign, linear};
    use crate::{Case, Digits, Library, Literal, Meter, Numeration, Relation, Sentence, Verdict};
    use dashu_int::UBig;
    use limits::Limits;

    /// Axioms that determine the successor relation, and sums, from the order of words alone.
    fn axioms() -> Vec<Sentence> {
        let next = |a, b| Literal::new(Relation::sum(&[1], 1), [a, b]);
        let add = |a, b, c| Literal::new(Relation::sum(&[1, 1], 0), [a, b, c]);
        let less = |a, b| Literal::new(Relation::Less, [a, b]);
        let equal = |a, b| Literal::new(Relation::Equal, [a, b]);
        let zero = |a| Literal::new(Relation::Digits(Digits::Constant(0u8.into())), [a]);
        let no =
            |variables, literals: &[Literal]| Sentence::Nothing { variables, literals: literals.to_vec() };
        let follows = Case { bound: 1, literals: vec![next(0, 1)] };
        vec![
            no(2, &[next(0, 1), less(0, 1).opposite()]),
            no(3, &[next(0, 1), less(0, 2), less(2, 1)]),
            Sentence::Every { variables: 1, given: vec![], cases: vec![follows] },
            no(3, &[zero(1), add(0, 1, 2), equal(0, 2).opposite()]),
            no(3, &[zero(1), equal(0, 2), add(0, 1, 2).opposite()]),
            no(4, &[next(1, 3), zero(2), add(0, 3, 2)]),
            no(5, &[next(1, 3), next(2, 4), add(0, 1, 2), add(0, 3, 4).opposite()]),
            no(5, &[next(1, 3), next(2, 4), add(0, 1, 2).opposite(), add(0, 3, 4)]),
        ]
    }

    /// Large bounds of numbers and of distances cost a few states for each digit.
    #[test]
    fn large_bounds_have_small_tables() {
        let meter = Meter::new(&Limits::none().with_states(1000));
        for numeration in [2, 10].map(Numeration::Base).into_iter().chain([1, 4].map(Numeration::Quadratic)) {
            for bound in [999_999, 1_000_000_000_000_i64] {
                let table =
                    |coefficients: &[i64], sign| linear(numeration, coefficients, -bound, sign, &meter);
                let less = table(&[1], Sign::Negative).expect("a small table");
                let near = table(&[1, -1], Sign::Negative).expect("a small table");
                let apart = table(&[1, -1], Sign::Zero).expect("a small table");
                for number in [
                    0,
                    1,
                    bound / 2,
                    bound - 2,
                    bound - 1,
                    bound,
                    bound + 1,
                    2 * bound,
                    bound * bound.min(1 << 20),
                ] {
                    assert_eq!(
                        less.contains(&[UBig::from(number as u64)]),
                        number < bound,
                        "{numeration:?} {number}"
                    );
                    for other in [0, 1, 2, 7, number, bound] {
                        let pair = [number, other].map(|it| UBig::from(it as u64));
                        assert_eq!(
                            near.contains(&pair),
                            number - other < bound,
                            "{numeration:?} {number} {other}"
                        );
                        assert_eq!(
                            apart.contains(&pair),
                            number - other == bound,
                            "{numeration:?} {number} {other}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn sums_are_what_their_axioms_say() {
        for numeration in
            [2, 3, 10].map(Numeration::Base).into_iter().chain((1..=3).map(Numeration::Quadratic))
        {
            let mut library = Library::new(numeration);
            for sentence in axioms() {
                let verdict = library.decide(&sentence, &Meter::ample()).expect("within the limits");
                assert!(matches!(verdict, Verdict::Holds(_)), "{numeration:?} {sentence}: {verdict:?}");
            }
        }
    }
}
