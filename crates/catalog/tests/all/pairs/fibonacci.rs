use crate::exhaustive::{Exhausted, Words, big, chinese, english, option, rows, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};

/// Take 1 to cap stones; then twice as many may be taken.
fn options(at: &[u64]) -> Vec<Words> {
    let (stones, cap) = (at[0], at[1]);
    (1..=cap.min(stones)).map(|k| vec![stones - k, 2 * k]).collect()
}

#[test]
fn play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    rules.judged_rightly_by(&*theory("fibonacci-nim", &[], Convention::Normal), rows(2, 100));
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

/// Whether a position is lost, with the smallest part found on a list of all Fibonacci numbers.
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

#[test]
fn sentences_about_a_won_position() {
    let judged =
        theory("fibonacci-nim", &[], Convention::Normal).judge(&[&big(&[11, 11])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "As a sum of Fibonacci numbers of which no two are neighbours, 11 = 8 + 3 (2 parts).",
            "Up to 11 may be taken, so the smallest part 3 can be: the player to move wins.",
            "The sum of several of the smallest parts wins too, if it may be taken and the opponent may then take less \
             than the next part: the winning numbers to take are 3 and 11.",
        ]
    );
    assert_eq!(
        chinese(&judged.why),
        [
            "把它写成互不相邻的斐波那契数之和：11 = 8 + 3（共 2 项）。",
            "这次最多可取 11 个，足够取走最小项 3，所以先手必胜。",
            "最小的若干项之和也可以，只要允许取，且对方随后能取的数小于下一项：能获胜的取法是 3、11。",
        ]
    );
    let recommends = judged.recommends.expect("a winning move");
    assert_eq!(
        recommends.en,
        "(11,11) → (8,6) wins: it takes the smallest part, 3, and the 6 that the opponent may take are fewer than the \
         next part."
    );
    assert_eq!(recommends.zh, "(11,11) → (8,6) 获胜：取走最小项 3，对方最多取 6 个，小于下一项。");
}

#[test]
fn sentences_about_a_lost_position() {
    let judged =
        theory("fibonacci-nim", &[], Convention::Normal).judge(&[&big(&[13, 12])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "13 is itself a Fibonacci number, its only part.",
            "At most 12 may be taken, less than the smallest part 13: the player to move loses. Whatever is taken, the \
             smallest part of what is left is at most twice as large, and the opponent may take that.",
        ]
    );
    assert_eq!(
        chinese(&judged.why),
        [
            "13 本身就是斐波那契数，只有这一项。",
            "这次最多取 12 个，小于最小项 13，所以先手必败：无论取多少，剩下的数的最小项都不超过所取的两倍，对方正好可以取走它。",
        ]
    );
}
