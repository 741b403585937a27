//! Discovery of claims, with proofs, for games without claims.
//!
//! `cargo bench -p benches --bench discover`

use bouton::discover::{Goal, Search, discover};
use bouton::{Query, Workbench};
use criterion::{Criterion, criterion_group, criterion_main};
use solve::Limits;
use std::hint::black_box;

/// Games, number of components or length of a row, and `true` if values are searched for.
const CASES: &[(&str, Option<usize>, bool)] = &[
    ("bash m=12", None, false),
    ("nim", Some(4), false),
    ("moore", Some(4), false),
    ("wythoff", None, false),
    ("fibonacci-nim", None, false),
    ("staircase", Some(4), false),
    ("georgia-bob", Some(4), false),
    ("lasker", None, true),
    ("kayles", None, true),
    ("race piece=knight", None, false),
];

fn claims(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("discover");
    group.sample_size(10);
    for &(words, size, values) in CASES {
        let workbench = Workbench::new();
        let query = Query::read(words).expect("a question");
        let variant = workbench.variant(&query, None).expect("it is in the catalogue");
        let goal = Some(if values { Goal::Values } else { Goal::Outcomes });
        let wanted = Search { size, goal, ..Search::default() };
        group.bench_function(words, |bencher| {
            bencher.iter(|| {
                let found = discover(&variant, &wanted, &Limits::none()).expect("the game fits");
                assert!(found.is_proved(), "{found:?}");
                black_box(found)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, claims);
criterion_main!(benches);
