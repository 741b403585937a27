//! Truth of formulas by exhaustive search, and formulas made from bytes.
#![allow(dead_code, reason = "each test uses some of it")]

use automata::{Comparison, Expression, Formula, Multiple, Numeration, Term};
use std::collections::{BTreeMap, HashMap};

/// Bound variables are tried up to this number; formulas made here need none above.
pub(crate) const MOST: i128 = 40;

/// Values of the variables.
pub(crate) type Values = HashMap<u32, i128>;

/// The Fibonacci numbers 1, 2, 3, 5, … .
fn fibonacci() -> impl Iterator<Item = i128> {
    std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b))).map(|(a, _)| a)
}

/// The lowest part of the greedy sum of Fibonacci numbers; none of 0.
pub(crate) fn lowest_zeckendorf(mut number: i128) -> Option<i128> {
    let mut lowest = None;
    while number > 0 {
        let part = fibonacci().take_while(|&part| part <= number).last()?;
        number -= part;
        lowest = Some(part);
    }
    lowest
}

pub(crate) fn is_fibonacci(number: i128) -> bool {
    number == 0 || fibonacci().take_while(|&part| part <= number).any(|part| part == number)
}

/// ⌊(2 − t + √(t² + 4))/2 · n⌋ by whole numbers alone.
/// The slope of a numeration alone.
pub(crate) fn slope(of: Numeration) -> Multiple {
    Multiple { of, times: 1, plus: 0, over: 1 }
}

pub(crate) fn floor(by: Multiple, n: i128) -> i128 {
    // α = (plus + √root)/below
    let radix = i128::from(by.of.radix());
    let (plus, root, below) = match by.of.to_string().contains('-') {
        false => (3 - radix, (radix - 1).pow(2) + 4, 2),
        true => (radix - 2, radix.pow(2) - 4, 2 * (radix - 2)),
    };
    let [times, add, over] = [by.times, by.plus, by.over].map(i128::from);
    // The largest f with below·over·f − (times·plus + below·add)·n <= times·√root·n.
    let reached = |f: i128| {
        let rest = below * over * f - (times * plus + below * add) * n;
        rest <= 0 || rest * rest <= times * times * root * n * n
    };
    (0..).take_while(|&f| reached(f)).last().unwrap_or(0)
}

pub(crate) fn value(of: &Expression, values: &Values) -> i128 {
    let sum: i128 =
        of.coefficients.iter().map(|(variable, &factor)| i128::from(factor) * values[variable]).sum();
    sum + i128::from(of.constant)
}

/// The value of a term, if it has one.
pub(crate) fn term(of: &Term, values: &mut Values) -> Option<i128> {
    let natural = |value: i128| (value >= 0).then_some(value);
    Some(match of {
        // Only games with parameters have these.
        Term::Parted(..) => return None,
        Term::Linear(expression) => value(expression, values),
        Term::Sum(parts) => {
            let mut sum = 0;
            for (factor, part) in parts {
                sum += i128::from(*factor) * term(part, values)?;
            }
            sum
        }
        Term::Quotient(inner, by) => term(inner, values)?.div_euclid((*by).into()),
        Term::Remainder(inner, by) => term(inner, values)?.rem_euclid((*by).into()),
        Term::Xor(a, b) => natural(term(a, values)?)? ^ natural(term(b, values)?)?,
        Term::Ones(inner, modulus) => {
            i128::from(natural(term(inner, values)?)?.count_ones()) % i128::from(*modulus)
        }
        Term::Bit(inner, place) => natural(term(inner, values)?)? >> place & 1,
        Term::Floor(by, inner) => floor(*by, natural(term(inner, values)?)?),
        Term::Entry(entries, inner) => {
            let place = natural(term(inner, values)?)?;
            let stands = |(from, to): &(i64, i64)| (i128::from(*from)..=i128::from(*to)).contains(&place);
            entries.iter().find(|(_, places)| places.iter().any(stands))?.0.into()
        }
        Term::LowestZeckendorf(inner) => lowest_zeckendorf(natural(term(inner, values)?)?)?,
        Term::Natural(inner) => natural(term(inner, values)?)?,
        Term::Where(condition, inner) => {
            let inner = term(inner, values)?;
            if holds(condition, values) { natural(inner)? } else { 0 }
        }
        Term::Least(terms) | Term::Most(terms) => {
            let mut all = vec![];
            for inner in terms {
                all.push(natural(term(inner, values)?)?);
            }
            if matches!(of, Term::Least(_)) { *all.iter().min()? } else { *all.iter().max()? }
        }
    })
}

