//! Members listed, counted and completed, beside trying all numbers.

use automata::{
    Case, Cases, Claim, Digits, Expression, Library, Literal, Members, Meter, Numeration, Relation, Sign,
};
use dashu_int::UBig;
use proptest::prelude::*;
use std::sync::Arc;

fn linear(coefficients: &[i64], constant: i64, sign: Sign) -> Literal {
    let coefficients = (0..).zip(coefficients.iter().copied()).collect();
    let claim = Claim::Linear(true, Expression { coefficients, constant }, sign);
    claim.literal().expect("small").expect("it depends")
}

fn members(numeration: Numeration, relation: &Relation) -> Members {
    let meter = Meter::ample();
    let table = Library::new(numeration).table(relation, &meter).expect("small");
    table.members(&meter).expect("small")
}

/// Several literals of so many variables at once.
fn all(variables: u32, literals: Vec<Literal>) -> Relation {
    Relation::Cases(Arc::new(Cases { free: variables, cases: vec![Case { bound: 0, literals }] }))
}

fn big(numbers: &[u64]) -> Vec<UBig> {
    numbers.iter().map(|&number| number.into()).collect()
}

fn numerations() -> impl Strategy<Value = Numeration> {
    prop_oneof![(2..=4u8).prop_map(Numeration::Base), (1..=3u8).prop_map(Numeration::Quadratic)]
}

/// The order of length and then of the alphabet of columns.
fn order(numeration: Numeration, numbers: &[UBig]) -> (usize, Vec<Vec<u8>>) {
    let words: Vec<Vec<u8>> = numbers.iter().map(|number| numeration.digits(number)).collect();
    let length = words.iter().map(Vec::len).max().unwrap_or(0);
    let digit = |word: &Vec<u8>, place: usize| word.len().checked_sub(place).map_or(0, |index| word[index]);
    (length, (1..=length).rev().map(|place| words.iter().map(|word| digit(word, place)).collect()).collect())
}

/// Numbers of so many digits and no more are below this.
fn end(numeration: Numeration, length: usize) -> u64 {
    (0..)
        .find(|&number| numeration.digits(&UBig::from(number)).len() > length)
        .expect("some number is longer")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn members_are_listed_in_order_and_counted(
        numeration in numerations(),
        coefficients in prop_oneof![Just(vec![1i64, -2]), Just(vec![2, -3]), Just(vec![1, 1]), Just(vec![-1, 3])],
        constant in -7..7i64,
        negative: bool,
    ) {
        let sign = if negative { Sign::Negative } else { Sign::Zero };
        let claim = Expression { coefficients: (0..).zip(coefficients.iter().copied()).collect(), constant };
        let Ok(literal) = Claim::Linear(true, claim, sign).literal().expect("small") else { return Ok(()) };
        let relation = all(2, vec![literal]);
        let members = members(numeration, &relation);
        let holds = |x: u64, y: u64| {
            let value = coefficients[0] * x as i64 + coefficients[1] * y as i64 + constant;
            if negative { value < 0 } else { value == 0 }
        };
        let length = 4;
        let end = end(numeration, length);
        let mut known: Vec<Vec<UBig>> = (0..end)
            .flat_map(|x| (0..end).map(move |y| (x, y)))
            .filter(|&(x, y)| holds(x, y))
            .map(|(x, y)| big(&[x, y]))
            .collect();
        let least = known.iter().min_by_key(|numbers| (&numbers[0] + &numbers[1], (*numbers).clone()));
        // A larger number has a larger sum.
        if least.is_some_and(|least| &least[0] + &least[1] < UBig::from(end)) {
            let found = members.least(&Meter::ample()).expect("small");
            prop_assert_eq!(found.as_ref(), least);
        }
        known.sort_by_key(|numbers| order(numeration, numbers));
        let listed: Vec<Vec<UBig>> =
            members.iter().take_while(|numbers| order(numeration, numbers).0 <= length).collect();
        prop_assert_eq!(&listed, &known);
        prop_assert_eq!(members.up_to(length), UBig::from(known.len()));
        prop_assert_eq!(members.smallest().is_none(), members.is_empty());
        if known.len() < 50 && !negative && coefficients == [1, 1] {
            prop_assert_eq!(members.count(), Some(UBig::from(known.len())));
        }
    }

    #[test]
    fn numbers_are_completed(numeration in numerations(), x in 0..40u64, less in 1..5u64, factor in 1..4i64) {
        // y <= less·x, and factor·z = x + y: finitely many.
        let relation = all(3, vec![
            linear(&[-(less as i64), 1], -1, Sign::Negative),
            linear(&[1, 1, -factor], 0, Sign::Zero),
        ]);
        let members = members(numeration, &relation);
        let mut known: Vec<Vec<UBig>> = (0..=less * x)
            .filter(|y| (x + y) % factor as u64 == 0)
            .map(|y| big(&[x, y, (x + y) / factor as u64]))
            .collect();
        known.sort_by_key(|numbers| order(numeration, numbers));
        let given = [Some(UBig::from(x))];
        let found: Vec<Vec<UBig>> = members.completions(&given).collect();
        prop_assert_eq!(&found, &known);
        prop_assert_eq!(members.completions(&given).count_all(), Some(UBig::from(known.len())));
        prop_assert_eq!(members.complete(&given), known.first().cloned());
        // The last number given, and all.
        for numbers in known.iter().take(3) {
            let mut back = members.completions(&[None, None, Some(numbers[2].clone())]);
            prop_assert!(back.any(|other| other == *numbers));
            let every: Vec<Option<UBig>> = numbers.iter().cloned().map(Some).collect();
            prop_assert_eq!(members.completions(&every).collect::<Vec<_>>(), vec![numbers.clone()]);
        }
        let mut completions = members.completions(&given);
        completions.by_ref().for_each(drop);
        prop_assert_eq!(completions.next(), None);
    }

    #[test]
    fn longer_numbers_than_the_known_ones_are_found(numeration in numerations(), x in 0..30u64) {
        // 3·x + 5 < y: infinitely many, all longer ones in order.
        let members = members(numeration, &linear(&[3, -1], 5, Sign::Negative).relation);
        let given = [Some(UBig::from(x))];
        let found: Vec<UBig> = members.completions(&given).take(100).map(|numbers| numbers[1].clone()).collect();
        let known: Vec<UBig> = (3 * x + 6..3 * x + 106).map(UBig::from).collect();
        prop_assert_eq!(found, known);
        prop_assert_eq!(members.completions(&given).count_all(), None);
    }
}

