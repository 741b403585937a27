//! Conditions of rules, for tables.

use super::columns::Columns;
use crate::eval::{Compiler, Env, FormulaFn, Sieve, Sifted};
use crate::ruleset::{Formula, Slot, Term};
use crate::{Function, Predicate};
use dashu_int::IBig;
use std::sync::Arc;

/// A condition on positions, evaluated a row at a time.
pub trait Mask: Send + Sync {
    /// Evaluates the condition at the positions `(prefix.., start), (prefix.., start + 1), …`, one for each
    /// place of `row`.
    ///
    /// `prefix` holds all components but the last. Always succeeds: the condition is false where a term is
    /// undefined.
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [bool]);
}

/// Compiles a condition on a variable; `None` if it might be undecided somewhere.
pub(super) fn sieve(formula: &Formula, slot: Slot, compiler: &Compiler<'_>) -> Option<Arc<dyn Sieve>> {
    let sifted = is_tellable(formula).then(|| Sifted::compile(formula, slot, compiler)).flatten()?;
    Some(Arc::new(sifted))
}

/// A condition on tuples that can be decided at every position.
struct Guard {
    columns: Option<Columns>,
    big: FormulaFn<IBig>,
    slots: usize,
}

/// Compiles a condition on the first `arity` variables; `None` if it might be undecided at some position.
pub(super) fn guard(
    formula: &Formula,
    arity: usize,
    slots: usize,
    compiler: &Compiler<'_>,
) -> Option<Arc<dyn Mask>> {
    if arity == 0 || !is_tellable(formula) {
        return None;
    }
    let columns = Columns::new(formula, arity, slots, compiler);
    let big = compiler.formula(formula)?;
    Some(Arc::new(Guard { columns, big, slots: slots.max(arity) }))
}

impl Mask for Guard {
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [bool]) {
        if self.columns.as_ref().is_some_and(|columns| columns.fill(prefix, start, row)) {
            return;
        }
        let mut slots = vec![IBig::ZERO; self.slots];
        for (slot, &word) in slots.iter_mut().zip(prefix) {
            *slot = IBig::from(word);
        }
        for (place, number) in row.iter_mut().zip(start..) {
            slots[prefix.len()] = IBig::from(number);
            // A tellable condition cannot fail in unbounded integers.
            *place = (self.big)(&mut Env::new(&mut slots, &[])).unwrap_or(false);
        }
    }
}

/// Returns `true` if the condition has a truth value, found without a search, at every tuple of machine words.
fn is_tellable(formula: &Formula) -> bool {
    match formula {
        Formula::True | Formula::False | Formula::Given(..) | Formula::Among(..) => true,
        Formula::Compare(_, a, b) | Formula::Divides(a, b) => is_small(a) && is_small(b),
        // Primality is not always decidable here for numbers beyond machine words.
        Formula::Is(Predicate::Prime | Predicate::PrimePower, term) => matches!(term, Term::Variable(_)),
        Formula::Is(_, term) => is_small(term),
        Formula::Accepts(_, terms) => terms.iter().all(is_small),
        Formula::In(term, set) => {
            is_small(term)
                && match set {
                    crate::ruleset::Set::Ranges(ranges) => {
                        ranges.iter().all(|(from, to)| is_small(from) && is_small(to))
                    }
                    crate::ruleset::Set::Parameter(_) | crate::ruleset::Set::Places(..) => true,
                }
        }
        Formula::Not(inner) => is_tellable(inner),
        Formula::And(all) | Formula::Or(all) => all.iter().all(is_tellable),
        Formula::Implies(a, b) | Formula::Iff(a, b) => is_tellable(a) && is_tellable(b),
        Formula::Exists(..) | Formula::Forall(..) | Formula::Counted(_) => false,
    }
}

/// Returns `true` if a term evaluates, possibly to undefined, without unboundedly large numbers.
fn is_small(term: &Term) -> bool {
    match term {
        Term::Number(_) | Term::Variable(_) | Term::Parameter(_) => true,
        Term::Add(a, b)
        | Term::Subtract(a, b)
        | Term::Multiply(a, b)
        | Term::Divide(a, b)
        | Term::Modulo(a, b)
        | Term::Xor(a, b) => is_small(a) && is_small(b),
        Term::Call(Function::Fib | Function::NextFree | Function::Value, _)
        | Term::Fold(..)
        | Term::Count(_)
        | Term::Columns(..) => false,
        // As are the factors of such numbers.
        Term::Call(Function::Exponent | Function::SmallestFactor, terms) => {
            terms.iter().all(|term| matches!(term, Term::Variable(_)))
        }
        Term::Call(_, terms) => terms.iter().all(is_small),
        Term::Floor(_, of) | Term::Entry(_, of) => is_small(of),
    }
}
