//! Results about the claims of a game.

use crate::failure::stopped;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, FAINT, LOST, STRONG, WON, painted};
use bouton::boards::sizes::{AllSizes, Unsized};
use bouton::ops::Accepted;
use bouton::proof::{Addable, Attempt, Attempted, Proofs, Proved, Stated, Theorem};
use phrases::evidence;
use phrases::prove::{self, Counts};
use phrases::verify;
use std::path::Path;
use std::time::Duration;
use words::Say;

/// All attempts as text, ending its last line.
pub(crate) fn proofs(proofs: &Proofs, trace: bool, written: Option<&Path>) -> String {
    let mut text = String::new();
    let mut game = None;
    let count = proofs.attempts.iter().filter(|attempt| attempt.result.proved().is_some()).count();
    let mut numbers = 1..;
    for attempt in &proofs.attempts {
        let heading = (attempt.about(), attempt.convention);
        if game.replace(heading) != Some(heading) {
            let aside = say(evidence::aside(attempt.convention));
            text.push_str(&format!("{}{aside}\n", painted(STRONG, attempt.about())));
        }
        text.push_str(&one(attempt, trace));
        if let (Attempted::Proved(_), Some(path), Some(number)) = (&attempt.result, written, numbers.next()) {
            let said = prove::certificate(&path.display().to_string(), number, count);
            text.push_str(&format!("      {}\n", tell(&said)));
        }
    }
    if let Some(reason) = proofs.limits_hit {
        text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
    }
    if proofs.unclaimed.is_some() {
        text.push_str(&format!("{}\n", painted(STRONG, &proofs.game)));
    }
    text.push_str(&format!("\n{}\n", summary(proofs)));
    text
}

/// Who wins on boards of all sizes, as text, ending its last line.
pub(crate) fn all_sizes(game: &str, found: &Result<AllSizes, Unsized>, written: Option<&Path>) -> String {
    let found = match found {
        Ok(found) => found,
        Err(why) => {
            let why = painted(DRAW, tell(&words::mirror::why_none(why)));
            return format!("{}\n  {why}\n", painted(STRONG, game));
        }
    };
    let mut text = format!("{}\n", painted(STRONG, &found.game));
    for known in &found.known {
        text.push_str(&format!("  {} {}\n", painted(WON, "✓"), tell(&words::mirror::known(known))));
    }
    for open in &found.open {
        text.push_str(&format!("  {} {}\n", painted(DRAW, "?"), tell(&words::mirror::open(*open))));
    }
    if let Some(path) = written {
        text.push_str(&format!("      {}\n", tell(&prove::certificate(&path.display().to_string(), 1, 1))));
    }
    if !found.known.is_empty() {
        text.push_str(&format!("{}{}\n", say(evidence::KNOWN), tell(&words::mirror::evidence(found))));
    }
    text
}

fn one(attempt: &Attempt, trace: bool) -> String {
    let (sign, style) = match &attempt.result {
        Attempted::Proved(_) => ("✓", WON),
        Attempted::Refuted(_) => ("✗", LOST),
        Attempted::Unfounded(_) => ("?", LOST),
        Attempted::Undecided(_) => ("?", DRAW),
        Attempted::Rejected(_) => ("!", LOST),
    };
    let mut text = format!("  {} {}\n", painted(style, sign), attempt.text);
    match &attempt.result {
        Attempted::Proved(proved) => {
            text.push_str(&format!("      {}\n", tell(&prove::scope(proved))));
            text.push_str(&premises(proved));
            text.push_str(&format!("      {}\n", painted(FAINT, tell(&prove::figures(proved)))));
        }
        Attempted::Refuted(found) => text.push_str(&format!("      {}\n", tell(&found.text()))),
        Attempted::Unfounded(unfounded) => text.push_str(&format!("      {}\n", tell(&unfounded.text()))),
        Attempted::Undecided(_) | Attempted::Rejected(_) => {
            let why = words::proof::open(&attempt.result).unwrap_or_default();
            text.push_str(&format!("      {}\n", tell(&why)));
        }
    }
    if let Some(core) = &attempt.core {
        text.push_str(&statement(core, "      "));
    }
    if trace {
        text.push_str(&steps(attempt));
    }
    text
}

/// Premises of a proof: a line for each assumption, and for each elementary fact.
pub(super) fn premises(proved: &Proved) -> String {
    let mut text = given(&proved.assumptions);
    if !proved.lemmas.is_empty() {
        let lines = proved.lemmas.iter().map(|lemma| format!("        {}\n", tell(&lemma.text())));
        text.push_str(&format!("      {}\n{}", say(evidence::LEMMAS), lines.collect::<String>()));
    }
    text
}

/// A line for each assumption.
fn given(assumptions: &[String]) -> String {
    if assumptions.is_empty() {
        return String::new();
    }
    let head = say(evidence::ASSUMING);
    let lines = assumptions.iter().map(|assumption| format!("        {assumption}\n"));
    format!("      {}\n{}", painted(DRAW, head), lines.collect::<String>())
}

