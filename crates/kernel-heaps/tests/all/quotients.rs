//! Misère quotients, against winners found by trying all moves.

use crate::brute::Misere;
use kernel_heaps::{
    KernelRejection, Limits, QuotientCertificate, QuotientFlaw, QuotientTheorem, Rejection, check_quotient,
    most,
};

/// Take one or two: Nim with heaps of at most two. The elements are 1, a, b, ab, b², ab².
pub(crate) const TAME: &str = "(quotient 2)
(heaps n (move (m) (or (= n (+ m 1)) (= n (+ m 2))) (to m)))
(repeats 1 3)
(map 0 1 2 0)
(generators 1 2)
(times (1 2) (0 3) (3 4) (2 5) (5 2) (4 3))
(lost 1 4)
(sums (1) (2) (1 1) (1 2) (2 2) (1 2 2))
";
/// 0.34, with splits in two heaps and a period.
pub(crate) const TWO: &str = "(quotient 2)
(heaps n
  (move () (= n 1))
  (move (m) (= n (+ m 1)) (< 0 m) (to m))
  (move (i j) (= n (+ i j 2)) (< 0 i) (< 0 j) (to i) (to j)))
(repeats 7 8)
(map 0 1 0 1 2 0 1 0 4 1 3 1 2 0 5)
(generators 1 4 10)
(times (1 2 3) (0 4 5) (4 6 7) (5 7 0) (2 8 9) (3 9 1) (8 10 10) (9 10 2) (6 11 11) (7 11 4) (11 6 6) (10 8 8))
(lost 1 5 6)
(sums (1) (4) (10) (1 1) (1 4) (1 10) (4 4) (4 10) (10 10) (1 4 4) (1 4 10) (4 4 4) (1 4 4 4))
";
/// 8.1, with splits in three heaps, of which some are looked at.
pub(crate) const THREE: &str = "(quotient 2)
(heaps n
  (move () (= n 1))
  (move (i j k) (= n (+ i j k)) (<= 1 i) (<= i j) (<= j k) (to i) (to j) (to k)))
(map 0 1 0 0 1 2 2 4 3)
(generators 1 5 8)
(times (1 2 3) (0 4 5) (4 6 7) (5 7 6) (2 8 9) (3 9 8) (8 2 3) (9 3 2) (6 4 5) (7 5 4))
(lost 1 6)
(sums (1) (5) (8) (1 1) (1 5) (1 8) (5 5) (5 8) (8 8) (1 5 5) (1 5 8) (1 8 8))
";
/// Heaps of three or more, from which one stone is taken: their parity, on heaps smaller by 2.
pub(crate) const SMALLER: &str = "(quotient 2)
(heaps n (move (m) (= n (+ m 1)) (<= 2 m) (to m)))
(repeats 3 2)
(map 0 0 0 1 0)
(generators 3)
(times (1) (0))
(lost 1)
(sums (3) (3 3))
(offset 2)
";

pub(crate) fn check(text: &str) -> Result<QuotientTheorem, Rejection> {
    check_quotient(text, most())
}

fn flaw(text: &str) -> QuotientFlaw {
    match check(text) {
        Err(Rejection::Quotient(flaw)) => flaw,
        other => panic!("{text}: {other:?}"),
    }
}

