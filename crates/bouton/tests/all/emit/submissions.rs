//! Whole programs: compiled, run on the input of a contest, and compared with a brute force written here from the rules.

use super::languages::{Compiled, Ended};
use super::{ALL, languages};
use bouton::Lang;
use bouton::emit::{Language, Unwritten};
use bouton::ops::{Context, Discover, Emitted, Operation, Prove, Question, Response, Session, Status};
use rules::Convention;
use solve::Limits;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;

/// A component; what a move leaves of it.
pub(super) type Part = Vec<u64>;
pub(super) type Options = fn(&Part) -> Vec<Vec<Part>>;

/// A request for a program.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) ask: &'a str,
    pub(super) text: Option<&'a str>,
    pub(super) format: &'a str,
    pub(super) upto: Option<u64>,
    pub(super) convention: Convention,
}

impl<'a> Asked<'a> {
    pub(super) fn game(ask: &'a str, format: &'a str) -> Asked<'a> {
        Asked { ask, text: None, format, upto: None, convention: Convention::Normal }
    }

    pub(super) fn rules(text: &'a str, format: &'a str) -> Asked<'a> {
        Asked { text: Some(text), ..Asked::game("mine.game", format) }
    }

    pub(super) fn upto(self, upto: u64) -> Asked<'a> {
        Asked { upto: Some(upto), ..self }
    }

    pub(super) fn misere(self) -> Asked<'a> {
        Asked { convention: Convention::Misere, ..self }
    }

    pub(super) fn question(&self) -> Question {
        let question = Question::ask(self.ask).under(Some(self.convention));
        self.text.map_or(question.clone(), |text| question.with_rules(text))
    }

    pub(super) fn proved(&self, language: Language) -> (Emitted, Status) {
        let (emit, format) = (Some(bouton::ops::Language(language)), Some(self.format.to_owned()));
        let request = Prove { emit, format, upto: self.upto, ..Prove::of(self.question()) };
        let proved = request.run(&mut context()).unwrap();
        let status = proved.status();
        match proved {
            bouton::ops::Proved::Claims { program, .. } => (program.unwrap(), status),
            bouton::ops::Proved::Addable { .. } | bouton::ops::Proved::Boards { .. } => {
                unreachable!("not asked for")
            }
        }
    }

    pub(super) fn discovered(&self, language: Language) -> (Emitted, Status) {
        let (emit, format) = (Some(bouton::ops::Language(language)), Some(self.format.to_owned()));
        let request = Discover { emit, format, upto: self.upto, ..Discover::of(self.question()) };
        let discovered = request.run(&mut context()).unwrap();
        let status = discovered.status();
        (discovered.program.unwrap(), status)
    }

    fn refused(&self) -> Unwritten {
        self.proved(Language::Cpp).0.text(Lang::En).unwrap_err().clone()
    }
}

/// Context of the requests of a test, which ask for the program of the same game in every language.
pub(super) fn context() -> Context {
    thread_local!(static SESSION: Arc<Session> = Arc::default());
    Context::new(SESSION.with(Arc::clone), Limits::none())
}

/// Compares what programs print with what they should.
pub(super) fn compare(program: impl Fn(Language) -> Emitted, input: &str, expected: &str) {
    for language in languages(&format!("{input} {expected}")) {
        let text =
            program(language).text(Lang::En).unwrap_or_else(|unwritten| panic!("{unwritten:?}")).to_owned();
        let Ended { printed, status, said } = Compiled::new(language, &text).run(input);
        assert_eq!((printed.as_str(), status), (expected, true), "{language:?} {said}\n{text}");
    }
}

/// Nim-values by their definition.
pub(super) struct Values(Options, HashMap<Part, u64>);

impl Values {
    pub(super) fn of(options: Options) -> Values {
        Values(options, HashMap::new())
    }

    fn value(&mut self, part: &Part) -> u64 {
        if let Some(value) = self.1.get(part) {
            return *value;
        }
        let options = (self.0)(part);
        let found: Vec<u64> = options.iter().map(|sum| self.sum(sum)).collect();
        let value = (0..).find(|value| !found.contains(value)).unwrap();
        self.1.insert(part.clone(), value);
        value
    }

    pub(super) fn sum(&mut self, parts: &[Part]) -> u64 {
        parts.iter().fold(0, |sum, part| sum ^ self.value(part))
    }

    /// Positions that winning moves leave, heap by heap.
    fn winning(&mut self, parts: &[Part]) -> Vec<String> {
        let mut all = vec![];
        for (index, part) in parts.iter().enumerate() {
            let mut seen = vec![];
            for option in (self.0)(part) {
                let mut key = option.clone();
                key.sort();
                if seen.contains(&key) {
                    continue;
                }
                seen.push(key);
                let after = [&parts[..index], &option, &parts[index + 1..]].concat();
                if self.sum(&after) == 0 {
                    let mut after = after.concat();
                    after.sort_unstable();
                    all.push(line(&after));
                }
            }
        }
        all.sort();
        all
    }
}

