//! Relations evaluated on small numbers, straight from what they mean.

use crate::Numeration;
use crate::compile::Compiler;
use crate::literal::{Case, Id, Literal};
use crate::relation::{BuiltIn, Meaning};
use std::collections::HashMap;

/// Evaluates relations; bound variables range up to `most`.
pub(super) struct Oracle<'c, 'm> {
    pub(super) compiler: &'c Compiler<'m>,
    pub(super) most: u64,
    memo: HashMap<(Id, Vec<u64>), bool>,
    linear: HashMap<Id, Option<Sides>>,
}

/// Coefficients and constants of the two sides of a linear key, and whether it is an equation.
type Sides = (bool, [(Vec<(usize, u64)>, u64); 2]);

impl<'c, 'm> Oracle<'c, 'm> {
    pub(super) fn new(compiler: &'c Compiler<'m>, most: u64) -> Oracle<'c, 'm> {
        Oracle { compiler, most, memo: HashMap::new(), linear: HashMap::new() }
    }

    pub(super) fn holds(&mut self, id: Id, at: &[u64]) -> bool {
        if let Some(&holds) = self.memo.get(&(id, at.to_vec())) {
            return holds;
        }
        let compiler = self.compiler;
        let known = compiler.relations.get(id);
        let sides = self.linear.entry(id).or_insert_with(|| sides(&known.key));
        let holds = match (sides, &known.meaning) {
            (Some((equation, sides)), _) => {
                let value = |side: &(Vec<(usize, u64)>, u64)| {
                    side.0.iter().map(|&(place, factor)| factor * at[place]).sum::<u64>() + side.1
                };
                let (left, right) = (value(&sides[0]), value(&sides[1]));
                if *equation { left == right } else { left < right }
            }
            (None, Meaning::BuiltIn(BuiltIn::Linear(_))) => divides(&known.key, at),
            (_, Meaning::Cases(cases)) => cases.iter().any(|case| self.case(case, at)),
            (_, Meaning::Floor(t)) => floor(*t, at[0]) == at[1],
            (_, Meaning::BuiltIn(built_in)) => self.built_in(built_in, at),
        };
        self.memo.insert((id, at.to_vec()), holds);
        holds
    }

    /// Returns `true` if a case holds of these numbers for the free variables.
    pub(super) fn case(&mut self, case: &Case, at: &[u64]) -> bool {
        let mut values = at.to_vec();
        let ready: Vec<usize> = case.literals.iter().map(last).collect();
        self.search(case, &ready, at.len() + case.bound as usize, &mut values, true)
    }

    fn search(
        &mut self,
        case: &Case,
        ready: &[usize],
        all: usize,
        values: &mut Vec<u64>,
        first: bool,
    ) -> bool {
        let now = values.len();
        for (literal, &ready) in case.literals.iter().zip(ready) {
            if (ready == now || (first && ready < now)) && !self.literal(literal, values) {
                return false;
            }
        }
        if now == all {
            return true;
        }
        let (mut from, mut to) = (0, self.most);
        for (literal, _) in case.literals.iter().zip(ready).filter(|(_, ready)| **ready == now + 1) {
            if let Some((least, largest)) = self.range(literal, values) {
                (from, to) = (from.max(least), to.min(largest));
            }
        }
        for value in from..=to {
            values.push(value);
            let found = self.search(case, ready, all, values, false);
            values.pop();
            if found {
                return true;
            }
        }
        false
    }

    /// Numbers that a linear literal leaves for the variable after those that are known.
    fn range(&mut self, literal: &Literal, values: &[u64]) -> Option<(u64, u64)> {
        let key = &self.compiler.relations.get(literal.relation).key;
        let sides = self.linear.entry(literal.relation).or_insert_with(|| sides(key)).as_ref();
        let (equation, [left, right]) = sides.filter(|_| literal.positive)?;
        let difference = |value: u64| {
            let at =
                |place: usize| values.get(literal.arguments[place] as usize).copied().unwrap_or(value) as i64;
            let sum = |side: &(Vec<(usize, u64)>, u64)| {
                side.0.iter().map(|&(place, factor)| factor as i64 * at(place)).sum::<i64>() + side.1 as i64
            };
            sum(left) - sum(right)
        };
        // difference(value) = start + slope·value is to be 0, or below 0.
        let (start, slope) = (difference(0), difference(1) - difference(0));
        match (equation, slope.signum()) {
            (_, 0) => None,
            (true, _) if start % slope == 0 && -start / slope >= 0 => {
                Some(((-start / slope) as u64, (-start / slope) as u64))
            }
            (true, _) => Some((1, 0)),
            (false, 1) if start >= 0 => Some((1, 0)),
            (false, 1) => Some((0, ((-start - 1) / slope) as u64)),
            (false, _) if start < 0 => Some((0, u64::MAX)),
            (false, _) => Some(((start / -slope + 1) as u64, u64::MAX)),
        }
    }

