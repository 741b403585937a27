//! Findings that the threads of a search share.

use crate::hash::{hash, place};
use crate::options::Game;
use crate::question::Pause;
use crate::table::{Refuted, Table};
use std::sync::Mutex;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64};

/// Findings, and the work that is being done.
pub(crate) struct Shared<'g, G: ?Sized> {
    pub(crate) game: &'g G,
    pub(crate) table: Table,
    pub(crate) refuted: Refuted,
    /// Numbers of threads that are at parts, by hashes of these.
    present: Vec<AtomicU32>,
    /// Parts that all threads have opened together.
    pub(crate) opened: AtomicU64,
    /// `true` if all are to pause.
    over: AtomicBool,
    /// The reason.
    pause: Mutex<Option<Pause>>,
}

/// Ends the common work, also in a panic.
pub(crate) struct Over<'s>(&'s AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

impl<'g, G: Game + ?Sized> Shared<'g, G> {
    const PRESENT: usize = 1 << 14;

    pub(crate) fn new(game: &'g G) -> Shared<'g, G> {
        let words = game.words();
        Shared {
            game,
            table: Table::new(words),
            refuted: Refuted::new(words),
            present: Vec::new(),
            opened: AtomicU64::new(0),
            over: AtomicBool::new(false),
            pause: Mutex::new(None),
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.table.bytes() + self.refuted.bytes()
    }

    /// Returns `true` if there should be more room for findings.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.table.is_full() || self.refuted.is_full()
    }

    /// Makes room; all that there may be for what may be forgotten, if `all` is set.
    pub(crate) fn grow(&mut self, all: bool) {
        self.table.grow();
        self.refuted.grow(all);
    }

    /// Begins common work.
    pub(crate) fn begin(&mut self) {
        self.present.clear();
        self.present.resize_with(Self::PRESENT, AtomicU32::default);
        *self.over.get_mut() = false;
        self.pause = Mutex::new(None);
    }

    /// A guard at whose end all pause.
    pub(crate) fn until_over(&self) -> Over<'_> {
        Over(&self.over)
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    /// Makes all pause: for an answer rather than for a limit, for a limit rather than for room.
    pub(crate) fn end(&self, pause: Pause) {
        let mut known = self.pause.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if known.as_ref().is_none_or(|known| pause.rank() < known.rank()) {
            *known = Some(pause);
        }
        self.over.store(true, Relaxed);
    }

    /// The reason why all paused.
    pub(crate) fn ended(&self) -> Option<Pause> {
        self.pause.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take()
    }

    fn present(&self, part: &[u64]) -> &AtomicU32 {
        &self.present[place(hash(part), Self::PRESENT)]
    }

    pub(crate) fn enter(&self, part: &[u64]) {
        self.present(part).fetch_add(1, Relaxed);
    }

    pub(crate) fn leave(&self, part: &[u64]) {
        self.present(part).fetch_sub(1, Relaxed);
    }

    /// Returns `true` if a thread is at a part, but for the rare case that it is at another one.
    pub(crate) fn is_entered(&self, part: &[u64]) -> bool {
        self.present(part).load(Relaxed) > 0
    }
}
