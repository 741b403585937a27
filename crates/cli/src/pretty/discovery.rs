//! Discoveries about a game.

use super::proof::span;
use crate::failure::stopped;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, FAINT, STRONG, WON, painted};
use bouton::discover::{Conclusion, Family, Finding};
use bouton::ops::Discovered;
use bouton::patterns::Guessed;
use bouton::proof::Proved;
use phrases::guess::{CLAIM, sentence};
use phrases::{discover, evidence, prove};
use words::guess::{Names, statement as pattern_statement};
use words::identity::{evidence as grounds, statement};

/// All discoveries as text, ending its last line.
pub(crate) fn discoveries(discovered: &Discovered) -> String {
    let Discovered { found, pattern, identities, .. } = discovered;
    let aside = say(evidence::aside(found.convention));
    let mut text = format!("{}{aside}\n", painted(STRONG, &found.game));
    found.findings.iter().for_each(|finding| text.push_str(&one(finding)));
    if let Some(guessed) = pattern {
        text.push_str(&conjectured(guessed));
    }
    if let Some(identity) = identities.first() {
        text.push_str(&format!("  {} {}\n", painted(STRONG, "="), tell(&sentence(&statement(identity)))));
        text.push_str(&format!("      {}\n", painted(FAINT, tell(&sentence(&grounds(identity))))));
    }
    if let Some(reason) = found.limits_hit {
        text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
    }
    discovered.others.iter().for_each(|other| text.push_str(&discoveries(other)));
    text
}

/// A claim for other parameters.
fn general(family: &Family, proof: Option<&Proved>) -> String {
    let mut text = String::new();
    let (style, sign) = if proof.is_some() { (WON, "✓") } else { (DRAW, "?") };
    for line in family.items.iter().flat_map(|item| item.lines()) {
        text.push_str(&format!("  {} {line}\n", painted(style, sign)));
    }
    match proof {
        Some(proved) => {
            text.push_str(&format!("      {}\n", tell(&prove::scope(proved))));
            text.push_str(&format!("      {}\n", painted(FAINT, tell(&prove::figures(proved)))));
        }
        None => text.push_str(&format!("      {}\n", tell(&discover::general(family)))),
    }
    text
}

/// A pattern in small positions.
fn conjectured(guessed: &Guessed) -> String {
    let Some(best) = guessed.conjectures().first() else { return String::new() };
    let said = pattern_statement(best, &guessed.data, &Names::of(&guessed.data));
    let sign = painted(DRAW, "?");
    let mut text = format!("  {sign} {}\n", tell(&said.text).replace('\n', "\n    "));
    if let Some(claim) = said.claim.filter(|claim| *claim != said.text.en) {
        text.push_str(&format!("      {}  {}\n", say(CLAIM), claim.replace('\n', "\n      ")));
    }
    text.push_str(&format!("      {}\n", tell(&discover::fitted(best))));
    text.push_str(&format!("      {}\n", painted(FAINT, tell(&discover::fitted_to(&guessed.data)))));
    text
}

fn one(finding: &Finding) -> String {
    let (sign, style) = match &finding.result {
        Conclusion::Proved(_) => ("✓", WON),
        Conclusion::Conjecture(_) | Conclusion::Nothing => ("?", DRAW),
    };
    let mut text = String::new();
    let lines = finding.items.iter().flat_map(|item| item.lines());
    for (number, line) in lines.enumerate() {
        let sign = if number == 0 { painted(style, sign) } else { " ".into() };
        text.push_str(&format!("  {sign} {line}\n"));
    }
    match &finding.result {
        Conclusion::Proved(proved) => {
            text.push_str(&format!("      {}\n", tell(&prove::scope(proved))));
            text.push_str(&super::proof::premises(proved));
            let line = discover::certificate(proved, finding.states);
            text.push_str(&format!("      {}\n", painted(FAINT, tell(&line))));
        }
        Conclusion::Conjecture(why) => {
            text.push_str(&format!("      {}\n", tell(&words::discovery::agreement(finding))));
            text.push_str(&format!("      {}\n", tell(&words::proof::open(why).unwrap_or_default())));
        }
        Conclusion::Nothing => {
            let said = discover::nothing(finding.goal);
            text.push_str(&format!("  {} {}\n", painted(style, sign), tell(&said)));
        }
    }
    if let Some(elsewhere) = words::discovery::elsewhere(finding) {
        text.push_str(&format!("      {}\n", tell(&elsewhere)));
    }
    let line = discover::search(finding, &span(finding.time));
    text.push_str(&format!("      {}\n", painted(FAINT, tell(&line))));
    let aside = [words::discovery::methods(finding), words::discovery::nearest(finding)];
    for line in aside.into_iter().flatten() {
        text.push_str(&format!("      {}\n", painted(FAINT, tell(&line))));
    }
    if let Some(family) = &finding.family {
        text.push_str(&general(family, finding.general.as_deref()));
    }
    text
}
