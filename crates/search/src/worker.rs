//! A thread of a search: a stack of parts, each with a question.

use crate::forms::Forms;
use crate::frame::{Frame, Next, effort, has, hit, is_known, looked_at, lowest, missed, told};
use crate::options::{Game, Options};
use crate::question::{Goal, Pause, Reply};
use crate::replies::Replies;
use crate::shared::Shared;
use limits::{Limits, Meter, StopReason};
use std::sync::atomic::Ordering::Relaxed;

/// A thread's own part of a search.
pub(crate) struct Worker {
    meter: Meter,
    pub(crate) forms: Forms,
    stack: Vec<Frame>,
    spare: Vec<Options>,
    efforts: Vec<u32>,
    opened: u64,
    /// `true` if others work as well.
    helped: bool,
    /// `true` if its stack belongs to the question at hand.
    joined: bool,
    /// A question that is to be opened next.
    asked: Option<(Vec<u64>, Goal)>,
    /// The reply to the last frame.
    reply: Option<Reply>,
    /// Number of parts that all had opened when it was last told.
    told: u64,
}

/// Parts opened between two looks at what others have found.
const LOOK: u64 = 16;

impl Worker {
    pub(crate) fn new(forms: Forms, limits: &Limits) -> Worker {
        Worker {
            meter: Meter::new(limits),
            forms,
            stack: Vec::new(),
            spare: Vec::new(),
            efforts: Vec::new(),
            opened: 0,
            helped: false,
            joined: true,
            asked: None,
            reply: None,
            told: 0,
        }
    }

    /// A worker with the same classes of forms, and with the same limits, but for steps and reports.
    pub(crate) fn beside(&self, limits: &Limits) -> Worker {
        let limits = Limits { progress: None, steps: None, ..limits.clone() };
        Worker { joined: false, ..Worker::new(self.forms.beside(), &limits) }
    }

    pub(crate) fn opened(&self) -> u64 {
        self.opened
    }

    /// Takes up a question.
    pub(crate) fn ask(&mut self, part: &[u64], goal: Goal) {
        self.stack.clear();
        self.reply = None;
        self.asked = Some((part.to_vec(), goal));
    }

    /// Gives up its question.
    pub(crate) fn release(&mut self) {
        self.joined = false;
    }

    /// Takes up the question of another one where that one stands, unless it is at work already.
    pub(crate) fn join(&mut self, other: &Worker) {
        if !self.joined {
            self.stack.clone_from(&other.stack);
            self.reply = other.reply;
            self.asked.clone_from(&other.asked);
            self.joined = true;
        }
    }

    /// Works alone until it has the answer, a limit is reached, there should be more room, or so many parts were opened.
    pub(crate) fn work<G: Game + ?Sized>(&mut self, shared: &Shared<'_, G>, most: u64) -> Pause {
        loop {
            match self.advance(shared) {
                Err(reason) => return Pause::Stopped(reason),
                Ok(Some(reply)) => return Pause::Answered(reply),
                Ok(None) if shared.is_full() || self.forms.is_full() || self.opened >= most => {
                    return Pause::Room;
                }
                Ok(None) => {}
            }
        }
    }

    /// Works beside others until all pause.
    pub(crate) fn work_beside<G: Game + ?Sized>(&mut self, shared: &Shared<'_, G>) {
        self.helped = true;
        self.stack.iter().for_each(|frame| shared.enter(&frame.part));
        let mut look = self.opened + LOOK;
        while !shared.is_over() {
            match self.advance(shared) {
                Err(reason) => shared.end(Pause::Stopped(reason)),
                Ok(Some(reply)) => shared.end(Pause::Answered(reply)),
                Ok(None) if shared.is_full() => shared.end(Pause::Room),
                Ok(None) => {}
            }
            if self.opened >= look {
                self.tell(shared, self.opened + LOOK - look);
                look = self.opened + LOOK;
                self.cut(shared);
            }
        }
        self.stack.iter().for_each(|frame| shared.leave(&frame.part));
        self.helped = false;
    }

    /// Counts parts that were opened, and takes note of those of others.
    fn tell<G: Game + ?Sized>(&mut self, shared: &Shared<'_, G>, opened: u64) {
        let all = shared.opened.fetch_add(opened, Relaxed) + opened;
        let others = (all - self.told).saturating_sub(opened);
        self.told = all;
        self.meter.reached(self.meter.done() + others);
    }

    /// Leaves the frames above one whose question others have answered.
    fn cut<G: Game + ?Sized>(&mut self, shared: &Shared<'_, G>) {
        let decided = self.stack.iter().position(|frame| {
            shared.table.get(&frame.part).is_some() || {
                let bits = shared.refuted.get(&frame.part);
                has(bits, frame.target) || matches!(frame.goal, Goal::Is(value) if has(bits, value))
            }
        });
        let Some(decided) = decided else { return };
        while self.stack.len() > decided + 1 {
            if let Some(frame) = self.stack.pop() {
                shared.leave(&frame.part);
                self.spare.push(frame.options);
            }
            (self.asked, self.reply) = (None, None);
        }
    }

