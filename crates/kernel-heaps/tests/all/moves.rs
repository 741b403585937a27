//! Moves derived from statements, against those found by trying all numbers.

use crate::brute::{Dice, options};
use kernel_heaps::{Heaps, Meter, Moves, MovesFlaw, PeriodCertificate, Rejection, most};
use std::collections::BTreeSet;

/// Heaps whose moves are tried.
const MOST: i64 = 11;

pub(crate) fn heaps(moves: &str) -> Heaps {
    let text = format!("(period 2) (heaps n {moves}) (repeats 0 1)");
    PeriodCertificate::parse(&text).unwrap_or_else(|why| panic!("{moves}: {why:?}")).heaps
}

fn derived(heaps: &Heaps, offset: u32) -> Result<Moves, Rejection> {
    Moves::of(heaps, offset, &Meter::new(most()))
}

/// Ways to leave so many nonempty heaps.
fn parted(stones: i64, parts: usize, least: i64) -> Vec<Vec<i64>> {
    match parts {
        0 => Vec::from_iter((stones == 0).then(Vec::new)),
        1 => Vec::from_iter((stones >= least).then(|| vec![stones])),
        _ => {
            let with = |first: i64| {
                let rest = parted(stones - first, parts - 1, first).into_iter();
                rest.map(move |rest| [vec![first], rest].concat())
            };
            (least..=stones / parts as i64).flat_map(with).collect()
        }
    }
}

/// Results of the derived moves from n, in stones of heaps smaller by the offset.
fn of_moves(moves: &Moves, heap: i64) -> BTreeSet<Vec<i64>> {
    let mut found = BTreeSet::new();
    for left in 0..=3 {
        for taken in (0..=heap).filter(|&taken| moves.0[left].contains(taken as usize)) {
            found.extend(parted(heap - taken, left, 1));
        }
    }
    found
}

/// Compares the moves with those of the statement.
fn compare(heaps: &Heaps, moves: &Moves, offset: i64) {
    for n in 0..=MOST + offset {
        // More than n would be no part.
        let found: BTreeSet<Vec<i64>> = options(heaps, n, n + 3)
            .into_iter()
            .map(|parts| parts.iter().map(|part| (part - offset).max(0)).filter(|&part| part > 0).collect())
            .collect();
        let expected = if n <= offset { BTreeSet::new() } else { of_moves(moves, n - offset) };
        assert_eq!(found, expected, "{heaps}\n{n}: {moves:?}");
    }
}

fn sums(dice: &mut Dice, names: &[&str]) -> String {
    let constant = dice.throw(4);
    match dice.throw(4) {
        0 => constant.to_string(),
        1 => dice.of(names).to_string(),
        2 => format!("(+ {} {constant})", dice.of(names)),
        _ => format!("(+ {} {})", dice.of(names), dice.of(names)),
    }
}

fn formula(dice: &mut Dice, names: &[&str], depth: u64) -> String {
    match dice.throw(if depth == 0 { 4 } else { 7 }) {
        0 => format!("(= {} {})", sums(dice, names), sums(dice, names)),
        1 | 2 => format!("({} {} {})", dice.of(&["<", "<="]), sums(dice, names), sums(dice, names)),
        3 => format!("(divides {} (- {} {}))", 1 + dice.throw(4), sums(dice, names), sums(dice, names)),
        4 => format!("(not {})", formula(dice, names, depth - 1)),
        _ => {
            let parts: String =
                (0..dice.throw(4)).map(|_| format!(" {}", formula(dice, names, depth - 1))).collect();
            format!("({}{parts})", dice.of(&["and", "or"]))
        }
    }
}

