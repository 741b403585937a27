//! Reading of texts, and the place where it fails.

use crate::graph::Mistake;

/// Options for reading a text.
///
/// An edge list has edges with dashes, separated by blanks or commas, `0-1, 1-2-3`, or one pair of vertices
/// per line, `0 1`. A vertex without edges is on a line of its own, or after edges: `0-1, 5`; in DOT it is a
/// statement, `5;`. Vertices are numbers, names, or anything between quotes; `#`, `%` and `//` begin
/// comments. The ground is the vertex `0` or `ground`, or the one declared by a line `ground 7`; an edge
/// between `ground` and 7 has a dash.
///
/// graph6, sparse6 and digraph6 hold one graph each, with vertices from 0: `>>graph6<<Bw` is a triangle.
///
/// ```
/// use solve::graph::{Reading, value};
/// let reading = Reading::default();
/// // A house: four walls, a roof, a chimney.
/// let list = reading.graph(b"# walls\n0-1 1-2 2-3 3-0\n1-4 4-2 # roof\n4 chimney")?;
/// let dot = reading.graph(b"graph house { 0 -- 1 -- 2 -- 3 -- 0; 1 -- 4 -- 2; 4 -- chimney; }")?;
/// assert_eq!(value(&list), 1);
/// assert_eq!(value(&dot), 1);
/// let error = reading.graph(b"0 1\n1 2 3").unwrap_err();
/// assert_eq!(error.place.map(|place| (place.line, place.column)), Some((2, 5)));
/// # Ok::<(), solve::graph::ReadError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Reading<'a> {
    /// Label of the ground; overrides the text.
    pub ground: Option<&'a str>,
    /// `true` if directed edges are required: `0->1`, `digraph`. In an edge list `0-1` and `0 1` then lead
    /// from 0 to 1.
    pub directed: bool,
    /// `true` if a text without a header is graph6, as in files whose names end so; `Bw` is a vertex otherwise.
    pub coded: bool,
    /// Limit on the number of edges; groups in DOT make many of few words.
    pub most_edges: usize,
}

impl Default for Reading<'_> {
    /// Undirected edges, at most 2²⁸.
    fn default() -> Self {
        Reading { ground: None, directed: false, coded: false, most_edges: 1 << 28 }
    }
}

/// A mistake with its byte offset.
pub(super) type Failure = (usize, Mistake);
