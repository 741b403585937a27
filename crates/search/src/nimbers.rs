//! Nim-values by pairs of a part and a value.
//!
//! To show that part C has the value n, no option may have it, and for each m < n some option has m. An option is several parts: all
//! but the largest are valued, and what is left is a pair again. A pair fails as soon as one option has n. Exact values
//! are kept; of those that a part does not have, the latest.

use crate::forms::Forms;
use crate::options::{Game, Options};
use crate::replies::Replies;
use crate::table::{Refuted, Table};
use limits::{Limits, Meter, StopReason};

/// A search that remembers what it has found.
pub struct Search<'g, G: ?Sized> {
    pub(crate) game: &'g G,
    meter: Meter,
    pub(crate) table: Table,
    refuted: Refuted,
    pub(crate) forms: Forms,
    stack: Vec<Frame>,
    spare: Vec<Options>,
    opened: u64,
}

/// A question about a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// Its value.
    Value,
    /// Does it have this value?
    Is(u16),
}

/// An answer about a part.
#[derive(Clone, Copy, Debug)]
enum Reply {
    Value(u16),
    Is(bool),
}

/// The next step of a frame.
enum Next {
    Reply(Reply),
    /// A question about the part of an option.
    Ask {
        option: u32,
        part: usize,
        goal: Goal,
    },
}

/// A part that is being searched.
struct Frame {
    part: Vec<u64>,
    goal: Goal,
    options: Options,
    order: Vec<u32>,
    /// Knowledge from options of options.
    replies: Replies,
    /// The value that is looked for among the options.
    target: u16,
    /// `true` if it is the one that was asked for, before all lower ones.
    first: bool,
    /// Place in the order; `None` before the known options were looked at.
    at: Option<usize>,
}

impl<'g, G: Game + ?Sized> Search<'g, G> {
    /// A search within limits.
    pub fn new(game: &'g G, limits: &Limits) -> Search<'g, G> {
        let words = game.words();
        Search {
            game,
            meter: Meter::new(limits),
            table: Table::new(words),
            refuted: Refuted::new(words),
            forms: Forms::new(game.key_words(), words),
            stack: Vec::new(),
            spare: Vec::new(),
            opened: 0,
        }
    }

    /// The game.
    pub fn game(&self) -> &'g G {
        self.game
    }

    /// Values that are known.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Number of parts that were searched, each as often as it was.
    pub fn opened(&self) -> u64 {
        self.opened
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
        parts.sort_by_key(|part| (self.table.get(part).is_some(), self.game.size(part)));
        let known = parts.partition_point(|part| self.table.get(part).is_none());
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
        self.stack.clear();
        let mut reply = self.open(part, goal)?;
        while let Some(mut frame) = self.stack.pop() {
            match self.step(&mut frame, reply.take()) {
                Next::Reply(found) => {
                    reply = Some(found);
                    self.spare.push(frame.options);
                }
                Next::Ask { option, part, goal } => {
                    let words = self.game.words();
                    let asked = frame.options.words_of(option as usize)[part * words..][..words].to_vec();
                    self.stack.push(frame);
                    reply = self.open(&asked, goal)?;
                }
            }
        }
        // The last frame has replied.
        Ok(reply.unwrap_or(Reply::Value(0)))
    }

    /// Answers at once, or puts a part on the stack.
    fn open(&mut self, part: &[u64], goal: Goal) -> Result<Option<Reply>, StopReason> {
        if let Some(value) = self.table.get(part) {
            return Ok(Some(goal.answered(value)));
        }
        let refuted = self.refuted.get(part);
        if let Goal::Is(value @ 0..64) = goal
            && refuted >> value & 1 == 1
        {
            return Ok(Some(Reply::Is(false)));
        }
        self.opened += 1;
        let mut options = match self.spare.pop() {
            Some(options) => options,
            None => Options::new(self.game.words(), true),
        };
        options.clear();
        // An option that is known to have the value in question decides; the others need not be looked for.
        let mut decided = false;
        let table = &self.table;
        self.game.options(part, &mut self.forms, &mut options, &mut |options| {
            if let Goal::Is(value) = goal {
                decided = table.sum(options.parts(options.len() - 1)) == Some(value);
            }
            !decided
        });
        let (frame_bytes, frame_steps) = (options.bytes(), options.len() as u64);
        let bytes = || {
            (self.table.bytes() + self.refuted.bytes() + self.forms.bytes() + self.stack.len() * frame_bytes)
                as u64
        };
        self.meter.step(1, bytes)?;
        self.meter.steps(frame_steps)?;
        if decided {
            self.spare.push(options);
            if let Goal::Is(value) = goal {
                self.refuted.add(part, value);
            }
            return Ok(Some(Reply::Is(false)));
        }
        let order = options.ordered();
        // The value is at most the number of options.
        let first = matches!(goal, Goal::Is(value) if usize::from(value) <= order.len());
        let target = match goal {
            Goal::Is(value) if first => value,
            _ => lowest(0, refuted),
        };
        let at = first.then_some(0);
        let replies = Replies::new(options.labels());
        self.stack.push(Frame { part: part.to_vec(), goal, options, order, replies, target, first, at });
        Ok(None)
    }

