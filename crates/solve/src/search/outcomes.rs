//! Outcomes of whole sums, by search.
//!
//! * Problem: the outcome of a sum where the nim-sum does not decide: misère play, moves in several
//!   components at once, declared ends and draws in a game of one component; and normal play, on request.
//! * Theorem: the definition. A position with an option that is P is N; otherwise, one with an option that is
//!   a draw is a draw; otherwise it is P. Where play stops, the verdict decides.
//! * Cost: at most every reachable sum, each once. Before it descends, the search looks for an option already
//!   known to be P, a batch of options at a time, and leaves a position as soon as it has one.
//! * Evidence: computed; for every option left out another one decides.
//!
//! The path is an explicit stack. An option that is still open is a cycle; unless another option wins anyway,
//! the game is refused as endless.

use super::batch::{AHEAD, Batch};
use super::blocked::Blocked;
use super::entailing::Entailing;
use super::labels::{DRAW, LabelTable, N, OPEN, P, UNKNOWN};
use crate::pool::{Chosen, Component, Hashed, Slot, Sums, capped};
use crate::stop::Stop;
use crate::{Game, Halt, Limits, Meter, Outcome, Refusal, Verdict};

/// An outcome, and the effort to find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Outcome of the sum.
    pub outcome: Outcome,
    /// Number of sums solved to find it, without those known before.
    pub positions: u64,
}

/// Outcomes of sums, remembered between questions.
///
/// ```
/// # use solve::{Convention, Form, Game, Limits, Options, Outcome, Refusal};
/// # use solve::{pool::Component, search::Outcomes};
/// struct MisereNim;
/// impl Game for MisereNim {
///     fn form(&self) -> Form { Form::Tuple(1) }
///     fn convention(&self) -> Convention { Convention::Misere }
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
/// let mut outcomes = Outcomes::new(&[&MisereNim])?;
/// let heaps = [1, 2, 3].map(|n| Component::new(0, [n]));
/// assert_eq!(outcomes.outcome(&heaps, &Limits::none())?.outcome, Outcome::P);
/// # Ok::<(), solve::Halt>(())
/// ```
pub struct Outcomes<'a> {
    sums: Sums<'a>,
    table: LabelTable,
    path: Vec<Frame>,
    /// Next move of each sum on the path, one above the other.
    chosen: Vec<Chosen>,
    /// Options of each sum on the path that were unknown when they were examined.
    pending: Vec<Hashed>,
    batch: Batch,
    labels: Vec<(Slot, u8)>,
    looks: u64,
    /// `true` if play ends in all of the games.
    ends: bool,
    /// The search where options are forbidden.
    blocked: Option<Blocked<'a>>,
    /// The search where replies are confined.
    entailing: Option<Entailing<'a>>,
}

/// A sum on the path.
#[derive(Clone, Copy)]
struct Frame {
    sum: Hashed,
    slot: Slot,
    chosen: usize,
    pending: usize,
    /// `true` if an option is a draw.
    draw: bool,
    /// `true` if an option lies above on the path.
    cycle: bool,
}

/// Number of options examined, or words stored, between two checks of the clock and the memory.
const LOOK_EVERY: u64 = 1 << 16;