/// Returns `true` if a formula holds; bound variables are tried up to `MOST`.
pub(crate) fn holds(of: &Formula, values: &mut Values) -> bool {
    let atom = |terms: &[&Term], values: &mut Values| -> Option<Vec<i128>> {
        terms.iter().map(|inner| term(inner, values)).collect()
    };
    match of {
        Formula::True => true,
        Formula::False => false,
        Formula::Compare(comparison, a, b) => match atom(&[a, b], values).as_deref() {
            Some(&[a, b]) => match comparison {
                Comparison::Equal => a == b,
                Comparison::NotEqual => a != b,
                Comparison::Less => a < b,
                Comparison::LessEqual => a <= b,
                Comparison::Greater => a > b,
                Comparison::GreaterEqual => a >= b,
            },
            _ => false,
        },
        Formula::Columns(terms, modulus) => {
            let terms: Vec<&Term> = terms.iter().collect();
            let divisible = |all: &[i128]| {
                (0..60).all(|place| {
                    all.iter()
                        .map(|number| (number >> place & 1) as u64)
                        .sum::<u64>()
                        .is_multiple_of(*modulus)
                })
            };
            atom(&terms, values).is_some_and(|all| all.iter().all(|&number| number >= 0) && divisible(&all))
        }
        Formula::Fibonacci(inner) => {
            atom(&[inner], values).is_some_and(|all| all[0] >= 0 && is_fibonacci(all[0]))
        }
        Formula::PowerOfTwo(inner) => {
            atom(&[inner], values).is_some_and(|all| all[0] > 0 && all[0] & (all[0] - 1) == 0)
        }
        Formula::Listed(..) => unreachable!("not made here"),
        Formula::Not(inner) => !holds(inner, values),
        Formula::And(members) => members.iter().all(|member| holds(member, values)),
        Formula::Or(members) => members.iter().any(|member| holds(member, values)),
        Formula::Implies(a, b) => !holds(a, values) || holds(b, values),
        Formula::Iff(a, b) => holds(a, values) == holds(b, values),
        Formula::Exists(variables, inner) => some(variables, inner, true, values),
        Formula::Forall(variables, inner) => !some(variables, inner, false, values),
    }
}

/// Returns `true` if the formula has this truth value for some values.
fn some(variables: &[u32], inner: &Formula, is: bool, values: &mut Values) -> bool {
    let Some((first, rest)) = variables.split_first() else { return holds(inner, values) == is };
    (0..=MOST).any(|number| {
        values.insert(*first, number);
        some(rest, inner, is, values)
    })
}

/// Makes formulas from bytes: the same bytes make the same formula, and fewer a smaller one.
pub(crate) struct Maker<'b> {
    bytes: std::slice::Iter<'b, u8>,
    numeration: Numeration,
    /// The variables that may be used.
    scope: Vec<u32>,
    next: u32,
}

