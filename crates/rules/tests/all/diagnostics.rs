//! Messages about mistakes in meaning, and in syntax where both meet, in both languages.

use crate::render::written;
use rules::{Library, NoLibrary, Ruleset, parse};
use std::sync::Arc;

struct Shelf;

impl Library for Shelf {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        let text = match name {
            "bash" => "game bash(m >= 1)\n(n) -> (n - k) where 1 <= k <= m\n",
            "wythoff" => {
                "game wythoff(piece: one | two default one)\n(a, b) -> (a - 1, b) when piece = one\n"
            }
            "subtraction" => "game subtraction(S: set)\n(n) -> (n - s) where s in S\n",
            "moore" => return parse("game moore\nupto 2 of wythoff\n", &Shelf).ruleset,
            _ => return None,
        };
        parse(text, &NoLibrary).ruleset
    }

    fn names(&self) -> Vec<String> {
        vec!["bash".into(), "wythoff".into()]
    }
}

/// Messages about a file.
fn of_file(text: &str) -> String {
    let parsed = parse(text, &Shelf);
    assert!(!parsed.diagnostics.is_empty(), "no mistake in {text}");
    written(text, &parsed.diagnostics)
}

/// Messages about each of some lines, put below a correct rule on one heap.
fn of_lines(lines: &[&str]) -> String {
    of_lines_below("game g\n(n) -> (n - 1)\n", lines)
}

fn of_lines_below(above: &str, lines: &[&str]) -> String {
    assert!(parse(above, &Shelf).ruleset.is_some(), "{above}");
    lines.iter().map(|line| format!("> {line}\n{}", of_file(&format!("{above}{line}\n")))).collect()
}

