//! Moves, outcomes and nim-values of a statement, by trying all.

use super::search::{Env, Facts};
use super::{Certainty, Claim, Formula, Stated};
use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A position.
type Position = Vec<u64>;
/// Positions played together.
type Sum = Vec<Position>;

/// Counts of comparisons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Positions at which the claim agrees with play.
    pub positions: usize,
    /// Positions at which something was not found out, since numbers would have to be tried beyond all bounds.
    pub unknown: usize,
}

/// Numbers tried at one position.
const MOST_STEPS: u64 = 300_000;
/// Positions looked at from the small ones.
const MOST_POSITIONS: usize = 20_000;
/// Largest number of a position that is looked at.
const LARGEST: u64 = 400;

/// A choice among the moves that are not known, drawn by lot from a seed.
struct Model<'s> {
    stated: &'s Stated,
    seed: u64,
    known: HashMap<Position, Option<Known>>,
    options: HashMap<Position, Option<Vec<Sum>>>,
}

/// Outcome or nim-value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    Outcome(char),
    Value(u64),
}

impl Stated {
    fn facts(&self, at: &[u64]) -> (Facts<'_>, Env) {
        let largest = at.iter().copied().max().unwrap_or(0);
        let reach = u128::from(2 * largest + 12);
        let left = Cell::new(MOST_STEPS);
        let facts = Facts { digits: self.digits, automata: &self.automata, definitions: &[], reach, left };
        (facts, at.iter().map(|&number| Some(number.into())).collect())
    }

    pub(super) fn truth(&self, formula: &Formula, at: &[u64]) -> Option<bool> {
        let (facts, mut env) = self.facts(at);
        facts.truth(formula, &mut env)
    }

    /// Returns `true` if the laws hold, and the numbers rise if they have to.
    pub fn is_position(&self, at: &[u64]) -> Option<bool> {
        if self.sorted && !at.is_sorted() {
            return Some(false);
        }
        let holds = self.laws.iter().map(|law| self.truth(law, at)).collect::<Vec<_>>();
        if holds.contains(&Some(false)) { Some(false) } else { (!holds.contains(&None)).then_some(true) }
    }

    /// Returns `true` if the laws hold.
    pub fn is_lawful(&self, at: &[u64]) -> Option<bool> {
        self.laws.iter().map(|law| self.truth(law, at)).try_fold(true, |all, holds| Some(all & holds?))
    }

    /// Outcome at an end, as a letter: the first that holds.
    pub fn end(&self, at: &[u64]) -> Option<Option<char>> {
        for (letter, formula) in &self.ends {
            if self.truth(formula, at)? {
                return Some(Some(*letter));
            }
        }
        Some(None)
    }

    /// Returns `true` if an end, or being without moves, is a draw.
    pub fn has_draws(&self) -> bool {
        self.stuck == 'D' || self.ends.iter().any(|end| end.0 == 'D')
    }

    /// Outcome of a player without moves.
    pub fn stuck(&self) -> char {
        self.stuck
    }

    /// The moves of these kinds, each as the parts that it leaves, in order; none at an end.
    fn moves(&self, at: &[u64], kinds: &[Certainty]) -> Option<BTreeSet<Sum>> {
        let mut options = BTreeSet::new();
        if self.end(at)?.is_some() {
            return Some(options);
        }
        for of in self.moves.iter().filter(|of| kinds.contains(&of.certainty)) {
            let (facts, mut env) = self.facts(at);
            let whole = facts.each(&of.bound, &of.when, &mut env, &mut |env| {
                let part = |part: &Vec<usize>| -> Position {
                    part.iter().map(|&number| env[number].unwrap_or(0) as u64).collect()
                };
                let mut sum: Sum = of.parts.iter().map(part).collect();
                sum.sort();
                options.insert(sum);
                false
            });
            if !whole {
                return None;
            }
        }
        Some(options)
    }

    /// Moves that are stated to be moves; `None` if they are not found by trying.
    pub fn options(&self, at: &[u64]) -> Option<Vec<Sum>> {
        Some(self.moves(at, &[Certainty::Move, Certainty::Can])?.into_iter().collect())
    }

