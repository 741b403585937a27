//! Misère Kayles and Dawson's Kayles by searching the whole sum, compared with a handwritten program; and a
//! long chain.
//!
//! `cargo bench -p benches --bench search`

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rules::{Instance, NoLibrary};
use solve::pool::Component;
use solve::{Limits, Outcome, search};
use std::collections::HashMap;
use std::hint::black_box;
use std::ops::RangeInclusive;

/// Instance of the engine's game, read from this text.
fn game(rules: &str) -> Instance {
    let ruleset = rules::parse(&format!("game bench\n{rules}"), &NoLibrary).ruleset.expect("a game");
    ruleset.instantiate(&[], None).expect("it has no parameters")
}

const KAYLES: &str = "misere\n(n) -> (i) + (j) where i + j = n - 1\n(n) -> (i) + (j) where i + j = n - 2\n";
const DAWSON: &str = "misere\n(n) -> (i) + (j) where i + j = n - 2\n";
const CHAIN: &str = "(n) -> (n - 1)\n";

/// The same game, handwritten: some number is taken from a heap, and the rest is split; misère.
struct TakeAndSplit(RangeInclusive<u32>);

impl TakeAndSplit {
    /// Returns `true` if the player to move wins, as one would write it in an afternoon.
    fn by_hand(&self, sum: &[u32], memo: &mut HashMap<Vec<u32>, bool>) -> bool {
        if let Some(&known) = memo.get(sum) {
            return known;
        }
        let mut options = self.options_by_hand(sum).peekable();
        let wins = options.peek().is_none() || options.any(|option| !self.by_hand(&option, memo));
        memo.insert(sum.to_vec(), wins);
        wins
    }

    fn options_by_hand(&self, sum: &[u32]) -> impl Iterator<Item = Vec<u32>> {
        let different = (0..sum.len()).filter(|&index| index == 0 || sum[index] != sum[index - 1]);
        let lefts = different.flat_map(move |index| {
            self.0.clone().filter_map(move |take| Some((index, sum[index].checked_sub(take)?)))
        });
        let splits =
            lefts.flat_map(|(index, left)| (0..=left / 2).map(move |part| (index, part, left - part)));
        let least = *self.0.start();
        splits.map(move |(index, part, rest)| {
            let mut option = sum.to_vec();
            option.remove(index);
            option.extend([part, rest].into_iter().filter(|&heap| heap >= least));
            option.sort_unstable();
            option
        })
    }
}

fn sums(criterion: &mut Criterion, name: &str, rules: &str, hand: &TakeAndSplit, positions: &[&[u32]]) {
    let game = game(rules);
    let mut group = criterion.benchmark_group(format!("{name}, positions solved"));
    group.sample_size(10);
    for &heaps in positions {
        let name = format!("{heaps:?}");
        let sum: Vec<Component> = heaps.iter().map(|&n| Component::new(0, [u64::from(n)])).collect();
        let solve = || search::outcome(&[&game], &sum, &Limits::none()).expect("it ends");
        group.throughput(Throughput::Elements(solve().positions));
        group
            .bench_function(BenchmarkId::new("search", &name), |bencher| bencher.iter(|| black_box(solve())));
        let by_hand = || {
            let mut memo = HashMap::new();
            let wins = hand.by_hand(heaps, &mut memo);
            assert_eq!(wins, solve().outcome == Outcome::N, "{heaps:?}");
            memo.len() as u64
        };
        group.throughput(Throughput::Elements(by_hand()));
        group.bench_function(BenchmarkId::new("by hand", &name), |bencher| {
            bencher.iter(|| black_box(hand.by_hand(heaps, &mut HashMap::new())));
        });
    }
    group.finish();
}

fn kayles(criterion: &mut Criterion) {
    let (kayles, dawson) = (TakeAndSplit(1..=2), TakeAndSplit(2..=2));
    sums(criterion, "misère kayles", KAYLES, &kayles, &[&[12, 13, 14], &[16, 17, 18], &[20, 21, 22], &[60]]);
    sums(criterion, "misère dawson's kayles", DAWSON, &dawson, &[&[30, 31], &[20, 21, 22]]);
}

fn chain(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a chain of forced moves");
    group.sample_size(10);
    let chain = game(CHAIN);
    let far = Component::new(0, [1_000_000]);
    group.throughput(Throughput::Elements(1_000_001));
    group.bench_function("outcome", |bencher| {
        bencher.iter(|| search::outcome(&[&chain], std::slice::from_ref(&far), &Limits::none()));
    });
    group.bench_function("value", |bencher| {
        bencher.iter(|| search::value(&[&chain], &far, &Limits::none()));
    });
    group.finish();
}

criterion_group!(benches, kayles, chain);
criterion_main!(benches);
