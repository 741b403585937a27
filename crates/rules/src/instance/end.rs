//! Declared ends, compiled.

use super::guard::guard;
use super::pattern::{Early, matches};
use super::rule::{Search, places};
use super::twice::{SHORT, room};
use crate::Verdict;
use crate::eval::{Compiler, Env, Fault, Plan};
use crate::ruleset::{End, Pattern, Scope, Slot};
use crate::{Mask, walk};
use dashu_int::IBig;
use language::integer::Number;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A declared end, compiled for both kinds of integers.
pub(super) struct EndTest {
    pub(super) verdict: Verdict,
    /// Variables of the end.
    pub(super) scope: Scope,
    pub(super) words: Option<Compiled<i64>>,
    pub(super) big: Option<Compiled<IBig>>,
    /// Variables that no condition bounds.
    pub(super) unbounded: Vec<Slot>,
    /// Evaluation on whole rows of tuples.
    pub(super) mask: Option<Arc<dyn Mask>>,
}

pub(super) struct Compiled<N> {
    pattern: Pattern,
    slots: usize,
    early: Early<N>,
    plan: Result<Plan<N>, Slot>,
}

impl EndTest {
    /// Compiles an end whose parameters are fixed.
    pub(super) fn new(end: &End, compiler: &Compiler<'_>) -> EndTest {
        let search = Search::new(&end.condition, &end.pattern, &[]);
        let (words, big) = (Compiled::new(end, &search, compiler), Compiled::new(end, &search, compiler));
        let mut unbounded = compiler.take_unbounded();
        unbounded.extend(search.steps.as_ref().err());
        unbounded.sort();
        unbounded.dedup();
        let mask = match end.pattern {
            Pattern::Tuple(arity) => {
                let bound = walk::variables(&end.condition).iter().all(|slot| (slot.0 as usize) < arity);
                if bound { guard(&end.condition, arity, end.scope.names.len(), compiler) } else { None }
            }
            Pattern::Row(_) => None,
        };
        EndTest { verdict: end.verdict, scope: end.scope.clone(), words, big, unbounded, mask }
    }
}

impl<N: Number> Compiled<N> {
    fn new(end: &End, search: &Search, compiler: &Compiler<'_>) -> Option<Compiled<N>> {
        let slots = end.scope.names.len().max(places(&end.pattern));
        let (early, plan) = (search.early(compiler)?, search.plan(compiler)?);
        Some(Compiled { pattern: end.pattern.clone(), slots, early, plan })
    }

    /// Returns `true` if play has stopped at a component.
    pub(super) fn holds(&self, component: &[N]) -> Result<bool, Fault> {
        let (mut few, mut many): ([N; SHORT], _) = (std::array::from_fn(|_| N::zero()), Vec::new());
        let slots = room(&mut few, &mut many, self.slots);
        let mut env = Env::new(slots, &[]).within(component);
        let went = matches(&self.pattern, &self.early, component, &mut env, &mut |_, env| {
            let plan = self.plan.as_ref().map_err(|&slot| Fault::Unbounded(slot))?;
            plan.run(env, &mut |_| Ok(ControlFlow::Break(())))
        })?;
        Ok(went.is_break())
    }
}
