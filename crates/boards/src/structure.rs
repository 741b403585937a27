//! Boards: cells, their neighbours, and what a rule can say of their places.

use crate::syntax::BoardKind;
use language::problem::Board as Mistake;
use std::collections::VecDeque;

/// Cells of a board at most.
pub const MOST_CELLS: usize = 1024;

/// A graph that comes with the question.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// Names of the vertices.
    pub labels: Vec<String>,
    /// Edges: numbers of two vertices.
    pub edges: Vec<[u32; 2]>,
}

/// A board.
#[derive(Clone, Debug)]
pub struct Structure {
    /// Kind of the board.
    pub kind: BoardKind,
    /// The edges that the cells are, where they are those of another board.
    pub edges: Option<Box<Edges>>,
    /// Neighbours of each cell, in order.
    pub neighbours: Vec<Vec<u32>>,
    /// Row and column of each cell, from 1, where the board has them.
    pub places: Option<Vec<[i64; 2]>>,
    /// Rows and columns of pictures.
    pub extent: Option<[usize; 2]>,
    /// The next cell in each direction of a straight line.
    pub directions: Vec<Vec<Option<u32>>>,
    /// Names of the cells, where they have any.
    pub labels: Vec<String>,
}

/// Edges of a board, as cells.
#[derive(Clone, Debug)]
pub struct Edges {
    /// The board.
    pub of: Structure,
    /// Ends of each edge: cells of that board.
    pub ends: Vec<[u32; 2]>,
}

impl Structure {
    /// The board of a kind, with its sizes and the graph that comes with it.
    pub fn new(
        kind: BoardKind,
        edges: bool,
        sizes: &[i64],
        graph: Option<&Graph>,
    ) -> Result<Structure, Mistake> {
        if graph.is_some() != (kind == BoardKind::Graph) {
            return Err(if graph.is_some() { Mistake::NoGraph } else { Mistake::NeedsGraph });
        }
        let size = |at: usize| {
            let size = sizes.get(at).copied().unwrap_or(1);
            match usize::try_from(size) {
                Ok(size) if size <= MOST_CELLS => Ok(size),
                Ok(_) => Err(Mistake::TooLarge { limit: MOST_CELLS }),
                Err(_) => Err(Mistake::SizeOutOfBounds {
                    name: kind.name().into(),
                    given: size,
                    least: 0,
                    most: MOST_CELLS as i64,
                }),
            }
        };
        let whole = match kind {
            BoardKind::Graph => Structure::of_graph(graph.unwrap_or(&Graph::default()))?,
            BoardKind::Tree => Structure::of_tree(size(0)?, size(1)?)?,
            BoardKind::Path | BoardKind::Cycle => Structure::of_rows(kind, 1, size(0)?)?,
            _ => Structure::of_rows(kind, size(0)?, size(1)?)?,
        };
        if edges { whole.of_edges() } else { Ok(whole) }
    }

    /// Says of rows and of columns if the last is next to the first.
    pub fn closes(&self) -> [bool; 2] {
        closes(self.kind)
    }

    /// Name of a cell: its label, its row and column, or its number.
    pub fn name(&self, cell: usize) -> String {
        if let Some(label) = self.labels.get(cell) {
            return label.clone();
        }
        match (&self.places, self.extent) {
            (Some(places), Some([rows, _])) if rows > 1 => {
                let [row, column] = places[cell];
                format!("{row},{column}")
            }
            _ => (cell + 1).to_string(),
        }
    }

    /// Numbers of the cells: their labels, if all of these are numbers, or else their places from 1.
    pub fn numbers(&self) -> Vec<i64> {
        let numbers: Option<Vec<i64>> = self.labels.iter().map(|label| label.parse().ok()).collect();
        let named = numbers.filter(|numbers| numbers.len() == self.cells());
        named.unwrap_or_else(|| (1..=self.cells() as i64).collect())
    }

    /// Number of cells.
    pub fn cells(&self) -> usize {
        self.neighbours.len()
    }

