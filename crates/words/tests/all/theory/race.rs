use super::{big, chinese, english, theory};
use rules::{Argument, Convention};
use words::Say;

fn piece(word: &str) -> Box<dyn catalog::theory::Theory> {
    theory("race", &[Argument::Choice(word.into())], Convention::Normal)
}

#[test]
fn sentences_about_the_knight() {
    let judged = piece("knight").judge(&[&big(&[4, 5])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "From (4,5) the corner is 3 steps away: 2 of the kind (1,2) and 1 of the kind (2,1), in any order.",
            "One more of the kind (1,2) is needed, so after such a step both kinds are needed equally often; then each step \
             is answered with the other kind, and the player to move makes the last one and wins.",
        ]
    );
    assert_eq!(
        chinese(&judged.why),
        [
            "从 (4,5) 到角落要走 3 步：2 步 (1,2) 和 1 步 (2,1)，次序不限。",
            "(1,2) 多出一步，先走它，剩下两种步数相等；此后对方走哪一种就走另一种，最后一步总归先手。所以先手必胜。",
        ]
    );
    let drawn = piece("knight").judge(&[&big(&[4, 8])], 9).expect("judged");
    assert_eq!(
        english(&drawn.why)[1],
        "These numbers differ by 2 or more, so either player can hold the draw with steps of the scarcer kind, (2,1), such \
         as (4,8) → (2,7): soon one more of them is made than the way to the corner has room for."
    );
}

#[test]
fn sentences_about_the_king_and_the_queen() {
    let judged = piece("king").judge(&[&big(&[3, 6])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "Positions with two even numbers are lost: each step makes a number odd, and the opponent makes both even again. \
          In (3,6) the first number is odd, so the player to move wins."
        ]
    );
    let judged = piece("queen").judge(&[&big(&[4, 5])], 9).expect("judged");
    let recommends = judged.recommends.expect("a winning move").text();
    assert_eq!(recommends.en, "(4,5) → (1,2) wins: it goes 3 diagonally and leaves pair number 1.");
    assert_eq!(recommends.zh, "(4,5) → (1,2) 获胜：斜走 3 格，留下第 1 对。");
}
