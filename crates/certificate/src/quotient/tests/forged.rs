//! Certificates with one thing forged, and outcomes of misère play from the definition.

use super::super::QuotientFlaw;
use super::{PARITY, TAME, check, flaw};
use crate::rejection::Rejection;
use crate::{Moves, verify_quotient};
use limits::Limits;
use std::collections::HashMap;

/// Splits in two heaps, with a period.
const TWO: &str = "\
bouton quotient 1
code 0.34
period 8 from 7
map 0 1 0 1 2 0 1 0 4 1 3 1 2 0 5
generators 1 4 10
elements 12
times 1 2 3
times 0 4 5
times 4 6 7
times 5 7 0
times 2 8 9
times 3 9 1
times 8 10 10
times 9 10 2
times 6 11 11
times 7 11 4
times 11 6 6
times 10 8 8
lost 1 5 6
sum 1
sum 4
sum 10
sum 1 1
sum 1 4
sum 1 10
sum 4 4
sum 4 10
sum 10 10
sum 1 4 4
sum 1 4 10
sum 4 4 4
sum 1 4 4 4
end
";

/// Splits in three heaps, of which eleven are looked at.
const THREE: &str = "\
bouton quotient 1
code 8.1
period none
map 0 1 0 0 1 2 2 4 3
generators 1 5 8
elements 10
times 1 2 3
times 0 4 5
times 4 6 7
times 5 7 6
times 2 8 9
times 3 9 8
times 8 2 3
times 9 3 2
times 6 4 5
times 7 5 4
lost 1 6
sum 1
sum 5
sum 8
sum 1 1
sum 1 5
sum 1 8
sum 5 5
sum 5 8
sum 8 8
sum 1 5 5
sum 1 5 8
sum 1 8 8
end
";

/// One stone is taken if something is left: the heap of one has no moves.
const REST: &str = "\
bouton quotient 1
code 0.2
period 2 from 1
map 0 0 1
generators 2
elements 2
times 1
times 0
lost 1
sum 2
sum 2 2
end
";

/// The numbers of the first line that begins with a word.
fn numbers(text: &str, word: &str) -> Vec<usize> {
    let line = text.lines().find_map(|line| line.strip_prefix(word)).expect("there is such a line");
    line.split(' ').map(|number| number.parse().expect("a number")).collect()
}

/// Misère play of sums of heaps, by trying all moves.
struct Play {
    moves: Moves,
    known: HashMap<Vec<usize>, bool>,
}

impl Play {
    fn of(text: &str) -> Play {
        let code = text.lines().find_map(|line| line.strip_prefix("code ")).expect("a code");
        Play { moves: Moves::read(code).expect("a code"), known: HashMap::new() }
    }

    /// Returns `true` if the player to move loses; a player without a move wins.
    fn is_lost(&mut self, sum: &[usize]) -> bool {
        let mut sum: Vec<usize> = sum.iter().copied().filter(|&heap| heap > 0).collect();
        sum.sort_unstable();
        if let Some(&known) = self.known.get(&sum) {
            return known;
        }
        let mut options = vec![];
        for place in 0..sum.len() {
            let mut rest = sum.clone();
            let heap = rest.remove(place);
            for split in self.moves.splits() {
                let Some(left) = heap.checked_sub(split.taken) else { continue };
                let parts = parted(left, split.left);
                options.extend(parts.into_iter().map(|parts| [&rest[..], &parts].concat()));
            }
        }
        let is_lost = !options.is_empty() && options.iter().all(|option| !self.is_lost(option));
        self.known.insert(sum, is_lost);
        is_lost
    }
}

/// All ways to part stones in so many heaps, none of them empty.
fn parted(stones: usize, heaps: usize) -> Vec<Vec<usize>> {
    if heaps == 0 {
        return if stones == 0 { vec![vec![]] } else { vec![] };
    }
    let each = (1..=stones).flat_map(|one| {
        parted(stones - one, heaps - 1).into_iter().map(move |rest| [&[one][..], &rest].concat())
    });
    each.collect()
}

