//! The core: the part of the graph left by peeling, with adjacency lists.

use super::Graph;
use super::peel::{DEGREE, GONE, Spot, VALUE};
use super::ranks::Ranks;

/// Marks the last neighbour in a list; there are fewer vertices.
pub(super) const LAST: u32 = 1 << 31;

/// Unpeeled vertices with an edge, renumbered in ascending order, and the ground.
pub(super) struct Core {
    /// Set of these vertices.
    pub(super) ranks: Ranks,
    /// Value peeled off each vertex.
    pub(super) values: Vec<u32>,
    /// Start of each list, and end of the last.
    pub(super) starts: Vec<u32>,
}

/// Binary logarithm of the number of vertices whose lists fit the second-level cache together.
const BUCKET: u32 = 15;

impl Core {
    /// Core of a peeled graph.
    pub(super) fn new(spots: &[Spot], ground: u32) -> Core {
        let mut ranks = Ranks::with_capacity(spots.len());
        let (mut values, mut starts) = (vec![0; spots.len() + 1], vec![0; spots.len() + 1]);
        let (mut count, mut arcs) = (0, 0);
        for (first, block) in (0..).step_by(64).zip(spots.chunks(64)) {
            let (mut word, before) = (0, count as u32);
            for (bit, spot) in block.iter().enumerate() {
                let degree = spot[DEGREE];
                let stays = ((degree != 0) & (degree != GONE)) | (first + bit as u32 == ground);
                (values[count], starts[count]) = (spot[VALUE], arcs);
                count += usize::from(stays);
                arcs += degree & u32::from(stays).wrapping_neg();
                word |= u64::from(stays) << bit;
            }
            ranks.push(word, before);
        }
        values.truncate(count);
        starts[count] = arcs;
        starts.truncate(count + 1);
        Core { ranks, values, starts }
    }

    /// Number of vertices.
    pub(super) fn len(&self) -> usize {
        self.values.len()
    }

    /// Lists for all vertices, one after another, of the results of `said` for each edge except loops: it is
    /// called with the neighbour and the edge. The order within a list depends only on the graph. `scratch`
    /// is reusable memory.
    ///
    /// Edges are distributed to their lists through buckets of neighbouring vertices, so that few places in
    /// memory are written to at a time.
    pub(super) fn lists(
        &self,
        graph: &Graph,
        scratch: &mut Vec<u32>,
        said: impl Fn(u32, u32) -> u32,
    ) -> Vec<u32> {
        let arcs = self.starts.last().map_or(0, |&arcs| arcs as usize);
        let mut lists = vec![0; arcs];
        let mut next = self.starts.clone();
        let mut list = |vertex: u32, said: u32| {
            let place = &mut next[vertex as usize];
            lists[*place as usize] = said;
            *place += 1;
        };
        let buckets = self.len().div_ceil(1 << BUCKET);
        if buckets == 1 {
            self.each_arc(graph, |vertex, other, edge| list(vertex, said(other, edge)));
            return lists;
        }
        scratch.resize((2 * arcs).max(scratch.len()), 0);
        let (pairs, _) = scratch[..2 * arcs].as_chunks_mut::<2>();
        let mut fill: Vec<u32> = (0..buckets).map(|bucket| self.starts[bucket << BUCKET]).collect();
        self.each_arc(graph, |vertex, other, edge| {
            let place = &mut fill[(vertex >> BUCKET) as usize];
            pairs[*place as usize] = [vertex, said(other, edge)];
            *place += 1;
        });
        for &[vertex, said] in &*pairs {
            list(vertex, said);
        }
        lists
    }

    /// Visits every edge except loops in both directions.
    #[inline]
    fn each_arc(&self, graph: &Graph, mut arc: impl FnMut(u32, u32, u32)) {
        for (edge, &[a, b]) in (0..).zip(graph.edges()) {
            let ((has_a, a), (has_b, b)) = (self.ranks.rank(a), self.ranks.rank(b));
            if has_a & has_b & (a != b) {
                arc(a, b, edge);
                arc(b, a, edge);
            }
        }
    }

    /// Neighbours of every vertex, one list after another, each terminated by [`LAST`].
    pub(super) fn neighbours(&self, graph: &Graph, scratch: &mut Vec<u32>) -> Vec<u32> {
        let mut near = self.lists(graph, scratch, |other, _| other);
        for ends in self.starts.windows(2).filter(|ends| ends[0] < ends[1]) {
            near[ends[1] as usize - 1] |= LAST;
        }
        near
    }
}
