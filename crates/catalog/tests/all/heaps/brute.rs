//! Exhaustive search, from nothing but a rule.

use catalog::theory::{Judgement, Theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};
use std::collections::{BTreeSet, HashMap};

/// A move: which heaps change, and what is left of each.
pub(crate) type Made = Vec<(usize, u64)>;

/// The nim-values of the heaps below a bound.
pub(crate) fn values(options: impl Fn(u64) -> Vec<u64>, below: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..below {
        let seen: BTreeSet<u64> = options(heap).iter().map(|&left| values[left as usize]).collect();
        values.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    values
}

/// A theory's nim-values, and all options with each possible nim-value, are those of the rule.
pub(crate) fn agree_on_values(theory: &dyn Theory, options: impl Fn(u64) -> Vec<u64>, below: u64) {
    let values = values(&options, below);
    let highest = values.iter().max().unwrap() + 3;
    for heap in 0..below {
        let at = [UBig::from(heap)];
        let own = values[heap as usize];
        assert_eq!(theory.value(&at), Some(own.into()), "the nim-value of {heap}");
        for wanted in (0..=highest).filter(|&wanted| wanted != own) {
            let left: BTreeSet<u64> =
                options(heap).into_iter().filter(|&left| values[left as usize] == wanted).collect();
            let all = theory.reaching(&at, &wanted.into(), usize::MAX).unwrap();
            let found: BTreeSet<u64> = all.first.iter().map(|option| small(option)).collect();
            assert_eq!(
                (found.len(), all.count),
                (all.first.len(), Some(left.len().into())),
                "{heap} to {wanted}"
            );
            assert_eq!(found, left, "the options of {heap} with nim-value {wanted}");
            for most in 0..3 {
                let some = theory.reaching(&at, &wanted.into(), most).unwrap();
                assert_eq!(some.count, Some(left.len().into()), "{heap} to {wanted}");
                assert_eq!(some.first, all.first[..most.min(all.first.len())], "{heap} to {wanted}");
            }
        }
        assert!(!theory.account(&[&at]).is_empty(), "{heap}");
    }
}

fn small(option: &[Vec<UBig>]) -> u64 {
    match option {
        [part] if part.len() == 1 => u64::try_from(&part[0]).unwrap(),
        _ => panic!("one heap is left, not {option:?}"),
    }
}

/// Who wins whole positions, by all their moves; positions that differ in the order of heaps are the same.
pub(crate) struct Search<M> {
    moves: M,
    convention: Convention,
    lost: HashMap<Vec<u64>, bool>,
}

impl<M: Fn(&[u64]) -> Vec<Made>> Search<M> {
    pub(crate) fn new(moves: M, convention: Convention) -> Search<M> {
        Search { moves, convention, lost: HashMap::new() }
    }

    /// Returns `true` if the player to move loses.
    pub(crate) fn is_lost(&mut self, heaps: &[u64]) -> bool {
        let mut key = heaps.to_vec();
        key.sort_unstable();
        if let Some(&lost) = self.lost.get(&key) {
            return lost;
        }
        let moves = (self.moves)(&key);
        let lost = match (moves.is_empty(), self.convention) {
            (true, convention) => convention == Convention::Normal,
            _ => !moves.iter().any(|made| self.is_lost(&after(&key, made))),
        };
        self.lost.insert(key, lost);
        lost
    }

    /// The moves that leave a lost position.
    pub(crate) fn winning(&mut self, heaps: &[u64]) -> BTreeSet<Made> {
        let moves = (self.moves)(heaps);
        moves.into_iter().filter(|made| self.is_lost(&after(heaps, made))).collect()
    }

    /// A theory's judgement of a position is that of the rule, to the last move.
    pub(crate) fn agrees(&mut self, theory: &dyn Theory, heaps: &[u64]) {
        let components: Vec<[UBig; 1]> = heaps.iter().map(|&heap| [heap.into()]).collect();
        let sum: Vec<&[UBig]> = components.iter().map(|at| &at[..]).collect();
        let judged = theory.judge(&sum, usize::MAX).unwrap_or_else(|| panic!("a judgement of {heaps:?}"));
        let outcome = if self.is_lost(heaps) { Outcome::P } else { Outcome::N };
        assert_eq!(judged.outcome, outcome, "who wins {heaps:?}");
        let winning = self.winning(heaps);
        assert_eq!(judged.moves.count, Some(winning.len().into()), "how many moves win {heaps:?}");
        assert_eq!(judged.moves.first.len(), winning.len(), "each winning move of {heaps:?} once");
        assert_eq!(moves(&judged), winning, "the winning moves of {heaps:?}");
        assert!(!judged.why.is_empty(), "{heaps:?}");
        assert_eq!(judged.recommends.is_some(), !winning.is_empty(), "{heaps:?}");
        for most in 0..3 {
            let some = theory.judge(&sum, most).unwrap();
            assert_eq!(some.moves.count, judged.moves.count, "{heaps:?}");
            assert_eq!(some.moves.first.len(), most.min(winning.len()), "{heaps:?}");
            assert_eq!(
                some.moves.first.first(),
                judged.moves.first.first().filter(|_| most > 0),
                "{heaps:?}"
            );
            assert!(moves(&some).is_subset(&winning), "{heaps:?}");
            assert_eq!(some.why, judged.why, "{heaps:?}");
        }
    }
}

/// The moves of a judgement.
fn moves(judged: &Judgement) -> BTreeSet<Made> {
    let made = |changes: &Vec<catalog::theory::Change>| {
        assert!(changes.is_sorted_by_key(|change| change.component));
        changes.iter().map(|change| (change.component, small(&change.parts))).collect()
    };
    judged.moves.first.iter().map(made).collect()
}

fn after(heaps: &[u64], made: &Made) -> Vec<u64> {
    let mut after = heaps.to_vec();
    made.iter().for_each(|&(heap, left)| after[heap] = left);
    after
}

/// The moves of a sum in which one heap changes.
pub(crate) fn in_one(options: impl Fn(u64) -> Vec<u64>) -> impl Fn(&[u64]) -> Vec<Made> {
    move |heaps| {
        let each = heaps.iter().enumerate();
        let made =
            each.flat_map(|(heap, &size)| options(size).into_iter().map(move |left| vec![(heap, left)]));
        let distinct: BTreeSet<Made> = made.collect();
        distinct.into_iter().collect()
    }
}

/// All positions of so many heaps below a bound, in every order.
pub(crate) fn positions(count: usize, below: u64) -> Vec<Vec<u64>> {
    let mut all: Vec<Vec<u64>> = vec![vec![]];
    for _ in 0..count {
        all = all.iter().flat_map(|heaps| (0..below).map(|heap| [&heaps[..], &[heap]].concat())).collect();
    }
    all
}

/// A theory's judgements of misère play are those of the rule: no heap to three heaps, and long single heaps.
pub(crate) fn agree_on_misere(theory: &dyn Theory, options: impl Fn(u64) -> Vec<u64>, below: u64) {
    let mut search = Search::new(in_one(options), Convention::Misere);
    for (count, below) in [(0, 1), (1, 100), (2, 2 * below), (3, below)] {
        for heaps in positions(count, below) {
            search.agrees(theory, &heaps);
        }
    }
}

#[test]
#[should_panic(expected = "the nim-value of 2")]
fn another_rule_is_told_apart_by_its_nim_values() {
    let theory = crate::heaps::the("bash", &[crate::heaps::natural(1u8)], Convention::Normal);
    agree_on_values(&*theory, |heap| (0..heap).collect(), 20);
}

#[test]
#[should_panic(expected = "who wins [3]")]
fn another_rule_is_told_apart_by_who_wins() {
    let theory = crate::heaps::the("bash", &[crate::heaps::natural(1u8)], Convention::Misere);
    agree_on_misere(&*theory, |heap| (0..heap).collect(), 20);
}
