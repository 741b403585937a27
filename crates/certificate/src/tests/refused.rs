//! Texts of games that have to be refused, and texts that must not be.

use super::formulas::agrees as claim_agrees;
use super::maker::{BASH, Order, certificate};
use super::moves::agrees as moves_agree;
use super::oracle::BINARY;
use crate::format::{Certificate, LIMIT, Rank};
use crate::unsupported::Unsupported;
use crate::{FlawKind, Limits, Moves, Proof, ProofFlaw, Rejection, Set, bundle, check, demands_text, parts};
use dashu_int::UBig;
use rules::Convention::{Misere, Normal};
use rules::NoLibrary;

fn of(text: &'static str) -> Order<'static> {
    Order { text, ..BASH }
}

fn checked(made: &Certificate) -> Result<crate::ClaimTheorem, Rejection> {
    check(made, &Limits::none())
}

fn accepted(order: Order<'_>) {
    let theorem = checked(&certificate(order));
    assert!(theorem.is_ok(), "{}: {:?}", order.text, theorem.err());
}

/// The sentence that fails, without its number.
fn failing(order: Order<'_>) -> String {
    match checked(&certificate(order)) {
        Err(Rejection::Fails { sentence, .. }) => sentence.split(' ').next().unwrap_or_default().to_owned(),
        other => panic!("{}: {other:?}", order.text),
    }
}

/// Rejection of a text from which nothing can be derived.
fn rejection(text: &str, size: Option<usize>, base: Option<&str>) -> Rejection {
    let made = Certificate {
        text: text.into(),
        base: base.map(String::from),
        arguments: vec![],
        size,
        claim: 1,
        convention: Normal,
        assumptions: vec![],
        numeration: BINARY,
        ranks: vec![Rank::read("x0").expect("a rank")],
        relations: vec![],
        proofs: vec![],
    };
    checked(&made).expect_err("it is unsupported")
}

#[test]
fn a_proof_of_nothing_is_needless() {
    let mut made = certificate(BASH);
    made.proofs.push(Proof { sentence: "nothing".into(), pairs: vec![] });
    let why = checked(&made).expect_err("it is needless");
    assert_eq!(why, Rejection::NeedlessProof("nothing".into()));
    assert!(!why.is_undecided());
    assert!(Rejection::Undecided(crate::StopReason::Steps).is_undecided());
}

#[test]
fn a_theorem_names_its_rules_and_what_they_make_use_of() {
    let theorem = checked(&certificate(BASH)).expect("it is right");
    assert_eq!(theorem.rules, ["(n) -> (n - k) where 1 <= k <= 3"]);
    assert_eq!(theorem.definitions, [""; 0]);
    let text = "game odd\nautomaton odd_one(n) base 2\nstate s: 0 -> s, 1 -> t\nstate t: 0 -> s, 1 -> t\naccept t\n(n) -> (n - k) where k = 1\nN(n) iff odd_one(n)\n";
    let theorem = checked(&certificate(of(text))).expect("it is right");
    assert_eq!(theorem.rules, ["(n) -> (n - k) where k = 1"]);
    assert_eq!(theorem.definitions.len(), 1);
    assert!(theorem.definitions[0].starts_with("automaton odd_one(n)"), "{:?}", theorem.definitions);
}

#[test]
fn rejections_name_their_subjects() {
    let wrong = "game bash\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 =\n";
    let parsed = rules::parse(wrong, &NoLibrary);
    let first =
        parsed.diagnostics.iter().find(|one| one.severity() == rules::Severity::Error).expect("an error");
    match rejection(wrong, None, None) {
        Rejection::Game(errors) => assert_eq!(errors.first(), Some(first)),
        other => panic!("{other:?}"),
    }
    let fails = "game bash\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 5 = 0\n";
    let failing = checked(&certificate(of(fails))).expect_err("it is wrong");
    assert!(
        matches!(&failing, Rejection::Fails { numbers, .. } if numbers[0] == UBig::from(4u8)),
        "{failing}"
    );
    let mut made = certificate(BASH);
    made.proofs[0].pairs[0].state.push(0);
    let flaw = ProofFlaw::State(1);
    assert_eq!(checked(&made), Err(Rejection::Proof { sentence: made.proofs[0].sentence.clone(), flaw }));
}

#[test]
fn what_has_to_be_shown_is_written_down() {
    let parsed = rules::parse(BASH.text, &NoLibrary).ruleset.expect("a game");
    let instance = parsed.instantiate(&[], None).expect("it has defaults");
    let ranks = [Rank::read("x0").expect("a rank")];
    let limits = Limits::none();
    let text = demands_text(&instance, 0, None, BINARY, &ranks, &limits).expect("it can be shown");
    let labels: Vec<&str> = text.lines().filter_map(|line| Some(line.split_once(':')?.0)).collect();
    assert!(labels.starts_with(&["ends 1", "ends 2"]), "{text}");
    let own: Vec<&str> = labels.iter().copied().filter(|label| !label.starts_with("define")).collect();
    let mut once = own.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), own.len(), "{text}");
    assert!(labels.contains(&"lost 1") && labels.contains(&"won 1"), "{text}");
    // All relations of a certificate, and none besides those that these are proved from.
    let made = certificate(BASH);
    let defined = text.lines().filter_map(|line| line.strip_prefix("define "));
    let defined: Vec<&str> =
        defined.map(|line| line.split_once(" :=").map_or(line, |parts| parts.0)).collect();
    assert_eq!(defined.len(), made.relations.len(), "{text}");
    let none = demands_text(&instance, 1, None, BINARY, &ranks, &limits);
    assert_eq!(none, Err(Rejection::NoClaim(2)));
}

