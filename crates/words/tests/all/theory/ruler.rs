use super::{big, chinese, english, theory};
use dashu_int::UBig;
use rules::Convention;
use words::Say;

#[test]
fn sentences_about_runs() {
    let theory = theory("ruler", &[], Convention::Normal);
    let at = big(&[0, 1, 1, 1]);
    let said = theory.account(&[&at]);
    assert_eq!(english(&said)[1], "The heads: [0,1,1,1]: 2 ⊕ 1 ⊕ 4 = 7.");
    assert_eq!(chinese(&said)[1], "各枚正面：[0,1,1,1]：2 ⊕ 1 ⊕ 4 = 7。");
    let zero = UBig::ZERO;
    let found = theory.reaching(&at, &zero, 9).expect("options by value");
    assert_eq!(found.first, [[big(&[0, 0, 0, 0])]]);
    let told = theory.tells(&at, &found.first[0], &zero).expect("told").text();
    assert_eq!(told.en, "It turns coins 2 to 4: the heads then have the nim-sum 0.");
    assert_eq!(told.zh, "翻第 2 至第 4 枚，各枚正面的异或和变为 0。");
}
