//! Euclid's game: take a positive multiple of the smaller number from the larger; the player who makes a zero
//! wins.
//!
//! Let q be the quotient and r the remainder of the larger number L by the smaller number S.
//!
//! * r = 0: taking qS makes a zero and wins. Nothing else does: it leaves a multiple of S, and the opponent makes the zero.
//! * r > 0: leaving r + jS with j ≥ 2 loses, as quotients of 2 and more win. Leaving r + S leaves one move only, to r. So
//!   of the two multiples q and q − 1 exactly one wins, and with q ≥ 2 both are moves: won. With q = 1 the only move
//!   leaves (S, r), and the question is the same there.
//!
//! So the player who first meets a quotient of 2 or more, or a remainder of 0, wins (Cole and Davie 1969);
//! the same says that L > φS or L = S, since continued fractions of ones lead to φ = (1+√5)/2. That ratio
//! test, exact by squares, decides here, at the cost of a multiplication; the chain of quotients explains it.
//! The chain is quadratic in the digits and left out beyond [`LONGEST`] bits. Exactly one move wins, or two
//! from (n,n), where either number may become zero.
//!
//! Evidence: the theorem and the proof above, compared in the tests with exhaustive search from the rules.

use super::shown::{arrow, shown};
use crate::theory::lone::{lone, without_winning_move, won};
use crate::theory::{Judgement, Theory};
use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};
use rules::speech::{both, number};
use rules::{Outcome, Text};

/// Limit on the bits of a number whose chain is followed: half a second of subtractions.
const LONGEST: usize = 1 << 17;
/// Number of steps of a chain shown.
const SHOWN: usize = 6;

pub(super) struct Euclid;

impl Theory for Euclid {
    fn citation(&self) -> &str {
        "Cole and Davie 1969"
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let (component, at) = lone(sum, |at| at.iter().any(UBig::is_zero))?;
        let [first, second] = at else { return None };
        let at = (first, second);
        if first.is_zero() || second.is_zero() {
            return Some(without_winning_move(Outcome::P, vec![zero()]));
        }
        let (larger, smaller) = if first >= second { at } else { (second, first) };
        let why = argument(larger, smaller);
        if !is_won(larger, smaller) {
            return Some(without_winning_move(Outcome::P, why));
        }
        let left = leave(larger, smaller);
        let mut options = Vec::new();
        if first >= second {
            options.push(vec![left.clone(), smaller.clone()]);
        }
        if second >= first {
            options.push(vec![smaller.clone(), left.clone()]);
        }
        let recommends = options.first().and_then(|option| {
            let [to_first, to_second] = option.as_slice() else { return None };
            Some(recommended(at, (to_first, to_second), &left, smaller))
        });
        Some(won(component, options, most, why, recommends))
    }
}

/// Returns `true` if the player to move wins; both numbers are positive.
fn is_won(larger: &UBig, smaller: &UBig) -> bool {
    larger == smaller || larger * larger > smaller * (larger + smaller)
}

/// Remainder of the larger number after the winning move.
fn leave(larger: &UBig, smaller: &UBig) -> UBig {
    let (quotient, rest) = larger.div_rem(smaller);
    if rest.is_zero() || quotient.is_one() || !is_won(smaller, &rest) { rest } else { rest + smaller }
}

/// The quotients of Euclid's algorithm up to the first that is not a one with a remainder.
struct Chain {
    /// Its first numbers, larger and smaller.
    first: Vec<(UBig, UBig)>,
    /// Number of forced steps.
    forced: usize,
    /// First position in which a player can choose, or make a zero.
    free: (UBig, UBig),
}

impl Chain {
    fn of(larger: &UBig, smaller: &UBig) -> Option<Chain> {
        if larger.bit_len() > LONGEST {
            return None;
        }
        let (mut first, mut forced) = (Vec::new(), 0);
        let (mut larger, mut smaller) = (larger.clone(), smaller.clone());
        while larger > smaller && larger < &smaller << 1 {
            if first.len() < SHOWN {
                first.push((larger.clone(), smaller.clone()));
            }
            forced += 1;
            larger -= &smaller;
            std::mem::swap(&mut larger, &mut smaller);
        }
        Some(Chain { first, forced, free: (larger, smaller) })
    }

    /// `24 = 1·15 + 9, 15 = 1·9 + 6, …`
    fn steps(&self, comma: &str) -> String {
        let steps: Vec<String> = self
            .first
            .iter()
            .map(|(larger, smaller)| {
                format!("{} = 1·{} + {}", number(larger), number(smaller), number(&(larger - smaller)))
            })
            .collect();
        let more = self.forced > self.first.len();
        steps.into_iter().chain(more.then(|| "…".into())).collect::<Vec<String>>().join(comma)
    }
}

fn zero() -> Text {
    both(
        "One of the numbers is 0: there is no move, and who made the zero has won. The player to move has lost.",
        "有一个数已经是 0：无法再走，造成 0 的一方获胜，轮到走的一方已输。",
    )
}

