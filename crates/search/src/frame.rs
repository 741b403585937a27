//! Parts that are being searched, and the steps by which questions about them are answered.

use crate::options::{Game, Options};
use crate::question::{Goal, Reply};
use crate::replies::Replies;
use crate::shared::Shared;

/// The next step of a frame.
pub(crate) enum Next {
    Reply(Reply),
    /// A question about the part of an option.
    Ask {
        option: u32,
        part: usize,
        goal: Goal,
    },
}

/// A part that is being searched.
#[derive(Clone)]
pub(crate) struct Frame {
    pub(crate) part: Vec<u64>,
    pub(crate) goal: Goal,
    pub(crate) options: Options,
    pub(crate) order: Vec<u32>,
    /// Options that others were searching: they come again after all others.
    pub(crate) later: Vec<u32>,
    /// Knowledge from options of options.
    pub(crate) replies: Replies,
    /// The value that is looked for among the options.
    pub(crate) target: u16,
    /// `true` if it is the one that was asked for, before all lower ones.
    pub(crate) first: bool,
    /// Place in the order; `None` before the known options were looked at.
    pub(crate) at: Option<usize>,
}

/// The effort that is expected for an option, by its rank and the part of it that is not known; and its nim-sum if all is.
pub(crate) fn effort<G: Game + ?Sized>(
    shared: &Shared<'_, G>,
    options: &Options,
    option: usize,
) -> (u32, Option<u16>) {
    let mut parts = options.parts(option);
    let rank = options.rank(option);
    if let (1, Some(part)) = (parts.len(), parts.next()) {
        return shared.table.get(part).map_or((rank, None), |value| (0, Some(value)));
    }
    // Sizes of what is known and of what is not.
    let (mut sum, mut known, mut unknown) = (0, 0u64, 0u64);
    for part in options.parts(option) {
        let (value, size) = (shared.table.get(part), u64::from(shared.game.size(part)));
        sum ^= value.unwrap_or(0);
        *if value.is_some() { &mut known } else { &mut unknown } += size;
    }
    if unknown == 0 {
        return (0, Some(sum));
    }
    let left = u64::from(rank).saturating_sub(known * known);
    ((left * (known + 2 * unknown) / (2 * (known + unknown))) as u32, None)
}

/// Findings of others about the question of a frame.
pub(crate) fn told<G: Game + ?Sized>(shared: &Shared<'_, G>, frame: &mut Frame) -> Option<Next> {
    if let Some(value) = shared.table.get(&frame.part) {
        return Some(Next::Reply(frame.goal.answered(value)));
    }
    let bits = shared.refuted.get(&frame.part);
    if matches!(frame.goal, Goal::Is(value) if has(bits, value)) {
        return Some(Next::Reply(Reply::Is(false)));
    }
    if has(bits, frame.target) { hit(shared, frame) } else { None }
}

/// Returns `true` if an option whose parts are all known has the target.
pub(crate) fn is_known<G: Game + ?Sized>(shared: &Shared<'_, G>, frame: &Frame) -> bool {
    let sum = |&option: &u32| shared.table.sum(frame.options.parts(option as usize));
    frame.order.iter().any(|option| sum(option) == Some(frame.target))
}

/// Tells if an option has the target; the error is a question about one of its parts that has to come first.
pub(crate) fn looked_at<G: Game + ?Sized>(
    shared: &Shared<'_, G>,
    frame: &Frame,
    option: u32,
) -> Result<bool, Next> {
    let (mut sum, mut unknown): (u16, Option<(u32, usize)>) = (0, None);
    for (at, part) in frame.options.parts(option as usize).enumerate() {
        match (shared.table.get(part), unknown) {
            (Some(value), _) => sum ^= value,
            (None, None) => unknown = Some((shared.game.size(part), at)),
            // Of two unknown parts the smaller one is valued.
            (None, Some((size, before))) => {
                let small = if size <= shared.game.size(part) { before } else { at };
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
pub(crate) fn hit<G: Game + ?Sized>(shared: &Shared<'_, G>, frame: &mut Frame) -> Option<Next> {
    shared.refuted.add(&frame.part, frame.target);
    if frame.first {
        return Some(Next::Reply(Reply::Is(false)));
    }
    next(shared, frame, frame.target + 1)
}

/// No option has the target: the part has it, or less.
pub(crate) fn missed<G: Game + ?Sized>(shared: &Shared<'_, G>, frame: &mut Frame) -> Option<Next> {
    if frame.first {
        frame.first = false;
        return next(shared, frame, 0);
    }
    Some(found(shared, frame, frame.target))
}

/// Goes on with the lowest value from `least` that the part may have.
pub(crate) fn next<G: Game + ?Sized>(shared: &Shared<'_, G>, frame: &mut Frame, least: u16) -> Option<Next> {
    frame.target = lowest(least, shared.refuted.get(&frame.part));
    frame.at = None;
    frame.later.clear();
    match frame.goal {
        // It was shown that no option has this value, and that the part has no lower one.
        Goal::Is(value) if usize::from(value) <= frame.order.len() && frame.target >= value => {
            Some(found(shared, frame, value))
        }
        _ => None,
    }
}

pub(crate) fn found<G: Game + ?Sized>(shared: &Shared<'_, G>, frame: &Frame, value: u16) -> Next {
    shared.table.keep(&frame.part, value);
    Next::Reply(frame.goal.answered(value))
}

#[inline]
pub(crate) fn has(bits: u64, value: u16) -> bool {
    value < 64 && bits >> value & 1 == 1
}

/// The lowest value from `least` that is not refuted.
pub(crate) fn lowest(least: u16, refuted: u64) -> u16 {
    let free = u32::from(least).checked_sub(64).is_some();
    if free { least } else { least + (!(refuted >> least)).trailing_zeros() as u16 }
}
