//! Tests of a variable in a range that a sieve passes at once, without trying every number.

use super::{Compiler, Env, TermFn};
use crate::linear::{self, Linear};
use crate::ruleset::{Formula, Slot, Term};
use crate::{Function, Relation};
use dashu_int::IBig;
use language::integer::Number;
use language::sieve::{Passing, Property, Range};

/// Ranges up to this length are tried; in tests none is.
const TRIED: i128 = if cfg!(test) { -1 } else { 1 << 4 };
/// A test of slot + rest, or of rest - slot if `mirrored`.
pub(super) struct Sieved<N> {
    property: Property,
    operands: Vec<TermFn<N>>,
    mirrored: bool,
    rest: TermFn<N>,
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
        let operands = self.operands.iter().map(|of| of(env).ok()?.word()).collect::<Option<Vec<u64>>>()?;
        let range = Range { mirrored: self.mirrored, rest, low, high, tried: TRIED };
        Passing::new(self.property, &operands, range)
    }
}
