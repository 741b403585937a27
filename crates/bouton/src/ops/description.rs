//! Descriptions of the operations, made from the types of their requests and answers: for programs (OpenAPI) and for people (a chapter
//! of the book). The feature `schema` has them.

mod alone;
mod chinese;
mod field;
mod python;
mod typescript;
mod vocabulary;

pub use alone::alone;
pub use field::field;
pub use python::python;
pub use typescript::typescript;
pub use vocabulary::vocabulary;

use super::ALL;
use rules::Lang;
use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

/// Place of the definitions in an OpenAPI description.
const DEFINITIONS: &str = "/components/schemas";

pub(super) fn lang(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "enum": ["en", "zh", null] })
}

pub(super) fn convention(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "enum": ["normal", "misere", null] })
}

pub(super) fn id(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": ["string", "integer", "null"] })
}

/// An operation, described.
pub struct Described {
    /// Name of the operation.
    pub name: &'static str,
    /// Schema of the request.
    pub request: Value,
    /// Schema of the answer, where it is made from its type.
    pub answer: Option<Value>,
}

impl Described {
    /// Name of the request's schema: `SolveRequest`.
    pub fn schema(&self) -> String {
        let mut letters = self.name.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(letters).chain("Request".chars()).collect()
    }

    /// The operation in a sentence without a full stop.
    pub fn summary(&self) -> &str {
        self.request["description"].as_str().unwrap_or_default().trim_end_matches('.')
    }
}

/// All operations, and the definitions that their schemas refer to.
pub fn described() -> (Vec<Described>, Map<String, Value>) {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = DEFINITIONS.into();
        settings.meta_schema = None;
    });
    let mut requests = settings.clone().into_generator();
    let mut answers = settings.for_serialize().into_generator();
    let mut all = Vec::new();
    for entry in ALL {
        let request = (entry.describe)(&mut requests).to_value();
        let answer = (entry.describe_answer)(&mut answers).map(Schema::to_value);
        all.push(Described { name: entry.name, request, answer });
    }
    let mut definitions = requests.take_definitions(true);
    for (name, mut definition) in answers.take_definitions(true) {
        close(&mut definition);
        definitions.entry(name).or_insert(definition);
    }
    (all, definitions)
}

/// Says of the objects in the schema of an answer that they have no other fields, and of alternatives that they exclude each other.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(words) => {
            words.shift_remove("format");
            if let Some(kinds) = words.shift_remove("anyOf") {
                words.insert("oneOf".into(), kinds);
            }
            words.values_mut().for_each(close);
            if words.get("properties").is_some_and(Value::is_object) {
                words.entry("additionalProperties").or_insert(json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        _ => {}
    }
}

/// The OpenAPI description: `base`, which has all that is not an operation, and under `x-bytes` the answers that are no JSON, with the
/// operations and the schemas of their requests and answers.
pub fn openapi(base: &str) -> Result<Value, serde_json::Error> {
    let mut document: Value = serde_json::from_str(base)?;
    let take = |document: &mut Value, name: &str| {
        document.as_object_mut().and_then(|object| object.shift_remove(name)).unwrap_or_default()
    };
    let bytes = take(&mut document, "x-bytes");
    let (all, definitions) = described();
    for operation in &all {
        let answer = match bytes.get(operation.name) {
            Some(bytes) => bytes.clone(),
            None => json!({
                "description": "The answer.",
                "content": { "application/json": { "schema": operation.answer } },
            }),
        };
        let mut responses = json!({ "200": answer });
        for status in ["400", "403", "408", "413", "415", "429", "503"] {
            responses[status] = json!({ "$ref": format!("#/components/responses/{status}") });
        }
        let schema = json!({ "$ref": format!("#{DEFINITIONS}/{}", operation.schema()) });
        document["paths"][format!("/api/{}", operation.name)] = json!({
            "post": {
                "operationId": operation.name,
                "summary": operation.summary(),
                "requestBody": { "required": true, "content": { "application/json": { "schema": schema } } },
                "responses": responses,
            },
        });
    }
    let requests: Vec<Value> = all
        .iter()
        .map(|operation| json!({ "$ref": format!("#{DEFINITIONS}/{}", operation.schema()) }))
        .collect();
    let schemas = &mut document["components"]["schemas"];
    let mut answers = Vec::new();
    for operation in all {
        let name = operation.schema();
        schemas[name] = operation.request;
        answers.extend(operation.answer);
    }
    for (name, definition) in definitions {
        schemas[name] = definition;
    }
    identified(schemas, &answers);
    schemas["JobRequest"] = json!({
        "anyOf": requests,
        "description": "A request for any operation, whose name is its field `kind`.",
    });
    Ok(document)
}

