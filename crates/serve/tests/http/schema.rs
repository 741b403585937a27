//! Data against the schemas of the description: as much of JSON Schema as that uses, and no more.

use serde_json::Value;

/// The description that the server sends.
pub(crate) fn description() -> Value {
    serde_json::from_str(include_str!("../../openapi.json")).expect("the description is JSON")
}

/// Target of a reference within the description.
pub(crate) fn follow<'d>(description: &'d Value, schema: &'d Value) -> &'d Value {
    match schema["$ref"].as_str() {
        Some(reference) => {
            let pointer = reference.strip_prefix('#').expect("a reference within the description");
            description.pointer(pointer).unwrap_or_else(|| panic!("{reference} leads nowhere"))
        }
        None => schema,
    }
}

/// All that the validator understands; another word in a schema is a mistake of the description.
const WORDS: &[&str] = &[
    "$ref",
    "type",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "enum",
    "oneOf",
    "pattern",
    "minItems",
    "maxItems",
    "minimum",
    "maxLength",
    "description",
    "contentEncoding",
];

/// Mistakes in data, by place; empty if it fits.
pub(crate) fn wrong(description: &Value, schema: &Value, data: &Value, at: &str) -> Vec<String> {
    let words = schema.as_object().expect("a schema is an object");
    for word in words.keys() {
        assert!(WORDS.contains(&word.as_str()), "{at}: the schema uses `{word}`");
    }
    if schema.get("$ref").is_some() {
        return wrong(description, follow(description, schema), data, at);
    }
    let mut found = Vec::new();
    let mut say = |what: String| found.push(format!("{at}: {what}"));
    if let Some(types) = schema.get("type") {
        let types: Vec<&str> = match types {
            Value::Array(types) => types.iter().filter_map(Value::as_str).collect(),
            one => one.as_str().into_iter().collect(),
        };
        if !types.iter().any(|name| is(name, data)) {
            say(format!("{data} is not {types:?}"));
        }
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(data)
    {
        say(format!("{data} is none of {words:?}"));
    }
    if let (Some(pattern), Some(text)) = (schema["pattern"].as_str(), data.as_str())
        && !matches(pattern, text)
    {
        say(format!("`{text}` is not {pattern}"));
    }
    if let (Some(least), Some(number)) = (schema["minimum"].as_f64(), data.as_f64())
        && number < least
    {
        say(format!("{number} is less than {least}"));
    }
    if let Some(items) = data.as_array() {
        let bound = |name: &str| schema[name].as_u64();
        if bound("minItems").is_some_and(|least| (items.len() as u64) < least)
            || bound("maxItems").is_some_and(|most| items.len() as u64 > most)
        {
            say(format!("{} items", items.len()));
        }
    }
    if let Some(kinds) = schema["oneOf"].as_array() {
        let fits = kinds.iter().filter(|kind| wrong(description, kind, data, at).is_empty()).count();
        if fits != 1 {
            say(format!("{data} fits {fits} of the kinds"));
        }
    }
    if let Some(object) = data.as_object() {
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !object.contains_key(name) {
                say(format!("`{name}` is missing"));
            }
        }
        for (name, value) in object {
            match (schema["properties"].get(name), schema.get("additionalProperties")) {
                (Some(inner), _) => {
                    found.extend(wrong(description, inner, value, &format!("{at}/{name}")));
                }
                (None, Some(Value::Bool(false))) => found.push(format!("{at}: `{name}` is not described")),
                (None, Some(inner @ Value::Object(_))) => {
                    found.extend(wrong(description, inner, value, &format!("{at}/{name}")));
                }
                (None, _) => {}
            }
        }
    }
    if let (Some(items), Some(inner)) = (data.as_array(), schema.get("items")) {
        for (index, item) in items.iter().enumerate() {
            found.extend(wrong(description, inner, item, &format!("{at}/{index}")));
        }
    }
    found
}

fn is(name: &str, data: &Value) -> bool {
    match name {
        "object" => data.is_object(),
        "array" => data.is_array(),
        "string" => data.is_string(),
        "boolean" => data.is_boolean(),
        "null" => data.is_null(),
        "number" => data.is_number(),
        "integer" => data.is_u64() || data.is_i64(),
        other => panic!("the description speaks of the type `{other}`"),
    }
}

/// Returns `true` if a text fits one of the patterns in the description.
fn matches(pattern: &str, text: &str) -> bool {
    let all = |fits: fn(char) -> bool| !text.is_empty() && text.chars().all(fits);
    match pattern {
        "^[0-9]+$" => all(|letter| letter.is_ascii_digit()),
        "^-?[0-9]+(/[0-9]+)?$" => {
            let digits = |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit());
            let (above, below) = text.split_once('/').unwrap_or((text, "1"));
            digits(above.strip_prefix('-').unwrap_or(above)) && digits(below)
        }
        "^[a-z0-9-]+$" => {
            all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
        }
        "^[0-9a-f]{32}$" => text.len() == 32 && all(|letter| "0123456789abcdef".contains(letter)),
        other => panic!("the description has the pattern {other}"),
    }
}

/// The schema of an answer; nothing if it is described without one, as bytes are.
pub(crate) fn answer<'d>(description: &'d Value, path: &str, method: &str, status: u16) -> Option<&'d Value> {
    let operation = &description["paths"][path][method];
    assert!(operation.is_object(), "{method} {path} is not described");
    let response = operation["responses"].get(status.to_string());
    let response = response.unwrap_or_else(|| panic!("{method} {path}: {status} is not described"));
    let response = follow(description, response);
    response["content"]["application/json"].get("schema")
}

/// Checks an answer against the description.
pub(crate) fn check(description: &Value, path: &str, method: &str, found: &super::client::Answer) {
    let Some(schema) = answer(description, path, method, found.status) else { return };
    let wrong = wrong(description, schema, &found.json(), "");
    assert!(wrong.is_empty(), "{method} {path}, {}: {wrong:#?}", found.status);
}
