//! Games on heaps, recognised from their rules: nim-values at any size by proved periods, against the rules themselves.

#[allow(dead_code)] // Statements are played here, but no values computed.
#[path = "../../../../kernel-heaps/tests/all/brute.rs"]
mod brute;
mod certified;
mod growth;
mod named;
mod spelled;

use bouton::proof::{Attempted, Method, Task, Theorem, prove};
use bouton::words::Say;
use bouton::{Evidence, Query, Workbench, solve};
use dashu_int::UBig;
use dashu_int::ops::DivRem;
use rules::Outcome;
use solve::Limits;
use std::collections::HashMap;

/// Games with periods that begin early, as rules, and the offset of their heaps.
const GAMES: [&str; 7] = [
    "(n) -> (i) + (j) where i + j = n - 1\n(n) -> (i) + (j) where i + j = n - 2",
    "(n) -> (n - k) where k in {1, 4, 6} and k < n\n(n) -> (i) + (j) where i + j = n - 3 and 1 <= i <= j",
    "(n) -> (i) + (j) where i + j = n and 2 <= i <= j",
    "(n) -> (n - k) where k in {2, 3, 7}",
    "(n) -> () where n = 3\n(n) -> (i) + (j) where i + j + 2 = n and i >= 1 and j >= 1",
    "(n) -> (n - 1)\n(n) -> (i) + (j) where n - i - j in {3, 5}",
    "(n) -> (i) + (j) + (k) where i + j + k = n - 1 and 1 <= i <= j <= k\n(n) -> (n - 1)\n(n) -> (n - 2)",
];

/// Options by brute force: every way to write parts, tried with the rules' own words by the engine is not used here, but the
/// text of the rules put by hand.
fn options(game: usize, n: u64) -> Vec<Vec<u64>> {
    let mut found = vec![];
    for i in 0..=n {
        for j in i..=n {
            let gone = n.checked_sub(i + j);
            let pair = match game {
                0 => gone == Some(1) || gone == Some(2),
                1 => gone == Some(3) && i >= 1,
                2 => gone == Some(0) && i >= 2,
                4 => gone == Some(2) && i >= 1,
                5 => gone == Some(3) || gone == Some(5),
                _ => false,
            };
            if pair {
                found.push(vec![i, j]);
            }
            for k in j..=n {
                if game == 6 && i + j + k + 1 == n && i >= 1 {
                    found.push(vec![i, j, k]);
                }
            }
        }
        let gone = n - i;
        let one = match game {
            1 => [1, 4, 6].contains(&gone) && i > 0,
            3 => [2, 3, 7].contains(&gone),
            5 => gone == 1,
            6 => gone == 1 || gone == 2,
            _ => false,
        };
        if one {
            found.push(vec![i]);
        }
    }
    if game == 4 && n == 3 {
        found.push(vec![]);
    }
    found
}

fn values(game: usize, count: u64) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for n in 0..count {
        let reached: Vec<u64> = options(game, n)
            .iter()
            .map(|parts| parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]))
            .collect();
        values.extend((0..).find(|value| !reached.contains(value)));
    }
    values
}

