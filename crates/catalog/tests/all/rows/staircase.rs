use crate::exhaustive::{Exhausted, Words, big, chinese, english, rows, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};

/// Any number of stones one step down; from the first step they are gone.
fn options(at: &[u64]) -> Vec<Words> {
    let mut all = Vec::new();
    for step in 0..at.len() {
        for stones in 1..=at[step] {
            let mut after = at.to_vec();
            after[step] -= stones;
            if step > 0 {
                after[step - 1] += stones;
            }
            all.push(after);
        }
    }
    all
}

#[test]
fn play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    let positions =
        [rows(0, 9), rows(1, 9), rows(2, 9), rows(3, 7), rows(4, 5), rows(5, 2), rows(6, 1)].concat();
    rules.valued_rightly_by(&*theory("staircase", &[], Convention::Normal), positions);
}

#[test]
fn there_is_no_theory_of_misere_play() {
    for game in ["staircase", "georgia-bob", "coins", "take-break"] {
        assert!(catalog::theory::theory(game, &[], Convention::Misere).is_none());
    }
}

/// On two steps, the moves from the second to a wanted value are those that make the first that value.
#[test]
fn steps_of_a_thousand_digits_are_answered() {
    let theory = theory("staircase", &[], Convention::Normal);
    let huge = UBig::from(10u8).pow(1000);
    let at = [UBig::from(5u8), huge.clone()];
    assert_eq!(theory.value(&at), Some(UBig::from(5u8)));
    let raised = theory.reaching(&at, &huge, 9).expect("options by value");
    assert_eq!(raised.first, [[[huge.clone(), UBig::from(5u8)]]]);
    assert_eq!(theory.reaching(&at, &(&huge + UBig::from(6u8)), 9).expect("options by value").first.len(), 0);
    let lowered = theory.reaching(std::slice::from_ref(&huge), &UBig::ONE, 9).expect("options by value");
    assert_eq!((lowered.first, lowered.count), (vec![vec![vec![UBig::ONE]]], Some(UBig::ONE)));
}

#[test]
fn sentences_about_a_staircase() {
    let theory = theory("staircase", &[], Convention::Normal);
    let (first, second) = (big(&[3, 1, 4]), big(&[0, 7]));
    let said = theory.account(&[&first, &second]);
    assert_eq!(
        english(&said),
        [
            "Only the stones on odd steps count: they act as heaps of Nim. What comes down from an even step to an odd one \
             can at once be moved one step further, so such moves settle nothing.",
            "The odd steps (step 1 comes first): [3,1,4]: 3 ⊕ 4 = 7; [0,7]: 0.",
        ]
    );
    assert_eq!(
        chinese(&said),
        [
            "只有奇数级台阶上的石子起作用，相当于尼姆堆；从偶数级移到奇数级的石子，对方可以立刻原样再移下一级，所以动偶数级改变不了胜负。",
            "各奇数级（第 1 级写在最前）：[3,1,4]: 3 ⊕ 4 = 7; [0,7]: 0。",
        ]
    );
    let zero = UBig::ZERO;
    let options = theory.reaching(&first, &zero, 9).expect("options by value");
    let told = theory.tells(&first, &options.first[0], &zero).expect("told");
    assert_eq!(
        told.en,
        "1 stone moves down from step 3, so that step 3 goes from 4 to 3: the odd steps then have the nim-sum 0."
    );
    assert_eq!(told.zh, "从第 3 级移下 1 个，第 3 级由 4 变为 3，各奇数级的异或和变为 0。");
    assert_eq!(options.first, [[big(&[3, 2, 3])], [big(&[4, 0, 4])]]);
    let told = theory.tells(&first, &options.first[1], &zero).expect("told");
    assert_eq!(
        told.en,
        "1 stone moves down from step 2, so that step 1 goes from 3 to 4: the odd steps then have the nim-sum 0."
    );
}
