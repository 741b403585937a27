use super::{big, chinese, english, theory};
use catalog::theory::Theory;
use rules::{Argument, Convention};
use words::Say;

fn board(fields: u64) -> Box<dyn Theory> {
    theory("poi-game", &[Argument::Natural(fields.into())], Convention::Normal)
}

#[test]
fn sentences_about_a_board() {
    let judged = board(5).judge(&[&big(&[1, 3])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "Let group t be the pawns with t free fields to their right: 1 in group 2 and 1 in group 3.",
            "A jump takes any number of pawns down one group. Who brings one into group 1 loses, as the opponent then jumps \
             to the end; so group 2 is the ground of a staircase, and groups 3, 5, 7, … are the steps that count: the nim-sum \
             of their sizes is 1.",
            "It is not 0, so the player to move wins by a jump that makes it 0.",
        ]
    );
    assert_eq!(
        chinese(&judged.why),
        [
            "右边恰有 t 个空格的棋子称为第 t 组：第 2 组 1 个、第 3 组 1 个。",
            "每跳一次，就有任意多个棋子从一组降到下一组。谁让棋子进入第 1 组，对方就跳到终点，所以谁就输；因此第 2 组相当于阶梯博弈的地面，由第 3、5、7……组各组个数的异或和决定胜负，现为 \
             1。",
            "它不等于 0，先手只要跳一步使它变为 0 就必胜。",
        ]
    );
    let recommends = judged.recommends.expect("a winning move").text();
    assert_eq!(
        recommends.en,
        "The pawn on 1 jumps to 2 and wins: 1 pawn goes from group 3 to group 2, and the nim-sum becomes 0."
    );
    assert_eq!(recommends.zh, "1 处的棋子跳到 2 获胜：1 个棋子从第 3 组降到第 2 组，异或和变为 0。");
}