fn ask(workbench: &Workbench, text: &str) -> bouton::Answer {
    let position = workbench
        .ask(&Query::read(text).expect("it can be done"), None)
        .unwrap_or_else(|e| panic!("{text}: {e:?}"));
    solve(&position, usize::MAX, &Limits::none()).unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

fn workbench() -> Workbench {
    let workbench = Workbench::new();
    for (number, rules) in GAMES.iter().enumerate() {
        workbench
            .add(&format!("g{number}.game"), &format!("game g{number}\n{rules}\n"))
            .expect("it can be done");
    }
    workbench
}

#[test]
fn small_heaps_agree_with_the_rules_put_by_hand() {
    let workbench = workbench();
    for game in 0..GAMES.len() {
        let expected = values(game, 40);
        for n in (0..40u64).step_by(3) {
            for other in [0, 5, 11] {
                let answer = ask(&workbench, &format!("g{game}.game {n} {other}"));
                let sum = expected[n as usize] ^ expected[other as usize];
                assert_eq!(answer.value, Some(sum.to_string()), "{game}: {n} {other}");
                assert_eq!(answer.outcome, Some(if sum == 0 { Outcome::P } else { Outcome::N }));
            }
        }
    }
}

/// Beyond the sizes for which all moves are tried, every winning move is constructed: the same as those of the rules.
#[test]
fn all_winning_moves_of_a_large_heap() {
    let workbench = workbench();
    for game in [0, 2, 3, 4, 5] {
        let n = 4201u64;
        let values = long_values(game, n + 1);
        for other in [0u64, 6, 9] {
            let answer = ask(&workbench, &format!("g{game}.game {n} {other}"));
            let sum = values[n as usize] ^ values[other as usize];
            assert_eq!(answer.value, Some(sum.to_string()), "{game}: {other}");
            if sum == 0 {
                continue;
            }
            assert!(matches!(answer.evidence, Some(Evidence::Proved(_))), "{game}: {:?}", answer.evidence);
            let mut expected = 0;
            for (moved, rest) in [(n, other), (other, n)] {
                let reached = large_options(game, moved).into_iter().filter(|parts| {
                    parts.iter().fold(values[rest as usize], |sum, &part| sum ^ values[part as usize]) == 0
                });
                expected += reached.count();
            }
            assert_eq!(answer.winning_move_count, Some(expected.to_string()), "{game}: {other}");
            assert_eq!(answer.winning_moves.len(), expected, "{game}: {other}");
            let distinct: std::collections::HashSet<&str> =
                answer.winning_moves.iter().map(|step| &*step.text).collect();
            assert_eq!(distinct.len(), expected);
        }
    }
}

/// The options of a heap without trying all pairs.
fn large_options(game: usize, n: u64) -> Vec<Vec<u64>> {
    let taken: &[u64] = match game {
        0 => &[1, 2],
        1 => &[3],
        2 => &[0],
        4 => &[2],
        5 => &[3, 5],
        _ => &[],
    };
    let least = [0, 1, 2, 0, 1, 0][game];
    let mut found = vec![];
    for &taken in taken {
        let Some(left) = n.checked_sub(taken) else { continue };
        found.extend((least..=left / 2).map(|small| vec![small, left - small]));
    }
    let one: &[u64] = match game {
        1 => &[1, 4, 6],
        3 => &[2, 3, 7],
        5 => &[1],
        _ => &[],
    };
    let least = u64::from(game == 1);
    found.extend(
        one.iter()
            .filter_map(|taken| n.checked_sub(*taken))
            .filter(|&left| left >= least)
            .map(|left| vec![left]),
    );
    if game == 4 && n == 3 {
        found.push(vec![]);
    }
    found
}

fn long_values(game: usize, count: u64) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for n in 0..count {
        let mut reached = [false; 512];
        for parts in large_options(game, n) {
            reached[parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]) as usize] = true;
        }
        values.extend(reached.iter().position(|&reached| !reached).map(|value| value as u64));
    }
    values
}

#[test]
fn a_heap_of_any_size_by_a_proved_period() {
    let workbench = Workbench::new();
    let known: HashMap<&str, (u64, u64)> =
        [("0.77", (71, 12)), ("0.07", (53, 34)), ("0.45", (498, 20)), ("0.156", (3479, 349))].into();
    for (code, (start, length)) in known {
        // 10^100 modulo the period.
        let residue = (0..100).fold(1, |power, _| power * 10 % length);
        let same = (start..start + length).find(|n| n % length == residue).expect("it can be done");
        let answer = ask(&workbench, &format!("{code} 10^100 {same}"));
        assert_eq!(answer.outcome, Some(Outcome::P), "{code}");
        assert!(matches!(answer.evidence, Some(Evidence::Proved(_))), "{code}: {:?}", answer.evidence);
        let answer = ask(&workbench, &format!("{code} {same}"));
        let large = workbench
            .ask(&Query::read(&format!("{code} 10^100")).expect("it can be done"), None)
            .expect("it can be done");
        let large = solve(&large, 3, &Limits::none()).expect("it can be done");
        assert_eq!(large.value, answer.value, "{code}");
        assert_eq!(large.winning_moves.len(), 3, "{code}");
        assert!(large.winning_move_count.expect("it can be done").len() > 90, "{code}");
    }
}

