//! Compilation of formulas.

use super::run::Plan;
use super::{Compiler, Fault, FormulaFn, TermFn, defined, fits, integer};
use crate::Counted;
use crate::plan::plan;
use crate::ruleset::{Formula, Set, Slot, Term};
use crate::{Predicate, Relation};
use dashu_int::{IBig, UBig};
use language::function::Ranges;
use language::integer::Number;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

impl Compiler<'_> {
    pub(crate) fn formula<N: Number>(&self, formula: &Formula) -> Option<FormulaFn<N>> {
        Some(match formula {
            Formula::True => Box::new(|_| Ok(true)),
            // Choices are fixed before anything is compiled.
            Formula::False | Formula::Given(..) | Formula::Among(..) => Box::new(|_| Ok(false)),
            Formula::Compare(relation, a, b) => self.compare(*relation, a, b)?,
            Formula::Divides(a, b) => self.divides(a, b)?,
            Formula::Is(predicate, term) => self.is(*predicate, term)?,
            Formula::Accepts(index, terms) => self.accepts(*index, terms)?,
            Formula::In(term, set) => self.member(term, set)?,
            Formula::Not(inner) => {
                let inner = self.formula::<N>(inner)?;
                Box::new(move |env| Ok(!inner(env)?))
            }
            Formula::And(all) => {
                let all = self.all::<N>(all)?;
                Box::new(move |env| {
                    for inner in &all {
                        if !inner(env)? {
                            return Ok(false);
                        }
                    }
                    Ok(true)
                })
            }
            Formula::Or(all) => {
                if let Some((term, branches)) = by_value(all) {
                    return self.branch(term, &branches);
                }
                let all = self.all::<N>(all)?;
                Box::new(move |env| {
                    for inner in &all {
                        if inner(env)? {
                            return Ok(true);
                        }
                    }
                    Ok(false)
                })
            }
            Formula::Implies(a, b) => {
                let (a, b) = (self.formula::<N>(a)?, self.formula::<N>(b)?);
                Box::new(move |env| Ok(!a(env)? || b(env)?))
            }
            Formula::Iff(a, b) => {
                let (a, b) = (self.formula::<N>(a)?, self.formula::<N>(b)?);
                Box::new(move |env| Ok(a(env)? == b(env)?))
            }
            Formula::Exists(slots, inner) => self.exists(slots, inner)?,
            Formula::Forall(slots, inner) => {
                let exception = self.exists::<N>(slots, &Formula::Not(inner.clone()))?;
                Box::new(move |env| Ok(!exception(env)?))
            }
            Formula::Counted(counted) => self.counted(counted)?,
        })
    }

    fn compare<N: Number>(&self, relation: Relation, a: &Term, b: &Term) -> Option<FormulaFn<N>> {
        Some(match (a, b) {
            (Term::Variable(Slot(a)), Term::Variable(Slot(b))) => {
                let (a, b) = (*a as usize, *b as usize);
                Box::new(move |env| Ok(relation.holds(&env.slots[a], &env.slots[b])))
            }
            (Term::Variable(Slot(a)), Term::Number(b)) => {
                let (a, b) = (*a as usize, N::from_natural(b)?);
                Box::new(move |env| Ok(relation.holds(&env.slots[a], &b)))
            }
            _ => {
                let (a, b) = (self.term::<N>(a)?, self.term::<N>(b)?);
                Box::new(move |env| defined((|| Ok(relation.holds(&a(env)?, &b(env)?)))()))
            }
        })
    }

    fn divides<N: Number>(&self, a: &Term, b: &Term) -> Option<FormulaFn<N>> {
        let (a, b) = (self.term::<N>(a)?, self.term::<N>(b)?);
        let divides = |a: N, b: N| {
            if a.is_negative() {
                return Ok(false);
            }
            let rest = if a == N::zero() { b } else { fits(b.modulo(&a))? };
            Ok(rest == N::zero())
        };
        Some(Box::new(move |env| defined((|| divides(a(env)?, b(env)?))())))
    }

    fn is<N: Number>(&self, predicate: Predicate, term: &Term) -> Option<FormulaFn<N>> {
        let term = self.term::<N>(term)?;
        let holds = move |number: N| {
            if number.is_negative() {
                return Ok(false);
            }
            if let Some(word) = number.word() {
                return Ok(predicate.holds_word(word));
            }
            let holds = number.natural().map_or(Some(false), |natural| predicate.holds(&natural));
            holds.ok_or(Fault::TooLarge)
        };
        Some(Box::new(move |env| defined((|| holds(term(env)?))())))
    }

    fn accepts<N: Number>(&self, automaton: usize, terms: &[Term]) -> Option<FormulaFn<N>> {
        let terms: Vec<TermFn<N>> = terms.iter().map(|term| self.term(term)).collect::<Option<_>>()?;
        let automaton = self.automata.get(automaton)?.clone();
        Some(Box::new(move |env| {
            defined((|| {
                let mut numbers = Vec::with_capacity(terms.len());
                for term in &terms {
                    match term(env)?.natural() {
                        Some(natural) => numbers.push(natural),
                        None => return Ok(false),
                    }
                }
                Ok(automaton.accepts(&numbers))
            })())
        }))
    }

    fn all<N: Number>(&self, formulas: &[Formula]) -> Option<Vec<FormulaFn<N>>> {
        formulas.iter().map(|inner| self.formula(inner)).collect()
    }

    /// Alternatives for values of a term, sorted, so that the right one is found by binary search.
    fn branch<N: Number>(&self, term: &Term, branches: &[(&UBig, Formula)]) -> Option<FormulaFn<N>> {
        let term = self.term::<N>(term)?;
        let compiled =
            |(value, rest): &(&UBig, Formula)| Some((N::from_natural(value)?, self.formula::<N>(rest)?));
        let branches: Vec<(N, FormulaFn<N>)> = branches.iter().map(compiled).collect::<Option<_>>()?;
        Some(Box::new(move |env| {
            defined((|| {
                let number = term(env)?;
                match branches.binary_search_by(|(value, _)| value.cmp(&number)) {
                    Ok(index) => branches[index].1(env),
                    Err(_) => Ok(false),
                }
            })())
        }))
    }

    fn member<N: Number>(&self, term: &Term, set: &Set) -> Option<FormulaFn<N>> {
        let term = self.term::<N>(term)?;
        let Set::Ranges(ranges) = set else { return Some(Box::new(|_| Ok(false))) };
        // A set of plain numbers is searched rather than scanned; if it comes from a parameter it is sorted.
        let plain = |(from, to): &(Term, Term)| match (from, to) {
            (Term::Number(from), Term::Number(to)) => Some((N::from_natural(from)?, N::from_natural(to)?)),
            _ => None,
        };
        if let Some(plain) = ranges.iter().map(plain).collect::<Option<Vec<(N, N)>>>() {
            let plain = Ranges::new(plain);
            return Some(Box::new(move |env| defined((|| Ok(plain.contains(&term(env)?)))())));
        }
        let ranges = self.ranges::<N>(ranges)?;
        Some(Box::new(move |env| {
            defined((|| {
                let number = term(env)?;
                if number.is_negative() {
                    return Ok(false);
                }
                for (from, to) in &ranges {
                    // An undefined member does not count.
                    if defined((|| Ok(from(env)? <= number && number <= to(env)?))())? {
                        return Ok(true);
                    }
                }
                Ok(false)
            })())
        }))
    }

    pub(crate) fn ranges<N: Number>(&self, ranges: &[(Term, Term)]) -> Option<Vec<(TermFn<N>, TermFn<N>)>> {
        ranges.iter().map(|(from, to)| Some((self.term(from)?, self.term(to)?))).collect()
    }

    /// Counts different solutions of a plan, until one more cannot matter.
    fn counted<N: Number>(&self, counted: &Counted) -> Option<FormulaFn<N>> {
        let Some(number) = integer(&counted.number) else { return Some(Box::new(|_| Ok(false))) };
        let steps = match plan(&counted.body, &counted.slots, &[]) {
            Ok(steps) => steps,
            Err(unbounded) => {
                self.unbounded.borrow_mut().push(unbounded);
                return Some(Box::new(move |_| Err(Fault::Unbounded(unbounded))));
            }
        };
        let plan = Plan::<N>::compile(&steps, self)?;
        let (relation, enough) = (counted.relation, enough(&number));
        let places: Vec<usize> = counted.slots.iter().map(|slot| slot.0 as usize).collect();
        Some(Box::new(move |env| {
            let mut found: BTreeSet<Vec<N>> = BTreeSet::new();
            let is_in_runs = std::mem::take(&mut env.is_in_runs);
            let ran = plan.run(env, &mut |env| {
                found.insert(places.iter().map(|&place| env.slots[place].clone()).collect());
                Ok(if found.len() >= enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            });
            env.is_in_runs = is_in_runs;
            ran.map(|_| relation.holds(&IBig::from(found.len().min(enough)), &number))
        }))
    }

    fn exists<N: Number>(&self, slots: &[Slot], inner: &Formula) -> Option<FormulaFn<N>> {
        match plan(inner, slots, &[]) {
            Err(unbounded) => {
                self.unbounded.borrow_mut().push(unbounded);
                Some(Box::new(move |_| Err(Fault::Unbounded(unbounded))))
            }
            Ok(steps) => {
                let plan = Plan::<N>::compile(&steps, self)?;
                Some(Box::new(move |env| Ok(plan.run(env, &mut |_| Ok(ControlFlow::Break(())))?.is_break())))
            }
        }
    }
}

