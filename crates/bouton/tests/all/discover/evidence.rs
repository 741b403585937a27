//! Statements about a finding are true at every position of the named box, and their numbers can be recounted.

use super::truth::{Case, game, listed};
use bouton::discover::{Conclusion, Discoveries, Extent, Goal, Search, discover};
use bouton::{Query, Workbench};
use solve::Limits;
use std::time::Duration;

/// One place set to other numbers.
fn set(at: &[i64], place: usize, to: impl Iterator<Item = i64>, emit: &mut dyn FnMut(&[i64])) {
    let mut next = at.to_vec();
    for number in to {
        next[place] = number;
        emit(&next);
    }
}

/// Any number from any one heap.
fn nim(at: &[i64], emit: &mut dyn FnMut(&[i64])) {
    (0..at.len()).for_each(|place| set(at, place, 0..at[place], emit));
}

/// The same from both heaps.
fn both(at: &[i64], emit: &mut dyn FnMut(&[i64])) {
    (1..=at[0].min(at[1])).for_each(|k| emit(&[at[0] - k, at[1] - k]));
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn values(case: Case) -> Case {
    Case { goal: Goal::Values, ..case }
}

fn misere(case: Case) -> Case {
    Case { misere: true, ..case }
}

fn upto(upto: u64, case: Case) -> Case {
    Case { upto: Some(upto), ..case }
}

fn lawful(law: impl Fn(&[i64]) -> bool + 'static, case: Case) -> Case {
    Case { law: Box::new(law), ..case }
}

const WELTER: &str = "(a, b, c, d) -> (y, b, c, d) where y < a and y != b and y != c and y != d
(a, b, c, d) -> (a, y, c, d) where y < b and y != a and y != c and y != d
(a, b, c, d) -> (a, b, y, d) where y < c and y != a and y != b and y != d
(a, b, c, d) -> (a, b, c, y) where y < d and y != a and y != b and y != c
position (a, b, c, d) where a != b and a != c and a != d and b != c and b != d and c != d";

fn distinct(at: &[i64]) -> bool {
    (1..at.len()).all(|place| !at[..place].contains(&at[place]))
}

fn welter(at: &[i64], emit: &mut dyn FnMut(&[i64])) {
    nim(at, &mut |next| {
        if distinct(next) {
            emit(next)
        }
    });
}

const COPRIME: &str =
    "(a, b) -> (a - k, b) where k >= 1 and (forall d: 2 <= d <= k implies not (d divides k and d divides b))
(a, b) -> (a, b - k) where k >= 1 and (forall d: 2 <= d <= k implies not (d divides k and d divides a))";

fn coprime(at: &[i64], emit: &mut dyn FnMut(&[i64])) {
    let [a, b] = *at else { panic!("{at:?}") };
    (1..=a).filter(|k| gcd(*k, b) == 1).for_each(|k| emit(&[a - k, b]));
    (1..=b).filter(|k| gcd(*k, a) == 1).for_each(|k| emit(&[a, b - k]));
}

/// Lists the options of a position.
type Listing = fn(&[i64], &mut dyn FnMut(&[i64]));

/// Returns `true` if numbers are a position.
type Law = fn(&[i64]) -> bool;

/// These were said to agree with thousands of positions, and did not.
#[test]
fn a_claim_that_more_data_refute_is_not_offered() {
    let case = |text, places, moves: Listing| Case {
        limits: Limits::none().with_time(Duration::from_secs(oracle::sweep(1, 5))),
        ..game(text, places, moves)
    };
    case(COPRIME, 2, coprime).compare();
    for most in [31, 40] {
        upto(most, game(COPRIME, 2, coprime)).compare();
    }
    misere(lawful(distinct, case(WELTER, 4, welter))).compare();
    for &most in oracle::sweep(&[3][..], &[3, 4]) {
        misere(lawful(distinct, upto(most, game(WELTER, 4, welter)))).compare();
    }
    let circular = "(a, b, c, d) -> (a - i, b - j, c - k, d) where i + j + k >= 1
(a, b, c, d) -> (a, b - i, c - j, d - k) where i + j + k >= 1
(a, b, c, d) -> (a - k, b, c - i, d - j) where i + j + k >= 1
(a, b, c, d) -> (a - j, b - k, c, d - i) where i + j + k >= 1";
    let three = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        let all = super::boxed(4, *at.iter().max().unwrap() as u64 + 1);
        for next in all.map(|next| next.into_iter().map(|number| number as i64).collect::<Vec<i64>>()) {
            let fewer = (0..4).filter(|&place| next[place] < at[place]).count();
            if (0..4).all(|place| next[place] <= at[place]) && (1..4).contains(&fewer) {
                emit(&next);
            }
        }
    };
    for &most in oracle::sweep(&[2][..], &[2, 3]) {
        values(upto(most, game(circular, 4, three))).compare();
    }
}

