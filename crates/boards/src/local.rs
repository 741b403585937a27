//! Games whose moves are the same everywhere on boards of all sizes.
//!
//! The rules of such a game speak of neighbours, of cells in a row, and of letters alone, and count cells next to others or in a row with them: so a move
//! at a cell looks at few cells near it, and no number in the rules is met on large boards alone. The moves are read off in the middle of two large
//! boards, where they have to be the same; then the moves of all small boards are made from them, and have to be those that the rules have there.

use crate::formula::{Count, Formula, Groups};
use crate::ground::{Cells, Ground, GroundMove};
use crate::measure::{Weighing, measure};
use crate::mirror::in_order;
use crate::structure::{Structure, closes};
use crate::syntax::{BoardKind, Condition, File, Operation, Start, Term, Write};
use language::Problems;
use limits::{Limits, StopReason};
use std::collections::{BTreeSet, HashSet};
use std::fmt::Write as _;

/// Sizes of the two boards on which moves are read off: they may reach as far as half of them.
const LARGE: [usize; 2] = [14, 15];
/// Moves at most: of so many at each cell every one is compared with its image.
const MOST_MOVES: usize = 256;
/// Sizes up to which the moves are compared with the rules.
const SMALL: usize = 6;

/// A game whose moves are the same everywhere.
#[derive(Clone, Debug)]
pub struct Local<'f> {
    file: &'f File,
    kind: BoardKind,
    moves: Vec<LocalMove>,
    weights: Vec<i64>,
    start: Pattern,
    /// Numbers of rows and columns that are given.
    pub fixed: [Option<u32>; 2],
    /// `true` if there are as many rows as columns.
    pub square: bool,
}

/// A move that may be made anywhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct LocalMove {
    /// Rows and columns of its cells, counted from the first of them.
    places: Vec<[usize; 2]>,
    /// The move, which names its cells by their numbers among the places.
    made: GroundMove,
}

/// Reasons why the moves of a game are not known to be the same everywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unlike {
    /// The board has no rows and columns, or its cells are edges.
    Board,
    /// A size of the board is neither a number from 1 on nor a parameter.
    Size,
    /// The player who makes the last move loses, or play may end earlier.
    End,
    /// Positions have to keep a law, or something happens to groups after a move.
    Law,
    /// A rule exchanges letters.
    Flip,
    /// The letters at the beginning do not depend on the parities of rows and columns alone.
    Start,
    /// The rules ask where a cell is, or what is far from it.
    Place,
    /// A parameter has no value.
    Parameter(String),
    /// Moves are many, reach far, or differ near the edges.
    Reach,
    /// No measure is known that every move lowers.
    Measure,
    /// A limit was reached.
    Stopped(StopReason),
}

