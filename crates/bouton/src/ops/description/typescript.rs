//! The schemas of a description as types of TypeScript.

use serde_json::{Map, Value};
use std::fmt::Write;

/// All schemas of an OpenAPI description, and the requests and answers by the name of their operation.
pub fn typescript(document: &Value) -> String {
    let mut text =
        String::from("/* Made by `cargo xtask describe` from the types of the requests and answers. */\n");
    let schemas = document["components"]["schemas"].as_object().into_iter().flatten();
    for (name, schema) in schemas {
        comment(&mut text, schema, "");
        let _ = writeln!(text, "export type {name} = {};\n", written(schema, ""));
    }
    text.push_str("/** The request of each operation. */\nexport interface Requests {\n");
    for operation in super::described().0 {
        let _ = writeln!(text, "  {}: {};", operation.name, operation.schema());
    }
    text.push_str(
        "}\n\n/** The answer of each operation; of a table its header. */\nexport interface Responses {\n",
    );
    for operation in super::described().0 {
        if let Some(answer) = operation.answer {
            let _ = writeln!(text, "  {}: {};", operation.name, written(&answer, "  "));
        }
    }
    text.push_str("}\n");
    text
}

fn comment(text: &mut String, schema: &Value, indent: &str) {
    if let Some(description) = schema["description"].as_str() {
        let _ = writeln!(text, "{indent}/** {} */", description.replace('\n', " ").replace("*/", "* /"));
    }
}

/// A schema as a type.
fn written(schema: &Value, indent: &str) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or_default().to_owned();
    }
    for kinds in ["anyOf", "oneOf"] {
        if let Some(kinds) = schema[kinds].as_array() {
            let mut said: Vec<String> = Vec::new();
            for kind in kinds.iter().map(|kind| written(kind, indent)) {
                if !said.contains(&kind) {
                    said.push(kind);
                }
            }
            return said.join(" | ");
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(quoted).collect::<Vec<_>>().join(" | ");
    }
    if !schema["const"].is_null() {
        return quoted(&schema["const"]);
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        kind => kind.as_str().into_iter().collect(),
    };
    let mut said: Vec<String> = Vec::new();
    for kind in kinds {
        let kind = simple(kind, schema, indent);
        if !said.contains(&kind) {
            said.push(kind);
        }
    }
    if said.is_empty() { "unknown".into() } else { said.join(" | ") }
}

/// A value of an enumeration: a text in the quotes of the pages' sources.
fn quoted(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), |text| format!("'{text}'"))
}

fn simple(kind: &str, schema: &Value, indent: &str) -> String {
    match kind {
        "string" | "boolean" | "null" => kind.to_owned(),
        "integer" | "number" => "number".to_owned(),
        "array" if schema["items"].is_null() => "unknown[]".to_owned(),
        "array" => {
            let item = written(&schema["items"], indent);
            if item.contains(' ') { format!("({item})[]") } else { format!("{item}[]") }
        }
        _ => object(schema, indent),
    }
}

fn object(schema: &Value, indent: &str) -> String {
    let none = Map::new();
    let fields = schema["properties"].as_object().unwrap_or(&none);
    if fields.is_empty() {
        return match &schema["additionalProperties"] {
            inner @ Value::Object(_) => format!("Record<string, {}>", written(inner, indent)),
            _ => "Record<string, unknown>".to_owned(),
        };
    }
    let inner = format!("{indent}  ");
    let needed = |name: &str| {
        schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one.as_str() == Some(name)))
    };
    let mut text = String::from("{\n");
    for (name, field) in fields {
        comment(&mut text, field, &inner);
        let mark = if needed(name) { "" } else { "?" };
        let _ = writeln!(text, "{inner}{name}{mark}: {};", written(field, &inner));
    }
    text.push_str(indent);
    text.push('}');
    text
}
