//! Many clients at once, in small: nobody is answered wrongly, and what is refused is refused in the known way.

use super::client::House;
use super::jobs::{begin, wait};
use super::schema::{check, description};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};

const CLIENTS: u64 = 40;
const QUESTIONS: u64 = 10;

/// What a client asks, by number; and who wins there, where the answer says so.
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

#[test]
fn many_clients_get_right_answers_or_are_asked_to_come_again() {
    let (house, description) = (House::open(), description());
    // Something long runs beside them all.
    let job = begin(&house, &json!({ "kind": "check", "ask": "lasker", "upto": 600 }));
    let (answered, refused) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for client in 0..CLIENTS {
            let (house, description, answered, refused) = (&house, &description, &answered, &refused);
            scope.spawn(move || {
                for number in 0..QUESTIONS {
                    let (path, body, wins) = question(client * 31 + number);
                    let answer = house.post(path, &body);
                    check(description, path, "post", &answer);
                    match answer.status {
                        200 => {
                            answered.fetch_add(1, Ordering::Relaxed);
                            if let Some(wins) = wins {
                                assert_eq!(answer.json()["outcome"], wins, "{body}");
                            }
                        }
                        429 | 503 => drop(refused.fetch_add(1, Ordering::Relaxed)),
                        other => panic!("{other} to {path} {body}"),
                    }
                }
            });
        }
    });
    let (answered, refused) = (answered.into_inner(), refused.into_inner());
    assert_eq!(answered + refused, CLIENTS * QUESTIONS);
    assert!(answered > refused, "{answered} answered, {refused} refused");
    assert_eq!(wait(&house, &job)["state"], "done");
    let health = house.get("/api/health").json();
    assert_eq!(
        (&health["panics"], &health["running"], &health["waiting"]),
        (&json!(0), &json!(0), &json!(0))
    );
}
