//! Claims that are false are refuted, at the smallest position at which they are, whatever its size.

use automata::Numeration;
use bouton::claims::{Counterexample, Failure};
use bouton::discover::{Goal, Learned, discover};
use bouton::proof::{Attempted, Task, prove};
use bouton::words::Say;
use bouton::{Query, Variant, Workbench};
use rules::Convention;
use solve::Limits;
use std::collections::BTreeSet;

fn variant(text: &str, convention: Convention) -> Variant {
    let bench = Workbench::new();
    bench.add("it.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    bench.variant(&Query::read("it.game").expect("a question"), Some(convention)).expect("a game")
}

/// The counterexample to the only claim of a text.
fn refuted(text: &str, convention: Convention) -> Counterexample {
    let proofs = prove(&variant(text, convention), &[], &Task::default(), &Limits::none());
    let attempt = proofs.expect("attempts").attempts.into_iter().next().expect("a claim");
    match attempt.result {
        Attempted::Refuted(found) => *found,
        other => panic!("{text}\n{other:?}"),
    }
}

const BASH: &str = "game it\n(n) -> (n - k) where 1 <= k <= 3\n";
const NIM: &str = "game it\n(a, b) -> (x, b) where x < a\n(a, b) -> (a, x) where x < b\n";

#[test]
fn far_from_where_all_can_be_solved_the_moves_of_the_position_say_it() {
    let far = 1_000_000_000_000u64;
    let found = refuted(&format!("{BASH}P(n) iff n mod 4 = 0 and n != {far}\n"), Convention::Normal);
    assert_eq!((found.position.as_str(), &found.failure), ("1000000000000", &Failure::NoMoveToClaimedLost));
    // Nobody has solved it.
    assert_eq!((found.claimed.as_deref(), found.truth.as_deref()), (Some("N"), None));
    let said = found.text().en;
    assert!(!said.contains("By the rules") && said.contains("at a position that play leads to"), "{said}");
    assert!(found.text().zh.contains("某个局面"), "{}", found.text().zh);

    let found = refuted(&format!("{BASH}P(n) iff n mod 4 = 0 or n = {}\n", far + 2), Convention::Normal);
    assert_eq!((found.position.as_str(), &found.failure), ("1000000000002", &Failure::MovesToClaimedLost));
    assert_eq!(found.reached.as_deref(), Some("1000000000000"));
    let found =
        refuted(&format!("{BASH}value(n) = n mod 4 if n != {far} | 5 otherwise\n"), Convention::Normal);
    assert_eq!(found.position, "1000000000000");
    assert_eq!(found.failure, Failure::NoMoveToValue("0".into()));

    let found = refuted(&format!("{NIM}P(a, b) iff a = b and a != 100000\n"), Convention::Normal);
    assert_eq!((found.position.as_str(), &found.failure), ("100000,100000", &Failure::NoMoveToClaimedLost));
}

#[test]
fn where_not_all_moves_can_be_listed_nothing_is_said() {
    // 10^12 moves lead from there, of which the first were looked at.
    let text = format!("{NIM}P(a, b) iff a = b and a != 1000000000000\n");
    let proofs = prove(&variant(&text, Convention::Normal), &[], &Task::default(), &Limits::none());
    let attempt = &proofs.expect("attempts").attempts[0];
    assert!(matches!(attempt.result, Attempted::Undecided(_)), "{:?}", attempt.result);
}

#[test]
fn an_example_of_a_move_is_not_called_wrong_unless_all_moves_were_looked_at() {
    let text = "game it\n(n) -> (m) where m < n\nexample (1000000000000) moves to (500000000000)\n";
    let report = bouton::check(&variant(text, Convention::Normal), &[], 4, &Limits::none());
    let report = report.expect("a report");
    assert!(report.is_undecided() && !report.is_refuted(), "{report:?}");
}

#[test]
fn the_smallest_position_of_all_that_fails_is_told() {
    let pieces = |c: u64| format!("{NIM}value(a, b) = a xor b if a != {c} | a otherwise\n");
    for c in [7, 300, 1000] {
        // (c, 1) has an option of the value c, and (0, c) is no smaller.
        let found = refuted(&pieces(c), Convention::Normal);
        assert_eq!((found.position, found.failure), (format!("{c},1"), Failure::MovesToSameValue));
        assert_eq!((found.claimed, found.truth), (Some(c.to_string()), Some((c ^ 1).to_string())));
    }
}

#[test]
fn what_automata_do_not_decide_is_tried_at_small_positions() {
    let squares = "game it\n(n) -> (n - k) where square(k) and k >= 1\n";
    let found = refuted(&format!("{squares}P(n) iff n mod 5 = 1\n"), Convention::Normal);
    assert_eq!((found.position.as_str(), &found.failure), ("0", &Failure::Ended));
    // 0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, … are lost (OEIS A030193).
    let found = refuted(&format!("{squares}P(n) iff n mod 5 = 0 or n mod 5 = 2\n"), Convention::Normal);
    assert_eq!((found.position.as_str(), found.claimed.as_deref()), ("25", Some("P")));
    assert_eq!((found.truth.as_deref(), found.reached.as_deref()), (Some("N"), Some("0")));
}

#[test]
fn a_claim_about_sums_of_a_size_is_refuted_at_that_size() {
    let squares = "game it\n(n) -> (n - k) where square(k) and k >= 1\nP((n) + ..) iff xor(n) = 0\n";
    let proofs = prove(&variant(squares, Convention::Normal), &[], &Task::default(), &Limits::none());
    let attempts = proofs.expect("attempts").attempts;
    assert!(attempts.len() >= 2);
    for attempt in attempts {
        let Attempted::Refuted(found) = &attempt.result else { panic!("{:?}", attempt.result) };
        assert_eq!(Some(found.position.split(' ').count()), attempt.size, "{}", found.position);
    }
}

/// A game, with its moves written here once more.
struct Case {
    rules: &'static str,
    moves: fn(&[u64]) -> Vec<Vec<u64>>,
    convention: Convention,
    places: usize,
    /// All positions with a smaller sum are looked at here.
    below: u64,
}

/// So many taken from each place, if it is there.
fn less(at: &[u64], taken: &[u64]) -> Option<Vec<u64>> {
    at.iter().zip(taken).map(|(have, take)| have.checked_sub(*take)).collect()
}

fn heap(at: &[u64], amounts: &[u64]) -> Vec<Vec<u64>> {
    amounts.iter().filter_map(|&k| less(at, &[k])).collect()
}

/// From one place any number, or at most so many.
fn from_one(at: &[u64], most: u64) -> Vec<Vec<u64>> {
    let one = |place: usize| {
        (1..=at[place].min(most)).map(move |k| {
            let mut after = at.to_vec();
            after[place] -= k;
            after
        })
    };
    (0..at.len()).flat_map(one).collect()
}

fn wythoff(at: &[u64]) -> Vec<Vec<u64>> {
    let both = (1..=at[0].min(at[1])).filter_map(|k| less(at, &[k, k]));
    from_one(at, u64::MAX).into_iter().chain(both).collect()
}

/// From one place or two.
fn moore(at: &[u64]) -> Vec<Vec<u64>> {
    let all =
        (0..=at[0]).flat_map(|a| (0..=at[1]).flat_map(move |b| (0..=at[2]).map(move |c| vec![a, b, c])));
    let changed = |after: &Vec<u64>| after.iter().zip(at).filter(|(a, b)| a != b).count();
    all.filter(|after| (1..=2).contains(&changed(after))).collect()
}

fn cases() -> Vec<Case> {
    use Convention::{Misere, Normal};
    let case = |rules, moves, convention, places, below| Case { rules, moves, convention, places, below };
    let (nim, queen) = (include_str!("../turned/nim-3.game"), include_str!("../turned/wythoff.game"));
    vec![
        case(include_str!("../turned/take-1.game"), |at| heap(at, &[1]), Normal, 1, 200),
        case(include_str!("../turned/take-3.game"), |at| heap(at, &[1, 2, 3]), Normal, 1, 200),
        case(include_str!("../turned/take-6.game"), |at| heap(at, &[1, 2, 3, 4, 5, 6]), Normal, 1, 200),
        case(include_str!("../turned/take-4.game"), |at| heap(at, &[1, 2, 3, 4]), Misere, 1, 200),
        case(include_str!("../turned/take-134.game"), |at| heap(at, &[1, 3, 4]), Normal, 1, 200),
        case(include_str!("../turned/take-257.game"), |at| heap(at, &[2, 5, 7]), Normal, 1, 400),
        case(include_str!("../turned/nim-2.game"), |at| from_one(at, u64::MAX), Normal, 2, 40),
        case(include_str!("../turned/nim-2-bounded.game"), |at| from_one(at, 2), Normal, 2, 60),
        case(
            include_str!("../turned/king.game"),
            |at| [[1, 0], [0, 1], [1, 1]].iter().filter_map(|taken| less(at, taken)).collect(),
            Normal,
            2,
            40,
        ),
        case(queen, wythoff, Normal, 2, 100),
        case(queen, wythoff, Misere, 2, 100),
        case(
            include_str!("../turned/fibonacci-nim.game"),
            |at| (1..=at[0].min(at[1])).map(|k| vec![at[0] - k, 2 * k]).collect(),
            Normal,
            2,
            100,
        ),
        case(nim, |at| from_one(at, u64::MAX), Normal, 3, 26),
        case(nim, |at| from_one(at, u64::MAX), Misere, 3, 26),
        case(include_str!("../turned/ones-3.game"), |at| from_one(at, 1), Normal, 3, 20),
        case(include_str!("../turned/moore-3.game"), moore, Normal, 3, 20),
    ]
}

/// All positions with a sum below a bound: by the sum, then by the alphabet.
fn positions(places: usize, below: u64) -> Vec<Vec<u64>> {
    let longer = |at: Vec<u64>| (0..below).map(move |next| [&*at, &[next]].concat());
    let mut all = vec![vec![]];
    for _ in 0..places {
        all = all.into_iter().flat_map(longer).filter(|at| at.iter().sum::<u64>() < below).collect();
    }
    all.sort_by_key(|at| (at.iter().sum::<u64>(), at.clone()));
    all
}

/// The lost positions among these, of which none leads to a later one.
fn lost(case: &Case, positions: &[Vec<u64>]) -> BTreeSet<Vec<u64>> {
    let mut lost = BTreeSet::new();
    for at in positions {
        let moves = (case.moves)(at);
        let is_lost = match (&*moves, case.convention) {
            ([], Convention::Misere) => false,
            (moves, _) => moves.iter().all(|after| !lost.contains(after)),
        };
        if is_lost {
            lost.insert(at.clone());
        }
    }
    lost
}

/// The digits of a number: of Zeckendorf or binary.
fn digits(numeration: Numeration, number: u64) -> [u8; 16] {
    let zeckendorf = match numeration {
        Numeration::Base(2) => false,
        Numeration::Quadratic(1) => true,
        other => panic!("{other:?}"),
    };
    let mut places = vec![1u64, 2];
    while places.len() < 16 {
        let next = if zeckendorf { places[places.len() - 2] } else { places[places.len() - 1] };
        places.push(places[places.len() - 1] + next);
    }
    let (mut rest, mut digits) = (number, [0; 16]);
    for (digit, place) in digits.iter_mut().zip(places.iter().rev()) {
        if rest >= *place {
            rest -= place;
            *digit = 1;
        }
    }
    assert_eq!(rest, 0);
    digits
}

/// Returns `true` if an automaton, read independently here, accepts numbers.
fn accepts(automaton: &Learned, numbers: &[u64]) -> bool {
    let words: Vec<[u8; 16]> = numbers.iter().map(|&number| digits(automaton.numeration, number)).collect();
    let mut state = 0;
    for place in 0..16 {
        let column: Vec<u8> = words.iter().map(|word| word[place]).collect();
        match automaton.transitions[state].iter().find(|(word, _)| *word == column) {
            Some((_, next)) => state = *next,
            None => return false,
        }
    }
    automaton.accepting[state]
}

#[test]
fn each_right_automaton_with_one_state_turned_is_refuted_at_the_smallest_position() {
    let mut turned = 0;
    for case in cases() {
        let rules = case.rules;
        let wanted = bouton::discover::Search { goal: Some(Goal::Outcomes), ..Default::default() };
        let found = discover(&variant(rules, case.convention), &wanted, &Limits::none()).expect("a game");
        let automaton = found.findings[0].automaton.as_ref().unwrap_or_else(|| panic!("{rules}: {found:?}"));
        let first = rules.lines().nth(1).and_then(|rule| rule.trim_start_matches('(').split_once(')'));
        let places: Vec<&str> = first.expect("a rule").0.split(", ").collect();
        assert_eq!(places.len(), case.places);
        let place = |name: &String| places.iter().position(|place| place == name).expect("a place");
        let read: Vec<usize> = automaton.names.iter().map(place).collect();
        let of = |at: &[u64]| read.iter().map(|&place| at[place]).collect::<Vec<u64>>();

        let positions = positions(case.places, case.below);
        let lost = lost(&case, &positions);
        let mut table = Learned::of(&automaton.table).expect("few states");
        // Some automata accept what is not lost.
        let positive = accepts(&table, &of(&positions[0])) == lost.contains(&positions[0]);
        let says = |table: &Learned, at: &Vec<u64>| accepts(table, &of(at)) == positive;
        let wrong =
            |table: &Learned| positions.iter().find(|at| says(table, at) != lost.contains(*at)).cloned();
        assert_eq!(wrong(&table), None, "{rules}");
        let (misere, not) = (
            if case.convention == Convention::Misere { "misere " } else { "" },
            if positive { "" } else { "not " },
        );
        let names = automaton.names.join(", ");
        for state in 0..table.states() {
            table.accepting[state] ^= true;
            let claim = format!("{misere}P({}) iff {not}turned({names})", places.join(", "));
            let text = format!("{rules}{claim}\n{}\n", table.text("turned"));
            let found = refuted(&text, case.convention);
            // Moves lower the sum, or keep it and go to what is earlier in the alphabet: where all that comes before is
            // right, a claim that agrees with itself is right as well.
            let first = wrong(&table).unwrap_or_else(|| panic!("beyond the sums looked at: {text}"));
            let written = first.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
            let letter = |is: bool| Some(if is { "P" } else { "N" });
            assert_eq!(found.position, written, "{text}");
            assert_eq!(found.claimed.as_deref(), letter(says(&table, &first)), "{text}");
            assert_eq!(found.truth.as_deref(), letter(lost.contains(&first)), "{text}");
            table.accepting[state] ^= true;
            turned += 1;
        }
    }
    assert!(turned > 70, "{turned}");
}
