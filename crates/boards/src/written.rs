//! Changes of chosen cells by a rule.

use crate::formula::Formula;
use crate::ground::{Cells, GroundMove, add};
use crate::syntax::LetterSet;

/// Changes of cells, in the order in which these are named.
#[derive(Debug)]
pub(crate) struct Written {
    cells: Vec<Cell>,
    /// Letters that are exchanged where a cell is flipped.
    pair: [u8; 2],
}

#[derive(Debug)]
struct Cell {
    cell: u32,
    /// Letters before the move, if the rule names the cell.
    need: Option<LetterSet>,
    change: Change,
}

#[derive(Clone, Copy, Debug)]
enum Change {
    Same,
    Put(u8),
    Flip,
}

impl Written {
    /// Nothing yet, by a rule that exchanges these letters.
    pub(crate) fn new(pair: Option<[u8; 2]>) -> Written {
        Written { cells: Vec::new(), pair: pair.unwrap_or_default() }
    }

    /// Adds a cell that the rule names.
    pub(crate) fn name(&mut self, cell: u32, letters: LetterSet) {
        self.cells.push(Cell { cell, need: Some(letters), change: Change::Same });
    }

    fn at(&mut self, cell: u32) -> &mut Cell {
        let at = self.cells.iter().position(|known| known.cell == cell).unwrap_or_else(|| {
            self.cells.push(Cell { cell, need: None, change: Change::Same });
            self.cells.len() - 1
        });
        &mut self.cells[at]
    }

    /// Writes a letter.
    pub(crate) fn put(&mut self, cell: u32, letter: u8) {
        self.at(cell).change = Change::Put(letter);
    }

    /// Exchanges both letters.
    pub(crate) fn flip(&mut self, cell: u32) {
        let pair = self.pair;
        let cell = self.at(cell);
        cell.change = match cell.change {
            Change::Same => Change::Flip,
            Change::Flip => Change::Same,
            Change::Put(letter) => Change::Put(exchanged(pair, letter)),
        };
    }

    /// The move, unless it changes nothing.
    pub(crate) fn made(self, guard: Formula<Cells>) -> Option<GroundMove> {
        let mut made = GroundMove { need: Vec::new(), guard, write: Vec::new(), flip: Vec::new() };
        let [one, other] = self.pair;
        for Cell { cell, need, change } in self.cells {
            let single = need.filter(|need| need.is_power_of_two()).map(|need| need.trailing_zeros() as u8);
            // Where one letter is possible, it is known what comes out.
            let change = match (change, single) {
                (Change::Flip, Some(letter)) => Change::Put(exchanged(self.pair, letter)),
                (change, _) => change,
            };
            match change {
                Change::Put(letter) if single != Some(letter) => add(&mut made.write, letter, cell),
                Change::Flip if need.is_none_or(|need| need & (1 << one | 1 << other) != 0) => {
                    add(&mut made.flip, self.pair, cell);
                }
                _ => {}
            }
            if let Some(need) = need {
                add(&mut made.need, need, cell);
            }
        }
        if made.write.is_empty() && made.flip.is_empty() {
            return None;
        }
        made.need.sort_unstable();
        made.write.sort_unstable();
        Some(made)
    }
}

/// The letter that comes out where two are exchanged.
pub(crate) fn exchanged([one, other]: [u8; 2], letter: u8) -> u8 {
    match letter {
        letter if letter == one => other,
        letter if letter == other => one,
        letter => letter,
    }
}
