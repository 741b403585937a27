//! The moves that a proved claim wins by are those that trying all finds, and large numbers are no harder.

use crate::common::instance;
use automata::Meter;
use dashu_int::UBig;
use prove::{Answer, Question, Strategy};
use rules::Convention::{self, Misere, Normal};
use std::collections::{BTreeSet, HashMap};

type Position = Vec<u64>;
type Options = dyn Fn(&[u64]) -> Vec<Position>;

/// The strategy of the first claim of this kind that is about such positions.
fn strategy(words: &str, size: Option<usize>, convention: Convention, valued: bool) -> Strategy {
    let game = instance(words, convention);
    let fits = |claim: &&rules::ClaimInstance| {
        let sized = !matches!(claim.subject, rules::Subject::Component(_));
        claim.convention == convention && claim.outcome().is_none() == valued && sized == size.is_some()
    };
    let claim = game.claims().iter().find(fits).expect("a claim");
    let question = Question { instance: &game, claim: claim.place, size };
    let Answer::Proved(theorem) = prove::prove(question, &Meter::ample()) else { panic!("{words}") };
    Strategy::new(question, theorem.numeration, &Meter::ample()).expect("a strategy")
}

/// Nim-values by the definition; in misère play 1 for won, and nothing left to do is won.
struct Tried<'o> {
    options: &'o Options,
    misere: bool,
    known: HashMap<Position, u64>,
}

impl Tried<'_> {
    fn value(&mut self, at: &[u64]) -> u64 {
        if let Some(value) = self.known.get(at) {
            return *value;
        }
        let options = (self.options)(at);
        let values: BTreeSet<u64> = options.iter().map(|option| self.value(option)).collect();
        let value = match (self.misere, options.is_empty()) {
            (true, true) => 1,
            (true, false) => u64::from(values.contains(&0)),
            (false, _) => (0..).find(|value| !values.contains(value)).expect("a least one"),
        };
        self.known.insert(at.to_vec(), value);
        value
    }
}

fn big(numbers: &[u64]) -> Vec<UBig> {
    numbers.iter().map(|&number| number.into()).collect()
}

/// All positions of so many numbers below a bound.
fn corner(places: usize, bound: u64) -> Vec<Position> {
    (0..places).fold(vec![vec![]], |all, _| {
        let longer = |at: Position| (0..bound).map(move |next| [&*at, &[next]].concat());
        all.into_iter().flat_map(longer).collect()
    })
}

/// Compares a strategy with all moves tried, on these positions.
fn agrees(strategy: &Strategy, positions: &[Position], options: &Options, misere: bool, valued: bool) {
    let mut tried = Tried { options, misere, known: HashMap::new() };
    let mut won = 0;
    for at in positions {
        let mut by_value: HashMap<u64, BTreeSet<Vec<UBig>>> = HashMap::new();
        for option in options(at) {
            by_value.entry(tried.value(&option)).or_default().insert(big(&option));
        }
        let wanted = if valued { 0..=6 } else { 0..=0 };
        for value in wanted {
            let wanted = by_value.remove(&value).unwrap_or_default();
            won += wanted.len();
            let value = UBig::from(value);
            let found =
                strategy.moves(&big(at), valued.then_some(&value), 1000, &Meter::ample()).expect("moves");
            assert_eq!(found.count, UBig::from(wanted.len()), "{at:?} to {value}");
            assert_eq!(found.first.into_iter().collect::<BTreeSet<_>>(), wanted, "{at:?} to {value}");
        }
    }
    assert!(won > 0);
}

fn subtracting(amounts: &'static [u64]) -> impl Fn(&[u64]) -> Vec<Position> {
    move |at| amounts.iter().filter_map(|amount| Some(vec![at[0].checked_sub(*amount)?])).collect()
}

/// From one heap, or from two with amounts that differ by less than this.
fn near(t: u64) -> impl Fn(&[u64]) -> Vec<Position> {
    move |at| {
        let mut options = vec![];
        for (k, l) in (0..=at[0]).flat_map(|k| (0..=at[1]).map(move |l| (k, l))) {
            let one = (k == 0) != (l == 0);
            if one || k > 0 && k.abs_diff(l) < t {
                options.push(vec![at[0] - k, at[1] - l]);
            }
        }
        options
    }
}