#[test]
fn claims_of_draws_leave_no_position_out() {
    let race = "game race\n(n) -> (n - 2)\nend (0) lost\notherwise draw\nP(n) iff n mod 4 = 0\nN(n) iff n mod 4 = 2\nD(n) iff odd(n) and n < 4\n";
    assert_eq!(failing(of(race)), "apart");
}

#[test]
fn claims_of_another_convention_say_nothing() {
    let race = "game race\n(n) -> (n - 2)\nend (0) lost\notherwise draw\nmisere N(n) iff n mod 4 = 0\nmisere D(n) iff n = 5\nP(n) iff n mod 4 = 0\nN(n) iff n mod 4 = 2\n";
    accepted(Order { claim: 3, ..of(race) });
}

#[test]
fn declared_ends_change_sides_in_misere_play() {
    let stop = "game stop\n(n) -> (n - 1)\nend (n) where n = 2 won\nend (n) where n = 0 lost\nmisere P(n) iff n = 1 or n > 0 and even(n)\n";
    accepted(Order { convention: Misere, ..of(stop) });
    let wrong = "game stop\n(n) -> (n - 1)\nend (n) where n = 2 won\nend (n) where n = 0 lost\nmisere P(n) iff n > 0 and even(n)\n";
    assert!(checked(&certificate(Order { convention: Misere, ..of(wrong) })).is_err());
}

#[test]
fn whoever_leaves_nothing_wins_in_normal_play() {
    accepted(of("game gone\n(n) -> (n - 1) where n > 1\n(n) -> () where n = 1\nP(n) iff even(n)\n"));
    let wrong = "game gone\n(n) -> () where n = 1\nmisere P(n) iff n = 7\n";
    assert!(checked(&certificate(Order { convention: Misere, ..of(wrong) })).is_err());
    let draw = "game gone\n(n) -> (n - 1) where n > 1\n(n) -> () where n = 1\notherwise draw\nP(n) iff false\nN(n) iff false\nD(n) iff true\n";
    accepted(of(draw));
}

#[test]
fn places_may_become_one() {
    let text = "game pair\nposition (a, b) where a >= b\n(a, b) -> (b, b) where a > b\nP(a, b) iff a = b\n";
    accepted(of(text));
    let wrong = "game pair\nposition (a, b) where a >= b\n(a, b) -> (b, b) where a > b\nN(a, b) iff a = b\n";
    assert!(checked(&certificate(of(wrong))).is_err());
}

#[test]
fn unordered_rows_have_to_rise_by_their_laws() {
    let rows = |law: &str| {
        format!("game rows\nunordered\n{law}[x, ..] -> [y, ..] where y < x\nP[x, ..] iff false\n")
    };
    let made = |text: &str| certificate(Order { text, size: Some(2), ranks: &["x0 + x1"], sight: 3, ..BASH });
    let free = rows("");
    match checked(&made(&free)) {
        Err(Rejection::Fails { sentence, .. }) => assert_ne!(sentence, "", "{sentence}"),
        other => panic!("{other:?}"),
    }
    let text = demands(&free);
    assert!(text.lines().any(|line| line.starts_with("order 1: no 2: ")), "{text}");
    // With such a law it is no question.
    assert!(!demands(&rows("position [.., a, b, ..] where a <= b\n")).is_empty());
}

