//! Values of heap games, compared with the definition: a hundred thousand of the sparse ones, ten thousand
//! handwritten; subtraction sets; periods with their proofs; one game on two threads.
//!
//! `cargo bench -p benches --bench heaps`

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use heap::{Code, Rules, Sequence, naive};
use std::hint::black_box;

const MANY: usize = 200_000;
const FEW: usize = 10_000;

fn rules(code: &str) -> Rules {
    match code {
        "Grundy" => Rules::grundy(),
        code => code.parse::<Code>().expect("a code").rules(),
    }
}

fn values(rules: &Rules, count: usize, threads: usize) -> Sequence {
    let mut sequence = Sequence::new(rules.clone());
    sequence.set_threads(threads);
    sequence.extend(count);
    sequence
}

fn long(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("values");
    group.sample_size(10);
    for code in ["0.77", "0.16", "0.56", "0.127", "0.354", "0.376", "0.6", "Grundy"] {
        let rules = rules(code);
        group.throughput(Throughput::Elements(MANY as u64));
        group.bench_function(BenchmarkId::new("blocks", code), |bench| {
            bench.iter(|| black_box(values(&rules, MANY, 1).len()));
        });
        if matches!(code, "0.6" | "Grundy") {
            group.bench_function(BenchmarkId::new("two threads", code), |bench| {
                bench.iter(|| black_box(values(&rules, MANY, 2).len()));
            });
        }
        assert!(values(&rules, FEW, 1).values().eq(naive::values(&rules, FEW)));
        group.throughput(Throughput::Elements(FEW as u64));
        group.bench_function(BenchmarkId::new("definition", code), |bench| {
            bench.iter(|| black_box(naive::values(&rules, FEW).len()));
        });
    }
    group.finish();
}

fn without_splits(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("subtraction");
    group.sample_size(10);
    let count = 10 * MANY;
    group.throughput(Throughput::Elements(count as u64));
    for amounts in [&[1, 2, 3][..], &[3, 5, 17, 22, 40], &[64, 101, 137, 200, 256, 311]] {
        let rules = Rules::subtraction(amounts.iter().copied());
        group.bench_function(BenchmarkId::from_parameter(format!("{amounts:?}")), |bench| {
            bench.iter(|| black_box(values(&rules, count, 1).len()));
        });
    }
    group.finish();
}

fn periods(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("period");
    group.sample_size(10);
    for code in ["0.77", "0.07", "0.127", "0.16", "0.56"] {
        let rules = rules(code);
        group.bench_function(BenchmarkId::from_parameter(code), |bench| {
            bench.iter(|| {
                let mut sequence = Sequence::new(rules.clone());
                black_box(sequence.period(1_000_000, &mut |_| true).expect("a period"))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, long, without_splits, periods);
criterion_main!(benches);