/// A formula about n less the parts alone.
fn amounts(dice: &mut Dice, parts: &str) -> String {
    let (a, b, c) = (dice.throw(4), dice.throw(5), 1 + dice.throw(3));
    match dice.throw(6) {
        0 => format!("(= n (+ {parts} {a}))"),
        1 => format!("(or (= n (+ {parts} {a})) (= n (+ {parts} {b})))"),
        2 => format!("(and (<= (+ {parts} {a}) n) (<= n (+ {parts} {b})))"),
        3 => format!("(< (+ {parts} {a}) n)"),
        4 => format!("(and (< (+ {parts} 0) n) (divides {c} (- n (+ {parts} {a}))))"),
        _ => format!("(and (< (+ {parts} 0) n) (not (= n (+ {parts} {b}))))"),
    }
}

fn step(dice: &mut Dice, offset: u64) -> String {
    let names = ["i", "j", "k"];
    let parts = dice.throw(4) as usize;
    let mut bound = names[..parts].to_vec();
    let mut when: Vec<String> = vec![];
    let mut sum = format!("{} 0", bound.join(" "));
    if dice.throw(3) == 0 {
        // The amount by its name.
        when.push(format!("(= n (+ m {sum}))"));
        when.push(
            dice.of(&["(<= 1 m)", "(divides 2 m)", "(or (= m 1) (= m 4))", "(not (= m 2))"]).to_string(),
        );
        bound.push("m");
        sum += " 0";
    } else {
        when.push(amounts(dice, &sum));
    }
    match dice.throw(4) {
        0 => when.extend(names[..parts].iter().map(|part| format!("(<= {} {part})", 1 + offset))),
        1 => when.extend(names[..parts].windows(2).map(|pair| format!("(<= {} {})", pair[0], pair[1]))),
        2 => when.extend(names[..parts].iter().map(|part| format!("(<= {offset} {part})"))),
        _ => {}
    }
    let all = [&["n"], &bound[..]].concat();
    if dice.throw(3) == 0 {
        when.push(formula(dice, &all, 2));
    }
    let to: String = names[..parts].iter().map(|part| format!(" (to {part})")).collect();
    format!("(move ({}) {}{to})", bound.join(" "), when.join(" "))
}

#[test]
fn moves_are_those_of_the_statement_or_none() {
    let mut dice = Dice(5);
    let (mut right, mut refused) = (0, std::collections::BTreeMap::new());
    for _ in 0..oracle::sweep(6000, 60_000) {
        let offset = dice.throw(3);
        let text: Vec<String> = (0..1 + dice.throw(2)).map(|_| step(&mut dice, offset)).collect();
        let heaps = heaps(&text.join(" "));
        match derived(&heaps, offset as u32) {
            Ok(moves) => {
                compare(&heaps, &moves, offset as i64);
                right += 1;
            }
            Err(Rejection::Moves(why)) => *refused.entry(format!("{why:?}")).or_insert(0) += 1,
            Err(why) => panic!("{heaps}: {why}"),
        }
    }
    assert!(right > 800, "{right} {refused:?}");
    assert!(refused.len() >= 4, "{right} {refused:?}");
}

