//! Proofs that play ends, and orders in which positions can be taken.

use proptest::prelude::*;
use rules::{Instance, NoLibrary, Sequence};

fn game(rules: &str) -> Instance {
    let text = format!("game g\n{rules}\n");
    let parsed = rules::parse(&text, &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics));
    ruleset.instantiate(&[], None).expect("there are no parameters")
}

fn ends(rules: &str) -> bool {
    game(rules).terminates()
}

#[test]
fn the_rules_that_may_go_on_for_ever_are_named() {
    assert_eq!(game("(a, b) -> (a - 1, b)\n(a, b) -> (a, b + 1)\n(a, b) -> (a, b - 1)").endless(), [1, 2]);
}

#[test]
fn tuples_that_fall_in_some_order_end() {
    for rules in [
        "(a, b) -> (a - k*b, b) where k >= 1 and b >= 1\n(a, b) -> (a, b - k*a) where k >= 1 and a >= 1",
        "(n) -> (n div 2) where n >= 1",
        "(n) -> (n div k) where k >= 2 and n >= 1",
        "(a, b) -> (b, a mod b) where b >= 1",
        "(a, b) -> (b, a mod b)",
        "(x, y) -> (x - 1, y + 5)",
        "(x, y) -> (x - 1, y + 5)\n(x, y) -> (x, y - 1)",
        "(x, y, z) -> (x - 1, m, z)\n(x, y, z) -> (x, y - 1, m)\n(x, y, z) -> (x, y, z - 1)",
        "(n, cap) -> (n - k, 2*k) where 1 <= k and k <= cap",
        "(n) -> (n + 1) where n < 100",
        "(a, b) -> (a + 1, b) where a < b\n(a, b) -> (a, b - 1)",
        "(a, b) -> (b, a - 1)",
        "(a, b) -> (b, a - b) where b >= 1",
        "(n) -> (n - d) where d divides n and d >= 1",
        "(n) -> (d) where d divides n and d < n",
        "(n) -> (n - d) where d divides n and d < n",
        "(n) -> (n - d) where d divides n and d != n",
        "(n) -> (n - k) where k >= 1 and k*k <= n",
        "(n) -> (n - n div 2) where n >= 2",
        "(a, b) -> (c, min(b, c)) where c < a\n(a, b) -> (a, c) where c < b",
        "(x, y) -> (y, x) where y < x\n(x, y) -> (x, y - 1)",
        "(x, y) -> (x - 2, y + 1)\n(x, y) -> (x + 1, y - 2)\n(x, y) -> (x - 1, y - 2)",
        "(n) -> (d) where d divides n and d != n and n > 0",
        "(n) -> (n xor k) where n xor k < n",
        "(n) -> (n - s) where s in {1, 3..5}",
        "(n) -> (n - q) where prime_power(q)",
        "(n) -> (n - q) where fibonacci(q) and q != 0",
        "(n) -> (n - q*q) where q >= 1",
        "(n) -> (n - q*r) where q >= 1 and r >= 1",
        "(a, b) -> (c, d) where c < max(a, b) and d < max(a, b)",
        "(n) -> (max(n - 3, 0)) where n >= 1 and n >= 3",
        "(n) -> (n - lowest_zeckendorf(n))",
        "(n) -> (n - gcd(n, 12)) where n >= 1",
        "(a, b) -> (a - gcd(a, b), b) where a >= 1",
        "(n) -> (n - smallest_factor(n))",
        "(n) -> (smallest_factor(n) - 1)",
        "(n) -> (n - digit(n, 0)) where digit(n, 0) >= 1",
        "(n) -> (digit(n, 1, 3)) where n >= 3",
        "(n) -> (d) where d in divisors(n) and d < n",
        "(n) -> (n - d) where d in divisors(n)",
        "(n) -> (m) where n = floor(phi*m) and m >= 2",
        "(n) -> (m) where n = floor(sqrt(2)*m) and m >= 3",
        "(n) -> (floor((sqrt(5) - 1)/2*n)) where n >= 1",
        "(n) -> (n - floor(sqrt(2)/5*n)) where n >= 5",
        "(n) -> (m) where m < n or m + 1 = n",
        "(n) -> (m) where not (m >= n)",
        "(n) -> (m) where not (m >= n and m mod 2 = 0) and m mod 2 = 0",
        "(n) -> (m) where even(m) and even(n) and m <= n + 1 and m != n",
        "(n) -> (m) where exists j: j >= 1 and m + j = n",
        "(n) -> (m) where (m < n iff even(n)) and even(n)",
        "(n) -> (m) where (even(n) implies m < n) and n mod 2 = 0 and even(n)",
        "(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1",
        "(n) -> (i) + (j) + (k) where i < n and j < n and k < n",
        "(n) -> k of (n div k) where 2 <= k <= n and k divides n",
        "(n) -> n mod k of (n div k + 1) + (k - n mod k) of (n div k) where 2 <= k <= n",
        "(n) -> (k - 1) of (n - 1) + (n div 2) where n >= 1 and k <= 3",
        "(n) -> k of (n) where k < 1",
        "(n) -> ()",
        "(n) -> (n + 1) where n < 3 and n > 5",
        "(a, b) -> (c, d) where a + b = c + d and max(c, d) < max(a, b)",
        "(a, b, c) -> (a - k, b + k, c) where k >= 1\n(a, b, c) -> (a, b - k, c + k) where k >= 1",
        "(a, b) -> (c, d) where c <= a and (c = a implies d < b)",
    ] {
        assert!(ends(rules), "{rules}");
    }
}

