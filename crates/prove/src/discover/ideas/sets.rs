//! Sets of places that conditions are about.

/// All pairs of different places.
pub(super) fn pairs(places: usize) -> impl Iterator<Item = (usize, usize)> {
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
pub(super) fn sum(terms: &[String], set: &[usize]) -> String {
    joined(terms, set, " + ")
}

pub(super) fn joined(terms: &[String], set: &[usize], sign: &str) -> String {
    set.iter().map(|&place| terms[place].as_str()).collect::<Vec<_>>().join(sign)
}
