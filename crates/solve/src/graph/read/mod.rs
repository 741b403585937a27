//! Reading of graphs: edge lists or Graphviz DOT, detected automatically.
//!
//! Most texts are plain lists of numbers and are read by [`plain`], fast and on all cores. It has no errors:
//! a text it does not understand is read again from the start by [`list`], which reports every mistake with
//! its place.

mod dot;
mod line;
mod list;
mod naming;
mod plain;
mod quote;
mod token;

pub(super) use quote::{is_bare, quoted};
pub(super) use token::keyword;

use super::{EdgeList, Graph, Mistake, Place, ReadError};

/// Options for reading a text.
///
/// An edge list has edges with dashes, separated by blanks or commas, `0-1, 1-2-3`, or one pair of vertices
/// per line, `0 1`. A vertex without edges is on a line of its own, or after edges: `0-1, 5`; in DOT it is a
/// statement, `5;`. Vertices are numbers, names, or anything between quotes; `#`, `%` and `//` begin
/// comments. The ground is the vertex `0` or `ground`, or the one declared by a line `ground 7`; an edge
/// between `ground` and 7 has a dash.
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
    /// Limit on the number of edges; groups in DOT make many of few words.
    pub most_edges: usize,
}

impl Default for Reading<'_> {
    /// Undirected edges, at most 2²⁸.
    fn default() -> Self {
        Reading { ground: None, directed: false, most_edges: 1 << 28 }
    }
}

/// A mistake with its byte offset.
type Failure = (usize, Mistake);

impl Reading<'_> {
    /// Reads the edges of a text.
    pub fn edges(&self, text: &[u8]) -> Result<EdgeList, ReadError> {
        let text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text);
        let failed = |(offset, mistake): Failure| mistake.at(place(text, offset));
        let is_dot = dot::is_dot(text);
        if !is_dot && let Some(list) = plain::read(text, self) {
            return Ok(list);
        }
        let written =
            std::str::from_utf8(text).map_err(|error| failed((error.valid_up_to(), Mistake::NotUtf8)))?;
        let list = if is_dot { dot::read(written, self) } else { list::read(written, self) };
        let list = list.map_err(failed)?;
        if list.labels.is_empty() { Err(Mistake::Empty.into()) } else { Ok(list) }
    }

    /// Reads the graph of a text, with its ground.
    pub fn graph(&self, text: &[u8]) -> Result<Graph, ReadError> {
        let list = Reading { directed: false, ..*self }.edges(text)?;
        Ok(Graph::on_ground(list, self.ground)?)
    }
}

/// Line and column of a byte offset.
fn place(text: &[u8], offset: usize) -> Place {
    let before = &text[..offset.min(text.len())];
    let line = before.iter().filter(|&&byte| byte == b'\n').count();
    let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let column = String::from_utf8_lossy(&before[start..]).chars().count();
    Place { line: line + 1, column: column + 1 }
}