/// 0.055 has period 148 after 258 (Guy and Smith 1956): too long for automata.
#[test]
fn a_claim_with_a_long_period_is_proved_by_guy_and_smith() {
    let rules = "(n) -> () where n in {2, 3}\n(n) -> (i) + (j) where n - i - j in {2, 3} and 1 <= i <= j";
    let mut values: Vec<u64> = vec![];
    for n in 0..800usize {
        let mut reached = [false; 256];
        for taken in [2, 3] {
            if n == taken {
                reached[0] = true;
            }
            for small in 1..n {
                if n >= taken + 2 * small {
                    reached[(values[small] ^ values[n - taken - small]) as usize] = true;
                }
            }
        }
        values.extend(reached.iter().position(|&reached| !reached).map(|value| value as u64));
    }
    let list = |values: &[u64]| values.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let claim = |start: &[u64], period: &[u64]| {
        format!("game long\n{rules}\nvalue(n) = [{}] repeat [{}]\n", list(start), list(period))
    };
    let workbench = Workbench::new();
    let attempted = |name: &str, text: String| {
        workbench.add(name, &text).expect("it can be done");
        let variant =
            workbench.variant(&Query::read(name).expect("it can be done"), None).expect("it can be done");
        let proofs = prove(&variant, &[], &Task::default(), &Limits::none()).expect("it can be done");
        proofs.attempts.into_iter().next().expect("it can be done").result
    };
    match attempted("right.game", claim(&values[..259], &values[259..407])) {
        Attempted::Proved(proved) => {
            assert!(
                matches!(proved.method, Method::Period { start: 259, length: 148, .. }),
                "{:?}",
                proved.method
            );
            let accepted =
                bouton::proof::verify(&proved.certificate, &Limits::none()).expect("it can be done");
            assert!(matches!(&accepted, Theorem::Period(theorem) if theorem.start == 259), "{accepted:?}");
        }
        other => panic!("{other:?}"),
    }
    let mut wrong = values.clone();
    wrong[300] += 1;
    match attempted("wrong.game", claim(&wrong[..259], &wrong[259..407])) {
        Attempted::Refuted(found) => {
            assert!(found.text().en.contains("300"), "{}", found.text().en)
        }
        other => panic!("{other:?}"),
    }
    // A period that is wrong only from where it comes again.
    match attempted("late.game", claim(&values[..200], &values[200..348])) {
        Attempted::Refuted(_) => {}
        other => panic!("{other:?}"),
    }
}

/// 0.3F: one or two stones are taken; after two, what is left may be split in two or three. Its values are those of the first six heaps, and 3 more
/// for each six stones (a test of periods by automata has them from the definition).
#[test]
fn a_heap_of_any_size_where_values_grow() {
    let workbench = Workbench::new();
    let solved = |text: &str| {
        let position =
            workbench.ask(&Query::read(text).expect("it can be done"), None).expect("it can be done");
        solve(&position, 3, &Limits::none()).expect("it can be done")
    };
    // The definition, for few stones.
    let mut values: Vec<u64> = vec![0];
    for heap in 1..40usize {
        let mut seen = std::collections::BTreeSet::new();
        for taken in [1, 2] {
            match heap.checked_sub(taken) {
                Some(left) if left > 0 => seen.insert(values[left]),
                Some(_) => seen.insert(0),
                None => false,
            };
        }
        for a in 1..heap.saturating_sub(2) {
            let rest = heap - 2 - a;
            seen.insert(values[a] ^ values[rest]);
            seen.extend((1..rest).map(|b| values[a] ^ values[b] ^ values[rest - b]));
        }
        values.extend((0..).find(|value| !seen.contains(value)));
    }
    let value = |heap: &UBig| {
        let (rounds, place) = (heap / UBig::from(6u8), heap % UBig::from(6u8));
        UBig::from(values[usize::try_from(place).expect("below 6")]) + rounds * UBig::from(3u8)
    };
    assert!((0..40u64).all(|heap| value(&heap.into()) == UBig::from(values[heap as usize])));

    let large = UBig::from(10u8).pow(30);
    let answer = solved("0.3F 10^30");
    assert_eq!(answer.value, Some(value(&large).to_string()));
    assert!(matches!(answer.evidence, Some(Evidence::Proved(_))), "{:?}", answer.evidence);
    // Two equal heaps, after two stones are taken.
    assert!(!answer.winning_moves.is_empty());
    assert_eq!(solved("0.3F 10^30 10^30").outcome, Some(Outcome::P));
    assert_eq!(solved("0.3F 10^30 10^29").outcome, Some(Outcome::N));
}

