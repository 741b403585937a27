//! Strategies by symmetry on boards.

use super::both;
use answer::reason::Turn;
use rules::Text;

/// Every move is answered by its image, at once or after a first move.
pub(crate) fn answers(made: Option<&str>, turn: Turn, exchanged: Option<[char; 2]>) -> Text {
    let (en, zh) = image(turn);
    let (with, with_zh) = match exchanged {
        None => (String::new(), String::new()),
        Some([a, b]) => (format!(" with {a} and {b} exchanged"), format!("，并把 {a} 与 {b} 互换")),
    };
    let strategy = format!("answer every move by its image under {en}{with}");
    let strategy_zh = format!("无论对方怎么走，都走它在{zh}下的对应着法{with_zh}");
    match made {
        None => both(
            format!("The second player wins: {strategy}. It is always possible."),
            format!("后手胜：{strategy_zh}。这一步总是可行。"),
        ),
        Some(made) => both(
            format!("Play {made}, then {strategy}. It is always possible."),
            format!("先走 {made}，此后{strategy_zh}。这一步总是可行。"),
        ),
    }
}

/// Evidence of a strategy.
pub(crate) fn compared(moves: usize) -> Text {
    both(
        format!("each of the {moves} moves that may ever be made leaves its image possible."),
        format!("今后可能走出的 {moves} 个着法，走后各自的对应着法都仍可走。"),
    )
}

fn image(turn: Turn) -> (&'static str, &'static str) {
    match turn {
        Turn::Point => ("the point reflection of the board", "棋盘的中心对称"),
        Turn::LeftRight => ("the reflection of left and right", "棋盘的左右对称"),
        Turn::UpDown => ("the reflection of top and bottom", "棋盘的上下对称"),
        Turn::Diagonal => ("the reflection in the main diagonal", "关于主对角线的对称"),
        Turn::Antidiagonal => ("the reflection in the other diagonal", "关于副对角线的对称"),
        Turn::Shift => ("the shift by half of the board", "平移半个棋盘"),
        Turn::Glide => ("a reflection with a shift by half of the board", "对称加平移半个棋盘"),
    }
}