/// Adds the identifier, which is given back, to the schemas of the answers.
fn identified(schemas: &mut Value, answers: &[Value]) {
    for answer in
        answers.iter().flat_map(|answer| answer["oneOf"].as_array().cloned().unwrap_or(vec![answer.clone()]))
    {
        let name =
            answer["$ref"].as_str().and_then(|reference| reference.rsplit('/').next()).unwrap_or_default();
        if let Some(fields) = schemas[name]["properties"].as_object_mut() {
            let about = "The identifier of the request, if it has one.";
            fields.insert("id".into(), json!({ "type": ["string", "integer"], "description": about }));
        }
    }
}

/// The chapter of the book that lists every field of every request.
pub fn reference(lang: Lang) -> String {
    let (all, definitions) = described();
    let mut page = chinese::head(lang).to_owned();
    let (heads, common) = match lang {
        Lang::En => ("| field | value | default | meaning |", "Fields of every request about a game"),
        Lang::Zh => ("| 字段 | 值 | 默认 | 含义 |", "关于游戏的请求共有的字段"),
    };
    let shared = |name: &str| chinese::SHARED.iter().any(|(field, _)| *field == name);
    let rows = |operation: &Described, wanted: &dyn Fn(&str) -> bool| -> String {
        let fields = operation.request["properties"].as_object().into_iter().flatten();
        fields
            .filter(|(name, _)| wanted(name))
            .map(|(name, field)| {
                let needed =
                    operation.request["required"].as_array().is_some_and(|all| all.contains(&json!(name)));
                row(operation.name, name, field, needed, &definitions, lang)
            })
            .collect()
    };
    if let Some(solve) = all.iter().find(|operation| operation.name == "solve") {
        page.push_str(&format!("\n## {common}\n\n{heads}\n|---|---|---|---|\n{}", rows(solve, &shared)));
    }
    for operation in &all {
        let summary = match lang {
            Lang::En => operation.summary(),
            Lang::Zh => chinese::operation(operation.name).unwrap_or_default(),
        };
        let stop = if lang == Lang::Zh { "。" } else { "." };
        page.push_str(&format!("\n## `{}`\n\n{summary}{stop}\n", operation.name));
        let is_game = operation.request["properties"].get("ask").is_some();
        let own = rows(operation, &|name: &str| {
            if is_game { !shared(name) } else { !["id", "kind", "lang"].contains(&name) }
        });
        if !own.is_empty() {
            page.push_str(&format!("\n{heads}\n|---|---|---|---|\n{own}"));
        }
    }
    page
}

/// A row of the chapter.
fn row(
    operation: &str,
    name: &str,
    field: &Value,
    needed: bool,
    definitions: &Map<String, Value>,
    lang: Lang,
) -> String {
    let meaning = match lang {
        Lang::En => field["description"].as_str().unwrap_or_default().to_owned(),
        Lang::Zh => chinese::field(operation, name).unwrap_or_default().to_owned(),
    };
    let default = match &field["default"] {
        Value::Null if needed => if lang == Lang::Zh { "必填" } else { "required" }.to_owned(),
        Value::Null => String::new(),
        Value::Array(list) if list.is_empty() => String::new(),
        default => format!("`{default}`"),
    };
    let meaning = meaning.replace('\n', " ").replace('|', "\\|");
    format!("| `{name}` | {} | {default} | {meaning} |\n", value(field, definitions, lang))
}

