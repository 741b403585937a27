//! Whether the moves of a game can be listed, and whether play ends.

use super::report::{Counterexample, Failure, Finding, Report, Subject, Verdict};
use crate::Variant;
use crate::words::finding;
use rules::Text;

/// Reports rules that are unbounded, and play that need not end unless that is declared to be a draw.
pub(super) fn check(variant: &Variant, report: &mut Report) {
    let instance = variant.instance();
    let mut find = |text: String, verdict: Verdict| {
        report.findings.push(Finding {
            subject: Subject::Rules,
            game: variant.name().into(),
            convention: instance.convention(),
            text,
            verdict,
        });
    };
    let refuted = |failure: Failure| {
        Verdict::Refuted(Box::new(Counterexample {
            position: String::new(),
            failure,
            claimed: None,
            truth: None,
            breaking: None,
        }))
    };
    let unbounded = instance.unbounded();
    for (rule, variable) in &unbounded {
        let text =
            if *rule < instance.rule_count() { instance.rule_text(*rule).to_string() } else { String::new() };
        find(text, refuted(Failure::Unbounded { variable: variable.clone() }));
    }
    if !unbounded.is_empty() {
        return;
    }
    if solve::Game::terminates(instance) {
        find(String::new(), Verdict::Holds(finding::play_ends()));
    } else if instance.draws_declared() {
        find(String::new(), Verdict::Holds(finding::endless_is_a_draw()));
    } else {
        find(String::new(), refuted(Failure::Endless(Text::default())));
    }
}
