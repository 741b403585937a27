//! Broken assumptions, compared with moves listed by loops of the tests' own.

use dashu_int::UBig;
use rules::{Argument, Breach, Instance, NoLibrary, Trouble};

fn game(text: &str) -> Instance {
    with(text, &[])
}

fn with(text: &str, arguments: &[(&str, u64)]) -> Instance {
    let parsed = rules::parse(text, &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics));
    let natural = |&(name, value): &(&str, u64)| (name.to_string(), Argument::Natural(value.into()));
    let arguments: Vec<(String, Argument)> = arguments.iter().map(natural).collect();
    ruleset.instantiate(&arguments, None).expect("the parameters fit")
}

/// The way in which a component breaks the only assumption of a game.
fn breach(game: &Instance, at: &[u64]) -> Option<Breach> {
    let [assumption] = game.assumptions() else { panic!("one assumption") };
    game.breach(assumption, at).expect("it can be told")
}

fn left(parts: &[&[u64]]) -> Vec<Vec<UBig>> {
    parts.iter().map(|part| part.iter().map(|&word| UBig::from(word)).collect()).collect()
}

const EUCLID: &str = "game euclid
(a, b) -> (a, b - k*a) where k >= 1 and a >= 1
(a, b) -> (a - k*b, b) where k >= 1 and b >= 1
";

fn euclid(assumption: &str) -> Instance {
    game(&format!("{EUCLID}assume {assumption}\n"))
}

/// A condition on a, b and what is left of b.
type OfMove = fn(u64, u64, u64) -> bool;

/// A condition on two numbers.
type OfPair = fn(u64, u64) -> bool;

/// The numbers that a move can leave in the place of b.
fn quotients(a: u64, b: u64) -> Vec<u64> {
    (1..=b).map(|k| k * a).take_while(|&taken| a >= 1 && taken <= b).map(|taken| b - taken).collect()
}

#[test]
fn no_other_moves_means_that_every_move_of_the_shape_satisfies_the_condition() {
    let conditions: [(&str, OfMove); 5] = [
        ("a >= 1 and (c + a = b or c + 2*a <= b)", |a, b, c| a >= 1 && (c + a == b || c + 2 * a <= b)),
        ("c + a <= b and c < b", |a, b, c| c + a <= b && c < b),
        ("c + 2*a <= b", |a, b, c| c + 2 * a <= b),
        ("c mod 3 != 1 or a > 2", |a, _, c| c % 3 != 1 || a > 2),
        ("exists k: k <= 3 and c + k = b", |_, b, c| c <= b && b - c <= 3),
    ];
    let mut broken = 0;
    for (text, condition) in conditions {
        let game = euclid(&format!("(a, b) -> (a, c) only where {text}"));
        for (a, b) in (0..12).flat_map(|a| (0..12).map(move |b| (a, b))) {
            let wrong = quotients(a, b).into_iter().filter(|&c| !condition(a, b, c));
            let first = wrong.min().map(|c| Breach::Other(left(&[&[a, c]])));
            broken += u32::from(first.is_some());
            assert_eq!(breach(&game, &[a, b]), first, "{text} at {a}, {b}");
        }
    }
    assert!(broken > 0);
}

