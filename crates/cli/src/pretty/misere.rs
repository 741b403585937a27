//! Results about a heap game in misère play.

use super::fields::Fields;
use crate::failure::stopped;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, FAINT, STRONG, WON, painted};
use bouton::heaps::{Limit, MisereReport};
use rules::Lang;
use std::path::Path;

/// Limit on the relations, and lost elements, shown.
const MOST_SHOWN: usize = 60;

/// The report as text, ending its last line.
pub(crate) fn misere(report: &MisereReport, shown: usize, written: Option<&Path>) -> String {
    let name = painted(STRONG, tell(&report.game.name()));
    let mut text = format!("{name}{}\n", say(", misère play", "，反常规则"));
    text.push_str(&format!("  {}\n", found(report)));
    let mut fields = Fields::default();
    let quotient = &report.quotient;
    if !report.genera.is_empty() {
        let genera: Vec<String> = report.genera.iter().map(ToString::to_string).collect();
        fields.add(say("genera", "亏格"), genera.join(" ") + " …");
    }
    let elements = report.elements(shown);
    if !elements.is_empty() {
        let more =
            if quotient.period().is_some() || elements.len() < quotient.map().len() { " …" } else { "" };
        fields.add(say("elements", "元素"), elements.join(" ") + more);
    }
    let presentation = quotient.presentation();
    let generators = presentation.generators.iter().map(|(letter, heap)| match lang() {
        Lang::En => format!("{letter} = heap of {heap}"),
        Lang::Zh => format!("{letter} 为大小 {heap} 的堆"),
    });
    listed(&mut fields, say("generators", "生成元"), generators.collect());
    let relations =
        presentation.relations.iter().map(|relation| format!("{} = {}", relation.word, relation.normal));
    listed(&mut fields, say("relations", "关系"), relations.collect());
    listed(&mut fields, say("lost", "必败"), presentation.lost);
    text.push_str(&fields.render());
    text.push_str(&known(report));
    if let Some(path) = written {
        let path = path.display();
        text.push_str(&match lang() {
            Lang::En => format!("Certificate: {path} (bouton verify {path})\n"),
            Lang::Zh => format!("证书：{path}（bouton verify {path}）\n"),
        });
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
        line.push_str(if place + 1 == count { "" } else { say(", ", "、") });
        line.push_str(more);
    }
    if !line.is_empty() {
        fields.add(label, line);
    }
}

/// The quotient and its period, or the extent to which it is known.
fn found(report: &MisereReport) -> String {
    let quotient = &report.quotient;
    let (order, last) = (quotient.order(), quotient.map().len().saturating_sub(1));
    let (Some(period), None) = (quotient.period(), report.limit) else {
        let said = match lang() {
            Lang::En => format!(
                "Of the heaps up to {last} the misère quotient has {order} elements. {}",
                limit(report)
            ),
            Lang::Zh => format!("不超过 {last} 的各堆的反常商有 {order} 个元素。{}", limit(report)),
        };
        return painted(DRAW, &said);
    };
    let (start, length) = (period.start, period.length);
    let said = match lang() {
        Lang::En => format!(
            "The misère quotient has {order} elements; from the heap of {start} on, those of heaps have period {length}."
        ),
        Lang::Zh => format!("反常商有 {order} 个元素；从大小为 {start} 的堆起，各堆的元素有周期 {length}。"),
    };
    painted(WON, &said)
}

fn limit(report: &MisereReport) -> &'static str {
    match report.limit {
        Some(Limit::Elements) => say(
            "With one heap more no quotient was found with as many elements as allowed (--elements): there may be none that is finite.",
            "再加一个堆，在允许的元素个数内（--elements）找不到商：可能不存在有限的商。",
        ),
        Some(Limit::Entries) => say(
            "With one heap more none was found in tables of reasonable size: there may be none that is finite.",
            "再加一个堆，在合理大小的表内找不到商：可能不存在有限的商。",
        ),
        _ => say("No period so far.", "尚未发现周期。"),
    }
}

/// Description of the evidence.
fn known(report: &MisereReport) -> String {
    let said = match (&report.certificate, lang()) {
        (Some((_, theorem)), Lang::En) => {
            let sums = theorem.sums;
            format!(
                "proved: the checker has followed the certificate, with {sums} sums to which all others come."
            )
        }
        (Some((_, theorem)), Lang::Zh) => {
            let sums = theorem.sums;
            format!("已证明：检验程序已验证证书，其中列出 {sums} 个和，其余的和都归结于它们。")
        }
        (None, Lang::En) => "computed from the rules; no certificate speaks of such moves.".into(),
        (None, Lang::Zh) => "由规则算出；证书不涉及这样的走法。".into(),
    };
    format!("{}{said}\n", say("How this is known: ", "依据："))
}
