//! Cost of computing results: the loops of a program, run on some of its positions.

use super::program::{Array, Cond, Function, Int, Stmt};
use rules::Relation;
use std::collections::HashMap;

/// Positions and steps of a computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Number of positions.
    pub positions: u64,
    /// Approximate number of options, of all positions together.
    pub steps: u64,
}

/// Number of positions that are looked at.
const SAMPLE: u64 = 48;
/// Limit on the turns of loops that are made for one of them, and for all.
const MOST: u64 = 1 << 22;
/// Limit on bounds.
const LARGEST: u64 = 1 << 40;

/// The function that marks the results of the options of a position.
pub(super) struct Marked<'a> {
    pub(super) mark: &'a Function,
    /// Names of the numbers of a position.
    pub(super) places: &'a [String],
    pub(super) lists: &'a [Array],
}

/// Cost for all positions with numbers up to a bound.
pub(super) fn of(marked: &Marked<'_>, upto: u64) -> Cost {
    let Marked { mark, places, lists } = *marked;
    let side = u128::from(upto) + 1;
    let positions = (0..places.len()).try_fold(1u128, |all, _| all.checked_mul(side));
    let positions = positions.and_then(|all| u64::try_from(all).ok()).unwrap_or(u64::MAX);
    let sample = positions.min(SAMPLE);
    let (mut steps, mut turns, mut looked) = (0u128, 0u64, 0u64);
    while looked < sample && turns < MOST {
        // Small and large positions in turn: those looked at so far stand for all.
        let index = if positions <= SAMPLE { looked } else { looked * 29 % sample };
        let mut env: HashMap<&str, i128> = HashMap::new();
        for (place, name) in places.iter().enumerate() {
            let part = match positions <= SAMPLE {
                true => u128::from(index) / side.pow(place as u32) % side,
                false => {
                    let turn =
                        (u128::from(2 * index + 1) * [1, 7, 19, 31][place % 4]) % u128::from(2 * sample);
                    turn * side / u128::from(2 * sample)
                }
            };
            env.insert(name, part as i128);
        }
        let mut counter = Counter { env, lists, steps: 0, turns: 0 };
        counter.run(&mark.body);
        steps += u128::from(counter.steps);
        turns += counter.turns;
        looked += 1;
    }
    let all = steps * u128::from(positions) / u128::from(looked.max(1)) + u128::from(positions);
    Cost { positions, steps: u64::try_from(all).unwrap_or(u64::MAX) }
}

/// The largest bound whose cost is within a limit.
pub(super) fn most(marked: &Marked<'_>, steps: u64) -> u64 {
    let fits = |upto: u64| {
        let cost = of(marked, upto);
        cost.steps <= steps && cost.positions <= steps / 10
    };
    let mut high = 1;
    while high < LARGEST && fits(high) {
        high *= 2;
    }
    let mut low = high / 2;
    while high - low > (low / 64).max(1) {
        let middle = low + (high - low) / 2;
        if fits(middle) { low = middle } else { high = middle }
    }
    // Two digits are enough, rounded down.
    let mut unit = 1;
    while low / unit >= 100 {
        unit *= 10;
    }
    low / unit * unit
}

/// Counts the steps of statements; what it cannot compute costs nothing, and conditions that it cannot decide hold.
struct Counter<'a> {
    env: HashMap<&'a str, i128>,
    lists: &'a [Array],
    steps: u64,
    /// Turns of loops that were made, and not only counted.
    turns: u64,
}

impl<'a> Counter<'a> {
    fn run(&mut self, body: &'a [Stmt]) {
        for statement in body {
            if self.turns > MOST {
                return;
            }
            match statement {
                Stmt::Let(name, value) | Stmt::Start(name, value) | Stmt::Set(name, value) => {
                    match self.int(value) {
                        Some(value) => self.env.insert(name, value),
                        None => self.env.remove(&**name),
                    };
                }
                Stmt::If(when, body) if self.cond(when).unwrap_or(true) => self.run(body),
                Stmt::For(name, from, to, body) => {
                    let (Some(from), Some(to)) = (self.int(from), self.int(to)) else { continue };
                    match has_loops(body) {
                        true => self.each(name, from..=to, body),
                        false => {
                            let count = u64::try_from((to - from + 1).max(0)).unwrap_or(u64::MAX);
                            self.steps = self.steps.saturating_add(count);
                        }
                    }
                }
                Stmt::Among(name, of, body) => {
                    let all = of.iter().filter_map(|number| i128::try_from(number).ok());
                    self.each(name, all, body);
                }
                Stmt::Block(_, body) => self.run(body),
                _ => {}
            }
        }
    }

