//! Length of play in small ordinary sums, without a graph.
//!
//! * Problem: the remoteness of a sum in which a player moves in one component at a time, no component splits, no end is
//!   declared, and play ends; [`analyse`](super::analyse) finds the same.
//! * Theorem: backward induction. The loser lasts one move longer than the slowest option, the winner needs one move more than
//!   the quickest lost option; a stuck position has remoteness 0. The parity decides who wins.
//! * Method: the positions reachable from each component are numbered so that moves go down; sums are the cells of a box, and
//!   options are strides away.
//! * Cost: about a nanosecond for each sum and move.

use crate::pool::Component;
use crate::{Game, Options, Refusal, Verdict};
use rustc_hash::FxHashMap;

/// The remoteness; `None` if this method does not apply, or would visit more than `most` sums and moves.
pub fn remoteness(games: &[&dyn Game], sum: &[Component], most: u64) -> Option<u64> {
    let stuck = games.first()?.stuck();
    let ordinary = |game: &&dyn Game| {
        game.reach() == 1 && !game.has_ends() && game.terminates() && game.stuck() == stuck
    };
    if stuck == Verdict::Draw || !games.iter().all(ordinary) {
        return None;
    }
    let mut found: Vec<(&Component, Reachable)> = vec![];
    let mut parts: Vec<usize> = vec![];
    let (mut sums, mut moves) = (1u64, 0u64);
    for component in sum {
        let known = found.iter().position(|(other, _)| *other == component);
        let place = known.unwrap_or(found.len());
        if known.is_none() {
            found.push((component, Reachable::of(*games.get(component.game)?, &component.words, most)?));
        }
        let reachable = &found[place].1;
        sums = sums.checked_mul(reachable.options.len() as u64)?;
        moves += reachable.most;
        parts.push(place);
    }
    let reachable: Vec<&Reachable> = parts.iter().map(|&place| &found[place].1).collect();
    (sums.checked_mul(moves + 1)? <= most).then(|| box_of(&reachable, sums as usize, stuck == Verdict::Won))
}

/// Positions reachable from a component: for each, the numbers of its options, all of them smaller.
struct Reachable {
    options: Vec<Vec<u32>>,
    /// Maximal number of moves of a position.
    most: u64,
}

impl Reachable {
    fn of(game: &dyn Game, words: &[u64], most: u64) -> Option<Reachable> {
        let mut numbers: FxHashMap<Vec<u64>, Option<u32>> = FxHashMap::default();
        let mut reachable = Reachable { options: vec![], most: 0 };
        let mut work = 0;
        // A component is numbered when all that can be reached from it has been.
        let mut path: Vec<(Vec<u64>, Vec<Vec<u64>>, usize)> = vec![];
        let mut listed = Options::new();
        let mut open = |words: &[u64]| -> Result<Option<Vec<Vec<u64>>>, Refusal> {
            listed.clear();
            game.options(words, &mut listed)?;
            work += 1 + listed.words() as u64;
            let one = |option: rules::OptionView<'_>| match option.components().len() {
                1 => option.components().next().map(<[u64]>::to_vec),
                _ => None,
            };
            Ok(listed.iter().map(one).collect::<Option<Vec<_>>>().filter(|_| work <= most))
        };
        numbers.insert(words.to_vec(), None);
        path.push((words.to_vec(), open(words).ok()??, 0));
        while let Some((words, options, next)) = path.last_mut() {
            let Some(option) = options.get(*next) else {
                let to = |option: &Vec<u64>| numbers.get(option).copied().flatten();
                let mut targets: Vec<u32> = options.iter().map(to).collect::<Option<_>>()?;
                reachable.most = reachable.most.max(targets.len() as u64);
                targets.sort_unstable();
                targets.dedup();
                let number = u32::try_from(reachable.options.len()).ok()?;
                reachable.options.push(targets);
                numbers.insert(std::mem::take(words), Some(number));
                path.pop();
                continue;
            };
            *next += 1;
            match numbers.get(option) {
                Some(Some(_)) => {}
                // It lies on the path: play does not end after all.
                Some(None) => return None,
                None => {
                    let option = option.clone();
                    numbers.insert(option.clone(), None);
                    let options = open(&option).ok()??;
                    path.push((option, options, 0));
                }
            }
        }
        Some(reachable)
    }
}

/// The remoteness of the last sum of the box. Who is stuck wins under misère play.
fn box_of(reachable: &[&Reachable], sums: usize, misere: bool) -> u64 {
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
