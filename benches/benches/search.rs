//! Misère Kayles and Dawson's Kayles by searching the whole sum, beside the program one would write by hand; and a
//! long chain.
//!
//! `cargo bench -p benches --bench search`

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use solve::pool::Component;
use solve::{Convention, Form, Game, Limits, Options, Outcome, Refusal, search};
use std::collections::HashMap;
use std::hint::black_box;
use std::ops::RangeInclusive;

/// `(n) -> (i) + (j) where i + j = n - k` for each `k` that may be taken; misère.
struct TakeAndSplit(RangeInclusive<u32>);

/// One or two in Kayles, always two in Dawson's Kayles.
const KAYLES: TakeAndSplit = TakeAndSplit(1..=2);
const DAWSON: TakeAndSplit = TakeAndSplit(2..=2);

impl Game for TakeAndSplit {
    fn form(&self) -> Form {
        Form::Tuple(1)
    }

    fn convention(&self) -> Convention {
        Convention::Misere
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        for left in self.0.clone().filter_map(|take| at[0].checked_sub(take.into())) {
            for part in 0..=left {
                options.push_word(part);
                options.end_component();
                options.push_word(left - part);
                options.end_component();
                options.end_option();
            }
        }
        Ok(())
    }

    fn terminates(&self) -> bool {
        true
    }
}

/// `(n) -> (n - 1)`.
struct Chain;

impl Game for Chain {
    fn form(&self) -> Form {
        Form::Tuple(1)
    }

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        if let Some(less) = at[0].checked_sub(1) {
            options.push_word(less);
            options.end_component();
            options.end_option();
        }
        Ok(())
    }

    fn terminates(&self) -> bool {
        true
    }
}

impl TakeAndSplit {
    /// Whether the player to move wins, as one would write it in an afternoon.
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

fn sums(criterion: &mut Criterion, name: &str, game: &TakeAndSplit, positions: &[&[u32]]) {
    let mut group = criterion.benchmark_group(format!("{name}, positions solved"));
    group.sample_size(10);
    for &heaps in positions {
        let name = format!("{heaps:?}");
        let sum: Vec<Component> = heaps.iter().map(|&n| Component::new(0, [u64::from(n)])).collect();
        let solve = || search::outcome(&[game], &sum, &Limits::none()).expect("it ends");
        group.throughput(Throughput::Elements(solve().positions));
        group
            .bench_function(BenchmarkId::new("search", &name), |bencher| bencher.iter(|| black_box(solve())));
        let by_hand = || {
            let mut memo = HashMap::new();
            let wins = game.by_hand(heaps, &mut memo);
            assert_eq!(wins, solve().outcome == Outcome::N, "{heaps:?}");
            memo.len() as u64
        };
        group.throughput(Throughput::Elements(by_hand()));
        group.bench_function(BenchmarkId::new("by hand", &name), |bencher| {
            bencher.iter(|| black_box(game.by_hand(heaps, &mut HashMap::new())));
        });
    }
    group.finish();
}

fn kayles(criterion: &mut Criterion) {
    sums(criterion, "misère kayles", &KAYLES, &[&[12, 13, 14], &[16, 17, 18], &[20, 21, 22], &[60]]);
    sums(criterion, "misère dawson's kayles", &DAWSON, &[&[30, 31], &[20, 21, 22]]);
}

fn chain(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a chain of forced moves");
    group.sample_size(10);
    let far = Component::new(0, [1_000_000]);
    group.throughput(Throughput::Elements(1_000_001));
    group.bench_function("outcome", |bencher| {
        bencher.iter(|| search::outcome(&[&Chain], std::slice::from_ref(&far), &Limits::none()));
    });
    group.bench_function("value", |bencher| {
        bencher.iter(|| search::value(&[&Chain], &far, &Limits::none()));
    });
    group.finish();
}

criterion_group!(benches, kayles, chain);
criterion_main!(benches);
