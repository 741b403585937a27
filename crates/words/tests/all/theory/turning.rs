use super::{big, chinese, english, theory};
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::{Argument, Convention};
use words::Say;

fn turning(code: &str) -> Box<dyn Theory> {
    theory("turning", &[Argument::Text(code.into())], Convention::Normal)
}

#[test]
fn sentences_about_heads() {
    let theory = turning("1-3");
    let (first, second) = (big(&[4]), big(&[6]));
    let said = theory.account(&[&first, &second]);
    assert_eq!(english(&said)[1], "The heads: (4): 7; (6): 11.");
    assert_eq!(chinese(&said)[1], "各枚正面：(4): 7；(6): 11。");
    let found = theory.reaching(&second, &UBig::from(3u8), 9).expect("options by value");
    assert_eq!(found.first, [[big(&[1]), big(&[2])], [big(&[3]), big(&[4])]]);
    let told = theory.tells(&second, &found.first[0], &UBig::from(3u8)).expect("told").text();
    assert_eq!(told.en, "It turns coin 6 and with it 1, 2: worth 1 ⊕ 2 = 3.");
    assert_eq!(told.zh, "翻第 6 枚，同时翻 1、2：值为 1 ⊕ 2 = 3。");
}
