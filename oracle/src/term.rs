//! Terms and their values.

use crate::automaton::Automaton;
use crate::formula::Formula;

/// A term of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// A number.
    Number(i128),
    /// A name.
    Name(String),
    /// A sum.
    Add(Box<Term>, Box<Term>),
    /// A difference.
    Subtract(Box<Term>, Box<Term>),
    /// A product.
    Multiply(Box<Term>, Box<Term>),
    /// A quotient rounded down.
    Div(Box<Term>, Box<Term>),
    /// A remainder.
    Mod(Box<Term>, Box<Term>),
    /// A nim-sum.
    Xor(Box<Term>, Box<Term>),
    /// A function.
    Call(Function, Vec<Term>),
    /// `floor((plus + sqrt(root))/over*of)`.
    Floor {
        /// Integer beside the root.
        plus: i128,
        /// Radicand.
        root: i128,
        /// Divisor.
        over: i128,
        /// Multiplicand.
        of: Box<Term>,
    },
    /// A fold over components or elements.
    Fold(Fold, Box<Term>, Option<Box<Formula>>),
    /// Number of them that satisfy a formula.
    Count(Box<Formula>),
    /// `columns(term, base where formula)`.
    Columns(Box<Term>, Box<Term>, Option<Box<Formula>>),
}

/// A named function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// Fibonacci numbers.
    Fib,
    /// The smallest part of the Zeckendorf representation.
    LowestZeckendorf,
    /// A binary digit.
    Bit,
    /// Number of binary digits that are 1.
    Ones,
    /// The exponent of 2.
    Twos,
    /// The exponent of a number.
    Valuation,
    /// The largest odd divisor.
    OddPart,
    /// Number of binary digits.
    Bits,
    /// Exponent of a prime power.
    Exponent,
    /// The smallest larger number that is not in the row.
    NextFree,
    /// The greatest common divisor.
    Gcd,
    /// The smallest prime factor.
    SmallestFactor,
    /// A digit in a base.
    Digit,
    /// Minimum.
    Min,
    /// Maximum.
    Max,
}

/// Operation of a fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Nim-sum.
    Xor,
    /// Sum.
    Sum,
    /// Maximum.
    Max,
    /// Minimum.
    Min,
}

/// Values of names.
#[derive(Clone, Debug, Default)]
pub struct Env<'a> {
    /// Numbers by name; the last entry of a name counts.
    pub names: Vec<(String, i128)>,
    /// Named numbers of each component or element, for folds.
    pub parts: Vec<Vec<(String, i128)>>,
    /// The row, for `next_free`.
    pub row: &'a [u64],
    /// Automata of the file.
    pub automata: &'a [Automaton],
    /// Bound up to which quantified numbers are tried.
    pub reach: i128,
}

impl Env<'_> {
    /// Number with this name.
    pub fn get(&self, name: &str) -> Option<i128> {
        self.names.iter().rev().find(|(known, _)| known == name).map(|&(_, number)| number)
    }

    /// Binds a name to a number.
    pub fn bind(&mut self, name: &str, number: i128) {
        self.names.push((name.to_owned(), number));
    }

    fn chosen(&self, which: &Option<Box<Formula>>) -> Vec<Env<'_>> {
        let of = |names: &Vec<(String, i128)>| {
            let mut env = self.clone();
            env.names.extend(names.iter().cloned());
            env
        };
        let counts = |env: &Env| which.as_ref().is_none_or(|which| which.holds(env));
        self.parts.iter().map(of).filter(counts).collect()
    }
}

impl Term {
    /// A name.
    pub fn name(name: &str) -> Term {
        Term::Name(name.into())
    }

    /// Value of the term; `None` where it is undefined.
    pub fn value(&self, env: &Env) -> Option<i128> {
        let two = |a: &Term, b: &Term| Some((a.value(env)?, b.value(env)?));
        match self {
            Term::Number(number) => Some(*number),
            Term::Name(name) => env.get(name),
            Term::Add(a, b) => two(a, b).map(|(a, b)| a + b),
            Term::Subtract(a, b) => two(a, b).map(|(a, b)| a - b),
            Term::Multiply(a, b) => two(a, b).and_then(|(a, b)| a.checked_mul(b)),
            Term::Div(a, b) => two(a, b).filter(|pair| pair.1 > 0).map(|(a, b)| a.div_euclid(b)),
            Term::Mod(a, b) => two(a, b).filter(|pair| pair.1 > 0).map(|(a, b)| a.rem_euclid(b)),
            Term::Xor(a, b) => two(a, b).filter(|pair| pair.0 >= 0 && pair.1 >= 0).map(|(a, b)| a ^ b),
            Term::Call(function, terms) => {
                let values: Option<Vec<i128>> = terms.iter().map(|term| term.value(env)).collect();
                let values = values.filter(|values| values.iter().all(|&value| value >= 0))?;
                function.value(&values, env)
            }
            Term::Floor { plus, root, over, of } => {
                let of = of.value(env).filter(|&of| of >= 0)?;
                floor(*plus, *root, *over, of)
            }
            Term::Fold(fold, term, which) => {
                let values: Option<Vec<i128>> = env.chosen(which).iter().map(|env| term.value(env)).collect();
                fold.value(&values?)
            }
            Term::Count(which) => Some(env.chosen(&Some(which.clone())).len() as i128),
            Term::Columns(term, base, which) => {
                let base = base.value(env).filter(|&base| base >= 1)?;
                let values: Option<Vec<i128>> = env.chosen(which).iter().map(|env| term.value(env)).collect();
                let values = values.filter(|values| values.iter().all(|&value| value >= 0))?;
                let ones =
                    |column: u32| values.iter().filter(|&&value| value >> column & 1 == 1).count() as i128;
                Some((0..40).rev().fold(0, |number, column| number * base + ones(column) % base))
            }
        }
    }
}

