//! Inputs that are wrong: each is complained about at its place, and what comes before it is answered.

use super::brute::Dice;
use super::judged;
use super::samples::{samples, to_the_end};
use bouton::judge::{problems, run, run_within};
use bouton::words::Say;
use rules::Lang;
use solve::{Limits, StopReason};
use std::io::{self, Read, Write};

/// Code, line and column, and what was printed.
fn complained(id: &str, input: &str) -> (&'static str, u64, u64, String) {
    let (output, complaint) = judged(id, input.as_bytes());
    let complaint = complaint.unwrap_or_else(|| panic!("{id} takes {input:?}"));
    let spot = complaint.spot().unwrap_or_else(|| panic!("{id}: {complaint}"));
    assert!(
        complaint.text().get(Lang::En).starts_with(&format!("line {}, column {}: ", spot.line, spot.column))
    );
    assert!(
        complaint.text().get(Lang::Zh).starts_with(&format!("第 {} 行第 {} 列：", spot.line, spot.column))
    );
    (complaint.code(), spot.line, spot.column, output)
}

#[test]
fn an_empty_input_is_an_input_where_its_end_ends_the_cases() {
    for problem in problems() {
        for empty in ["", "\n", " \r\n\r\n"] {
            let (output, complaint) = judged(problem.id, empty.as_bytes());
            assert_eq!(output, "");
            let expected = if problem.to_the_end { None } else { Some("input-ends") };
            assert_eq!(complaint.map(|complaint| complaint.code()), expected, "{}", problem.id);
        }
    }
}

#[test]
fn what_is_no_natural_number_is_found_wherever_it_stands() {
    for (id, input, output) in samples() {
        let tokens: Vec<&str> = input.split_whitespace().collect();
        for place in 0..tokens.len() {
            for wrong in ["x", "-1", "+2", "1.0", "0x1", "\u{ff11}"] {
                let mut tokens = tokens.clone();
                tokens[place] = wrong;
                let found = complained(id, &tokens.join("\n"));
                assert_eq!(
                    (found.0, found.1, found.2),
                    ("not-a-natural", place as u64 + 1, 1),
                    "{id} {wrong}"
                );
                assert!(output.starts_with(&found.3), "{id}: {}", found.3);
            }
        }
    }
}

#[test]
fn an_input_cut_short_is_answered_as_far_as_it_goes() {
    for (id, input, output) in samples() {
        let tokens: Vec<&str> = input.split_whitespace().collect();
        for count in 0..tokens.len() {
            let text = tokens[..count].join(" ");
            let (printed, complaint) = judged(id, text.as_bytes());
            assert!(output.starts_with(&printed), "{id}: {printed}");
            match complaint {
                None => assert!(to_the_end(id), "{id} takes {text:?}"),
                Some(complaint) => {
                    assert_eq!(complaint.code(), "input-ends", "{id}: {text:?}");
                    let spot = complaint.spot().expect("it has a place");
                    assert_eq!((spot.line, spot.column), (1, text.len() as u64 + 1), "{id}: {text:?}");
                }
            }
        }
    }
}

#[test]
fn an_input_that_goes_on_is_answered_before_that_is_said() {
    for (id, input, output) in samples() {
        let found = complained(id, &format!("{input}?"));
        let expected = if to_the_end(id) { "not-a-natural" } else { "input-goes-on" };
        let line = input.matches('\n').count() as u64 + 1;
        assert_eq!(found, (expected, line, 1, output.to_string()), "{id}");
    }
}

#[test]
fn numbers_that_mean_nothing_are_found() {
    let wrong = |code, line, column, output: &str| (code, line, column, output.to_string());
    let range = "out-of-range";
    assert_eq!(complained("hdu5754", "2\n1 5 5\n5 5 5"), wrong(range, 3, 1, "G\n"));
    assert_eq!(complained("hdu5754", "1\n1 5 0"), wrong(range, 2, 5, ""));
    assert_eq!(complained("hdu1846", "1\n7 0"), wrong(range, 2, 3, ""));
    assert_eq!(complained("hdu1536", "2 1 0"), wrong(range, 1, 5, ""));
    assert_eq!(complained("poj1704", "1\n2\n0 3"), wrong(range, 3, 1, ""));
    assert_eq!(complained("poj1704", "1\n4\n9 3\n5 3"), wrong("repeated", 4, 3, ""));
    assert_eq!(complained("poi-gra", "5 2\n1 6"), wrong(range, 2, 3, ""));
    assert_eq!(complained("poi-gra", "5 3\n2 3\n2"), wrong("repeated", 3, 1, ""));
    assert_eq!(complained("ipsc2003-g", "1\n3 1\n1 4"), wrong(range, 3, 3, ""));
    assert_eq!(complained("ipsc2003-g", "1\n0 1\n0 0"), wrong(range, 3, 1, ""));
    assert_eq!(complained("poj3710", "1\n2 1\n0 1"), wrong(range, 3, 1, ""));
    assert_eq!(complained("poj2425", "2\n1 2\n0"), wrong(range, 2, 3, ""));
    assert_eq!(complained("poj2425", "2\n1 1\n0\n1 0\n1 2"), wrong(range, 5, 3, "WIN\n"));
    assert_eq!(complained("poj2425", "0 1 0"), wrong(range, 1, 5, ""));
    assert_eq!(complained("poj2311", "2 2\n99999999999 3"), wrong("too-large", 2, 1, "LOSE\n"));
    assert_eq!(complained("hdu1848", "1 1 99999999999"), wrong("too-large", 1, 5, ""));
}

