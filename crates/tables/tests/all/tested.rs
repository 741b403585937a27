//! Tables of random rules whose options pass random tests, against brute force from a plain reading of the tests.

use super::files::{Scratch, runs_of};
use super::vectors::instance;
use oracle::{Dice, Env, Formula, Function, Predicate, Relation, Term};
use solve::{Limits, Outcome};
use tables::{Backing, Want, table};

/// A move, its condition without the test, and what it leaves; nothing where a number would be negative.
type Move = (&'static str, &'static str, fn(i128, &[i128]) -> Option<Vec<i128>>);

fn naturals(numbers: Vec<i128>) -> Option<Vec<i128>> {
    numbers.iter().all(|&number| number >= 0).then_some(numbers)
}

const HEAPS: [Move; 2] = [
    ("(a) -> (a - k)", "k >= 1", |k, at| naturals(vec![at[0] - k]).filter(|_| k >= 1)),
    ("(a) -> (k)", "k < a", |k, at| Some(vec![k]).filter(|_| k < at[0])),
];

const PAIRS: [Move; 7] = [
    ("(a, b) -> (a - k, b)", "k >= 1", |k, at| naturals(vec![at[0] - k, at[1]]).filter(|_| k >= 1)),
    ("(a, b) -> (k, b)", "k < a", |k, at| Some(vec![k, at[1]]).filter(|_| k < at[0])),
    ("(a, b) -> (a, b - k)", "k >= 2", |k, at| naturals(vec![at[0], at[1] - k]).filter(|_| k >= 2)),
    ("(a, b) -> (a, k)", "k < b", |k, at| Some(vec![at[0], k]).filter(|_| k < at[1])),
    ("(a, b) -> (a, b - 2*k)", "k >= 1", |k, at| naturals(vec![at[0], at[1] - 2 * k]).filter(|_| k >= 1)),
    ("(a, b) -> (a - k, b - k)", "k >= 1", |k, at| naturals(vec![at[0] - k, at[1] - k]).filter(|_| k >= 1)),
    ("(a, b) -> (a - 2*k, b - 3*k)", "1 <= k <= b + 2", |k, at| {
        naturals(vec![at[0] - 2 * k, at[1] - 3 * k]).filter(|_| (1..=at[1] + 2).contains(&k))
    }),
];

/// A number without large parts: the plain reading finds primes and divisors by trying all numbers.
fn small(dice: &mut Dice, names: &[&str]) -> Term {
    let mut name = || Box::new(Term::name(names[dice.below(names.len())]));
    let (a, b) = (name(), name());
    match dice.below(5) {
        0 => *a,
        1 => Term::Multiply(a, b),
        2 => Term::Subtract(a, b),
        _ => Term::Add(a, b),
    }
}

fn term(dice: &mut Dice, names: &[&str], depth: usize) -> Term {
    if depth == 0 || dice.once_in(4) {
        return match dice.below(8) {
            0 => Term::Number(*dice.one(&[1 << 20, 1 << 31, 1 << 40, 1 << 62])),
            1 | 2 => Term::Number(dice.from_to(0, 12)),
            _ => Term::name(names[dice.below(names.len())]),
        };
    }
    let mut part = || Box::new(term(dice, names, depth - 1));
    let (a, b) = (part(), part());
    match dice.below(13) {
        0..=2 => Term::Add(a, b),
        3 | 4 => Term::Subtract(a, b),
        5 => Term::Multiply(a, b),
        6 => Term::Div(a, b),
        7 => Term::Mod(a, b),
        8 => Term::Xor(a, b),
        9 => Term::Call(Function::Gcd, vec![small(dice, names), small(dice, names)]),
        10 => Term::Call(*dice.one(&[Function::Min, Function::Max]), vec![*a, *b]),
        11 => Term::Call(
            Function::Digit,
            vec![*a, Term::Number(dice.from_to(0, 2)), Term::Number(dice.from_to(2, 11))],
        ),
        _ => match dice.below(3) {
            0 => Term::Call(Function::Bit, vec![*a, Term::Number(dice.from_to(0, 5))]),
            1 => Term::Call(Function::Ones, vec![*a]),
            _ => Term::Call(Function::Twos, vec![*a]),
        },
    }
}

fn test(dice: &mut Dice, names: &[&str], depth: usize) -> Formula {
    const RELATIONS: [Relation; 6] = [
        Relation::Equal,
        Relation::NotEqual,
        Relation::Less,
        Relation::LessEqual,
        Relation::Greater,
        Relation::GreaterEqual,
    ];
    const PREDICATES: [Predicate; 7] = [
        Predicate::Prime,
        Predicate::PrimePower,
        Predicate::Fibonacci,
        Predicate::Square,
        Predicate::PowerOfTwo,
        Predicate::Odd,
        Predicate::Even,
    ];
    if depth > 0 && dice.once_in(3) {
        let mut part = || test(dice, names, depth - 1);
        let (a, b) = (part(), part());
        return match dice.below(4) {
            0 => Formula::Not(Box::new(a)),
            1 => Formula::Or(vec![a, b]),
            2 => Formula::Implies(Box::new(a), Box::new(b)),
            _ => Formula::And(vec![a, b]),
        };
    }
    match dice.below(6) {
        0 => Formula::Divides(term(dice, names, 1), term(dice, names, 1)),
        1 => Formula::Is(*dice.one(&PREDICATES), small(dice, names)),
        2 => {
            let gcd = Term::Call(Function::Gcd, vec![Term::name("k"), small(dice, names)]);
            Formula::compare(gcd, *dice.one(&RELATIONS), Term::Number(dice.from_to(0, 3)))
        }
        _ => {
            let (a, b) = (term(dice, names, 2), term(dice, names, 2));
            Formula::compare(a, *dice.one(&RELATIONS), b)
        }
    }
}

