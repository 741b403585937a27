//! The argument about graphs.

use crate::argument::{Hackenbush, Statement};
use solve::graph::{Graph, analyse};
use std::borrow::Cow;

/// Limits on the edges of a graph whose fused form is drawn, and on the numbers of graphs and lines.
const MOST_EDGES: usize = 200;
const MOST_GRAPHS: usize = 3;
const MOST_LINES: usize = 24;

/// Explains the nim-values of these graphs: fused circles, and the values of the parts. Large graphs are not
/// explained.
pub(in crate::theory) fn account<'g>(graphs: impl Iterator<Item = Cow<'g, Graph>>) -> Vec<Statement> {
    let mut said = Vec::new();
    for graph in graphs.take(MOST_GRAPHS) {
        let Some(analysis) = analyse(&graph, MOST_EDGES) else { continue };
        if graph.edges().is_empty() {
            continue;
        }
        if said.is_empty() {
            said.push(Hackenbush::Rule.into());
        }
        let lines = analysis.drawing(&graph, MOST_LINES);
        said.extend(lines.into_iter().map(|line| Statement::from(Hackenbush::Line(line))));
    }
    said
}
