//! The reader of the language never panics, and the canonical form of a file means the same as the file.
#![cfg_attr(fuzzing, no_main)]

use libfuzzer_sys::fuzz_target;
use rules::{Diagnostic, Form, Lang, NoLibrary, Ruleset, Severity, format, parse, parse_position};
use std::sync::Arc;

fn codes(all: &[Diagnostic]) -> Vec<&'static str> {
    all.iter().map(Diagnostic::code).collect()
}

fuzz_target!(|text: &str| {
    let parsed = parse(text, &NoLibrary);
    let errors = parsed.diagnostics.iter().any(|found| found.severity() == Severity::Error);
    assert_eq!(parsed.ruleset.is_none(), errors);
    for found in &parsed.diagnostics {
        for lang in [Lang::En, Lang::Zh] {
            assert!(!found.message(lang).is_empty());
            found.help(lang);
        }
        for label in found.labels() {
            let span = label.span();
            assert!(text.get(span.start as usize..span.end as usize).is_some());
        }
    }
    if let Ok(once) = format(text) {
        assert_eq!(format(&once).as_deref(), Ok(once.as_str()));
        let again = parse(&once, &NoLibrary);
        assert_eq!(codes(&again.diagnostics), codes(&parsed.diagnostics));
        let meaning = |ruleset: Option<Arc<Ruleset>>| ruleset.map(|ruleset| ruleset.without_spans());
        assert_eq!(meaning(again.ruleset), meaning(parsed.ruleset));
    }
    let _ = parse_position(text, Form::Row);
});

// There is nothing to run without the fuzzer.
#[cfg(not(fuzzing))]
fn main() {}
