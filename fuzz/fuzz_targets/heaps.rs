//! Any text is a code of a heap game or is refused with a place; a code reads back, and a small game has the values of the definition.
#![cfg_attr(fuzzing, no_main)]

use heap::{Code, Rules, Sequence, naive};
use libfuzzer_sys::fuzz_target;

/// Number of values compared; fewer where the definition takes long.
fn count(rules: &Rules) -> usize {
    match rules.parts() {
        Some(0..=2) => 200,
        Some(3) => 60,
        Some(4..=6) => 30,
        _ => 22,
    }
}

fuzz_target!(|text: &str| {
    let code = match text.parse::<Code>() {
        Ok(code) => code,
        Err(misprint) => {
            assert!(misprint.at <= text.chars().count());
            return;
        }
    };
    assert_eq!(code.to_string().parse::<Code>(), Ok(code.clone()));
    let rules = code.rules();
    if let Some(again) = Code::of(&rules) {
        assert_eq!(again.rules(), rules);
    }
    let count = count(&rules);
    let wanted = naive::values(&rules, count);
    let mut sequence = Sequence::new(rules.clone());
    sequence.extend(count);
    assert!(sequence.values().eq(wanted.iter().copied()), "{code}");
    let mut restored = Sequence::restore(rules, wanted.iter().copied().take(count / 2));
    let period = restored.period(2 * count, &mut |_| true);
    // What is proved holds for what was computed.
    if let Some(period) = period {
        for heap in period.start..count.saturating_sub(period.length) {
            assert_eq!(wanted[heap + period.length], wanted[heap] + period.saltus, "{code}");
        }
    }
});

// There is nothing to run without the fuzzer.
#[cfg(not(fuzzing))]
fn main() {}
