//! Hackenbush on trees, written by the parents of the vertices.

use crate::Unplayable;
use crate::drawing;
use dashu_int::UBig;
use rules::{Argument, NativeMoves, Objection, Options, Trouble};
use std::sync::Arc;

/// Moves of the game. A component is a row: the parents of the vertices 1, 2, 3, …; 0 is the ground.
struct Tree;

/// Moves of the game, which has no parameters.
pub(super) fn moves(_: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    Ok(Arc::new(Tree))
}

impl NativeMoves for Tree {
    /// Parents have to be vertices, and every vertex has to be connected to the ground.
    fn read(&self, at: Vec<UBig>) -> Result<Vec<UBig>, Objection> {
        let parents: Option<Vec<usize>> = at
            .iter()
            .map(|parent| usize::try_from(parent).ok().filter(|&parent| parent <= at.len()))
            .collect();
        let Some(parents) = parents else {
            return Err(Unplayable::UnknownParent { last: at.len() }.into());
        };
        match circle(&parents) {
            None => Ok(at),
            Some(vertex) => Err(Unplayable::Circle { vertex }.into()),
        }
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let parents: Vec<usize> =
            at.iter().map(|&parent| usize::try_from(parent).unwrap_or(usize::MAX)).collect();
        if parents.iter().any(|&parent| parent > parents.len()) || circle(&parents).is_some() {
            return Err(Trouble::WrongForm);
        }
        for cut in 1..=parents.len() {
            cut_above(&parents, cut).into_iter().for_each(|parent| options.push_word(parent as u64));
            options.end_component();
            options.end_option();
        }
        Ok(())
    }

    /// Every move removes an edge.
    fn terminates(&self) -> bool {
        true
    }

    fn draw(&self, at: &[UBig]) -> Option<String> {
        let parent = |parent: &UBig| u64::try_from(parent).ok();
        let edge = |(vertex, at): (u64, &UBig)| Some((parent(at)?, vertex));
        drawing::tree(&(1..).zip(at).map(edge).collect::<Option<Vec<_>>>()?)
    }

    fn describe(&self, before: &[UBig], after: &[Vec<UBig>]) -> Option<String> {
        let [after] = after else { return None };
        let words = |row: &[UBig]| -> Option<Vec<usize>> {
            row.iter().map(|natural| usize::try_from(natural).ok()).collect()
        };
        let (before, after) = (words(before)?, words(after)?);
        let gone = before.len().checked_sub(after.len())?;
        // The number of vertices above the cut is the number of those gone, including the one right above it.
        let above = above(&before);
        let cut = (1..=before.len()).find(|&cut| above[cut] == gone && cut_above(&before, cut) == after)?;
        let parent = before.get(cut - 1)?;
        Some(format!("✂ {parent}-{cut}"))
    }
}

/// A vertex that is not connected to the ground.
fn circle(parents: &[usize]) -> Option<usize> {
    // 0: not seen; otherwise the walk that saw it first; `usize::MAX`: known to be connected to the ground.
    let mut seen = vec![0usize; parents.len() + 1];
    seen[0] = usize::MAX;
    for start in 1..=parents.len() {
        let mut at = start;
        while seen[at] == 0 {
            seen[at] = start;
            at = parents[at - 1];
        }
        if seen[at] == start {
            return Some(start);
        }
        let mut at = start;
        while seen[at] != usize::MAX {
            seen[at] = usize::MAX;
            at = parents[at - 1];
        }
    }
    None
}

/// Number of vertices above each, including itself; all vertices are connected to the ground.
fn above(parents: &[usize]) -> Vec<usize> {
    let mut waits = vec![0usize; parents.len() + 1];
    parents.iter().for_each(|&parent| waits[parent] += 1);
    let mut above = vec![1usize; parents.len() + 1];
    let mut open: Vec<usize> = (1..=parents.len()).filter(|&vertex| waits[vertex] == 0).collect();
    while let Some(vertex) = open.pop() {
        let parent = parents[vertex - 1];
        above[parent] += above[vertex];
        waits[parent] -= 1;
        if waits[parent] == 0 && parent != 0 {
            open.push(parent);
        }
    }
    above
}

/// The tree after the edge below a vertex is cut: the other vertices, renumbered in order.
pub(crate) fn cut_above(parents: &[usize], cut: usize) -> Vec<usize> {
    // 1: gone, 2: stays.
    let mut fate = vec![0u8; parents.len() + 1];
    (fate[0], fate[cut]) = (2, 1);
    for start in 1..=parents.len() {
        let mut at = start;
        while fate[at] == 0 {
            at = parents[at - 1];
        }
        let known = fate[at];
        let mut at = start;
        while fate[at] == 0 {
            fate[at] = known;
            at = parents[at - 1];
        }
    }
    let mut number = vec![0usize; parents.len() + 1];
    let mut next = 0;
    for vertex in (1..=parents.len()).filter(|&vertex| fate[vertex] == 2) {
        next += 1;
        number[vertex] = next;
    }
    let stays = (1..=parents.len()).filter(|&vertex| fate[vertex] == 2);
    stays.map(|vertex| number[parents[vertex - 1]]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_told_by_a_cut_that_leaves_it() {
        // Every list of five parents.
        for number in 0..6usize.pow(5) {
            let parents: Vec<usize> = (0..5u32).map(|place| number / 6usize.pow(place) % 6).collect();
            if circle(&parents).is_some() {
                continue;
            }
            let big = |row: &[usize]| -> Vec<UBig> { row.iter().map(|&parent| parent.into()).collect() };
            for cut in 1..=parents.len() {
                let left = cut_above(&parents, cut);
                let said = Tree.describe(&big(&parents), &[big(&left)]).expect("a cut");
                let vertex: usize =
                    said.rsplit('-').next().and_then(|end| end.parse().ok()).expect("a vertex");
                assert!(vertex <= cut, "the first of those that leave the same");
                assert_eq!(said, format!("✂ {}-{vertex}", parents[vertex - 1]));
                assert_eq!(cut_above(&parents, vertex), left, "{said} of {parents:?}");
            }
        }
    }
}
