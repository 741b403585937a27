//! Where questions are answered: as many at once as there are processors, the others wait a little or are sent away.
//!
//! A question that turns out to be long goes to another desk with as many places, so that short ones need not wait for it; if that is
//! full, it is sent away.

use crate::problem::Refused;
use rules::Lang;
use solve::Limits;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long a question may take.
pub(crate) const TIME: Duration = Duration::from_secs(2);
/// How much memory it may take.
pub(crate) const MEMORY: u64 = 256 << 20;
/// Positions met where play need not end.
const POSITIONS: u64 = 1 << 19;
/// How many candidates are tried for a position.
const FUEL: u64 = 1 << 21;
/// A question that takes longer is long, and how long it may wait then for a place among the long ones while it goes on.
const SHORT: Duration = Duration::from_millis(100);
const UNPLACED: Duration = Duration::from_millis(300);
/// How many questions wait for every one that is answered.
const WAITING: usize = 12;
/// How long a question waits.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where questions are answered.
pub(crate) struct Desk {
    places: Arc<Semaphore>,
    /// For long questions.
    long: Arc<Semaphore>,
    size: usize,
    waiting: AtomicUsize,
    panics: AtomicU64,
}

impl Desk {
    /// For so many questions at once.
    pub(crate) fn new(size: usize) -> Desk {
        let places = Arc::new(Semaphore::new(size));
        let long = Arc::new(Semaphore::new(size));
        Desk { places, long, size, waiting: AtomicUsize::new(0), panics: AtomicU64::new(0) }
    }

    /// How many questions are being answered, and how many wait.
    pub(crate) fn busy(&self) -> (usize, usize) {
        let free = self.places.available_permits() + self.long.available_permits();
        (2 * self.size - free, self.waiting.load(Ordering::Relaxed))
    }

    /// Sends away who waits, and whoever comes.
    pub(crate) fn close(&self) {
        self.places.close();
    }

    /// How many questions ended in a panic.
    pub(crate) fn panics(&self) -> u64 {
        self.panics.load(Ordering::Relaxed)
    }

    /// Counts a panic.
    pub(crate) fn panicked(&self) {
        self.panics.fetch_add(1, Ordering::Relaxed);
    }

    /// Does the work on a thread of its own, within the limits of a question. Who goes away interrupts it.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        lang: Lang,
        work: impl FnOnce(&Limits) -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        let waits = Waits::new(&self.waiting, WAITING * self.size).ok_or_else(|| Refused::busy(lang))?;
        let place = tokio::time::timeout(PATIENCE, self.places.clone().acquire_owned()).await;
        drop(waits);
        let place = match place {
            Ok(Ok(place)) => place,
            Ok(Err(_)) => return Err(Refused::stopping(lang)),
            Err(_) => return Err(Refused::busy(lang)),
        };
        let gone = Gone(Arc::new(AtomicBool::new(false)));
        let limits = Limits { interrupt: gone.0.clone(), ..Limits::none() };
        let limits = limits.with_time(TIME).with_memory(MEMORY).with_positions(POSITIONS);
        // The thread gives the place back, even if nobody waits for what it does.
        let held = Arc::new(Mutex::new(Some(place)));
        let holds = held.clone();
        let mut work = tokio::task::spawn_blocking(move || {
            let done = within(FUEL, &limits, lang, work);
            drop(holds.lock().unwrap_or_else(PoisonError::into_inner).take());
            done
        });
        let done = match tokio::time::timeout(SHORT, &mut work).await {
            Ok(done) => done,
            Err(_) => {
                let place = tokio::time::timeout(UNPLACED, self.long.clone().acquire_owned());
                tokio::select! {
                    done = &mut work => done,
                    place = place => {
                        let Ok(Ok(place)) = place else { return Err(Refused::busy(lang)) };
                        exchange(&held, place);
                        work.await
                    }
                }
            }
        };
        drop(gone);
        done.unwrap_or_else(|_| {
            self.panicked();
            Err(Refused::panicked(lang))
        })
    }
}

/// Holds this place in place of the one that is held, if one still is.
fn exchange(held: &Mutex<Option<OwnedSemaphorePermit>>, place: OwnedSemaphorePermit) {
    let mut held = held.lock().unwrap_or_else(PoisonError::into_inner);
    *held = held.take().and(Some(place));
}

/// Does the work on this thread, where even a single position is looked at no longer than the limits allow.
pub(crate) fn within<T>(
    fuel: u64,
    limits: &Limits,
    lang: Lang,
    work: impl FnOnce(&Limits) -> Result<T, Refused>,
) -> Result<T, Refused> {
    let watched = limits.clone();
    let done = rules::watched(fuel, Arc::new(move || watched.stopped().is_some()), || work(limits));
    match (&done, limits.stopped()) {
        // Whatever it says that it could not do, it had no time for it.
        (Err(_), Some(reason)) => Err(Refused::stopped(reason, lang)),
        _ => done,
    }
}

/// Interrupts the work when nobody waits for it any more.
struct Gone(Arc<AtomicBool>);

impl Drop for Gone {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// One of those who wait.
struct Waits<'a>(&'a AtomicUsize);

impl<'a> Waits<'a> {
    fn new(waiting: &'a AtomicUsize, most: usize) -> Option<Waits<'a>> {
        let more = |now: usize| (now < most).then_some(now + 1);
        waiting.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).ok()?;
        Some(Waits(waiting))
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
