//! Misère sums of heaps: by their quotients, against exhaustive search, and at any size.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use bouton::{Answer, Query, Workbench, solve};
use rules::{Convention, Outcome};
use solve::Limits;
use std::collections::HashMap;

fn ask(workbench: &Workbench, question: &str) -> Answer {
    let query = Query::read(question).unwrap();
    let position = workbench.ask(&query, Some(Convention::Misere)).unwrap();
    solve(&position, 1000, &Limits::none()).unwrap()
}

/// Who loses sums of heaps from which moves lead to these.
struct Brute<'a> {
    moves: &'a dyn Fn(usize) -> Vec<Vec<usize>>,
    lost: HashMap<Vec<usize>, bool>,
}

impl Brute<'_> {
    fn options(&self, sum: &[usize]) -> Vec<Vec<usize>> {
        let mut options = vec![];
        for place in 0..sum.len() {
            for parts in (self.moves)(sum[place]) {
                let mut option = [&sum[..place], &sum[place + 1..], &parts].concat();
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
                options.push(option);
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    }

    fn loses(&mut self, sum: &[usize]) -> bool {
        if let Some(&known) = self.lost.get(sum) {
            return known;
        }
        let options = self.options(sum);
        let lost = !options.is_empty() && options.iter().all(|option| !self.loses(option));
        self.lost.insert(sum.to_vec(), lost);
        lost
    }
}

/// The parts of a row to the left and right of one place, or of two neighbours, that are taken.
fn kayles(heap: usize) -> Vec<Vec<usize>> {
    let cuts = [1, 2].into_iter().filter_map(|taken| heap.checked_sub(taken));
    cuts.flat_map(|left| (0..=left).map(move |a| vec![a, left - a])).collect()
}

/// One stone of a heap that is then empty; or two that are not all of it.
fn mixed(heap: usize) -> Vec<Vec<usize>> {
    // 0.53: one leaves nothing or two heaps, two leave nothing or one.
    let mut all = vec![];
    if heap == 1 || heap == 2 {
        all.push(vec![]);
    }
    all.extend((1..heap.saturating_sub(1)).map(|a| vec![a, heap - 1 - a]));
    all.extend((heap > 2).then(|| vec![heap - 2]));
    all
}

fn same_as_search(game: &str, moves: &dyn Fn(usize) -> Vec<Vec<usize>>) {
    let workbench = Workbench::new();
    let mut brute = Brute { moves, lost: HashMap::new() };
    for a in 0..12 {
        for b in 0..=a {
            for c in (0..=b).step_by(3) {
                let answer = ask(&workbench, &format!("{game} {a} {b} {c}"));
                let mut sum = vec![a, b, c];
                sum.retain(|&heap| heap > 0);
                sum.sort_unstable();
                let lost = brute.loses(&sum);
                let expected = if lost { Outcome::P } else { Outcome::N };
                assert_eq!(answer.outcome, Some(expected), "{game} {sum:?}");
                let options = brute.options(&sum);
                if options.is_empty() {
                    continue;
                }
                assert_eq!(
                    (&*answer.engine, answer.evidence.as_ref().unwrap().kind()),
                    ("quotient", "proved")
                );
                let mut wins: Vec<Vec<usize>> =
                    options.into_iter().filter(|option| brute.loses(option)).collect();
                let read = |text: &str| {
                    let numbers = text.split([' ', ',']).filter_map(|number| number.parse().ok());
                    let mut heaps: Vec<usize> = numbers.filter(|&heap| heap > 0).collect();
                    heaps.sort_unstable();
                    heaps
                };
                let mut told: Vec<Vec<usize>> =
                    answer.winning_moves.iter().map(|one| read(&one.to)).collect();
                told.sort_unstable();
                told.dedup();
                wins.sort_unstable();
                assert_eq!(told, wins, "{game} {sum:?}");
            }
        }
    }
}

#[test]
fn kayles_and_other_games() {
    same_as_search("kayles", &kayles);
    same_as_search("octal code=0.77", &kayles);
    same_as_search("0.53", &mixed);
}

#[test]
fn heaps_beyond_all_bounds() {
    let workbench = Workbench::new();
    let large = format!("1{}", "0".repeat(100));
    // Two equal rows, or what one and the period make of a row: the elements are the same.
    let answer = ask(&workbench, &format!("kayles {large} {large}"));
    assert_eq!(answer.outcome, Some(Outcome::P));
    let answer = ask(&workbench, &format!("kayles {large} 17"));
    assert_eq!(answer.evidence.unwrap().kind(), "proved");
    assert_eq!(answer.outcome, Some(Outcome::N));
    let won = &answer.winning_moves[0];
    let after = ask(&workbench, &format!("kayles {}", won.to));
    assert_eq!(after.outcome, Some(Outcome::P));
    // 10^100 leaves 4 when it is divided by 12; so does 76.
    let small = ask(&workbench, "kayles 76 17");
    assert_eq!(small.outcome, answer.outcome);
}

#[test]
fn a_game_without_a_quotient_is_searched() {
    let workbench = Workbench::new();
    let answer = ask(&workbench, "0.16 23 24");
    assert_eq!(answer.evidence.unwrap().kind(), "computed");
    // Of the first heaps there is one.
    let answer = ask(&workbench, "0.16 9 10");
    assert_eq!(answer.evidence.unwrap().kind(), "proved");
}
