//! Compilation of rules.

use super::after::{After, Copies, Sum, terms, variables};
use super::misfit::Trouble;
use super::pattern::{Early, matches};
use crate::Relation;
use crate::eval::{Compiler, Env, Fault, Plan};
use crate::fix;
use crate::plan::{Step, plan};
use crate::ruleset::{Formula, Part, Pattern, Rule, Scope, Slot, Term};
use crate::walk;
use dashu_int::{IBig, UBig};
use language::integer::Number;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

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
    after: After<N>,
}

impl RuleMoves {
    /// Compiles a rule whose parameters are fixed.
    pub(super) fn new(rule: &Rule, compiler: &Compiler<'_>) -> RuleMoves {
        let places = places(&rule.before);
        let mut needed: BTreeSet<Slot> = rule.after.iter().flat_map(variables).collect();
        needed.retain(|slot| slot.0 as usize >= places);
        let needed: Vec<Slot> = needed.into_iter().collect();
        // The result has to be natural; where that is a condition, it bounds the variables.
        let condition = fix::and(std::iter::once(rule.condition.clone()).chain(naturals(&rule.after)));
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

impl Rule {
    /// Steps that find the moves of a rule without parameters, given its places. The error is a variable without a finite range.
    pub fn steps(&self) -> Result<Vec<Step>, Slot> {
        let places = places(&self.before);
        let condition = fix::and(std::iter::once(self.condition.clone()).chain(naturals(&self.after)));
        let new = |slot: &Slot| slot.0 as usize >= places;
        let needed: BTreeSet<Slot> = self.after.iter().flat_map(variables).filter(new).collect();
        let needed: Vec<Slot> = needed.into_iter().collect();
        let mut wanted: BTreeSet<Slot> = walk::variables(&condition).into_iter().filter(new).collect();
        wanted.extend(&needed);
        let wanted: Vec<Slot> = wanted.into_iter().collect();
        plan(&condition, &wanted, &needed)
    }
}

/// Number of slots taken by the places of a pattern.
pub(super) fn places(pattern: &Pattern) -> usize {
    match pattern {
        Pattern::Tuple(arity) => *arity,
        Pattern::Row(items) => {
            items.iter().filter(|item| matches!(item, crate::ruleset::RowItem::Place(_))).count()
        }
    }
}

/// Conditions that the result of a move is natural, where that is not obvious.
pub(super) fn naturals(after: &[Part]) -> impl Iterator<Item = Formula> {
    let plain = |term: &&Term| matches!(term, Term::Variable(_) | Term::Number(_));
    let zero = || Term::Number(UBig::ZERO);
    let terms = after.iter().flat_map(terms).filter(move |term| !plain(term));
    terms.map(move |term| Formula::Compare(Relation::GreaterEqual, term.clone(), zero()))
}

/// Test points of a condition, and a plan for the variables that a pattern does not bind.
pub(super) struct Search {
    /// Conditions that can be tested once the given number of places of a row is bound.
    early: Vec<Vec<Formula>>,
    pub(super) steps: Result<Vec<Step>, Slot>,
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
    /// `None` if a constant does not fit this kind of integer.
    fn new(rule: &Rule, search: &Search, compiler: &Compiler<'_>) -> Option<Compiled<N>> {
        Some(Compiled {
            pattern: rule.before.clone(),
            slots: rule.scope.names.len(),
            early: search.early(compiler)?,
            plan: search.plan(compiler)?,
            after: After::new(&rule.after, compiler)?,
        })
    }

    /// Visits the options of a component; of copies those that `kept` says.
    pub(super) fn options(
        &self,
        component: &[N],
        kept: Copies,
        each: &mut dyn FnMut(&Sum<N>) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Fault> {
        let mut slots = vec![N::zero(); self.slots];
        let mut env = Env::new(&mut slots, &[]).within(component);
        let mut sum = self.after.room();
        matches(&self.pattern, &self.early, component, &mut env, &mut |found, env| {
            let plan = self.plan.as_ref().map_err(|&slot| Fault::Unbounded(slot))?;
            plan.run(env, &mut |env| {
                if !self.after.leave(component, found, env, kept, &mut sum)? {
                    return Ok(ControlFlow::Continue(()));
                }
                env.refuel();
                Ok(each(&sum))
            })
        })
    }
}

impl<N: Number> Compiled<N> {
    /// Visits the options of a heap in runs of consecutive heaps, each from its first to its last. Returns `false` if a
    /// move does not leave one heap, or those that it leaves are not consecutive.
    pub(super) fn runs(
        &self,
        heap: &N,
        linear: &[(Slot, bool)],
        each: &mut dyn FnMut(N, N) -> ControlFlow<()>,
    ) -> Result<bool, Fault> {
        let heaps = std::slice::from_ref(heap);
        let mut slots = vec![N::zero(); self.slots];
        let mut env = Env::new(&mut slots, &[]).within(heaps).in_runs();
        let mut sum = self.after.room();
        let mut consecutive = true;
        let _complete = matches(&self.pattern, &self.early, heaps, &mut env, &mut |found, env| {
            let plan = self.plan.as_ref().map_err(|&slot| Fault::Unbounded(slot))?;
            plan.run(env, &mut |env| {
                let mut left = |env: &mut Env<'_, N>| -> Result<Option<N>, Fault> {
                    let is_left = self.after.leave(heaps, found, env, Copies::All, &mut sum)?;
                    Ok(if is_left { sum[0].first().cloned() } else { None })
                };
                env.refuel();
                let Some((slot, most)) = env.run.take() else {
                    return Ok(left(env)?.map_or(ControlFlow::Continue(()), |only| each(only.clone(), only)));
                };
                let rises = linear.iter().find(|(variable, _)| *variable == slot).map(|&(_, rises)| rises);
                let first = left(env)?;
                env.slots[slot.0 as usize] = most;
                match (rises, first, left(env)?) {
                    (Some(true), Some(least), Some(most)) | (Some(false), Some(most), Some(least)) => {
                        Ok(each(least, most))
                    }
                    _ => {
                        consecutive = false;
                        Ok(ControlFlow::Break(()))
                    }
                }
            })
        })?;
        Ok(consecutive)
    }
}

/// Attributes a fault to a rule.
pub(super) fn trouble(fault: Fault, rule: usize, scope: &Scope) -> Trouble {
    match fault {
        Fault::Unbounded(slot) => {
            let variable = scope.names.get(slot.0 as usize).cloned().unwrap_or_default();
            Trouble::Unbounded { rule, variable }
        }
        Fault::TooMany => Trouble::TooMany,
        Fault::Undefined | Fault::Overflow | Fault::TooLarge | Fault::Wanted => Trouble::TooLarge,
    }
}
