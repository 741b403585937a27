//! Messages about mistakes in syntax, in both languages.

use crate::diagnostics;
use crate::render::written;
use language::{Form, Lang, Severity, parse_position};

/// Messages about a file.
fn of_file(text: &str) -> String {
    let found = diagnostics(text);
    assert!(!found.is_empty(), "no mistake in {text}");
    written(text, &found)
}

/// Messages about each of some lines, put below a correct rule on one heap.
fn of_lines(lines: &[&str]) -> String {
    let above = "game g\n(n) -> (n - 1)\n";
    assert!(diagnostics(above).is_empty());
    lines.iter().map(|line| format!("> {line}\n{}", of_file(&format!("{above}{line}\n")))).collect()
}

#[test]
fn stray_characters_are_reported_once_each() {
    insta::assert_snapshot!(of_lines(&[
        "(n) -> (n - 1)。",
        "(n) -> (m) where m < n、m > 1",
        "title en 'Nim'",
        "title en \"Nim",
        "(n) -> (n - 2k) where k >= 1",
        "@@@@",
    ]));
}
#[test]
fn brackets_are_shown_at_both_ends() {
    insta::assert_snapshot!(of_lines(&[
        "(n -> (n - 1)",
        "(n) -> (n - 1 where n > 0",
        "(n) -> (n - 1]",
        "(n)) -> (n - 1)",
        "P(n) iff (n mod (4 = 0",
        "example (1, 2 is P",
        "P(n) iff n in {1, 2",
    ]));
}
#[test]
fn a_line_that_starts_wrongly_gets_a_suggestion() {
    insta::assert_snapshot!(of_lines(&[
        "exmaple (1) is P",
        "otherwize draw",
        "p(n) iff true",
        "play (1)",
        "-> (n)",
        "Title en \"x\"",
    ]));
}
#[test]
fn what_was_expected_is_said() {
    insta::assert_snapshot!(of_lines(&[
        "title \"Nim\"",
        "title en Nim",
        "end (0) lose",
        "example (1) is W",
        "example (1) P",
        "(n) -> (n - )",
        "(n) -> (-1)",
        "(n) -> 3",
        "P(n) iff exists: n = 1",
        "(n) -> (n - 1) where n > 0 )",
        "otherwise draw now",
        "(n) -> (m) where m <",
        "(n) -> (m) where mod(m, 2) = 0",
        "(n) -> (m) where divides(m, n)",
    ]));
}
#[test]
fn a_file_needs_a_name_and_moves() {
    let files = [
        "",
        "(n) -> (n - 1)\n",
        "game g\nP(n) iff true\n",
        "game g\ngame h\n(n) -> (n - 1)\notherwise draw\notherwise lost\n",
    ];
    insta::assert_snapshot!(files.map(of_file).join("----\n"));
}
#[test]
fn positions_are_checked_as_they_are_read() {
    let positions = [
        "",
        "  ",
        "3 -4",
        "3,,5",
        "3,",
        ",3",
        "3 x",
        "3.5",
        "(3,5",
        "(3 5)",
        "3)",
        "3+4",
        "（3，a）",
        "[1,2)",
    ];
    let said = positions.map(|text| match parse_position(text, Form::Row) {
        Ok(components) => panic!("{text} is read as {components:?}"),
        Err(found) => format!("> {text}\n{}", written(text, &[found])),
    });
    insta::assert_snapshot!(said.join(""));
}
/// A title that turns the direction of reading could be seen as another one.
#[test]
fn what_turns_the_direction_of_reading_is_refused() {
    let text = "game b\ntitle en \"a\u{202e}b\"\n(n) -> (n - k) where 1 <= k <= 3 # \u{2066}\n";
    let found = diagnostics(text);
    let said: Vec<String> = found.iter().map(|found| found.message(Lang::En)).collect();
    assert!(found.iter().all(|found| found.severity() == Severity::Error));
    assert_eq!(said, ["the character U+202E means nothing here", "the character U+2066 means nothing here"]);
}
