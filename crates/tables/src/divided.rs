//! Tables filled by several processes.
//!
//! **Method.** Every process has all cells, and fills a share of the tiles of each wave: those of a range, in the order of
//! the schedule. Finished tiles go to all others, who enter them as tiles of an earlier run. A wave has ended when all
//! its tiles are everywhere; only then does the first process mark them in its file.
//!
//! **Resuming.** The file is that of a single process. The first process reads it, says which tiles it has, and hands them
//! on with their waves; so any number of processes, or one without others, can go on.
//!
//! **Agreement.** Cells depend on the game alone, never on who fills them or on the order of arrival. Where a tile cannot be
//! filled in this attempt, all processes hear it in the same wave, and choose the same next one. A process that cannot go on
//! leaves without ending the wave, so that it ends for nobody.

use super::run::{Failure, Kernel, kept, run, sum};
use super::schedule::{Schedule, Tile};
use super::stop::Stop;
use limits::Peers;
use solve::{Instant, Limits, parallel};
use std::ops::Range;
use std::time::Duration;
use store::Store;

/// A kernel whose tiles can be handed on.
pub(super) trait Share: Kernel {
    /// Writes the cells of a tile.
    fn pack(&self, tile: &Tile, bytes: &mut Vec<u8>);
    /// Reads the cells of a tile; bytes that are too few leave the rest as it is.
    fn unpack(&self, tile: &Tile, bytes: &[u8]);
}

/// Least time between two writes of finished tiles to the file, during which the others wait.
const OFTEN: Duration = Duration::from_millis(500);
/// Writing takes at most one part in so many of the time.
const PART: u32 = 20;

/// Time of the next write.
pub(super) struct Due(Instant);

impl Due {
    /// A while from now.
    pub(super) fn new() -> Due {
        Due(Instant::now() + OFTEN)
    }

    /// Now.
    fn at_once() -> Due {
        Due(Instant::now())
    }

    /// Writes if it is time to.
    pub(super) fn now<T>(&mut self, write: impl FnOnce() -> T) -> Option<T> {
        let begun = Instant::now();
        (begun >= self.0).then(|| {
            let written = write();
            self.0 = Instant::now() + OFTEN.max(begun.elapsed() * PART);
            written
        })
    }
}

/// First byte of a block.
const TILE: u8 = 0;
const STOP: u8 = 1;
const KEPT: u8 = 2;

/// Fills all tiles that are not finished; returns the number of positions that were finished but damaged in the file.
pub(super) fn fill(
    kernel: &dyn Share,
    schedule: &Schedule,
    store: &Store,
    limits: &Limits,
    peers: &dyn Peers,
) -> Result<u64, Failure> {
    if peers.count() == 1 {
        return run(kernel, schedule, store, limits);
    }
    let team = Team { kernel, tiles: &schedule.tiles, limits, peers };
    let (intact, lost) = team.announced(store)?;
    let total = schedule.tiles.iter().map(Tile::cells).sum();
    let (mut done, mut finished) = (0, Vec::new());
    let mut due = Due::new();
    let mut behind = None;
    for wave in &schedule.waves {
        let ended = team.wave(wave, &intact, behind.take());
        if let Ok(others) = &ended {
            done += schedule.tiles[wave.clone()].iter().map(Tile::cells).sum::<u64>();
            let fresh = wave.clone().filter(|&index| store.is_in_file() && !intact[index]);
            finished.extend(fresh.map(|index| (index as u64, sum(kernel, index, &schedule.tiles[index]))));
            // Told to the others with the next wave; after the last one nothing is built on these tiles.
            behind = others.iter().find_map(|&index| kernel.replay(&schedule.tiles[index]).err());
        }
        if ended.is_err() || wave.end == schedule.tiles.len() {
            due = Due::at_once();
        }
        due.now(|| store.finish(&std::mem::take(&mut finished))).unwrap_or(Ok(())).map_err(Failure::File)?;
        ended.map_err(|stop| Failure::Stop(stop, done))?;
        if let Some(progress) = &limits.progress {
            progress.tell(done, Some(total));
        }
    }
    Ok(lost)
}

/// One of the processes at work.
struct Team<'a> {
    kernel: &'a dyn Share,
    tiles: &'a [Tile],
    limits: &'a Limits,
    peers: &'a dyn Peers,
}

