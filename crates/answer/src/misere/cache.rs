//! Misère quotients of games on heaps, cached with the game.

use super::elements::Elements;
use super::report::checked;
use crate::effort::Effort;
use ::quotient::{SearchEnd, Sizes, search};
use question::Variant;
use question::memory::Store;
use question::shape::HeapShape;
use rules::{Body, Convention};
use sequences::certificate::Subject;
use solve::{Limits, StopReason};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

impl Effort {
    /// Sizes and steps of the search for a quotient.
    fn quotient(self) -> (Sizes, u64) {
        match self {
            Effort::Quick => (Sizes { elements: 200, heaps: 400, entries: 1 << 18 }, 100 << 14),
            Effort::Patient => (Sizes::default(), 20_000 << 14),
        }
    }
}

/// Quotients of a game's variants, with the effort spent on each.
#[derive(Default)]
pub(crate) struct Quotients(Mutex<HashMap<String, Looked>>);

/// Approximate number of bytes of a quotient.
const QUOTIENT: u64 = 1 << 20;

impl Store for Quotients {
    fn weight(&self) -> u64 {
        let quotients = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        quotients.values().map(|(_, found)| if found.is_some() { QUOTIENT } else { 256 }).sum()
    }
}

/// Effort spent, and its result.
type Looked = (Effort, Option<Arc<Elements>>);

/// The quotient of a game on heaps in misère play, or that of its first heaps; the checker has accepted the certificate.
pub(crate) fn cached_quotient(variant: &Variant, effort: Effort, limits: &Limits) -> Option<Arc<Elements>> {
    let Body::Rules(_) = variant.ruleset().body else { return None };
    if variant.instance().convention() != Convention::Misere {
        return None;
    }
    let quotients = variant.memory().of::<Quotients>();
    let quotients = &quotients.0;
    let remembered = quotients.lock().unwrap_or_else(PoisonError::into_inner).get(variant.name()).cloned();
    if let Some((tried, found)) = remembered
        && (tried >= effort || found.as_ref().is_some_and(|found| found.is_whole()))
    {
        return found;
    }
    let found = find(variant, effort, limits);
    if limits.stopped().is_none() {
        let entry = (effort, found.clone());
        quotients.lock().unwrap_or_else(PoisonError::into_inner).insert(variant.name().into(), entry);
    }
    found
}

fn find(variant: &Variant, effort: Effort, limits: &Limits) -> Option<Arc<Elements>> {
    let shape = HeapShape::of(variant.instance()).filter(|shape| shape.rules.is_finite())?;
    let (sizes, steps) = effort.quotient();
    let report = search(&shape.rules, &sizes, &limits.clock().with_steps(steps));
    if let SearchEnd::Stopped(StopReason::Time | StopReason::Interrupted) = report.ended {
        return None;
    }
    let subject = Subject::of(variant.instance(), &shape)?;
    let certificate = report.quotient.certificate(subject.heaps, subject.offset).to_string();
    let code = checked(&certificate, &limits.clock()).ok()?.moves.code()?;
    Some(Arc::new(Elements::new(shape.heaps, report.quotient, code)))
}
