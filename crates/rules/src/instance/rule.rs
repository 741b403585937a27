//! One rule, compiled.

use super::Trouble;
use super::pattern::{Early, Match, matches};
use crate::eval::{Compiler, Env, Fault, TermFn};
use crate::fix;
use crate::number::Number;
use crate::plan::{Plan, Step, plan};
use crate::ruleset::{Formula, Part, Pattern, Relation, RowPart, Rule, Scope, Slot, Term};
use crate::{linear, walk};
use dashu_int::{IBig, UBig};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// One component of an option under construction: numbers of this kind.
pub(super) type Sum<N> = Vec<Vec<N>>;

/// A rule, compiled for both kinds of integers.
pub(super) struct RuleMoves {
    pub(super) words: Option<Compiled<i64>>,
    pub(super) big: Option<Compiled<IBig>>,
    /// Variables that no condition bounds.
    pub(super) unbounded: Vec<Slot>,
}

pub(super) struct Compiled<N> {
    pattern: Pattern,
    slots: usize,
    early: Early<N>,
    plan: Result<Plan<N>, Slot>,
    after: Vec<After<N>>,
}

enum After<N> {
    Tuple(Vec<TermFn<N>>),
    Row(Vec<RowAfter<N>>),
}

enum RowAfter<N> {
    Place(TermFn<N>),
    Gap(usize),
}

impl RuleMoves {
    /// Compiles a rule whose parameters are fixed.
    pub(super) fn new(rule: &Rule, compiler: &Compiler<'_>) -> RuleMoves {
        let places = places(&rule.before);
        let terms: Vec<&Term> = rule.after.iter().flat_map(terms).collect();
        let mut needed: BTreeSet<Slot> = terms.iter().flat_map(|term| linear::variables(term)).collect();
        needed.retain(|slot| slot.0 as usize >= places);
        let needed: Vec<Slot> = needed.into_iter().collect();
        // What is left has to be natural; where that is a condition it bounds the variables.
        let zero = || Term::Number(UBig::ZERO);
        let natural = terms
            .iter()
            .filter(|term| !matches!(term, Term::Variable(_) | Term::Number(_)))
            .map(|term| Formula::Compare(Relation::GreaterEqual, (*term).clone(), zero()));
        let condition = fix::and(std::iter::once(rule.condition.clone()).chain(natural));
        let search = Search::new(&condition, &rule.before, &needed);
        let words = Compiled::new(rule, &search, compiler);
        let mut unbounded = compiler.take_unbounded();
        let big = Compiled::new(rule, &search, compiler);
        compiler.take_unbounded();
        unbounded.extend(search.steps.as_ref().err());
        unbounded.sort();
        unbounded.dedup();
        RuleMoves { words, big, unbounded }
    }
}

/// How many slots the places of a pattern take.
pub(super) fn places(pattern: &Pattern) -> usize {
    match pattern {
        Pattern::Tuple(arity) => *arity,
        Pattern::Row(items) => {
            items.iter().filter(|item| matches!(item, crate::ruleset::RowItem::Place(_))).count()
        }
    }
}

fn terms(part: &Part) -> Vec<&Term> {
    match part {
        Part::Tuple(terms) => terms.iter().collect(),
        Part::Row(parts) => parts
            .iter()
            .filter_map(|part| match part {
                RowPart::Place(term) => Some(term),
                RowPart::Gap(_) => None,
            })
            .collect(),
    }
}

/// Where a condition is tested, and how the variables that a pattern does not bind are found.
pub(super) struct Search {
    /// What can be tested as soon as so many places of a row are bound.
    early: Vec<Vec<Formula>>,
    steps: Result<Vec<Step>, Slot>,
}

impl Search {
    pub(super) fn new(condition: &Formula, before: &Pattern, needed: &[Slot]) -> Search {
        let places = places(before);
        let mut early: Vec<Vec<Formula>> = vec![Vec::new(); places];
        let mut late = Vec::new();
        let all = match condition {
            Formula::And(all) => all.clone(),
            other => vec![other.clone()],
        };
        for condition in all {
            let last = walk::variables(&condition).into_iter().max();
            match (before, last) {
                (Pattern::Row(_), Some(last)) if (last.0 as usize) < places => {
                    early[last.0 as usize].push(condition);
                }
                _ => late.push(condition),
            }
        }
        let condition = fix::and(late);
        let mut wanted: BTreeSet<Slot> = walk::variables(&condition).into_iter().collect();
        wanted.extend(needed);
        wanted.retain(|slot| slot.0 as usize >= places);
        let wanted: Vec<Slot> = wanted.into_iter().collect();
        Search { early, steps: plan(&condition, &wanted, needed) }
    }

