//! Periods, against values from the definition.

use crate::brute::{Dice, values};
use kernel_heaps::{
    Heaps, KernelRejection, Limits, PeriodCertificate, PeriodFlaw, Rejection, check_period, most,
};

/// Take 1, 3 or 4.
pub(crate) const TAKING: &str = "(period 2)
(heaps n (move (k m) (= n (+ m k)) (or (= k 1) (= k 3) (= k 4)) (to m)))
(repeats 0 7)
(least)
(values 0 1 0 1 2 3 2)
";
/// One stone, and what is left may be split: 0.7.
pub(crate) const SEVEN: &str = "(period 2)
(heaps n (move (i j) (= (+ i j 1) n) (to i) (to j)))
(repeats 0 2)
(least)
(values 0 1)
";
/// 0.7 with a stone more in every heap.
pub(crate) const SMALLER: &str = "(period 2)
(heaps n (move (i j) (= (+ i j) n) (<= 1 i) (<= i j) (to i) (to j)))
(repeats 1 2)
(values 0 0 1)
(offset 1)
";
/// Any number but 2 and 5.
pub(crate) const BUT: &str = "(period 2)
(heaps n (move (m) (< m n) (not (or (= n (+ m 2)) (= n (+ m 5)))) (to m)))
(repeats 0 4 2)
(least)
(values 0 1 0 1)
(after 44)
";

/// Take one or two, and split the rest in up to three: 0.FF.
pub(crate) const GROWING: &str = "(period 2)
(heaps n (move (i j k) (or (= n (+ i j k 1)) (= n (+ i j k 2))) (to i) (to j) (to k)))
(repeats 0 1 1)
(least)
(values 0)
(after 6)
";
/// 0.9C with a stone more in every heap.
pub(crate) const LARGER: &str = "(period 2)
(heaps n
  (move () (= n 2))
  (move (i j) (= n (+ i j 1)) (< 1 i) (< 1 j) (to i) (to j))
  (move (i j k) (or (= n (+ i j k)) (= (+ i j k) (+ n 1))) (< 1 i) (< 1 j) (< 1 k) (to i) (to j) (to k)))
(repeats 29 36 16)
(least)
(offset 1)
(after 110)
";

pub(crate) fn check(text: &str) -> Result<kernel_heaps::PeriodTheorem, Rejection> {
    check_period(text, most())
}

fn flaw(text: &str) -> PeriodFlaw {
    match check(text) {
        Err(Rejection::Period(flaw)) => flaw,
        other => panic!("{text}: {other:?}"),
    }
}

/// Checks what a theorem says against values from the definition.
pub(crate) fn believed(text: &str, theorem: &kernel_heaps::PeriodTheorem, most: usize) {
    let values = values(&theorem.heaps, most);
    for (heap, value) in values.iter().enumerate() {
        if let Some(listed) = theorem.values.get(heap) {
            assert_eq!(listed, value, "{heap}: {text}");
        }
        if heap >= theorem.start
            && let Some(later) = values.get(heap + theorem.length)
        {
            assert_eq!(*later, value + theorem.saltus, "{heap}: {text}");
        }
    }
}