impl<'f> Local<'f> {
    /// The moves of a game; parameters that are no sizes have the values given, or else their defaults.
    pub fn of(file: &'f File, given: &[Option<i64>], limits: &Limits) -> Result<Local<'f>, Unlike> {
        let board = file.board.as_ref().ok_or(Unlike::Board)?;
        if board.edges || matches!(board.kind, BoardKind::Tree | BoardKind::Graph) {
            return Err(Unlike::Board);
        }
        if file.misere || !file.ends.is_empty() {
            return Err(Unlike::End);
        }
        if !file.laws.is_empty() || !file.falls.is_empty() {
            return Err(Unlike::Law);
        }
        if file.rules.iter().any(|rule| rule.flipped().is_some()) {
            return Err(Unlike::Flip);
        }
        let by_parity = |start: &Start| start.condition.as_ref().is_none_or(is_by_parity);
        if !file.starts.iter().all(by_parity) {
            return Err(Unlike::Start);
        }
        let given = |place: usize| given.get(place).copied().flatten();
        let mut sizes = BTreeSet::new();
        let mut fixed = Vec::new();
        for term in &board.sizes {
            let value = match term {
                Term::Number(number) => Some(*number),
                Term::Parameter(place) => {
                    sizes.insert(*place);
                    given(*place)
                }
                _ => return Err(Unlike::Size),
            };
            let size = |value: i64| u32::try_from(value).ok().filter(|&size| size > 0).ok_or(Unlike::Size);
            fixed.push(value.map(size).transpose()?);
        }
        if asks_for_places(file, &sizes) {
            return Err(Unlike::Place);
        }
        let value = |place: usize| match sizes.contains(&place) {
            true => Ok(1),
            false => given(place)
                .or(file.parameters[place].default)
                .ok_or_else(|| Unlike::Parameter(file.parameters[place].name.clone())),
        };
        let parameters = (0..file.parameters.len()).map(value).collect::<Result<Vec<_>, _>>()?;
        let square = board.sizes.len() == 2 && sizes.len() == 1 && fixed[0].is_none();
        let fixed = match *fixed {
            [columns] => [Some(1), columns],
            [rows, columns] => [rows, columns],
            _ => return Err(Unlike::Board),
        };
        let rules = Rules { file, kind: board.kind, parameters, limits };
        let (moves, weights, start) = rules.local()?;
        Ok(Local { file, kind: board.kind, moves, weights, start, fixed, square })
    }

    /// The game as `kernel_boards::mirror` reads it, without claims.
    pub fn statement(&self) -> String {
        let names: Vec<&str> = self.file.letters.iter().map(|letter| &*letter.name).collect();
        let mut text = String::from("(mirror 1)\n(letters");
        for letter in &self.file.letters {
            let _ = write!(text, " ({} \"{}\")", letter.name, letter.symbol);
        }
        let side = |round| if round { "round" } else { "open" };
        let [rows, columns] = closes(self.kind).map(side);
        let mut start = self.start.concat();
        if self.start == [[start[0]; 2]; 2] {
            start.truncate(1);
        }
        let start: Vec<&str> = start.into_iter().map(|letter| names[usize::from(letter)]).collect();
        let weights: Vec<String> = self.weights.iter().map(i64::to_string).collect();
        let _ = writeln!(
            text,
            ")\n(board {rows} {columns})\n(start {})\n(weights {})",
            start.join(" "),
            weights.join(" ")
        );
        for LocalMove { places, made } in &self.moves {
            let places: String = places.iter().map(|[row, column]| format!(" ({row} {column})")).collect();
            let made = crate::certificate::made(self.file, made);
            let _ = writeln!(text, "(move (places{places}) {made}");
        }
        text
    }

    /// Number of the moves.
    pub fn moves(&self) -> usize {
        self.moves.len()
    }

    /// The beginning of a board as a picture, after a move at some place if one is given: the number of the move from 1, and where the first of
    /// its cells lies.
    pub fn picture(&self, [rows, columns]: [u32; 2], first: Option<(usize, [i64; 2])>) -> String {
        let [rows, columns] = [rows as usize, columns as usize];
        let line = |row: usize| (0..columns).map(|column| self.start[row % 2][column % 2]).collect();
        let mut letters: Vec<Vec<u8>> = (0..rows).map(line).collect();
        if let Some((number, from)) = first
            && let Some(one) = number.checked_sub(1).and_then(|at| self.moves.get(at))
        {
            for (letter, cells) in &one.made.write {
                for &cell in cells {
                    let [row, column] =
                        [0, 1].map(|axis| one.places[cell as usize][axis] as i64 + from[axis]);
                    let line = usize::try_from(row).ok().and_then(|row| letters.get_mut(row));
                    let column = usize::try_from(column).ok();
                    if let Some(place) = line.zip(column).and_then(|(line, column)| line.get_mut(column)) {
                        *place = *letter;
                    }
                }
            }
        }
        let symbol = |&letter: &u8| self.file.letters[usize::from(letter)].symbol;
        let lines: Vec<String> = letters.iter().map(|line| line.iter().map(symbol).collect()).collect();
        lines.join("/")
    }
}

/// Returns `true` if rules ask where a cell is, what lies far from it, or how large the board is.
fn asks_for_places(file: &File, sizes: &BTreeSet<usize>) -> bool {
    let mut asks = false;
    let mut look = |condition: &Condition| {
        condition.walk(&mut |inner| {
            asks |= match inner {
                Condition::Between(..)
                | Condition::Line(..)
                | Condition::Groups { .. }
                | Condition::Beside { .. } => true,

                Condition::Count { cell, filter, .. } => !is_near(filter, *cell),
                _ => false,
            };
        });
        condition.terms(&mut |term| {
            asks |= match term {
                Term::Row(_) | Term::Column(_) | Term::Degree(_) | Term::Place(_) | Term::Distance(..) => {
                    true
                }

                Term::Parameter(place) => sizes.contains(place),
                Term::Number(_) | Term::Operation(..) => false,
            };
        });
    };
    file.conditions().for_each(&mut look);
    let writes = file.rules.iter().flat_map(|rule| &rule.after);
    let far = |write: &Write| matches!(write, Write::Every { cell, filter, .. } if !is_near(filter, *cell));
    asks || writes.into_iter().any(far)
}

/// Returns `true` if a condition holds of cells alone that are next to a chosen one, in a row with it, or the same.
fn is_near(filter: &Condition, cell: usize) -> bool {
    match filter {
        Condition::And(all) => all.iter().any(|part| is_near(part, cell)),
        Condition::Or(all) => all.iter().all(|part| is_near(part, cell)),
        Condition::Next(a, b) | Condition::Same(a, b) => (*a == cell) != (*b == cell),
        Condition::InRow(cells) => cells.contains(&cell) && cells.iter().any(|other| *other != cell),
        _ => false,
    }
}

/// Letters by the parities of rows and columns, which count from 0.
type Pattern = [[u8; 2]; 2];

/// Letters at the beginning, read off a large board.
fn pattern(structure: &Structure, ground: &Ground) -> Pattern {
    let [rows, columns] = structure.extent.unwrap_or([1, 1]);
    let letter = |row: usize, column: usize| ground.start[row.min(rows - 1) * columns + column];
    [0, 1].map(|row| [0, 1].map(|column| letter(row, column)))
}

/// Returns `true` if a condition on a cell depends on the parities of its row and column alone.
fn is_by_parity(condition: &Condition) -> bool {
    match condition {
        Condition::And(all) | Condition::Or(all) => all.iter().all(is_by_parity),
        Condition::Not(inner) => is_by_parity(inner),
        Condition::Compare(_, left, right) => of_parity(left) && of_parity(right),
        _ => false,
    }
}

/// Returns `true` if a term depends on the parities of a row and column alone: these stand in sums and products whose remainder by 2 is taken.
fn of_parity(term: &Term) -> bool {
    fn is_whole(term: &Term) -> bool {
        match term {
            Term::Number(_) | Term::Row(_) | Term::Column(_) => true,
            Term::Operation(Operation::Add | Operation::Subtract | Operation::Multiply, sides) => {
                is_whole(&sides.0) && is_whole(&sides.1)
            }
            _ => false,
        }
    }
    match term {
        Term::Number(_) => true,
        Term::Operation(Operation::Modulo, sides) => matches!(sides.1, Term::Number(2)) && is_whole(&sides.0),
        Term::Operation(_, sides) => of_parity(&sides.0) && of_parity(&sides.1),
        _ => false,
    }
}

/// Rules with their parameters, on boards of any size.
struct Rules<'f> {
    file: &'f File,
    kind: BoardKind,
    parameters: Vec<i64>,
    limits: &'f Limits,
}

