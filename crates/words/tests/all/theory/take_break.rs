use super::{big, chinese, english, theory};
use dashu_int::UBig;
use rules::Convention;
use words::Say;

#[test]
fn sentences_about_stones() {
    let theory = theory("take-break", &[], Convention::Normal);
    let at = big(&[1, 0, 1, 5000]);
    let said = theory.account(&[&at]);
    assert_eq!(
        english(&said),
        [
            "Each stone plays for itself, and two in the same place cancel. A stone at distance 0, 1, 2, 3, 4, 5, … from the \
             last position has the nim-value 0, 1, 2, 4, 7, 8, …: after 0 come the numbers with an odd number of binary ones.",
            "The places with an odd number of stones: [1,0,1,5000]: 4 ⊕ 1 = 5.",
        ]
    );
    assert_eq!(chinese(&said)[1], "石子数为奇数的各位置：[1,0,1,5000]：4 ⊕ 1 = 5。");
    let option = [big(&[0, 0, 2, 5001])];
    let told = theory.tells(&at, &option, &UBig::ZERO).expect("told").text();
    assert_eq!(
        told.en,
        "A stone of value 4 leaves position 0; those that come to 2 and 3 have 1 ⊕ 0 = 1: the nim-sum becomes 0."
    );
    assert_eq!(
        told.zh,
        "从位置 0 取走一个 SG 值为 4 的石子，放到位置 2 和 3 的两个为 1 ⊕ 0 = 1，总的异或和变为 0。"
    );
}
