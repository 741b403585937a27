use super::{big, chinese, english, theory};
use rules::Convention;
use words::Say;

#[test]
fn sentences_about_a_choice() {
    let judged = theory("euclid", &[], Convention::Normal).judge(&[&big(&[25, 7])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "25 = 3·7 + 4: the player to move has a choice and wins: leave 4 and 7 to the opponent, or leave 11 and 7, \
             from where the opponent has to leave 4 and 7. One of the two is right."
        ]
    );
    assert_eq!(
        chinese(&judged.why),
        [
            "25 = 3·7 + 4：先手有选择，必胜：可以把 4 与 7 留给对方，也可以留下 11 与 7，迫使对方接着留下 4 与 7；两者之中必有一个正确。"
        ]
    );
    let recommends = judged.recommends.expect("a winning move").text();
    assert_eq!(
        recommends.en,
        "(25,7) → (11,7) wins: now 3 moves are forced, and then the player who moves now is the first to have a choice \
         or to make a zero."
    );
    assert_eq!(
        recommends.zh,
        "(25,7) → (11,7) 获胜：接下来 3 步是被迫的，然后轮到先手第一个有选择或直接得到 0。"
    );
}

#[test]
fn sentences_about_forced_moves() {
    let judged = theory("euclid", &[], Convention::Normal).judge(&[&big(&[15, 24])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "As long as the smaller number goes into the larger only once, there is no choice: 24 = 1·15 + 9, 15 = 1·9 + 6, \
             9 = 1·6 + 3. The first 3 moves are forced.",
            "6 = 2·3 is a multiple: whoever is to move there makes a zero and wins.",
            "After 3 moves it is the opponent's turn, so the player to move loses.",
        ]
    );
    assert_eq!(
        chinese(&judged.why),
        [
            "只要大数除以小数的商是 1 且有余数，就只有一种着法：24 = 1·15 + 9，15 = 1·9 + 6，9 = 1·6 + 3。所以前 3 步都是被迫的。",
            "6 = 2·3 是整数倍：在那里轮到走的一方可以直接得到 0 而获胜。",
            "走完这 3 步，轮到的是对方，所以先手必败。",
        ]
    );
}
