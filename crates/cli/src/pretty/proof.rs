//! What became of the claims of a game.

use crate::failure::stopped;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, FAINT, LOST, STRONG, WON, painted};
use bouton::proof::{Accepted, Addable, Attempt, Attempted, ByAutomata, Method, Proofs, Proved};
use rules::{Convention, Lang};
use std::path::PathBuf;
use std::time::Duration;

/// All attempts as text, ending its last line.
pub(crate) fn proofs(proofs: &Proofs, trace: bool, written: &[PathBuf]) -> String {
    let mut text = String::new();
    let mut game = None;
    let mut written = written.iter();
    for attempt in &proofs.attempts {
        let heading = (&attempt.game, attempt.convention);
        if game.replace(heading) != Some(heading) {
            let misere = match attempt.convention {
                Convention::Normal => "",
                Convention::Misere => say(" (misère)", "（反常规则）"),
            };
            text.push_str(&format!("{}{misere}\n", painted(STRONG, &attempt.game)));
        }
        text.push_str(&one(attempt, trace));
        if let (Attempted::Proved(_), Some(path)) = (&attempt.result, written.next()) {
            let path = path.display();
            text.push_str(&match lang() {
                Lang::En => format!("      certificate: {path}\n"),
                Lang::Zh => format!("      证书：{path}\n"),
            });
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

fn one(attempt: &Attempt, trace: bool) -> String {
    let (sign, style) = match &attempt.result {
        Attempted::Proved(_) => ("✓", WON),
        Attempted::Refuted(_) => ("✗", LOST),
        Attempted::Undecided(_) => ("?", DRAW),
    };
    let mut text = format!("  {} {}\n", painted(style, sign), attempt.text);
    match &attempt.result {
        Attempted::Proved(proved) => {
            text.push_str(&format!("      {}\n", scope(attempt, proved)));
            text.push_str(&given(proved));
            text.push_str(&format!("      {}\n", painted(FAINT, &figures(proved))));
            if trace {
                text.push_str(&steps(attempt, proved));
            }
        }
        Attempted::Refuted(found) => text.push_str(&format!("      {}\n", found.text(lang()))),
        Attempted::Undecided(why) => text.push_str(&format!("      {}\n", tell(why))),
    }
    text
}

/// Of what it is proved.
fn scope(attempt: &Attempt, proved: &Proved) -> String {
    let (scope, falling) = (tell(&attempt.scope), tell(&proved.falling));
    match lang() {
        Lang::En => format!("Proved for {scope}. Play ends, since {falling}."),
        Lang::Zh => format!("对{scope}得证。{falling}，故对局必定结束。"),
    }
}

/// What it is proved from: a line for each assumption.
pub(super) fn given(proved: &Proved) -> String {
    if proved.assumptions.is_empty() {
        return String::new();
    }
    let head = say("It builds on what the file assumes:", "证明以文件中的假定为前提：");
    let lines = proved.assumptions.iter().map(|assumption| format!("        {assumption}\n"));
    format!("      {}\n{}", painted(DRAW, head), lines.collect::<String>())
}

/// How it is proved, in figures.
pub(super) fn figures(proved: &Proved) -> String {
    let bytes = proved.certificate.len();
    match (&proved.method, lang()) {
        (Method::Automata(ByAutomata { written, steps, relations, .. }), Lang::En) => format!(
            "Numbers in {}; {} steps with {relations} automata; the checker accepts the certificate ({bytes} bytes).",
            tell(written),
            steps.len(),
        ),
        (Method::Automata(ByAutomata { written, steps, relations, .. }), Lang::Zh) => format!(
            "数以{}书写；{} 步，{relations} 个自动机；检验程序接受证书（{bytes} 字节）。",
            tell(written),
            steps.len(),
        ),
        (Method::Period { start, length, computed }, Lang::En) => format!(
            "Period {length} from {start} on, by Guy and Smith's theorem and the values of {computed} heaps; the checker accepts the \
             certificate ({bytes} bytes)."
        ),
        (Method::Period { start, length, computed }, Lang::Zh) => format!(
            "从 {start} 起周期为 {length}，依据 Guy 与 Smith 的定理和 {computed} 个堆的值；检验程序接受证书（{bytes} 字节）。"
        ),
    }
}

/// What is proved of one claim, a line for each game and size.
pub(crate) fn proved<'a>(attempts: impl Iterator<Item = &'a Attempt>) -> Vec<String> {
    let line = |attempt: &'a Attempt| {
        let Attempted::Proved(proved) = &attempt.result else { return None };
        let (game, scope) = (&attempt.game, tell(&attempt.scope));
        let bytes = proved.certificate.len();
        let how = match (&proved.method, lang()) {
            (Method::Automata(automata), Lang::En) => format!("numbers in {}", tell(&automata.written)),
            (Method::Automata(automata), Lang::Zh) => format!("数以{}书写", tell(&automata.written)),
            (Method::Period { length, .. }, Lang::En) => {
                format!("period {length} by Guy and Smith's theorem")
            }
            (Method::Period { length, .. }, Lang::Zh) => format!("由 Guy 与 Smith 的定理得周期 {length}"),
        };
        let given = match proved.assumptions.is_empty() {
            true => "",
            false => say(", if what is assumed is true", "（以所列假定为前提）"),
        };
        let (found, checked) = (span(attempt.time.saturating_sub(proved.checked)), span(proved.checked));
        let line = match lang() {
            Lang::En => format!(
                "proved for {scope} of `{game}`{given}: {how}, a certificate of {bytes} bytes, {found} and {checked} to check"
            ),
            Lang::Zh => format!(
                "已对 `{game}` 的{scope}证明{given}：{how}，证书 {bytes} 字节，用时 {found}，检验 {checked}"
            ),
        };
        let assumed = proved.assumptions.iter().map(|assumption| format!("  {assumption}"));
        Some(std::iter::once(line).chain(assumed).collect::<Vec<_>>())
    };
    attempts.filter_map(line).flatten().collect()
}

/// The most letters of a sentence that are shown.
const MOST_SHOWN: usize = 200;

/// Each step: what it is there for, the states met and the time, and under it the sentence.
fn steps(attempt: &Attempt, proved: &Proved) -> String {
    let line = |step: &bouton::proof::Step| {
        let (purpose, states, time) = (tell(&step.purpose), step.states, span(step.time));
        let said = match lang() {
            Lang::En => {
                format!("{purpose}: {states} {}, {time}", if states == 1 { "state" } else { "states" })
            }
            Lang::Zh => format!("{purpose}：{states} 个状态，{time}"),
        };
        let sentence = match step.sentence.char_indices().nth(MOST_SHOWN) {
            Some((end, _)) => &format!("{}…", &step.sentence[..end]),
            None => &step.sentence,
        };
        format!("        {}  {said}\n            {sentence}\n", step.label)
    };
    let (all, checked) = (span(attempt.time), span(proved.checked));
    let times = match lang() {
        Lang::En => format!("        {all} in all; the checker took {checked}\n"),
        Lang::Zh => format!("        共 {all}，其中检验 {checked}\n"),
    };
    let shown = proved.automata().map_or(&[][..], |automata| &automata.steps);
    shown.iter().map(line).chain([times]).collect()
}

/// A length of time, in few digits.
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
    let all = proofs.attempts.len();
    let count = |wanted: fn(&Attempted) -> bool| {
        proofs.attempts.iter().filter(|attempt| wanted(&attempt.result)).count()
    };
    let proved = count(|result| matches!(result, Attempted::Proved(_)));
    let refuted = count(|result| matches!(result, Attempted::Refuted(_)));
    let undecided = all - proved - refuted;
    if let Some(why) = &proofs.unclaimed {
        return tell(why).to_owned();
    }
    match (lang(), all, refuted, undecided) {
        (Lang::En, 1, 0, 0) => painted(WON, "Proved."),
        (Lang::Zh, 1, 0, 0) => painted(WON, "得证。"),
        (Lang::En, _, 0, 0) => painted(WON, &format!("All {all} proved.")),
        (Lang::Zh, _, 0, 0) => painted(WON, &format!("{all} 项全部得证。")),
        (Lang::En, _, 0, _) => painted(DRAW, &format!("{proved} proved, {undecided} not decided.")),
        (Lang::Zh, _, 0, _) => painted(DRAW, &format!("{proved} 项得证，{undecided} 项未能判定。")),
        (Lang::En, ..) => painted(LOST, &format!("{refuted} of {all} refuted.")),
        (Lang::Zh, ..) => painted(LOST, &format!("{all} 项中有 {refuted} 项被推翻。")),
    }
}

