//! Outcomes of sums in which the opponent forbids options.
//!
//! * Problem: before each move the opponent forbids up to a number of options of the whole sum; a player all of whose
//!   options are forbidden loses. Equal sums are one option, in whichever order their components are.
//! * Theorem: the definition. A position is P if at most as many of its options are P as may be forbidden, and otherwise
//!   N: one of those cannot be forbidden.
//! * Cost: every reachable sum once, each with the list of its options.
//! * Evidence: computed; of an N position only as many options are examined as it takes to show enough that are P.

use crate::pool::{Component, capped};
use crate::stop::Stop;
use crate::{Game, Halt, Limits, Meter, Moves, Outcome, Refusal, Verdict};
use rustc_hash::{FxHashMap, FxHashSet};

/// A sum in order.
type Key = Vec<Component>;

/// Outcomes of sums, remembered between questions.
pub(super) struct Blocked<'a> {
    most: u64,
    plain: Vec<&'a dyn Game>,
    /// `true` for P; `None` for a sum on the path.
    known: FxHashMap<Key, Option<bool>>,
    path: Vec<Frame>,
    /// Words stored with the sums.
    words: u64,
}

/// A sum on the path.
struct Frame {
    key: Key,
    /// Options that are still to be examined.
    options: Vec<Key>,
    /// Number of options that are P.
    lost: u64,
}

/// The number of options that may be forbidden, and the games without that.
pub type Forbidden<'a> = (u64, Vec<&'a dyn Game>);

/// The number of options forbidden in all of these games; `None` if none are in any.
pub fn forbidden<'a>(games: &[&'a dyn Game]) -> Result<Option<Forbidden<'a>>, Refusal> {
    let blocking: Vec<_> = games.iter().filter_map(|game| game.blocking()).collect();
    let Some(&(most, _)) = blocking.first() else { return Ok(None) };
    if blocking.len() < games.len() || blocking.iter().any(|&(other, _)| other != most) {
        return Err(Refusal::MixedBlocking);
    }
    Ok(Some((most, blocking.into_iter().map(|(_, plain)| plain).collect())))
}

/// Different sums that moves lead to, each in order.
pub fn distinct_options(plain: &[&dyn Game], sum: &[Component]) -> Result<Vec<Vec<Component>>, Refusal> {
    let mut seen: FxHashSet<Key> = FxHashSet::default();
    let mut options = vec![];
    for made in Moves::new(plain, sum)? {
        let mut after = made.apply(sum);
        after.sort_unstable();
        if seen.insert(after.clone()) {
            options.push(after);
        }
    }
    Ok(options)
}

impl<'a> Blocked<'a> {
    /// For sums of these games; `None` if no options are forbidden in them.
    pub(super) fn new(games: &[&'a dyn Game]) -> Result<Option<Blocked<'a>>, Refusal> {
        let Some((most, plain)) = forbidden(games)? else { return Ok(None) };
        if games.iter().any(|game| game.stuck() != Verdict::Lost || game.has_ends()) {
            return Err(Refusal::Blocking);
        }
        Ok(Some(Blocked { most, plain, known: FxHashMap::default(), path: vec![], words: 0 }))
    }

    /// Winner of this sum, and the number of sums solved to find it.
    pub(super) fn outcome(&mut self, sum: &[Component], limits: &Limits) -> Result<(Outcome, u64), Halt> {
        let limits = capped(limits);
        let meter = Meter::new(&limits);
        let ended = self.solve(sum, &meter);
        if ended.is_err() {
            for frame in self.path.drain(..) {
                self.known.remove(&frame.key);
            }
        }
        let lost = ended.map_err(|stop| stop.into_halt(meter.done()))?;
        Ok((if lost { Outcome::P } else { Outcome::N }, meter.done()))
    }

    /// Takes over the outcome of a sum that was found before.
    pub(super) fn know(&mut self, sum: &[Component], outcome: Outcome) {
        self.known.insert(ordered(sum), Some(outcome == Outcome::P));
    }

    fn bytes(&self) -> u64 {
        let each = size_of::<Key>() + size_of::<Component>() + 16;
        8 * self.words + (self.known.capacity() * each) as u64
    }

    /// Puts a sum on the path.
    fn open(&mut self, key: Key) -> Result<(), Stop> {
        let mut options = distinct_options(&self.plain, &key)?;
        options.reverse();
        self.words += key.iter().map(|component| component.words.len() as u64).sum::<u64>();
        self.known.insert(key.clone(), None);
        self.path.push(Frame { key, options, lost: 0 });
        Ok(())
    }

    /// `true` if the sum is P.
    fn solve(&mut self, sum: &[Component], meter: &Meter) -> Result<bool, Stop> {
        let root = ordered(sum);
        if let Some(Some(lost)) = self.known.get(&root) {
            return Ok(*lost);
        }
        self.open(root)?;
        let mut last = false;
        while let Some(frame) = self.path.last_mut() {
            if frame.lost <= self.most
                && let Some(option) = frame.options.pop()
            {
                match self.known.get(&option) {
                    Some(Some(lost)) => frame.lost += u64::from(*lost),
                    Some(None) => return Err(Refusal::Endless.into()),
                    None => {
                        meter.look_with(|| self.bytes())?;
                        // It is examined again when it is known.
                        if let Some(frame) = self.path.last_mut() {
                            frame.options.push(option.clone());
                        }
                        self.open(option)?;
                    }
                }
                continue;
            }
            last = frame.lost <= self.most;
            if let Some(frame) = self.path.pop() {
                self.known.insert(frame.key, Some(last));
            }
            meter.step(1, || self.bytes())?;
        }
        Ok(last)
    }
}

fn ordered(sum: &[Component]) -> Key {
    let mut key = sum.to_vec();
    key.sort_unstable();
    key
}
