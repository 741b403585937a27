//! Programs written from claims: compiled, fed with all small positions, and compared with exhaustive search.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

mod go;
mod guessed;
mod java;
mod languages;
mod large;
mod largest;
mod names;
mod submissions;
mod sums;

use bouton::discover::{self, Goal};
use bouton::emit::Language;
use bouton::words::Say;
use bouton::{Query, Variant, Workbench, proof};
use languages::{Shape, answers};
use rules::{Convention, Lang, Outcome};
use solve::Limits;
use std::collections::BTreeSet;

/// A component: some numbers, or a row of them.
type Component = Vec<u64>;

/// A game, and which positions are looked at.
struct Case {
    text: String,
    words: String,
    convention: Convention,
    shape: Shape,
    positions: Vec<Vec<Component>>,
}

impl Case {
    fn variant(&self, bench: &Workbench) -> Variant {
        // Under a name of its own no theorem of the catalogue answers for it.
        bench
            .add("written.game", &self.text)
            .unwrap_or_else(|problems| panic!("{problems:?}\n{}", self.text));
        let query = format!("written.game {}", self.words);
        bench.variant(&Query::read(&query).unwrap(), Some(self.convention)).unwrap()
    }

    /// Who wins, and what the winning moves leave, by the engines.
    fn truth(&self, bench: &Workbench, at: &[Component]) -> (Outcome, BTreeSet<Vec<Component>>) {
        let numbers = |part: &Component| part.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let typed: Vec<String> = at.iter().map(numbers).collect();
        let query = format!("written.game {} {}", self.words, typed.join(" "));
        let position = bench.ask(&Query::read(&query).unwrap(), Some(self.convention)).unwrap();
        let answer = bouton::solve(&position, usize::MAX, &Limits::none()).unwrap();
        let read = |to: &str| -> Vec<Component> {
            to.split(' ')
                .map(|part| part.split(',').map(|number| number.parse().unwrap()).collect())
                .collect()
        };
        let winning = answer.winning_moves.iter().map(|winning| plain(read(&winning.to))).collect();
        (answer.outcome.unwrap(), winning)
    }

    /// Compares the programs that are written about what is found or proved.
    fn compare<T>(&self, find: impl Fn(&Variant) -> T, write: impl Fn(&Variant, &T, Language) -> String) {
        let bench = Workbench::new();
        let variant = self.variant(&bench);
        let truths: Vec<_> = self.positions.iter().map(|at| self.truth(&bench, at)).collect();
        assert!(truths.iter().any(|(outcome, _)| *outcome == Outcome::P));
        assert!(truths.iter().any(|(outcome, _)| *outcome == Outcome::N));
        let found = find(&variant);
        for language in languages(&format!("{} {}", self.text, self.words)) {
            let text = write(&variant, &found, language);
            let said = answers(language, &text, self.shape, &self.positions);
            for ((at, (outcome, winning)), (said, after)) in self.positions.iter().zip(&truths).zip(said) {
                let told = format!("{language:?} {} {at:?}\n{text}", self.words);
                assert_eq!(said, *outcome, "{told}");
                match after {
                    None => assert!(winning.is_empty(), "{told}"),
                    Some(after) => assert!(winning.contains(&plain(after.clone())), "{after:?} {told}"),
                }
            }
        }
    }

    /// With what is found.
    fn discovered(&self, size: Option<usize>, goal: Goal) {
        let find = |variant: &Variant| {
            let wanted = discover::Search { size, goal: Some(goal), ..discover::Search::default() };
            let found = discover::discover(variant, &wanted, &Limits::none()).unwrap();
            assert!(found.is_proved(), "{found:?}");
            found
        };
        self.compare(find, |variant, found, language| {
            let text = discover::program(variant, found, language, Lang::En).unwrap();
            assert!(text.contains("Proved for all positions"), "{text}");
            text
        });
    }

    /// With the claims of the file.
    fn claimed(&self, claim: Option<usize>, size: Option<usize>) {
        let parameters: Vec<&str> =
            self.words.split(' ').filter_map(|word| Some(word.split_once('=')?.0)).collect();
        let find = |variant: &Variant| {
            let sizes = size.map(|size| size..=size);
            let wanted =
                proof::Task { claim, sizes, convention: Some(self.convention), ..proof::Task::default() };
            let proofs = proof::prove(variant, &parameters, &wanted, &Limits::none()).unwrap();
            assert!(proofs.is_proved(), "{proofs:?}");
            proofs
        };
        self.compare(find, |variant, proofs, language| {
            proof::program(variant, &parameters, proofs, language, Lang::En).unwrap()
        });
    }
}

