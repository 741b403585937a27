//! Labels of all vertices of a graph, computed backwards from the ends.

use super::Graph;
use crate::{Outcome, Verdict};

/// Outcome and remoteness of every vertex, four bytes each.
#[derive(Clone, Debug)]
pub struct Labels {
    /// Twice the remoteness, plus 1 where the player to move wins; [`DRAW`] for a draw.
    labels: Vec<u32>,
}

const DRAW: u32 = u32::MAX;

impl Labels {
    /// Outcome of a vertex.
    pub fn outcome(&self, vertex: u32) -> Outcome {
        match self.labels[vertex as usize] {
            DRAW => Outcome::D,
            label if label & 1 == 1 => Outcome::N,
            _ => Outcome::P,
        }
    }

    /// Number of moves of play if the winner hurries and the loser delays; `None` for a draw.
    pub fn remoteness(&self, vertex: u32) -> Option<u64> {
        match self.labels[vertex as usize] {
            DRAW => None,
            label => Some(u64::from(label >> 1)),
        }
    }

    /// Number of vertices.
    pub fn len(&self) -> usize {
        self.labels.len()
    }

    /// Returns `true` if there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.labels.is_empty()
    }
}

/// Labels every vertex.
///
/// A vertex is decided when its first option is found to be lost for the opponent, or its last one to be won.
/// The queue holds vertices in order of remoteness, so the first is the quickest win and the last the slowest
/// loss. Memory, besides the graph: four bytes per arrow and sixteen per vertex.
pub fn solve_graph(graph: &Graph) -> Labels {
    let count = graph.len();
    let stopped: Vec<Option<Verdict>> = (0..count as u32).map(|vertex| graph.verdict(vertex)).collect();
    let (starts, sources) = reverse(graph, &stopped);
    // Number of options not yet known to be won for the opponent.
    let mut left: Vec<u32> = (0..count as u32).map(|vertex| graph.targets(vertex).len() as u32).collect();
    let mut labels = vec![DRAW; count];
    let mut queue: Vec<u32> = Vec::with_capacity(count);
    for (vertex, verdict) in stopped.iter().enumerate() {
        match verdict {
            Some(Verdict::Lost) => labels[vertex] = 0,
            Some(Verdict::Won) => labels[vertex] = 1,
            Some(Verdict::Draw) | None => continue,
        }
        queue.push(vertex as u32);
    }
    let mut next = 0;
    while let Some(&vertex) = queue.get(next) {
        next += 1;
        let label = labels[vertex as usize];
        let won = label & 1;
        let vertex = vertex as usize;
        for &source in &sources[starts[vertex] as usize..starts[vertex + 1] as usize] {
            let source = source as usize;
            if labels[source] != DRAW {
                continue;
            }
            if won == 1 {
                left[source] -= 1;
                if left[source] > 0 {
                    continue;
                }
            }
            // One more move, and won exactly if this one is lost. A path has fewer than 2^31 moves as long as
            // the graph has fewer vertices.
            labels[source] = ((label >> 1) + 1) << 1 | (1 - won);
            queue.push(source as u32);
        }
    }
    Labels { labels }
}

/// Reversed arrows, without those from vertices at which play has stopped.
fn reverse(graph: &Graph, stopped: &[Option<Verdict>]) -> (Vec<u32>, Vec<u32>) {
    let count = graph.len();
    let live = || (0..count as u32).filter(|&vertex| stopped[vertex as usize].is_none());
    let mut starts = vec![0u32; count + 1];
    for vertex in live() {
        graph.targets(vertex).iter().for_each(|&target| starts[target as usize] += 1);
    }
    let mut total = 0;
    for start in &mut starts {
        total += *start;
        *start = total;
    }
    // Each list is filled from its end, so that every start is right in the end.
    let mut sources = vec![0u32; total as usize];
    for vertex in live() {
        for &target in graph.targets(vertex) {
            starts[target as usize] -= 1;
            sources[starts[target as usize] as usize] = vertex;
        }
    }
    (starts, sources)
}
