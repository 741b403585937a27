//! Answers for misère sums of tame components: the Anti-SG (SJ) theorem.

use super::draft::{Draft, about_moves};
use super::engine::{Asked, Cost, Engine};
use super::judge::Judge;
use super::winning::winning;
use crate::Evidence;
use crate::reason::{Ground, Reason};
use dashu_int::UBig;
use question::step::Step;
use question::{Component, Position};
use rules::{Convention, Outcome};
use solve::search::{Tame, Tames};
use solve::{Halt, Limits, Refusal};

/// The nim-values of several components in misère play, all of them tame.
pub(super) struct AntiSg;

impl Engine for AntiSg {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        let games = position.rules();
        let suits = games.iter().all(|game| !game.every() && game.reach() == 1 && game.terminates());
        if suits && position.convention() == Convention::Misere && position.components().len() > 1 {
            Ok(Cost::Positions)
        } else {
            Err(Refusal::NoTheorem)
        }
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let Asked { position, most, limits, .. } = asked;
        let tames = Tames::new(&position.rules())?;
        let mut judge = ByTame { tames, behaviours: Vec::new(), sum: 0, firm: 0, positions: 0, limits };
        for component in position.components() {
            let behaviour = judge.behaviour(component)?;
            judge.behaviours.push(behaviour);
            judge.sum ^= behaviour.value;
            judge.firm += usize::from(behaviour.firm);
        }
        let sum = Tame { value: judge.sum, firm: judge.firm > 0 };
        let outcome = sum.outcome();
        let mut won = winning(position, &mut judge, most, limits)?;
        let values: Vec<UBig> = judge.behaviours.iter().map(|behaviour| behaviour.value.into()).collect();
        let above = judge.behaviours.iter().any(|behaviour| behaviour.value > 1);
        let mut why = vec![
            Reason::NimValues { values, sum: sum.value.into() },
            Reason::AntiSg { above, firm: sum.firm, sum: sum.value, outcome },
        ];
        let mut left = Ok(Tame::default());
        why.extend(about_moves(position, outcome, &mut won, |step| {
            left = judge.sum_after(step);
            let firm = left.as_ref().is_ok_and(|left| left.firm);
            Reason::LeavesAntiSg { made: step.text(position), firm }
        }));
        left?;
        let ground = Ground::Solved { positions: judge.positions, citations: String::new() };
        Ok(Draft::decided("tame", (outcome, won), why, Evidence::Computed(ground)))
    }
}

/// By the behaviours of tame components.
struct ByTame<'a> {
    tames: Tames<'a>,
    /// By component.
    behaviours: Vec<Tame>,
    /// Nim-sum of all, and the number of firm ones.
    sum: u64,
    firm: usize,
    /// Components solved so far.
    positions: u64,
    limits: &'a Limits,
}

impl ByTame<'_> {
    fn behaviour(&mut self, component: &Component) -> Result<Tame, Halt> {
        let words = component.words().ok_or(Refusal::TooLarge)?;
        let (behaviour, positions) = self.tames.behaviour(&words, self.limits)?;
        self.positions += positions;
        Ok(behaviour)
    }

    /// Behaviour of the sum that a move in one component leaves.
    fn sum_after(&mut self, step: &Step) -> Result<Tame, Halt> {
        let [change] = &*step.changes else { return Err(Refusal::NotAPosition.into()) };
        let own = self.behaviours.get(change.index).copied().ok_or(Refusal::NotAPosition)?;
        let mut left = Tame { value: self.sum ^ own.value, firm: self.firm > usize::from(own.firm) };
        for part in &change.parts {
            left = left.plus(self.behaviour(part)?);
        }
        Ok(left)
    }
}

impl Judge for ByTame<'_> {
    fn after(&mut self, step: &Step) -> Result<Option<Outcome>, Halt> {
        Ok(Some(self.sum_after(step)?.outcome()))
    }

    fn cost(&self) -> u64 {
        1
    }
}
