//! The tables of relations, beside what they mean, on all small numbers.

use crate::brute;
use automata::{Claim, Digits, Expression, Library, Listed, Meter, Numeration, Relation, Sign, Trouble};
use dashu_int::UBig;
use proptest::prelude::*;
use std::sync::Arc;

const MOST: i128 = 200;

fn numerations() -> impl Iterator<Item = Numeration> {
    let usual = (2..=10).chain([18]).map(Numeration::Base).chain((1..=4).map(Numeration::Quadratic));
    usual.chain(RECURRENCES.map(recurrence))
}

/// Coefficients of recurrences.
const RECURRENCES: [&[i8]; 6] = [&[1, 1, 1], &[1, 0, 1], &[2, 2], &[4, 3], &[4, -1], &[5, -3]];

fn recurrence(coefficients: &[i8]) -> Numeration {
    Numeration::of_recurrence(coefficients).expect("a numeration")
}

/// The digits of a number, found greedily from the place values.
fn digits(numeration: Numeration, number: i128) -> Vec<i128> {
    if let Numeration::Recurrence(recurrence) = numeration
        && let [a, b @ ..0] = *recurrence.coefficients()
    {
        let mut places = vec![1, i128::from(a)];
        while places[places.len() - 1] <= number {
            places.push(i128::from(a) * places[places.len() - 1] + i128::from(b) * places[places.len() - 2]);
        }
        return greedy(places, number);
    }
    // A place is worth one more than the largest number with the digits below it.
    let largest: Vec<i128> = match numeration {
        Numeration::Base(base) => vec![i128::from(base) - 1],
        Numeration::Quadratic(t) => vec![t.into(), 0],
        Numeration::Recurrence(recurrence) => {
            let mut largest: Vec<i128> = recurrence.coefficients().iter().map(|&it| it.into()).collect();
            *largest.last_mut().expect("it has coefficients") -= 1;
            largest
        }
    };
    let mut places = vec![1];
    while places[places.len() - 1] <= number {
        let most = largest.iter().cycle().zip(places.iter().rev());
        places.push(1 + most.map(|(digit, place)| digit * place).sum::<i128>());
    }
    greedy(places, number)
}

/// Digits by the values of places, the lowest first, without leading zeros.
fn greedy(places: Vec<i128>, mut number: i128) -> Vec<i128> {
    let mut digits = vec![];
    for place in places.into_iter().rev() {
        digits.push(number / place);
        number %= place;
    }
    digits.into_iter().skip_while(|&digit| digit == 0).collect()
}

fn of_digits(numeration: Numeration, word: &[i128]) -> i128 {
    // The number with these digits, found by trying.
    (0..).find(|&number| digits(numeration, number) == word).expect("it is some number's word")
}

struct Defined {
    library: Library,
    relation: Relation,
}

impl Defined {
    fn new(numeration: Numeration, relation: Relation) -> Defined {
        Defined { library: Library::new(numeration), relation }
    }

    fn holds(&mut self, numbers: &[i128]) -> bool {
        let numbers: Vec<UBig> =
            numbers.iter().map(|&number| UBig::try_from(number).expect("natural")).collect();
        self.library.holds(&self.relation, &numbers, &Meter::ample()).expect("small")
    }

    /// For every number below `MOST`.
    fn of_one(&mut self, means: impl Fn(i128) -> bool) {
        for number in 0..MOST {
            assert_eq!(self.holds(&[number]), means(number), "{} of {number}", self.relation);
        }
    }

    /// The second number is a function of the first; all second numbers up to some are tried.
    fn function(&mut self, most: i128, value: impl Fn(i128) -> Option<i128>) {
        for number in 0..MOST {
            let value = value(number);
            let others = (0..=most).chain(value).chain(value.map(|value| value + 1));
            for other in others {
                assert_eq!(
                    self.holds(&[number, other]),
                    value == Some(other),
                    "{} of {number}, {other}",
                    self.relation
                );
            }
        }
    }
}

#[test]
fn orders_and_constants() {
    for numeration in numerations() {
        let mut equal = Defined::new(numeration, Relation::Equal);
        let mut less = Defined::new(numeration, Relation::Less);
        for (a, b) in (0..60).flat_map(|a| (0..60).map(move |b| (a, b))) {
            assert_eq!(equal.holds(&[a, b]), a == b);
            assert_eq!(less.holds(&[a, b]), a < b);
        }
        for constant in [0, 1, 2, 9, 10, 63, 144] {
            let relation = Relation::Digits(Digits::Constant(UBig::try_from(constant).expect("natural")));
            Defined::new(numeration, relation).of_one(|number| number == constant);
        }
    }
}

