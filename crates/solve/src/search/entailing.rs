//! Values of components where some moves are entailing: the opponent has to reply in what they leave.
//!
//! * Problem: who wins a sum in which the reply to an entailing move is confined to the components that it left; who has no
//!   reply there loses, whatever else there is.
//! * Theorem: Winning Ways, chapter 12. For a component the set of the nim-values of the rest is known with which a move in
//!   it wins: those of its plain options, and those with which no reply to an entailing one wins. Its value is the least
//!   number outside the set. If there is none the component is *loony*: a sum with it is won by a move in it. Otherwise a
//!   sum is lost exactly if the nim-sum of the values is 0.
//! * Cost: that of the components, each distinct one once. The sets are finite, or all numbers but finitely many, and no
//!   nim-value of the rest is larger than all numbers in question: what a set says of those it says of a loony rest.
//! * Evidence: computed; every component below has been exhausted.

use crate::pool::{Component, capped};
use crate::stop::Stop;
use crate::{Game, Halt, Limits, Meter, Options, Outcome, Refusal, Verdict};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// Value of a component or of a sum: a nim-value, or `None` if it is loony.
type Value = Option<u64>;

/// Values of a set: nim-values of the rest of a sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Rests {
    /// The numbers in the set, or those outside.
    numbers: BTreeSet<u64>,
    /// `true` if the set has all other numbers; then it has a loony rest as well.
    others: bool,
}

impl Rests {
    fn contains(&self, rest: Value) -> bool {
        match rest {
            Some(value) => self.numbers.contains(&value) != self.others,
            None => self.others,
        }
    }

    fn complement(self) -> Rests {
        Rests { others: !self.others, ..self }
    }

    fn union(self, other: Rests) -> Rests {
        let without = |all: &Rests, less: &Rests| all.numbers.difference(&less.numbers).copied().collect();
        let numbers = match (self.others, other.others) {
            (false, false) => self.numbers.union(&other.numbers).copied().collect(),
            (true, false) => without(&self, &other),
            (false, true) => without(&other, &self),
            (true, true) => self.numbers.intersection(&other.numbers).copied().collect(),
        };
        Rests { numbers, others: self.others || other.others }
    }

    /// The rests with which, together with another part of this value, a sum is in the set.
    fn beside(&self, other: Value) -> Rests {
        match other {
            Some(value) => {
                Rests { numbers: self.numbers.iter().map(|number| number ^ value).collect(), ..*self }
            }
            None => Rests { numbers: BTreeSet::new(), others: self.others },
        }
    }

    /// The least number that is not in the set.
    fn least_outside(&self) -> Value {
        match self.others {
            true => self.numbers.first().copied(),
            false => (0..).find(|number| !self.numbers.contains(number)),
        }
    }
}

/// An option: what it leaves, and whether the reply is confined to that.
#[derive(Clone, Debug)]
pub struct Entailed {
    /// Components that are left.
    pub parts: Vec<Component>,
    /// `true` if the opponent has to reply in one of them.
    pub confines: bool,
}

/// Values of components, remembered between questions.
pub struct Entailing<'a> {
    /// The rules of each game that are entailing, and the game without that.
    games: Vec<(Vec<bool>, &'a dyn Game)>,
    /// `None` for a component on the path.
    wins: FxHashMap<Component, Option<Rests>>,
    path: Vec<Frame>,
}

/// A component on the path.
struct Frame {
    component: Component,
    options: Vec<Entailed>,
    /// Number of options whose parts are known.
    known: usize,
}

