//! Known games with the values, or the outcomes, of positions of two numbers.
//!
//! A table of values is compared with the games of the catalogue on two numbers, in both orders of these, and with two heaps
//! of a game, or of two: their value is the nim-sum of those of the heaps, which the axes show.

use super::candidates::listed;
use super::{BITS, LISTED, of_values};
use crate::Variant;
use ::guess::{Point, Table};
use ::solve::Limits;
use ::solve::table::{Backing, Want};
use answer::identity::{Compared, Grounds, Identified, Identity, Relation};
use draw::Axis;
use question::Workbench;
use rules::{Form, Outcome};
use std::sync::{Arc, Mutex, PoisonError};

/// Numbers of each coordinate that are compared, from 0.
const SIDE: u64 = 24;
/// Games of the catalogue on two numbers.
const CATALOGUE: [&str; 11] = [
    "wythoff",
    "euclid",
    "race piece=queen",
    "race piece=rook",
    "race piece=king",
    "race piece=knight",
    "turning-corners",
    "fibonacci-nim",
    "dynamic-nim k=2",
    "dynamic-nim k=3",
    "dynamic-nim k=4",
];

/// A game on two numbers below [`SIDE`], in rows: nim-values, and 0 where the player to move loses and 1 where that player wins;
/// nothing for those that no limit lets it have.
#[derive(Clone, Debug)]
struct Pairs {
    game: &'static str,
    values: Option<Vec<Option<i64>>>,
    outcomes: Option<Vec<Option<i64>>>,
}

/// The values of the positions with numbers below [`SIDE`], or who wins them, in rows; nothing where there is no position.
fn computed(variant: &Variant, want: Want, limits: &Limits) -> Option<Vec<Option<i64>>> {
    let axes = ["a", "b"].map(|name| Axis::range(name, 0, SIDE - 1));
    let table = crate::table::fill(variant, &axes, want, Backing::Memory, limits).ok()?;
    let value = |at: &[u64]| match want {
        Want::Values => table.value(at).and_then(|value| i64::try_from(value).ok()),
        Want::Outcomes => match table.outcome(at)? {
            Outcome::N => Some(1),
            Outcome::P => Some(0),
            Outcome::D => None,
        },
    };
    let all = (0..SIDE).flat_map(|a| (0..SIDE).map(move |b| [a, b]));
    let cell = |at: [u64; 2]| match variant.has_gaps() && variant.components_at(&at).is_none() {
        true => Some(None),
        false => value(&at).map(Some),
    };
    all.map(cell).collect()
}

/// All games, made once; fewer if a limit is reached first.
fn games(limits: &Limits) -> Arc<Vec<Pairs>> {
    static ALL: Mutex<Option<Arc<Vec<Pairs>>>> = Mutex::new(None);
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(all) = &*all {
        return all.clone();
    }
    let workbench = Workbench::new();
    let pairs = |game: &'static str| {
        let variant = listed(&workbench, game)?;
        let table = |want| computed(&variant, want, limits);
        Some(Pairs { game, values: table(Want::Values), outcomes: table(Want::Outcomes) })
    };
    let made = Arc::new(CATALOGUE.into_iter().filter_map(pairs).collect::<Vec<_>>());
    if limits.stopped().is_none() {
        *all = Some(made.clone());
    }
    made
}

