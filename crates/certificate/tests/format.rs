//! The text of certificates.

use certificate::{
    Certificate, Child, DEAD, Flaw, FlawKind, Limits, Node, Numeration, Pair, Proof, Rank, Rejection,
    Relation, Set, Table, verify,
};
use proptest::collection::vec;
use proptest::prelude::*;
use rules::Convention;

const BASH: &str = include_str!("bash.cert");

fn numeration() -> impl Strategy<Value = Numeration> {
    prop_oneof![(2u8..=10).prop_map(Numeration::Base), (1u8..=9).prop_map(Numeration::Quadratic)]
}

fn number() -> impl Strategy<Value = u32> {
    prop_oneof![0u32..20, 0..certificate::LIMIT]
}

fn child() -> impl Strategy<Value = Child> {
    prop_oneof![number().prop_map(Child::State), number().prop_map(Child::Node), Just(Child::Dead)]
}

fn table(radix: usize) -> impl Strategy<Value = Table> {
    let node = (number(), vec(child(), radix)).prop_map(|(track, children)| Node { track, children });
    (number(), vec(node, 0..5), vec(child(), 1..5), vec(number(), 0..4))
        .prop_map(|(tracks, nodes, rows, accepting)| Table { tracks, nodes, rows, accepting })
}

fn state() -> impl Strategy<Value = u32> {
    prop_oneof![number(), Just(DEAD)]
}

fn proof() -> impl Strategy<Value = Proof> {
    let set = vec(vec(state(), 1..4), 0..4).prop_map(|elements| {
        let mut set = Set::new();
        elements.into_iter().for_each(|element| set.push(element));
        set
    });
    let pair = (vec(state(), 0..4), set).prop_map(|(state, set)| Pair { state, set });
    (key(), vec(pair, 0..5)).prop_map(|(sentence, pairs)| Proof { sentence, pairs })
}

fn key() -> impl Strategy<Value = String> {
    "[a-z0-9{}@|=<+*(), ]{0,30}"
}

fn rank() -> impl Strategy<Value = Rank> {
    let term = prop_oneof![-9i64..0, 1i64..9, Just(i64::MAX), Just(-i64::MAX)];
    let constant = prop_oneof![-9i64..9, Just(i64::MAX)];
    (proptest::collection::btree_map(0usize..300, term, 0..4), constant).prop_map(|(terms, constant)| Rank {
        terms: terms.into_iter().map(|(place, factor)| (factor, place)).collect(),
        constant,
    })
}

fn text() -> impl Strategy<Value = String> {
    vec("[ -~¬≤\t\r]{0,20}", 1..6).prop_map(|lines| lines.iter().map(|line| format!("{line}\n")).collect())
}

fn certificate() -> impl Strategy<Value = Certificate> {
    let head = (text(), proptest::option::of(text()), vec(("[a-z]{1,5}", "[0-9,.={}]{0,8}"), 0..3));
    let about = (
        proptest::option::of(0usize..1000),
        (0usize..1000, vec(0usize..1000, 0..3)),
        any::<bool>(),
        vec(rank(), 1..4),
    );
    (head, about, numeration()).prop_flat_map(
        |((text, base, arguments), (size, (claim, assumptions), misere, ranks), numeration)| {
            let radix = numeration.radix() as usize;
            let relation = (key(), table(radix)).prop_map(|(key, table)| Relation { key, table });
            (vec(relation, 0..4), vec(proof(), 0..4)).prop_map(move |(relations, proofs)| Certificate {
                text: text.clone(),
                base: base.clone(),
                arguments: arguments.clone(),
                size,
                claim,
                convention: if misere { Convention::Misere } else { Convention::Normal },
                assumptions: assumptions.clone(),
                numeration,
                ranks: ranks.clone(),
                relations,
                proofs,
            })
        },
    )
}

