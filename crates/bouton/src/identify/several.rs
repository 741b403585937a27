//! Several heaps of known games with the values, or the outcomes, of positions of as many numbers.

use super::candidates::{self, Candidate};
use super::{BITS, FIRST, LISTED, of_values as of_sequence};
use crate::table::fill;
use ::guess::{Point, Table};
use ::solve::Limits;
use answer::identity::{Compared, Grounds, Identified, Identity, Relation};
use draw::Axis;
use question::{Query, Workbench};
use rules::{Convention, Outcome};
use tables::{Backing, Table as Solved, Want};

/// Games of the catalogue on any number of heaps that no nim-sum of values decides.
const SUMS: [(&str, Convention); 3] =
    [("moore k=2", Convention::Normal), ("nim", Convention::Misere), ("moore k=2", Convention::Misere)];
/// Largest number of stones in a heap of these.
const LARGEST: u64 = 15;

/// Three heaps of known games with these values, or with these outcomes: 1 where the player to move wins, and 0 elsewhere.
pub(super) fn of_triples(table: &Table, outcomes: bool, limits: &Limits) -> Identified {
    let given = table.points().len();
    if ::guess::surprise(None, table) < BITS {
        return Identified { given, compared: Compared::Plain, ..Identified::default() };
    }
    let mut identities = if outcomes { of_outcomes(table, limits) } else { of_values(table, limits) };
    identities.truncate(LISTED);
    let compared = if limits.stopped().is_some() { Compared::Some } else { Compared::All };
    Identified { identities, given, compared }
}

/// Heaps of a game, or of different games, if each value is the nim-sum of those on the axes.
pub(super) fn of_values(table: &Table, limits: &Limits) -> Vec<Identity> {
    let count = table.arity();
    let axis = |place: usize| {
        let along = |n: u64| {
            let mut at = vec![0; count];
            at[place] = n;
            table.get(&at)
        };
        (0..=u64::MAX).map_while(along).collect::<Vec<i64>>()
    };
    let axes: Vec<Vec<i64>> = (0..count).map(axis).collect();
    let adds = |Point { at, value }: &Point| {
        let of = |(axis, &n): (&Vec<i64>, &u64)| axis.get(usize::try_from(n).ok()?).copied();
        let parts = axes.iter().zip(at).map(of);
        parts.into_iter().try_fold(0, |sum, part| Some(sum ^ part?)) == Some(*value)
    };
    if !table.points().iter().all(adds) {
        return Vec::new();
    }
    // The games, each with the number of values of the axis that were compared.
    let named = |values: &Vec<i64>| {
        let found = of_sequence(0, values, limits).identities.into_iter();
        let plain = found.filter(|identity| identity.relation == Relation::Shifted(0));
        let compared = |identity: Identity| match identity.grounds {
            Grounds::Values(compared) => Some((identity.game, compared as u64)),
            Grounds::Moves | Grounds::Cousins => None,
        };
        plain.filter_map(compared).collect::<Vec<(String, u64)>>()
    };
    let named: Vec<Vec<(String, u64)>> = axes.iter().map(named).collect();
    // A game of which few values are known says nothing about larger heaps.
    let grounds = |bounds: &[u64]| {
        let within = |point: &&Point| point.at.iter().zip(bounds).all(|(number, bound)| number < bound);
        Grounds::Values(table.points().iter().filter(within).count())
    };
    let Some((first, others)) = named.split_first() else { return Vec::new() };
    let same = |(game, bound): &(String, u64)| {
        let of = |other: &Vec<(String, u64)>| {
            other.iter().find(|(other, _)| other == game).map(|(_, bound)| *bound)
        };
        let mut bounds = vec![*bound];
        bounds.extend(others.iter().map(of).collect::<Option<Vec<u64>>>()?);
        let relation = Relation::Heaps { count };
        Some(Identity { game: game.clone(), relation, grounds: grounds(&bounds) })
    };
    let alike: Vec<Identity> = first.iter().filter_map(same).collect();
    if !alike.is_empty() {
        return alike;
    }
    let each: Option<Vec<&(String, u64)>> = named.iter().map(|games| games.first()).collect();
    let different = each.map(|each| {
        let bounds: Vec<u64> = each.iter().map(|(_, bound)| *bound).collect();
        let games: Vec<&str> = each.iter().map(|(game, _)| game.as_str()).collect();
        let relation = Relation::Pairs { exchanged: false };
        Identity { game: games.join(" + "), relation, grounds: grounds(&bounds) }
    });
    different.into_iter().collect()
}

/// Heaps of a game of which those with nim-sum 0 are lost, and sums of the catalogue.
fn of_outcomes(table: &Table, limits: &Limits) -> Vec<Identity> {
    let count = table.arity();
    let identity = |game: &str, convention: Convention, compared: usize| Identity {
        game: game.into(),
        relation: Relation::HeapOutcomes { count, misere: convention == Convention::Misere },
        grounds: Grounds::Values(compared),
    };
    let workbench = Workbench::new();
    let mut named = Vec::new();
    for candidate in candidates::all(&workbench, FIRST, limits).iter() {
        if agrees(candidate, table) {
            named.push((candidate.rank(Relation::Shifted(0)), candidate.game.clone()));
        }
    }
    named.sort();
    // Games without a name that agree in the same way are known by the first of them.
    let mut found: Vec<Identity> = named
        .iter()
        .enumerate()
        .filter(|(place, (_, game))| *place == 0 || Candidate::has_name(game))
        .map(|(_, (_, game))| identity(game, Convention::Normal, table.points().len()))
        .collect();
    let small = |point: &&Point| point.at.iter().all(|&number| number <= LARGEST);
    let points: Vec<&Point> = table.points().iter().filter(small).collect();
    for (game, convention) in SUMS {
        let Some(theirs) = outcomes_of(&workbench, (game, convention), (count, LARGEST), limits) else {
            continue;
        };
        let same = |point: &&Point| {
            theirs.outcome(&point.at) == Some(if point.value == 0 { Outcome::P } else { Outcome::N })
        };
        if points.iter().all(same) {
            found.push(identity(game, convention, points.len()));
        }
    }
    found
}

/// Who wins sums of some heaps of a game, each up to a size.
fn outcomes_of(
    workbench: &Workbench,
    (game, convention): (&str, Convention),
    (count, largest): (usize, u64),
    limits: &Limits,
) -> Option<Solved> {
    let variant = workbench.variant(&Query::read(game).ok()?, Some(convention)).ok()?;
    let axes: Vec<Axis> = (0..count).map(|_| Axis::range("n", 0, largest)).collect();
    fill(&variant, &axes, Want::Outcomes, Backing::Memory, limits).ok()
}

/// Returns `true` if the lost positions are those where the nim-sum of the values of a game is 0.
fn agrees(candidate: &Candidate, table: &Table) -> bool {
    let sum = |at: &[u64]| {
        let value = |&n: &u64| candidate.values.get(usize::try_from(n).ok()?).copied();
        at.iter().try_fold(0, |sum, n| Some(sum ^ value(n)?))
    };
    table.points().iter().all(|point| sum(&point.at).is_some_and(|sum| (sum == 0) == (point.value == 0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_sum_has_outcomes() {
        let workbench = Workbench::new();
        for sum in SUMS {
            assert!(outcomes_of(&workbench, sum, (3, 2), &Limits::none()).is_some(), "{}", sum.0);
        }
    }
}
