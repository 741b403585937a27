//! Whether the moves of a game can be listed, and whether play ends.

use super::circle;
use super::report::{Counterexample, Failure, Finding, Report, Subject, Verdict};
use crate::Variant;
use crate::words::finding;

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
            shown: String::new(),
            failure,
            claimed: None,
            truth: None,
            breaking: None,
            reached: None,
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
    if instance.terminates() {
        find(String::new(), Verdict::Holds(finding::play_ends()));
        return;
    }
    if instance.draws_declared() {
        find(String::new(), Verdict::Holds(finding::endless_is_a_draw()));
        return;
    }
    for &rule in instance.endless() {
        let verdict = match circle::through(variant, rule) {
            Some(circle) => refuted(Failure::Endless { circle }),
            None => Verdict::Unknown(finding::may_be_endless()),
        };
        find(instance.rule_text(rule).to_string(), verdict);
    }
}
