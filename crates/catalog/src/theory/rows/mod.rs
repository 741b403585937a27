//! Games on rows of any length.

mod coins;
mod georgia;
mod new_stone;
mod poi;
mod ruler;
mod staircase;
mod take_break;
mod turning;

use super::{Component, Several, Theory};
use dashu_int::UBig;
use rules::speech::{list, number};
use rules::{Argument, Convention};

/// Limit on the numbers of a row shown.
const SHOWN: usize = 12;

/// Theory of a game in this module.
///
/// There is none for `poi-discard`, in which a coin without a free field to its right is discarded: the
/// well-known reduction to a staircase fails for two coins on three fields, as the tests show.
pub(super) fn theory(game: &str, parameters: &[Argument], convention: Convention) -> Option<Box<dyn Theory>> {
    match (game, parameters, convention) {
        ("new-stone", [], _) => Some(Box::new(new_stone::NewStone(convention))),
        (_, _, Convention::Misere) => None,
        ("staircase", [], _) => Some(Box::new(staircase::Staircase)),
        ("georgia-bob", [], _) => Some(Box::new(georgia::GeorgiaBob)),
        ("coins", [], _) => Some(Box::new(coins::Coins)),
        ("ruler", [], _) => Some(Box::new(ruler::Ruler)),
        ("turning", parameters, _) => turning::theory(turning::code(parameters)?),
        ("take-break", [], _) => Some(Box::new(take_break::TakeBreak)),
        ("poi-game", [Argument::Natural(fields)], _) => Some(Box::new(poi::PoiGame::new(fields.clone()))),
        _ => None,
    }
}

/// Display form of a row; of a long one only the start.
fn shown(row: &[UBig]) -> String {
    let named: Vec<String> = row.iter().take(SHOWN).map(number).collect();
    let more = if row.len() > SHOWN { ",…" } else { "" };
    format!("[{}{more}]", named.join(","))
}

/// Places of the heads in a row of coins, from 1; `None` if some entry is not a coin.
fn heads(row: &[UBig]) -> Option<impl Iterator<Item = u64>> {
    let are_coins = row.iter().all(|coin| coin.is_zero() || coin.is_one());
    are_coins.then(|| row.iter().zip(1..).filter(|(coin, _)| coin.is_one()).map(|(_, place)| place))
}

/// A row with other numbers in some places, counted from 0.
fn replaced(row: &[UBig], places: impl IntoIterator<Item = (usize, UBig)>) -> Component {
    let mut row = row.to_vec();
    for (place, number) in places {
        if let Some(at) = row.get_mut(place) {
            *at = number;
        }
    }
    row
}

/// Collects options: all are counted, the first `most` are made.
struct Gathered {
    most: usize,
    first: Vec<Vec<Component>>,
    count: u64,
}

impl Gathered {
    fn new(most: usize) -> Gathered {
        Gathered { most, first: Vec::new(), count: 0 }
    }

    fn add(&mut self, option: impl FnOnce() -> Component) {
        self.count += 1;
        if self.first.len() < self.most {
            self.first.push(vec![option()]);
        }
    }

    /// Counts options that are not made.
    fn add_unseen(&mut self, more: u64) {
        self.count += more;
    }

    fn is_full(&self) -> bool {
        self.first.len() >= self.most
    }

    fn all(self) -> Several<Vec<Component>> {
        Several { first: self.first, count: Some(self.count.into()) }
    }
}

/// `[3,1,4]: 3 ⊕ 4 = 7` for each row, of many for the first few.
fn sums<'r>(rows: &[&'r [UBig]], terms: impl Fn(&'r [UBig]) -> Vec<UBig>) -> String {
    let each: Vec<String> = rows
        .iter()
        .take(SHOWN + 1)
        .map(|row| {
            let terms = terms(row);
            let sum = terms.iter().fold(UBig::ZERO, |sum, term| sum ^ term);
            let row = shown(row);
            match terms.as_slice() {
                [] => format!("{row}: 0"),
                [_] => format!("{row}: {}", number(&sum)),
                _ => format!("{row}: {}", rules::speech::nim_sum(&terms, &sum)),
            }
        })
        .collect();
    list(&each, "; ", "; ")
}
