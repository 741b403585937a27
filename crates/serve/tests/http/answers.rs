//! Answers: of the shape that is described, and right.

use super::client::{Answer, House};
use super::schema::{check, description};
use serde_json::{Value, json};
use serve::Options;
use std::time::Duration;

/// A game of one's own, with a letter before the mistakes that takes two bytes and one UTF-16 unit.
const TWO: &str =
    "game two\n# é\n(a, b) -> (c, b) where c < a\n(a, b) -> (a, c) where c < b\nP(a, b) iff a = b\n";

fn right(house: &House, path: &str, body: &Value) -> Value {
    let answer = house.post(path, body);
    assert_eq!(answer.status, 200, "{path} {body}: {}", String::from_utf8_lossy(&answer.body));
    check(&description(), path, "post", &answer);
    answer.json()
}

fn refused(house: &House, path: &str, body: &Value, status: u16, code: &str) -> Value {
    let answer = house.post(path, body);
    assert_eq!(answer.status, status, "{path} {body}: {}", String::from_utf8_lossy(&answer.body));
    check(&description(), path, "post", &answer);
    assert_eq!(answer.json()["problems"][0]["code"], code, "{path} {body}");
    answer.json()
}

#[test]
fn the_catalogue_and_every_game_of_it() {
    let (house, description) = (House::patient(), description());
    let answer = house.get("/api/games");
    check(&description, "/api/games", "get", &answer);
    let games = answer.json()["games"].as_array().expect("a list").clone();
    assert_eq!(games.len(), bouton::names().len());
    for game in &games {
        let name = game["game"].as_str().expect("a name");
        let answer = house.get(&format!("/api/games/{name}?lang=zh"));
        assert_eq!(answer.status, 200, "{name}");
        check(&description, "/api/games/{name}", "get", &answer);
        assert_eq!(answer.json()["begin"], game["begin"]);
        if let Some(begin) = game["begin"].as_str() {
            let scene =
                right(&house, "/api/play", &json!({ "ask": format!("{name} {begin}"), "hints": true }));
            assert!(!scene["moves"].as_array().expect("moves").is_empty(), "{name}");
        }
    }
    let code = house.get("/api/games/0.77");
    assert_eq!(code.status, 200, "codes are games too");
    check(&description, "/api/games/{name}", "get", &code);
}

#[test]
fn who_wins_at_any_size() {
    let house = House::open();
    let answer = right(&house, "/api/solve", &json!({ "ask": "nim 14 21 39" }));
    assert_eq!((&answer["outcome"], &answer["value"]), (&json!("N"), &json!("60")));
    assert_eq!(answer["winning_moves"][0]["to"], "14 21 27");
    let large = "1".repeat(400);
    let answer = right(&house, "/api/solve", &json!({ "ask": format!("nim {large} {large}"), "lang": "zh" }));
    assert_eq!(answer["outcome"], "P");
    let answer = right(&house, "/api/solve", &json!({ "ask": "nim 1 1", "convention": "misere" }));
    assert_eq!((&answer["outcome"], &answer["convention"]), (&json!("N"), &json!("misere")));
    let answer = right(&house, "/api/solve", &json!({ "ask": "mine.game 3,5", "text": TWO, "moves": 0 }));
    assert_eq!((&answer["outcome"], &answer["winning_moves"]), (&json!("N"), &json!([])));
    assert_eq!(answer["winning_move_count"], "1");
}

#[test]
fn a_text_is_called_by_its_own_name() {
    let house = House::open();
    // A heap of which at most three may be taken: 4 is worth 0 in it, and 4 in Nim.
    let text = "game nim-of-three\n(n) -> (n - k) where 1 <= k <= 3\n";
    let solve = |ask: &str, text: &str| right(&house, "/api/solve", &json!({ "ask": ask, "text": text }));
    for ask in ["mine.game 4 + nim 4", "nim-of-three 4 + nim 4"] {
        let answer = solve(ask, text);
        assert_eq!(answer["position"], "nim-of-three 4 + nim 4", "{ask}");
        assert_eq!(answer["value"], "4", "{ask}");
        assert!(!answer.to_string().contains("mine.game"), "{answer}");
    }
    // A game of the catalogue is hidden by one of the same name, and what is known of it is not said of the other.
    let answer = solve("nim 4", &text.replace("nim-of-three", "nim"));
    assert_eq!((&answer["outcome"], &answer["value"]), (&json!("P"), &json!("0")));
    assert_eq!(right(&house, "/api/solve", &json!({ "ask": "nim 4" }))["value"], "4");
    let problems = refused(
        &house,
        "/api/solve",
        &json!({ "ask": "mine.game 4,4", "text": text }),
        400,
        "arity-mismatch",
    );
    assert!(problems["problems"][0]["message"].as_str().is_some_and(|said| said.contains("`nim-of-three`")));
}

