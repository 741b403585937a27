//! Graphviz DOT.

use super::push_label;
use crate::graph::read::{is_bare, keyword};
use crate::graph::{Analysis, Graph};
use std::fmt::Write;

/// Highlights of a drawing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks<'a> {
    /// Edges to be drawn thick, ascending: those whose cut wins.
    pub winning: &'a [u32],
    /// Fused parts to be framed, with their values.
    pub fused: Option<&'a Analysis>,
}

/// The graph as DOT, with every edge; the ground is a box and has `ground=true`.
///
/// ```
/// use solve::graph::{Graph, Marks, write_dot};
/// let graph = Graph::new(2, 0, vec![[0, 1], [1, 1]])?;
/// let marks = Marks { winning: &[0], fused: None };
/// assert_eq!(
///     write_dot(&graph, &marks),
///     "graph hackenbush {\n  node [shape=circle];\n  0 [ground=true, shape=box];\n  \
///      0 -- 1 [color=\"#00875a\", penwidth=3];\n  1 -- 1;\n}\n"
/// );
/// # Ok::<(), solve::graph::Mistake>(())
/// ```
pub fn write_dot(graph: &Graph, marks: &Marks) -> String {
    let mut out = String::from("graph hackenbush {\n  node [shape=circle];\n  ");
    push_label(&mut out, graph, graph.ground(), is_name);
    out.push_str(" [ground=true, shape=box];\n");
    let parts = marks.fused.map_or(&[][..], |analysis| &analysis.parts);
    for (index, part) in parts.iter().enumerate().filter(|(_, part)| part.inner_edges > 0) {
        // Writing to a string does not fail.
        let _ = write!(out, "  subgraph cluster_{index} {{\n    label=\"{}\";\n   ", part.value);
        for &vertex in &part.vertices {
            out.push(' ');
            push_label(&mut out, graph, vertex, is_name);
            out.push(';');
        }
        out.push_str("\n  }\n");
    }
    let mut winning = marks.winning.iter().peekable();
    for (edge, &[a, b]) in (0..).zip(graph.edges()) {
        out.push_str("  ");
        push_label(&mut out, graph, a, is_name);
        out.push_str(" -- ");
        push_label(&mut out, graph, b, is_name);
        let wins = winning.next_if_eq(&&edge).is_some();
        out.push_str(if wins { " [color=\"#00875a\", penwidth=3];\n" } else { ";\n" });
    }
    out.push_str("}\n");
    out
}

/// Returns `true` if a label is a DOT name that needs no quotes: not a keyword, and without a leading digit.
fn is_name(label: &str) -> bool {
    let digit = label.starts_with(|char: char| char.is_ascii_digit());
    is_bare(label) && keyword(label).is_none() && (!digit || label.bytes().all(|byte| byte.is_ascii_digit()))
}
