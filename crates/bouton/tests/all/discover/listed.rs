//! Games whose theorems are published: bash and its kin, Nim, Moore, Wythoff, Fibonacci, staircases, the New Stone Game, races.

use super::{Asked, Claims, Truth, boxed, lost};
use bouton::discover::Goal::{self, Outcomes, Values};
use rules::Convention::{self, Misere, Normal};
use rules::Outcome::{D, N, P};

fn asked(words: &str, convention: Convention, size: Option<usize>, goal: Goal) -> Claims {
    Asked { text: None, words, convention, size, goal }.found()
}

/// A game of the prover's tests.
fn other(words: &str, goal: Goal) -> Claims {
    let name = words.split(' ').next().unwrap();
    let path = format!("{}/../prove/tests/games/{name}.game", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let words = words.replacen(name, &format!("{name}.game"), 1);
    Asked { text: Some(&text), words: &words, convention: Normal, size: None, goal }.found()
}

fn mod_text(modulus: u64, rest: u64) -> String {
    match (modulus, rest) {
        (2, 0) => "even(n)".into(),
        (2, _) => "odd(n)".into(),
        _ => format!("n mod {modulus} = {rest}"),
    }
}

#[test]
fn bash() {
    for m in 1..=12 {
        let words = format!("bash m={m}");
        let found = asked(&words, Normal, None, Outcomes);
        assert_eq!(found.text(), format!("P(n) iff {} when m = {m}", mod_text(m + 1, 0)));
        found.agrees(boxed(1, 400), |at| lost(at[0] % (m + 1) == 0));
        let found = asked(&words, Misere, None, Outcomes);
        assert_eq!(found.text(), format!("misere P(n) iff {} when m = {m}", mod_text(m + 1, 1)));
        found.agrees(boxed(1, 400), |at| lost(at[0] % (m + 1) == 1));
        let found = asked(&words, Normal, None, Values);
        assert_eq!(found.text(), format!("value(n) = n mod {} when m = {m}", m + 1));
    }
}

#[test]
fn bash_with_a_least_number() {
    for (a, b) in (1..=6).flat_map(|a| (a..=6).map(move |b| (a, b))) {
        let (words, period) = (format!("bash-range a={a} b={b}"), a + b);
        let found = asked(&words, Normal, None, Outcomes);
        let body = if a == 1 { mod_text(period, 0) } else { format!("n mod {period} < {a}") };
        assert_eq!(found.text(), format!("P(n) iff {body} when a = {a} and b = {b}"));
        found.agrees(boxed(1, 300), |at| lost(at[0] % period < a));
        // A player who cannot move wins: where n < a, and then those lose from where every move leads there.
        asked(&words, Misere, None, Outcomes)
            .agrees(boxed(1, 300), |at| lost(at[0] >= a && (at[0] - a) % period < a));
        asked(&words, Normal, None, Values).agrees(boxed(1, 300), |at| Truth::Value(at[0] % period / a));
    }
}

#[test]
fn bash_with_clearing() {
    for (a, b) in (1..=6).flat_map(|a| (a..=6).map(move |b| (a, b))) {
        let (words, period) = (format!("bash-clear a={a} b={b}"), a + b);
        let rest = |at: &[u64]| at[0] % period;
        asked(&words, Normal, None, Outcomes).agrees(boxed(1, 300), |at| lost(rest(at) == 0 || rest(at) > b));
        asked(&words, Misere, None, Outcomes).agrees(boxed(1, 300), |at| lost((1..=a).contains(&rest(at))));
        asked(&words, Normal, None, Values)
            .agrees(boxed(1, 300), |at| Truth::Value(if rest(at) <= b { rest(at).div_ceil(a) } else { 0 }));
    }
}

/// Nim-values of a game on one heap, from the values that its options have.
fn values(most: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for n in 0..most {
        let here = options(n, &values);
        values.push((0..).find(|value| !here.contains(value)).unwrap());
    }
    values
}

#[test]
fn subtraction_sets() {
    for (game, set, period) in [
        ("subtraction-134", [1, 3, 4], "n mod 7 in {0, 2}"),
        ("subtraction-257", [2, 5, 7], "n mod 22 in {0, 1, 4, 10, 13, 14}"),
    ] {
        let values =
            values(400, |n, values| set.iter().filter(|&&s| s <= n).map(|s| values[n - s]).collect());
        let found = other(game, Outcomes);
        assert_eq!(found.text(), format!("P(n) iff {period}"));
        found.agrees(boxed(1, 400), |at| lost(values[at[0] as usize] == 0));
        other(game, Values).agrees(boxed(1, 400), |at| Truth::Value(values[at[0] as usize]));
    }
}

fn nim_sum(at: &[u64]) -> u64 {
    at.iter().fold(0, |sum, number| sum ^ number)
}

#[test]
fn nim_as_one_game() {
    for heaps in 2..=4 {
        let found = asked("nim", Normal, Some(heaps), Outcomes);
        assert_eq!(found.text(), "P((n) + ..) iff xor(n) = 0");
        found.agrees(boxed(heaps, 9), |at| lost(nim_sum(at) == 0));
        // The same with one component of so many numbers.
        let names = &["a", "b", "c", "d"][..heaps];
        let before = names.join(", ");
        let rule =
            |name: &&str| format!("({before}) -> ({})\n", before.replace(name, &format!("{name} - k")));
        let rules: String =
            names.iter().map(|name| rule(name).trim_end().to_owned() + " where k >= 1\n").collect();
        let text = format!("game tuple\n{rules}");
        let whole =
            Asked { text: Some(&text), words: "tuple.game", convention: Normal, size: None, goal: Outcomes };
        let found = whole.found();
        let body = if heaps == 2 { "a = b".into() } else { format!("{} = 0", names.join(" xor ")) };
        assert_eq!(found.text(), format!("P({before}) iff {body}"));
        found.agrees(boxed(heaps, 9), |at| lost(nim_sum(at) == 0));
    }
    asked("nim", Misere, Some(3), Outcomes).agrees(boxed(3, 20), |at| {
        lost(if at.iter().all(|&n| n <= 1) { nim_sum(at) == 1 } else { nim_sum(at) == 0 })
    });
}

#[test]
fn moores_nim() {
    let columns = |at: &[u64]| (0..8).all(|bit| at.iter().filter(|&&n| n >> bit & 1 == 1).count() % 3 == 0);
    for heaps in 3..=4 {
        let found = asked("moore k=2", Normal, Some(heaps), Outcomes);
        assert_eq!(found.text(), "P((n) + ..) iff columns(n, 3) = 0 when k = 2");
        found.agrees(boxed(heaps, 9), |at| lost(columns(at)));
    }
}

/// The lost positions of Wythoff's game in which the two amounts may differ by less than t (Fraenkel 1982): the
/// least number that is in no pair yet, and the one that is larger by a multiple of t.
fn pairs(t: u64, most: u64) -> Vec<(u64, u64)> {
    let mut pairs: Vec<(u64, u64)> = vec![];
    for j in 0.. {
        let free = |number: &u64| pairs.iter().all(|(a, b)| a != number && b != number);
        let least = (0..).find(free).unwrap();
        if least > most {
            return pairs;
        }
        pairs.push((least, least + t * j));
    }
    pairs
}

#[test]
fn wythoffs_game_and_its_kin() {
    let in_order = |at: &[u64]| (at[0].min(at[1]), at[0].max(at[1]));
    let shape = |factor: &str, t: &str| {
        format!("exists j: a = floor({factor}*j) and b = a + {t}j or b = floor({factor}*j) and a = b + {t}j")
    };
    let known = pairs(1, 70);
    let found = asked("wythoff", Normal, None, Outcomes);
    assert_eq!(found.text(), format!("P(a, b) iff {}", shape("phi", "")));
    found.agrees(boxed(2, 70), |at| lost(known.contains(&in_order(at))));
    // Misère, only the smallest pairs differ (Fraenkel 1984).
    let small = |at: (u64, u64)| at == (0, 1) || at == (2, 2);
    asked("wythoff", Misere, None, Outcomes).agrees(boxed(2, 70), |at| {
        let at = in_order(at);
        lost(if at.1 <= 2 { small(at) } else { known.contains(&at) })
    });
    for (t, factor) in [(1, "phi"), (2, "sqrt(2)"), (3, "(sqrt(13) - 1)/2"), (4, "(sqrt(5) - 1)")] {
        let found = other(&format!("wythoff-near t={t}"), Outcomes);
        let times = if t == 1 { String::new() } else { format!("{t}*") };
        assert_eq!(found.text(), format!("P(a, b) iff {} when t = {t}", shape(factor, &times)));
        let known = pairs(t, 70);
        found.agrees(boxed(2, 70), |at| lost(known.contains(&in_order(at))));
    }
}

#[test]
fn fibonacci_nim() {
    let found = asked("fibonacci-nim", Normal, None, Outcomes);
    assert_eq!(found.text(), "P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)");
    let parts = |mut n: u64| {
        let mut last = u64::MAX;
        while n > 0 {
            let (mut here, mut next) = (1, 2);
            while next <= n {
                (here, next) = (next, here + next);
            }
            (n, last) = (n - here, here);
        }
        last
    };
    found.agrees(boxed(2, 60), |at| lost(at[1] < parts(at[0])));
}

#[test]
fn staircases_and_strips() {
    let found = asked("staircase", Normal, Some(4), Outcomes);
    assert_eq!(found.text(), "P[x at i, ..] iff xor(x where i mod 2 = 1) = 0");
    found.agrees(boxed(4, 7), |at| lost(at[0] == at[2]));
    for pieces in 2..=4 {
        let found = asked("georgia-bob", Normal, Some(pieces), Outcomes);
        assert_eq!(found.text(), "P[x after w at i of n, ..] iff xor(x - w - 1 where (n - i) mod 2 = 0) = 0");
        let rising = boxed(pieces, 12).filter(|at| at[0] > 0 && at.windows(2).all(|two| two[0] < two[1]));
        found.agrees(rising, |at| {
            let edge: Vec<u64> = if at.len() % 2 == 1 { vec![0] } else { vec![] };
            let cells = [&edge, at].concat();
            lost(cells.chunks(2).fold(0, |sum, two| sum ^ (two[1] - two[0] - 1)) == 0)
        });
    }
}

#[test]
fn new_stone_game() {
    let found = other("new-stone-2", Outcomes);
    assert_eq!(found.text(), "P(a, b) iff a = b");
    other("new-stone-3", Outcomes).agrees(boxed(3, 14), |at| {
        let mut sorted = at.to_vec();
        sorted.sort();
        lost(sorted[0] == 0 && sorted[1] == sorted[2])
    });
}

#[test]
fn nim_values() {
    let found = asked("nim", Normal, None, Values);
    assert_eq!(found.text(), "value(n) = n");
    let found = other("mock-turtles", Values);
    assert_eq!(found.text(), "value(n) = 2*n + 1 - ones(n) mod 2");
    // Odious numbers (Berlekamp, Conway, Guy 1982, ch. 14).
    found.agrees(boxed(1, 300), |at| {
        Truth::Value((0..).filter(|n: &u64| n.count_ones() % 2 == 1).nth(at[0] as usize).unwrap())
    });
    for r in 0..=6 {
        let found = asked(&format!("nim-bounded r={r}"), Normal, None, Values);
        found.agrees(boxed(1, 300), |at| Truth::Value(at[0] % (r + 1)));
    }
    let lasker = asked("lasker", Normal, None, Values);
    lasker.agrees(boxed(1, 300), |at| {
        Truth::Value(match (at[0], at[0] % 4) {
            (0, _) => 0,
            (n, 0) => n - 1,
            (n, 3) => n + 1,
            (n, _) => n,
        })
    });
    let splits =
        |values: &[u64], rest: usize| (0..=rest).map(|i| values[i] ^ values[rest - i]).collect::<Vec<_>>();
    let kayles = values(600, |n, values| (1..=2.min(n)).flat_map(|pins| splits(values, n - pins)).collect());
    asked("kayles", Normal, None, Values).agrees(boxed(1, 600), |at| Truth::Value(kayles[at[0] as usize]));
    let dawson = values(600, |n, values| if n < 2 { vec![] } else { splits(values, n - 2) });
    other("dawsons-kayles", Values).agrees(boxed(1, 600), |at| Truth::Value(dawson[at[0] as usize]));
}

#[test]
fn races() {
    let found = asked("race piece=king", Normal, None, Outcomes);
    assert_eq!(
        found.text(),
        "P(x, y) iff even(x) and even(y) when piece = king\nN(x, y) iff odd(x) or odd(y) when piece = king"
    );
    found.agrees(boxed(2, 40), |at| lost(at[0] % 2 == 0 && at[1] % 2 == 0));
    let found = asked("race piece=rook", Normal, None, Outcomes);
    assert_eq!(found.text(), "P(x, y) iff x = y when piece = rook\nN(x, y) iff x != y when piece = rook");
    let known = pairs(1, 60);
    asked("race piece=queen", Normal, None, Outcomes)
        .agrees(boxed(2, 60), |at| lost(known.contains(&(at[0].min(at[1]), at[0].max(at[1])))));
    // HDU 5754.
    asked("race piece=knight", Normal, None, Outcomes).agrees(boxed(2, 60), |at| {
        let (x, y) = (at[0], at[1]);
        Truth::Outcome(match () {
            () if x == y && x % 3 == 0 => P,
            () if x.abs_diff(y) == 1 && (x + y) % 3 == 0 => N,
            () => D,
        })
    });
}
