//! Compilation of terms.

use super::{Compiler, Env, Fault, TermFn, fits, value_at};
use crate::ruleset::{Formula, Slot, Term};
use crate::{Fold, Function};
use language::WordSurd;
use language::arithmetic::Columns;
use language::function::{self, apply, floor, next_free, put_together};
use language::integer::{NoValue, Number};

impl Compiler<'_> {
    pub(crate) fn term<N: Number>(&self, term: &Term) -> Option<TermFn<N>> {
        Some(match term {
            Term::Number(number) => {
                let number = N::from_natural(number)?;
                Box::new(move |_| Ok(number.clone()))
            }
            &Term::Variable(Slot(slot)) => Box::new(move |env| Ok(env.slots[slot as usize].clone())),
            // Parameters are fixed before anything is compiled.
            Term::Parameter(_) => Box::new(|_| Err(Fault::Undefined)),
            Term::Add(a, b) => self.operation(a, b, function::plus)?,
            Term::Subtract(a, b) => self.operation(a, b, function::minus)?,
            Term::Multiply(a, b) => self.operation(a, b, function::times)?,
            Term::Divide(a, b) => self.operation(a, b, function::quotient)?,
            Term::Modulo(a, b) => self.operation(a, b, function::remainder)?,
            Term::Xor(a, b) => self.operation(a, b, function::nim_sum)?,
            Term::Call(Function::NextFree, terms) => {
                let [after] = terms.as_slice() else { return None };
                let after = self.term::<N>(after)?;
                Box::new(move |env| {
                    let after = after(env)?;
                    Ok(next_free(env.row, after)?)
                })
            }
            Term::Call(Function::Value, terms) => {
                let terms: Vec<TermFn<N>> =
                    terms.iter().map(|term| self.term(term)).collect::<Option<_>>()?;
                Box::new(move |env| {
                    let at = terms.iter().map(|term| term(env)).collect::<Result<Vec<N>, Fault>>()?;
                    value_at(env, at)
                })
            }
            Term::Call(function, terms) => self.call(*function, terms)?,
            Term::Entry(list, place) => {
                let entries: Vec<N> = list.entries().iter().map(N::from_natural).collect::<Option<_>>()?;
                let place = self.term::<N>(place)?;
                Box::new(move |env| {
                    let place =
                        place(env)?.word().and_then(|place| usize::try_from(place).ok()?.checked_sub(1));
                    place.and_then(|place| entries.get(place)).cloned().ok_or(Fault::Undefined)
                })
            }
            Term::Floor(by, of) => match by.surd() {
                Ok(surd) => {
                    let (word, of) = (WordSurd::new(&surd), self.term::<N>(of)?);
                    Box::new(move |env| Ok(floor(&surd, word, &of(env)?)?))
                }
                Err(_) => Box::new(|_| Err(Fault::Undefined)),
            },
            Term::Fold(fold, inner, condition) => self.fold(*fold, inner, condition)?,
            Term::Columns(inner, base, condition) => self.columns(inner, base, condition)?,
            Term::Count(condition) => {
                let condition = self.formula::<N>(condition)?;
                Box::new(move |env| {
                    over_elements(env, |env, so_far: Option<N>| {
                        let so_far = so_far.unwrap_or_else(N::zero);
                        Ok(Some(if condition(env)? { fits(so_far.add(&N::one()))? } else { so_far }))
                    })
                })
            }
        })
    }

    fn fold<N: Number>(&self, fold: Fold, inner: &Term, condition: &Formula) -> Option<TermFn<N>> {
        let (inner, condition) = (self.term::<N>(inner)?, self.formula::<N>(condition)?);
        Some(Box::new(move |env| {
            over_elements(env, |env, so_far: Option<N>| {
                if !condition(env)? {
                    return Ok(so_far);
                }
                let next = inner(env)?;
                Ok(Some(match so_far {
                    None => next,
                    Some(so_far) => put_together(fold, so_far, next)?,
                }))
            })
        }))
    }

    fn columns<N: Number>(&self, inner: &Term, base: &Term, condition: &Formula) -> Option<TermFn<N>> {
        let (inner, base) = (self.term::<N>(inner)?, self.term::<N>(base)?);
        let condition = self.formula::<N>(condition)?;
        Some(Box::new(move |env| {
            let base = base(env)?.natural().ok_or(Fault::Undefined)?;
            let mut columns = Columns::default();
            over_elements(env, |env, _: Option<N>| {
                if condition(env)? {
                    columns.add(&inner(env)?.natural().ok_or(Fault::Undefined)?);
                }
                Ok(None)
            })?;
            fits(N::from_natural(&columns.modulo(&base).ok_or(Fault::Undefined)?))
        }))
    }

    fn operation<N: Number>(
        &self,
        a: &Term,
        b: &Term,
        apply: impl Fn(&N, &N) -> Result<N, NoValue> + Send + Sync + 'static,
    ) -> Option<TermFn<N>> {
        // The most common shapes are `variable - variable` and `variable - constant`.
        if let Term::Variable(Slot(a)) = a {
            let a = *a as usize;
            match b {
                Term::Variable(Slot(b)) => {
                    let b = *b as usize;
                    return Some(Box::new(move |env| Ok(apply(&env.slots[a], &env.slots[b])?)));
                }
                Term::Number(b) => {
                    let b = N::from_natural(b)?;
                    return Some(Box::new(move |env| Ok(apply(&env.slots[a], &b)?)));
                }
                _ => {}
            }
        }
        let (a, b) = (self.term::<N>(a)?, self.term::<N>(b)?);
        Some(Box::new(move |env| Ok(apply(&a(env)?, &b(env)?)?)))
    }

    fn call<N: Number>(&self, function: Function, terms: &[Term]) -> Option<TermFn<N>> {
        if let [only] = terms {
            let only = self.term::<N>(only)?;
            return Some(Box::new(move |env| Ok(apply(function, &[only(env)?])?)));
        }
        if let [first, second] = terms {
            let (first, second) = (self.term::<N>(first)?, self.term::<N>(second)?);
            return Some(Box::new(move |env| Ok(apply(function, &[first(env)?, second(env)?])?)));
        }
        let terms: Vec<TermFn<N>> = terms.iter().map(|term| self.term(term)).collect::<Option<_>>()?;
        Some(Box::new(move |env| {
            let values = terms.iter().map(|term| term(env)).collect::<Result<Vec<N>, Fault>>()?;
            Ok(apply(function, &values)?)
        }))
    }
}

/// Folds over the elements, with their places bound to the first slots; the empty fold is 0.
fn over_elements<N: Number>(
    env: &mut Env<'_, N>,
    mut step: impl FnMut(&mut Env<'_, N>, Option<N>) -> Result<Option<N>, Fault>,
) -> Result<N, Fault> {
    let elements = env.elements;
    let mut so_far = None;
    for element in elements {
        for (slot, value) in env.slots.iter_mut().zip(element) {
            slot.clone_from(value);
        }
        so_far = step(env, so_far)?;
    }
    Ok(so_far.unwrap_or_else(N::zero))
}
