//! Tests of a variable in a range, for many of its values at a time: one operation on all of them costs little more than one on
//! each by itself.

use super::{Compiler, Env, Fault, TermFn};
use crate::linear::{self, Linear};
use crate::ruleset::{Formula, Slot, Term};
use crate::{Function, Predicate, Relation};
use dashu_int::IBig;
use formulas::lanes::{LANES, Lane, Numbers, Operation, Same, bits, compared, gcd, join, natural, rests};
use language::integer::Number;
use language::sieve::{Property, Sieve};
use std::sync::OnceLock;

/// Ranges shorter than this are tried one by one; in tests, those of one number.
pub(super) const FEWEST: u64 = if cfg!(test) { 1 } else { 1 << 4 };
/// Lists of primes go up to this number at first.
const LISTED: u64 = 1 << 18;

/// A term.
pub(super) enum Column<N> {
    Variable,
    /// The same in all lanes.
    Fixed(TermFn<N>),
    Joined(Operation, Box<[Column<N>; 2]>),
    /// Undefined of negative numbers.
    Natural(Box<Column<N>>),
    /// The greatest common divisor of numbers that rise or fall by 1 and one that is the same in all lanes.
    Gcd(Box<Column<N>>, TermFn<N>),
}

/// A test of a variable.
pub(super) enum Strip<N> {
    Compare(Relation, Column<N>, Column<N>),
    Divides(Column<N>, Column<N>),
    /// Numbers that rise or fall by 1 divide one that is the same in all lanes.
    Divisor(Column<N>, Column<N>),
    Parity {
        odd: bool,
        of: Column<N>,
    },
    /// Of numbers that rise or fall by 1.
    Is(Predicate, Column<N>, OnceLock<Option<Sieve>>),
    Not(Box<Strip<N>>),
    All(Vec<Strip<N>>),
    Any(Vec<Strip<N>>),
}

/// Returns `true` if a term rises or falls by 1 with a variable.
fn is_unit(slot: Slot, term: &Term) -> bool {
    let Some(linear) = Linear::exact(term) else { return false };
    let multiple = linear.multiple(slot);
    let is_in = |(_, term): &(IBig, Term)| linear::variables(term).contains(&slot);
    (multiple == IBig::ONE || multiple == IBig::NEG_ONE) && !linear.others.iter().any(is_in)
}

impl<N: Number> Column<N> {
    fn compile(slot: Slot, term: &Term, compiler: &Compiler<'_>) -> Option<Column<N>> {
        if !linear::variables(term).contains(&slot) {
            return compiler.term(term).map(Column::Fixed);
        }
        let (operation, a, b) = match term {
            Term::Variable(_) => return Some(Column::Variable),
            Term::Add(a, b) => (Operation::Add, &**a, &**b),
            Term::Subtract(a, b) => (Operation::Subtract, &**a, &**b),
            Term::Multiply(a, b) => (Operation::Multiply, &**a, &**b),
            Term::Divide(a, b) => (Operation::Divide, &**a, &**b),
            Term::Modulo(a, b) => (Operation::Modulo, &**a, &**b),
            Term::Xor(a, b) => (Operation::Xor, &**a, &**b),
            Term::Call(Function::Min, terms) if terms.len() == 2 => (Operation::Min, &terms[0], &terms[1]),
            Term::Call(Function::Max, terms) if terms.len() == 2 => (Operation::Max, &terms[0], &terms[1]),
            Term::Call(Function::Gcd, terms) => return Column::gcd(slot, terms, compiler),
            Term::Call(Function::Digit, terms) => {
                let [of, Term::Number(place), Term::Number(base)] = &**terms else { return None };
                let (place, base) = (u64::try_from(place).ok()?, u64::try_from(base).ok()?);
                return Column::digit(Column::compile(slot, of, compiler)?, place, base);
            }
            Term::Call(Function::Bit, terms) => {
                let [of, Term::Number(place)] = &**terms else { return None };
                return Column::digit(Column::compile(slot, of, compiler)?, u64::try_from(place).ok()?, 2);
            }
            _ => return None,
        };
        let parts = [Column::compile(slot, a, compiler)?, Column::compile(slot, b, compiler)?];
        Some(Column::Joined(operation, Box::new(parts)))
    }