/// Checks what a certificate says of all sums of at most three heaps.
pub(crate) fn believed(text: &str, most: usize) {
    let said = QuotientCertificate::parse(text).expect("it reads");
    // Each element as a word in the generators.
    let mut words: Vec<Option<Vec<usize>>> = vec![None; said.times.len()];
    words[0] = Some(vec![]);
    for element in 0..words.len() {
        let word = words[element].clone().expect("each is reached from an earlier one");
        for (generator, &product) in said.times[element].iter().enumerate() {
            let longer = [&word[..], &[generator]].concat();
            words[product as usize].get_or_insert(longer);
        }
    }
    let times = |element: u32, other: u32| {
        let word = words[other as usize].iter().flatten();
        word.fold(element, |product, &generator| said.times[product as usize][generator])
    };
    let element = |heap: usize| match said.period {
        Some((start, length)) if heap >= start => Some(said.map[start + (heap - start) % length]),
        _ => said.map.get(heap).copied(),
    };
    let mut play = Misere::new(&said.heaps, most as i64);
    for a in 0..=most {
        for b in 0..=a {
            for c in 0..=b {
                let Some(all) = [a, b, c].iter().try_fold(0, |all, &heap| Some(times(all, element(heap)?)))
                else {
                    continue;
                };
                let lost = play.loses(&[c as i64, b as i64, a as i64]);
                assert_eq!(said.lost.contains(&all), lost, "{c} {b} {a}: {text}");
            }
        }
    }
}

