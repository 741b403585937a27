//! Anything sent to the server gets a reply that says what is wrong, or an answer; and the server never panics.
#![cfg_attr(fuzzing, no_main)]

use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use soak::Client;
use std::sync::LazyLock;

static CLIENT: LazyLock<Client> = LazyLock::new(|| Client::new().unwrap_or_else(|error| panic!("{error}")));

const PATHS: [&str; 8] = [
    "/api/rules",
    "/api/format",
    "/api/solve",
    "/api/play",
    "/api/table",
    "/api/matrix",
    "/api/jobs",
    "/api/games",
];

/// Fields of questions, and what they may say.
fn body(path: &str, words: &[&str]) -> Value {
    let word = |number: usize| words.get(number).copied().unwrap_or_default();
    let number = |place: usize| word(place).len() as u64;
    match path {
        "/api/rules" | "/api/format" => json!({ "text": word(0), "lang": word(1) }),
        "/api/matrix" => json!({ "text": word(0) }),
        "/api/solve" => {
            json!({ "ask": word(0), "text": word(1), "moves": number(2), "convention": "misere" })
        }
        "/api/play" => json!({ "ask": word(0), "text": word(1), "made": [word(2)], "hints": number(3) > 0 }),
        "/api/table" => json!({ "ask": word(0), "text": word(1), "ranges": word(2), "what": word(3) }),
        "/api/jobs" => {
            json!({ "kind": word(0), "ask": word(1), "text": word(2), "upto": number(3), "size": word(4) })
        }
        _ => json!(words),
    }
}

fuzz_target!(|text: &str| {
    let mut words: Vec<&str> = text.split('\u{1}').collect();
    let path = PATHS[words.first().map_or(0, |first| first.len()) % PATHS.len()];
    let whole = words.remove(0);
    let reply = match words.is_empty() {
        true => CLIENT.post(path, whole.as_bytes()),
        false => CLIENT.post(path, body(path, &words).to_string().as_bytes()),
    };
    let reply = reply.unwrap_or_else(|error| panic!("{path}: {error}"));
    assert!(reply.status < 500 || reply.status == 503, "{path}: {} {:?}", reply.status, reply.body);
    if reply.status >= 400 && !reply.body.is_empty() {
        let said: Value =
            serde_json::from_slice(&reply.body).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert!(said["problems"].is_array() || said["message"].is_string(), "{path}: {said}");
    }
    let health = CLIENT.get("/api/health").unwrap_or_else(|error| panic!("{error}"));
    let health: Value = serde_json::from_slice(&health.body).unwrap_or_default();
    assert_eq!(health["panics"], 0, "{path}: {text}");
});

// There is nothing to run without the fuzzer.
#[cfg(not(fuzzing))]
fn main() {}