/// From at most so many heaps.
fn heaps(most: usize) -> impl Fn(&[u64]) -> Vec<Position> {
    move |at| {
        let bound = at.iter().max().map_or(0, |max| max + 1);
        let fewer = |to: &Position| {
            to.iter().zip(at).all(|(to, at)| to <= at)
                && (1..=most).contains(&to.iter().zip(at).filter(|(to, at)| to < at).count())
        };
        corner(at.len(), bound).into_iter().filter(fewer).collect()
    }
}

#[test]
fn moves_of_one_heap() {
    let heap = corner(1, 60);
    for valued in [false, true] {
        let options = subtracting(&[1, 3, 4]);
        agrees(&strategy("subtraction-134", None, Normal, valued), &heap, &options, false, valued);
    }
    agrees(&strategy("nim", None, Normal, true), &heap, &heaps(1), false, true);
    let bash = subtracting(&[1, 2, 3, 4, 5]);
    agrees(&strategy("bash m=5", None, Misere, false), &heap, &bash, true, false);
}

#[test]
fn moves_of_pairs() {
    let corner = corner(2, 25);
    agrees(&strategy("wythoff", None, Normal, false), &corner, &near(1), false, false);
    agrees(&strategy("wythoff", None, Misere, false), &corner, &near(1), true, false);
    for t in 2..=3 {
        let strategy = strategy(&format!("wythoff-near t={t}"), None, Normal, false);
        agrees(&strategy, &corner, &near(t), false, false);
    }
    let fibonacci =
        |at: &[u64]| -> Vec<Position> { (1..=at[0].min(at[1])).map(|k| vec![at[0] - k, 2 * k]).collect() };
    agrees(&strategy("fibonacci-nim", None, Normal, false), &corner, &fibonacci, false, false);
}

#[test]
fn moves_in_sums_and_rows() {
    let corner = corner(3, 8);
    agrees(&strategy("nim", Some(3), Normal, false), &corner, &heaps(1), false, false);
    agrees(&strategy("nim", Some(3), Misere, false), &corner, &heaps(1), true, false);
    agrees(&strategy("moore k=2", Some(3), Normal, false), &corner, &heaps(2), false, false);
    let stairs = |at: &[u64]| -> Vec<Position> {
        let mut options = vec![];
        for (step, &coins) in at.iter().enumerate() {
            for moved in 1..=coins {
                let mut to = at.to_vec();
                to[step] -= moved;
                if step > 0 {
                    to[step - 1] += moved;
                }
                options.push(to);
            }
        }
        options
    };
    agrees(&strategy("staircase", Some(3), Normal, true), &corner, &stairs, false, true);
}

#[test]
fn large_numbers_are_no_harder() {
    // ⌊φ·j⌋ by binary search.
    let exact = |j: &UBig| -> UBig {
        let (mut low, mut high) = (j.clone(), j * 2u8);
        // The largest a with a² < j·a + j².
        while &high - &low > UBig::ONE {
            let middle = (&low + &high) >> 1;
            if &middle * &middle < j * &middle + j * j { low = middle } else { high = middle }
        }
        low
    };
    let wythoff = strategy("wythoff", None, Normal, false);
    let j = UBig::from(10u8).pow(200);
    let lost = |j: &UBig| {
        let a = exact(j);
        vec![a.clone(), a + j]
    };
    let pair = lost(&j);
    assert_eq!(wythoff.moves(&pair, None, 5, &Meter::ample()).map(|found| found.count), Some(UBig::ZERO));
    // From two equal heaps of the smaller number, which is the larger of no pair, only to nothing.
    let a = &pair[0];
    let found = wythoff.moves(&[a.clone(), a.clone()], None, 5, &Meter::ample()).expect("moves");
    assert_eq!((found.first, found.count), (vec![vec![UBig::ZERO; 2]], UBig::ONE));
    // One more in the larger heap: one back.
    let found = wythoff.moves(&[a.clone(), &pair[1] + 1u8], None, 5, &Meter::ample()).expect("moves");
    assert!(found.first.contains(&pair));
    // A heap of 10^1000 stones by steps of 1, 3 or 4.
    let steps = strategy("subtraction-134", None, Normal, false);
    let n = UBig::from(10u8).pow(1000);
    let residue = u64::from(&n % 7u8);
    let wanted = [1u64, 3, 4].iter().filter(|&&k| matches!((residue + 7 - k) % 7, 0 | 2)).count();
    assert_eq!(
        steps.moves(&[n], None, 5, &Meter::ample()).map(|found| found.count),
        Some(UBig::from(wanted))
    );
}
