//! Every example in `examples/` is run, and says what its comments promise.

// Their `main` is for the command line.
#![allow(dead_code)]

#[path = "../../examples/batch.rs"]
mod batch;
#[path = "../../examples/discover.rs"]
mod discover;
#[path = "../../examples/judge.rs"]
mod judge;
#[path = "../../examples/matrix.rs"]
mod matrix;
#[path = "../../examples/own_game.rs"]
mod own_game;
#[path = "../../examples/own_rust_game.rs"]
mod own_rust_game;
#[path = "../../examples/prove.rs"]
mod prove;
#[path = "../../examples/solve.rs"]
mod solve;
#[path = "../../examples/table_to_file.rs"]
mod table_to_file;

use bouton::Native;
use bouton::rules::{Argument, NativeMoves, Objection, Text};
use std::sync::Arc;

#[test]
fn every_example_stands_here() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .expect("the examples")
        .map(|entry| entry.expect("a readable entry").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let known = [
        "batch.rs",
        "discover.rs",
        "judge.rs",
        "matrix.rs",
        "own_game.rs",
        "own_rust_game.rs",
        "prove.rs",
        "solve.rs",
        "table_to_file.rs",
    ];
    assert_eq!(names, known);
}

fn assert_lines(told: &str, expected: &[&str]) {
    for line in expected {
        assert!(told.lines().any(|said| said.trim() == *line), "{line}: {told}");
    }
}

#[test]
fn solve_tells_who_wins_the_moves_the_reason_and_the_evidence() {
    let told = solve::run().expect("answers");
    // 14 xor 21 is 27; (4, 7) is Wythoff's third pair; the values of Kayles begin 0, 1, 2, 3, 1, 4.
    assert_lines(&told, &["nim 14 21 39: N", "39 → 27 leaves 14 21 27", "wythoff 4,7: P", "proved"]);
    assert_lines(&told, &["nim 3 + kayles 5: N"]);
}

#[test]
fn prove_states_the_theorem_and_its_certificate_is_accepted() {
    let told = prove::run().expect("a proof");
    // Of 0 to 6 the multiples of 7 and those that leave 2 are lost, by hand; nothing else repeats.
    assert!(told.contains("n mod 7 = 0 or n mod 7 = 2"), "{told}");
    assert_lines(&told, &["accepted: true"]);
}

#[test]
fn discover_finds_wythoffs_pairs_and_proves_them() {
    let told = discover::run().expect("findings");
    let pairs =
        "proved: P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j";
    assert_lines(&told, &[pairs]);
}

#[test]
fn own_game_refutes_the_guess_and_agrees_with_the_better_one() {
    let told = own_game::run().expect("answers");
    // 2 is lost: the only move takes one stone, and the other player the last.
    assert!(told.contains("guess, claim: 2 is not claimed lost"), "{told}");
    assert!(told.contains("better, claim: It agrees with the rules on all 61 positions"), "{told}");
    // 10^21 mod 7 is 6: by 4 to 2, and by no other number to 0 or 2.
    assert_lines(&told, &["1000000000000000000000 → 999999999999999999996", "proved"]);
}

/// A heap is worth the exponent of 2 in it: taking a proper divisor changes it, and can make it any smaller one.
#[test]
fn own_rust_game_counts_the_twos_of_a_heap() {
    let twos: Vec<u64> =
        (0..=16u64).map(|heap| if heap == 0 { 0 } else { u64::from(heap.trailing_zeros()) }).collect();
    assert_eq!(own_rust_game::values().expect("values"), twos);
    let told = own_rust_game::run().expect("answers");
    // 12 is worth 2 and the heap of Nim 1: to be left is an even number that 4 does not divide.
    assert_lines(&told, &["refuted: false"]);
    let left: Vec<&str> =
        told.lines().filter_map(|line| line.split_once(" leaves ")).map(|(_, left)| left).collect();
    assert_eq!(left, ["divisors 10 + nim 1", "divisors 6 + nim 1"]);
}

struct Refusing;

impl Native for Refusing {
    fn with(&self, _arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
        Err(Objection::Said(Text { en: "not today".into(), zh: "今天不行".into() }))
    }
}

#[test]
fn a_game_in_rust_has_its_text_read_and_its_refusal_told_as_any_other() {
    let workbench = bouton::Workbench::new();
    let problems =
        workbench.add_native("it", "game it\nnativ (n)\n", Arc::new(Refusing)).expect_err("a mistake");
    assert!(!problems.is_empty());
    workbench.add_native("it", "game it\nnative (n)\n", Arc::new(Refusing)).expect("a text");
    let query = bouton::Query::read("it 3").expect("a question");
    let problems = workbench.ask(&query, None).expect_err("no moves");
    assert!(problems[0].message(bouton::rules::Lang::En).contains("not today"), "{problems:?}");
    let unused = workbench.add_native("both", "game it\n(n) -> (m) where m < n\n", Arc::new(Refusing));
    assert_eq!(unused.expect_err("rules and moves")[0].code(), "unused-native");
    assert!(workbench.game("both").is_err(), "it is not kept");
    // Moves are not found by name alone.
    assert_eq!(workbench.add("that", "game it\nnative (n)\n").expect_err("no moves")[0].code(), "no-native");
}

#[test]
fn table_to_file_writes_files_that_others_read() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("tables");
    std::fs::create_dir_all(&folder).expect("a folder");
    table_to_file::run(&folder).expect("files");
    let csv = std::fs::read_to_string(folder.join("wythoff.csv")).expect("a file");
    // OEIS A004481, its second row.
    assert_eq!(csv.lines().nth(2), Some("1,1,2,0,4,5,3"));
    let npy = std::fs::read(folder.join("wythoff.npy")).expect("a file");
    assert!(npy.starts_with(b"\x93NUMPY\x01\x00"));
    assert!(npy.ends_with(&[5, 3, 4, 0, 6, 8]), "{npy:?}");
}

#[test]
fn batch_answers_line_by_line() {
    let questions = "{\"game\": \"nim\", \"position\": [3, 4, 5]}\nnim 3\n{\"game\": \"wythoff\", \"position\": [[4, 7]]}\n";
    let mut answers = Vec::new();
    batch::run(&mut questions.as_bytes(), &mut answers).expect("answers");
    let answers = String::from_utf8(answers).expect("text");
    let objects: Vec<serde_json::Value> =
        answers.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(objects.len(), 3);
    assert_eq!(objects[0]["winning_moves"][0]["to"], "1 4 5");
    assert_eq!(objects[1]["problems"][0]["code"], "malformed-request");
    assert_eq!(objects[2]["outcome"], "P");
}

/// The sample of POJ 1067.
#[test]
fn judge_answers_the_sample() {
    let mut answers = Vec::new();
    judge::run("poj1067", "2 1\n8 4\n4 7\n".as_bytes(), &mut answers).expect("answers");
    assert_eq!(answers, b"0\n1\n0\n");
}

/// With p, q, r for the three rows, p + q + r = 1 and every column earns 0: q = 2r, p = r, 2p = q.
#[test]
fn matrix_gives_exact_fractions() {
    let told = matrix::run().expect("an answer");
    assert_eq!(told, "value 0\nscissors 1/4\nrock 1/2\npaper 1/4\n");
}
