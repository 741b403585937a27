//! Very large and very deep texts get one clean complaint, or none.

use limits::Limits;
use rules::{Misfit, NoLibrary, Options, Trouble, format, parse};
use std::time::Duration;

fn codes(text: &str) -> Vec<&'static str> {
    parse(text, &NoLibrary).diagnostics.iter().map(|diagnostic| diagnostic.code()).collect()
}

/// The codes for a claim on one heap that says this.
fn of_claim(formula: &str) -> Vec<&'static str> {
    codes(&format!("game g\n(n) -> (n - 1)\nP(n) iff {formula}\n"))
}

#[test]
fn long_lists_are_no_deep_trees() {
    assert_eq!(of_claim(&format!("n = 0{}", " or n = 1".repeat(100_000))), Vec::<&str>::new());
    assert_eq!(of_claim(&format!("n >= 0{}", " and n != 1".repeat(100_000))), Vec::<&str>::new());
    assert_eq!(of_claim(&format!("n in {{0{}}}", ", 7".repeat(100_000))), Vec::<&str>::new());
    assert_eq!(of_claim(&format!("0{}", " <= n".repeat(100_000))), Vec::<&str>::new());
}
#[test]
fn so_many_variables_are_enough() {
    let sum = |count: usize| {
        let names: Vec<String> = (0..count).map(|index| format!("k{index}")).collect();
        format!("(n) -> (n - 1) where n = {}", names.join(" + "))
    };
    let rule = |count| codes(&format!("game g\n{}\n", sum(count)));
    assert_eq!(rule(128), Vec::<&str>::new());
    assert_eq!(rule(129), ["too-many-variables"]);
    let claim = |count: usize| {
        let each = (0..count).map(|index| format!("(exists k{index}: k{index} < n)")).collect::<Vec<_>>();
        of_claim(&each.join(" and "))
    };
    assert_eq!(claim(128), Vec::<&str>::new());
    assert_eq!(claim(129), ["too-many-variables"]);
    // The places of a position are not counted: they are looked at one by one.
    let places: Vec<String> = (0..500).map(|index| format!("a{index}")).collect();
    let (before, after) = (places.join(", "), places.join(", ").replacen("a0", "a0 - 1", 1));
    assert_eq!(codes(&format!("game g\n({before}) -> ({after})\n")), Vec::<&str>::new());
}
#[test]
fn any_number_of_warnings_leaves_a_rule_set() {
    let parameters: Vec<String> = (0..1000).map(|index| format!("p{index}")).collect();
    let parsed = parse(&format!("game g({})\n(n) -> (n - 1)\n", parameters.join(", ")), &NoLibrary);
    assert!(parsed.ruleset.is_some());
    assert!(parsed.diagnostics.iter().all(|found| found.code() == "unused-parameter"));
    assert!(!parsed.diagnostics.is_empty());
}
#[test]
fn ten_megabytes_of_anything_are_read() {
    let size = 10_000_000;
    let fill = |piece: &str| piece.repeat(size / piece.len());
    let rules = format!("game g\n{}", fill("(a, b) -> (a - k, b) where k >= 1\n"));
    assert_eq!(codes(&rules), Vec::<&str>::new());
    let floors =
        format!("game g\n(n) -> (n - 1)\n{}", fill("end (n) lost where n = floor((sqrt(7) - 2)/5*n) + 3\n"));
    assert_eq!(codes(&floors), Vec::<&str>::new());
    let sets = fill("assume {q: q*9999 mod 7 < 2} <= {q: floor(phi*q) >= q} <= {q: q*8 xor q >= 0}\n");
    assert_eq!(codes(&format!("game g\n(n) -> (n - 1)\n{sets}")), Vec::<&str>::new());
    let moves = fill("assume (n) -> (r) and (n - r) for some r: r < n where n mod 3 = 2\n");
    assert_eq!(codes(&format!("game g\n(n) -> (n - 1)\n{moves}")), Vec::<&str>::new());
    assert!(format(&rules).is_ok());
    let pieces = ["(", "‘", "a ", "(a, ", "]", "P(n) iff ", "🂡", "; "];
    for piece in pieces.into_iter().filter(|piece| oracle::sampled(piece, 2)) {
        let text = fill(piece);
        assert!(parse(&text, &NoLibrary).ruleset.is_none());
        let _ = format(&text);
    }
}
#[test]
fn an_automaton_of_many_states_is_read() {
    // It counts to a remainder: reading a digit d in base 4 leads from s to 4s + d.
    let states = 20_000;
    let state = |from: usize| {
        let edges: Vec<String> =
            (0..4).map(|digit| format!("{digit} -> s{}", (4 * from + digit) % states)).collect();
        format!("  state s{from}: {}\n", edges.join(", "))
    };
    let table: String = (0..states).map(state).collect();
    let text =
        format!("game g\n(n) -> (n - 1)\nP(n) iff round(n)\nautomaton round(n) base 4\n{table}  accept s0\n");
    assert_eq!(codes(&text), Vec::<&str>::new());
    assert_eq!(format(&text).expect("it was read"), text);
    let game = parse(&text, &NoLibrary).ruleset.expect("it was read").instantiate(&[], None).expect("fits");
    let numbers = [0, 19_999, 20_000, 20_001, 20_000 * 123_456_789u64];
    let held = numbers.map(|number| game.claims()[0].holds(&[&[number.into()]]));
    assert_eq!(held, [Some(true), Some(false), Some(true), Some(false), Some(true)]);
}
#[test]
fn whoever_wants_no_more_is_heard_while_rules_are_read_and_prepared() {
    let watched = |work: &mut dyn FnMut()| Limits::none().with_time(Duration::ZERO).watching(work);
    let text = format!("game g\n{}", "(a, b) -> (a - k, b) where k >= 1\n".repeat(1000));
    watched(&mut || assert_eq!(codes(&text), ["stopped"]));
    assert_eq!(codes(&text), Vec::<&str>::new());
    let ruleset = parse(&text, &NoLibrary).ruleset.expect("it was read");
    watched(&mut || {
        let misfits = ruleset.instantiate(&[], None).err();
        assert_eq!(misfits, Some(vec![Misfit::Stopped]));
    });
    let game = ruleset.instantiate(&[], None).expect("it fits");
    // What was not proved for want of time is not taken for known.
    watched(&mut || assert!(!game.terminates()));
    assert!(game.terminates());
}

#[test]
fn a_watched_position_has_fewer_candidates() {
    let text = "game far\n(a, b) -> (c, d) where c + d < a + b\n";
    let game = parse(text, &NoLibrary).ruleset.expect("it was read").instantiate(&[], None).expect("it fits");
    let options = || game.options(&[30, 30], &mut Options::new());
    assert_eq!(options(), Ok(()));
    assert_eq!(Limits { candidates: Some(1000), ..Limits::none() }.watching(options), Err(Trouble::TooMany));
    assert_eq!(options(), Ok(()));
}
