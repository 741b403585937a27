//! Operation `verify`: certificates, checked.

use super::failure::Part;
use super::{Asked, Chinese, Context, Envelope, Failure, Operation, Response, Status, Work};
use ::solve::StopReason;
use answer::proof::verify_all;
use answer::verify::{Rejection, Theorem};
use rules::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::Say;

/// Certificates, checked. The checker shares no code with the prover but the reader of the game's text.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Verify {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
    /// A certificate, or several one after another.
    pub text: String,
}

impl Operation for Verify {
    const NAME: &'static str = "verify";
    const CHINESE: Chinese = Chinese {
        operation: "检验证书；除读取游戏文本的部分外，检验程序与证明程序没有共用的代码",
        fields: &[("text", "一份证书，或依次排列的几份。")],
    };
    type Response = Verified;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Verified>, Failure> {
        if self.text.len() > context.caps.text {
            return Err(Failure::Long { part: Part::Text, most: context.caps.text });
        }
        Ok(Box::new(move |context| {
            let parts =
                verify_all(&self.text, &context.limits).unwrap_or_else(|rejection| vec![Err(rejection)]);
            Ok(Verified { parts, stopped: context.limits.stopped() })
        }))
    }
}

/// Answer to [`Verify`].
#[derive(Debug)]
#[non_exhaustive]
pub struct Verified {
    /// The verdict on each certificate.
    pub parts: Vec<Result<Theorem, Rejection>>,
    stopped: Option<StopReason>,
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
    rules: Option<Vec<String>>,
    definitions: Option<&'a [String]>,
    assumptions: Option<&'a [String]>,
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
    fn new(part: &'a Result<Theorem, Rejection>, lang: Lang) -> VerdictData<'a> {
        let shown = part.as_ref().ok();
        let message = match part {
            Ok(shown) => shown.text(),
            Err(rejection) => rejection.text(),
        };
        VerdictData {
            accepted: part.is_ok(),
            message: message.get(lang).to_owned(),
            limit: part.as_ref().is_err_and(Rejection::is_undecided),
            rules: shown.map(Theorem::rules),
            definitions: shown.map(Theorem::definitions),
            assumptions: shown.map(Theorem::assumed),
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
