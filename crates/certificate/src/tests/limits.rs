//! Limits are kept to the last step and byte, and whoever wants a check to stop is asked now and then.

use super::oracle::BINARY;
use crate::compile::Compiler;
use crate::formula::Formula;
use crate::key::LinearKey;
use crate::limits::{CheckLimits, CheckMeter, Exhausted};
use crate::literal::{Case, Literal};
use crate::rejection::{Reason, Rejection};
use std::cell::Cell;

#[test]
fn all_steps_may_be_taken_and_no_more() {
    for at_once in [1, 7, 64, 1024, 4096] {
        for steps in [at_once, 5 * at_once, 1024 * at_once] {
            let limits = CheckLimits { steps, ..CheckLimits::default() };
            let meter = CheckMeter::new(&limits);
            for _ in 0..steps / at_once {
                assert_eq!(meter.steps(at_once), Ok(()));
            }
            assert_eq!(meter.steps(0), Ok(()));
            assert_eq!(meter.steps(1), Err(Exhausted::Steps));
            assert_eq!(meter.steps(u64::MAX), Err(Exhausted::Steps));
        }
    }
}

#[test]
fn all_bytes_may_be_held_and_no_more() {
    let limits = CheckLimits { bytes: 1000, ..CheckLimits::default() };
    let meter = CheckMeter::new(&limits);
    assert_eq!([999, 1000].map(|bytes| meter.holds(bytes)), [Ok(()), Ok(())]);
    assert_eq!(meter.holds(1001), Err(Exhausted::Bytes));
}

#[test]
fn a_check_stops_soon_after_it_is_told_to() {
    let (asked, wanted) = (Cell::new(0u64), Cell::new(false));
    let stop = || {
        asked.set(asked.get() + 1);
        wanted.get()
    };
    let limits = CheckLimits { stop: Some(&stop), ..CheckLimits::default() };
    let meter = CheckMeter::new(&limits);
    let steps = 1 << 20;
    for _ in 0..steps {
        assert_eq!(meter.steps(1), Ok(()));
    }
    // Now and then, and neither always nor never.
    assert!((steps / 10_000..steps / 100).contains(&asked.get()), "{}", asked.get());
    wanted.set(true);
    let more = (0..10_000).find_map(|_| meter.steps(1).err());
    assert_eq!(more, Some(Exhausted::Stopped));
}

#[test]
fn what_is_found_wanting_after_the_time_is_up_is_not_decided() {
    let wanting = || Err::<(), _>(Rejection::NoClaim(1));
    for stopped in [false, true] {
        let stop = || stopped;
        let limits = CheckLimits { stop: Some(&stop), ..CheckLimits::default() };
        let expected = if stopped { Rejection::Undecided(Exhausted::Stopped) } else { Rejection::NoClaim(1) };
        assert_eq!(limits.judged(wanting()), Err(expected));
        assert_eq!(limits.judged(Ok(())), Ok(()));
    }
    assert_eq!(CheckLimits::default().judged(wanting()), wanting());
}

#[test]
fn relations_take_room() {
    let limits = CheckLimits { bytes: 4000, ..CheckLimits::default() };
    let meter = CheckMeter::new(&limits);
    let mut compiler = Compiler::new(BINARY, &meter);
    let mut add = |constant| compiler.relations.linear(&LinearKey::number(constant), &meter);
    assert!((0..10).all(|constant| add(constant).is_ok()));
    assert_eq!((0..4000).find_map(|constant| add(constant).err()), Some(Exhausted::Bytes));
}

#[test]
fn a_key_of_some_millions_of_letters_is_too_long() {
    let limits = CheckLimits::default();
    let meter = CheckMeter::new(&limits);
    let mut compiler = Compiler::new(BINARY, &meter);
    let relation = compiler.relations.linear(&LinearKey::equal(), &meter).expect("there is room");
    let mut key = |count: usize| {
        let literal = Literal { positive: true, relation, arguments: vec![0; count] };
        compiler.relations.cases(1, vec![Case { bound: 0, literals: vec![literal] }], &meter)
    };
    assert!(key(1 << 19).is_ok());
    assert_eq!(key(1 << 21), Err(Exhausted::Bytes));
}

#[test]
fn formulas_may_be_long_and_not_too_deep() {
    let limits = CheckLimits::default();
    let meter = CheckMeter::new(&limits);
    let mut compiler = Compiler::new(BINARY, &meter);
    let literal = LinearKey::equal();
    let relation = compiler.relations.linear(&literal, &meter).expect("there is room");
    let x = [compiler.fresh(), compiler.fresh()];
    let fact = || Formula::Fact(crate::formula::Fact::relation(relation, x.to_vec()));
    let long = Formula::Or((0..10_000).map(|_| fact()).collect());
    assert_eq!(compiler.cases(&long).map(|cases| cases.len()), Ok(10_000));
    let deep = |depth: usize| (0..depth).fold(fact(), |inner, _| Formula::Or(vec![inner]));
    assert_eq!(compiler.cases(&deep(1000)).map(|cases| cases.len()), Ok(1));
    assert_eq!(compiler.cases(&deep(2500)), Err(Reason::Exhausted(Exhausted::Bytes)));
}