    fn each(&mut self, name: &'a str, all: impl Iterator<Item = i128>, body: &'a [Stmt]) {
        for number in all {
            (self.steps, self.turns) = (self.steps.saturating_add(1), self.turns + 1);
            if self.turns > MOST {
                return;
            }
            self.env.insert(name, number);
            self.run(body);
        }
    }

    fn int(&self, of: &Int) -> Option<i128> {
        let two = |a: &Int, b: &Int| Some((self.int(a)?, self.int(b)?));
        let all = |of: &[Int]| of.iter().map(|one| self.int(one)).collect::<Option<Vec<_>>>();
        match of {
            Int::Number(number) => i128::try_from(number).ok(),
            Int::Name(name) => self.env.get(&**name).copied(),
            Int::Add(a, b) => two(a, b).and_then(|(a, b)| a.checked_add(b)),
            Int::Subtract(a, b) => two(a, b).and_then(|(a, b)| a.checked_sub(b)),
            Int::Multiply(a, b) => two(a, b).and_then(|(a, b)| a.checked_mul(b)),
            Int::Quotient(a, b, _) => two(a, b).and_then(|(a, b)| a.checked_div_euclid(b)),
            Int::Rest(a, b, _) => two(a, b).and_then(|(a, b)| a.checked_rem_euclid(b)),
            Int::Xor(a, b) => two(a, b).map(|(a, b)| a ^ b),
            Int::Least(of) => all(of)?.into_iter().min(),
            Int::Most(of) => all(of)?.into_iter().max(),
            Int::Pick(when, yes, no) => self.int(if self.cond(when)? { yes } else { no }),
            Int::Item(name, at) => {
                let (_, list) = self.lists.iter().find(|(list, _)| list == name)?;
                i128::try_from(list.get(usize::try_from(self.int(at)?).ok()?)?).ok()
            }
            Int::Call(function, given) => match (&**function, &**given) {
                ("bit_length", [of]) => Some(i128::from(128 - self.int(of)?.max(0).leading_zeros())),
                ("square_root", [of]) => Some(self.int(of)?.max(0).isqrt()),
                ("power_of_two", [of]) => 1i128.checked_shl(u32::try_from(self.int(of)?).ok()?),
                _ => None,
            },
            Int::Length(_) | Int::Result(_) => None,
        }
    }

    fn cond(&self, of: &Cond) -> Option<bool> {
        match of {
            Cond::Constant(truth) => Some(*truth),
            Cond::Compare(relation, a, b) => {
                let (a, b) = (self.int(a)?, self.int(b)?);
                Some(match relation {
                    Relation::Equal => a == b,
                    Relation::NotEqual => a != b,
                    Relation::Less => a < b,
                    Relation::LessEqual => a <= b,
                    Relation::Greater => a > b,
                    Relation::GreaterEqual => a >= b,
                })
            }
            Cond::OneOf(number, ranges) => {
                let number = self.int(number)?.into();
                Some(ranges.iter().any(|(from, to)| *from <= number && number <= *to))
            }
            Cond::All(members) => {
                let members: Vec<Option<bool>> = members.iter().map(|member| self.cond(member)).collect();
                let decided = members.iter().all(Option::is_some).then_some(true);
                if members.contains(&Some(false)) { Some(false) } else { decided }
            }
            Cond::Any(members) => {
                let members: Vec<Option<bool>> = members.iter().map(|member| self.cond(member)).collect();
                let decided = members.iter().all(Option::is_some).then_some(false);
                if members.contains(&Some(true)) { Some(true) } else { decided }
            }
            Cond::Not(inner) => self.cond(inner).map(|truth| !truth),
            Cond::Same(a, b) => Some(self.cond(a)? == self.cond(b)?),
            Cond::Call(..) => None,
        }
    }
}

/// Returns `true` if some of the statements is a loop.
fn has_loops(body: &[Stmt]) -> bool {
    body.iter().any(|statement| match statement {
        Stmt::For(..) | Stmt::Among(..) | Stmt::Each(..) => true,
        Stmt::If(_, body) | Stmt::Block(_, body) => has_loops(body),
        _ => false,
    })
}
