//! Whole programs for sums of different games: compared with a brute force written here from the rules.

use super::ALL;
use super::languages::{Compiled, Ended};
use super::submissions::{Asked, LEAVE, Options, Part, Values, compare, context, leave, line, numbers};
use bouton::Lang;
use bouton::emit::{Language, Unwritten};
use bouton::ops::{Discover, Failure, Operation, Question, Status};
use std::fmt::Write as _;

fn nim(part: &Part) -> Vec<Vec<Part>> {
    (0..part[0]).map(|left| vec![vec![left]]).collect()
}

fn kayles(part: &Part) -> Vec<Vec<Part>> {
    let split = |taken: u64| {
        let rest = part[0].checked_sub(taken);
        rest.into_iter().flat_map(|rest| (0..=rest).map(move |i| vec![vec![i], vec![rest - i]]))
    };
    split(1).chain(split(2)).collect()
}

fn wythoff(part: &Part) -> Vec<Vec<Part>> {
    let (a, b) = (part[0], part[1]);
    let mut all: Vec<Vec<Part>> = (1..=a).map(|k| vec![vec![a - k, b]]).collect();
    all.extend((1..=b).map(|k| vec![vec![a, b - k]]));
    all.extend((1..=a.min(b)).map(|k| vec![vec![a - k, b - k]]));
    all
}

/// A position of a sum: of each game some components.
type Whole = Vec<Vec<Part>>;

/// The games of a sum, with their nim-values.
struct Games(Vec<(Options, Values)>);

impl Games {
    fn of(all: &[Options]) -> Games {
        Games(all.iter().map(|&options| (options, Values::of(options))).collect())
    }

    fn value(&mut self, whole: &Whole) -> u64 {
        self.0.iter_mut().zip(whole).fold(0, |sum, ((_, values), parts)| sum ^ values.sum(parts))
    }

    /// Positions after winning moves: the numbers of each game in order, with a plus between games.
    fn winning(&mut self, whole: &Whole) -> Vec<String> {
        let mut all = vec![];
        for game in 0..whole.len() {
            for index in 0..whole[game].len() {
                let mut seen: Vec<Vec<Part>> = vec![];
                for mut option in (self.0[game].0)(&whole[game][index]) {
                    option.sort();
                    if seen.contains(&option) {
                        continue;
                    }
                    seen.push(option.clone());
                    let mut after = whole.clone();
                    after[game].splice(index..=index, option);
                    if self.value(&after) == 0 {
                        all.push(shown(&after.iter().map(|parts| parts.concat()).collect::<Vec<_>>()));
                    }
                }
            }
        }
        all.sort();
        all
    }
}

/// Numbers in order, with a plus between games.
fn shown(games: &[Vec<u64>]) -> String {
    let sorted = |numbers: &Vec<u64>| {
        let mut numbers = numbers.clone();
        numbers.sort_unstable();
        line(&numbers)
    };
    games.iter().map(sorted).collect::<Vec<_>>().join("+")
}

/// A line that a program printed, likewise.
fn read(line: &str) -> String {
    let numbers = |text: &str| text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    shown(&line.split('+').map(numbers).collect::<Vec<Vec<u64>>>())
}

#[test]
fn nim_and_kayles_with_large_heaps() {
    let mut games = Games::of(&[nim, kayles]);
    let mut next = numbers(21, 1 << 30);
    let (mut input, mut expected) = ("60\n".to_owned(), String::new());
    for case in 0..60u64 {
        // Rows of kayles repeat after 12 from 71 on (Guy and Smith 1956).
        let mut pins: Vec<u64> = (0..case % 4).map(|_| next() % 200).collect();
        let mut value = games.value(&vec![vec![], pins.iter().map(|&row| vec![row]).collect()]);
        if case % 5 == 0 {
            let far = 72 + next() % 12;
            value ^= games.value(&vec![vec![], vec![vec![far]]]);
            pins.push(far + 12 * 80_000_000_000_000_000);
        }
        let mut heaps: Vec<u64> =
            (0..case % 3).map(|_| next() * next() % 1_000_000_000_000_000_001).collect();
        if case % 2 == 0 {
            heaps.push(heaps.iter().fold(value, |sum, heap| sum ^ heap));
        }
        value = heaps.iter().fold(value, |sum, heap| sum ^ heap);
        writeln!(input, "{} {}\n{} {}", heaps.len(), line(&heaps), pins.len(), line(&pins)).unwrap();
        writeln!(expected, "{}\n{value}", if value > 0 { "First" } else { "Second" }).unwrap();
    }
    let asked = Asked::game("nim + kayles", "T; n a1..an; m b1..bm -> First/Second; value");
    let (emitted, status) = asked.discovered(Language::Python);
    let text = emitted.text(Lang::En).unwrap();
    assert!(text.starts_with("# nim + kayles, normal play"), "{text}");
    for (game, claim) in [("nim", "value(n) = n"), ("kayles", "value(n) = [")] {
        let claimed = format!("# {game}, normal play\n# {claim}");
        assert!(text.contains(&claimed), "{claimed}\n{text}");
    }
    assert_eq!(text.matches("Proved for all positions").count(), 2, "{text}");
    assert_eq!((emitted.is_sure(), status), (true, Status::Answered));
    compare(|language| asked.discovered(language).0, &input, &expected);
}