#[test]
fn rows_that_fall_in_some_order_end() {
    for rules in [
        "[.., 1, ..] -> [.., 0, ..]",
        "[.., x, .., 1, ..] -> [.., 1 - x, .., 0, ..]",
        "[.., a, x, ..] -> [.., a, y, ..] where a < y and y < x\n[x, ..] -> [y, ..] where 1 <= y and y < x",
        "[.., a, b, ..] -> [.., a + b, ..]",
        "[.., 1, 1, 0, ..] -> [.., 0, 0, 1, ..]\n[.., 0, 1, 1, ..] -> [.., 1, 0, 0, ..]",
        "[.., 0, 1, ..] -> [.., 1, 0, ..]",
        "[.., 1, 0, ..] -> [.., 0, 1, ..]",
        "[.., x, ..] -> [.., y, y, y, ..] where y < x",
        "[.., n, ..] -> [.., i, j, ..] where i + j = n and i >= 1 and j >= 1",
        "[.., a, b, ..] -> [.., a - k, b + k, ..] where k >= 1",
        "[.., x, ..] -> [.., ..]",
        "[.., x, ..] -> [.., y, ..] where y < x\n[.., 0, ..] -> [.., ..]",
        "[x, ..] -> ()",
        "[.., a, b, ..] -> [.., b, a, ..] where a > b",
    ] {
        assert!(ends(rules), "{rules}");
    }
}