impl Rules<'_> {
    /// The moves on a board; `None` if there are too many.
    fn on(&self, [rows, columns]: [usize; 2]) -> Option<(Structure, Ground)> {
        let sizes = match self.kind.sizes() {
            1 => vec![columns as i64],
            _ => vec![rows as i64, columns as i64],
        };
        let structure = Structure::new(self.kind, false, &sizes, None).ok()?;
        let ground = Ground::new(self.file, &structure, &self.parameters, &mut Problems::default())?;
        Some((structure, ground))
    }

    fn large(&self, size: usize) -> [usize; 2] {
        [if self.kind.sizes() == 1 { 1 } else { size }, size]
    }

    /// The moves, the weights of a measure that each of them lowers, and the letters at the beginning.
    fn local(&self) -> Result<(Vec<LocalMove>, Vec<i64>, Pattern), Unlike> {
        let mut read = Vec::new();
        for size in LARGE {
            let extent = self.large(size);
            let (structure, ground) = self.on(extent).ok_or(Unlike::Reach)?;
            let middle = extent.map(|size| size / 2);
            let middle: BTreeSet<LocalMove> =
                ground.moves.iter().filter_map(|made| read_off(made, extent[1], middle)).collect();
            read.push((structure, ground, middle));
        }
        let [(structure, ground, moves), (.., other)] = &*read else { return Err(Unlike::Reach) };
        let start = pattern(structure, ground);
        if moves != other || moves.is_empty() || moves.len() > MOST_MOVES {
            return Err(Unlike::Reach);
        }
        let moves: Vec<LocalMove> = moves.iter().cloned().collect();
        let found = measure(ground, structure, self.file.letters.len());
        let weights = found.filter(|found| found.cells == Weighing::Sum).ok_or(Unlike::Measure)?.weights;
        let rows = if self.kind.sizes() == 1 { 1..=1 } else { 1..=SMALL };
        let mut extents: Vec<[usize; 2]> = Vec::new();
        for rows in rows {
            extents.extend((1..=SMALL).map(|columns| [rows, columns]));
        }
        extents.extend(LARGE.map(|size| self.large(size)));
        for extent in extents {
            if let Some(reason) = self.limits.stopped() {
                return Err(Unlike::Stopped(reason));
            }
            if !self.are_those_of(&moves, extent) {
                return Err(Unlike::Reach);
            }
        }
        Ok((moves, weights, start))
    }

    /// Returns `true` if the moves of a board are these, made everywhere.
    fn are_those_of(&self, moves: &[LocalMove], extent: [usize; 2]) -> bool {
        let round = closes(self.kind);
        let narrow = |axis: usize| {
            let spread = moves.iter().flat_map(|one| &one.places).map(|place| place[axis]).max();
            round[axis] && spread.is_some_and(|spread| spread >= extent[axis])
        };
        // Nothing is said of boards that close so soon that the cells of a move meet.
        if narrow(0) || narrow(1) {
            return true;
        }
        let Some((_, ground)) = self.on(extent) else { return false };
        let own: HashSet<GroundMove> = ground.moves.iter().cloned().map(in_order).collect();
        let mut made = HashSet::new();
        for one in moves {
            for row in -(extent[0] as i64)..extent[0] as i64 {
                for column in -(extent[1] as i64)..extent[1] as i64 {
                    made.extend(one.at([row, column], extent, round).map(in_order));
                }
            }
        }
        own == made
    }
}