impl<'a> Outcomes<'a> {
    /// For sums of components of these games, which must agree on the verdict for a stuck player.
    pub fn new(games: &[&'a dyn Game]) -> Result<Outcomes<'a>, Refusal> {
        Ok(Outcomes {
            sums: Sums::new(games)?,
            table: LabelTable::new(),
            path: vec![],
            chosen: vec![],
            pending: vec![],
            batch: Batch::default(),
            labels: vec![],
            looks: 0,
            ends: games.iter().all(|game| game.terminates()),
            blocked: Blocked::new(games)?,
            entailing: Entailing::new(games)?,
        })
    }

    /// Winner of this sum.
    ///
    /// If stopped by a limit, it keeps its results, and may be called again.
    pub fn outcome(&mut self, sum: &[Component], limits: &Limits) -> Result<Solved, Halt> {
        if let Some(blocked) = &mut self.blocked {
            let (outcome, positions) = blocked.outcome(sum, limits)?;
            return Ok(Solved { outcome, positions });
        }
        if let Some(entailing) = &mut self.entailing {
            let (value, positions) = entailing.of_sum(sum, limits)?;
            return Ok(Solved { outcome: Entailing::outcome(value), positions });
        }
        let limits = capped(limits);
        let meter = Meter::new(&limits);
        let root = self.sums.position(sum)?;
        let ended = self.solve(root, &meter);
        if ended.is_err() {
            for frame in self.path.drain(..) {
                self.table.put(frame.slot, frame.sum.key, UNKNOWN);
            }
            self.chosen.clear();
            self.pending.clear();
        }
        ended.map_err(|stop| stop.into_halt(meter.done()))?;
        let outcome = match self.table.label(root.key) {
            P => Outcome::P,
            N => Outcome::N,
            _ => Outcome::D,
        };
        Ok(Solved { outcome, positions: meter.done() })
    }

    /// Takes over the outcome of a sum that was found before.
    pub fn know(&mut self, sum: &[Component], outcome: Outcome) -> Result<(), Refusal> {
        if let Some(blocked) = &mut self.blocked {
            blocked.know(sum, outcome);
            return Ok(());
        }
        if self.entailing.is_some() {
            return Ok(());
        }
        let sum = self.sums.position(sum)?;
        let (slot, _) = self.table.find(sum.key);
        let label = match outcome {
            Outcome::P => P,
            Outcome::N => N,
            Outcome::D => DRAW,
        };
        self.table.put(slot, sum.key, label);
        if label == P {
            self.table.add_lost(sum);
        }
        Ok(())
    }

    fn solve(&mut self, root: Hashed, meter: &Meter) -> Result<(), Stop> {
        let (slot, label) = self.table.find(root.key);
        if label == UNKNOWN {
            self.open(root, slot, meter)?;
        }
        let mut looked = self.work();
        while let Some(&frame) = self.path.last() {
            if self.work() - looked > LOOK_EVERY {
                looked = self.work();
                meter.look_with(|| self.bytes())?;
            }
            if self.pending.len() > frame.pending {
                self.descend(meter)?;
            } else if self.chosen.len() > frame.chosen {
                self.gather(frame, meter)?;
            } else if frame.cycle {
                return Err(Refusal::Endless.into());
            } else {
                self.close(if frame.draw { DRAW } else { P }, meter)?;
            }
        }
        Ok(())
    }

    /// Bytes in use.
    fn bytes(&self) -> u64 {
        let path = size_of::<Frame>() * self.path.capacity() + 8 * self.chosen.capacity();
        let pending = size_of::<Hashed>() * self.pending.capacity();
        self.sums.bytes() + self.table.bytes() + (path + pending) as u64
    }

    /// Amount of work done, including undecided positions.
    fn work(&self) -> u64 {
        self.sums.work() + self.looks
    }

    /// Pushes a sum onto the path, or decides it at once if play has stopped there.
    fn open(&mut self, sum: Hashed, slot: Slot, meter: &Meter) -> Result<u8, Stop> {
        if !self.ends {
            meter.allows(meter.done() + self.path.len() as u64)?;
        }
        let label = match self.sums.verdict(sum.key)? {
            Some(Verdict::Lost) => P,
            Some(Verdict::Won) => N,
            Some(Verdict::Draw) => DRAW,
            None => OPEN,
        };
        let slot = self.table.put(slot, sum.key, label);
        if label == OPEN {
            let (chosen, pending) = (self.chosen.len(), self.pending.len());
            self.path.push(Frame { sum, slot, chosen, pending, draw: false, cycle: false });
            self.sums.first(sum.key, &mut self.chosen);
        } else {
            if label == P {
                self.table.add_lost(sum);
            }
            meter.step(1, || self.bytes())?;
        }
        Ok(label)
    }

    /// Examines the next options of the last sum of the path, and keeps unknown ones for the descent.
    fn gather(&mut self, frame: Frame, meter: &Meter) -> Result<(), Stop> {
        let Frame { sum, chosen, .. } = frame;
        self.looks += u64::from(AHEAD);
        if self.batch.has_lost(&mut self.sums, &self.table, sum, &self.chosen[chosen..])? {
            return self.close(N, meter);
        }
        self.batch.write(&mut self.sums, sum, &mut self.chosen, chosen)?;
        self.table.labels(self.batch.options(), &mut self.labels);
        let (mut draw, mut cycle) = (false, false);
        // From last to first, so that the first is on top of the stack.
        for (&option, &(_, label)) in self.batch.options().iter().zip(&self.labels).rev() {
            match label {
                N => {}
                DRAW => draw = true,
                OPEN => cycle = true,
                _ => self.pending.push(option),
            }
        }
        if let Some(last) = self.path.last_mut() {
            last.draw |= draw;
            last.cycle |= cycle;
        }
        Ok(())
    }

    /// Descends into the next pending option of the last sum of the path, unless it is known by now.
    fn descend(&mut self, meter: &Meter) -> Result<(), Stop> {
        let Some(option) = self.pending.pop() else { return Ok(()) };
        let (slot, mut label) = self.table.find(option.key);
        if label == UNKNOWN {
            label = self.open(option, slot, meter)?;
            if label == OPEN {
                return Ok(());
            }
        }
        match (label, self.path.last_mut()) {
            (P, _) => self.close(N, meter)?,
            (DRAW, Some(last)) => last.draw = true,
            (OPEN, Some(last)) => last.cycle = true,
            _ => {}
        }
        Ok(())
    }

    /// Decides the last sum of the path, and also the one before if that has won.
    fn close(&mut self, label: u8, meter: &Meter) -> Result<(), Stop> {
        let mut label = label;
        while let Some(frame) = self.path.pop() {
            self.table.put(frame.slot, frame.sum.key, label);
            if label == P {
                self.table.add_lost(frame.sum);
            }
            self.chosen.truncate(frame.chosen);
            self.pending.truncate(frame.pending);
            meter.step(1, || self.bytes())?;
            match (label, self.path.last_mut()) {
                (P, _) => label = N,
                (DRAW, Some(parent)) => {
                    parent.draw = true;
                    break;
                }
                _ => break,
            }
        }
        Ok(())
    }
}
