//! Known games, by brute force and by their theorems.

use super::made::{Guard, Made, Rule, check, check_both, fill, made, positions, ray, steps};
use solve::{Outcome, Verdict};
use tables::Want;

fn nim(heaps: usize) -> Made {
    let unit = |axis: usize| (0..heaps).map(|other| i64::from(other == axis)).collect::<Vec<_>>();
    made(heaps, (0..heaps).map(|axis| ray(&unit(axis))).collect())
}

fn queen() -> Made {
    made(2, vec![ray(&[1, 0]), ray(&[0, 1]), ray(&[1, 1])])
}

fn king() -> Made {
    made(2, vec![steps(&[&[1, 0], &[0, 1], &[1, 1]])])
}

fn knight() -> Made {
    made(2, vec![steps(&[&[1, 2]]), steps(&[&[2, 1]])])
}

#[test]
fn nim_has_the_nim_sum_as_value() {
    for extents in [vec![700], vec![90, 200], vec![200, 90], vec![20, 30, 70], vec![5, 6, 7, 8]] {
        let game = nim(extents.len());
        let values = fill(&game, &extents, Want::Values).expect("an answer");
        let outcomes = fill(&game, &extents, Want::Outcomes).expect("an answer");
        for at in positions(&extents) {
            let sum = at.iter().fold(0, |sum, heap| sum ^ heap);
            assert_eq!(values.value(&at), Some(sum));
            assert_eq!(outcomes.outcome(&at), Some(if sum == 0 { Outcome::P } else { Outcome::N }));
        }
    }
}

#[test]
fn misere_nim_differs_where_no_heap_is_larger_than_one() {
    let extents = [15, 16, 70];
    let table = fill(&nim(3).misere(), &extents, Want::Outcomes).expect("an answer");
    for at in positions(&extents) {
        let sum = at.iter().fold(0, |sum, heap| sum ^ heap);
        let lost = if at.iter().any(|&heap| heap > 1) { sum == 0 } else { sum == 1 };
        assert_eq!(table.outcome(&at), Some(if lost { Outcome::P } else { Outcome::N }), "{at:?}");
    }
}

#[test]
fn wythoff_loses_at_the_pairs_of_mex_and_mex_plus_index() {
    let size = 2000;
    let table = fill(&queen(), &[size, size], Want::Outcomes).expect("an answer");
    // a(n) is the least natural not among the earlier pairs, b(n) = a(n) + n.
    let mut used = vec![false; 2 * size as usize];
    let mut lost = 0;
    for index in 0u64.. {
        let a = used.iter().position(|&used| !used).expect("room") as u64;
        let b = a + index;
        if a >= size {
            break;
        }
        used[a as usize] = true;
        used.get_mut(b as usize).into_iter().for_each(|used| *used = true);
        if b < size {
            assert_eq!(
                (table.outcome(&[a, b]), table.outcome(&[b, a])),
                (Some(Outcome::P), Some(Outcome::P))
            );
            lost += if a == b { 1 } else { 2 };
        }
    }
    assert_eq!(table.losing(), lost);
}

