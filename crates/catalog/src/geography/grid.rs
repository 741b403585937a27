//! Grids with walls.

use super::Field;
use crate::Unplayable;
use dashu_int::UBig;
use solve::matching::Neighbours;

/// Limit on the squares of a grid.
const MOST_SQUARES: u64 = 1 << 20;

/// Half of the steps; the others are opposite.
fn steps(step: &str) -> Option<&'static [[i64; 2]]> {
    Some(match step {
        "side" => &[[0, 1], [1, 0]],
        "king" => &[[0, 1], [1, -1], [1, 0], [1, 1]],
        "knight" => &[[1, -2], [1, 2], [2, -1], [2, 1]],
        _ => return None,
    })
}

/// The free squares of a grid, with edges between those that a step joins. Rows and columns count from 1.
pub(super) fn field(size: [&UBig; 2], step: &str, walls: &[Vec<UBig>]) -> Result<Field, Unplayable> {
    let large = Unplayable::LargeGrid { limit: MOST_SQUARES };
    let [Ok(rows), Ok(columns)] = size.map(u64::try_from) else { return Err(large) };
    if rows.checked_mul(columns).is_none_or(|squares| squares > MOST_SQUARES) {
        return Err(large);
    }
    let steps = steps(step).ok_or(Unplayable::Parameters)?;
    let index = |row: u64, column: u64| ((row - 1) * columns + column - 1) as usize;
    let mut free = vec![true; (rows * columns) as usize];
    for wall in walls {
        let [row, column] = &wall[..] else { return Err(Unplayable::Parameters) };
        match (u64::try_from(row), u64::try_from(column)) {
            (Ok(row), Ok(column)) if (1..=rows).contains(&row) && (1..=columns).contains(&column) => {
                free[index(row, column)] = false;
            }
            _ => return Err(Unplayable::WallOutside { row: row.clone(), column: column.clone() }),
        }
    }
    let names: Vec<[u64; 2]> = (1..=rows)
        .flat_map(|row| (1..=columns).map(move |column| [row, column]))
        .filter(|&[row, column]| free[index(row, column)])
        .collect();
    let mut numbers = vec![None; free.len()];
    (0..).zip(&names).for_each(|(number, &[row, column])| numbers[index(row, column)] = Some(number));
    let moved = |from: u64, by: i64, most: u64| {
        from.checked_add_signed(by).filter(|place| (1..=most).contains(place))
    };
    let mut edges: Vec<[u32; 2]> = Vec::new();
    for (number, &[row, column]) in (0..).zip(&names) {
        for &[down, right] in steps {
            if let (Some(row), Some(column)) = (moved(row, down, rows), moved(column, right, columns))
                && let Some(next) = numbers[index(row, column)]
            {
                edges.push([number, next]);
            }
        }
    }
    let graph = Neighbours::new(names.len() as u32, &edges);
    Ok(Field { names, arity: 2, graph, size: Some([rows, columns]) })
}
