//! Operation `verify`: certificates, checked.

use super::failure::Part;
use super::{Asked, Context, Envelope, Failure, Operation, Response, Status, Work};
use ::solve::StopReason;
use answer::proof::verify_all;
use answer::verify::{Accepted, Rejected};
use rules::Lang;
use serde::Deserialize;
use serde_json::{Value, json};

/// Certificates, checked by code that shares nothing with the prover.
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
                verify_all(&self.text, &context.limits).unwrap_or_else(|rejected| vec![Err(rejected)]);
            Ok(Verified { parts, stopped: context.limits.stopped() })
        }))
    }
}

/// Answer to [`Verify`].
#[derive(Debug)]
pub struct Verified {
    /// The verdict on each certificate.
    pub parts: Vec<Result<Accepted, Rejected>>,
    stopped: Option<StopReason>,
}

impl Response for Verified {
    /// The only certificate, or all `parts`.
    fn data(&self, lang: Lang) -> Value {
        let one = |part: &Result<Accepted, Rejected>| {
            let found = part.as_ref().ok();
            let said = match part {
                Ok(accepted) => accepted.theorem.get(lang),
                Err(rejected) => rejected.why.get(lang),
            };
            json!({
                "accepted": part.is_ok(),
                "message": said,
                "limit": part.as_ref().err().is_some_and(|rejected| rejected.limit),
                "rules": found.map(|found| &found.rules),
                "definitions": found.map(|found| &found.definitions),
                "assumptions": found.map(|found| &found.assumptions),
            })
        };
        match &*self.parts {
            [only] => one(only),
            parts => json!({
                "accepted": parts.iter().all(Result::is_ok),
                "parts": parts.iter().map(one).collect::<Vec<_>>(),
            }),
        }
    }

    /// A certificate that is wrong outweighs one that is undecided.
    fn status(&self) -> Status {
        let mut rejected = self.parts.iter().filter_map(|part| part.as_ref().err()).peekable();
        match (rejected.peek().is_some(), rejected.any(|rejected| !rejected.limit)) {
            (_, true) => Status::No,
            (true, false) => Status::Limit,
            (false, false) => Status::Answered,
        }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.stopped
    }
}
