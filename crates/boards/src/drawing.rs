//! Positions drawn for a terminal: rows and columns with their numbers, or cells by name with their neighbours.

use crate::board::Board;
use crate::syntax::BoardKind;

/// A position, or that after a move with the changed cells in brackets.
pub fn drawn(board: &Board, position: &[u8], after: Option<&[u8]>) -> String {
    let letters = &board.file().letters;
    let cell = |cell: usize| {
        let now = after.map_or(position[cell], |after| after[cell]);
        let symbol = letters[usize::from(now)].symbol;
        if now == position[cell] { format!(" {symbol} ") } else { format!("[{symbol}]") }
    };
    match board.structure().extent {
        Some([rows, columns]) => by_rows(board, rows, columns, &cell),
        None => by_names(board, &cell),
    }
}

fn by_rows(board: &Board, rows: usize, columns: usize, cell: &dyn Fn(usize) -> String) -> String {
    let margin = if rows > 1 { rows.to_string().len() } else { 0 };
    // A row of hexagons is moved by half a cell.
    let slant = if board.structure().kind == BoardKind::Hex { 2 } else { 0 };
    let wide = columns.to_string().len().max(2);
    let pad = " ".repeat(wide.saturating_sub(2));
    let numbers: String = (1..=columns).map(|column| format!("{column:>wide$}  ")).collect();
    let mut lines = vec![format!("{:margin$}{}", "", numbers.trim_end())];
    for row in 0..rows {
        let label = if rows > 1 { format!("{:>margin$}", row + 1) } else { String::new() };
        let cells: String =
            (0..columns).map(|column| format!("{pad}{} ", cell(row * columns + column))).collect();
        lines.push(format!("{label}{}{}", " ".repeat(slant * row), cells.trim_end()));
    }
    lines.join("\n")
}

fn by_names(board: &Board, cell: &dyn Fn(usize) -> String) -> String {
    let cells = board.structure().cells();
    let names: Vec<String> = (0..cells).map(|cell| board.cell(cell)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let line = |at: usize| {
        let near: Vec<&str> =
            board.structure().neighbours[at].iter().map(|&other| names[other as usize].as_str()).collect();
        format!("{:>width$} {} – {}", names[at], cell(at), near.join(" "))
    };
    (0..cells).map(line).collect::<Vec<_>>().join("\n")
}
