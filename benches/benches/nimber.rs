//! Products, inverses and roots of random nimbers, compared with a handwritten recursion on halves. Ten
//! million pairs; the rates are for one core.
//!
//! `cargo bench -p benches --bench nimber`

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use nimber::{Nimber64, Nimber128};
use std::hint::black_box;

const PAIRS: usize = 10_000_000;
const FEW: usize = 10_000;

/// Pseudorandom pairs, the same every time (xorshift64*).
fn pairs() -> Vec<(u64, u64)> {
    let mut state = 88_172_645_463_325_252u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.wrapping_mul(0x2545_f491_4f6c_dd1d)
    };
    (0..PAIRS).map(|_| (next(), next())).collect()
}

/// Handwritten: three half-size products, and one by half a Fermat power.
fn by_hand(a: u128, b: u128, bits: u32) -> u128 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = bits / 2;
    let low = |number: u128| number & ((1 << half) - 1);
    let (a_high, a_low, b_high, b_low) = (a >> half, low(a), b >> half, low(b));
    let high = by_hand(a_high, b_high, half);
    let lowest = by_hand(a_low, b_low, half);
    let both = by_hand(a_high ^ a_low, b_high ^ b_low, half);
    (both ^ lowest) << half | lowest ^ by_hand(high, 1 << (half - 1), half)
}

fn wide(&(a, b): &(u64, u64)) -> u128 {
    u128::from(a) << 64 | u128::from(b)
}

fn products(criterion: &mut Criterion) {
    let pairs = pairs();
    for &(a, b) in &pairs[..1000] {
        assert_eq!(u128::from((Nimber64(a) * Nimber64(b)).0), by_hand(a.into(), b.into(), 64));
    }
    let mut group = criterion.benchmark_group("nimber");
    group.sample_size(10);
    group.throughput(Throughput::Elements(PAIRS as u64));
    let sum = |of: &dyn Fn(Nimber64, Nimber64) -> Nimber64| {
        pairs.iter().map(|&(a, b)| of(Nimber64(a), Nimber64(b))).sum::<Nimber64>()
    };
    group.bench_function("64 bits, product", |bench| {
        bench.iter(|| black_box(pairs.iter().map(|&(a, b)| Nimber64(a) * Nimber64(b)).sum::<Nimber64>()));
    });
    group.bench_function("64 bits, one product after another", |bench| {
        bench.iter(|| black_box(pairs.iter().map(|&(a, _)| Nimber64(a)).product::<Nimber64>()));
    });
    group.bench_function("64 bits, square", |bench| bench.iter(|| black_box(sum(&|a, _| a.square()))));
    group.bench_function("64 bits, root", |bench| bench.iter(|| black_box(sum(&|a, _| a.sqrt()))));
    group.bench_function("64 bits, inverse", |bench| {
        bench.iter(|| black_box(sum(&|a, _| a.inverse().unwrap_or_default())));
    });
    group.throughput(Throughput::Elements(PAIRS as u64 / 2));
    let wides: Vec<Nimber128> = pairs.iter().map(|pair| Nimber128(wide(pair))).collect();
    group.bench_function("128 bits, product", |bench| {
        bench.iter(|| black_box(wides.chunks_exact(2).map(|pair| pair[0] * pair[1]).sum::<Nimber128>()));
    });
    group.bench_function("128 bits, inverse", |bench| {
        bench.iter(|| black_box(wides.iter().step_by(2).filter_map(|a| a.inverse()).sum::<Nimber128>()));
    });
    group.throughput(Throughput::Elements(FEW as u64));
    group.bench_function("64 bits, product by hand", |bench| {
        let few = &pairs[..FEW];
        bench.iter(|| {
            black_box(few.iter().fold(0, |sum, &(a, b)| sum ^ by_hand(a.into(), b.into(), 64)));
        });
    });
    group.finish();
}

criterion_group!(benches, products);
criterion_main!(benches);
