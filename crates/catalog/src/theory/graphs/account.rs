//! The argument about graphs.

use rules::Text;
use rules::speech::both;
use solve::graph::{Graph, analyse};
use std::borrow::Cow;

/// Limits on the edges of a graph whose fused form is drawn, and on the numbers of graphs and lines.
const MOST_EDGES: usize = 200;
const MOST_GRAPHS: usize = 3;
const MOST_LINES: usize = 24;

/// Explains the nim-values of these graphs: fused circles, and the values of the parts. Large graphs are not
/// explained.
pub(in crate::theory) fn account<'g>(graphs: impl Iterator<Item = Cow<'g, Graph>>) -> Vec<Text> {
    let mut said = Vec::new();
    for graph in graphs.take(MOST_GRAPHS) {
        let Some(analysis) = analyse(&graph, MOST_EDGES) else { continue };
        if graph.edges().is_empty() {
            continue;
        }
        if said.is_empty() {
            said.push(both(
                "Circles may be fused into one point: an odd number of edges in it is worth 1, an even number 0. A branch is worth 1 more than what stands on it, and what stands side by side adds up by ⊕.",
                "环可以缩成一点：环上的边数为奇数时值 1，偶数时值 0。一根枝的值比它上面的部分大 1，并排的枝用 ⊕ 相加。",
            ));
        }
        said.extend(analysis.drawing(&graph, MOST_LINES));
    }
    said
}
