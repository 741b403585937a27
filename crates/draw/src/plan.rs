//! Places for the cells of a board.

use crate::{Frame, Shape, layout};
use boards::{BoardKind, Structure};
use std::f64::consts::TAU;

/// The plan of a board.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Shape of the cells.
    pub shape: Shape,
    /// Places of the cells, to the right and down.
    pub places: Vec<[f64; 2]>,
    /// Neighbours that are joined by a line.
    pub joins: Vec<[u32; 2]>,
    /// The graph whose edges are the cells, if they are edges.
    pub frame: Option<Frame>,
}

/// Length of edges that are cells.
const EDGE: f64 = 1.6;
/// Parts of an edge at which its sign may stand, the best first.
const ALONG: [f64; 5] = [0.5, 0.35, 0.65, 0.25, 0.75];
/// Distance that signs keep.
const APART: f64 = 0.3;

impl Plan {
    /// The plan of a board: rows of cells, a circle, a tree, the layout of a graph, or the edges of such.
    pub fn of(structure: &Structure) -> Plan {
        if let Some(edges) = &structure.edges {
            let names = (0..edges.of.cells()).map(|vertex| edges.of.name(vertex)).collect();
            let vertices = points(&edges.of);
            // The edges of a tree run down.
            let across = if structure.kind == BoardKind::Tree { 1.0 } else { EDGE };
            let vertices: Vec<[f64; 2]> = vertices.iter().map(|[x, y]| [x * across, y * EDGE]).collect();
            let places = along(&vertices, &edges.ends);
            let frame = Some(Frame { vertices, names, ends: edges.ends.clone() });
            return Plan { shape: Shape::Circle, places, joins: Vec::new(), frame };
        }
        let shape = match structure.kind {
            BoardKind::Hex => Shape::Hexagon,
            BoardKind::Cycle | BoardKind::Tree | BoardKind::Graph => Shape::Circle,
            _ => Shape::Square,
        };
        let joins = if shape == Shape::Circle { joins(structure) } else { Vec::new() };
        let places = if shape == Shape::Circle { points(structure) } else { rows(structure) };
        Plan { shape, places, joins, frame: None }
    }
}

/// Each two neighbours.
fn joins(structure: &Structure) -> Vec<[u32; 2]> {
    let of = |(cell, near): (u32, &Vec<u32>)| -> Vec<[u32; 2]> {
        near.iter().filter(|&&other| other > cell).map(|&other| [cell, other]).collect()
    };
    (0..).zip(&structure.neighbours).flat_map(of).collect()
}

/// Cells in rows and columns.
fn rows(structure: &Structure) -> Vec<[f64; 2]> {
    let at = |&[row, column]: &[i64; 2]| {
        let (row, column) = (row as f64 - 1.0, column as f64 - 1.0);
        if structure.kind == BoardKind::Hex {
            [column + row / 2.0, row * 0.75_f64.sqrt()]
        } else {
            [column, row]
        }
    };
    structure.places.iter().flatten().map(at).collect()
}

/// Cells as points between which lines run: those that close stand around a circle, or as their neighbours tell.
fn points(structure: &Structure) -> Vec<[f64; 2]> {
    match structure.kind {
        BoardKind::Cycle => circle(structure.cells()),
        BoardKind::Tree => tree(structure),
        BoardKind::Graph | BoardKind::Torus | BoardKind::Cylinder => {
            laid_out(structure.cells(), &joins(structure)).unwrap_or_else(|| circle(structure.cells()))
        }
        _ => rows(structure),
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

/// Levels of a tree, each cell above the middle of those below it.
fn tree(structure: &Structure) -> Vec<[f64; 2]> {
    let mut places = vec![[0.0, 0.0]; structure.cells()];
    for (cell, near) in (0..).zip(&structure.neighbours) {
        if let Some(&above) = near.first().filter(|&&other| other < cell) {
            places[cell as usize][1] = places[above as usize][1] + 1.0;
        }
    }
    // Cells are numbered by level: those at the end of branches come in the order of their places.
    let mut leaves = 0;
    for cell in (0..structure.cells()).rev() {
        let below: Vec<f64> = structure.neighbours[cell]
            .iter()
            .filter(|&&other| other as usize > cell)
            .map(|&other| places[other as usize][0])
            .collect();
        places[cell][0] = match (below.first(), below.last()) {
            (Some(first), Some(last)) => f64::midpoint(*first, *last),
            _ => {
                leaves += 1;
                f64::from(leaves)
            }
        };
    }
    // They were counted from the last one.
    places.iter().map(|&[x, y]| [f64::from(leaves) - x, y]).collect()
}

/// The layout of a graph; none if it is too large.
fn laid_out(cells: usize, joins: &[[u32; 2]]) -> Option<Vec<[f64; 2]>> {
    let edges: Vec<(usize, usize)> = joins.iter().map(|&[a, b]| (a as usize, b as usize)).collect();
    let placed = layout::evenly(cells, &edges).ok()?;
    Some(placed.vertices.iter().map(|at| [at.x - 0.5, placed.height - at.y]).collect())
}

/// Places on edges for their signs, apart from each other.
fn along(vertices: &[[f64; 2]], ends: &[[u32; 2]]) -> Vec<[f64; 2]> {
    let mut places: Vec<[f64; 2]> = Vec::with_capacity(ends.len());
    for ends in ends {
        let [from, to] = ends.map(|end| vertices[end as usize]);
        let at = |part: f64| [0, 1].map(|which| (to[which] - from[which]).mul_add(part, from[which]));
        let free = |place: &[f64; 2]| {
            places.iter().all(|other| (other[0] - place[0]).hypot(other[1] - place[1]) > APART)
        };
        let place = ALONG.into_iter().map(at).find(free).unwrap_or_else(|| at(ALONG[0]));
        places.push(place);
    }
    places
}
