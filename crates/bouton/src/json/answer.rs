//! Answers as data.

#[cfg(feature = "schema")]
use super::schema;
use super::{Speak, Worded};
use answer::Answer;
use answer::check::letter;
use answer::reason::Reason;
use answer::reasoning::{Step, nested};
use question::Move;
use rules::Lang;
use serde::Serialize;
use solve::StopReason;
use words::Say;

/// The answer to `solve`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Answer"))]
pub struct AnswerData<'a> {
    game: &'a str,
    position: &'a str,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: &'static str,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::outcome_if_any"))]
    outcome: Option<&'static str>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::natural_if_any"))]
    value: Option<&'a str>,
    winning_moves: Vec<MoveData<'a>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::natural_if_any"))]
    winning_move_count: Option<&'a str>,
    /// Number of moves with best play, which were searched one by one.
    remoteness: Option<u64>,
    why: Vec<String>,
    /// The sentences of `why`, each with those that give its details below it.
    steps: Vec<ReasonData>,
    evidence: Option<EvidenceData>,
    engine: &'a str,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::limits_hit"))]
    limits_hit: Option<&'static str>,
}

/// Evidence for an answer; its kinds from strongest to weakest: proved, theorem, computed, checked.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Evidence"))]
pub(super) struct EvidenceData {
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::evidence"))]
    pub(super) kind: &'static str,
    pub(super) detail: String,
}

/// A sentence of an argument, and those that give its details.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Reason"))]
pub(super) struct ReasonData {
    text: String,
    steps: Vec<ReasonData>,
}

impl ReasonData {
    /// All steps, each in the words of `say`.
    pub(super) fn all(steps: &[Step<'_>], say: &dyn Fn(&Reason) -> String) -> Vec<ReasonData> {
        let one = |step: &Step<'_>| ReasonData { text: say(step.reason), steps: Self::all(&step.below, say) };
        steps.iter().map(one).collect()
    }
}

/// A move: the position before and after, and the move for people.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Move"))]
pub(super) struct MoveData<'a> {
    from: &'a str,
    to: &'a str,
    text: &'a str,
}

impl EvidenceData {
    pub(super) fn new(evidence: &answer::Evidence, lang: Lang) -> EvidenceData {
        EvidenceData { kind: evidence.kind(), detail: evidence.text().worded(lang) }
    }
}

impl<'a> From<&'a Move> for MoveData<'a> {
    fn from(made: &'a Move) -> MoveData<'a> {
        MoveData { from: &made.from, to: &made.to, text: &made.text }
    }
}

impl Speak for Answer {
    type Data<'a> = AnswerData<'a>;

    fn spoken(&self, lang: Lang) -> AnswerData<'_> {
        AnswerData {
            game: &self.game,
            position: &self.position,
            convention: self.convention.name(),
            outcome: self.outcome.map(letter),
            value: self.value.as_deref(),
            winning_moves: self.winning_moves.iter().map(MoveData::from).collect(),
            winning_move_count: self.winning_move_count.as_deref(),
            remoteness: self.remoteness,
            why: self.why.iter().map(|reason| reason.text().worded(lang)).collect(),
            steps: ReasonData::all(&nested(&self.why), &|reason| reason.text().worded(lang)),
            evidence: self.evidence.as_ref().map(|evidence| EvidenceData::new(evidence, lang)),
            engine: &self.engine,
            limits_hit: self.limits_hit.map(StopReason::name),
        }
    }
}
