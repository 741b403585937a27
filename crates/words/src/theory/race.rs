//! A piece that walks to a corner.

use super::pair::{arrow, shown};
use catalog::argument::{Jump, King, Knight, Race, Rook};
use rules::Text;
use rules::speech::{both, number};

/// Statements on a race.
pub(super) fn race(said: &Race) -> Text {
    match said {
        Race::Ended => both(
            "The piece stands in the corner: the opponent brought it there and has won.",
            "棋子已在角落：是对方走到的，轮到走的一方已输。",
        ),
        Race::King(said) => king(said),
        Race::Rook(said) => rook(said),
        Race::Knight(said) => knight(said),
    }
}

fn king(said: &King) -> Text {
    match said {
        King::Loses { at } => {
            let at = shown(at);
            both(
                format!(
                    "In {at} both numbers are even. Each step lowers one or both by 1 and so makes a number odd; the \
                     opponent makes both even again, and in the end brings the king to (0,0). The player to move loses."
                ),
                format!(
                    "{at} 的两个数都是偶数。每走一步，会有一个或两个数减 1 而变成奇数；对方总能再把两个数都变回偶数，直到走到 (0,0)。所以先手必败。"
                ),
            )
        }
        King::Wins { at, odd } => {
            let at = shown(at);
            let (which_en, which_zh) = match odd {
                [true, true] => ("both numbers are odd", "两个数都是奇数"),
                [true, false] => ("the first number is odd", "第一个数是奇数"),
                _ => ("the second number is odd", "第二个数是奇数"),
            };
            both(
                format!(
                    "Positions with two even numbers are lost: each step makes a number odd, and the opponent makes both even \
                     again. In {at} {which_en}, so the player to move wins."
                ),
                format!(
                    "两个数都是偶数的局面必败：每走一步都会使某个数变奇，对方总能再变回两个偶数。{at} 中{which_zh}，所以先手必胜。"
                ),
            )
        }
        King::Move { from, to } => {
            let arrow = arrow(from, to);
            both(
                format!("{arrow} wins: it is the one step that makes both numbers even."),
                format!("{arrow} 获胜：这是唯一使两个数都变成偶数的一步。"),
            )
        }
    }
}

fn rook(said: &Rook) -> Text {
    match said {
        Rook::Loses { at } => {
            let at = shown(at);
            both(
                format!(
                    "In {at} the numbers are equal. Each move lowers one of them, and the opponent lowers the other to the \
                     same, down to (0,0): the player to move loses."
                ),
                format!(
                    "{at} 的两个数相等。先手降低其中一个，对方就把另一个降到同样大，直到 (0,0)。所以先手必败。"
                ),
            )
        }
        Rook::Wins { at } => {
            let at = shown(at);
            both(
                format!(
                    "Positions with equal numbers are lost: what one player takes from one, the opponent takes from the other. \
                     {at} has unequal numbers, so the player to move wins."
                ),
                format!(
                    "两个数相等的局面必败：一方降低一个数，对方就把另一个降到同样大。{at} 的两个数不等，所以先手必胜。"
                ),
            )
        }
        Rook::Move { from, to, by } => {
            let squares = if by.is_one() { "square" } else { "squares" };
            let (arrow, by) = (arrow(from, to), number(by));
            both(
                format!("{arrow} wins: it goes {by} {squares} and makes the numbers equal."),
                format!("{arrow} 获胜：走 {by} 格，使两个数相等。"),
            )
        }
    }
}

/// A knight's step: `(1,2)`.
fn step(jump: Jump) -> &'static str {
    match jump {
        Jump::Steep => "(1,2)",
        Jump::Flat => "(2,1)",
    }
}

fn knight(said: &Knight) -> Text {
    match said {
        Knight::Steps { at, all, steep, flat } => {
            let (at, all, steep, flat) = (shown(at), number(all), number(steep), number(flat));
            both(
                format!(
                    "From {at} the corner is {all} steps away: {steep} of the kind (1,2) and {flat} of the kind (2,1), \
                     in any order."
                ),
                format!("从 {at} 到角落要走 {all} 步：{steep} 步 (1,2) 和 {flat} 步 (2,1)，次序不限。"),
            )
        }
        Knight::Draws { scarce, from, to } => {
            let (scarce, arrow) = (step(*scarce), arrow(from, to));
            both(
                format!(
                    "These numbers differ by 2 or more, so either player can hold the draw with steps of the scarcer kind, \
                     {scarce}, such as {arrow}: soon one more of them is made than the way to the corner has room for."
                ),
                format!(
                    "这两个步数相差至少 2，双方都能守和：一直走较少的那种 {scarce}（例如 {arrow}），很快就会多走一步，角落便再也走不到。"
                ),
            )
        }
        Knight::Loses => both(
            "Both kinds are needed equally often. Whichever kind is played, the opponent answers with the other and makes \
             the last step: the player to move loses.",
            "两种步数相等：先手走哪一种，对方就走另一种，最后一步总归对方。所以先手必败。",
        ),
        Knight::Wins { kind } => {
            let kind = step(*kind);
            both(
                format!(
                    "One more of the kind {kind} is needed, so after such a step both kinds are needed equally often; then \
                     each step is answered with the other kind, and the player to move makes the last one and wins."
                ),
                format!(
                    "{kind} 多出一步，先走它，剩下两种步数相等；此后对方走哪一种就走另一种，最后一步总归先手。所以先手必胜。"
                ),
            )
        }
        Knight::Move { from, to, each } => {
            let (arrow, each) = (arrow(from, to), number(each));
            both(
                format!("{arrow} wins: now each kind is needed {each} times."),
                format!("{arrow} 获胜：此后两种各需 {each} 步。"),
            )
        }
        Knight::Stuck { at } => {
            let at = shown(at);
            both(
                format!("In {at} the knight has no move and is not in the corner: a draw."),
                format!("{at} 处马已无路可走，又不在角落：平局。"),
            )
        }
        Knight::OutOfReach { at, to } => {
            let (arrow, at) = (arrow(at, to), shown(at));
            both(
                format!(
                    "With steps (1,2) and (2,1) the corner cannot be reached from {at}: whatever is played, {arrow} for instance, the \
                     knight gets stuck elsewhere, and that is a draw."
                ),
                format!(
                    "马只能走 (1,2) 或 (2,1)，从 {at} 无论如何到不了角落：怎么走（例如 {arrow}）最后都会卡在别处，是平局。"
                ),
            )
        }
    }
}