#[test]
fn certificates_by_hand() {
    let all = [(TAME, "0.33", 6), (TWO, "0.34", 12), (THREE, "8.1", 10), (SMALLER, "0.3", 2)];
    for (text, code, order) in all {
        let theorem = check(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!((theorem.moves.code().as_deref(), theorem.order), (Some(code), order));
        believed(text, 9);
        let certificate = QuotientCertificate::parse(text).expect("it reads");
        assert_eq!(QuotientCertificate::parse(&certificate.to_string()), Ok(certificate));
    }
}

#[test]
fn what_can_be_wrong() {
    for (from, to, wanted) in [
        ("(repeats 1 3)", "(repeats 0 3)", QuotientFlaw::Map),
        ("(repeats 1 3)", "(repeats 1 0)", QuotientFlaw::Map),
        ("(repeats 1 3)", "(repeats 2 3)", QuotientFlaw::Map),
        ("(map 0 1 2 0)", "(map 1 1 2 0)", QuotientFlaw::Map),
        ("(map 0 1 2 0)", "(map 0 1 2 6)", QuotientFlaw::NoElement(6)),
        ("(map 0 1 2 0)", "(map 0 2 1 0)", QuotientFlaw::Generator(0)),
        ("(generators 1 2)", "(generators 2 1)", QuotientFlaw::Generator(0)),
        ("(generators 1 2)", "(generators 1 9)", QuotientFlaw::Generator(1)),
        ("(3 4)", "(3 5)", QuotientFlaw::Commute(2, 0, 1)),
        ("(3 4)", "(3)", QuotientFlaw::Products(2)),
        ("(5 2) (4 3)", "(5 2) (4 3) (6 6)", QuotientFlaw::Unreached(6)),
        ("(lost 1 4)", "(lost 4 1)", QuotientFlaw::Lost),
        ("(lost 1 4)", "(lost 0 1 4)", QuotientFlaw::Lost),
        ("(lost 1 4)", "(lost)", QuotientFlaw::Alike(0, 1)),
        (" (1 2 2))", ")", QuotientFlaw::Uncovered(4, 2)),
        ("(sums (1) (2)", "(sums (1)", QuotientFlaw::UncoveredHeap(2)),
        ("(1 1)", "(1 0)", QuotientFlaw::Sum(3)),
        ("(1 1)", "(1 99)", QuotientFlaw::Sum(3)),
        ("(or (= n (+ m 1)) (= n (+ m 2)))", "(< m n)", QuotientFlaw::Endless),
        ("(1 2 2))\n", "(1 2 2))\n(offset 9)", QuotientFlaw::Small),
    ] {
        assert!(TAME.contains(from), "{from}");
        let text = TAME.replacen(from, to, 1);
        match wanted {
            // With an offset the moves are looked at first.
            QuotientFlaw::Small => assert!(check(&text).is_err()),
            _ => assert_eq!(flaw(&text), wanted, "{to}"),
        }
    }
    assert_eq!(flaw(&SMALLER.replace("(map 0 0 0 1 0)", "(map 0 1 0 1 0)")), QuotientFlaw::Small);
    assert_eq!(flaw(&SMALLER.replace("(sums (3)", "(sums (3) (1)")), QuotientFlaw::Small);
    // One stone is taken if something is left: the heap of one has no moves.
    let rest = "(quotient 2)(heaps n (move (m) (= n (+ m 1)) (< 0 m) (to m)))(repeats 1 2)";
    let with = |map: &str| format!("{rest}(map {map})(generators 2)(times (1) (0))(lost 1)(sums (2) (2 2))");
    assert!(check(&with("0 0 1")).is_ok());
    assert_eq!(flaw(&with("0 1 1").replace("(generators 2)", "(generators 1)")), QuotientFlaw::Dead(1));
    // A square that is not seen to be nothing.
    let parity =
        SMALLER.replace("(times (1) (0))", "(times (1) (2) (3) (2))").replace("(lost 1)", "(lost 1 3)");
    assert_eq!(flaw(&parity), QuotientFlaw::Alike(0, 2));
    for (from, to) in [
        ("(quotient 2)", "(quotient 1)"),
        ("(repeats 1 3)", "(repeats 1 4294967296)"),
        ("(repeats 1 3)", "(repeats 1 03)"),
        ("(map 0 1 2 0)\n", ""),
        ("(generators 1 2)", "(generators 1 (2))"),
        ("(times (1 2)", "(times 1 2"),
        ("(lost 1 4)\n", "(lost 1 4)(lost)"),
        ("(1 2 2))\n", "(1 2 2)"),
        ("(1 2 2))\n", "(1 2 2)))"),
    ] {
        assert!(TAME.contains(from), "{from}");
        let found = check(&TAME.replacen(from, to, 1));
        assert!(matches!(found, Err(Rejection::Kernel(KernelRejection::Text { .. }))), "{to}: {found:?}");
    }
}

#[test]
fn other_games_do_not_fit() {
    // Normal play of some of these is the same.
    for moves in [
        "(move (m) (= n (+ m 1)) (to m))",
        "(move (m) (< m n) (<= n (+ m 3)) (to m))",
        "(move (m) (or (= n (+ m 1)) (= n (+ m 2))) (to m)) (move (i j) (= n (+ i j)) (< 0 i) (< 0 j) (to i) (to j))",
        "(move (m) (= n (+ m 2)) (to m))",
        "(move (m) (or (= n (+ m 1)) (= n (+ m 2))) (to m)) (move (i j) (= n (+ i j 2)) (to i) (to j))",
        "",
    ] {
        let text = TAME.replace("(move (m) (or (= n (+ m 1)) (= n (+ m 2))) (to m))", moves);
        assert!(check(&text).is_err(), "{moves}");
    }
}

/// Every number counts by itself, but those of heaps in sums and of generators: others with the same element may be as good.
#[test]
fn every_number_counts() {
    for text in [TAME, TWO, SMALLER] {
        for (place, line) in text.lines().enumerate() {
            if !["(repeats", "(map", "(times", "(lost"].iter().any(|word| line.starts_with(word)) {
                continue;
            }
            let digits: Vec<(usize, &str)> = line.match_indices(|sign: char| sign.is_ascii_digit()).collect();
            for (at, digit) in digits {
                let number: i64 = digit.parse().expect("a digit");
                for other in [number - 1, number + 1].into_iter().filter(|other| (0..10).contains(other)) {
                    let mut changed = line.to_string();
                    changed.replace_range(at..=at, &other.to_string());
                    let lines: Vec<&str> = text
                        .lines()
                        .enumerate()
                        .map(|(n, line)| if n == place { &changed } else { line })
                        .collect();
                    assert!(check(&lines.join("\n")).is_err(), "{line} -> {changed}");
                }
            }
        }
    }
}

#[test]
fn limits_are_kept() {
    let of = |limits: Limits| check_quotient(TAME, limits).map(|_| ());
    assert_eq!(of(Limits { steps: 400, ..most() }), Err(Rejection::Kernel(KernelRejection::Steps)));
    assert_eq!(of(Limits { bytes: 10, ..most() }), Err(Rejection::Kernel(KernelRejection::Memory)));
}
