//! Operation `format`: a game's text in canonical form.

use super::failure::Part;
use super::{Asked, Chinese, Context, Envelope, Failure, MINE, Operation, Response, Work};
use crate::question::read;
use rules::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A game's text, laid out in canonical form.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Format {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
    /// The text.
    pub text: String,
    /// Name of the text in problems.
    #[serde(skip)]
    pub name: Option<String>,
}

impl Operation for Format {
    const NAME: &'static str = "format";
    const CHINESE: Chinese =
        Chinese { operation: "规范格式的游戏文本", fields: &[("text", "文本。")] };
    type Response = Formatted;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Formatted>, Failure> {
        if self.text.len() > context.caps.text {
            return Err(Failure::Long { part: Part::Text, most: context.caps.text });
        }
        let name = self.name.unwrap_or_else(|| MINE.into());
        let text = context.limits.watching(|| read::formatted(&name, &self.text))?;
        Ok(Box::new(move |_| Ok(Formatted { changed: text != self.text, text })))
    }
}

/// Answer to [`Format`].
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Formatted {
    /// The text in canonical form.
    pub text: String,
    /// `true` if it was in another form.
    pub changed: bool,
}

impl Response for Formatted {
    fn data(&self, _lang: Lang) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<Formatted>())
    }
}