#[test]
fn moves_of_the_literature() {
    let code = |text: &str, offset: u32| {
        let heaps = heaps(text);
        let moves = derived(&heaps, offset).unwrap_or_else(|why| panic!("{text}: {why}"));
        compare(&heaps, &moves, offset.into());
        moves.listed().expect("few amounts")
    };
    let kayles = "(move (i j) (= (+ i j 1) n) (to i) (to j)) (move (i j) (= (+ i j 2) n) (to i) (to j))";
    assert_eq!(code(kayles, 0), [vec![1, 2], vec![1, 2], vec![1, 2], vec![]]);
    // Couples Are Forever: 0.6 with a stone more in every heap.
    let couples = "(move (i j) (= (+ i j) n) (<= 1 i) (<= i j) (not (= n 2)) (to i) (to j))";
    assert_eq!(code(couples, 1), [vec![], vec![1], vec![1], vec![]]);
    for officers in [
        "(move (i j) (= (+ i j 1) n) (<= 1 (+ i j)) (to i) (to j))",
        "(move (i j) (= (+ i j 1) n) (not (and (= i 0) (= j 0))) (to i) (to j))",
        "(move (i j) (= (+ i j 1) n) (or (<= 1 i) (< 0 j)) (to i) (to j))",
        "(move (i j) (= (+ i j 1) n) (<= 1 j) (to i) (to j))",
        "(move (i j k) (= (+ i j k) n) (= k 1) (< i n) (<= 2 n) (to i) (to j))",
    ] {
        assert_eq!(code(officers, 0), [vec![], vec![1], vec![1], vec![]], "{officers}");
    }
    let three = "(move (i j k) (= (+ i j k 1) n) (<= 1 i) (<= i j) (<= j k) (to i) (to j) (to k))";
    assert_eq!(code(three, 0), [vec![], vec![], vec![], vec![1]]);
    let halves = "(move (i j) (= (+ i j 2) n) (<= (* 2 i) (- n 2)) (to i) (to j))";
    assert_eq!(code(halves, 0), [vec![2], vec![2], vec![2], vec![]]);
    assert_eq!(code("", 0), [vec![], vec![], vec![], vec![]]);
    assert_eq!(code("(move (m) (= n (+ m 1)) (or) (to m))", 0), [vec![], vec![], vec![], vec![]]);
    // Two rules that are one together.
    let both = "(move (m) (= n (+ m 1)) (< n 5) (to m)) (move (m) (= n (+ m 1)) (<= 5 n) (to m))";
    assert_eq!(code(both, 0), [vec![1], vec![1], vec![], vec![]]);
}

#[test]
fn other_games_are_refused() {
    let flaw = |text: &str, offset: u32| match derived(&heaps(text), offset) {
        Err(Rejection::Moves(why)) => why,
        other => panic!("{text}: {other:?}"),
    };
    for (text, why) in [
        // Grundy's game.
        ("(move (i j) (= (+ i j) n) (<= 1 i) (< i j) (to i) (to j))", MovesFlaw::Uneven),
        ("(move (m) (= n (+ m 1)) (divides 2 n) (to m))", MovesFlaw::Mixed),
        ("(move (m) (< m n) (<= n (* 2 m)) (to m))", MovesFlaw::Mixed),
        ("(move (m) (< m n) (<= m 3) (to m))", MovesFlaw::Uneven),
        ("(move (m) (= n (+ m 1)) (<= n 20) (to m))", MovesFlaw::Uneven),
        ("(move (m) (= m (+ n 1)) (to m))", MovesFlaw::Negative),
        ("(move (m) (to m))", MovesFlaw::Negative),
        ("(move (m) (<= m n) (to m))", MovesFlaw::Idle),
        ("(move () (= n 0))", MovesFlaw::Idle),
        ("(move (i j) (= (+ i j) n) (to i) (to j))", MovesFlaw::Idle),
        ("(move (m) (= m n) (= n (+ m 1)) (to n))", MovesFlaw::Part),
        ("(move (m) (= n (+ m m)) (to m) (to m))", MovesFlaw::Part),
        ("(move (m k) (= n (+ m (* 2 k))) (<= 1 k) (to m))", MovesFlaw::Unsolved),
        ("(move (m) (xor n m m) (to m))", MovesFlaw::Relation),
        ("(move (m) (exists (k) (= n (+ m k 1))) (to m))", MovesFlaw::Relation),
        ("(move (i j k l) (= n (+ i j k l 1)) (to i) (to j) (to k) (to l))", MovesFlaw::Parts),
        ("(move (m) (= n (+ m 99999999999)) (to m))", MovesFlaw::Large),
        ("(move (m) (= n (+ m 1)) (<= 1000000000 n) (to m))", MovesFlaw::Large),
    ] {
        assert_eq!(flaw(text, 0), why, "{text}");
    }
    assert_eq!(flaw("(move (m) (= n (+ m 1)) (to m))", 1), MovesFlaw::Idle);
    assert_eq!(flaw("(move (m) (= n (+ m 1)) (<= 6 n) (to m))", 3), MovesFlaw::Uneven);
}
