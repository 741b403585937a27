//! Nim-values by search.
//!
//! * Problem: the nim-value of one component under normal play.
//! * Theorem: Sprague–Grundy. The value of a component is the mex of the values of its options; the value of an
//!   option that is a sum is the nim-sum of the values of its components.
//! * Cost: every reachable component is listed once; the options of one component are held only while it is
//!   open, so memory is the components themselves and one path.
//! * Evidence: computed; every component below has been exhausted.
//!
//! The search keeps its path on an explicit stack, so a chain of a million forced moves is an ordinary case.
//! An option that is still open is a cycle, and the game is refused as endless.

use crate::pool::{Component, Components, Id, Lister, Play, capped};
use crate::stop::Stop;
use crate::{Game, Halt, Limits, Meter, Refusal, Verdict};
use nimber::MexSet;

/// A nim-value, and the effort to find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valued {
    /// Nim-value of the component.
    pub value: u64,
    /// Number of components solved to find it, without those known before.
    pub positions: u64,
}

/// Nim-values of components, remembered between questions.
///
/// ```
/// # use solve::{Convention, Form, Game, Limits, Options, Refusal, pool::Component, search::Values};
/// struct Nim;
/// impl Game for Nim {
///     fn form(&self) -> Form { Form::Tuple(1) }
///     fn convention(&self) -> Convention { Convention::Normal }
///     fn terminates(&self) -> bool { true }
///     fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
///         for less in 0..at[0] {
///             options.push_word(less);
///             options.end_component();
///             options.end_option();
///         }
///         Ok(())
///     }
/// }
/// let mut values = Values::new(&[&Nim])?;
/// assert_eq!(values.value(&Component::new(0, [39]), &Limits::none())?.value, 39);
/// # Ok::<(), solve::Halt>(())
/// ```
pub struct Values<'a> {
    components: Components,
    lister: Lister<'a>,
    reach: Vec<u64>,
    values: Vec<u32>,
    /// Options of the open components, each list above that of the component before it on the path.
    lists: Vec<Id>,
    path: Vec<Frame>,
    seen: MexSet,
    /// `true` if play ends in all of the games.
    ends: bool,
}

/// A component whose options are being solved.
struct Frame {
    id: Id,
    start: usize,
    next: usize,
}

const UNKNOWN: u32 = u32::MAX;
const OPEN: u32 = u32::MAX - 1;

