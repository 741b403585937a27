//! Drawing of the fused graph as a tree, for a terminal.

use super::{Analysis, Graph, Part};

/// Limit on the named vertices of a part, and on the summands shown for its value.
const MOST_NAMED: usize = 12;

/// A line of a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawnLine {
    /// A part, below the branches that lead to it.
    Part {
        /// The branches: `│  └─ `.
        branches: String,
        /// The part.
        part: DrawnPart,
    },
    /// The rest, which is cut off.
    More,
}

/// A part of the fused graph, with its sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnPart {
    /// `true` for the part of the ground.
    pub ground: bool,
    /// Labels of the first vertices.
    pub vertices: Vec<String>,
    /// `true` if there are more.
    pub more_vertices: bool,
    /// Number of edges of its circles.
    pub inner_edges: usize,
    /// Their value.
    pub parity: u64,
    /// The first summands of its value.
    pub terms: Vec<u64>,
    /// `true` if there are more.
    pub more_terms: bool,
    /// Its nim-value.
    pub value: u64,
}

impl Analysis {
    /// The lines of a drawing, one for each part, followed by those attached to it; cut off after `most_lines`.
    ///
    /// ```
    /// use solve::graph::{DrawnLine, Graph, analyse};
    /// let graph = Graph::new(5, 0, vec![[0, 1], [1, 2], [2, 0], [2, 3], [3, 4]])?;
    /// let analysis = analyse(&graph, 100).ok_or("too large")?;
    /// let DrawnLine::Part { part, .. } = &analysis.drawing(&graph, 10)[0] else { return Err("no part".into()) };
    /// // The ground with its circle of 3 edges: 1 ⊕ 2 = 3.
    /// assert_eq!((part.vertices.join(" ").as_str(), part.inner_edges), ("0 1 2", 3));
    /// assert_eq!((&*part.terms, part.value), (&[1, 2][..], 3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn drawing(&self, graph: &Graph, most_lines: usize) -> Vec<DrawnLine> {
        let mut lines = vec![];
        // For each part below the current one, `true` if it has further parts attached.
        let mut trunk: Vec<bool> = vec![];
        let mut waiting = vec![(0, 0, false)];
        while let Some((index, depth, more)) = waiting.pop() {
            if lines.len() == most_lines {
                lines.push(DrawnLine::More);
                break;
            }
            trunk.truncate(depth);
            let mut branches: String =
                trunk.iter().skip(1).map(|&more| if more { "│  " } else { "   " }).collect();
            if depth > 0 {
                branches.push_str(if more { "├─ " } else { "└─ " });
            }
            trunk.push(more);
            let part = &self.parts[index];
            lines.push(DrawnLine::Part { branches, part: self.drawn(graph, part) });
            let last = part.children.last();
            waiting.extend(part.children.iter().rev().map(|child| (*child, depth + 1, Some(child) != last)));
        }
        lines
    }

    /// A part with its vertices, inner edges, summands and value.
    fn drawn(&self, graph: &Graph, part: &Part) -> DrawnPart {
        let labels = part.vertices.iter().take(MOST_NAMED).map(|&vertex| graph.label(vertex).into_owned());
        let own = (part.inner_edges > 0).then_some(part.parity());
        let branches = part.children.iter().map(|&child| self.parts[child].value + 1);
        let mut terms: Vec<u64> = own.into_iter().chain(branches).collect();
        let more_terms = terms.len() > MOST_NAMED;
        terms.truncate(MOST_NAMED);
        DrawnPart {
            ground: part.bridge.is_none(),
            vertices: labels.collect(),
            more_vertices: part.vertices.len() > MOST_NAMED,
            inner_edges: part.inner_edges,
            parity: part.parity(),
            terms,
            more_terms,
            value: part.value,
        }
    }
}