pub(super) fn line(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Numbers without a pattern.
pub(super) fn numbers(seed: u64, most: u64) -> impl FnMut() -> u64 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % (most + 1)
    }
}

const HALF: &str = "game half\n(n) -> (n - k) where 1 <= k and 2*k <= n\n";

fn half(part: &Part) -> Vec<Vec<Part>> {
    (1..=part[0] / 2).map(|k| vec![vec![part[0] - k]]).collect()
}

/// A game whose nim-values are a conjecture: what a move leaves is at most a third.
pub(super) const LEAVE: &str = "game leave\n(n) -> (k) where 1 <= k and 3*k <= n\n";

pub(super) fn leave(part: &Part) -> Vec<Vec<Part>> {
    (1..=part[0] / 3).map(|k| vec![vec![k]]).collect()
}

#[test]
fn nim_with_large_heaps() {
    let mut next = numbers(1, 1 << 30);
    let (mut input, mut expected) = ("40\n".to_owned(), String::new());
    for case in 0..40 {
        let mut heaps: Vec<u64> =
            (0..case % 5).map(|_| next() * next() % 1_000_000_000_000_000_001).collect();
        if case % 2 == 0 {
            heaps.push(heaps.iter().fold(0, |sum, heap| sum ^ heap));
        }
        let value = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        writeln!(input, "{} {}", heaps.len(), line(&heaps)).unwrap();
        writeln!(expected, "{}\n{value}", if value == 0 { "Bob wins" } else { "Alice wins" }).unwrap();
    }
    let asked = Asked::game("nim", "T; n a1..an -> Alice wins/Bob wins; value");
    compare(|language| asked.proved(language).0, &input, &expected);
}

#[test]
fn a_parameter_is_read() {
    let (mut input, mut expected) = (String::new(), String::new());
    for (n, m) in (0..40).flat_map(|n| (1..6).map(move |m| (n, m))) {
        let mut lost: Vec<bool> = vec![];
        (0..=n).for_each(|at: usize| lost.push((1..=m.min(at)).all(|k| !lost[at - k])));
        writeln!(input, "{m} {n}").unwrap();
        writeln!(expected, "{}", if lost[n] { "Second" } else { "First" }).unwrap();
    }
    writeln!(input, "999999999 1000000000000000000\n7 1000000000000000000\n0 0").unwrap();
    expected.push_str("Second\nSecond\n");
    compare(|language| Asked::game("bash", "m n; until 0 0").discovered(language).0, &input, &expected);
    let (emitted, status) = Asked::game("bash", "m n").proved(Language::Python);
    let text = emitted.text(Lang::En).unwrap();
    assert!(text.contains("Proved for all m >= 1 and all positions (Bachet 1612)"), "{text}");
    assert_eq!(status, Status::Answered);
    let Ended { status, said, .. } = Compiled::new(Language::Python, text).run("0 5");
    assert!(!status && said.contains("a number is out of its range"), "{said}");
}

/// Heaps up to 24, with all bounds a <= b up to 5 of what a move takes.
fn taken_from_a_to_b() -> impl Iterator<Item = (usize, usize, usize)> {
    let bounds = (1..6).flat_map(|a| (a..6).map(move |b| (a, b)));
    bounds.flat_map(|(a, b)| (0..25).map(move |n| (n, a, b)))
}

/// Numbers of stones that a move from n leaves, if it takes from a to b.
fn leaves(n: usize, a: usize, b: usize) -> impl Iterator<Item = usize> {
    (a..=b).filter_map(move |k| n.checked_sub(k))
}

#[test]
fn parameters_with_bounds_by_each_other_are_read() {
    let (mut input, mut expected) = (String::new(), String::new());
    for (n, a, b) in taken_from_a_to_b() {
        let mut values: Vec<usize> = vec![];
        for at in 0..=n {
            let free = |value: &usize| leaves(at, a, b).all(|left| values[left] != *value);
            let value = (0..).find(free).unwrap();
            values.push(value);
        }
        let winning = leaves(n, a, b).filter(|&left| values[left] == 0).count();
        writeln!(input, "{a} {b} {n}").unwrap();
        writeln!(expected, "{}\n{}\n{winning}", if winning == 0 { "Second" } else { "First" }, values[n])
            .unwrap();
    }
    let asked = Asked::game("bash-range", "a b n -> First/Second; value; count");
    compare(|language| asked.proved(language).0, &input, &expected);
}

