//! An answer as data.

use super::Spoken;
use answer::Answer;
use answer::check::letter;
use question::Move;
use serde::ser::{Serialize, SerializeStruct, Serializer};
use solve::StopReason;
use words::Say;

impl Serialize for Spoken<'_, Answer> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Spoken { said, lang } = *self;
        // A count that is no machine word is a string, as all large numbers are.
        let count = said.winning_move_count.as_ref().map(|count| count.parse::<u64>().map_err(|_| count));
        let why: Vec<String> = said.why.iter().map(|reason| reason.text().get(lang).to_owned()).collect();
        let evidence = said.evidence.as_ref().map(|evidence| {
            let detail = evidence.text();
            Evidence { kind: evidence.kind(), detail: detail.get(lang).to_owned() }
        });
        let moves: Vec<Made> = said.winning_moves.iter().map(Made::from).collect();
        let mut object = serializer.serialize_struct("Answer", 12)?;
        object.serialize_field("game", &said.game)?;
        object.serialize_field("position", &said.position)?;
        object.serialize_field("convention", said.convention.name())?;
        object.serialize_field("outcome", &said.outcome.map(letter))?;
        object.serialize_field("value", &said.value)?;
        object.serialize_field("winning_moves", &moves)?;
        match count {
            Some(Ok(count)) => object.serialize_field("winning_move_count", &count)?,
            Some(Err(digits)) => object.serialize_field("winning_move_count", digits)?,
            None => object.serialize_field("winning_move_count", &None::<u64>)?,
        }
        object.serialize_field("remoteness", &said.remoteness)?;
        object.serialize_field("why", &why)?;
        object.serialize_field("evidence", &evidence)?;
        object.serialize_field("engine", &said.engine)?;
        object.serialize_field("limits_hit", &said.limits_hit.map(StopReason::name))?;
        object.end()
    }
}

/// How an answer is known, in one language.
#[derive(serde::Serialize)]
struct Evidence {
    kind: &'static str,
    detail: String,
}

/// A move.
#[derive(serde::Serialize)]
pub(super) struct Made<'a> {
    from: &'a str,
    to: &'a str,
    text: &'a str,
}

impl<'a> From<&'a Move> for Made<'a> {
    fn from(made: &'a Move) -> Made<'a> {
        Made { from: &made.from, to: &made.to, text: &made.text }
    }
}
