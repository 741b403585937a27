//! Matrices of payoffs as people meet them: problems and answers in both languages, and as data.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use bouton::Problem;
use bouton::json::Speak;
use bouton::payoff::{Certificate, read, read_source, solve, solve_within};
use bouton::question::Source;
use proptest::prelude::*;
use rules::Lang;
use serde_json::{Value, json};
use solve::Limits;
use std::time::Duration;

fn data(text: &str) -> Value {
    let matrix = read(text).unwrap();
    let answer = solve(&matrix).unwrap();
    serde_json::to_value(answer.spoken(Lang::En)).unwrap()
}

fn codes(text: &str) -> Vec<&'static str> {
    read(text).unwrap_err().iter().map(Problem::code).collect()
}

#[test]
fn an_answer_is_data_with_stable_names() {
    let answer = data(",x,y\na,3,-1\nb,-2,4\n");
    assert_eq!(answer["value"], "1");
    assert_eq!(
        answer["row_strategy"],
        json!([
            { "index": 1, "name": "a", "probability": "3/5" },
            { "index": 2, "name": "b", "probability": "2/5" }
        ])
    );
    assert_eq!(answer["column_strategy"][1]["probability"], "1/2");
    assert_eq!(answer["saddle_points"], json!([]));
    assert_eq!(answer["certificate"]["row_strategy_earns"], "1");
    assert_eq!(answer["certificate"]["column_strategy_pays"], "1");
    assert_eq!(answer["evidence"]["kind"], "computed");
    assert_eq!(answer["limits_hit"], Value::Null);
    let names: Vec<&String> = answer.as_object().unwrap().keys().collect();
    assert_eq!(
        names,
        [
            "rows",
            "columns",
            "payoffs",
            "value",
            "value_approximate",
            "row_strategy",
            "row_strategy_unique",
            "column_strategy",
            "column_strategy_unique",
            "pure_lower",
            "pure_upper",
            "saddle_points",
            "saddle_point_count",
            "dominated_rows",
            "dominated_columns",
            "certificate",
            "why",
            "evidence",
            "engine",
            "limits_hit"
        ]
    );
}

#[test]
fn a_matrix_is_repeated_with_the_names_of_its_lines_unless_it_is_large() {
    let answer = data(",left,right\nup,0.5,-1e-1\ndown,3/6,2\n");
    assert_eq!(
        answer["payoffs"],
        json!({ "row_names": ["up", "down"], "column_names": ["left", "right"], "entries": [["1/2", "-1/10"], ["1/2", "2"]] })
    );
    let unnamed = data("1 2\n3 4");
    assert_eq!(
        unnamed["payoffs"],
        json!({ "row_names": null, "column_names": null, "entries": [["1", "2"], ["3", "4"]] })
    );
    let line = |columns: usize| format!("{}\n", vec!["7"; columns].join(" "));
    assert_ne!(data(&line(24))["payoffs"], Value::Null);
    assert_eq!(data(&line(25))["payoffs"], Value::Null);
    assert_eq!(data("1e9000 1e9000 1e9000")["payoffs"], Value::Null);
    assert_ne!(data("1e9000 1e9000 1")["payoffs"], Value::Null);
}

#[test]
fn numbers_of_any_size_are_strings() {
    let answer = data("1e40 0\n0 1");
    assert_eq!(answer["value"], format!("1{}/1{}1", "0".repeat(40), "0".repeat(39)));
    assert_eq!(answer["value_approximate"], "1");
}

#[test]
fn saddle_points_are_counted_and_some_of_them_listed() {
    let answer = data(&"7 7 7 7 7 7 7 7 7 7 7 7\n".repeat(12));
    assert_eq!(answer["saddle_point_count"], 144);
    assert_eq!(answer["saddle_points"].as_array().unwrap().len(), 100);
    assert_eq!(
        answer["dominated_rows"][0],
        json!({ "index": 2, "name": null, "by": 1, "how": "equal", "round": 1 })
    );
    assert_eq!(answer["row_strategy_unique"], Value::Null);
}

