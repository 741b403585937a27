//! Statements of certificates evaluated by definition: each formula at each choice of numbers.

use bouton::proof::{Theorem, verify};
use kernel::{Claim, Formula, Node, Relation, Sense, Statement};
use solve::Limits;
use std::collections::BTreeSet;

/// The statement of a certificate, which has to be accepted.
pub(crate) fn accepted(certificate: &str) -> Statement {
    match verify(certificate, &Limits::none()) {
        Ok(Theorem::Claim(theorem)) => theorem.family.statement,
        other => panic!("{other:?}\n{certificate}"),
    }
}

/// Value of a formula at these numbers; those that it binds are tried up to a bound.
fn holds(formula: &Formula, at: &[u64], most: u64) -> bool {
    part(formula, formula.0.len() - 1, &mut at.to_vec(), most)
}

fn part(formula: &Formula, place: usize, at: &mut Vec<u64>, most: u64) -> bool {
    match &formula.0[place] {
        Node::Literal(literal) => {
            let number = |number: &u32| i128::from(at[*number as usize]);
            let (coefficients, constant, sense) = match (&literal.relation, &*literal.numbers) {
                (Relation::Linear(coefficients, constant, sense), _) => (coefficients, constant, sense),
                (Relation::Xor, [a, b, c]) => {
                    return (number(a) ^ number(b) == number(c)) == literal.positive;
                }
                _ => panic!("{literal:?}"),
            };
            let terms = coefficients.iter().zip(&literal.numbers);
            let sum: i128 = terms.map(|(&factor, place)| i128::from(factor) * number(place)).sum();
            let sum = sum + i128::from(*constant);
            let is = match sense {
                Sense::Zero => sum == 0,
                Sense::Negative => sum < 0,
                Sense::Multiple(of) => sum % i128::from(*of) == 0,
            };
            is == literal.positive
        }
        Node::Not(inner) => !part(formula, *inner, at, most),
        Node::And(parts) => parts.iter().all(|&inner| part(formula, inner, at, most)),
        Node::Or(parts) => parts.iter().any(|&inner| part(formula, inner, at, most)),
        Node::Exists(numbers, inner) => tried(numbers, at, most, &mut |at| part(formula, *inner, at, most)),
    }
}

/// Returns `true` if some choice of numbers up to a bound passes.
fn tried(numbers: &[u32], at: &mut Vec<u64>, most: u64, pass: &mut dyn FnMut(&mut Vec<u64>) -> bool) -> bool {
    let Some((&first, rest)) = numbers.split_first() else { return pass(at) };
    let first = first as usize;
    at.resize(at.len().max(first + 1), 0);
    (0..=most).any(|number| {
        at[first] = number;
        tried(rest, at, most, pass)
    })
}

/// The options of a heap: parts in rising order, without empty ones.
pub(crate) fn options(statement: &Statement, heap: u64) -> BTreeSet<Vec<u64>> {
    let mut options = BTreeSet::new();
    for of in &statement.moves {
        tried(&of.bound, &mut vec![heap], heap, &mut |at| {
            if of.when.iter().all(|formula| holds(formula, at, heap)) {
                let parts = of.parts.iter().flatten().map(|&number| at[number as usize]);
                let mut parts: Vec<u64> = parts.filter(|&part| part > 0).collect();
                parts.sort_unstable();
                options.insert(parts);
            }
            false
        });
    }
    options
}

/// The values that the claim gives to a heap, up to a bound.
pub(crate) fn values(statement: &Statement, heap: u64, most: u64) -> Vec<u64> {
    let Claim::Value(claim) = &statement.claim else { panic!("{statement:?}") };
    (0..=most).filter(|&value| holds(claim, &[heap, value], heap.max(most))).collect()
}
