//! Quantities of inputs.

/// Meaning of a number in an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Number of cases.
    Cases,
    /// Number of heaps.
    Heaps,
    /// Size of a heap.
    Heap,
    /// Most that may be taken.
    Most,
    /// Number of pieces.
    Pieces,
    /// Cell of a piece.
    Cell,
    /// Number of fields.
    Fields,
    /// Number of pawns.
    Pawns,
    /// Field of a pawn.
    Pawn,
    /// One of the two numbers.
    Number,
    /// Kind of a piece.
    Piece,
    /// Width of a board.
    Columns,
    /// Height of a board.
    Rows,
    /// Number of bottles.
    Bottles,
    /// Number of beans in a bottle.
    Beans,
    /// Size of the set.
    Set,
    /// A member of the set.
    Member,
    /// Number of positions.
    Positions,
    /// A side of a sheet.
    Side,
    /// Number of trees.
    Trees,
    /// Number of vertices.
    Vertices,
    /// Number of edges.
    Edges,
    /// A vertex.
    Vertex,
    /// Number of edges out of a vertex.
    Successors,
}
