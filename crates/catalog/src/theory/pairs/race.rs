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
use super::wythoff;
use crate::argument::{self, Jump, King, Knight, Rook, Setting};
use crate::theory::lone::{without_winning_move, won};
use crate::theory::{Judgement, Theory};
use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};
use rules::{Convention, Outcome};

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
            return Some(without_winning_move(Outcome::P, vec![argument::Race::Ended.into()]));
        }
        Some(match self {
            Race::King => king(x, y, most),
            Race::Knight => knight(x, y, most),
            _ => rook(x, y, most),
        })
    }
}

fn king(x: &UBig, y: &UBig, most: usize) -> Judgement {
    let (odd_x, odd_y) = (x.bit(0), y.bit(0));
    let at = (x.clone(), y.clone());
    if !odd_x && !odd_y {
        return without_winning_move(Outcome::P, vec![King::Loses { at }.into()]);
    }
    let to = (x - UBig::from(odd_x), y - UBig::from(odd_y));
    let why = vec![King::Wins { at: at.clone(), odd: [odd_x, odd_y] }.into()];
    let recommends = King::Move { from: at, to: to.clone() }.into();
    won(0, vec![vec![to.0, to.1]], most, why, Some(recommends))
}

fn rook(x: &UBig, y: &UBig, most: usize) -> Judgement {
    let at = (x.clone(), y.clone());
    if x == y {
        return without_winning_move(Outcome::P, vec![Rook::Loses { at }.into()]);
    }
    let (less, more) = if x < y { (x, y) } else { (y, x) };
    let why = vec![Rook::Wins { at: at.clone() }.into()];
    let to = (less.clone(), less.clone());
    let recommends = Rook::Move { from: at, to, by: more - less }.into();
    won(0, vec![vec![less.clone(), less.clone()]], most, why, Some(recommends))
}

/// Numbers of steps (1,2) and (2,1) that lead to the corner, if possible.
fn steps(x: &UBig, y: &UBig) -> Option<(UBig, UBig)> {
    let (all, rest) = (x + y).div_rem(UBig::from(3u8));
    (rest.is_zero() && all <= *x && all <= *y).then(|| (y - &all, x - &all))
}

fn knight(x: &UBig, y: &UBig, most: usize) -> Judgement {
    let at = (x.clone(), y.clone());
    let Some((steep, flat)) = steps(x, y) else {
        return without_winning_move(Outcome::D, vec![out_of_reach(x, y).into()]);
    };
    let (less, more) = if steep < flat { (&steep, &flat) } else { (&flat, &steep) };
    let needed =
        Knight::Steps { at: at.clone(), all: &steep + &flat, steep: steep.clone(), flat: flat.clone() };
    if *more > less + UBig::ONE {
        let scarce = if steep > flat { Jump::Flat } else { Jump::Steep };
        let draws = Knight::Draws { scarce, from: at, to: after(x, y, scarce) };
        return without_winning_move(Outcome::D, vec![needed.into(), draws.into()]);
    }
    if steep == flat {
        let why = vec![needed.into(), Knight::Loses.into()];
        return without_winning_move(Outcome::P, why);
    }
    let kind = if steep > flat { Jump::Steep } else { Jump::Flat };
    let to = after(x, y, kind);
    let why = vec![needed.into(), Knight::Wins { kind }.into()];
    let recommends = Knight::Move { from: at, to: to.clone(), each: less.clone() }.into();
    won(0, vec![vec![to.0, to.1]], most, why, Some(recommends))
}

/// The position after a step that the board has room for.
fn after(x: &UBig, y: &UBig, jump: Jump) -> (UBig, UBig) {
    match jump {
        Jump::Steep => (x - UBig::ONE, y - UBig::from(2u8)),
        Jump::Flat => (x - UBig::from(2u8), y - UBig::ONE),
    }
}

fn out_of_reach(x: &UBig, y: &UBig) -> Knight {
    let at = (x.clone(), y.clone());
    let (one, two) = (UBig::ONE, UBig::from(2u8));
    if *x >= one && *y >= two {
        Knight::OutOfReach { at, to: after(x, y, Jump::Steep) }
    } else if *x >= two && *y >= one {
        Knight::OutOfReach { at, to: after(x, y, Jump::Flat) }
    } else {
        Knight::Stuck { at }
    }
}
