//! Limits of checks: what they bound, and what is said beyond them.

use super::oracle::BINARY;
use crate::bounds::{judged, meter};
use crate::compile::Compiler;
use crate::formula::Formula;
use crate::key::LinearKey;
use crate::literal::{Case, Literal};
use crate::rejection::{Reason, Rejection};
use limits::{Limits, Meter, StopReason};

#[test]
fn what_is_found_wanting_after_the_time_is_up_is_not_decided() {
    let wanting = || Err::<(), _>(Rejection::NoClaim(1));
    let late = Limits::none().with_time(std::time::Duration::ZERO);
    assert_eq!(judged(&late, wanting()), Err(Rejection::Undecided(StopReason::Time)));
    assert_eq!(judged(&Limits::none(), wanting()), wanting());
    for limits in [late, Limits::none()] {
        assert_eq!(judged(&limits, Ok(())), Ok(()));
    }
}

#[test]
fn a_check_is_bounded_even_if_its_caller_names_no_limits() {
    let most = meter(&Limits::none().with_memory(u64::MAX));
    assert!(most.limits().steps.is_some());
    assert_eq!(most.holds(usize::MAX), Err(StopReason::Memory));
    assert_eq!(meter(&Limits::none().with_steps(5)).steps(6), Err(StopReason::Steps));
}

#[test]
fn relations_take_room() {
    let limits = Limits::none().with_memory(4000);
    let meter = Meter::new(&limits);
    let mut compiler = Compiler::new(BINARY, &meter);
    let mut add = |constant| compiler.relations.linear(&LinearKey::number(constant), &meter);
    assert!((0..10).all(|constant| add(constant).is_ok()));
    assert_eq!((0..4000).find_map(|constant| add(constant).err()), Some(StopReason::Memory));
}

#[test]
fn a_key_of_some_millions_of_letters_is_too_long() {
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    let mut compiler = Compiler::new(BINARY, &meter);
    let relation = compiler.relations.linear(&LinearKey::equal(), &meter).expect("there is room");
    let mut key = |count: usize| {
        let literal = Literal { positive: true, relation, arguments: vec![0; count] };
        compiler.relations.cases(1, vec![Case { bound: 0, literals: vec![literal] }], &meter)
    };
    assert!(key(1 << 19).is_ok());
    assert_eq!(key(1 << 21), Err(StopReason::Memory));
}

#[test]
fn formulas_may_be_long_and_not_too_deep() {
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    let mut compiler = Compiler::new(BINARY, &meter);
    let literal = LinearKey::equal();
    let relation = compiler.relations.linear(&literal, &meter).expect("there is room");
    let x = [compiler.fresh(), compiler.fresh()];
    let fact = || Formula::Fact(crate::formula::Fact::relation(relation, x.to_vec()));
    let long = Formula::Or((0..10_000).map(|_| fact()).collect());
    assert_eq!(compiler.cases(&long).map(|cases| cases.len()), Ok(10_000));
    let deep = |depth: usize| (0..depth).fold(fact(), |inner, _| Formula::Or(vec![inner]));
    assert_eq!(compiler.cases(&deep(1000)).map(|cases| cases.len()), Ok(1));
    assert_eq!(compiler.cases(&deep(2500)), Err(Reason::Exhausted(StopReason::Memory)));
}