#[test]
fn the_shape_may_hold_numbers_repeated_names_terms_and_anything() {
    // (2, b) to (2, c): only the first rule leaves the 2, from b = 2k + c.
    let fixed = euclid("(2, b) -> (2, c) only where c + 2 = b");
    for (at, expected) in [([2, 5], Some([2, 1])), ([2, 3], None), ([3, 7], None), ([1, 5], None)] {
        assert_eq!(breach(&fixed, &at), expected.map(|left| Breach::Other(self::left(&[&left]))), "{at:?}");
    }
    let same = euclid("(a, a) -> (a, _) only where a = 0");
    assert_eq!(breach(&same, &[3, 3]), Some(Breach::Other(left(&[&[3, 0]]))));
    assert_eq!(breach(&same, &[3, 6]), None);
    // Whatever is left in the second place: here every move from a = 4 that leaves 0 to 3 there has d = 0 to 3.
    let any = euclid("(4, _) -> (_, d) only where d > 1");
    assert_eq!(breach(&any, &[4, 6]), None);
    assert_eq!(breach(&any, &[4, 5]), Some(Breach::Other(left(&[&[4, 1]]))));
    // A term is an equation: c + 1 has to be what is left, so that nothing is said where 0 is.
    let term = euclid("(a, b) -> (a, c + 1) only where c >= 1");
    assert_eq!(breach(&term, &[3, 6]), None);
    assert_eq!(breach(&term, &[3, 7]), Some(Breach::Other(left(&[&[3, 1]]))));
}

#[test]
fn moves_exist_wherever_the_condition_holds() {
    let mut broken = 0;
    let conditions: [(&str, OfMove); 3] = [
        ("c + a = b and a >= 1", |a, b, c| a >= 1 && c + a == b),
        ("c + a = b", |a, b, c| c + a == b),
        ("c + 2*a = b and b >= 3", |a, b, c| c + 2 * a == b && b >= 3),
    ];
    for (text, condition) in conditions {
        let game = euclid(&format!("(a, b) -> (a, c) where {text}"));
        for (a, b) in (0..12).flat_map(|a| (0..12).map(move |b| (a, b))) {
            // A move that leaves (a, b) as it is does not exist.
            let missing = (0..30).find(|&c| condition(a, b, c) && !quotients(a, b).contains(&c));
            let expected = missing.map(|c| Breach::Missing(left(&[&[a, c]])));
            broken += u32::from(expected.is_some());
            assert_eq!(breach(&game, &[a, b]), expected, "{text} at {a}, {b}");
        }
    }
    assert!(broken > 0);
}

#[test]
fn nothing_is_said_of_moves_that_would_not_leave_naturals() {
    let game = euclid("(a, b) -> (a, b - a) where a >= 1");
    assert_eq!([breach(&game, &[3, 2]), breach(&game, &[3, 5])], [None, None]);
    let two = euclid("(a, b) -> (a, b - a) and (a - b, b) where a + b >= 1");
    assert_eq!([breach(&two, &[3, 2]), breach(&two, &[3, 5])], [None, None]);
    // (0, 5) to (0, 5) is no move.
    assert_eq!(breach(&two, &[0, 5]), Some(Breach::Missing(left(&[&[0, 5]]))));
}

#[test]
fn a_choice_is_one_for_which_all_moves_exist() {
    let mut broken = 0;
    let choices: [(&str, OfPair, OfPair); 4] = [
        ("for some r: r < a where 2*a <= b and a >= 1", |a, b| 2 * a <= b && a >= 1, |a, r| r < a),
        ("for some r: r < a where a <= b and a >= 1", |a, b| a <= b && a >= 1, |a, r| r < a),
        ("for some r: r <= 3 where b >= 5", |_, b| b >= 5, |_, r| r <= 3),
        ("for some r: r + 1 = a where 2*a <= b", |a, b| 2 * a <= b, |a, r| r + 1 == a),
    ];
    for (text, condition, choice) in choices {
        let game = euclid(&format!("(a, b) -> (a, r) and (a, r + a) {text}"));
        for (a, b) in (0..14).flat_map(|a| (0..14).map(move |b| (a, b))) {
            let moves = quotients(a, b);
            let good = |r: u64| choice(a, r) && moves.contains(&r) && moves.contains(&(r + a));
            let expected = (condition(a, b) && !(0..30).any(good)).then_some(Breach::NoChoice);
            broken += u32::from(expected.is_some());
            assert_eq!(breach(&game, &[a, b]), expected, "{text} at {a}, {b}");
        }
    }
    assert!(broken > 0);
}