fn demands(text: &str) -> String {
    let parsed = rules::parse(text, &NoLibrary).ruleset.expect("a game");
    let instance = parsed.instantiate(&[], None).expect("it has defaults");
    let ranks = [Rank::read("x0 + x1").expect("a rank")];
    demands_text(&instance, 0, Some(2), BINARY, &ranks, &Limits::none()).expect("it can be shown")
}

#[test]
fn moves_of_sums_and_rows_keep_their_size() {
    for rule in ["(n) -> (i) + (j) where i + j = n - 1", "(n) -> () where n > 0"] {
        let text = format!("game parts\n{rule}\nP((n) + ..) iff xor(n) = 0\n");
        assert_eq!(rejection(&text, Some(2), None), Rejection::Unsupported(Unsupported::Parts), "{rule}");
    }
    for rule in ["[.., x, ..] -> [.., ..] where x > 0", "[.., x, ..] -> [.., x - 1, 0, ..]"] {
        let text = format!("game parts\n{rule}\nP[x, ..] iff xor(x) = 0\n");
        let why = rejection(&text, Some(2), None);
        assert_eq!(why, Rejection::Unsupported(Unsupported::Parts), "{rule}");
    }
}

#[test]
fn nim_values_are_of_games_that_the_last_move_wins() {
    let claim = "value(n) = n mod 2\n";
    for verdict in ["otherwise won\n", "otherwise draw\n", "end (n) where n = 2 won\n", "end (0) draw\n"] {
        let text = format!("game one\n(n) -> (n - 1)\n{verdict}{claim}");
        if rules::parse(&text, &NoLibrary).ruleset.is_some() {
            assert_eq!(
                rejection(&text, None, None),
                Rejection::Unsupported(Unsupported::Values),
                "{verdict}"
            );
        }
    }
    let nim = "game nim\n(n) -> (m) where m < n\n";
    let text = "game two\nupto 2 of nim\nvalue(n) = n\n";
    assert_eq!(rejection(text, None, Some(nim)), Rejection::Unsupported(Unsupported::Reach));
}

#[test]
fn moves_in_some_of_many_components_are_all_listed() {
    moves_agree("game t\nupto 2 of nim\nP((n) + ..) iff columns(n, 2) = 0\n", Some(6), 2);
}

#[test]
fn numbers_that_stand_alone_are_told_at_once() {
    for (formula, count) in [
        ("0 divides 0", 0),
        ("0 divides 3", 0),
        ("3 divides 6", 0),
        ("3 divides 7", 0),
        ("4 divides 2", 0),
        ("2 divides 2", 0),
    ] {
        let text = format!("game t\n(a, b) -> (a - 1, b)\nP(a, b) iff ({formula}) iff a = {count}\n");
        assert!(claim_agrees(&text, BINARY, None, 4, 20), "{formula}");
    }
    for formula in [
        "count(i divides n) = 1",
        "count(i - 1 divides n - i) = x",
        "count(i - 1 divides i - 1 and x = 1) = 1",
        "max(x where i > n) = 0",
        "max(x where i > 1) = 1",
        "xor(x where i > n) = 0",
        "sum(x where i > n and x > 1) = 0",
        "sum(x where x > 1) = 2",
        "count(2 divides i + n and x = 1) = 1",
    ] {
        for size in [1, 2, 3] {
            let text = format!("game t\n[.., a, ..] -> [.., a - 1, ..]\nP[x at i of n, ..] iff {formula}\n");
            if rules::parse(&text, &NoLibrary).ruleset.is_some() {
                assert!(claim_agrees(&text, BINARY, Some(size), 4, 40), "{formula}");
            }
        }
    }
    // Of some terms that may be negative it is not known whether they count alone.
    let text = "game t\n[.., a, ..] -> [.., a - 1, ..]\nP[x at i of n, ..] iff xor(x + i - 2 where i = 1 or odd(x)) + 1 = 0\n";
    assert!(!claim_agrees(text, BINARY, Some(2), 4, 40));
}

