//! Games with sets of pairs and triples for parameters: places that nobody may enter.

use bouton::question::Source;
use bouton::{Query, Variant, Workbench, proof};
use dashu_int::UBig;
use rules::{Lang, Outcome};
use solve::Limits;
use std::collections::BTreeSet;
use tables::{Backing, Want};

/// A rook that does not cross walls; whoever cannot move loses.
const MAZE: &str = "game maze(walls: pairs default {(1, 2), (3, 3)})
position (x, y) where not (x, y) in walls
(x, y) -> (x - k, y) where k >= 1 and forall j: 1 <= j <= k implies not (x - j, y) in walls
(x, y) -> (x, y - k) where k >= 1 and forall j: 1 <= j <= k implies not (x, y - j) in walls
";

fn variant(text: &str, words: &str) -> Variant {
    let workbench = Workbench::new();
    workbench.add("mine.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let query = Query::read(&format!("mine.game {words}")).expect("a question");
    workbench.variant(&query, None).unwrap_or_else(|problems| panic!("{problems:?}\n{words}"))
}

/// Nim-values of a rook among walls, by the definition; `None` at a wall.
fn values(size: u64, walls: &BTreeSet<(u64, u64)>) -> Vec<Vec<Option<u64>>> {
    let size = size as usize;
    let mut values = vec![vec![None; size]; size];
    for x in 0..size {
        for y in 0..size {
            if walls.contains(&(x as u64, y as u64)) {
                continue;
            }
            let column = (0..x).rev().map_while(|to| values[to][y]);
            let row = (0..y).rev().map_while(|to| values[x][to]);
            let seen: BTreeSet<u64> = column.chain(row).collect();
            values[x][y] = (0..).find(|value| !seen.contains(value));
        }
    }
    values
}

/// Pairs below `size`, without (0, 0), by a linear congruence.
fn scattered(count: usize, size: u64, mut state: u64) -> BTreeSet<(u64, u64)> {
    let mut next = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % size
    };
    (0..count).map(|_| (next(), next())).filter(|&place| place != (0, 0)).collect()
}

fn written(walls: &BTreeSet<(u64, u64)>) -> String {
    let places: Vec<String> = walls.iter().map(|(x, y)| format!("({x},{y})")).collect();
    if places.is_empty() { "{}".into() } else { places.join(",") }
}

#[test]
fn a_rook_does_not_cross_walls() {
    for (count, seed) in [(0, 1), (1, 2), (3, 3), (12, 4), (60, 5), (150, 6)] {
        let walls = scattered(count, 16, seed);
        let variant = variant(MAZE, &format!("walls={}", written(&walls)));
        let source = Source { name: None, text: "0..15 0..15".into() };
        let axes = bouton::table::axes(&variant, &source, &[0..5, 6..11]).expect("ranges");
        let table = bouton::table::fill(&variant, &axes, Want::Values, Backing::Memory, &Limits::none())
            .expect("a table");
        let expected = values(16, &walls);
        for x in 0..16 {
            for y in 0..16 {
                // At a wall nobody is; the table has some value there.
                if let Some(value) = expected[x as usize][y as usize] {
                    assert_eq!(table.value(&[x, y]), Some(value), "{walls:?} ({x}, {y})");
                }
            }
        }
    }
}

#[test]
fn a_claim_about_walls_is_proved_for_all_positions_and_a_wrong_one_refuted() {
    // The walls of the default break the diagonal at (3, 3), and make (1, 3) a place without an answer.
    let right = "x = y and x != 4 or x = 1 and y = 3 or x = 3 and y = 4 or x = 4 and y = 3";
    for (claim, proved) in [(right, true), ("x = y", false)] {
        let text = format!("{MAZE}P(x, y) iff {claim} when walls = {{(1, 2), (3, 3)}}\n");
        let variant = variant(&text, "");
        let proofs = proof::prove(&variant, &[], &proof::Task::default(), &Limits::none()).expect("attempts");
        assert_eq!(proofs.certificate().is_some(), proved, "{claim}");
        assert_eq!(proofs.is_refuted(), !proved, "{claim}");
        if let Some(certificate) = proofs.certificate() {
            let accepted = proof::verify_all(&certificate, &Limits::none());
            assert!(accepted.iter().all(Result::is_ok));
        }
        // Independently: the definition, on a board.
        let board = values(40, &[(1, 2), (3, 3)].into());
        let lost = |x: usize, y: usize| x == y && x != 4 || [(1, 3), (3, 4), (4, 3)].contains(&(x, y));
        let claimed = |x: usize, y: usize| if proved { lost(x, y) } else { x == y };
        let places = (0..40).flat_map(|x| (0..40).map(move |y| (x, y)));
        let agrees =
            places.clone().all(|(x, y)| board[x][y].is_none_or(|value| (value == 0) == claimed(x, y)));
        assert_eq!(agrees, proved, "{claim}");
    }
}

