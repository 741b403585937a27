//! Edge lists.

use super::push_label;
use crate::graph::Graph;
use crate::graph::read::is_bare;

/// The graph as an edge list, one `a-b` per line, preceded by a line `ground a` unless the label implies it.
///
/// ```
/// use solve::graph::{Graph, write_edges};
/// assert_eq!(write_edges(&Graph::new(3, 0, vec![[0, 1], [1, 2]])?), "0-1\n1-2\n");
/// assert_eq!(write_edges(&Graph::new(3, 2, vec![[0, 1], [1, 2]])?), "ground 2\n0-1\n1-2\n");
/// // Nothing is left.
/// assert_eq!(write_edges(&Graph::new(1, 0, vec![])?), "ground 0\n");
/// # Ok::<(), solve::graph::Mistake>(())
/// ```
///
/// If no edge ends at the ground, all of them float, and none is written.
pub fn write_edges(graph: &Graph) -> String {
    let ground = graph.ground();
    let has_edge = |vertex: u32| graph.edges().iter().any(|ends| ends.contains(&vertex));
    let mut out = String::with_capacity(graph.edges().len() * 16);
    let edges = if has_edge(ground) { graph.edges() } else { &[] };
    let usual = |label: &str| graph.labels().find(label).filter(|&vertex| has_edge(vertex));
    let known = match (usual("0"), usual("ground")) {
        (Some(_), Some(_)) => None,
        (zero, named) => zero.or(named),
    };
    if edges.is_empty() || known != Some(ground) {
        out.push_str("ground ");
        push_label(&mut out, graph, ground, is_bare);
        out.push('\n');
    }
    for &[a, b] in edges {
        push_label(&mut out, graph, a, is_bare);
        out.push('-');
        push_label(&mut out, graph, b, is_bare);
        out.push('\n');
    }
    out
}
