//! Peeling: a vertex with one edge is the end of a branch, so its branch can be accounted for at the other
//! end.
//!
//! No adjacency lists are needed. Each vertex keeps the exclusive or of all its neighbours and of all its
//! edges; when only one is left, those are its neighbour and its edge. Once there are no more leaves, the
//! circles, the paths between them, and the ground remain.

use super::Graph;
use super::fetch::fetch;

/// State of a vertex, in a single cache line: [`DEGREE`], [`OTHERS`], [`EDGES`] and [`VALUE`].
pub(super) type Spot = [u32; 4];

/// Number of edges except loops; [`GONE`] for a peeled vertex.
pub(super) const DEGREE: usize = 0;
/// Exclusive or of the neighbours; the parent of a peeled vertex.
pub(super) const OTHERS: usize = 1;
/// Exclusive or of the edges; the edge to the parent of a peeled vertex.
pub(super) const EDGES: usize = 2;
/// Nim-sum of the loops and of the branches peeled off.
pub(super) const VALUE: usize = 3;

/// Degree of a peeled vertex.
pub(super) const GONE: u32 = u32::MAX;

/// Number of vertices searched together for leaves; their spots fit the first-level cache.
const BLOCK: usize = 1024;
/// Number of edges for whose ends the spots are fetched together.
const TOGETHER: usize = 256;
/// Number of queued vertices for which the spots are fetched together.
const AHEAD: usize = 128;

/// Peels a graph; calls `peeled` for each peeled vertex in turn, children before parents.
pub(super) fn peel(graph: &Graph, peeled: impl FnMut(u32)) -> Vec<Spot> {
    let mut spots = spots(graph);
    let ground = graph.ground() as usize;
    // The ground is never peeled: two extra edges keep it from looking like a leaf.
    spots[ground][DEGREE] += 2;
    strip(&mut spots, peeled);
    spots[ground][DEGREE] -= 2;
    spots
}

fn spots(graph: &Graph) -> Vec<Spot> {
    let mut spots = vec![[0; 4]; graph.vertices()];
    for (first, batch) in (0..).step_by(TOGETHER).zip(graph.edges().chunks(TOGETHER)) {
        fetch(batch.iter().flatten().map(|&end| spots[end as usize][DEGREE]));
        for (edge, &[a, b]) in (first..).zip(batch) {
            if a == b {
                spots[a as usize][VALUE] ^= 1;
                continue;
            }
            for (vertex, other) in [(a, b), (b, a)] {
                let spot = &mut spots[vertex as usize];
                spot[DEGREE] += 1;
                spot[OTHERS] ^= other;
                spot[EDGES] ^= edge;
            }
        }
    }
    spots
}

/// Peels leaf after leaf. Memory is visited at random, so nothing here branches on a value just read: a new
/// leaf only changes the position of the next write, and the processor can read on.
fn strip(spots: &mut [Spot], mut peeled: impl FnMut(u32)) {
    let count = spots.len();
    // Leaves that appear behind the block being searched; those ahead will be found there.
    let mut queue = vec![0; count + 1];
    let mut tail = 0;
    let mut leaves = [0; BLOCK];
    for start in (0..count).step_by(BLOCK) {
        let end = count.min(start + BLOCK);
        let mut found = 0;
        for (vertex, spot) in (start as u32..).zip(&spots[start..end]) {
            leaves[found] = vertex;
            found += usize::from(spot[DEGREE] == 1);
        }
        fetch(leaves[..found].iter().map(|&leaf| spots[spots[leaf as usize][OTHERS] as usize][DEGREE]));
        for &leaf in &leaves[..found] {
            if let Some((parent, degree)) = take(spots, leaf) {
                peeled(leaf);
                queue[tail] = parent;
                tail += usize::from((degree == 1) & ((parent as usize) < end));
            }
        }
    }
    let mut head = 0;
    while head < tail {
        let end = tail.min(head + AHEAD);
        fetch(queue[head..end].iter().map(|&vertex| spots[vertex as usize][OTHERS]));
        fetch(queue[head..end].iter().map(|&leaf| spots[spots[leaf as usize][OTHERS] as usize][DEGREE]));
        for place in head..end {
            let leaf = queue[place];
            if let Some((parent, degree)) = take(spots, leaf) {
                peeled(leaf);
                queue[tail] = parent;
                tail += usize::from(degree == 1);
            }
        }
        head = end;
    }
}

/// Peels a leaf; returns its parent and the number of edges left there. `None` if it is no longer a leaf,
/// because its only neighbour was peeled off it: the last vertex of a floating tree.
fn take(spots: &mut [Spot], leaf: u32) -> Option<(u32, u32)> {
    let [degree, parent, edge, value] = spots[leaf as usize];
    if degree != 1 {
        return None;
    }
    spots[leaf as usize][DEGREE] = GONE;
    let spot = &mut spots[parent as usize];
    spot[DEGREE] -= 1;
    spot[OTHERS] ^= leaf;
    spot[EDGES] ^= edge;
    spot[VALUE] ^= value + 1;
    Some((parent, spot[DEGREE]))
}
