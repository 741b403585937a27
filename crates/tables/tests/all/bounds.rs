//! Refusals of tables, and tables at the limits.

use super::made::{Guard, Made, Rule, fill, made, ray, steps};
use solve::{Halt, Limits, Refusal, StopReason, Verdict};
use std::sync::atomic::Ordering;
use std::time::Duration;
use tables::{Backing, Want, table};

fn refused(game: &Made, extents: &[u64], want: Want) -> Refusal {
    match fill(game, extents, want) {
        Err(Halt::Refused(refusal)) => refusal,
        Err(halt) => panic!("{halt:?}"),
        Ok(_) => panic!("an answer"),
    }
}

#[test]
fn moves_that_leave_the_box_are_refused() {
    let grow = made(2, vec![steps(&[&[0, 1]]), steps(&[&[1, -3]])]);
    for want in [Want::Outcomes, Want::Values] {
        assert_eq!(refused(&grow, &[5, 5], want), Refusal::LeavesBox { rule: 1 });
        let slide = made(2, vec![ray(&[1, -1]), steps(&[&[0, 1]])]);
        assert_eq!(refused(&slide, &[20, 90], want), Refusal::LeavesBox { rule: 0 });
        let listed = made(
            2,
            vec![Rule::List(|at| if at[0] > 0 { vec![vec![vec![at[0] - 1, at[1] * 2]]] } else { vec![] })],
        );
        assert_eq!(refused(&listed, &[4, 4], want), Refusal::LeavesBox { rule: 0 });
    }
    // From a declared end there are no moves, so that none leaves the box.
    let mut ended = made(2, vec![steps(&[&[1, -1]])]);
    ended.ends = vec![(vec![1, 1], Verdict::Lost)];
    ended.rules = vec![Rule::Steps(vec![vec![1, -1]], Some(Guard::If(|at| at[1] == 1)))];
    assert!(fill(&ended, &[2, 2], Want::Outcomes).is_ok());
}

#[test]
fn moves_without_an_order_are_refused() {
    for rules in [
        vec![steps(&[&[1, -1], &[-1, 1]])],
        vec![steps(&[&[0, 0]])],
        vec![ray(&[-1, 0])],
        vec![Rule::List(|at| vec![vec![at.to_vec()]])],
        vec![Rule::List(|at| vec![vec![vec![at[1], at[0]]]])],
    ] {
        assert_eq!(refused(&made(2, rules), &[5, 5], Want::Outcomes), Refusal::NoOrder);
    }
}

#[test]
fn nim_values_of_games_they_do_not_decide_are_refused() {
    let game = made(1, vec![steps(&[&[1]])]);
    assert_eq!(refused(&game.clone().misere(), &[5], Want::Values), Refusal::NimSumMisere);
    assert_eq!(refused(&game.race(), &[5], Want::Values), Refusal::NimSumDraw);
    let mut ended = made(1, vec![steps(&[&[1]])]);
    ended.ends = vec![(vec![0], Verdict::Lost)];
    assert_eq!(refused(&ended, &[5], Want::Values), Refusal::DeclaredEnds);
    let split = made(1, vec![Rule::List(|at| (1..at[0]).map(|i| vec![vec![i], vec![at[0] - i]]).collect())]);
    assert_eq!(refused(&split.misere(), &[5], Want::Outcomes), Refusal::NimSumMisere);
}

#[test]
fn a_box_must_have_the_games_arity() {
    let game = made(2, vec![ray(&[1, 0])]);
    assert_eq!(refused(&game, &[5], Want::Outcomes), Refusal::NotATuple);
    assert_eq!(refused(&made(0, vec![]), &[], Want::Outcomes), Refusal::NotATuple);
    assert_eq!(refused(&made(1, vec![ray(&[1, 0])]), &[5], Want::Outcomes), Refusal::NotATuple);
    assert_eq!(refused(&made(50, vec![]), &[1; 50], Want::Outcomes), Refusal::TooLarge);
}

#[test]
fn boxes_may_be_empty_tiny_or_impossible() {
    let game = made(2, vec![ray(&[1, 0]), ray(&[1, 1])]);
    for want in [Want::Outcomes, Want::Values] {
        for extents in [[0, 5], [u64::MAX, 0]] {
            let empty = fill(&game, &extents, want).expect("an answer");
            assert_eq!((empty.positions(), empty.losing(), empty.outcome(&[0, 0])), (0, 0, None));
            assert_eq!((empty.prefixes().count(), empty.outcomes(&[0]).count()), (0, 0));
        }
        let one = fill(&game, &[1, 1], want).expect("an answer");
        assert_eq!((one.positions(), one.losing()), (1, 1));
        assert_eq!((one.outcome(&[0, 1]), one.outcome(&[0]), one.value(&[1, 0])), (None, None, None));
        for extents in [[u64::MAX, u64::MAX], [1 << 40, 1 << 40], [1, u64::MAX], [1 << 28, 1 << 27]] {
            let halt =
                table(&game, &extents, want, Backing::Memory, &Limits::none().with_memory(1 << 30)).err();
            assert_eq!(halt, Some(Halt::Stopped { reason: StopReason::Memory, positions: 0 }), "{extents:?}");
        }
    }
}

#[test]
fn time_and_interruption_stop_a_table() {
    let game = made(2, vec![ray(&[1, 0]), ray(&[1, 1])]);
    let interrupted = Limits::none();
    interrupted.interrupt.store(true, Ordering::Relaxed);
    for (limits, reason) in
        [(Limits::none().with_time(Duration::ZERO), StopReason::Time), (interrupted, StopReason::Interrupted)]
    {
        for want in [Want::Outcomes, Want::Values] {
            let halt = table(&game, &[3000, 3000], want, Backing::Memory, &limits).err();
            assert_eq!(halt, Some(Halt::Stopped { reason, positions: 0 }));
        }
    }
}