#[test]
fn codes_of_heaps_may_hold_blanks() {
    let house = House::open();
    let value = |ask: &str| right(&house, "/api/solve", &json!({ "ask": ask }))["value"].clone();
    // By hand: the mex of the values after taking 1, 3 or 4; after taking anything but 2 and 5.
    let by_hand = |may: fn(usize) -> bool, heap: usize| {
        let mut values: Vec<usize> = Vec::new();
        for n in 0..=heap {
            let options: Vec<usize> = (1..=n).filter(|&k| may(k)).map(|k| values[n - k]).collect();
            values.push((0..).find(|value| !options.contains(value)).expect("there is one"));
        }
        json!(values[heap].to_string())
    };
    assert_eq!(value("{1,3,4} 10"), by_hand(|k| [1, 3, 4].contains(&k), 10));
    assert_eq!(value("{1, 3, 4} 19"), by_hand(|k| [1, 3, 4].contains(&k), 19));
    assert_eq!(value("all but {2,5} 7"), by_hand(|k| k != 2 && k != 5, 7));
    assert_eq!(value("all but {2, 5} 13"), by_hand(|k| k != 2 && k != 5, 13));
    let scene = right(&house, "/api/play", &json!({ "ask": "all but {2,5} 7 8", "made": ["8 → 5"] }));
    assert_eq!(scene["position"], "7 5");
}

#[test]
fn wrong_questions_are_told_where() {
    let house = House::open();
    refused(&house, "/api/solve", &json!({ "ask": "nimm 3" }), 400, "unknown-game");
    let problems = refused(&house, "/api/solve", &json!({ "ask": "nim 3 + 石 5" }), 400, "unknown-game");
    let place = &problems["problems"][0]["place"];
    assert_eq!((&place["start"], &place["end"]), (&json!(8), &json!(11)));
    assert_eq!((&place["from"], &place["to"]), (&json!(8), &json!(9)));
    for path in ["/etc/passwd 3", "games/nim.game 3", "other.game 3", "mine.game 3"] {
        refused(&house, "/api/solve", &json!({ "ask": path }), 400, "no-files");
    }
    let broken = format!("{TWO}(a, b) -> (a\n");
    let problems = refused(
        &house,
        "/api/solve",
        &json!({ "ask": "mine.game 3,5", "text": broken }),
        400,
        "unclosed-bracket",
    );
    let place = &problems["problems"][0]["place"];
    let from = place["from"].as_u64().expect("a place");
    // One byte more than units stands before it.
    assert_eq!(place["start"], from + 1);
    assert_eq!(problems["problems"][0]["file"], "mine.game");
    refused(&house, "/api/solve", &json!({ "ask": "nim ".repeat(3000) }), 413, "large-ask");
    refused(&house, "/api/rules", &json!({ "text": "#".repeat(70_000) }), 413, "large-text");
    refused(&house, "/api/solve", &json!({}), 400, "missing-field");
}

#[test]
fn data_may_be_longer_than_the_text_of_a_game() {
    let house = House::open();
    let values = |comment: String| json!({ "text": format!("{}# {comment}\n", "0\n1\n".repeat(50)) });
    // A quotation mark takes two bytes in JSON.
    let answer = right(&house, "/api/guess", &values("\"".repeat(500_000)));
    assert_eq!(answer["points"], 100);
    assert_eq!(answer["conjectures"][0]["claim"], "value(n) = n mod 2");
    refused(&house, "/api/guess", &values("x".repeat(524_288)), 413, "large-text");
}

