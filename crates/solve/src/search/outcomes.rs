//! Who wins a whole sum, by search.
//!
//! * Problem: the outcome of a sum where the nim-sum does not decide: misère play, moves in several components
//!   at once, declared ends and draws in a game of one component; and normal play, where it is asked for.
//! * Theorem: the definition. A position with an option that is P is N; failing that, one with an option that is
//!   a draw is a draw; failing that, it is P. Where play stops, the verdict says it.
//! * Cost: at most every sum that can be reached, each once. Before it goes down, the search looks for an option
//!   already known to be P, a batch of options at a time, and leaves a position as soon as it has one.
//! * Evidence: computed; for every option left out there is one that decides.
//!
//! The path is a stack of its own. An option that is still open is a cycle; unless another option wins anyway,
//! the game is refused as endless.

use crate::pool::{Chosen, Component, Sum, Sums, advance, capped, first};
use crate::stop::Stop;
use crate::{Game, Halt, Limits, Meter, Outcome, Refusal, Verdict};

/// An outcome, and what it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Who wins.
    pub outcome: Outcome,
    /// How many sums were solved to find it, without those known before.
    pub positions: u64,
}

/// Outcomes of sums, remembered from question to question.
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
    path: Vec<Frame>,
    /// The next move of each sum on the path, one above the other.
    chosen: Vec<Chosen>,
    /// The moves of each sum on the path that led to sums not known when they were looked at.
    pending: Vec<Chosen>,
    /// Moves on their way from `chosen` to `pending`, with the hashes they lead to.
    batch: Vec<Chosen>,
    hashes: Vec<u64>,
    choice: Vec<Chosen>,
    live: Vec<u32>,
    looks: u64,
}

/// A sum on the path.
#[derive(Clone, Copy)]
struct Frame {
    sum: Sum,
    hash: u64,
    chosen: usize,
    pending: usize,
    /// An option is a draw.
    draw: bool,
    /// An option lies above on the path.
    cycle: bool,
}

/// Labels of sums.
const UNKNOWN: u32 = 0;
const P: u32 = 1;
const N: u32 = 2;
const DRAW: u32 = 3;
const OPEN: u32 = 4;

/// How many unknown options are gathered before the search goes down into them.
const BATCH: usize = 64;

/// Set on the index of all components of a move on a stack but the first pushed.
const MORE: u32 = 1 << 31;

/// How many words of lists and sums are written between two looks at the clock and the memory.
const LOOK_EVERY: u64 = 1 << 16;

