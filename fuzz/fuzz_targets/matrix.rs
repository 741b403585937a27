//! Any text is a matrix or gets problems in both languages; a small matrix gets strategies that its certificate proves.
#![cfg_attr(fuzzing, no_main)]

use bouton::payoff::{Certificate, read, solve_within};
use libfuzzer_sys::fuzz_target;
use rules::Lang;
use solve::Limits;
use std::time::Duration;

fuzz_target!(|text: &str| {
    let matrix = match read(text) {
        Ok(matrix) => matrix,
        Err(problems) => {
            assert!(!problems.is_empty());
            for problem in problems {
                for lang in [Lang::En, Lang::Zh] {
                    assert!(!problem.message(lang).is_empty());
                    assert!(problem.help(lang).is_some());
                }
                let source = problem.source().map_or("", |source| &source.text);
                assert!(problem.places().iter().all(|place| source.get(place.span.clone()).is_some()));
            }
            return;
        }
    };
    let limits = Limits::none().with_time(Duration::from_millis(100)).with_memory(64 << 20);
    // Only what theory excludes is an error here.
    let answer = solve_within(&matrix, &limits).unwrap_or_else(|problem| panic!("{problem}"));
    assert!(answer.pure.lower <= answer.pure.upper);
    if let Some(solved) = answer.solved {
        let certificate = Certificate::of(&matrix, &solved.rows, &solved.columns, || Ok::<(), ()>(()));
        assert_eq!(certificate.as_ref().map(Certificate::value), Ok(Some(&solved.value)));
        assert!(answer.pure.lower <= solved.value && solved.value <= answer.pure.upper);
    }
});

// There is nothing to run without the fuzzer.
#[cfg(not(fuzzing))]
fn main() {}
