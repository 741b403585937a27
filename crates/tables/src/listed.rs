//! Rules whose options are listed position by position.

use super::run::Board;
use super::stop::Stop;
use super::walked::{Walked, Walker};
use super::want::Want;
use solve::{Game, OptionView, Options, Refusal, Shape};
use std::ops::ControlFlow;

/// Refuses a box whose last position has too many options to list: otherwise all positions before it, with
/// nearly as many each, would be listed first, only for the same refusal.
pub(super) fn can_list(
    game: &dyn Game,
    extents: &[u64],
    shapes: &[Shape],
    walks: &Walked,
    want: Want,
) -> Result<(), Refusal> {
    let listed = || {
        shapes.iter().filter_map(|shape| match shape {
            Shape::General { rule } => Some(*rule),
            Shape::Ray { .. } | Shape::Steps { .. } => None,
        })
    };
    // A position won by one rule is not examined by the next; a nim-value needs all rules.
    let sure = match want {
        Want::Values => listed().count(),
        Want::Outcomes => usize::from(listed().count() == shapes.len()),
    };
    let last: Vec<u64> = extents.iter().map(|extent| extent.saturating_sub(1)).collect();
    if sure == 0 || game.end(&last)?.is_some() {
        return Ok(());
    }
    let mut options = buffer(want);
    for rule in listed().take(sure).filter(|&rule| walks.of(rule).is_none()) {
        options.clear();
        // Other errors are reported at the first position where they occur.
        if let Err(Refusal::TooManyOptions) = game.options_of(rule, &last, &mut options) {
            return Err(Refusal::TooManyOptions);
        }
    }
    Ok(())
}

/// An empty list of options.
fn buffer(want: Want) -> Options {
    match want {
        Want::Values => Options::for_nim_sums(),
        Want::Outcomes => Options::new(),
    }
}

/// The rules whose options are met one by one, at the positions of a tile in order.
pub(super) struct Listed<'a> {
    board: Board<'a>,
    options: Options,
    /// For each of the rules, the walk at hand.
    walkers: Vec<Option<Walker<'a>>>,
    parts: Vec<(u64, u64)>,
    at: Vec<u64>,
    /// Options met since the limits were checked.
    met: u64,
}

/// Number of walked options between two looks at the limits.
const OFTEN: u64 = 1 << 12;

impl<'a> Listed<'a> {
    pub(super) fn new(board: Board<'a>, want: Want) -> Listed<'a> {
        let walkers = board.moves.listed.iter().map(|rule| board.walks.of(*rule).map(Walker::new)).collect();
        let at = vec![0; board.grid.arity()];
        Listed { board, options: buffer(want), walkers, parts: Vec::new(), at, met: OFTEN }
    }

    /// Goes to a position.
    pub(super) fn enter(&mut self, head: &[u64], place: u64) -> Result<(), Stop> {
        if self.met >= OFTEN {
            self.met = 0;
            if let Some(reason) = self.board.limits.stopped() {
                return Err(Stop::Limit(reason));
            }
        }
        self.board.grid.position(head, place, &mut self.at);
        Ok(())
    }

    /// Calls the callback with the parts of each option of the rule with this index, as rows and places already filled,
    /// until it breaks. First `begin` is told `true` if only options are to come that are added to those of the
    /// position before; it returns `false` if they need not be met.
    pub(super) fn each_option(
        &mut self,
        index: usize,
        begin: impl FnOnce(bool) -> bool,
        mut tell: impl FnMut(&[(u64, u64)]) -> Result<ControlFlow<()>, Stop>,
    ) -> Result<(), Stop> {
        let rule = self.board.moves.listed[index];
        if let Some(walker) = &mut self.walkers[index]
            && let Some(fresh) = walker.enter(&self.board, &self.at)
        {
            let count = fresh.clone().count() as u64;
            self.met += 1 + count;
            if begin(walker.adds) && count > 0 {
                walker.each(&self.board, rule, fresh, &mut self.parts, tell)?;
            }
            return Ok(());
        }
        self.met = OFTEN;
        if !begin(false) {
            return Ok(());
        }
        let mut parts = std::mem::take(&mut self.parts);
        let mut options = std::mem::take(&mut self.options);
        let mut told = Ok(());
        let listed = self.board.game.parts_of(rule, &self.at, &mut options, &mut |options| {
            for option in options.iter() {
                match self.located(rule, option, &mut parts).and_then(|()| tell(&parts)) {
                    Ok(ControlFlow::Continue(())) => {}
                    Ok(ControlFlow::Break(())) => return ControlFlow::Break(()),
                    Err(stop) => {
                        told = Err(stop);
                        return ControlFlow::Break(());
                    }
                }
            }
            ControlFlow::Continue(())
        });
        (self.parts, self.options) = (parts, options);
        listed?;
        told
    }

    /// The parts of an option, as rows and places.
    fn located(&self, rule: usize, option: OptionView, parts: &mut Vec<(u64, u64)>) -> Result<(), Stop> {
        parts.clear();
        for part in option.components() {
            parts.push(self.part(rule, part)?);
        }
        Ok(())
    }

    fn part(&self, rule: usize, part: &[u64]) -> Result<(u64, u64), Stop> {
        if part.len() != self.at.len() {
            return Err(Refusal::NotATuple.into());
        }
        let Board { grid, monotone, .. } = self.board;
        let signs = || self.at.iter().zip(part).map(|(at, to)| at.cmp(to) as i8);
        let mut significant = grid.axes.iter().map(|&axis| self.at[axis].cmp(&part[axis]) as i8);
        let earlier = significant.find(|&sign| sign != 0) == Some(1);
        if !earlier || monotone && signs().any(|sign| sign < 0) {
            return Err(Stop::Order(signs().collect()));
        }
        let settled = || self.board.walks.settled(grid, part);
        grid.locate(part).or_else(settled).ok_or(Stop::Refused(Refusal::LeavesBox { rule }))
    }
}