#[test]
fn parameters_with_bounds_by_each_other_are_read_in_misere_play() {
    let (mut input, mut expected) = (String::new(), String::new());
    for (n, a, b) in taken_from_a_to_b() {
        let mut lost: Vec<bool> = vec![];
        for at in 0..=n {
            let mut left = leaves(at, a, b).peekable();
            lost.push(left.peek().is_some() && left.all(|left| !lost[left]));
        }
        writeln!(input, "{a} {b} {n}").unwrap();
        writeln!(expected, "{}", if lost[n] { "Second" } else { "First" }).unwrap();
    }
    let asked = Asked::game("bash-range", "a b n").misere();
    compare(|language| asked.proved(language).0, &input, &expected);
}

#[test]
fn heaps_of_half_are_computed_by_the_rules() {
    let mut next = numbers(2, 300);
    let mut values = Values::of(half);
    let (mut input, mut expected) = ("30\n".to_owned(), String::new());
    for case in 0..30 {
        let mut heaps: Vec<Part> = (0..1 + case % 4).map(|_| vec![next()]).collect();
        if case % 3 == 0 {
            heaps.push(heaps[0].clone());
        }
        let winning = values.winning(&heaps).len();
        writeln!(input, "{} {}", heaps.len(), line(&heaps.concat())).unwrap();
        writeln!(expected, "{}\n{winning}", if winning > 0 { "Yes" } else { "No" }).unwrap();
    }
    let asked = Asked::rules(HALF, "T; n a1..an -> Yes/No; count").upto(2000);
    let (emitted, status) = asked.proved(Language::Cpp);
    assert!(emitted.text(Lang::Zh).unwrap().contains("按规则打表"), "{emitted:?}");
    assert_eq!(status, Status::Answered);
    compare(|language| asked.proved(language).0, &input, &expected);
}

#[test]
fn heaps_of_half_are_answered_by_proved_values_where_no_bound_is_given() {
    let mut next = numbers(3, 200);
    let mut values = Values::of(half);
    let (mut input, mut expected) = (String::new(), String::new());
    for case in 0..40 {
        let mut heaps: Vec<Part> = (0..1 + case % 4).map(|_| vec![next()]).collect();
        if case % 3 == 0 {
            heaps.push(heaps[0].clone());
        }
        let value = values.sum(&heaps);
        writeln!(input, "{} {}", heaps.len(), line(&heaps.concat())).unwrap();
        writeln!(expected, "{}\n{value}", if value > 0 { "Yes" } else { "No" }).unwrap();
    }
    // An even heap of 2m has the value m; an odd one of 2m + 1 that of m.
    let large = [10u64.pow(16), 10u64.pow(16) + 1, (1 << 55) - 1, 3 << 40];
    let value = |mut n: u64| {
        while n % 2 == 1 {
            n /= 2;
        }
        n / 2
    };
    let sum = large.iter().fold(0, |sum, &heap| sum ^ value(heap));
    writeln!(input, "4 {}", line(&large)).unwrap();
    writeln!(expected, "Yes\n{sum}").unwrap();
    let asked = Asked::rules(HALF, "n a1..an -> Yes/No; value");
    let (emitted, _) = asked.discovered(Language::Cpp);
    let text = emitted.text(Lang::En).unwrap();
    assert!(text.contains("Proved for all positions") && emitted.is_sure(), "{text}");
    compare(|language| asked.discovered(language).0, &input, &expected);
}

#[test]
fn heaps_of_a_third_are_answered_by_a_conjecture_where_no_bound_is_given() {
    let mut next = numbers(31, 200);
    let mut values = Values::of(leave);
    let (mut input, mut expected) = (String::new(), String::new());
    for case in 0..40 {
        let heaps: Vec<Part> = (0..1 + case % 4).map(|_| vec![next()]).collect();
        let value = values.sum(&heaps);
        writeln!(input, "{} {}", heaps.len(), line(&heaps.concat())).unwrap();
        writeln!(expected, "{}\n{value}", if value > 0 { "Yes" } else { "No" }).unwrap();
    }
    // The value is the number of ternary digits, less one.
    let large = [3u64.pow(33), 3u64.pow(33) - 1, 10u64.pow(16)];
    let sum = large.iter().fold(0, |sum, &heap| sum ^ heap.ilog(3));
    writeln!(input, "3 {}", line(&large)).unwrap();
    writeln!(expected, "Yes\n{sum}").unwrap();
    let asked = Asked::rules(LEAVE, "n a1..an -> Yes/No; value");
    let (emitted, _) = asked.discovered(Language::Cpp);
    let text = emitted.text(Lang::En).unwrap();
    assert!(text.contains("NOT PROVED") && !emitted.is_sure(), "{text}");
    compare(|language| asked.discovered(language).0, &input, &expected);
}

