//! Requests made to do harm, from the description: never a mistake of the server, always a problem of the known shape.

use super::client::{Answer, House};
use super::schema::{check, description, follow};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Values to put in the place of any other.
fn nasty() -> Vec<Value> {
    let deep = |open: &str, close: &str| -> Value {
        serde_json::from_str(&format!("{}{}", open.repeat(100), close.repeat(100))).expect("JSON")
    };
    let words = [
        "",
        " ",
        "nim",
        "nim 3 4",
        "mine.game",
        "mine.game 3",
        "/etc/passwd",
        "../../games/nim.game 3",
        "-",
        "@x",
        "\0",
        "\u{feff}nim 3",
        "ｎｉｍ ３",
        "石子 3",
        "𝄞𝄞𝄞",
        "\r\n\r\n",
        "nim 3 +",
        "nim = = =",
        "nim x=1,2,3 4",
        "bash m=0 3",
        "bash m=99999999999999999999999 3",
        "moore k=0 1",
        "octal code=9.9 3",
        "subtraction S={ 3",
        "dag edges=0-0 0",
        "hackenbush 0-0,0-0",
        "turning code=9-1 5",
        "wythoff 1,2,3",
        "nim -1",
        "nim 1e9",
        "matrix 3",
        "sum 3",
        "0.0 3",
        "4!.0 3",
        "0..5 0..5",
        "5..1",
        "0..18446744073709551615",
        "misere",
        "game x\n(a) -> (a)\n",
        "game x\n(a) -> (a + 1)\n",
        "game x\n(a) -> (b)\n",
        "game \u{202e}x\n",
        "%s%n{}{0}",
        "<script>alert(1)</script>",
        "P(a) iff",
        "value(n) = 1/0",
    ];
    let mut values: Vec<Value> = words.map(Value::from).to_vec();
    values.extend([
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(1),
        json!(1.5),
        json!(1e308),
        json!(-1e308),
        json!(u64::MAX),
        json!(i64::MIN),
        json!([]),
        json!({}),
        json!([null]),
        json!({ "": "" }),
        json!("(".repeat(20_000)),
        json!("9".repeat(8000)),
        json!(format!("nim {}", "9 ".repeat(3000))),
        json!("é".repeat(40_000)),
        json!(format!("octal code=0.{} 5", "7".repeat(300))),
        json!(vec!["39 → 27"; 2000]),
        json!(["", "0", "1", "1"]),
        json!(vec![0; 5000]),
        deep("[", "]"),
    ]);
    values
}

/// Something that an operation accepts.
fn good(path: &str) -> Value {
    let text = "game g\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0\n";
    match path {
        "/api/solve" | "/api/play" => json!({ "ask": "mine.game 9", "text": text }),
        "/api/table" => json!({ "ask": "mine.game", "text": text, "ranges": "0..9" }),
        "/api/jobs" => json!({ "kind": "check", "ask": "mine.game", "text": text, "upto": 5 }),
        "/api/judge" => json!({ "problem": "poj1067", "input": "2 1\n8 4\n" }),
        "/api/census" => json!({ "codes": ["0.7", "0.16"], "to": 50 }),
        "/api/check" | "/api/prove" | "/api/discover" | "/api/period" => {
            json!({ "ask": "mine.game", "text": text })
        }
        "/api/draw" => json!({ "ask": "hackenbush 0-1,1-2" }),
        "/api/list" => json!({}),
        "/api/show" => json!({ "ask": "nim" }),
        "/api/matrix" => json!({ "text": "1,2\n3,4\n" }),
        _ => json!({ "text": text }),
    }
}

/// The answer is described, and its shape is right; jobs are ended.
fn judge(house: &House, description: &Value, path: &str, said: &str, answer: &Answer) {
    let said: String = said.chars().take(300).collect();
    assert!(answer.status < 500 || answer.status == 503, "{path}: {} to {said}", answer.status);
    check(description, path, "post", answer);
    if answer.status == 202 {
        let id = answer.json()["id"].as_str().expect("a name").to_owned();
        house.ask("DELETE", &format!("/api/jobs/{id}"), &[], b"");
    }
}

