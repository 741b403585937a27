//! Many clients at once, in small: nobody is answered wrongly, and what is refused is refused in the known way.

use super::client::{Answer, House};
use super::jobs::{begin, wait};
use super::schema::{check, description};
use serde_json::{Value, json};
use std::time::Duration;

const CLIENTS: u64 = 40;
const QUESTIONS: u64 = 10;
/// Nobody is sent away so often.
const MOST_REFUSED: u64 = 60;

/// Question of a client, by number; and the winner, if the answer names one.
fn question(number: u64) -> (&'static str, Value, Option<&'static str>) {
    let (a, b, c) = (number % 13, number % 7, number % 5);
    let nim = json!({ "ask": format!("nim {a} {b} {c}") });
    let wins = if a ^ b ^ c == 0 { "P" } else { "N" };
    match number % 6 {
        0 => ("/api/solve", nim, Some(wins)),
        1 => ("/api/play", json!({ "ask": nim["ask"], "hints": true, "advise": true }), Some(wins)),
        2 => ("/api/rules", json!({ "text": format!("game g\n(n) -> (n - {})\n", c + 1) }), None),
        3 => ("/api/table", json!({ "ask": "wythoff", "ranges": format!("0..{} 0..20", 10 + a) }), None),
        4 => ("/api/format", json!({ "text": "game g\n(n)->(n-1)\n" }), None),
        _ => {
            let text = format!("game g\n(n) -> (n - k) where 1 <= k <= {}\n", c + 1);
            let wins = if a % (c + 2) == 0 { "P" } else { "N" };
            ("/api/solve", json!({ "ask": format!("mine.game {a}"), "text": text }), Some(wins))
        }
    }
}

/// Asks, and comes again as it is told to, until there is an answer.
fn insisting(house: &House, description: &Value, path: &str, body: &Value) -> Answer {
    for _ in 0..MOST_REFUSED {
        let answer = house.post(path, body);
        check(description, path, "post", &answer);
        if answer.status != 429 {
            return answer;
        }
        let wait = answer.header("retry-after").and_then(|seconds| seconds.parse().ok());
        std::thread::sleep(Duration::from_secs(wait.expect("when to come again")));
    }
    panic!("sent away {MOST_REFUSED} times: {path} {body}");
}

#[test]
fn many_clients_get_right_answers_though_some_may_have_to_come_again() {
    let (house, description) = (House::open(), description());
    // Something long runs beside them all.
    let job = begin(&house, &json!({ "kind": "check", "ask": "lasker", "upto": 600 }));
    std::thread::scope(|scope| {
        for client in 0..CLIENTS {
            let (house, description) = (&house, &description);
            scope.spawn(move || {
                for number in 0..QUESTIONS {
                    let (path, body, wins) = question(client * 31 + number);
                    let answer = insisting(house, description, path, &body);
                    assert_eq!(answer.status, 200, "{path} {body}: {}", answer.json());
                    if let Some(wins) = wins {
                        assert_eq!(answer.json()["outcome"], wins, "{body}");
                    }
                }
            });
        }
    });
    assert_eq!(wait(&house, &job)["state"], "done");
    let health = house.get("/api/health").json();
    assert_eq!(
        (&health["panics"], &health["running"], &health["waiting"]),
        (&json!(0), &json!(0), &json!(0))
    );
}