#[test]
fn a_pattern_of_values_is_no_program_for_heaps_that_all_move_at_once() {
    // From (1) + (3) every move leaves (1) or (2) alone, from which the opponent empties the table: the nim-sum 1 does not say that.
    let rules = "game every-heap\n(n) -> (n - k) where 1 <= k <= 2\nevery component moves\n";
    let (emitted, _) = Asked::rules(rules, "n a1..an -> Yes/No").discovered(Language::Python);
    assert_eq!(emitted.text(Lang::En), Err(&Unwritten::Every));
    // Where one heap moves at a time, the same values are those of a sum.
    let (emitted, _) = Asked::rules(&rules.replace("every component moves\n", ""), "n a1..an -> Yes/No")
        .discovered(Language::Python);
    assert!(emitted.text(Lang::En).is_ok(), "{emitted:?}");
}

#[test]
fn a_bound_that_no_table_reaches_is_said_where_a_conjecture_stands_in() {
    // Who wins single heaps is proved, but sums need the nim-values, of which there is a conjecture alone.
    let asked = Asked::rules(LEAVE, "n a1..an -> Yes/No");
    for (upto, stands_in) in [(None, false), (Some(1_000_000_000), true)] {
        let (emitted, status) = Asked { upto, ..asked }.discovered(Language::Cpp);
        assert_eq!(status, Status::Limit, "{upto:?}");
        for (lang, said) in [(Lang::En, "not computed by the rules"), (Lang::Zh, "并非按规则打表")] {
            let note = emitted.instead(lang).map(|note| note.get(lang).to_owned());
            assert_eq!(note.as_ref().is_some_and(|note| note.contains(said)), stands_in, "{note:?}");
            assert_eq!(emitted.text(lang).unwrap().contains(said), stands_in);
        }
    }
    let (emitted, status) = asked.upto(2_000).discovered(Language::Cpp);
    assert_eq!((emitted.instead(Lang::En), status), (None, Status::Answered));
}

#[test]
fn heaps_that_are_shared_out_are_computed_by_the_rules() {
    const SHARES: &str =
        "game mine\n(n) -> n mod k of (n div k + 1) + (k - n mod k) of (n div k) where 2 <= k <= n\n";
    fn shares(part: &Part) -> Vec<Vec<Part>> {
        let n = part[0];
        (2..=n).map(|k| (0..k).map(|share| vec![(n + share) / k]).collect()).collect()
    }
    let mut next = numbers(4, 24);
    let mut values = Values::of(shares);
    let (mut input, mut expected) = (String::new(), String::new());
    for case in 0..25 {
        let mut heaps: Vec<Part> = (0..1 + case % 3).map(|_| vec![next()]).collect();
        if case % 4 == 0 {
            heaps.push(heaps[0].clone());
        }
        let (value, winning) = (values.sum(&heaps), values.winning(&heaps).len());
        writeln!(input, "{} {}", heaps.len(), line(&heaps.concat())).unwrap();
        writeln!(expected, "{value}\n{winning}").unwrap();
    }
    let asked = Asked::rules(SHARES, "n a1..an -> value; count").upto(500);
    compare(|language| asked.proved(language).0, &input, &expected);
}

#[test]
fn no_program_answers_what_it_does_not_know() {
    let asked = Asked::rules(HALF, "T; n a1..an").upto(50);
    for &language in ALL {
        let program = Compiled::new(language, asked.proved(language).0.text(Lang::En).unwrap());
        for (input, mistake) in [
            ("1 1 51", "larger than 50"),
            ("1 2 3", "ends within a case"),
            ("1 1 -3", "no natural number"),
            ("1 1 x", "no natural number"),
        ] {
            let Ended { printed, status, said } = program.run(input);
            assert!(!status && printed.is_empty() && said.contains(mistake), "{language:?} {input} {said}");
        }
        assert!(program.run("0").status);
    }
}

#[test]
fn pairs_with_large_numbers() {
    let (mut input, mut expected) = (String::new(), String::new());
    for j in [0u64, 1, 2, 3, 10, 99, 123_456_789, 100_000_000_000_000_000, 400_000_000_000_000_000] {
        let j = u128::from(j);
        let a = (j + (5 * j * j).isqrt()) / 2;
        for (a, b) in [(a, a + j), (a + j, a), (a + 1, a + j), (a, a + j + 1)] {
            let (low, high) = (a.min(b), a.max(b));
            let apart = high - low;
            let lost = (apart + (5 * apart * apart).isqrt()) / 2 == low;
            writeln!(input, "{a}\n{b}").unwrap();
            writeln!(expected, "{}", u8::from(!lost)).unwrap();
        }
    }
    compare(|language| Asked::game("wythoff", "a b -> 1/0").discovered(language).0, &input, &expected);
}