impl Team<'_> {
    /// The finished tiles of the first process, and the number of positions that are damaged there.
    fn announced(&self, store: &Store) -> Result<(Vec<bool>, u64), Failure> {
        let (mut intact, mut lost) = (vec![false; self.tiles.len()], 0);
        if self.peers.index() == 0 {
            let kept = kept(self.kernel, self.tiles, store, self.limits)?;
            (intact, lost) = (kept.intact, kept.lost);
            let flags = intact.iter().map(|&intact| u8::from(intact));
            self.peers.send(None, [KEPT].into_iter().chain(flags).collect());
        }
        let mut take = |from: usize, block: &[u8]| {
            if let (0, [KEPT, flags @ ..]) = (from, block) {
                intact.iter_mut().zip(flags).for_each(|(intact, flag)| *intact = *flag == 1);
            }
        };
        self.peers.end_round(self.limits, &mut take).map_err(Failure::at_once)?;
        Ok((intact, lost))
    }

    /// Fills the own share of a wave, unless this process is `behind`, and takes in the tiles of others, which it returns.
    fn wave(&self, wave: &Range<usize>, intact: &[bool], behind: Option<Stop>) -> Result<Vec<usize>, Stop> {
        let filled = behind.map_or_else(|| self.share(wave, intact), Err);
        if let Err(stop) = &filled {
            let Some(told) = encode(stop) else { return Err(stop.clone()) };
            self.peers.send(None, [&[STOP][..], &told].concat());
        }
        // The stop of the first process that has one is everybody's.
        let mut stops: Vec<(usize, Stop)> =
            filled.err().map(|stop| (self.peers.index(), stop)).into_iter().collect();
        let mut others = Vec::new();
        let mut take = |from: usize, block: &[u8]| match block {
            [STOP, stop @ ..] => stops.extend(decode(stop).map(|stop| (from, stop))),
            [TILE, rest @ ..] => {
                let Some((index, cells)) = rest.split_first_chunk() else { return };
                let index = u64::from_le_bytes(*index) as usize;
                if let Some(tile) = self.tiles.get(index) {
                    self.kernel.unpack(tile, cells);
                    others.push(index);
                }
            }
            _ => {}
        };
        self.peers.end_round(self.limits, &mut take).map_err(Stop::Limit)?;
        stops.into_iter().min_by_key(|(from, _)| *from).map_or(Ok(others), |(_, stop)| Err(stop))
    }

    /// Fills the own share of a wave.
    fn share(&self, wave: &Range<usize>, intact: &[bool]) -> Result<(), Stop> {
        if self.peers.index() == 0 {
            for index in wave.clone().filter(|&index| intact[index]) {
                self.hand_on(index);
                self.kernel.replay(&self.tiles[index])?;
            }
        }
        let open: Vec<usize> = wave.clone().filter(|&index| !intact[index]).collect();
        let own = share(open.len(), self.peers.index(), self.peers.count());
        let watch = limits::watch::Watch::here();
        let fill = |place: usize| match self.limits.stopped() {
            Some(reason) => Err(Stop::Limit(reason)),
            None => {
                watch.during(|| self.kernel.fill(&self.tiles[open[place]]))?;
                self.hand_on(open[place]);
                Ok(())
            }
        };
        if own.len() == 1 { fill(own.start) } else { parallel::each(own, fill) }
    }

    /// Sends a finished tile to all others.
    fn hand_on(&self, index: usize) {
        let mut block = vec![TILE];
        block.extend((index as u64).to_le_bytes());
        self.kernel.pack(&self.tiles[index], &mut block);
        self.peers.send(None, block);
    }
}

/// The part of so many things that one of several processes does.
pub(super) fn share(things: usize, index: usize, count: usize) -> Range<usize> {
    things * index / count..things * (index + 1) / count
}

/// A stop as it is told to others, if it leads to another attempt.
fn encode(stop: &Stop) -> Option<Vec<u8>> {
    match stop {
        Stop::Wider => Some(vec![1]),
        Stop::Longer => Some(vec![2]),
        Stop::NeedsValues => Some(vec![3]),
        Stop::Order(signs) => Some([4].into_iter().chain(signs.iter().map(|&sign| sign as u8)).collect()),
        Stop::Refused(_) | Stop::Limit(_) => None,
    }
}

fn decode(stop: &[u8]) -> Option<Stop> {
    match stop {
        [1] => Some(Stop::Wider),
        [2] => Some(Stop::Longer),
        [3] => Some(Stop::NeedsValues),
        [4, signs @ ..] => Some(Stop::Order(signs.iter().map(|&sign| sign as i8).collect())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_cover_everything_once_and_differ_by_one() {
        for things in 0..40 {
            for count in 1..9 {
                let shares: Vec<_> = (0..count).map(|index| share(things, index, count)).collect();
                assert!(shares.iter().cloned().flatten().eq(0..things));
                let sizes = || shares.iter().map(Range::len);
                assert!(sizes().max() <= sizes().min().map(|least| least + 1));
            }
        }
    }

    #[test]
    fn what_leads_to_another_attempt_is_heard_by_all() {
        for stop in [Stop::Wider, Stop::Longer, Stop::NeedsValues, Stop::Order(vec![1, -1, 0])] {
            assert_eq!(encode(&stop).and_then(|told| decode(&told)), Some(stop));
        }
    }
}
