//! Many who ask much, and one who asks little.

use super::client::{House, read};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

/// Machines that ask what cannot be found out in the time of a question.
const GREEDY: u8 = 16;

/// A question that lasts until its time is over.
fn hard(number: u8) -> Value {
    let ask = format!("grundy {} 300 400", 200 + u16::from(number));
    json!({ "ask": ask, "convention": "misere" })
}

fn request(house: &House, path: &str, body: &Value) -> Vec<u8> {
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n",
        house.address
    );
    format!("{head}content-length: {}\r\n\r\n{body}", body.len()).into_bytes()
}

fn running(house: &House) -> u64 {
    house.get("/api/health").json()["running"].as_u64().expect("a number")
}

/// Whoever waits for another's hard question to end, or is sent away because of it, fails this.
#[cfg(target_os = "linux")]
#[test]
fn who_asks_little_is_not_sent_away_for_those_who_ask_much() {
    let house = House::open();
    let from = |number: u8| Ipv4Addr::new(127, 0, 1, number);
    // They ask for a large table, and read nothing of it.
    let slow: Vec<_> = (0..16)
        .map(|number| {
            let mut stream = house.connect_from(from(100 + number));
            let table = json!({ "ask": "wythoff", "ranges": "0..999 0..999" });
            stream.write_all(&request(&house, "/api/table", &table)).expect("somebody listens");
            stream
        })
        .collect();
    std::thread::scope(|scope| {
        let house = &house;
        let greedy: Vec<_> = (0..GREEDY)
            .map(|number| {
                scope.spawn(move || {
                    let mut stream = house.connect_from(from(number + 1));
                    stream.write_all(&request(house, "/api/solve", &hard(number))).expect("somebody listens");
                    let mut bytes = Vec::new();
                    stream.read_to_end(&mut bytes).expect("an answer");
                    read(&bytes).expect("an answer")
                })
            })
            .collect();
        let begun = Instant::now();
        while running(house) < 8 {
            assert!(begun.elapsed() < Duration::from_secs(60), "{} at work", running(house));
        }
        let hints = json!({ "ask": "nim 3 5 7", "hints": true });
        for _ in 0..10 {
            let mut stream = house.connect_from(from(200));
            stream.write_all(&request(house, "/api/play", &hints)).expect("somebody listens");
            let mut bytes = Vec::new();
            stream.read_to_end(&mut bytes).expect("an answer");
            let answer = read(&bytes).expect("an answer");
            assert_eq!((answer.status, &answer.json()["outcome"]), (200, &json!("N")));
        }
        for answer in greedy {
            let answer = answer.join().expect("an answer");
            // Their own share is enough to be answered, if only that there was no time.
            assert!(answer.status == 200 || answer.json()["limits_hit"] == "time", "{}", answer.json());
        }
    });
    drop(slow);
}

#[test]
fn a_job_that_is_not_known_any_more_is_said_in_the_shape_of_problems() {
    let house = House::open();
    let (one, other) = (House::open(), json!({ "kind": "check", "ask": "nim", "upto": 3 }));
    // It was begun at a server that is no longer there.
    let id = super::jobs::begin(&one, &other);
    drop(one);
    for (method, path) in [
        ("GET", format!("/api/jobs/{id}")),
        ("DELETE", format!("/api/jobs/{id}")),
        ("GET", format!("/api/jobs/{id}/events")),
        ("GET", format!("/api/jobs/{id}/values")),
    ] {
        let answer = house.ask(method, &path, &[], b"");
        let problem = &answer.json()["problems"][0];
        assert_eq!((answer.status, &problem["code"]), (404, &json!("no-such-job")), "{method} {path}");
        assert!(problem["message"].as_str().is_some_and(|message| !message.is_empty()));
    }
}