#[test]
fn kayles_is_computed_by_the_rules_if_nothing_is_claimed() {
    const KAYLES: &str =
        "game pins\n(n) -> (i) + (j) where i + j + 1 = n\n(n) -> (i) + (j) where i + j + 2 = n\n";
    fn kayles(part: &Part) -> Vec<Vec<Part>> {
        let split = |taken: u64| {
            let rest = part[0].checked_sub(taken);
            rest.into_iter().flat_map(|rest| (0..=rest).map(move |i| vec![vec![i], vec![rest - i]]))
        };
        split(1).chain(split(2)).collect()
    }
    let mut values = Values::of(kayles);
    let (mut input, mut expected) = (String::new(), vec![]);
    let mut next = numbers(3, 60);
    for case in 0..25 {
        let heaps: Vec<Part> = (0..1 + case % 3).map(|_| vec![next()]).collect();
        writeln!(input, "{} {}", heaps.len(), line(&heaps.concat())).unwrap();
        expected.push((values.sum(&heaps), values.winning(&heaps)));
    }
    for &language in ALL {
        let text =
            Asked::rules(KAYLES, "n a1..an; until 0 -> value; count; moves").upto(100).proved(language).0;
        let text = text.text(Lang::En).unwrap();
        let Ended { printed, status, said } = Compiled::new(language, text).run(&format!("{input}0"));
        assert!(status, "{language:?} {said}");
        let mut lines = printed.lines();
        for (value, winning) in &expected {
            assert_eq!(lines.next().unwrap(), value.to_string(), "{language:?}");
            assert_eq!(lines.next().unwrap(), winning.len().to_string(), "{language:?}");
            // Where heaps stand, and the order of the moves, is not fixed.
            let mut told: Vec<String> = (0..winning.len())
                .map(|_| {
                    let mut numbers: Vec<u64> =
                        lines.next().unwrap().split(' ').map(|number| number.parse().unwrap()).collect();
                    numbers.sort_unstable();
                    line(&numbers)
                })
                .collect();
            told.sort();
            assert_eq!(&told, winning, "{language:?}");
        }
        assert_eq!(lines.next(), None);
    }
}

#[test]
fn sums_of_pairs_are_computed_by_the_rules() {
    const SHEETS: &str = "game turned\n(a, b) -> (b, a - k) where 1 <= k <= 3\n(a, b) -> (a, b - 2)\n";
    fn turned(part: &Part) -> Vec<Vec<Part>> {
        let (a, b) = (part[0], part[1]);
        let mut all: Vec<Vec<Part>> = (1..=a.min(3)).map(|k| vec![vec![b, a - k]]).collect();
        all.extend((b >= 2).then(|| vec![vec![a, b - 2]]));
        all
    }
    let mut values = Values::of(turned);
    let mut next = numbers(4, 40);
    let (mut input, mut expected) = ("20\n".to_owned(), String::new());
    for case in 0..20 {
        let parts: Vec<Part> = (0..1 + case % 3).map(|_| vec![next(), next()]).collect();
        writeln!(input, "{}\n{}", parts.len(), line(&parts.concat())).unwrap();
        writeln!(expected, "{}", if values.sum(&parts) > 0 { "Yes" } else { "No" }).unwrap();
    }
    let asked = Asked::rules(SHEETS, "T; n (a b).. -> Yes/No").upto(40);
    compare(|language| asked.proved(language).0, &input, &expected);
}

#[test]
fn divisors_and_digits_are_computed_by_the_rules() {
    const FACTORS: &str = "game factors\n(a, b) -> (a - k, b) where k >= 1 and gcd(k, b, 30) = 1 and k <= digit(a, 0, b + 2)\n\
                           (a, b) -> (a, b - k) where k in divisors(b)\n(a, b) -> (smallest_factor(a) - 1, b)\n";
    fn moved(part: &Part) -> Vec<Vec<Part>> {
        let (a, b) = (part[0], part[1]);
        let coprime = |k: &u64| (2..=*k).all(|d| !k.is_multiple_of(d) || b % d != 0 || 30 % d != 0);
        let mut all: Vec<Vec<Part>> =
            (1..=a.min(a % (b + 2))).filter(coprime).map(|k| vec![vec![a - k, b]]).collect();
        all.extend((1..=b).filter(|k| b % k == 0).map(|k| vec![vec![a, b - k]]));
        all.extend((2..=a).find(|p| a % p == 0).map(|p| vec![vec![p - 1, b]]));
        all
    }
    let mut values = Values::of(moved);
    let mut next = numbers(5, 40);
    let (mut input, mut expected) = ("25\n".to_owned(), String::new());
    for case in 0..25 {
        let parts: Vec<Part> = (0..1 + case % 3).map(|_| vec![next(), next()]).collect();
        writeln!(input, "{}\n{}", parts.len(), line(&parts.concat())).unwrap();
        writeln!(expected, "{}", values.sum(&parts)).unwrap();
    }
    let asked = Asked::rules(FACTORS, "T; n (a b).. -> value").upto(40);
    compare(|language| asked.proved(language).0, &input, &expected);
}