/// A move whose first needed row and column are these, by places.
fn read_off(made: &GroundMove, columns: usize, middle: [usize; 2]) -> Option<LocalMove> {
    let place = |cell: u32| [cell as usize / columns, cell as usize % columns];
    let needed = || made.need.iter().flat_map(|(_, cells)| cells).map(|&cell| place(cell));
    let first = [0, 1].map(|axis| needed().map(|place| place[axis]).min());
    if first != middle.map(Some) {
        return None;
    }
    let mut cells: BTreeSet<u32> = made.need.iter().flat_map(|(_, cells)| cells.iter().copied()).collect();
    cells.extend(made.write.iter().flat_map(|(_, cells)| cells));
    made.guard.counts(&mut |count| cells.extend(&count.cells));
    let cells: Vec<u32> = cells.into_iter().collect();
    let corner = [0, 1].map(|axis| cells.iter().map(|&cell| place(cell)[axis]).min().unwrap_or(0));
    let from_corner = |&cell: &u32| [0, 1].map(|axis| place(cell)[axis] - corner[axis]);
    let number = |cell: u32| cells.binary_search(&cell).ok().map(|at| at as u32);
    let made = mapped(made, &number);
    Some(LocalMove { places: cells.iter().map(from_corner).collect(), made: in_order(made) })
}

impl LocalMove {
    /// The move with the first of its rows and columns at a place, if all that it needs is on the board, and it changes anything.
    fn at(&self, from: [i64; 2], extent: [usize; 2], round: [bool; 2]) -> Option<GroundMove> {
        let cell = |place: u32| {
            let mut at = [0; 2];
            for axis in [0, 1] {
                let size = extent[axis] as i64;
                let moved = self.places[place as usize][axis] as i64 + from[axis];
                let moved = if round[axis] { moved.rem_euclid(size) } else { moved };
                at[axis] = usize::try_from(moved).ok().filter(|&at| at < extent[axis])?;
            }
            Some((at[0] * extent[1] + at[1]) as u32)
        };
        let whole = self.made.need.iter().flat_map(|(_, cells)| cells).all(|&place| cell(place).is_some());
        let made = mapped(&self.made, &cell);
        let changes = !made.write.is_empty() && made.guard.value() != Some(false);
        (whole && changes).then_some(made)
    }
}

/// A move with its cells mapped; cells that are not are left out.
fn mapped(made: &GroundMove, to: &dyn Fn(u32) -> Option<u32>) -> GroundMove {
    let cells = |cells: &Cells| {
        let mut mapped: Cells = cells.iter().filter_map(|&cell| to(cell)).collect();
        mapped.sort_unstable();
        mapped
    };
    let mut write: Vec<(u8, Cells)> = made.write.iter().map(|(letter, own)| (*letter, cells(own))).collect();
    write.retain(|(_, cells)| !cells.is_empty());
    GroundMove {
        need: made.need.iter().map(|(letters, own)| (*letters, cells(own))).collect(),
        guard: settled(&made.guard, &cells),
        write,
        // Rules that exchange letters are left out.
        flip: Vec::new(),
    }
}

/// A condition on other cells, simplified where their number decides it.
fn settled(formula: &Formula<Cells>, cells: &dyn Fn(&Cells) -> Cells) -> Formula<Cells> {
    match formula {
        Formula::And(parts) => Formula::all(parts.iter().map(|part| settled(part, cells))),
        Formula::Or(parts) => Formula::any(parts.iter().map(|part| settled(part, cells))),
        Formula::Not(inner) => settled(inner, cells).negated(),
        Formula::Count(count) => Count { cells: cells(&count.cells), ..count.clone() }.settled(),
        Formula::Groups(groups) => {
            Formula::Groups(Groups { beside: cells(&groups.beside), ..groups.clone() })
        }
    }
}
