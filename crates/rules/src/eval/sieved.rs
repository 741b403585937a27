//! Tests of a variable in a range that a sieve passes at once, without trying every number.

use super::{Compiler, Env, Fault, TermFn};
use crate::linear::{self, Linear};
use crate::ruleset::{Formula, Slot, Term};
use crate::{Function, Relation};
use dashu_int::IBig;
use language::integer::Number;
use language::sieve::{Property, Sieve};

/// Ranges up to this length are tried; in tests none is.
const SHORT: i128 = if cfg!(test) { -1 } else { 1 << 4 };
/// Ranges up to this length are tried if a large number had to be factored for the sieve.
const LONG: i128 = 1 << 12;
/// Limit on the numbers of a range that is passed from its end.
const BACKWARDS: i128 = 1 << 22;
/// Candidates counted for a block of a sieve.
const BLOCK: u64 = 1 << 6;

/// A test of slot + rest, or of rest - slot if `mirrored`.
pub(super) struct Sieved<N> {
    property: Property,
    operands: Vec<TermFn<N>>,
    mirrored: bool,
    rest: TermFn<N>,
}

/// Values of a variable in a range that pass a test, in order.
pub(super) struct Passing {
    sieve: Sieve,
    mirrored: bool,
    rest: i128,
    /// Where the numbers begin that were not looked at, and where they end.
    next: Option<u64>,
    high: u64,
    found: Vec<u64>,
    /// Number of values given, of those found.
    given: usize,
}

/// Property, member and operands of a test of a variable, if there is a sieve for it.
fn read(slot: Slot, test: &Formula) -> Option<(Property, &Term, Vec<Term>)> {
    let has = |term: &Term| linear::variables(term).contains(&slot);
    let read = match test {
        Formula::Is(predicate, term) => (Property::Is(*predicate), term, vec![]),
        Formula::Divides(a, b) if has(a) => (Property::Divisor, a, vec![b.clone()]),
        Formula::Divides(a, b) => (Property::Residue, b, vec![a.clone(), Term::Number(0u8.into())]),
        Formula::Compare(relation, a, b) => {
            let (relation, a, b) = if has(b) { (relation.mirrored(), b, a) } else { (*relation, a, b) };
            let is = |number: u8| *b == Term::Number(number.into());
            match (relation, a) {
                (Relation::Equal, Term::Modulo(of, by)) if has(by) && is(0) => {
                    (Property::Divisor, &**by, vec![(**of).clone()])
                }
                (Relation::Equal, Term::Modulo(of, by)) => {
                    (Property::Residue, &**of, vec![(**by).clone(), b.clone()])
                }
                (relation, Term::Call(Function::Gcd, terms)) if is(1) => {
                    let property = match relation {
                        Relation::Equal => Property::Coprime,
                        Relation::NotEqual | Relation::Greater => Property::Sharing,
                        _ => return None,
                    };
                    let [first, second] = &**terms else { return None };
                    let (member, with) = if has(first) { (first, second) } else { (second, first) };
                    (property, member, vec![with.clone()])
                }
                _ => return None,
            }
        }
        _ => return None,
    };
    (!read.2.iter().any(has)).then_some(read)
}

impl<N: Number> Sieved<N> {
    /// `None` if there is no sieve for the test.
    pub(super) fn compile(slot: Slot, test: &Formula, compiler: &Compiler<'_>) -> Option<Sieved<N>> {
        let (property, member, operands) = read(slot, test)?;
        let mut rest = Linear::exact(member)?;
        let multiple = rest.variables.remove(&slot)?;
        let rest = rest.term();
        let is_unit = multiple == IBig::ONE || multiple == IBig::NEG_ONE;
        if !is_unit || linear::variables(&rest).contains(&slot) {
            return None;
        }
        let operands = operands.iter().map(|operand| compiler.term(operand)).collect::<Option<_>>()?;
        Some(Sieved { property, operands, mirrored: multiple == IBig::NEG_ONE, rest: compiler.term(&rest)? })
    }

    /// The values from `low` to `high` that pass; `None` if they have to be tried.
    pub(super) fn passing(&self, env: &mut Env<'_, N>, low: &N, high: &N) -> Option<Passing> {
        let (low, high) = (i128::from(low.word()?), i128::from(high.word()?));
        let rest = (self.rest)(env).ok()?;
        let rest = match rest.is_negative() {
            true => -i128::from(N::zero().subtract(&rest)?.word()?),
            false => i128::from(rest.word()?),
        };
        let (from, to) = if self.mirrored { (rest - high, rest - low) } else { (rest + low, rest + high) };
        let operands = self.operands.iter().map(|of| of(env).ok()?.word()).collect::<Option<Vec<u64>>>()?;
        // Only remainders are those of negative numbers too.
        let from = if self.property == Property::Residue { from } else { from.max(0) };
        let factored = operands.first().is_some_and(|of| *of >> 32 > 0);
        let short = if factored && self.property != Property::Residue { LONG } else { SHORT };
        if to - from < short || self.mirrored && to - from >= BACKWARDS {
            return None;
        }
        let (from, high) = (u64::try_from(from).ok()?, u64::try_from(to).ok()?);
        let sieve = Sieve::new(self.property, &operands, high)?;
        let (mirrored, next) = (self.mirrored, Some(from));
        Some(Passing { sieve, mirrored, rest, next, high, found: Vec::new(), given: 0 })
    }
}

impl Passing {
    /// The next value.
    pub(super) fn next<N: Number>(&mut self, env: &mut Env<'_, N>) -> Result<Option<N>, Fault> {
        while let Some(next) = self.next.filter(|_| self.mirrored || self.given == self.found.len()) {
            env.spend_on(BLOCK)?;
            if !self.mirrored {
                self.found.clear();
                self.given = 0;
            }
            self.next = self.sieve.block(next, self.high, &mut self.found);
        }
        if self.given == self.found.len() {
            return Ok(None);
        }
        self.given += 1;
        let value = match self.mirrored {
            true => self.rest - i128::from(self.found[self.found.len() - self.given]),
            false => i128::from(self.found[self.given - 1]) - self.rest,
        };
        u64::try_from(value).ok().and_then(N::from_word).map(Some).ok_or(Fault::Overflow)
    }
}
