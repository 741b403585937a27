//! Linear keys mean what they say.

use super::oracle::{BINARY, Oracle};
use crate::compile::Compiler;
use crate::key::LinearKey;
use crate::linear::{Compared, Linear, Sense, Variable};
use crate::literal::Id;
use crate::relation::BuiltIn;
use limits::{Limits, Meter};

fn expressions() -> Vec<Linear> {
    let mut all = Vec::new();
    for a in -3i128..=3 {
        for b in -2i128..=2 {
            for c in -1i128..=1 {
                for constant in [-5i128, -2, -1, 0, 1, 3, 4] {
                    let terms = [(0, a), (1, b), (2, c)].into_iter().filter(|term| term.1 != 0);
                    let terms = terms.map(|(variable, factor)| (Variable(variable), factor)).collect();
                    all.push(Linear { terms, constant });
                }
            }
        }
    }
    all
}

#[test]
fn a_comparison_and_its_key_hold_of_the_same_numbers() {
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    let mut compiler = Compiler::new(BINARY, &meter);
    let mut keys: Vec<(Linear, Sense, Id, Vec<Variable>)> = Vec::new();
    let numbers = || (0..64u64).map(|code| [code % 4, code / 4 % 4, code / 16]);
    let holds = |expression: &Linear, sense: Sense, at: &[u64; 3]| {
        let sum: i128 =
            expression.terms.iter().map(|term| term.1 * i128::from(at[term.0.0 as usize])).sum::<i128>()
                + expression.constant;
        match sense {
            Sense::Zero => sum == 0,
            Sense::Negative => sum < 0,
            Sense::Multiple(of) => sum % of == 0,
        }
    };
    for expression in expressions() {
        for sense in [Sense::Zero, Sense::Negative, Sense::Multiple(4), Sense::Multiple(3)] {
            match expression.clone().compared(sense) {
                Compared::Known(known) => {
                    assert!(numbers().all(|at| holds(&expression, sense, &at) == known), "{expression:?}");
                }
                Compared::Open(lowest, said) => {
                    let (key, arguments) = LinearKey::of(&lowest, said);
                    let id = compiler.relations.linear(&key, &meter).expect("there is room");
                    assert_eq!(key.tracks() as usize, arguments.len());
                    keys.push((expression.clone(), sense, id, arguments));
                }
            }
        }
    }
    let mut oracle = Oracle::new(&compiler, 0);
    for (expression, sense, id, arguments) in keys {
        for at in numbers() {
            let values: Vec<u64> = arguments.iter().map(|variable| at[variable.0 as usize]).collect();
            assert_eq!(oracle.holds(id, &values), holds(&expression, sense, &at), "{expression:?} at {at:?}");
        }
    }
}

#[test]
fn keys_are_written_as_the_page_says() {
    let of = |terms: &[(u32, i128)], constant: i128, sense: Sense| {
        let terms = terms.iter().map(|&(variable, factor)| (Variable(variable), factor)).collect();
        match (Linear { terms, constant }).compared(sense) {
            Compared::Known(known) => known.to_string(),
            Compared::Open(expression, sense) => {
                let (key, arguments) = LinearKey::of(&expression, sense);
                let arguments: Vec<String> =
                    arguments.iter().map(|variable| variable.0.to_string()).collect();
                format!("{key} @ {}", arguments.join(" "))
            }
        }
    };
    use Sense::{Multiple, Negative, Zero};
    assert_eq!(of(&[(3, 1), (5, -1)], 0, Zero), "x0 = x1 @ 3 5");
    assert_eq!(of(&[(3, -2), (5, 2)], 0, Zero), "x0 = x1 @ 3 5");
    assert_eq!(of(&[(3, -1), (5, 1)], 0, Negative), "x0 < x1 @ 5 3");
    assert_eq!(of(&[(1, 1), (2, -1), (3, -1)], 0, Zero), "x0 + x1 = x2 @ 2 3 1");
    assert_eq!(of(&[(0, -1), (1, 12)], 75, Zero), "12*x0 + 75 = x1 @ 1 0");
    assert_eq!(of(&[(0, 1), (1, -1)], -5, Zero), "x0 + 5 = x1 @ 1 0");
    assert_eq!(of(&[(0, 3)], -15, Zero), "x0 = 5 @ 0");
    assert_eq!(of(&[(0, 3)], -14, Zero), "false");
    assert_eq!(of(&[(0, 2), (1, -4)], 5, Negative), "x0 + 2 < 2*x1 @ 0 1");
    assert_eq!(of(&[(0, 2), (1, -4)], -5, Negative), "x0 < 2*x1 + 3 @ 0 1");
    assert_eq!(of(&[(0, -1)], 0, Negative), "0 < x0 @ 0");
    assert_eq!(of(&[(0, 1)], 0, Negative), "false");
    assert_eq!(of(&[(0, -1)], -1, Negative), "true");
    assert_eq!(of(&[(0, 1), (1, 1)], -7, Zero), "x0 + x1 = 7 @ 0 1");
    assert_eq!(of(&[(0, 2), (4, -3)], 0, Zero), "2*x0 = 3*x1 @ 0 4");
    assert_eq!(of(&[(2, 1), (7, -1)], 3, Multiple(5)), "5 divides x0 + 4*x1 + 3 @ 2 7");
    assert_eq!(of(&[(2, 8), (7, 12)], -2, Multiple(6)), "3 divides x0 + 2 @ 2");
    assert_eq!(of(&[(2, 8), (7, 12)], -1, Multiple(6)), "false");
    assert_eq!(of(&[(2, 8), (7, 12)], -8, Multiple(4)), "true");
}

#[test]
fn a_key_names_a_sum_if_its_last_variable_is_the_value_of_one() {
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    let mut compiler = Compiler::new(BINARY, &meter);
    let (mut sums, mut others) = (0, 0);
    for expression in expressions() {
        for sense in [Sense::Zero, Sense::Negative, Sense::Multiple(4)] {
            let Compared::Open(lowest, said) = expression.clone().compared(sense) else { continue };
            let (key, arguments) = LinearKey::of(&lowest, said);
            let id = compiler.relations.linear(&key, &meter).expect("there is room");
            let text = key.to_string();
            // Of `sum = xk` with the last variable alone on the right, or of a numeral.
            let last = format!("x{}", arguments.len() - 1);
            let sides = text.split_once(" = ");
            let is_sum = sides.is_some_and(|(left, right)| right == last && !left.contains(&last));
            assert_eq!(key.is_sum(), is_sum, "{text}");
            let numeral = sides.is_some_and(|(left, right)| left == "x0" && right.parse::<i128>().is_ok());
            assert_eq!(compiler.relations.gives_last(id), is_sum || numeral, "{text}");
            let expected = match (&*text, sides) {
                ("x0 = x1", _) => BuiltIn::Equal,
                ("x0 < x1", _) => BuiltIn::Less,
                (_, Some((_, right))) if numeral => BuiltIn::Constant(right.parse().expect("it is a number")),
                _ => BuiltIn::Linear(key.clone()),
            };
            assert_eq!(key.built_in(), expected, "{text}");
            *if is_sum { &mut sums } else { &mut others } += 1;
        }
    }
    assert!(sums > 20 && others > 200, "{sums} {others}");
}