/// `12 = 4·3` or `25 = 3·7 + 4`, and `true` if that is a zero at once.
fn division(larger: &UBig, smaller: &UBig) -> (String, bool) {
    let (quotient, rest) = larger.div_rem(smaller);
    let product = format!("{} = {}·{}", number(larger), number(&quotient), number(smaller));
    if rest.is_zero() { (product, true) } else { (format!("{product} + {}", number(&rest)), false) }
}

fn argument(larger: &UBig, smaller: &UBig) -> Vec<Text> {
    let Some(chain) = Chain::of(larger, smaller) else { return vec![by_ratio(larger, smaller)] };
    let (division, zero) = division(&chain.free.0, &chain.free.1);
    let rest = &chain.free.0 % &chain.free.1;
    let (named, smallest) = (number(&rest), number(&chain.free.1));
    let (who_en, who_zh) = match chain.forced {
        0 => ("the player to move", "先手"),
        _ => ("whoever is to move there", "在那里轮到走的一方"),
    };
    let free = if zero {
        both(
            format!("{division} is a multiple: {who_en} makes a zero and wins."),
            format!("{division} 是整数倍：{who_zh}可以直接得到 0 而获胜。"),
        )
    } else {
        let more = number(&(&rest + &chain.free.1));
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
    };
    if chain.forced == 0 {
        return vec![free];
    }
    let (forced, steps_en, steps_zh) = (chain.forced, chain.steps(", "), chain.steps("，"));
    let (forced_en, after_en, forced_zh) = match forced {
        1 => ("This move is forced".into(), "After it,".into(), "所以这一步是被迫的".into()),
        _ => (
            format!("The first {forced} moves are forced"),
            format!("After {forced} moves"),
            format!("所以前 {forced} 步都是被迫的"),
        ),
    };
    let turn = if forced % 2 == 0 {
        both(
            format!("{after_en} it is again the turn of the player to move, who wins."),
            format!("走完这 {forced} 步，又轮到先手，所以先手必胜。"),
        )
    } else {
        both(
            format!("{after_en} it is the opponent's turn, so the player to move loses."),
            format!("走完这 {forced} 步，轮到的是对方，所以先手必败。"),
        )
    };
    vec![
        both(
            format!(
                "As long as the smaller number goes into the larger only once, there is no choice: {steps_en}. {forced_en}."
            ),
            format!("只要大数除以小数的商是 1 且有余数，就只有一种着法：{steps_zh}。{forced_zh}。"),
        ),
        free,
        turn,
    ]
}

/// The argument for numbers whose chain would be too long.
fn by_ratio(larger: &UBig, smaller: &UBig) -> Text {
    let (larger_shown, smaller_shown) = (number(larger), number(smaller));
    let (en, zh) = if larger == smaller {
        (
            "the numbers are equal: the player to move makes a zero at once and wins",
            "两数相等：先手直接得到 0，必胜",
        )
    } else if is_won(larger, smaller) {
        ("the ratio is above φ: the player to move wins", "比值大于 φ：先手必胜")
    } else {
        ("the ratio is below φ: the player to move loses", "比值小于 φ：先手必败")
    };
    both(
        format!(
            "Who first has more than one move wins, and that is the player to move exactly if the numbers are equal or \
             the larger is more than φ = (1+√5)/2 times the smaller. For {larger_shown} and {smaller_shown}, compared exactly, {en}."
        ),
        format!(
            "谁先有选择谁获胜；先手必胜当且仅当两数相等，或大数超过小数的 φ = (1+√5)/2 倍。对 {larger_shown} 与 {smaller_shown} \
             作精确比较，{zh}。"
        ),
    )
}

fn recommended(from: (&UBig, &UBig), to: (&UBig, &UBig), left: &UBig, smaller: &UBig) -> Text {
    let arrow = arrow(from, to);
    if left.is_zero() {
        return both(format!("{arrow} wins: it makes a zero."), format!("{arrow} 获胜：直接得到 0。"));
    }
    let (larger, smaller) = if left > smaller { (left, smaller) } else { (smaller, left) };
    let Some(chain) = Chain::of(larger, smaller) else {
        let left = shown(to.0, to.1);
        return both(
            format!("{arrow} wins: the ratio of {left} is below φ, so the opponent loses."),
            format!("{arrow} 获胜：{left} 的比值小于 φ，对方必败。"),
        );
    };
    let forced = chain.forced;
    let (moves, are) = if forced == 1 { ("move", "is") } else { ("moves", "are") };
    both(
        format!(
            "{arrow} wins: now {forced} {moves} {are} forced, and then the player who moves now is the first to have a choice \
             or to make a zero."
        ),
        format!("{arrow} 获胜：接下来 {forced} 步是被迫的，然后轮到先手第一个有选择或直接得到 0。"),
    )
}
