//! Strategies by symmetry: every move is answered by its image.
//!
//! An **involution** turns the board onto itself, undoes itself, and may exchange two letters besides. Let p be its own image, and
//! consider the moves that may ever be made from p, as far as the letters tell that cells may ever have. If for each of
//! them
//!
//! * its image is a move;
//! * it leaves what its image needs, and no count on which the image's condition depends;
//! * both write the same letter where they write the same cell,
//!
//! then the image of every move that is made is possible after it, and leaves a position that is its own image. So the
//! player who answers never lacks a move, and the other one is the first to be stuck: p is lost for the player whose turn
//! it is, and its nim-value is 0.
//!
//! Groups may join far from a move: games in which they matter are left out, and so are those that exchange letters.

use crate::board::{Board, Position};
use crate::exchanges::exchanges;
use crate::formula::{Count, Formula, Groups};
use crate::ground::{Cells, Ground, GroundMove};
use crate::structure::Structure;
use crate::syntax::LetterSet;
use std::collections::HashSet;
use std::rc::Rc;

/// Moves that are compared with their images at most, where a first move is looked for.
const MOST_COMPARED: usize = 1 << 22;

/// A way to turn a board onto itself that undoes itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The reflection in a point.
    Point,
    /// The reflection that exchanges left and right.
    LeftRight,
    /// The reflection that exchanges top and bottom.
    UpDown,
    /// The reflection in the diagonal from the upper left.
    Diagonal,
    /// The reflection in the diagonal from the upper right.
    Antidiagonal,
    /// A shift by half of a board that closes.
    Shift,
    /// A reflection and a shift by half of the board.
    Glide,
    /// An exchange of cells in pairs that keeps who is next to whom.
    Pairs,
}

/// A strategy: every move is answered by its image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mirror {
    /// The image of the board.
    pub turn: Turn,
    /// Cells that change places, where the turn does not tell.
    pub pairs: Vec<[u32; 2]>,
    /// Letters that change places.
    pub exchanged: Option<[u8; 2]>,
    /// Number of moves that were compared with their images.
    pub moves: usize,
}

/// An involution of cells and letters.
struct Involution {
    turn: Turn,
    cells: Rc<Cells>,
    exchanged: Option<[u8; 2]>,
}

/// The moves of a board, in a form that can be compared.
struct Moves<'b> {
    ground: &'b Ground,
    known: HashSet<GroundMove>,
}

/// The strategy of the player who answers, if one by symmetry is known: the nim-value is 0.
pub fn answers(board: &Board, position: &[u8]) -> Option<Mirror> {
    let moves = Moves::of(board)?;
    let involutions = involutions(board, position);
    let own = |involution: &&Involution| involution.keeps(position);
    involutions.iter().filter(own).find_map(|involution| moves.strategy(involution, position))
}

/// A move after which a strategy by symmetry is known.
pub fn opening(board: &Board, position: &[u8]) -> Option<(Position, Mirror)> {
    let moves = Moves::of(board)?;
    let involutions = involutions(board, &vec![0; position.len()]);
    let unlike: Vec<Cells> = involutions.iter().map(|involution| involution.unlike(position)).collect();
    let mut compared = 0;
    for after in board.after(position) {
        let changed: Cells = (0..)
            .zip(position.iter().zip(&after))
            .filter(|(_, (a, b))| a != b)
            .map(|(cell, _)| cell)
            .collect();
        for (involution, unlike) in involutions.iter().zip(&unlike) {
            // A cell that differs from its image is changed, or its image is.
            let fits = unlike.len() <= 2 * changed.len()
                && unlike.iter().chain(&changed).all(|&cell| involution.fits(&after, cell));
            if !fits {
                continue;
            }
            compared += moves.ground.moves.len();
            if compared > MOST_COMPARED {
                return None;
            }
            if let Some(mirror) = moves.strategy(involution, &after) {
                return Some((after, mirror));
            }
        }
    }
    None
}

impl Involution {
    fn letter(&self, letter: u8) -> u8 {
        match self.exchanged {
            Some([a, b]) if letter == a => b,
            Some([a, b]) if letter == b => a,
            _ => letter,
        }
    }

    fn letters(&self, letters: LetterSet) -> LetterSet {
        let image = (0..8).filter(|letter| letters >> letter & 1 == 1).map(|letter| 1 << self.letter(letter));
        image.fold(0, |all, letter: LetterSet| all | letter)
    }

    fn pairs(&self) -> Vec<[u32; 2]> {
        let all = (0..).zip(&*self.cells).map(|(cell, &image)| [cell, image]);
        all.filter(|[cell, image]| self.turn == Turn::Pairs && cell < image).collect()
    }

    fn cells(&self, cells: &Cells) -> Cells {
        let mut image: Cells = cells.iter().map(|&cell| self.cells[cell as usize]).collect();
        image.sort_unstable();
        image
    }

    /// Returns `true` if a cell and its image have letters that are images.
    fn fits(&self, position: &[u8], cell: u32) -> bool {
        let image = self.cells[cell as usize] as usize;
        position[image] == self.letter(position[cell as usize])
    }