    /// The connected sets of cells among some that have a cell next to one of `beside`.
    pub fn groups(&self, beside: &[u32], among: &dyn Fn(u32) -> bool) -> Vec<Vec<u32>> {
        let mut seen = vec![false; self.cells()];
        let mut groups = Vec::new();
        for &first in beside.iter().flat_map(|&cell| &self.neighbours[cell as usize]) {
            if seen[first as usize] || !among(first) {
                continue;
            }
            seen[first as usize] = true;
            let (mut group, mut at) = (vec![first], 0);
            while let Some(&cell) = group.get(at) {
                at += 1;
                for &next in &self.neighbours[cell as usize] {
                    if !seen[next as usize] && among(next) {
                        seen[next as usize] = true;
                        group.push(next);
                    }
                }
            }
            groups.push(group);
        }
        groups
    }

    /// A board of which nothing is known but who is next to whom.
    fn plain(kind: BoardKind, neighbours: Vec<Vec<u32>>, labels: Vec<String>) -> Structure {
        Structure {
            kind,
            edges: None,
            neighbours,
            places: None,
            extent: None,
            directions: Vec::new(),
            labels,
        }
    }

    fn of_graph(graph: &Graph) -> Result<Structure, Mistake> {
        if graph.labels.len() > MOST_CELLS {
            return Err(Mistake::TooLarge { limit: MOST_CELLS });
        }
        let mut neighbours = vec![Vec::new(); graph.labels.len()];
        for &[a, b] in &graph.edges {
            if a == b {
                let vertex = graph.labels.get(a as usize).cloned().unwrap_or_default();
                return Err(Mistake::Loop { vertex });
            }
            neighbours[a as usize].push(b);
            neighbours[b as usize].push(a);
        }
        sort(&mut neighbours);
        Ok(Structure::plain(BoardKind::Graph, neighbours, graph.labels.clone()))
    }

    /// A tree of some levels in which all cells but the last have the same number of cells below them.
    fn of_tree(below: usize, levels: usize) -> Result<Structure, Mistake> {
        let mut neighbours: Vec<Vec<u32>> = Vec::new();
        let mut level = 0..usize::from(levels > 0);
        neighbours.resize(level.end, Vec::new());
        for _ in 1..levels {
            let start = neighbours.len();
            for above in level.clone() {
                for _ in 0..below {
                    if neighbours.len() == MOST_CELLS {
                        return Err(Mistake::TooLarge { limit: MOST_CELLS });
                    }
                    let new = neighbours.len() as u32;
                    neighbours.push(vec![above as u32]);
                    neighbours[above].push(new);
                }
            }
            level = start..neighbours.len();
            if level.is_empty() {
                break;
            }
        }
        sort(&mut neighbours);
        Ok(Structure::plain(BoardKind::Tree, neighbours, Vec::new()))
    }

    /// Boards of rows and columns.
    fn of_rows(kind: BoardKind, rows: usize, columns: usize) -> Result<Structure, Mistake> {
        let cells = rows.saturating_mul(columns);
        if cells > MOST_CELLS {
            return Err(Mistake::TooLarge { limit: MOST_CELLS });
        }
        let [round_rows, round_columns] = closes(kind);
        let step = |cell: usize, down: i64, right: i64| -> Option<u32> {
            let row = moved(cell / columns, down, rows, round_rows)?;
            let column = moved(cell % columns, right, columns, round_columns)?;
            Some((row * columns + column) as u32)
        };
        let mut neighbours = vec![Vec::new(); cells];
        for (cell, near) in neighbours.iter_mut().enumerate() {
            for [down, right] in steps(kind) {
                near.extend(step(cell, *down, *right).filter(|&other| other as usize != cell));
            }
        }
        sort(&mut neighbours);
        let directions = lines(kind)
            .iter()
            .map(|&[down, right]| {
                let next = |cell| step(cell, down, right).filter(|&other| other as usize != cell);
                (0..cells).map(next).collect()
            })
            .collect();
        let place = |cell| [(cell / columns) as i64 + 1, (cell % columns) as i64 + 1];
        Ok(Structure {
            kind,
            edges: None,
            neighbours,
            places: Some((0..cells).map(place).collect()),
            extent: Some([rows, columns]),
            directions,
            labels: Vec::new(),
        })
    }

