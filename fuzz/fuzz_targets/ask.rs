//! Whatever is asked gets an answer or a problem in both languages, and never a panic.
#![cfg_attr(fuzzing, no_main)]

use bouton::ops::{Received, Solve};
use bouton::question::is_path;
use bouton::words::Say;
use bouton::{Problem, Query, Workbench, solve};
use libfuzzer_sys::fuzz_target;
use rules::Lang;
use solve::Limits;
use std::time::Duration;

fn say(problems: &[Problem]) {
    for problem in problems {
        for lang in [Lang::En, Lang::Zh] {
            assert!(!problem.message(lang).is_empty());
            problem.help(lang);
        }
        if let Some(source) = problem.source() {
            for place in problem.places() {
                assert!(source.text.get(place.span.clone()).is_some());
            }
        }
    }
}

fuzz_target!(|text: &str| {
    let _ = Received::parse(text.as_bytes()).read::<Solve>().map_err(|problem| say(&[problem]));
    let query = match Query::read(text) {
        Ok(query) => query,
        Err(problem) => return say(&[problem]),
    };
    // Files are none of this target's business.
    if query.games().any(is_path) {
        return;
    }
    match Workbench::new().ask(&query, None) {
        Err(problems) => say(&problems),
        Ok(position) => {
            let limits = Limits::none().with_time(Duration::from_millis(50)).with_memory(64 << 20);
            match solve(&position, 3, &limits) {
                Err(problem) => say(&[problem]),
                Ok(answer) => assert!(answer.why.iter().all(|reason| !reason.text().en.is_empty())),
            }
        }
    }
});

// There is nothing to run without the fuzzer.
#[cfg(not(fuzzing))]
fn main() {}
