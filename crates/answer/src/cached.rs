//! Computed nim-values of a game on heaps, cached with the game.

use ::heap::{Sequence, Theorem};
use question::Variant;
use question::memory::Store;
use question::shape::HeapShape;
use rules::ClaimInstance;
use solve::{Halt, Limits, StopReason};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Limit on the heaps whose values are computed for a question.
const MOST: usize = 1 << 28;
/// Limit on the heaps that a move looks at, beyond which no further values are computed.
const MOST_SEEN: usize = 1 << 16;

/// Number of values among which a period is looked for where there is no other answer.
pub const PATIENT: usize = 1 << 20;

/// Nim-values of a game on heaps computed so far.
pub struct CachedValues {
    shape: HeapShape,
    sequence: Mutex<Sequence>,
}

/// The variants of a game that are games on heaps.
#[derive(Default)]
pub struct Shelf(Mutex<HashMap<String, Option<Arc<CachedValues>>>>);

impl Store for Shelf {
    // Values being computed now count with the next request.
    fn weight(&self) -> u64 {
        let shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes =
            |known: &Arc<CachedValues>| known.sequence.try_lock().map_or(0, |sequence| sequence.bytes());
        let one = |known: &Option<Arc<CachedValues>>| 1024 + known.as_ref().map_or(0, bytes);
        shelf.values().map(one).sum()
    }
}

impl CachedValues {
    /// Cached values of this game; `None` if it is no game on heaps.
    pub fn of(variant: &Variant) -> Option<Arc<CachedValues>> {
        let shelf = variant.memory().of::<Shelf>();
        let mut shelf = shelf.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = shelf.get(variant.name()) {
            return known.clone();
        }
        let made = HeapShape::of(variant.instance()).map(|shape| {
            let sequence = Mutex::new(Sequence::new(shape.rules.clone()));
            Arc::new(CachedValues { shape, sequence })
        });
        // With more time it may be recognised.
        if made.is_some() || !limits::watch::is_stopped() {
            shelf.insert(variant.name().into(), made.clone());
        }
        made
    }

    /// The values, locked against other computations.
    pub fn sequence(&self) -> MutexGuard<'_, Sequence> {
        self.sequence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Its rules as those of a game on heaps.
    pub fn shape(&self) -> &HeapShape {
        &self.shape
    }

    /// Number of values among which to look for a period, if one would look among so many in most games; nothing if no theorem
    /// would prove the period.
    pub fn most(&self, values: usize) -> Option<usize> {
        match Theorem::of(&self.shape.rules)? {
            // A period shows after several times as many values as one move can see.
            Theorem::Window(most) => Some(values.max(16 * most.min(MOST_SEEN))),
            Theorem::GuySmith(..=2) => Some(values),
            // With three parts, or amounts without end, a value takes long.
            Theorem::GuySmith(3) | Theorem::Growing | Theorem::Tails => Some(values / 8),
            Theorem::GuySmith(_) => None,
        }
    }

    /// The heap that a component stands for; those that are too small for that have no moves.
    pub fn heap(&self, component: u64) -> u64 {
        component.saturating_sub(self.shape.heaps.offset)
    }

    /// The first component whose value is not what a claim says, among those of the values that it lists and as many again.
    pub fn differs(&self, claim: &ClaimInstance, listed: usize, limits: &Limits) -> Option<u64> {
        let most = (2 * listed as u64).saturating_add(self.shape.heaps.offset);
        self.compute(most, limits).ok()?;
        (0..=most).find(|&component| {
            let claimed = claim.value(&[&[component.into()]]).ok().flatten();
            claimed != self.value(component).map(Into::into)
        })
    }

    /// Computes the values of all components up to this one; how many heaps those are.
    pub fn compute(&self, component: u64, limits: &Limits) -> Result<u64, Halt> {
        let wanted = usize::try_from(self.heap(component)).ok().filter(|&heap| heap < MOST);
        let wanted = wanted.ok_or(solve::Refusal::TooLarge)? + 1;
        let mut sequence = self.sequence();
        let stopped = |sequence: &Sequence| stop(sequence, limits).filter(|_| sequence.len() < wanted);
        let mut reason = stopped(&sequence);
        if reason.is_none() {
            sequence.grow(wanted, &mut |sequence| {
                if let Some(progress) = &limits.progress {
                    progress.tell(sequence.len() as u64, Some(wanted as u64));
                }
                reason = stopped(sequence);
                reason.is_none()
            });
        }
        match reason {
            Some(reason) => Err(Halt::Stopped { reason, positions: sequence.len() as u64 }),
            None => Ok(wanted as u64),
        }
    }

    /// The value of a component, if it has been computed.
    pub fn value(&self, component: u64) -> Option<u32> {
        self.sequence().value(usize::try_from(self.heap(component)).ok()?)
    }
}

/// Why to stop, if one has to.
pub fn stop(sequence: &Sequence, limits: &Limits) -> Option<StopReason> {
    match limits.memory {
        Some(most) if sequence.bytes() > most => Some(StopReason::Memory),
        _ => limits.stopped(),
    }
}