/// Proved instances of one claim, with one line for each game and size.
pub(crate) fn proved<'a>(attempts: impl Iterator<Item = &'a Attempt>) -> Vec<String> {
    let line = |attempt: &'a Attempt| {
        let proved = attempt.result.proved()?;
        let (found, checked) = (span(attempt.time.saturating_sub(proved.checked)), span(proved.checked));
        let line = tell(&prove::proved(attempt, proved, &found, &checked)).to_owned();
        let assumed = proved.assumptions.iter().map(|assumption| format!("  {assumption}"));
        Some(std::iter::once(line).chain(assumed).collect::<Vec<_>>())
    };
    attempts.filter_map(line).flatten().collect()
}

/// Limit on the characters shown of a sentence.
const MOST_SHOWN: usize = 200;

/// Each step: its purpose, the states met and the time, followed by the sentence.
fn steps(attempt: &Attempt) -> String {
    let line = |step: &bouton::proof::Step| {
        let said = prove::step(step, &span(step.time));
        let sentence = match step.sentence.char_indices().nth(MOST_SHOWN) {
            Some((end, _)) => &format!("{}…", &step.sentence[..end]),
            None => &step.sentence,
        };
        let label = words::proof::label(step.purpose, step.number);
        format!("        {label}  {}\n            {sentence}\n", tell(&said))
    };
    let all = span(attempt.time);
    let checked = attempt.result.proved().map(|proved| span(proved.checked));
    let times = format!("        {}\n", tell(&prove::times(&all, checked.as_deref())));
    attempt.steps.iter().map(line).chain([times]).collect()
}

/// A duration, in few digits.
pub(super) fn span(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        seconds if seconds >= 10.0 => format!("{seconds:.0} s"),
        seconds if seconds >= 1.0 => format!("{seconds:.1} s"),
        seconds if seconds >= 0.01 => format!("{:.0} ms", seconds * 1e3),
        seconds => format!("{:.1} ms", seconds * 1e3),
    }
}

fn summary(proofs: &Proofs) -> String {
    if let Some(why) = &proofs.unclaimed {
        return tell(&why.text()).to_owned();
    }
    let counts = Counts::of(proofs);
    if proofs.is_proved() {
        return painted(WON, tell(&prove::complete(counts)));
    }
    let style = if counts.refuted + counts.unfounded > 0 { LOST } else { DRAW };
    painted(style, tell(&prove::incomplete(counts)))
}

/// An accepted certificate: its theorem, and the statement as it stands and in words.
pub(crate) fn accepted(name: &str, accepted: &Accepted) -> String {
    let colon = say(evidence::COLON);
    let mut text = format!("{} {name}{colon}{}\n", painted(WON, "✓"), tell(&accepted.theorem.text()));
    if let Some(claim) = &accepted.claim {
        text.push_str(&format!("  {}\n", tell(&claim.text())));
    }
    match &accepted.theorem {
        Theorem::Claim(shown) => text.push_str(&statement(&Stated::Family(shown.family.clone()), "  ")),
        Theorem::Sizes(theorem) => {
            text.push_str(&statement(&Stated::Sizes(theorem.statement.clone()), "  "));
        }
        // Its moves are at places of the board, and many.
        Theorem::Nimber(_) | Theorem::Mirror(_) => {}
        other => {
            text.push_str(say(verify::RULES));
            other.rules().iter().for_each(|rule| text.push_str(&format!("    {rule}\n")));
        }
    }
    text
}

/// A statement of the checker, as it stands and in words, each line after a margin.
fn statement(stated: &Stated, margin: &str) -> String {
    let mut text = format!("{margin}{}\n", say(verify::STATEMENT));
    let lines = words::statement::stated(stated);
    lines.lines().for_each(|line| text.push_str(&format!("{margin}  {line}\n")));
    text.push_str(&format!("{margin}{}\n", say(verify::WORDS)));
    let sentences = words::statement::said(stated);
    sentences.iter().for_each(|sentence| text.push_str(&format!("{margin}  {}\n", tell(sentence))));
    text
}

/// The moves that could be added to a game.
pub(crate) fn addable(found: &Addable) -> String {
    let taken = |taken: &Vec<_>| {
        let numbers: Vec<String> = taken.iter().map(ToString::to_string).collect();
        format!("({})", numbers.join(","))
    };
    let others = found.others.iter().map(taken).collect::<Vec<_>>().join(", ");
    let more = if found.more { ", …" } else { "" };
    let mut text = format!("{}\n  {} {}\n", painted(STRONG, &found.game), painted(WON, "✓"), found.claim);
    text.push_str(&format!("      {}\n{}", tell(&words::proof::theorem(found)), given(&found.assumptions)));
    let others = prove::not_addable(&format!("{others}{more}"));
    text.push_str(&format!("      {}\n", tell(&others)));
    let automaton = prove::addable_automaton(found.states, found.numeration);
    text.push_str(&format!("      {}\n", tell(&automaton)));
    match &found.text {
        Some(automaton) => {
            let head = say(prove::ADDABLE);
            text.push_str(&format!("\n{head}\n{automaton}\n"));
        }
        None => text.push_str(say(prove::MANY_ARCS)),
    }
    text
}
