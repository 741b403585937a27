//! Claims proved for any number of components and rows of any length, against brute force.

use crate::common::written;
use crate::damage::damaged;
use automata::Meter;
use kernel_sizes::{Rejection, check};
use oracle::{Dice, Game, Play, Sum, is_one_certificate, multisets, rows, second_verdicts, sweep, tuples};
use prove::{Question, prove_sizes};
use rules::Convention;
use std::collections::BTreeMap;
use std::path::Path;

/// Games with claims that are true, with the conventions of the claims.
const TRUE: [(&str, bool); 18] = [
    ("game nim\n(n) -> (m) where m < n\nP((n) + ..) iff xor(n) = 0\n", false),
    ("game nim\n(n) -> (m) where m < n\nN((n) + ..) iff xor(n) != 0\n", false),
    (
        "game nim\n(n) -> (m) where m < n
        misere P((n) + ..) iff max(n) <= 1 and xor(n) = 1 or max(n) >= 2 and xor(n) = 0\n",
        true,
    ),
    // Reversible moves make a count larger.
    (
        "game bounded\n(n) -> (n - k) where 1 <= k <= 3
        misere P((n) + ..) iff max(n mod 4) <= 1 and xor(n mod 4) = 1 or max(n mod 4) >= 2 and xor(n mod 4) = 0\n",
        true,
    ),
    ("game bounded\n(n) -> (n - k) where 1 <= k <= 3\nP((n) + ..) iff xor(n mod 4) = 0\n", false),
    ("game odd\n(n) -> (n - k) where k in {1, 3}\nP((n) + ..) iff sum(n) mod 2 = 0\n", false),
    ("game odd\n(n) -> (n - k) where k in {1, 3}\nmisere P((n) + ..) iff sum(n) mod 2 = 1\n", true),
    (
        "game pairs\n(a, b) -> (a - k, b) where 1 <= k\n(a, b) -> (a, b - k) where 1 <= k
        P((a, b) + ..) iff xor(a xor b) = 0\n",
        false,
    ),
    (
        "game least\nposition (n) where n >= 1\n(n) -> (m) where 1 <= m < n
        P((n) + ..) iff xor(n - 1) = 0\n",
        false,
    ),
    (
        "game stairs\n[x, ..] -> [x - k, ..] where k >= 1
        [.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1
        value[x at i, ..] = xor(x where i mod 2 = 1)\n",
        false,
    ),
    (
        "game mirrored\n[.., x] -> [.., x - k] where k >= 1
        [.., x, a, ..] -> [.., x - k, a + k, ..] where k >= 1
        value[x at i of n, ..] = xor(x where (n - i) mod 2 = 0)\n",
        false,
    ),
    (
        "game bob\nunordered\nposition [.., a, b, ..] where a < b\nposition [.., a, ..] where a >= 1
        [x, ..] -> [y, ..] where 1 <= y < x
        [.., a, x, ..] -> [.., a, y, ..] where a < y < x
        value[x after w at i of n, ..] = xor(x - w - 1 where (n - i) mod 2 = 0)\n",
        false,
    ),
    (
        "game bob\nunordered\nposition [.., a, b, ..] where a < b\nposition [.., a, ..] where a >= 1
        [x, ..] -> [y, ..] where 1 <= y < x
        [.., a, x, ..] -> [.., a, y, ..] where a < y < x
        P[x after w at i of n, ..] iff xor(x - w - 1 where (n - i) mod 2 = 0) = 0\n",
        false,
    ),
    (
        "game coins\nposition [.., x, ..] where x <= 1\n[.., 1, ..] -> [.., 0, ..]
        [.., x, .., 1, ..] -> [.., 1 - x, .., 0, ..]
        value[x at i, ..] = xor(i where x = 1)\n",
        false,
    ),
    ("game row\n[.., x, ..] -> [.., y, ..] where y < x\nP[x, ..] iff xor(x) = 0\n", false),
    ("game row\n[.., x, ..] -> [.., y, ..] where y < x\nvalue[x, ..] = xor(x)\n", false),
    ("game single\n[.., x, ..] -> [.., x - 1, ..]\nvalue[x, ..] = xor(x mod 2)\n", false),
    ("game ends\n[x, ..] -> [y, ..] where y < x\nvalue[x at i, ..] = xor(x where i = 1)\n", false),
];

/// Games with claims that are true of few entries only: the largest number of them for which they are.
const FALSE: [(&str, bool, usize); 9] = [
    (
        "game nim\n(n) -> (m) where m < n
        P((n) + ..) iff xor(n) = 0 and (count(n >= 1) <= 3 or max(n) != 1)\n",
        false,
        3,
    ),
    (
        "game nim\n(n) -> (m) where m < n
        misere P((n) + ..) iff max(n) <= 2 and xor(n) = 1 or max(n) >= 3 and xor(n) = 0\n",
        true,
        1,
    ),
    ("game nim\n(n) -> (m) where m < n\nP((n) + ..) iff xor(n mod 8) = 0\n", false, 0),
    ("game nim\n(n) -> (m) where m < n\nP((n) + ..) iff xor(n) = 0 or sum(n) = 6 and xor(n) = 2\n", false, 2),
    ("game odd\n(n) -> (n - k) where k in {1, 2}\nP((n) + ..) iff sum(n) mod 3 = 0\n", false, 1),
    (
        "game raised\n(n) -> (n - k) where 1 <= k <= 3
        misere P((n) + ..) iff max(n) <= 1 and xor(n mod 4) = 1 or max(n) >= 2 and xor(n mod 4) = 0\n",
        true,
        0,
    ),
    (
        "game stairs\n[x, ..] -> [x - k, ..] where k >= 1
        [.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1
        value[x at i, ..] = xor(x where i mod 2 = 1 and i < 5)\n",
        false,
        4,
    ),
    (
        "game stairs\n[x, ..] -> [x - k, ..] where k >= 1
        [.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1
        value[x at i, ..] = xor(x where i mod 3 = 1)\n",
        false,
        2,
    ),
    (
        "game coins\nposition [.., x, ..] where x <= 1\n[.., 1, ..] -> [.., 0, ..]
        [.., x, 1, ..] -> [.., 1 - x, 0, ..]
        value[x at i, ..] = xor(i where x = 1)\n",
        false,
        2,
    ),
];

/// The certificate of the only claim of a game, if it is proved for all sizes.
fn proved(text: &str, misere: bool) -> Option<String> {
    let instance = written(text, if misere { Convention::Misere } else { Convention::Normal });
    let limits = limits::Limits::none().with_steps(1 << 22);
    let meter = Meter::new(&limits);
    let question = Question { instance: &instance, claim: 0, size: None };
    let found = prove_sizes(question, &meter).ok()??;
    Some(found.certificate(&meter).expect("a certificate").to_string())
}

/// A position with so many entries, by brute force, at which the claim is wrong.
fn wrong(text: &str, misere: bool, sizes: std::ops::RangeInclusive<usize>, most: u64) -> Option<Sum> {
    let game = Game::read(text).unwrap_or_else(|_| panic!("{text}"));
    let claim = &game.claims[0];
    let positions: Vec<Sum> = match game.arity() {
        Some(arity) => {
            let fits: Vec<Vec<u64>> =
                tuples(arity, most).into_iter().filter(|at| game.is_position(at)).collect();
            multisets(&fits, sizes)
        }
        None => {
            let fits = rows(sizes, most).into_iter().filter(|at| game.is_position(at));
            fits.map(|row| vec![row]).collect()
        }
    };
    let play = Play::new(&game, misere, &positions, 1 << 22);
    positions.into_iter().find(|position| match claim.value(position, &game.automata) {
        Some(value) => play.value(&position[0]) != Some(value),
        None => {
            let lost = play.outcome(position).expect("an outcome") == 'P';
            let meant = claim.holds(position, &game.automata) != text.contains("\nN(");
            lost != meant
        }
    })
}

#[test]
fn claims_that_are_true_at_small_sizes_are_proved_for_all() {
    for (text, misere) in TRUE {
        let certificate = proved(text, misere).unwrap_or_else(|| panic!("not proved: {text}"));
        let checked = check(&certificate, kernel::Limits::of(certificate.len()));
        assert!(checked.is_ok(), "{checked:?}\n{text}\n{certificate}");
        assert_eq!(wrong(text, misere, 1..=4, 4), None, "{text}");
        assert_eq!(wrong(text, misere, 5..=6, 2), None, "{text}");
    }
}

#[test]
fn claims_that_are_false_at_larger_sizes_are_not_proved() {
    for (text, misere, most) in FALSE {
        if most > 0 {
            assert_eq!(wrong(text, misere, 1..=most, 3), None, "{text}");
        }
        let (sizes, largest) = match text.contains('[') || most > 2 {
            true => (most + 1..=6, 2),
            false => (most + 1..=most + 2, if most < 2 { 9 } else { 4 }),
        };
        assert!(wrong(text, misere, sizes, largest).is_some(), "{text}");
        assert_eq!(proved(text, misere), None, "{text}");
    }
}

/// The positions of a game on heaps of which any 1 to `most` may be changed at once, with who wins.
fn lost_heaps(
    most: usize,
    heaps: usize,
    largest: u64,
    misere: bool,
    options: fn(u64) -> Vec<u64>,
) -> Vec<(Vec<u64>, bool)> {
    let mut known: BTreeMap<Vec<u64>, bool> = BTreeMap::new();
    let mut all: Vec<Vec<u64>> = rows(heaps..=heaps, largest);
    all.sort_by_key(|position| position.iter().sum::<u64>());
    for position in &all {
        let mut after = vec![(position.clone(), 0)];
        for heap in 0..heaps {
            let more = after.iter().filter(|(_, changed)| *changed < most).flat_map(|(position, changed)| {
                options(position[heap]).into_iter().map(move |to| {
                    let mut next = position.clone();
                    next[heap] = to;
                    (next, changed + 1)
                })
            });
            let more: Vec<_> = more.collect();
            after.extend(more);
        }
        let moves: Vec<&Vec<u64>> =
            after.iter().filter(|(_, changed)| *changed > 0).map(|(next, _)| next).collect();
        let lost = if moves.is_empty() { !misere } else { moves.iter().all(|next| !known[*next]) };
        known.insert(position.clone(), lost);
    }
    known.into_iter().collect()
}

fn columns(counts: &[u64], modulus: u32) -> bool {
    (0..8).all(|place| counts.iter().map(|count| (count >> place & 1) as u32).sum::<u32>() % modulus == 0)
}

/// The claims of Moore and Yamasaki.
fn claimed(counts: &[u64], most: usize, misere: bool) -> bool {
    let ones = counts.iter().filter(|&&count| count == 1).count();
    match misere && counts.iter().all(|&count| count <= 1) {
        true => ones % (most + 1) == 1,
        false => columns(counts, most as u32 + 1),
    }
}

const NIM: &str = "(n) -> (m) where m < n";
/// From 4 one may go up to what counts 3, from 2 to what counts 1, and so on.
const RAISED: &str = "(n) -> (n - k) where 1 <= k <= 3";

/// A statement with the claim of Moore or Yamasaki, for heaps that count the rest of their size modulo `modulus`, if
/// there is one.
fn moore(most: usize, misere: bool, moves: &str, modulus: Option<u64>) -> String {
    let count = modulus.map_or("n".to_string(), |modulus| format!("n mod {modulus}"));
    let of = most + 1;
    let claim = match misere {
        true => format!(
            "misere P((n) + ..) iff max({count}) <= 1 and count({count} = 1) mod {of} = 1 or max({count}) >= 2 and columns({count}, {of}) = 0"
        ),
        false => format!("P((n) + ..) iff columns({count}, {of}) = 0"),
    };
    format!("game heaps\n{moves}\n{claim}\n")
}

#[test]
fn several_heaps_at_once_are_proved_where_moves_lower_what_they_count() {
    let below = |n: u64| (0..n).collect::<Vec<u64>>();
    for misere in [false, true] {
        for most in 1..=6 {
            let instance_text = moore(most, misere, NIM, None);
            let statement = with_reach(&instance_text, most, misere).expect("proved");
            let checked = check(&statement, kernel::Limits::of(statement.len()));
            assert!(checked.is_ok(), "{checked:?}");
            if most <= 3 {
                for heaps in 1..=4 {
                    for (position, lost) in lost_heaps(most, heaps, 4, misere, below) {
                        assert_eq!(lost, claimed(&position, most, misere), "{most} {position:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn moores_theorem_is_not_used_where_a_move_raises_what_a_heap_counts() {
    for misere in [false, true] {
        let text = moore(2, misere, RAISED, Some(4));
        assert_eq!(with_reach(&text, 2, misere), None, "{text}");
        let options = |n: u64| (1..=3.min(n)).map(|k| n - k).collect::<Vec<u64>>();
        let wrong =
            (1..=4).flat_map(|heaps| lost_heaps(2, heaps, 6, misere, options)).any(|(position, lost)| {
                let counts: Vec<u64> = position.iter().map(|n| n % 4).collect();
                lost != claimed(&counts, 2, misere)
            });
        assert!(wrong, "the claim is false");
    }
}

/// The certificate of a claim about a game in which up to `most` heaps are changed at once.
fn with_reach(text: &str, most: usize, misere: bool) -> Option<String> {
    let (head, claim) = text.rsplit_once("\n").and_then(|(rest, _)| rest.rsplit_once('\n')).expect("a claim");
    let (_, moves) = head.split_once('\n').expect("moves");
    struct Base(String);
    impl rules::Library for Base {
        fn ruleset(&self, name: &str) -> Option<std::sync::Arc<rules::Ruleset>> {
            (name == "base").then(|| rules::parse(&self.0, &rules::NoLibrary).ruleset)?
        }

        fn names(&self) -> Vec<String> {
            vec![]
        }
    }
    let base = Base(format!("game base\n{moves}\n"));
    let parsed = rules::parse(&format!("game heaps\nupto {most} of base\n{claim}\n"), &base);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{:?}", parsed.diagnostics));
    let convention = if misere { Convention::Misere } else { Convention::Normal };
    let instance = ruleset.instantiate(&[], Some(convention)).expect("no parameters");
    let meter = Meter::new(&limits::Limits::none().with_steps(1 << 22));
    let question = Question { instance: &instance, claim: 0, size: None };
    let found = prove_sizes(question, &meter).ok()??;
    Some(found.certificate(&meter).expect("a certificate").to_string())
}

/// A game and a claim that may or may not be true.
fn any_game(dice: &mut Dice) -> (String, bool) {
    let row = dice.once_in(2);
    let misere = !row && dice.once_in(2);
    let fitting = [
        ("1 <= k <= 2", "x mod 3"),
        ("1 <= k <= 3", "x mod 4"),
        ("k >= 1", "x"),
        ("k in {1, 3}", "x mod 2"),
        ("k = 1", "x mod 2"),
        ("k = 2", "x div 2 mod 2"),
    ];
    let (mut amounts, mut count) = *dice.one(&fitting);
    if dice.once_in(4) {
        (amounts, _) = *dice.one(&fitting);
        count = *dice.one(&["x", "x mod 2", "x mod 3", "x div 2", "max(x, 1)", "min(x, 2)"]);
    }
    if !row {
        let small = *dice.one(&["xor", "sum"]);
        let claim = match dice.below(5) {
            0 => format!("{small}({count}) = 0"),
            1 => format!("sum({count}) mod {} = {}", dice.from_to(2, 3), dice.from_to(0, 1)),
            2 => format!("xor({count}) = {}", dice.from_to(0, 1)),
            3 => format!("max({count}) <= 1 and xor({count}) = 1 or max({count}) >= 2 and xor({count}) = 0"),
            _ => format!("count({count} = 1) mod 2 = {}", dice.from_to(0, 1)),
        };
        let claim = claim.replace("(x", "(n").replace("x ", "n ");
        let head = if misere { "misere P" } else { "P" };
        return (format!("game g\n(n) -> (n - k) where {amounts}\n{head}((n) + ..) iff {claim}\n"), misere);
    }
    let fitting = [
        ("[.., x, ..] -> [.., x - k, ..]", ""),
        ("[x, ..] -> [x - k, ..]", " where i = 1"),
        ("[.., x] -> [.., x - k]", " where i = n"),
        ("[x, ..] -> [x - k, ..]|[.., a, x, ..] -> [.., a + k, x - k, ..]", " where i mod 2 = 1"),
        ("[.., x] -> [.., x - k]|[.., x, a, ..] -> [.., x - k, a + k, ..]", " where (n - i) mod 2 = 0"),
        ("[.., a, x, ..] -> [.., a, x - k, ..]", " where i > 1"),
        ("[.., a, .., x, ..] -> [.., a, .., x - k, ..]", " where i > 1"),
        ("[.., a, .., x, ..] -> [.., a, .., x - k, ..]|[x, ..] -> [x - k, ..]", ""),
    ];
    let (mut rules, mut condition) = *dice.one(&fitting);
    if dice.once_in(4) {
        (rules, _) = *dice.one(&fitting);
        condition = *dice.one(&[" where i mod 2 = 0", " where w = 0", " where i mod 3 = 1", " where i < n"]);
    }
    let rules: Vec<String> = rules.split('|').map(|rule| format!("{rule} where {amounts}")).collect();
    let fold = *dice.one(&["xor", "xor", "sum"]);
    let claim = match dice.below(3) {
        0 => format!("P[x after w at i of n, ..] iff {fold}({count}{condition}) = 0"),
        1 => format!("P[x after w at i of n, ..] iff sum({count}{condition}) mod 2 = 0"),
        _ => format!("value[x after w at i of n, ..] = {fold}({count}{condition})"),
    };
    (format!("game g\n{}\n{claim}\n", rules.join("\n")), false)
}

#[test]
fn whatever_is_proved_is_true_at_small_sizes() {
    let mut dice = Dice::seeded(7);
    let (mut true_ones, mut others) = (0, 0);
    for _ in 0..sweep(150, 3_000) {
        let (text, misere) = any_game(&mut dice);
        match proved(&text, misere) {
            Some(certificate) => {
                let checked = check(&certificate, kernel::Limits::of(certificate.len()));
                assert!(checked.is_ok(), "{checked:?}\n{text}");
                assert_eq!(wrong(&text, misere, 1..=4, 4), None, "{text}");
                true_ones += 1;
            }
            None => others += 1,
        }
    }
    assert!(true_ones > 10 && others > 10, "{true_ones} {others}");
}

/// Verdict of the first checker.
fn first(text: &str) -> &'static str {
    use kernel::Rejection::{Large, Memory, Steps, Stopped};
    match check(text, kernel::Limits::of(text.len())) {
        Ok(_) => "accepted",
        Err(Rejection::Kernel(Steps | Memory | Large | Stopped)) => "undecided",
        Err(_) => "rejected",
    }
}

#[test]
fn the_second_checker_agrees_about_certificates_for_all_sizes() {
    let mut held: Vec<String> = TRUE.iter().filter_map(|&(text, misere)| proved(text, misere)).collect();
    held.push(with_reach(&moore(2, true, NIM, None), 2, true).expect("proved"));
    let whole = held.len();
    let mut dice = Dice::seeded(23);
    let many = sweep(120, 5_000);
    let short: Vec<String> = held.iter().filter(|text| text.len() < 8_000).cloned().collect();
    while held.len() < whole + many {
        let mut text = short[held.len() % short.len()].clone();
        for _ in 0..*dice.one(&[1, 1, 1, 2, 3]) {
            text = damaged(&text, &mut dice);
        }
        if is_one_certificate(&text) {
            held.push(text);
        }
    }
    let second = second_verdicts(&held, &Path::new(env!("CARGO_TARGET_TMPDIR")).join("second-sizes"));
    let mut verdicts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for (text, second) in held.iter().zip(&second) {
        let first = first(text);
        let decided = first != "undecided" && second != "undecided";
        assert!(!decided || first == second, "{first} and {second}:\n{text}");
        *verdicts.entry((first, second)).or_default() += 1;
    }
    eprintln!("{verdicts:?}");
    let both = |verdict| verdicts.get(&(verdict, verdict)).copied().unwrap_or(0);
    assert!(both("accepted") >= whole && both("rejected") > many / 2, "{verdicts:?}");
}