#[test]
fn with_a_choice_all_moves_have_to_leave_naturals() {
    let game = euclid("(a, b) -> (a, r) and (a, b - 7) for some r: r < b where a = 1 and b >= 1");
    assert_eq!(breach(&game, &[1, 7]), None);
    assert_eq!(breach(&game, &[1, 6]), Some(Breach::NoChoice));
}

#[test]
fn what_is_neither_in_the_pattern_nor_chosen_stands_for_any_number() {
    let game =
        euclid("(a, b) -> (a, c) and (a, r) for some r: r + 2*a = c where a >= 1 and c + a = b and b > 2*a");
    assert_eq!(breach(&game, &[2, 6]), None);
    // c = 3 leaves no r with r + 4 = 3.
    assert_eq!(breach(&game, &[2, 5]), Some(Breach::NoChoice));
}

#[test]
fn a_declared_end_does_not_take_moves_away() {
    let text = format!("{EUCLID}end (1, 5) lost\nassume (a, b) -> (a, b - a) where a >= 1\n");
    assert_eq!(breach(&game(&text), &[1, 5]), None);
    let text = format!("{EUCLID}end (1, 5) lost\nassume (a, b) -> (a, c) only where a > 1\n");
    assert_eq!(breach(&game(&text), &[1, 5]), Some(Breach::Other(left(&[&[1, 0]]))));
}

#[test]
fn the_parts_of_a_sum_come_in_any_order() {
    let grundy = "game grundy\n(n) -> (i) + (j) where i + j = n and 1 <= i and i < j\n";
    let only = |condition: &str| game(&format!("{grundy}assume (n) -> (i) + (j) only where {condition}\n"));
    assert_eq!(breach(&only("i + j = n and i != j"), &[9]), None);
    assert_eq!(breach(&only("i < j"), &[3]), Some(Breach::Other(left(&[&[1], &[2]]))));
    assert_eq!(breach(&only("i < j"), &[2]), None);
    let some = |assumption: &str| game(&format!("{grundy}assume (n) -> {assumption}\n"));
    assert_eq!(breach(&some("(n - 1) + (1) where n >= 3"), &[7]), None);
    assert_eq!(breach(&some("(n - 1) + (1) where n >= 2"), &[2]), Some(Breach::Missing(left(&[&[1], &[1]]))));
    let nothing = "game nothing\n(n) -> () where n >= 2\n";
    let some = |assumption: &str| game(&format!("{nothing}assume (n) -> {assumption}\n"));
    assert_eq!(breach(&some("() only where n > 2"), &[2]), Some(Breach::Other(left(&[]))));
    assert_eq!(breach(&some("() where n >= 1"), &[1]), Some(Breach::Missing(left(&[]))));
    assert_eq!(breach(&some("() where n >= 2"), &[2]), None);
}

#[test]
fn rows_are_matched_with_their_gaps() {
    let stairs = "game stairs\n[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1\n";
    let about = |assumption: &str| game(&format!("{stairs}assume {assumption}\n"));
    let only = about("[.., a, x, ..] -> [.., b, y, ..] only where b + y = a + x and b > a and y != 1");
    assert_eq!(breach(&only, &[0, 1]), None);
    assert_eq!(breach(&only, &[5, 0, 2]), Some(Breach::Other(left(&[&[5, 1, 1]]))));
    let one = about("[.., a, x, ..] -> [.., a + 1, x - 1, ..] where x >= 1");
    assert_eq!(breach(&one, &[3, 0, 4, 1]), None);
    let two = about("[.., a, x, ..] -> [.., a + 2, x - 2, ..] where x >= 1");
    assert_eq!(breach(&two, &[3, 1]), None);
    let back = about("[.., a, x, ..] -> [.., a - 1, x + 1, ..] where a >= 1");
    assert_eq!(breach(&back, &[0, 2, 0]), Some(Breach::Missing(left(&[&[0, 1, 1]]))));
}