/// The least number of solutions that is past the number, wherever the relation may depend on more.
fn enough(number: &IBig) -> usize {
    match UBig::try_from(number.clone()) {
        Ok(number) => usize::try_from(&(number + UBig::ONE)).unwrap_or(usize::MAX),
        Err(_) => 0,
    }
}

/// The term and the alternatives, sorted, if each of many begins with the equation of one term with a number of its own.
fn by_value<'f>(all: &'f [Formula]) -> Option<(&'f Term, Vec<(&'f UBig, Formula)>)> {
    const FEW: usize = 4;
    fn equation(of: &Formula) -> Option<(&Term, &UBig)> {
        match of {
            Formula::Compare(Relation::Equal, term, Term::Number(value)) => Some((term, value)),
            _ => None,
        }
    }
    let alternative = |of: &'f Formula| match of {
        Formula::And(parts) => {
            let (first, rest) = parts.split_first()?;
            Some((equation(first)?, crate::fix::and(rest.iter().cloned())))
        }
        other => Some((equation(other)?, Formula::True)),
    };
    let (term, _) = all.first().and_then(alternative)?.0;
    let mut branches = Vec::with_capacity(all.len());
    for one in all {
        let ((same, value), rest) = alternative(one)?;
        if same != term {
            return None;
        }
        branches.push((value, rest));
    }
    branches.sort_by_key(|&(value, _)| value);
    let distinct = branches.windows(2).all(|pair| pair[0].0 != pair[1].0);
    (all.len() > FEW && distinct).then_some((term, branches))
}
