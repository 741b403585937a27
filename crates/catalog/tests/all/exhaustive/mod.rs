//! Theories against exhaustive search from rules that each test writes down itself.
//!
//! A rule is a function from a component in machine words to its options. Outcomes, nim-values and sets of winning
//! moves come from it by recursion and nothing else.

// Each of the test binaries uses a part of this.
#![allow(dead_code)]

use catalog::theory::{Change, Judgement, Theory};
use dashu_int::UBig;
use rules::{Argument, Convention, Outcome};
use std::collections::{BTreeSet, HashMap};

/// A component in machine words.
pub(crate) type Words = Vec<u64>;

/// More than any of these games has moves.
const ALL: usize = 1 << 20;

/// The theory of a game, which there has to be.
pub(crate) fn theory(game: &str, parameters: &[Argument], convention: Convention) -> Box<dyn Theory> {
    catalog::theory::theory(game, parameters, convention).expect("a theory of this game")
}

/// A component in the numbers of a theory.
pub(crate) fn big(words: &[u64]) -> Vec<UBig> {
    words.iter().map(|&word| UBig::from(word)).collect()
}

/// A component back in machine words.
pub(crate) fn words(component: &[UBig]) -> Words {
    component.iter().map(|number| u64::try_from(number).expect("a machine word")).collect()
}

/// All rows of a length with numbers from 0 to `most`.
pub(crate) fn rows(length: usize, most: u64) -> Vec<Words> {
    let mut all = vec![vec![]];
    for _ in 0..length {
        all = all
            .into_iter()
            .flat_map(|row: Words| (0..=most).map(move |next| row.iter().copied().chain([next]).collect()))
            .collect();
    }
    all
}

/// All sets of the numbers from 1 to `most`, each as a rising row.
pub(crate) fn subsets(most: u64) -> Vec<Words> {
    (0u64..1 << most).map(|set| (1..=most).filter(|member| set >> (member - 1) & 1 == 1).collect()).collect()
}

/// Rules, and what is known from them.
pub(crate) struct Exhausted<O, S> {
    /// The options of a component; the same may come twice.
    options: O,
    /// Outcome for the player to move where there is no option.
    stuck: S,
    outcomes: HashMap<Words, Outcome>,
    values: HashMap<Words, u64>,
}

impl<O: Fn(&[u64]) -> Vec<Words>, S: Fn(&[u64]) -> Outcome> Exhausted<O, S> {
    pub(crate) fn new(options: O, stuck: S) -> Self {
        Exhausted { options, stuck, outcomes: HashMap::new(), values: HashMap::new() }
    }

    pub(crate) fn outcome(&mut self, at: &[u64]) -> Outcome {
        if let Some(&known) = self.outcomes.get(at) {
            return known;
        }
        let options = (self.options)(at);
        let outcomes: Vec<Outcome> = options.iter().map(|option| self.outcome(option)).collect();
        let outcome = match () {
            () if outcomes.is_empty() => (self.stuck)(at),
            () if outcomes.contains(&Outcome::P) => Outcome::N,
            () if outcomes.contains(&Outcome::D) => Outcome::D,
            () => Outcome::P,
        };
        self.outcomes.insert(at.to_vec(), outcome);
        outcome
    }

    pub(crate) fn value(&mut self, at: &[u64]) -> u64 {
        if let Some(&known) = self.values.get(at) {
            return known;
        }
        let options = (self.options)(at);
        let values: BTreeSet<u64> = options.iter().map(|option| self.value(option)).collect();
        let value = (0..).find(|value| !values.contains(value)).expect("finitely many options");
        self.values.insert(at.to_vec(), value);
        value
    }

    /// Outcome and the full set of winning moves of single components.
    pub(crate) fn judged_rightly_by(
        &mut self,
        theory: &dyn Theory,
        positions: impl IntoIterator<Item = Words>,
    ) {
        let mut compared = 0;
        for at in positions {
            self.judged_rightly_at(theory, &at);
            compared += 1;
        }
        assert!(compared >= 2000, "only {compared} positions were compared");
    }

