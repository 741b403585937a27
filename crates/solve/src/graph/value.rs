//! Nim-values of graphs.

use super::core::{Core, LAST};
use super::fetch::fetch;
use super::peel::{DEGREE, VALUE, peel};
use super::{Graph, stop};
use crate::{Halt, Limits};
use std::convert::Infallible;

/// Exact nim-value of a position.
///
/// ```
/// use solve::graph::{Graph, value};
/// // Two parallel edges and a loop at the far end: three inner edges count as one.
/// assert_eq!(value(&Graph::new(2, 0, vec![[0, 1], [1, 0], [1, 1]])?), 1);
/// # Ok::<(), solve::graph::Mistake>(())
/// ```
pub fn value(graph: &Graph) -> u64 {
    let Ok(value) = valued(graph, |_| Ok::<(), Infallible>(()));
    value
}

/// The same within limits, which are checked between passes over the graph.
pub fn value_within(graph: &Graph, limits: &Limits) -> Result<u64, Halt> {
    valued(graph, |bytes| stop::check(limits, bytes))
}

/// The value; before each pass `check` is called with the bytes to be used besides the graph.
fn valued<Stop>(graph: &Graph, check: impl Fn(usize) -> Result<(), Stop>) -> Result<u64, Stop> {
    let vertices = graph.vertices();
    check(20 * vertices)?;
    let spots = peel(graph, |_| {});
    let ground = graph.ground();
    if spots[ground as usize][DEGREE] == 0 {
        return Ok(spots[ground as usize][VALUE].into());
    }
    let core = Core::new(&spots, ground);
    let arcs = core.starts.last().map_or(0, |&arcs| arcs as usize);
    check(24 * vertices.max(arcs / 2) + 4 * arcs)?;
    let mut scratch = spots.into_flattened();
    let near = core.neighbours(graph, &mut scratch);
    check(4 * scratch.len() + 4 * arcs + 32 * core.len())?;
    let root = core.ranks.rank(ground).1;
    let (tree, others) = Tree::grow(core.starts, near, root, &mut scratch);
    check(4 * arcs + 32 * tree.order.len())?;
    let values = tree.order.iter().map(|&[vertex, _]| core.values[vertex as usize]).collect();
    Ok(tree.fold(values, others).into())
}

/// Marks a vertex that has an index in the tree, and the highest vertex of a fused part.
const MARK: u32 = 1 << 31;

/// Number of vertices of the tree whose lists are read together.
const TOGETHER: usize = 512;

/// A breadth-first tree from the ground. Vertices are identified by their index in it, parents before
/// children.
struct Tree {
    /// Vertices of the core in the order of the tree, with the starts of their lists.
    order: Vec<[u32; 2]>,
    /// Parent of each vertex; the root is its own.
    parents: Vec<u32>,
}

impl Tree {
    /// Grows the tree; returns the edges outside it, in `scratch`, as pairs of ends sorted by the later end.
    ///
    /// As in peeling, nothing branches on values just read at random.
    fn grow(starts: Vec<u32>, near: Vec<u32>, root: u32, scratch: &mut Vec<u32>) -> (Tree, &[[u32; 2]]) {
        let count = starts.len() - 1;
        let (mut order, mut parents) = (vec![[0; 2]; count + 1], vec![0; count + 1]);
        // Start of the vertex's list, or once it has one, its index and a mark.
        let mut state = starts;
        order[0] = [root, state[root as usize]];
        state[root as usize] = MARK;
        let (mut head, mut tail) = (0, 1);
        // Every edge is found once, at its later end; one extra place is written to and discarded.
        scratch.resize((near.len() + 2).max(scratch.len()), 0);
        let (earlier, _) = scratch.as_chunks_mut::<2>();
        let mut found = 0;
        let mut arcs = vec![];
        while head < tail {
            let end = tail.min(head + TOGETHER);
            fetch(order[head..end].iter().map(|&[_, start]| near[start as usize]));
            arcs.clear();
            for (place, &[_, start]) in (head as u32..).zip(&order[head..end]) {
                let list = &near[start as usize..];
                let length = list.iter().take_while(|&&other| other < LAST).count() + 1;
                arcs.extend(list[..length].iter().map(|other| [place, other & !LAST]));
            }
            fetch(arcs.iter().map(|&[_, other]| state[other as usize]));
            for &[place, other] in &arcs {
                let known = state[other as usize];
                let (seen, new) = ((known >> 31).wrapping_neg(), usize::from(known < MARK));
                (order[tail], parents[tail]) = ([other, known], place);
                state[other as usize] = (known & seen) | ((tail as u32 | MARK) & !seen);
                tail += new;
                earlier[found] = [known & !MARK, place];
                found += usize::from((known >= MARK) & (known & !MARK < place));
            }
            head = end;
        }
        order.truncate(tail);
        parents.truncate(tail);
        let others = without_tree(&mut earlier[..found], &parents);
        (Tree { order, parents }, others)
    }

    /// Value of the root: fuses along `others`, then adds every branch to its parent, children first.
    fn fold(&self, mut values: Vec<u32>, others: &[[u32; 2]]) -> u32 {
        // The parent, marked while the edge to it is a bridge; in a fused part, any vertex above.
        let mut above: Vec<u32> = self.parents.iter().map(|&parent| parent | MARK).collect();
        for batch in others.chunks(TOGETHER) {
            fetch(batch.iter().map(|&[earlier, _]| above[earlier as usize]));
            for &[earlier, later] in batch {
                values[later as usize] ^= 1;
                let (mut one, mut two) = (top(&mut above, earlier), top(&mut above, later));
                while one != two {
                    let lower = one.max(two);
                    above[lower as usize] &= !MARK;
                    (one, two) = (one.min(two), top(&mut above, lower));
                }
            }
        }
        for place in (1..values.len()).rev() {
            let value = values[place];
            let bridge = above[place] >= MARK;
            values[self.parents[place] as usize] ^= if bridge { value + 1 } else { value ^ 1 };
        }
        values[0]
    }
}

/// Highest vertex of the fused part of a vertex; halves the path on the way.
fn top(above: &mut [u32], mut place: u32) -> u32 {
    loop {
        let next = above[place as usize];
        if next >= MARK {
            return place;
        }
        let after = above[next as usize];
        if after >= MARK {
            return next;
        }
        above[place as usize] = after;
        place = after;
    }
}

/// Filters edges to earlier vertices to those outside the tree: for every later end, all but one of those to
/// the parent.
fn without_tree<'a>(earlier: &'a mut [[u32; 2]], parents: &[u32]) -> &'a [[u32; 2]] {
    let (mut kept, mut last) = (0, 0);
    for index in 0..earlier.len() {
        let [above, place] = earlier[index];
        let in_tree = (place != last) & (above == parents[place as usize]);
        last = if in_tree { place } else { last };
        earlier[kept] = [above, place];
        kept += usize::from(!in_tree);
    }
    &earlier[..kept]
}
