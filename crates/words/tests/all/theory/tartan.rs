use super::{big, chinese, english, theory};
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::{Argument, Convention};
use words::Say;

fn tartan(rows: &str, columns: &str) -> Box<dyn Theory> {
    theory("tartan", &[rows, columns].map(|code| Argument::Text(code.into())), Convention::Normal)
}

#[test]
fn sentences_about_products() {
    let theory = tartan("turtles", "ruler");
    let (first, second) = (big(&[3, 4]), big(&[2, 2]));
    let said = theory.account(&[&first, &second]);
    assert_eq!(english(&said)[1], "The heads: (3,4): 3 ⊗ 4 = 12; (2,2): 2 ⊗ 2 = 3.");
    assert_eq!(chinese(&said)[1], "各枚正面：(3,4): 3 ⊗ 4 = 12；(2,2): 2 ⊗ 2 = 3。");
    let found = theory.reaching(&second, &UBig::ZERO, 9).expect("options by value");
    let told = theory.tells(&second, &found.first[0], &UBig::ZERO).expect("told").text();
    assert_eq!(told.en, "It turns the coins where columns 2 meet rows 2: those besides (2,2) are worth 0.");
    assert_eq!(told.zh, "翻第 2 列与第 2 行相交处的硬币，除 (2,2) 外其余的值为 0。");
}