#[test]
fn zeros_behind() {
    for numeration in numerations() {
        Defined::new(numeration, Relation::Digits(Digits::EvenZeros)).of_one(|number| {
            let zeros = digits(numeration, number).into_iter().rev().take_while(|&digit| digit == 0).count();
            number > 0 && zeros % 2 == 0
        });
        let mut shift = Defined::new(numeration, Relation::Digits(Digits::Shift));
        for number in 0..60 {
            let mut word = digits(numeration, number);
            if number > 0 {
                word.push(0);
            }
            let shifted = of_digits(numeration, &word);
            for other in (0..50).chain(shifted.saturating_sub(2)..=shifted + 2).filter(|&other| other >= 0) {
                assert_eq!(
                    shift.holds(&[number, other]),
                    other == shifted,
                    "{numeration:?} {number} {other}"
                );
            }
        }
    }
}

#[test]
fn binary_digits() {
    let base = Numeration::Base(2);
    Defined::new(base, Relation::Digits(Digits::PowerOfTwo)).of_one(|number| number.count_ones() == 1);
    for modulus in 1..6 {
        Defined::new(base, Relation::Digits(Digits::Ones(modulus)))
            .function(8, |number| Some(i128::from(u64::from(number.count_ones()) % modulus)));
    }
    for place in 0..9 {
        Defined::new(base, Relation::Digits(Digits::Bit(place)))
            .function(8, |number| Some(number >> place & 1));
    }
    let mut xor = Defined::new(base, Relation::Digits(Digits::Xor));
    for (a, b) in (0..MOST).flat_map(|a| (0..MOST).map(move |b| (a, b))) {
        for c in [a ^ b, (a ^ b) + 1, a + b, a, b, a | b] {
            assert_eq!(xor.holds(&[a, b, c]), c == a ^ b, "{a} {b} {c}");
        }
    }
}

#[test]
fn ones_in_columns() {
    for (numbers, modulus) in [(1, 1), (2, 2), (3, 2), (3, 3), (4, 3)] {
        let mut columns =
            Defined::new(Numeration::Base(2), Relation::Digits(Digits::Columns { numbers, modulus }));
        for all in 0..1u32 << (numbers * 4) {
            let list: Vec<i128> = (0..numbers).map(|index| i128::from(all >> (4 * index) & 15)).collect();
            let divisible = (0..4).all(|place| {
                list.iter().map(|number| (number >> place & 1) as u64).sum::<u64>() % modulus == 0
            });
            assert_eq!(columns.holds(&list), divisible, "{list:?} {modulus}");
        }
    }
}

#[test]
fn parts_in_zeckendorf() {
    let quadratic = Numeration::Quadratic(1);
    Defined::new(quadratic, Relation::Digits(Digits::Fibonacci)).of_one(brute::is_fibonacci);
    Defined::new(quadratic, Relation::Digits(Digits::LowestZeckendorf))
        .function(MOST, brute::lowest_zeckendorf);
}

#[test]
fn floors() {
    for numeration in Numeration::sloping().take_while(|it| it.radix() <= 12) {
        let mut floor = Defined::new(numeration, Relation::Floor(numeration));
        for number in 0..MOST {
            let value = brute::floor(brute::slope(numeration), number);
            for other in [value, value + 1, value.saturating_sub(1).max(0), number, 2 * number, 0] {
                assert_eq!(floor.holds(&[number, other]), other == value, "{numeration}: {number} {other}");
            }
        }
    }
}

#[test]
fn what_a_numeration_cannot_tell_is_refused() {
    let relations = [
        (Relation::Digits(Digits::Xor), Numeration::Base(3)),
        (Relation::Digits(Digits::PowerOfTwo), Numeration::Quadratic(1)),
        (Relation::Digits(Digits::Fibonacci), Numeration::Quadratic(2)),
        (Relation::Floor(Numeration::Quadratic(2)), Numeration::Quadratic(1)),
        (Relation::Floor(Numeration::Quadratic(1)), Numeration::Base(2)),
        (Relation::Floor(Numeration::Base(2)), Numeration::Base(2)),
        (Relation::Floor(recurrence(&[4, -2])), recurrence(&[4, -2])),
    ];
    for (relation, numeration) in relations {
        let trouble = Library::new(numeration).table(&relation, &Meter::ample()).err();
        assert_eq!(trouble, Some(Trouble::Foreign(relation)));
    }
}