impl Maker<'_> {
    /// Formulas about the variables 0 to below `free`.
    pub(crate) fn new(bytes: &[u8], numeration: Numeration, free: u32) -> Maker<'_> {
        Maker { bytes: bytes.iter(), numeration, scope: (0..free).collect(), next: 100 }
    }

    /// A number below this; 0 when the bytes are used up.
    fn below(&mut self, end: u8) -> u8 {
        self.bytes.next().map_or(0, |byte| byte % end)
    }

    fn from(&mut self, low: i64, high: i64) -> i64 {
        // What small bytes give is simple.
        let choice = i64::from(self.below((high - low + 1) as u8));
        [0, 1, 2, -1, 3, -2, 4, -3, 5, -4, 6, -5, 7]
            .into_iter()
            .filter(|value| (low..=high).contains(value))
            .nth(choice as usize)
            .unwrap_or(0)
    }

    fn expression(&mut self, low: i64) -> Expression {
        let mut sum = Expression::constant(self.from(low, 4));
        for _ in 0..1 + self.below(2) {
            let choice = self.below(self.scope.len() as u8);
            let variable = self.scope[usize::from(choice)];
            let times = if low == 0 { self.from(0, 1) } else { self.from(-2, 2) };
            sum = sum.plus(times, &Expression::variable(variable)).expect("small");
        }
        sum
    }

    fn term(&mut self, depth: u8) -> Term {
        let linear = |maker: &mut Self| Term::Linear(maker.expression(-4));
        if depth == 0 {
            return linear(self);
        }
        let inner = |maker: &mut Self| Box::new(maker.term(depth - 1));
        match self.below(12) {
            0 => linear(self),
            1 => Term::Quotient(inner(self), 1 + i64::from(self.below(4))),
            2 => Term::Remainder(inner(self), 1 + i64::from(self.below(4))),
            3 => Term::Least((0..1 + self.below(3)).map(|_| self.term(depth - 1)).collect()),
            4 => Term::Most((0..1 + self.below(3)).map(|_| self.term(depth - 1)).collect()),
            5 => {
                Term::Sum((0..1 + self.below(2)).map(|_| (self.from(-2, 2), self.term(depth - 1))).collect())
            }
            6 => Term::Natural(inner(self)),
            7 => {
                let condition = Box::new(self.formula(depth - 1));
                Term::Where(condition, inner(self))
            }
            11 => {
                // The entries of the places 1, 2, …
                let mut places: BTreeMap<i64, Vec<(i64, i64)>> = BTreeMap::new();
                for place in 1..2 + i64::from(self.below(4)) {
                    let ranges = places.entry(self.from(0, 3)).or_default();
                    match ranges.last_mut().filter(|(_, last)| *last + 1 == place) {
                        Some((_, last)) => *last = place,
                        None => ranges.push((place, place)),
                    }
                }
                Term::Entry(places.into_iter().collect(), inner(self))
            }
            choice => match (self.numeration, choice) {
                (Numeration::Base(2), 8) => Term::Xor(inner(self), inner(self)),
                (Numeration::Base(2), 9) => Term::Ones(inner(self), 2 + u64::from(self.below(2))),
                (Numeration::Base(2), _) => Term::Bit(inner(self), self.below(3).into()),
                (Numeration::Quadratic(1), 8) => Term::LowestZeckendorf(inner(self)),
                (of, _) if of.slope().is_some() => {
                    // The slopes lie between 1 and 2.
                    let (times, over) = (1 + i64::from(self.below(2)), 1 + i64::from(self.below(2)));
                    let plus = self.from(-1, 1);
                    Term::Floor(Multiple { of, times, plus, over }, inner(self))
                }
                _ => linear(self),
            },
        }
    }

    fn atom(&mut self, depth: u8) -> Formula {
        match (self.below(6), self.numeration) {
            (3, Numeration::Base(2)) => Formula::PowerOfTwo(self.term(depth)),
            (4, Numeration::Base(2)) => {
                let terms = (0..2 + self.below(2)).map(|_| self.term(depth)).collect();
                Formula::Columns(terms, 2 + u64::from(self.below(2)))
            }
            (3, Numeration::Quadratic(1)) => Formula::Fibonacci(self.term(depth)),
            (choice, _) => {
                let comparison = [
                    Comparison::Less,
                    Comparison::Equal,
                    Comparison::LessEqual,
                    Comparison::NotEqual,
                    Comparison::Greater,
                    Comparison::GreaterEqual,
                ][usize::from(choice)];
                Formula::Compare(comparison, self.term(depth), self.term(depth))
            }
        }
    }

    /// A formula nested so deep.
    pub(crate) fn formula(&mut self, depth: u8) -> Formula {
        if depth == 0 {
            return self.atom(1);
        }
        let inner = |maker: &mut Self| Box::new(maker.formula(depth - 1));
        let members = |maker: &mut Self| (0..1 + maker.below(3)).map(|_| maker.formula(depth - 1)).collect();
        match self.below(12) {
            0 | 1 => self.atom(1),
            2 => Formula::Not(inner(self)),
            3 => Formula::And(members(self)),
            4 => Formula::Or(members(self)),
            5 => Formula::Implies(inner(self), inner(self)),
            6 => Formula::Iff(inner(self), inner(self)),
            7 | 8 => {
                // Bounded: v <= e and f; or v times something is an expression.
                let (variable, bound) = self.bound();
                let body = self.under(variable, depth);
                Formula::Exists(vec![variable], Box::new(Formula::And(vec![bound, body])))
            }
            9 => {
                let (variable, bound) = self.bound();
                let body = self.under(variable, depth);
                Formula::Forall(vec![variable], Box::new(Formula::Implies(Box::new(bound), Box::new(body))))
            }
            10 => {
                let ((a, bound_a), (b, bound_b)) = (self.bound(), self.bound());
                self.scope.push(a);
                let body = self.under(b, depth);
                self.scope.pop();
                Formula::Exists(vec![a, b], Box::new(Formula::And(vec![bound_a, body, bound_b])))
            }
            _ => [Formula::True, Formula::False][usize::from(self.below(2))].clone(),
        }
    }

    /// A new variable, and what bounds it.
    fn bound(&mut self) -> (u32, Formula) {
        let variable = self.next;
        self.next += 1;
        let limit = Term::Linear(self.expression(0));
        let bound = match self.below(3) {
            0 => Formula::at_most(Term::variable(variable), limit),
            1 => Formula::less(Term::variable(variable), limit),
            _ => {
                let times = 1 + i64::from(self.below(3));
                Formula::equal(Term::Sum(vec![(times, Term::variable(variable))]), limit)
            }
        };
        (variable, bound)
    }

    fn under(&mut self, variable: u32, depth: u8) -> Formula {
        self.scope.push(variable);
        let body = self.formula(depth - 1);
        self.scope.pop();
        body
    }
}
