//! What is known of the nim-values of a game on heaps, remembered with the game for whoever asks of a position.

use super::automatic::Attempts;
use super::certificate::Ground;
use super::periodic::Periodic;
use super::{HeapGame, Recognised, certificate};
use crate::effort::Effort;
use ::certificate::PeriodCertificate;
use ::heap::{Period, Sequence, Theorem};
use dashu_int::UBig;
use question::memory::Store;
use question::shape::HeapShape;
use question::{Variant, codes};
use rules::ClaimInstance;
use solve::{Halt, Limits, StopReason};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most heaps whose values are computed for a question.
const MOST: usize = 1 << 28;
/// After how many pairs of heaps no period is looked for any more among values that nobody asks for.
const MOST_WORK: u64 = 1 << 24;
/// Among how many values a period is looked for that only automata would prove.
const MOST_AUTOMATIC: usize = 1 << 12;
/// Moves that see more than so many heaps get no more values than others.
const MOST_SEEN: usize = 1 << 16;

impl Effort {
    /// Among how many values a period is looked for.
    fn values(self) -> usize {
        match self {
            Effort::Quick => 1 << 14,
            Effort::Patient => 1 << 20,
        }
    }
}

/// The nim-values of a game on heaps, as far as they are known.
pub(crate) struct KnownHeaps {
    shape: HeapShape,
    state: Mutex<State>,
}

struct State {
    sequence: Sequence,
    /// Among how many values a period was looked for, with how much work, and whether automata were tried.
    tried: usize,
    work: u64,
    automata: bool,
    period: Option<Arc<Periodic>>,
}

/// The variants of a game that are games on heaps.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<HashMap<String, Option<Arc<KnownHeaps>>>>);

impl Store for Shelf {
    // What is being computed just now counts with whoever asks next.
    fn weight(&self) -> u64 {
        let shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sequence =
            |known: &Arc<KnownHeaps>| known.state.try_lock().map_or(0, |state| state.sequence.bytes());
        let one = |known: &Option<Arc<KnownHeaps>>| 1024 + known.as_ref().map_or(0, sequence);
        shelf.values().map(one).sum()
    }
}