#[test]
fn unordered_rows_are_sorted_after_a_move() {
    let pawns = "game pawns\nunordered\n[.., x, ..] -> [.., next_free(x), ..] where next_free(x) <= 9\n";
    let one =
        game(&format!("{pawns}assume [.., x, y, ..] -> [.., y + 1, y, ..] where y = x + 1 and y < 5\n"));
    // 1 jumps over 2 to 3; where 3 is taken too, it jumps to 4.
    assert_eq!(breach(&one, &[1, 2]), None);
    assert_eq!(breach(&one, &[1, 2, 3]), Some(Breach::Missing(left(&[&[2, 3, 3]]))));
}

#[test]
fn parameters_are_put_in_and_when_decides() {
    let text = "game bash(m default 3)
(n) -> (n - k) where 1 <= k <= m
assume (n) -> (c) only where n - c <= m and c < n when m >= 2
assume (n) -> (n - m) where n >= 0 when m = 1
";
    let three = game(text);
    assert_eq!((three.assumptions().len(), breach(&three, &[8])), (1, None));
    let one = with(text, &[("m", 1)]);
    assert_eq!((one.assumptions().len(), breach(&one, &[8])), (1, None));
    assert_eq!(with(text, &[("m", 0)]).assumptions().len(), 0);
    let odd = text.replace("when m = 1", "when odd(m) and m < 2");
    assert_eq!([0, 1, 3].map(|m| with(&odd, &[("m", m)]).assumptions().len()), [0, 1, 1]);
    // What was said of one m is not true of another.
    let text = text.replace("n - c <= m", "n - c <= 4");
    assert_eq!(breach(&with(&text, &[("m", 4)]), &[8]), None);
    assert_eq!(breach(&with(&text, &[("m", 5)]), &[8]), Some(Breach::Other(left(&[&[3]]))));
}

#[test]
fn numbers_are_in_sets_or_not() {
    let text = "game powers(kmax default any)
(n) -> (n - q) where prime_power(q) and exponent(q) <= kmax
assume {1..5} <= {q: prime_power(q) and exponent(q) <= kmax} <= {q: q mod 6 != 0}
";
    let told = |kmax: Option<u64>| -> Vec<u64> {
        let game = match kmax {
            None => game(text),
            Some(kmax) => with(text, &[("kmax", kmax)]),
        };
        let holds = |number: &u64| game.assumptions()[0].holds_of(&UBig::from(*number)) == Some(false);
        (0..200).filter(holds).collect()
    };
    assert_eq!(told(None), [0u64; 0]);
    assert_eq!(told(Some(2)), [0u64; 0]);
    // 4 is no prime, and is in the first set.
    assert_eq!(told(Some(1)), [4]);
    assert_eq!(told(Some(0)), [2, 3, 4, 5]);
    let squares = |rest: &str| {
        let game = game(&format!("game g\n(n) -> (n - 1)\nassume square <= {{q: q mod 4 {rest}}}\n"));
        let large = UBig::from(10u8).pow(30);
        [large.clone(), large + UBig::from(2u8)].map(|number| game.assumptions()[0].holds_of(&number))
    };
    assert_eq!(squares("<= 1"), [Some(true), Some(true)]);
    assert_eq!(squares("= 1"), [Some(false), Some(true)]);
    // Whether so large a number is prime is not found out.
    let prime = game("game g\n(n) -> (n - 1)\nassume {2} <= prime <= {q: q > 1}\n");
    assert_eq!(prime.assumptions()[0].holds_of(&(UBig::from(10u8).pow(30) + UBig::ONE)), None);
}

#[test]
fn what_has_no_bound_is_not_tried() {
    let game = euclid("(a, b) -> (a, c) where c >= b");
    let assumption = &game.assumptions()[0];
    let trouble = Trouble::Unbounded { rule: usize::MAX, variable: "c".into() };
    assert_eq!(game.breach(assumption, &[2, 3]), Err(trouble));
}
