//! Euclid's game.

use super::pair::{arrow, shown};
use catalog::argument::{Division, Euclid, Next, Pair, Ratio};
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, number};

/// Statements on Euclid's game.
pub(super) fn euclid(said: &Euclid) -> Text {
    match said {
        Euclid::Ended => both(
            "One of the numbers is 0: there is no move, and who made the zero has won. The player to move has lost.",
            "有一个数已经是 0：无法再走，造成 0 的一方获胜，轮到走的一方已输。",
        ),
        Euclid::Forced { first, count } => forced(first, *count),
        Euclid::Multiple { division: of, later } => {
            let (division, (who_en, who_zh)) = (division(of), who(*later));
            both(
                format!("{division} is a multiple: {who_en} makes a zero and wins."),
                format!("{division} 是整数倍：{who_zh}可以直接得到 0 而获胜。"),
            )
        }
        Euclid::Choice { division: of, more, later } => {
            let (division, (who_en, who_zh)) = (division(of), who(*later));
            let (named, smallest, more) = (number(&of.rest), number(&of.smaller), number(more));
            both(
                format!(
                    "{division}: {who_en} has a choice and wins: leave {named} and {smallest} to the opponent, or leave {more} \
                     and {smallest}, from where the opponent has to leave {named} and {smallest}. One of the two is right."
                ),
                format!(
                    "{division}：{who_zh}有选择，必胜：可以把 {named} 与 {smallest} 留给对方，也可以留下 {more} 与 {smallest}，\
                     迫使对方接着留下 {named} 与 {smallest}；两者之中必有一个正确。"
                ),
            )
        }
        Euclid::Turn { forced } => turn(*forced),
        Euclid::Ratio { larger, smaller, ratio } => by_ratio(larger, smaller, *ratio),
        Euclid::Move { from, to, next } => praise(from, to, *next),
    }
}

/// `12 = 4·3` or `25 = 3·7 + 4`
fn division(division: &Division) -> String {
    let Division { larger, smaller, quotient, rest } = division;
    let product = format!("{} = {}·{}", number(larger), number(quotient), number(smaller));
    if rest.is_zero() { product } else { format!("{product} + {}", number(rest)) }
}

/// The player to move, now or after forced moves.
fn who(later: bool) -> (&'static str, &'static str) {
    match later {
        false => ("the player to move", "先手"),
        true => ("whoever is to move there", "在那里轮到走的一方"),
    }
}

fn forced(first: &[Division], count: usize) -> Text {
    let mut steps: Vec<String> = first.iter().map(division).collect();
    if count > steps.len() {
        steps.push("…".into());
    }
    let (steps_en, steps_zh) = (steps.join(", "), steps.join("，"));
    let (forced_en, forced_zh) = match count {
        1 => ("This move is forced".into(), "所以这一步是被迫的".into()),
        _ => (format!("The first {count} moves are forced"), format!("所以前 {count} 步都是被迫的")),
    };
    both(
        format!(
            "As long as the smaller number goes into the larger only once, there is no choice: {steps_en}. {forced_en}."
        ),
        format!("只要大数除以小数的商是 1 且有余数，就只有一种着法：{steps_zh}。{forced_zh}。"),
    )
}

fn turn(forced: usize) -> Text {
    let after_en = if forced == 1 { "After it,".into() } else { format!("After {forced} moves") };
    if forced.is_multiple_of(2) {
        both(
            format!("{after_en} it is again the turn of the player to move, who wins."),
            format!("走完这 {forced} 步，又轮到先手，所以先手必胜。"),
        )
    } else {
        both(
            format!("{after_en} it is the opponent's turn, so the player to move loses."),
            format!("走完这 {forced} 步，轮到的是对方，所以先手必败。"),
        )
    }
}

/// The argument for numbers whose chain would be too long.
fn by_ratio(larger: &UBig, smaller: &UBig, ratio: Ratio) -> Text {
    let (larger, smaller) = (number(larger), number(smaller));
    let (en, zh) = match ratio {
        Ratio::One => (
            "the numbers are equal: the player to move makes a zero at once and wins",
            "两数相等：先手直接得到 0，必胜",
        ),
        Ratio::Above => ("the ratio is above φ: the player to move wins", "比值大于 φ：先手必胜"),
        Ratio::Below => ("the ratio is below φ: the player to move loses", "比值小于 φ：先手必败"),
    };
    both(
        format!(
            "Who first has more than one move wins, and that is the player to move exactly if the numbers are equal or \
             the larger is more than φ = (1+√5)/2 times the smaller. For {larger} and {smaller}, compared exactly, {en}."
        ),
        format!(
            "谁先有选择谁获胜；先手必胜当且仅当两数相等，或大数超过小数的 φ = (1+√5)/2 倍。对 {larger} 与 {smaller} \
             作精确比较，{zh}。"
        ),
    )
}

fn praise(from: &Pair, to: &Pair, next: Next) -> Text {
    let arrow = arrow(from, to);
    match next {
        Next::Zero => both(format!("{arrow} wins: it makes a zero."), format!("{arrow} 获胜：直接得到 0。")),
        Next::Below => {
            let left = shown(to);
            both(
                format!("{arrow} wins: the ratio of {left} is below φ, so the opponent loses."),
                format!("{arrow} 获胜：{left} 的比值小于 φ，对方必败。"),
            )
        }
        Next::Forced(forced) => {
            let (moves, are) = if forced == 1 { ("move", "is") } else { ("moves", "are") };
            both(
                format!(
                    "{arrow} wins: now {forced} {moves} {are} forced, and then the player who moves now is the first to have a choice \
                     or to make a zero."
                ),
                format!("{arrow} 获胜：接下来 {forced} 步是被迫的，然后轮到先手第一个有选择或直接得到 0。"),
            )
        }
    }
}
