//! Names of games on heaps in the certificates of their periods, and games without one.

use bouton::heaps::{HeapGame, Uncertified, Wish, explore};
use bouton::proof::{Theorem, verify};
use bouton::words::Say;
use bouton::{Query, Workbench, solve};
use kernel_heaps::PeriodCertificate;
use solve::{Limits, StopReason};

fn certificate(game: HeapGame, to: usize) -> Result<String, Uncertified> {
    explore(game, &Wish { to, ..Wish::default() }, &Limits::none())
        .expect("values")
        .certificate(&Limits::none())
}

fn of_rules(text: &str) -> HeapGame {
    let bench = Workbench::new();
    bench.add("it.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    HeapGame::find("it.game", &bench).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"))
}

#[test]
fn a_code_is_that_of_the_moves_of_its_certificate() {
    // A digit from 8 on leaves three heaps. After `!` the heaps that are left differ, which no code of a certificate says.
    for (code, named) in [("0.7", true), ("0.77", true), ("0.F", true), ("0.A", true), ("0.7!", false)] {
        let text = certificate(HeapGame::read(code).expect(code), 1000).expect(code);
        match verify(&text, &Limits::none()) {
            Ok(Theorem::Period(theorem)) => assert_eq!(theorem.moves.code().as_deref(), Some(code)),
            Ok(Theorem::Claim(_)) => assert!(!named || matches!(code, "0.F" | "0.A"), "{code}"),
            other => panic!("{code}: {other:?}"),
        }
    }
}

#[test]
fn a_certificate_lists_the_values_of_the_period() {
    // One, three or four stones: 0, 1, 0, 1, 2, 3, 2, and so on.
    let text = certificate(HeapGame::read("{1,3,4}").expect("a game"), 1000).expect("a certificate");
    assert!(text.contains("\n(values 0 1 0 1 2 3 2)\n"), "{text}");
}

#[test]
fn of_which_games_certificates_speak() {
    let open = [
        "(n) -> (n - k) where k in {1, 2, 5000}",
        "(n) -> (n - k) where odd(k)",
        "(n) -> (i) + (j) where i + j = n - 1",
    ];
    // Of parts that must differ or be equal, and of amounts without end where a heap is split.
    let unspoken = [
        "(n) -> (i) + (j) where i + j = n and 1 <= i < j\n(n) -> (n - 1)",
        "(n) -> (i) + (j) where i + j = n and 1 <= i < j\n(n) -> (n - k) where odd(k)",
        "(n) -> (i) + (j) where i + j <= n - 1 and i >= 1 and j >= 1",
    ];
    let told = |rules: &str| Uncertified::of(&of_rules(&format!("game it\n{rules}\n")));
    open.iter().for_each(|rules| assert_eq!(told(rules), Uncertified::Open, "{rules}"));
    unspoken.iter().for_each(|rules| assert_eq!(told(rules), Uncertified::Unspoken, "{rules}"));
}

#[test]
fn a_period_that_is_not_followed_for_want_of_time_is_no_defect() {
    let wish = Wish { to: 1000, ..Wish::default() };
    let explored =
        explore(of_rules("game it\n(n) -> (n - k) where k in {1, 3, 4}\n"), &wish, &Limits::none());
    let mut explored = explored.expect("values");
    assert!(explored.certify(&Limits::none()).is_ok());
    // Another, whose certificate is not asked for until the time is over.
    let long = HeapGame::read("{1,3000000}").expect("a game");
    let explored =
        explore(long, &Wish { to: 7_000_000, ..Wish::default() }, &Limits::none()).expect("values");
    assert!(explored.report.period.is_some());
    let over = Limits::none().with_time(std::time::Duration::ZERO);
    match explored.certificate(&over) {
        Err(Uncertified::Stopped(StopReason::Time) | Uncertified::Unspoken) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_period_that_the_checker_has_no_room_for_cites_the_theorem() {
    let bench = Workbench::new();
    bench.add("it.game", "game it\n(n) -> (n - k) where k in {1, 100000}\n").expect("a game");
    let position = bench.ask(&Query::read("it.game 10^20").expect("a question"), None).expect("a position");
    let answer = solve(&position, 1, &Limits::none().with_memory(1_500_000)).expect("an answer");
    let evidence = answer.evidence.expect("evidence");
    assert_eq!((evidence.kind(), &*evidence.text().en), ("theorem", "window theorem."));
}

#[test]
fn a_claim_that_is_right_of_the_first_heaps_alone_is_refused() {
    // One or four stones: 0, 1, 0, 1, 2, and so on.
    let text =
        certificate(of_rules("game it\n(n) -> (n - k) where k in {1, 4}\n"), 1000).expect("a certificate");
    let right = PeriodCertificate::parse(&text).expect("it reads");
    let checked = |start: usize, values: &[u32]| {
        let length = values.len() - start;
        let certificate =
            PeriodCertificate { start, length, values: values.into(), least: false, ..right.clone() };
        verify(&certificate.to_string(), &Limits::none())
    };
    assert!(checked(0, &[0, 1, 0, 1, 2]).is_ok(), "{:?}", checked(0, &[0, 1, 0, 1, 2]));
    assert!(checked(2, &[0, 1, 0, 1, 2, 0, 1]).is_ok());
    for values in [&[0, 1][..], &[0, 1, 0, 1], &[0, 1, 0, 1, 2, 0]] {
        assert!(checked(0, values).is_err(), "{values:?}");
    }
}
