//! The cells by which a move is named: those of its rule.

use crate::board::{Board, Position};
use crate::formula::{Count, Groups};
use crate::ground::{Cells, GroundMove};
use std::collections::HashMap;

/// For each of these positions after a move, the cells that rules name which lead there: one choice or several.
pub fn named(board: &Board, position: &[u8], after: &[Position]) -> Vec<Vec<Cells>> {
    let mut named: Vec<Vec<Cells>> = vec![Vec::new(); after.len()];
    let places: HashMap<&[u8], usize> = after.iter().map(Vec::as_slice).zip(0..).collect();
    for made in board.ground().moves.iter().filter(|made| enabled(board, made, position)) {
        let mut next = position.to_vec();
        made.make(&mut next);
        board.settle(&mut next);
        // Laws and ends are kept by the positions that are given.
        if let Some(&place) = places.get(next.as_slice()) {
            let mut cells: Cells = made.need.iter().flat_map(|(_, cells)| cells.iter().copied()).collect();
            cells.sort_unstable();
            if !named[place].contains(&cells) {
                named[place].push(cells);
            }
        }
    }
    named
}

fn enabled(board: &Board, made: &GroundMove, position: &[u8]) -> bool {
    let has = |letters: u8, cell: u32| letters >> position[cell as usize] & 1 == 1;
    let counted = |count: &Count<Cells>| {
        count.number.admits(count.cells.iter().filter(|&&cell| has(count.letters, cell)).count() as u32)
    };
    let grouped = |groups: &Groups<Cells>| {
        let among = |cell: u32| has(groups.of, cell) && !groups.beside.contains(&cell);
        groups.number.admits(board.structure().groups(&groups.beside, &among).len() as u32)
    };
    made.need.iter().all(|(letters, cells)| cells.iter().all(|&cell| has(*letters, cell)))
        && made.guard.holds(&counted, &grouped)
}
