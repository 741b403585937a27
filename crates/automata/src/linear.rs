//! Tables of linear equations and inequalities, built directly.
//!
//! A state is the value of the words read so far, as if the numbers ended here, in a form that takes in one
//! more digit. It is settled once no further digits can change the answer. There are finitely many other
//! states, since the contribution of further digits is bounded by the place values, and the conjugate of a
//! quadratic numeration's base is smaller than 1.

use crate::Numeration;
use crate::explore::{Reader, explore};
use crate::spent::Spent;
use crate::table::Table;
use limits::Meter;

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

/// The value read so far is `here·U + before·U'` at the next place, where U' is the place below U; `column`
/// is the contribution of the current column so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    Open { here: i128, before: i128, column: i128 },
    Above,
    Below,
}

impl Sum {
    fn new(numeration: Numeration, coefficients: &[i64], constant: i64, sign: Sign) -> Sum {
        let coefficients: Vec<i128> = coefficients.iter().map(|&coefficient| coefficient.into()).collect();
        let (most, least) = (
            coefficients.iter().filter(|coefficient| **coefficient > 0).sum(),
            coefficients.iter().filter(|coefficient| **coefficient < 0).sum(),
        );
        Sum { numeration, coefficients, constant: constant.into(), sign, most, least }
    }

    /// The place after a whole column, settled if possible.
    fn settled(&self, here: i128, before: i128) -> Place {
        if let Sign::Multiple(of) = self.sign {
            let rest = |part: i128| part.rem_euclid(of.into());
            return Place::Open { here: rest(here), before: rest(before), column: 0 };
        }
        let place = Place::Open { here, before, column: 0 };
        // With r more digits each number adds at most U − 1, where U is the place reached; so the final value
        // is at least here·U + before·U' + constant + least·(U − 1).
        let (low, high) = (here + self.least, here + self.most);
        let (lowest, highest) = (self.constant - self.least, self.constant - self.most);
        match self.numeration {
            Numeration::Base(_) => {
                // U ≥ 1, and an increasing bound is least at U = 1.
                if low >= 0 && low + lowest > 0 {
                    return Place::Above;
                }
                if high <= 0 && high + highest < 0 {
                    return Place::Below;
                }
            }
            Numeration::Quadratic(t) => {
                // (U, U') is (1, 1), (t + 1, 1), and then sums of those with natural weights.
                let steps = |a: i128| [a + before, a * (i128::from(t) + 1) + before];
                if steps(low).iter().all(|&bound| bound >= 0 && bound + lowest > 0) {
                    return Place::Above;
                }
                if steps(high).iter().all(|&bound| bound <= 0 && bound + highest < 0) {
                    return Place::Below;
                }
            }
        }
        place
    }
}

impl Reader for Sum {
    type Place = Place;

    fn start(&mut self) -> Place {
        Place::Open { here: 0, before: 0, column: 0 }
    }

    fn read(&mut self, place: &Place, track: usize, digit: u8) -> Option<Place> {
        let Place::Open { here, before, column } = *place else { return Some(*place) };
        let mut column = column + self.coefficients[track] * i128::from(digit);
        if let Sign::Multiple(of) = self.sign {
            column %= i128::from(of);
        }
        if track + 1 < self.coefficients.len() {
            return Some(Place::Open { here, before, column });
        }
        let read = match self.numeration {
            Numeration::Base(base) => self.settled(here * i128::from(base) + column, 0),
            Numeration::Quadratic(t) => self.settled(here * i128::from(t) + before + column, here),
        };
        match (read, self.sign) {
            (Place::Above, _) | (Place::Below, Sign::Zero) => None,
            _ => Some(read),
        }
    }

    fn accepts(&mut self, place: &Place) -> bool {
        match *place {
            Place::Open { here, before, .. } => {
                let value = match self.numeration {
                    Numeration::Base(_) => here + self.constant,
                    Numeration::Quadratic(_) => here + before + self.constant,
                };
                match self.sign {
                    Sign::Zero => value == 0,
                    Sign::Negative => value < 0,
                    Sign::Multiple(of) => value % i128::from(of) == 0,
                }
            }
            Place::Above => false,
            Place::Below => self.sign == Sign::Negative,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Case, Digits, Library, Literal, Meter, Numeration, Relation, Sentence, Verdict};

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