#[test]
fn every_field_may_hold_anything() {
    let (house, description) = (House::open(), description());
    for (path, operations) in description["paths"].as_object().expect("paths") {
        let Some(operation) = operations.get("post") else { continue };
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let schema = follow(&description, schema);
        // A job takes the fields of any operation.
        let kinds = match schema["anyOf"].as_array() {
            Some(kinds) => kinds.iter().map(|kind| follow(&description, kind)).collect(),
            None => vec![schema],
        };
        let fields: BTreeSet<&String> =
            kinds.iter().flat_map(|kind| kind["properties"].as_object().expect("fields").keys()).collect();
        judge(&house, &description, path, "what is good", &house.post(path, &good(path)));
        for field in fields.into_iter().filter(|field| oracle::sampled(&format!("{path} {field}"), 3)) {
            let mut missing = good(path);
            missing.as_object_mut().expect("an object").remove(field);
            judge(&house, &description, path, field, &house.post(path, &missing));
            for value in nasty() {
                let mut body = good(path);
                body[field] = value;
                let answer = house.post(path, &body);
                judge(&house, &description, path, &body.to_string(), &answer);
            }
        }
    }
    let health = house.get("/api/health").json();
    assert_eq!(health["panics"], 0);
}

#[test]
fn a_body_may_be_anything() {
    let (house, description) = (House::open(), description());
    let deep = "[".repeat(100_000);
    let wide = format!("{{{}}}", vec!["\"ask\":\"nim 3\""; 5000].join(","));
    let bodies: [&[u8]; 14] = [
        b"",
        b" ",
        b"{",
        b"null",
        b"[]",
        b"\"\"",
        b"0",
        b"{\"ask\":}",
        b"{\"ask\":\"\xff\"}",
        b"\xef\xbb\xbf{}",
        b"{\"ask\":\"\\ud800\"}",
        b"{\"text\":\"a\",\"ask\":\"nim 3\",\"ask\":3}",
        deep.as_bytes(),
        wide.as_bytes(),
    ];
    for (path, operations) in description["paths"].as_object().expect("paths") {
        if operations.get("post").is_none() {
            continue;
        }
        for body in bodies {
            let answer = house.send(path, body);
            judge(&house, &description, path, &String::from_utf8_lossy(body), &answer);
        }
        let large = format!("{{\"text\":\"{}\"}}", "x".repeat(1_200_000));
        assert!([413].contains(&house.send(path, large.as_bytes()).status), "{path}");
    }
    assert_eq!(house.get("/api/health").json()["panics"], 0);
}

/// A small generator; the same numbers every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % most.max(1)
    }
}

#[test]
fn texts_may_be_put_together_from_any_pieces() {
    let (house, description) = (House::open(), description());
    let mut numbers = Numbers(7);
    let texts: Vec<String> = bouton::names()
        .into_iter()
        .filter_map(|name| Some(bouton::Workbench::new().game(name).ok()?.ruleset.text.clone()))
        .collect();
    let pieces: Vec<&str> = texts.iter().flat_map(|text| text.split_inclusive([' ', '\n'])).collect();
    for _ in 0..150 {
        let text = &texts[numbers.below(texts.len())];
        let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
        for _ in 0..=numbers.below(6) {
            let at = numbers.below(words.len());
            match numbers.below(3) {
                0 => words[at] = pieces[numbers.below(pieces.len())],
                1 => words.insert(at, pieces[numbers.below(pieces.len())]),
                _ => drop(words.remove(at)),
            }
        }
        let text = words.concat();
        for path in ["/api/rules", "/api/format"] {
            judge(&house, &description, path, &text, &house.post(path, &json!({ "text": text })));
        }
        for ask in ["mine.game 3", "mine.game 2,3", "mine.game 1,0,2"] {
            let body = json!({ "ask": ask, "text": text, "hints": true, "advise": true });
            judge(&house, &description, "/api/play", &text, &house.post("/api/play", &body));
        }
    }
    assert_eq!(house.get("/api/health").json()["panics"], 0);
}
