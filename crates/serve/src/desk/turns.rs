//! Turns at the desk: shared evenly among machines, and on a machine among its clients.
//!
//! A question begins in one of few places for short questions, which it has to leave after a moment; so a place is soon free again.
//! The next place goes to the machine that has been served least of late, and on it to the client of whom the same is true. Those
//! who ask much wait for themselves; who asks now and then is next.

use crate::client::{Client, Machine};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The most questions of a machine at work at once where others ask as well, and where it is alone.
const OWN: usize = 2;
const ALONE: usize = 8;
/// Seconds of service below which a client asks little, and the places that its machine has for such clients besides.
const LITTLE: f64 = 0.3;
const FOR_LITTLE: usize = 2;
/// The most questions at work, most of them long ones.
const MOST: usize = 64;
/// The most questions of a machine that wait.
const WAITING: usize = 24;
/// How long a question waits.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time in which half of what was served is forgotten.
const HALF_LIFE: f64 = 5.0;
/// What was served, in seconds, that is as good as nothing.
const NOTHING: f64 = 1e-4;
/// The most threads that do not end in time and are no longer waited for.
const MOST_STUCK: usize = 16;

/// Why there is no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unserved {
    /// Too much of this machine waits already, or has waited too long.
    Busy,
    /// The server is to end.
    Stopping,
}

/// Who is at work, and who waits.
pub(super) struct Turns {
    places: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    machines: HashMap<Machine, Account>,
    waiting: Vec<Waiting>,
    /// Numbers given to those who wait.
    numbers: u64,
    short: usize,
    at_work: usize,
    stuck: usize,
    closed: bool,
}

struct Waiting {
    number: u64,
    client: Client,
    call: oneshot::Sender<Turn>,
}

/// What a machine has had.
#[derive(Default)]
struct Account {
    served: Served,
    at_work: usize,
    waiting: usize,
    clients: HashMap<String, Served>,
}

/// Seconds served, of which half is forgotten every few seconds.
#[derive(Clone, Copy, Default)]
struct Served(f64, Option<Instant>);

impl Served {
    fn at(self, now: Instant) -> f64 {
        let passed = self.1.map_or(Duration::ZERO, |then| now.saturating_duration_since(then));
        self.0 * (-passed.as_secs_f64() / HALF_LIFE).exp2()
    }

    fn add(&mut self, seconds: f64, now: Instant) {
        *self = Served(self.at(now) + seconds, Some(now));
    }
}