fn few() -> Limits {
    Limits::none().with_steps(1 << 20).with_memory(1 << 24)
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(made in certificate()) {
        prop_assert_eq!(Certificate::parse(&made.to_string()), Ok(made));
    }

    #[test]
    fn garbage_is_refused(text in "\\PC{0,200}") {
        prop_assert!(matches!(verify(&text, &few()), Err(Rejection::Flaw(_))));
    }

    #[test]
    fn any_certificate_is_answered(made in certificate()) {
        let rejection = certificate::check(&made, &few()).expect_err("it is wrong");
        prop_assert!(!rejection.to_string().is_empty());
    }

    #[test]
    fn a_right_certificate_with_other_bytes_is_answered(places in vec((0usize..BASH.len(), 0u8..128), 1..4)) {
        let mut bytes = BASH.as_bytes().to_vec();
        for (place, byte) in places {
            bytes[place] = byte;
        }
        let text = String::from_utf8(bytes).expect("all of it is ASCII");
        if let Ok(theorem) = verify(&text, &few()) {
            // Whatever else has been changed, this is true of the game that is named. It is shown on one line.
            let game = Certificate::parse(&text).expect("it was read").text;
            let words: Vec<&str> = game.split_whitespace().collect();
            prop_assert!(words.join(" ").contains(&theorem.statements[0]));
        }
    }

    #[test]
    fn a_right_certificate_with_lines_moved_is_answered(from in 0usize..400, to in 0usize..400, copy: bool) {
        let mut lines: Vec<&str> = BASH.lines().collect();
        let (from, to) = (from % lines.len(), to % lines.len());
        let line = if copy { lines[from] } else { lines.remove(from) };
        lines.insert(to.min(lines.len()), line);
        let moved = lines.join("\n");
        // Proofs may stand in any order, and their pairs; what is shown stays the same.
        if let Ok(theorem) = verify(&moved, &few()) {
            prop_assert_eq!(theorem.statements, vec!["P(n) iff n mod 4 = 0"]);
            prop_assert_eq!((theorem.relations, theorem.proofs), (6, 1));
        }
    }
}

#[test]
fn the_certificate_of_the_tests_is_right() {
    let theorem = verify(BASH, &Limits::none()).expect("it is right");
    assert_eq!((theorem.game.as_str(), theorem.claims), ("bash", vec![1]));
    assert_eq!(theorem.statements, ["P(n) iff n mod 4 = 0"]);
}

/// A comment and the line after it are not mistaken for each other.
#[test]
fn a_theorem_is_shown_without_comments() {
    let text =
        BASH.replace("| P(n) iff n mod 4 = 0", "| P(n) iff  # n < 9 and\n|   n mod 4 = 0  # and n > 3");
    let theorem = verify(&text, &Limits::none()).expect("it is right");
    assert_eq!(theorem.statements, ["P(n) iff n mod 4 = 0"]);
}

#[test]
fn lines_that_are_not_as_they_should_be_are_named() {
    let flaw = |text: &str| Certificate::parse(text).expect_err("it is wrong");
    let expected = |line: usize, wanted: &'static str, found: Option<&str>| Flaw {
        line,
        kind: FlawKind::Expected { wanted, found: found.map(String::from) },
    };
    assert_eq!(flaw(""), Flaw { line: 1, kind: FlawKind::Header });
    assert_eq!(flaw("bouton certificate 2\n"), Flaw { line: 1, kind: FlawKind::Header });
    assert_eq!(flaw("bouton certificate 1\n"), expected(2, "| …", None));
    let changed = |old: &str, new: &str| flaw(&BASH.replacen(old, new, 1));
    let line =
        |beginning: &str| 1 + BASH.lines().position(|line| line.starts_with(beginning)).expect("it is there");
    assert_eq!(
        changed("claim 1 normal", "claim 01 normal"),
        expected(line("claim"), "claim 1 normal", Some("claim 01 normal"))
    );
    assert_eq!(changed("| (n)", "|(n)"), expected(3, "| …", Some("|(n) -> (n - k) where 1 <= k <= 3")));
    assert_eq!(
        changed("rank x0", "rank x0 + 0"),
        expected(line("rank"), "rank 2*x0 + x1", Some("rank x0 + 0"))
    );
    assert_eq!(
        changed("rank x0\n", ""),
        expected(line("rank"), "rank 2*x0 + x1", BASH.lines().nth(line("rank")))
    );
    assert_eq!(changed("tracks 2", "tracks -2"), expected(line("tracks 2"), "tracks N", Some("tracks -2")));
    assert_eq!(changed("\nend\n", "\n").kind, FlawKind::Expected { wanted: "end", found: None });
    assert_eq!(flaw(&format!("{BASH}\n")).kind, FlawKind::AfterEnd);
    assert_eq!(flaw(&BASH.replace('\n', "\r\n")), Flaw { line: 1, kind: FlawKind::Header });
    let numbers = changed("numeration base 2", "numeration base 3");
    assert!(matches!(numbers.kind, FlawKind::Expected { wanted: "node T s0 n0 -", .. }));
}

#[test]
fn the_line_feed_at_the_end_may_be_missing() {
    assert_eq!(Certificate::parse(BASH.trim_end()), Certificate::parse(BASH));
}