#[test]
fn entries_of_lists_are_constants_of_programs() {
    const KINDS: &str = "game kinds(a: list default [2, 1, 5, 0, 3, 3, 9], empty: list default [])\n\
                         (n, t) -> (n - k, t) where 1 <= k <= a[t]\n\
                         (n, t) -> (n - 1, a[t + 1]) where a[t + 1] < t\n\
                         (n, t) -> (n - a[j], t) where t < j and a[j] > 4 and n mod a[j] <= length(a)\n\
                         (n, t) -> (n - empty[t], t)\n";
    const LIST: [u64; 7] = [2, 1, 5, 0, 3, 3, 9];
    fn moved(part: &Part) -> Vec<Vec<Part>> {
        let (n, t) = (part[0], part[1]);
        let entry = |place: u64| LIST.get(usize::try_from(place.checked_sub(1)?).unwrap()).copied();
        let mut all: Vec<Vec<Part>> =
            (1..=entry(t).unwrap_or(0).min(n)).map(|k| vec![vec![n - k, t]]).collect();
        all.extend(entry(t + 1).filter(|&to| to < t && n >= 1).map(|to| vec![vec![n - 1, to]]));
        let large = (t + 1..=7).filter_map(entry).filter(|&k| k > 4 && k <= n && n % k <= 7);
        all.extend(large.map(|k| vec![vec![n - k, t]]));
        all
    }
    let mut values = Values::of(moved);
    let mut next = numbers(11, 30);
    let (mut input, mut expected) = ("30\n".to_owned(), String::new());
    for case in 0..30 {
        let parts: Vec<Part> = (0..1 + case % 3).map(|_| vec![next(), next() % 10]).collect();
        writeln!(input, "{}\n{}", parts.len(), line(&parts.concat())).unwrap();
        writeln!(expected, "{}", values.sum(&parts)).unwrap();
    }
    let asked = Asked::rules(KINDS, "T; n (a b).. -> value").upto(30);
    compare(|language| asked.proved(language).0, &input, &expected);
    for (language, array) in [
        (Language::Cpp, "const Num LIST_A[] = {2, 1, 5, 0, 3, 3, 9};"),
        (Language::Rust, "static LIST_A: [Num; 7] = [2, 1, 5, 0, 3, 3, 9];"),
        (Language::Python, "LIST_A = [2, 1, 5, 0, 3, 3, 9]"),
        (Language::Go, "var LIST_A = []Num{2, 1, 5, 0, 3, 3, 9}"),
        (Language::Java, "static final long[] LIST_A = {2, 1, 5, 0, 3, 3, 9};"),
    ] {
        let emitted = asked.proved(language).0;
        assert!(emitted.text(Lang::En).expect("a program").contains(array), "{language:?}");
    }
}

#[test]
fn one_heap_in_misere_play_with_a_parameter_that_is_read() {
    const GAME: &str = "game odd(m >= 1)\n(n) -> (n - k) where 1 <= k <= m and odd(k)\n(n) -> (n - 4)\n";
    let (mut input, mut expected) = ("60\n".to_owned(), String::new());
    for (n, m) in (0..20).flat_map(|n| [1, 3, 6].map(|m| (n, m))) {
        let mut lost: Vec<bool> = vec![];
        for at in 0usize..=n {
            let left: Vec<usize> =
                (1..=m).filter(|k| k % 2 == 1).chain([4]).filter_map(|k: usize| at.checked_sub(k)).collect();
            lost.push(!left.is_empty() && left.iter().all(|&left| !lost[left]));
        }
        writeln!(input, "{n} {m}").unwrap();
        writeln!(expected, "{}", if lost[n] { "lost" } else { "won" }).unwrap();
        if let Some(k) = (1..=m).filter(|k| k % 2 == 1).chain([4]).find(|&k| k <= n && lost[n - k]) {
            writeln!(expected, "{}", n - k).unwrap();
        }
    }
    let asked = Asked::rules(GAME, "T; n m -> won/lost; move").upto(30).misere();
    let asked = Asked { ask: "mine.game m=2", ..asked };
    compare(|language| asked.proved(language).0, &input, &expected);
}