/// Coins on a strip; the row keeps them apart.
fn strip(at: &[i64], emit: &mut dyn FnMut(&[i64])) {
    for place in 0..at.len() {
        for to in (1..at[place]).filter(|to| !at.contains(to)) {
            let mut next = at.to_vec();
            next[place] = to;
            next.sort_unstable();
            emit(&next);
        }
    }
}

fn rising(at: &[i64]) -> bool {
    at.iter().all(|&x| x >= 1) && at.windows(2).all(|two| two[0] < two[1])
}

#[test]
fn sizes_without_a_position_are_no_evidence() {
    let text = "[.., x, ..] -> [.., y, ..] where 1 <= y < x and next_free(y - 1) = y
unordered
position [.., a, b, ..] where a < b
position [.., a, ..] where a >= 1";
    for size in [2, 3] {
        let case = lawful(rising, Case { size: Some(size), ..game(text, size, strip) });
        let finding = case.compare();
        let sizes: Vec<usize> = finding.sizes.iter().map(|other| other.size).collect();
        assert!(!sizes.contains(&size) && sizes.contains(&4), "{sizes:?}");
        let evidence = bouton::words::discovery::evidence(&finding).unwrap().en;
        assert!(evidence.contains(&format!("rows of length {size} ")), "{evidence}");
    }
    // There is no row of length 3 or more.
    let few = "[x, ..] -> [x - k, ..] where k >= 1
position [.., a, b, c, ..] where a < a";
    let case = Case { size: Some(2), ..game(few, 2, |at, emit| set(at, 0, 0..at[0], emit)) };
    let finding = lawful(|at| at.len() < 3, case).compare();
    assert_eq!(finding.sizes.iter().map(|other| other.size).collect::<Vec<_>>(), [1]);
    let three = Case { size: Some(3), ..game(few, 3, |at, emit| set(at, 0, 0..at[0], emit)) };
    let finding = lawful(|at| at.len() < 3, three).compare();
    assert!(matches!(finding.result, Conclusion::Nothing), "{finding:?}");
    assert_eq!(finding.data.map(|data| data.positions), Some(0));
}

#[test]
fn sums_and_rows() {
    let sum = |size, case| Case { size: Some(size), ..case };
    for size in [2, 3] {
        sum(size, listed("nim", size, nim)).compare();
        misere(sum(size, listed("nim", size, nim))).compare();
    }
    let moore = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        nim(at, emit);
        for (one, two) in (0..at.len()).flat_map(|two| (0..two).map(move |one| (one, two))) {
            set(at, one, 0..at[one], &mut |next| set(next, two, 0..at[two], emit));
        }
    };
    sum(3, listed("moore k=2", 3, moore)).compare();
    let stairs = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        for (place, k) in (0..at.len()).flat_map(|place| (1..=at[place]).map(move |k| (place, k))) {
            let mut next = at.to_vec();
            next[place] -= k;
            if place > 0 {
                next[place - 1] += k;
            }
            emit(&next);
        }
    };
    sum(3, listed("staircase", 3, stairs)).compare();
    let pieces = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        for place in 0..at.len() {
            let below = if place == 0 { 0 } else { at[place - 1] };
            set(at, place, below + 1..at[place], emit);
        }
    };
    lawful(rising, sum(3, listed("georgia-bob", 3, pieces))).compare();
    // Heaps that may only be taken whole, or halved.
    let halves = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        for place in (0..at.len()).filter(|&place| at[place] > 0) {
            set(at, place, [0, at[place] / 2].into_iter(), emit);
        }
    };
    sum(2, game("(n) -> (0) where n >= 1\n(n) -> (n div 2) where n >= 1", 2, halves)).compare();
    // Only the last number of a row falls, and the first counts what it may.
    let last = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        let end = at.len() - 1;
        set(at, end, (0..at[end]).rev().take(2), emit);
    };
    sum(3, game("[.., x] -> [.., x - k] where 1 <= k <= 2", 3, last)).compare();
}

