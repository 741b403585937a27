//! Length of play in small ordinary sums, without a graph.
//!
//! * Problem: the remoteness of a sum in which a player moves in one component at a time, no component splits, no end is
//!   declared, and play ends; [`analyse`](super::analyse) finds the same.
//! * Theorem: backward induction. The loser lasts one move longer than the slowest option, the winner needs one move more than
//!   the quickest lost option; a stuck position has remoteness 0. The parity decides who wins.
//! * Method: the positions reachable from each component are numbered so that moves go down; sums are the cells of a box, and
//!   options are strides away.
//! * Cost: about a nanosecond for each sum and move.

use super::numbered::{Numbered, ordinary};
use crate::pool::Component;
use crate::{Game, Verdict};

/// The remoteness; `None` if this method does not apply, or would visit more than `most` sums and moves.
pub fn remoteness(games: &[&dyn Game], sum: &[Component], most: u64) -> Option<u64> {
    let stuck = ordinary(games)?;
    let mut found: Vec<(&Component, Numbered)> = vec![];
    let mut parts: Vec<usize> = vec![];
    let (mut sums, mut moves) = (1u64, 0u64);
    for component in sum {
        let known = found.iter().position(|(other, _)| *other == component);
        let place = known.unwrap_or(found.len());
        if known.is_none() {
            let mut reachable = Numbered::default();
            reachable.number(*games.get(component.game)?, &component.words, most)?;
            found.push((component, reachable));
        }
        let reachable = &found[place].1;
        sums = sums.checked_mul(reachable.options.len() as u64)?;
        moves += reachable.options.iter().map(Vec::len).max().unwrap_or(0) as u64;
        parts.push(place);
    }
    let reachable: Vec<&Numbered> = parts.iter().map(|&place| &found[place].1).collect();
    (sums.checked_mul(moves + 1)? <= most).then(|| box_of(&reachable, sums as usize, stuck == Verdict::Won))
}

/// The remoteness of the last sum of the box. Who is stuck wins under misère play.
fn box_of(reachable: &[&Numbered], sums: usize, misere: bool) -> u64 {
    let mut strides = vec![1; reachable.len()];
    for place in (1..reachable.len()).rev() {
        strides[place - 1] = strides[place] * reachable[place].options.len();
    }
    let mut at = vec![0; reachable.len()];
    let mut all: Vec<u32> = Vec::with_capacity(sums);
    for index in 0..sums {
        // The quickest lost option, and the slowest won one.
        let (mut quickest, mut slowest) = (u32::MAX, None);
        for ((reachable, &here), &stride) in reachable.iter().zip(&at).zip(&strides) {
            for &to in &reachable.options[here] {
                let lasts = all[index - (here - to as usize) * stride];
                if lasts.is_multiple_of(2) != misere {
                    quickest = quickest.min(lasts);
                } else {
                    slowest = slowest.max(Some(lasts));
                }
            }
        }
        all.push(match (quickest, slowest) {
            (u32::MAX, None) => 0,
            (u32::MAX, Some(slowest)) => slowest + 1,
            (quickest, _) => quickest + 1,
        });
        for (here, reachable) in at.iter_mut().zip(reachable).rev() {
            *here += 1;
            if *here < reachable.options.len() {
                break;
            }
            *here = 0;
        }
    }
    all.last().copied().unwrap_or(0).into()
}
