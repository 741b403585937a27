//! Lost pairs beyond a box, where they go on as in Wythoff's game: each number is in one pair, and each difference belongs
//! to one, from some pairs at the beginning on.
//!
//! So the next pair has the least number that is in none, and the least difference with which the other number is in none
//! either. Nothing is believed of that: it is compared with the box, and what is learned from it is proved.

use super::oracle::Label;
use super::sample::Sample;
use rules::Outcome;
use std::collections::HashSet;

/// Numbers beyond the box are less than this.
const SIDE: u64 = 1 << 14;
/// Least side of a box from which pairs are continued.
const LEAST: u64 = 64;
/// Share of the numbers of the box whose pairs are taken as they are.
const GIVEN: u64 = 4;

/// Lost pairs, in both orders.
#[derive(Clone, Debug)]
pub(super) struct Beyond {
    /// All numbers are less than this.
    pub(super) side: u64,
    members: HashSet<(u64, u64)>,
    /// The same, by their lesser number.
    pub(super) pairs: Vec<[u64; 2]>,
}

/// A set of numbers, and the least that is not in it.
#[derive(Default)]
struct Taken {
    numbers: HashSet<u64>,
    least: u64,
}

impl Taken {
    fn take(&mut self, number: u64) {
        self.numbers.insert(number);
        while self.numbers.contains(&self.least) {
            self.least += 1;
        }
    }
}

impl Beyond {
    /// The lost pairs of a box and beyond, if those in the box go on so.
    pub(super) fn of(sample: &Sample) -> Option<Beyond> {
        if sample.places != 2 || sample.side < LEAST {
            return None;
        }
        let is_lost = |label: Label| label == Label::Outcome(Outcome::P);
        let given = sample.outwards().take_while(|(at, _)| at.iter().all(|&it| it < sample.side / GIVEN));
        let given = given.filter(|(at, label)| is_lost(*label) && at.is_sorted());
        let mut pairs: Vec<[u64; 2]> = given.map(|(at, _)| [at[0], at[1]]).collect();
        let mut numbers = Taken::default();
        let mut gaps = Taken::default();
        for [a, b] in &pairs {
            [*a, *b].into_iter().for_each(|number| numbers.take(number));
            gaps.take(b - a);
        }
        let mut members = HashSet::new();
        for side in [sample.side, SIDE] {
            while numbers.least < side {
                let first = numbers.least;
                let free =
                    |gap: &u64| !gaps.numbers.contains(gap) && !numbers.numbers.contains(&(first + gap));
                let gap = (gaps.least..).find(free)?;
                pairs.push([first, first + gap]);
                [first, first + gap].into_iter().for_each(|number| numbers.take(number));
                gaps.take(gap);
            }
            members = pairs.iter().flat_map(|&[a, b]| [(a, b), (b, a)]).collect();
            let right = |(at, label): (Vec<u64>, Label)| members.contains(&(at[0], at[1])) == is_lost(label);
            if side == sample.side && !sample.each().all(right) {
                return None;
            }
        }
        pairs.retain(|pair| pair[1] < SIDE);
        Some(Beyond { side: SIDE, members, pairs })
    }

    pub(super) fn contains(&self, at: &[u64]) -> bool {
        self.members.contains(&(at[0], at[1]))
    }
}

#[cfg(test)]
mod tests {
    use super::super::oracle::{Goal, Oracle, Silence};
    use super::*;

    /// Two heaps: any number from one of them, and, with `both`, as many from both. Where their sum is at most a
    /// number, the player to move has lost.
    struct Heaps {
        both: bool,
        most: u64,
    }

    impl Heaps {
        fn lost(&self, side: usize) -> Vec<Vec<bool>> {
            let mut lost = vec![vec![false; side]; side];
            for a in 0..side {
                for b in 0..side {
                    let takes = (1..=a).any(|k| lost[a - k][b]) || (1..=b).any(|k| lost[a][b - k]);
                    let both = self.both && (1..=a.min(b)).any(|k| lost[a - k][b - k]);
                    lost[a][b] = (a + b) as u64 <= self.most || !takes && !both;
                }
            }
            lost
        }
    }

    impl Oracle for Heaps {
        fn labels(&mut self, _: Goal, _: usize, side: u64) -> Result<Vec<Option<Label>>, Silence> {
            let outcome = |lost| Some(Label::Outcome(if lost { Outcome::P } else { Outcome::N }));
            Ok(self.lost(side as usize).into_iter().flatten().map(outcome).collect())
        }
    }

    fn beyond(heaps: &mut Heaps) -> Option<Beyond> {
        Beyond::of(&Sample::ask(heaps, Goal::Outcomes, 2, LEAST).expect("a box"))
    }

    #[test]
    fn pairs_of_games_like_wythoffs_go_on_beyond_the_box() {
        for most in 0..=6 {
            let mut heaps = Heaps { both: true, most };
            let found = beyond(&mut heaps).unwrap_or_else(|| panic!("{most}"));
            for (a, row) in (0..).zip(heaps.lost(240)) {
                for (b, lost) in (0..).zip(row) {
                    assert_eq!(found.contains(&[a, b]), lost, "{most} {a} {b}");
                }
            }
        }
    }

    #[test]
    fn other_pairs_are_not_continued() {
        // Equal heaps: all have the same difference.
        assert!(beyond(&mut Heaps { both: false, most: 0 }).is_none());
    }
}
