use crate::exhaustive::{Exhausted, Words, big, chinese, english, subsets, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};

/// One piece to the left, onto a cell between the piece before it and its own.
fn options(at: &[u64]) -> Vec<Words> {
    let mut all = Vec::new();
    for piece in 0..at.len() {
        let fence = if piece == 0 { 0 } else { at[piece - 1] };
        for cell in fence + 1..at[piece] {
            let mut after = at.to_vec();
            after[piece] = cell;
            all.push(after);
        }
    }
    all
}

#[test]
fn play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    rules.valued_rightly_by(&*theory("georgia-bob", &[], Convention::Normal), subsets(12));
}

/// The samples of POJ 1704.
#[test]
fn the_contest_s_samples_are_answered() {
    let theory = theory("georgia-bob", &[], Convention::Normal);
    assert_eq!(theory.value(&big(&[1, 2, 3])), Some(UBig::ZERO));
    assert_ne!(theory.value(&big(&[1, 5, 6, 7, 9, 12, 14, 17])), Some(UBig::ZERO));
}

#[test]
fn rows_that_are_no_pieces_on_a_strip_are_left_to_others() {
    let theory = theory("georgia-bob", &[], Convention::Normal);
    for at in [&[0, 3][..], &[3, 3], &[4, 2]] {
        assert_eq!(theory.value(&big(at)), None);
        assert_eq!(theory.reaching(&big(at), &UBig::ZERO, 9), None);
    }
}

#[test]
fn cells_of_a_thousand_digits_are_answered() {
    let theory = theory("georgia-bob", &[], Convention::Normal);
    let huge = UBig::from(10u8).pow(1000);
    let at = [huge.clone(), &huge + UBig::from(4u8)];
    assert_eq!(theory.value(&at), Some(UBig::from(3u8)));
    // The left piece can widen the gap to anything up to where it stands.
    let widest = &huge + UBig::from(2u8);
    let found = theory.reaching(&at, &widest, 9).expect("options by value");
    assert_eq!(found.first, [[[UBig::ONE, &huge + UBig::from(4u8)]]]);
    assert_eq!(theory.reaching(&at, &(widest + UBig::ONE), 9).expect("options by value").first.len(), 0);
}

#[test]
fn sentences_about_a_strip() {
    let theory = theory("georgia-bob", &[], Convention::Normal);
    let at = big(&[2, 5, 9]);
    let said = theory.account(&[&at]);
    assert_eq!(
        english(&said),
        [
            "Pair the pieces from the right; a piece left over is paired with the edge of the strip. The gaps inside the \
             pairs act as heaps of Nim: if the left piece of a pair moves away, the right one can follow as far.",
            "The gaps: [2,5,9]: 1 ⊕ 3 = 2.",
        ]
    );
    assert_eq!(
        chinese(&said),
        [
            "从右往左把棋子两两配对，多出的一枚与左端边界配对。每对中间的空格数相当于一个尼姆堆：若一对中左边的棋子左移，右边的棋子可以跟着移同样远。",
            "各对的空格数：[2,5,9]: 1 ⊕ 3 = 2。",
        ]
    );
    let zero = UBig::ZERO;
    let option = theory.reaching(&at, &zero, 9).expect("options by value").first.remove(0);
    let told = theory.tells(&at, &option, &zero).expect("told");
    assert_eq!(
        told.en,
        "The piece on 9 moves to 7, which changes the gap of its pair from 3 to 1: the gaps then have the nim-sum 0."
    );
    assert_eq!(told.zh, "9 处的棋子移到 7，所在一对的空格数由 3 变为 1，各空格数的异或和变为 0。");
}
