//! Positions as pictures: row after row, with `/` or the end of a line between them.

use crate::structure::MOST_CELLS;
use crate::syntax::{File, Letter};
use language::problem::Board as Mistake;

/// Letters of a picture, row by row, or the mistake and its place in bytes.
pub(crate) fn rows(file: &File, picture: &str) -> Result<Vec<Vec<u8>>, (Mistake, usize)> {
    let mut rows: Vec<Vec<u8>> = Vec::new();
    let mut row: Vec<u8> = Vec::new();
    let known = || file.letters.iter().map(|letter| letter.symbol).collect();
    let start = picture.len() - picture.trim_start().len();
    let mut cells = 0;
    for (at, given) in picture.trim().char_indices() {
        match given {
            '/' | '\n' => rows.push(std::mem::take(&mut row)),
            _ if given.is_whitespace() => {}
            _ => match number(&file.letters, given) {
                Some(letter) => row.push(letter),
                None => return Err((Mistake::Symbol { given, known: known() }, start + at)),
            },
        }
        cells += 1;
        if cells > 2 * MOST_CELLS {
            return Err((Mistake::TooLarge { limit: MOST_CELLS }, start + at));
        }
    }
    rows.push(row);
    if rows.iter().all(Vec::is_empty) {
        rows.clear();
    }
    let expected = rows.first().map_or(0, Vec::len);
    for (number, row) in (1..).zip(&rows) {
        if row.len() != expected {
            return Err((Mistake::Ragged { row: number, expected, given: row.len() }, start));
        }
    }
    Ok(rows)
}

fn number(letters: &[Letter], given: char) -> Option<u8> {
    letters.iter().position(|letter| letter.symbol == given).map(|number| number as u8)
}

/// A position as a picture; cells that are not there are blanks.
pub(crate) fn write(file: &File, cells: &[Option<u8>], columns: usize) -> String {
    let symbol = |cell: &Option<u8>| {
        let letter = cell.and_then(|letter| file.letters.get(usize::from(letter)));
        letter.map_or(' ', |letter| letter.symbol)
    };
    let row = |row: &[Option<u8>]| row.iter().map(symbol).collect::<String>();
    cells.chunks(columns.max(1)).map(row).collect::<Vec<_>>().join("/")
}
