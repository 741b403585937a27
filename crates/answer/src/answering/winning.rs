//! All winning moves of a position, found by judging every move.

use super::judge::Judge;
use crate::reason::Reason;
use catalog::theory::Several;
use dashu_int::UBig;
use question::options::options;
use question::step::Step;
use question::{Component, Position};
use rules::Outcome;
use rustc_hash::{FxBuildHasher, FxHashMap};
use solve::{Halt, Limits, Refusal, StopReason};

/// The most moves judged where several components may be moved in at once.
const MOST_COMBINED: u64 = 1 << 20;
/// The most components looked at, over all moves.
const MOST_WORK: u64 = 1 << 31;

/// Knowledge about the moves of a position.
#[derive(Debug, Default)]
pub(crate) struct Winning {
    /// The first winning moves, as many as were asked for.
    pub(crate) steps: Vec<Step>,
    /// Number of them among the moves judged.
    pub(crate) count: UBig,
    /// Number of moves judged; `None` if some were constructed instead.
    pub(crate) judged: Option<UBig>,
    /// `true` if every move was judged.
    pub(crate) complete: bool,
    /// Why the first of them wins.
    pub(crate) reason: Option<Reason>,
    /// A move to a draw.
    pub(crate) drawing: Option<Step>,
    /// Reason why it stopped.
    pub(crate) stopped: Option<StopReason>,
}

/// Judges every move of a position and keeps the winning ones, in the order of components and rules.
pub(crate) fn winning(
    position: &Position,
    judge: &mut dyn Judge,
    most: usize,
    limits: &Limits,
) -> Result<Winning, Halt> {
    if let Some(several) = judge.constructed_whole(most) {
        let count = several.count.unwrap_or_default();
        return Ok(Winning { complete: true, steps: several.first, count, ..Winning::default() });
    }
    let reaches = position.rules().iter().any(|game| game.reach() > 1);
    let found = Winning { complete: true, judged: Some(UBig::ZERO), ..Winning::default() };
    let mut trial = Trial { position, judge, most, limits, found };
    let ended = if reaches && position.components().len() > 1 { trial.combined() } else { trial.separate() };
    let mut found = trial.found;
    match ended {
        Ok(()) => Ok(found),
        Err(Halt::Stopped { reason, .. }) => {
            (found.complete, found.stopped) = (false, Some(reason));
            Ok(found)
        }
        Err(halt) => Err(halt),
    }
}

/// The winning options of a component.
#[derive(Default)]
struct Judged {
    wins: Vec<Vec<Component>>,
    count: UBig,
    /// Number of options judged; `None` if they were constructed.
    judged: Option<u64>,
}

/// All moves before their judge.
struct Trial<'t> {
    position: &'t Position,
    judge: &'t mut dyn Judge,
    /// The most winning moves that are kept.
    most: usize,
    limits: &'t Limits,
    found: Winning,
}

impl Trial<'_> {
    /// One component at a time. Equal components have the same winning options, so each is looked at once.
    fn separate(&mut self) -> Result<(), Halt> {
        let position = self.position;
        let mut known: FxHashMap<&Component, Judged> =
            FxHashMap::with_capacity_and_hasher(position.components().len(), FxBuildHasher);
        let mut work = 0u64;
        let mut ended = Ok(());
        for (index, component) in position.components().iter().enumerate() {
            let judged = match known.get(component) {
                Some(judged) => judged,
                None if ended.is_err() => continue,
                None => {
                    let judged = match self.judge.constructed(index, self.most) {
                        Some(several) => self.constructed(component.game, several),
                        None => {
                            let mut judged = Judged { judged: Some(0), ..Judged::default() };
                            let cost = self.judge.cost().max(1);
                            let left = MOST_WORK.saturating_sub(work) / cost;
                            ended = self.options_of(index, left, &mut judged);
                            work += judged.judged.unwrap_or(0).saturating_mul(cost);
                            judged
                        }
                    };
                    known.entry(component).or_insert(judged)
                }
            };
            let found = &mut self.found;
            found.count += &judged.count;
            found.judged = match (found.judged.take(), judged.judged) {
                (Some(so_far), Some(more)) => Some(so_far + more),
                _ => None,
            };
            let left = self.most - found.steps.len();
            found.steps.extend(judged.wins.iter().take(left).map(|parts| Step::single(index, parts.clone())));
        }
        ended
    }

    /// Winning options that a theorem has constructed.
    fn constructed(&mut self, game: usize, several: Several<Vec<Vec<UBig>>>) -> Judged {
        let part = |naturals| Component { game, naturals };
        let option = |parts: Vec<Vec<UBig>>| parts.into_iter().map(part).collect();
        self.found.complete &= several.count.is_some();
        let least = UBig::from(several.first.len());
        let wins = several.first.into_iter().map(option).collect();
        Judged { wins, count: several.count.unwrap_or(least), judged: None }
    }

    /// Judges the options of a component, up to a number of results.
    fn options_of(&mut self, index: usize, left: u64, judged: &mut Judged) -> Result<(), Halt> {
        let component = &self.position.components()[index];
        let variant = self.position.variants().get(component.game).ok_or(Refusal::NotAPosition)?;
        let listed = options(variant, component, self.limits)?;
        self.found.complete &= listed.complete;
        for (number, parts) in listed.options.into_iter().enumerate() {
            if number as u64 >= left {
                self.found.complete = false;
                return Ok(());
            }
            if number % 1024 == 0
                && let Some(reason) = self.limits.stopped()
            {
                return Err(Halt::Stopped { reason, positions: 0 });
            }
            let step = Step::single(index, parts);
            let outcome = self.judge.after(&step)?;
            judged.judged = judged.judged.map(|judged| judged + 1);
            match outcome {
                Some(Outcome::P) => {
                    judged.count += 1u8;
                    if judged.wins.len() < self.most {
                        judged.wins.extend(step.changes.into_iter().map(|change| change.parts));
                    }
                }
                Some(Outcome::D) if self.found.drawing.is_none() => self.found.drawing = Some(step),
                Some(_) => {}
                None => self.found.complete = false,
            }
        }
        Ok(())
    }

    /// Several components at once.
    fn combined(&mut self) -> Result<(), Halt> {
        let words = self.position.words().ok_or(Refusal::TooLarge)?;
        let moves = solve::Moves::new(&self.position.rules(), &words)?;
        let found = &mut self.found;
        for (number, made) in (0u64..).zip(moves) {
            if number >= MOST_COMBINED {
                found.complete = false;
                break;
            }
            if number % 256 == 0
                && let Some(reason) = self.limits.stopped()
            {
                return Err(Halt::Stopped { reason, positions: number });
            }
            let step = Step::from(&made);
            found.judged = found.judged.take().map(|judged| judged + 1u8);
            match self.judge.after(&step)? {
                Some(Outcome::P) => {
                    found.count += 1u8;
                    if found.steps.len() < self.most {
                        found.steps.push(step);
                    }
                }
                Some(Outcome::D) if found.drawing.is_none() => found.drawing = Some(step),
                Some(_) => {}
                None => found.complete = false,
            }
        }
        Ok(())
    }
}