#[test]
fn endless_play_is_never_claimed_to_end() {
    for rules in [
        "(x, y) -> (y, x)",
        "(n) -> (n)",
        "(n) -> (n - gcd(n, 0))",
        "(n) -> (digit(n, 0))",
        "(n) -> (n - k) where gcd(k, 0) = k",
        "(n) -> (n + 1)",
        "(x) -> (x xor 1)",
        "(a, b) -> (a - 1, b + 1)\n(a, b) -> (a + 1, b - 1)",
        "(n) -> (m) where m <= n",
        "(n) -> (m)",
        "(n) -> (n - k)",
        "(n) -> (n div 2)",
        "(n) -> (n div k) where k >= 1 and n >= 1",
        "(n) -> (d) where d divides n",
        "(n) -> (n - d) where d divides n",
        "(n) -> (n - d) where n divides d and d <= n + 1",
        "(n) -> (n - q*r)",
        "(n) -> (n mod k) where k >= 1",
        "(a, b) -> (a - k*b, b) where k >= 1",
        "(n) -> (i) + (j) where i + j = n",
        "(n) -> (n - 1) + (n)",
        "(n) -> (n - q) where fibonacci(q)",
        "(n) -> (bit(n, 0))",
        "(n) -> (fib(n))",
        "(n) -> (floor(phi*n))",
        "(n) -> (m) where n = floor(sqrt(2)*m)",
        "(n) -> (floor((sqrt(9) - 1)/2*n))",
        "(n) -> (n - floor(sqrt(2)/5*n)) where n >= 3",
        "(n) -> (n - q) where not prime(q)",
        "(n) -> (m) where not (m > n)",
        "(n) -> (m) where not (m > n div (n - n))",
        "(n) -> (m) where not (bit(m, 0) > 1) ",
        "(n) -> (m) where m < n or m = 2*n",
        "(n) -> (m) where m < n iff n < 5",
        "(n) -> (m) where forall j: j >= n implies j >= m",
        "(n) -> (m) where not (exists j: m < j and j < n)",
        "(a, b) -> (c, d) where c + d < a + b + 1",
        "(a, b) -> (max(a, b), min(a, b))",
        "(a, b) -> (c, d) where c <= a and (c = a implies d <= b)",
        "(n) -> (n - 1)\n(n) -> (n + 1)",
        "(a, b) -> (a + 1, b) where a < b\n(a, b) -> (a, b + 1) where b < a + 1",
        "(a, b) -> (a - 1, b + 1)\n(a, b) -> (a + 2, b - 1)",
        "[.., 1, ..] -> [.., 0, ..]\n[.., 0, ..] -> [.., 1, ..]",
        "[.., x, ..] -> [.., x, ..]",
        "[.., x, ..] -> [.., y, ..] where y <= x",
        "[..] -> [0, ..]",
        "[.., 0, 1, ..] -> [.., 1, 0, ..]\n[.., 1, 0, ..] -> [.., 0, 1, ..]",
        "[.., 0, 1, ..] -> [.., 1, 0, ..]\n[1, ..] -> [.., 1]\n[0, ..] -> [.., 0]",
        "[.., x, ..] -> [.., y, 0, ..] where y <= x",
        "[.., 1, 0, ..] -> [.., 0, 1, 1, 1, ..]\n[.., 1, ..] -> [.., ..]\n[0, ..] -> [1, 0, ..]",
        "[.., n, ..] -> [.., i, j, ..] where i + j = n",
        "[.., 0, 1, ..] -> [.., 1, 0, 0, ..]",
    ] {
        assert!(!ends(rules), "{rules}");
    }
}

#[test]
fn unordered_rows_end_only_by_what_sorting_does_not_change() {
    for rules in [
        "[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1",
        "[.., a, x, ..] -> [.., a - k, x + k, ..] where k >= 1",
        "[.., 0, 1, ..] -> [.., 1, 0, ..]",
        "[.., a, b, ..] -> [.., b, a, ..] where a < b",
        "[.., 0, 1, 1, ..] -> [.., 1, 0, 1, ..]",
        "[.., x] -> [.., x - 1, 1] where x >= 1",
    ] {
        assert!(!ends(&format!("unordered\n{rules}")), "{rules}");
    }
    for rules in [
        "[.., 1, ..] -> [.., 0, ..]",
        "[.., a, b, ..] -> [.., a + b, ..]",
        "[.., x, ..] -> [.., y, y, y, ..] where y < x",
        "[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1 and a + k < x",
        "[.., x, ..] -> [.., ..]",
        "[.., a, x, ..] -> [.., a + 1, x - 2, ..]",
    ] {
        assert!(ends(&format!("unordered\n{rules}")), "{rules}");
    }
}

#[test]
fn deep_and_wide_conditions_are_answered_within_the_budget() {
    let nested = (0..60).fold("n = k".to_string(), |inner, _| format!("(k < n iff {inner})"));
    let wide = (0..300).map(|term| format!("k != {term}*n")).collect::<Vec<_>>().join(" and ");
    let deep = format!("{}n{} >= 0", "(".repeat(60), " - k) div 2".repeat(60));
    let negated = format!("{}k < k{}", "not (".repeat(91), ")".repeat(91));
    for condition in [nested, wide, deep, negated] {
        assert!(!ends(&format!("(n) -> (k) where ({condition})")));
        assert!(ends(&format!("(n) -> (k) where k < n and ({condition})")), "{condition}");
    }
}

/// Rows of this many numbers up to 4, sorted where order has no meaning.
fn rows(length: usize, unordered: bool) -> Vec<Vec<u64>> {
    let longer = |at: Vec<u64>| (0..5).map(move |next| [&at[..], &[next]].concat());
    let all = (0..length).fold(vec![vec![]], |all, _| all.into_iter().flat_map(longer).collect());
    all.into_iter().filter(|row: &Vec<u64>| !unordered || row.is_sorted()).collect()
}

