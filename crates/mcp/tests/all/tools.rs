//! Tools and resources: what they are said to be, and facts of the literature asked of each.

use crate::client::{call, codes, usual, with};
use mcp::{Options, TOOLS};
use rmcp::model::{ReadResourceRequestParams, ResourceContents};
use rules::Lang;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// References within a schema.
fn references(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(words) => {
            found.extend(words.get("$ref").and_then(Value::as_str).map(str::to_owned));
            words.values().for_each(|inner| references(inner, found));
        }
        Value::Array(items) => items.iter().for_each(|inner| references(inner, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_tools_are_described_by_whole_schemas_in_both_languages() {
    let (en, zh) = (usual().await, with(Options { lang: Lang::Zh, ..Options::default() }).await);
    let (en, zh) = (en.list_all_tools().await.expect("tools"), zh.list_all_tools().await.expect("tools"));
    assert_eq!(en.iter().map(|tool| &*tool.name).collect::<Vec<_>>(), TOOLS);
    let is_chinese = |text: &str| text.chars().any(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
    for (en, zh) in en.iter().zip(&zh) {
        let schema = Value::from((*en.input_schema).clone());
        assert_eq!(schema["type"], "object", "{}", en.name);
        assert_eq!(schema["additionalProperties"], json!(false), "{}", en.name);
        let fields = schema["properties"].as_object().expect("fields");
        assert!(fields.contains_key("lang") && !fields.contains_key("id") && !fields.contains_key("kind"));
        let mut found = BTreeSet::new();
        references(&schema, &mut found);
        for reference in found {
            let pointer = reference.strip_prefix('#').expect("a reference within the schema");
            assert!(schema.pointer(pointer).is_some(), "{}: {reference}", en.name);
        }
        let said = |tool: &rmcp::model::Tool| tool.description.as_deref().unwrap_or_default().to_owned();
        assert!(!said(en).is_empty() && !is_chinese(&said(en)), "{}", en.name);
        assert!(is_chinese(&said(zh)), "{}", zh.name);
        for (name, field) in zh.input_schema["properties"].as_object().expect("fields") {
            assert!(is_chinese(field["description"].as_str().expect("a description")), "{} {name}", zh.name);
        }
        assert!(en.annotations.as_ref().is_some_and(|hints| hints.read_only_hint == Some(true)));
    }
}

#[tokio::test]
async fn positions_are_solved_tabulated_and_checked() {
    let client = usual().await;
    // 3 ⊕ 5 ⊕ 7 = 1 (Bouton 1901).
    let solved = call(&client, "solve", json!({ "ask": "nim 3 5 7" })).await.expect("an answer");
    assert_eq!((&solved["outcome"], &solved["value"]), (&json!("N"), &json!("1")));
    assert_eq!(solved["evidence"]["kind"], "proved");
    // The losing positions of Wythoff's game are (0, 0), (1, 2), (3, 5), … (Wythoff 1907).
    let table = call(&client, "table", json!({ "ask": "wythoff 0..2 0..2" })).await.expect("a table");
    assert_eq!(table["cells"], json!([["P", "N", "N"], ["N", "N", "P"], ["N", "P", "N"]]));
    assert_eq!(table["evidence"]["kind"], "computed");
    let text = "game mine\n(n) -> (n - k) where k in {1, 3, 4}\nP(n) iff n mod 7 = 0\n";
    let checked =
        call(&client, "check", json!({ "ask": "mine.game", "text": text })).await.expect("a report");
    assert_eq!(checked["refuted"], true);
    let verdicts: Vec<&Value> =
        checked["findings"].as_array().expect("findings").iter().map(|found| &found["verdict"]).collect();
    assert_eq!(verdicts, ["agrees", "refuted"]);
    // Rock, paper, scissors: value 0, each with probability 1/3 (von Neumann 1928).
    let solved =
        call(&client, "matrix", json!({ "text": "0,1,-1\n-1,0,1\n1,-1,0\n" })).await.expect("a value");
    assert_eq!((&solved["value"], &solved["row_strategy"][2]["probability"]), (&json!("0"), &json!("1/3")));
    assert_eq!(solved["evidence"]["kind"], "computed");
}

#[tokio::test]
async fn claims_are_discovered_proved_and_their_certificates_verified() {
    let client = usual().await;
    let rules = "game mine\n(n) -> (n - k) where 1 <= k <= 3\n";
    let request = json!({ "ask": "mine.game", "text": rules });
    let found = call(&client, "discover", request).await.expect("a discovery");
    assert_eq!(found["findings"][0]["items"][0], "P(n) iff n mod 4 = 0");
    assert_eq!(found["findings"][0]["evidence"], "proved");
    let request = json!({ "ask": "bash m=3", "certificate": true });
    let proved = call(&client, "prove", request).await.expect("a proof");
    assert_eq!((&proved["proved"], &proved["attempts"][0]["verdict"]), (&json!(true), &json!("proved")));
    let certificate = proved["attempts"][0]["certificate"].as_str().expect("a certificate");
    let accepted = call(&client, "verify", json!({ "text": certificate, "game": "bash m=3" })).await;
    assert_eq!(accepted.expect("a verdict")["accepted"], true);
    let changed = certificate.replacen("(numeration base 2)", "(numeration base 3)", 1);
    assert_ne!(changed, certificate);
    let refused = call(&client, "verify", json!({ "text": changed })).await.expect("a verdict");
    assert_eq!(refused["accepted"], false);
}

#[tokio::test]
async fn values_get_periods_patterns_and_names() {
    let client = usual().await;
    // Kayles has period 12 from 71 on (Guy and Smith 1956).
    let kayles = call(&client, "period", json!({ "ask": "0.77" })).await.expect("a period");
    assert_eq!((&kayles["period"]["start"], &kayles["period"]["length"]), (&json!(71), &json!(12)));
    assert_eq!(kayles["evidence"], "proved");
    let thirds: Vec<String> = (0..60).map(|n| (n % 3).to_string()).collect();
    let guessed = call(&client, "guess", json!({ "text": thirds.join(" ") })).await.expect("a pattern");
    assert_eq!(guessed["conjectures"][0]["evidence"]["kind"], "checked");
    let values: Vec<String> =
        kayles["first"].as_array().expect("values").iter().map(Value::to_string).collect();
    let known = call(&client, "identify", json!({ "values": values.join(" ") })).await.expect("names");
    assert_eq!(known["identities"][0]["game"], "kayles");
    assert_eq!(known["identities"][0]["evidence"]["kind"], "checked");
}

#[tokio::test]
async fn mistakes_are_told_as_data_in_the_language_of_the_request() {
    let client = usual().await;
    let refused = call(&client, "solve", json!({ "ask": "nimm 3", "lang": "zh" })).await;
    let data = refused.clone().expect_err("a refusal");
    assert_eq!(codes(refused), ["unknown-game"]);
    assert!(data["problems"][0]["help"].as_str().is_some_and(|help| help.contains("你是指 `nim`")));
    assert_eq!(codes(call(&client, "solve", json!({ "game": "nim", "pos": "3" })).await), ["unknown-field"]);
    assert_eq!(codes(call(&client, "solve", json!({})).await), ["missing-field"]);
    let unknown = client.call_tool(crate::client::request("census", json!({}))).await;
    assert!(unknown.is_err_and(|error| error.to_string().contains("census")));
}

#[tokio::test]
async fn the_reference_and_the_catalogue_are_resources() {
    let client = usual().await;
    let listed = client.list_all_resources().await.expect("resources");
    let names: Vec<&str> = listed.iter().map(|one| &*one.uri).collect();
    assert_eq!(names, ["bouton://book/en/language", "bouton://book/zh/language", "bouton://catalogue"]);
    let read = async |uri: &str| -> Option<String> {
        let found = client.read_resource(ReadResourceRequestParams::new(uri)).await.ok()?;
        match found.contents.into_iter().next()? {
            ResourceContents::TextResourceContents { text, .. } => Some(text),
            _ => None,
        }
    };
    for lang in ["en", "zh"] {
        let path = format!("{}/../../book/{lang}/language.md", env!("CARGO_MANIFEST_DIR"));
        let page = std::fs::read_to_string(path).expect("the book");
        assert!(read(&format!("bouton://book/{lang}/language")).await == Some(page), "{lang}");
    }
    let list: Value = serde_json::from_str(&read("bouton://catalogue").await.expect("a list")).expect("data");
    assert!(list.to_string().contains("\"wythoff\""));
    assert!(read("bouton://catalogue/wythoff").await.expect("a game").contains("game wythoff"));
    assert!(read("bouton://catalogue/cram").await.expect("a game").contains("on grid(rows, columns)"));
    for nothing in ["bouton://catalogue/nothing", "bouton://catalogue/../../secret", "file:///etc/hosts"] {
        assert_eq!(read(nothing).await, None, "{nothing}");
    }
}
