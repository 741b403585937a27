//! Known games with the values, or the outcomes, of positions of two numbers.
//!
//! A table of values is compared with the games of the catalogue on two numbers, in both orders of these, and with two heaps
//! of a game, or of two: their value is the nim-sum of those of the heaps, which the axes show.

use super::candidates::listed;
use super::{BITS, LISTED, several};
use crate::{Variant, patterns};
use ::guess::{Point, Table};
use ::solve::Limits;
use answer::discover::Goal;
use answer::identity::{Compared, Grounds, Identified, Identity, Relation};
use question::Workbench;
use rules::Form;
use std::sync::{Arc, Mutex, PoisonError};

/// Numbers of each coordinate that are compared, from 0.
const SIDE: u64 = 24;
/// Games of the catalogue on two numbers. The races have outcomes alone, since a piece may get stuck for a draw: a knight does.
const CATALOGUE: [&str; 10] = [
    "wythoff",
    "euclid",
    "race piece=queen",
    "race piece=rook",
    "race piece=king",
    "turning-corners",
    "fibonacci-nim",
    "dynamic-nim k=2",
    "dynamic-nim k=3",
    "dynamic-nim k=4",
];

/// A game on two numbers, and its positions with numbers below [`SIDE`].
#[derive(Clone, Debug)]
struct Pairs {
    game: &'static str,
    /// Nim-values.
    values: Option<Table>,
    /// 0 where the player to move loses, and 1 where that player wins.
    outcomes: Option<Table>,
}

/// The values of the positions with numbers below [`SIDE`], or who wins them; nothing where one has none, or no winner.
fn computed(variant: &Variant, goal: Goal, limits: &Limits) -> Option<Table> {
    Some(patterns::data(variant, goal, Some(SIDE - 1), limits)?.table)
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
        let table = |goal| computed(&variant, goal, limits);
        Some(Pairs { game, values: table(Goal::Values), outcomes: table(Goal::Outcomes) })
    };
    let made = Arc::new(CATALOGUE.into_iter().filter_map(pairs).collect::<Vec<_>>());
    if limits.stopped().is_none() {
        *all = Some(made.clone());
    }
    made
}

/// The games with these values, or these outcomes, of positions of two or three numbers; nothing for others.
pub(super) fn of_several(table: &Table, outcomes: bool, limits: &Limits) -> Option<Identified> {
    match table.arity() {
        2 => Some(of_table(table, outcomes, limits)),
        3 => Some(several::of_triples(table, outcomes, limits)),
        _ => None,
    }
}

/// The games on two numbers with these values, or with these outcomes: 1 where the player to move wins, and 0 elsewhere.
fn of_table(table: &Table, outcomes: bool, limits: &Limits) -> Identified {
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
                theirs.get(&[a, b]) == Some(*value)
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
        identities.extend(several::of_values(table, limits));
    }
    identities.truncate(LISTED);
    let compared = if limits.stopped().is_some() { Compared::Some } else { Compared::All };
    Identified { identities, given, compared }
}

/// The games with the values of a game on two or three numbers, or with its outcomes where it has no values.
pub(super) fn of_variant(variant: &Variant, limits: &Limits) -> Option<Identified> {
    if !matches!(variant.form(), Form::Tuple(2 | 3)) {
        return None;
    }
    let mut found = match computed(variant, Goal::Values, limits) {
        Some(values) => of_several(&values, false, limits)?,
        None => of_several(&computed(variant, Goal::Outcomes, limits)?, true, limits)?,
    };
    found.identities.retain(|identity| identity.game != variant.name());
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_game_has_outcomes_and_all_but_races_have_values() {
        for pairs in games(&Limits::none()).iter() {
            assert!(pairs.outcomes.is_some(), "{}", pairs.game);
            assert_eq!(pairs.values.is_some(), !pairs.game.starts_with("race"), "{}", pairs.game);
        }
        assert_eq!(games(&Limits::none()).len(), CATALOGUE.len());
    }
}