/// One way to change two neighbouring numbers.
type Change = (fn(u64, u64) -> Option<(u64, u64)>, &'static str);

const CHANGES: [Change; 10] = [
    (|a, x| Some((a + 1, x.checked_sub(1)?)), "a + 1, x - 1"),
    (|a, x| Some((a.checked_sub(1)?, x + 1)), "a - 1, x + 1"),
    (|a, x| Some((a + 1, x.checked_sub(2)?)), "a + 1, x - 2"),
    (|a, x| Some((a.checked_sub(2)?, x + 1)), "a - 2, x + 1"),
    (|a, x| Some((a + 2, x.checked_sub(1)?)), "a + 2, x - 1"),
    (|a, x| Some((x.checked_sub(1)?, a)), "x - 1, a"),
    (|a, x| Some((x, a.checked_sub(1)?)), "x, a - 1"),
    (|a, x| Some((x, a)), "x, a"),
    (|a, _| Some((a, a.checked_sub(1)?)), "a, a - 1"),
    (|_, x| Some((x, x.checked_sub(1)?)), "x, x - 1"),
];

/// Condition under which two numbers may be changed.
type Guard = (fn(u64, u64) -> bool, &'static str);

const GUARDS: [Guard; 5] = [
    (|_, _| true, "true"),
    (|a, x| a < x, "a < x"),
    (|a, x| a > x, "a > x"),
    (|a, x| a + 1 < x, "a + 1 < x"),
    (|a, x| a <= x, "a <= x"),
];

/// Returns `true` if some play of two or three small numbers repeats a position.
fn rows_come_back(rules: &[(usize, usize)], unordered: bool) -> bool {
    [2, 3].into_iter().any(|length| {
        let all = rows(length, unordered);
        let mut left: Vec<bool> = vec![true; all.len()];
        // Rows without a move to a remaining one are removed; a cycle never is.
        loop {
            let stays = |at: &Vec<u64>| {
                rules.iter().any(|&(change, guard)| {
                    (0..length - 1).any(|place| {
                        let (a, x) = (at[place], at[place + 1]);
                        let Some((b, y)) = (CHANGES[change].0)(a, x).filter(|_| (GUARDS[guard].0)(a, x))
                        else {
                            return false;
                        };
                        let mut after = at.clone();
                        (after[place], after[place + 1]) = (b, y);
                        if unordered {
                            after.sort_unstable();
                        }
                        all.binary_search(&after).is_ok_and(|index| left[index])
                    })
                })
            };
            let next: Vec<bool> = all.iter().zip(&left).map(|(at, &left)| left && stays(at)).collect();
            if next == left {
                return left.contains(&true);
            }
            left = next;
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn rows_that_come_back_are_not_claimed_to_end(
        rules in prop::collection::vec((0..CHANGES.len(), 0..GUARDS.len()), 1..3),
        unordered: bool,
    ) {
        let line = |&(change, guard): &(usize, usize)| {
            format!("[.., a, x, ..] -> [.., {}, ..] where {}", CHANGES[change].1, GUARDS[guard].1)
        };
        let lines: Vec<String> = rules.iter().map(line).collect();
        let said = if unordered { "unordered\n" } else { "" };
        let text = format!("{said}{}", lines.join("\n"));
        prop_assert!(!(ends(&text) && rows_come_back(&rules, unordered)), "{}", text);
    }
}

#[test]
fn sequences_are_those_in_which_all_moves_go_down() {
    let (places, sums) = (Some(Sequence::Lexicographic), Some(Sequence::Sums));
    for (rules, expected) in [
        ("(n) -> (n - 1) + (n div 2)", places),
        ("(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1", places),
        ("(a, b) -> (a - k, b + k) where k >= 1 and b + k <= a", places),
        ("(a, b) -> (b, a mod b) where b >= 1 and b <= a", places),
        ("(a, b) -> (b, a - k) where k >= 1", sums),
        ("(n) -> (n - 1)\n(n) -> (n + 1) where n = 100", None),
        ("(a, b) -> (a - 1, b + 5) where a = 30", None),
        ("(a, b) -> (a + 2, b - 3)", None),
        ("[.., a, ..] -> [.., a - 1, ..]", None),
    ] {
        assert_eq!(game(rules).sequence(), expected, "{rules}");
    }
}
