//! A condition on a variable of a rule, for many of its values at a time, in machine words where they suffice.

use super::strip::Strip;
use super::{Compiler, Env, Fault, FormulaFn, TermFn, defined};
use crate::linear;
use crate::ruleset::{Formula, Set, Slot, Term};
use dashu_int::IBig;
use formulas::lanes::Lane;

/// A condition on positions and a variable of a rule, evaluated at many values of the variable.
pub trait Sieve: Send + Sync {
    /// Of the wanted values `first`, `first + 1`, …, one for each bit, those for which the condition holds at a position.
    fn passing(&self, at: &[u64], first: u64, wanted: u64) -> u64;

    /// Numbers of a position on which the condition depends; `None` if they are many or large.
    fn key(&self, at: &[u64]) -> Option<[i64; 4]>;
}

/// This few values are tried one by one.
const FEW: u32 = 2;
/// Limit on the variables.
const SLOTS: usize = 8;

/// A condition that has a truth value at every tuple of machine words.
pub(crate) struct Sifted {
    strips: Vec<Strip<i64>>,
    /// Parts for which there is no strip.
    others: Vec<FormulaFn<i64>>,
    whole: FormulaFn<i64>,
    big: FormulaFn<IBig>,
    slot: usize,
    /// Terms without the variable, on which the condition depends.
    keys: Vec<TermFn<i64>>,
}

/// Limit on the terms of a key.
const KEYS: usize = 4;

impl Sifted {
    /// `None` if there are too many variables, or a constant is too large.
    pub(crate) fn compile(condition: &Formula, slot: Slot, compiler: &Compiler<'_>) -> Option<Sifted> {
        let parts = match condition {
            Formula::And(all) => &**all,
            one => std::slice::from_ref(one),
        };
        let (mut strips, mut others) = (Vec::new(), Vec::new());
        for part in parts {
            match Strip::compile(slot, part, compiler) {
                Some(strip) => strips.push(strip),
                None => others.push(compiler.formula(part)?),
            }
        }
        let (whole, big) = (compiler.formula(condition)?, compiler.formula(condition)?);
        let fits = crate::walk::variables(condition).iter().all(|slot| (slot.0 as usize) < SLOTS);
        let slot = Some(slot.0 as usize).filter(|slot| fits && *slot < SLOTS)?;
        let mut found = Vec::new();
        terms(condition, &mut |term| fixed(term, Slot(slot as u32), &mut found));
        let keys = found.iter().map(|term| compiler.term(term)).collect::<Option<_>>()?;
        Some(Sifted { strips, others, whole, big, slot, keys })
    }

    fn of_big(&self, at: &[u64], value: u64) -> bool {
        let mut slots = vec![IBig::ZERO; SLOTS.max(at.len())];
        slots.iter_mut().zip(at).for_each(|(slot, number)| *slot = IBig::from(*number));
        slots[self.slot] = IBig::from(value);
        // Such a condition cannot fail in unbounded integers.
        (self.big)(&mut Env::new(&mut slots, &[])).unwrap_or(false)
    }
}

impl Sieve for Sifted {
    fn passing(&self, at: &[u64], first: u64, wanted: u64) -> u64 {
        let largest = <i64 as Lane>::LARGEST as u64;
        if at.len() > SLOTS || first > largest || at.iter().any(|number| *number > largest) {
            return each(wanted, |lane| self.of_big(at, first + lane));
        }
        let mut slots = [0i64; SLOTS];
        slots.iter_mut().zip(at).for_each(|(slot, number)| *slot = *number as i64);
        let mut env = Env::new(&mut slots, &[]);
        let strips = |env: &mut Env<'_, i64>| {
            self.strips.iter().try_fold(wanted, |bits, strip| match bits {
                0 => Some(0),
                _ => Some(bits & strip.passing(env, first as i64)?),
            })
        };
        let short = if wanted.count_ones() <= FEW { None } else { strips(&mut env) };
        let (bits, rest) = match short {
            Some(bits) if self.others.is_empty() => return bits,
            Some(bits) => (bits, &*self.others),
            None => (wanted, std::slice::from_ref(&self.whole)),
        };
        each(bits, |lane| {
            env.slots[self.slot] = (first + lane) as i64;
            let mut all = rest.iter().map(|test| defined(test(&mut env)));
            let holds = all.try_fold(true, |holds, one| one.map(|one| holds && one));
            holds.unwrap_or_else(|_| self.of_big(at, first + lane))
        })
    }

    fn key(&self, at: &[u64]) -> Option<[i64; KEYS]> {
        if self.keys.len() > KEYS || at.len() > SLOTS {
            return None;
        }
        let mut slots = [0i64; SLOTS];
        for (slot, number) in slots.iter_mut().zip(at) {
            *slot = i64::try_from(*number).ok()?;
        }
        let mut env = Env::new(&mut slots, &[]);
        let mut key = [0; KEYS];
        for (number, term) in key.iter_mut().zip(&self.keys) {
            *number = match term(&mut env) {
                Ok(number) => Some(number).filter(|number| *number != i64::MIN)?,
                Err(Fault::Undefined) => i64::MIN,
                Err(_) => return None,
            };
        }
        Some(key)
    }
}

/// Adds the largest parts of a term in which the variable does not occur, but for numbers.
fn fixed(term: &Term, slot: Slot, found: &mut Vec<Term>) {
    if !linear::variables(term).contains(&slot) {
        if !matches!(term, Term::Number(_)) && !found.contains(term) {
            found.push(term.clone());
        }
        return;
    }
    match term {
        Term::Add(a, b)
        | Term::Subtract(a, b)
        | Term::Multiply(a, b)
        | Term::Divide(a, b)
        | Term::Modulo(a, b)
        | Term::Xor(a, b) => [a, b].into_iter().for_each(|part| fixed(part, slot, found)),
        Term::Call(_, terms) => terms.iter().for_each(|part| fixed(part, slot, found)),
        Term::Floor(_, of) | Term::Entry(_, of) => fixed(of, slot, found),
        // Nothing else occurs in a condition that is decided everywhere, apart from the variable.
        _ => {}
    }
}

/// Visits the terms of a condition without quantifiers.
fn terms(of: &Formula, visit: &mut dyn FnMut(&Term)) {
    match of {
        Formula::Compare(_, a, b) | Formula::Divides(a, b) => [a, b].into_iter().for_each(visit),
        Formula::Is(_, term) => visit(term),
        Formula::Accepts(_, terms) => terms.iter().for_each(visit),
        Formula::In(term, set) => {
            visit(term);
            if let Set::Ranges(ranges) = set {
                ranges.iter().flat_map(|(from, to)| [from, to]).for_each(visit);
            }
        }
        Formula::Not(inner) => terms(inner, visit),
        Formula::And(all) | Formula::Or(all) => all.iter().for_each(|inner| terms(inner, visit)),
        Formula::Implies(a, b) | Formula::Iff(a, b) => {
            [a, b].into_iter().for_each(|inner| terms(inner, visit))
        }
        _ => {}
    }
}

/// Of the lanes whose bits are set, those with a property.
fn each(bits: u64, mut holds: impl FnMut(u64) -> bool) -> u64 {
    let mut found = 0;
    let mut open = bits;
    while open != 0 {
        let lane = open.trailing_zeros();
        found |= u64::from(holds(lane.into())) << lane;
        open &= open - 1;
    }
    found
}
