//! Operation `verify`: certificates, checked.

use super::failure::Part;
use super::question::{Params, unused};
use super::{Asked, Chinese, Context, Envelope, Failure, Operation, Question, Response, Status, Work};
use crate::Variant;
use crate::json::sentences;
use ::question::board::BoardPosition;
use ::solve::Limits;
use ::solve::StopReason;
use answer::proof::Stated;
use answer::verify::{Claimed, Rejection, Theorem, claim_of, verify_all};
use rules::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::Say;

/// Certificates, checked, and perhaps compared with a game. The checker shares no code with the prover.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Verify {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
    /// A certificate, or several one after another.
    pub text: String,
    /// The game that the certificates should be about, as one types it: `bash`, `bash m=3`.
    #[serde(default)]
    pub game: Option<String>,
    /// Parameters of `game` by name: text, numbers, or lists of them.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "std::collections::BTreeMap<String, super::question::Given>")
    )]
    params: Params,
    /// Rules of `game`, if it is one's own.
    #[serde(default)]
    pub rules: Option<String>,
    /// Words of a command line, in place of `game`.
    #[serde(skip)]
    words: Option<Vec<String>>,
}

impl Verify {
    /// A text of certificates.
    pub fn of(text: impl Into<String>) -> Verify {
        Verify {
            envelope: Envelope::default(),
            text: text.into(),
            game: None,
            params: Params::default(),
            rules: None,
            words: None,
        }
    }

    /// The request, with the game that the certificates should be about in the words of a command line.
    pub fn about(self, words: Option<Vec<String>>) -> Verify {
        Verify { words, ..self }
    }

    /// The position on a board that the certificates should be about, if the game is one on a board.
    fn board(&self, context: &Context) -> Result<Option<BoardPosition>, Failure> {
        match self.question() {
            Some(question) => question.board_position(context),
            None => Ok(None),
        }
    }

    /// The question about the game.
    fn question(&self) -> Option<Question> {
        match (&self.words, &self.game) {
            (Some(words), _) => Some(Question::of_words(words.clone())),
            (None, Some(game)) => {
                Some(Question::of_game(game.clone(), self.params.clone(), self.rules.clone()))
            }
            (None, None) => None,
        }
    }

    /// The game that the certificates should be about, for each word of a parameter that is not given.
    fn variants(&self, context: &mut Context) -> Result<Option<Vec<Variant>>, Failure> {
        let question = match self.question() {
            Some(question) => question,
            None if !self.params.is_empty() => return Err(unused("params", Some("game")).into()),
            None if self.rules.is_some() => return Err(unused("rules", Some("game")).into()),
            None => return Ok(None),
        };
        let (query, variant) = question.whole(context, None)?;
        Ok(Some(context.limits.watching(|| variant.choices(&query.given()))?))
    }
}

impl Operation for Verify {
    const NAME: &'static str = "verify";
    const CHINESE: Chinese = Chinese {
        operation: "检验证书，并可与一个游戏比较；检验程序与证明程序没有共用的代码",
        fields: &[
            ("text", "一份证书，或依次排列的几份。"),
            ("game", "证书应当关于的游戏，如同输入：`bash`、`bash m=3`。"),
            ("params", "`game` 的参数，以名称给出：文本、数，或它们的列表。"),
            ("rules", "`game` 是自己的游戏时，它的规则。"),
        ],
    };
    type Response = Verified;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Verified>, Failure> {
        if self.text.len() > context.caps.text {
            return Err(Failure::Long { part: Part::Text, most: context.caps.text });
        }
        let board = self.board(context)?;
        let variants = if board.is_some() { None } else { self.variants(context)? };
        Ok(Box::new(move |context| {
            let parts = verify_all(&self.text, &context.limits).into_iter();
            let parts = parts.map(|checked| match (checked?, &board) {
                (theorem, Some(board)) => on_board(theorem, board, &context.limits),
                (theorem, None) => compared(theorem, variants.as_deref(), &context.limits),
            });
            let parts = parts.collect();
            Ok(Verified { parts, stopped: context.limits.stopped() })
        }))
    }
}

/// A theorem about a position on this board, or about its game on boards of all sizes.
fn on_board(theorem: Theorem, board: &BoardPosition, limits: &Limits) -> Result<Accepted, Rejection> {
    let same = match &theorem {
        Theorem::Nimber(shown) => {
            let value = u16::try_from(shown.statement.value).unwrap_or(u16::MAX);
            let own = answer::board::statement(board, value);
            answer::verify::boards::statement(&own).is_ok_and(|own| own == shown.statement)
        }
        Theorem::Mirror(game) => {
            let parameters = &board.board.ground().parameters;
            answer::board::sizes::is_about(game, &board.game.file, parameters, limits)
        }
        _ => false,
    };
    if same { Ok(Accepted { theorem, claim: None }) } else { Err(Rejection::OtherGame) }
}

/// A theorem that is a claim of one of these variants of a game, if there are any.
fn compared(theorem: Theorem, variants: Option<&[Variant]>, limits: &Limits) -> Result<Accepted, Rejection> {
    let Some(variants) = variants else { return Ok(Accepted { theorem, claim: None }) };
    let mut why = Rejection::OtherGame;
    for variant in variants {
        match claim_of(&theorem, variant, limits) {
            Ok(claim) => return Ok(Accepted { theorem, claim: Some(claim) }),
            Err(undecided) if undecided.is_undecided() => why = undecided,
            Err(_) => {}
        }
    }
    Err(why)
}