impl KnownHeaps {
    /// Those of this game; nothing if it is no game on heaps.
    pub(crate) fn of(variant: &Variant) -> Option<Arc<KnownHeaps>> {
        let shelf = variant.game().memory.of::<Shelf>();
        let mut shelf = shelf.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = shelf.get(variant.name()) {
            return known.clone();
        }
        let made = HeapShape::of(variant.instance()).map(|shape| {
            let sequence = Sequence::new(shape.rules.clone());
            let state = Mutex::new(State { sequence, tried: 0, work: 0, automata: false, period: None });
            Arc::new(KnownHeaps { shape, state })
        });
        // What was not recognised for want of time may be with more.
        if made.is_some() || !rules::is_stopped() {
            shelf.insert(variant.name().into(), made.clone());
        }
        made
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Among how many values a period is looked for; nothing if no theorem would prove it that is used here.
    fn most(&self, effort: Effort) -> Option<usize> {
        match Theorem::of(&self.shape.rules)? {
            // What comes again is seen after several times as many as one move can see.
            Theorem::Window(most) => Some(effort.values().max(16 * most.min(MOST_SEEN))),
            Theorem::GuySmith(..=2) => Some(effort.values()),
            // With three parts, or amounts without end, a value takes long.
            Theorem::GuySmith(3) | Theorem::Tails => Some(effort.values() / 8),
            Theorem::GuySmith(_) => None,
        }
    }

    /// The heap that a component stands for; those that are too small for that have no moves.
    fn heap(&self, component: u64) -> u64 {
        component.saturating_sub(self.shape.heaps.offset)
    }

    /// The period of the nim-values, if it can be proved with so much effort.
    ///
    /// The largest component that is asked about says up to where values are worth more work.
    pub(crate) fn period(
        &self,
        variant: &Variant,
        effort: Effort,
        largest: &UBig,
        limits: &Limits,
    ) -> Option<Arc<Periodic>> {
        let mut state = self.state();
        if state.period.is_none() {
            let largest = u64::try_from(largest).map_or(u64::MAX, |component| self.heap(component));
            // Where a heap is split in three, automata are sooner done.
            let automata_first = matches!(Theorem::of(&self.shape.rules), Some(Theorem::GuySmith(3..)));
            let mut found = None;
            for automata in [automata_first, !automata_first] {
                found = found.or_else(|| match automata {
                    true => self.by_automata(&mut state, variant, effort, limits),
                    false => self.by_theorem(&mut state, variant, effort, largest, limits),
                });
            }
            state.period = found;
        }
        state.period.clone()
    }

    /// A period that a theorem on heaps proves.
    fn by_theorem(
        &self,
        state: &mut State,
        variant: &Variant,
        effort: Effort,
        largest: u64,
        limits: &Limits,
    ) -> Option<Arc<Periodic>> {
        let most = self.most(effort).filter(|&most| most > state.tried)?;
        let State { sequence, work, .. } = state;
        let wanted = |work: u64, sequence: &Sequence| {
            effort > Effort::Quick || work < MOST_WORK || sequence.len() as u64 <= largest
        };
        if !wanted(*work, sequence) {
            return None;
        }
        let (mut stopped, mut known) = (false, sequence.len());
        let found = sequence.period(most, &mut |sequence| {
            *work = work.saturating_add(sequence.cost().saturating_mul((sequence.len() - known) as u64));
            known = sequence.len();
            stopped = stop(sequence, limits).is_some() || !wanted(*work, sequence);
            !stopped
        });
        let Some(period) = found else {
            if !stopped {
                state.tried = most;
            }
            return None;
        };
        let subject =
            certificate::subject(variant, None).filter(|_| certificate::speaks_of(&self.shape.rules));
        let (ground, _) = certificate::ground(subject, &state.sequence, period, limits).ok()?;
        // Who was stopped may be asked again.
        if limits.stopped().is_some() && !ground.is_certified() {
            return None;
        }
        Some(self.periodic(&state.sequence, period, ground))
    }

    /// A period that automata prove, of a game of which no theorem says so.
    fn by_automata(
        &self,
        state: &mut State,
        variant: &Variant,
        effort: Effort,
        limits: &Limits,
    ) -> Option<Arc<Periodic>> {
        let few =
            matches!(Theorem::of(&self.shape.rules), Some(Theorem::Window(_) | Theorem::GuySmith(..=2)));
        if effort < Effort::Patient || few || state.automata {
            return None;
        }
        let game = self.game(variant);
        let mut attempts = Attempts::new(&game, limits);
        // From the first value on, since it is tried harder while they grow.
        let mut sequence = Sequence::new(self.shape.rules.clone());
        let mut stopped = false;
        sequence.period(MOST_AUTOMATIC, &mut |sequence| {
            attempts.look(sequence);
            stopped = stop(sequence, limits).is_some();
            attempts.found.is_none() && !stopped
        });
        state.automata = !stopped;
        let (period, _) = attempts.found.filter(|_| !stopped)?;
        Some(self.periodic(&sequence, period, Ground::Automata))
    }

    /// The game by its code, if that is how it came about.
    fn game(&self, variant: &Variant) -> HeapGame {
        let by_code = HeapGame::read(&variant.game().reference).ok().filter(|game| {
            codes::text(&game.name(), &game.rules()).is_some_and(|text| text == variant.ruleset().text)
        });
        let recognised = || Recognised { variant: variant.clone(), shape: self.shape.clone() };
        by_code
            .or_else(|| HeapGame::spelled(variant))
            .unwrap_or_else(|| HeapGame::Rules(Box::new(recognised())))
    }

    fn periodic(&self, sequence: &Sequence, period: Period, ground: Ground) -> Arc<Periodic> {
        let values: Vec<u32> = sequence.values().take(period.start + period.length).collect();
        let needed = period.needed(&self.shape.rules).unwrap_or(sequence.len());
        Arc::new(Periodic::new(self.shape.heaps.clone(), values, period, ground, needed))
    }

    /// The first component whose value is not what a claim says, among those of the values that it lists and as many again.
    pub(crate) fn differs(&self, claim: &ClaimInstance, listed: usize, limits: &Limits) -> Option<u64> {
        let most = (2 * listed as u64).saturating_add(self.shape.heaps.offset);
        self.compute(most, limits).ok()?;
        (0..=most).find(|&component| {
            let claimed = claim.value(&[&[component.into()]]).ok().flatten();
            claimed != self.value(component).map(Into::into)
        })
    }

    /// The certificate of a claim that lists so many values; nothing if no period is found.
    pub(crate) fn certificate(
        &self,
        variant: &Variant,
        claim: &ClaimInstance,
        listed: usize,
        limits: &Limits,
    ) -> Option<PeriodCertificate> {
        // Of other games there is no certificate, and values may take long.
        if !certificate::speaks_of(&self.shape.rules) {
            return None;
        }
        let most = self.most(Effort::Patient)?.max(4 * listed);
        let mut state = self.state();
        let period = state.sequence.period(most, &mut |sequence| stop(sequence, limits).is_none())?;
        let subject = certificate::subject(variant, Some(claim.place + 1))?;
        // Claims of lists that grow are for automata.
        (period.saltus == 0).then(|| certificate::of(subject, &state.sequence, period))
    }

    /// Computes the values of all components up to this one; how many heaps those are.
    pub(crate) fn compute(&self, component: u64, limits: &Limits) -> Result<u64, Halt> {
        let wanted = usize::try_from(self.heap(component)).ok().filter(|&heap| heap < MOST);
        let wanted = wanted.ok_or(solve::Refusal::TooLarge)? + 1;
        let mut state = self.state();
        let stopped = |sequence: &Sequence| stop(sequence, limits).filter(|_| sequence.len() < wanted);
        let mut reason = stopped(&state.sequence);
        if reason.is_none() {
            state.sequence.grow(wanted, &mut |sequence| {
                if let Some(progress) = &limits.progress {
                    progress.tell(sequence.len() as u64, Some(wanted as u64));
                }
                reason = stopped(sequence);
                reason.is_none()
            });
        }
        match reason {
            Some(reason) => Err(Halt::Stopped { reason, positions: state.sequence.len() as u64 }),
            None => Ok(wanted as u64),
        }
    }

    /// The value of a component, if it has been computed.
    pub(crate) fn value(&self, component: u64) -> Option<u32> {
        self.state().sequence.value(usize::try_from(self.heap(component)).ok()?)
    }
}

/// Why to stop, if one has to.
fn stop(sequence: &Sequence, limits: &Limits) -> Option<StopReason> {
    match limits.memory {
        Some(most) if sequence.bytes() > most => Some(StopReason::Memory),
        _ => limits.stopped(),
    }
}