    /// The same of one component.
    pub(crate) fn judged_rightly_at(&mut self, theory: &dyn Theory, at: &[u64]) {
        let outcome = self.outcome(at);
        let wins: BTreeSet<Words> = (self.options)(at)
            .into_iter()
            .filter(|option| outcome == Outcome::N && self.outcome(option) == Outcome::P)
            .collect();
        let numbers = big(at);
        let judged = theory.judge(&[&numbers], ALL).expect("a single component is judged");
        assert_eq!(judged.outcome, outcome, "{at:?}");
        assert_eq!(theory.outcome(&[&numbers]), Some(outcome), "{at:?}");
        assert_eq!(judged.moves.count, Some(UBig::from(wins.len())), "{at:?}");
        let listed: Vec<Words> = judged.moves.first.iter().map(|changes| option(changes, 0)).collect();
        assert_eq!(listed.len(), wins.len(), "each winning move once: {at:?}");
        assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), wins, "{at:?}");
        for most in [0, 1] {
            let fewer = theory.judge(&[&numbers], most).expect("a single component is judged");
            let first = &judged.moves.first[..listed.len().min(most)];
            assert_eq!((fewer.outcome, &fewer.moves.count), (outcome, &judged.moves.count));
            assert_eq!(fewer.moves.first, first, "{at:?}");
        }
        explained(&judged, at);
    }

    /// Nim-values, and for every wanted value the full set of options that have it.
    pub(crate) fn valued_rightly_by(
        &mut self,
        theory: &dyn Theory,
        positions: impl IntoIterator<Item = Words>,
    ) {
        let mut compared = 0;
        for at in positions {
            let own = self.value(&at);
            let mut by_value: HashMap<u64, BTreeSet<Words>> = HashMap::new();
            for option in (self.options)(&at) {
                let value = self.value(&option);
                by_value.entry(value).or_default().insert(option);
            }
            let numbers = big(&at);
            assert_eq!(theory.value(&numbers), Some(UBig::from(own)), "{at:?}");
            let highest = by_value.keys().copied().max().unwrap_or(0).max(own);
            let none = BTreeSet::new();
            for wanted in (0..=highest + 2).chain([63, 64, u64::MAX]).filter(|&wanted| wanted != own) {
                let expected = by_value.get(&wanted).unwrap_or(&none);
                let wanted = UBig::from(wanted);
                let found = theory.reaching(&numbers, &wanted, ALL).expect("options by value");
                assert_eq!(found.count, Some(UBig::from(expected.len())), "{at:?} to {wanted}");
                let listed: Vec<Words> = found.first.iter().map(|parts| only(parts)).collect();
                assert_eq!(listed.len(), expected.len(), "each option once: {at:?} to {wanted}");
                assert_eq!(&listed.into_iter().collect::<BTreeSet<_>>(), expected, "{at:?} to {wanted}");
                for most in [0, 1] {
                    let fewer = theory.reaching(&numbers, &wanted, most).expect("options by value");
                    assert_eq!(fewer.count, found.count);
                    assert_eq!(fewer.first, found.first[..found.first.len().min(most)], "{at:?} to {wanted}");
                }
                for option in &found.first {
                    assert!(
                        theory.tells(&numbers, option, &wanted).is_some(),
                        "told in the game's own terms"
                    );
                }
            }
            compared += 1;
        }
        assert!(compared >= 2000, "only {compared} positions were compared");
    }
}

/// Options of the component `place`, the only one that a move changes.
pub(crate) fn option(changes: &[Change], place: usize) -> Words {
    let [change] = changes else { panic!("one change: {changes:?}") };
    assert_eq!(change.component, place);
    only(&change.parts)
}

fn only(parts: &[Vec<UBig>]) -> Words {
    let [part] = parts else { panic!("one part: {parts:?}") };
    words(part)
}

fn explained(judged: &Judgement, at: &[u64]) {
    assert!(!judged.why.is_empty(), "{at:?} is explained");
    assert_eq!(judged.recommends.is_some(), !judged.moves.first.is_empty(), "{at:?}");
}