#[test]
fn a_graph_gets_its_places() {
    let house = House::open();
    // A cycle on a stem, a loop at the ground, and a vertex by itself.
    let places = right(&house, "/api/layout", &json!({ "edges": "0-1, 1-2,1-3,2-04,3-4,0-0,7" }));
    let at = |name: &str| {
        let vertices = places["vertices"].as_array().expect("vertices");
        let found = vertices.iter().find(|vertex| vertex["name"] == name).expect("the vertex");
        (found["at"]["x"].as_f64().expect("x"), found["at"]["y"].as_f64().expect("y"))
    };
    assert_eq!(places["vertices"].as_array().map(Vec::len), Some(5));
    let (low, middle, high) = (at("1").1, at("2").1, at("4").1);
    assert!((middle - 2.0 * low).abs() < 1e-3 && (high - 3.0 * low).abs() < 1e-3);
    assert_eq!((at("3").1, at("7").1), (middle, low));
    assert_eq!((at("1").0, places["height"].as_f64()), (at("4").0, Some(high)));
    assert_eq!((&places["ground_loops"], &places["arrows"]), (&json!([0.5]), &json!([])));
    assert!(at("1").0 > 1.0 && at("7").0 > at("2").0.max(at("3").0));
    // A long arrow passes the vertex between its ends; the same arrow twice is one.
    let asked = json!({ "edges": "9-5,5-2,9-2,9-2,2-2", "shape": "arrows", "id": 4 });
    let places = right(&house, "/api/layout", &asked);
    let arrows = places["arrows"].as_array().expect("arrows");
    assert_eq!((arrows.len(), &places["id"]), (4, &json!(4)));
    let through = |index: usize| arrows[index]["through"].as_array().expect("points");
    assert_eq!([0, 1, 2, 3].map(|index| through(index).len()), [0, 0, 1, 1]);
    let five = places["vertices"][1]["at"].clone();
    assert_eq!((&places["vertices"][1]["name"], &through(2)[0]["y"]), (&json!("5"), &five["y"]));
    let aside = through(2)[0]["x"].as_f64().zip(five["x"].as_f64()).map(|(a, b)| (a - b).abs());
    assert!(aside.is_some_and(|aside| aside > 0.5), "{places}");
    for none in ["", "()"] {
        let places = right(&house, "/api/layout", &json!({ "edges": none }));
        assert_eq!((&places["vertices"], &places["width"]), (&json!([]), &json!(1.0)));
    }
}

#[test]
fn a_graph_that_cannot_be_placed_is_refused() {
    let house = House::patient();
    let wrong = refused(&house, "/api/layout", &json!({ "edges": "0-1,x-2" }), 400, "position-character");
    assert_eq!(
        (&wrong["problems"][0]["place"]["start"], &wrong["problems"][0]["file"]),
        (&json!(4), &json!("edges"))
    );
    refused(&house, "/api/layout", &json!({ "edges": "0-1 1-2" }), 400, "argument-kind");
    refused(&house, "/api/layout", &json!({ "edges": "0-1", "shape": "round" }), 400, "unknown-word");
    let many = |piece: fn(usize) -> String, count| (0..count).map(piece).collect::<Vec<_>>().join(",");
    let large = json!({ "edges": many(|at| format!("0-{at}"), 2001), "lang": "zh" });
    let large = refused(&house, "/api/layout", &large, 413, "large-graph");
    assert_eq!(large["problems"][0]["message"], "图的边超过 2000 条");
    refused(&house, "/api/layout", &json!({ "edges": many(|at| at.to_string(), 4002) }), 413, "large-graph");
    refused(&house, "/api/layout", &json!({ "edges": "1,".repeat(50_000) }), 413, "large-text");
    for shape in ["ground", "arrows"] {
        right(
            &house,
            "/api/layout",
            &json!({ "edges": many(|at| format!("{at}-{}", at + 1), 2000), "shape": shape }),
        );
    }
}

