//! A single token on each vertex of a directed graph: who wins, and the nim-values if play ends.

use rules::{Convention, Outcome};
use std::collections::{BTreeMap, BTreeSet};

/// Results for single tokens.
pub(super) struct Alone {
    /// The outcome.
    pub(super) outcomes: BTreeMap<u64, Outcome>,
    /// Nim-values, if all vertices have one and they decide.
    pub(super) values: Option<BTreeMap<u64, u64>>,
}

impl Alone {
    /// From the ends backwards: a vertex is decided once a move to a lost one is known, or all moves are to won ones.
    pub(super) fn new(
        edges: &BTreeSet<(u64, u64)>,
        more: impl Iterator<Item = u64>,
        convention: Convention,
    ) -> Alone {
        let mut next: BTreeMap<u64, Vec<u64>> = more.map(|vertex| (vertex, vec![])).collect();
        let mut before: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for &(from, to) in edges {
            next.entry(to).or_default();
            next.entry(from).or_default().push(to);
            before.entry(to).or_default().push(from);
        }
        let mut left: BTreeMap<u64, usize> = next.iter().map(|(&vertex, to)| (vertex, to.len())).collect();
        let ends: Vec<u64> =
            left.iter().filter(|(_, count)| **count == 0).map(|(&vertex, _)| vertex).collect();
        let stuck = if convention == Convention::Misere { Outcome::N } else { Outcome::P };
        let mut outcomes: BTreeMap<u64, Outcome> = ends.iter().map(|&vertex| (vertex, stuck)).collect();
        let mut open = ends.clone();
        let mut waiting = left.clone();
        while let Some(vertex) = open.pop() {
            let outcome = outcomes.get(&vertex).copied();
            for &from in before.get(&vertex).into_iter().flatten() {
                if outcomes.contains_key(&from) {
                    continue;
                }
                let count = waiting.entry(from).or_default();
                *count = count.saturating_sub(1);
                let found = match outcome {
                    Some(Outcome::P) => Outcome::N,
                    _ if *count == 0 => Outcome::P,
                    _ => continue,
                };
                outcomes.insert(from, found);
                open.push(from);
            }
        }
        let mut values = BTreeMap::new();
        let mut open = ends;
        while let Some(vertex) = open.pop() {
            let seen: BTreeSet<u64> =
                next.get(&vertex).into_iter().flatten().filter_map(|to| values.get(to).copied()).collect();
            let least = (0..).zip(&seen).take_while(|(value, seen)| value == *seen).count() as u64;
            values.insert(vertex, least);
            for from in before.get(&vertex).into_iter().flatten() {
                let count = left.entry(*from).or_default();
                *count = count.saturating_sub(1);
                if *count == 0 {
                    open.push(*from);
                }
            }
        }
        let whole = values.len() == next.len() && convention == Convention::Normal;
        for &vertex in next.keys() {
            outcomes.entry(vertex).or_insert(Outcome::D);
        }
        Alone { outcomes, values: whole.then_some(values) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_as_graphs_have_their_values_and_circles_draw() {
        // A heap of n stones from which one may take 1 or 2: n mod 3.
        let edges: BTreeSet<(u64, u64)> =
            (1..9).flat_map(|n: u64| [1, 2].map(|take| (n, n.saturating_sub(take)))).collect();
        let alone = Alone::new(&edges, std::iter::once(40), Convention::Normal);
        let values = alone.values.expect("play ends");
        assert!((0..9).all(|n| values.get(&n) == Some(&(n % 3))));
        assert_eq!((values.get(&40), alone.outcomes.get(&40)), (Some(&0), Some(&Outcome::P)));
        let misere = Alone::new(&edges, std::iter::empty(), Convention::Misere);
        assert!((0..9).all(|n| (misere.outcomes.get(&n) == Some(&Outcome::P)) == (n % 3 == 1)));
        let circle = BTreeSet::from([(0, 1), (1, 0), (1, 2), (3, 3), (4, 1)]);
        let alone = Alone::new(&circle, std::iter::empty(), Convention::Normal);
        let told: Vec<Outcome> = alone.outcomes.values().copied().collect();
        // 1 wins by going to 2, so whoever has to go there loses; nobody gets away from 3.
        assert_eq!(told, [Outcome::P, Outcome::N, Outcome::P, Outcome::D, Outcome::P]);
        assert!(alone.values.is_none());
    }
}