#[test]
fn games_of_the_catalogue() {
    for goal in [Goal::Outcomes, Goal::Values] {
        let bash = |at: &[i64], emit: &mut dyn FnMut(&[i64])| set(at, 0, (0..at[0]).rev().take(5), emit);
        Case { goal, ..listed("bash m=5", 1, bash) }.compare();
        let some = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
            set(at, 0, [1, 4, 9].into_iter().filter(|s| *s <= at[0]).map(|s| at[0] - s), emit);
        };
        Case { goal, ..listed("subtraction S=1,4,9", 1, some) }.compare();
    }
    let wythoff = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        nim(at, emit);
        both(at, emit);
    };
    listed("wythoff", 2, wythoff).compare();
    misere(listed("wythoff", 2, wythoff)).compare();
    values(upto(12, listed("wythoff", 2, wythoff))).compare();
    listed("fibonacci-nim", 2, |at, emit| {
        (1..=at[0].min(at[1])).for_each(|k| emit(&[at[0] - k, 2 * k]));
    })
    .compare();
    let euclid = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        let [a, b] = *at else { panic!("{at:?}") };
        (1..=b / a.max(1)).filter(|_| a > 0).for_each(|k| emit(&[a, b - k * a]));
        (1..=a / b.max(1)).filter(|_| b > 0).for_each(|k| emit(&[a - k * b, b]));
    };
    upto(20, listed("euclid", 2, euclid)).compare();
    let ends: fn(&[i64]) -> char = |at| if at == [0, 0] { 'P' } else { 'D' };
    let knight = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        for (x, y) in [(1, 2), (2, 1)] {
            if at[0] >= x && at[1] >= y {
                emit(&[at[0] - x, at[1] - y]);
            }
        }
    };
    Case { stuck: ends, ..listed("race piece=knight", 2, knight) }.compare();
    misere(Case { stuck: ends, ..listed("race piece=knight", 2, knight) }).compare();
    Case { stuck: ends, ..listed("race piece=queen", 2, wythoff) }.compare();
}

#[test]
fn games_with_laws() {
    lawful(
        |at| at[0] >= 1 && at[1] >= 1,
        game(
            "(a, b) -> (a - 1, b) where a >= 2\n(a, b) -> (a, b - 1) where b >= 2\nposition (a, b) where a >= 1 and b >= 1",
            2,
            |at, emit| {
                (0..2).filter(|&place| at[place] >= 2).for_each(|place| set(at, place, [at[place] - 1].into_iter(), emit));
            },
        ),
    )
    .compare();
    let multiples =
        "(a, b) -> (a, b - k*a) where k >= 1 and a >= 1 and b > k*a\nposition (a, b) where a >= 1";
    let take = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        let [a, b] = *at else { panic!("{at:?}") };
        (1..b).take_while(|k| k * a < b).for_each(|k| emit(&[a, b - k * a]));
    };
    lawful(|at| at[0] >= 1, game(multiples, 2, take)).compare();
    values(upto(30, lawful(|at| at[0] >= 1, game(multiples, 2, take)))).compare();
    for text in [
        "(y, z) -> (y - k, z) where k >= 1\n(y, z) -> (min(y, w div 2), w) where w < z\nposition (y, z) where y <= z div 2",
        "(y, z) -> (min(y, w div 2), w) where w < z\nposition (y, z) where y <= z div 2\n(y, z) -> (y - k, z) where k >= 1",
    ] {
        let bar = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
            let [y, z] = *at else { panic!("{at:?}") };
            (0..y).for_each(|less| emit(&[less, z]));
            (0..z).for_each(|w| emit(&[y.min(w / 2), w]));
        };
        let law = |at: &[i64]| at[0] <= at[1] / 2;
        upto(24, lawful(law, game(text, 2, bar))).compare();
        misere(upto(24, lawful(law, game(text, 2, bar)))).compare();
        values(upto(24, lawful(law, game(text, 2, bar)))).compare();
    }
    // One number, of which only some are positions.
    let odd = "(n) -> (n - 2*k) where 1 <= k <= 3\nposition (n) where odd(n)";
    let threes = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        set(at, 0, [2, 4, 6].into_iter().map(|k| at[0] - k).filter(|n| *n >= 0), emit);
    };
    for goal in [Goal::Outcomes, Goal::Values] {
        lawful(|at| at[0] % 2 == 1, Case { goal, ..game(odd, 1, threes) }).compare();
    }
    // None of the first few hundred numbers is a position.
    let large = "(n) -> (n - k) where 1 <= k <= 2 and n - k >= 500\nposition (n) where n >= 500";
    let down = |at: &[i64], emit: &mut dyn FnMut(&[i64])| set(at, 0, (500..at[0]).rev().take(2), emit);
    lawful(|at| at[0] >= 500, game(large, 1, down)).compare();
    let nowhere = upto(60, lawful(|at| at[0] >= 500, game(large, 1, down))).compare();
    assert!(
        matches!(nowhere.result, Conclusion::Nothing) && nowhere.data.is_some_and(|data| data.positions == 0)
    );
}

