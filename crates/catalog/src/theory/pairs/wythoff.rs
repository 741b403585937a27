//! Wythoff's game: take from one heap, or the same number from both; and the queen that walks to a corner.
//!
//! * Normal play: exactly the pairs (⌊jφ⌋, ⌊jφ⌋ + j) are lost (Wythoff 1907).
//! * Misère play: (0,0) and (1,2) give way to (2,2) and (0,1), all others stay (Fraenkel 1984).
//!
//! Both have the same reason: each number and each difference belongs to one pair only, so no move leads from
//! pair to pair; and from every other position one of the three kinds of moves leads to a pair. At most three
//! moves win, found with a few integer square roots: a heap of 10^1000 takes microseconds. Evidence: the
//! cited theorems, compared in the tests with exhaustive search from the rules.

use super::golden::{Pairs, Related};
use crate::argument::{self, Setting};
use crate::theory::lone::{lone, without_winning_move, won};
use crate::theory::{Judgement, Theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};

pub(super) struct Wythoff(Pairs);

impl Wythoff {
    pub(super) fn new(convention: Convention) -> Wythoff {
        Wythoff(Pairs(convention))
    }
}

impl Theory for Wythoff {
    fn citation(&self) -> &str {
        match self.0.0 {
            Convention::Normal => "Wythoff 1907",
            Convention::Misere => "Fraenkel 1984",
        }
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let (component, at) = lone(sum, |at| at.iter().all(UBig::is_zero))?;
        let [first, second] = at else { return None };
        Some(judge(self.0, Setting::Heaps, component, (first, second), most))
    }
}

/// Judges a position that is `component` of a sum.
pub(super) fn judge(
    pairs: Pairs,
    setting: Setting,
    component: usize,
    at: (&UBig, &UBig),
    most: usize,
) -> Judgement {
    let convention = pairs.0;
    if at.0.is_zero() && at.1.is_zero() {
        let why = vec![argument::Wythoff::Ended { setting, convention }.into()];
        return match convention {
            Convention::Normal => without_winning_move(Outcome::P, why),
            Convention::Misere => without_winning_move(Outcome::N, why),
        };
    }
    let related = Related::of(pairs, at.0, at.1);
    let mut why = vec![argument::Wythoff::Rule { convention }.into()];
    let moves = related.reached(at.0, at.1);
    let (position, alike) = ((at.0.clone(), at.1.clone()), related.alike.numbered());
    let Some(best) = moves.first() else {
        let number = alike.number;
        why.push(argument::Wythoff::IsPair { at: position.clone(), number: number.clone() }.into());
        why.push(argument::Wythoff::EveryMoveFails { at: position, number, setting }.into());
        return without_winning_move(Outcome::P, why);
    };
    why.push(argument::Wythoff::IsNoPair { at: position.clone(), alike }.into());
    let mut belong = vec![(at.0.clone(), related.first.numbered())];
    if at.0 != at.1 {
        belong.push((at.1.clone(), related.second.numbered()));
    }
    why.push(argument::Wythoff::Belong(belong).into());
    if moves.len() > 1 {
        let others = moves.iter().skip(1).cloned().collect();
        why.push(argument::Wythoff::OtherMoves { at: position.clone(), setting, moves: others }.into());
    }
    let recommends = argument::Wythoff::Move { at: position, setting, made: best.clone() }.into();
    let options = moves.into_iter().map(|reached| vec![reached.to.0, reached.to.1]).collect();
    won(component, options, most, why, Some(recommends))
}
