//! The schemas of a description as classes of Python.

use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Fields that the package fills from other arguments than those of their names.
const FILLED: [&str; 7] = ["kind", "ask", "game", "params", "position", "ranges", "text"];

/// The answers of an OpenAPI description as classes with annotated fields, and the other fields of each request as a dictionary
/// with types.
pub fn python(document: &Value) -> String {
    let schemas = &document["components"]["schemas"];
    let mut module = Module { schemas, done: BTreeSet::new(), inner: Vec::new(), text: String::new() };
    let mut answers = String::new();
    for operation in super::described().0 {
        let Some(answer) = operation.answer else { continue };
        let answer = if answer["$ref"].is_string() { vec![answer] } else { kinds(&answer) };
        let names: Vec<String> = answer.iter().map(|one| module.written(one, "")).collect();
        let _ = writeln!(answers, "    {:?}: ({},),", operation.name, names.join(", "));
    }
    module.written(&serde_json::json!({ "$ref": "Problem" }), "");
    let mut text = String::from(HEAD);
    text.push_str(&module.text);
    let mut module = Module { text: String::new(), ..module };
    for operation in super::described().0 {
        module.request(&operation.schema(), &schemas[operation.schema()]);
    }
    text.push_str(&module.text);
    let _ = write!(text, "\n\nANSWERS: dict[str, tuple[type[Data], ...]] = {{\n{answers}}}\n");
    text.push_str("\"\"\"Classes of the answers, by operation.\"\"\"\n");
    text
}

const HEAD: &str = "\
# Made by `cargo xtask describe` from the types of the requests and answers.
\"\"\"Answers as classes; whole numbers are exact.\"\"\"

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal, Optional, TypedDict, Union

from ._data import Data

";

/// A module that grows: what a class refers to stands before it.
struct Module<'d> {
    schemas: &'d Value,
    done: BTreeSet<String>,
    /// Classes of objects that have no name of their own.
    inner: Vec<(Value, String)>,
    text: String,
}

fn kinds(schema: &Value) -> Vec<Value> {
    let kinds = ["oneOf", "anyOf"].into_iter().find_map(|kinds| schema[kinds].as_array());
    kinds.cloned().unwrap_or_else(|| vec![schema.clone()])
}