#[test]
fn ends_draws_and_moves_that_raise() {
    let three = |at: &[i64], emit: &mut dyn FnMut(&[i64])| set(at, 0, (0..at[0]).rev().take(3), emit);
    for (line, stuck) in [
        ("end (0) won", (|at| if at == [0] { 'N' } else { 'P' }) as fn(&[i64]) -> char),
        ("end (0) draw", |at| if at == [0] { 'D' } else { 'P' }),
        ("otherwise draw", |_| 'D'),
        ("otherwise won", |_| 'N'),
    ] {
        for misere in [false, true] {
            let text = format!("(n) -> (n - k) where 1 <= k <= 3\n{line}");
            Case { stuck, misere, ..game(&text, 1, three) }.compare();
        }
    }
    // Taking one stone here lets anybody put up to two there.
    let raise = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        let [a, b] = *at else { panic!("{at:?}") };
        (0..=2).filter(|_| a >= 1).for_each(|k| emit(&[a - 1, b + k]));
        (0..1).filter(|_| b >= 1).for_each(|_| emit(&[a, b - 1]));
    };
    let text = "(a, b) -> (a - 1, b + k) where k <= 2\n(a, b) -> (a, b - 1)";
    upto(15, game(text, 2, raise)).compare();
    misere(upto(15, game(text, 2, raise))).compare();
    values(upto(15, game(text, 2, raise))).compare();
    // Play that goes round is a draw.
    let round = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        let n = at[0];
        (0..1).filter(|_| n >= 2).for_each(|_| emit(&[n - 2]));
        (0..1).filter(|_| n % 3 == 1 && n < 40).for_each(|_| emit(&[n + 2]));
    };
    let text = "(n) -> (n - 2)\n(n) -> (n + 2) where n mod 3 = 1 and n < 40\notherwise draw";
    upto(60, Case { endless: true, stuck: |_| 'D', ..game(text, 1, round) }).compare();
}

#[test]
fn undefined_terms_and_quantifiers_in_rules() {
    // Nothing may be taken where the bound is not defined.
    let share = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        let [a, b] = *at else { panic!("{at:?}") };
        if a > 0 {
            set(at, 1, b - b / a..b, emit);
        }
        set(at, 0, a.saturating_sub(1).max(0)..a, emit);
    };
    let text = "(a, b) -> (a, b - k) where k >= 1 and k <= b div a\n(a, b) -> (a - 1, b)";
    upto(20, game(text, 2, share)).compare();
    values(upto(20, game(text, 2, share))).compare();
    let divisors = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        set(at, 0, (1..at[0]).filter(|k| at[0] % k == 0).map(|k| at[0] - k), emit);
    };
    for goal in [Goal::Outcomes, Goal::Values] {
        let text = "(n) -> (n - k) where 1 <= k < n and k divides n";
        Case { goal, ..upto(300, game(text, 1, divisors)) }.compare();
    }
    let prim = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        set(at, 0, (1..at[0]).filter(|k| gcd(*k, at[0]) == 1).map(|k| at[0] - k), emit);
    };
    let text = "(n) -> (n - k) where 1 <= k < n and (forall d: 2 <= d <= k implies not (d divides n and d divides k))";
    upto(40, game(text, 1, prim)).compare();
    let powers = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        set(at, 0, (0..at[0]).filter(|to| ((at[0] - to) as u64).is_power_of_two()), emit);
    };
    for goal in [Goal::Outcomes, Goal::Values] {
        Case { goal, ..game("(n) -> (n - k) where power_of_two(k)", 1, powers) }.compare();
    }
}