impl<'a> Values<'a> {
    /// For components of these games. Refuses games in which nim-values have no meaning.
    pub fn new(games: &[&'a dyn Game]) -> Result<Values<'a>, Refusal> {
        let lister = Lister::new(games)?;
        match lister.verdict() {
            Verdict::Lost => {}
            Verdict::Won => return Err(Refusal::NimSumMisere),
            Verdict::Draw => return Err(Refusal::NimSumDraw),
        }
        Ok(Values {
            components: Components::default(),
            lister,
            reach: games.iter().map(|game| game.reach()).collect(),
            values: vec![],
            lists: vec![],
            path: vec![],
            seen: MexSet::new(),
            ends: games.iter().all(|game| game.terminates()),
        })
    }

    /// Nim-value of a component.
    ///
    /// If stopped by a limit, it keeps its results, and may be called again.
    pub fn value(&mut self, component: &Component, limits: &Limits) -> Result<Valued, Halt> {
        self.lister.admit(component.game, &component.words)?;
        let id = self.components.intern(component.game, &component.words)?;
        self.grow();
        let limits = capped(limits);
        let mut meter = Meter::new(&limits);
        let ended = self.solve(id, &mut meter);
        if ended.is_err() {
            for frame in self.path.drain(..) {
                self.values[frame.id as usize] = UNKNOWN;
            }
            self.lists.clear();
        }
        ended.map_err(|stop| stop.into_halt(meter.done()))?;
        Ok(Valued { value: u64::from(self.values[id as usize]), positions: meter.done() })
    }

    /// Takes over the nim-value of a component that was found before.
    pub fn know(&mut self, component: &Component, value: u64) -> Result<(), Refusal> {
        self.lister.admit(component.game, &component.words)?;
        let id = self.components.intern(component.game, &component.words)?;
        self.grow();
        let value = u32::try_from(value).ok().filter(|&value| value < OPEN);
        self.values[id as usize] = value.ok_or(Refusal::TooManyOptions)?;
        Ok(())
    }

    fn grow(&mut self) {
        self.values.resize(self.components.len(), UNKNOWN);
    }

    fn bytes(&self) -> u64 {
        let words = self.values.capacity() + self.lists.capacity() + 6 * self.path.capacity();
        self.components.bytes() + 4 * words as u64
    }

    fn solve(&mut self, root: Id, meter: &mut Meter) -> Result<(), Stop> {
        if self.values[root as usize] == UNKNOWN {
            self.open(root, meter)?;
        }
        let mut work = 0;
        while let Some(frame) = self.path.last_mut() {
            // Up to the first option whose value is unknown.
            let unknown = loop {
                let Some(&parts) = self.lists.get(frame.next) else { break None };
                let end = frame.next + 1 + parts as usize;
                let open = |&&id: &&Id| self.values[id as usize] >= OPEN;
                work += 1;
                match self.lists[frame.next + 1..end].iter().find(open) {
                    Some(&id) => break Some(id),
                    None => frame.next = end,
                }
            };
            // A game with an infinite descent never closes a component, so the descent is watched too.
            if work >= LOOK_EVERY {
                work = 0;
                meter.look(|| self.bytes())?;
            }
            match unknown {
                Some(id) if self.values[id as usize] == OPEN => return Err(Refusal::Endless.into()),
                Some(id) => self.open(id, meter)?,
                None => self.close(meter)?,
            }
        }
        Ok(())
    }

    fn open(&mut self, id: Id, meter: &mut Meter) -> Result<(), Stop> {
        if !self.ends {
            meter.allows(meter.done() + self.path.len() as u64)?;
        }
        let start = self.lists.len();
        let listed = self.lister.list(&mut self.components, id, &mut self.lists);
        self.grow();
        match listed? {
            Play::Ended(_) => return Err(Refusal::DeclaredEnds.into()),
            Play::Stuck | Play::Live => {}
        }
        self.values[id as usize] = OPEN;
        self.path.push(Frame { id, start, next: start });
        if self.lists.len() - start > LOOK_EVERY {
            meter.look(|| self.bytes())?;
        }
        if self.reach.get(self.components.get(id).0).is_some_and(|&reach| reach > 1) {
            self.refuse_splits(start)?;
        }
        Ok(())
    }

    /// Splitting a heap of `upto k of` would allow two moves in it at once: no nim-sum.
    fn refuse_splits(&self, start: usize) -> Result<(), Refusal> {
        let mut next = start;
        while let Some(&parts) = self.lists.get(next) {
            if parts > 1 {
                return Err(Refusal::NimSumReach);
            }
            next += 1 + parts as usize;
        }
        Ok(())
    }

    /// Closes the last component on the path, all of whose options are known.
    fn close(&mut self, meter: &mut Meter) -> Result<(), Stop> {
        let Some(&Frame { id, start, .. }) = self.path.last() else { return Ok(()) };
        self.seen.clear();
        let mut next = start;
        while let Some(&parts) = self.lists.get(next) {
            let end = next + 1 + parts as usize;
            let parts = &self.lists[next + 1..end];
            self.seen.insert(parts.iter().fold(0, |sum, &id| sum ^ u64::from(self.values[id as usize])));
            next = end;
        }
        // The mex is at most the number of options, which are numbered below OPEN.
        let mex = u32::try_from(self.seen.mex()).ok().filter(|&mex| mex < OPEN);
        self.values[id as usize] = mex.ok_or(Refusal::TooManyOptions)?;
        self.lists.truncate(start);
        self.path.pop();
        Ok(meter.step(1, || self.bytes())?)
    }
}

/// Number of options examined between two checks of the clock.
const LOOK_EVERY: usize = 1 << 14;