#[test]
fn a_game_is_played_to_its_end() {
    let house = House::open();
    let mut made: Vec<String> = Vec::new();
    // The first player takes advice, the second makes the last move of the list.
    let end = loop {
        let asked = json!({ "ask": "nim 3 5 7", "made": made, "hints": true, "advise": true });
        let scene = right(&house, "/api/play", &asked);
        if !scene["end"].is_null() {
            break scene["end"].clone();
        }
        let moves = scene["moves"].as_array().expect("moves");
        let turn = if made.len().is_multiple_of(2) { "first" } else { "second" };
        assert_eq!(scene["turn"], turn);
        let chosen = if turn == "first" {
            let number = scene["advice"]["number"].as_u64().expect("a number") as usize;
            assert_eq!(moves[number - 1]["text"], scene["advice"]["text"]);
            assert_eq!(moves[number - 1]["outcome"], "P");
            &moves[number - 1]
        } else {
            moves.last().expect("play goes on")
        };
        made.push(chosen["text"].as_str().expect("words").to_owned());
        assert!(made.len() < 20);
    };
    assert_eq!(end, json!({ "winner": "first" }));
    let scene = right(&house, "/api/play", &json!({ "ask": "nim 3 5 7" }));
    let listed = &scene["moves"][0];
    assert_eq!(listed["changes"], json!([{ "component": 0, "parts": [["0"]] }]));
    assert_eq!((&listed["outcome"], &listed["value"]), (&json!(null), &json!(null)));
    assert_eq!(scene["components"][2], json!({ "game": "nim", "arguments": {}, "numbers": ["7"] }));
    refused(&house, "/api/play", &json!({ "ask": "nim 3", "made": ["3 → 9"] }), 400, "no-such-move");
}

#[test]
fn moves_are_told_by_their_words_however_they_are_said() {
    let house = House::open();
    for said in ["7 → 2", "7->2", "5 2 2", "2 5 2", "10"] {
        let scene = right(&house, "/api/play", &json!({ "ask": "nim 3 5 7", "made": ["3 → 2", said] }));
        assert_eq!(
            (&scene["made"], &scene["position"]),
            (&json!(["3 → 2", "7 → 2"]), &json!("2 5 2")),
            "{said}"
        );
    }
}

