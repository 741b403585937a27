//! Consequences of the rules, for the search for claims.

use crate::truth::rules::{Truth, boxed, corner};
use dashu_int::UBig;
use prove::discover::{Goal, Label, Oracle, Silence};
use question::{Component, Variant};
use rules::Form;
use solve::{Halt, Limits};
use tables::{Table, Want};

/// The most positions that are solved for one box, where they are solved one by one.
const MOST_SOLVED: u64 = 1 << 22;
/// The most positions of a box that are asked for one by one.
const MOST_ASKED: u64 = 1 << 17;

/// Small positions of a game, solved exhaustively.
pub(super) struct Rules<'a> {
    variant: &'a Variant,
    limits: &'a Limits,
    /// Number of numbers of a component; a row's are not counted.
    arity: Option<usize>,
    /// Why it fell silent: what stopped it, or else what it refused first.
    pub(super) halt: Option<Halt>,
}

impl<'a> Rules<'a> {
    pub(super) fn new(variant: &'a Variant, limits: &'a Limits) -> Rules<'a> {
        let arity = match variant.form() {
            Form::Tuple(arity) => Some(arity.max(1)),
            Form::Row | Form::Edges => None,
        };
        Rules { variant, limits, arity, halt: None }
    }

    fn boxed(&self, goal: Goal, side: u64) -> Result<Vec<Option<Label>>, Halt> {
        let want = match goal {
            Goal::Outcomes => Want::Outcomes,
            Goal::Values => Want::Values,
        };
        match boxed(self.variant, side - 1, want, self.limits)? {
            Some(table) => Ok(self.of_table(goal, &table)),
            None => Err(Halt::Refused(solve::Refusal::NoOrder)),
        }
    }

    fn of_table(&self, goal: Goal, table: &Table) -> Vec<Option<Label>> {
        let lawful = !self.variant.ruleset().laws.is_empty();
        let mut labels = vec![];
        for prefix in table.prefixes() {
            let mut at: Vec<UBig> = prefix.iter().map(|&number| number.into()).collect();
            at.push(UBig::ZERO);
            let first = labels.len();
            match goal {
                Goal::Outcomes => {
                    labels.extend(table.outcomes(&prefix).map(|outcome| Some(Label::Outcome(outcome))));
                }
                Goal::Values => labels.extend(table.values(&prefix).map(|value| Some(Label::Value(value)))),
            }
            if !lawful {
                continue;
            }
            for (last, label) in (0u64..).zip(&mut labels[first..]) {
                if let Some(place) = at.last_mut() {
                    *place = last.into();
                }
                if !self.variant.instance().is_position(&at) {
                    *label = None;
                }
            }
        }
        labels
    }

    /// One by one; of a sum only in one order of its components.
    fn singly(&self, goal: Goal, places: usize, side: u64) -> Result<Vec<Option<Label>>, Halt> {
        let corner = corner(self.variant, side - 1);
        let mut truth = Truth::new(&corner, self.limits)?;
        let arity = self.arity.unwrap_or(places);
        let total = side.pow(places as u32);
        let mut labels: Vec<Option<Label>> = Vec::with_capacity(total as usize);
        let mut at = vec![0u64; places];
        for _ in 0..total {
            let mut parts: Vec<&[u64]> = at.chunks(arity.max(1)).collect();
            labels.push(if parts.is_sorted() {
                self.one(goal, &parts, labels.len() as u64, &mut truth)?
            } else {
                parts.sort_unstable();
                let index = parts.concat().iter().fold(0, |index, number| index * side + number);
                labels.get(index as usize).copied().flatten()
            });
            for number in at.iter_mut().rev() {
                *number += 1;
                if *number < side {
                    break;
                }
                *number = 0;
            }
        }
        Ok(labels)
    }

    /// Label of a sum, by the number of earlier ones.
    fn one(
        &self,
        goal: Goal,
        parts: &[&[u64]],
        earlier: u64,
        truth: &mut Truth,
    ) -> Result<Option<Label>, Halt> {
        let component = |part: &&[u64]| Component {
            game: 0,
            naturals: part.iter().map(|&number| UBig::from(number)).collect(),
        };
        let sum: Vec<Component> = parts.iter().map(component).collect();
        if !sum.iter().all(|component| self.variant.instance().is_position(&component.naturals)) {
            return Ok(None);
        }
        if truth.solved() > MOST_SOLVED {
            return Err(Halt::Refused(solve::Refusal::TooLarge));
        }
        if let Some(reason) = self.limits.stopped() {
            return Err(Halt::Stopped { reason, positions: earlier });
        }
        Ok(Some(match (goal, &*sum) {
            (Goal::Outcomes, sum) => Label::Outcome(truth.outcome(sum)?),
            (Goal::Values, [component]) => {
                let value = truth.value(component)?;
                Label::Value(u64::try_from(&value).map_err(|_| solve::Refusal::TooLarge)?)
            }
            (Goal::Values, _) => return Err(Halt::Refused(solve::Refusal::NotAPosition)),
        }))
    }
}

impl Oracle for Rules<'_> {
    fn labels(&mut self, goal: Goal, places: usize, side: u64) -> Result<Vec<Option<Label>>, Silence> {
        let cells = u32::try_from(places).ok().and_then(|places| side.checked_pow(places));
        let components = self.arity.map_or(1, |arity| places / arity);
        let mut answer = Err(Halt::Refused(solve::Refusal::TooLarge));
        if self.arity == Some(places) {
            answer = self.boxed(goal, side);
        }
        // In sums only one order of the components is solved.
        let orders = (1..=components as u64).product::<u64>();
        if matches!(answer, Err(Halt::Refused(_))) && cells.is_some_and(|cells| cells / orders <= MOST_ASKED)
        {
            answer = self.singly(goal, places, side);
        }
        answer.map_err(|halt| {
            let silence = match halt {
                Halt::Stopped { .. } => Silence::Stopped,
                Halt::Refused(_) | Halt::File(_) => Silence::Refused,
            };
            // The first question was the smallest, and its refusal explains best.
            if silence == Silence::Stopped || self.halt.is_none() {
                self.halt = Some(halt);
            }
            silence
        })
    }
}
