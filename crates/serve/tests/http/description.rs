//! Everything described exists, and everything that exists is described.

use super::client::House;
use super::schema::{description, follow};
use bouton::ops::description::{openapi, python, reference, typescript, vocabulary};
use rules::Lang;
use serde_json::Value;

#[test]
fn every_operation_that_is_described_exists_and_no_other() {
    let (house, description) = (House::open(), description());
    let paths = description["paths"].as_object().expect("paths");
    for (path, operations) in paths {
        let asked = path.replace("{name}", "nim").replace("{id}", "0");
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH"] {
            let answer = house.ask(method, &asked, &[], b"");
            let described = operations.get(method.to_ascii_lowercase()).is_some();
            // What wants a body says so; a job of this name there is none.
            let exists = answer.status != 405;
            assert_eq!(exists, described, "{method} {path}: {}", answer.status);
        }
    }
    // The routes as the program has them.
    let routes = include_str!("../../src/routes/mod.rs");
    let routed: Vec<&str> =
        routes.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")?.split('"').next()).collect();
    assert!(routed.len() >= 8, "{routed:?}");
    for route in &routed {
        assert!(paths.contains_key(*route), "{route} is not described");
    }
    for operation in bouton::ops::ALL {
        assert!(paths.contains_key(&format!("/api/{}", operation.name)), "{}", operation.name);
    }
    assert_eq!(routed.len() + bouton::ops::ALL.len(), paths.len());
}

/// `cargo xtask describe` writes the files anew.
#[test]
fn the_descriptions_are_made_from_the_types_of_the_requests() {
    let made = openapi(include_str!("../../openapi.base.json")).expect("a description");
    assert_eq!(format!("{made:#}\n"), include_str!("../../openapi.json"));
    assert_eq!(typescript(&made), include_str!("../../../../ui/src/lib/requests.ts"));
    assert_eq!(python(&made), include_str!("../../../py/python/bouton/_answers.py"));
    assert_eq!(vocabulary(), include_str!("../../../../ui/src/rules/vocabulary.ts"));
    assert_eq!(reference(Lang::En), include_str!("../../../../book/en/requests.md"));
    assert_eq!(reference(Lang::Zh), include_str!("../../../../book/zh/requests.md"));
}

#[test]
fn the_server_sends_its_description() {
    let house = House::open();
    assert_eq!(house.get("/api/openapi.json").json(), description());
}

#[test]
fn every_reference_leads_somewhere() {
    fn walk(description: &Value, value: &Value) {
        follow(description, value);
        match value {
            Value::Object(object) => object.values().for_each(|inner| walk(description, inner)),
            Value::Array(items) => items.iter().for_each(|inner| walk(description, inner)),
            _ => {}
        }
    }
    let description = description();
    walk(&description, &description);
    assert_eq!(description["openapi"], "3.1.0");
}