#[test]
fn tuples_in_braces_and_sets_of_triples() {
    let text = "game corner(holes: triples default {})
(x, y, z) -> (x - 1, y, z) where not (x - 1, y, z) in holes
(x, y, z) -> (x, y - 1, z) where not (x, y - 1, z) in holes and not (x, y) in {(1, 1), (2, z)}
(x, y, z) -> (x, y, z - 1) where not (x, y, z - 1) in holes
";
    let holes: BTreeSet<[u64; 3]> = [[0, 1, 2], [2, 2, 2], [0, 0, 3], [1, 0, 0], [3, 1, 0]].into();
    let lost = |at: [u64; 3], known: &std::collections::HashMap<[u64; 3], bool>| {
        let [x, y, z] = at;
        let mut next = Vec::new();
        if x > 0 {
            next.push([x - 1, y, z]);
        }
        if y > 0 && (x, y) != (1, 1) && (x, y) != (2, z) {
            next.push([x, y - 1, z]);
        }
        if z > 0 {
            next.push([x, y, z - 1]);
        }
        !next.into_iter().any(|to| !holes.contains(&to) && known[&to])
    };
    let mut known = std::collections::HashMap::new();
    let workbench = Workbench::new();
    workbench.add("mine.game", text).expect("rules");
    for x in 0..5 {
        for y in 0..5 {
            for z in 0..5 {
                let expected = lost([x, y, z], &known);
                known.insert([x, y, z], expected);
                let places = holes.iter().map(|[x, y, z]| format!("({x}, {y}, {z})"));
                let words = format!(
                    "mine.game holes={{{}}} {x},{y},{z}",
                    places.collect::<Vec<_>>().join(",").replace(' ', "")
                );
                let position =
                    workbench.ask(&Query::read(&words).expect("a question"), None).expect("a position");
                let answer = bouton::solve(&position, 9, &Limits::none()).expect("an answer");
                let outcome = if expected { Outcome::P } else { Outcome::N };
                assert_eq!(answer.outcome, Some(outcome), "{words}");
            }
        }
    }
}

#[test]
fn places_have_any_size_and_order() {
    let far = UBig::from(10u8).pow(18);
    let text = "game far(walls: pairs)\n(x, y) -> (x - 1, y) where not (x - 1, y) in walls\n";
    let workbench = Workbench::new();
    workbench.add("mine.game", text).expect("rules");
    let outcome = |walls: &str, at: &UBig| {
        let query = Query::read(&format!("mine.game walls={walls} {at},7")).expect("a question");
        let position = workbench.ask(&query, None).expect("a position");
        bouton::solve(&position, 9, &Limits::none()).expect("an answer").outcome
    };
    let beyond = UBig::from(10u8).pow(40);
    let wall = format!("({far},7),({beyond},7),(5,5),({far},6),(5,5),(1,1),(2,2),(3,3),(4,4)");
    assert_eq!(outcome(&wall, &(&far + UBig::ONE)), Some(Outcome::P));
    assert_eq!(outcome(&wall, &(&far + UBig::from(2u8))), Some(Outcome::N));
}

#[test]
fn mistakes_have_a_place_and_advice_in_both_languages() {
    let head = "game mine(walls: pairs default {(1, 2)}, S: set default {1})\n";
    let texts = [
        ("(x, y) -> (x - 1, y) where (x, y, 1) in walls\n", "tuple-length"),
        ("(x, y) -> (x - 1, y) where x in walls\n", "tuple-length"),
        ("(x, y) -> (x - 1, y) where (x, y) in S\n", "tuple-length"),
        ("(x, y) -> (x - 1, y) where (x, y) in {(1, 2), (1, 2, 3)}\n", "tuple-length"),
        ("(x, y) -> (x - 1, y) where (x, y) in {1, 2}\n", "tuple-length"),
        ("(x, y) -> (x - 1, y) where (x, y) in missing\n", "not-a-set"),
        ("(x, y) -> (x - 1, y) where x + (x, y) in walls\n", "tuple-as-number"),
        ("(x, y) -> (x - walls, y)\n", "set-as-number"),
        ("(x, y) -> (x - 1, y) when walls = {(1, 2, 3)}\n", "wrong-kind"),
    ];
    for (rule, code) in texts {
        let problems = Workbench::new().add("mine.game", &format!("{head}{rule}")).expect_err(rule);
        assert_eq!(problems[0].code(), code, "{rule}: {problems:?}");
        for lang in [Lang::En, Lang::Zh] {
            assert!(!problems[0].message(lang).is_empty(), "{rule}");
        }
    }
    let workbench = Workbench::new();
    let text = format!("{head}(x, y) -> (x - 1, y) where not (x, y) in walls\n");
    workbench.add("mine.game", &text).expect("rules");
    for walls in
        ["1,2", "(1,2", "(1,2,3)", "(1)", "(1,2),", "{(1,2)", "{(1,2)}}", "(1,-2)", "(a,b)", "()", "{,}"]
    {
        let refused = match Query::read(&format!("mine.game walls={walls} 1,1")) {
            Ok(query) => workbench.variant(&query, None).is_err(),
            Err(problem) => !problem.message(Lang::Zh).is_empty(),
        };
        assert!(refused, "{walls}");
    }
}
