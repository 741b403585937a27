//! Checks that the moves of a game can be listed, and that play ends.

use crate::truth::{Counterexample, Failure, Finding, Report, Settled, Subject, Unchecked, Verdict};
use ::rules::Body;
use question::circle;
use question::problem::{Mistake, Problem, Source};
use question::{Game, Variant, laws};
use solve::{Limits, Refusal};
use std::sync::Arc;

/// Flaws of rules that can be read: moves that cannot be listed or lead to no position, and, as warnings, play that may never end though that is
/// not declared to be a draw. As far as the limits allow.
///
/// ```
/// use answer::check::flaws;
/// use question::Workbench;
/// let game = Workbench::new().add("mine.game", "game g\n(a, b) -> (a - k, c) where k >= 1\n").unwrap();
/// let found = flaws(&game, &solve::Limits::none());
/// assert_eq!(found[0].code(), "unbounded");
/// assert_eq!(found[0].places()[0].span, 7..40);
/// ```
pub fn flaws(game: &Arc<Game>, limits: &Limits) -> Vec<Problem> {
    let Body::Rules(rules) = &game.ruleset.body else { return vec![] };
    let Some(plain) = Variant::plain(game) else { return vec![] };
    let source = Source { name: Some(game.reference.clone()), text: game.ruleset.text.as_str().into() };
    let mut found: Vec<Problem> = Vec::new();
    for variant in plain.choices(&[]).unwrap_or_default() {
        let place = |rule: usize, problem: Problem| match rules.get(rule) {
            Some(rule) => problem.at(&source, rule.span.start as usize..rule.span.end as usize),
            None => problem,
        };
        let instance = variant.instance();
        let unbounded = instance
            .unbounded()
            .into_iter()
            .map(|(rule, variable)| place(rule, variant.refused(Refusal::Unbounded { rule, variable })));
        let mut wrong: Vec<Problem> = unbounded.collect();
        wrong.extend(instance.unbounded_ends().into_iter().map(|(span, variable)| {
            let problem = variant.refused(Refusal::Unbounded { rule: usize::MAX, variable });
            problem.at(&source, span.start as usize..span.end as usize)
        }));
        wrong.extend(laws::sound_everywhere(&variant, limits).err());
        if wrong.is_empty() && !instance.draws_declared() && limits.stopped().is_none() {
            let endless = |&rule: &usize| place(rule, Problem::new(Mistake::MayBeEndless));
            wrong.extend(instance.endless().iter().map(endless));
        }
        for problem in wrong {
            if !found.contains(&problem) {
                found.push(problem);
            }
        }
        if limits.stopped().is_some() {
            break;
        }
    }
    found
}

/// Reports rules that are unbounded, and play that need not end unless that is declared to be a draw.
pub(super) fn check(variant: &Variant, report: &mut Report) {
    let instance = variant.instance();
    let mut find = |text: String, verdict: Verdict| {
        report.findings.push(Finding {
            subject: Subject::Rules,
            game: variant.name().into(),
            convention: instance.convention(),
            text,
            is_partial: false,
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
    let ends = instance.unbounded_ends();
    for (span, variable) in &ends {
        let own = !instance.ruleset().ends.is_empty();
        let text = if own { instance.ruleset() } else { instance.played() }.quote(*span);
        find(text, refuted(Failure::Unbounded { variable: variable.clone() }));
    }
    if !unbounded.is_empty() || !ends.is_empty() {
        return;
    }
    if instance.terminates() {
        find(String::new(), Verdict::Holds(Settled::PlayEnds));
        return;
    }
    if instance.draws_declared() {
        find(String::new(), Verdict::Holds(Settled::EndlessIsADraw));
        return;
    }
    for &rule in instance.endless() {
        let verdict = match circle::through(variant, rule) {
            Some(circle) => refuted(Failure::Endless { circle }),
            None => Unchecked::MayBeEndless.into(),
        };
        find(instance.rule_text(rule).to_string(), verdict);
    }
}