    fn gcd(slot: Slot, terms: &[Term], compiler: &Compiler<'_>) -> Option<Column<N>> {
        let [a, b] = terms else { return None };
        let (member, with) = if linear::variables(a).contains(&slot) { (a, b) } else { (b, a) };
        if linear::variables(with).contains(&slot) || !is_unit(slot, member) {
            return None;
        }
        Some(Column::Gcd(Box::new(Column::compile(slot, member, compiler)?), compiler.term(with)?))
    }

    /// A digit, counted from 0.
    fn digit(of: Column<N>, place: u64, base: u64) -> Option<Column<N>> {
        let power = base.checked_pow(u32::try_from(place).ok()?).filter(|_| base >= 2)?;
        let fixed = |number: u64| -> Option<Column<N>> {
            let number = N::from_word(number)?;
            Some(Column::Fixed(Box::new(move |_| Ok(number.clone()))))
        };
        let quotient = [Column::Natural(Box::new(of)), fixed(power)?];
        let parts = [Column::Joined(Operation::Divide, Box::new(quotient)), fixed(base)?];
        Some(Column::Joined(Operation::Modulo, Box::new(parts)))
    }

    /// Writes the numbers for the values from `first` on; `None` if they may be too large.
    fn write<L: Lane>(&self, env: &mut Env<'_, N>, first: i64, to: &mut Numbers<L>) -> Option<()> {
        match self {
            Column::Variable => to.rise(first),
            Column::Fixed(term) => {
                match fixed(term, env)? {
                    Some(number) => to.fix(&Same::of(number)?),
                    None => *to = Numbers::none(),
                }
                Some(())
            }
            Column::Joined(operation, parts) => match &**parts {
                [many, Column::Fixed(one)] => many.write_joined(*operation, one, env, first, to),
                [Column::Fixed(one), many] if operation.commutes() => {
                    many.write_joined(*operation, one, env, first, to)
                }
                [a, b] => {
                    a.write(env, first, to)?;
                    let mut other = Numbers::none();
                    b.write(env, first, &mut other)?;
                    join(*operation, to, &other)
                }
            },
            Column::Natural(of) => {
                of.write(env, first, to)?;
                to.defined &= natural(to);
                Some(())
            }
            Column::Gcd(member, with) => {
                member.write(env, first, to)?;
                match fixed(with, env)? {
                    Some(with) => gcd::divide(to, u64::try_from(with).ok()?),
                    None => {
                        *to = Numbers::none();
                        Some(())
                    }
                }
            }
        }
    }
}

impl<N: Number> Column<N> {
    /// Writes the results of an operation with a number that is the same in all lanes.
    fn write_joined<L: Lane>(
        &self,
        operation: Operation,
        one: &TermFn<N>,
        env: &mut Env<'_, N>,
        first: i64,
        to: &mut Numbers<L>,
    ) -> Option<()> {
        match fixed(one, env)? {
            Some(number) => {
                self.write(env, first, to)?;
                join(operation, to, &Same::of(number)?)
            }
            None => {
                *to = Numbers::none();
                Some(())
            }
        }
    }

    /// The lanes whose numbers have a relation to those of another column, as bits.
    fn compared<L: Lane>(
        &self,
        relation: Relation,
        other: &Column<N>,
        env: &mut Env<'_, N>,
        first: i64,
    ) -> Option<u64> {
        let mut left = Numbers::<L>::none();
        if let Column::Fixed(one) = other {
            let Some(number) = fixed(one, env)? else { return Some(0) };
            self.write(env, first, &mut left)?;
            return Some(compared(relation, &left, &Same::of(number)?));
        }
        let mut right = Numbers::none();
        self.write(env, first, &mut left)?;
        other.write(env, first, &mut right)?;
        Some(compared(relation, &left, &right))
    }
}

/// A number that is the same in all lanes: `Some(None)` if it is undefined, `None` if it has to be evaluated otherwise.
fn fixed<N: Number>(term: &TermFn<N>, env: &mut Env<'_, N>) -> Option<Option<i64>> {
    match term(env) {
        Ok(number) => word(&number).map(Some),
        Err(Fault::Undefined) => Some(None),
        Err(_) => None,
    }
}

/// A number of moderate size.
fn word<N: Number>(number: &N) -> Option<i64> {
    let size = if number.is_negative() { N::zero().subtract(number)?.word()? } else { number.word()? };
    let size = i64::try_from(size).ok()?;
    Some(if number.is_negative() { -size } else { size })
}