#[test]
fn winning_moves_of_sums_are_counted_and_printed() {
    let mut games = Games::of(&[kayles, nim, wythoff]);
    let mut next = numbers(22, 9);
    let (mut input, mut expected) = (String::new(), vec![]);
    for case in 0..30u64 {
        let rows: Vec<Part> = (0..case % 3).map(|_| vec![next()]).collect();
        let mut heap = next();
        let pairs: Vec<Part> =
            (0..case % 2 + u64::from(case % 5 == 0)).map(|_| vec![next(), next()]).collect();
        if case % 4 == 0 {
            heap = games.value(&vec![rows.clone(), vec![], pairs.clone()]);
        }
        let whole = vec![rows.clone(), vec![vec![heap]], pairs.clone()];
        writeln!(
            input,
            "{} {} {heap} {} {}",
            rows.len(),
            line(&rows.concat()),
            pairs.len(),
            line(&pairs.concat())
        )
        .unwrap();
        expected.push(games.winning(&whole));
    }
    let winning = expected.iter().filter(|winning| !winning.is_empty()).count();
    assert!((5..=25).contains(&winning), "{winning}");
    for &language in ALL {
        let asked =
            Asked::game("kayles + nim + wythoff", "n a1..an; b; m (c d).. -> count; move; moves").upto(60);
        let emitted = asked.discovered(language).0;
        let text = emitted.text(Lang::En).unwrap_or_else(|unwritten| panic!("{unwritten:?}"));
        let Ended { printed, status, said } = Compiled::new(language, text).run(&input);
        assert!(status, "{language:?} {said}");
        let mut lines = printed.lines();
        for winning in &expected {
            assert_eq!(lines.next().unwrap(), winning.len().to_string(), "{language:?}");
            if !winning.is_empty() {
                assert!(winning.contains(&read(lines.next().unwrap())), "{language:?}");
            }
            let mut told: Vec<String> = (0..winning.len()).map(|_| read(lines.next().unwrap())).collect();
            told.sort();
            assert_eq!(&told, winning, "{language:?}");
        }
        assert_eq!(lines.next(), None);
    }
}

#[test]
fn two_games_are_computed_by_their_rules_in_one_program() {
    let mut games = Games::of(&[leave, wythoff]);
    let mut next = numbers(23, 30);
    let (mut input, mut expected) = ("40\n".to_owned(), String::new());
    for case in 0..40u64 {
        let heaps: Vec<Part> = (0..2).map(|_| vec![next()]).collect();
        let mut pair = vec![next(), next()];
        if case % 3 == 0 {
            // A value for the sum of the heaps.
            let value = games.value(&vec![heaps.clone(), vec![]]);
            pair = vec![0, value];
        }
        let value = games.value(&vec![heaps.clone(), vec![pair.clone()]]);
        writeln!(input, "{} {}", line(&heaps.concat()), line(&pair)).unwrap();
        writeln!(expected, "{}", if value > 0 { "Alice" } else { "Bob" }).unwrap();
    }
    let asked = Asked {
        ask: "leave + wythoff",
        text: Some(LEAVE),
        ..Asked::game("leave + wythoff", "T; a1..a2 b c -> Alice/Bob")
    };
    let asked = asked.upto(100);
    let (emitted, _) = asked.discovered(Language::Cpp);
    let text = emitted.text(Lang::En).unwrap();
    assert_eq!(text.matches("computed by the rules: about").count(), 2, "{text}");
    compare(|language| asked.discovered(language).0, &input, &expected);
}

#[test]
fn the_same_game_twice_with_parameters_given_and_read() {
    let bash = |n: u64, m: u64| n % (m + 1);
    let mut next = numbers(24, 1 << 30);
    let (mut input, mut expected) = (String::new(), String::new());
    for case in 0..40u64 {
        let (m, a, b) = (1 + next() % 9, next(), next());
        let c = if case % 2 == 0 { bash(a, m) ^ bash(b, m) } else { next() };
        let value = bash(a, m) ^ bash(b, m) ^ c;
        writeln!(input, "{m} 2 {a} {b} {c}").unwrap();
        writeln!(expected, "{value}").unwrap();
    }
    let read = Asked::game("bash + nim", "m n a1..an b; until 0 -> value");
    compare(|language| read.discovered(language).0, &format!("{input}0"), &expected);
    let given = Asked::game("bash m=3 + bash m=4", "a b -> value");
    let (mut input, mut expected) = (String::new(), String::new());
    for (a, b) in (0..12).flat_map(|a| (0..12).map(move |b| (a, b))) {
        writeln!(input, "{a} {b}").unwrap();
        writeln!(expected, "{}", bash(a, 3) ^ bash(b, 4)).unwrap();
    }
    compare(|language| given.discovered(language).0, &input, &expected);
}

