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

use crate::argument::{self, Division, Next, Ratio, Statement};
use crate::theory::lone::{lone, without_winning_move, won};
use crate::theory::{Judgement, Theory};
use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};
use rules::Outcome;

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
        if first.is_zero() || second.is_zero() {
            return Some(without_winning_move(Outcome::P, vec![argument::Euclid::Ended.into()]));
        }
        let (larger, smaller) = if first >= second { (first, second) } else { (second, first) };
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
            let (from, to) = ((first.clone(), second.clone()), (to_first.clone(), to_second.clone()));
            Some(argument::Euclid::Move { from, to, next: next(&left, smaller) }.into())
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
    /// Its first divisions.
    first: Vec<Division>,
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
                first.push(division(&larger, &smaller));
            }
            forced += 1;
            larger -= &smaller;
            std::mem::swap(&mut larger, &mut smaller);
        }
        Some(Chain { first, forced, free: (larger, smaller) })
    }
}

fn division(larger: &UBig, smaller: &UBig) -> Division {
    let (quotient, rest) = larger.div_rem(smaller);
    Division { larger: larger.clone(), smaller: smaller.clone(), quotient, rest }
}

fn argument(larger: &UBig, smaller: &UBig) -> Vec<Statement> {
    let Some(chain) = Chain::of(larger, smaller) else {
        let ratio = match larger == smaller {
            true => Ratio::One,
            false if is_won(larger, smaller) => Ratio::Above,
            false => Ratio::Below,
        };
        let (larger, smaller) = (larger.clone(), smaller.clone());
        return vec![argument::Euclid::Ratio { larger, smaller, ratio }.into()];
    };
    let (division, later) = (division(&chain.free.0, &chain.free.1), chain.forced > 0);
    let free = if division.rest.is_zero() {
        argument::Euclid::Multiple { division, later }
    } else {
        let more = &division.rest + &division.smaller;
        argument::Euclid::Choice { division, more, later }
    };
    if !later {
        return vec![free.into()];
    }
    let forced = argument::Euclid::Forced { first: chain.first, count: chain.forced };
    vec![forced.into(), free.into(), argument::Euclid::Turn { forced: chain.forced }.into()]
}

/// The consequence of the winning move that leaves this of the larger number.
fn next(left: &UBig, smaller: &UBig) -> Next {
    if left.is_zero() {
        return Next::Zero;
    }
    let (larger, smaller) = if left > smaller { (left, smaller) } else { (smaller, left) };
    Chain::of(larger, smaller).map_or(Next::Below, |chain| Next::Forced(chain.forced))
}
