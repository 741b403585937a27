//! A board as data: its cells, with places to draw them.

use draw::{Plan, Shape};
use question::board::BoardPosition;
use serde::Serialize;

/// A board with its letters.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Board"))]
pub(crate) struct CellsData {
    /// Kind of the board: `grid`, `hex`, `graph`.
    kind: &'static str,
    /// Form of a cell: `square`, `hexagon`, `circle` or `edge`.
    shape: &'static str,
    /// Number of rows, where the board has rows and columns.
    rows: Option<usize>,
    /// Number of columns.
    columns: Option<usize>,
    /// Names of the cells, as moves have them.
    names: Vec<String>,
    /// Places of the cells, to the right and down; neighbours are about 1 apart.
    places: Vec<[f64; 2]>,
    /// Neighbours that are joined by a line: numbers of two cells.
    joins: Vec<[u32; 2]>,
    /// The last row is next to the first one.
    rows_close: bool,
    /// The last column is next to the first one.
    columns_close: bool,
    /// The vertices between which the cells run, where these are edges.
    vertices: Vec<VertexData>,
    /// Ends of each cell: numbers of two vertices.
    ends: Vec<[u32; 2]>,
    /// Letters in order.
    letters: Vec<LetterData>,
    /// Symbols of all cells, in order.
    position: String,
}

/// A vertex.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "BoardVertex"))]
struct VertexData {
    name: String,
    /// To the right and down.
    place: [f64; 2],
}

/// A letter.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "BoardLetter"))]
struct LetterData {
    name: String,
    symbol: char,
}

impl CellsData {
    pub(crate) fn new(asked: &BoardPosition) -> CellsData {
        let plan = Plan::of(asked.board.structure());
        let structure = asked.board.structure();
        let extent = structure.extent;
        let [rows_close, columns_close] = structure.closes();
        let frame = plan.frame.unwrap_or_default();
        let letters = &asked.board.file().letters;
        let letter =
            |letter: &boards::syntax::Letter| LetterData { name: letter.name.clone(), symbol: letter.symbol };
        let round = |place: &[f64; 2]| place.map(|length| (length * 1e3).round() / 1e3);
        CellsData {
            kind: structure.kind.name(),
            shape: match plan.shape {
                _ if structure.edges.is_some() => "edge",
                Shape::Square => "square",
                Shape::Hexagon => "hexagon",
                Shape::Circle => "circle",
            },
            rows: extent.map(|[rows, _]| rows),
            columns: extent.map(|[_, columns]| columns),
            names: (0..structure.cells()).map(|cell| asked.board.cell(cell)).collect(),
            places: plan.places.iter().map(round).collect(),
            joins: plan.joins,
            rows_close,
            columns_close,
            vertices: frame
                .vertices
                .iter()
                .zip(frame.names)
                .map(|(place, name)| VertexData { name, place: round(place) })
                .collect(),
            ends: frame.ends,
            letters: letters.iter().map(letter).collect(),
            position: asked.position.iter().map(|&at| letters[usize::from(at)].symbol).collect(),
        }
    }
}