#[test]
fn there_is_one_way_to_write_a_rank_a_number_and_a_code() {
    for rank in
        ["0*x0", "0 - 0*x0", "x0 + 0*x1", "x0 - 0", "x0 + 0", "1*x0", "01*x0", "+1", "-1", "x", "*x0", ""]
    {
        assert!(Rank::read(rank).is_none(), "{rank}");
    }
    for rank in ["x0", "2*x0 + x1", "x0 + 3 - x1", "0", "0 - x0", "7"] {
        assert!(Rank::read(rank).is_some_and(|read| read.to_string() == rank), "{rank}");
    }
    let text = certificate(BASH).to_string();
    let sized =
        |size: u32| Certificate::parse(&text.replace("claim 1 normal", &format!("claim {size} normal")));
    assert_eq!(sized(LIMIT - 1).map(|made| made.claim), Ok(LIMIT as usize - 1));
    assert!(sized(LIMIT).is_err());
    let long = format!("0.{}", "15,".repeat(4095));
    assert_eq!(Moves::read(&long), Moves::read(&format!("0.{}", "F".repeat(4095))));
    assert!(Moves::read(&long).is_ok_and(|moves| moves.most_taken() == 4095));
    let mut set = Set::new();
    for count in 0..4 {
        assert_eq!((set.len(), set.is_empty()), (count, count == 0));
        set.push([1, 2]);
    }
}

#[test]
fn a_second_proof_of_the_same_is_told_by_its_line() {
    let seven = "(period 2)\n(heaps n (move (i j) (= n (+ i j 1)) (to i) (to j)))\n(repeats 0 2)\n";
    let text = bundle(&[seven, &certificate(BASH).to_string(), seven]);
    let line =
        text.lines().enumerate().filter(|(_, line)| *line == "(period 2)").map(|(at, _)| at + 1).last();
    let flaw = parts(&text).expect_err("the same twice");
    assert_eq!((Some(flaw.line), flaw.kind), (line, FlawKind::Repeated { first: 1 }));
    let whole = bundle(&[seven]);
    let cut = whole.strip_suffix("end\n").unwrap_or_default();
    let flaw = parts(cut).expect_err("it ends too soon");
    assert_eq!(flaw.line, cut.lines().count() + 1);
    assert!(matches!(flaw.kind, FlawKind::Expected { found: None, .. }));
}

#[test]
fn moves_in_several_components_are_those_of_the_base() {
    let plain = "game one\n(n) -> (n - 1)\nP(n) iff n mod 2 = 0\n";
    let base = "game step\n(n) -> (n - 1)\n";
    let text = "game two\nupto 2 of step\nP(n) iff n mod 2 = 0\n";
    let made = Certificate { text: text.into(), base: Some(base.into()), ..certificate(of(plain)) };
    let theorem = checked(&made).expect("of one component it is the same");
    assert_eq!(theorem.rules, ["(n) -> (n - 1)", "upto 2 of step"]);
    // Ends that the base declares speak of its own automata.
    let automaton = |name: &str| {
        format!("automaton {name}(n) base 2\nstate s: 0 -> s, 1 -> t\nstate t: 0 -> t\naccept t\n")
    };
    let base = format!("game step\n{}(n) -> (n - 1)\nend (n) where of_base(n) lost\n", automaton("of_base"));
    let text = format!("game two\n{}upto 2 of step\nP(n) iff n = 0\n", automaton("of_two"));
    let instance = crate::check::instance(&text, Some(&base), &[], Normal).expect("a game");
    let ranks = [Rank::read("x0").expect("a rank")];
    let said = demands_text(&instance, 0, None, BINARY, &ranks, &Limits::none()).expect("it can be shown");
    assert!(said.contains("of_base") && !said.contains("of_two"), "{said}");
}

#[test]
fn terms_that_may_be_negative_do_not_count_now_and_then() {
    for formula in
        ["sum(n - 1 where odd(n)) = 1", "sum(n - 2 where n > 0) < 0", "max(n - 1 where odd(n)) = 1"]
    {
        let text = format!("game t\n(n) -> (n - 1)\nP((n) + ..) iff {formula}\n");
        assert!(!claim_agrees(&text, BINARY, Some(2), 4, 40), "{formula}");
    }
}