/// Games that split no heap: any amount but a few, amounts that come again, and amounts too large for certificates.
#[test]
fn a_heap_of_any_size_where_no_heap_is_split() {
    const COUNT: usize = 12_001;
    /// The game, whether an amount may be taken that leaves something, and whether one may that leaves nothing.
    type Game = (&'static str, fn(usize) -> bool, fn(usize) -> bool);
    let odd = |taken: usize| taken % 2 == 1;
    let games: [Game; 5] = [
        ("all but {2,5}", |taken| ![2, 5].contains(&taken), |taken| ![2, 5].contains(&taken)),
        ("0.3003330[3]", |taken| ![2, 3, 7].contains(&taken), |taken| ![2, 3, 7].contains(&taken)),
        ("{1000,5000}", |taken| [1000, 5000].contains(&taken), |taken| [1000, 5000].contains(&taken)),
        ("0.[30]", odd, odd),
        ("0.[201]", |taken| taken % 3 == 1, |taken| taken % 3 == 0),
    ];
    let workbench = Workbench::new();
    let solved = |text: &str| {
        let position = workbench.ask(&Query::read(text).expect(text), None).expect(text);
        solve(&position, 3, &Limits::none()).expect(text)
    };
    let large = UBig::from(10u8).pow(100);
    for (name, some, all) in games {
        // The definition.
        let options = |heap: usize| {
            let left = (1..heap).filter(move |left| some(heap - left));
            left.chain((heap > 0 && all(heap)).then_some(0))
        };
        let mut values: Vec<usize> = vec![];
        let mut seen = vec![usize::MAX; COUNT];
        for heap in 0..COUNT {
            options(heap).for_each(|left| seen[values[left]] = heap);
            values.extend((0..).find(|value| seen[*value] != heap));
        }
        let game = bouton::heaps::HeapGame::read(name).expect(name);
        let period = bouton::heaps::period(game, 100_000, 0, &Limits::none()).period.expect(name);
        let (start, length, saltus) = (period.start, period.length, period.saltus as usize);
        assert!((start..COUNT - length).all(|heap| values[heap + length] == values[heap] + saltus), "{name}");
        let value = |heap: &UBig| {
            let (rounds, beyond) = (heap - UBig::from(start)).div_rem(UBig::from(length));
            UBig::from(values[start + usize::try_from(&beyond).expect("small")]) + rounds * UBig::from(saltus)
        };
        // Sums whose heaps are larger than those of which all moves are tried.
        for heaps in [&[5_000][..], &[5_003, 9_999], &[4_444, 4_445], &[11_111, 6_007, 4_099], &[7_000, 3]] {
            let written: Vec<String> = heaps.iter().map(usize::to_string).collect();
            let answer = solved(&format!("{name} {}", written.join(" ")));
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
            let winning =
                |&heap: &usize| options(heap).filter(|&left| values[left] == values[heap] ^ sum).count();
            let count: usize = if sum == 0 { 0 } else { heaps.iter().map(winning).sum() };
            let asked = format!("{name} {heaps:?}: {answer:?}");
            assert_eq!(answer.value, Some(sum.to_string()), "{asked}");
            assert_eq!(answer.winning_move_count, Some(count.to_string()), "{asked}");
            assert_eq!(answer.winning_moves.len(), count.min(3), "{asked}");
            assert!(matches!(answer.evidence, Some(Evidence::Proved(_))), "{asked}");
        }
        let answer = solved(&format!("{name} 10^100"));
        assert_eq!(answer.value, Some(value(&large).to_string()), "{name}");
        assert!(matches!(answer.evidence, Some(Evidence::Proved(_))), "{:?}", answer.evidence);
        let answer = solved(&format!("{name} 10^100 12345678901234567890 777"));
        let sum = value(&large) ^ value(&12_345_678_901_234_567_890u64.into()) ^ UBig::from(values[777]);
        assert_eq!(answer.value, Some(sum.to_string()), "{name}");
    }
}

#[test]
fn a_file_is_no_code_whatever_it_is_called() {
    use bouton::heaps::HeapGame;
    let workbench = Workbench::new();
    // As a code, `o.game` would be O.GAME, in which one stone alone cannot be taken.
    for name in ["o.game", "0.game", "grundy.game", "./o", "my heaps.game"] {
        workbench.add(name, "game it(m default 3)\n(n) -> (n - k) where k in {1, m}\n").expect("rules");
        let game = HeapGame::of_words(&[name, "m=3"], &workbench).expect(name);
        assert!(matches!(&game, HeapGame::Rules(_)), "{name}: {game:?}");
        let report = bouton::heaps::period(game, 100, 6, &Limits::none());
        assert_eq!(report.first, [0, 1, 0, 1, 0, 1], "{name}");
        if !name.contains(' ') {
            let found = HeapGame::find(&format!("{name} m=3"), &workbench).expect(name);
            assert!(matches!(found, HeapGame::Rules(_)), "{name}: {found:?}");
        }
    }
    let missing = HeapGame::find("k.game", &workbench).expect_err("no such file");
    assert_eq!(missing[0].code(), "missing-file");
    assert!(matches!(HeapGame::find("0.77", &workbench), Ok(HeapGame::Code(_))));
    assert!(matches!(HeapGame::of_words(&["all", "but", "{2,5}"], &workbench), Ok(HeapGame::Code(_))));
}