/// Returns `true` if a text says who wins all sums of up to three small heaps.
fn is_true(text: &str) -> bool {
    let mut play = Play::of(text);
    let (map, lost) = (numbers(text, "map "), numbers(text, "lost "));
    let generators = numbers(text, "generators ");
    let times: Vec<Vec<usize>> = text
        .lines()
        .filter_map(|line| line.strip_prefix("times "))
        .map(|row| row.split(' ').map(|number| number.parse().expect("a number")).collect())
        .collect();
    // Each element as a product of generators.
    let mut words: Vec<Option<Vec<usize>>> = vec![None; times.len()];
    words[0] = Some(vec![]);
    for _ in 0..times.len() {
        for element in 0..times.len() {
            let Some(word) = words[element].clone() else { continue };
            for (generator, &product) in times[element].iter().enumerate() {
                words[product].get_or_insert_with(|| [&word[..], &[generator]].concat());
            }
        }
    }
    assert_eq!(generators.len(), times[0].len());
    let product = |one: usize, other: usize| {
        let word = words[other].as_ref().expect("it is a product");
        word.iter().fold(one, |element, &generator| times[element][generator])
    };
    let heaps = map.len().min(9);
    (0..heaps * heaps * heaps).all(|code| {
        let sum = [code % heaps, code / heaps % heaps, code / heaps / heaps];
        let element = sum.iter().fold(0, |element, &heap| product(element, map[heap]));
        lost.contains(&element) == play.is_lost(&sum)
    })
}

#[test]
fn what_is_accepted_is_true_and_no_forged_number_is_accepted() {
    for text in [PARITY, TAME, TWO, THREE, REST] {
        assert!(is_true(text), "{text}");
        check(text).unwrap_or_else(|why| panic!("{why:?}: {text}"));
        let order = numbers(text, "elements ")[0];
        for (place, line) in text.lines().enumerate() {
            let Some((word, rest)) = line.split_once(' ') else { continue };
            if !["map", "times", "lost"].contains(&word) {
                continue;
            }
            let numbers: Vec<&str> = rest.split(' ').collect();
            for at in 0..numbers.len() {
                for other in (0..order).map(|other| other.to_string()).filter(|other| other != numbers[at]) {
                    let mut changed = numbers.clone();
                    changed[at] = &other;
                    let mut lines: Vec<String> = text.lines().map(String::from).collect();
                    lines[place] = format!("{word} {}", changed.join(" "));
                    let forged = lines.join("\n");
                    assert!(check(&forged).is_err(), "{forged}");
                }
            }
        }
    }
}

#[test]
fn of_another_game_it_is_refused() {
    let mut refused = 0;
    for text in [TWO, THREE] {
        let own = text.lines().find(|line| line.starts_with("code ")).expect("a code");
        for code in [
            "0.33", "0.3", "0.36", "0.24", "0.344", "4.34", "8.1", "0.34", "4.1", "C.1", "8.3", "8.11", "0.9",
        ] {
            let other = text.replace(own, &format!("code {code}"));
            if other != *text && !is_true(&other) {
                assert!(check(&other).is_err(), "{code}");
                refused += 1;
            }
        }
    }
    assert!(refused > 12, "{refused}");
}

#[test]
fn just_the_heaps_of_the_window_are_looked_at() {
    // h·(n₀ + p − 1) + 1 + k heaps: 1·3 + 1 + 2, 2·14 + 1 + 2, and those of the map where there is no period.
    for (text, window) in [(TAME, 6), (TWO, 31), (THREE, numbers(THREE, "map ").len())] {
        let last = text.lines().filter(|line| line.starts_with("sum ")).count() + 1;
        let with = |heap: usize| text.replace("\nend\n", &format!("\nsum {heap}\nend\n"));
        let accepted = check(&with(window - 1));
        // One more sum may have to be covered with others, but it is a sum.
        assert!(!matches!(accepted, Err(Rejection::Quotient(QuotientFlaw::Sum(_)))), "{accepted:?}");
        assert_eq!(flaw(&with(window)), QuotientFlaw::Sum(last));
    }
}

