//! Programs with names that mean something in a language of programs, in its library, or in the program itself.

use crate::emit::languages::{Shape, answers, output};
use crate::emit::{ALL, Component, languages};
use bouton::emit::{self, Language};
use bouton::{Query, Workbench};
use rules::Outcome;

/// Keywords, macros and library names of the languages, names that programs make up, and letters beyond ASCII.
const NAMES: &str = "alignas alignof and_eq asm auto bitand bitor bool break case catch char char8_t class compl concept const \
    consteval constexpr co_await co_yield const_cast continue decltype delete double dynamic_cast enum explicit \
    export extern float for friend goto inline int long mutable namespace new noexcept not_eq nullptr operator or_eq private \
    protected public register reinterpret_cast requires return short signed sizeof static static_assert struct switch template this \
    thread_local throw try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor_eq errno assert unix linux \
    NULL EOF INFINITY I stdin stdout major minor y0 y1 j0 jn std abs set pair vector size_t int128_t __int128 __LINE__ _Bool \
    False None True as async await def del elif except from global import is lambda nonlocal pass print range raise self type with \
    yield len sorted tuple list abs isqrt _ __init__ \
    Self become box crate do dyn extern_ final fn gen impl let loop macro match move mut override priv pub ref super trait unsafe \
    unsized use where_ i128 u8 str String Vec Option Some Ok Err vec macro_rules \
    abstract boolean byte extends final finally implements import instanceof interface native package super synchronized throws \
    transient strictfp var record sealed permits yield_ \
    chan defer fallthrough func interface_ map package_ select var_ any append cap copy error int64 make nil panic recover rune iota \
    uint min_of max_of add sub mul replaced told key_ Main Found Input Long System Math max min addExact toIntExact key joined \
    row heaps heap total seen after found parts sorted_ moves loses wins value winning winning_move index first left at at_2 most \
    place exists_q accepts_x last_k k_last member_k v1 v2 Num Component START PERIOD in_places fib bit_ ones_ floor_div main K k_ __k \
    堆 石子 μ é ñandú слово u5806 u5806_ n1234567890123456789012";

fn names() -> Vec<&'static str> {
    let mut names: Vec<&str> = NAMES.split_whitespace().filter(|&name| name != "_").collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The program for the first claim of a text.
