//! Statements about domination follow from its definition.

use crate::support::{Chance, solved, whole};
use payoff::{Dominance, Line, Matrix};

/// Domination of another row by `one`, among these columns, by the definition.
fn rows(game: &Matrix, one: usize, other: usize, columns: &[usize]) -> Option<Dominance> {
    let pairs = || columns.iter().map(|&column| (game.entry(one, column), game.entry(other, column)));
    verdict(pairs().all(|(a, b)| a > b), pairs().all(|(a, b)| a >= b), pairs().all(|(a, b)| a == b))
}

/// The same for columns, where smaller is better.
fn columns(game: &Matrix, one: usize, other: usize, rows: &[usize]) -> Option<Dominance> {
    let pairs = || rows.iter().map(|&row| (game.entry(row, one), game.entry(row, other)));
    verdict(pairs().all(|(a, b)| a < b), pairs().all(|(a, b)| a <= b), pairs().all(|(a, b)| a == b))
}

fn verdict(strict: bool, weak: bool, equal: bool) -> Option<Dominance> {
    match (strict, weak, equal) {
        (_, _, true) => Some(Dominance::Equal),
        (true, ..) => Some(Dominance::Strictly),
        (_, true, _) => Some(Dominance::Weakly),
        _ => None,
    }
}

#[test]
fn every_line_left_out_is_dominated_by_one_that_stays_and_in_the_end_none_is() {
    let mut chance = Chance::new(30);
    let (mut steps, mut rounds) = (0, 0);
    for _ in 0..1500 {
        let (height, width) = (chance.between(1, 6), chance.between(1, 6));
        let most = chance.between(1, 4) as i64;
        let game = whole(height, width, |_, _| chance.signed(most));
        let found = solved(&game);
        let (mut open_rows, mut open_columns): (Vec<usize>, Vec<usize>) =
            ((0..height).collect(), (0..width).collect());
        let last = found.dominated.iter().map(|step| step.round).max().unwrap_or(0);
        for round in 1..=last {
            let here = || found.dominated.iter().filter(move |step| step.round == round);
            assert!(here().count() > 0, "rounds are counted without gaps");
            let gone_rows: Vec<usize> = here()
                .filter_map(|step| if let Line::Row(row) = step.line { Some(row) } else { None })
                .collect();
            for step in here() {
                if let Line::Row(row) = step.line {
                    assert_eq!(rows(&game, step.by, row, &open_columns), Some(step.how), "{game:?}");
                    assert!(open_rows.contains(&step.by) && !gone_rows.contains(&step.by));
                }
            }
            open_rows.retain(|row| !gone_rows.contains(row));
            let gone_columns: Vec<usize> = here()
                .filter_map(|step| if let Line::Column(column) = step.line { Some(column) } else { None })
                .collect();
            for step in here() {
                if let Line::Column(column) = step.line {
                    assert_eq!(columns(&game, step.by, column, &open_rows), Some(step.how), "{game:?}");
                    assert!(open_columns.contains(&step.by) && !gone_columns.contains(&step.by));
                }
            }
            open_columns.retain(|column| !gone_columns.contains(column));
        }
        for &one in &open_rows {
            assert!(
                open_rows
                    .iter()
                    .all(|&other| other == one || rows(&game, one, other, &open_columns).is_none())
            );
        }
        for &one in &open_columns {
            let free = |&other: &usize| other == one || columns(&game, one, other, &open_rows).is_none();
            assert!(open_columns.iter().all(free));
        }
        steps += found.dominated.len();
        rounds = rounds.max(last);
    }
    assert!(steps > 2000 && rounds >= 3, "{steps} {rounds}");
}

#[test]
fn the_strongest_way_of_domination_is_the_one_that_is_named() {
    // Row 2 is weakly below row 0 and strictly below row 1; of the equal rows 3 and 1 the first stays.
    let game = whole(4, 2, |row, column| [[2, 5], [3, 4], [2, 3], [3, 4]][row][column]);
    let found = solved(&game);
    let said: Vec<_> = found.dominated.iter().map(|step| (step.line, step.by, step.how)).collect();
    assert!(said.contains(&(Line::Row(2), 1, Dominance::Strictly)));
    assert!(said.contains(&(Line::Row(3), 1, Dominance::Equal)));
}
