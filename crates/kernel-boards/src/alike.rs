//! Parts that are alike.
//!
//! **Theorem.** Let f be a one-to-one map from some cells D of the board to cells of it. Take all moves whose needed cells are in D, leave out what their
//! conditions count and what they write outside D, and the moves that are never possible then, and map all cells by f. If these are the moves whose needed cells are in
//! f(D), with what they count and write outside f(D) left out, if the same holds of the end of play, and if neighbours are mapped to
//! neighbours and others to others (where groups matter), then a part P in D has the value of f(P): what is left out is not there in P or in
//! f(P). ∎
//!
//! On a board that is a whole rectangle, a part is moved to the upper left corner step by step, by one column or one row, and never leaves the
//! board: it suffices to look at these two steps.

use crate::rejection::{Flaw, Rejection};
use crate::statement::{ABSENT, Count, Formula, Groups, Move, Number, Statement, Symmetry};

/// A map of some cells.
pub(crate) type Map = Vec<Option<u32>>;

/// Checked ways in which parts are alike.
pub(crate) struct Alike {
    rows: usize,
    columns: usize,
    /// Cell at each place.
    at: Vec<Option<u32>>,
    place: Vec<[usize; 2]>,
    shift: bool,
    turns: Vec<Map>,
    across: Option<Map>,
}

impl Alike {
    /// The symmetries of a statement, each of them checked.
    pub(crate) fn new(statement: &Statement) -> Result<Alike, Rejection> {
        let place: Vec<[usize; 2]> =
            statement.places.iter().map(|place| place.map(|number| number as usize)).collect();
        let extent = |which: usize| place.iter().map(|place| place[which] + 1).max().unwrap_or(0);
        let (rows, columns) = (extent(0), extent(1));
        let mut at = vec![None; rows * columns];
        for (cell, [row, column]) in (0..).zip(&place) {
            at[row * columns + column] = Some(cell);
        }
        let mut alike = Alike { rows, columns, at, place, shift: false, turns: Vec::new(), across: None };
        for (number, symmetry) in (1..).zip(&statement.symmetries) {
            let maps = alike.maps(symmetry);
            let whole = *symmetry != Symmetry::Shift || alike.at.iter().all(Option::is_some);
            if !whole || maps.iter().any(|map| !keeps(statement, map)) {
                return Err(Flaw::Symmetry(number).into());
            }
            match symmetry {
                Symmetry::Shift => alike.shift = true,
                Symmetry::Across => alike.across = maps.into_iter().next(),
                _ => alike.turns.extend(maps),
            }
        }
        // Only what stays on the board is turned as a whole.
        let total = |map: &Map| map.iter().all(Option::is_some);
        match alike.turns.iter().position(|map| !total(map)) {
            Some(partial) => Err(Flaw::Symmetry(partial + 1).into()),
            None => Ok(alike),
        }
    }

    /// Maps of cells that a symmetry stands for.
    fn maps(&self, symmetry: &Symmetry) -> Vec<Map> {
        let (rows, columns) = (self.rows, self.columns);
        let map = |to: &dyn Fn(usize, usize) -> (usize, usize)| -> Map {
            let image = |&[row, column]: &[usize; 2]| {
                let (row, column) = to(row, column);
                (row < rows && column < columns).then(|| self.at[row * columns + column]).flatten()
            };
            self.place.iter().map(image).collect()
        };
        match symmetry {
            Symmetry::Shift => {
                vec![map(&|row, column| (row, column + 1)), map(&|row, column| (row + 1, column))]
            }
            Symmetry::Mirror => vec![map(&|row, column| (row, columns - 1 - column))],
            Symmetry::Flip => vec![map(&|row, column| (rows - 1 - row, column))],
            Symmetry::Turn => vec![map(&|row, column| (rows - 1 - row, columns - 1 - column))],
            Symmetry::Across => vec![map(&|row, column| (column, row))],
            Symmetry::Cells(cells) => vec![cells.iter().copied().map(Some).collect()],
        }
    }

    /// One of the parts that are like this one, the same for many of them.
    pub(crate) fn normal(&self, cells: &[u8]) -> Vec<u8> {
        let mut best = self.cornered(cells.to_vec());
        let first = best.clone();
        self.turned(&first, &mut best);
        if let Some(across) = self.across.as_ref().and_then(|map| image(map, &first)) {
            let across = self.cornered(across);
            self.turned(&across, &mut best);
            if across < best {
                best = across;
            }
        }
        best
    }

    fn turned(&self, cells: &[u8], best: &mut Vec<u8>) {
        for turn in &self.turns {
            if let Some(turned) = image(turn, cells) {
                let turned = self.cornered(turned);
                if turned < *best {
                    *best = turned;
                }
            }
        }
    }

    /// The part in the upper left corner, if it may be moved.
    fn cornered(&self, cells: Vec<u8>) -> Vec<u8> {
        if !self.shift {
            return cells;
        }
        let there = || (0..cells.len()).filter(|&cell| cells[cell] != ABSENT).map(|cell| self.place[cell]);
        let top = there().map(|[row, _]| row).min().unwrap_or(0);
        let left = there().map(|[_, column]| column).min().unwrap_or(0);
        if top == 0 && left == 0 {
            return cells;
        }
        let mut moved = vec![ABSENT; cells.len()];
        for (cell, [row, column]) in self.place.iter().enumerate() {
            if cells[cell] != ABSENT
                && let Some(to) = self.at[(row - top) * self.columns + column - left]
            {
                moved[to as usize] = cells[cell];
            }
        }
        moved
    }
}

