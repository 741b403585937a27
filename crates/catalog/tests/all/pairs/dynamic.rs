use crate::exhaustive::{Exhausted, Words, big, option, rows, theory};
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::{Argument, Convention, Outcome};

/// Take 1 to cap stones; then `fold` times as many may be taken.
fn options(fold: u64) -> impl Fn(&[u64]) -> Vec<Words> {
    move |at| {
        let (stones, cap) = (at[0], at[1]);
        (1..=cap.min(stones)).map(|k| vec![stones - k, fold * k]).collect()
    }
}

fn dynamic(fold: UBig) -> Box<dyn Theory> {
    theory("dynamic-nim", &[Argument::Natural(fold)], Convention::Normal)
}

#[test]
fn play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options(2), |_: &[u64]| Outcome::P);
    rules.judged_rightly_by(&*theory("fibonacci-nim", &[], Convention::Normal), rows(2, 100));
    for fold in [1, 2, 3, 4, 5, 7, 12, 40, 200] {
        let mut rules = Exhausted::new(options(fold), |_: &[u64]| Outcome::P);
        rules.judged_rightly_by(&*dynamic(fold.into()), rows(2, 70));
    }
}

/// Heaps that the first player loses are those of Schwenk's recurrence, here from a list of them all.
#[test]
fn lost_heaps_follow_the_recurrence() {
    for fold in [1u64, 2, 3, 4, 6, 10, 33] {
        let mut all = vec![1u64];
        while all[all.len() - 1] < 1 << 40 {
            let last = all[all.len() - 1];
            let least = all.iter().find(|&&number| fold * number >= last).expect("the last one is");
            all.push(last + least);
        }
        let theory = dynamic(fold.into());
        let lost = |stones: u64| {
            let judged = theory.judge(&[&big(&[stones, stones - 1])], 1).expect("judged");
            judged.outcome == Outcome::P
        };
        let near = all.iter().flat_map(|&number| [number.saturating_sub(1).max(1), number, number + 1]);
        for stones in near.chain(1..300) {
            assert_eq!(lost(stones), all.contains(&stones), "{fold}: {stones}");
        }
    }
}

#[test]
fn giant_factors_are_answered_where_the_heap_is_small_beside_them() {
    let fold = UBig::ONE << 200;
    let theory = dynamic(fold.clone());
    let judged = |stones: &UBig, cap: UBig| theory.judge(&[&[stones.clone(), cap]], 9);
    for stones in [UBig::ONE << 199, fold.clone(), &fold + UBig::ONE] {
        assert_eq!(judged(&stones, &stones - UBig::ONE).expect("judged").outcome, Outcome::P);
        let won = judged(&stones, stones.clone()).expect("judged");
        assert_eq!((won.outcome, won.moves.count), (Outcome::N, Some(UBig::ONE)));
    }
    assert_eq!(judged(&(&fold + UBig::from(2u8)), UBig::ONE), None);
}

#[test]
fn starting_heaps_of_fibonacci_numbers_are_lost_and_no_others() {
    let theory = theory("fibonacci-nim", &[], Convention::Normal);
    let fibonacci = [1u64, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181];
    for stones in 1..5000 {
        let lost = theory.judge(&[&big(&[stones, stones - 1])], 1).expect("judged").outcome == Outcome::P;
        assert_eq!(lost, fibonacci.contains(&stones), "{stones}");
    }
}

/// The Fibonacci numbers 1, 2, 3, 5, … up to the first above `most`.
fn fibonacci_numbers(most: &UBig) -> Vec<UBig> {
    let mut all = vec![UBig::ONE, UBig::from(2u8)];
    while all[all.len() - 1] <= *most {
        all.push(&all[all.len() - 1] + &all[all.len() - 2]);
    }
    all
}

/// Returns `true` if a position is lost, with the smallest part looked up in a list of all Fibonacci numbers.
fn is_lost(stones: &UBig, cap: &UBig, fibonacci: &[UBig]) -> bool {
    let mut rest = stones.clone();
    let mut last = None;
    for part in fibonacci.iter().rev() {
        if *part <= rest {
            rest -= part;
            last = Some(part);
        }
    }
    assert!(rest.is_zero());
    last.is_none_or(|last| cap < last)
}

#[test]
fn numbers_of_a_thousand_digits_are_answered_and_their_moves_lead_to_lost_positions() {
    let theory = theory("fibonacci-nim", &[], Convention::Normal);
    let ten = UBig::from(10u8);
    let fibonacci = fibonacci_numbers(&ten.pow(1001));
    for stones in [ten.pow(1000), ten.pow(1000) + UBig::from(7u8), ten.pow(999) * UBig::from(3u8)] {
        for cap in [&stones - UBig::ONE, stones.clone(), UBig::ONE, &stones >> 1000, &stones << 9] {
            let judged = theory.judge(&[&[stones.clone(), cap.clone()]], 10_000).expect("judged");
            assert_eq!(judged.outcome == Outcome::P, is_lost(&stones, &cap, &fibonacci));
            assert_eq!(judged.moves.count, Some(UBig::from(judged.moves.first.len())));
            for changes in &judged.moves.first {
                let [left, next] = changes[0].parts[0].as_slice() else { panic!("a pair") };
                let taken = &stones - left;
                assert!(!taken.is_zero() && taken <= cap && *next == &taken << 1);
                assert!(is_lost(left, next, &fibonacci));
            }
        }
    }
}

#[test]
fn heaps_of_more_than_2_to_the_17_bits_are_left_to_others() {
    let theory = theory("fibonacci-nim", &[], Convention::Normal);
    assert_eq!(theory.judge(&[&[UBig::ONE << (1 << 17), UBig::ONE]], 1), None);
}

#[test]
fn other_components_must_be_stuck() {
    let theory = theory("fibonacci-nim", &[], Convention::Normal);
    let (empty, forbidden, heap) = (big(&[0, 5]), big(&[5, 0]), big(&[4, 3]));
    let judged = theory.judge(&[&empty, &forbidden, &heap], 9).expect("judged");
    assert_eq!(option(&judged.moves.first[0], 2), [3, 2]);
    assert_eq!(theory.judge(&[&heap, &heap], 9), None);
    assert_eq!(theory.judge(&[&forbidden, &empty], 9).expect("judged").outcome, Outcome::P);
}