    fn keeps(&self, position: &[u8]) -> bool {
        (0..position.len() as u32).all(|cell| self.fits(position, cell))
    }

    fn unlike(&self, position: &[u8]) -> Cells {
        (0..position.len() as u32).filter(|&cell| !self.fits(position, cell)).collect()
    }

    fn formula(&self, formula: &Formula<Cells>) -> Formula<Cells> {
        match formula {
            Formula::And(parts) => Formula::And(parts.iter().map(|part| self.formula(part)).collect()),
            Formula::Or(parts) => Formula::Or(parts.iter().map(|part| self.formula(part)).collect()),
            Formula::Not(inner) => Formula::Not(Box::new(self.formula(inner))),
            Formula::Count(count) => Formula::Count(Count {
                letters: self.letters(count.letters),
                cells: self.cells(&count.cells),
                ..count.clone()
            }),
            Formula::Groups(groups) => Formula::Groups(Groups {
                of: self.letters(groups.of),
                beside: self.cells(&groups.beside),
                ..groups.clone()
            }),
        }
    }

    fn made(&self, made: &GroundMove) -> GroundMove {
        GroundMove {
            need: made
                .need
                .iter()
                .map(|(letters, cells)| (self.letters(*letters), self.cells(cells)))
                .collect(),
            guard: self.formula(&made.guard),
            write: made
                .write
                .iter()
                .map(|(letter, cells)| (self.letter(*letter), self.cells(cells)))
                .collect(),
            flip: made
                .flip
                .iter()
                .map(|(pair, cells)| (pair.map(|letter| self.letter(letter)), self.cells(cells)))
                .collect(),
        }
    }
}

/// A formula with its parts in order.
fn ordered(mut formula: Formula<Cells>) -> Formula<Cells> {
    match &mut formula {
        Formula::And(parts) | Formula::Or(parts) => {
            *parts = std::mem::take(parts).into_iter().map(ordered).collect();
            parts.sort_unstable();
        }
        Formula::Not(inner) => **inner = ordered(std::mem::replace(inner, Formula::always())),
        Formula::Count(count) => count.cells.sort_unstable(),
        Formula::Groups(groups) => groups.beside.sort_unstable(),
    }
    formula
}

pub(crate) fn in_order(mut made: GroundMove) -> GroundMove {
    made.need.sort_unstable();
    made.write.sort_unstable();
    made.guard = ordered(made.guard);
    made
}

impl<'b> Moves<'b> {
    fn of(board: &'b Board) -> Option<Moves<'b>> {
        let ground = board.ground();
        let known = || ground.moves.iter().map(|made| in_order(made.clone())).collect();
        let mut plain = !ground.asks_for_groups();
        ground.moves.iter().for_each(|made| plain &= made.flip.is_empty());
        plain.then(|| Moves { ground, known: known() })
    }

    /// The strategy by an involution which the position is known to be its own image under.
    fn strategy(&self, involution: &Involution, position: &[u8]) -> Option<Mirror> {
        if ordered(involution.formula(&self.ground.end)) != ordered(self.ground.end.clone()) {
            return None;
        }
        let mut letters: Vec<LetterSet> = position.iter().map(|&letter| 1 << letter).collect();
        let moves = self.live(&mut letters);
        let answered = |made: &&GroundMove| {
            let image = involution.made(made);
            self.known.contains(&in_order(image.clone())) && self.leaves(made, &image, &letters)
        };
        let all = !moves.is_empty() && moves.iter().all(answered);
        all.then(|| Mirror {
            turn: involution.turn,
            pairs: involution.pairs(),
            exchanged: involution.exchanged,
            moves: moves.len(),
        })
    }

    /// Moves that may ever be made; adds the letters that they write.
    fn live(&self, letters: &mut [LetterSet]) -> Vec<&'b GroundMove> {
        let mut rest: Vec<&GroundMove> = self.ground.moves.iter().collect();
        let mut live = Vec::new();
        loop {
            let before = live.len();
            rest.retain(|made| {
                let possible =
                    made.need.iter().all(|(needed, cells)| {
                        cells.iter().all(|&cell| letters[cell as usize] & needed != 0)
                    }) && made.guard.may(&mut |count| self.truth(count, letters)).hold;
                if possible {
                    for (letter, cells) in &made.write {
                        cells.iter().for_each(|&cell| letters[cell as usize] |= 1 << letter);
                    }
                    live.push(*made);
                }
                !possible
            });
            if live.len() == before {
                return live;
            }
        }
    }

    fn truth(&self, count: &Count<Cells>, letters: &[LetterSet]) -> crate::formula::May {
        let number = |has: &dyn Fn(LetterSet) -> bool| {
            count.cells.iter().filter(|&&cell| has(letters[cell as usize])).count() as u32
        };
        let least = number(&|letters| letters & !count.letters == 0);
        count.number.may(least, number(&|letters| letters & count.letters != 0))
    }

