//! Rounds that several processes share.
//!
//! **Method.** Each process has the moves from the positions of a range, and all that has been decided. After each length of
//! play everyone tells all others what follows from its moves.
//!
//! **Resuming.** Now and then the first process writes what has been decided, at the end of a round. What can be decided is
//! the least set that the rules close, whatever a part of it one begins with; so going on from such a state, by any number of
//! processes, ends as if nothing had happened.

use super::arrows::{Arrows, Vectors};
use super::kept::Kept;
use super::waves::{Decided, Front, Fronts, decide};
use super::words;
use crate::divided::Due;
use crate::run::Failure;
use crate::sheet::Sheet;
use crate::stop::Stop;
use limits::{Meter, Peers};
use solve::{Game, Limits, Refusal};
use std::path::Path;

/// Inputs of all processes.
pub(super) struct Task<'a> {
    pub(super) game: &'a dyn Game,
    pub(super) vectors: &'a Vectors,
    pub(super) path: &'a Path,
    pub(super) fingerprint: u128,
    pub(super) peers: &'a dyn Peers,
    pub(super) limits: &'a Limits,
}

/// First byte of a block: what its words are, or that a move leaves the box.
const LOST: u8 = 0;
const WON: u8 = 1;
const LEAVES: u8 = 2;
const WHOLE: u8 = 3;
/// Number of words in a block.
const WORDS: usize = 1 << 14;

impl Task<'_> {
    /// All that can be decided; `None` if a move leaves the box.
    pub(super) fn decided(&self, sheet: &Sheet) -> Result<Option<Decided>, Failure> {
        let words = words(sheet);
        let (mut kept, mut before, mut is_whole) = (None, None, false);
        if self.peers.index() == 0 {
            let opened = Kept::open(self.path, self.fingerprint, words)?;
            (kept, before, is_whole) = (Some(opened.0), opened.1, opened.2);
            if is_whole && self.peers.count() == 1 {
                return Ok(before);
            }
        }
        let stopped = |stop| Failure::Stop(stop, 0);
        let own = (self.peers.index(), self.peers.count());
        let arrows = Arrows::new(self.game, &sheet.grid, self.vectors, own, self.limits).map_err(stopped)?;
        let Some(arrows) = self.unless_one_leaves(arrows)? else { return Ok(None) };
        let mut due = Due::new();
        let mut flaw = None;
        let mut join = |decided: &Decided, fronts: Fronts| {
            if let Some(kept) = &mut kept
                && let Some(Err(error)) = due.now(|| kept.save(decided, false))
            {
                flaw = Some(error);
                return Err(Stop::Limit(solve::StopReason::Interrupted));
            }
            self.join(fronts)
        };
        let meter = Meter::new(self.limits).out_of(sheet.grid.cells());
        let decided = decide(arrows, words, before, &meter, &mut join);
        if let Some(error) = flaw {
            return Err(Failure::File(error));
        }
        let decided = decided.map_err(stopped)?;
        if let Some(kept) = kept.as_mut().filter(|_| !is_whole) {
            kept.save(&decided, true)?;
        }
        Ok(Some(decided))
    }

    /// The moves, unless one of some process leaves the box; all processes have to be at the same table.
    fn unless_one_leaves(&self, arrows: Option<Arrows>) -> Result<Option<Arrows>, Failure> {
        let mut block = self.fingerprint.to_le_bytes().to_vec();
        block.push(if arrows.is_some() { WHOLE } else { LEAVES });
        self.peers.send(None, block);
        let (mut same, mut stays) = (true, true);
        let mut take = |_: usize, block: &[u8]| {
            same &= block.starts_with(&self.fingerprint.to_le_bytes());
            stays &= block.last() == Some(&WHOLE);
        };
        self.peers.end_round(self.limits, &mut take).map_err(Failure::at_once)?;
        if same { Ok(arrows.filter(|_| stays)) } else { Err(Failure::Stop(Refusal::Apart.into(), 0)) }
    }

    /// Tells all others what was decided here, and adds what was decided there.
    fn join(&self, mut fronts: Fronts) -> Result<Fronts, Stop> {
        for (kind, front) in [LOST, WON].into_iter().zip(&fronts) {
            for part in front.chunks(WORDS) {
                let numbers = part.iter().flat_map(|&(at, bits)| [at as u64, bits]);
                let bytes = numbers.flat_map(u64::to_le_bytes);
                self.peers.send(None, [kind].into_iter().chain(bytes).collect());
            }
        }
        let mut take = |_: usize, block: &[u8]| {
            let Some((kind, bytes)) = block.split_first() else { return };
            if let Some(front) = fronts.get_mut(usize::from(*kind)) {
                front.extend(read(bytes));
            }
        };
        self.peers.end_round(self.limits, &mut take).map_err(Stop::Limit)?;
        Ok(fronts)
    }
}

/// The words of a block.
fn read(bytes: &[u8]) -> Front {
    let numbers = bytes.as_chunks().0.iter().map(|number| u64::from_le_bytes(*number));
    let numbers: Vec<u64> = numbers.collect();
    numbers.as_chunks().0.iter().map(|&[at, bits]| (at as usize, bits)).collect()
}