#[test]
fn the_reasons_have_the_numbers_of_the_game() {
    let why = data("3 -1\n-2 4")["why"].as_array().unwrap().to_vec();
    let has = |piece: &str| why.iter().any(|sentence| sentence.as_str().unwrap().contains(piece));
    assert!(has("(3·4 − (-1)·(-2)) / (3 + 4 − (-1) − (-2)) = 1"), "{why:?}");
    assert!(has("3/5·3 + 2/5·(-2) = 1"), "{why:?}");
    assert!(has("1/2·3 + 1/2·(-1) = 1"), "{why:?}");
}

#[test]
fn a_limit_leaves_no_value_but_what_single_lines_show() {
    let matrix = read("3 -1\n-2 4").unwrap();
    let answer = solve_within(&matrix, &Limits::none().with_time(Duration::ZERO)).unwrap();
    let data = serde_json::to_value(answer.spoken(Lang::Zh)).unwrap();
    assert_eq!(
        [&data["value"], &data["row_strategy"], &data["evidence"], &data["engine"]],
        [&Value::Null; 4]
    );
    assert_eq!([&data["pure_lower"], &data["pure_upper"], &data["limits_hit"]], ["-1", "3", "time"]);
}

#[test]
fn every_mistake_has_a_code_a_place_and_advice_in_both_languages() {
    let long = format!("1 {}", "9".repeat(20_000));
    let cases = [
        ("", "empty-matrix"),
        ("1,,2", "missing-entry"),
        ("a,1\n2,3", "missing-name"),
        ("1,x", "not-a-number"),
        ("1;2,5", "not-a-number"),
        ("1/0", "zero-denominator"),
        ("1e999999", "large-exponent"),
        (&long, "long-number"),
        ("1 2\n3", "ragged-matrix"),
        ("a b c\n1 2", "wrong-number-of-names"),
        ("\"a 1", "unclosed-quotation"),
        (&"1\n".repeat(5000), "large-matrix"),
    ];
    for (text, code) in cases {
        let source = Source { name: Some("a.csv".into()), text: text.into() };
        let problems = read_source(&source).unwrap_err();
        assert_eq!(problems[0].code(), code);
        for lang in [Lang::En, Lang::Zh] {
            assert!(!problems[0].message(lang).is_empty() && problems[0].help(lang).is_some(), "{code}");
        }
        assert_eq!(problems[0].source(), Some(&source));
        assert!(text.get(problems[0].places()[0].span.clone()).is_some());
    }
    assert_eq!(codes("1,2\n3\n4,5/0"), ["ragged-matrix", "zero-denominator"]);
}

proptest! {
    /// Pieces of matrices in any order: a matrix whose certificate proves its value, or problems, never a panic.
    #[test]
    fn any_text_is_a_matrix_or_gets_problems(
        pieces in prop::collection::vec(
            prop::sample::select(vec![
                "1", "-2", "3/4", "0.5", "1e3", "1e-300", "a", "\"b\"", "\"", ",", ",", ";", "\t", " ", " ", "\n", "\n",
                "#", "，", "１", "−", "\u{feff}", "/", "0", "\r\n", "e", ".", "7",
            ]),
            0..60,
        )
    ) {
        let text = pieces.concat();
        match read(&text) {
            Err(problems) => prop_assert!(!problems.is_empty()),
            Ok(matrix) => {
                let solved = solve(&matrix).unwrap().solved.unwrap();
                let certificate = Certificate::of(&matrix, &solved.rows, &solved.columns, || Ok::<(), ()>(())).unwrap();
                prop_assert_eq!(certificate.value(), Some(&solved.value));
            }
        }
    }

    #[test]
    fn any_characters_are_read_without_a_panic(text in "\\PC{0,40}(\n\\PC{0,40}){0,3}") {
        let _ = read(&text);
    }
}
