//! Why the engine makes a move.

use super::{both, short};
use rules::{Outcome, Text};

/// Outcome, worded from the mover's side.
pub fn verdict(outcome: Option<Outcome>) -> Text {
    match outcome {
        Some(Outcome::N) => both("The player to move wins.", "轮到走的一方必胜。"),
        Some(Outcome::P) => both("The player to move loses.", "轮到走的一方必败。"),
        Some(Outcome::D) => both("A draw with best play.", "双方最佳着法下为平局。"),
        None => both("Not decided.", "未能判定。"),
    }
}

/// A sentence about a position, with the player to move called by that name: in the middle of a game it may be the second player.
pub fn of_the_mover(sentence: Text) -> Text {
    both(sentence.en, sentence.zh.replace("先手", "轮到走的一方"))
}

/// The quickest win.
pub(crate) fn quickest(text: &str, after: &str, left: u64) -> Text {
    let (text, after) = (short(text), short(after));
    let moves = if left == 1 { "1 more move".into() } else { format!("{left} more moves") };
    if left == 0 {
        return both(
            format!("{text} wins at once: play stops at {after}."),
            format!("{text} 立即获胜：对局止于 {after}。"),
        );
    }
    both(
        format!("{text} wins: {after} is lost for the next player, in at most {moves}."),
        format!("{text} 获胜：走后的 {after} 对轮到走的一方是必败态，至多再走 {left} 步。"),
    )
}

/// The longest resistance.
pub(crate) fn resists(left: u64) -> Text {
    let moves = if left == 1 { "1 more move".into() } else { format!("{left} more moves") };
    both(
        format!("Every move loses; this one lasts longest: {moves} if the opponent plays best."),
        format!("怎么走都是必败；这一着拖得最久：对方走最佳着法时还有 {left} 步。"),
    )
}

/// A lost position of which no more is known.
pub(crate) fn lost() -> Text {
    both(
        "Every move loses; this one changes as little as possible and leaves the opponent the most to get wrong.",
        "怎么走都是必败；这一着改变最少，留给对方犯错的机会最多。",
    )
}

/// A won position of which no winning move was found.
pub(crate) fn win_not_found() -> Text {
    both(
        "The position is won, but no winning move was found; this one changes as little as possible.",
        "这是必胜态，但没有找到制胜着法；这一着改变最少。",
    )
}

/// A drawn position of which no drawing move was found.
pub(crate) fn draw_not_found() -> Text {
    both(
        "The position is a draw, but no move that holds it was found; this one changes as little as possible.",
        "这是平局局面，但没有找到守和的着法；这一着改变最少。",
    )
}

/// Nothing is known of a position.
pub(crate) fn plays_on(why: &Text) -> Text {
    both(
        format!("A move that changes as little as possible. {}", why.en),
        format!("这一着改变最少。{}", why.zh),
    )
}