    fn step(&mut self, frame: &mut Frame, reply: Option<Reply>) -> Next {
        if let (Some(Reply::Is(holds)), Some(at)) = (reply, &mut frame.at) {
            if holds {
                if let Some(next) = self.hit(frame) {
                    return next;
                }
            } else {
                *at += 1;
            }
        }
        loop {
            let Some(at) = frame.at else {
                if self.is_known(frame) {
                    if let Some(next) = self.hit(frame) {
                        return next;
                    }
                } else {
                    frame.at = Some(0);
                }
                continue;
            };
            let Some(&option) = frame.order.get(at) else {
                if let Some(next) = self.missed(frame) {
                    return next;
                }
                continue;
            };
            if frame.replies.lacks(option as usize, frame.target) {
                frame.at = Some(at + 1);
                continue;
            }
            match self.looked_at(frame, option) {
                Err(ask) => {
                    if !frame.replies.look(self, &frame.part, option as usize, frame.target) {
                        return ask;
                    }
                    if let Next::Ask { part, goal: Goal::Is(value), .. } = ask {
                        let words = self.game.words();
                        self.refuted
                            .add(&frame.options.words_of(option as usize)[part * words..][..words], value);
                    }
                    frame.at = Some(at + 1);
                }
                Ok(true) => {
                    if let Some(next) = self.hit(frame) {
                        return next;
                    }
                }
                Ok(false) => frame.at = Some(at + 1),
            }
        }
    }

    /// Returns `true` if an option whose parts are all known has the target.
    fn is_known(&self, frame: &Frame) -> bool {
        let sum = |&option: &u32| self.table.sum(frame.options.parts(option as usize));
        frame.order.iter().any(|option| sum(option) == Some(frame.target))
    }

    /// Tells if an option has the target; the error is a question about one of its parts that has to come first.
    fn looked_at(&self, frame: &Frame, option: u32) -> Result<bool, Next> {
        let (mut sum, mut unknown): (u16, Option<(u32, usize)>) = (0, None);
        for (at, part) in frame.options.parts(option as usize).enumerate() {
            match (self.table.get(part), unknown) {
                (Some(value), _) => sum ^= value,
                (None, None) => unknown = Some((self.game.size(part), at)),
                // Of two unknown parts the smaller one is valued.
                (None, Some((size, before))) => {
                    let small = if size <= self.game.size(part) { before } else { at };
                    return Err(Next::Ask { option, part: small, goal: Goal::Value });
                }
            }
        }
        match unknown {
            None => Ok(sum == frame.target),
            Some((_, part)) => Err(Next::Ask { option, part, goal: Goal::Is(sum ^ frame.target) }),
        }
    }

    /// Some option has the target: the part does not.
    fn hit(&mut self, frame: &mut Frame) -> Option<Next> {
        self.refuted.add(&frame.part, frame.target);
        if frame.first {
            return Some(Next::Reply(Reply::Is(false)));
        }
        self.next(frame, frame.target + 1)
    }

    /// No option has the target: the part has it, or less.
    fn missed(&mut self, frame: &mut Frame) -> Option<Next> {
        if frame.first {
            frame.first = false;
            return self.next(frame, 0);
        }
        Some(self.found(frame, frame.target))
    }

    /// Goes on with the lowest value from `least` that the part may have.
    fn next(&mut self, frame: &mut Frame, least: u16) -> Option<Next> {
        frame.target = lowest(least, self.refuted.get(&frame.part));
        frame.at = None;
        match frame.goal {
            // It was shown that no option has this value, and that the part has no lower one.
            Goal::Is(value) if usize::from(value) <= frame.order.len() && frame.target >= value => {
                Some(self.found(frame, value))
            }
            _ => None,
        }
    }

    fn found(&mut self, frame: &Frame, value: u16) -> Next {
        self.table.keep(&frame.part, value);
        Next::Reply(frame.goal.answered(value))
    }
}

impl Goal {
    fn answered(self, value: u16) -> Reply {
        match self {
            Goal::Value => Reply::Value(value),
            Goal::Is(asked) => Reply::Is(asked == value),
        }
    }
}

/// The lowest value from `least` that is not refuted.
fn lowest(least: u16, refuted: u64) -> u16 {
    let free = u32::from(least).checked_sub(64).is_some();
    if free { least } else { least + (!(refuted >> least)).trailing_zeros() as u16 }
}
