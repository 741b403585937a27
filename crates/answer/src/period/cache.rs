//! Period of the nim-values of a game on heaps, cached with the game.

use super::automatic::Attempts;
use super::periodic::Periodic;
use crate::effort::Effort;
use ::heap::{Period, Sequence, Theorem};
use dashu_int::UBig;
use question::memory::Store;
use question::{Variant, codes};
use sequences::cache::{CachedValues, PATIENT, stop};
use sequences::{Ground, HeapGame, certificate};
use solve::Limits;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

impl Effort {
    /// Number of values among which a period is looked for.
    fn values(self) -> usize {
        match self {
            Effort::Quick => 1 << 14,
            Effort::Patient => PATIENT,
        }
    }
}

/// Limit on the pairs of heaps examined for a period among values beyond the question.
const MOST_WORK: u64 = 1 << 24;
/// Number of values examined for a period that only automata would prove.
const MOST_AUTOMATIC: usize = 1 << 12;

/// Search for the period of a game on heaps, with its result so far.
pub(crate) struct CachedPeriod {
    heaps: Arc<CachedValues>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Values examined, work spent, and `true` if automata were tried.
    tried: usize,
    work: u64,
    automata: bool,
    period: Option<Arc<Periodic>>,
}

/// The periods of a game's variants.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<HashMap<String, Arc<CachedPeriod>>>);

impl Store for Shelf {}

impl CachedPeriod {
    /// Cached search for this game; `None` if it is no game on heaps.
    pub(crate) fn of(variant: &Variant) -> Option<Arc<CachedPeriod>> {
        let heaps = CachedValues::of(variant)?;
        let shelf = variant.memory().of::<Shelf>();
        let mut shelf = shelf.0.lock().unwrap_or_else(PoisonError::into_inner);
        let made = || Arc::new(CachedPeriod { heaps, state: Mutex::default() });
        Some(shelf.entry(variant.name().into()).or_insert_with(made).clone())
    }

    /// The period of the nim-values, if it can be proved with this effort.
    ///
    /// The largest component in question bounds the values that are worth more work.
    pub(crate) fn period(
        &self,
        variant: &Variant,
        effort: Effort,
        largest: &UBig,
        limits: &Limits,
    ) -> Option<Arc<Periodic>> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.period.is_none() {
            let largest = u64::try_from(largest).map_or(u64::MAX, |component| self.heaps.heap(component));
            // For splits in three, automata are faster than many values; a theorem that needs few comes first all the same.
            let automata_first =
                matches!(Theorem::of(&self.heaps.shape().rules), Some(Theorem::GuySmith(3..)));
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
        let most = self.heaps.most(effort.values()).filter(|&most| most > state.tried)?;
        let mut sequence = self.heaps.sequence();
        let work = &mut state.work;
        let wanted = |work: u64, sequence: &Sequence| {
            effort > Effort::Quick || work < MOST_WORK || sequence.len() as u64 <= largest
        };
        if !wanted(*work, &sequence) {
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
        let subject = certificate::subject(variant, self.heaps.shape());
        let (ground, _) = certificate::ground(subject, &sequence, period, limits).ok()?;
        // A stopped attempt may be repeated.
        if limits.stopped().is_some() && !ground.is_certified() {
            return None;
        }
        Some(self.periodic(&sequence, period, ground))
    }

    /// A period proved by automata, for a game that no theorem covers.
    fn by_automata(
        &self,
        state: &mut State,
        variant: &Variant,
        effort: Effort,
        limits: &Limits,
    ) -> Option<Arc<Periodic>> {
        let few = matches!(
            Theorem::of(&self.heaps.shape().rules),
            Some(Theorem::Window(_) | Theorem::GuySmith(..=2))
        );
        if effort < Effort::Patient || few || state.automata {
            return None;
        }
        let game = self.game(variant);
        let mut attempts = Attempts::new(&game, limits);
        // From the first value on, since it is tried harder while they grow.
        let mut sequence = Sequence::new(self.heaps.shape().rules.clone());
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
        by_code
            .or_else(|| HeapGame::spelled(variant))
            .unwrap_or_else(|| HeapGame::recognised(variant.clone(), self.heaps.shape().clone()))
    }

    fn periodic(&self, sequence: &Sequence, period: Period, ground: Ground) -> Arc<Periodic> {
        let values: Vec<u32> = sequence.values().take(period.start + period.length).collect();
        let needed = period.needed(&self.heaps.shape().rules).unwrap_or(sequence.len());
        Arc::new(Periodic::new(self.heaps.shape().heaps.clone(), values, period, ground, needed))
    }
}
