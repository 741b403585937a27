//! A piece walks to a corner; x columns and y rows are left. The player who brings it to (0,0) wins, and a
//! player who is stuck elsewhere draws.
//!
//! | piece | lost | theorem |
//! |---|---|---|
//! | king | both numbers even | every step changes a parity, and one step makes both even |
//! | rook | both numbers equal | Nim with two heaps (Bouton 1901) |
//! | queen | golden pairs | Wythoff 1907, in [`wythoff`](super::wythoff) |
//! | knight | (3k,3k); won: (3k+1,3k+2) and (3k+2,3k+1); all others are drawn | below (HDU 5754) |
//!
//! A knight's steps are (1,2) and (2,1). From (x,y) the corner is p steps of the first kind and q of the
//! second away, where p + 2q = x and 2p + q = y: so p = y − s and q = x − s with s = (x + y)/3, all of them
//! naturals. A player who wants a draw makes steps of the scarcer kind. If p and q differ by 2 or more, they
//! differ by at least 3 after such a step and by at least 2 after the answer, until the scarcer kind is used
//! up and one more of it puts the corner out of reach: either player can draw. If p = q, the second player
//! answers each step with the other kind, makes the last step and wins; if p and q differ by 1, the first
//! player makes them equal. The tests compare it with exhaustive search.
//!
//! Exactly one move wins for king, rook and knight. All costs are linear in the digits.

use super::golden::Pairs;
use super::shown::{arrow, shown};
use super::wythoff::{self, Setting};
use crate::theory::lone::{without_winning_move, won};
use crate::theory::{Judgement, Theory};
use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};
use rules::speech::{both, number};
use rules::{Convention, Outcome, Text};

/// Theory of a piece.
pub(super) fn theory(piece: &str) -> Option<Box<dyn Theory>> {
    Some(Box::new(match piece {
        "king" => Race::King,
        "queen" => Race::Queen,
        "rook" => Race::Rook,
        "knight" => Race::Knight,
        _ => return None,
    }))
}

enum Race {
    King,
    Queen,
    Rook,
    Knight,
}

impl Theory for Race {
    fn citation(&self) -> &str {
        match self {
            Race::King | Race::Knight => "HDU 5754",
            Race::Queen => "Wythoff 1907",
            Race::Rook => "Bouton 1901",
        }
    }

    /// For a single piece only: the effect of one component's end on the others is not defined by any rule.
    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let [[x, y]] = sum else { return None };
        if let Race::Queen = self {
            return Some(wythoff::judge(Pairs(Convention::Normal), Setting::Board, 0, (x, y), most));
        }
        if x.is_zero() && y.is_zero() {
            return Some(without_winning_move(Outcome::P, vec![arrived()]));
        }
        Some(match self {
            Race::King => king(x, y, most),
            Race::Knight => knight(x, y, most),
            _ => rook(x, y, most),
        })
    }
}

fn arrived() -> Text {
    both(
        "The piece stands in the corner: the opponent brought it there and has won.",
        "棋子已在角落：是对方走到的，轮到走的一方已输。",
    )
}

fn king(x: &UBig, y: &UBig, most: usize) -> Judgement {
    let (odd_x, odd_y) = (x.bit(0), y.bit(0));
    let at = shown(x, y);
    if !odd_x && !odd_y {
        let why = vec![both(
            format!(
                "In {at} both numbers are even. Each step lowers one or both by 1 and so makes a number odd; the \
                 opponent makes both even again, and in the end brings the king to (0,0). The player to move loses."
            ),
            format!(
                "{at} 的两个数都是偶数。每走一步，会有一个或两个数减 1 而变成奇数；对方总能再把两个数都变回偶数，直到走到 (0,0)。所以先手必败。"
            ),
        )];
        return without_winning_move(Outcome::P, why);
    }
    let to = (x - UBig::from(odd_x), y - UBig::from(odd_y));
    let which = match (odd_x, odd_y) {
        (true, true) => ("both numbers are odd", "两个数都是奇数"),
        (true, false) => ("the first number is odd", "第一个数是奇数"),
        _ => ("the second number is odd", "第二个数是奇数"),
    };
    let why = vec![both(
        format!(
            "Positions with two even numbers are lost: each step makes a number odd, and the opponent makes both even \
             again. In {at} {}, so the player to move wins.",
            which.0
        ),
        format!(
            "两个数都是偶数的局面必败：每走一步都会使某个数变奇，对方总能再变回两个偶数。{at} 中{}，所以先手必胜。",
            which.1
        ),
    )];
    let arrow = arrow((x, y), (&to.0, &to.1));
    let recommends = both(
        format!("{arrow} wins: it is the one step that makes both numbers even."),
        format!("{arrow} 获胜：这是唯一使两个数都变成偶数的一步。"),
    );
    won(0, vec![vec![to.0, to.1]], most, why, Some(recommends))
}

