//! Nim-values by pairs of a part and a value.
//!
//! To show that part C has the value n, no option may have it, and for each m < n some option has m. An option is several parts: all
//! but the largest are valued, and what is left is a pair again. A pair fails as soon as one option has n. Exact values
//! are kept; of those that a part does not have, the latest.
//!
//! A search that takes longer is carried on by several threads: they begin where the first one stands, share what they find, and leave
//! those options for later that another one is searching.

use crate::forms::Forms;
use crate::options::Game;
use crate::question::{Goal, Pause, Reply};
use crate::shared::Shared;
use crate::table::Table;
use crate::worker::Worker;
use limits::watch::Watch;
use limits::{Limits, StopReason};

/// Parts that one thread opens before others help: the same for each question, so that short searches do the same everywhere.
const ALONE: u64 = 1 << 12;
/// `true` where there is one thread alone.
const ONE_THREAD: bool = cfg!(target_family = "wasm");
/// Threads at most.
const MOST_THREADS: usize = 16;

/// A search that remembers what it has found.
pub struct Search<'g, G: ?Sized> {
    shared: Shared<'g, G>,
    limits: Limits,
    first: Worker,
    /// The other threads' workers.
    helpers: Vec<Worker>,
    threads: usize,
    /// Parts that one thread opens before others help.
    pub(crate) alone: u64,
}

impl<'g, G: Game + ?Sized> Search<'g, G> {
    /// A search within limits, by as many threads as there are cores; by one if steps are limited, which are the same on every machine.
    pub fn new(game: &'g G, limits: &Limits) -> Search<'g, G> {
        let (mut forms, mut shared) = (Forms::new(game.key_words(), game.words()), Shared::new(game));
        if let Some(bytes) = limits.memory.and_then(|bytes| usize::try_from(bytes).ok()) {
            // Most is for values: what else is remembered only saves time.
            forms.bound(bytes / 4);
            shared.refuted.bound(bytes / 16);
        }
        let one = ONE_THREAD || limits.steps.is_some();
        let threads = if one { 1 } else { std::thread::available_parallelism().map_or(1, usize::from) };
        Search {
            shared,
            limits: limits.clone(),
            first: Worker::new(forms, limits),
            helpers: Vec::new(),
            threads: threads.min(MOST_THREADS),
            alone: ALONE,
        }
    }

    /// Sets the number of threads.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.clamp(1, MOST_THREADS);
    }

    /// The game.
    pub fn game(&self) -> &'g G {
        self.shared.game
    }

    /// Values that are known.
    pub fn table(&self) -> &Table {
        &self.shared.table
    }

    /// Number of parts that were searched, each as often as it was.
    pub fn opened(&self) -> u64 {
        self.first.opened() + self.helpers.iter().map(Worker::opened).sum::<u64>()
    }

    /// The nim-value of a part.
    pub fn value(&mut self, part: &[u64]) -> Result<u16, StopReason> {
        match self.run(part, Goal::Value)? {
            Reply::Value(value) => Ok(value),
            // A question about a value is answered by one.
            Reply::Is(_) => Ok(0),
        }
    }

    /// The nim-value of several parts.
    pub fn sum<'p>(&mut self, parts: impl IntoIterator<Item = &'p [u64]>) -> Result<u16, StopReason> {
        parts.into_iter().try_fold(0, |sum, part| Ok(sum ^ self.value(part)?))
    }

    /// Returns `true` if several parts have a nim-value: the largest is not valued unless it is needed.
    pub fn is(&mut self, parts: &[&[u64]], value: u16) -> Result<bool, StopReason> {
        let mut parts = parts.to_vec();
        parts.sort_by_key(|part| (self.table().get(part).is_some(), self.game().size(part)));
        let known = parts.partition_point(|part| self.table().get(part).is_none());
        let last = known.checked_sub(1).map(|last| parts.remove(last));
        let target = value ^ self.sum(parts)?;
        match last {
            None => Ok(target == 0),
            Some(last) => match self.run(last, Goal::Is(target))? {
                Reply::Is(holds) => Ok(holds),
                Reply::Value(found) => Ok(found == target),
            },
        }
    }

    fn run(&mut self, part: &[u64], goal: Goal) -> Result<Reply, StopReason> {
        self.first.ask(part, goal);
        self.helpers.iter_mut().for_each(Worker::release);
        let long = self.first.opened() + self.alone;
        loop {
            let helped = !ONE_THREAD && self.threads > 1 && self.first.opened() >= long;
            let pause = if helped {
                self.work_together()
            } else {
                self.first.work(&self.shared, if self.threads > 1 { long } else { u64::MAX })
            };
            match pause {
                Pause::Answered(reply) => return Ok(reply),
                Pause::Stopped(reason) => return Err(reason),
                Pause::Room => self.make_room()?,
            }
        }
    }

    /// Makes room while nobody works.
    fn make_room(&mut self) -> Result<(), StopReason> {
        let helped = !ONE_THREAD && !self.helpers.is_empty();
        let bytes = self.shared.table.bytes_to_grow() + self.shared.refuted.bytes();
        if self.limits.memory.is_some_and(|most| bytes as u64 > most) {
            return Err(StopReason::Memory);
        }
        self.shared.grow(helped);
        self.first.forms.grow(helped);
        Ok(())
    }

    /// Goes on with all threads until one has the answer, a limit is reached, or there should be more room.
    fn work_together(&mut self) -> Pause {
        if self.helpers.is_empty() {
            self.shared.grow(true);
            self.first.forms.grow(true);
        }
        while self.helpers.len() + 1 < self.threads {
            self.helpers.push(self.first.beside(&self.limits));
        }
        self.shared.begin();
        let (shared, first) = (&self.shared, &mut self.first);
        for helper in &mut self.helpers {
            helper.join(first);
        }
        let watch = Watch::here();
        std::thread::scope(|scope| {
            for helper in &mut self.helpers {
                let watch = watch.clone();
                scope.spawn(move || {
                    let _over = shared.until_over();
                    watch.during(|| helper.work_beside(shared));
                });
            }
            let _over = shared.until_over();
            first.work_beside(shared);
        });
        shared.ended().unwrap_or(Pause::Room)
    }
}