    /// Returns `true` if a move leaves its image possible, whatever else was played, and both write the same.
    fn leaves(&self, made: &GroundMove, image: &GroundMove, letters: &[LetterSet]) -> bool {
        let mut leaves = true;
        let mut look = |count: &Count<Cells>| {
            if self.truth(count, letters).is_open() {
                leaves &= !changes(made, count, letters);
            }
        };
        image.guard.counts(&mut look);
        self.ground.end.counts(&mut look);
        let written = |letter: u8, cell: u32| {
            let needed = image.need.iter().filter(|(_, cells)| cells.binary_search(&cell).is_ok());
            let other = image.write.iter().filter(|(_, cells)| cells.binary_search(&cell).is_ok());
            needed.into_iter().all(|(needed, _)| needed >> letter & 1 == 1)
                && other.into_iter().all(|(other, _)| *other == letter)
        };
        let writes = made.write.iter().flat_map(|(letter, cells)| cells.iter().map(|&cell| (*letter, cell)));
        leaves && writes.into_iter().all(|(letter, cell)| written(letter, cell))
    }
}

/// Returns `true` if a move may change a count.
fn changes(made: &GroundMove, count: &Count<Cells>, letters: &[LetterSet]) -> bool {
    made.write.iter().any(|(letter, cells)| {
        let counted = count.letters >> letter & 1 == 1;
        cells.iter().filter(|cell| count.cells.binary_search(cell).is_ok()).any(|cell| {
            let needed = made.need.iter().find(|(_, cells)| cells.binary_search(cell).is_ok());
            let before = letters[*cell as usize] & needed.map_or(LetterSet::MAX, |(needed, _)| *needed);
            if counted { before & !count.letters != 0 } else { before & count.letters != 0 }
        })
    })
}

/// The image of a row or column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Along {
    Same,
    /// The sum of its place and the new one, if the board closes up to its length.
    Reflected(usize),
    Shifted(usize),
}

impl Along {
    fn all(length: usize, closes: bool) -> Vec<Along> {
        let mut all = vec![Along::Same];
        if length > 1 {
            all.push(Along::Reflected(length - 1));
        }
        if closes {
            all.extend((0..length.saturating_sub(1)).map(Along::Reflected));
            if length > 1 && length.is_multiple_of(2) {
                all.push(Along::Shifted(length / 2));
            }
        }
        all
    }

    fn image(self, at: usize, length: usize) -> usize {
        match self {
            Along::Same => at,
            Along::Reflected(sum) => (sum + length - at) % length,
            Along::Shifted(by) => (at + by) % length,
        }
    }

    /// The turn of a board by what happens to its rows and columns.
    fn turn(rows: Along, columns: Along) -> Turn {
        match (rows, columns) {
            (Along::Reflected(_), Along::Reflected(_)) => Turn::Point,
            (Along::Same, Along::Reflected(_)) => Turn::LeftRight,
            (Along::Reflected(_), Along::Same) => Turn::UpDown,
            (Along::Reflected(_), Along::Shifted(_)) | (Along::Shifted(_), Along::Reflected(_)) => {
                Turn::Glide
            }
            _ => Turn::Shift,
        }
    }
}

/// Involutions of a board, as far as places tell, or else neighbours and the letters of a position; the moves tell which of them turn
/// it onto itself.
fn involutions(board: &Board, position: &[u8]) -> Vec<Involution> {
    let structure = board.structure();
    let mut turns = match structure.extent {
        Some(extent) => of_places(structure, extent),
        None => exchanges(structure, position).into_iter().map(|cells| (Turn::Pairs, cells)).collect(),
    };
    turns.sort_by_key(|(turn, _)| *turn != Turn::Point);
    let letters = board.file().letters.len() as u8;
    let pairs = (0..letters).flat_map(|b| (0..b).map(move |a| Some([a, b])));
    let exchanges: Vec<Option<[u8; 2]>> = std::iter::once(None).chain(pairs).collect();
    let all = |(turn, cells): (Turn, Cells)| {
        let cells = Rc::new(cells);
        let with = |&exchanged: &Option<[u8; 2]>| Involution { turn, cells: cells.clone(), exchanged };
        exchanges.iter().map(with).collect::<Vec<_>>()
    };
    turns.into_iter().flat_map(all).collect()
}

/// Turns of a board of rows and columns.
fn of_places(structure: &Structure, [rows, columns]: [usize; 2]) -> Vec<(Turn, Cells)> {
    let [round_rows, round_columns] = structure.closes();
    let mut turns: Vec<(Turn, Cells)> = Vec::new();
    let image = |to: &dyn Fn(usize, usize) -> [usize; 2]| -> Cells {
        let cell = |[row, column]: [usize; 2]| (row * columns + column) as u32;
        (0..rows * columns).map(|at| cell(to(at / columns, at % columns))).collect()
    };
    for &across in &Along::all(rows, round_rows) {
        for &along in &Along::all(columns, round_columns) {
            if (across, along) != (Along::Same, Along::Same) {
                let to = |row, column| [across.image(row, rows), along.image(column, columns)];
                turns.push((Along::turn(across, along), image(&to)));
            }
        }
    }
    if rows == columns && rows > 1 {
        turns.push((Turn::Diagonal, image(&|row, column| [column, row])));
        let last = rows - 1;
        turns.push((Turn::Antidiagonal, image(&|row, column| [last - column, last - row])));
    }
    turns
}
