//! Places for the cells of a board.

use boards::{BoardKind, Structure};
use draw::{Shape, layout};
use std::f64::consts::TAU;

/// The plan of a board.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) shape: Shape,
    /// Places of the cells, to the right and down.
    pub(crate) places: Vec<[f64; 2]>,
    /// Neighbours that are joined by a line.
    pub(crate) joins: Vec<[u32; 2]>,
}

impl Plan {
    /// The plan of a board: rows of cells, a circle, or the layout of a graph.
    pub(crate) fn of(structure: &Structure) -> Plan {
        let rows =
            structure.places.as_ref().filter(|_| !structure.edges && structure.kind != BoardKind::Cycle);
        if let Some(places) = rows {
            let hex = structure.kind == BoardKind::Hex;
            let at = |&[row, column]: &[i64; 2]| {
                let (row, column) = (row as f64 - 1.0, column as f64 - 1.0);
                if hex { [column + row / 2.0, row * 0.75_f64.sqrt()] } else { [column, row] }
            };
            let shape = if hex { Shape::Hexagon } else { Shape::Square };
            return Plan { shape, places: places.iter().map(at).collect(), joins: Vec::new() };
        }
        let joins: Vec<[u32; 2]> = (0..)
            .zip(&structure.neighbours)
            .flat_map(|(cell, near)| {
                near.iter().filter(move |&&other| other > cell).map(move |&other| [cell, other])
            })
            .collect();
        let places = match structure.kind {
            BoardKind::Cycle if !structure.edges => circle(structure.cells()),
            _ => laid_out(structure.cells(), &joins).unwrap_or_else(|| circle(structure.cells())),
        };
        Plan { shape: Shape::Circle, places, joins }
    }
}

/// Cells around a circle, the first at the top.
fn circle(cells: usize) -> Vec<[f64; 2]> {
    let radius = (cells as f64 / TAU).max(1.0);
    let at = |cell: usize| {
        let angle = TAU * cell as f64 / cells as f64;
        [radius * (1.0 + angle.sin()), radius * (1.0 - angle.cos())]
    };
    (0..cells).map(at).collect()
}

/// The layout of a graph; none if it is too large.
fn laid_out(cells: usize, joins: &[[u32; 2]]) -> Option<Vec<[f64; 2]>> {
    let edges: Vec<(usize, usize)> = joins.iter().map(|&[a, b]| (a as usize, b as usize)).collect();
    let placed = layout::with_arrows(cells, &edges).ok()?;
    Some(placed.vertices.iter().map(|at| [at.x, placed.height - at.y]).collect())
}
