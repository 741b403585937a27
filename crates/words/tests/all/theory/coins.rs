use super::{big, chinese, english, theory};
use dashu_int::UBig;
use rules::Convention;
use words::Say;

#[test]
fn sentences_about_coins() {
    let theory = theory("coins", &[], Convention::Normal);
    let at = big(&[1, 0, 1, 1]);
    let said = theory.account(&[&at]);
    assert_eq!(
        english(&said),
        [
            "A head in position i, counted from 1, acts as a heap of i stones of Nim: turning it alone takes the heap away, \
             turning a coin j on its left as well leaves a heap of j stones; if j was a head already, the two cancel.",
            "The heads: [1,0,1,1]: 1 ⊕ 3 ⊕ 4 = 6.",
        ]
    );
    assert_eq!(
        chinese(&said),
        [
            "从左数第 i 枚正面相当于有 i 个石子的尼姆堆：只翻它等于取走整堆；同时翻左边的第 j 枚，等于把它变成 j 个石子的堆；若第 j 枚本来是正面，两堆正好抵消。",
            "正面的位置：[1,0,1,1]：1 ⊕ 3 ⊕ 4 = 6。",
        ]
    );
    let zero = UBig::ZERO;
    let found = theory.reaching(&at, &zero, 9).expect("options by value");
    assert_eq!(found.first, [[big(&[1, 1, 1, 0])]]);
    let told = theory.tells(&at, &found.first[0], &zero).expect("told").text();
    assert_eq!(told.en, "It turns coins 4 and 2: the positions of the heads then have the nim-sum 0.");
    assert_eq!(told.zh, "翻第 4 枚和第 2 枚，正面位置的异或和变为 0。");
}
