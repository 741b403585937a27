//! Rules whose options are listed position by position.

use super::grid::Grid;
use super::stop::Stop;
use super::want::Want;
use crate::{Game, Options, Refusal, Shape};
use std::ops::ControlFlow;

/// Refuses a box whose last position has too many options to list: otherwise all positions before it, with
/// nearly as many each, would be listed first, only for the same refusal.
pub(super) fn can_list(
    game: &dyn Game,
    extents: &[u64],
    shapes: &[Shape],
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
    for rule in listed().take(sure) {
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

/// A buffer for listing.
pub(super) struct Listed<'a> {
    game: &'a dyn Game,
    grid: &'a Grid,
    rules: &'a [usize],
    monotone: bool,
    options: Options,
    parts: Vec<(u64, u64)>,
    at: Vec<u64>,
}

impl<'a> Listed<'a> {
    pub(super) fn new(
        game: &'a dyn Game,
        grid: &'a Grid,
        rules: &'a [usize],
        monotone: bool,
        want: Want,
    ) -> Listed<'a> {
        Listed {
            game,
            grid,
            rules,
            monotone,
            options: buffer(want),
            parts: Vec::new(),
            at: vec![0; grid.arity()],
        }
    }

    /// Calls the callback with the parts of each option, as rows and places already filled, until it breaks.
    pub(super) fn each_option(
        &mut self,
        head: &[u64],
        place: u64,
        mut tell: impl FnMut(&[(u64, u64)]) -> Result<ControlFlow<()>, Stop>,
    ) -> Result<(), Stop> {
        self.grid.position(head, place, &mut self.at);
        let mut parts = std::mem::take(&mut self.parts);
        'rules: for &rule in self.rules {
            self.options.clear();
            self.game.options_of(rule, &self.at, &mut self.options)?;
            for option in self.options.iter() {
                parts.clear();
                for part in option.components() {
                    parts.push(self.part(rule, part)?);
                }
                if tell(&parts)?.is_break() {
                    break 'rules;
                }
            }
        }
        self.parts = parts;
        Ok(())
    }

    fn part(&self, rule: usize, part: &[u64]) -> Result<(u64, u64), Stop> {
        if part.len() != self.at.len() {
            return Err(Refusal::NotATuple.into());
        }
        let signs = || self.at.iter().zip(part).map(|(at, to)| at.cmp(to) as i8);
        let mut significant = self.grid.axes.iter().map(|&axis| self.at[axis].cmp(&part[axis]) as i8);
        let earlier = significant.find(|&sign| sign != 0) == Some(1);
        if !earlier || self.monotone && signs().any(|sign| sign < 0) {
            return Err(Stop::Order(signs().collect()));
        }
        self.grid.locate(part).ok_or(Stop::Refused(Refusal::LeavesBox { rule }))
    }
}
