//! Answers for sums of which every component moves, by suspense numbers.

use super::draft::{Draft, about_moves};
use super::engine::{Asked, Cost, Engine};
use super::winning::Winning;
use crate::Evidence;
use crate::reason::{Ground, Reason};
use dashu_int::UBig;
use question::options::options;
use question::step::{Change, Step};
use question::{Component, Position};
use rules::Outcome;
use rustc_hash::FxHashMap;
use solve::search::Suspense;
use solve::{Halt, Limits, Refusal, Verdict};
use std::collections::BTreeSet;

/// The most changes that are written down for all winning moves together.
const MOST_WRITTEN: usize = 1 << 23;
/// The most bits of all factors by which winning moves are counted.
const MOST_BITS: usize = 1 << 22;

/// The suspense numbers of the components.
pub(super) struct EveryComponent;

impl Engine for EveryComponent {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        let games = position.rules();
        let stuck = solve::pool::stuck(&games)?;
        let every = !games.is_empty() && games.iter().all(|game| game.every());
        if every && stuck != Verdict::Draw { Ok(Cost::Positions) } else { Err(Refusal::NoTheorem) }
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let Asked { position, most, limits, .. } = asked;
        let words = position.words().ok_or(Refusal::TooLarge)?;
        let mut suspense = Suspense::new(&position.rules())?;
        let (mut numbers, mut positions) = (Vec::with_capacity(words.len()), 0);
        for component in &words {
            let found = suspense.number(component, limits)?;
            numbers.push(found.value);
            positions += found.positions;
        }
        let largest = numbers.iter().copied().max().unwrap_or(0);
        let outcome = suspense.outcome(largest);
        let mut won = match outcome {
            Outcome::N => winning(&Choices::new(position, &mut suspense, limits)?, most.max(1)),
            _ => Winning { complete: true, ..Winning::default() },
        };
        let mut why = match largest {
            0 => vec![],
            _ => vec![
                Reason::SuspenseNumbers { numbers, largest },
                Reason::LargestSuspense { outcome, even: largest % 2 == 0 },
            ],
        };
        let mut left = Ok(0);
        why.extend(about_moves(position, outcome, &mut won, |step| {
            left = after(position, step, &mut suspense, limits);
            Reason::LeavesSuspense { made: step.text(position), largest: *left.as_ref().unwrap_or(&0) }
        }));
        left?;
        let evidence = Evidence::Computed(Ground::Solved { positions, citations: String::new() });
        Ok(Draft::decided("suspense", (outcome, won), why, evidence))
    }
}

/// Suspense number after a move.
fn after(position: &Position, step: &Step, suspense: &mut Suspense, limits: &Limits) -> Result<u64, Halt> {
    let words: Option<Vec<_>> = step.after(position).map(|component| component.words()).collect();
    Ok(suspense.of_sum(&words.ok_or(Refusal::TooLarge)?, limits)?.value)
}

/// An option, with the suspense number of what it leaves.
struct Choice {
    parts: Vec<Component>,
    number: u64,
}

/// The options of all components that have some.
struct Choices {
    /// Options of each distinct component.
    options: Vec<Vec<Choice>>,
    /// Components that move, each with its place among the distinct ones.
    moving: Vec<(usize, usize)>,
    /// Test for the suspense numbers of lost sums.
    lost: fn(u64) -> bool,
}

impl Choices {
    fn new(position: &Position, suspense: &mut Suspense, limits: &Limits) -> Result<Choices, Halt> {
        let mut known: FxHashMap<&Component, usize> = FxHashMap::default();
        let (mut all, mut moving) = (Vec::new(), Vec::new());
        for (index, component) in position.components().iter().enumerate() {
            let place = match known.get(component) {
                Some(&place) => place,
                None => {
                    let variant = position.variants().get(component.game).ok_or(Refusal::NotAPosition)?;
                    let listed = options(variant, component, limits)?;
                    if !listed.complete {
                        return Err(Refusal::TooManyOptions.into());
                    }
                    let mut choices = Vec::with_capacity(listed.options.len());
                    for parts in listed.options {
                        let words: Option<Vec<_>> = parts.iter().map(Component::words).collect();
                        let number = suspense.of_sum(&words.ok_or(Refusal::TooLarge)?, limits)?.value;
                        choices.push(Choice { parts, number });
                    }
                    all.push(choices);
                    known.insert(component, all.len() - 1);
                    all.len() - 1
                }
            };
            if !all[place].is_empty() {
                moving.push((index, place));
            }
        }
        let lost = if suspense.outcome(0) == Outcome::P {
            |number| number % 2 == 0
        } else {
            |number| number % 2 == 1
        };
        Ok(Choices { options: all, moving, lost })
    }