/// Nim-values, row by row.
fn brute(sides: &[i128], rules: &[(Move, Formula)]) -> Vec<u64> {
    let columns = sides.last().copied().unwrap_or(1);
    let index = |at: &[i128]| at.iter().fold(0, |index, &number| index * columns + number) as usize;
    let mut values: Vec<u64> = vec![];
    for cell in 0..sides.iter().product() {
        let at = if sides.len() == 1 { vec![cell] } else { vec![cell / columns, cell % columns] };
        let mut options = vec![];
        for ((_, _, leave), test) in rules {
            for k in 0..=at.iter().copied().max().unwrap_or(0) {
                let names = ["a", "b"].into_iter().zip(&at).map(|(name, &number)| (name.to_owned(), number));
                let names = names.chain([("k".to_owned(), k)]).collect();
                let env = Env { names, ..Env::default() };
                if let Some(left) = leave(k, &at)
                    && test.holds(&env)
                {
                    options.push(values[index(&left)]);
                }
            }
        }
        values.push((0..).find(|value| !options.contains(value)).expect("finitely many options"));
    }
    values
}

/// Compares both tables of a game with its nim-values.
fn agrees(rules: &str, sides: &[i128], values: &[u64]) {
    let game = instance(rules);
    let extents: Vec<u64> = sides.iter().map(|&side| side as u64).collect();
    let filled = |want| table(&game, &extents, want, Backing::Memory, &Limits::none()).expect(rules);
    let (outcomes, found) = (filled(Want::Outcomes), filled(Want::Values));
    let columns = extents.last().copied().unwrap_or(1);
    for (index, &value) in (0..).zip(values) {
        let at = if sides.len() == 1 { vec![index] } else { vec![index / columns, index % columns] };
        assert_eq!(found.value(&at), Some(value), "{rules} {at:?}");
        let expected = if value == 0 { Outcome::P } else { Outcome::N };
        assert_eq!(outcomes.outcome(&at), Some(expected), "{rules} {at:?}");
    }
}

fn text(rules: &[(Move, Formula)]) -> String {
    let lines = rules.iter().map(|((line, bound, _), test)| format!("{line} where {bound} and ({test})"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn random_tests_on_heaps_agree_with_brute_force() {
    for seed in 0..120 {
        let mut dice = Dice::seeded(seed);
        let count = 1 + dice.below(2);
        let rules: Vec<(Move, Formula)> =
            (0..count).map(|_| (*dice.one(&HEAPS), test(&mut dice, &["a", "k", "k"], 2))).collect();
        agrees(&text(&rules), &[150], &brute(&[150], &rules));
    }
}

#[test]
fn random_tests_on_pairs_agree_with_brute_force() {
    for seed in 0..100 {
        let mut dice = Dice::seeded(1000 + seed);
        let count = 1 + dice.below(3);
        let rules: Vec<(Move, Formula)> =
            (0..count).map(|_| (*dice.one(&PAIRS), test(&mut dice, &["a", "b", "k", "k"], 2))).collect();
        let sides = *dice.one(&[[70, 12], [12, 70], [26, 26]]);
        agrees(&text(&rules), &sides, &brute(&sides, &rules));
    }
}

#[test]
fn plain_rules_beside_tests_agree_with_brute_force() {
    for seed in 0..40 {
        let mut dice = Dice::seeded(2000 + seed);
        let rules = [
            (*dice.one(&PAIRS), test(&mut dice, &["a", "b", "k"], 1)),
            (*dice.one(&PAIRS), Formula::True),
            (*dice.one(&PAIRS), test(&mut dice, &["a", "b"], 0)),
        ];
        let sides = [20, 70];
        agrees(&text(&rules), &sides, &brute(&sides, &rules));
    }
}

#[test]
fn an_interrupted_table_with_tests_goes_on_where_it_was() {
    let (rules, sides) = ("(a, b) -> (a - k, b) where k >= 1 and gcd(k, b) = 1", [30, 2400]);
    let gcd = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let mut values: Vec<u64> = vec![];
    for a in 0..30 {
        for b in 0..2400 {
            let options = (1..=a).filter(|&k| gcd(k, b) == 1).map(|k| values[(a - k) * 2400 + b]);
            let options: Vec<u64> = options.collect();
            values.push((0..).find(|value| !options.contains(value)).expect("finitely many options"));
        }
    }
    let game = instance(rules);
    for want in [Want::Outcomes, Want::Values] {
        let scratch = Scratch::new("tested");
        let fill = |limits: &Limits| table(&game, &sides, want, scratch.backing(rules), limits);
        let (filled, runs) = runs_of(&fill, 20_000);
        assert!(runs > 1, "it was interrupted");
        for (index, &value) in (0..).zip(&values) {
            let at = [index / 2400, index % 2400];
            match want {
                Want::Values => assert_eq!(filled.value(&at), Some(value), "{at:?}"),
                Want::Outcomes => assert_eq!(filled.outcome(&at) == Some(Outcome::P), value == 0, "{at:?}"),
            }
        }
    }
}