#[test]
fn each_condition_is_looked_at() {
    // A period begins with 1 at the earliest, and is not 0.
    assert_eq!(
        flaw(&PARITY.replace("period 2 from 1\nmap 0 1 0", "period 2 from 0\nmap 0 1")),
        QuotientFlaw::Map
    );
    assert_eq!(flaw(&PARITY.replace("period 2 from 1", "period 0 from 3")), QuotientFlaw::Map);
    // Generators rise.
    assert_eq!(
        flaw(
            &PARITY
                .replace("generators 1", "generators 1 1")
                .replace("times 1\ntimes 0", "times 1 1\ntimes 0 0")
        ),
        QuotientFlaw::Generator(1)
    );
    let turned = TAME.replace("generators 1 2", "generators 2 1").replace(
        "times 1 2\ntimes 0 3\ntimes 3 4\ntimes 2 5\ntimes 5 2\ntimes 4 3",
        "times 2 1\ntimes 3 0\ntimes 4 3\ntimes 5 2\ntimes 2 5\ntimes 3 4",
    );
    assert_eq!(flaw(&turned), QuotientFlaw::Generator(1));
    // Every element is a product of generators and earlier ones.
    let parity = |order: usize, times: &str| {
        PARITY.replace("elements 2\ntimes 1\ntimes 0\n", &format!("elements {order}\n{times}"))
    };
    assert_eq!(flaw(&parity(3, "times 1\ntimes 0\ntimes 2\n")), QuotientFlaw::Unreached(2));
    assert_eq!(flaw(&parity(4, "times 1\ntimes 0\ntimes 0\ntimes 2\n")), QuotientFlaw::Unreached(2));
    // A heap whose element is that of an option is lost beside what that one is lost with.
    assert_eq!(flaw(&PARITY.replace("map 0 1 0", "map 0 1 1")), QuotientFlaw::Heap(2, 0));
    let late = PARITY.replace("period 2 from 1\nmap 0 1 0", "period 2 from 2\nmap 0 1 0 0");
    assert_eq!(flaw(&late), QuotientFlaw::Heap(3, 1));
    // Where nothing is lost, nobody who has to move has a winning move.
    let nothing = "bouton quotient 1\ncode 0.3\nperiod 1 from 1\nmap 0 0\nelements 1\ntimes\nsum 1\nend\n";
    assert_eq!(flaw(nothing), QuotientFlaw::Stuck(1));
}

#[test]
fn a_theorem_says_of_which_heaps_it_is() {
    let limits = Limits::none();
    let rules = |text: &str| {
        REST.replace(
            "code 0.2\n",
            &format!("| game few\n{text}| (n) -> (n - k) where k = 1 and n - k >= 4\n"),
        )
    };
    let theorem = verify_quotient(&rules(""), &limits).expect("it is right");
    assert_eq!(theorem.offset, 3);
    assert_eq!(
        (&*theorem.game, theorem.title, theorem.period),
        ("few", Some(rules::Text::default()), Some((1, 2)))
    );
    let titled = verify_quotient(&rules("| title en \"Few\"\n"), &limits).expect("it is right");
    assert_eq!(titled.title.map(|title| title.en), Some("Few".into()));
    let none = rules("").replace("period 2 from 1", "period none");
    let theorem = verify_quotient(&none, &limits).expect("it is right");
    assert_eq!((theorem.period, theorem.heaps, theorem.offset), (None, 3, 3));
}

#[test]
fn parameters_are_given_once_and_only_where_they_are_others() {
    let with = |given: &str| {
        TAME.replace(
            "code 0.33\n",
            "| game few(most default 3)\n| (n) -> (n - k) where 1 <= k <= most\nGIVEN",
        )
        .replace("GIVEN", given)
    };
    assert_eq!(check(&with("with most=2\n")), Ok(()));
    for given in ["with most=3\n", "with most=2\nwith most=2\n", "with most=3\nwith most=2\n"] {
        assert_eq!(check(&with(given)), Err(Rejection::NeedlessParameter("most".into())), "{given}");
    }
}
