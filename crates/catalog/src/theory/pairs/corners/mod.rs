//! Turning Corners: turn the corners of a rectangle, the farthest from the origin being a head.
//!
//! The nim-value of a head at (x, y) is the nim-product x ⊗ y: it is the least number that differs from all i
//! ⊗ y ⊕ x ⊗ j ⊕ i ⊗ j with i < x and j < y, which is the definition of the product (On Numbers and Games,
//! ch. 6). The numbers below 2^128 form a field with it; larger ones are not handled here.
//!
//! A move to (i, y), (x, j) and (i, j) has the value x ⊗ y ⊕ u ⊗ w with u = x ⊕ i and w = y ⊕ j. So the task
//! is to factor the change in value, with factors that decrease x and y. If one side of the board is short
//! all of them are tried; otherwise [`factors`] constructs some.
//!
//! Evidence: the theorem, compared in the tests with exhaustive search from the rules.

pub(super) mod factors;

use crate::argument::{self, Product, Statement};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;
use factors::{Factors, factors};
use nimber::Nimber128;

/// Longest side along which every move is tried.
const TRIED: u128 = 1 << 14;
/// Number of pairs of high halves tried in a construction, which succeeds for about every other one.
const EFFORT: u32 = 1 << 14;
/// Limit on the heads shown.
const SHOWN: usize = 12;

pub(super) struct TurningCorners;

/// Place of a head, if both numbers are below 2^128.
fn place(at: &[UBig]) -> Option<(u128, u128)> {
    let [x, y] = at else { return None };
    Some((u128::try_from(x).ok()?, u128::try_from(y).ok()?))
}

fn product((x, y): (u128, u128)) -> Nimber128 {
    Nimber128(x) * Nimber128(y)
}

/// All factors that decrease both numbers, by trying those along the shorter side.
fn tried(change: Nimber128, (x, y): (u128, u128)) -> Factors {
    let other = |factor| change.checked_div(Nimber128(factor)).map(|other| other.0);
    let found = if x <= y {
        (0..x).filter_map(|i| Some((x ^ i, other(x ^ i)?))).filter(|(_, w)| y ^ w < y).collect()
    } else {
        (0..y).filter_map(|j| Some((other(y ^ j)?, y ^ j))).filter(|(u, _)| x ^ u < x).collect()
    };
    Factors { found, all: true }
}

impl Theory for TurningCorners {
    fn citation(&self) -> &str {
        "Conway 1976"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        Some(product(place(at)?).0.into())
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let (x, y) = place(at)?;
        let none = Several { first: Vec::new(), count: Some(UBig::ZERO) };
        let Ok(value) = u128::try_from(value) else { return Some(none) };
        let change = product((x, y)) + Nimber128(value);
        if change == Nimber128(0) {
            return Some(none);
        }
        let pairs = if x.min(y) <= TRIED {
            tried(change, (x, y))
        } else {
            factors(change, (x, y), most, &mut EFFORT.clone())
        };
        let count = pairs.all.then(|| pairs.found.len().into());
        // A move that exists but was not found is left to other engines.
        if count.is_none() && pairs.found.is_empty() && most > 0 {
            return None;
        }
        let option = |(u, w): (u128, u128)| {
            let [x, y, i, j] = [x, y, x ^ u, y ^ w].map(UBig::from);
            vec![vec![i.clone(), y], vec![x, j.clone()], vec![i, j]]
        };
        Some(Several { first: pairs.found.into_iter().take(most).map(option).collect(), count })
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        let each = |at: &&[UBig]| {
            let (x, y) = place(at)?;
            Some(Product { at: (x.into(), y.into()), value: product((x, y)).0.into() })
        };
        let products: Vec<Product> = sum.iter().filter_map(each).take(SHOWN + 1).collect();
        if products.is_empty() {
            return Vec::new();
        }
        vec![argument::Corners::Rule.into(), argument::Corners::Heads(products).into()]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Statement> {
        let [x, y] = at else { return None };
        let values: Vec<UBig> = option.iter().filter_map(|part| self.value(part)).collect();
        let [_, _, corner] = option else { return None };
        let [i, j] = corner.as_slice() else { return None };
        let (from, to) = ((x.clone(), y.clone()), (i.clone(), j.clone()));
        Some(argument::Corners::Move { from, to, values, sum: value.clone() }.into())
    }
}