impl Module<'_> {
    /// A schema as a type; a class for an object is named after its place.
    fn written(&mut self, schema: &Value, place: &str) -> String {
        if let Some(reference) = schema["$ref"].as_str() {
            return self.named(reference.rsplit('/').next().unwrap_or_default());
        }
        if schema["oneOf"].is_array() || schema["anyOf"].is_array() {
            let all = kinds(schema).iter().map(|kind| self.written(kind, place)).collect();
            return union(all);
        }
        if let Some(values) = schema["enum"].as_array() {
            let words: Vec<String> =
                values.iter().filter(|value| !value.is_null()).map(Value::to_string).collect();
            let all = [format!("Literal[{}]", words.join(", "))];
            let null = values.iter().any(Value::is_null).then(|| "None".to_owned());
            return union(all.into_iter().chain(null).collect());
        }
        if !schema["const"].is_null() {
            return format!("Literal[{}]", schema["const"]);
        }
        let kinds: Vec<&str> = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            kind => kind.as_str().into_iter().collect(),
        };
        if kinds.is_empty() {
            return "Any".into();
        }
        let all = kinds.into_iter().map(|kind| self.simple(kind, schema, place)).collect();
        union(all)
    }

    fn simple(&mut self, kind: &str, schema: &Value, place: &str) -> String {
        match kind {
            "string" => "str".into(),
            "boolean" => "bool".into(),
            "null" => "None".into(),
            "integer" => "int".into(),
            "number" => "float".into(),
            "array" if schema["items"].is_null() => "list[Any]".into(),
            "array" => format!("list[{}]", self.written(&schema["items"], place)),
            _ if schema["properties"].as_object().is_some_and(|fields| !fields.is_empty()) => {
                let bare =
                    serde_json::json!({ "properties": schema["properties"], "required": schema["required"] });
                if let Some((_, name)) = self.inner.iter().find(|(one, _)| *one == bare) {
                    return name.clone();
                }
                self.inner.push((bare, place.to_owned()));
                self.class(place, schema);
                place.to_owned()
            }
            _ if schema["additionalProperties"].is_object() => {
                format!("dict[str, {}]", self.written(&schema["additionalProperties"], place))
            }
            _ => "dict[str, Any]".into(),
        }
    }

    /// A schema that has a name.
    fn named(&mut self, name: &str) -> String {
        let exact = match name {
            "Natural" => Some("int"),
            "Rational" => Some("Fraction"),
            // A list may hold lists.
            "Given" => Some("Any"),
            _ => None,
        };
        if let Some(exact) = exact {
            return exact.to_owned();
        }
        if self.done.insert(name.to_owned()) {
            let schema = self.schemas[name].clone();
            if schema["properties"].is_object() {
                self.class(name, &schema);
            } else {
                let written = self.written(&schema, name);
                let _ = write!(self.text, "\n\n{name} = {written}\n");
                note(&mut self.text, &schema, "");
            }
        }
        name.to_owned()
    }

    fn class(&mut self, name: &str, schema: &Value) {
        let none = Map::new();
        let needed: BTreeSet<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let mut fields = Vec::new();
        for (field, inner) in schema["properties"].as_object().unwrap_or(&none) {
            let kind = self.written(inner, &format!("{name}{}", camel(field)));
            fields.push((field, inner, kind));
        }
        // Fields that may be absent have a default, and stand last.
        fields.sort_by_key(|(field, ..)| !needed.contains(field.as_str()));
        let _ = write!(self.text, "\n\nclass {name}(Data):\n");
        let about = schema["description"].as_str().unwrap_or("Part of an answer.").replace('\n', " ");
        let _ = writeln!(self.text, "    \"\"\"{about}\"\"\"\n");
        for (field, inner, kind) in fields {
            let kind =
                if needed.contains(field.as_str()) { kind } else { format!("{} = None", optional(kind)) };
            let _ = writeln!(self.text, "    {}: {kind}", attribute(field));
            note(&mut self.text, inner, "    ");
        }
    }

    /// The fields of a request but those that name its game.
    fn request(&mut self, name: &str, schema: &Value) {
        let none = Map::new();
        let needed = |field: &str| {
            schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one.as_str() == Some(field)))
        };
        let mut text = String::new();
        for (field, inner) in schema["properties"].as_object().unwrap_or(&none) {
            if FILLED.contains(&field.as_str()) || needed(field) {
                continue;
            }
            let kind = self.written(inner, &camel(field));
            let _ = writeln!(text, "    {}: {kind}", attribute(field));
            note(&mut text, inner, "    ");
        }
        let about = schema["description"].as_str().unwrap_or_default().replace('\n', " ");
        let _ =
            write!(self.text, "\n\nclass {name}(TypedDict, total=False):\n    \"\"\"{about}\"\"\"\n\n{text}");
    }
}

/// The types in one; `Optional` stands in the place of `None`.
fn union(all: Vec<String>) -> String {
    let mut said: Vec<String> = Vec::new();
    let mut null = false;
    for kind in all {
        null |= kind == "None" || kind.starts_with("Optional[");
        let kind = kind
            .strip_prefix("Optional[")
            .and_then(|kind| kind.strip_suffix(']'))
            .unwrap_or(&kind)
            .to_owned();
        if kind != "None" && !said.contains(&kind) {
            said.push(kind);
        }
    }
    if said.is_empty() {
        return "None".into();
    }
    let inner = if said.len() == 1 { said.remove(0) } else { format!("Union[{}]", said.join(", ")) };
    if null { optional(inner) } else { inner }
}

fn optional(kind: String) -> String {
    if kind.starts_with("Optional[") { kind } else { format!("Optional[{kind}]") }
}

/// The name of a field where words of the language cannot be names.
fn attribute(field: &str) -> String {
    if field == "from" { format!("{field}_") } else { field.to_owned() }
}

/// `first_heaps` as `FirstHeaps`.
fn camel(field: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    field.split('_').map(word).collect()
}

/// The description of a field, as a text below it.
fn note(text: &mut String, schema: &Value, indent: &str) {
    if let Some(description) = schema["description"].as_str() {
        let about = description.replace('\n', " ").replace('\\', "\\\\").replace("\"\"\"", "'''");
        let about = if about.ends_with('"') { format!("{about} ") } else { about };
        let _ = writeln!(text, "{indent}\"\"\"{about}\"\"\"");
    }
}
