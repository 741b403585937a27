//! Turns at the questions, shared evenly among machines, and on a machine among its clients.
//!
//! A question begins in one of few places for short questions, which it has to leave after a moment; so a
//! place is soon free again. The next place goes to the machine that has recently been served least, and on
//! it to the client that has been. Frequent clients wait for themselves; an occasional one is next.

use crate::client::{Client, Machine};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Limits on a machine's concurrent questions where other machines ask too, and where it is alone.
const OWN: usize = 2;
const ALONE: usize = 8;
/// Seconds of service below which a client counts as light, and number of extra places on its machine for
/// such clients.
const LITTLE: f64 = 0.3;
const FOR_LITTLE: usize = 2;
/// Limit on concurrent questions, most of them long ones.
const MOST: usize = 64;
/// Limit on the waiting questions of a machine.
const WAITING: usize = 24;
/// Time limit for waiting.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time after which half of the service received is forgotten.
const HALF_LIFE: f64 = 5.0;
/// Service in seconds that counts as none.
const NOTHING: f64 = 1e-4;
/// Limit on threads that do not end in time and are no longer waited for.
const MOST_STUCK: usize = 16;

/// Reason why there is no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unserved {
    /// Too many questions of this machine are waiting already, or this one has waited too long.
    Busy,
    /// The server is shutting down.
    Stopping,
}

/// Clients being served, and clients waiting.
pub(super) struct Turns {
    places: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    machines: HashMap<Machine, Account>,
    waiting: Vec<Waiting>,
    /// Last number given to a waiting client.
    numbers: u64,
    short: usize,
    running: usize,
    stuck: usize,
    closed: bool,
}

struct Waiting {
    number: u64,
    client: Client,
    call: oneshot::Sender<Turn>,
}

/// Service received by a machine.
#[derive(Default)]
struct Account {
    served: Served,
    running: usize,
    waiting: usize,
    clients: HashMap<String, Served>,
}

/// Seconds of service, half of which is forgotten every few seconds.
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
    /// With this many places for short questions.
    pub(super) fn new(places: usize) -> Arc<Turns> {
        Arc::new(Turns { places: places.max(1), state: Mutex::default() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Numbers of questions being answered, and waiting.
    pub(super) fn busy(&self) -> (usize, usize) {
        let state = self.state();
        (state.running + state.stuck, state.waiting.len())
    }

    /// Rejects waiting and further questions.
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

    /// Calls the clients whose turn it is.
    fn call(self: &Arc<Turns>) {
        loop {
            let called = self.state().next(self.places, Instant::now());
            let Some(Waiting { client, call, .. }) = called else { return };
            let stage = Mutex::new(Stage::Short(Instant::now()));
            // A client that has gone away meanwhile gives the turn back by dropping it.
            let _ = call.send(Turn { turns: self.clone(), client, stage });
        }
    }
}

impl State {
    /// Next client to be served, with a place taken for it.
    fn next(&mut self, places: usize, now: Instant) -> Option<Waiting> {
        if self.short >= places || self.running >= MOST {
            return None;
        }
        let active = self.machines.values().filter(|account| account.running + account.waiting > 0).count();
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
            let running = self.machines.get(&waiting.client.machine).map_or(0, |account| account.running);
            (running < most).then_some((served, waiting.number))
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
        account.running += 1;
        self.short += 1;
        self.running += 1;
        Some(called)
    }

    fn charge(&mut self, client: &Client, since: Instant) {
        let now = Instant::now();
        let seconds = now.saturating_duration_since(since).as_secs_f64();
        let account = self.machines.entry(client.machine).or_default();
        account.served.add(seconds, now);
        account.clients.entry(client.name.clone()).or_default().add(seconds, now);
    }

    /// Records that one of the client's questions has ended.
    fn leave(&mut self, client: &Client) {
        self.running -= 1;
        if let Some(account) = self.machines.get_mut(&client.machine) {
            account.running -= 1;
        }
        let now = Instant::now();
        for account in self.machines.values_mut() {
            account.clients.retain(|_, served| served.at(now) > NOTHING);
        }
        self.machines
            .retain(|_, account| account.running + account.waiting > 0 || account.served.at(now) > NOTHING);
    }
}

/// A waiting client, which leaves the queue when this is dropped.
struct Waits {
    turns: Arc<Turns>,
    number: u64,
    machine: Machine,
}

impl Drop for Waits {
    fn drop(&mut self) {
        let mut state = self.turns.state();
        if let Some(place) = state.waiting.iter().position(|waiting| waiting.number == self.number) {
            // Its call is dropped after the lock is released.
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

/// Stage of a question, and the time up to which it has been charged.
#[derive(Clone, Copy, Debug)]
enum Stage {
    Short(Instant),
    Long(Instant),
    /// It does not end, and is no longer waited for.
    Stuck,
    Over,
}

impl Turn {
    fn stage(&self) -> MutexGuard<'_, Stage> {
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns `true` if the question is over.
    pub(super) fn is_over(&self) -> bool {
        matches!(*self.stage(), Stage::Over)
    }

    /// Returns `true` if other questions are being answered, or wait.
    pub(super) fn has_company(&self) -> bool {
        let state = self.turns.state();
        state.running > 1 || !state.waiting.is_empty()
    }

    /// Marks the question as long, so that it leaves the place for short ones. Calls `then`, unless it is
    /// over.
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

    /// Gives up on a question that should have ended: its client does not wait for it, unless there are too
    /// many like it.
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

    /// Ends the turn.
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
