//! Common parts of theorems about a single component.

use super::{Change, Component, Judgement, Several};
use crate::argument::Statement;
use dashu_int::UBig;
use rules::Outcome;

/// The component in which all play happens, with its index: the only one that is not stuck, or the first if
/// all are.
pub(super) fn lone<'p>(
    sum: &[&'p [UBig]],
    is_stuck: impl Fn(&[UBig]) -> bool,
) -> Option<(usize, &'p [UBig])> {
    let mut alive = sum.iter().enumerate().filter(|(_, at)| !is_stuck(at));
    let (place, at) = alive.next().or(sum.iter().enumerate().next())?;
    alive.next().is_none().then_some((place, *at))
}

/// A position that is lost or drawn.
pub(super) fn without_winning_move(outcome: Outcome, why: Vec<Statement>) -> Judgement {
    let moves = Several { first: Vec::new(), count: Some(UBig::ZERO) };
    Judgement { outcome, moves, why, recommends: None }
}

/// A position won by these few options of one component.
pub(super) fn won(
    component: usize,
    options: Vec<Component>,
    most: usize,
    why: Vec<Statement>,
    recommends: Option<Statement>,
) -> Judgement {
    let count = Some(UBig::from(options.len()));
    let first = options.into_iter().take(most).collect();
    won_by(component, Several { first, count }, why, recommends)
}

/// A position won by these options of one component.
pub(super) fn won_by(
    component: usize,
    options: Several<Component>,
    why: Vec<Statement>,
    recommends: Option<Statement>,
) -> Judgement {
    let first = options.first.into_iter().map(|option| change(component, option)).collect();
    Judgement { outcome: Outcome::N, moves: Several { first, count: options.count }, why, recommends }
}

/// A move that replaces one component by `option`.
fn change(component: usize, option: Component) -> Vec<Change> {
    vec![Change { component, parts: vec![option] }]
}
