//! graph6, sparse6 and digraph6, in which programs that list graphs write one graph a line.
//!
//! Characters from `?` to `~` carry six bits each, the highest first. The number of vertices comes first, in 1, 4 or 8 characters;
//! then graph6 has the upper triangle of the adjacency matrix by columns, digraph6 after `&` the whole matrix by rows, and sparse6
//! after `:` a list of edges. Vertices are numbers from 0. Reading takes time linear in the length of the text.

use super::reading::{Failure, Reading};
use crate::graph::{CodeMistake, EdgeList, Graph, Labels, Mistake};

/// First characters of a text that says its own format, and the character that then may begin the graph.
const HEADERS: [(&[u8], Option<u8>); 3] =
    [(b">>graph6<<", None), (b">>sparse6<<", Some(b':')), (b">>digraph6<<", Some(b'&'))];

/// Vertices without edges, which sparse6 has for nothing, that any text may have.
const MOST_ALONE: usize = 1 << 20;

/// Returns `true` if a text says that it is in one of these formats: a header, or the mark of sparse6 or digraph6.
pub(super) fn is_marked(text: &[u8]) -> bool {
    let text = text.trim_ascii_start();
    matches!(text.first(), Some(b':' | b'&')) || HEADERS.iter().any(|(header, _)| text.starts_with(header))
}

/// Reads the only graph of a text.
pub(super) fn read(text: &[u8], reading: &Reading) -> Result<EdgeList, Failure> {
    let mut at = text.len() - text.trim_ascii_start().len();
    let mut mark = None;
    if let Some((header, due)) = HEADERS.iter().find(|(header, _)| text[at..].starts_with(header)) {
        at += header.len();
        // A header of graph6 stands before the other formats too where graphs of several kinds are mixed.
        mark = *due;
        at += text[at..].len() - text[at..].trim_ascii_start().len();
    }
    if let Some(&first @ (b':' | b'&')) = text.get(at) {
        mark = Some(first);
        at += 1;
    } else if mark.is_some() {
        return Err((at, CodeMistake::Short.into()));
    }
    let length = text[at..].iter().position(u8::is_ascii_whitespace).unwrap_or(text.len() - at);
    let end = at + length;
    if let Some(next) = text[end..].iter().position(|byte| !byte.is_ascii_whitespace()) {
        return Err((end + next, CodeMistake::Second.into()));
    }
    if let Some(wrong) = text[at..end].iter().position(|byte| !(b'?'..=b'~').contains(byte)) {
        let given = String::from_utf8_lossy(&text[at + wrong..end]).chars().next().unwrap_or_default();
        return Err((at + wrong, CodeMistake::Character { given }.into()));
    }
    let mut code = Code { text: &text[..end], at, most_edges: reading.most_edges, edges: vec![] };
    let directed = mark == Some(b'&');
    match (directed, reading.directed) {
        (true, false) => return Err((at, Mistake::Directed)),
        (false, true) => return Err((at, Mistake::Undirected)),
        _ => {}
    }
    let vertices = code.number()?;
    // A short text does not ask for much memory.
    let limit = Graph::MOST_VERTICES.min(text.len().max(MOST_ALONE));
    if vertices > limit as u64 {
        return Err((at, Mistake::TooManyVertices { limit }));
    }
    let vertices = vertices as u32;
    match mark {
        None => code.matrix(vertices, false)?,
        Some(b'&') => code.matrix(vertices, true)?,
        Some(_) => code.list(vertices)?,
    }
    Ok(EdgeList {
        labels: Labels::counted(vertices),
        edges: code.edges,
        directed,
        ground: None,
        all_occur: true,
    })
}

/// Characters that carry six bits each.
struct Code<'t> {
    /// The text up to the end of the graph.
    text: &'t [u8],
    /// Offset of the next character.
    at: usize,
    most_edges: usize,
    edges: Vec<[u32; 2]>,
}

impl Code<'_> {
    /// The bits of the next character.
    fn sextet(&mut self) -> Result<u64, Failure> {
        let Some(byte) = self.text.get(self.at) else {
            return Err((self.text.len(), CodeMistake::Short.into()));
        };
        self.at += 1;
        Ok(u64::from(byte - b'?'))
    }

    /// A number of vertices: one character, or `~` and three, or `~~` and six.
    fn number(&mut self) -> Result<u64, Failure> {
        const LONG: u64 = 63;
        let mut first = self.sextet()?;
        if first != LONG {
            return Ok(first);
        }
        first = self.sextet()?;
        let (mut number, more) = if first == LONG { (0, 6) } else { (first, 2) };
        for _ in 0..more {
            number = number << 6 | self.sextet()?;
        }
        Ok(number)
    }

    fn edge(&mut self, ends: [u32; 2]) -> Result<(), Failure> {
        if self.edges.len() >= self.most_edges {
            return Err((self.at.saturating_sub(1), Mistake::TooManyEdges { limit: self.most_edges }));
        }
        self.edges.push(ends);
        Ok(())
    }

    /// A bit for each place of the adjacency matrix: of the whole by rows, or of the upper triangle by columns.
    fn matrix(&mut self, vertices: u32, whole: bool) -> Result<(), Failure> {
        let side = u64::from(vertices);
        let bits = if whole { side * side } else { side * side.saturating_sub(1) / 2 };
        let (due, found) = (bits.div_ceil(6), (self.text.len() - self.at) as u64);
        if due != found {
            let place = if due < found { self.at + due as usize } else { self.text.len() };
            return Err((place, CodeMistake::Length { vertices, due, found }.into()));
        }
        let (mut left, mut sextet) = (0, 0);
        for outer in 0..vertices {
            for inner in 0..if whole { vertices } else { outer } {
                if left == 0 {
                    (left, sextet) = (6, self.sextet()?);
                }
                left -= 1;
                if sextet >> left & 1 == 1 {
                    self.edge(if whole { [outer, inner] } else { [inner, outer] })?;
                }
            }
        }
        Ok(())
    }

    /// Edges of sparse6: a bit that moves on to the next vertex, and a number as wide as the last vertex, either another end or a later vertex.
    fn list(&mut self, vertices: u32) -> Result<(), Failure> {
        let width = u32::BITS - vertices.saturating_sub(1).leading_zeros();
        let (mut vertex, mut bits, mut buffer) = (0, 0, 0_u64);
        loop {
            while bits < width + 1 {
                // What is left are bits that fill the last character.
                let Some(byte) = self.text.get(self.at) else { return Ok(()) };
                buffer = (buffer << 6 | u64::from(byte - b'?')) & ((1 << 40) - 1);
                self.at += 1;
                bits += 6;
            }
            bits -= width + 1;
            let taken = buffer >> bits;
            vertex += (taken >> width & 1) as u32;
            let other = (taken & ((1 << width) - 1)) as u32;
            if vertex >= vertices || other >= vertices && other > vertex {
                return Ok(());
            }
            if other > vertex {
                vertex = other;
            } else {
                self.edge([other, vertex])?;
            }
        }
    }
}
