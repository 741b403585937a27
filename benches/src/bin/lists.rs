//! Tables of rules whose options are tested one by one, beside a brute force in C++: seconds of processor time of both, and a sum of
//! all cells, which is the same.
//!
//! `g++ -O2 -std=c++17 -o by_hand benches/rules/by_hand.cpp && ./by_hand`, and
//! `cargo run --release -p benches --bin lists`; a word selects cases, another `values` or `outcomes`.
#![forbid(unsafe_code)]

use rules::Instance;
use rustix::time::{ClockId, clock_gettime};
use solve::{Limits, Outcome};
use tables::{Backing, Table, Want, table};

/// Name, extents, and rules.
type Case = (&'static str, &'static [u64], &'static str);

const CASES: [Case; 11] = [
    ("xor-heap", &[20_000], "(n) -> (m) where m < n and m xor n >= n"),
    ("gcd-heap", &[20_000], "(n) -> (n - k) where k >= 1 and gcd(k, n) = 1"),
    ("divisor-heap", &[20_000], "(n) -> (n - k) where k >= 1 and k < n and k divides n"),
    ("digit-heap", &[20_000], "(n) -> (n - k) where k >= 1 and digit(k, 0) < digit(n, 1) + 2"),
    ("square-heap", &[20_000], "(n) -> (m) where m < n and square(n + m)"),
    (
        "linear-pairs",
        &[5000, 5000],
        "(a, b) -> (a - k, b) where k >= 1 and 2*k <= a\n(a, b) -> (a, b - 2*k) where k >= 1",
    ),
    (
        "gcd-pairs",
        &[1000, 1000],
        "(a, b) -> (a - k, b) where k >= 1 and gcd(k, b) = 1\n(a, b) -> (a, b - k) where k >= 1 and gcd(k, a) = 1",
    ),
    (
        "xor-pairs",
        &[1000, 1000],
        "(a, b) -> (m, b) where m < a and m xor b >= a\n(a, b) -> (a, m) where m < b and m xor a >= b",
    ),
    (
        "mod-pairs",
        &[1000, 1000],
        "(a, b) -> (a - k, b) where k >= 1 and (a + k) mod 3 = b mod 3\n\
         (a, b) -> (a, b - k) where k >= 1 and (b + k) mod 3 = a mod 3",
    ),
    (
        "divisor-pairs",
        &[1000, 1000],
        "(a, b) -> (a - k, b) where k >= 1 and k divides a + b\n\
         (a, b) -> (a, b - k) where k >= 1 and k divides a + b",
    ),
    (
        "square-pairs",
        &[1000, 1000],
        "(a, b) -> (a - k, b) where k >= 1 and square(k + b)\n\
         (a, b) -> (a - k, b - k) where k >= 1 and square(a + b - k)",
    ),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let wanted = |name: &str| words.first().is_none_or(|word| name.contains(word.as_str()));
    for (name, extents, rules) in CASES.into_iter().filter(|(name, ..)| wanted(name)) {
        for (want, told) in [(Want::Values, "values"), (Want::Outcomes, "outcomes")] {
            if words.get(1).is_some_and(|word| word != told) {
                continue;
            }
            let game = game(rules);
            let start = processor();
            let filled =
                table(&game, extents, want, Backing::Memory, &Limits::none()).expect("no limit is set");
            let time = processor() - start;
            println!("{name:16} {told:9} {time:8.3} s {:016x}", sum(&filled, extents, want));
        }
    }
}

/// Seconds that the process has computed so far.
fn processor() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

fn game(rules: &str) -> Instance {
    let parsed = rules::parse(&format!("game one\n{rules}\n"), &rules::NoLibrary);
    parsed.ruleset.expect(rules).instantiate(&[], None).expect("no parameters")
}

/// The sum that the programs by hand make of all cells.
fn sum(filled: &Table, extents: &[u64], want: Want) -> u64 {
    let rows = if extents.len() == 1 { 1 } else { extents[0] };
    let add = |sum: u64, cell: u64| sum.wrapping_mul(31).wrapping_add(cell);
    (0..rows).fold(0, |sum, row| {
        let prefix = &[row][..extents.len() - 1];
        match want {
            Want::Values => filled.values(prefix).fold(sum, add),
            Want::Outcomes => {
                filled.outcomes(prefix).map(|outcome| u64::from(outcome == Outcome::N)).fold(sum, add)
            }
        }
    })
}