#[test]
fn games_that_split() {
    let split = |take: &'static [i64]| {
        move |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
            // A heap as a whole row of heaps, kept in order.
            for (place, taken) in (0..at.len()).flat_map(|place| take.iter().map(move |taken| (place, taken)))
            {
                for left in 0..=(at[place] - taken).max(-1) {
                    let mut next = at.to_vec();
                    next[place] = left;
                    next.push(at[place] - taken - left);
                    next.retain(|&heap| heap > 0);
                    next.sort_unstable();
                    emit(&next);
                }
            }
        }
    };
    // The value of a heap is that of the heap beside which it is lost: outcomes of two heaps, and no nim-sum.
    let kayles = Case { size: None, ..listed("kayles", 1, split(&[1, 2])) };
    let finding = upto(9, values(kayles)).find();
    let lost = listed("kayles", 1, split(&[1, 2]));
    if let Some(extent) = finding.compared {
        let claims = super::reader::Claims::read(&finding.items);
        for n in 0..=extent.upto as i64 {
            let value = claims.at(&[n]).unwrap();
            let heaps: Vec<i64> = [n, value].into_iter().filter(|heap| *heap > 0).collect();
            // Beside a heap of Nim, played in its own way.
            let mut known = std::collections::HashMap::new();
            assert!(is_lost(&lost, &heaps[..usize::from(n > 0)], value, &mut known), "{n} {value}");
        }
    }
}

/// Some heaps beside a heap of Nim.
fn is_lost(
    case: &Case,
    heaps: &[i64],
    beside: i64,
    known: &mut std::collections::HashMap<(Vec<i64>, i64), bool>,
) -> bool {
    let key = (heaps.to_vec(), beside);
    if let Some(&lost) = known.get(&key) {
        return lost;
    }
    let mut wins = (0..beside).any(|less| is_lost(case, heaps, less, known));
    (case.moves)(heaps, &mut |next| wins = wins || is_lost(case, next, beside, known));
    known.insert(key, !wins);
    !wins
}

/// Numbers that look random and are always the same.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: i64) -> i64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as i64 % most
    }
}

/// A rule: so many times a direction, where the first number has a remainder.
#[derive(Clone, Debug)]
struct Rule {
    direction: [i64; 2],
    most: i64,
    modulus: i64,
    rest: i64,
}

/// Laws with their texts, about what x and y stand for.
const LAWS: [(&str, Law); 4] = [
    ("", |_| true),
    ("x >= y", |at| at[0] >= at[1]),
    ("(x + y) mod 3 != 1", |at| (at[0] + at[1]) % 3 != 1),
    ("y >= 1 and x != 2", |at| at[1] >= 1 && at[0] != 2),
];

fn random(seed: u64) -> Case {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut rules = vec![];
    for _ in 0..2 + dice.below(2) {
        let modulus = 1 + dice.below(3);
        let direction = [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2]][dice.below(5) as usize];
        rules.push(Rule { direction, most: 1 + dice.below(5), modulus, rest: dice.below(modulus) });
    }
    let (law, holds) = LAWS[dice.below(4) as usize];
    let mut text = String::new();
    for Rule { direction: [i, j], most, modulus, rest } in &rules {
        let (x, y) = (format!("a - {i}*k"), format!("b - {j}*k"));
        text += &format!("(a, b) -> ({x}, {y}) where 1 <= k <= {most} and a mod {modulus} = {rest}");
        if !law.is_empty() {
            text += &format!(" and {}", law.replace('x', &format!("({x})")).replace('y', &format!("({y})")));
        }
        text.push('\n');
    }
    if !law.is_empty() {
        text += &format!("position (a, b) where {}\n", law.replace('x', "a").replace('y', "b"));
    }
    let moves = move |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
        for Rule { direction: [i, j], most, modulus, rest } in &rules {
            for k in (1..=*most).filter(|_| at[0] % modulus == *rest) {
                let next = [at[0] - i * k, at[1] - j * k];
                if next[0] >= 0 && next[1] >= 0 && holds(&next) {
                    emit(&next);
                }
            }
        }
    };
    let goal = if dice.below(3) == 0 { Goal::Values } else { Goal::Outcomes };
    let misere = goal == Goal::Outcomes && dice.below(2) == 0;
    upto(19, lawful(holds, Case { goal, misere, ..game(&text, 2, moves) }))
}

#[test]
fn random_games() {
    let games = oracle::sweep(8, 24);
    let found = (1..=games).filter(|&seed| random(seed).compare().compared.is_some()).count() as u64;
    assert!(found >= games / 3, "{found}");
}

fn found(text: &str, wanted: &Search, limits: &Limits) -> Discoveries {
    let bench = Workbench::new();
    bench.add("it.game", text).unwrap();
    let variant = bench.variant(&Query::read("it.game").unwrap(), None).unwrap();
    discover(&variant, wanted, limits).unwrap()
}

