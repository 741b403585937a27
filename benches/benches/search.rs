//! Misère Kayles by searching the whole sum, beside the program one would write by hand; and a long chain.
//!
//! `cargo bench -p benches --bench search`

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use solve::pool::Component;
use solve::{Convention, Form, Game, Limits, Options, Refusal, search};
use std::collections::HashMap;
use std::hint::black_box;

/// `(n) -> (i) + (j) where i + j = n - 1`, and the same with `n - 2`; misère.
struct Kayles;

impl Game for Kayles {
    fn form(&self) -> Form {
        Form::Tuple(1)
    }

    fn convention(&self) -> Convention {
        Convention::Misere
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        for left in (1..=2).filter_map(|take| at[0].checked_sub(take)) {
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

/// Whether the player to move wins, as one would write it in an afternoon.
fn by_hand(sum: &[u32], memo: &mut HashMap<Vec<u32>, bool>) -> bool {
    if sum.is_empty() {
        return true;
    }
    if let Some(&known) = memo.get(sum) {
        return known;
    }
    let wins = options_by_hand(sum).any(|option| !by_hand(&option, memo));
    memo.insert(sum.to_vec(), wins);
    wins
}

fn options_by_hand(sum: &[u32]) -> impl Iterator<Item = Vec<u32>> + '_ {
    let different = (0..sum.len()).filter(|&index| index == 0 || sum[index] != sum[index - 1]);
    let lefts = different
        .flat_map(move |index| (1..=2).filter_map(move |take| Some((index, sum[index].checked_sub(take)?))));
    let splits = lefts.flat_map(|(index, left)| (0..=left / 2).map(move |part| (index, part, left - part)));
    splits.map(|(index, part, rest)| {
        let mut option = sum.to_vec();
        option.remove(index);
        option.extend([part, rest].into_iter().filter(|&heap| heap > 0));
        option.sort_unstable();
        option
    })
}

fn kayles(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("misère kayles, positions solved");
    group.sample_size(10);
    for heaps in [vec![12, 13, 14], vec![16, 17, 18], vec![20, 21, 22], vec![60]] {
        let name = format!("{heaps:?}");
        let sum: Vec<Component> = heaps.iter().map(|&n| Component::new(0, [u64::from(n)])).collect();
        let solve = || search::outcome(&[&Kayles], &sum, &Limits::none()).expect("it ends");
        group.throughput(Throughput::Elements(solve().positions));
        group
            .bench_function(BenchmarkId::new("search", &name), |bencher| bencher.iter(|| black_box(solve())));
        let by_hand = || {
            let mut memo = HashMap::new();
            by_hand(&heaps, &mut memo);
            memo.len() as u64
        };
        group.throughput(Throughput::Elements(by_hand()));
        group.bench_function(BenchmarkId::new("by hand", &name), |bencher| {
            bencher.iter(|| black_box(by_hand()));
        });
    }
    group.finish();
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
