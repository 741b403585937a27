//! Cost of computing results: the loops of a program, run on some of its positions.

use super::tree::{Array, Cond, Function, Int, Stmt};
use rules::Relation;
use std::collections::HashMap;

/// Positions and steps of a computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Number of positions.
    pub positions: u64,
    /// Approximate number of options of all positions together, and of turns in the loops of helpers.
    pub steps: u64,
}

/// Number of positions that are looked at.
const SAMPLE: u64 = 48;
/// Limit on the turns of loops that are made for one of them, and for all.
const MOST: u64 = 1 << 22;
/// Size of numbers that are not known.
const UNKNOWN: u128 = 1 << 10;
/// Limit on bounds.
const LARGEST: u64 = 1 << 40;

/// The function that marks the results of the options of a position.
pub struct Marked<'a> {
    /// The function.
    pub mark: &'a Function,
    /// Names of the numbers of a position.
    pub places: &'a [String],
    /// Lists that are parameters of the game.
    pub lists: &'a [Array],
}

/// Cost for all positions with numbers up to a bound.
pub fn of(marked: &Marked<'_>, upto: u64) -> Cost {
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
pub fn most(marked: &Marked<'_>, steps: u64) -> u64 {
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
                    self.steps = self.steps.saturating_add(self.calls_in(value));
                    match self.int(value) {
                        Some(value) => self.env.insert(name, value),
                        None => self.env.remove(&**name),
                    };
                }
                Stmt::If(when, body) => {
                    self.steps = self.steps.saturating_add(self.calls_under(when));
                    if self.cond(when).unwrap_or(true) {
                        self.run(body);
                    }
                }
                Stmt::For(name, from, to, body) => {
                    let (Some(from), Some(to)) = (self.int(from), self.int(to)) else { continue };
                    match has_loops(body) {
                        true => self.each(name, from..=to, body),
                        false => {
                            let count = u64::try_from((to - from + 1).max(0)).unwrap_or(u64::MAX);
                            self.env.insert(name, from + (to - from) / 2);
                            let each = 1u64.saturating_add(self.calls(body));
                            self.steps = self.steps.saturating_add(count.saturating_mul(each));
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

    /// Steps of the helpers that statements without loops call once.
    fn calls(&self, body: &[Stmt]) -> u64 {
        let all = |of: &[Int]| of.iter().map(|one| self.calls_in(one)).sum();
        let one = |statement: &Stmt| match statement {
            Stmt::Let(_, value) | Stmt::Start(_, value) | Stmt::Set(_, value) | Stmt::Gives(value) => {
                self.calls_in(value)
            }
            Stmt::Mark(Int::Result(at)) => all(at),
            Stmt::If(when, body) => self.calls_under(when).saturating_add(self.calls(body)),
            Stmt::Block(_, body) => self.calls(body),
            _ => 0,
        };
        body.iter().fold(0, |sum: u64, statement| sum.saturating_add(one(statement)))
    }

    /// Steps of the helpers that an integer calls.
    fn calls_in(&self, of: &Int) -> u64 {
        match of {
            Int::Add(a, b) | Int::Subtract(a, b) | Int::Multiply(a, b) | Int::Xor(a, b) => {
                self.calls_in(a) + self.calls_in(b)
            }
            Int::Quotient(a, b, _) | Int::Rest(a, b, _) => self.calls_in(a) + self.calls_in(b),
            Int::Least(all) | Int::Most(all) => all.iter().map(|one| self.calls_in(one)).sum(),
            Int::Pick(when, yes, no) => self.calls_under(when) + self.calls_in(yes).max(self.calls_in(no)),
            Int::Call(helper, given) => self.call(helper, given),
            Int::Number(_) | Int::Name(_) | Int::Item(..) | Int::Length(_) | Int::Result(_) => 0,
        }
    }

    /// Steps of the helpers that a condition calls, all of them.
    fn calls_under(&self, of: &Cond) -> u64 {
        match of {
            Cond::Compare(_, a, b) => self.calls_in(a) + self.calls_in(b),
            Cond::OneOf(number, _) => self.calls_in(number),
            Cond::All(members) | Cond::Any(members) => {
                members.iter().map(|member| self.calls_under(member)).sum()
            }
            Cond::Not(inner) => self.calls_under(inner),
            Cond::Same(a, b) => self.calls_under(a) + self.calls_under(b),
            Cond::Call(helper, given) => self.call(helper, given),
            Cond::Constant(_) => 0,
        }
    }

    /// Steps of a helper, and of those that its arguments call. Factors are tried up to the root of a number in the worst case, and
    /// most numbers have a small one.
    fn call(&self, helper: &str, given: &[Int]) -> u64 {
        let inner: u64 = given.iter().map(|one| self.calls_in(one)).sum();
        let value = |one: &Int| self.int(one).map_or(UNKNOWN, |value| value.max(0).unsigned_abs());
        let most = given.iter().map(value).max().unwrap_or(0);
        let bits = u64::from(u128::BITS - most.leading_zeros());
        let own = match helper {
            "smallest_factor" | "prime_exponent" => {
                u64::try_from(most.isqrt()).unwrap_or(u64::MAX) / bits.max(1)
            }
            "prime_count" | "power_of_two" | "bit" => 1,
            "accepts" => 8 * bits,
            _ => bits,
        };
        inner.saturating_add(own)
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
                ("fibonacci_count", [of]) => Some(fibonacci_count(self.int(of)?)),
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

/// The number of Fibonacci numbers from 1 to `most`.
fn fibonacci_count(most: i128) -> i128 {
    let numbers = std::iter::successors(Some((1i128, 2i128)), |&(a, b)| Some((b, a.checked_add(b)?)));
    numbers.take_while(|&(number, _)| number <= most).count() as i128
}

/// Returns `true` if some of the statements is a loop.
fn has_loops(body: &[Stmt]) -> bool {
    body.iter().any(|statement| match statement {
        Stmt::For(..) | Stmt::Among(..) | Stmt::Each(..) => true,
        Stmt::If(_, body) | Stmt::Block(_, body) => has_loops(body),
        _ => false,
    })
}