/// Reads the digits as the text of a game says: leading zeros of all numbers are not read.
fn accepted(listed: &Listed, numeration: Numeration, numbers: &[i128]) -> bool {
    let words: Vec<Vec<i128>> = numbers.iter().map(|&number| digits(numeration, number)).collect();
    let length = words.iter().map(Vec::len).max().unwrap_or(0);
    let mut state = 0;
    for place in (0..length).rev() {
        let column: Vec<u8> = words
            .iter()
            .map(|word| word.len().checked_sub(place + 1).map_or(0, |index| word[index] as u8))
            .collect();
        match listed.transitions[state].iter().find(|(digits, _)| *digits == column) {
            Some(&(_, target)) => state = target,
            None => return false,
        }
    }
    listed.accepting[state]
}

fn some_numeration() -> impl Strategy<Value = Numeration> {
    prop_oneof![
        (2..=10u8).prop_map(Numeration::Base),
        (1..=4u8).prop_map(Numeration::Quadratic),
        Just(Numeration::Base(2)),
        Just(Numeration::Quadratic(1)),
        proptest::sample::select(&RECURRENCES[..]).prop_map(recurrence),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn sums(
        numeration in some_numeration(),
        coefficients in proptest::collection::vec(-5..=5i64, 1..=3),
        constant in -12..=12i64,
        negative: bool,
        positive: bool,
    ) {
        let mut expression = Expression::constant(constant);
        for (variable, &coefficient) in (0..).zip(&coefficients) {
            expression = expression.plus(coefficient, &Expression::variable(variable)).expect("small");
        }
        let sign = if negative { Sign::Negative } else { Sign::Zero };
        let literal = Claim::Linear(positive, expression.clone(), sign).literal().expect("small");
        let mut library = Library::new(numeration);
        let side = if coefficients.len() == 3 { 9 } else { 30 };
        for index in 0..side * side * side {
            let numbers = [index % side, index / side % side, index / side / side];
            let values = (0..).zip(numbers).collect();
            let value = brute::value(&expression, &values);
            let truth = positive == if negative { value < 0 } else { value == 0 };
            let said = match &literal {
                Err(truth) => *truth,
                Ok(literal) => {
                    let numbers: Vec<UBig> = literal
                        .arguments
                        .iter()
                        .map(|&variable| UBig::try_from(numbers[variable as usize]).expect("natural"))
                        .collect();
                    library.holds(&literal.relation, &numbers, &Meter::ample()).expect("small")
                        == literal.positive
                }
            };
            prop_assert_eq!(said, truth, "{:?} {:?}", literal, numbers);
            if coefficients.len() < 3 && numbers[2] > 0 {
                break;
            }
        }
    }

    #[test]
    fn automata_of_a_text(
        base in 2..=3u8,
        arity in 1..=2usize,
        rows in proptest::collection::vec(proptest::collection::vec(proptest::option::of(0..4usize), 9), 4),
        accepting in proptest::collection::vec(any::<bool>(), 4),
    ) {
        let numeration = Numeration::Base(base);
        let column = |index: usize| -> Vec<u8> {
            (0..arity as u32).map(|track| (index / usize::from(base).pow(track) % usize::from(base)) as u8).collect()
        };
        let columns = usize::from(base).pow(arity as u32);
        let row = |row: Vec<Option<usize>>| {
            row.into_iter().take(columns).enumerate().filter_map(|(index, to)| Some((column(index), to?))).collect()
        };
        let transitions = rows.into_iter().map(row).collect();
        let listed = Listed { name: "some".into(), arity, transitions, accepting };
        let mut known = Defined::new(numeration, Relation::Listed(Arc::new(listed.clone())));
        for (a, b) in (0..30).flat_map(|a| (0..30).map(move |b| (a, b))) {
            let numbers = &[a, b][..arity];
            prop_assert_eq!(known.holds(numbers), accepted(&listed, numeration, numbers), "{:?}", numbers);
        }
    }
}
