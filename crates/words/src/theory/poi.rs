//! The pawns of POI XI.

use super::row::shown;
use catalog::argument::Poi;
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, list, nim_sum, number};

/// Statements on the pawns.
pub(super) fn poi(said: &Poi) -> Text {
    match said {
        Poi::NoPawn => both(
            "There is no pawn: the player to move is stuck and loses.",
            "没有棋子：轮到走的一方无法行动，判负。",
        ),
        Poi::Ended { last } => {
            let last = number(last);
            both(
                format!(
                    "Field {last} is taken: the opponent has jumped there and won, and the player to move has lost."
                ),
                format!("{last} 号格已有棋子：对方已经跳到那里获胜，轮到走的一方已输。"),
            )
        }
        Poi::WinsAtOnce { row, pawns, last } => {
            let (row, last) = (shown(row), number(last));
            let ready = if *pawns == 1 { "one pawn has".to_string() } else { format!("{pawns} pawns have") };
            both(
                format!(
                    "In {row}, {ready} no free field to the right but {last}: to jump there wins at once. After any other jump \
                     the opponent does it."
                ),
                format!(
                    "{row} 中有 {pawns} 个棋子右边只剩 {last} 号格空着：跳上去立刻获胜；若走别的棋子，对方就会跳上去。"
                ),
            )
        }
        Poi::LastJump { from, last } => {
            let (from, last) = (number(from), number(last));
            both(
                format!("The pawn on {from} jumps to {last} and wins at once."),
                format!("{from} 处的棋子跳到 {last}，立刻获胜。"),
            )
        }
        Poi::Groups(groups) => named(groups),
        Poi::Staircase { sizes, sum } => staircase(sizes, *sum),
        Poi::Zero => both(
            "It is 0: a jump makes it different from 0, and the opponent makes it 0 again, until only jumps into group 1 are \
             left. The player to move loses.",
            "它等于 0：先手每跳一步，对方总能使它重新变为 0，最后先手只能让棋子进入第 1 组。所以先手必败。",
        ),
        Poi::NotZero => both(
            "It is not 0, so the player to move wins by a jump that makes it 0.",
            "它不等于 0，先手只要跳一步使它变为 0 就必胜。",
        ),
        Poi::Move { from, to, pawns, group, below } => {
            let (from, to, group, below) = (number(from), number(to), number(group), number(below));
            let (pawns_en, verb) = match pawns {
                1 => ("1 pawn".to_string(), "goes"),
                many => (format!("{many} pawns"), "go"),
            };
            both(
                format!(
                    "The pawn on {from} jumps to {to} and wins: {pawns_en} {verb} from group {group} to group {below}, and the nim-sum \
                     becomes 0."
                ),
                format!(
                    "{from} 处的棋子跳到 {to} 获胜：{pawns} 个棋子从第 {group} 组降到第 {below} 组，异或和变为 0。"
                ),
            )
        }
    }
}

fn named(groups: &[(u64, UBig)]) -> Text {
    let (en, zh): (Vec<String>, Vec<String>) = groups
        .iter()
        .map(|(size, group)| {
            let group = number(group);
            (format!("{size} in group {group}"), format!("第 {group} 组 {size} 个"))
        })
        .unzip();
    both(
        format!("Let group t be the pawns with t free fields to their right: {}.", list(&en, ", ", " and ")),
        format!("右边恰有 t 个空格的棋子称为第 t 组：{}。", list(&zh, "、", "、")),
    )
}

fn staircase(sizes: &[UBig], sum: u64) -> Text {
    let sum = match sizes {
        [] => "0".into(),
        [_] => sum.to_string(),
        _ => nim_sum(sizes, &UBig::from(sum)),
    };
    both(
        format!(
            "A jump takes any number of pawns down one group. Who brings one into group 1 loses, as the opponent then \
             jumps to the end; so group 2 is the ground of a staircase, and groups 3, 5, 7, … are the steps that \
             count: the nim-sum of their sizes is {sum}."
        ),
        format!(
            "每跳一次，就有任意多个棋子从一组降到下一组。谁让棋子进入第 1 组，对方就跳到终点，所以谁就输；因此第 2 组相当于阶梯博弈的地面，\
             由第 3、5、7……组各组个数的异或和决定胜负，现为 {sum}。"
        ),
    )
}