impl<N: Number> Strip<N> {
    /// `None` if something in the test cannot be computed in lanes.
    pub(super) fn compile(slot: Slot, test: &Formula, compiler: &Compiler<'_>) -> Option<Strip<N>> {
        let column = |term: &Term| Column::compile(slot, term, compiler);
        let each = |all: &[Formula]| {
            all.iter().map(|test| Strip::compile(slot, test, compiler)).collect::<Option<Vec<Strip<N>>>>()
        };
        let not = |test: &Formula| Some(Strip::Not(Box::new(Strip::compile(slot, test, compiler)?)));
        Some(match test {
            Formula::Compare(relation, a, b) => Strip::Compare(*relation, column(a)?, column(b)?),
            Formula::Divides(a, b) if is_unit(slot, a) && !linear::variables(b).contains(&slot) => {
                Strip::Divisor(column(a)?, column(b)?)
            }
            Formula::Divides(a, b) => Strip::Divides(column(a)?, column(b)?),
            Formula::Is(Predicate::Odd, of) => Strip::Parity { odd: true, of: column(of)? },
            Formula::Is(Predicate::Even, of) => Strip::Parity { odd: false, of: column(of)? },
            Formula::Is(predicate, of) if is_unit(slot, of) => {
                Strip::Is(*predicate, column(of)?, OnceLock::new())
            }
            Formula::Not(inner) => not(inner)?,
            Formula::And(all) => Strip::All(each(all)?),
            Formula::Or(all) => Strip::Any(each(all)?),
            Formula::Implies(a, b) => Strip::Any(vec![not(a)?, Strip::compile(slot, b, compiler)?]),
            _ => return None,
        })
    }

    /// The lanes that pass, as bits, for the values from `first` on; `None` if they have to be tried one by one.
    pub(super) fn passing(&self, env: &mut Env<'_, N>, first: i64) -> Option<u64> {
        self.lanes::<i32>(env, first).or_else(|| self.lanes::<i64>(env, first))
    }

    fn lanes<L: Lane>(&self, env: &mut Env<'_, N>, first: i64) -> Option<u64> {
        Some(match self {
            Strip::Compare(relation, a, b) => a.compared::<L>(*relation, b, env, first)?,
            Strip::Divides(a, b) | Strip::Divisor(a, b) => {
                let (mut by, mut of) = (Numbers::<L>::none(), Numbers::<L>::none());
                a.write(env, first, &mut by)?;
                b.write(env, first, &mut of)?;
                let (defined, zero) = (by.defined & of.defined, L::default());
                if matches!(self, Strip::Divisor(..))
                    && let Some(found) = gcd::divisors(&by, of.lanes[0].into())
                {
                    return Some(defined & found);
                }
                let none = bits(|lane| by.lanes[lane] == zero && of.lanes[lane] == zero);
                rests(&mut of, &by);
                defined & (none | bits(|lane| by.lanes[lane] > zero && of.lanes[lane] == zero))
            }
            Strip::Parity { odd, of } => {
                let mut numbers = Numbers::<L>::none();
                of.write(env, first, &mut numbers)?;
                numbers.defined & natural(&numbers) & bits(|lane| numbers.lanes[lane].is_odd() == *odd)
            }
            Strip::Is(predicate, of, sieve) => {
                let mut numbers = Numbers::<L>::none();
                of.write(env, first, &mut numbers)?;
                let sieve = sieve.get_or_init(|| Sieve::new(Property::Is(*predicate), &[], LISTED));
                numbers.defined & members(sieve.as_ref()?, &numbers)
            }
            Strip::Not(inner) => !inner.lanes::<L>(env, first)?,
            Strip::All(all) => {
                all.iter().try_fold(u64::MAX, |bits, one| Some(bits & one.lanes::<L>(env, first)?))?
            }
            Strip::Any(all) => {
                all.iter().try_fold(0, |bits, one| Some(bits | one.lanes::<L>(env, first)?))?
            }
        })
    }
}

/// Lanes of numbers that rise or fall by 1 with a property, as bits.
fn members<L: Lane>(sieve: &Sieve, of: &Numbers<L>) -> u64 {
    let (start, end): (i64, i64) = (of.lanes[0].into(), of.lanes[LANES - 1].into());
    let (low, high) = (start.min(end).max(0), start.max(end));
    let (mut found, mut next) = (Vec::new(), u64::try_from(high).ok().map(|_| low as u64));
    while let Some(from) = next {
        next = sieve.block(from, high as u64, &mut found);
    }
    found.iter().fold(0, |bits, &number| bits | 1 << (number as i64 - start).unsigned_abs())
}