/// The values of a field.
fn value(field: &Value, definitions: &Map<String, Value>, lang: Lang) -> String {
    let named = |en: &str, zh: &str| if lang == Lang::Zh { zh.to_owned() } else { en.to_owned() };
    if let Some(reference) = field["$ref"].as_str() {
        let name = reference.rsplit('/').next().unwrap_or_default();
        return definitions.get(name).map(|inner| value(inner, definitions, lang)).unwrap_or_default();
    }
    let words = |words: &Vec<Value>| {
        let words = words.iter().filter_map(Value::as_str).map(|word| format!("`{word}`"));
        words.collect::<Vec<_>>().join(", ")
    };
    if let Some(all) = field["enum"].as_array() {
        return words(all);
    }
    if let Some(word) = field["const"].as_str() {
        return format!("`{word}`");
    }
    for kinds in ["anyOf", "oneOf"] {
        if let Some(kinds) = field[kinds].as_array() {
            let mut said: Vec<String> = Vec::new();
            for kind in kinds.iter().filter(|kind| kind["type"] != "null") {
                let kind = value(kind, definitions, lang);
                if !said.contains(&kind) {
                    said.push(kind);
                }
            }
            return said.join(", ");
        }
    }
    let simple = |kind: &str| match kind {
        "string" => named("text", "文本"),
        "boolean" => named("`true`, `false`", "`true`、`false`"),
        "array" => named("list", "列表"),
        "object" => named("object", "对象"),
        "number" => named("number", "数"),
        "integer" => match (field["minimum"].as_i64(), field["maximum"].as_u64()) {
            (Some(least), Some(most)) => format!("{least}..{most}"),
            _ => named("integer", "整数"),
        },
        other => other.to_owned(),
    };
    match &field["type"] {
        Value::Array(kinds) => {
            let kinds = kinds.iter().filter_map(Value::as_str).filter(|kind| *kind != "null");
            kinds.map(simple).collect::<Vec<_>>().join(", ")
        }
        kind => simple(kind.as_str().unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::Received;

    #[test]
    fn every_operation_and_every_field_is_said_in_chinese() {
        for operation in described().0 {
            assert!(
                chinese::operation(operation.name).is_some_and(|text| !text.is_empty()),
                "{}",
                operation.name
            );
            assert!(!operation.summary().is_empty(), "{}", operation.name);
            for (field, schema) in operation.request["properties"].as_object().expect("fields") {
                assert!(chinese::field(operation.name, field).is_some(), "{}: {field}", operation.name);
                assert!(schema["description"].is_string(), "{}: {field}", operation.name);
            }
        }
    }

    /// Readers do what the descriptions promise.
    #[test]
    fn a_request_takes_the_fields_that_are_described_and_no_others() {
        for (operation, entry) in described().0.iter().zip(ALL) {
            let fields = operation.request["properties"].as_object().expect("fields");
            assert_eq!(operation.request["additionalProperties"], json!(false), "{}", operation.name);
            let needed = operation.request["required"].as_array().cloned().unwrap_or_default();
            let request = |field: &str, value: &Value| -> Received {
                let mut request: Map<String, Value> =
                    needed.iter().filter_map(Value::as_str).map(|name| (name.into(), json!(""))).collect();
                request.insert(field.into(), value.clone());
                Received::parse(Value::from(request).to_string().as_bytes())
            };
            let unknown = (entry.read)(&request("no such field", &json!(1)));
            assert_eq!(unknown.err().expect("an error").code(), "unknown-field", "{}", operation.name);
            for (name, schema) in fields {
                let Some(default) = schema.get("default") else { continue };
                let read = (entry.read)(&request(name, default));
                assert!(read.is_ok(), "{}: {name}: {:?}", operation.name, read.err());
            }
        }
    }
}