/// A position in order, without components in which nothing is left.
fn plain(mut sum: Vec<Component>) -> Vec<Component> {
    sum.retain(|part| part.iter().any(|&number| number > 0));
    sum.sort();
    sum
}

/// All lists of so many numbers below a bound.
fn boxed(places: usize, side: u64) -> Vec<Component> {
    (0..places).fold(vec![vec![]], |all, _| {
        let longer = |at: Component| (0..side).map(move |next| [&*at, &[next]].concat());
        all.into_iter().flat_map(longer).collect()
    })
}

/// Positions of one component.
fn single(places: usize, side: u64) -> Vec<Vec<Component>> {
    boxed(places, side).into_iter().map(|at| vec![at]).collect()
}

/// Positions of several components of one number.
fn heaps(count: usize, side: u64) -> Vec<Vec<Component>> {
    let apart = |at: Component| at.into_iter().map(|number| vec![number]).collect();
    boxed(count, side).into_iter().map(apart).collect()
}

fn catalogue(words: &str, shape: Shape, positions: Vec<Vec<Component>>) -> Case {
    let (name, parameters) = words.split_once(' ').unwrap_or((words, ""));
    let text = catalog::ruleset(name).unwrap().text.clone();
    case(&text, parameters, shape, positions)
}

/// A game of the prover's tests.
fn other(words: &str, shape: Shape, positions: Vec<Vec<Component>>) -> Case {
    let (name, parameters) = words.split_once(' ').unwrap_or((words, ""));
    let path = format!("{}/../prove/tests/games/{name}.game", env!("CARGO_MANIFEST_DIR"));
    case(&std::fs::read_to_string(path).unwrap(), parameters, shape, positions)
}

fn case(text: &str, words: &str, shape: Shape, positions: Vec<Vec<Component>>) -> Case {
    Case { text: text.into(), words: words.into(), convention: Convention::Normal, shape, positions }
}

fn misere(case: Case) -> Case {
    Case { convention: Convention::Misere, ..case }
}

const ALL: &[Language] = Language::ALL;

/// Languages in which a case is written: Python, which need not be compiled, and about a third of the others; all in a long sweep.
fn languages(case: &str) -> Vec<Language> {
    let sampled = |language: Language| oracle::sampled(&format!("{} {case}", language.name()), 3);
    ALL.iter().copied().filter(|&language| language == Language::Python || sampled(language)).collect()
}

const ONE: Shape = Shape::Tuple { places: 1, draws: false };
const TWO: Shape = Shape::Tuple { places: 2, draws: false };
const HEAPS: Shape = Shape::Sum { places: 1 };

#[test]
fn one_heap() {
    catalogue("bash m=3", ONE, single(1, 60)).discovered(None, Goal::Outcomes);
    misere(catalogue("bash-range a=2 b=5", ONE, single(1, 60))).claimed(None, None);
    catalogue("bash-clear a=3 b=5", HEAPS, heaps(2, 20)).claimed(Some(1), None);
    other("subtraction-257", ONE, single(1, 60)).discovered(None, Goal::Outcomes);
    other("subtraction-134", HEAPS, heaps(3, 9)).discovered(None, Goal::Values);
}

#[test]
fn fibonacci_nim() {
    catalogue("fibonacci-nim", TWO, single(2, 24)).discovered(None, Goal::Outcomes);
}

#[test]
fn pairs() {
    catalogue("wythoff", TWO, single(2, 24)).discovered(None, Goal::Outcomes);
    misere(catalogue("wythoff", TWO, single(2, 16))).discovered(None, Goal::Outcomes);
    other("wythoff-near t=2", TWO, single(2, 16)).discovered(None, Goal::Outcomes);
}

#[test]
fn sums() {
    catalogue("nim", HEAPS, heaps(3, 8)).discovered(Some(3), Goal::Outcomes);
    misere(catalogue("nim", HEAPS, heaps(3, 6))).discovered(Some(3), Goal::Outcomes);
    catalogue("moore k=2", HEAPS, heaps(3, 6)).discovered(Some(3), Goal::Outcomes);
    catalogue("nim", HEAPS, heaps(3, 8)).claimed(Some(1), None);
}

#[test]
fn splits() {
    catalogue("lasker", HEAPS, heaps(2, 14)).discovered(None, Goal::Values);
    catalogue("kayles", HEAPS, heaps(2, 14)).discovered(None, Goal::Values);
    other("mock-turtles", HEAPS, heaps(2, 9)).claimed(None, None);
}

