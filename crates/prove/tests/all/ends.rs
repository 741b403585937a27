//! Termination of play: one expression after another, where none falls with every move.

use crate::common::{checked, instance, written};
use automata::Meter;
use oracle::second_verdicts;
use prove::{Answer, Question, Undecided};
use rules::Convention::Normal;
use rules::Instance;

/// Quantities that fall with every move, first to last, as accepted by the checker; nothing if it was not shown that play ends.
fn ranks(game: &Instance, size: Option<usize>) -> Option<String> {
    let question = Question { instance: game, claim: 0, size };
    match prove::prove(question, &Meter::ample()) {
        Answer::Proved(theorem) => {
            checked(&theorem).unwrap_or_else(|no| panic!("{no:?}"));
            let certificate = theorem.certificate(&Meter::ample()).expect("a certificate");
            let text = elaborate::text::certificate(&certificate);
            let from = text.find("(falls").expect("ranks") + "(falls".len();
            let to = text[from..].find("\n(define").map_or(text.len(), |at| from + at);
            Some(text[from..to].trim().strip_suffix(')').expect("ranks").to_owned())
        }
        Answer::Undecided(Undecided::Endless) => None,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_gained_is_of_less_weight_than_what_is_lost() {
    // For one of a, any number of b.
    let text = "game w\n(a, b) -> (a - 1, c)\n(a, b) -> (a, b - 1)\nP(a, b) iff even(a) and even(b)\n";
    assert_eq!(ranks(&written(text, Normal), None), Some("a b".into()));
    let text = "game w\n(a, b, c) -> (d, b - 1, c)\n(a, b, c) -> (a - 1, b, c)\n(a, b, c) -> (d, e, c - 1)\n\
                P(a, b, c) iff even(a) and even(b) and even(c)\n";
    assert_eq!(ranks(&written(text, Normal), None), Some("c b a".into()));
}

#[test]
fn counting_up_ends_where_moves_end() {
    // There are positions beyond, but no moves from them.
    let text = "game w\n(n) -> (n + 1) where n < 20\nP(n) iff n >= 20 or even(n)\n";
    assert_eq!(ranks(&written(text, Normal), None), Some("(- 20 n)".into()));
    let text = "game w\n(n) -> (n + k) where 1 <= k <= 3 and n + k <= 21\nP(n) iff n >= 21 or n mod 4 = 1\n";
    assert_eq!(ranks(&written(text, Normal), None), Some("(- 22 n)".into()));
    let text = "game w\n(a, b) -> (a + 1, b) where a < b\n(a, b) -> (a, b - 1) where a < b\n\
                P(a, b) iff a >= b or (a + b) mod 2 = 0\n";
    assert_eq!(ranks(&written(text, Normal), None), Some("(- b a)".into()));
}

/// Moves in JENGA: full levels, levels of two, blocks of the level at the top.
const JENGA: &str = "game jenga\n(x, y, z) -> (x - 1, y + 1, z + 1) where z <= 1\n\
    (x, y, z) -> (x - 1, y, z + 1) where z <= 1\n(x, y, z) -> (x, y - 1, z + 1) where z <= 1\n\
    (x, y, 2) -> (x, y + 1, 3) where x >= 1\n(x, y, 2) -> (x, y, 3) where x >= 1\n\
    (x, y, 2) -> (x + 1, y - 1, 3)\n(x, y, 3) -> (x - 1, y + 1, 1)\n(x, y, 3) -> (x - 1, y, 1)\n\
    (x, y, 3) -> (x, y - 1, 1)\nposition (x, y, z) where 1 <= z <= 3\n";

/// Lost positions (Zwick 2002).
const LOST: &str = "P(x, y, z) iff z = 1 and x mod 3 != 1 and y mod 3 = 0 or z = 2 and (x mod 3 = 0 and y mod 3 <= 1 \
    or x mod 3 = 1 and y mod 3 = 2) or z = 3 and (x mod 3 = 1 and y mod 3 = 1 or (x mod 3 = 2 or x = 0) and y mod 3 != 1)\n";

/// A number that rises by 1 to the next multiple of an odd number, and falls from there by more than that.
fn zigzag(by: u64) -> String {
    format!(
        "game zigzag\n(n) -> (n + 1) where n mod {by} != 0\n(n) -> (n - {}) where n mod {by} = 0\n\
         P(n) iff n mod {by} = 0 or odd(n mod {by})\n",
        by + 1
    )
}

#[test]
fn numbers_may_rise_for_a_while() {
    let phases = |text: &str| {
        let game = written(text, Normal);
        assert!(game.terminates(), "{text}");
        ranks(&game, None).unwrap_or_else(|| panic!("{text}")).matches("(phase").count()
    };
    // The block at the top has one of three sizes, or another, of which there is none.
    assert_eq!(phases(&format!("{JENGA}{LOST}")), 5);
    for by in [3, 5, 7] {
        assert_eq!(phases(&zigzag(by)), by as usize);
    }
}

#[test]
fn a_rise_without_end_is_not_taken_for_a_phase() {
    for (up, down) in [(1, 1), (2, 1), (3, 3)] {
        let text = format!(
            "game g\n(n, f) -> (n + {up}, 1) where f = 0\n(n, f) -> (n - {down}, 0) where f = 1\nP(n, f) iff f >= 2\n"
        );
        assert!(!written(&text, Normal).terminates(), "{text}");
    }
    // One of three phases is skipped.
    let text = "game g\n(n, f) -> (n + 1, f + 1) where f <= 1\n(n, f) -> (n - 3, 0) where f = 2\n\
                (n, f) -> (n - 1, 0) where f = 1\nP(n, f) iff f >= 3\n";
    assert!(!written(text, Normal).terminates());
}

/// Damage to the phases of the certificate of JENGA: a rank that is too small, a condition that is too narrow, a phase
/// that is left out, and ranks of one phase for all.
#[test]
fn wrong_phases_are_rejected_by_both_checkers() {
    let game = written(&format!("{JENGA}{LOST}"), Normal);
    let question = Question { instance: &game, claim: 0, size: None };
    let Answer::Proved(theorem) = prove::prove(question, &Meter::ample()) else { panic!("JENGA") };
    let right = theorem.certificate(&Meter::ample()).expect("a certificate");
    let mut wrong: Vec<kernel::Certificate> = vec![];
    let mut damage = |of: &dyn Fn(&mut Vec<kernel::Phase>)| {
        let mut one = right.clone();
        of(&mut one.phases);
        wrong.push(one);
    };
    for phase in 1..=3 {
        damage(&|phases| _ = phases.remove(phase));
        damage(&|phases| phases[phase].ranks[0].constant += 20);
        damage(&|phases| phases[phase].ranks[0].constant -= 20);
        damage(&|phases| phases[phase].ranks.clear());
        damage(&|phases| phases[phase].when = phases[0].when.clone());
        damage(&|phases| *phases = vec![kernel::Phase::always(phases[phase].ranks.clone())]);
        damage(&|phases| phases[phase].ranks[0].terms[0].1 = 1);
    }
    let texts: Vec<String> = wrong.iter().map(elaborate::text::certificate).collect();
    for text in &texts {
        assert!(kernel::check(text, kernel::Limits::of(text.len())).is_err(), "{text}");
    }
    let right = elaborate::text::certificate(&right);
    assert!(kernel::check(&right, kernel::Limits::of(right.len())).is_ok());
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("phases");
    let all: Vec<String> = texts.iter().cloned().chain([right]).collect();
    let verdicts = second_verdicts(&all, &folder);
    let (last, others) = verdicts.split_last().expect("verdicts");
    assert_eq!(last, "accepted");
    assert!(others.iter().all(|verdict| verdict == "rejected"), "{others:?}");
}

#[test]
fn what_need_not_end_is_not_said_to() {
    let text = "game w\n(a, b) -> (a - 1, b + 1)\n(a, b) -> (a + 1, b - 1)\nP(a, b) iff a + b = 0 or true\n";
    let question = Question { instance: &written(text, Normal), claim: 0, size: None };
    assert!(!matches!(prove::prove(question, &Meter::ample()), Answer::Proved(_)));
    // N at all positions of a circle agrees with itself.
    let text = "game w\n(a) -> (1 - a) where a <= 1\nP(a) iff a != 1\n";
    assert_eq!(ranks(&written(text, Normal), None), None);
}

#[test]
fn stones_that_become_two_further_on() {
    for size in 1..=4 {
        assert!(ranks(&instance("take-break", Normal), Some(size)).is_some(), "{size}");
    }
}

#[test]
fn ranks_in_another_order_or_too_few_are_rejected() {
    let text = "game w\n(a, b) -> (a - 1, c)\n(a, b) -> (a, b - 1)\nP(a, b) iff even(a) and even(b)\n";
    let game = written(text, Normal);
    let question = Question { instance: &game, claim: 0, size: None };
    let Answer::Proved(theorem) = prove::prove(question, &Meter::ample()) else { panic!("{text}") };
    let right = theorem.certificate(&Meter::ample()).expect("a certificate");
    let accepts = |certificate: &kernel::Certificate| {
        let text = elaborate::text::certificate(certificate);
        kernel::check(&text, kernel::Limits::of(text.len())).is_ok()
    };
    assert!(accepts(&right));
    let mut turned = right.clone();
    turned.phases[0].ranks.reverse();
    assert!(!accepts(&turned));
    for rank in &right.phases[0].ranks {
        let mut one = right.clone();
        one.phases = vec![kernel::Phase::always(vec![rank.clone()])];
        assert!(!accepts(&one), "{rank:?}");
    }
}
