//! Clients that dawdle, connections that break, and questions that take long.

use super::client::{House, read};
use serde_json::json;
use std::io::{Read, Write};
use std::time::Duration;

#[test]
fn what_is_no_http_is_hung_up_on() {
    let house = House::open();
    for bytes in
        [&b"\x16\x03\x01\x02\x00\x01\x00"[..], b"GET\r\n\r\n", b"\0\0\0\0\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"]
    {
        let answer = house.raw(&[bytes, b"\r\n\r\n"].concat());
        assert!(read(&answer).is_none_or(|answer| answer.status >= 400), "{answer:?}");
    }
    let long = format!("GET /{} HTTP/1.1\r\nhost: {}\r\n\r\n", "x".repeat(100_000), house.address);
    assert!(read(&house.raw(long.as_bytes())).is_none_or(|answer| answer.status >= 400));
    let many = format!("GET / HTTP/1.1\r\nhost: {}\r\n{}\r\n", house.address, "a: b\r\n".repeat(5000));
    assert!(read(&house.raw(many.as_bytes())).is_none_or(|answer| answer.status >= 400));
    assert_eq!(house.get("/api/health").status, 200);
}

#[test]
fn a_head_that_does_not_end_is_not_waited_for() {
    let house = House::open();
    let mut slow: Vec<_> = (0..20).map(|_| house.connect()).collect();
    for stream in &mut slow {
        stream.write_all(b"GET / HTTP/1.1\r\nhost: ").expect("somebody listens");
    }
    assert_eq!(house.get("/api/health").status, 200);
    for stream in &mut slow {
        let mut rest = Vec::new();
        // The server ends the connection; the client would wait for two minutes.
        stream.read_to_end(&mut rest).expect("the connection is ended");
    }
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let house = House::open();
    let request = format!(
        "POST /api/solve HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{{\"ask\"",
        house.address
    );
    let answer = read(&house.raw(request.as_bytes())).expect("an answer");
    assert_eq!(answer.status, 408);
    assert!(answer.body.starts_with(b"{\"problems\""));
}

#[test]
fn a_body_in_pieces_is_bounded() {
    let house = House::open();
    let head = format!(
        "POST /api/solve HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
        house.address
    );
    let chunk = format!("10000\r\n{}\r\n", "x".repeat(0x10000));
    let answer = house.raw(format!("{head}{}0\r\n\r\n", chunk.repeat(20)).as_bytes());
    assert!(read(&answer).is_none_or(|answer| answer.status == 413));
    assert_eq!(house.get("/api/health").status, 200);
}

#[test]
fn several_questions_may_come_over_one_connection() {
    let house = House::open();
    let mut stream = house.connect();
    let one = format!("GET /api/health HTTP/1.1\r\nhost: {}\r\n\r\n", house.address);
    let last = format!("GET /api/health HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", house.address);
    stream.write_all(format!("{one}{one}{last}").as_bytes()).expect("somebody listens");
    let mut answers = String::new();
    stream.read_to_string(&mut answers).expect("answers");
    assert_eq!(answers.matches("HTTP/1.1 200 OK").count(), 3);
}

/// The question about a heap by the code of so many sevens: any number up to that may be taken, and the rest split.
fn sevens(count: usize, heap: usize) -> serde_json::Value {
    json!({ "ask": format!("octal code=0.{} {heap}", "7".repeat(count)), "hints": true })
}

#[test]
fn a_small_heap_is_answered_whatever_the_length_of_its_code() {
    let house = House::patient();
    for count in [10, 20, 100, 300, 1000, 8000] {
        let asked = sevens(count, 5);
        let scene = house.post("/api/play", &asked).json();
        assert_eq!(
            (&scene["outcome"], &scene["limits_hit"]),
            (&json!("N"), &json!(null)),
            "{count}: {scene}"
        );
        let answer = house.post("/api/solve", &json!({ "ask": asked["ask"] })).json();
        // All five may be taken; so wins, too, who takes one of five, or three, and leaves two equal heaps.
        assert_eq!(answer["limits_hit"], json!(null), "{count}: {answer}");
        let mut left: Vec<&str> = answer["winning_moves"]
            .as_array()
            .expect("moves")
            .iter()
            .map(|made| made["to"].as_str().expect("a position"))
            .collect();
        left.sort_unstable();
        assert_eq!(left, ["0", "1 1", "2 2"], "{count}");
    }
}

#[test]
fn who_goes_away_interrupts_the_question() {
    let house = House::open();
    let body = sevens(1000, 100_000).to_string();
    let request = format!(
        "POST /api/play HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        house.address,
        body.len()
    );
    for _ in 0..3 {
        house.connect().write_all(request.as_bytes()).expect("somebody listens");
    }
    let runs = || house.get("/api/health").json()["running"] != json!(0);
    let waits = (0..150).take_while(|_| {
        std::thread::sleep(Duration::from_millis(100));
        runs()
    });
    assert!(waits.count() < 150, "they go on");
}