#[test]
fn rows() {
    let rows = |length: usize, side: u64| single(length, side);
    catalogue("staircase", Shape::Row, rows(4, 4)).discovered(Some(4), Goal::Outcomes);
    let rising = |length: usize| {
        let all = single(length, 9).into_iter();
        let rising = all.filter(|at| at[0][0] > 0 && at[0].windows(2).all(|two| two[0] < two[1]));
        rising.collect::<Vec<_>>()
    };
    catalogue("georgia-bob", Shape::Row, rising(3)).claimed(None, Some(3));
    catalogue("georgia-bob", Shape::Row, rising(4)).discovered(Some(4), Goal::Outcomes);
}

#[test]
fn races() {
    for piece in ["king", "rook", "queen", "knight"] {
        let draws = Shape::Tuple { places: 2, draws: true };
        catalogue(&format!("race piece={piece}"), draws, single(2, 14)).discovered(None, Goal::Outcomes);
    }
    let knight = catalogue("race piece=knight", Shape::Tuple { places: 2, draws: true }, single(2, 14));
    knight.claimed(None, None);
}

#[test]
fn new_stones() {
    other("new-stone-2", TWO, single(2, 9)).discovered(None, Goal::Outcomes);
    other("new-stone-3", Shape::Tuple { places: 3, draws: false }, single(3, 5))
        .discovered(None, Goal::Outcomes);
}

#[test]
fn automata() {
    let good = "automaton good(n) base 3\n  state s0: 0 -> s0, 1 -> s1, 2 -> s2\n  state s1: 0 -> s1, 1 -> s2, 2 -> s0\n  \
                state s2: 0 -> s0, 1 -> s2, 2 -> s1\n  accept s0, s2\n";
    let text = format!("game planted\n{good}(n) -> (m) where m < n and good(m) and not good(n)\n");
    case(&text, "", ONE, single(1, 60)).discovered(None, Goal::Outcomes);
    let share = "game share\n(n) -> (k) where 2*n <= k + floor(sqrt(3)*n) + 1 and k < n\nP(n) iff lost(n)\n\
                 automaton lost(a) in recurrence 4 -1\n  state s0: 0 -> s0, 1 -> s1\n  \
                 state s1: 0 -> s3, 1 -> s1\n  state s3\n  accept s0, s3\n";
    case(share, "", ONE, single(1, 60)).claimed(Some(1), None);
    let cows = "game cows\nautomaton part(n, k) in recurrence 1 0 0 1\n  state s: 00 -> s, 11 -> s, 10 -> t\n  \
                state t: 00 -> t, 11 -> t\n  accept t\nautomaton evenly(n) in recurrence 1 0 0 1\n  \
                state e: 0 -> e, 1 -> o\n  state o: 0 -> o, 1 -> e\n  accept e\n\
                (n) -> (k) where k < n and part(n, k)\nP(n) iff evenly(n)\n";
    case(cows, "", ONE, single(1, 60)).claimed(Some(1), None);
    // No formula is known that says who wins here.
    let text = "game wythoff-three\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n\
                (a, b) -> (a - k, b - k) where k >= 1 and (a >= 2 or b >= 2)\n";
    case(text, "", TWO, single(2, 16)).discovered(None, Goal::Outcomes);
}

#[test]
fn what_compilers_warn_of_is_not_written() {
    // A number compared with itself, and ranges that share numbers; the programs are compiled with warnings as errors.
    let text = "game taken\n(n) -> (n - k) where 1 <= k <= 2 and n >= n and not k != k\n\
                P(n) iff n mod 3 in {0, 0..0}\nP(n) iff not n mod 3 in {2, 1..2, 4..3}\n";
    case(text, "", ONE, single(1, 40)).claimed(Some(1), None);
    case(text, "", ONE, single(1, 40)).claimed(Some(2), None);
}

#[test]
fn solutions_are_counted() {
    // Three may not be taken: two numbers have the property then, one of them in several ways.
    let text = "game counted\n(n) -> (n - k) where 1 <= k <= 3 and at most 1 d: 1 <= d <= k and (d = 3 or d = 1 and k >= 1 or d = 1)\n\
                P(n) iff exactly 1 r, q: r + 3*q = n and r < 3 and (r = 0 or r = 0 and q > 1)\n\
                P(n) iff count(r: 1 <= r <= 2 and (exists q: r + 3*q = n)) < 1\n";
    case(text, "", ONE, single(1, 40)).claimed(Some(1), None);
    case(text, "", ONE, single(1, 40)).claimed(Some(2), None);
}