#[test]
fn a_graph_with_a_circle_is_no_position_of_poj2425() {
    // The circle is found when a token is asked about that can get there.
    let found = complained("poj2425", "3\n1 1\n1 0\n0\n1 2\n1 0\n0");
    assert_eq!(found, ("endless", 6, 3, "LOSE\n".to_string()));
}

#[test]
fn a_complaint_shows_the_line() {
    let (_, complaint) = judged("poj1067", b"1 2\n3 4x\n");
    let complaint = complaint.expect("a complaint");
    let spot = complaint.spot().expect("a place");
    assert_eq!((spot.text.as_str(), &spot.text[spot.span.clone()]), ("3 4x", "4x"));
    assert_eq!(complaint.text().get(Lang::En), "line 2, column 3: expected the size of a heap, found `4x`");
    assert_eq!(complaint.text().get(Lang::Zh), "第 2 行第 3 列：这里应为一堆的石子数，却是 `4x`");
}

#[test]
fn complaints_stay_short() {
    let (_, complaint) = judged("poj1067", format!("1 {}x", "9".repeat(1_000_000)).as_bytes());
    let complaint = complaint.expect("a complaint");
    assert!(complaint.text().get(Lang::En).len() < 200);
    assert!(complaint.spot().expect("a place").text.len() < 300);
}

#[test]
fn anything_at_all_gets_answers_or_a_complaint() {
    let words =
        ["0", "1", "2", "3", "4", "5", "7", "12", "40", "99999999999999999999", "x", "-3", "\u{0}", "\n"];
    let mut dice = Dice(31);
    for problem in problems() {
        let mut complaints = std::collections::BTreeSet::new();
        for _ in 0..400 {
            // Mostly small numbers, so that something is answered before it goes wrong.
            let length = dice.roll(0, 30);
            let mut word = || {
                let kinds = if dice.roll(0, 9) == 0 { words.len() as u64 } else { 7 };
                words[dice.roll(0, kinds - 1) as usize]
            };
            let text: Vec<&str> = (0..length).map(|_| word()).collect();
            let (_, complaint) = judged(problem.id, text.join(" ").as_bytes());
            complaints.extend(complaint.map(|complaint| complaint.code()));
        }
        assert!(complaints.contains("input-ends") && complaints.contains("not-a-natural"), "{}", problem.id);
    }
}

/// Gives its pieces one by one, and watches what has been written by then.
struct Watched<'a> {
    pieces: &'a [&'a str],
    written: &'a std::cell::RefCell<Vec<u8>>,
    seen: Vec<String>,
}

impl Read for Watched<'_> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        self.seen.push(String::from_utf8_lossy(&self.written.borrow()).into());
        let Some((first, rest)) = self.pieces.split_first() else { return Ok(0) };
        self.pieces = rest;
        room[..first.len()].copy_from_slice(first.as_bytes());
        Ok(first.len())
    }
}

struct Shared<'a>(&'a std::cell::RefCell<Vec<u8>>);

impl Write for Shared<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn answers_are_out_before_anybody_waits_for_more() {
    let written = std::cell::RefCell::new(Vec::new());
    let mut input = Watched { pieces: &["1 2\n3 ", "4 4 7", "\n5 8\n"], written: &written, seen: vec![] };
    run("poj1067", &mut input, Shared(&written)).expect("no mistakes");
    assert_eq!(input.seen, ["", "0\n", "0\n1\n", "0\n1\n0\n1\n"]);
}

/// Takes so many bytes, and then no more.
struct Full(usize);

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        if taken == 0 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(taken) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn answers_that_nobody_takes_end_the_work() {
    for (input, room) in [("1 2\n".repeat(200_000), 100), ("1 2\nx".to_string(), 0)] {
        let complaint = run("poj1067", input.as_bytes(), Full(room)).expect_err("nobody reads");
        let error = complaint.unwritable().expect("that is the matter");
        assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
    }
}

#[test]
fn an_input_that_cannot_be_read_is_complained_about() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("gone"))
        }
    }
    let mut output = Vec::new();
    let complaint = run("poj1067", "1 2 ".as_bytes().chain(Broken), &mut output).expect_err("unreadable");
    assert_eq!((complaint.code(), output.as_slice()), ("unreadable-input", b"0\n".as_slice()));
}

#[test]
fn limits_stop_the_work_after_what_was_answered() {
    let limits = Limits::none().with_memory(1 << 20);
    // A case that holds more than that.
    let input = format!("2 1 1 1000000 {}", "7 ".repeat(1_000_000));
    let mut output = Vec::new();
    let complaint = run_within("poj2975", input.as_bytes(), &mut output, &limits).expect_err("stopped");
    assert_eq!((complaint.stopped(), output.as_slice()), (Some(StopReason::Memory), b"0\n".as_slice()));
    let limits = Limits::none();
    limits.interrupt.store(true, std::sync::atomic::Ordering::Relaxed);
    let complaint = run_within("poj1067", "1 2".as_bytes(), Vec::new(), &limits).expect_err("stopped");
    assert_eq!(complaint.stopped(), Some(StopReason::Interrupted));
}
