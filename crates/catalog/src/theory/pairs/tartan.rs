//! The product of two coin-turning games: turn the coins where the columns of a move in one meet the rows of a move in
//! the other.
//!
//! By the Tartan theorem (Winning Ways, ch. 14) a head at (x, y) has the nim-value g(x) ⊗ h(y), the
//! nim-product of those of a head at x in the game along the rows and one at y in the game along the columns.
//! *Proof.* Moves that turn, besides x and y, columns of value a and rows of value b leave a ⊗ h ⊕ g ⊗ b ⊕ a
//! ⊗ b = g ⊗ h ⊕ (g ⊕ a) ⊗ (h ⊕ b). That is never g ⊗ h, as a is not g and b is not h; and since a is any
//! number below g, and b any below h, it is every number below g ⊗ h, by definition of the nim-product.
//!
//! So the task is to factor the change in value into u = g ⊕ a and w = h ⊕ b, for which there are moves. If
//! few numbers can be a or b, all of them are tried; otherwise some factors that decrease g and h are
//! constructed. If in both games a head has no option of a larger value, there are no others.
//!
//! Evidence: the theorem, compared in the tests with exhaustive search from the rules.

use super::corners::factors::factors;
use crate::argument::{self, Statement};
use crate::coins::{Code, Strip};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;
use nimber::Nimber128;
use rules::Argument;

/// Limit on the values of one game that are all tried.
const TRIED: u128 = 1 << 14;
/// Number of pairs of high halves tried in a construction, which succeeds for about every other one.
const EFFORT: u32 = 1 << 14;
/// Limit on the factors constructed.
const MOST_FACTORS: usize = 1 << 10;
/// Limit on the coins written for one move.
const MOST_COINS: usize = 1 << 16;
/// Limit on the heads, columns or rows shown.
const SHOWN: usize = 12;

struct Tartan {
    /// Game along a row, on the columns.
    along: Strip,
    /// Game along a column, on the rows.
    across: Strip,
}

/// Theory of two games whose nim-values are known at any size.
pub(super) fn theory(parameters: &[Argument]) -> Option<Box<dyn Theory>> {
    let [Argument::Text(rows), Argument::Text(columns)] = parameters else { return None };
    let strip = |code: &str| Strip::of(&Code::read(code).ok()?);
    Some(Box::new(Tartan { along: strip(rows)?, across: strip(columns)? }))
}

/// A head on the board, with its nim-values in the two games.
struct Head<'a> {
    x: &'a UBig,
    y: &'a UBig,
    g: u128,
    h: u128,
}

/// Moves with the wanted change of value found so far.
struct Matching {
    most: usize,
    first: Vec<Vec<Component>>,
    count: UBig,
}

impl Tartan {
    /// The head at a place; `None` if its values are not below 2^128.
    fn head<'a>(&self, at: &'a [UBig]) -> Option<Head<'a>> {
        let [x, y] = at else { return None };
        let (g, h) = (self.along.value(x)?, self.across.value(y)?);
        Some(Head { x, y, g: u128::try_from(g).ok()?, h: u128::try_from(h).ok()? })
    }

    /// Adds the moves by columns that change the value of their game by u and rows that change theirs by w.
    fn add(&self, head: &Head, (u, w): (u128, u128), found: &mut Matching) -> Option<()> {
        let (a, b) = (UBig::from(head.g ^ u), UBig::from(head.h ^ w));
        let left = found.most - found.first.len();
        let columns = self.along.sets(head.x, &a, 0)?.count?;
        if columns.is_zero() {
            return Some(());
        }
        let rows = self.across.sets(head.y, &b, 0)?.count?;
        if rows.is_zero() {
            return Some(());
        }
        found.count += columns * rows;
        if left == 0 {
            return Some(());
        }
        let columns = self.along.sets(head.x, &a, left)?.first;
        let rows = self.across.sets(head.y, &b, left)?.first;
        let pairs = columns.iter().flat_map(|columns| rows.iter().map(move |rows| (columns, rows)));
        for (columns, rows) in pairs.take(left) {
            found.first.push(head.option(columns, rows)?);
        }
        Some(())
    }

    /// All moves, by trying all values along one side; `None` if there are too many.
    fn tried(&self, head: &Head, change: Nimber128, most: usize) -> Option<Option<Matching>> {
        let above = |strip: Strip, place: &UBig| {
            strip.above(place).and_then(|above| u128::try_from(above).ok()).filter(|&above| above <= TRIED)
        };
        let mut found = Matching { most, first: Vec::new(), count: UBig::ZERO };
        let other = |factor: u128| change.checked_div(Nimber128(factor)).map(|other| other.0);
        if let Some(above) = above(self.along, head.x) {
            for u in (0..above).map(|a| head.g ^ a) {
                let Some(w) = other(u) else { continue };
                if self.add(head, (u, w), &mut found).is_none() {
                    return Some(None);
                }
            }
        } else if let Some(above) = above(self.across, head.y) {
            for w in (0..above).map(|b| head.h ^ b) {
                let Some(u) = other(w) else { continue };
                if self.add(head, (u, w), &mut found).is_none() {
                    return Some(None);
                }
            }
        } else {
            return None;
        }
        Some(Some(found))
    }
}

