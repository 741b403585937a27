//! Tables of Wythoff's game and the king's race from their rule files, compared with handwritten programs for
//! the same table.
//!
//! `cargo bench -p benches --bench table`

use criterion::{Criterion, criterion_group, criterion_main};
use rules::Instance;
use solve::{Game, Limits};
use std::hint::black_box;
use tables::{Backing, Table, Want, table};

/// A game of the catalogue, from its rule file.
fn game(name: &str, arguments: &[(&str, &str)]) -> Instance {
    let ruleset = catalog::ruleset(name).expect("it is in the catalogue");
    let argument = |(name, text): &(&str, &str)| {
        (name.to_string(), ruleset.parse_argument(name, text).expect("the parameter has this value"))
    };
    let arguments: Vec<_> = arguments.iter().map(argument).collect();
    ruleset.instantiate(&arguments, None).expect("the parameters fit")
}

fn engine(game: &dyn Game, size: u64, want: Want) -> Table {
    table(game, &[size, size], want, Backing::Memory, &Limits::none()).expect("no limit is set")
}

/// Handwritten: every option of every position, the mex with an array of stamps.
fn values_by_hand(size: usize) -> Vec<u16> {
    let mut values = vec![0u16; size * size];
    let mut seen = vec![0u32; 3 * size];
    let mut stamp = 0;
    for a in 0..size {
        for b in 0..size {
            stamp += 1;
            for k in 1..=a {
                seen[values[(a - k) * size + b] as usize] = stamp;
            }
            for k in 1..=b {
                seen[values[a * size + b - k] as usize] = stamp;
            }
            for k in 1..=a.min(b) {
                seen[values[(a - k) * size + b - k] as usize] = stamp;
            }
            let mut value = 0;
            while seen[value] == stamp {
                value += 1;
            }
            values[a * size + b] = value as u16;
        }
    }
    values
}

/// Handwritten: every unmarked position is P, and marks all that can reach it.
fn outcomes_by_hand(size: usize) -> Vec<bool> {
    let mut winning = vec![false; size * size];
    for a in 0..size {
        for b in 0..size {
            if !winning[a * size + b] {
                for k in a + 1..size {
                    winning[k * size + b] = true;
                }
                for k in b + 1..size {
                    winning[a * size + k] = true;
                }
                for k in 1..size - a.max(b) {
                    winning[(a + k) * size + b + k] = true;
                }
            }
        }
    }
    winning
}

/// Handwritten: a king's position is N if one of its three options is P.
fn king_by_hand(size: usize) -> Vec<bool> {
    let mut winning = vec![false; size * size];
    for a in 0..size {
        for b in 0..size {
            let lost = |a: usize, b: usize| !winning[a * size + b];
            let win =
                a > 0 && lost(a - 1, b) || b > 0 && lost(a, b - 1) || a > 0 && b > 0 && lost(a - 1, b - 1);
            winning[a * size + b] = win;
        }
    }
    winning
}

fn agree(wythoff: &Instance, king: &Instance) {
    let size = 300;
    let (by_hand, by_engine) = (values_by_hand(size), engine(wythoff, size as u64, Want::Values));
    let rows = (0..size as u64).flat_map(|row| by_engine.values(&[row]).collect::<Vec<_>>());
    assert!(rows.eq(by_hand.iter().map(|&value| u64::from(value))));
    for (game, by_hand) in [(wythoff, outcomes_by_hand(size)), (king, king_by_hand(size))] {
        let by_engine = engine(game, size as u64, Want::Outcomes);
        let rows = (0..size as u64).flat_map(|row| by_engine.outcomes(&[row]).collect::<Vec<_>>());
        assert!(rows.eq(by_hand.iter().map(|&win| if win { solve::Outcome::N } else { solve::Outcome::P })));
    }
}

fn tables(criterion: &mut Criterion) {
    let (wythoff, king) = (game("wythoff", &[]), game("race", &[("piece", "king")]));
    agree(&wythoff, &king);
    let mut group = criterion.benchmark_group("wythoff values 1000x1000");
    group.sample_size(10);
    group.bench_function("engine", |bench| bench.iter(|| engine(&wythoff, black_box(1000), Want::Values)));
    group.bench_function("by hand", |bench| bench.iter(|| values_by_hand(black_box(1000))));
    group.finish();
    let mut group = criterion.benchmark_group("wythoff outcomes 10000x10000");
    group.sample_size(10);
    group
        .bench_function("engine", |bench| bench.iter(|| engine(&wythoff, black_box(10_000), Want::Outcomes)));
    group.bench_function("by hand", |bench| bench.iter(|| outcomes_by_hand(black_box(10_000))));
    group.finish();
    let mut group = criterion.benchmark_group("king outcomes 10000x10000");
    group.sample_size(10);
    group.bench_function("engine", |bench| bench.iter(|| engine(&king, black_box(10_000), Want::Outcomes)));
    group.bench_function("by hand", |bench| bench.iter(|| king_by_hand(black_box(10_000))));
    group.finish();
}

criterion_group!(benches, tables);
criterion_main!(benches);