impl Turns {
    /// With so many places for short questions.
    pub(super) fn new(places: usize) -> Arc<Turns> {
        Arc::new(Turns { places: places.max(1), state: Mutex::default() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are at work, and how many wait.
    pub(super) fn busy(&self) -> (usize, usize) {
        let state = self.state();
        (state.at_work + state.stuck, state.waiting.len())
    }

    /// Sends away who waits, and whoever comes.
    pub(super) fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        state.waiting.clear();
    }

    /// Waits for a turn.
    pub(super) async fn turn(self: &Arc<Turns>, client: &Client) -> Result<Turn, Unserved> {
        let (_waits, called) = self.wait(client)?;
        self.call();
        match tokio::time::timeout(PATIENCE, called).await {
            Ok(Ok(turn)) => Ok(turn),
            Ok(Err(_)) => Err(Unserved::Stopping),
            Err(_) => Err(Unserved::Busy),
        }
    }

    fn wait(self: &Arc<Turns>, client: &Client) -> Result<(Waits, oneshot::Receiver<Turn>), Unserved> {
        let mut state = self.state();
        if state.closed {
            return Err(Unserved::Stopping);
        }
        let account = state.machines.entry(client.machine).or_default();
        if account.waiting >= WAITING {
            return Err(Unserved::Busy);
        }
        account.waiting += 1;
        let (call, called) = oneshot::channel();
        state.numbers += 1;
        let number = state.numbers;
        state.waiting.push(Waiting { number, client: client.clone(), call });
        drop(state);
        Ok((Waits { turns: self.clone(), number, machine: client.machine }, called))
    }

    /// Calls those whose turn it is.
    fn call(self: &Arc<Turns>) {
        loop {
            let called = self.state().next(self.places, Instant::now());
            let Some(Waiting { client, call, .. }) = called else { return };
            let stage = Mutex::new(Stage::Short(Instant::now()));
            // Who has gone away in the meantime gives the turn back by dropping it.
            let _ = call.send(Turn { turns: self.clone(), client, stage });
        }
    }
}

impl State {
    /// The next to be served, with a place taken for it.
    fn next(&mut self, places: usize, now: Instant) -> Option<Waiting> {
        if self.short >= places || self.at_work >= MOST {
            return None;
        }
        let active = self.machines.values().filter(|account| account.at_work + account.waiting > 0).count();
        let share = if active > 1 { OWN } else { ALONE.max(places) };
        let served = |waiting: &Waiting| {
            let account = self.machines.get(&waiting.client.machine);
            let client = account.and_then(|account| account.clients.get(&waiting.client.name));
            let seconds = |served: Option<&Served>| served.map_or(0.0, |served| served.at(now));
            (seconds(account.map(|account| &account.served)), seconds(client))
        };
        let candidates = self.waiting.iter().filter_map(|waiting| {
            let served = served(waiting);
            let most = share + if served.1 < LITTLE { FOR_LITTLE } else { 0 };
            let at_work = self.machines.get(&waiting.client.machine).map_or(0, |account| account.at_work);
            (at_work < most).then_some((served, waiting.number))
        });
        let least = |one: &((f64, f64), u64), other: &((f64, f64), u64)| {
            let order = one.0.0.total_cmp(&other.0.0).then(one.0.1.total_cmp(&other.0.1));
            order.then(one.1.cmp(&other.1))
        };
        let (_, number) = candidates.min_by(least)?;
        let place = self.waiting.iter().position(|waiting| waiting.number == number)?;
        let called = self.waiting.remove(place);
        let account = self.machines.entry(called.client.machine).or_default();
        account.waiting -= 1;
        account.at_work += 1;
        self.short += 1;
        self.at_work += 1;
        Some(called)
    }

    fn charge(&mut self, client: &Client, since: Instant) {
        let now = Instant::now();
        let seconds = now.saturating_duration_since(since).as_secs_f64();
        let account = self.machines.entry(client.machine).or_default();
        account.served.add(seconds, now);
        account.clients.entry(client.name.clone()).or_default().add(seconds, now);
    }

    /// One of the client's questions is no longer at work.
    fn leave(&mut self, client: &Client) {
        self.at_work -= 1;
        if let Some(account) = self.machines.get_mut(&client.machine) {
            account.at_work -= 1;
        }
        let now = Instant::now();
        for account in self.machines.values_mut() {
            account.clients.retain(|_, served| served.at(now) > NOTHING);
        }
        self.machines
            .retain(|_, account| account.at_work + account.waiting > 0 || account.served.at(now) > NOTHING);
    }
}

/// One who waits; gone once this is dropped.
struct Waits {
    turns: Arc<Turns>,
    number: u64,
    machine: Machine,
}

impl Drop for Waits {
    fn drop(&mut self) {
        let mut state = self.turns.state();
        if let Some(place) = state.waiting.iter().position(|waiting| waiting.number == self.number) {
            // Its call is dropped after the lock is given back.
            let waiting = state.waiting.remove(place);
            if let Some(account) = state.machines.get_mut(&self.machine) {
                account.waiting -= 1;
            }
            drop(state);
            drop(waiting);
        }
    }
}

/// A turn, given back when it is dropped.
pub(super) struct Turn {
    turns: Arc<Turns>,
    client: Client,
    stage: Mutex<Stage>,
}

/// How far a question has come, and since when that is not yet charged.
#[derive(Clone, Copy, Debug)]
enum Stage {
    Short(Instant),
    Long(Instant),
    /// It does not end, and nobody waits for it.
    Stuck,
    Over,
}

impl Turn {
    fn stage(&self) -> MutexGuard<'_, Stage> {
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nothing more is to come.
    pub(super) fn is_over(&self) -> bool {
        matches!(*self.stage(), Stage::Over)
    }

    /// It has turned out to be long, and leaves the place for short questions. Does `then`, unless it is over.
    pub(super) fn lengthen(&self, then: impl FnOnce()) {
        let mut stage = self.stage();
        match *stage {
            Stage::Over => return,
            Stage::Short(since) => {
                let mut state = self.turns.state();
                state.short -= 1;
                state.charge(&self.client, since);
                *stage = Stage::Long(Instant::now());
            }
            Stage::Long(_) | Stage::Stuck => {}
        }
        then();
        drop(stage);
        self.turns.call();
    }

    /// It does not end though it should have: its client is not to wait for it, unless too many are like it.
    pub(super) fn give_up(&self) {
        self.lengthen(|| ());
        let mut stage = self.stage();
        let Stage::Long(since) = *stage else { return };
        let mut state = self.turns.state();
        if state.stuck >= MOST_STUCK {
            return;
        }
        state.stuck += 1;
        state.charge(&self.client, since);
        state.leave(&self.client);
        *stage = Stage::Stuck;
        drop((state, stage));
        self.turns.call();
    }

    /// It is over.
    pub(super) fn end(&self) {
        let mut stage = self.stage();
        let before = std::mem::replace(&mut *stage, Stage::Over);
        let mut state = self.turns.state();
        match before {
            Stage::Over => return,
            Stage::Stuck => state.stuck -= 1,
            Stage::Short(since) | Stage::Long(since) => {
                if matches!(before, Stage::Short(_)) {
                    state.short -= 1;
                }
                state.charge(&self.client, since);
                state.leave(&self.client);
            }
        }
        drop((state, stage));
        self.turns.call();
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.end();
    }
}

#[cfg(test)]
mod tests;
