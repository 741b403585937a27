//! Words of the data, as schemas.

use schemars::{Schema, SchemaGenerator, json_schema};

/// A function for each list of words.
macro_rules! words {
    ($($name:ident: $($word:tt)|+;)*) => {
        $(pub(super) fn $name(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "enum": [$($word),+] })
        })*
    };
}

words! {
    cell: "u8" | "u16" | "u32";
    cells: "outcome" | "value" | "claim";
    ended: "proved" | "theorem" | "bound" | "time" | "memory" | "stopped";
    evidence: "proved" | "theorem" | "computed" | "checked";
    form: "tuple" | "row" | "edges" | "cells" | "none";
    form_if_any: "tuple" | "row" | "edges" | "cells" | "none" | null;
    found: "proved" | "checked" | null;
    goal: "outcomes" | "values";
    parameter: "natural" | "set" | "choice" | "octal" | "hexadecimal" | "graph" | "text" | "pairs" | "triples" | "list";
    of_tables: "computed" | "theorem";
    severity: "error" | "warning";
    side: "first" | "second";
    side_if_any: "first" | "second" | null;
    values: "proved" | "theorem" | "computed";
    verdict: "proved" | "refuted" | "undecided" | "rejected";
}

/// A reference to a schema that the description has by hand.
fn reference(name: &str) -> Schema {
    json_schema!({ "$ref": format!("#/components/schemas/{name}") })
}

fn reference_if_any(name: &str) -> Schema {
    json_schema!({ "oneOf": [reference(name), { "type": "null" }] })
}

pub(crate) fn convention(_: &mut SchemaGenerator) -> Schema {
    reference("Convention")
}

pub(super) fn limits_hit(_: &mut SchemaGenerator) -> Schema {
    reference("LimitsHit")
}

pub(super) fn natural_if_any(_: &mut SchemaGenerator) -> Schema {
    reference_if_any("Natural")
}

pub(super) fn naturals(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "array", "items": reference("Natural") })
}

pub(super) fn rational(_: &mut SchemaGenerator) -> Schema {
    reference("Rational")
}

pub(super) fn rational_if_any(_: &mut SchemaGenerator) -> Schema {
    reference_if_any("Rational")
}

pub(super) fn rationals(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "array", "items": { "type": "array", "items": reference("Rational") } })
}

pub(super) fn outcome(_: &mut SchemaGenerator) -> Schema {
    reference("Outcome")
}

pub(super) fn outcome_if_any(_: &mut SchemaGenerator) -> Schema {
    reference_if_any("Outcome")
}

pub(super) fn parts(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "array", "items": { "type": "array", "items": reference("Natural") } })
}
