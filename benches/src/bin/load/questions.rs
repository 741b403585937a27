//! Questions, and the expected answers.

use crate::http::{Line, Request};
use crate::server::Server;
use serde_json::{Value, json};

type Fallible<T> = Result<T, String>;

/// Pseudorandom numbers, the same every time (xorshift64*).
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)) * u128::from(end)) >> 64) as u64
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let count = all.len() as u64;
        (count > 0).then(|| self.below(count)).and_then(|place| all.get(place as usize))
    }
}

/// A question with the group in which it is counted.
pub(crate) struct Question {
    pub(crate) what: &'static str,
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) headers: Vec<(&'static str, &'static str)>,
    pub(crate) body: Vec<u8>,
    pub(crate) expected: Expected,
}

/// Form of a correct answer.
pub(crate) enum Expected {
    /// An answer.
    Answer,
    /// An answer as JSON in which this field has this value.
    Field(&'static str, Value),
    /// A refusal with this status.
    Refusal(u16),
    /// A job that is cancelled with this probability in percent.
    Job(u64),
}

const JSON: (&str, &str) = ("content-type", "application/json");

/// Starting positions of the catalogue's games.
pub(crate) fn games(server: &Server) -> Fallible<Vec<String>> {
    let request = Request { method: "GET", path: "/api/games", headers: &[], body: b"" };
    let games = Line::new(server.address).ask(&request)?.json().ok_or("the catalogue is no JSON")?;
    let ask = |game: &Value| Some(format!("{} {}", game["game"].as_str()?, game["begin"].as_str()?));
    let games: Vec<String> = games["games"].as_array().into_iter().flatten().filter_map(ask).collect();
    if games.is_empty() { Err("the catalogue is empty".into()) } else { Ok(games) }
}

fn post(what: &'static str, path: &str, body: &Value, expected: Expected) -> Question {
    let body = body.to_string().into_bytes();
    Question { what, method: "POST", path: path.into(), headers: vec![JSON], body, expected }
}

/// Hints after some moves.
pub(crate) fn hints(what: &'static str, ask: &str, made: &[String]) -> Question {
    let body = json!({ "ask": ask, "made": made, "hints": true });
    post(what, "/api/play", &body, Expected::Answer)
}

/// A random question of any kind.
pub(crate) fn any(games: &[String], chance: &mut Chance) -> Question {
    match chance.below(100) {
        0..25 => {
            let ask = chance.of(games).map_or("nim 3 5 7", String::as_str);
            hints("hints", ask, &[])
        }
        25..40 => short(chance),
        40..43 => long(chance),
        43..55 => table(chance),
        55..70 => rules(chance),
        70..74 => matrix(chance),
        74..82 => job(chance),
        82..92 => page(games, chance),
        _ => malformed(chance),
    }
}

/// A question about Nim, or about a user's own game.
fn short(chance: &mut Chance) -> Question {
    let [a, b, c] = [0; 3].map(|_| chance.below(1 << 20));
    let wins = |lost: bool| Expected::Field("outcome", json!(if lost { "P" } else { "N" }));
    match chance.below(2) {
        0 => {
            let body = json!({ "ask": format!("nim {a} {b} {c}") });
            post("solve", "/api/solve", &body, wins(a ^ b ^ c == 0))
        }
        _ => {
            let (most, heap) = (1 + c % 9, a % 500);
            let text = format!("game g\n(n) -> (n - k) where 1 <= k <= {most}\n");
            let body = json!({ "ask": format!("mine.game {heap}"), "text": text });
            post("solve", "/api/solve", &body, wins(heap % (most + 1) == 0))
        }
    }
}

/// A question too hard for the time limit.
pub(crate) fn long(chance: &mut Chance) -> Question {
    let ask = format!("grundy {} 300 400", 200 + chance.below(100));
    post("solve, too hard", "/api/solve", &json!({ "ask": ask, "convention": "misere" }), Expected::Answer)
}

/// A question with a large answer.
pub(crate) fn large() -> Question {
    let body = json!({ "ask": "wythoff", "ranges": "0..999 0..999", "what": "value" });
    post("table", "/api/table", &body, Expected::Answer)
}

fn table(chance: &mut Chance) -> Question {
    let size = [99, 199, 399, 999][chance.below(4) as usize % 4];
    let what = ["outcome", "value", "claim"][chance.below(3) as usize % 3];
    let body = json!({ "ask": "wythoff", "ranges": format!("0..{size} 0..{size}"), "what": what });
    post("table", "/api/table", &body, Expected::Answer)
}

/// A text being edited, right or wrong, or to be formatted.
fn rules(chance: &mut Chance) -> Question {
    let text = "game mine\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\nP(a, b) iff a = b\n";
    match chance.below(3) {
        0 => post("format", "/api/format", &json!({ "text": text }), Expected::Answer),
        _ => {
            let end = chance.below(text.len() as u64 + 1) as usize;
            post("rules", "/api/rules", &json!({ "text": text.get(..end) }), Expected::Answer)
        }
    }
}

fn matrix(chance: &mut Chance) -> Question {
    let size = 3 + chance.below(8);
    let mut row = || (0..size).map(|_| chance.below(19).to_string()).collect::<Vec<_>>().join(",");
    let text = (0..size).map(|_| row()).collect::<Vec<_>>().join("\n");
    post("matrix", "/api/matrix", &json!({ "text": text }), Expected::Answer)
}

fn job(chance: &mut Chance) -> Question {
    let (body, cancelled) = match chance.below(6) {
        0 => (json!({ "kind": "prove", "ask": "wythoff" }), 10),
        1 => (json!({ "kind": "check", "ask": "lasker", "upto": 60 + chance.below(200) }), 10),
        2 => (json!({ "kind": "period", "ask": "0.77", "to": 10_000 }), 10),
        3 => (json!({ "kind": "discover", "ask": "bash", "upto": 60 }), 10),
        4 => (json!({ "kind": "table", "ask": "wythoff 0..499 0..499", "what": "value" }), 10),
        // It would take long.
        _ => (json!({ "kind": "check", "ask": "wythoff", "upto": 1_000_000_000 }), 100),
    };
    post("jobs", "/api/jobs", &body, Expected::Job(cancelled))
}

fn page(games: &[String], chance: &mut Chance) -> Question {
    let game = chance.of(games).and_then(|ask| ask.split(' ').next()).unwrap_or("nim");
    let path = match chance.below(5) {
        0 => "/".into(),
        1 => "/play".into(),
        2 => "/api/games".into(),
        3 => "/api/openapi.json".into(),
        _ => format!("/api/games/{game}"),
    };
    let expected = Expected::Answer;
    Question { what: "pages", method: "GET", path, headers: vec![], body: vec![], expected }
}

fn malformed(chance: &mut Chance) -> Question {
    let question = |path: &str, headers: Vec<_>, body: &[u8], status| Question {
        what: "malformed",
        method: "POST",
        path: path.into(),
        headers,
        body: body.to_vec(),
        expected: Expected::Refusal(status),
    };
    let good = br#"{"ask":"nim 3"}"#;
    match chance.below(8) {
        0 => question("/api/solve", vec![JSON], br#"{"ask":"#, 400),
        1 => question("/api/solve", vec![JSON], br#"{"ask":"nimm 3"}"#, 400),
        2 => question("/api/solve", vec![JSON], br#"{"ask":"/etc/passwd 3"}"#, 400),
        3 => question("/api/solve", vec![("content-type", "text/plain")], good, 415),
        4 => question("/api/solve", vec![JSON, ("origin", "http://elsewhere.example")], good, 403),
        5 => question("/api/solve", vec![JSON, ("host", "elsewhere.example")], good, 403),
        6 => question("/api/nothing", vec![JSON], good, 404),
        _ => question("/api/solve", vec![JSON], &vec![b' '; 300_000], 413),
    }
}
