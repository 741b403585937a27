//! Answers about positions: verdict first, evidence last.

use crate::failure::stopped;
use crate::pretty::Fields;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, LOST, WON, painted};
use bouton::Answer;
use phrases::{evidence, solve};
use rules::Outcome;
use words::Say;

/// The answer as text, ending its last line.
pub(crate) fn answer(answer: &Answer) -> String {
    let mut text = verdict(answer.outcome) + "\n";
    let mut fields = Fields::default();
    if let Some(value) = &answer.value {
        fields.add(say(solve::NIM_VALUE), value);
    }
    winning_moves(answer, &mut fields);
    if let Some(remoteness) = answer.remoteness {
        fields.add(say(solve::REMOTENESS), tell(&solve::moves_to_go(remoteness)));
    }
    for (index, sentence) in answer.why.iter().map(Say::text).enumerate() {
        fields.add(if index == 0 { say(evidence::WHY) } else { "" }, tell(&sentence));
    }
    text.push_str(&fields.render());
    if let Some(found) = &answer.evidence {
        text.push_str(&format!("{}\n", tell(&evidence::sentence(found))));
    }
    if let Some(reason) = answer.limits_hit {
        text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
    }
    text
}

/// Winner, from the mover's side.
fn verdict(outcome: Option<Outcome>) -> String {
    let style = match outcome {
        Some(Outcome::N) => WON.bold(),
        Some(Outcome::P) => LOST,
        Some(Outcome::D) | None => DRAW.bold(),
    };
    painted(style, say(solve::verdict(outcome)))
}

fn winning_moves(answer: &Answer, fields: &mut Fields) {
    let count = answer.winning_move_count.as_deref();
    let label = say(solve::winning_moves(count == Some("1")));
    for (index, winning) in answer.winning_moves.iter().enumerate() {
        fields.add(if index == 0 { label } else { "" }, painted(WON, &winning.text));
    }
    let listed = answer.winning_moves.len();
    match count {
        Some(count) if *count == listed.to_string() => {}
        None if listed == 0 => {}
        _ => fields.add(if listed == 0 { label } else { "" }, tell(&solve::more(count))),
    }
}
