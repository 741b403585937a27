//! A number for each component, from those of its options.
//!
//! The search keeps its path on an explicit stack, so a chain of a million forced moves is an ordinary case.
//! An option that is still open is a cycle, and the game is refused as endless.

use crate::pool::{Component, Components, Id, Lister, Play, capped};
use crate::stop::Stop;
use crate::{Game, Halt, Limits, Meter, Options, Refusal, Verdict};

/// A number of a component, and the effort to find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valued {
    /// Nim-value or suspense number.
    pub value: u64,
    /// Number of components solved to find it, without those known before.
    pub positions: u64,
}

/// The number of a component, by definition.
pub(super) trait Numbering {
    /// Refuses the options of a component of this game, if the definition does not cover them.
    fn admit(&self, game: usize, options: Listed<'_>) -> Result<(), Refusal>;

    /// The number of a component with these options, given those of all components in them.
    fn number(&mut self, options: Listed<'_>, numbers: &[u32]) -> Result<u32, Refusal>;
}

/// Options of a component: for each the number of its parts, then the parts.
#[derive(Clone, Copy)]
pub(super) struct Listed<'l>(&'l [Id]);

impl<'l> Iterator for Listed<'l> {
    type Item = &'l [Id];

    fn next(&mut self) -> Option<&'l [Id]> {
        let (&parts, rest) = self.0.split_first()?;
        let (parts, rest) = rest.split_at_checked(parts as usize)?;
        self.0 = rest;
        Some(parts)
    }
}

/// Numbers of components, remembered between questions.
pub(super) struct Descent<'a> {
    components: Components,
    lister: Lister<'a>,
    numbers: Vec<u32>,
    /// Options of the open components, each list above that of the component before it on the path.
    lists: Vec<Id>,
    path: Vec<Frame>,
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

impl<'a> Descent<'a> {
    pub(super) fn new(games: &[&'a dyn Game], options: Options) -> Result<Descent<'a>, Refusal> {
        Ok(Descent {
            components: Components::default(),
            lister: Lister::new(games, options)?,
            numbers: vec![],
            lists: vec![],
            path: vec![],
            ends: games.iter().all(|game| game.terminates()),
        })
    }

    /// Verdict for a stuck player.
    pub(super) fn verdict(&self) -> Verdict {
        self.lister.verdict()
    }

    /// Number of a component.
    ///
    /// If stopped by a limit, it keeps its results, and may be called again.
    pub(super) fn number(
        &mut self,
        component: &Component,
        numbering: &mut impl Numbering,
        limits: &Limits,
    ) -> Result<Valued, Halt> {
        self.lister.admit(component.game, &component.words)?;
        let id = self.components.intern(component.game, &component.words)?;
        self.grow();
        let limits = capped(limits);
        let meter = Meter::new(&limits);
        let ended = self.solve(id, numbering, &meter);
        if ended.is_err() {
            for frame in self.path.drain(..) {
                self.numbers[frame.id as usize] = UNKNOWN;
            }
            self.lists.clear();
        }
        ended.map_err(|stop| stop.into_halt(meter.done()))?;
        Ok(Valued { value: u64::from(self.numbers[id as usize]), positions: meter.done() })
    }

    /// Takes over the number of a component that was found before.
    pub(super) fn know(&mut self, component: &Component, number: u64) -> Result<(), Refusal> {
        self.lister.admit(component.game, &component.words)?;
        let id = self.components.intern(component.game, &component.words)?;
        self.grow();
        let number = u32::try_from(number).ok().filter(|&number| number < OPEN);
        self.numbers[id as usize] = number.ok_or(Refusal::TooManyOptions)?;
        Ok(())
    }

    fn grow(&mut self) {
        self.numbers.resize(self.components.len(), UNKNOWN);
    }

    fn bytes(&self) -> u64 {
        let words = self.numbers.capacity() + self.lists.capacity() + 6 * self.path.capacity();
        self.components.bytes() + 4 * words as u64
    }

    fn solve(&mut self, root: Id, numbering: &mut impl Numbering, meter: &Meter) -> Result<(), Stop> {
        if self.numbers[root as usize] == UNKNOWN {
            self.open(root, numbering, meter)?;
        }
        let mut work = 0;
        while let Some(frame) = self.path.last_mut() {
            // Up to the first option whose number is unknown.
            let unknown = loop {
                let Some(&parts) = self.lists.get(frame.next) else { break None };
                let end = frame.next + 1 + parts as usize;
                let open = |&&id: &&Id| self.numbers[id as usize] >= OPEN;
                work += 1;
                match self.lists[frame.next + 1..end].iter().find(open) {
                    Some(&id) => break Some(id),
                    None => frame.next = end,
                }
            };
            // A game with an infinite descent never closes a component, so the descent is watched too.
            if work >= LOOK_EVERY {
                work = 0;
                meter.look_with(|| self.bytes())?;
            }
            match unknown {
                Some(id) if self.numbers[id as usize] == OPEN => return Err(Refusal::Endless.into()),
                Some(id) => self.open(id, numbering, meter)?,
                None => self.close(numbering, meter)?,
            }
        }
        Ok(())
    }

    fn open(&mut self, id: Id, numbering: &impl Numbering, meter: &Meter) -> Result<(), Stop> {
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
        self.numbers[id as usize] = OPEN;
        self.path.push(Frame { id, start, next: start });
        if self.lists.len() - start > LOOK_EVERY {
            meter.look_with(|| self.bytes())?;
        }
        Ok(numbering.admit(self.components.get(id).0, Listed(&self.lists[start..]))?)
    }

    /// Closes the last component on the path, all of whose options are known.
    fn close(&mut self, numbering: &mut impl Numbering, meter: &Meter) -> Result<(), Stop> {
        let Some(&Frame { id, start, .. }) = self.path.last() else { return Ok(()) };
        let number = numbering.number(Listed(&self.lists[start..]), &self.numbers)?;
        self.numbers[id as usize] =
            Some(number).filter(|&number| number < OPEN).ok_or(Refusal::TooManyOptions)?;
        self.lists.truncate(start);
        self.path.pop();
        Ok(meter.step(1, || self.bytes())?)
    }
}

/// Number of options examined between two checks of the clock.
const LOOK_EVERY: usize = 1 << 14;