#[test]
fn a_claim_for_other_parameters_names_the_boxes_that_it_was_compared_with() {
    // The condition always holds, but no proof sees that.
    for (condition, proved) in [("gcd(n, n + 5) <= 5", false), ("n >= k", true)] {
        let text = format!("game it(m >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= m and {condition}\n");
        let free = vec!["m".to_owned()];
        let wanted = Search { free, goal: Some(Goal::Outcomes), upto: Some(99), ..Search::default() };
        let found = found(&text, &wanted, &Limits::none());
        let family = found.findings[0].family.as_ref().unwrap();
        assert_eq!(family.items, ["P(n) iff n mod (m + 1) = 0"]);
        let settings: Vec<Vec<(String, u64)>> = (1..=6).map(|m| vec![("m".to_owned(), m)]).collect();
        if proved {
            assert_eq!((&family.proved, family.agreeing.len()), (&settings, 0));
            continue;
        }
        let extent = Extent { positions: 100, upto: 99 };
        let agreeing: Vec<_> = settings.into_iter().map(|setting| (setting, extent)).collect();
        assert_eq!((family.proved.len(), &family.agreeing), (0, &agreeing));
    }
}

#[test]
fn remainders_are_looked_for_in_a_small_box_and_in_a_large_one() {
    // Up to three are taken, but not as many as just before.
    let text = "game it\n(n, x) -> (n - k, k) where 1 <= k <= 3 and k != x\n";
    for upto in [60, 200] {
        let wanted = Search { goal: Some(Goal::Outcomes), upto: Some(upto), ..Search::default() };
        let found = found(text, &wanted, &Limits::none());
        let [finding] = &*found.findings else { panic!("{found:?}") };
        let [claim] = &*finding.items else { panic!("{finding:?}") };
        assert!(finding.is_proved() && claim.contains("n mod 4"), "{claim}");
    }
}

#[test]
fn who_wins_is_asked_for_and_values_may_stay_open() {
    // The values are numbers of ternary digits, which no automaton counts.
    let text = "game it\n(n) -> (k) where k >= 1 and 3*k <= n\n";
    let wanted = Search { upto: Some(40), ..Search::default() };
    let asked = found(text, &wanted, &Limits::none());
    let [outcomes, values] = &*asked.findings else { panic!("{asked:?}") };
    assert!(outcomes.is_proved() && !values.is_proved() && asked.is_proved(), "{asked:?}");
    let values = found(text, &Search { goal: Some(Goal::Values), ..wanted }, &Limits::none());
    assert!(!values.is_proved(), "{values:?}");
}

#[test]
fn a_conjecture_that_stays_has_been_compared_with_all_that_was_looked_at() {
    // Grossman's variant of Euclid's game: the numbers stay positive.
    let text = "(a, b) -> (a, b - k*a) where k >= 1 and a >= 1 and b > k*a\n(a, b) -> (a - k*b, b) where k >= 1 and b >= 1 and a > k*b\n\
                position (a, b) where a >= 1 and b >= 1";
    let finding = game(text, 2, |_, _| {}).find();
    assert!(matches!(finding.result, Conclusion::Conjecture(_)), "{:?}", finding.result);
    let compared = finding.compared.expect("a conjecture is compared");
    // No position has a 0.
    assert_eq!(compared.positions, compared.upto.pow(2));
    assert_eq!(Some(compared), finding.data);
    assert!(compared.upto >= 100);
}

#[test]
fn a_search_that_is_stopped_names_what_it_compared() {
    // At once, and after each of the first moments: whatever is said is true of what is named.
    for milliseconds in [0, 20, 60, 150, 400, 900] {
        let limits = || Limits::none().with_time(Duration::from_millis(milliseconds));
        Case { limits: limits(), ..game(COPRIME, 2, coprime) }.compare();
        let multiples =
            "(a, b) -> (a, b - k*a) where k >= 1 and a >= 1 and b > k*a\nposition (a, b) where a >= 1";
        let take = |at: &[i64], emit: &mut dyn FnMut(&[i64])| {
            let [a, b] = *at else { panic!("{at:?}") };
            (1..b).take_while(|k| k * a < b).for_each(|k| emit(&[a, b - k * a]));
        };
        lawful(|at| at[0] >= 1, Case { limits: limits(), ..game(multiples, 2, take) }).compare();
    }
}
