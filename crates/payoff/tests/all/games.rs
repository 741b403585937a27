//! Games whose value is known by a formula or a symmetry.

use crate::support::{Chance, fraction, matrix, mirrored, solved, sum, whole};
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use payoff::{Matrix, Method};

fn tenth(power: usize) -> RBig {
    RBig::from_parts(IBig::ONE, UBig::from(10u8).pow(power))
}

#[test]
fn rock_paper_scissors_is_fair_and_each_is_played_a_third_of_the_time() {
    let beats = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]];
    let found = solved(&whole(3, 3, |row, column| beats[row][column]));
    assert!(found.value.is_zero());
    for line in 0..3 {
        assert_eq!(found.rows.probability(line), fraction(1, 3));
        assert_eq!(found.columns.probability(line), fraction(1, 3));
    }
    assert!(found.rows_unique && found.columns_unique);
}

#[test]
fn matching_pennies_is_fair_and_both_sides_are_shown_equally_often() {
    let found = solved(&whole(2, 2, |row, column| if row == column { 1 } else { -1 }));
    assert_eq!((found.value, found.rows.probability(0)), (RBig::ZERO, fraction(1, 2)));
    assert!(!found.pure.is_saddle());
    assert_eq!((found.pure.lower, found.pure.upper), ((-1).into(), 1.into()));
}

#[test]
fn two_finger_morra_costs_a_twelfth() {
    // Odd sums pay the row player, even ones the column player: a game of many textbooks.
    let found = solved(&whole(2, 2, |row, column| [[-2, 3], [3, -4]][row][column]));
    assert_eq!((found.value, found.rows.probability(0)), (fraction(1, 12), fraction(7, 12)));
}

#[test]
fn games_of_two_rows_and_two_columns_follow_the_formula() {
    let mut chance = Chance::new(5);
    let mut mixed = 0;
    for _ in 0..2000 {
        let [a, b, c, d] = [0; 4].map(|_| chance.signed(1_000_000));
        let found = solved(&whole(2, 2, |row, column| [[a, b], [c, d]][row][column]));
        // Without a saddle point one diagonal lies above the other.
        if a.min(d) > b.max(c) || a.max(d) < b.min(c) {
            mixed += 1;
            let sum = RBig::from(a + d - b - c);
            assert_eq!(found.value, RBig::from(a * d - b * c) / &sum);
            assert_eq!(found.rows.probability(0), RBig::from(d - c) / &sum);
            assert_eq!(found.columns.probability(0), RBig::from(d - b) / &sum);
            assert!(found.rows_unique && found.columns_unique);
        } else {
            assert_eq!(found.method, Method::Saddle);
        }
    }
    assert!(mixed > 400, "{mixed}");
}

#[test]
fn a_diagonal_game_is_worth_the_inverse_of_the_sum_of_inverses() {
    for size in [1, 2, 3, 7, 40] {
        let found = solved(&whole(size, size, |row, column| if row == column { row as i64 + 1 } else { 0 }));
        let harmonic = sum((1..=size as u64).map(|entry| fraction(1, entry)));
        assert_eq!(found.value, RBig::ONE / &harmonic);
        for line in 0..size {
            assert_eq!(found.rows.probability(line), &found.value / RBig::from(line as u64 + 1));
        }
    }
}

#[test]
fn a_game_that_is_the_same_from_both_sides_is_fair() {
    let mut chance = Chance::new(6);
    for size in [2, 3, 8, 25, 41] {
        let mut below = vec![vec![0; size]; size];
        for (row, cells) in below.iter_mut().enumerate() {
            cells[..row].iter_mut().for_each(|cell| *cell = chance.signed(3));
        }
        let found = solved(&whole(size, size, |row, column| below[row][column] - below[column][row]));
        assert!(found.value.is_zero());
    }
}

#[test]
fn seen_from_the_other_side_a_game_is_worth_the_opposite() {
    let mut chance = Chance::new(7);
    for _ in 0..200 {
        let (rows, columns) = (chance.between(1, 12), chance.between(1, 12));
        let game = matrix(rows, columns, |_, _| fraction(chance.signed(20), chance.below(3) + 1));
        assert_eq!(solved(&mirrored(&game)).value, -solved(&game).value);
    }
}

#[test]
fn a_shift_shifts_the_value_and_a_scale_scales_it() {
    let mut chance = Chance::new(8);
    for _ in 0..200 {
        let (rows, columns) = (chance.between(1, 12), chance.between(1, 12));
        let game = whole(rows, columns, |_, _| chance.signed(9));
        let (shift, scale) = (fraction(chance.signed(50), 7), fraction(chance.between(1, 50) as i64, 3));
        let changed = matrix(rows, columns, |row, column| game.entry(row, column) * &scale + &shift);
        let (before, after) = (solved(&game), solved(&changed));
        assert_eq!(after.value, &before.value * &scale + &shift);
        let dominated = |found: &[payoff::Dominated]| found.to_vec();
        assert_eq!(dominated(&after.dominated), dominated(&before.dominated));
    }
}

/// A widespread reduction puts x = p/v and minimises Σx under xᵀA ≥ 1, x ≥ 0. Where no entry is positive there is no
/// such x, whatever the game is worth: the matrix has to be shifted first, or v left free.
#[test]
fn a_game_of_negative_value_is_solved_where_dividing_by_the_value_fails() {
    let game = whole(2, 2, |row, column| if row == column { -1 } else { -2 });
    assert!(game.entries().iter().all(|entry| *entry <= RBig::ZERO), "so no sum of them reaches 1");
    let found = solved(&game);
    assert_eq!((found.value, found.rows.probability(0)), (fraction(-3, 2), fraction(1, 2)));
    // And where the value is 0 there is nothing to divide by, though some entries are positive.
    let fair = solved(&whole(2, 2, |row, column| if row == column { 1 } else { -1 }));
    assert!(fair.value.is_zero());
}

