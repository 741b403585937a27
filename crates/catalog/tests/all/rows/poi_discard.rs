//! The game that the tutorial tells for that of POI XI is no staircase.

use crate::exhaustive::{Exhausted, Words, subsets};
use rules::Outcome;

/// A coin goes to the nearest free field on its right, and without one it is thrown away.
fn options(fields: u64, at: &[u64]) -> Vec<Words> {
    at.iter()
        .map(|&from| {
            let to = (from + 1..=fields).find(|field| !at.contains(field));
            let mut after: Words = at.iter().copied().filter(|&field| field != from).chain(to).collect();
            after.sort_unstable();
            after
        })
        .collect()
}

/// The tutorial's claim: the coins between two free fields stand on a step, and the coins behind the last free field,
/// which are thrown away, on the step next to the ground.
fn staircase_is_lost(fields: u64, at: &[u64]) -> bool {
    let free_ahead = |coin: u64| (coin..=fields).filter(|field| !at.contains(field)).count();
    let on_step = |free: usize| at.iter().filter(|&&coin| free_ahead(coin) == free).count();
    (0..=fields as usize).step_by(2).fold(0, |sum, free| sum ^ on_step(free)) == 0
}

#[test]
fn the_reduction_to_a_staircase_is_false_from_two_coins_on_three_fields() {
    let wrong: Vec<(u64, Words)> = (0..=3)
        .flat_map(|fields| {
            let mut rules = Exhausted::new(move |at: &[u64]| options(fields, at), |_: &[u64]| Outcome::P);
            let wrong = move |at: &Words| (rules.outcome(at) == Outcome::P) != staircase_is_lost(fields, at);
            subsets(fields).into_iter().filter(wrong).map(move |at| (fields, at)).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(wrong, [(3, vec![1, 2]), (3, vec![1, 3])]);
    assert!(
        catalog::theory::theory("poi-discard", &[rules::Argument::Natural(3u8.into())], Default::default())
            .is_none()
    );
}
