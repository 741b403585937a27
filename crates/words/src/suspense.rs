//! Sums of which every component moves, in words.

use super::{both, list, short};
use rules::{Outcome, Text};

/// The suspense numbers of the components, and the largest.
pub(crate) fn numbers(numbers: &[u64], largest: u64) -> Text {
    let shown: Vec<String> = numbers.iter().map(u64::to_string).collect();
    match numbers {
        [_] => both(
            format!(
                "The component lasts {} (its suspense number: the player who wins it delays, the other hurries).",
                turns(largest)
            ),
            format!("该分量的步数（step：必胜者拖延，必败者速战）为 {largest}。"),
        ),
        _ => both(
            format!(
                "The components last {} turns (their suspense numbers: the player who wins one delays, the other hurries); the \
                 largest is {largest}.",
                list(&shown, ", ", " and ")
            ),
            format!(
                "各分量的步数（step：必胜者拖延，必败者速战）为 {}，最大值为 {largest}。",
                list(&shown, "、", "、")
            ),
        ),
    }
}

/// A number of turns.
fn turns(count: u64) -> String {
    if count == 1 { "1 turn".into() } else { format!("{count} turns") }
}

/// The parity of the largest, and its meaning for the player to move.
pub(crate) fn largest(outcome: Outcome, even: bool) -> Text {
    let (en, zh) = if even { ("even", "偶数") } else { ("odd", "奇数") };
    if outcome == Outcome::P {
        both(
            format!("It is {en}: the player to move loses (Every-SG theorem)."),
            format!("它是{zh}，先手必败（Every-SG 定理）。"),
        )
    } else {
        both(
            format!("It is {en}: the player to move wins (Every-SG theorem)."),
            format!("它是{zh}，先手必胜（Every-SG 定理）。"),
        )
    }
}

/// A move that leaves a lost sum.
pub(crate) fn leaves(made: &str, largest: u64) -> Text {
    let made = short(made);
    let (en, zh) = if largest.is_multiple_of(2) { ("even", "偶数") } else { ("odd", "奇数") };
    both(
        format!("{made} wins: the largest suspense number is then {largest}, which is {en}."),
        format!("{made} 获胜：走后最大步数为 {largest}，是{zh}。"),
    )
}