/// Answer to [`Verify`].
///
/// ```
/// use bouton::ops::{Context, Operation, Prove, Question, Response, Verify};
/// let mut context = Context::default();
/// let prove = Prove { certificate: true, ..Prove::of(Question::ask("wythoff")) };
/// let data = prove.run(&mut context)?.data(bouton::Lang::En);
/// let text = data["attempts"][0]["certificate"].as_str().unwrap_or_default();
/// let verified = Verify::of(text).run(&mut context)?;
/// assert!(verified.parts.iter().all(Result::is_ok));
/// // One letter changed, and it is rejected.
/// let changed = Verify::of(text.replacen("accept", "reject", 1)).run(&mut context);
/// assert!(changed.is_err() || changed.is_ok_and(|verified| verified.parts.iter().any(Result::is_err)));
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Verified {
    /// The verdict on each certificate.
    pub parts: Vec<Result<Accepted, Rejection>>,
    stopped: Option<StopReason>,
}

/// A certificate that is accepted.
#[derive(Debug)]
#[non_exhaustive]
pub struct Accepted {
    /// Its theorem.
    pub theorem: Theorem,
    /// The claim of the game that it was compared with.
    pub claim: Option<Claimed>,
}

/// Theorem of a certificate, or the reason for its rejection.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Verdict"))]
struct VerdictData<'a> {
    accepted: bool,
    /// The theorem, or why the certificate is not accepted.
    message: String,
    /// `true` if a limit was reached before it was decided.
    limit: bool,
    /// Moves of the game, as in the statement; of heaps only.
    rules: Option<Vec<String>>,
    assumptions: Option<&'a [String]>,
    /// The statement that is proved, whole; of a claim only.
    statement: Option<String>,
    /// The same in words: a sentence each.
    sentences: Option<Vec<String>>,
    /// The claim of the game that it was compared with.
    claim: Option<ClaimedData<'a>>,
}

/// A claim of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ClaimOfGame"))]
struct ClaimedData<'a> {
    game: &'a str,
    #[cfg_attr(feature = "schema", schemars(schema_with = "crate::json::schema::convention"))]
    convention: &'static str,
    /// Its number in the text, from 1.
    claim: usize,
    size: Option<usize>,
    text: &'a str,
    /// A sentence that says all this.
    message: String,
}

/// Verdicts on several certificates.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Verdicts"))]
struct VerdictsData<'a> {
    accepted: bool,
    parts: Vec<VerdictData<'a>>,
}

impl<'a> VerdictData<'a> {
    fn new(part: &'a Result<Accepted, Rejection>, lang: Lang) -> VerdictData<'a> {
        let accepted = part.as_ref().ok();
        let message = match part {
            Ok(accepted) => accepted.theorem.text(),
            Err(rejection) => rejection.text(),
        };
        let stated = accepted.and_then(|accepted| match &accepted.theorem {
            Theorem::Claim(shown) => Some(Stated::Family(shown.family.clone())),
            Theorem::Sizes(theorem) => Some(Stated::Sizes(theorem.statement.clone())),
            Theorem::Period(_) | Theorem::Quotient(_) | Theorem::Nimber(_) | Theorem::Mirror(_) => None,
        });
        let assumptions = accepted.and_then(|accepted| match &accepted.theorem {
            Theorem::Claim(shown) => Some(&*shown.family.statement.assuming),
            _ => None,
        });
        let claim = accepted.and_then(|accepted| accepted.claim.as_ref());
        VerdictData {
            accepted: part.is_ok(),
            message: message.get(lang).to_owned(),
            limit: part.as_ref().is_err_and(Rejection::is_undecided),
            rules: accepted.map(|accepted| accepted.theorem.rules()).filter(|rules| !rules.is_empty()),
            assumptions,
            statement: stated.as_ref().map(words::statement::stated),
            sentences: stated.as_ref().map(|stated| sentences(stated, lang)),
            claim: claim.map(|claim| ClaimedData {
                game: &claim.game,
                convention: claim.convention.name(),
                claim: claim.claim,
                size: claim.size,
                text: &claim.text,
                message: claim.text().get(lang).to_owned(),
            }),
        }
    }
}

impl Response for Verified {
    /// The only certificate, or all `parts`.
    fn data(&self, lang: Lang) -> Value {
        let data = match &*self.parts {
            [only] => serde_json::to_value(VerdictData::new(only, lang)),
            parts => serde_json::to_value(VerdictsData {
                accepted: parts.iter().all(Result::is_ok),
                parts: parts.iter().map(|part| VerdictData::new(part, lang)).collect(),
            }),
        };
        data.unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        let kinds =
            [generator.subschema_for::<VerdictData<'_>>(), generator.subschema_for::<VerdictsData<'_>>()];
        Some(schemars::json_schema!({ "oneOf": kinds }))
    }

    /// A certificate that is wrong outweighs one that is undecided.
    fn status(&self) -> Status {
        let mut rejections = self.parts.iter().filter_map(|part| part.as_ref().err()).peekable();
        match (rejections.peek().is_some(), rejections.any(|rejection| !rejection.is_undecided())) {
            (_, true) => Status::No,
            (true, false) => Status::Limit,
            (false, false) => Status::Answered,
        }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.stopped
    }
}
