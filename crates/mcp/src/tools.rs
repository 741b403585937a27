//! Tools: operations of the library, described by their own descriptions.

use bouton::ops::description::alone;
use rmcp::model::{Tool, ToolAnnotations};
use rules::Lang;
use serde_json::Value;
use std::sync::Arc;

/// Operations that are tools, by name.
pub const TOOLS: [&str; 10] =
    ["solve", "table", "check", "discover", "prove", "verify", "period", "guess", "identify", "matrix"];

/// The tools, described in a language.
pub(crate) fn tools(lang: Lang) -> Vec<Tool> {
    TOOLS.into_iter().filter_map(|name| tool(name, lang)).collect()
}

/// The tool for an operation. Answers have no schema here: they are described by the server's OpenAPI, at several times the
/// length of the requests, which every client would have to read first.
fn tool(name: &'static str, lang: Lang) -> Option<Tool> {
    let Value::Object(mut schema) = alone(name, lang)? else { return None };
    let about = schema.shift_remove("description")?;
    let about = about.as_str().unwrap_or_default().replace('\n', " ");
    let hints = ToolAnnotations::new().read_only(true).idempotent(true).open_world(false);
    Some(Tool::new(name, about, Arc::new(schema)).with_annotations(hints))
}