/// The games on two numbers with these values, or with these outcomes: 1 where the player to move wins, and 0 elsewhere.
pub fn of_table(table: &Table, outcomes: bool, limits: &Limits) -> Identified {
    let given = table.points().len();
    let near = |point: &&Point| point.at.iter().all(|&number| number < SIDE);
    let near: Vec<Point> = table.points().iter().filter(near).cloned().collect();
    let count = near.len();
    let Ok(near) = Table::new(near) else { return Identified { given, ..Identified::default() } };
    if ::guess::surprise(None, &near) < BITS {
        return Identified { given, compared: Compared::Plain, ..Identified::default() };
    }
    let mut identities = Vec::new();
    for Pairs { game, values, outcomes: winners } in games(limits).iter() {
        let Some(theirs) = (if outcomes { winners } else { values }) else { continue };
        let agrees = |exchanged: bool| {
            near.points().iter().all(|Point { at, value }| {
                let (a, b) = if exchanged { (at[1], at[0]) } else { (at[0], at[1]) };
                theirs[(a * SIDE + b) as usize] == Some(*value)
            })
        };
        let Some(exchanged) = [false, true].into_iter().find(|&exchanged| agrees(exchanged)) else {
            continue;
        };
        let relation =
            if outcomes { Relation::Outcomes { exchanged } } else { Relation::Pairs { exchanged } };
        identities.push(Identity { game: (*game).into(), relation, grounds: Grounds::Values(count) });
    }
    if !outcomes {
        identities.extend(of_heaps(table, limits));
    }
    identities.truncate(LISTED);
    let compared = if limits.stopped().is_some() { Compared::Some } else { Compared::All };
    Identified { identities, given, compared }
}

/// Two heaps of a game, or of two games, if each value is the nim-sum of those on the axes.
fn of_heaps(table: &Table, limits: &Limits) -> Vec<Identity> {
    let axis = |place: usize| {
        let along = |n: u64| if place == 0 { table.get(&[n, 0]) } else { table.get(&[0, n]) };
        (0..=u64::MAX).map_while(along).collect::<Vec<i64>>()
    };
    let (first, second) = (axis(0), axis(1));
    let of = |axis: &[i64], n: u64| usize::try_from(n).ok().and_then(|n| axis.get(n)).copied();
    let adds = |Point { at, value }: &Point| {
        let parts = of(&first, at[0]).zip(of(&second, at[1]));
        parts.is_some_and(|(one, other)| one ^ other == *value)
    };
    if !table.points().iter().all(adds) {
        return Vec::new();
    }
    let plain = |identity: &Identity| identity.relation == Relation::Shifted(0);
    let named = |values: &[i64]| {
        let mut found = of_values(0, values, limits).identities;
        found.retain(plain);
        found
    };
    let (one, other) = (named(&first), named(&second));
    let grounds = Grounds::Values(table.points().len());
    let both: Vec<Identity> = one
        .iter()
        .filter(|identity| other.iter().any(|other| other.game == identity.game))
        .map(|identity| Identity { game: identity.game.clone(), relation: Relation::Heaps, grounds })
        .collect();
    if !both.is_empty() {
        return both;
    }
    let different = one.first().zip(other.first()).map(|(one, other)| Identity {
        game: format!("{} + {}", one.game, other.game),
        relation: Relation::Pairs { exchanged: false },
        grounds,
    });
    different.into_iter().collect()
}

/// The games with the values of a game on two numbers, or with its outcomes where it has no values.
pub(super) fn of_variant(variant: &Variant, limits: &Limits) -> Option<Identified> {
    if variant.form() != Form::Tuple(2) {
        return None;
    }
    let table = |want: Want| {
        let cells = computed(variant, want, limits)?;
        let all = (0..SIDE).flat_map(|a| (0..SIDE).map(move |b| vec![a, b]));
        let points = all.zip(cells).filter_map(|(at, value)| Some(Point { at, value: value? }));
        Table::new(points.collect()).ok()
    };
    let mut found = match table(Want::Values) {
        Some(values) => of_table(&values, false, limits),
        None => of_table(&table(Want::Outcomes)?, true, limits),
    };
    found.identities.retain(|identity| identity.game != variant.name());
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_game_has_outcomes_and_those_that_end_have_values() {
        for pairs in games(&Limits::none()).iter() {
            assert!(pairs.outcomes.is_some() || pairs.game.starts_with("race"), "{}", pairs.game);
            assert!(pairs.values.is_some() || pairs.game.starts_with("race"), "{}", pairs.game);
        }
        assert_eq!(games(&Limits::none()).len(), CATALOGUE.len());
    }
}
