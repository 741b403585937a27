//! Tables of Wythoff's game, beside the programs one would write by hand for the same table.
//!
//! `cargo bench -p benches --bench table`

use criterion::{Criterion, criterion_group, criterion_main};
use solve::table::{Backing, Table, Want, table};
use solve::{Convention, Form, Game, Limits, Options, Refusal, Shape};
use std::hint::black_box;

/// Take any number from one heap, or the same number from both.
struct Wythoff;

const DIRECTIONS: [[i64; 2]; 3] = [[1, 0], [0, 1], [1, 1]];

impl Game for Wythoff {
    fn form(&self) -> Form {
        Form::Tuple(2)
    }

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        for [a, b] in DIRECTIONS {
            for times in 1.. {
                let (Some(a), Some(b)) =
                    (at[0].checked_add_signed(-a * times), at[1].checked_add_signed(-b * times))
                else {
                    break;
                };
                options.push_word(a);
                options.push_word(b);
                options.end_component();
                options.end_option();
            }
        }
        Ok(())
    }

    fn terminates(&self) -> bool {
        true
    }

    fn shapes(&self, _extents: &[u64]) -> Result<Vec<Shape>, Refusal> {
        let ray = |(rule, direction): (usize, [i64; 2])| Shape::Ray {
            rule,
            direction: direction.to_vec(),
            first: 1,
            last: None,
            guard: None,
        };
        Ok(DIRECTIONS.into_iter().enumerate().map(ray).collect())
    }
}

/// The king on the same board: three steps, no ray, P-positions in every other place.
struct King;

impl Game for King {
    fn form(&self) -> Form {
        Form::Tuple(2)
    }

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn options(&self, _at: &[u64], _options: &mut Options) -> Result<(), Refusal> {
        Err(Refusal::TooManyOptions)
    }

    fn terminates(&self) -> bool {
        true
    }

    fn shapes(&self, _extents: &[u64]) -> Result<Vec<Shape>, Refusal> {
        let deltas = DIRECTIONS.iter().map(|delta| delta.to_vec()).collect();
        Ok(vec![Shape::Steps { rule: 0, deltas, guard: None }])
    }
}

fn engine(game: &dyn Game, size: u64, want: Want) -> Table {
    table(game, &[size, size], want, Backing::Memory, &Limits::none()).expect("no limit is set")
}

/// By hand: every option of every position, the mex with an array of stamps.
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

/// By hand: every position that is not yet marked is P, and marks all that can reach it.
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

/// By hand: a king's position is N if one of its three options is P.
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

fn agree() {
    let size = 300;
    let (by_hand, by_engine) = (values_by_hand(size), engine(&Wythoff, size as u64, Want::Values));
    let rows = (0..size as u64).flat_map(|row| by_engine.values(&[row]).collect::<Vec<_>>());
    assert!(rows.eq(by_hand.iter().map(|&value| u64::from(value))));
    for (game, by_hand) in [(&Wythoff as &dyn Game, outcomes_by_hand(size)), (&King, king_by_hand(size))] {
        let by_engine = engine(game, size as u64, Want::Outcomes);
        let rows = (0..size as u64).flat_map(|row| by_engine.outcomes(&[row]).collect::<Vec<_>>());
        assert!(rows.eq(by_hand.iter().map(|&win| if win { solve::Outcome::N } else { solve::Outcome::P })));
    }
}

fn tables(criterion: &mut Criterion) {
    agree();
    let mut group = criterion.benchmark_group("wythoff values 1000x1000");
    group.sample_size(10);
    group.bench_function("engine", |bench| bench.iter(|| engine(&Wythoff, black_box(1000), Want::Values)));
    group.bench_function("by hand", |bench| bench.iter(|| values_by_hand(black_box(1000))));
    group.finish();
    let mut group = criterion.benchmark_group("wythoff outcomes 10000x10000");
    group.sample_size(10);
    group
        .bench_function("engine", |bench| bench.iter(|| engine(&Wythoff, black_box(10_000), Want::Outcomes)));
    group.bench_function("by hand", |bench| bench.iter(|| outcomes_by_hand(black_box(10_000))));
    group.finish();
    let mut group = criterion.benchmark_group("king outcomes 10000x10000");
    group.sample_size(10);
    group.bench_function("engine", |bench| bench.iter(|| engine(&King, black_box(10_000), Want::Outcomes)));
    group.bench_function("by hand", |bench| bench.iter(|| king_by_hand(black_box(10_000))));
    group.finish();
}

criterion_group!(benches, tables);
criterion_main!(benches);
