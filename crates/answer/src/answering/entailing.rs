//! Answers for games in which the reply to some moves is confined, by the values of the components.

use super::draft::{Draft, about_moves};
use super::engine::{Asked, Cost, Engine};
use super::winning::Winning;
use crate::Evidence;
use crate::reason::{Ground, Reason};
use question::step::Step;
use question::{Component, Position};
use rules::Convention;
use solve::search::{Entailed, Entailing};
use solve::{Halt, Limits, Refusal};

/// Nim-values of components that are not loony: what is asked where no options are forbidden.
pub(super) struct Confined;

impl Engine for Confined {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        match Entailing::new(&position.rules())? {
            Some(_) if position.convention() == Convention::Normal => Ok(Cost::Positions),
            Some(_) => Err(Refusal::Entailing),
            None => Err(Refusal::NoTheorem),
        }
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let Asked { position, most, limits, .. } = asked;
        let words = position.words().ok_or(Refusal::TooLarge)?;
        let mut entailing = Entailing::new(&position.rules())?.ok_or(Refusal::NoTheorem)?;
        let (mut values, mut positions) = (vec![], 0);
        for component in &words {
            let (value, solved) = entailing.value(component, limits)?;
            values.push(value);
            positions += solved;
        }
        let total = sum(&values);
        let outcome = Entailing::outcome(total);
        let (mut won, confining) = winning(&words, &values, &mut entailing, most, limits)?;
        let components = position.components().iter().map(|component| position.show([component.clone()]));
        let mut why = vec![Reason::EntailingValues { values: components.zip(values).collect(), total }];
        why.extend(about_moves(position, outcome, &mut won, |step| Reason::Entails {
            made: step.text(position),
            confines: confining.first() == Some(&true),
        }));
        let evidence = Evidence::Computed(Ground::Solved { positions, citations: String::new() });
        let value = total.map(Into::into);
        Ok(Draft::decided("entailing", (outcome, won), why, evidence).with_value(value))
    }
}

/// The nim-sum of values; `None` if one is loony.
fn sum(values: &[Option<u64>]) -> Option<u64> {
    values.iter().try_fold(0, |sum, value| Some(sum ^ (*value)?))
}

/// The winning moves, and for each that is kept `true` if it confines the reply.
fn winning(
    words: &[solve::pool::Component],
    values: &[Option<u64>],
    entailing: &mut Entailing,
    most: usize,
    limits: &Limits,
) -> Result<(Winning, Vec<bool>), Halt> {
    let mut won = Winning { complete: true, judged: Some(0u8.into()), ..Winning::default() };
    let mut confining = vec![];
    for (index, component) in words.iter().enumerate() {
        let others: Vec<Option<u64>> = (values.iter().enumerate())
            .filter(|(other, _)| *other != index)
            .map(|(_, value)| *value)
            .collect();
        let rest = sum(&others);
        for option in entailing.options(component)? {
            won.judged = won.judged.take().map(|judged| judged + 1u8);
            if !entailing.wins(&option, rest, limits)? {
                continue;
            }
            won.count += 1u8;
            if won.steps.len() < most {
                let Entailed { parts, confines } = option;
                won.steps.push(Step::single(index, parts.iter().map(Component::of).collect()));
                confining.push(confines);
            }
        }
    }
    Ok((won, confining))
}
