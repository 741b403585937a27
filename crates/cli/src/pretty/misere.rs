//! Results about a heap game in misère play.

use super::fields::Fields;
use crate::failure::stopped;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, FAINT, STRONG, WON, painted};
use bouton::heaps::{Limit, MisereReport};
use phrases::{evidence, misere};
use std::path::Path;
use words::heaps::title;

/// Limit on the relations, and lost elements, shown.
const MOST_SHOWN: usize = 60;

/// The report as text, ending its last line.
pub(crate) fn misere(report: &MisereReport, shown: usize, written: Option<&Path>) -> String {
    let name = painted(STRONG, tell(&title(&report.game)));
    let mut text = format!("{name}{}\n", say(misere::PLAY));
    text.push_str(&format!("  {}\n", result(report)));
    let mut fields = Fields::default();
    let quotient = &report.quotient;
    if !report.genera.is_empty() {
        let genera: Vec<String> = report.genera.iter().map(ToString::to_string).collect();
        fields.add(say(misere::GENERA), genera.join(" ") + " …");
    }
    let elements = report.elements(shown);
    if !elements.is_empty() {
        let more =
            if quotient.period().is_some() || elements.len() < quotient.map().len() { " …" } else { "" };
        fields.add(say(misere::ELEMENTS), elements.join(" ") + more);
    }
    let presentation = quotient.presentation();
    let generators = presentation
        .generators
        .iter()
        .map(|(letter, heap)| tell(&misere::generator(&letter.to_string(), *heap)).to_owned());
    listed(&mut fields, say(misere::GENERATORS), generators.collect());
    let relations =
        presentation.relations.iter().map(|relation| format!("{} = {}", relation.word, relation.normal));
    listed(&mut fields, say(misere::RELATIONS), relations.collect());
    listed(&mut fields, say(misere::LOST), presentation.lost);
    text.push_str(&fields.render());
    let sums = report.certificate.as_ref().map(|(_, theorem)| theorem.sums);
    text.push_str(&format!("{}\n", tell(&misere::evidence(sums))));
    if let Some(path) = written {
        text.push_str(&format!("{}\n", tell(&misere::certificate(&path.display().to_string()))));
    }
    if let Some(Limit::Stopped(reason)) = report.limit {
        text.push_str(&format!("{}\n", painted(FAINT, stopped(reason))));
    }
    text
}

/// Beginning of a list, on lines of limited length.
fn listed(fields: &mut Fields, label: &str, all: Vec<String>) {
    const WIDE: usize = 88;
    let mut line = String::new();
    let mut label = label;
    let count = all.len();
    for (place, one) in all.into_iter().take(MOST_SHOWN).enumerate() {
        let more = if place + 1 == MOST_SHOWN && count > MOST_SHOWN { " …" } else { "" };
        if super::fields::width(&line) + super::fields::width(&one) > WIDE {
            fields.add(std::mem::take(&mut label), line.trim_end());
            line.clear();
        }
        line.push_str(&one);
        line.push_str(if place + 1 == count { "" } else { say(evidence::COMMA) });
        line.push_str(more);
    }
    if !line.is_empty() {
        fields.add(label, line);
    }
}

/// The quotient and its period, or the extent to which it is known.
fn result(report: &MisereReport) -> String {
    let quotient = &report.quotient;
    let (order, last) = (quotient.order(), quotient.map().len().saturating_sub(1));
    match (quotient.period(), report.limit) {
        (Some(period), None) => painted(WON, tell(&misere::periodic(order, period.start, period.length))),
        (_, limit) => painted(DRAW, tell(&misere::partial(order, last, limit))),
    }
}