    /// Number of ways to choose an option in each component so that what is left is lost; `None` if it is too large to be
    /// worked out.
    fn count(&self) -> Option<UBig> {
        let mut times = vec![0usize; self.options.len()];
        self.moving.iter().for_each(|&(_, place)| times[place] += 1);
        let numbers = self.options.iter().flatten().map(|choice| choice.number);
        let levels: BTreeSet<u64> = numbers.filter(|&number| (self.lost)(number)).collect();
        let bits: usize = self.moving.len().saturating_mul(64).saturating_mul(2 * levels.len());
        if bits > MOST_BITS {
            return None;
        }
        // Ways to stay below a bound.
        let below = |bound: u64| {
            let ways = |options: &[Choice]| options.iter().filter(|choice| choice.number < bound).count();
            let factors = self.options.iter().zip(&times);
            factors.fold(UBig::ONE, |all, (options, &times)| all * UBig::from(ways(options)).pow(times))
        };
        Some(
            levels
                .into_iter()
                .map(|level| below(level + 1) - below(level))
                .fold(UBig::ZERO, |all, more| all + more),
        )
    }
}

/// The winning moves of a sum that is won.
fn winning(choices: &Choices, most: usize) -> Winning {
    let most = most.min(MOST_WRITTEN / (choices.moving.len() + 1)).max(1);
    let mut listing = Listing::new(choices);
    let mut steps = Vec::new();
    while steps.len() < most && listing.advance() {
        steps.push(listing.step());
    }
    let count = choices.count();
    Winning { complete: count.is_some(), count: count.unwrap_or_default(), steps, ..Winning::default() }
}

/// Enumeration of the winning moves, one choice after another, without dead ends.
struct Listing<'c> {
    choices: &'c Choices,
    /// From each component on: the least that the largest number can be, and the largest number of a lost option.
    rest: Vec<(u64, Option<u64>)>,
    /// Options chosen so far.
    chosen: Vec<usize>,
    /// Largest number before each component.
    largest: Vec<u64>,
    begun: bool,
}

impl<'c> Listing<'c> {
    fn new(choices: &'c Choices) -> Listing<'c> {
        let mut rest = vec![(0, None)];
        for &(_, place) in choices.moving.iter().rev() {
            let (least, lost) = rest.last().copied().unwrap_or_default();
            let numbers = || choices.options[place].iter().map(|choice| choice.number);
            let own = numbers().filter(|&number| (choices.lost)(number)).max();
            rest.push((numbers().min().unwrap_or(0).max(least), own.max(lost)));
        }
        rest.reverse();
        Listing { choices, rest, chosen: Vec::new(), largest: vec![0], begun: false }
    }

    /// Returns `true` if the remaining components can be chosen so that the largest of all numbers is one of a lost sum.
    fn can_win(&self, largest: u64, from: usize) -> bool {
        let (least, lost) = self.rest[from];
        let least = least.max(largest);
        let stays = (self.choices.lost)(largest) && least == largest;
        stays || lost.is_some_and(|lost| lost >= least)
    }

    /// Goes on to the next winning move.
    fn advance(&mut self) -> bool {
        let mut next = 0;
        if self.begun {
            let Some(last) = self.chosen.pop() else { return false };
            self.largest.pop();
            next = last + 1;
        }
        self.begun = true;
        while self.chosen.len() < self.choices.moving.len() {
            let at = self.chosen.len();
            let before = self.largest[at];
            let options = &self.choices.options[self.choices.moving[at].1];
            let found = (next..options.len())
                .find(|&option| self.can_win(before.max(options[option].number), at + 1));
            match found {
                Some(option) => {
                    self.largest.push(before.max(options[option].number));
                    self.chosen.push(option);
                    next = 0;
                }
                None => {
                    let Some(last) = self.chosen.pop() else { return false };
                    self.largest.pop();
                    next = last + 1;
                }
            }
        }
        !self.chosen.is_empty()
    }

    fn step(&self) -> Step {
        let change = |(&(index, place), &option): (&(usize, usize), &usize)| Change {
            index,
            parts: self.choices.options[place][option].parts.clone(),
        };
        Step { changes: self.choices.moving.iter().zip(&self.chosen).map(change).collect() }
    }
}
