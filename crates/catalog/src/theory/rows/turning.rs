//! Coin-turning games whose nim-values are known at any size: see [`Strip`], which has the theorems.
//!
//! The moves that leave a wanted value are constructed and counted; a move is listed if it turns few coins.
//! Evidence: the theorems, compared in the tests with exhaustive search from the rules.

use super::row::SHOWN;
use crate::argument::{self, Statement, Worth};
use crate::coins::{Code, Strip};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;
use rules::Argument;

struct Turning(Strip);

/// Theory of a code, if there is one.
pub(super) fn theory(code: &str) -> Option<Box<dyn Theory>> {
    let strip = Strip::of(&Code::read(code).ok()?)?;
    Some(Box::new(Turning(strip)))
}

/// Code of the game, if that is its only parameter.
pub(super) fn code(parameters: &[Argument]) -> Option<&str> {
    match parameters {
        [Argument::Text(code)] => Some(code),
        _ => None,
    }
}

impl Theory for Turning {
    fn citation(&self) -> &str {
        "Winning Ways, ch. 14"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        let [place] = at else { return None };
        self.0.value(place)
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let [place] = at else { return None };
        let Several { first, count } = self.0.sets(place, value, most)?;
        let option = |set: Vec<UBig>| set.into_iter().map(|other| vec![other]).collect();
        Some(Several { first: first.into_iter().map(option).collect(), count })
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        let each = |at: &&[UBig]| Some((at.first()?.clone(), self.value(at)?));
        let heads: Vec<(UBig, UBig)> = sum.iter().filter_map(each).take(SHOWN + 1).collect();
        if heads.is_empty() {
            return Vec::new();
        }
        vec![argument::Turning::Rule(worth(self.0)).into(), argument::Turning::Heads(heads).into()]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Statement> {
        let [place] = at else { return None };
        let place = place.clone();
        let others: Vec<UBig> = option.iter().filter_map(|part| part.first().cloned()).collect();
        if others.is_empty() {
            return Some(argument::Turning::Alone { place }.into());
        }
        let values = others.iter().map(|other| self.0.value(other)).collect::<Option<Vec<UBig>>>()?;
        let first = |numbers: Vec<UBig>| numbers.into_iter().take(SHOWN + 1).collect();
        let (others, values) = (first(others), first(values));
        Some(argument::Turning::With { place, others, values, value: value.clone() }.into())
    }
}

/// Value of a head.
fn worth(strip: Strip) -> Worth {
    match strip {
        Strip::Turtles => Worth::Place,
        Strip::Twins => Worth::PlaceBefore,
        Strip::MockTurtles => Worth::Odious,
        Strip::Triplets => Worth::OdiousLater,
        Strip::Ruler => Worth::PowerOfTwo,
        Strip::Motley => Worth::TwoToThePlace,
    }
}
