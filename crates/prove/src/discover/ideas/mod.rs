//! Conditions for claims, one kind per file.

mod digits;
mod floors;
pub(crate) mod folds;
mod nimsums;
mod order;
mod residues;
pub(crate) mod sturmian;

use super::atoms::Atoms;
use super::naming::Naming;

/// All conditions worth trying on positions with this many places, or with any number if none is given.
pub(crate) fn gather(atoms: &mut Atoms, naming: &Naming, places: Option<usize>) {
    folds::gather(atoms, naming);
    let Some(places) = places else { return };
    let terms: Vec<String> = (0..places).filter_map(|place| naming.place(place)).collect();
    if terms.len() == places {
        order::gather(atoms, &terms);
        nimsums::gather(atoms, &terms);
        residues::gather(atoms, &terms);
        floors::gather(atoms, &terms, naming.bound());
        digits::gather(atoms, &terms);
    }
}

/// All pairs of different places.
fn pairs(places: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..places).flat_map(move |a| (0..places).filter(move |&b| a != b).map(move |b| (a, b)))
}

/// Sets of at least `least` of the first places, as lists; smaller sets first.
pub(crate) fn sets(places: usize, least: usize) -> Vec<Vec<usize>> {
    let places = places.min(6);
    let mut sets: Vec<Vec<usize>> = (0u32..1 << places)
        .filter(|set| set.count_ones() as usize >= least)
        .map(|set| (0..places).filter(|place| set >> place & 1 == 1).collect())
        .collect();
    sets.sort_by_key(|set| (set.len(), set.clone()));
    sets
}

/// `a + b + c`
fn sum(terms: &[String], set: &[usize]) -> String {
    joined(terms, set, " + ")
}

fn joined(terms: &[String], set: &[usize], sign: &str) -> String {
    set.iter().map(|&place| terms[place].as_str()).collect::<Vec<_>>().join(sign)
}
