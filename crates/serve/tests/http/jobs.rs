//! Long work.

use super::answers::unpacked;
use super::client::House;
use super::schema::{check, description, wrong};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Work that takes longer than any test: its positions are very many.
fn endless() -> Value {
    json!({ "kind": "check", "ask": "wythoff", "upto": 1_000_000_000 })
}

pub(crate) fn begin(house: &House, body: &Value) -> String {
    let answer = house.post("/api/jobs", body);
    assert_eq!(answer.status, 202, "{body}: {}", String::from_utf8_lossy(&answer.body));
    check(&description(), "/api/jobs", "post", &answer);
    let id = answer.json()["id"].as_str().expect("a name").to_owned();
    assert_eq!(answer.header("location"), Some(format!("/api/jobs/{id}").as_str()));
    id
}

pub(crate) fn wait(house: &House, id: &str) -> Value {
    let begun = Instant::now();
    loop {
        let answer = house.get(&format!("/api/jobs/{id}"));
        check(&description(), "/api/jobs/{id}", "get", &answer);
        let job = answer.json();
        if !["waiting", "running"].contains(&job["state"].as_str().expect("a state")) {
            return job;
        }
        assert!(begun.elapsed() < Duration::from_secs(300), "{job}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The result of a job, of the shape that is described.
fn result(house: &House, body: &Value, schema: &str) -> (String, Value) {
    let id = begin(house, body);
    let job = wait(house, &id);
    assert_eq!(job["state"], "done", "{body}: {job}");
    let description = description();
    let found = wrong(&description, &description["components"]["schemas"][schema], &job["result"], schema);
    assert!(found.is_empty(), "{body}: {found:#?}");
    (id, job["result"].clone())
}

#[test]
fn claims_are_checked_proved_and_found() {
    let house = House::open();
    let (_, report) = result(&house, &json!({ "kind": "check", "ask": "wythoff", "upto": 20 }), "Report");
    assert_eq!((&report["refuted"], &report["upto"]), (&json!(false), &json!(20)));
    let wrong = "game w\n(n) -> (n - 1)\n(n) -> (n - 2)\nP(n) iff n mod 4 = 0\n";
    let (_, proofs) =
        result(&house, &json!({ "kind": "prove", "ask": "mine.game", "text": wrong }), "Proofs");
    assert_eq!(proofs["refuted"], true);
    // 3 is the smallest position that is lost and not claimed to be.
    assert_eq!(proofs["attempts"][0]["counterexample"]["position"], "3");
    assert_eq!(proofs["attempts"][0]["svg"], Value::Null);
    let right = wrong.replace("mod 4", "mod 3");
    let asked = json!({ "kind": "prove", "ask": "mine.game", "text": right, "emit": "python", "lang": "zh", "certificate": true, "drawing": true });
    let (_, proofs) = result(&house, &asked, "Proofs");
    assert_eq!(proofs["proved"], true);
    let certificate = proofs["attempts"][0]["certificate"].as_str().expect("a certificate");
    bouton::proof::verify(certificate, &solve::Limits::none()).expect("the checker accepts it");
    assert_eq!(proofs["program"]["language"], "python");
    // The binary digits of the multiples of 3 need a state for each remainder.
    assert_eq!(proofs["attempts"][0]["states"], 3);
    let svg = proofs["attempts"][0]["svg"].as_str().expect("a drawing");
    assert_eq!(svg.matches(r#"<circle class="state"#).count(), 3);
    assert!(svg.contains("必败态"), "{svg}");
    assert_eq!(proofs["attempts"][0]["falling"], "每走一步 n 都变小");
    let silent = wrong.replace("P(n) iff n mod 4 = 0\n", "");
    let (_, found) = result(
        &house,
        &json!({ "kind": "discover", "ask": "mine.game", "text": silent, "drawing": true }),
        "Discoveries",
    );
    assert_eq!(found["findings"][0]["evidence"], "proved");
    assert!(found["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")), "{found}");
}

#[test]
fn an_automaton_comes_as_data_and_reads_what_it_is_said_to_read() {
    let house = House::open();
    let asked = json!({ "kind": "prove", "ask": "wythoff", "claim": 1, "drawing": true });
    let (_, proofs) = result(&house, &asked, "Proofs");
    let attempt = &proofs["attempts"][0];
    let automaton = &attempt["automaton"];
    assert_eq!(automaton["names"], json!(["a", "b"]));
    let numbers = |list: &Value| -> Vec<u64> {
        let words = list.as_array().expect("a list").iter();
        words.take(12).map(|word| word.as_str().expect("a number").parse().expect("a number")).collect()
    };
    let places = numbers(&automaton["places"]);
    assert_eq!(places[..6], [1, 2, 3, 5, 8, 13]);
    // A centre in the drawing for each state.
    let svg = attempt["svg"].as_str().expect("a drawing");
    for centre in automaton["states"].as_array().expect("states") {
        let (x, y) = (centre["x"].as_f64().expect("a number"), centre["y"].as_f64().expect("a number"));
        assert!(svg.contains(&format!(r#"cx="{:.1}" cy="{:.1}""#, x - 12.0, y - 58.0)), "{centre}");
    }
    let digit = |number: u64, place: usize| {
        let above = places[place + 1..].iter().rev().fold(number, |rest, &place| rest % place);
        (above / places[place]) as usize
    };
    let accepts = |a: u64, b: u64| {
        let mut state = json!(0);
        for place in (0..11).rev() {
            let column = 2 * digit(a, place) + digit(b, place);
            state = automaton["next"][state.as_u64().expect("a state") as usize][column].clone();
            if state.is_null() {
                return false;
            }
        }
        automaton["accepting"][state.as_u64().expect("a state") as usize] == true
    };
    // Wythoff's pairs: number j is the smallest number that is in none before, and itself and j.
    let mut taken = [false; 200];
    let mut pairs = vec![];
    for j in 0..40 {
        let a = taken.iter().position(|taken| !taken).expect("a number") as u64;
        (taken[a as usize], taken[(a + j) as usize]) = (true, true);
        pairs.push((a, a + j));
    }
    for (a, b) in (0..60).flat_map(|a| (0..60).map(move |b| (a, b))) {
        assert_eq!(accepts(a, b), pairs.contains(&(a.min(b), a.max(b))), "({a}, {b})");
    }
}

#[test]
fn values_of_heaps_come_in_bytes() {
    let house = House::open();
    let (id, report) = result(&house, &json!({ "kind": "period", "ask": "kayles", "to": 200 }), "Heaps");
    assert_eq!(report["period"]["length"], 12);
    let values = house.get(&format!("/api/jobs/{id}/values"));
    assert_eq!(values.header("content-type"), Some("application/octet-stream"));
    let words: Vec<u32> =
        values.body.chunks(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect();
    // The first values of Kayles as they are printed in many books.
    assert_eq!(words[..12], [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    assert!(words.len() >= 200);
    // The misère quotient of 0.15 has 6 elements (Plambeck 2005).
    let asked = json!({ "kind": "period", "ask": "0.15", "to": 60, "convention": "misere" });
    let (_, quotient) = result(&house, &asked, "Quotient");
    assert_eq!(quotient["convention"], "misere");
}

#[test]
fn values_of_heaps_are_shown_while_they_are_computed() {
    let house = House::open();
    let begun = house.post("/api/jobs", &json!({ "kind": "period", "ask": "0.007", "to": 4_000_000 }));
    let id = begun.json()["id"].as_str().expect("a name").to_owned();
    let words = |from: usize| -> Vec<u32> {
        let values = house.get(&format!("/api/jobs/{id}/values?from={from}"));
        values
            .body
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
            .collect()
    };
    let early = loop {
        let words = words(0);
        if words.len() >= 24 {
            break words;
        }
    };
    // Three in a row are taken: the least value that no way to split the others has.
    let mut plain: Vec<u32> = Vec::new();
    for heap in 0..24usize {
        let options: Vec<u32> =
            (0..(heap + 1).saturating_sub(3)).map(|left| plain[left] ^ plain[heap - 3 - left]).collect();
        plain.push((0..).find(|value| !options.contains(value)).expect("a least one"));
    }
    assert_eq!(early[..24], plain[..]);
    assert_eq!(words(40)[..14], early[10..24]);
    assert_eq!(house.get(&format!("/api/jobs/{id}")).json()["state"], "running");
    assert_eq!(house.get(&format!("/api/jobs/{id}/values")).status, 404);
    assert_eq!(house.get(&format!("/api/jobs/{id}/values?from=x")).status, 400);
    house.ask("DELETE", &format!("/api/jobs/{id}"), &[], b"");
}

#[test]
fn a_table_comes_in_bytes() {
    let house = House::open();
    let asked = json!({ "kind": "table", "ask": "wythoff", "ranges": "0..9 0..9", "what": "outcome" });
    let (id, header) = result(&house, &asked, "TableHeader");
    let (packed, cells) = unpacked(&house.get(&format!("/api/jobs/{id}/values")));
    assert_eq!(packed, header);
    let lost: Vec<usize> = (0..100).filter(|&place| cells[place] == 0).collect();
    // (0,0), (1,2), (3,5), (4,7), and the other way round.
    assert_eq!(lost, [0, 12, 21, 35, 47, 53, 74]);
    // The second claim is about misère play, which without a claim nobody asks for.
    let asked = json!({ "kind": "table", "ask": "wythoff 0..9 0..9", "what": "claim", "claim": 2 });
    let (id, header) = result(&house, &asked, "TableHeader");
    assert_eq!((&header["claim"], &header["convention"]), (&json!(2), &json!("misere")));
    let (_, cells) = unpacked(&house.get(&format!("/api/jobs/{id}/values")));
    let lost: Vec<usize> = (0..100).filter(|&place| cells[place] == 0).collect();
    // (0,1), (2,2), (3,5), (4,7), and the other way round.
    assert_eq!(lost, [1, 10, 22, 35, 47, 53, 74]);
}

#[test]
fn wrong_jobs_are_refused_at_once() {
    let house = House::open();
    for (body, code) in [
        (json!({ "kind": "check", "ask": "nimm" }), "unknown-game"),
        (json!({ "kind": "check", "ask": "nim 3" }), "position-given"),
        (json!({ "kind": "period", "ask": "wythoff" }), "no-heaps"),
        (json!({ "kind": "prove", "ask": "nim", "size": "5..2" }), "not-a-size"),
        (
            json!({ "kind": "table", "ask": "wythoff 0..9 0..9", "what": "claim", "claim": 3 }),
            "no-such-claim",
        ),
        (json!({ "kind": "table", "ask": "wythoff", "ranges": "0..99999 0..99999" }), "large-table"),
        (json!({ "kind": "cook", "ask": "nim" }), "unknown-word"),
        (json!({ "kind": "check", "ask": "/etc/passwd" }), "no-files"),
    ] {
        let answer = house.post("/api/jobs", &body);
        check(&description(), "/api/jobs", "post", &answer);
        assert_eq!(
            (answer.status, answer.json()["problems"][0]["code"].as_str()),
            (400, Some(code)),
            "{body}"
        );
    }
    assert_eq!(house.get("/api/jobs/0123").status, 404);
    assert_eq!(house.get("/api/jobs/0123/events").status, 404);
}

#[test]
fn a_job_tells_how_it_goes_on_and_ends_when_it_is_cancelled() {
    let house = House::open();
    let id = begin(&house, &endless());
    let events = std::thread::scope(|scope| {
        let listening = scope.spawn(|| house.get(&format!("/api/jobs/{id}/events")));
        let begun = Instant::now();
        while house.get(&format!("/api/jobs/{id}")).json()["state"] != "running" {
            assert!(begun.elapsed() < Duration::from_secs(60));
        }
        std::thread::sleep(Duration::from_millis(600));
        assert_eq!(house.ask("DELETE", &format!("/api/jobs/{id}"), &[], b"").status, 200);
        listening.join().expect("events")
    });
    assert_eq!(events.header("content-type"), Some("text/event-stream"));
    let text = String::from_utf8(events.body).expect("text");
    let states: Vec<Value> = text
        .lines()
        .filter_map(|line| line.strip_prefix("data: "))
        .map(|data| serde_json::from_str::<Value>(data).expect("a job")["state"].clone())
        .collect();
    assert!(states.len() >= 2, "{text}");
    assert_eq!(states.last(), Some(&json!("cancelled")));
    assert!(text.lines().filter(|line| line.starts_with("event")).all(|line| line == "event: job"));
    assert_eq!(wait(&house, &id)["state"], "cancelled");
}

#[test]
fn a_client_waits_with_four_jobs_and_others_are_not_kept_waiting() {
    let house = House::open();
    let first = begin(&house, &endless());
    let begun = Instant::now();
    while house.get(&format!("/api/jobs/{first}")).json()["state"] != "running" {
        assert!(begun.elapsed() < Duration::from_secs(60));
    }
    let waiting: Vec<String> = (0..4).map(|_| begin(&house, &endless())).collect();
    let more = house.post("/api/jobs", &endless());
    assert_eq!((more.status, more.header("retry-after")), (429, Some("1")));
    let json = ("content-type", "application/json");
    let light = json!({ "kind": "check", "ask": "nim", "upto": 3 }).to_string();
    let other = house.ask("POST", "/api/jobs", &[json, ("x-bouton-client", "another")], light.as_bytes());
    assert_eq!(other.status, 202);
    let other = other.json()["id"].as_str().expect("a name").to_owned();
    let long = "x".repeat(65);
    let named = house.ask("POST", "/api/jobs", &[json, ("x-bouton-client", &long)], light.as_bytes());
    assert_eq!(named.status, 400);
    // One of the first client's, then the other's.
    house.ask("DELETE", &format!("/api/jobs/{first}"), &[], b"");
    wait(&house, &first);
    for id in waiting.iter().take(1) {
        house.ask("DELETE", &format!("/api/jobs/{id}"), &[], b"");
    }
    assert_eq!(wait(&house, &waiting[0])["state"], "cancelled");
    for id in &waiting[1..] {
        house.ask("DELETE", &format!("/api/jobs/{id}"), &[], b"");
    }
    assert_eq!(wait(&house, &other)["state"], "done");
}

#[test]
fn who_goes_away_leaves_the_job_at_work() {
    let house = House::open();
    let id = begin(&house, &json!({ "kind": "check", "ask": "lasker", "upto": 1500 }));
    let mut looking = house.connect();
    let request = format!("GET /api/jobs/{id}/events HTTP/1.1\r\nhost: {}\r\n\r\n", house.address);
    std::io::Write::write_all(&mut looking, request.as_bytes()).expect("somebody listens");
    drop(looking);
    assert_eq!(wait(&house, &id)["state"], "done");
}

#[test]
fn a_server_that_is_stopped_waits_for_no_job() {
    let house = House::open();
    begin(&house, &endless());
    let begun = Instant::now();
    drop(house);
    assert!(begun.elapsed() < Duration::from_secs(30));
}

/// All that comes over a connection until it ends; nothing if there was none.
fn heard(house: &House, request: &str) -> Option<Vec<u8>> {
    let mut stream = std::net::TcpStream::connect(house.address).ok()?;
    std::io::Write::write_all(&mut stream, request.as_bytes()).ok()?;
    let mut heard = Vec::new();
    // A connection that was never taken is reset.
    let ended = std::io::Read::read_to_end(&mut stream, &mut heard);
    (ended.is_ok() && !heard.is_empty()).then_some(heard)
}

#[test]
fn whoever_is_served_when_the_server_is_stopped_hears_the_end() {
    let house = House::open();
    let jobs: Vec<String> = (0..4).map(|_| begin(&house, &endless())).collect();
    let begun = Instant::now();
    while house.get(&format!("/api/jobs/{}", jobs[0])).json()["state"] != "running" {
        assert!(begun.elapsed() < Duration::from_secs(60));
    }
    let body = json!({ "ask": "wythoff 20,30", "hints": true }).to_string();
    let (address, length) = (house.address, body.len());
    let hints = format!(
        "POST /api/play HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    );
    let answered = AtomicUsize::new(0);
    let (lasts, answers) = std::thread::scope(|scope| {
        let (house, hints, answered) = (&house, &hints, &answered);
        let follow = |id: &String| {
            let request =
                format!("GET /api/jobs/{id}/events HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
            scope.spawn(move || heard(house, &request).expect("the connection was taken"))
        };
        let followed: Vec<_> = jobs.iter().map(follow).collect();
        let ask = move || {
            let answer = heard(house, hints)?;
            answered.fetch_add(1, Ordering::Relaxed);
            Some(answer)
        };
        let asking: Vec<_> =
            (0..8).map(|_| scope.spawn(move || std::iter::from_fn(ask).collect::<Vec<_>>())).collect();
        // All of them ask again and again by now.
        while answered.load(Ordering::Relaxed) <= 16 {
            assert!(begun.elapsed() < Duration::from_secs(120));
            std::thread::sleep(Duration::from_millis(5));
        }
        house.stop();
        let lasts: Vec<Vec<u8>> = followed.into_iter().map(|one| one.join().expect("events")).collect();
        let answers: Vec<Vec<u8>> = asking.into_iter().flat_map(|one| one.join().expect("answers")).collect();
        (lasts, answers)
    });
    for events in lasts {
        let text = String::from_utf8(super::client::read(&events).expect("an answer").body).expect("text");
        let last = text.lines().filter_map(|line| line.strip_prefix("data: ")).next_back().expect("an event");
        let last: Value = serde_json::from_str(last).expect("a job");
        assert_eq!((&last["state"], &last["problems"][0]["code"]), (&json!("cancelled"), &json!("stopping")));
    }
    assert!(answers.len() > 16);
    for answer in answers {
        let answer = super::client::read(&answer).expect("an answer");
        assert!([200, 429, 503].contains(&answer.status), "{}", answer.status);
        check(&description(), "/api/play", "post", &answer);
    }
}

#[test]
fn the_result_of_a_job_has_the_identifier_of_its_request() {
    let house = House::open();
    for body in [
        json!({ "kind": "check", "ask": "nim", "upto": 3, "id": "mine" }),
        json!({ "kind": "table", "ask": "wythoff 0..3 0..3", "id": "mine" }),
        json!({ "kind": "period", "ask": "kayles", "id": "mine" }),
    ] {
        let job = begin(&house, &body);
        assert_eq!(wait(&house, &job)["result"]["id"], "mine", "{body}");
    }
}
