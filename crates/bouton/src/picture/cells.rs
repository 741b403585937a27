//! A position on a board as a drawing.

use super::drawn;
use answer::Answer;
use draw::{ExportError, Field, Plan, Shape, write_field};
use question::board::BoardPosition;
use rules::Lang;
use std::collections::BTreeSet;
use words::legend;

/// A position on a board and its answer as a drawing; of the answer all winning moves are asked for.
pub fn of_board(asked: &BoardPosition, answer: &Answer, lang: Lang) -> Result<String, ExportError> {
    let (board, position) = (&asked.board, &asked.position);
    let plan = Plan::of(board.structure());
    let letters = &board.file().letters;
    let letters: Vec<(u8, char)> =
        position.iter().map(|&letter| (letter, letters[usize::from(letter)].symbol)).collect();
    let circles = plan.shape == Shape::Circle;
    let names = if circles { (0..position.len()).map(|cell| board.cell(cell)).collect() } else { Vec::new() };
    let left: BTreeSet<&str> = answer.winning_moves.iter().map(|made| &*made.to).collect();
    let after = board.after(position);
    let named = boards::named(board, position, &after);
    let wins = after.iter().zip(named).filter(|(after, _)| left.contains(&*board.picture(after)));
    let wins: Vec<Vec<u32>> = wins.flat_map(|(_, named)| named.into_iter().take(1)).collect();
    let picture = Field {
        shape: plan.shape,
        places: &plan.places,
        joins: &plan.joins,
        frame: plan.frame.as_ref(),
        closes: board.structure().closes(),
        letters: &letters,
        names: &names,
        extent: board.structure().extent.filter(|_| !circles),
        wins: &wins,
        title: words::drawing::on_board(&asked.name(), answer),
        subtitle: words::drawing::cells(answer, position.len()),
        winning_move: legend::arrows().winning_move,
    };
    drawn(|out| write_field(&picture, lang, out))
}