#[test]
fn a_row_stands_beside_heaps() {
    let mut next = numbers(25, 1 << 30);
    let (mut input, mut expected) = (String::new(), String::new());
    for case in 0..30u64 {
        let heaps: Vec<u64> = (0..case % 3).map(|_| next()).collect();
        let steps: Vec<u64> = (0..1 + case % 5).map(|_| next()).collect();
        // Coins on odd steps are heaps of nim.
        let value = heaps.iter().chain(steps.iter().step_by(2)).fold(0, |sum, heap| sum ^ heap);
        writeln!(input, "{} {} {} {}", steps.len(), line(&steps), heaps.len(), line(&heaps)).unwrap();
        writeln!(expected, "{}\n{value}", if value > 0 { "First" } else { "Second" }).unwrap();
    }
    let asked = Asked::game("staircase + nim", "n x1..xn; m a1..am -> First/Second; value");
    let emitted = asked.discovered(Language::Cpp).0;
    assert!(!emitted.is_sure(), "rows of other lengths are not proved");
    compare(|language| asked.discovered(language).0, &input, &expected);
}

fn refused(asked: Asked<'_>) -> Unwritten {
    asked.discovered(Language::Cpp).0.text(Lang::En).unwrap_err().clone()
}

#[test]
fn what_cannot_be_added_is_refused_by_name() {
    let of = |game: &str, why: Unwritten| Unwritten::Of(game.into(), why.into());
    let lists = "n a1..an; m b1..bm";
    assert_eq!(refused(Asked::game("nim + kayles", lists).misere()), of("nim", Unwritten::MisereSum));
    // It is known who wins, and no nim-values are.
    let fibonacci = refused(Asked::game("nim + fibonacci-nim", "n a1..an; m (b c).."));
    assert!(matches!(&fibonacci, Unwritten::Of(game, _) if game == "fibonacci-nim"), "{fibonacci:?}");
    let moves = Asked::game("nim + staircase", "n a1..an; m b1..bm -> moves");
    assert_eq!(refused(moves), of("staircase", Unwritten::Rows));
    // Several heaps are moved in at once, and nim-values say nothing.
    let moore = refused(Asked::game("kayles + moore k=2", lists).upto(50));
    assert!(matches!(&moore, Unwritten::Of(game, _) if game == "moore k=2"), "{moore:?}");
    // Both share the second that a program takes.
    let alone = refused(Asked::game("wythoff", "n (a b)..").upto(9_000));
    let Unwritten::Costs { possible, .. } = alone else { panic!("{alone:?}") };
    let both = refused(Asked::game("nim + wythoff", "n a1..an; m (b c)..").upto(9_000));
    let Unwritten::Of(_, both) = both else { panic!("{both:?}") };
    assert!(matches!(*both, Unwritten::Costs { possible: half, .. } if half < possible), "{both:?}");
}

#[test]
fn formats_that_do_not_fit_a_sum_have_their_place() {
    for (ask, format, code, place) in [
        ("nim + kayles", "T; n a1..an", "not-a-format", 0..11),
        ("nim + kayles", "T; n a1..an; m b1..bm; c", "not-a-format", 23..24),
        ("nim + kayles", "a b c -> Yes/No", "not-a-format", 4..5),
        ("nim + wythoff", "n a1..an; m b1..bm", "not-a-format", 0..18),
    ] {
        let problems = problems(ask, Some(format));
        assert_eq!((problems[0].0.as_str(), problems[0].1.clone()), (code, place), "{ask} {format}");
    }
    assert_eq!(problems("nim + kayles", None)[0].0, "sum-given");
}

/// Codes and places of the problems of a request.
fn problems(ask: &str, format: Option<&str>) -> Vec<(String, std::ops::Range<usize>)> {
    let request = Discover {
        emit: Some(bouton::ops::Language(Language::Cpp)),
        format: format.map(str::to_owned),
        ..Discover::of(Question::ask(ask))
    };
    let Failure::Wrong(problems) = request.run(&mut context()).err().unwrap() else { panic!("{ask}") };
    problems.iter().map(|problem| (problem.code().to_owned(), problem.places()[0].span.clone())).collect()
}