/// The image of a part, if all of it is mapped.
fn image(map: &Map, cells: &[u8]) -> Option<Vec<u8>> {
    let mut image = vec![ABSENT; cells.len()];
    for (cell, &letter) in cells.iter().enumerate() {
        if letter != ABSENT {
            image[map[cell]? as usize] = letter;
        }
    }
    Some(image)
}

/// Returns `true` if a map is as in the theorem.
fn keeps(statement: &Statement, map: &Map) -> bool {
    let cells = 0..statement.cells as u32;
    let mut reached: Map = vec![None; statement.cells];
    for cell in cells.clone() {
        if let Some(to) = map[cell as usize] {
            // One-to-one.
            if reached[to as usize].replace(to).is_some() {
                return false;
            }
        }
    }
    let near = |a: u32, b: u32| statement.near[a as usize].contains(&b);
    let neighbours = statement.bonds().is_empty()
        || cells.clone().all(|a| {
            cells.clone().all(|b| match (map[a as usize], map[b as usize]) {
                (Some(to_a), Some(to_b)) => near(a, b) == near(to_a, to_b),
                _ => true,
            })
        });
    let all = |map: &Map| {
        let mut all: Vec<Move> = statement.moves.iter().filter_map(|made| mapped(made, map)).collect();
        all.sort_unstable();
        all.dedup();
        all
    };
    neighbours
        && formula(&statement.end, map) == formula(&statement.end, &reached)
        && all(map) == all(&reached)
}

/// A move with its cells mapped, if all that it needs is and it may be possible; what else is not mapped is left out.
pub(crate) fn mapped(made: &Move, map: &Map) -> Option<Move> {
    let mut need = Vec::new();
    for (letters, cells) in &made.need {
        let mut to = cells.iter().map(|&cell| map[cell as usize]).collect::<Option<Vec<u32>>>()?;
        to.sort_unstable();
        need.push((letters.clone(), to));
    }
    need.sort_unstable();
    let guard = formula(&made.guard, map);
    // With the cells that are mapped alone it is never possible.
    if guard == Formula::Or(Vec::new()) {
        return None;
    }
    let mut write: Vec<(u8, Vec<u32>)> =
        made.write.iter().map(|(letter, cells)| (*letter, some(cells, map))).collect();
    write.retain(|(_, cells)| !cells.is_empty());
    write.sort_unstable();
    let mut flip: Vec<([u8; 2], Vec<u32>)> =
        made.flip.iter().map(|(pair, cells)| (*pair, some(cells, map))).collect();
    flip.retain(|(_, cells)| !cells.is_empty());
    flip.sort_unstable();
    Some(Move { need, guard, write, flip })
}

/// Those of the cells that are mapped.
fn some(cells: &[u32], map: &Map) -> Vec<u32> {
    let mut to: Vec<u32> = cells.iter().filter_map(|&cell| map[cell as usize]).collect();
    to.sort_unstable();
    to
}

/// The parts of a condition that is joined by one word, where the empty list of the other decides it.
fn joined(
    parts: &[Formula],
    map: &Map,
    join: fn(Vec<Formula>) -> Formula,
    other: fn(Vec<Formula>) -> Formula,
) -> Formula {
    let mut all = Vec::new();
    for part in parts.iter().map(|part| formula(part, map)) {
        match part {
            part if part == other(Vec::new()) => return part,
            // The same word within.
            Formula::And(inner) if join(Vec::new()) == Formula::And(Vec::new()) => all.extend(inner),
            Formula::Or(inner) if join(Vec::new()) == Formula::Or(Vec::new()) => all.extend(inner),
            part => all.push(part),
        }
    }
    all.sort_unstable();
    all.dedup();
    if all.len() == 1 { all.remove(0) } else { join(all) }
}

/// A condition with its cells mapped, and simplified where the number of its cells decides it.
fn formula(given: &Formula, map: &Map) -> Formula {
    match given {
        Formula::And(parts) => joined(parts, map, Formula::And, Formula::Or),
        Formula::Or(parts) => joined(parts, map, Formula::Or, Formula::And),
        Formula::Not(inner) => match formula(inner, map) {
            Formula::And(parts) if parts.is_empty() => Formula::Or(parts),
            Formula::Or(parts) if parts.is_empty() => Formula::And(parts),
            inner => Formula::Not(Box::new(inner)),
        },
        Formula::Count(count) => {
            let cells = some(&count.cells, map);
            let size = cells.len() as u32;
            let Number { least, most, odd } = count.number;
            if least > size {
                return Formula::Or(Vec::new());
            }
            if least == 0 && most >= size && odd.is_none() {
                return Formula::And(Vec::new());
            }
            let number = Number { least, most: most.min(size), odd };
            Formula::Count(Count { cells, letters: count.letters.clone(), number })
        }
        // The move needs all cells that it names: they are mapped, or it is left out.
        Formula::Groups(groups) => {
            Formula::Groups(Groups { beside: some(&groups.beside, map), ..groups.clone() })
        }
    }
}
