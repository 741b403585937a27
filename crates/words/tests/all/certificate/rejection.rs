//! Reasons for rejecting certificates.

use answer::verify::{Refused, Rejection, Uncompared, verify};
use dashu_int::UBig;
use kernel::{Definition, Label, TableFlaw, TextFlaw};
use kernel_residues::Flaw;
use rules::Text;
use rules::speech::both;
use solve::Limits;
use std::collections::BTreeSet;
use words::Say;

const LABELS: [Label; 17] = [
    Label::Order,
    Label::Ends,
    Label::Stays,
    Label::Apart,
    Label::Ended,
    Label::Lost,
    Label::Stuck,
    Label::Won,
    Label::Drawn,
    Label::Unwinnable,
    Label::Total,
    Label::One,
    Label::NoOption,
    Label::EveryOption,
    Label::Window,
    Label::Widens,
    Label::Slides,
];

/// A rejection with a counterexample.
fn refused(why: kernel::Rejection) -> Rejection {
    let (numbers, names) = (vec![UBig::from(4u8), UBig::from(9u8)], vec!["n".into(), "k".into()]);
    let missing = Some("(a) (and (divides 4 a))".into());
    Rejection::Claim(Box::new(Refused { why, place: Some((7, 12)), numbers, names, missing }))
}

/// One rejection of a claim of each kind, with all flaws.
fn of_claims() -> Vec<Rejection> {
    use kernel::Rejection as Why;
    let name = || "f0".to_owned();
    let mut all: Vec<Why> = [
        TextFlaw::Unclosed,
        TextFlaw::Unopened,
        TextFlaw::Endless,
        TextFlaw::Unknown,
        TextFlaw::Again,
        TextFlaw::Unbound,
        TextFlaw::Arity,
        TextFlaw::Number,
        TextFlaw::Numeration,
        TextFlaw::Needless,
    ]
    .map(|flaw| Why::Text { at: 90, flaw })
    .into();
    let expected =
        ["certificate", "formula", "numbers", "sum", "name", "numeration", "verdict", "statement", "claim"];
    let more = [
        "part of a statement",
        "text",
        "to",
        "accept",
        "go",
        "and",
        "literal",
        "node",
        "child",
        "number",
        "falls",
    ];
    all.extend(
        expected.iter().chain(&more).map(|&form| Why::Text { at: 90, flaw: TextFlaw::Expected(form) }),
    );
    all.push(Why::Numeration);
    let tables = [
        TableFlaw::Empty,
        TableFlaw::Node(5),
        TableFlaw::Child(5),
        TableFlaw::Row(5),
        TableFlaw::Accepting(5),
        TableFlaw::Zeros,
    ];
    all.extend(tables.map(|flaw| Why::Table { name: name(), flaw }));
    all.extend((1..=6).map(|axiom| Why::Floor { axiom, words: vec![] }));
    all.extend(LABELS.map(|label| Why::Fails { label, number: 2, words: vec![] }));
    all.extend([
        Why::Differs { name: name(), words: vec![] },
        Why::NoFloor,
        Why::Undefined(Definition { free: 1, bound: 0, literals: vec![] }),
        Why::Claim,
        Why::Wide,
        Why::Large,
        Why::Steps,
        Why::Memory,
        Why::Stopped,
    ]);
    all.into_iter().map(refused).collect()
}

#[test]
fn every_rejection_has_a_sentence_of_its_own_in_each_language() {
    let mut all = of_claims();
    all.extend([
        Rejection::Moduli(Flaw::Modulus("cap".into())),
        Rejection::Moduli(Flaw::Chain("cap".into())),
        Rejection::Moduli(Flaw::Parameter("cap".into())),
        Rejection::Moduli(Flaw::Form),
        Rejection::Moduli(Flaw::Sorts),
        Rejection::Moduli(Flaw::Depth),
        Rejection::Moduli(Flaw::Spread),
        Rejection::Unknown,
        Rejection::Old,
        Rejection::Deceptive("cap".into()),
        Rejection::OtherGame,
        Rejection::Uncompared(Uncompared::Heaps),
        Rejection::Uncompared(Uncompared::Spent),
    ]);
    for rejection in &all {
        let Text { en, zh } = rejection.text();
        assert!(en.is_ascii() || en.contains('…'), "{en}");
        assert!(zh.chars().any(|sign| ('\u{4e00}'..='\u{9fff}').contains(&sign)), "{zh}");
    }
    let texts: BTreeSet<_> = all.iter().map(|one| (one.text().en, one.text().zh)).collect();
    assert_eq!(texts.len(), all.len());
}

