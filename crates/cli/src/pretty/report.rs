//! Results of a check: each statement of the text, and its status.

use crate::failure::stopped;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, FAINT, LOST, STRONG, WON, painted};
use bouton::Report;
use bouton::claims::{Finding, Subject, Verdict};
use rules::{Convention, Lang};
use words::Say;

/// The report as text, ending its last line.
pub(crate) fn report(report: &Report) -> String {
    let mut text = String::new();
    let mut game = None;
    for finding in &report.findings {
        let heading = (&finding.game, finding.convention);
        if game.replace(heading) != Some(heading) {
            let misere = match finding.convention {
                Convention::Normal => "",
                Convention::Misere => say(" (misère)", "（反常规则）"),
            };
            text.push_str(&format!("{}{misere}\n", painted(STRONG, &finding.game)));
        }
        text.push_str(&one(finding));
    }
    if let Some(reason) = report.limits_hit {
        text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
    }
    let is_rule = |finding: &&Finding| finding.subject == Subject::Rules;
    let refuted = |finding: &&Finding| matches!(finding.verdict, Verdict::Refuted(_));
    let wrong = report.findings.iter().filter(is_rule).filter(refuted).count();
    let refuted = report.counterexamples().count() - wrong;
    let unknown =
        report.findings.iter().filter(|finding| matches!(finding.verdict, Verdict::Unknown(_))).count();
    let silent = report.findings.iter().all(|finding| finding.subject == Subject::Rules);
    let summary = if silent && wrong + refuted + unknown == 0 {
        say(
            "The file claims nothing yet: add a line such as `P(n) iff n mod 3 = 0`, or an example.",
            "文件还没有任何断言：可加一行，如 `P(n) iff n mod 3 = 0`，或一个例子。",
        )
        .to_owned()
    } else {
        match wrong {
            0 => summary(report.findings.len(), refuted, unknown),
            _ => in_the_rules(wrong, refuted, unknown),
        }
    };
    text.push_str(&format!("\n{summary}\n"));
    text
}

fn one(finding: &Finding) -> String {
    let (sign, style) = match &finding.verdict {
        Verdict::Agrees { .. } | Verdict::Numbers { .. } | Verdict::Holds(_) => ("✓", WON),
        Verdict::Refuted(_) => ("✗", LOST),
        Verdict::Unknown(_) => ("?", DRAW),
    };
    let verdict = finding.verdict.text();
    let said = match (finding.subject, finding.text.is_empty()) {
        (Subject::Rules, true) => return format!("  {} {}\n", painted(style, sign), tell(&verdict)),
        _ => &finding.text,
    };
    let verdict = match finding.verdict {
        // The sign is enough.
        Verdict::Holds(_) if finding.subject == Subject::Example => {
            return format!("  {} {said}\n", painted(style, sign));
        }
        Verdict::Refuted(_) => tell(&verdict).to_owned(),
        _ => painted(FAINT, tell(&verdict)),
    };
    format!("  {} {said}\n      {verdict}\n", painted(style, sign))
}

/// Summary if the rules themselves are wrong.
fn in_the_rules(wrong: usize, refuted: usize, unknown: usize) -> String {
    let mut said = match (lang(), wrong) {
        (Lang::En, 1) => "1 error in the rules".to_owned(),
        (Lang::En, _) => format!("{wrong} errors in the rules"),
        (Lang::Zh, _) => format!("规则有 {wrong} 处错误"),
    };
    if refuted > 0 {
        said.push_str(&match lang() {
            Lang::En => format!(", {refuted} refuted"),
            Lang::Zh => format!("，{refuted} 项被推翻"),
        });
    }
    if unknown > 0 {
        said.push_str(&match lang() {
            Lang::En => format!(", {unknown} could not be checked"),
            Lang::Zh => format!("，{unknown} 项未能检验"),
        });
    }
    said.push_str(say(".", "。"));
    painted(LOST, &said)
}

/// Summary of the findings.
fn summary(all: usize, refuted: usize, unknown: usize) -> String {
    let agree = all - refuted - unknown;
    match (lang(), refuted, unknown) {
        (Lang::En, 0, 0) => painted(WON, &format!("All {all} agree with the rules.")),
        (Lang::Zh, 0, 0) => painted(WON, &format!("{all} 项全部与规则一致。")),
        (Lang::En, 0, _) => {
            let agrees = if agree == 1 { "agrees" } else { "agree" };
            painted(DRAW, &format!("{agree} {agrees} with the rules, {unknown} could not be checked."))
        }
        (Lang::Zh, 0, _) => painted(DRAW, &format!("{agree} 项与规则一致，{unknown} 项未能检验。")),
        (Lang::En, _, _) => painted(LOST, &format!("{refuted} of {all} refuted.")),
        (Lang::Zh, _, _) => painted(LOST, &format!("{all} 项中有 {refuted} 项被推翻。")),
    }
}
