//! Certificates of nim-values, as `kernel-boards` reads them.

use crate::board::Board;
use crate::formula::{Count, Formula, Groups, Number};
use crate::ground::{Asked, Cells, GroundMove};
use crate::measure::Weighing;
use crate::syntax::{BoardKind, File, LetterSet};
use search::Evidence;
use std::fmt::Write;

/// The statement that a position has a value: all of a certificate but its list.
pub fn statement(board: &Board, position: &[u8], value: u16) -> String {
    let file = board.file();
    let names = Names { cells: board.structure().cells(), ..Names::of(file) };
    let mut text = String::from("(nimbers 1)\n(letters");
    for letter in &file.letters {
        let _ = write!(text, " ({} \"{}\")", letter.name, letter.symbol);
    }
    let _ = write!(text, ")\n(cells {}", board.structure().cells());
    for [row, column] in board.structure().places.iter().flatten() {
        let _ = write!(text, " ({} {})", row - 1, column - 1);
    }
    text.push_str(")\n");
    let ground = board.ground();
    if ground.asks_for_groups() {
        text.push_str("(near");
        for near in &board.structure().neighbours {
            let _ = write!(text, " ({})", numbers(near));
        }
        text.push_str(")\n");
        for &(of, touch) in &ground.laws {
            let _ = writeln!(text, "(law ({}) ({}))", names.set(of), names.set(touch));
        }
        for fall in &ground.falls {
            let letter = &names.names[usize::from(fall.letter)];
            let _ = writeln!(text, "(fall ({}) ({}) {letter})", names.set(fall.of), names.set(fall.touch));
        }
    }
    if ground.end.value() != Some(false) {
        let _ = writeln!(text, "(end {})", names.formula(&ground.end));
    }
    for made in &ground.moves {
        let _ = writeln!(text, "(move {}", names.made(made));
    }
    let weights: Vec<String> = board.measure().weights.iter().map(i64::to_string).collect();
    let _ = writeln!(text, "(weights {})", weights.join(" "));
    match &board.measure().cells {
        Weighing::Sum => {}
        Weighing::Factors(factors) => {
            let factors: Vec<String> = factors.iter().map(i64::to_string).collect();
            let _ = writeln!(text, "(factors {})", factors.join(" "));
        }
        Weighing::Order(order) => {
            let _ = writeln!(text, "(order {})", numbers(order));
        }
    }
    text.push_str(&alike(board));
    let picture: String = position.iter().map(|&letter| file.letters[usize::from(letter)].symbol).collect();
    let _ = writeln!(text, "(position \"{picture}\" {value})");
    text
}

/// A certificate: the statement, and the parts on which it rests.
pub fn certificate(board: &Board, position: &[u8], value: u16, evidence: &Evidence) -> String {
    let mut text = statement(board, position, value);
    text.push_str("values\n");
    let letters = &board.file().letters;
    let mut lines: Vec<(u16, String)> = Vec::with_capacity(evidence.parts.len());
    for (part, &value) in &evidence.parts {
        let cells = board.letters_of(part);
        let symbol = |cell: &Option<u8>| cell.map_or(' ', |letter| letters[usize::from(letter)].symbol);
        let picture: String = cells.iter().map(symbol).collect();
        lines.push((value, picture.trim_end().to_owned()));
    }
    lines.sort_unstable();
    for (value, picture) in lines {
        let _ = writeln!(text, "{value} {picture}");
    }
    text
}

/// Ways in which parts are alike.
fn alike(board: &Board) -> String {
    let asks = Asked::by(board.file());
    let structure = board.structure();
    let Some([rows, columns]) = structure.extent.filter(|[rows, columns]| rows * columns > 0) else {
        return String::new();
    };
    if asks.tells_places() || structure.edges.is_some() || board.is_turning() {
        return String::new();
    }
    if structure.is_flat() {
        let words = match structure.kind {
            BoardKind::Hex => "shift turn across",
            _ if rows == 1 => "shift mirror",
            _ if columns == 1 => "shift flip",
            _ => "shift mirror flip turn across",
        };
        return format!("(alike {words})\n");
    }
    let mut text = String::from("(alike");
    for turn in structure.turns() {
        let _ = write!(text, " ({})", numbers(&turn));
    }
    text + ")\n"
}

fn numbers(cells: &[u32]) -> String {
    cells.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

/// A least and a largest number, and perhaps a parity.
fn bounds(Number { least, most, odd }: Number, cells: usize) -> String {
    let parity = odd.map_or("", |odd| if odd { " odd" } else { " even" });
    format!("{} {}{parity}", least, most.min(cells as u32))
}

struct Names {
    names: Vec<String>,
    /// Number of cells of the board, where conditions ask for groups on it.
    cells: usize,
}

/// A move after the word for it: what it needs, its condition, what it writes, and the end of the list.
pub(crate) fn made(file: &File, made: &GroundMove) -> String {
    Names::of(file).made(made)
}

impl Names {
    fn of(file: &File) -> Names {
        Names { names: file.letters.iter().map(|letter| letter.name.clone()).collect(), cells: 0 }
    }

    fn set(&self, letters: LetterSet) -> String {
        let chosen = self.names.iter().enumerate().filter(|(letter, _)| letters >> letter & 1 == 1);
        chosen.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(" ")
    }

    fn made(&self, made: &GroundMove) -> String {
        let mut text = String::from("(need");
        for (letters, cells) in &made.need {
            let _ = write!(text, " (({}) {})", self.set(*letters), numbers(cells));
        }
        text.push(')');
        if made.guard.value() != Some(true) {
            let _ = write!(text, " (if {})", self.formula(&made.guard));
        }
        text.push_str(" (write");
        for (letter, cells) in &made.write {
            let _ = write!(text, " ({} {})", self.names[usize::from(*letter)], numbers(cells));
        }
        text.push(')');
        if !made.flip.is_empty() {
            text.push_str(" (flip");
            for (pair, cells) in &made.flip {
                let [one, other] = pair.map(|letter| &*self.names[usize::from(letter)]);
                let _ = write!(text, " (({one} {other}) {})", numbers(cells));
            }
            text.push(')');
        }
        text + ")"
    }

    fn formula(&self, formula: &Formula<Cells>) -> String {
        let all = |word: &str, parts: &[Formula<Cells>]| {
            let parts: String = parts.iter().map(|part| format!(" {}", self.formula(part))).collect();
            format!("({word}{parts})")
        };
        match formula {
            Formula::And(parts) => all("and", parts),
            Formula::Or(parts) => all("or", parts),
            Formula::Not(inner) => format!("(not {})", self.formula(inner)),
            Formula::Count(Count { letters, cells, number }) => {
                let number = bounds(*number, cells.len());
                format!("(count ({}) ({}) {number})", self.set(*letters), numbers(cells))
            }
            Formula::Groups(Groups { of, beside, number }) => {
                let number = bounds(*number, self.cells);
                format!("(groups ({}) ({}) {number})", self.set(*of), numbers(beside))
            }
        }
    }
}