impl<'a> Entailing<'a> {
    /// For sums of these games; `None` if no move of them is entailing. Refuses games that do not end in normal play.
    pub fn new(games: &[&'a dyn Game]) -> Result<Option<Entailing<'a>>, Refusal> {
        if games.iter().all(|game| game.entailing().is_none()) {
            return Ok(None);
        }
        let fits = |game: &&dyn Game| {
            game.stuck() == Verdict::Lost
                && !game.has_ends()
                && game.reach() == 1
                && game.blocking().is_none()
        };
        if !games.iter().all(fits) {
            return Err(Refusal::Entailing);
        }
        let plain = |game: &&'a dyn Game| game.entailing().unwrap_or((vec![], *game));
        let games = games.iter().map(plain).collect();
        Ok(Some(Entailing { games, wins: FxHashMap::default(), path: vec![] }))
    }

    /// Options of a component; those of the same parts occur once for each kind.
    pub fn options(&self, component: &Component) -> Result<Vec<Entailed>, Refusal> {
        let (entailing, plain) = self.games.get(component.game).ok_or(Refusal::NotAPosition)?;
        let mut all: BTreeSet<(Vec<Component>, bool)> = BTreeSet::new();
        for rule in 0..entailing.len().max(1) {
            let confines = entailing.get(rule).copied().unwrap_or(false);
            let mut options = Options::new();
            match entailing.is_empty() {
                true => plain.options(&component.words, &mut options)?,
                false => plain.options_of(rule, &component.words, &mut options)?,
            }
            for option in options.iter() {
                let parts = option.components().map(|part| Component::new(component.game, part));
                let mut parts: Vec<Component> = parts.collect();
                parts.sort_unstable();
                all.insert((parts, confines));
            }
        }
        Ok(all.into_iter().map(|(parts, confines)| Entailed { parts, confines }).collect())
    }

    /// Value of a component, and the number of components solved to find it.
    pub fn value(&mut self, component: &Component, limits: &Limits) -> Result<(Option<u64>, u64), Halt> {
        let limits = capped(limits);
        let meter = Meter::new(&limits);
        let ended = self.solve(component, &meter);
        for frame in self.path.drain(..) {
            self.wins.remove(&frame.component);
        }
        ended.map_err(|stop| stop.into_halt(meter.done()))?;
        Ok((self.known(component), meter.done()))
    }

    /// Value of a sum, and the number of components solved to find it.
    pub fn of_sum(&mut self, sum: &[Component], limits: &Limits) -> Result<(Option<u64>, u64), Halt> {
        let (mut total, mut solved) = (Some(0), 0);
        for component in sum {
            let (value, more) = self.value(component, limits)?;
            total = total.zip(value).map(|(total, value)| total ^ value);
            solved += more;
        }
        Ok((total, solved))
    }

    /// Outcome of a sum of this value.
    pub fn outcome(value: Option<u64>) -> Outcome {
        if value == Some(0) { Outcome::P } else { Outcome::N }
    }

    /// Returns `true` if an option wins beside a rest of this value.
    pub fn wins(&mut self, option: &Entailed, rest: Option<u64>, limits: &Limits) -> Result<bool, Halt> {
        let (after, _) = self.of_sum(&option.parts, limits)?;
        Ok(match option.confines {
            true => !self.replies(&option.parts).contains(rest),
            false => after.zip(rest).is_some_and(|(after, rest)| after == rest),
        })
    }

    /// Value of a component that has been solved.
    fn known(&self, component: &Component) -> Value {
        self.rests(component).and_then(Rests::least_outside)
    }

    /// Rests with which a move in a component that has been solved wins.
    fn rests(&self, component: &Component) -> Option<&Rests> {
        self.wins.get(component).and_then(Option::as_ref)
    }

    /// Rests with which a reply confined to these components wins.
    fn replies(&self, parts: &[Component]) -> Rests {
        let mut all = Rests::default();
        for (index, part) in parts.iter().enumerate() {
            let others = parts.iter().enumerate().filter(|(other, _)| *other != index);
            let mut others = others.map(|(_, other)| self.known(other));
            let beside = others.try_fold(0, |sum, other: Value| Some(sum ^ other?));
            all = all.union(self.rests(part).map(|rests| rests.beside(beside)).unwrap_or_default());
        }
        all
    }

    fn bytes(&self) -> u64 {
        let numbers: usize = 8 * self.wins.len() * size_of::<u64>();
        (numbers + self.wins.capacity() * (size_of::<Component>() + size_of::<Option<Rests>>())) as u64
    }

    fn open(&mut self, component: Component) -> Result<(), Stop> {
        let options = self.options(&component)?;
        self.wins.insert(component.clone(), None);
        self.path.push(Frame { component, options, known: 0 });
        Ok(())
    }

    fn solve(&mut self, component: &Component, meter: &Meter) -> Result<(), Stop> {
        if self.rests(component).is_some() {
            return Ok(());
        }
        self.open(component.clone())?;
        while let Some(frame) = self.path.last_mut() {
            if let Some(option) = frame.options.get(frame.known) {
                let known = |part: &&Component| matches!(self.wins.get(*part), Some(Some(_)));
                match option.parts.iter().find(|part| !known(part)).cloned() {
                    None => frame.known += 1,
                    Some(next) if self.wins.contains_key(&next) => return Err(Refusal::Endless.into()),
                    Some(next) => {
                        meter.look_with(|| self.bytes())?;
                        self.open(next)?;
                    }
                }
                continue;
            }
            let Some(Frame { component, options, .. }) = self.path.pop() else { break };
            let mut wins = Rests::default();
            for option in &options {
                let more = match option.confines {
                    true => self.replies(&option.parts).complement(),
                    false => {
                        let mut values = option.parts.iter().map(|part| self.known(part));
                        let sum = values.try_fold(0, |sum, value: Value| Some(sum ^ value?));
                        Rests { numbers: sum.into_iter().collect(), others: false }
                    }
                };
                wins = wins.union(more);
            }
            self.wins.insert(component, Some(wins));
            meter.step(1, || self.bytes())?;
        }
        Ok(())
    }
}