    pub(super) fn literal(&mut self, literal: &Literal, values: &[u64]) -> bool {
        let at: Vec<u64> = literal.arguments.iter().map(|&argument| values[argument as usize]).collect();
        self.holds(literal.relation, &at) == literal.positive
    }

    fn built_in(&self, built_in: &BuiltIn, at: &[u64]) -> bool {
        match (built_in, at) {
            (BuiltIn::Equal, [a, b]) => a == b,
            (BuiltIn::Less, [a, b]) => a < b,
            (BuiltIn::Constant(constant), [a]) => i128::from(*a) == *constant,
            (BuiltIn::Xor, [a, b, c]) => a ^ b == *c,
            (BuiltIn::Columns(base), all) => (0..64).all(|place| {
                let ones: u64 = all.iter().map(|number| number >> place & 1).sum();
                ones.is_multiple_of(u64::from(*base))
            }),
            (BuiltIn::Ones(base), [a, b]) => u64::from(a.count_ones()) % u64::from(*base) == *b,
            (BuiltIn::Bit(place), [a, b]) => a.checked_shr(*place).unwrap_or(0) & 1 == *b,
            (BuiltIn::PowerOfTwo, [a]) => a.is_power_of_two(),
            (BuiltIn::Fibonacci, [a]) => fibonacci().any(|number| number == *a) || *a == 0,
            (BuiltIn::LowestZeckendorf, [a, b]) => *a > 0 && lowest(*a) == *b,
            (BuiltIn::Automaton(place), all) => {
                let automaton = &self.compiler.automata[*place];
                let digits: Vec<Vec<u8>> =
                    all.iter().map(|&number| self.compiler.numeration.digits(&number.into())).collect();
                let length = digits.iter().map(Vec::len).max().unwrap_or(0);
                let mut state = Some(0);
                for column in 0..length {
                    let on: Vec<u8> = digits
                        .iter()
                        .map(|word| (word.len() + column).checked_sub(length).map_or(0, |place| word[place]))
                        .collect();
                    let edges = state.map(|state: usize| &automaton.transitions[state]);
                    state = edges.and_then(|edges| edges.iter().find(|edge| edge.0 == on).map(|edge| edge.1));
                }
                state.is_some_and(|state| automaton.accepting[state])
            }
            _ => unreachable!("an arity is wrong"),
        }
    }
}

/// Number of variables that have to be known for a literal.
fn last(literal: &Literal) -> usize {
    literal.arguments.iter().map(|&argument| argument as usize + 1).max().unwrap_or(0)
}

/// ⌊αx⌋ for α = (2 − T + √(T² + 4))/2.
pub(super) fn floor(t: u32, x: u64) -> u64 {
    let (t, x) = (i64::from(t), x as i64);
    let root = ((t * t + 4) * x * x).isqrt();
    ((2 - t) * x + root).div_euclid(2) as u64
}

/// 1, 2, 3, 5, 8, …
fn fibonacci() -> impl Iterator<Item = u64> {
    std::iter::successors(Some((1u64, 2u64)), |&(a, b)| Some((b, a + b))).map(|pair| pair.0).take(60)
}

/// The smallest part of the Zeckendorf sum.
fn lowest(mut of: u64) -> u64 {
    loop {
        let largest = fibonacci().take_while(|&number| number <= of).last().unwrap_or(0);
        if largest == of {
            return of;
        }
        of -= largest;
    }
}

/// Reads a linear key.
fn sides(key: &str) -> Option<Sides> {
    let (equation, (left, right)) = match (key.split_once(" = "), key.split_once(" < ")) {
        (Some(sides), None) => (true, sides),
        (None, Some(sides)) => (false, sides),
        _ => return None,
    };
    Some((equation, [side(left)?, side(right)?]))
}

/// Meaning of `C divides …`.
fn divides(key: &str, at: &[u64]) -> bool {
    let (of, sum) = key.split_once(" divides ").expect("it is no other key");
    let (terms, constant) = side(sum).expect("it is a sum");
    let sum = terms.iter().map(|&(place, factor)| factor * at[place]).sum::<u64>() + constant;
    sum.is_multiple_of(of.parse().expect("it is a number"))
}

fn side(text: &str) -> Option<(Vec<(usize, u64)>, u64)> {
    let (mut terms, mut constant) = (Vec::new(), 0);
    for term in text.split(" + ") {
        match (term.split_once("*x"), term.strip_prefix('x')) {
            (Some((factor, place)), _) => terms.push((place.parse().ok()?, factor.parse().ok()?)),
            (None, Some(place)) => terms.push((place.parse().ok()?, 1)),
            (None, None) => constant = term.parse().ok()?,
        }
    }
    Some((terms, constant))
}

/// Numerations, as the tests use them.
pub(super) const BINARY: Numeration = Numeration::Base(2);
