//! Writing of graphs, such that reading the text returns the same graph.

mod dot;
mod list;

pub use dot::{Marks, write_dot};
pub use list::write_edges;

use super::Graph;
use std::fmt::Write;

/// Appends a label; `bare` tells if a name needs no quotes.
fn push_label(out: &mut String, graph: &Graph, vertex: u32, bare: impl Fn(&str) -> bool) {
    // Writing to a string does not fail.
    let _ = match graph.labels().number(vertex) {
        Some(number) => write!(out, "{number}"),
        None => match graph.label(vertex) {
            label if bare(&label) => write!(out, "{label}"),
            label => write!(out, "{}", super::read::quoted(&label)),
        },
    };
}