impl Head<'_> {
    fn value(&self) -> Nimber128 {
        Nimber128(self.g) * Nimber128(self.h)
    }

    /// Coins where these columns and the head's meet these rows and the head's, without the head.
    fn option(&self, columns: &[UBig], rows: &[UBig]) -> Option<Vec<Component>> {
        let coins = (columns.len() + 1).checked_mul(rows.len() + 1)?;
        if coins > MOST_COINS {
            return None;
        }
        let all_rows: Vec<&UBig> = rows.iter().chain([self.y]).collect();
        let places = columns.iter().chain([self.x]).flat_map(|x| all_rows.iter().map(move |y| (x, *y)));
        Some(places.take(coins - 1).map(|(x, y)| vec![x.clone(), y.clone()]).collect())
    }
}

impl Theory for Tartan {
    fn citation(&self) -> &str {
        "Winning Ways, ch. 14"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        Some(self.head(at)?.value().0.into())
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let head = self.head(at)?;
        let none = Several { first: Vec::new(), count: Some(UBig::ZERO) };
        let Ok(value) = u128::try_from(value) else { return Some(none) };
        let change = head.value() + Nimber128(value);
        if change == Nimber128(0) || head.x.is_zero() || head.y.is_zero() {
            return Some(none);
        }
        if let Some(tried) = self.tried(&head, change, most) {
            return tried.map(|found| Several { first: found.first, count: Some(found.count) });
        }
        let factors = factors(change, (head.g, head.h), most.min(MOST_FACTORS), &mut EFFORT.clone());
        let mut found = Matching { most, first: Vec::new(), count: UBig::ZERO };
        let mut all = factors.all && self.along.only_falls() && self.across.only_falls();
        for pair in factors.found {
            all &= self.add(&head, pair, &mut found).is_some();
        }
        // A smaller value can be reached, so the move is left to other engines; a larger one may not be
        // reachable.
        let missed = found.first.is_empty() && most > 0 && value < head.value().0;
        (all || !missed).then(|| Several { first: found.first, count: all.then_some(found.count) })
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        let each = |at: &&[UBig]| {
            let head = self.head(at)?;
            let factors = (head.g.into(), head.h.into());
            let at = (head.x.clone(), head.y.clone());
            Some(argument::Head { at, factors, value: head.value().0.into() })
        };
        let heads: Vec<argument::Head> = sum.iter().filter_map(each).take(SHOWN + 1).collect();
        if heads.is_empty() {
            return Vec::new();
        }
        vec![argument::Tartan::Rule.into(), argument::Tartan::Heads(heads).into()]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Statement> {
        let [x, y] = at else { return None };
        let meeting = |place: usize, line: &UBig| -> Vec<UBig> {
            let on = option.iter().filter(|part| part.get(1 - place) == Some(line));
            let others = on.filter_map(|part| part.get(place)).chain(at.get(place));
            others.take(SHOWN + 1).cloned().collect()
        };
        let (columns, rows) = (meeting(0, y), meeting(1, x));
        let head = (x.clone(), y.clone());
        Some(argument::Tartan::Move { head, columns, rows, value: value.clone() }.into())
    }
}
