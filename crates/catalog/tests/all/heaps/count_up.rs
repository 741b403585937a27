use crate::heaps::brute::{agree_on_misere, values};
use crate::heaps::{natural, the};
use rules::Convention;

/// Totals as heaps of what is to go, so that a search goes down.
fn options(most: u64, target: u64) -> impl Fn(u64) -> Vec<u64> {
    move |total| (1..=most).map(|step| total + step).filter(|&total| total <= target).collect()
}

#[test]
fn nim_values_and_options_are_those_of_the_rule() {
    for (most, target) in [(1, 20), (2, 17), (3, 30), (10, 100), (500, 40), (4, 0)] {
        let theory = the("count-up", &[natural(most), natural(target)], Convention::Normal);
        let left = values(|left| (1..=most.min(left)).map(|step| left - step).collect(), target + 1);
        for total in 0..=target + 5 {
            let at = [total.into()];
            let own = left.get((target.wrapping_sub(total)) as usize).copied().unwrap_or(0);
            assert_eq!(theory.value(&at), Some(own.into()), "{most} {target} {total}");
            for wanted in (0..14).filter(|&wanted| wanted != own) {
                let all = theory.reaching(&at, &wanted.into(), usize::MAX).unwrap();
                let expected: Vec<Vec<Vec<dashu_int::UBig>>> = options(most, target)(total)
                    .into_iter()
                    .filter(|&next| left[(target - next) as usize] == wanted)
                    .map(|next| vec![vec![next.into()]])
                    .collect();
                assert_eq!(all.count, Some(expected.len().into()));
                assert_eq!(all.first, expected, "{most} {target} {total}");
            }
        }
    }
}

#[test]
fn misere_judgements_are_those_of_the_rule() {
    for (most, target) in [(1, 20), (2, 17), (3, 30), (10, 100), (500, 40), (4, 0)] {
        let theory = the("count-up", &[natural(most), natural(target)], Convention::Misere);
        agree_on_misere(&*theory, options(most, target), 10);
    }
}

#[test]
fn to_a_hundred_by_tens_the_totals_to_say_are_those_of_bachet() {
    // The totals to say in the game to 100 by steps up to 10 (Bachet): 1, 12, 23, …, 89, 100.
    let theory = the("count-up", &[natural(10u8), natural(100u8)], Convention::Normal);
    let lost = (0u8..=100).filter(|&total| theory.value(&[total.into()]).unwrap().is_zero());
    assert_eq!(lost.collect::<Vec<u8>>(), [1, 12, 23, 34, 45, 56, 67, 78, 89, 100]);
}
