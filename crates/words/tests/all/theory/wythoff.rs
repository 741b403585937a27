use super::{big, chinese, english, theory};
use rules::Convention;
use words::Say;

#[test]
fn sentences_about_a_won_position() {
    let judged = theory("wythoff", &[], Convention::Normal).judge(&[&big(&[4, 5])], 9).expect("judged");
    let what = "The lost positions are the golden pairs: number j is ⌊jφ⌋ and ⌊jφ⌋ + j with φ = (1+√5)/2, so (0,0), \
                (1,2), (3,5), (4,7), (6,10) and so on.";
    assert_eq!(
        english(&judged.why),
        [
            what,
            "The difference of (4,5) is 1, and the one pair with this difference is number 1, (1,2). So (4,5) is no pair, and \
             the player to move wins.",
            "Each number stands in one pair only: 4 in number 3, (4,7), 5 in number 2, (3,5).",
            "Besides the recommended move, (4,5) → (3,5) (1 from the first heap, to number 2) wins as well.",
        ]
    );
    assert_eq!(
        chinese(&judged.why)[1..],
        [
            "(4,5) 的差是 1，而差为 1 的唯一一对是第 1 对 (1,2)，与它不同，所以先手必胜。",
            "每个数只在一对里：4 在第 3 对 (4,7)，5 在第 2 对 (3,5)。",
            "除推荐着法外，(4,5) → (3,5)（从第一堆取 1 个，到第 2 对）也获胜。",
        ]
    );
    let recommends = judged.recommends.expect("a winning move").text();
    assert_eq!(recommends.en, "(4,5) → (1,2) wins: it takes 3 from both heaps and leaves pair number 1.");
    assert_eq!(recommends.zh, "(4,5) → (1,2) 获胜：从两堆各取 3 个，留下第 1 对。");
}

#[test]
fn sentences_about_a_lost_position() {
    let judged = theory("wythoff", &[], Convention::Misere).judge(&[&big(&[7, 4])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "The lost positions of misère play are number 0, (2,2), number 1, (0,1), and from j = 2 on the golden pairs \
             ⌊jφ⌋ and ⌊jφ⌋ + j with φ = (1+√5)/2: (3,5), (4,7), (6,10) and so on.",
            "(7,4) has the difference 3 and is pair number 3: the player to move loses.",
            "Every move fails: a move in one heap leaves the other, 7 or 4, without its only partner, and taking the same \
             number from both keeps the difference 3, which no other pair has.",
        ]
    );
    assert_eq!(
        chinese(&judged.why)[1..],
        [
            "(7,4) 的差是 3，正是第 3 对，所以先手必败。",
            "怎么走都不行：只取一堆，另一堆不变，而 7 与 4 各自只在这一对里；两堆取同样多，差仍是 3，而差为 3 的只有这一对。",
        ]
    );
}