#[test]
fn wythoff_values_begin_as_published() {
    // OEIS A004481 and its neighbours: the first rows of the nim-values of Wythoff's game.
    let rows = [
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        [1, 2, 0, 4, 5, 3, 7, 8, 6, 10],
        [2, 0, 1, 5, 3, 4, 8, 6, 7, 11],
        [3, 4, 5, 6, 2, 0, 1, 9, 10, 12],
    ];
    let table = fill(&queen(), &[4, 10], Want::Values).expect("an answer");
    for (row, expected) in rows.iter().enumerate() {
        assert_eq!(table.values(&[row as u64]).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn wythoff_agrees_with_brute_force_across_tiles() {
    check_both(&queen(), &[150, 170]);
    check(&queen().misere(), &[150, 170], Want::Outcomes);
    check_both(&queen(), &[3, 700]);
    check_both(&queen(), &[700, 3]);
}

#[test]
fn races_agree_with_brute_force() {
    let rook = made(2, vec![ray(&[1, 0]), ray(&[0, 1])]);
    let bishop = made(2, vec![ray(&[1, 1])]);
    for game in [king(), knight(), rook, queen(), bishop] {
        check(&game.clone().race(), &[70, 140], Want::Outcomes);
        check(&game.clone().race().misere(), &[40, 70], Want::Outcomes);
        check_both(&game, &[70, 140]);
        check(&game.misere(), &[70, 140], Want::Outcomes);
    }
}

#[test]
fn a_knight_on_five_by_five_draws() {
    let table = fill(&knight().race(), &[5, 5], Want::Outcomes).expect("an answer");
    assert_eq!(table.outcome(&[4, 4]), Some(Outcome::D));
    assert_eq!(table.outcome(&[3, 3]), Some(Outcome::P));
    assert_eq!(table.outcome(&[1, 2]), Some(Outcome::N));
}

#[test]
fn every_verdict_may_stand_at_an_end() {
    let mut game = king();
    game.ends = vec![
        (vec![0, 0], Verdict::Draw),
        (vec![3, 5], Verdict::Won),
        (vec![9, 70], Verdict::Lost),
        (vec![20, 3], Verdict::Draw),
    ];
    check(&game, &[30, 140], Want::Outcomes);
    check(&game.clone().misere(), &[30, 140], Want::Outcomes);
    game.otherwise = Some(Verdict::Won);
    game.rules.push(ray(&[0, 3]));
    check(&game, &[30, 140], Want::Outcomes);
}

#[test]
fn subtraction_games_agree_with_brute_force() {
    for deltas in [&[1, 2, 3][..], &[2, 3, 7], &[64], &[63, 65, 128], &[1, 200], &[100, 101]] {
        let deltas = deltas.iter().map(|&take| vec![take]).collect();
        check_both(&made(1, vec![Rule::Steps(deltas, None)]), &[1000]);
    }
    // The period of the values of {1, 2, 3} is 4.
    let game = made(1, vec![steps(&[&[1], &[2], &[3]])]);
    let table = fill(&game, &[500_000], Want::Values).expect("an answer");
    assert!(table.values(&[]).zip(0..).all(|(value, heap)| value == heap % 4));
    assert_eq!(table.bytes(), 500_000);
}

#[test]
fn rays_along_the_row_may_have_any_stride_and_delay() {
    for (stride, first, last) in [
        (1, 1, None),
        (1, 5, None),
        (2, 1, None),
        (7, 3, None),
        (63, 2, None),
        (64, 1, None),
        (65, 3, None),
        (3, 40, None),
        (1, 70, None),
        (1, 1, Some(3)),
        (2, 3, Some(90)),
        (1, 64, Some(64)),
    ] {
        let rule = Rule::Ray(vec![stride], first, last, None);
        check_both(&made(1, vec![rule.clone()]), &[1500]);
        check(&made(1, vec![rule.clone()]).misere(), &[1500], Want::Outcomes);
        check(&made(1, vec![rule, steps(&[&[5]])]).race(), &[1500], Want::Outcomes);
    }
}

#[test]
fn rays_across_rows_may_have_any_direction_delay_and_bound() {
    for (direction, first, last) in [
        ([1, 0], 3, None),
        ([2, 0], 1, None),
        ([1, 2], 1, None),
        ([2, 1], 2, None),
        ([3, 5], 1, None),
        ([1, 1], 2, Some(4)),
        ([1, 3], 1, Some(20)),
        ([5, 1], 1, None),
    ] {
        let rule = Rule::Ray(direction.to_vec(), first, last, None);
        check_both(&made(2, vec![rule.clone(), steps(&[&[0, 2]])]), &[80, 150]);
        check(&made(2, vec![rule, ray(&[0, 7])]).race(), &[80, 150], Want::Outcomes);
    }
}

#[test]
fn a_guard_applies_where_the_move_starts() {
    let uneven = || Some(Guard::If(|at| at[0] + at[1] != 5 && (3 * at[0] + at[1]) % 7 != 0));
    let far = || Some(Guard::If(|at| at[0] <= at[1]));
    let game = made(
        2,
        vec![
            Rule::Ray(vec![1, 0], 1, None, far()),
            Rule::Ray(vec![0, 1], 1, None, uneven()),
            Rule::Ray(vec![1, 1], 2, None, uneven()),
            Rule::Steps(vec![vec![0, 1], vec![1, 3], vec![0, 70]], far()),
        ],
    );
    check_both(&game, &[60, 150]);
    check(&game.clone().misere(), &[60, 150], Want::Outcomes);
    check(&game.race(), &[60, 150], Want::Outcomes);
}

#[test]
fn three_components_work_like_two() {
    let moore =
        made(3, vec![ray(&[1, 0, 0]), ray(&[0, 1, 0]), ray(&[0, 0, 1]), ray(&[1, 1, 0]), ray(&[0, 1, 2])]);
    check_both(&moore, &[12, 20, 75]);
    check(&moore.clone().misere(), &[12, 20, 75], Want::Outcomes);
    check(&moore.race(), &[12, 20, 75], Want::Outcomes);
    check_both(&made(3, vec![ray(&[1, 2, 1]), steps(&[&[0, 0, 1], &[1, 0, 0]])]), &[30, 30, 30]);
    check_both(&made(3, vec![ray(&[1, 1, 1]), ray(&[0, 1, 0])]), &[30, 30, 30]);
}

#[test]
fn lexicographic_games_follow_their_order() {
    // Take one from the first heap and the second may grow.
    let grow = Rule::Steps(vec![vec![1, -3]], Some(Guard::If(|at| at[1] < 60)));
    check_both(&made(2, vec![grow.clone(), ray(&[0, 1])]), &[40, 70]);
    check(&made(2, vec![grow, steps(&[&[0, 2]])]).race(), &[40, 70], Want::Outcomes);
    // The second heap is the significant one: rows of the table are not those of the game.
    let grow = Rule::Steps(vec![vec![-2, 1]], Some(Guard::If(|at| at[0] < 50)));
    check_both(&made(2, vec![grow.clone(), ray(&[1, 0]), ray(&[1, 1])]), &[70, 40]);
    check(&made(2, vec![grow, steps(&[&[1, 0]])]).race(), &[70, 40], Want::Outcomes);
    // A ray along which a heap grows.
    let slide = Rule::Ray(vec![1, -1], 1, None, Some(Guard::If(|at| at[0] + at[1] < 90)));
    check_both(&made(2, vec![slide.clone(), ray(&[0, 1])]), &[60, 90]);
    check(&made(2, vec![slide, ray(&[0, 2])]).race(), &[60, 90], Want::Outcomes);
    let slide = Rule::Ray(vec![1, -2, 1], 1, None, Some(Guard::If(|at| 2 * at[0] + at[1] < 40)));
    let pass = Rule::Ray(vec![0, 1, -1], 1, None, Some(Guard::If(|at| at[1] + at[2] < 60)));
    check_both(&made(3, vec![slide, pass, ray(&[0, 0, 1])]), &[20, 40, 60]);
}

#[test]
fn listed_rules_agree_with_brute_force() {
    let halve: Rule =
        Rule::List(|at| (0..=at[0] / 2).filter(|&to| to < at[0]).map(|to| vec![vec![to, at[1]]]).collect());
    let game = made(2, vec![halve, ray(&[0, 1]), steps(&[&[1, 1]])]);
    check_both(&game, &[40, 150]);
    check(&game.clone().misere(), &[40, 150], Want::Outcomes);
    check(&game.race(), &[40, 150], Want::Outcomes);
}

#[test]
fn a_listed_rule_may_need_another_order() {
    // Fibonacci Nim: the cap may grow, the heap only shrinks.
    let fibonacci = made(
        2,
        vec![Rule::List(|at| (1..=at[0].min(at[1])).map(|k| vec![vec![at[0] - k, 2 * k]]).collect())],
    );
    check_both(&fibonacci, &[30, 61]);
    // The same with the components swapped.
    let swapped = made(
        2,
        vec![Rule::List(|at| (1..=at[1].min(at[0])).map(|k| vec![vec![2 * k, at[1] - k]]).collect())],
    );
    check_both(&swapped, &[61, 30]);
}

#[test]
fn sums_of_parts_are_added_as_nim_values() {
    let kayles = |at: &[u64]| {
        let split = |take: u64| (0..=(at[0] - take) / 2).map(move |i| vec![vec![i], vec![at[0] - take - i]]);
        (1..=at[0].min(2)).flat_map(split).collect()
    };
    let game = made(1, vec![Rule::List(kayles)]);
    let values = fill(&game, &[400], Want::Values).expect("an answer");
    // From 72 on the values have period 12 (Guy and Smith 1956).
    let known: Vec<u64> = values.values(&[]).collect();
    assert_eq!(known[72..84], [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]);
    assert!((72..388).all(|heap| known[heap] == known[heap + 12]));
    let outcomes = fill(&game, &[400], Want::Outcomes).expect("an answer");
    assert!((0..400).all(|heap| (outcomes.outcome(&[heap]) == Some(Outcome::P)) == (heap == 0)));
    // Lasker's Nim has large values: cells and sets grow on the way.
    let split = |at: &[u64]| (1..=at[0] / 2).map(|i| vec![vec![i], vec![at[0] - i]]).collect();
    let lasker = made(1, vec![ray(&[1]), Rule::List(split)]);
    let values = fill(&lasker, &[2000], Want::Values).expect("an answer");
    for (heap, value) in (0..2000).zip(values.values(&[])) {
        let expected = match heap % 4 {
            0 if heap > 0 => heap - 1,
            3 => heap + 1,
            _ => heap,
        };
        assert_eq!(value, expected);
    }
}

#[test]
fn an_option_may_leave_nothing() {
    let gone = Rule::List(|at| if at[0] % 3 == 1 { vec![vec![]] } else { vec![] });
    let game = made(1, vec![steps(&[&[1], &[2]]), gone]);
    let outcomes =
        |game: &Made| fill(game, &[50], Want::Outcomes).expect("an answer").outcomes(&[]).collect::<Vec<_>>();
    // Leaving nothing is as good as leaving 0, from which nothing can be taken.
    let zero = Rule::List(|at| if at[0] % 3 == 1 { vec![vec![vec![0]]] } else { vec![] });
    let same = made(1, vec![steps(&[&[1], &[2]]), zero]);
    assert_eq!(outcomes(&game), outcomes(&same));
    assert_eq!(outcomes(&game.clone().misere()), outcomes(&same.clone().misere()));
    let values =
        |game: &Made| fill(game, &[50], Want::Values).expect("an answer").values(&[]).collect::<Vec<_>>();
    assert_eq!(values(&game), values(&same));
}
