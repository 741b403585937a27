//! The moves of the game that a certificate of a period is about.

use super::{PeriodFlaw, Subject};
use crate::check::instance;
use crate::heaps::{MOST_DIGITS, Moves, Split};
use crate::rejection::Rejection;
use rules::{Content, Convention, Instance, OneHeap, Options, Pair, Text};
use std::collections::BTreeSet;

/// Heaps so much larger than the most that is taken have their options compared with those that the rules list.
const COMPARED: u64 = 24;
/// The same where much may be taken.
const MOST_COMPARED: u64 = 96;

/// A game on one heap.
pub(crate) struct Game {
    pub(crate) name: String,
    pub(crate) title: Option<Text>,
    pub(crate) arguments: Vec<(String, String)>,
    pub(crate) moves: Moves,
    /// A component n stands for a heap of n less this.
    pub(crate) offset: usize,
    pub(super) claim: Option<Claim>,
}

/// A claim that nim-values are these.
pub(super) struct Claim {
    pub(super) text: String,
    start: Vec<u32>,
    period: Vec<u32>,
}

impl Game {
    pub(crate) fn of(subject: &Subject) -> Result<Game, Rejection> {
        match subject {
            Subject::Code(code) => {
                let moves = Moves::read(code).map_err(PeriodFlaw::Code)?;
                if moves.to_string() != *code {
                    return Err(PeriodFlaw::Spelling(moves.to_string()).into());
                }
                let name = code.clone();
                Ok(Game { name, title: None, arguments: vec![], moves, offset: 0, claim: None })
            }
            Subject::Rules { text, arguments, claim } => {
                let instance = instance(text, None, arguments, Convention::Normal)?;
                let heaps = instance.one_heap().ok_or(PeriodFlaw::NotHeaps)?;
                let moves = moves(&heaps)?;
                let offset = usize::try_from(heaps.offset).map_err(|_| PeriodFlaw::TooLong)?;
                compare(&instance, &moves, heaps.offset)?;
                let claim = claim.map(|number| Claim::of(&instance, number)).transpose()?;
                let ruleset = instance.ruleset();
                Ok(Game {
                    name: ruleset.name.clone(),
                    title: Some(ruleset.title.clone()),
                    arguments: arguments.clone(),
                    moves,
                    offset,
                    claim,
                })
            }
        }
    }
}

/// The moves of a game to which the theorem applies.
fn moves(heaps: &OneHeap) -> Result<Moves, PeriodFlaw> {
    let mut splits = Vec::new();
    for way in &heaps.ways {
        if way.pair != Pair::Any {
            return Err(PeriodFlaw::Unequal);
        }
        if way.taken.cycle().is_some() || way.parts > 3 {
            return Err(PeriodFlaw::Endless);
        }
        for taken in way.taken.listed() {
            let taken = usize::try_from(taken).ok().filter(|&taken| taken < MOST_DIGITS);
            splits.push(Split { taken: taken.ok_or(PeriodFlaw::TooLong)?, left: way.parts });
        }
    }
    Ok(Moves::of_splits(splits))
}

/// Compares the options of small heaps with those that the rules list: a second look at how the rules were read.
fn compare(instance: &Instance, moves: &Moves, offset: u64) -> Result<(), Rejection> {
    let most = (moves.most_taken() as u64).saturating_add(COMPARED).min(MOST_COMPARED);
    for heap in 0..=most {
        let mut options = Options::new();
        instance.options(&[heap + offset], &mut options).map_err(|_| PeriodFlaw::NotHeaps)?;
        let listed: BTreeSet<Vec<u64>> = options
            .iter()
            .map(|option| {
                let parts = option.components().flatten().map(|&part| part.saturating_sub(offset));
                let mut parts: Vec<u64> = parts.filter(|&part| part > 0).collect();
                parts.sort_unstable();
                parts
            })
            .collect();
        let mut expected = BTreeSet::new();
        for split in moves.splits() {
            if let Some(left) = heap.checked_sub(split.taken as u64) {
                parted(left, split.left, 1, &mut vec![], &mut expected);
            }
        }
        if listed != expected {
            return Err(PeriodFlaw::NotHeaps.into());
        }
    }
    Ok(())
}

/// All ways to part some stones in so many heaps that rise and are not empty.
fn parted(stones: u64, parts: usize, least: u64, so_far: &mut Vec<u64>, found: &mut BTreeSet<Vec<u64>>) {
    match parts {
        0 if stones == 0 => _ = found.insert(so_far.clone()),
        0 => {}
        1 if stones >= least => _ = found.insert([&so_far[..], &[stones]].concat()),
        _ => {
            for part in least..=stones / parts as u64 {
                so_far.push(part);
                parted(stones - part, parts - 1, part, so_far, found);
                so_far.pop();
            }
        }
    }
}

impl Claim {
    fn of(instance: &Instance, number: usize) -> Result<Claim, Rejection> {
        let place = number.wrapping_sub(1);
        let claim = instance.claims().iter().find(|claim| claim.place == place);
        let claim = claim.filter(|claim| claim.convention == Convention::Normal);
        let claim = claim.ok_or(Rejection::NoClaim(number))?;
        let Content::Periodic { start, period, saltus } = claim.content() else {
            return Err(PeriodFlaw::NotPeriodic.into());
        };
        let words = |naturals: &[dashu_int::UBig]| naturals.iter().map(|n| u32::try_from(n).ok()).collect();
        let (start, period): (Option<Vec<u32>>, Option<Vec<u32>>) = (words(start), words(period));
        match (start, period) {
            (Some(start), Some(period)) if saltus.is_zero() && !period.is_empty() => {
                Ok(Claim { text: instance.ruleset().said(claim.span), start, period })
            }
            _ => Err(PeriodFlaw::NotPeriodic.into()),
        }
    }

    fn value(&self, at: usize) -> u32 {
        match at.checked_sub(self.start.len()) {
            None => self.start[at],
            Some(beyond) => self.period[beyond % self.period.len()],
        }
    }

    /// Checks that the claim is right. From where both have begun to come again two sequences agree for ever if they
    /// agree on as many terms as their periods have together.
    pub(super) fn check(
        &self,
        values: &[u16],
        offset: usize,
        start: usize,
        length: usize,
    ) -> Result<(), PeriodFlaw> {
        let begun = self.start.len().max(start + offset);
        for at in 0..begun + length + self.period.len() {
            let value = match at.checked_sub(offset) {
                None => 0,
                Some(heap) if heap < start + length => values[heap],
                Some(heap) => values[start + (heap - start) % length],
            };
            if u32::from(value) != self.value(at) {
                return Err(PeriodFlaw::Claim(at));
            }
        }
        Ok(())
    }
}