#[test]
fn draws_have_a_word_of_their_own_and_rows_are_read() {
    let (mut input, mut expected) = (String::new(), String::new());
    for (x, y) in (0..9u64).flat_map(|x| (0..9).map(move |y| (x, y))) {
        writeln!(input, "{x} {y}").unwrap();
        let lost = x == y && x % 3 == 0;
        let won = (x + y) % 6 == 3 && x / 3 == y / 3;
        writeln!(
            expected,
            "{}",
            if lost {
                "B"
            } else if won {
                "A"
            } else {
                "D"
            }
        )
        .unwrap();
    }
    let race = Asked::game("race piece=knight", "a b -> A/B/D");
    compare(|language| race.proved(language).0, &input, &expected);
    assert_eq!(Asked { format: "a b -> A/B", ..race }.refused(), Unwritten::Draws);
    let staircase = Asked::game("staircase", "n x1..xn");
    let program = |language| staircase.proved(language).0;
    compare(program, "3 4 9 4\n2 0 9\n4 1 2 3 4", "Second\nSecond\nFirst\n");
}

#[test]
fn powers_of_two_are_stepped_through_in_heaps_of_10_to_the_18() {
    let powers = |n: u64| (0..64).map(|exponent| 1u64 << exponent).take_while(move |&power| power <= n);
    let options: Options = |part| {
        let taken = (0..64).map(|exponent| 1u64 << exponent).filter(|&power| power <= part[0]);
        taken.map(|power| vec![vec![part[0] - power]]).collect()
    };
    let rules = "game bins\n(n) -> (n - k) where power_of_two(k)\n";
    let asked = Asked::rules(rules, "T; n a1..an -> Yes/No; count; moves");
    let mut values = Values::of(options);
    // No power of two is divisible by 3, and all remainders but 0 are left: the values go on with period 3.
    let mut value = |n: u64| values.value(&vec![if n < 300 { n } else { n % 3 + 297 }]);
    let cases =
        [vec![0], vec![8, 5], vec![7, 0, 299], vec![1_000_000_000_000_000_000, 2], vec![6, 3], vec![]];
    let (mut input, mut expected) = (format!("{}\n", cases.len()), String::new());
    for heaps in &cases {
        writeln!(input, "{} {}", heaps.len(), on_a_line(heaps)).unwrap();
        let total = heaps.iter().fold(0, |sum, &heap| sum ^ value(heap));
        let mut moves = vec![];
        for (place, &heap) in heaps.iter().enumerate() {
            for power in powers(heap) {
                if total ^ value(heap) ^ value(heap - power) == 0 && total != 0 {
                    let mut after = heaps.clone();
                    after[place] -= power;
                    moves.push(on_a_line(&after) + "\n");
                }
            }
        }
        let word = if total == 0 { "No" } else { "Yes" };
        write!(expected, "{word}\n{}\n{}", moves.len(), moves.concat()).unwrap();
    }
    compare(|language| asked.discovered(language).0, &input, &expected);
}