#[test]
fn a_name_that_stands_twice_means_equal_numbers() {
    let text =
        "game equal\n(a, b) -> (a - 1, b)\n(a, a) -> (a - k, a - k) where k >= 1\n(a, b) -> (a, b - 1)\n";
    case(text, "", TWO, single(2, 12)).discovered(None, Goal::Outcomes);
}

#[test]
fn multiples_of_a_number_of_the_position_are_taken() {
    catalogue("euclid", TWO, single(2, 30)).claimed(None, None);
    // The number of times is given by an equation, and among several bounds.
    let text = "game shared\n(a, b) -> (a, c) where exists k: k >= 1 and a >= 1 and c + k*a = b\n\
                (a, b) -> (a - k*b, b) where 1 <= k <= 5 and k*b <= a\nP(a, b) iff a = b\n";
    let bench = Workbench::new();
    bench.add("shared.game", text).unwrap();
    let variant = bench.variant(&Query::read("shared.game").unwrap(), None).unwrap();
    let program = bouton::emit::program(&variant, &[&variant.instance().claims()[0]]).unwrap();
    let left = |a: u64, b: u64| {
        let first = (1..=b).filter(|k| a >= 1 && k * a <= b).map(move |k| (a, b - k * a));
        let second = (1..=5).filter(|k| k * b <= a).map(move |k| (a - k * b, b));
        first.chain(second).collect::<BTreeSet<_>>()
    };
    let mut expected = String::new();
    for (a, b) in (0..13).flat_map(|a| (0..13).map(move |b| (a, b))) {
        let told: Vec<String> = left(a, b).iter().map(|(a, b)| format!("{a},{b}")).collect();
        expected.push_str(&format!("{}\n", told.join(" ")));
    }
    for &language in ALL {
        let main = match language {
            Language::Python => {
                "for a in range(13):\n    for b in range(13):\n        print(*(f'{c},{d}' for c, d in sorted(moves(a, b))))"
            }
            Language::Cpp => {
                "#include <iostream>\nint main() { for (int a = 0; a < 13; a++) for (int b = 0; b < 13; b++) {\n\
                 std::set<Component> all; moves(a, b, [&](const Component& to) { all.insert(to); return false; });\n\
                 const char* between = \"\"; for (const auto& to : all) { std::cout << between << (int)to[0] << ',' << (int)to[1]; between = \" \"; }\n\
                 std::cout << '\\n'; } }"
            }
            Language::Go => {
                "package main\nimport (\"fmt\"; \"sort\"; \"strings\")\nfunc main() {\n\
                 for a := Num(0); a < 13; a++ { for b := Num(0); b < 13; b++ {\n\
                 seen := map[Component]bool{}; all := []Component{}\n\
                 moves(a, b, func(to Component) bool { if !seen[to] { all = append(all, to) }; seen[to] = true; return false })\n\
                 sort.Slice(all, func(i, j int) bool { return all[i][0] < all[j][0] || all[i][0] == all[j][0] && all[i][1] < all[j][1] })\n\
                 words := []string{}; for _, to := range all { words = append(words, fmt.Sprintf(\"%d,%d\", to[0], to[1])) }\n\
                 fmt.Println(strings.Join(words, \" \")) } } }"
            }
            Language::Java => {
                "class Test { public static void main(String[] arguments) {\n\
                 for (long a = 0; a < 13; a++) for (long b = 0; b < 13; b++) {\n\
                 java.util.Set<long[]> all = new java.util.TreeSet<>(java.util.Arrays::compare);\n\
                 Main.moves(a, b, to -> { all.add(to); return false; });\n\
                 System.out.println(all.stream().map(to -> to[0] + \",\" + to[1]).collect(java.util.stream.Collectors.joining(\" \"))); } } }"
            }
            Language::Rust => {
                "fn main() { for a in 0..13 { for b in 0..13 { let mut all = std::collections::BTreeSet::new();\n\
                 moves(a, b, &mut |to| { all.insert(to); false });\n\
                 let all: Vec<String> = all.iter().map(|to| format!(\"{},{}\", to[0], to[1])).collect();\n\
                 println!(\"{}\", all.join(\" \")); } } }"
            }
        };
        let text = bouton::emit::text(&program, language, &[]).unwrap();
        assert_eq!(
            languages::output(language, &format!("{text}\n{main}\n")),
            expected,
            "{language:?}\n{text}"
        );
    }
}

