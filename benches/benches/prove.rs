//! Proofs of the catalogue's claims for all positions.
//!
//! `cargo bench -p benches --bench prove`

use automata::Meter;
use criterion::{Criterion, criterion_group, criterion_main};
use prove::{Answer, Question, prove};
use std::hint::black_box;

/// Games with the index of a claim, and number of components or length of a row.
const CASES: &[(&str, usize, Option<usize>)] = &[
    ("wythoff", 0, None),
    ("fibonacci-nim", 0, None),
    ("nim", 1, Some(5)),
    ("nim", 2, Some(5)),
    ("moore", 0, Some(4)),
    ("georgia-bob", 0, Some(4)),
    ("nim-bounded", 1, Some(3)),
    ("kayles", 0, None),
];

fn theorems(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("prove");
    group.sample_size(20);
    for &(name, claim, size) in CASES {
        let ruleset = catalog::ruleset(name).expect("it is in the catalogue");
        let convention = ruleset.claims[claim].convention;
        let instance = ruleset.instantiate(&[], Some(convention)).expect("its parameters have defaults");
        let question = Question { instance: &instance, claim, size };
        let size = size.map(|size| format!(", size {size}")).unwrap_or_default();
        group.bench_function(format!("{name}, claim {}{size}", claim + 1), |bencher| {
            bencher.iter(|| {
                let answer = prove(question, &Meter::ample());
                assert!(matches!(answer, Answer::Proved(_)), "{answer:?}");
                black_box(answer)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, theorems);
criterion_main!(benches);
