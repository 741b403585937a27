//! Graphs drawn for a terminal, as indented trees.

use std::collections::{HashMap, HashSet};

/// Graphs with more edges are not drawn.
const MOST: usize = 60;

/// The graph from the ground, vertex 0, upwards; each edge once. An edge back to a vertex already drawn is
/// shown as `↩`, a loop as `↺`. `None` for a large graph.
pub(crate) fn tree(edges: &[(u64, u64)]) -> Option<String> {
    if edges.len() > MOST {
        return None;
    }
    let mut at: HashMap<u64, Vec<(usize, u64)>> = HashMap::new();
    for (index, &(a, b)) in edges.iter().enumerate() {
        at.entry(a).or_default().push((index, b));
        if a != b {
            at.entry(b).or_default().push((index, a));
        }
    }
    let mut lines = vec!["0".to_string()];
    let mut used = HashSet::new();
    let mut seen = HashSet::from([0u64]);
    // A vertex, the index of its next edge, and the prefix of its branches.
    let mut open = vec![(0u64, 0usize, String::new())];
    while let Some((vertex, from, indent)) = open.pop() {
        let near = at.get(&vertex).map_or(&[][..], Vec::as_slice);
        let fresh = |used: &HashSet<usize>, from: usize| {
            (from..near.len()).find(|&place| !used.contains(&near[place].0))
        };
        let Some(place) = fresh(&used, from) else { continue };
        let (edge, next) = near[place];
        used.insert(edge);
        // Edges here may be used up by the drawing above, so the last branch is not known in advance.
        let (branch, below) = match fresh(&used, place + 1) {
            Some(_) => ("├─ ", "│  "),
            None => ("└─ ", "   "),
        };
        open.push((vertex, place + 1, indent.clone()));
        if next == vertex {
            lines.push(format!("{indent}{branch}↺"));
        } else if seen.insert(next) {
            lines.push(format!("{indent}{branch}{next}"));
            open.push((next, 0, format!("{indent}{below}")));
        } else {
            lines.push(format!("{indent}{branch}↩ {next}"));
        }
    }
    Some(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::tree;

    #[test]
    fn every_edge_is_drawn_once_from_the_ground_up() {
        let drawn = tree(&[(0, 1), (1, 2), (1, 2), (2, 2), (0, 3)]).expect("small");
        assert_eq!(drawn, "0\n├─ 1\n│  ├─ 2\n│  │  ├─ ↩ 1\n│  │  └─ ↺\n└─ 3");
    }
}