    /// Opens a part, or makes a step at the last frame; the reply to the first one is the answer.
    #[inline]
    fn advance<G: Game + ?Sized>(&mut self, shared: &Shared<'_, G>) -> Result<Option<Reply>, StopReason> {
        if let Some((part, goal)) = self.asked.take() {
            self.reply = self.open(shared, &part, goal)?;
            return Ok(None);
        }
        let Some(mut frame) = self.stack.pop() else { return Ok(self.reply) };
        let reply = self.reply.take();
        match self.step(shared, &mut frame, reply) {
            Next::Reply(found) => {
                self.reply = Some(found);
                if self.helped {
                    shared.leave(&frame.part);
                }
                self.spare.push(frame.options);
            }
            Next::Ask { option, part, goal } => {
                let words = shared.game.words();
                self.asked =
                    Some((frame.options.words_of(option as usize)[part * words..][..words].to_vec(), goal));
                self.stack.push(frame);
            }
        }
        Ok(None)
    }

    /// Answers at once, or puts a part on the stack.
    fn open<G: Game + ?Sized>(
        &mut self,
        shared: &Shared<'_, G>,
        part: &[u64],
        goal: Goal,
    ) -> Result<Option<Reply>, StopReason> {
        if let Some(value) = shared.table.get(part) {
            return Ok(Some(goal.answered(value)));
        }
        let refuted = shared.refuted.get(part);
        if matches!(goal, Goal::Is(value) if has(refuted, value)) {
            return Ok(Some(Reply::Is(false)));
        }
        self.opened += 1;
        let mut options = match self.spare.pop() {
            Some(options) => options,
            None => Options::new(shared.game.words(), true),
        };
        options.clear();
        // An option that is known to have the value in question decides; the others need not be looked for.
        let mut decided = false;
        let mut efforts = std::mem::take(&mut self.efforts);
        efforts.clear();
        shared.game.options(part, &mut self.forms, &mut options, &mut |options| {
            let last = options.len() - 1;
            let (effort, sum) = effort(shared, options, last);
            efforts.push(effort);
            decided = sum.is_some_and(|sum| goal == Goal::Is(sum));
            !decided
        });
        options.rank_again(&efforts);
        self.efforts = efforts;
        self.count(shared, &options)?;
        if decided {
            self.spare.push(options);
            if let Goal::Is(value) = goal {
                shared.refuted.add(part, value);
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
        let later = Vec::new();
        let part = part.to_vec();
        if self.helped {
            shared.enter(&part);
        }
        self.stack.push(Frame { part, goal, options, order, later, replies, target, first, at });
        Ok(None)
    }

    /// Counts a part and its options.
    fn count<G: Game + ?Sized>(&self, shared: &Shared<'_, G>, options: &Options) -> Result<(), StopReason> {
        let bytes = || {
            let [own, classes] = self.forms.bytes();
            (shared.bytes() + classes + own + self.stack.len() * options.bytes()) as u64
        };
        self.meter.step(1, bytes)?;
        self.meter.steps(options.len() as u64)
    }

    fn step<G: Game + ?Sized>(
        &mut self,
        shared: &Shared<'_, G>,
        frame: &mut Frame,
        reply: Option<Reply>,
    ) -> Next {
        if self.helped
            && let Some(next) = told(shared, frame)
        {
            return next;
        }
        if let (Some(Reply::Is(holds)), Some(at)) = (reply, &mut frame.at) {
            if holds {
                if let Some(next) = hit(shared, frame) {
                    return next;
                }
            } else {
                *at += 1;
            }
        }
        loop {
            let Some(at) = frame.at else {
                if is_known(shared, frame) {
                    if let Some(next) = hit(shared, frame) {
                        return next;
                    }
                } else {
                    frame.at = Some(0);
                }
                continue;
            };
            let (all, known) = (frame.order.len(), frame.order.get(at));
            let Some(&option) = known.or_else(|| frame.later.get(at - all)) else {
                if let Some(next) = missed(shared, frame) {
                    return next;
                }
                continue;
            };
            if frame.replies.lacks(option as usize, frame.target) {
                frame.at = Some(at + 1);
                continue;
            }
            match looked_at(shared, frame, option) {
                Err(ask) => match self.weighed(shared, frame, option, ask) {
                    Some(ask) => return ask,
                    None => frame.at = Some(at + 1),
                },
                Ok(true) => {
                    if let Some(next) = hit(shared, frame) {
                        return next;
                    }
                }
                Ok(false) => frame.at = Some(at + 1),
            }
        }
    }

    /// The question about an option, unless its replies answer it, or it is left for later.
    fn weighed<G: Game + ?Sized>(
        &mut self,
        shared: &Shared<'_, G>,
        frame: &mut Frame,
        option: u32,
        ask: Next,
    ) -> Option<Next> {
        let words = shared.game.words();
        let Next::Ask { part, goal, .. } = ask else { return Some(ask) };
        let with = (shared.game, &shared.table, &mut self.forms);
        let lacks = frame.replies.look(with, &frame.part, option as usize, frame.target);
        let part = &frame.options.words_of(option as usize)[part * words..][..words];
        if lacks {
            if let Goal::Is(value) = goal {
                shared.refuted.add(part, value);
            }
            return None;
        }
        let early = frame.at.is_some_and(|at| at < frame.order.len());
        if self.helped && early && shared.is_entered(part) {
            frame.later.push(option);
            return None;
        }
        Some(ask)
    }
}