#[test]
fn equal_relations_have_one_table() {
    for numeration in [Numeration::Base(2), Numeration::Quadratic(1), Numeration::Quadratic(2)] {
        // x <= y: not y < x; x < y or x = y; x < y + 1.
        let not = all(2, vec![Literal::new(Relation::Less, [1, 0]).opposite()]);
        let or = Relation::Cases(Arc::new(Cases {
            free: 2,
            cases: [Relation::Less, Relation::Equal]
                .map(|relation| Case { bound: 0, literals: vec![Literal::new(relation, [0, 1])] })
                .into(),
        }));
        let plus = all(2, vec![linear(&[1, -1], -1, Sign::Negative)]);
        let [a, b, c] = [&not, &or, &plus].map(|relation| members(numeration, relation));
        assert_eq!(a, b);
        assert_eq!(b, c);
        assert_ne!(a, members(numeration, &Relation::Less));
        // Also through other variables and back.
        let meter = Meter::ample();
        let table = Library::new(numeration).table(&plus, &meter).expect("small");
        assert_eq!(table.canonical(&meter).expect("small"), *a.table());
        assert_eq!(a.table().canonical(&meter).expect("small"), *a.table());
    }
}

#[test]
fn nothing_belongs_to_an_empty_relation() {
    for numeration in [Numeration::Base(3), Numeration::Quadratic(1)] {
        let both = |a, b| Literal::new(Relation::Less, [a, b]);
        let members = members(numeration, &all(2, vec![both(0, 1), both(1, 0)]));
        assert!(members.is_empty());
        assert_eq!(members.smallest(), None);
        assert_eq!(members.count(), Some(UBig::ZERO));
        assert_eq!(members.complete(&[Some(5u8.into())]), None);
        // It accepts words, but none that is valid: a 1 after a 1.
        let words = automata::Listed {
            name: "some".into(),
            arity: 1,
            transitions: vec![vec![(vec![1], 1)], vec![(vec![1], 2)], vec![]],
            accepting: vec![false, false, true],
        };
        let members = self::members(numeration, &Relation::Listed(Arc::new(words)));
        assert_eq!(members.is_empty(), numeration == Numeration::Quadratic(1));
    }
}

#[test]
fn fibonacci_numbers_are_as_many_as_their_digits() {
    let members = members(Numeration::Quadratic(1), &Relation::Digits(Digits::Fibonacci));
    assert_eq!(members.up_to(1000), UBig::from(1001u16));
    assert_eq!(members.count(), None);
    // Valid words of n digits: the Fibonacci numbers again, and all numbers below one of them.
    let any = self::members(Numeration::Quadratic(1), &all(1, vec![]));
    assert_eq!(any.up_to(10), UBig::from(144u8));
    assert_eq!(
        any.iter().take(1000).collect::<Vec<_>>(),
        (0..1000u64).map(|n| big(&[n])).collect::<Vec<_>>()
    );
}