#[test]
fn one_row_or_one_column_is_a_matter_of_the_least_or_greatest_entry() {
    let row = solved(&whole(1, 5, |_, column| [3, -7, 4, -7, 0][column]));
    assert_eq!(
        (row.value.clone(), row.pure.rows.clone(), row.pure.columns.clone()),
        ((-7).into(), vec![0], vec![1, 3])
    );
    let column = solved(&whole(4, 1, |row, _| [3, -7, 4, 0][row]));
    assert_eq!((column.value, column.rows.probability(2)), (4.into(), RBig::ONE));
    let single = solved(&matrix(1, 1, |_, _| fraction(-3, 4)));
    assert_eq!((single.value, single.method), (fraction(-3, 4), Method::Saddle));
    assert!(single.rows_unique && single.columns_unique);
}

#[test]
fn where_all_entries_are_equal_every_place_is_a_saddle_point() {
    let found = solved(&matrix(3, 4, |_, _| fraction(1, 3)));
    assert_eq!((found.pure.rows.len(), found.pure.columns.len()), (3, 4));
    assert!(!found.rows_unique && !found.columns_unique);
}

#[test]
fn saddle_points_are_the_entries_least_in_their_row_and_greatest_in_their_column() {
    let mut chance = Chance::new(9);
    let mut found_some = 0;
    for _ in 0..3000 {
        let (rows, columns) = (chance.between(1, 5), chance.between(1, 5));
        let game = whole(rows, columns, |_, _| chance.signed(2));
        let found = solved(&game);
        let mut points = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                let entry = game.entry(row, column);
                let least = (0..columns).all(|other| game.entry(row, other) >= entry);
                let greatest = (0..rows).all(|other| game.entry(other, column) <= entry);
                if least && greatest {
                    points.push((row, column));
                }
            }
        }
        let pure = &found.pure;
        assert_eq!(pure.is_saddle(), !points.is_empty());
        if pure.is_saddle() {
            found_some += 1;
            let meet =
                pure.rows.iter().flat_map(|&row| pure.columns.iter().map(move |&column| (row, column)));
            assert_eq!(meet.collect::<Vec<_>>(), points);
            assert_eq!(&found.value, game.entry(points[0].0, points[0].1));
        }
        assert!(pure.lower <= found.value && found.value <= pure.upper);
    }
    assert!(found_some > 500, "{found_some}");
}

/// Ill-conditioned: floating point loses all digits long before the largest of them.
#[test]
fn hilbert_matrices_with_signs_are_solved() {
    for size in [2, 5, 8, 12, 16] {
        let sign = |row: usize, column: usize| if (row + column).is_multiple_of(2) { 1 } else { -1 };
        let game = matrix(size, size, |row, column| fraction(sign(row, column), (row + column + 1) as u64));
        solved(&game);
    }
}

#[test]
fn entries_six_hundred_orders_of_magnitude_apart_keep_every_digit() {
    let (huge, tiny) = (RBig::from(UBig::from(10u8).pow(300)), tenth(300));
    let game = |row: usize, column: usize| match (row, column) {
        (0, 0) => huge.clone(),
        (1, 1) => tiny.clone(),
        _ => RBig::ZERO,
    };
    // Diagonal: 1/v = 10^-300 + 10^300.
    let found = solved(&matrix(2, 2, game));
    assert_eq!(RBig::ONE / &found.value, &huge + &tiny);
    assert_eq!(found.rows.probability(1), &found.value / &tiny);
    let mut chance = Chance::new(10);
    for _ in 0..20 {
        let size = chance.between(2, 6);
        let game = matrix(size, size, |_, _| {
            let power = chance.below(301) as usize;
            let scale = if chance.below(2) == 0 { RBig::ONE / tenth(power) } else { tenth(power) };
            RBig::from(chance.signed(9)) * scale
        });
        solved(&game);
    }
}

#[test]
fn a_difference_in_the_thirtieth_digit_decides() {
    let mut chance = Chance::new(11);
    let game = whole(20, 20, |_, _| chance.signed(100));
    let close = matrix(20, 20, |row, column| RBig::ONE + game.entry(row, column) * tenth(30));
    assert_eq!(solved(&close).value, RBig::ONE + solved(&game).value * tenth(30));
}

#[test]
fn entries_that_all_have_a_prime_of_the_machine_as_a_factor_are_solved() {
    // The largest primes below 2^58, and their product: modulo each of them the matrix is zero.
    let product: UBig = [27u64, 57, 63].into_iter().map(|less| UBig::from((1u64 << 58) - less)).product();
    let times = |by: i64| RBig::from(IBig::from(product.clone()) * by);
    let beats = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]];
    let found = solved(&matrix(3, 3, |row, column| times(beats[row][column] + 5)));
    assert_eq!((found.value, found.rows.probability(0)), (times(5), fraction(1, 3)));
}

#[test]
fn a_matrix_has_full_rows() {
    let entries = |count: i64| (0..count).map(RBig::from).collect::<Vec<_>>();
    assert!(Matrix::new(2, entries(4)).is_some());
    for (rows, count) in [(0, 0), (0, 4), (2, 0), (3, 4), (2, 5), (5, 2)] {
        assert_eq!(Matrix::new(rows, entries(count)), None, "{rows} {count}");
    }
    assert_eq!(Matrix::new(1, entries(5000)), None, "more columns than a matrix may have");
}
