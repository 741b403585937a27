use super::{big, chinese, english, theory};
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::Convention;
use words::Say;

fn corners() -> Box<dyn Theory> {
    theory("turning-corners", &[], Convention::Normal)
}

#[test]
fn sentences_about_corners() {
    let theory = corners();
    let (first, second) = (big(&[2, 3]), big(&[4, 4]));
    let said = theory.account(&[&first, &second]);
    assert_eq!(english(&said)[1], "The heads: 2 ⊗ 3 = 1; 4 ⊗ 4 = 6.");
    assert_eq!(chinese(&said)[1], "各枚正面：2 ⊗ 3 = 1；4 ⊗ 4 = 6。");
    let at = big(&[2, 2]);
    let found = theory.reaching(&at, &UBig::ZERO, 9).expect("options by value");
    let told = theory.tells(&at, &found.first[0], &UBig::ZERO).expect("told").text();
    assert_eq!(
        told.en,
        "It turns the corners of the rectangle from (0,0) to (2,2): the other three are worth 0 ⊕ 0 ⊕ 0 = 0."
    );
    assert_eq!(told.zh, "翻从 (0,0) 到 (2,2) 的矩形的四角，其余三角的值为 0 ⊕ 0 ⊕ 0 = 0。");
}
