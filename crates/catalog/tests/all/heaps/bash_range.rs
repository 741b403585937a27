//! `bash-range` and `bash-clear`.

use crate::heaps::brute::{agree_on_misere, agree_on_values};
use crate::heaps::{natural, the};
use catalog::theory::theory;
use rules::Convention;

fn in_range(least: u64, most: u64) -> impl Fn(u64) -> Vec<u64> {
    move |heap| (least..=most.min(heap)).map(|taken| heap - taken).collect()
}

/// The same, but all of fewer than `least` must be taken.
fn or_all(least: u64, most: u64) -> impl Fn(u64) -> Vec<u64> {
    move |heap| if 0 < heap && heap < least { vec![0] } else { in_range(least, most)(heap) }
}

fn bounds() -> impl Iterator<Item = (u64, u64)> {
    let small = (1..=6).flat_map(|least| (least..=9).map(move |most| (least, most)));
    small.chain([(1, 60), (20, 30), (20, 20), (19, 39), (3, 1 << 40), (200, 300)])
}

#[test]
fn nim_values_and_options_are_those_of_the_rule() {
    for (least, most) in bounds() {
        let bounds = [natural(least), natural(most)];
        agree_on_values(&*the("bash-range", &bounds, Convention::Normal), in_range(least, most), 130);
        agree_on_values(&*the("bash-clear", &bounds, Convention::Normal), or_all(least, most), 130);
    }
}

#[test]
fn misere_judgements_are_those_of_the_rule() {
    for (least, most) in bounds() {
        let bounds = [natural(least), natural(most)];
        agree_on_misere(&*the("bash-range", &bounds, Convention::Misere), in_range(least, most), 10);
        agree_on_misere(&*the("bash-clear", &bounds, Convention::Misere), or_all(least, most), 10);
    }
}

#[test]
fn one_heap_is_won_as_the_documents_say() {
    for (least, most) in bounds().filter(|&(_, most)| most < 1000) {
        let period = (least + most) as i64;
        let bounds = [natural(least), natural(most)];
        let won = |game, heap: i64| {
            let [normal, misere] =
                [Convention::Normal, Convention::Misere].map(|convention| the(game, &bounds, convention));
            let at = [(heap as u64).into()];
            let lost = misere.judge(&[&at], 0).map(|judged| judged.outcome == rules::Outcome::P);
            (normal.value(&at).is_some_and(|value| !value.is_zero()), lost == Some(false))
        };
        let (a, b) = (least as i64, most as i64);
        for heap in 0..3 * period {
            assert_eq!(won("bash-range", heap).0, heap % period >= a, "{a} {b} {heap}");
            assert_eq!(won("bash-range", heap).1, (heap - a).rem_euclid(period) >= a, "{a} {b} {heap}");
            assert_eq!(won("bash-clear", heap).0, (1..=b).contains(&(heap % period)), "{a} {b} {heap}");
            let left = (heap - a).rem_euclid(period);
            assert_eq!(won("bash-clear", heap).1, (1..=b).contains(&left), "{a} {b} {heap}");
        }
    }
}

#[test]
fn parameters_that_the_game_does_not_allow_have_no_theory() {
    for game in ["bash-range", "bash-clear"] {
        for (least, most) in [(0u8, 3u8), (4, 3)] {
            assert!(theory(game, &[natural(least), natural(most)], Convention::Normal).is_none());
        }
    }
}