impl<'a> Outcomes<'a> {
    /// For sums of components of these games, which must agree on what a stuck player gets.
    pub fn new(games: &[&'a dyn Game]) -> Result<Outcomes<'a>, Refusal> {
        let sums = Sums::new(games)?;
        Ok(Outcomes {
            sums,
            path: vec![],
            chosen: vec![],
            pending: vec![],
            batch: vec![],
            hashes: vec![],
            choice: vec![],
            live: vec![],
            looks: 0,
        })
    }

    /// Who wins this sum.
    ///
    /// Stopped by a limit, it keeps what it has solved, and may be asked again.
    pub fn outcome(&mut self, sum: &[Component], limits: &Limits) -> Result<Solved, Halt> {
        let limits = capped(limits);
        let mut meter = Meter::new(&limits);
        let root = self.sums.position(sum)?;
        let ended = self.solve(root, &mut meter);
        if ended.is_err() {
            for frame in self.path.drain(..) {
                self.sums.set_label(frame.sum, UNKNOWN);
            }
            self.chosen.clear();
            self.pending.clear();
        }
        ended.map_err(|stop| stop.into_halt(meter.done()))?;
        let outcome = match self.sums.label(root) {
            P => Outcome::P,
            N => Outcome::N,
            _ => Outcome::D,
        };
        Ok(Solved { outcome, positions: meter.done() })
    }

    fn solve(&mut self, root: Sum, meter: &mut Meter) -> Result<(), Stop> {
        if self.sums.label(root) == UNKNOWN {
            self.open(root, self.sums.hash(root), meter)?;
        }
        let mut looked = self.work();
        while let Some(&frame) = self.path.last() {
            if self.work() - looked > LOOK_EVERY {
                looked = self.work();
                meter.look(|| self.bytes())?;
            }
            if self.pending.len() > frame.pending {
                self.descend(frame, meter)?;
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
        let path = 40 * self.path.capacity() + 8 * (self.chosen.capacity() + self.pending.capacity());
        self.sums.bytes() + path as u64
    }

    /// How much has been done, whether or not it decided a position.
    fn work(&self) -> u64 {
        self.sums.work() + self.looks
    }

    /// Puts a sum on the path, or decides it at once if play has stopped there.
    fn open(&mut self, sum: Sum, hash: u64, meter: &mut Meter) -> Result<u32, Stop> {
        let label = match self.sums.verdict(sum) {
            Some(Verdict::Lost) => P,
            Some(Verdict::Won) => N,
            Some(Verdict::Draw) => DRAW,
            None => OPEN,
        };
        self.sums.set_label(sum, label);
        if label == OPEN {
            let (chosen, pending) = (self.chosen.len(), self.pending.len());
            self.path.push(Frame { sum, hash, chosen, pending, draw: false, cycle: false });
            self.chosen.extend(first(&self.sums, self.sums.ids(sum)));
        } else {
            if label == P {
                self.sums.add_lost(sum, hash);
            }
            meter.step(1, || self.bytes())?;
        }
        Ok(label)
    }

    /// Looks at the next options of the last sum of the path, and leaves those not known for the way down.
    fn gather(&mut self, frame: Frame, meter: &mut Meter) -> Result<(), Stop> {
        self.batch.clear();
        self.hashes.clear();
        while self.hashes.len() < BATCH {
            let choice = &self.chosen[frame.chosen..];
            let hash = self.sums.hash_after(frame.sum, frame.hash, choice)?;
            if self.sums.find_lost(frame.sum, hash, choice, &mut self.live).is_some() {
                return self.close(N, meter);
            }
            self.hashes.push(hash);
            put(&mut self.batch, choice);
            if !advance(&self.sums, self.sums.ids(frame.sum), &mut self.chosen, frame.chosen) {
                break;
            }
        }
        self.looks += self.hashes.len() as u64;
        std::hint::black_box(self.hashes.iter().fold(0, |all, &hash| all ^ self.sums.touch(hash)));
        std::hint::black_box(self.hashes.iter().fold(0, |all, &hash| all ^ self.sums.touch_sum(hash)));
        let (mut draw, mut cycle) = (false, false);
        // From the last to the first, so that the first is on top of the stack.
        while let Some(hash) = self.hashes.pop() {
            take(&mut self.batch, &mut self.choice);
            let found = self.sums.find(frame.sum, hash, &self.choice, &mut self.live);
            match found.map(|option| self.sums.label(option)) {
                Some(N) => {}
                Some(DRAW) => draw = true,
                Some(OPEN) => cycle = true,
                _ => put(&mut self.pending, &self.choice),
            }
        }
        if let Some(last) = self.path.last_mut() {
            last.draw |= draw;
            last.cycle |= cycle;
        }
        Ok(())
    }

    /// Goes down into the next pending option of the last sum of the path, unless it is known by now.
    fn descend(&mut self, frame: Frame, meter: &mut Meter) -> Result<(), Stop> {
        take(&mut self.pending, &mut self.choice);
        let hash = self.sums.hash_after(frame.sum, frame.hash, &self.choice)?;
        let option = match self.sums.find(frame.sum, hash, &self.choice, &mut self.live) {
            Some(option) => option,
            None => self.sums.add(frame.sum, hash, &self.choice)?,
        };
        let label = match self.sums.label(option) {
            UNKNOWN => self.open(option, hash, meter)?,
            OPEN => {
                if let Some(last) = self.path.last_mut() {
                    last.cycle = true;
                }
                return Ok(());
            }
            label => label,
        };
        match label {
            P => self.close(N, meter),
            DRAW => {
                self.tell_of_draw();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Decides the last sum of the path, and with it the one before if that has won.
    fn close(&mut self, label: u32, meter: &mut Meter) -> Result<(), Stop> {
        let mut label = label;
        while let Some(frame) = self.path.pop() {
            self.sums.set_label(frame.sum, label);
            if label == P {
                self.sums.add_lost(frame.sum, frame.hash);
            }
            self.chosen.truncate(frame.chosen);
            self.pending.truncate(frame.pending);
            meter.step(1, || self.bytes())?;
            match label {
                P => label = N,
                DRAW => {
                    self.tell_of_draw();
                    break;
                }
                _ => break,
            }
        }
        Ok(())
    }

    /// An option of the last sum of the path is a draw.
    fn tell_of_draw(&mut self) {
        if let Some(parent) = self.path.last_mut() {
            parent.draw = true;
        }
    }
}

/// Pushes a move on a stack.
fn put(stack: &mut Vec<Chosen>, choice: &[Chosen]) {
    let bottom = stack.len();
    stack.extend(choice.iter().rev().map(|one| Chosen { index: one.index | MORE, ..*one }));
    if let Some(last) = stack.get_mut(bottom) {
        last.index &= !MORE;
    }
}

/// Pops a move from a stack.
fn take(stack: &mut Vec<Chosen>, choice: &mut Vec<Chosen>) {
    choice.clear();
    while let Some(one) = stack.pop() {
        choice.push(Chosen { index: one.index & !MORE, ..one });
        if one.index & MORE == 0 {
            break;
        }
    }
}