#[test]
fn prime_powers() {
    let settings = [("any", 1, 4), ("0", 3, 6), ("3", 1, 4), ("2", 1, 4), ("1", 2, 5)];
    for (kmax, value, outcome) in settings.into_iter().take(oracle::sweep(2, 5)) {
        let words = format!("prime-power kmax={kmax}");
        catalogue(&words, HEAPS, heaps(2, 16)).claimed(Some(value), None);
        catalogue(&words, ONE, single(1, 50)).claimed(Some(outcome), None);
    }
}

#[test]
fn divisors() {
    catalogue("divisor", ONE, single(1, 60)).claimed(None, None);
}

#[test]
fn claims_about_entries_of_lists() {
    let text = "game kinds(a: list default [1, 2, 4])\nposition (n, t) where 1 <= t <= length(a)\n\
                (n, t) -> (n - k, t) where 1 <= k <= a[t]\nP(n, t) iff n mod (a[t] + 1) = 0\n";
    let positions = (0..20).flat_map(|n| (1..4).map(move |t| vec![vec![n, t]])).collect();
    case(text, "", TWO, positions).claimed(None, None);
}

#[test]
fn what_cannot_be_written_is_named() {
    // Whether the factor of k is negative depends on n.
    let game = "game turning\n(n) -> (n - k) where 1 <= k <= 3 and (n - 5)*k <= 3*n\nP(n) iff n <= 1\n";
    let bench = Workbench::new();
    bench.add("turning.game", game).unwrap();
    let variant = bench.variant(&Query::read("turning.game").unwrap(), None).unwrap();
    let unwritten = bouton::emit::program(&variant, &[&variant.instance().claims()[0]]).unwrap_err();
    assert!(unwritten.text().en.contains("`k` times something"), "{unwritten:?}");
}

#[test]
fn constants_that_no_machine_word_holds_are_for_python_alone() {
    let m = "100000000000000000000000000000";
    let game = format!("game far\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0 and n != {m}1\n");
    let bench = Workbench::new();
    bench.add("far.game", &game).unwrap();
    let variant = bench.variant(&Query::read("far.game").unwrap(), None).unwrap();
    let program = bouton::emit::program(&variant, &[&variant.instance().claims()[0]]).unwrap();
    assert!(bouton::emit::text(&program, Language::Python, &[]).unwrap().contains(m));
    for language in [Language::Cpp, Language::Rust, Language::Java, Language::Go] {
        let unwritten = bouton::emit::text(&program, language, &[]).unwrap_err();
        assert!(unwritten.text().en.contains(m), "{unwritten:?}");
    }
}

#[test]
fn floors_of_large_numbers_are_exact() {
    // The pair number 10^15: floor(phi * j) by whole numbers, where floating point errs.
    let j = 1_000_000_000_000_000u64;
    let root = (5 * u128::from(j) * u128::from(j)).isqrt();
    let a = ((u128::from(j) + root) / 2) as u64;
    let bench = Workbench::new();
    let variant = bench.variant(&Query::read("wythoff").unwrap(), None).unwrap();
    let found = discover::discover(&variant, &Default::default(), &Limits::none()).unwrap();
    let at = |a: u64, b: u64| vec![vec![a, b]];
    let positions = vec![at(a, a + j), at(0, 0)];
    for &language in ALL {
        let text = discover::program(&variant, &found, language, Lang::En).unwrap();
        // Of so many moves none is tried: the program is asked only who loses.
        let text = match language {
            Language::Python => {
                text.replace("def winning_move(a, b):", "def winning_move(a, b):\n    return None")
            }
            Language::Cpp => text
                .replace("    moves(a, b, [&]", "    if (loses(a, b)) return winning;\n    moves(a, b, [&]"),
            Language::Go => text.replace(
                "\tmoves(a, b, func",
                "\tif loses(a, b) {\n\t\treturn winning\n\t}\n\tmoves(a, b, func",
            ),
            Language::Java => text.replace(
                "    moves(a, b, after",
                "    if (loses(a, b)) return winning;\n    moves(a, b, after",
            ),
            Language::Rust => text.replace(
                "    moves(a, b, &mut",
                "    if loses(a, b) {\n        return winning;\n    }\n    moves(a, b, &mut",
            ),
        };
        let said = answers(language, &text, TWO, &positions);
        assert!(said.iter().all(|(outcome, _)| *outcome == Outcome::P), "{language:?} {said:?}");
    }
}
