//! Games with which values are compared.

use crate::Variant;
use crate::heaps::{Family, codes};
use ::heap::{Code, Rules, Sequence, naive};
use ::solve::Limits;
use answer::identity::Relation;
use draw::Axis;
use question::{Query, Workbench};
use std::borrow::Cow;
use std::sync::{Arc, Mutex, PoisonError};
use tables::{Backing, Want};

/// A game, and its first values.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// The game, as it is asked about.
    pub(super) game: String,
    /// Values of 0, 1, 2, ….
    pub(super) values: Vec<u32>,
    code: Option<Code>,
    /// Place in the order of kinds: the catalogue, sets, codes.
    kind: u8,
    /// Most values that can be computed.
    most: u64,
}

/// Most values of games that are no heaps.
const MOST: u64 = 1000;
/// Games of the catalogue on one number, with parameters where they need some, and most values of each: some games of turning
/// coins have more moves than can be listed, or values beyond 32 bits.
const CATALOGUE: &[(&str, u64)] = &[
    ("nim", MOST),
    ("grundy", MOST),
    ("kayles", MOST),
    ("lasker", MOST),
    ("prime-power", MOST),
    ("mock-turtles", MOST),
    ("turning code=moebius", 40),
    ("turning code=mogul", 20),
    ("turning code=moidores", 20),
    ("turning code=motley", 16),
    ("turning code=twins", MOST),
    ("turning code=triplets", MOST),
    ("turning code=ruler", MOST),
    ("turning code=mock-turtle-fives", MOST),
    ("turning code=triplet-fives", MOST),
    ("turning code=ruler-fives", MOST),
    ("turning code=turnips", MOST),
    ("turning code=grunt", MOST),
    ("turning code=sym", 20),
    ("turning code=sympler", 20),
    ("turning code=1-3C", MOST),
];
/// Largest amount in the sets.
const LARGEST: usize = 12;

/// Order among games that agree.
pub(super) type Rank = (u8, bool, u64, u8, usize);

/// All games with this many values each, made once; fewer games if a limit is reached first.
pub(super) fn all(workbench: &Workbench, count: usize, limits: &Limits) -> Arc<Vec<Candidate>> {
    static ALL: Mutex<Option<Arc<Vec<Candidate>>>> = Mutex::new(None);
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(all) = &*all {
        return all.clone();
    }
    let made = Arc::new(made(workbench, count, limits));
    if limits.stopped().is_none() {
        *all = Some(made.clone());
    }
    made
}

fn made(workbench: &Workbench, count: usize, limits: &Limits) -> Vec<Candidate> {
    let mut all = Vec::new();
    for &(game, most) in CATALOGUE {
        let values =
            listed(workbench, game).and_then(|variant| values(&variant, most.min(count as u64), limits));
        all.extend(values.map(|values| Candidate { game: game.into(), values, code: None, kind: 0, most }));
    }
    let sets = (1u32..1 << LARGEST).filter_map(|set| {
        let amounts = (1..=LARGEST).filter(|amount| set >> (amount - 1) & 1 == 1);
        Code::of(&Rules::subtraction(amounts)).map(|code| (code, 1))
    });
    let octal = codes(3, Family::Octal).into_iter().map(|code| (code, 2));
    let hexadecimal = (1..256u32).filter_map(|number| {
        let digits = vec![0, (number >> 4) as u8, (number & 15) as u8];
        let digits = if digits[2] == 0 { digits[..2].to_vec() } else { digits };
        let hexadecimal = digits.iter().any(|&digit| digit > 7);
        Code::new(digits).ok().filter(|_| hexadecimal).map(|code| (code, 3))
    });
    for (code, kind) in sets.chain(octal).chain(hexadecimal) {
        if limits.stopped().is_some() {
            break;
        }
        let values = naive::values(&code.rules(), count);
        all.push(Candidate { game: code.to_string(), values, code: Some(code), kind, most: u64::MAX });
    }
    all
}

/// A game of the catalogue.
pub(super) fn listed(workbench: &Workbench, game: &str) -> Option<Variant> {
    let query = Query::read(game).ok()?;
    workbench.variant(&query, None).ok()
}

/// Values of a game whose positions are single numbers.
pub(super) fn values(variant: &Variant, count: u64, limits: &Limits) -> Option<Vec<u32>> {
    if variant.form() != rules::Form::Tuple(1) {
        return None;
    }
    let axes = [Axis::range("n", 0, count - 1)];
    let table = crate::table::fill(variant, &axes, Want::Values, Backing::Memory, limits).ok()?;
    (0..count).map(|n| table.value(&[n])?.try_into().ok()).collect()
}

impl Candidate {
    /// The first values, so many where they are quickly computed.
    pub(super) fn values_to(&self, count: usize, limits: &Limits) -> Cow<'_, [u32]> {
        let more = match &self.code {
            _ if count <= self.values.len() => None,
            Some(code) => {
                let mut sequence = Sequence::new(code.rules());
                sequence.grow(count, &mut |_| limits.stopped().is_none());
                Some(sequence.values().collect())
            }
            None => listed(&Workbench::new(), &self.game)
                .and_then(|variant| values(&variant, self.most.min(count as u64), limits)),
        };
        more.map_or(Cow::Borrowed(&self.values), Cow::Owned)
    }

    /// Returns `true` for games of the catalogue, and those that the literature names.
    pub(super) fn has_name(game: &str) -> bool {
        CATALOGUE.iter().any(|&(listed, _)| listed == game) || words::identity::name(game).is_some()
    }

    /// Order among games that agree: plain relations before others, games with names, small shifts, short codes.
    pub(super) fn rank(&self, relation: Relation) -> Rank {
        let plain = u8::from(!matches!(relation, Relation::Shifted(_)));
        (plain, !Candidate::has_name(&self.game), relation.shift().unsigned_abs(), self.kind, self.game.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_game_of_the_catalogue_has_values() {
        let workbench = Workbench::new();
        for &(game, most) in CATALOGUE {
            let variant = listed(&workbench, game).unwrap_or_else(|| panic!("{game} is no game"));
            let found = values(&variant, most.min(80), &Limits::none());
            assert_eq!(found.map(|found| found.len()), Some(most.min(80) as usize), "{game}");
        }
    }
}
