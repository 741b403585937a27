//! Operation `judge`: problems of contests, answered to the byte.

use super::failure::Part;
use super::{Asked, Chinese, Context, Envelope, Failure, Operation, Response, Status, Work};
use ::judge::{Complaint, Spot, problem, run_within};
use ::solve::StopReason;
use rules::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::io::{Read, Write};
use words::Say;

/// A problem of a contest or an online judge, answered in its own format.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
    /// Number of the problem, such as `poj1067`.
    pub problem: String,
    /// Input as the problem describes it.
    pub input: String,
}

impl Judge {
    /// Answers an input of any length while it is read; the operation for faces that have streams.
    pub fn stream(
        problem: &str,
        input: impl Read,
        output: impl Write,
        context: &Context,
    ) -> Result<(), Complaint> {
        run_within(problem, input, output, &context.limits)
    }
}

impl Operation for Judge {
    const NAME: &'static str = "judge";
    const CHINESE: Chinese = Chinese {
        operation: "竞赛或在线评测的题目，按其格式作答",
        fields: &[("problem", "题号，如 `poj1067`。"), ("input", "题目所述格式的输入。")],
    };
    type Response = Judged;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Judged>, Failure> {
        if self.input.len() > context.caps.data {
            return Err(Failure::Long { part: Part::Text, most: context.caps.data });
        }
        let known = problem(&self.problem).err();
        Ok(Box::new(move |context| {
            let mut output = Vec::new();
            let complaint = match known {
                Some(unknown) => Some(unknown),
                None => Judge::stream(&self.problem, self.input.as_bytes(), &mut output, context).err(),
            };
            Ok(Judged { output: String::from_utf8_lossy(&output).into_owned(), complaint })
        }))
    }
}

/// Answer to [`Judge`].
///
/// ```
/// use bouton::ops::{Context, Judge, Operation, Response};
/// let request: Judge = serde_json::from_str(r#"{"problem": "luogu-p2197", "input": "1\n3\n1 2 3\n"}"#).unwrap_or_else(|wrong| panic!("{wrong}"));
/// let judged = request.run(&mut Context::default())?;
/// // 1 xor 2 xor 3 is 0.
/// assert_eq!(judged.output, "No\n");
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Judged {
    /// Output as the problem wants it, as far as the input is right.
    pub output: String,
    /// Mistake in the input.
    pub complaint: Option<Complaint>,
}

/// Output as the problem wants it, and the mistake in the input.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Judged"))]
struct JudgedData<'a> {
    output: &'a str,
    problem: Option<ComplaintData>,
}

/// Mistake in the input.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct ComplaintData {
    code: &'static str,
    message: String,
    help: Option<String>,
    /// Line of the input, counted from 1; null if the mistake has no place.
    line: Option<u64>,
    /// Byte in the line, counted from 1.
    column: Option<u64>,
    /// Text before the mistake in its line, the mistake, and text after it.
    around: Option<[String; 3]>,
}

/// The line before a mistake, the mistake, and the line after it.
fn around(spot: &Spot) -> [String; 3] {
    let (before, rest) = spot.text.split_at_checked(spot.span.start).unwrap_or((&spot.text, ""));
    let (mistake, after) = rest.split_at_checked(spot.span.len()).unwrap_or((rest, ""));
    [before, mistake, after].map(str::to_owned)
}

impl Response for Judged {
    fn data(&self, lang: Lang) -> Value {
        let problem = self.complaint.as_ref().map(|complaint| ComplaintData {
            code: complaint.code(),
            message: complaint.text().get(lang).to_owned(),
            help: words::judge::help(complaint).map(|help| help.get(lang).to_owned()),
            line: complaint.spot().map(|spot| spot.line),
            column: complaint.spot().map(|spot| spot.column),
            around: complaint.spot().map(around),
        });
        serde_json::to_value(JudgedData { output: &self.output, problem }).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<JudgedData<'_>>())
    }

    fn status(&self) -> Status {
        match &self.complaint {
            None => Status::Answered,
            Some(complaint) if complaint.stopped().is_some() => Status::Limit,
            Some(_) => Status::Wrong,
        }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.complaint.as_ref().and_then(Complaint::stopped)
    }
}
