//! Moves of the game of a period certificate.

use super::taking::{Repeats, Taking};
use super::{PeriodFlaw, Subject};
use crate::check::instance;
use crate::heaps::{Moves, Split};
use crate::rejection::Rejection;
use rules::{Amounts, Content, Convention, Instance, OneHeap, Options, Pair, Text};
use std::collections::BTreeSet;

/// Number of heaps beyond the largest amount whose options are compared with those listed by the rules.
const COMPARED: u64 = 24;
/// The same where amounts may be large.
const MOST_COMPARED: u64 = 96;
/// Limit on the stones taken by a move that splits the rest.
const MOST_TAKEN: u64 = 1 << 20;

/// A game on one heap.
pub(crate) struct Game {
    pub(crate) name: String,
    pub(crate) title: Option<Text>,
    pub(crate) arguments: Vec<(String, String)>,
    pub(crate) moves: HeapMoves,
    /// A component n stands for a heap of n minus this.
    pub(crate) offset: usize,
    pub(super) claim: Option<Claim>,
}

/// Moves in a heap.
pub(crate) enum HeapMoves {
    /// Finitely many amounts, and splits.
    Splits(Moves),
    /// No splits; infinitely many amounts, or some beyond the digits of a code.
    Taking(Taking),
}

impl HeapMoves {
    /// Moves of a game to which theorems on splits apply.
    pub(crate) fn splits(&self) -> Result<&Moves, PeriodFlaw> {
        match self {
            HeapMoves::Splits(moves) => Ok(moves),
            HeapMoves::Taking(_) => Err(PeriodFlaw::Endless),
        }
    }

    /// Options of a heap: ascending, nonempty heaps.
    fn options(&self, heap: u64) -> BTreeSet<Vec<u64>> {
        let mut found = BTreeSet::new();
        match self {
            HeapMoves::Splits(moves) => {
                for split in moves.splits() {
                    if let Some(left) = heap.checked_sub(split.taken as u64) {
                        parted(left, split.left, 1, &mut vec![], &mut found);
                    }
                }
            }
            HeapMoves::Taking(taking) => {
                let left = (0..heap).filter(|&left| taking.allows((heap - left) as usize, left as usize));
                found.extend(left.map(|left| if left > 0 { vec![left] } else { vec![] }));
            }
        }
        found
    }

    /// Number of stones beyond which options are regular; heaps somewhat above it are compared.
    fn settled(&self) -> u64 {
        match self {
            HeapMoves::Splits(moves) => moves.most_taken() as u64,
            HeapMoves::Taking(taking) => taking.settled() as u64,
        }
    }
}

/// A claim about nim-values.
pub(super) struct Claim {
    pub(super) text: String,
    start: Vec<u32>,
    period: Vec<u32>,
    saltus: u64,
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
                let moves = HeapMoves::Splits(moves);
                Ok(Game { name, title: None, arguments: vec![], moves, offset: 0, claim: None })
            }
            Subject::Rules { text, arguments, claim } => {
                let instance = instance(text, None, arguments, Convention::Normal)?;
                let heaps = instance.one_heap().ok_or(PeriodFlaw::NotHeaps)?;
                let moves = heap_moves(&heaps)?;
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

/// Moves, if there is a theorem for games of this kind.
fn heap_moves(heaps: &OneHeap) -> Result<HeapMoves, PeriodFlaw> {
    if heaps.kinds.iter().any(|kind| kind.pair != Pair::Any) {
        return Err(PeriodFlaw::Unequal);
    }
    let far = |taken: &Amounts| {
        taken.cycle().is_some() || taken.listed().any(|one| one >= Moves::MOST_DIGITS as u64)
    };
    if heaps.kinds.iter().all(|kind| kind.parts < 2) && heaps.kinds.iter().any(|kind| far(&kind.taken)) {
        let of = |parts: usize| -> Vec<&Amounts> {
            heaps.kinds.iter().filter(|kind| kind.parts == parts).map(|kind| &kind.taken).collect()
        };
        return Taking::of(&of(1), &of(0)).map(HeapMoves::Taking).ok_or(PeriodFlaw::TooLong);
    }
    let mut splits = Vec::new();
    for kind in &heaps.kinds {
        if kind.taken.cycle().is_some() || kind.parts > 3 {
            return Err(PeriodFlaw::Endless);
        }
        for taken in kind.taken.listed() {
            let taken = usize::try_from(taken).ok().filter(|_| taken <= MOST_TAKEN);
            splits.push(Split { taken: taken.ok_or(PeriodFlaw::TooLong)?, left: kind.parts });
        }
    }
    Ok(HeapMoves::Splits(Moves::of_splits(splits)))
}

/// Compares the options of small heaps with those listed by the rules: a second check of the reading.
fn compare(instance: &Instance, moves: &HeapMoves, offset: u64) -> Result<(), Rejection> {
    let most = moves.settled().saturating_add(COMPARED).min(MOST_COMPARED);
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
        if listed != moves.options(heap) {
            return Err(PeriodFlaw::NotHeaps.into());
        }
    }
    Ok(())
}

/// All partitions of some stones into ascending nonempty heaps.
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
        match (start, period, u64::try_from(saltus)) {
            (Some(start), Some(period), Ok(saltus)) if !period.is_empty() => {
                Ok(Claim { text: instance.ruleset().quote(claim.span), start, period, saltus })
            }
            _ => Err(PeriodFlaw::NotPeriodic.into()),
        }
    }

    fn value(&self, at: usize) -> u64 {
        match at.checked_sub(self.start.len()) {
            None => self.start[at].into(),
            Some(beyond) => {
                let rounds = (beyond / self.period.len()) as u64;
                u64::from(self.period[beyond % self.period.len()])
                    .saturating_add(rounds.saturating_mul(self.saltus))
            }
        }
    }

    /// Checks the claim. The differences of neighbours are eventually periodic in both sequences; once both
    /// periods have begun, the sequences agree for ever if they agree on as many terms as the sum of the
    /// periods.
    pub(super) fn check(&self, values: &[u32], offset: usize, repeats: &Repeats) -> Result<(), PeriodFlaw> {
        let Repeats { start, length, saltus, .. } = *repeats;
        let begun = self.start.len().max(start + offset);
        for at in 0..=begun + length + self.period.len() {
            let value = match at.checked_sub(offset) {
                None => 0,
                Some(heap) if heap < start + length => values[heap].into(),
                Some(heap) => {
                    let beyond = heap - start;
                    u64::from(values[start + beyond % length]) + (beyond / length) as u64 * u64::from(saltus)
                }
            };
            if value != self.value(at) {
                return Err(PeriodFlaw::Claim(at));
            }
        }
        Ok(())
    }
}
