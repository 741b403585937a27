//! Length of play in sums of one game, remembered from question to question.
//!
//! * Problem, theorem: those of [`remoteness`](super::remoteness), for components of one game.
//! * Method: sums whose options are known give their own; a sum of many questions is computed once, whatever the order of its
//!   components.
//! * Cost: some ten nanoseconds for each new sum and move, and as much for a known sum.

use super::numbered::{Numbered, ordinary};
use crate::pool::Component;
use crate::{Game, Verdict};
use rustc_hash::FxHashMap;

/// Lengths of play in sums of a game whose parameters and convention never change.
#[derive(Default)]
pub struct Lengths {
    numbered: Numbered,
    /// By the numbers of the components that have moves, ascending.
    sums: FxHashMap<Box<[u32]>, u32>,
}

impl Lengths {
    /// The remoteness of a sum; `None` if this method does not apply, or would look at more than `most` new moves.
    pub fn remoteness(&mut self, game: &dyn Game, sum: &[Component], most: u64) -> Option<u64> {
        let stuck = ordinary(&[game])?;
        let mut numbers = Vec::with_capacity(sum.len());
        for component in sum {
            let number = self.numbered.number(game, &component.words, most)?;
            if !self.numbered.options[number as usize].is_empty() {
                numbers.push(number);
            }
        }
        numbers.sort_unstable();
        if let Some(&known) = self.sums.get(&*numbers) {
            return Some(known.into());
        }
        self.compute(numbers, stuck == Verdict::Won, most).map(u64::from)
    }

    /// Number of sums and components known.
    pub fn known(&self) -> usize {
        self.sums.len() + self.numbered.options.len()
    }

    /// Computes a sum after its options. Who is stuck wins under misère play.
    fn compute(&mut self, sum: Vec<u32>, misere: bool, most: u64) -> Option<u32> {
        let mut waiting = vec![sum];
        let mut work = 0;
        let mut last = None;
        let mut option = Vec::new();
        while let Some(sum) = waiting.pop() {
            if self.sums.contains_key(&*sum) {
                continue;
            }
            let depth = waiting.len();
            // The quickest lost option, and the slowest won one.
            let (mut quickest, mut slowest) = (u32::MAX, None);
            for (place, &number) in sum.iter().enumerate() {
                if place > 0 && sum[place - 1] == number {
                    continue;
                }
                for &to in &self.numbered.options[number as usize] {
                    self.without(&sum, place, to, &mut option);
                    match self.sums.get(&*option) {
                        Some(&lasts) if lasts.is_multiple_of(2) != misere => quickest = quickest.min(lasts),
                        Some(&lasts) => slowest = slowest.max(Some(lasts)),
                        None => waiting.push(option.clone()),
                    }
                }
                work += self.numbered.options[number as usize].len() as u64;
            }
            if work > most {
                return None;
            }
            if waiting.len() > depth {
                waiting.insert(depth, sum);
                continue;
            }
            let lasts = match (quickest, slowest) {
                (u32::MAX, None) => 0,
                (u32::MAX, Some(slowest)) => slowest + 1,
                (quickest, _) => quickest + 1,
            };
            self.sums.insert(sum.into(), lasts);
            last = Some(lasts);
        }
        last
    }

    /// The sum in which the component at a place has become another.
    fn without(&self, sum: &[u32], place: usize, to: u32, option: &mut Vec<u32>) {
        option.clear();
        option.extend_from_slice(&sum[..place]);
        option.extend_from_slice(&sum[place + 1..]);
        if !self.numbered.options[to as usize].is_empty() {
            let at = option.partition_point(|&other| other < to);
            option.insert(at, to);
        }
    }
}
