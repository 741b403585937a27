//! A class: machines of a local network, with a token.

use super::client::{Answer, House};
use serde_json::{Value, json};
use serve::Options;
use std::io::{Read, Write};
use std::net::Ipv4Addr;

fn class() -> House {
    House::with(Options { port: 0, lan: true, ..Options::default() })
}

/// The token, as the server tells it to whoever starts it.
fn token(house: &House) -> String {
    let (before, token) = house.url.split_once("/?token=").expect("a token");
    assert!(before.starts_with("http://") && before.ends_with(&format!(":{}", house.address.port())));
    token.to_owned()
}

fn code(answer: &Answer) -> String {
    answer.json()["problems"][0]["code"].as_str().expect("a code").to_owned()
}

fn name(house: &House) -> String {
    format!("127.0.0.1:{}", house.address.port())
}

/// Sends JSON with the token.
fn send(house: &House, path: &str, body: &Value) -> Answer {
    let (name, token) = (name(house), token(house));
    let headers = [("host", name.as_str()), ("content-type", "application/json"), ("x-bouton-token", &token)];
    house.ask("POST", path, &headers, body.to_string().as_bytes())
}

fn get(house: &House, path: &str) -> Answer {
    house.ask("GET", path, &[("host", &name(house)), ("x-bouton-token", &token(house))], b"")
}

#[test]
fn without_the_flag_the_server_listens_on_loopback_alone_and_has_no_rooms() {
    let house = House::open();
    assert_eq!(house.address.ip(), Ipv4Addr::LOCALHOST);
    assert_eq!(house.get("/api/classroom").json(), json!({ "lan": null, "frames": [] }));
    let answer = house.post("/api/rooms", &json!({ "ask": "nim 3 5" }));
    assert_eq!((answer.status, code(&answer).as_str()), (404, "no-rooms"));
}

#[test]
fn every_request_needs_the_token() {
    let house = class();
    let (name, token) = (name(&house), token(&house));
    let mut wrong = token.clone();
    wrong.replace_range(..1, if token.starts_with('a') { "b" } else { "a" });
    for path in
        ["/", "/play", "/api/health", "/api/games", "/api/classroom", "/api/openapi.json", "/icon.svg"]
    {
        for headers in [
            vec![],
            vec![("x-bouton-token", wrong.clone())],
            vec![("x-bouton-token", token[1..].to_owned())],
            vec![("cookie", format!("bouton-{}={wrong}", house.address.port()))],
            vec![("cookie", format!("bouton-1={token}"))],
        ] {
            let mut all = vec![("host", name.as_str())];
            all.extend(headers.iter().map(|(name, value)| (*name, value.as_str())));
            let answer = house.ask("GET", path, &all, b"");
            assert_eq!((answer.status, code(&answer).as_str()), (403, "token"), "{path} {headers:?}");
        }
        let cookie = format!("a=b; bouton-{}={token}", house.address.port());
        let known = house.ask("GET", path, &[("host", &name), ("cookie", &cookie)], b"");
        assert_eq!(known.status, 200, "{path}");
        assert_eq!(get(&house, path).status, 200, "{path}");
    }
    let wrong = house.ask("GET", &format!("/?token={wrong}"), &[("host", &name)], b"");
    assert_eq!(wrong.status, 403);
    // The token in an address is for pages: an address of the interface would be kept in logs and histories.
    let asked = house.ask("GET", &format!("/api/health?token={token}"), &[("host", &name)], b"");
    assert_eq!(asked.status, 403);
}

#[test]
fn the_link_lets_a_browser_in_and_leaves_no_token_in_the_address() {
    let house = class();
    let (name, token) = (name(&house), token(&house));
    let first = house.ask("GET", &format!("/play?ask=nim+3&token={token}"), &[("host", &name)], b"");
    assert_eq!((first.status, first.header("location")), (303, Some("/play?ask=nim+3")));
    let cookie = first.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
    let kept = cookie.split(';').next().expect("a pair");
    let page = house.ask("GET", "/play?ask=nim+3", &[("host", &name), ("cookie", kept)], b"");
    assert_eq!(page.status, 200);
    let elsewhere = house.ask("GET", &format!("//evil.example/?token={token}"), &[("host", &name)], b"");
    assert!(elsewhere.header("location").is_none_or(|to| to == "/"), "{elsewhere:?}");
}