#[test]
fn components_say_what_their_parameters_are() {
    let house = House::open();
    let arguments = |ask: &str| {
        let scene = right(&house, "/api/play", &json!({ "ask": ask }));
        let components = scene["components"].as_array().expect("components").clone();
        components.into_iter().map(|component| component["arguments"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(arguments("poi-game m=7 1,3"), [json!({ "m": "7" })]);
    assert_eq!(arguments("count-up 0"), [json!({ "m": "10", "T": "100" })]);
    assert_eq!(arguments("dag edges=0-1,1-2 0 1"), vec![json!({ "edges": "0-1,1-2" }); 2]);
    assert_eq!(arguments("bash m=3 9 + nim 4"), [json!({ "m": "3" }), json!({})]);
}

#[test]
fn in_the_middle_of_a_game_the_first_player_is_not_meant() {
    let house = House::open();
    for (made, verdict) in [(json!([]), "轮到走的一方必胜。"), (json!(["7 → 6"]), "轮到走的一方必败。")]
    {
        let asked = json!({ "ask": "nim 3 5 7", "made": made, "lang": "zh", "advise": true, "hints": true });
        let scene = right(&house, "/api/play", &asked);
        assert_eq!(scene["verdict"], verdict);
        assert!(!scene.to_string().contains("先手"), "{scene}");
    }
}

/// The edges of a list that hang on vertex 0, taken up one after another.
fn standing(edges: &[(usize, [u64; 2])]) -> Vec<usize> {
    let (mut stands, mut vertices) =
        (std::collections::BTreeSet::new(), std::collections::BTreeSet::from([0]));
    loop {
        let before = stands.len();
        for (place, ends) in edges {
            if ends.iter().any(|end| vertices.contains(end)) {
                stands.insert(*place);
                vertices.extend(*ends);
            }
        }
        if stands.len() == before {
            return stands.into_iter().collect();
        }
    }
}

#[test]
fn a_large_graph_is_answered_with_what_falls() {
    let house = House::patient();
    // A tree in which every vertex hangs on one of the three before it, and a circle now and then: 251 edges.
    let mut edges: Vec<[u64; 2]> =
        (1..=229).map(|vertex| [vertex - 1 - vertex % 3 * u64::from(vertex > 3), vertex]).collect();
    edges.extend((1..=22).map(|circle| [10 * circle, 10 * circle - 7]));
    assert_eq!(edges.len(), 251);
    let words: Vec<String> = edges.iter().map(|[a, b]| format!("{a}-{b}")).collect();
    let asked = json!({ "ask": format!("hackenbush {}", words.join(",")), "hints": true });
    let answer = house.post("/api/play", &asked);
    check(&description(), "/api/play", "post", &answer);
    assert!(answer.body.len() < 300_000, "{} bytes", answer.body.len());
    let scene = answer.json();
    let moves = scene["moves"].as_array().expect("moves");
    assert_eq!((moves.len(), &scene["moves_more"]), (251, &json!(0)));
    for (cut, (made, words)) in moves.iter().zip(&words).enumerate() {
        assert_eq!(made["text"], format!("✂ {words}"));
        let rest: Vec<_> = edges.iter().copied().enumerate().filter(|(place, _)| *place != cut).collect();
        let stands = standing(&rest);
        let gone: Vec<usize> = (0..251).filter(|place| stands.binary_search(place).is_err()).collect();
        assert_eq!(made["changes"], json!([{ "component": 0, "gone": gone }]));
        assert_eq!(made["outcome"], if made["value"] == "0" { "P" } else { "N" });
    }
}

#[test]
fn texts_are_read_and_formatted() {
    let house = House::open();
    let read = right(&house, "/api/rules", &json!({ "text": TWO }));
    assert_eq!((&read["name"], &read["arity"], &read["form"]), (&json!("two"), &json!(2), &json!("tuple")));
    let claim = &read["claims"][0];
    let units: Vec<u16> = TWO.encode_utf16().collect();
    let at = |name: &str| claim[name].as_u64().expect("a place") as usize;
    assert_eq!(String::from_utf16(&units[at("from")..at("to")]).expect("text"), "P(a, b) iff a = b");
    let read =
        right(&house, "/api/rules", &json!({ "text": "game x\n(a) -> (b) where b <\n", "lang": "zh" }));
    assert_eq!(read["name"], json!(null));
    assert!(!read["problems"].as_array().expect("a list").is_empty());
    let read = right(&house, "/api/rules", &json!({ "text": "" }));
    assert_eq!(read["problems"][0]["code"], "missing-game");
    let formatted = right(&house, "/api/format", &json!({ "text": "game x\n(a)->(b) where b<a" }));
    assert_eq!(formatted["text"], "game x\n(a) -> (b) where b < a\n");
}

#[test]
fn a_matrix_is_solved() {
    let house = House::open();
    let answer = right(&house, "/api/matrix", &json!({ "text": "0,-1,1\n1,0,-1\n-1,1,0\n" }));
    assert_eq!(answer["value"], "0");
    refused(&house, "/api/matrix", &json!({ "text": "1,x\n2,3\n" }), 400, "not-a-number");
}

/// The header and the cells of a table.
pub(crate) fn unpacked(answer: &Answer) -> (Value, Vec<u32>) {
    let bytes = &answer.body;
    let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    assert_eq!(&bytes[..4], b"BNTB");
    assert_eq!(word(0), 0x4254_4e42);
    let end = 8 + word(4) as usize;
    assert_eq!(end % 4, 0);
    let header: Value = serde_json::from_slice(&bytes[8..end]).expect("a header");
    let width = match header["cell"].as_str() {
        Some("u8") => 1,
        Some("u16") => 2,
        Some("u32") => 4,
        other => panic!("{other:?}"),
    };
    let cell = |bytes: &[u8]| bytes.iter().rev().fold(0, |number, &byte| number << 8 | u32::from(byte));
    (header, bytes[end..].chunks(width).map(cell).collect())
}

fn table(house: &House, body: &Value) -> (Value, Vec<u32>) {
    let answer = house.post("/api/table", body);
    assert_eq!(answer.status, 200, "{body}: {}", String::from_utf8_lossy(&answer.body));
    unpacked(&answer)
}

#[test]
fn tables_have_the_cells_of_the_rules() {
    let house = House::open();
    let (header, cells) =
        table(&house, &json!({ "ask": "mine.game", "text": TWO, "ranges": "2..4 0..300", "what": "value" }));
    // Two heaps of Nim.
    let expected: Vec<u32> = (2u32..=4).flat_map(|a| (0..=300).map(move |b| a ^ b)).collect();
    assert_eq!((&header["cell"], &header["what"], cells), (&json!("u16"), &json!("value"), expected));
    let (_, cells) = table(&house, &json!({ "ask": "mine.game 2..4 0..6", "text": TWO }));
    let expected: Vec<u32> = (2u32..=4).flat_map(|a| (0..=6).map(move |b| u32::from(a != b))).collect();
    assert_eq!(cells, expected);
    refused(
        &house,
        "/api/table",
        &json!({ "ask": "wythoff", "ranges": "0..5" }),
        400,
        "wrong-number-of-ranges",
    );
    refused(&house, "/api/table", &json!({ "ask": "wythoff", "ranges": "5..0 x" }), 400, "backward-range");
    refused(
        &house,
        "/api/table",
        &json!({ "ask": "wythoff", "ranges": "0..9999 0..9999" }),
        400,
        "large-table",
    );
    refused(
        &house,
        "/api/table",
        &json!({ "ask": "kayles", "ranges": "18446744073709551614" }),
        400,
        "large-table",
    );
}

#[test]
fn what_is_claimed_is_compared_with_what_is_true() {
    let house = House::open();
    let claims = |claim: &str| {
        let text = TWO.replace("P(a, b) iff a = b", claim);
        table(&house, &json!({ "ask": "mine.game", "text": text, "ranges": "0..5 0..5", "what": "claim" })).1
    };
    let cells =
        |of: fn(u32, u32) -> u32| (0..6).flat_map(|a| (0..6).map(move |b| of(a, b))).collect::<Vec<u32>>();
    assert_eq!(claims("P(a, b) iff a = b"), cells(|a, b| u32::from(a != b)));
    // Claimed P and is not where b = a + 1; claimed not to be P, which it is, where b = a.
    let wrong = cells(|a, b| {
        if b == a + 1 {
            4
        } else if a == b {
            5
        } else {
            1
        }
    });
    assert_eq!(claims("P(a, b) iff b = a + 1"), wrong);
    assert_eq!(claims("N(a, b) iff b != a"), cells(|a, b| u32::from(a != b)));
    // Right below 4; then the sum is claimed, which is the nim-sum only if no digits meet.
    let values = cells(|a, b| match (b < 4, a + b == a ^ b) {
        (true, _) => u32::from(a != b),
        (false, true) => 1,
        (false, false) => 7,
    });
    assert_eq!(claims("value(a, b) = a xor b if b < 4 | a + b otherwise"), values);
    assert_eq!(
        claims("value(a, b) = a xor b if b < 4"),
        cells(|a, b| if b < 4 { u32::from(a != b) } else { 3 })
    );
    let two = TWO.replace(
        "P(a, b) iff a = b",
        "P(a, b) iff b = a + 1\nmisere P(a, b) iff a + b = 1\nN(a, b) iff a != b",
    );
    let chosen = |claim: u64| {
        let body = json!({ "ask": "mine.game", "text": two, "ranges": "0..5 0..5", "what": "claim", "claim": claim });
        table(&house, &body)
    };
    let (header, cells_of_first) = chosen(1);
    assert_eq!(cells_of_first, wrong);
    assert_eq!((&header["claim"], &header["convention"]), (&json!(1), &json!("normal")));
    let said = [(1, "P(a, b) iff b = a + 1"), (3, "N(a, b) iff a != b")];
    assert_eq!(header["claims"], json!(said.map(|(number, text)| json!({ "number": number, "text": text }))));
    let (header, third) = chosen(3);
    assert_eq!((third, &header["claim"]), (cells(|a, b| u32::from(a != b)), &json!(3)));
    // The convention is that of the claim. In misère play of two heaps (1, 1) is won and (2, 2) is lost.
    let (header, second) = chosen(2);
    assert_eq!(header["convention"], "misere");
    let lost = |a: u32, b: u32| if a.max(b) <= 1 { a + b == 1 } else { a == b };
    let expected: Vec<u32> = (0..6)
        .flat_map(|a| (0..6).map(move |b| (a, b)))
        .map(|(a, b)| match (a + b == 1, lost(a, b)) {
            (true, true) => 0,
            (false, false) => 1,
            (true, false) => 4,
            (false, true) => 5,
        })
        .collect();
    assert_eq!(second, expected);
    let asked = |more: Value| {
        let mut body = json!({ "ask": "mine.game", "text": two, "ranges": "0..5 0..5", "what": "claim" });
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        body
    };
    for (claim, code) in [(0, "out-of-bounds"), (4, "no-such-claim"), (u64::MAX, "out-of-bounds")] {
        refused(&house, "/api/table", &asked(json!({ "claim": claim })), 400, code);
    }
    refused(
        &house,
        "/api/table",
        &asked(json!({ "claim": 2, "convention": "normal" })),
        400,
        "claim-elsewhere",
    );
    let rook = json!({ "ask": "race", "ranges": "0..5 0..5", "what": "claim", "claim": 3 });
    refused(&house, "/api/table", &rook, 400, "claim-elsewhere");
    let none = TWO.replace("P(a, b) iff a = b\n", "");
    let body = json!({ "ask": "mine.game", "text": none, "ranges": "0..5 0..5", "what": "claim" });
    refused(&house, "/api/table", &body, 400, "no-claims");
}

#[test]
fn a_search_without_end_says_which_limit_it_met() {
    let house = House::open();
    let asked = json!({ "ask": "grundy 200 300 400", "convention": "misere" });
    let answer = right(&house, "/api/solve", &asked);
    assert_eq!(answer["outcome"], json!(null));
    assert!(["time", "memory"].contains(&answer["limits_hit"].as_str().expect("a limit")), "{answer}");
    // A position with more moves than can be tried.
    let text = "game far\n(a, b) -> (c, d) where c + d < 2*a + b and c < a\n";
    let asked = json!({ "ask": "mine.game 900000,900000", "text": text });
    let answer = house.post("/api/solve", &asked);
    // Whether the time is over while its moves are listed or while it is searched depends on the machine.
    match answer.status {
        200 => {
            let answer = answer.json();
            assert_eq!(
                (&answer["outcome"], &answer["limits_hit"]),
                (&json!(null), &json!("time")),
                "{answer}"
            );
        }
        status => assert!([400, 503].contains(&status), "{status}"),
    }
    check(&description(), "/api/solve", "post", &answer);
    assert_eq!(house.get("/api/health").json()["panics"], 0);
}

#[test]
fn rules_without_moves_that_can_be_listed_are_told_of_while_they_are_written() {
    let house = House::open();
    let text = "game g\n# é\n(a, b) -> (a - k, c) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n";
    let read = right(&house, "/api/rules", &json!({ "text": text }));
    let problems = read["problems"].as_array().expect("problems");
    assert_eq!(problems.len(), 1, "{read}");
    assert_eq!((&problems[0]["code"], &problems[0]["severity"]), (&json!("unbounded"), &json!("error")));
    let place = &problems[0]["place"];
    let rule = "(a, b) -> (a - k, c) where k >= 1";
    assert_eq!((&place["start"], &place["from"]), (&json!(12), &json!(11)));
    assert_eq!(place["end"], 12 + rule.len());
    // One may put back what was taken.
    let circle = "game g\n(a) -> (a - 1)\n(a) -> (a + 1)\n";
    let read = right(&house, "/api/rules", &json!({ "text": circle, "lang": "zh" }));
    let severities: Vec<_> =
        read["problems"].as_array().expect("problems").iter().map(|one| &one["severity"]).collect();
    assert!(!severities.is_empty() && severities.iter().all(|&severity| severity == "warning"), "{read}");
    for fine in [TWO, "game g\n(a) -> (a - 1)\n(a) -> (a + 1)\nendless draw\n"] {
        assert_eq!(right(&house, "/api/rules", &json!({ "text": fine }))["problems"], json!([]), "{fine}");
    }
}

#[test]
fn fields_that_nobody_knows_are_refused() {
    let house = House::open();
    let text = "game g\n(n) -> (n - 1)\n";
    for (path, mut body) in [
        ("/api/solve", json!({ "ask": "nim 3" })),
        ("/api/play", json!({ "ask": "nim 3", "made": [] })),
        ("/api/table", json!({ "ask": "wythoff", "ranges": "0..3 0..3" })),
        ("/api/jobs", json!({ "kind": "check", "ask": "lasker", "upto": 3 })),
        ("/api/rules", json!({ "text": text })),
        ("/api/format", json!({ "text": text })),
        ("/api/matrix", json!({ "text": "1,2\n3,4\n" })),
    ] {
        assert!(house.post(path, &body).status < 300, "{path}");
        body["extra"] = json!(1);
        refused(&house, path, &body, 400, "unknown-field");
    }
}

#[test]
fn evidence_names_no_file_that_nobody_has() {
    let house = House::patient();
    let text = "game mine\n(n) -> (n - k) where 1 <= k <= 3\nvalue(n) = n mod 4\n";
    let answer = right(&house, "/api/solve", &json!({ "ask": "mine.game 9", "text": text }));
    assert_eq!(answer["evidence"]["kind"], "proved", "{answer}");
    assert!(!answer["evidence"].to_string().contains("bouton "), "{answer}");
    let answer = right(&house, "/api/solve", &json!({ "ask": "kayles 9" }));
    assert!(answer["evidence"].to_string().contains("`bouton prove kayles`"), "{answer}");
    assert!(!answer["why"].to_string().contains("…."), "{answer}");
}

#[test]
fn tokens_stand_on_vertices_of_the_graph() {
    let house = House::open();
    refused(&house, "/api/solve", &json!({ "ask": "dag 50" }), 400, "no-position");
    refused(&house, "/api/play", &json!({ "ask": "dag edges=5-7 6" }), 400, "no-position");
    assert_eq!(right(&house, "/api/solve", &json!({ "ask": "dag edges=5-7 5 7" }))["outcome"], "N");
}

/// The operator may give questions another time than the usual one, and the server says which.
#[test]
fn a_question_has_the_time_that_the_server_is_started_with() {
    let wide = json!({ "ask": "wythoff", "ranges": "0..1499 0..1499" });
    let house = House::with(Options { port: 0, time: Duration::from_millis(1), ..Options::default() });
    let answer = house.post("/api/table", &wide);
    assert_eq!((answer.status, answer.json()["limits_hit"].as_str()), (503, Some("time")));
    let house = House::with(Options { port: 0, time: Duration::from_secs(77), ..Options::default() });
    assert_eq!(house.get("/api/health").json()["limits"]["seconds"], 77);
    assert_eq!(house.post("/api/table", &wide).status, 200);
}

/// The number of stones is such that no reader of JSON with numbers of 53 bits could tell how many moves win.
#[test]
fn a_count_of_moves_is_text_of_any_size() {
    let house = House::open();
    let heap = "1152921504606846975";
    let ask = format!("moore k=2 {heap} {heap} {heap} 5 1152921504606846970");
    let answer = right(&house, "/api/solve", &json!({ "ask": ask }));
    assert_eq!(answer["winning_move_count"], "4323455642275676164");
}

#[test]
fn an_identifier_comes_back_with_every_reply() {
    let house = House::open();
    for id in [json!("a\"b"), json!(7), json!(-3)] {
        let table = house.post("/api/table", &json!({ "ask": "wythoff", "ranges": "0..3 0..3", "id": id }));
        assert_eq!(unpacked(&table).0["id"], id);
        for (path, body, code) in [
            ("/api/solve", json!({ "ask": "nimm 3", "id": id }), "unknown-game"),
            ("/api/solve", json!({ "ask": "nim 3", "moves": -1, "id": id }), "malformed-request"),
            ("/api/solve", json!({ "ask": "nim 3", "extra": 1, "id": id }), "unknown-field"),
            ("/api/check", json!({ "ask": "nim", "upto": 1_000_000_001, "id": id }), "out-of-bounds"),
            ("/api/guess", json!({ "text": "0 1 2 3", "from": u64::MAX, "id": id }), "out-of-bounds"),
            ("/api/jobs", json!({ "ask": "nim", "id": id }), "missing-field"),
            ("/api/jobs", json!({ "kind": "check", "ask": "nimm", "id": id }), "unknown-game"),
        ] {
            assert_eq!(refused(&house, path, &body, 400, code)["id"], id, "{path} {body}");
        }
    }
    assert_eq!(
        refused(&house, "/api/solve", &json!({ "ask": "nimm 3" }), 400, "unknown-game").get("id"),
        None
    );
}

#[test]
fn a_refusal_speaks_the_language_of_its_request() {
    let house = House::open();
    for (path, mut body, zh) in [
        ("/api/check", json!({ "ask": "nim", "upto": 1_000_000_001 }), "`upto` 须为 0 到 1000000000 的数"),
        ("/api/solve", json!({ "ask": "nim 3", "extra": 1 }), "没有字段 `extra`"),
        ("/api/solve", json!({ "game": "nim" }), "缺少字段 `position`"),
        ("/api/jobs", json!({ "ask": "nim" }), "缺少字段 `kind`"),
    ] {
        body["lang"] = json!("zh");
        let answer = house.post(path, &body).json();
        assert_eq!(answer["problems"][0]["message"], zh, "{path} {body}");
    }
}
