//! Limits are honoured.

use crate::support::{Chance, fraction, matrix, whole};
use payoff::{Matrix, solve};
use solve::{Halt, Limits, StopReason};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Reason why the work on a game stops.
fn stopped(game: &Matrix, limits: &Limits) -> StopReason {
    match solve(game, limits) {
        Err(Halt::Stopped { reason, .. }) => reason,
        Err(other) => panic!("{other:?}"),
        Ok(found) => panic!("nothing: {}", found.value),
    }
}

fn reason(limits: &Limits) -> StopReason {
    let mut chance = Chance::new(40);
    stopped(&whole(60, 60, |_, _| chance.signed(100)), limits)
}

#[test]
fn no_time_is_too_little() {
    assert_eq!(reason(&Limits::none().with_time(Duration::ZERO)), StopReason::Time);
}

#[test]
fn a_user_may_interrupt() {
    let limits = Limits { interrupt: Arc::new(AtomicBool::new(true)), ..Limits::none() };
    assert_eq!(reason(&limits), StopReason::Interrupted);
}

#[test]
fn a_tableau_that_does_not_fit_is_not_made() {
    assert_eq!(reason(&Limits::none().with_memory(10_000)), StopReason::Memory);
}

#[test]
fn denominators_without_common_factors_are_stopped_by_the_memory_limit() {
    // The least common denominator of 1/1, 1/2, …, 1/90000 has 130 thousand bits, as has every entry over it.
    let mut chance = Chance::new(41);
    let game = matrix(300, 300, |row, column| fraction(chance.signed(9), (300 * row + column + 1) as u64));
    assert_eq!(stopped(&game, &Limits::none().with_memory(100 << 20)), StopReason::Memory);
}