    /// The edges of this board, neighbours where they share an end.
    fn of_edges(self) -> Result<Structure, Mistake> {
        let name = |cell: u32| self.name(cell as usize);
        let mut edges = Vec::new();
        for (a, near) in self.neighbours.iter().enumerate() {
            edges.extend(near.iter().filter(|&&b| b as usize > a).map(|&b| [a as u32, b]));
        }
        if edges.len() > MOST_CELLS {
            return Err(Mistake::TooLarge { limit: MOST_CELLS });
        }
        let shares = |a: [u32; 2], b: [u32; 2]| a != b && a.iter().any(|end| b.contains(end));
        let near = |&edge: &[u32; 2]| {
            (0..).zip(&edges).filter(|&(_, &other)| shares(edge, other)).map(|(at, _)| at).collect()
        };
        let neighbours = edges.iter().map(near).collect();
        let labels = edges.iter().map(|&[a, b]| format!("{}-{}", name(a), name(b))).collect();
        let plain = Structure::plain(self.kind, neighbours, labels);
        Ok(Structure { edges: Some(Box::new(Edges { of: self, ends: edges })), ..plain })
    }

    /// Numbers of steps between all cells; cells that are not joined are as far apart as there are cells.
    pub fn distances(&self) -> Vec<Vec<u16>> {
        (0..self.cells()).map(|start| self.distances_from(start)).collect()
    }

    /// Steps from a cell to each; where there is no way, the number of cells.
    pub(crate) fn distances_from(&self, start: usize) -> Vec<u16> {
        let cells = self.cells();
        let mut distance = vec![cells as u16; cells];
        let mut queue = VecDeque::from([start]);
        distance[start] = 0;
        while let Some(cell) = queue.pop_front() {
            for &next in &self.neighbours[cell] {
                if distance[next as usize] == cells as u16 && next as usize != start {
                    distance[next as usize] = distance[cell] + 1;
                    queue.push_back(next as usize);
                }
            }
        }
        distance
    }