#[test]
fn who_opens_a_page_without_the_token_reads_why_it_is_closed() {
    let house = class();
    let name = name(&house);
    for (lang, said) in [("en", "token of the class"), ("zh-CN", "课堂口令")] {
        let headers = [("host", name.as_str()), ("accept", "text/html,*/*"), ("accept-language", lang)];
        let answer = house.ask("GET", "/", &headers, b"");
        assert_eq!((answer.status, answer.header("content-type")), (403, Some("text/html; charset=utf-8")));
        assert!(String::from_utf8_lossy(&answer.body).contains(said), "{lang}");
        assert!(answer.header("content-security-policy").is_some());
    }
}

#[test]
fn in_a_network_any_address_of_the_machine_is_answered_to_but_no_name() {
    let house = class();
    let (port, token) = (house.address.port(), token(&house));
    let ask = |host: &str, origin: &str| {
        let headers = [
            ("host", host),
            ("x-bouton-token", token.as_str()),
            ("content-type", "application/json"),
            ("origin", origin),
        ];
        let headers = if origin.is_empty() { &headers[..3] } else { &headers[..] };
        house.ask("POST", "/api/solve", headers, br#"{"ask":"nim 3"}"#).status
    };
    let own = format!("192.168.7.7:{port}");
    assert_eq!(ask(&own, ""), 200);
    assert_eq!(ask(&format!("[fe80::7]:{port}"), ""), 200);
    assert_eq!(ask(&own, &format!("http://{own}")), 200);
    for host in ["evil.example", &format!("evil.example:{port}"), "192.168.7.7", "192.168.7.7:1"] {
        assert_eq!(ask(host, ""), 403, "{host}");
    }
    // Another machine's pages may stand at another address with this port.
    for origin in [format!("http://192.168.7.8:{port}"), format!("http://localhost:{port}"), "null".into()] {
        assert_eq!(ask(&own, &origin), 403, "{origin}");
    }
}

#[test]
fn two_play_in_a_room_and_others_look_on() {
    let house = class();
    let opened = send(&house, "/api/rooms", &json!({ "ask": "nim 1 2" }));
    assert_eq!(opened.status, 200, "{opened:?}");
    let id = opened.json()["id"].as_str().expect("a name").to_owned();
    let room = format!("/api/rooms/{id}");
    let sit = |side: Value| send(&house, &room, &json!({ "do": "sit", "side": side }));
    let (one, other, third) = (sit(json!("second")), sit(json!("second")), sit(Value::Null));
    assert_eq!((&one.json()["side"], &other.json()["side"]), (&json!("second"), &json!("first")));
    assert_eq!((third.status, code(&third).as_str()), (409, "room-full"));
    let key = |answer: &Answer| answer.json()["key"].as_str().expect("a key").to_owned();
    let (second, first) = (key(&one), key(&other));
    let go = |key: &str, made: &str, after: usize| {
        send(&house, &room, &json!({ "do": "move", "key": key, "move": made, "after": after }))
    };
    let refused = |answer: Answer| (answer.status, code(&answer));
    assert_eq!(refused(go("nobody", "1", 0)), (403, "not-a-player".into()));
    assert_eq!(refused(go(&second, "1 1", 0)), (409, "not-your-turn".into()));
    // From heaps of 1 and 2 nobody can leave 5.
    assert_eq!(go(&first, "5", 0).status, 400);
    let made = go(&first, "1 1", 0);
    assert_eq!(made.status, 200, "{made:?}");
    assert_eq!(made.json()["turn"], "second");
    assert_eq!(refused(go(&second, "1", 0)), (409, "late-move".into()));
    assert_eq!(
        refused(send(&house, &room, &json!({ "do": "again", "key": first }))),
        (409, "not-over".into())
    );
    assert_eq!(go(&second, "1 → 0", 1).status, 200);
    // Who takes the last stone wins.
    let ended = go(&first, "1 → 0", 2).json();
    assert_eq!((&ended["end"]["winner"], ended["made"].as_array().map(Vec::len)), (&json!("first"), Some(3)));
    assert_eq!(ended["key"], Value::Null, "keys are told to their owners alone");
    assert_eq!(get(&house, &room).json(), ended);
    assert_eq!(refused(go(&second, "0", 3)), (409, "not-your-turn".into()));
    let again = send(&house, &room, &json!({ "do": "again", "key": second })).json();
    assert_eq!((&again["made"], &again["turn"]), (&json!([]), &json!("first")));
}

#[test]
fn who_watches_a_room_is_told_of_every_move_and_of_the_end_of_the_server() {
    let house = class();
    let room = send(&house, "/api/rooms", &json!({ "ask": "bash 4" })).json();
    let path = format!("/api/rooms/{}", room["id"].as_str().expect("a name"));
    let mut stream = house.connect();
    let head = format!(
        "GET {path}/events HTTP/1.1\r\nhost: {}\r\nx-bouton-token: {}\r\n\r\n",
        name(&house),
        token(&house)
    );
    stream.write_all(head.as_bytes()).expect("somebody listens");
    let mut told = String::new();
    let mut until = |word: &str| {
        let mut piece = [0; 4096];
        while !told.contains(word) {
            let count = stream.read(&mut piece).expect("events");
            assert!(count > 0, "it ended before {word}: {told}");
            told.push_str(&String::from_utf8_lossy(&piece[..count]));
        }
    };
    until("\"made\":[]");
    let sat = send(&house, &path, &json!({ "do": "sit" })).json();
    until("\"first\":true");
    send(&house, &path, &json!({ "do": "move", "key": sat["key"], "move": "2", "after": 0 }));
    until("\"turn\":\"second\"");
    house.stop();
    until("\"closed\":true");
}

#[test]
fn rooms_are_read_by_their_names_and_acts_by_their_shape() {
    let house = class();
    for id in ["0", "aaaaaaaaaaaaaaaaaaaa", "..", "%00", &"x".repeat(5000)] {
        assert_eq!(get(&house, &format!("/api/rooms/{id}")).status, 404, "{id:.20}");
    }
    assert_eq!(send(&house, "/api/rooms", &json!({ "ask": "nim 3 x" })).status, 400);
    assert_eq!(send(&house, "/api/rooms", &json!({ "game": "nim", "position": "3" })).status, 400);
    assert_eq!(send(&house, "/api/rooms", &json!({ "ask": "nim 3", "more": 1 })).status, 400);
    let room = send(&house, "/api/rooms", &json!({ "ask": "nim 3" })).json();
    let path = format!("/api/rooms/{}", room["id"].as_str().expect("a name"));
    for body in [
        json!({}),
        json!({ "do": "win" }),
        json!({ "do": "sit", "side": "third" }),
        json!({ "do": "move", "key": "a", "move": "1" }),
        json!({ "do": "move", "key": "a", "move": "1", "after": -1 }),
        json!([]),
    ] {
        let answer = send(&house, &path, &body);
        assert_eq!((answer.status, code(&answer).as_str()), (400, "bad-body"), "{body}");
    }
    let key = send(&house, &path, &json!({ "do": "sit" })).json()["key"].clone();
    let long =
        send(&house, &path, &json!({ "do": "move", "key": key, "move": "9".repeat(9000), "after": 0 }));
    assert_eq!((long.status, code(&long).as_str()), (413, "long-game"));
}

#[test]
fn the_number_of_rooms_is_bounded() {
    let house = class();
    let answers: Vec<u16> =
        (0..40).map(|_| send(&house, "/api/rooms", &json!({ "ask": "nim 1" })).status).collect();
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 32);
    assert!(answers[32..].iter().all(|status| *status == 429));
}

#[test]
fn a_board_may_be_framed_by_the_named_sites_and_no_other_page_by_anyone() {
    let frames = ["https://school.example", "http://intranet.example:8080"];
    let frames = frames.map(|origin| origin.parse().expect("an origin")).to_vec();
    let house = House::with(Options { port: 0, frames, ..Options::default() });
    let policy = |path: &str| {
        let answer = house.get(path);
        let policy = answer.header("content-security-policy").expect("a policy").to_owned();
        (
            policy.split("frame-ancestors ").nth(1).expect("it says").to_owned(),
            answer.header("x-frame-options").is_some(),
        )
    };
    let both = "https://school.example http://intranet.example:8080";
    assert_eq!(policy("/embed?ask=nim+3"), (both.into(), false));
    for path in ["/", "/play?ask=nim+3", "/embedded", "/embed/", "/api/health", "/api/embed"] {
        assert_eq!(policy(path), ("'none'".into(), true), "{path}");
    }
    let usual = House::open().get("/embed");
    assert!(
        usual.header("content-security-policy").is_some_and(|said| said.ends_with("frame-ancestors 'none'"))
    );
    assert_eq!(usual.header("x-frame-options"), Some("DENY"));
}