#[test]
fn foreign_operators_are_named_with_their_replacement() {
    insta::assert_snapshot!(of_lines(&[
        "(n) -> (m) where m == n && n > 0 || n <> 3",
        "(n) => (m) where n % 3 = 0 and n / 3 = m^2",
        "P(n) iff !odd(n) <=> true",
    ]));
}
#[test]
fn forgotten_words_are_supplied() {
    insta::assert_snapshot!(of_lines(&[
        "(n) -> (n - k) k >= 1",
        "(n) -> (n - k) wher k >= 1",
        "(n) -> (n - k) if k >= 1",
        "(n) (n - 1)",
        "(n) = (n - 1)",
        "P(n) = n mod 2 = 0",
        "P(n) if n mod 2 = 0",
        "value(n) iff n = 2",
        "value(n) = 1 if n = 0 | 2",
        "value(n) = 1 otherwise | 2 if n = 3",
        "value(n) = 1 if n = 0 else 2",
        "(n) -> (n - k) where k >= 1, k <= 3",
        "(n) -> (n - k), k >= 1",
        "n -> n - 1",
        "value(n) = [0, 1]",
    ]));
}
#[test]
fn several_mistakes_are_found_at_once() {
    insta::assert_snapshot!(of_file(
        "gmae g\n(n -> (n - 1)\n(n) -> (n - k) were k >= 1\nP(n) iff n modd 4 = 0\nexample (1 is P\nvalue(n) = m\n"
    ));
}
#[test]
fn unknown_names_get_suggestions() {
    insta::assert_snapshot!(of_lines_below(
        "game g(limit >= 1)\n(stones) -> (stones - k) where k <= limit\n",
        &[
            "P(stones) iff stone = 0",
            "P(stones) iff stones mod limt = 0",
            "P(stones) iff x = 0",
            "(stones) -> (stones - k) where k <= limits",
            "(n) -> (m) where prim(m)",
            "(n) -> (fibb(n))",
            "P(n) iff lowest_zeckendorff(n) = 1",
            "P(n) iff prime",
            "P(n) iff n = prime",
            "assume {1} <= primes",
            "example m=3 (3) is P",
            "example lmit=3 (3) is P",
            "example (3) is P",
            "example limit=0 (3) is P",
            "P(n) iff exists n: n = 1",
            "P(n) iff exists limit: n = 1",
        ]
    ));
}
#[test]
fn numbers_of_things_have_to_agree() {
    insta::assert_snapshot!(of_lines_below(
        "game g\n(a, b) -> (a - 1, b)\n",
        &[
            "(a, b) -> (a - 1)",
            "(a) -> (a - 1)",
            "P(a) iff a = 0",
            "example (1) is P",
            "example (1, 2, 3) is P",
            "end (0) lost",
            "P[x, ..] iff true",
            "P(a, a) iff a = 0",
            "P(a, 0) iff a = 0",
            "P(a, b) iff fib(a, b) = 0",
            "P(a, b) iff prime(a, b)",
            "() -> (1, 2)",
            "(a, b) -> (a - 1, b) + ()",
            "start (a, b) = (b, a)",
            "(a + 1, b) -> (a, b)",
            "value(a, b) = repeat [0, 1]",
        ]
    ));
    insta::assert_snapshot!(
        "gaps",
        of_lines_below(
            "game g\n[x, ..] -> [x - 1, ..]\n",
            &[
                "[.., a, ..] -> [a - 1, ..]",
                "(a, ..) -> (a)",
                "P(a) iff true",
                "P[x at 1, ..] iff true",
                "example (3) is P"
            ]
        )
    );
}
#[test]
fn numbers_and_conditions_are_not_mixed_up() {
    insta::assert_snapshot!(of_lines_below(
        "game g(S: set default {1}, piece: king | queen default king)\n(n) -> (n - s) where s in S and piece = king\n",
        &[
            "P(n) iff n",
            "P(n) iff (n = 1) + 1 = 2",
            "P(n) iff odd(n) = even(n)",
            "P(n) iff S = 1",
            "P(n) iff piece",
            "P(n) iff piece = qeen",
            "P(n) iff piece = 3",
            "P(n) iff n in piece",
            "P(n) iff n = _",
            "P(n) iff xor(n) = 0",
            "P(n) iff max(n) = 0",
            "P((n) + ..) iff n = 0",
            "P((n) + ..) iff xor(max(n)) = 0",
            "P(n) iff n = phi*2",
            "P(n) iff n = floor(3*n)",
            "P(n) iff true when n = 2",
            "P(n) iff true when exists k: k in S",
            "P(n) iff true when forall k: k in S iff k = 1",
            "P(n) iff true when S = {1, n}",
            "P(n) iff true when S = 1",
            "P(n) iff true when S = \"0.77\"",
            "P(n) iff true when S < {1}",
            "P(n) iff true when piece = {1}",
            "P(n) iff n = {1}",
            "P(n) iff n = \"one\"",
            "value(n) = repeat []",
        ]
    ));
}
#[test]
fn floors_need_one_fixed_irrational_factor() {
    insta::assert_snapshot!(of_lines_below(
        "game g(t default 3)\n(n) -> (n - t)\n",
        &[
            "P(n) iff n = floor(phi*phi*n)",
            "P(n) iff n = floor(n/phi)",
            "P(n) iff n = floor(7/2*n)",
            "P(n) iff n = floor(sqrt(n)*2)",
            "P(n) iff n = floor(phi*n/m)",
            "P(n) iff n = floor((fib(t) + sqrt(2))*n)",
            "P(n) iff n = floor((t - sqrt(5))/2*n)",
            "P(n) iff n = floor((2 - sqrt(5))*n)",
            "P(n) iff n = floor((2 - sqrt(5))/0*n)",
            "P(n) iff n = floor((sqrt(8) - 3)*n)",
            "P(n) iff n = floor(sqrt(3 - 4)*n)",
            "P(n) iff n = floor(sqrt(2)/0*n)",
            "P(n) iff n = floor((1 + sqrt(5)) div 2*n)",
            "P(n) iff n = sqrt(2)",
            "P(n) iff sqrt = n",
            "P(n) iff n = floor(sqrt(2, 3)*n)",
            "P(n) iff n/2 = 3",
            "P(n) iff n = floor(√2*n)",
        ]
    ));
}
#[test]
fn parameters_are_declared_properly() {
    let below = "\n(n) -> (n - 1)\n";
    let heads = [
        "game g(m, m)",
        "game g(m >= 1 default 0)",
        "game g(m >= 1 default {2})",
        "game g(S: set default 3)",
        "game g(piece: king | queen default rook)",
        "game g(piece: king | king)",
        "game g(3)",
        "game g(m = 1)",
        "game g(b >= a)",
        "game g(1 <= 2 <= m)",
        "game g(m >= 1",
        "game g(m default)",
        "game g(unused)",
    ];
    insta::assert_snapshot!(heads.map(|head| of_file(&format!("{head}{below}"))).join("----\n"));
}
#[test]
fn compounds_need_a_known_game() {
    let files = [
        "game c\nupto 2 of wytoff\n",
        "game c\nupto 2 of chess\n",
        "game c\nupto 2 of moore\n",
        "game c\nupto 2 of bash\n",
        "game c\nupto 2 of bash n = 3\n",
        "game c\nupto k of bash m = 3\n",
        "game c\nupto 2 of subtraction S = T\n",
        "game c\nupto 2 of wythoff piece = 3\n",
        "game c\nupto 2 of bash m = 3\n(n) -> (n - 1)\n",
        "game c\nupto 2 bash\n",
        "game c\nupto 2 of bash m = 3\nposition (n) where n != 5\n",
    ];
    insta::assert_snapshot!(files.map(of_file).join("----\n"));
}
#[test]
fn every_component_moves_by_another_games_rules_or_by_those_of_the_file() {
    let files = [
        "game c\nevery of wytoff\n",
        "game c\nevery of moore\n",
        "game c\nevery of bash n = 3\n",
        "game c\nevery of bash m = 3\n(n) -> (n - 1)\n",
        "game c\nevery of bash m = 3\nvalue(n) = n\n",
        "game c\n(n) -> (n - 1)\nevery component moves\nexample (3) has value 1\n",
        "game c\nevery of bash m = 3\nposition (n) where n != 5\n",
        "game c\nevery of bash m = 3\nupto 2 of bash m = 3\n",
        "game c\nevery of bash m = 3\nevery component moves\n",
        "game c\nupto 2 of bash m = 3\nevery component moves\n",
        "game c\nevery component moves\n",
        "game c\n(n) -> (n - 1)\nevery component\n",
        "game c\n(n) -> (n - 1)\nevery heap moves\n",
        "game c\n(n) -> (n - 1)\nevry component moves\n",
        "game c\n(n) -> (n - 1)\nupto 2 component moves\n",
        "game c\n(n) -> (n - 1)\nupto k components move\n",
        "game c\n(n) -> (n - 1)\nupto 2 components\n",
        "game c\n(n) -> (n - 1)\nupto 2 components move\nevery component moves\n",
        "game c\nupto 2 components move\n",
    ];
    insta::assert_snapshot!(files.map(of_file).join("----\n"));
}
#[test]
fn claims_say_at_their_end_which_positions_they_are_about() {
    insta::assert_snapshot!(of_lines_below(
        "game g\n(a, b) -> (a - 1, b)\nstart (n) = (n - 1, 2)\n",
        &[
            "for odd(n): P(n) iff n = 3",
            "P(a, b) iff a = b where c = 1",
            "P(a, b) iff a = b where a",
            "P(a, b) iff a = b when odd(a)",
            "P(n) iff m = 3",
            "P(a, b, c) iff a = b",
            "value(n) = n",
        ],
    ));
}
#[test]
fn entailing_rules_need_a_game_of_their_own_in_normal_play() {
    let others = [
        "misere",
        "end (0) won",
        "otherwise draw",
        "endless draw",
        "blocking 1",
        "upto 2 components move",
        "every component moves",
        "assume (n) -> (m) only where m < n",
        "value(n) = n",
        "P(n) iff n = 0",
        "entailing misere",
    ];
    let texts = others.map(|other| format!("game g\n(n) -> (n - 2)\nentailing (n) -> (n - 1)\n{other}\n"));
    let said = texts.iter().zip(others).filter(|(text, _)| !parse(text, &Shelf).diagnostics.is_empty());
    let said: Vec<String> = said.map(|(text, other)| format!("> {other}\n{}", of_file(text))).collect();
    assert_eq!(said.len(), others.len() - 1);
    insta::assert_snapshot!(said.concat());
}
#[test]
fn names_of_gaps_are_new_and_stand_for_no_number() {
    insta::assert_snapshot!(of_lines_below(
        "game g(m default 3)\n[x, ..] -> [x - m, ..]\n",
        &[
            "[.., x, ..] -> [x, ..]",
            "[.., x, ..] -> [..] + [..]",
            "[w.., w] -> [w..]",
            "[w.., x, w..] -> [w..]",
            "[m.., x] -> [m..]",
            "[3.., x] -> [x]",
            "[w.., x] -> [w, x]",
            "[w.., x] -> [w.., x - 1] where w > 1",
            "[v.., x, w..] -> [(v + w).., x - 1]",
            "[w.., x] -> [w.., (x - 1)..]",
            "[w.., x] -> [x, ..]",
            "end [w.., 0] lost where w = 1",
            "example [1..] is P",
        ],
    ));
}
#[test]
fn automata_have_to_make_sense() {
    let tables = [
        "automaton a(n) base 2\n  state s: 0 -> s, 2 -> s, 00 -> s, 0 -> s, 1 -> t\n  state s: 0 -> s\n  accept u\n",
        "automaton a(n) base 40\n",
        "automaton a(n)\n",
        "automaton prime(n) base 2\n  state s: 0 -> s\n",
        "state s: 0 -> s\n",
        "automaton a(n, n) in fibonacci\n  state s: 00 -> s\n",
        "automaton a(n) in quadratic\n  state s: 0 -> s\n",
        "automaton a(n) in quadratic 10\n  state s: 0 -> s\n",
        "automaton a(n) in quadratic 0\n  state s: 0 -> s\n",
        "automaton a(n) in quadratic 3\n  state s: 3 -> s, 4 -> s\n",
        "automaton a(n) in recurrence 4 -3\n  state s: 0 -> s\n",
        "automaton a(n) in recurrence 4 1 -1\n  state s: 0 -> s\n",
        "automaton a(n) in recurrence 4 -1\n  state s: 3 -> s, 4 -> s\n",
        "automaton a(n) in recurrence -1 4\n  state s: 0 -> s\n",
        "automaton a(n) in zeckendorff\n  state s: 0 -> s\n",
        "automaton a(n) base 2\n  state s: 0 s\n",
    ];
    insta::assert_snapshot!(of_lines(&tables));
}
#[test]
fn assumptions_about_sets_have_to_make_sense() {
    insta::assert_snapshot!(of_lines_below(
        "game g(m default 3, S: set default {1})\n(n) -> (n - s) where s in S and s <= m\nautomaton even_ones(n) base 2\n  state a: 0 -> a, 1 -> b\n  state b: 0 -> b, 1 -> a\n  accept a\nautomaton same(a, b) base 2\n  state a: 00 -> a, 11 -> a\n  accept a\n",
        &[
            "assume prime_power",
            "assume {1..5} < prime_power",
            "assume {1..5} <= 7",
            "assume {q: prime(q) and} <= {q: q != 1}",
            "assume {1..6} <= prime_power <= {q: q mod 6 != 0}",
            "assume {q: q < 9} <= {q: q < 8}",
            "assume prime <= prime_power",
            "assume {q: square(q) or q = 2} <= {q: q*q < 100} <= {q: q < 10}",
            "assume {1} <= primes",
            "assume {1} <= odd_ones <= prime",
            "assume same <= prime",
            "assume m <= prime",
            "assume {m: prime(m)} <= {q: q > 1}",
            "assume {q: prime(r)} <= {q: q > 1}",
            "assume {1..5} <= prime_power when q > 3",
            "assume {1} <= prime_power where m > 3",
        ]
    ));
}
#[test]
fn assumptions_about_moves_have_to_make_sense() {
    insta::assert_snapshot!(of_lines_below(
        "game g(t default 3)\n(a, b) -> (a, b - k*a) where k >= 1 and a >= t\n",
        &[
            "assume (a, b) -> (a, c)",
            "assume (a, b) (a, c) where c < b",
            "assume (a, b) -> (a, c) only c < b",
            "assume (a, b) -> (a, c) wher c < b",
            "assume (a, b) -> (a, c) and (a, c + a) only where c < b",
            "assume (a, b) -> (a, r) and (a, b) -> (a, r + a) for some r: r < a where 2*a <= b",
            "assume (a, b) -> (a, r) for all r: r < a where 2*a <= b",
            "assume (a, b) -> (a, r) for some r < a where 2*a <= b",
            "assume (a, b) -> (a, r) for some r where r < a and 2*a <= b",
            "assume (a, b) -> (a, r) for some a: a < 3 where 2*a <= b",
            "assume (a, b) -> (a, r) for some t where 2*a <= b",
            "assume (a, b) -> (a, r) for some r, r where 2*a <= b",
            "assume (a, b) -> (a, c) only where d < b",
            "assume (a, b) -> (a, c) where exists k: c + k*a = b",
            "assume (a, b) -> (a, b mod a) where a >= 1",
            "assume (a, b) -> (a, c) only where prime(c)",
            "assume (a, b) -> (a, c) only where floor(sqrt(2)*a*b) > c",
            "assume (a, b) -> (a, c) only where c < b when a > 2",
            "assume (a) -> (c) only where c < a",
            "assume (a, b) -> (a) where a < b",
            "assume (a, b) -> (_, b) where a < b",
            "assume (a, b) -> (a, c) where c < b and prime(a, c)",
        ]
    ));
    insta::assert_snapshot!(
        "assumptions_about_rows",
        of_lines_below(
            "game g\nunordered\n[.., x, ..] -> [.., x - 1, ..]\n",
            &[
                "assume [.., x, ..] -> [.., y, ..] only where y < x",
                "assume [.., x, ..] -> [.., y, ..] for some y where x > 1",
                "assume [.., x, ..] -> [x - 1, ..] where x > 1",
                "assume (x) -> (x - 1) where x > 1",
            ]
        )
    );
}
#[test]
fn warnings_leave_a_rule_set() {
    let text =
        "game g(m, k)\n(stones) -> (stones - 1) where stons > 1 and k > 0\nP(n) iff n = 0\nP(n) iff n = 0\n";
    let parsed = parse(text, &NoLibrary);
    assert!(parsed.ruleset.is_some());
    insta::assert_snapshot!(written(text, &parsed.diagnostics));
}
#[test]
fn arguments_are_checked_as_they_are_read() {
    let text = "game g(1 <= m <= 9, S: set, piece: king | queen)\n(n) -> (m) where m in S when piece = king\n(n) -> (n - m)\n";
    let game = parse(text, &NoLibrary).ruleset.expect("a good file");
    let given = [
        ("m", "0"),
        ("m", "10"),
        ("m", "-3"),
        ("m", "three"),
        ("m", "3 4"),
        ("m", ""),
        ("S", "1,x"),
        ("S", "{1,2"),
        ("S", "1..99999999999999999999"),
        ("piece", "quen"),
        ("piece", "7"),
        ("n", "3"),
    ];
    let said = given.map(|(name, value)| match game.parse_argument(name, value) {
        Ok(argument) => panic!("{name}={value} is read as {argument:?}"),
        Err(found) => format!("> {name}={value}\n{}", written(value, &[found])),
    });
    insta::assert_snapshot!(said.join(""));
}
#[test]
fn a_board_that_is_none_is_told_with_the_nearest() {
    let found = rules::parse("game g\nboard stripe\n(n) -> (n - 1)\n", &rules::NoLibrary).diagnostics;
    assert_eq!(found.iter().map(|found| found.code()).collect::<Vec<_>>(), ["unknown-board"]);
    assert!(found[0].help(rules::Lang::En).is_some_and(|help| help.contains("`strip`")));
}
#[test]
fn facts_of_examples_fit_their_positions() {
    insta::assert_snapshot!(of_lines(&[
        "example (0..3) has values 0, 1, 0",
        "example (0..3) is P only at (0), (4)",
        "example (3..0) is P",
        "example (0..n) is P",
        "example (0..5000000) is P",
        "example (3) wins to (2)",
        "example (3) is P at (2)",
        "example (3) has vlues 1",
        "example (3) is N by OEIS",
        "family heaps three",
        "(n) -> (0..3)",
    ]));
}
#[test]
fn functions_of_arithmetic_want_their_arguments() {
    insta::assert_snapshot!(of_lines(&[
        "(n) -> (n - k) where gcd(k) = 1",
        "(n) -> (n - k) where digit(k) = 1 or digit(n, 0, 10, 1) = k",
        "(n) -> (n - k) where digit(n, 0, 1) = k or digit(n, 0, 0) = k",
        "(n) -> (n - k) where k in divisors(n, 2) or k in divisors or divisors(n) = k",
        "(n) -> (n - k) where k in factors(n) and divisors(k)",
        "(n) -> (n - k) where is_sqare(k) and k = smalest_factor(n)",
        "(n) -> (n - gcd) where digit <= n",
        "assume {1} <= {q: q in divisors(12)} <= {q: gcd(q, 4) > 0}",
    ]));
    insta::assert_snapshot!(of_lines_below(
        "game g\n[x, ..] -> [x - 1, ..]\n",
        &["P[x, ..] iff gcd(x) = 1", "P[x, ..] iff gcd([x, ..]) = 1"]
    ));
}

#[test]
fn counts_are_compared_with_fixed_numbers() {
    insta::assert_snapshot!(of_lines(&[
        "(n) -> (k) where k < n and at most n j: j < k",
        "(n) -> (k) where k < n and count(j: j < k) = k",
        "(n) -> (k) where k < n and count(j: j < k) + 1 = 2",
        "(n) -> (k) where k < n and count(j: j < k)",
        "(n) -> (k) where k < n and exactly 2 n: n < k",
        "(n) -> (k) where k < n and at least 2: j < k",
        "(n) -> (k) where k < n and at least j < k",
        "P(n) iff at most 1 j: j < m",
    ]));
}

#[test]
fn forbidden_options_need_rules_of_the_file_and_an_ordinary_end() {
    insta::assert_snapshot!(of_lines_below(
        "game g(k >= 1)\n(n) -> (n - 1)\n",
        &[
            "blocking",
            "blocking n",
            "blocking k; blocking 2",
            "blocking k; misere",
            "blocking k; end (1) lost",
            "blocking k; otherwise won",
            "blocking k; every component moves",
            "blocking k; value(n) = n",
            "blocking k; example k=1 (2) has value 0",
        ]
    ));
}