    /// Moves among which all are.
    pub fn possible(&self, at: &[u64]) -> Option<Vec<Sum>> {
        Some(self.moves(at, &[Certainty::Move, Certainty::May])?.into_iter().collect())
    }

    /// For each choice that has to be made at a position, the moves of each way to make it.
    pub fn choices(&self, at: &[u64]) -> Option<Vec<Vec<Vec<Sum>>>> {
        let mut all = vec![];
        for choice in &self.choices {
            let (facts, mut env) = self.facts(at);
            if !facts.truth(&choice.when, &mut env)? {
                continue;
            }
            let mut ways = vec![];
            let mut sure = true;
            let whole = facts.each(&choice.chosen, &choice.with, &mut env, &mut |env| {
                let mut way: Vec<Sum> = vec![];
                for (numbers, formula) in &choice.results {
                    sure &= facts.each(numbers, formula, &mut env.clone(), &mut |env| {
                        way.push(vec![numbers.iter().map(|&it| env[it].unwrap_or(0) as u64).collect()]);
                        false
                    });
                }
                ways.push(way);
                false
            });
            if !(whole && sure) {
                return None;
            }
            all.push(ways);
        }
        Some(all)
    }

    /// Returns `true` if the claim gives this outcome to a position; `None` if that is unknown, or nothing is claimed about it.
    pub fn claims(&self, at: &[u64], outcome: char) -> Option<bool> {
        let Claim::Outcomes(outcomes) = &self.claim else { return None };
        let [lost, won, drawn] = &**outcomes;
        let of = |formula: &Option<Formula>| Some(self.truth(formula.as_ref()?, at));
        match outcome {
            'P' => of(lost).or_else(|| of(won).map(|won| won.map(|won| !won)))?,
            'N' => of(won).or_else(|| of(lost).map(|lost| lost.map(|lost| !lost)))?,
            _ => match of(drawn) {
                Some(drawn) => drawn,
                None => Some(!of(lost)?? && !of(won)??),
            },
        }
    }

    /// Returns `true` if the claim gives this nim-value to a position.
    pub fn values(&self, at: &[u64], value: u64) -> Option<bool> {
        let Claim::Value(given, same) = &self.claim else { return None };
        let beside = |number: u64| [at, &[number]].concat();
        let given = self.truth(given, &beside(value))?;
        let Some(same) = same.as_ref().filter(|_| !given) else { return Some(given) };
        for smaller in 0..*at.first()? {
            if self.truth(same, &beside(smaller))? && self.values(&[smaller], value)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// All positions with numbers up to a bound, compared with play, where unknown moves are drawn by lot; an error if
    /// the claim is wrong somewhere, or play does not stay among positions, or goes on for ever.
    pub fn wrong(&self, most: u64, seed: u64) -> Result<Tried, String> {
        let mut model = Model { stated: self, seed, known: HashMap::new(), options: HashMap::new() };
        let mut tried = Tried::default();
        for at in crate::tuples(self.places.len(), most) {
            match self.is_position(&at) {
                Some(false) => continue,
                None => {
                    tried.unknown += 1;
                    continue;
                }
                Some(true) => {}
            }
            match model.known(&at)? {
                None => tried.unknown += 1,
                Some(known) => match self.agrees(&at, known) {
                    None => tried.unknown += 1,
                    Some(true) => tried.positions += 1,
                    Some(false) => return Err(format!("{at:?} is {known:?}")),
                },
            }
        }
        Ok(tried)
    }

    fn agrees(&self, at: &[u64], known: Known) -> Option<bool> {
        match known {
            Known::Outcome(letter) => {
                let said: Vec<Option<bool>> =
                    ['P', 'N', 'D'].iter().map(|&one| self.claims(at, one)).collect();
                if self.claims(at, letter) == Some(false) {
                    return Some(false);
                }
                let others = ['P', 'N', 'D'].iter().zip(said).filter(|(one, _)| **one != letter);
                if others.clone().any(|(_, said)| said == Some(true)) {
                    return Some(false);
                }
                self.claims(at, letter)
            }
            Known::Value(value) => {
                let mut sure = true;
                for other in 0..=value + 4 {
                    match self.values(at, other) {
                        Some(holds) if holds != (other == value) => return Some(false),
                        Some(_) => {}
                        None => sure = false,
                    }
                }
                sure.then_some(true)
            }
        }
    }
}

impl Model<'_> {
    /// A number from the seed and what it is about.
    fn lot(&self, about: &impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.seed, about).hash(&mut hasher);
        hasher.finish()
    }

