//! Results of a check: each statement of the text, and its status.

use crate::failure::stopped;
use crate::pretty::columns;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, FAINT, LOST, STRONG, WON, painted};
use bouton::Report;
use bouton::claims::{Finding, Settled, Subject, Tried, Verdict, letter};
use phrases::{check, evidence};
use words::Say;

/// The report as text, ending its last line.
pub(crate) fn report(report: &Report) -> String {
    let mut text = String::new();
    let mut game = None;
    for finding in &report.findings {
        let heading = (&finding.game, finding.convention);
        if game.replace(heading) != Some(heading) {
            let aside = say(evidence::aside(finding.convention));
            text.push_str(&format!("{}{aside}\n", painted(STRONG, &finding.game)));
        }
        text.push_str(&one(finding));
    }
    if !report.tried.is_empty() {
        text.push_str(&format!("  {}\n", say(check::TRIED)));
        let one =
            |tried: &Tried| tell(&check::tried(&tried.sizes, letter(tried.outcome), tried.value)).to_owned();
        text.push_str(&columns(&report.tried.iter().map(one).collect::<Vec<_>>()));
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
        let boards = report
            .findings
            .iter()
            .any(|finding| finding.verdict == Verdict::Holds(Settled::PlayEndsOnBoards));
        say(if boards { check::NO_EXAMPLE } else { check::NO_CLAIM }).to_owned()
    } else {
        match wrong {
            0 => {
                let style = match (refuted, unknown) {
                    (0, 0) => WON,
                    (0, _) => DRAW,
                    _ => LOST,
                };
                painted(style, tell(&check::summary(report.findings.len(), refuted, unknown)))
            }
            _ => painted(LOST, tell(&check::in_the_rules(wrong, refuted, unknown))),
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
    let verdict = finding.text();
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
