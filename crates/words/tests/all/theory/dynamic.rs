use super::{big, chinese, english, theory};
use rules::Convention;
use words::Say;

#[test]
fn sentences_about_a_won_position() {
    let judged =
        theory("fibonacci-nim", &[], Convention::Normal).judge(&[&big(&[11, 11])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "As a sum of Fibonacci numbers, no two of them neighbours, 11 = 8 + 3 (2 parts).",
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
    let recommends = judged.recommends.expect("a winning move").text();
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

#[test]
fn sentences_about_other_factors() {
    let judge = |fold: u8, at: [u64; 2]| {
        let factor = rules::Argument::Natural(fold.into());
        theory("dynamic-nim", &[factor], Convention::Normal).judge(&[&big(&at)], 9).expect("judged").why
    };
    assert_eq!(
        english(&judge(3, [20, 19])),
        [
            "As a sum of numbers among 1, 2, 3, 4, 6, 8, 11, 15, … of which each is more than 3 times the next smaller one, \
             20 = 15 + 4 + 1 (3 parts).",
            "Up to 19 may be taken, so the smallest part 1 can be: the player to move wins.",
        ]
    );
    assert_eq!(
        chinese(&judge(3, [21, 20])),
        [
            "21 本身就是数列 1, 2, 3, 4, 6, 8, 11, 15, … 中的一项，只有这一项。",
            "这次最多取 20 个，小于最小项 21，所以先手必败：无论取多少，剩下的数的最小项都不超过所取的 3 倍，对方正好可以取走它。",
        ]
    );
    assert_eq!(
        english(&judge(1, [12, 3]))[0],
        "As a sum of numbers among 1, 2, 4, 8, 16, 32, 64, 128, … of which each is larger than the next smaller one, \
         12 = 8 + 4 (2 parts)."
    );
}
