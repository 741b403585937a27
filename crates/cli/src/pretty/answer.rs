//! Answers about positions: verdict first, evidence last.

use crate::failure::stopped;
use crate::pretty::Fields;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, LOST, WON, painted};
use bouton::{Answer, Evidence};
use rules::{Lang, Outcome};
use words::Say;

/// The answer as text, ending its last line.
pub(crate) fn answer(answer: &Answer) -> String {
    let mut text = verdict(answer.outcome) + "\n";
    let mut fields = Fields::default();
    if let Some(value) = &answer.value {
        fields.add(say("nim-value", "SG 值"), value);
    }
    winning_moves(answer, &mut fields);
    if let Some(remoteness) = answer.remoteness {
        let said = match lang() {
            Lang::En => format!("{remoteness}, if both play best"),
            Lang::Zh => format!("{remoteness}（双方都走最佳着法）"),
        };
        fields.add(say("moves to go", "剩余步数"), said);
    }
    for (index, sentence) in answer.why.iter().map(Say::text).enumerate() {
        fields.add(if index == 0 { say("why", "原因") } else { "" }, tell(&sentence));
    }
    text.push_str(&fields.render());
    if let Some(evidence) = &answer.evidence {
        text.push_str(&format!("{}{}\n", say("How this is known: ", "依据："), known(evidence)));
    }
    if let Some(reason) = answer.limits_hit {
        text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
    }
    text
}

/// Winner, from the mover's side.
fn verdict(outcome: Option<Outcome>) -> String {
    match outcome {
        Some(Outcome::N) => painted(WON.bold(), say("The player to move wins (N).", "先手必胜（N）。")),
        Some(Outcome::P) => painted(LOST, say("The player to move loses (P).", "先手必败（P）。")),
        Some(Outcome::D) => {
            painted(DRAW.bold(), say("A draw with best play (D).", "双方最佳着法下为平局（D）。"))
        }
        None => painted(DRAW.bold(), say("Not decided.", "未能判定。")),
    }
}

fn winning_moves(answer: &Answer, fields: &mut Fields) {
    let single = answer.winning_move_count.as_deref() == Some("1");
    let label = say(if single { "winning move" } else { "winning moves" }, "制胜着法");
    for (index, winning) in answer.winning_moves.iter().enumerate() {
        fields.add(if index == 0 { label } else { "" }, painted(WON, &winning.text));
    }
    let listed = answer.winning_moves.len();
    let rest = match (&answer.winning_move_count, lang()) {
        (Some(count), _) if *count == listed.to_string() => return,
        (Some(count), Lang::En) => format!("{count} in all (--moves all prints them)"),
        (Some(count), Lang::Zh) => format!("共 {count} 个（--moves all 可全部列出）"),
        (None, Lang::En) if listed > 0 => "there may be more".into(),
        (None, Lang::Zh) if listed > 0 => "可能还有更多".into(),
        (None, _) => return,
    };
    fields.add(if listed == 0 { label } else { "" }, rest);
}

/// Description of the evidence.
fn known(evidence: &Evidence) -> String {
    let kind = match evidence {
        Evidence::Proved(_) => say("proved for ", "已证明："),
        Evidence::Theorem(_) => say("a theorem: ", "定理："),
        Evidence::Computed(_) => say("computed from the rules: ", "由规则算出："),
        // A conjecture states that itself.
        Evidence::Checked { .. } => "",
    };
    format!("{kind}{}", tell(&evidence.text()))
}
