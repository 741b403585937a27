use super::{big, chinese, english, theory};
use dashu_int::UBig;
use rules::Convention;
use words::Say;

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
            "各对的空格数：[2,5,9]：1 ⊕ 3 = 2。",
        ]
    );
    let zero = UBig::ZERO;
    let option = theory.reaching(&at, &zero, 9).expect("options by value").first.remove(0);
    let told = theory.tells(&at, &option, &zero).expect("told").text();
    assert_eq!(
        told.en,
        "The piece on 9 moves to 7, which changes the gap of its pair from 3 to 1: the gaps then have the nim-sum 0."
    );
    assert_eq!(told.zh, "9 处的棋子移到 7，所在一对的空格数由 3 变为 1，各空格数的异或和变为 0。");
}