    /// Cells of straight lines of a length, each line once.
    pub fn lines(&self, length: usize) -> Vec<Vec<u32>> {
        let mut lines = Vec::new();
        for direction in &self.directions {
            for start in 0..self.cells() as u32 {
                let mut line = vec![start];
                while line.len() < length {
                    let last = line[line.len() - 1];
                    // A line that closes is no longer than its circle.
                    match direction[last as usize].filter(|next| !line.contains(next)) {
                        Some(next) => line.push(next),
                        None => break,
                    }
                }
                if line.len() == length && length > 0 {
                    line.sort_unstable();
                    lines.push(line);
                }
            }
        }
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    /// Returns `true` if the cells follow each other on a straight line.
    pub fn in_a_row(&self, cells: &[u32]) -> bool {
        let forward = |direction: &Vec<Option<u32>>| {
            cells.windows(2).all(|pair| direction[pair[0] as usize] == Some(pair[1]))
        };
        let backward = |direction: &Vec<Option<u32>>| {
            cells.windows(2).all(|pair| direction[pair[1] as usize] == Some(pair[0]))
        };
        self.directions.iter().any(|direction| forward(direction) || backward(direction))
    }

    /// Cells strictly between two cells of a straight line; none if no line joins them. On boards that close, several lines may: the
    /// shortest counts, and all of those that are equally short.
    pub fn between(&self, from: u32, to: u32) -> Vec<u32> {
        let mut shortest: Option<usize> = None;
        let mut cells = Vec::new();
        for direction in &self.directions {
            for (start, end) in [(from, to), (to, from)] {
                let mut inner = Vec::new();
                let mut at = start;
                while let Some(next) = direction[at as usize].filter(|&next| next != start) {
                    if next == end {
                        if shortest.is_none_or(|shortest| inner.len() < shortest) {
                            shortest = Some(inner.len());
                            cells.clear();
                        }
                        if shortest == Some(inner.len()) {
                            cells.append(&mut inner);
                        }
                        break;
                    }
                    // Oblique lines on a board that closes need not come back to their beginning.
                    if inner.len() > self.cells() {
                        break;
                    }
                    inner.push(next);
                    at = next;
                }
            }
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Returns `true` if cells may be moved and turned on a plane without walls, as far as neighbours and lines tell.
    pub fn is_flat(&self) -> bool {
        self.edges.is_none()
            && matches!(self.kind, BoardKind::Path | BoardKind::Grid | BoardKind::KingGrid | BoardKind::Hex)
    }

    /// Ways to turn the whole board onto itself, as far as neighbours and lines tell: of boards that close.
    pub fn turns(&self) -> Vec<Vec<u32>> {
        let Some([rows, columns]) = self.extent.filter(|_| !self.is_flat()) else {
            return Vec::new();
        };
        let shifts = if self.kind == BoardKind::Torus { rows } else { 1 };
        let mut turns = Vec::new();
        for shift in 0..shifts {
            for turn in 0..columns {
                for mirrored in 0..8 {
                    let [up, left, across] = [1, 2, 4].map(|bit| mirrored & bit != 0);
                    if across && (self.kind != BoardKind::Torus || rows != columns) {
                        continue;
                    }
                    let image = |cell: usize| {
                        let (mut row, mut column) = (cell / columns, cell % columns);
                        if across {
                            (row, column) = (column, row);
                        }
                        row = if up { rows - 1 - row } else { row };
                        column = if left { columns - 1 - column } else { column };
                        ((row + shift) % rows * columns + (column + turn) % columns) as u32
                    };
                    turns.push((0..self.cells()).map(image).collect());
                }
            }
        }
        turns.sort_unstable();
        turns.dedup();
        turns
    }
}

/// Says of rows and of columns if the last is next to the first.
pub(crate) fn closes(kind: BoardKind) -> [bool; 2] {
    match kind {
        BoardKind::Torus => [true, true],
        BoardKind::Cylinder | BoardKind::Cycle => [false, true],
        _ => [false, false],
    }
}

fn moved(at: usize, by: i64, size: usize, round: bool) -> Option<usize> {
    let to = at as i64 + by;
    if round {
        return Some(to.rem_euclid(size as i64) as usize);
    }
    usize::try_from(to).ok().filter(|&to| to < size)
}

fn sort(neighbours: &mut [Vec<u32>]) {
    for near in neighbours {
        near.sort_unstable();
        near.dedup();
    }
}

/// Steps to neighbours.
pub(crate) fn steps(kind: BoardKind) -> &'static [[i64; 2]] {
    const KING: [[i64; 2]; 8] = [[0, 1], [1, 0], [0, -1], [-1, 0], [1, 1], [1, -1], [-1, -1], [-1, 1]];
    const HEX: [[i64; 2]; 6] = [[0, 1], [1, 0], [0, -1], [-1, 0], [1, -1], [-1, 1]];
    match kind {
        BoardKind::Path | BoardKind::Cycle => &[[0, 1], [0, -1]],
        BoardKind::KingGrid => &KING,
        BoardKind::Hex => &HEX,
        _ => KING.first_chunk::<4>().map_or(&[], |four| four),
    }
}

/// Directions of straight lines, one of each two that are opposite.
fn lines(kind: BoardKind) -> &'static [[i64; 2]] {
    match kind {
        BoardKind::Path | BoardKind::Cycle => &[[0, 1]],
        BoardKind::Hex => &[[0, 1], [1, 0], [1, -1]],
        _ => &[[0, 1], [1, 0], [1, 1], [1, -1]],
    }
}