    fn moves(&self, at: &[u64]) -> Option<Vec<Sum>> {
        let mut moves = self.stated.moves(at, &[Certainty::Move, Certainty::Can])?;
        if self.stated.is_exact() {
            return Some(moves.into_iter().collect());
        }
        let possible = self.stated.moves(at, &[Certainty::Move, Certainty::May])?;
        if self.stated.ends.is_empty() {
            for (place, mut ways) in self.stated.choices(at)?.into_iter().enumerate() {
                ways.retain(|way| way.iter().all(|option| possible.contains(option)));
                // Where there is no way, there is no such game.
                let way = ways.get((self.lot(&(at, place)) % ways.len().max(1) as u64) as usize)?;
                moves.extend(way.iter().cloned());
            }
        }
        if !moves.is_subset(&possible) {
            return None;
        }
        // None of the others, some, or all.
        let some = |option: &Sum| match self.seed % 3 {
            0 => true,
            1 => false,
            _ => self.lot(&(at, option)).is_multiple_of(2),
        };
        moves.extend(possible.into_iter().filter(some));
        Some(moves.into_iter().collect())
    }

    fn known(&mut self, first: &[u64]) -> Result<Option<Known>, String> {
        // Positions on the way, each with whether its options have been looked at.
        let mut open = vec![first.to_vec()];
        let mut entered: BTreeSet<Position> = BTreeSet::new();
        while let Some(at) = open.last().cloned() {
            if self.known.contains_key(&at) {
                open.pop();
                continue;
            }
            if !self.options.contains_key(&at) {
                let few = self.options.len() < MOST_POSITIONS && at.iter().all(|&number| number <= LARGEST);
                let moves = if few { self.moves(&at) } else { None };
                for part in moves.iter().flatten().flatten() {
                    if self.stated.is_position(part) == Some(false) {
                        return Err(format!("{at:?} leads to {part:?}, which is no position"));
                    }
                }
                self.options.insert(at.clone(), moves);
            }
            let first_time = entered.insert(at.clone());
            let parts: Vec<Position> = self.options[&at].iter().flatten().flatten().cloned().collect();
            let unknown: Vec<Position> =
                parts.into_iter().filter(|part| !self.known.contains_key(part)).collect();
            if unknown.is_empty() {
                let known = self.judged(&at);
                self.known.insert(at.clone(), known);
                open.pop();
            } else if first_time {
                open.extend(unknown);
            } else {
                return Err(format!("play goes round at {at:?}"));
            }
        }
        Ok(self.known[first])
    }

    /// Outcome or nim-value of a position whose options are known.
    fn judged(&self, at: &Position) -> Option<Known> {
        let stated = self.stated;
        if let Some(letter) = stated.end(at)? {
            return Some(Known::Outcome(letter));
        }
        let options = self.options[at].as_ref()?;
        if stated.is_valued() {
            let value = |option: &Sum| {
                option.iter().try_fold(0, |sum, part| match self.known[part]? {
                    Known::Value(value) => Some(sum ^ value),
                    Known::Outcome(_) => None,
                })
            };
            let values: BTreeSet<u64> = options.iter().map(value).collect::<Option<_>>()?;
            return (0..).find(|value| !values.contains(value)).map(Known::Value);
        }
        if options.is_empty() {
            return Some(Known::Outcome(stated.stuck));
        }
        let mut letters = BTreeSet::new();
        let mut unknown = false;
        for option in options {
            match &**option {
                [] => _ = letters.insert(stated.stuck),
                [part] => match self.known[part] {
                    Some(Known::Outcome(letter)) => _ = letters.insert(letter),
                    _ => unknown = true,
                },
                _ => return None,
            }
        }
        let letter = match () {
            _ if letters.contains(&'P') => 'N',
            _ if unknown => return None,
            _ if letters.contains(&'D') => 'D',
            _ => 'P',
        };
        Some(Known::Outcome(letter))
    }
}
