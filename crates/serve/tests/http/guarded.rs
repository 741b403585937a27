//! Requests that are refused, by their hosts and origins.

use super::client::{Answer, House};

fn code(answer: &Answer) -> String {
    answer.json()["problems"][0]["code"].as_str().expect("a code").to_owned()
}

#[test]
fn only_the_names_of_this_server_are_answered_to() {
    let house = House::open();
    let port = house.address.port();
    for name in [
        format!("127.0.0.1:{port}"),
        format!("localhost:{port}"),
        format!("LocalHost:{port}"),
        format!("[::1]:{port}"),
    ] {
        assert_eq!(house.ask("GET", "/api/health", &[("host", &name)], b"").status, 200, "{name}");
    }
    for name in [
        "evil.example",
        "127.0.0.1",
        "localhost",
        "127.0.0.1:1",
        &format!("127.0.0.1.evil.example:{port}"),
        "",
    ] {
        let answer = house.ask("GET", "/api/health", &[("host", name)], b"");
        assert_eq!((answer.status, code(&answer).as_str()), (403, "host"), "{name}");
        assert_eq!(house.ask("GET", "/", &[("host", name)], b"").status, 403, "{name}");
    }
    let name = format!("127.0.0.1:{port}");
    let twice = house.ask("GET", "/api/health", &[("host", &name), ("host", "evil.example")], b"");
    assert!([400, 403].contains(&twice.status));
    assert_eq!(house.ask("GET", "http://evil.example/api/health", &[], b"").status, 403);
}

#[test]
fn pages_of_others_cannot_ask() {
    let house = House::open();
    let json = ("content-type", "application/json");
    let body = br#"{"ask":"nim 3"}"#;
    let own = format!("http://{}", house.address);
    for headers in [
        vec![json],
        vec![json, ("origin", &own)],
        vec![json, ("origin", &own), ("sec-fetch-site", "same-origin")],
    ] {
        assert_eq!(house.ask("POST", "/api/solve", &headers, body).status, 200, "{headers:?}");
    }
    let port = house.address.port();
    let (other, secure) = (format!("http://127.0.0.1:{}", port ^ 1), format!("https://127.0.0.1:{port}"));
    for origin in ["http://evil.example", "null", "", &other, &secure] {
        let answer = house.ask("POST", "/api/solve", &[json, ("origin", origin)], body);
        assert_eq!((answer.status, code(&answer).as_str()), (403, "origin"), "{origin}");
    }
    let cross = house.ask("POST", "/api/solve", &[json, ("sec-fetch-site", "cross-site")], body);
    assert_eq!(cross.status, 403);
    let job = house.ask("DELETE", "/api/jobs/0", &[("origin", "http://evil.example")], b"");
    assert_eq!(job.status, 403);
    // Nobody else is told that it may read an answer.
    let answer = house.ask("GET", "/api/games", &[("origin", "http://evil.example")], b"");
    assert_eq!(answer.header("access-control-allow-origin"), None);
    let asked = house.ask(
        "OPTIONS",
        "/api/solve",
        &[("origin", &own), ("access-control-request-method", "POST")],
        b"",
    );
    assert_eq!((asked.status, asked.header("access-control-allow-origin")), (405, None));
}

#[test]
fn a_body_is_json() {
    let house = House::open();
    for kind in ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""] {
        let answer = house.ask("POST", "/api/solve", &[("content-type", kind)], br#"{"ask":"nim 3"}"#);
        assert_eq!((answer.status, code(&answer).as_str()), (415, "not-json"), "{kind}");
    }
    let kind = ("content-type", "Application/JSON; charset=utf-8");
    assert_eq!(house.ask("POST", "/api/solve", &[kind], br#"{"ask":"nim 3"}"#).status, 200);
}

#[test]
fn every_answer_tells_browsers_to_be_careful() {
    let house = House::open();
    for path in ["/", "/api/health", "/api/nothing", "/no/such.js"] {
        let answer = house.get(path);
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert!(policy.contains("script-src 'self';"), "no inline scripts: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"));
        assert!(answer.header("permissions-policy").is_some());
    }
}