#[test]
fn numbers_of_many_digits_are_completed() {
    // y = ⌊φ·x⌋ for an x of ten thousand digits: 2y < (1 + √5)x < 2y + 2, by whole numbers.
    let members = members(Numeration::Quadratic(1), &Relation::Floor(Numeration::Quadratic(1)));
    let x = UBig::from(10u8).pow(10_000) + 12_345u16;
    let numbers = members.complete(&[Some(x.clone()), None]).expect("there is one");
    let y = &numbers[1];
    let reached = |y: &UBig| {
        let twice = y * 2u8;
        twice <= x || (&twice - &x) * (&twice - &x) < &x * &x * 5u8
    };
    assert!(numbers[0] == x && reached(y) && !reached(&(y + 1u8)));
    assert_eq!(members.completions(&[Some(x.clone())]).count_all(), Some(UBig::ONE));
    // And backwards.
    assert_eq!(members.complete(&[None, Some(y.clone())]), Some(numbers.clone()));
}

/// Wythoff's moves to positions that one of the sequences ⌊φj⌋, ⌊φj⌋ + j makes.
fn wythoff() -> Members {
    use automata::{Compiler, Formula, Multiple, Single, Term};
    let variable = Term::variable;
    let phi = Multiple { of: Numeration::Quadratic(1), times: 1, plus: 0, over: 1 };
    let sum = |parts: &[(i64, u32)]| Term::Sum(parts.iter().map(|&(by, of)| (by, variable(of))).collect());
    let lost = |a: u32, b: u32, j: u32| {
        let first = Formula::equal(variable(a), Term::Floor(phi, Box::new(variable(j))));
        let second = Formula::equal(variable(b), sum(&[(1, a), (1, j)]));
        Formula::Exists(vec![j], Box::new(Formula::And(vec![first, second])))
    };
    let (less, same) =
        (|a, b| Formula::less(variable(a), variable(b)), |a, b| Formula::equal(variable(a), variable(b)));
    // From 0, 1 to 2, 3.
    let row = Formula::And(vec![less(2, 0), same(3, 1)]);
    let column = Formula::And(vec![same(2, 0), less(3, 1)]);
    let both = Formula::And(vec![less(2, 0), Formula::equal(sum(&[(1, 0), (1, 3)]), sum(&[(1, 1), (1, 2)]))]);
    let wins = Formula::And(vec![
        Formula::Or(vec![row, column, both]),
        Formula::Or(vec![lost(2, 3, 4), lost(3, 2, 5)]),
    ]);
    let Ok(Single::Open(claim)) = Compiler::new(10, &Meter::ample()).single(&wins) else {
        panic!("it depends")
    };
    let literal = claim.literal().expect("small").expect("it depends");
    members(Numeration::Quadratic(1), &literal.relation)
}

#[test]
fn winning_moves_are_found_at_any_size() {
    let wins = wythoff();
    let mut lost: Vec<(u64, u64)> = vec![];
    for sum in 0..40 {
        for x in 0..=sum {
            let y = sum - x;
            let reached =
                |&(a, b): &(u64, u64)| a == x && b < y || b == y && a < x || a < x && b < y && x - a == y - b;
            let mut known: Vec<Vec<UBig>> =
                lost.iter().filter(|at| reached(at)).map(|&(a, b)| big(&[x, y, a, b])).collect();
            known.sort();
            let mut found: Vec<Vec<UBig>> = wins.completions(&[Some(x.into()), Some(y.into())]).collect();
            found.sort();
            assert_eq!(found, known, "{x} {y}");
            if known.is_empty() {
                lost.push((x, y));
            }
        }
    }
    // The differences of lost pairs with j and j + 1 are one apart; so this is won, and by every move that is listed.
    let (x, y) = (UBig::from(7u8).pow(12_000), UBig::from(7u8).pow(12_000) + UBig::from(5u8).pow(9_000));
    let moves: Vec<Vec<UBig>> = wins.completions(&[Some(x.clone()), Some(y.clone())]).collect();
    assert!(!moves.is_empty());
    for numbers in &moves {
        let (a, b) = (&numbers[2], &numbers[3]);
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        let j = b - a;
        // a = ⌊φ·j⌋: (2a − j)² < 5j² < (2a − j + 2)².
        let (low, five) = (a * 2u8 - &j, &j * &j * 5u8);
        assert!(&low * &low < five && (&low + 2u8) * (&low + 2u8) > five);
        assert!(numbers[2] <= x && numbers[3] <= y);
    }
}