fn rook(x: &UBig, y: &UBig, most: usize) -> Judgement {
    let at = shown(x, y);
    if x == y {
        let why = vec![both(
            format!(
                "In {at} the numbers are equal. Each move lowers one of them, and the opponent lowers the other to the \
                 same, down to (0,0): the player to move loses."
            ),
            format!(
                "{at} 的两个数相等。先手降低其中一个，对方就把另一个降到同样大，直到 (0,0)。所以先手必败。"
            ),
        )];
        return without_winning_move(Outcome::P, why);
    }
    let (less, more) = if x < y { (x, y) } else { (y, x) };
    let by = number(&(more - less));
    let squares = if by == "1" { "square" } else { "squares" };
    let why = vec![both(
        format!(
            "Positions with equal numbers are lost: what one player takes from one, the opponent takes from the other. \
             {at} has unequal numbers, so the player to move wins."
        ),
        format!(
            "两个数相等的局面必败：一方降低一个数，对方就把另一个降到同样大。{at} 的两个数不等，所以先手必胜。"
        ),
    )];
    let arrow = arrow((x, y), (less, less));
    let recommends = both(
        format!("{arrow} wins: it goes {by} {squares} and makes the numbers equal."),
        format!("{arrow} 获胜：走 {by} 格，使两个数相等。"),
    );
    won(0, vec![vec![less.clone(), less.clone()]], most, why, Some(recommends))
}

/// Numbers of steps (1,2) and (2,1) that lead to the corner, if possible.
fn steps(x: &UBig, y: &UBig) -> Option<(UBig, UBig)> {
    let (all, rest) = (x + y).div_rem(UBig::from(3u8));
    (rest.is_zero() && all <= *x && all <= *y).then(|| (y - &all, x - &all))
}

fn knight(x: &UBig, y: &UBig, most: usize) -> Judgement {
    let at = shown(x, y);
    let Some((steep, flat)) = steps(x, y) else {
        return without_winning_move(Outcome::D, vec![unreachable(x, y)]);
    };
    let all = number(&(&steep + &flat));
    let (named_steep, named_flat) = (number(&steep), number(&flat));
    let (less, more) = if steep < flat { (&steep, &flat) } else { (&flat, &steep) };
    let needs = both(
        format!(
            "From {at} the corner is {all} steps away: {named_steep} of the kind (1,2) and {named_flat} of the kind (2,1), \
             in any order."
        ),
        format!("从 {at} 到角落要走 {all} 步：{named_steep} 步 (1,2) 和 {named_flat} 步 (2,1)，次序不限。"),
    );
    if *more > less + UBig::ONE {
        let to = if steep > flat {
            (x - UBig::from(2u8), y - UBig::ONE)
        } else {
            (x - UBig::ONE, y - UBig::from(2u8))
        };
        let scarce = if steep > flat { "(2,1)" } else { "(1,2)" };
        let arrow = arrow((x, y), (&to.0, &to.1));
        let held = both(
            format!(
                "These numbers differ by 2 or more, so either player can hold the draw with steps of the scarcer kind, \
                 {scarce}, such as {arrow}: soon one more of them is made than the way to the corner has room for."
            ),
            format!(
                "这两个步数相差至少 2，双方都能守和：一直走较少的那种 {scarce}（例如 {arrow}），很快就会多走一步，角落便再也走不到。"
            ),
        );
        return without_winning_move(Outcome::D, vec![needs, held]);
    }
    if steep == flat {
        let held = both(
            "Both kinds are needed equally often. Whichever kind is played, the opponent answers with the other and makes \
             the last step: the player to move loses.",
            "两种步数相等：先手走哪一种，对方就走另一种，最后一步总归对方。所以先手必败。",
        );
        return without_winning_move(Outcome::P, vec![needs, held]);
    }
    let (to, kind) = if steep > flat {
        ((x - UBig::ONE, y - UBig::from(2u8)), "(1,2)")
    } else {
        ((x - UBig::from(2u8), y - UBig::ONE), "(2,1)")
    };
    let why = vec![
        needs,
        both(
            format!(
                "One more of the kind {kind} is needed, so after such a step both kinds are needed equally often; then \
                 each step is answered with the other kind, and the player to move makes the last one and wins."
            ),
            format!(
                "{kind} 多出一步，先走它，剩下两种步数相等；此后对方走哪一种就走另一种，最后一步总归先手。所以先手必胜。"
            ),
        ),
    ];
    let (arrow, third) = (arrow((x, y), (&to.0, &to.1)), number(less));
    let recommends = both(
        format!("{arrow} wins: now each kind is needed {third} times."),
        format!("{arrow} 获胜：此后两种各需 {third} 步。"),
    );
    won(0, vec![vec![to.0, to.1]], most, why, Some(recommends))
}

fn unreachable(x: &UBig, y: &UBig) -> Text {
    let at = shown(x, y);
    let (one, two) = (UBig::ONE, UBig::from(2u8));
    let to = if *x >= one && *y >= two {
        (x - &one, y - &two)
    } else if *x >= two && *y >= one {
        (x - &two, y - &one)
    } else {
        return both(
            format!("In {at} the knight has no move and is not in the corner: a draw."),
            format!("{at} 处马已无路可走，又不在角落：平局。"),
        );
    };
    let arrow = arrow((x, y), (&to.0, &to.1));
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