/// The largest f with f <= (plus + √root)/over·of, in integers.
fn floor(plus: i128, root: i128, over: i128, of: i128) -> Option<i128> {
    let negative = plus < 0 && plus * plus > root;
    if root < 0 || over <= 0 || negative {
        return None;
    }
    // f·over - plus·of <= √root·of
    let reached = |f: i128| {
        let rest = f * over - plus * of;
        rest <= 0 || rest * rest <= root * of * of
    };
    (1..).find(|&f| !reached(f)).map(|f| f - 1)
}

impl Fold {
    fn value(self, values: &[i128]) -> Option<i128> {
        match self {
            // A nim-sum of one element needs no operation: it is that element.
            Fold::Xor if values.len() > 1 && values.iter().any(|&value| value < 0) => None,
            Fold::Xor => Some(values.iter().fold(0, |all, value| all ^ value)),
            Fold::Sum => Some(values.iter().sum()),
            Fold::Max => Some(values.iter().copied().max().unwrap_or(0)),
            Fold::Min => Some(values.iter().copied().min().unwrap_or(0)),
        }
    }
}

impl Function {
    fn value(self, values: &[i128], env: &Env) -> Option<i128> {
        match (self, values) {
            (Function::Fib, &[index]) => {
                if index > 150 {
                    return None;
                }
                Some((0..index).fold((0, 1), |(low, high), _| (high, low + high)).0)
            }
            (Function::LowestZeckendorf, &[of]) if of > 0 => {
                let mut parts = vec![1i128, 2];
                while parts[parts.len() - 1] <= of {
                    parts.push(parts[parts.len() - 1] + parts[parts.len() - 2]);
                }
                let mut rest = of;
                let mut lowest = None;
                for part in parts.into_iter().rev() {
                    if part <= rest {
                        rest -= part;
                        lowest = Some(part);
                    }
                }
                lowest
            }
            (Function::Bit, &[of, place]) => Some(if place > 100 { 0 } else { of >> place & 1 }),
            (Function::Ones, &[of]) => Some(of.count_ones().into()),
            (Function::Twos, &[of]) => Function::Valuation.value(&[2, of], env),
            (Function::Valuation, &[by, of]) if by >= 2 && of > 0 => {
                let mut times = 0;
                let mut rest = of;
                while rest % by == 0 {
                    (rest, times) = (rest / by, times + 1);
                }
                Some(times)
            }
            (Function::OddPart, &[of]) => (1..=of).rev().find(|d| of % d == 0 && d % 2 == 1),
            (Function::Bits, &[of]) => (0..120).find(|&bits| of >> bits == 0),
            (Function::Exponent, &[1]) => Some(0),
            (Function::Exponent, &[of]) => {
                let prime = (2..=of).find(|prime| of % prime == 0)?;
                let exponent = (1..).find(|&k| prime.pow(k) >= of)?;
                (prime.pow(exponent) == of).then_some(exponent.into())
            }
            (Function::Gcd, all) => {
                let most = all.iter().copied().max()?;
                Some((1..=most).rev().find(|d| all.iter().all(|of| of % d == 0)).unwrap_or(0))
            }
            (Function::SmallestFactor, &[of]) => (2..=of).find(|d| of % d == 0),
            (Function::Digit, &[of, place]) => Function::Digit.value(&[of, place, 10], env),
            (Function::Digit, &[of, place, base]) if base >= 2 => {
                Some((0..place.min(130)).fold(of, |rest, _| rest / base) % base)
            }
            (Function::NextFree, &[of]) => {
                (of + 1..).find(|&free| !env.row.iter().any(|&at| i128::from(at) == free))
            }
            (Function::Min, all) => all.iter().copied().min(),
            (Function::Max, all) => all.iter().copied().max(),
            _ => None,
        }
    }
}