    pub(super) fn early<N: Number>(&self, compiler: &Compiler<'_>) -> Option<Early<N>> {
        let stage = |stage: &Vec<Formula>| stage.iter().map(|formula| compiler.formula(formula)).collect();
        self.early.iter().map(stage).collect()
    }

    pub(super) fn plan<N: Number>(&self, compiler: &Compiler<'_>) -> Option<Result<Plan<N>, Slot>> {
        Some(match &self.steps {
            Ok(steps) => Ok(Plan::compile(steps, compiler)?),
            Err(unbounded) => Err(*unbounded),
        })
    }
}

impl<N: Number> Compiled<N> {
    /// `None`: a constant does not fit this kind of integers.
    fn new(rule: &Rule, search: &Search, compiler: &Compiler<'_>) -> Option<Compiled<N>> {
        let part = |part: &Part| -> Option<After<N>> {
            Some(match part {
                Part::Tuple(terms) => {
                    After::Tuple(terms.iter().map(|term| compiler.term(term)).collect::<Option<_>>()?)
                }
                Part::Row(parts) => After::Row(
                    parts
                        .iter()
                        .map(|part| {
                            Some(match part {
                                RowPart::Place(term) => RowAfter::Place(compiler.term(term)?),
                                RowPart::Gap(gap) => RowAfter::Gap(*gap),
                            })
                        })
                        .collect::<Option<_>>()?,
                ),
            })
        };
        Some(Compiled {
            pattern: rule.before.clone(),
            slots: rule.scope.names.len(),
            early: search.early(compiler)?,
            plan: search.plan(compiler)?,
            after: rule.after.iter().map(part).collect::<Option<_>>()?,
        })
    }

    /// Visits the options of a component.
    pub(super) fn options(
        &self,
        component: &[N],
        each: &mut dyn FnMut(&Sum<N>) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Fault> {
        let mut slots = vec![N::zero(); self.slots];
        let mut env = Env::new(&mut slots, &[]).within(component);
        let mut sum: Sum<N> = self.after.iter().map(|_| Vec::new()).collect();
        matches(&self.pattern, &self.early, component, &mut env, &mut |found, env| {
            let plan = self.plan.as_ref().map_err(|&slot| Fault::Unbounded(slot))?;
            plan.run(env, &mut |env| {
                if !self.leave(component, found, env, &mut sum)? {
                    return Ok(ControlFlow::Continue(()));
                }
                env.refuel();
                Ok(each(&sum))
            })
        })
    }

    /// Writes what the move leaves, if all of that is natural.
    fn leave(
        &self,
        component: &[N],
        found: &Match<'_>,
        env: &mut Env<'_, N>,
        sum: &mut Sum<N>,
    ) -> Result<bool, Fault> {
        for (after, part) in self.after.iter().zip(sum) {
            part.clear();
            let mut place = |term: &TermFn<N>, part: &mut Vec<N>| match term(env) {
                Ok(number) if !number.is_negative() => {
                    part.push(number);
                    Ok(true)
                }
                Ok(_) | Err(Fault::Undefined) => Ok(false),
                Err(fault) => Err(fault),
            };
            match after {
                After::Tuple(terms) => {
                    for term in terms {
                        if !place(term, part)? {
                            return Ok(false);
                        }
                    }
                }
                After::Row(items) => {
                    for item in items {
                        match item {
                            RowAfter::Place(term) => {
                                if !place(term, part)? {
                                    return Ok(false);
                                }
                            }
                            RowAfter::Gap(gap) => {
                                let range = found.gaps.get(*gap).cloned().unwrap_or(0..0);
                                part.extend_from_slice(component.get(range).unwrap_or_default());
                            }
                        }
                    }
                }
            }
        }
        Ok(true)
    }
}

/// A fault, said of a rule.
pub(super) fn trouble(fault: Fault, rule: usize, scope: &Scope) -> Trouble {
    match fault {
        Fault::Unbounded(slot) => {
            let variable = scope.names.get(slot.0 as usize).cloned().unwrap_or_default();
            Trouble::Unbounded { rule, variable }
        }
        Fault::TooMany => Trouble::TooMany,
        Fault::Undefined | Fault::Overflow | Fault::TooLarge => Trouble::TooLarge,
    }
}