#[test]
fn certificates_by_hand() {
    for (text, code) in [(TAKING, Some("0.3033")), (SEVEN, Some("0.7")), (BUT, None)] {
        let theorem = check(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(theorem.moves.code().as_deref(), code, "{text}");
        believed(text, &theorem, 40);
        // What is written is read again.
        let certificate = PeriodCertificate::parse(text).expect("it reads");
        assert_eq!(PeriodCertificate::parse(&certificate.to_string()), Ok(certificate));
    }
}

#[test]
fn smaller_heaps_have_no_moves() {
    let certificate = PeriodCertificate::parse(SMALLER).expect("it reads");
    let values = values(&certificate.heaps, 30);
    let of = |text: String| check(&SMALLER.replace("(repeats 1 2)\n(values 0 0 1)", &text));
    let mut accepted = 0;
    for (start, length) in (0..8).flat_map(|start| (1..8).map(move |length| (start, length))) {
        let listed: String = values[..start + length].iter().map(|value| format!(" {value}")).collect();
        let found = of(format!("(repeats {start} {length})\n(values{listed})"));
        let right = (start..30 - length).all(|heap| values[heap] == values[heap + length]);
        assert_eq!(found.is_ok(), right, "{start} {length} {values:?} {found:?}");
        accepted += usize::from(right);
    }
    assert!((1..56).contains(&accepted), "{values:?}");
}

#[test]
fn what_can_be_wrong() {
    for (text, from, to, wanted) in [
        (SEVEN, "(repeats 0 2)", "(repeats 0 0)", PeriodFlaw::NoLength),
        (SEVEN, "(repeats 0 2)", "(repeats 0 3)", PeriodFlaw::Differs(0)),
        (SEVEN, "(repeats 0 2)\n(least)\n(values 0 1)", "(repeats 1 2)\n(least)", PeriodFlaw::Earlier),
        (SEVEN, "(repeats 0 2)\n(least)\n(values 0 1)", "(repeats 0 6)\n(least)", PeriodFlaw::Shorter(3)),
        (SEVEN, "(values 0 1)", "(values 0 0)", PeriodFlaw::Value(1)),
        (SEVEN, "(values 0 1)", "(values 0 1 0)", PeriodFlaw::ValueCount(2)),
        (SEVEN, "(repeats 0 2)", "(repeats 0 2 1)", PeriodFlaw::Splits),
        (SEVEN, "(values 0 1)", "(after 9)", PeriodFlaw::Splits),
        (SEVEN, "(repeats 0 2)", "(repeats 0 1073741823)", PeriodFlaw::TooLong),
        (TAKING, "(repeats 0 7)", "(repeats 0 14)", PeriodFlaw::Shorter(7)),
        (BUT, "(after 44)", "", PeriodFlaw::Endless),
        (BUT, "(after 44)", "(after 6)", PeriodFlaw::Begun),
        (BUT, "(repeats 0 4 2)", "(repeats 0 4 1)", PeriodFlaw::Collected(0)),
    ] {
        assert!(text.contains(from), "{from}");
        let found = flaw(&text.replace(from, to));
        match (found, wanted) {
            (PeriodFlaw::Shorter(_), PeriodFlaw::Shorter(_)) => {}
            _ => assert_eq!(found, wanted, "{to}: {text}"),
        }
    }
    for (from, to) in [
        ("(period 2)", "(period 1)"),
        ("(repeats 0 2)", "(repeats 0)"),
        ("(repeats 0 2)\n", ""),
        ("(repeats 0 2)", "(repeats 0 4294967296)"),
        ("(repeats 0 2)", "(repeats 0 02)"),
        ("(least)", "(least 1)"),
        ("(least)", "(least)(least)"),
        ("(values 0 1)", "(values 0 1))"),
        ("(values 0 1)", "(values 0 1)(more)"),
        ("(values 0 1)", "(values)"),
        ("(values 0 1)", "(mask 3 odd)"),
        ("(values 0 1)", "(after 3 4)"),
        ("(to j)", "(to x)"),
    ] {
        assert!(SEVEN.contains(from), "{from}");
        let found = check(&SEVEN.replace(from, to));
        assert!(matches!(found, Err(Rejection::Kernel(KernelRejection::Text { .. }))), "{to}: {found:?}");
    }
}

/// A start that is early enough to fit, but not to prove: the window is as long as the theorem says.
#[test]
fn values_that_repeat_for_a_while_are_not_enough() {
    // One stone, or a heap of thirty as a whole: 0 1 0 1 … up to 29, 2, and 0 1 0 1 … from 31 on.
    let late = |repeats: &str| {
        let heaps = "(heaps n (move (m) (= n (+ m 1)) (to m)) (move () (= n 30)))";
        check(&format!("(period 2)\n{heaps}\n{repeats}"))
    };
    assert!(late("(repeats 31 2) (least)").is_ok());
    assert_eq!(late("(repeats 0 2)"), Err(PeriodFlaw::Differs(28).into()));
    assert_eq!(late("(repeats 29 2)"), Err(PeriodFlaw::Differs(29).into()));
    assert_eq!(late("(repeats 30 2)"), Err(PeriodFlaw::Differs(30).into()));
}

#[test]
fn generated_games_repeat_as_they_do() {
    let mut dice = Dice(11);
    let (mut right, mut wrong) = (0, 0);
    for _ in 0..oracle::sweep(60, 600) {
        let mut kind = |parts: usize, least: u64| {
            let amounts = (least..4).filter(|_| dice.throw(2) == 1).map(|amount| amount as usize);
            (parts, amounts.collect::<Vec<_>>())
        };
        let heaps = Heaps::of_amounts(&[kind(0, 1), kind(1, 1), kind(2, 0)]);
        let known = values(&heaps, 46);
        for (start, length) in (0..6).flat_map(|start| (1..6).map(move |length| (start, length))) {
            let mask = Some((dice.throw(16) as u32, dice.throw(2) == 1)).filter(|_| dice.throw(2) == 1);
            let values = known[..start + length].to_vec();
            let certificate = PeriodCertificate {
                heaps: heaps.clone(),
                start,
                length,
                saltus: 0,
                least: false,
                values,
                offset: 0,
                mask,
                after: None,
            };
            let found = check(&certificate.to_string());
            let fits = (start..known.len() - length).all(|heap| known[heap] == known[heap + length]);
            assert_eq!(found.is_ok(), fits, "{certificate} {found:?} {known:?}");
            *if fits { &mut right } else { &mut wrong } += 1;
        }
    }
    assert!(right > 50 && wrong > 50, "{right} {wrong}");
}

#[test]
fn limits_are_kept() {
    let of = |limits: Limits| check_period(SEVEN, limits).map(|_| ());
    let kernel = |why| Err(Rejection::Kernel(why));
    assert_eq!(of(Limits { steps: 300, ..most() }), kernel(KernelRejection::Steps));
    assert_eq!(of(Limits { bytes: 10, ..most() }), kernel(KernelRejection::Memory));
    // Long computations are stopped.
    let long = SEVEN.replace("(repeats 0 2)\n(least)\n(values 0 1)", "(repeats 0 2000000)");
    let stop = || true;
    assert_eq!(
        check_period(&long, Limits { stop: &stop, ..most() }).map(|_| ()),
        kernel(KernelRejection::Stopped)
    );
    // Deep and wide texts are read without recursion.
    let deep = format!(
        "(period 2) (heaps n (move () {}(= n 1){})) (repeats 0 1)",
        "(not ".repeat(1 << 16),
        ")".repeat(1 << 16)
    );
    assert_eq!(check(&deep).map(|theorem| theorem.moves.code()), Err(PeriodFlaw::Differs(0).into()));
}
