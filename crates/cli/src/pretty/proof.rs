//! Results about the claims of a game.

use crate::failure::stopped;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, FAINT, LOST, STRONG, WON, painted};
use bouton::proof::{Addable, Attempt, Attempted, ByAutomata, Method, Proofs, Proved, Theorem};
use rules::{Convention, Lang};
use std::path::Path;
use std::time::Duration;
use words::Say;
use words::proof::purpose;

/// All attempts as text, ending its last line.
pub(crate) fn proofs(proofs: &Proofs, trace: bool, written: Option<&Path>) -> String {
    let mut text = String::new();
    let mut game = None;
    let count = proofs.attempts.iter().filter(|attempt| attempt.result.proved().is_some()).count();
    let mut numbers = 1..;
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
        if let (Attempted::Proved(_), Some(path), Some(number)) = (&attempt.result, written, numbers.next()) {
            let path = path.display();
            text.push_str(&match (lang(), count) {
                (Lang::En, 1) => format!("      certificate: {path}\n"),
                (Lang::En, _) => format!("      certificate: {path} (part {number} of {count})\n"),
                (Lang::Zh, 1) => format!("      证书：{path}\n"),
                (Lang::Zh, _) => format!("      证书：{path}（第 {number} 部分，共 {count} 部分）\n"),
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
        Attempted::Unfounded(_) => ("?", LOST),
        Attempted::Undecided(_) => ("?", DRAW),
        Attempted::Rejected(_) => ("!", LOST),
    };
    let mut text = format!("  {} {}\n", painted(style, sign), attempt.text);
    match &attempt.result {
        Attempted::Proved(proved) => {
            text.push_str(&format!("      {}\n", scope(attempt, proved)));
            text.push_str(&given(&proved.assumptions));
            text.push_str(&format!("      {}\n", painted(FAINT, &figures(proved))));
        }
        Attempted::Refuted(found) => text.push_str(&format!("      {}\n", tell(&found.text()))),
        Attempted::Unfounded(unfounded) => text.push_str(&format!("      {}\n", tell(&unfounded.text()))),
        Attempted::Undecided(_) | Attempted::Rejected(_) => {
            let why = words::proof::open(&attempt.result).unwrap_or_default();
            text.push_str(&format!("      {}\n", tell(&why)));
        }
    }
    if trace {
        text.push_str(&steps(attempt));
    }
    text
}

/// Scope of a proof.
fn scope(attempt: &Attempt, proved: &Proved) -> String {
    let (scope, falling) = (attempt.scope.text(), words::proof::falling(proved));
    let (scope, falling) = (tell(&scope), tell(&falling));
    match lang() {
        Lang::En => format!("Proved for {scope}. Play ends, since {falling}."),
        Lang::Zh => format!("对{scope}得证。{falling}，故对局必定结束。"),
    }
}

/// Premises of a proof: a line for each assumption.
pub(super) fn given(assumptions: &[String]) -> String {
    if assumptions.is_empty() {
        return String::new();
    }
    let head = say("It builds on what the file assumes:", "证明以文件中的假定为前提：");
    let lines = assumptions.iter().map(|assumption| format!("        {assumption}\n"));
    format!("      {}\n{}", painted(DRAW, head), lines.collect::<String>())
}

/// Figures of a proof.
pub(super) fn figures(proved: &Proved) -> String {
    let bytes = proved.certificate.len();
    match (&proved.method, lang()) {
        (Method::Automata(by @ ByAutomata { steps, relations, .. }), Lang::En) => format!(
            "Numbers in {}; {steps} steps with {relations} automata; the checker accepts the certificate ({bytes} bytes).",
            tell(&words::proof::written(by)),
        ),
        (Method::Automata(by @ ByAutomata { steps, relations, .. }), Lang::Zh) => format!(
            "数以{}书写；{steps} 步，{relations} 个自动机；检验程序接受证书（{bytes} 字节）。",
            tell(&words::proof::written(by)),
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

/// Proved instances of one claim, with one line for each game and size.
pub(crate) fn proved<'a>(attempts: impl Iterator<Item = &'a Attempt>) -> Vec<String> {
    let line = |attempt: &'a Attempt| {
        let proved = attempt.result.proved()?;
        let (game, scope) = (&attempt.game, attempt.scope.text());
        let scope = tell(&scope);
        let bytes = proved.certificate.len();
        let how = match (&proved.method, lang()) {
            (Method::Automata(automata), Lang::En) => {
                format!("numbers in {}", tell(&words::proof::written(automata)))
            }
            (Method::Automata(automata), Lang::Zh) => {
                format!("数以{}书写", tell(&words::proof::written(automata)))
            }
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

/// Limit on the characters shown of a sentence.
const MOST_SHOWN: usize = 200;

/// Each step: its purpose, the states met and the time, followed by the sentence.
fn steps(attempt: &Attempt) -> String {
    let line = |step: &bouton::proof::Step| {
        let (purpose, states, time) = (purpose(step.purpose), step.states, span(step.time));
        let purpose = tell(&purpose);
        let said = match lang() {
            Lang::En => {
                let fails = if step.holds { "" } else { "fails, " };
                format!("{purpose}: {fails}{states} {}, {time}", if states == 1 { "state" } else { "states" })
            }
            Lang::Zh => {
                let fails = if step.holds { "" } else { "不成立，" };
                format!("{purpose}：{fails}{states} 个状态，{time}")
            }
        };
        let sentence = match step.sentence.char_indices().nth(MOST_SHOWN) {
            Some((end, _)) => &format!("{}…", &step.sentence[..end]),
            None => &step.sentence,
        };
        format!("        {}  {said}\n            {sentence}\n", step.label)
    };
    let all = span(attempt.time);
    let checked = attempt.result.proved().map(|proved| span(proved.checked));
    let times = match (lang(), checked) {
        (Lang::En, Some(checked)) => format!("        {all} in all; the checker took {checked}\n"),
        (Lang::Zh, Some(checked)) => format!("        共 {all}，其中检验 {checked}\n"),
        (Lang::En, None) => format!("        {all} in all\n"),
        (Lang::Zh, None) => format!("        共 {all}\n"),
    };
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
    let count = |wanted: fn(&Attempted) -> bool| {
        proofs.attempts.iter().filter(|attempt| wanted(&attempt.result)).count()
    };
    let proved = count(|result| matches!(result, Attempted::Proved(_)));
    let refuted = count(|result| matches!(result, Attempted::Refuted(_)));
    let unfounded = count(|result| matches!(result, Attempted::Unfounded(_)));
    let undecided = count(|result| matches!(result, Attempted::Undecided(_)));
    let rejected = count(|result| matches!(result, Attempted::Rejected(_)));
    let untried = proofs.untried;
    let all = proofs.attempts.len() + untried;
    if let Some(why) = &proofs.unclaimed {
        return tell(&why.text()).to_owned();
    }
    if proofs.is_proved() {
        return painted(
            WON,
            &match (lang(), all) {
                (Lang::En, 1) => "Proved.".to_owned(),
                (Lang::Zh, 1) => "得证。".to_owned(),
                (Lang::En, _) => format!("All {all} proved."),
                (Lang::Zh, _) => format!("{all} 项全部得证。"),
            },
        );
    }
    match (lang(), refuted, unfounded) {
        (Lang::En, 0, 0) => {
            let mut parts = vec![format!("{proved} proved")];
            parts.extend((undecided > 0).then(|| format!("{undecided} not decided")));
            parts.extend((rejected > 0).then(|| format!("{rejected} rejected by the checker")));
            parts.extend((untried > 0).then(|| format!("{untried} not tried")));
            painted(DRAW, &format!("{}.", parts.join(", ")))
        }
        (Lang::Zh, 0, 0) => {
            let mut parts = vec![format!("{proved} 项得证")];
            parts.extend((undecided > 0).then(|| format!("{undecided} 项未能判定")));
            parts.extend((rejected > 0).then(|| format!("{rejected} 项被检验程序拒绝")));
            parts.extend((untried > 0).then(|| format!("{untried} 项未及尝试")));
            painted(DRAW, &format!("{}。", parts.join("，")))
        }
        (Lang::En, 0, _) => painted(LOST, &format!("{unfounded} of {all} would build on what is false.")),
        (Lang::Zh, 0, _) => painted(LOST, &format!("{all} 项中有 {unfounded} 项的前提不成立。")),
        (Lang::En, ..) => painted(LOST, &format!("{refuted} of {all} refuted.")),
        (Lang::Zh, ..) => painted(LOST, &format!("{all} 项中有 {refuted} 项被推翻。")),
    }
}

/// An accepted certificate.
pub(crate) fn accepted(name: &str, shown: &Theorem) -> String {
    let colon = say(": ", "：");
    let mut text = format!("{} {name}{colon}{}\n", painted(WON, "✓"), tell(&shown.text()));
    if !shown.rules().is_empty() {
        text.push_str(say("  The rules in it:\n", "  其中的规则：\n"));
        shown.rules().iter().for_each(|rule| text.push_str(&format!("    {rule}\n")));
    }
    if !shown.definitions().is_empty() {
        text.push_str(say("  What it speaks of is defined so:\n", "  其中用到的定义：\n"));
        let lines = shown.definitions().iter().flat_map(|definition| definition.lines());
        lines.for_each(|line| text.push_str(&format!("    {line}\n")));
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
    let more = if found.more { ", …" } else { "" };
    let (claim, states, numeration) = (&found.claim, found.states, found.numeration);
    let mut text = format!("{}\n  {} {claim}\n", painted(STRONG, &found.game), painted(WON, "✓"));
    text.push_str(&format!("      {}\n{}", tell(&words::proof::theorem(found)), given(&found.assumptions)));
    text.push_str(&match lang() {
        Lang::En => format!(
            "      Moves that cannot be added: {others}{more}\n      An automaton of {states} {} knows them all; numbers in {numeration}.\n",
            if states == 1 { "state" } else { "states" },
        ),
        Lang::Zh => format!(
            "      不可添加的着法：{others}{more}\n      它们由一个有 {states} 个状态的自动机判定；记数法 {numeration}。\n"
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