/// A certificate that was accepted.
pub(crate) fn accepted(name: &str, found: &Accepted) -> String {
    let colon = say(": ", "：");
    let mut text = format!("{} {name}{colon}{}\n", painted(WON, "✓"), found.theorem.get(lang()));
    if !found.rules.is_empty() {
        text.push_str(say("  The rules in it:\n", "  其中的规则：\n"));
        found.rules.iter().for_each(|rule| text.push_str(&format!("    {rule}\n")));
    }
    text
}

/// The moves that could be added to a game.
pub(crate) fn addable(found: &Addable) -> String {
    let taken = |taken: &Vec<_>| {
        let numbers: Vec<String> = taken.iter().map(ToString::to_string).collect();
        format!("({})", numbers.join(","))
    };
    let others = found.others.iter().map(taken).collect::<Vec<_>>().join(", ");
    let (claim, states, numeration) = (&found.claim, found.states, &found.numeration);
    let mut text = format!("{}\n  {} {claim}\n", painted(STRONG, &found.game), painted(WON, "✓"));
    text.push_str(&match lang() {
        Lang::En => format!(
            "      Proved for all positions. Any move that takes some number from each of the places can be added, or all of them, and the same\n      \
             positions lose, unless it leads from one of these to another. Such moves: {others}, …\n      \
             An automaton of {states} states knows them all; numbers in {numeration}.\n"
        ),
        Lang::Zh => format!(
            "      对所有局面得证。从各位置各取若干的着法，只要不从必败局面走到必败局面，都可以添加（也可以全部添加），必败局面不变。\n      \
             不可添加的着法：{others}，……\n      它们由一个有 {states} 个状态的自动机判定；记数法 {numeration}。\n"
        ),
    });
    match &found.text {
        Some(automaton) => {
            let head = say(
                "The moves that can be added, for a file of one's own:",
                "可以添加的着法，可放进自己的文件：",
            );
            text.push_str(&format!("\n{head}\n{automaton}\n"));
        }
        None => text.push_str(say("Its arcs are too many to be written.\n", "它的边太多，无法写出。\n")),
    }
    text
}