#[test]
fn rejections_without_a_decision_are_the_ones_that_say_so() {
    for rejection in of_claims() {
        let Text { en, zh } = rejection.text();
        assert_eq!(rejection.is_undecided(), en.contains("undecided"), "{en}");
        assert_eq!(rejection.is_undecided(), zh.contains("未判定"), "{zh}");
    }
}

/// Bash's game as in the book.
const BASH: &str = "(certificate 2)
(statement
  (numeration base 2)
  (places n)
  (stuck lost)
  (move (k) (< k n) (<= n (+ k 3)) (to k))
  (lost (divides 4 n)))
(falls n)
(define f0 (a) (exists (k) (< k a) (<= a (+ k 3)) (divides 4 k))
  (nodes (0 s0 s1) (0 s2 s3))
  (rows n0 n1 n0 n1)
  (accept 1 2 3))
";

fn rejected(text: &str) -> Text {
    verify(text, &Limits::none()).expect_err(text).text()
}

#[test]
fn errors_in_the_text_are_told_with_their_place() {
    let unknown = BASH.replace("(lost (divides 4 n))", "(lost (divides 4 m))");
    assert_eq!(
        rejected(&unknown),
        both("line 7, column 20: this name is not known here", "第 7 行第 20 列：此处不存在这个名称")
    );
    let open = BASH.trim_end().strip_suffix(')').expect("a list");
    assert_eq!(rejected(open).en, "line 9, column 1: this list is not closed");
    let verdict = BASH.replace("(stuck lost)", "(stuck tied)");
    assert_eq!(rejected(&verdict).en, "line 5, column 10: `lost`, `won` or `draw` should stand here");
}

#[test]
fn what_is_wrong_with_a_proof_is_told_with_numbers() {
    // 1 is no multiple of 4, and 0 can be reached.
    let wrong = BASH.replace("(accept 1 2 3)", "(accept 2 3)");
    assert_eq!(
        rejected(&wrong),
        both("the table of `f0` is not what its definition says for a = 1", "`f0` 的表与其定义不符：a = 1")
    );
    // One, two, three or four stones.
    let four = BASH.replace("(+ k 3)", "(+ k 4)").replace("(<= a (+ k 3))", "(<= a (+ k 4))");
    let said = rejected(&four).en;
    assert!(said.starts_with("the table of `f0` is not what its definition says"), "{said}");
    let zero = BASH.replace("(falls n)", "(falls 0)");
    assert_eq!(
        rejected(&zero),
        both(
            "it is not shown that play ends (`ends 2` fails for n = 1, k = 0)",
            "未能说明对局必定结束（`ends 2` 不成立：n = 1，k = 0）"
        )
    );
    let missing = BASH.split("(define").next().expect("a statement");
    assert_eq!(
        rejected(missing).en,
        "a definition is missing that the statement needs: `(a) (exists (k) (< k a) (<= a (+ k 3)) (divides 4 k))`"
    );
}

#[test]
fn a_certificate_of_version_1_is_rejected_with_the_way_to_a_new_one() {
    let text = "bouton certificate 1\n| game bash\n| (n) -> (n - k) where 1 <= k <= 3\nclaim 1 normal\nend\n";
    for text in [text.to_owned(), format!("bouton bundle 1\nparts 2\npart 1\n{text}")] {
        let Text { en, zh } = rejected(&text);
        assert!(en.contains("version 1") && en.contains("`bouton prove GAME --certificate FILE`"), "{en}");
        assert!(zh.contains("第 1 版") && zh.contains("`bouton prove"), "{zh}");
    }
    assert!(rejected("(theorem 2)\n").en.starts_with("this is no certificate"));
}

#[test]
fn names_that_would_be_misread_are_refused() {
    // A Cyrillic letter beside a Latin one.
    let pair = "(certificate 2) (statement (numeration base 2) (places a NAME) (stuck lost) (lost (divides 1 a))) (falls)";
    let said = verify(&pair.replace("NAME", "а"), &Limits::none());
    assert!(matches!(&said, Err(Rejection::Deceptive(name)) if name == "а"), "{said:?}");
    assert!(verify(&pair.replace("NAME", "b"), &Limits::none()).is_ok());
}

#[test]
fn signs_that_a_terminal_would_follow_are_written_out() {
    let text = BASH.replace("(places n)", "(assuming \"\u{1b}[2J\u{202e}it\") (places n)");
    let theorem = verify(&text, &Limits::none()).expect("the text is allowed");
    let answer::verify::Theorem::Claim(theorem) = theorem else { panic!("a claim") };
    let printed = words::statement::text(&theorem.family);
    assert!(printed.contains("\\u{1b}[2J\\u{202e}it"), "{printed}");
    for Text { en, zh } in words::statement::sentences(&theorem.family) {
        assert!(!en.contains(['\u{1b}', '\u{202e}']) && !zh.contains(['\u{1b}', '\u{202e}']), "{en}");
    }
}