/// Numbers separated by blanks.
fn on_a_line(of: &[u64]) -> String {
    of.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn misere_nim_is_answered_by_the_theorem_about_sums() {
    let misere = Asked::game("nim", "T; n a1..an -> John/Brother").misere();
    let (emitted, status) = misere.proved(Language::Python);
    let text = emitted.text(Lang::En).unwrap();
    assert!(text.contains("misère play") && text.contains("A theorem (Bouton 1901)."), "{text}");
    assert_eq!(status, Status::Answered);
    let printed = Compiled::new(Language::Python, text).run("4\n3 1 1 1\n2 1 1\n2 3 3\n5 1 2 3 1 1").printed;
    assert_eq!(printed, "Brother\nJohn\nBrother\nBrother\n");
}

#[test]
fn a_short_form_of_positions_is_read() {
    let lost: Vec<u64> = vec![2, 3, 5, 8, 13, 21];
    let (mut input, mut expected) = (String::new(), String::new());
    for n in 2..30 {
        writeln!(input, "{n}").unwrap();
        writeln!(expected, "{} win", if lost.contains(&n) { "Second" } else { "First" }).unwrap();
    }
    let asked = Asked::game("fibonacci-nim", "n; until 1 -> First win/Second win");
    compare(|language| asked.proved(language).0, &format!("{input}1"), &expected);
}

#[test]
fn what_cannot_be_written_says_what_could() {
    let half = Asked::rules(HALF, "T; n a1..an");
    let Unwritten::NoBound(possible) = half.refused() else { panic!("{:?}", half.refused()) };
    let Unwritten::Costs { possible: other, .. } = half.upto(10_000_000).refused() else { panic!() };
    assert_eq!(possible, other);
    assert!((20_000..50_000).contains(&possible), "{possible}");
    assert!(half.upto(possible).proved(Language::Cpp).0.text(Lang::En).is_ok());
    assert_eq!(half.upto(100).misere().refused(), Unwritten::MisereSum);
    let up = Asked::rules("game up\n(a, b) -> (a + 1, b - 2)\n", "a b").upto(9);
    assert_eq!(up.refused(), Unwritten::Order);
    // Where a number first rises is far from where rules are usually looked at.
    let far = "(a, b) -> (a - 1, b)\n(a, b) -> (a, b - 1)\n(a, b) -> (a - 1, b + 5) where a = 30\n";
    let far = format!("game far\n{far}");
    let far = Asked::rules(&far, "a b");
    assert_eq!(far.upto(60).refused(), Unwritten::Order);
    assert!(
        far.upto(20).proved(Language::Cpp).0.text(Lang::En).is_ok(),
        "no position up to 20 has that move"
    );
    let row = Asked::rules("game row\n[.., a, ..] -> [.., a - 1, ..]\n", "n a1..an").upto(9);
    assert_eq!(row.refused(), Unwritten::Rows);
}

#[test]
fn a_claim_that_is_wrong_at_other_sizes_is_no_program_for_them() {
    // Each move undoes one inversion: a word is lost if their number is even.
    let rules = "game words\nletters A, B\n[.., A, B, ..] -> [.., B, A, ..]\n";
    let all = Asked::rules(rules, "n a1..an -> First/Second");
    let (emitted, _) = all.discovered(Language::Cpp);
    let Err(Unwritten::Size { holds: 3, wrong }) = emitted.text(Lang::En) else {
        panic!("it is for 3 letters")
    };
    assert_ne!(*wrong, 3);
    // Functions without a format say so at their top.
    let functions = Discover {
        emit: Some(bouton::ops::Language(Language::Cpp)),
        ..Discover::of(Question::ask("mine.game").with_rules(rules))
    };
    let functions = functions.run(&mut context()).expect("a discovery").program.expect("it was asked for");
    assert!(
        functions
            .text(Lang::En)
            .is_ok_and(|text| text.contains(&format!("WRONG for positions of size {wrong}")))
    );
    let (mut input, mut expected) = (String::new(), String::new());
    for word in 0..8u32 {
        let letters: Vec<u32> = (0..3).map(|place| 1 + (word >> place & 1)).collect();
        let pairs = (0..3).flat_map(|i| (i + 1..3).map(move |j| (i, j)));
        let inversions = pairs.filter(|&(i, j)| letters[i] < letters[j]).count();
        let words: Vec<String> = letters.iter().map(u32::to_string).collect();
        writeln!(input, "{}", words.join(" ")).expect("a text grows");
        writeln!(expected, "{}", if inversions % 2 == 1 { "First" } else { "Second" }).expect("a text grows");
    }
    let three = Asked::rules(rules, "a1..a3 -> First/Second");
    compare(|language| three.discovered(language).0, &input, &expected);
}

#[test]
fn formats_that_do_not_fit_the_game_have_their_place() {
    for (ask, format, place) in [
        ("wythoff", "T; n a1..an", 0..11),
        ("wythoff", "a b c -> Yes/No", 0..6),
        ("nim", "s n a1..an", 4..10),
        ("race", "piece x y", 0..5),
        ("moore k=2", "k n a1..an", 0..1),
        ("nim", "n a1..am", 2..8),
    ] {
        let request = Discover {
            emit: Some(bouton::ops::Language(Language::Cpp)),
            format: Some(format.into()),
            ..Discover::of(Question::ask(ask))
        };
        let bouton::ops::Failure::Wrong(problems) = request.run(&mut Context::default()).err().unwrap()
        else {
            panic!("{format}");
        };
        assert_eq!(problems[0].code(), "not-a-format");
        assert_eq!(problems[0].places()[0].span, place, "{ask} {format}");
    }
}

#[test]
fn the_program_of_a_contest_problem_prints_its_sample() {
    let mut count = 0;
    for problem in bouton::judge::problems() {
        let Some(written) = problem.written else { continue };
        let asked = Asked::game(written.ask, written.format);
        let asked = if written.misere { asked.misere() } else { asked };
        let (program, status) = asked.proved(Language::Python);
        assert_eq!(status, Status::Answered, "{}", problem.id);
        let text = program.text(Lang::En).unwrap_or_else(|unwritten| panic!("{}: {unwritten:?}", problem.id));
        let (input, expected) = problem.sample;
        let Ended { printed, status, said } = Compiled::new(Language::Python, text).run(input);
        assert_eq!((printed.as_str(), status), (expected, true), "{} {said}", problem.id);
        count += 1;
    }
    assert!(count >= 12, "{count}");
}