fn program(text: &str, language: Language) -> String {
    let bench = Workbench::new();
    bench.add("named.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let variant = bench.variant(&Query::read("named.game").unwrap(), None).unwrap();
    let program = emit::program(&variant, &[&variant.instance().claims()[0]]);
    program
        .and_then(|program| bouton::emit::text(&program, language, &[]))
        .unwrap_or_else(|unwritten| panic!("{unwritten:?}\n{text}"))
}

/// Compares with "take 1 to 3 of the first number": lost exactly at multiples of 4.
fn by_fours(language: Language, text: &str, shape: Shape, at: impl Fn(u64) -> Component) {
    let positions: Vec<Vec<Component>> = (0..13).map(|number| vec![at(number)]).collect();
    let said = answers(language, &program(text, language), shape, &positions);
    for (number, (outcome, after)) in (0u64..).zip(said) {
        let lost = number.is_multiple_of(4);
        assert_eq!(outcome, if lost { Outcome::P } else { Outcome::N }, "{language:?} {number}\n{text}");
        let leaves = (!lost).then(|| vec![at(number - number % 4)]);
        assert_eq!(after, leaves, "{language:?} {number}\n{text}");
    }
}

#[test]
fn any_variable_may_have_any_name() {
    let names = names();
    for group in names.chunks(96) {
        let (places, first) = (group.join(", "), group[0]);
        // Those that are quantified are named after the next ones.
        let mut other = names.iter().filter(|name| !group.contains(name));
        let (k, q) = (other.next().unwrap(), other.next().unwrap());
        let text = format!(
            "game named\n({places}) -> ({first} - {k}{}) where 1 <= {k} <= 3\nP({places}) iff exists {q}: {first} = 4*{q}\n",
            group[1..].iter().map(|name| format!(", {name}")).collect::<String>()
        );
        let shape = Shape::Tuple { places: group.len(), draws: false };
        for language in languages(&text) {
            by_fours(language, &text, shape, |number| {
                let mut at = vec![0; group.len()];
                at[0] = number;
                at
            });
        }
    }
}

#[test]
fn quantified_variables_may_have_any_name() {
    for group in names().chunks(96) {
        // Each is found by a loop of its own, by an equation, or among some numbers.
        let some = group.iter().enumerate().map(|(place, name)| match place % 3 {
            0 => format!("exists {name}: n = n + {name}"),
            1 => format!("exists {name}: {name} <= 1 and n + {name} > n"),
            _ => format!("exists {name}: {name} + 1 in {{3, 5}} and 2*{name} > 7"),
        });
        let all = some.map(|one| format!("({one})")).collect::<Vec<_>>().join(" and ");
        let text = format!("game named\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0 and {all}\n");
        for language in languages(&text) {
            by_fours(language, &text, Shape::Tuple { places: 1, draws: false }, |number| vec![number]);
        }
    }
}

#[test]
fn automata_and_their_tracks_may_have_any_name() {
    let names: Vec<&str> = names().into_iter().filter(|name| !["fib", "I", "crate"].contains(name)).collect();
    let table = "  state z: 0 -> z, 1 -> o\n  state o: 0 -> t, 1 -> o\n  state t: 0 -> z4, 1 -> o\n  state z4: 0 -> z4, 1 -> o\n  accept z, z4\n";
    let group: Vec<&str> =
        names.iter().step_by(4).copied().chain(["crate", "Crate", "质", "x", "x_next", "X"]).collect();
    let all = group.iter().map(|name| format!("{name}(n)")).collect::<Vec<_>>().join(" and ");
    let tables: String =
        group.iter().map(|name| format!("automaton {name}({name}) base 2\n{table}")).collect();
    let text = format!("game named\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff {all}\n{tables}");
    for language in languages(&text) {
        by_fours(language, &text, Shape::Tuple { places: 1, draws: false }, |number| vec![number]);
    }
}

#[test]
fn folds_over_rows_may_name_their_elements_as_they_like() {
    for [x, w, i, n] in
        [["int", "for", "while", "row"], ["crate", "total", "count", "len"], ["range", "at", "i", "x"]]
    {
        let text = format!(
            "game named\n[{x}] -> [{x} - {w}] where 1 <= {w} <= 3\n\
             P[{x} after {w} at {i} of {n}, ..] iff sum({x} + {w} where {i} <= {n}) mod 4 = 0\n"
        );
        for language in languages(&text) {
            by_fours(language, &text, Shape::Row, |number| vec![number]);
        }
    }
}

/// Type of what a move leaves in a Go program.
fn remains(program: &str) -> &str {
    let (_, after) = program.split_once("found func(after ").unwrap();
    after.split_once(')').unwrap().0
}

/// The number of times that a program tells a move from 4.
fn told(language: Language, text: &str, row: bool) -> String {
    let program = program(text, language);
    let main = match (language, row) {
        (Language::Python, false) => "print(len(list(moves(4))))",
        (Language::Python, true) => "print(len(list(moves([4, 4]))))",
        (Language::Go, _) => {
            let (given, of) = if row { ("[]Num{4, 4}", "[]Num") } else { ("4", remains(&program)) };
            &format!(
                "package main\nimport \"fmt\"\nfunc main() {{ n := 0; moves({given}, func(_ {of}) bool {{ n++; return false }}); fmt.Println(n) }}"
            )
        }
        (Language::Java, _) => {
            let given = if row { "new long[] {4, 4}" } else { "4" };
            &format!(
                "class Test {{ public static void main(String[] arguments) {{ int[] n = new int[1]; \
                 Main.moves({given}, after -> {{ n[0]++; return false; }}); System.out.println(n[0]); }} }}"
            )
        }
        (Language::Cpp, false) => {
            "#include <iostream>\nint main() { int n = 0; moves(4, [&](const auto&) { n++; return false; }); std::cout << n << '\\n'; }"
        }
        (Language::Cpp, true) => {
            "#include <iostream>\nint main() { int n = 0; moves({4, 4}, [&](const auto&) { n++; return false; }); std::cout << n << '\\n'; }"
        }
        (Language::Rust, false) => {
            "fn main() { let mut n = 0; moves(4, &mut |_| { n += 1; false }); println!(\"{n}\"); }"
        }
        (Language::Rust, true) => {
            "fn main() { let mut n = 0; moves(&[4, 4], &mut |_| { n += 1; false }); println!(\"{n}\"); }"
        }
    };
    output(language, &format!("{program}\n{main}\n")).trim().to_owned()
}

#[test]
fn a_move_that_several_rules_allow_is_told_once() {
    let cases = [
        // From 4 to 3, 2 and 1.
        (
            "(n) -> (n - 1)\n(n) -> (n - k) where 1 <= k <= 3\n(n) -> (n - 2) where n > 3\nP(n) iff n mod 4 = 0\n",
            "3",
            false,
        ),
        // To 0 + 3 and 1 + 2, in any order; to 3.
        (
            "(n) -> (i) + (j) where i + j = n - 1\n(n) -> (n - 1)\n(n) -> (n - 1) where even(n)\nvalue(n) = n mod 2\n",
            "3",
            false,
        ),
        // One rule, in several ways: 1 + 1, 1 + 2 and 2 + 2.
        (
            "(n) -> (m) where exists a, b: m = a + b and 1 <= a <= 2 and 1 <= b <= 2 and m < n\nP(n) iff n < 3\n",
            "2",
            false,
        ),
        ("(n) -> (a + b) where 1 <= a <= 2 and 1 <= b <= 2 and a + b < n\nP(n) iff n < 3\n", "2", false),
        ("unordered\n[.., x, ..] -> [.., x - 1, ..]\nP[x at i, ..] iff sum(x) mod 2 = 0\n", "1", true),
    ];
    for (rules, count, row) in cases {
        for language in languages(rules) {
            assert_eq!(told(language, &format!("game named\n{rules}"), row), count, "{language:?}\n{rules}");
        }
    }
}

#[test]
fn values_of_heaps_are_written_where_no_rule_ever_applies() {
    for rules in
        ["(a) -> (w) where w < a and a in {}\nvalue(a) = 0\n", "(a) -> (a - k) where k in {}\nvalue(a) = 0\n"]
    {
        for &language in ALL {
            let text = format!("game named\n{rules}");
            let bench = Workbench::new();
            bench.add("named.game", &text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
            let variant = bench.variant(&Query::read("named.game").unwrap(), None).unwrap();
            let program = emit::program(&variant, &[&variant.instance().claims()[0]])
                .and_then(|program| bouton::emit::text(&program, language, &[]))
                .unwrap_or_else(|unwritten| panic!("{unwritten:?}\n{text}"));
            let main = match language {
                Language::Cpp => "#include <iostream>\nint main() { std::cout << loses({3, 4}); }\n",
                Language::Python => "print(int(loses([3, 4])))\n",
                Language::Go => {
                    "package main\nimport \"fmt\"\nfunc main() { n := 0; if loses([]Component{3, 4}) { n = 1 }; fmt.Println(n) }\n"
                }
                Language::Java => {
                    "class Test { public static void main(String[] arguments) { \
                     System.out.println(Main.loses(new long[] {3, 4}) ? 1 : 0); } }\n"
                }
                Language::Rust => "fn main() { print!(\"{}\", loses(&[3, 4]) as u8); }\n",
            };
            assert_eq!(output(language, &format!("{program}\n{main}")).trim(), "1", "{language:?}\n{rules}");
        }
    }
}

#[test]
fn where_play_has_stopped_everywhere_no_move_is_told() {
    for rules in [
        "(a) -> (w) where w < a\nend (_) won\nP(a) iff false\n",
        "(a) -> (w) where w < a\nend (0) lost\nend (a) won\nP(a) iff a = 0\n",
    ] {
        for language in languages(rules) {
            assert_eq!(told(language, &format!("game named\n{rules}"), false), "0", "{language:?}\n{rules}");
        }
    }
}
