//! Circles of rooms that use each other.

use std::collections::{BTreeMap, BTreeSet};

/// Rooms, and those that each uses.
pub(super) type Uses<R> = BTreeMap<R, BTreeSet<R>>;

/// Strongly connected components of more than one room, largest first. Rooms are few: quadratic at worst.
pub(super) fn circles<R: Ord + Clone>(uses: &Uses<R>) -> Vec<Vec<R>> {
    let mut found = Vec::new();
    let mut placed = BTreeSet::new();
    let back = reversed(uses);
    for room in uses.keys() {
        if placed.contains(room) {
            continue;
        }
        let ahead = reached(uses, room);
        let circle: Vec<R> = reached(&back, room).intersection(&ahead).cloned().collect();
        placed.extend(circle.iter().cloned());
        if circle.len() > 1 {
            found.push(circle);
        }
    }
    found.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    found
}

fn reversed<R: Ord + Clone>(uses: &Uses<R>) -> Uses<R> {
    let mut back: Uses<R> = uses.keys().map(|room| (room.clone(), BTreeSet::new())).collect();
    for (from, to) in uses.iter().flat_map(|(from, all)| all.iter().map(move |to| (from, to))) {
        back.entry(to.clone()).or_default().insert(from.clone());
    }
    back
}

/// The room itself and all rooms reachable from it.
fn reached<R: Ord + Clone>(uses: &Uses<R>, from: &R) -> BTreeSet<R> {
    let mut seen = BTreeSet::from([from.clone()]);
    let mut open = vec![from.clone()];
    while let Some(room) = open.pop() {
        for next in uses.get(&room).into_iter().flatten() {
            if seen.insert(next.clone()) {
                open.push(next.clone());
            }
        }
    }
    seen
}
