//! Games in which the reply to some moves is confined, in words.

use super::{both, list, short};
use rules::Text;

/// The values of the components, and what they say of the sum.
pub(crate) fn values(values: &[(String, Option<u64>)], total: Option<u64>) -> Text {
    let loony: Vec<&str> =
        values.iter().filter(|(_, value)| value.is_none()).map(|(shown, _)| shown.as_str()).collect();
    if let [first, ..] = *loony {
        return both(
            format!(
                "{first} is loony: whatever the rest is, some move in it wins, for the reply is confined to what an entailing \
                 move leaves."
            ),
            format!(
                "{first} 没有 SG 值（loony）：无论其余部分如何，其中都有一步能赢，因为对手只能在限定处应着。"
            ),
        );
    }
    let shown: Vec<String> =
        values.iter().map(|(at, value)| format!("{at} is {}", value.unwrap_or(0))).collect();
    let shown_zh: Vec<String> =
        values.iter().map(|(at, value)| format!("{at} 的值为 {}", value.unwrap_or(0))).collect();
    let total = total.unwrap_or(0);
    let (so, so_zh) = match total {
        0 => ("the player to move loses", "先手必败"),
        _ => ("the player to move wins", "先手必胜"),
    };
    both(
        format!("With confined replies {}; the nim-sum is {total}, so {so}.", list(&shown, ", ", " and ")),
        format!("计及限定应着，{}；异或和为 {total}，所以{so_zh}。", list(&shown_zh, "，", "，")),
    )
}

/// A winning move.
pub(crate) fn wins(made: &str, confines: bool) -> Text {
    let made = short(made);
    match confines {
        true => both(
            format!("{made} wins: the opponent has to reply there, and no reply wins."),
            format!("{made} 获胜：对手只能在那里应着，而没有一着能赢。"),
        ),
        false => both(
            format!("{made} wins: what is left has nim-sum 0."),
            format!("{made} 获胜：剩下的异或和为 0。"),
        ),
    }
}
