//! Search for all winning cuts.

use super::core::Core;
use super::depth::Tree;
use super::pairs::Classes;
use super::peel::{EDGES, OTHERS, Spot, VALUE, peel};
use super::ring::Ring;
use super::{Graph, stop};
use crate::{Halt, Limits};

/// Nim-value of a position, and every cut that leaves 0, or another wanted value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winning {
    /// Nim-value of the position.
    pub value: u64,
    /// Edges whose cut leaves the wanted value, ascending. For 0 there are none exactly if the value is 0.
    pub edges: Vec<u32>,
}

/// All winning cuts of a position, by a single descent from the ground.
///
/// ```
/// use solve::Limits;
/// use solve::graph::{Graph, winning};
/// // A stalk of three edges beside a stalk of one: cut the second edge of the long one.
/// let found = winning(&Graph::new(5, 0, vec![[0, 1], [1, 2], [2, 3], [0, 4]])?, &Limits::none());
/// assert_eq!(found.map(|found| (found.value, found.edges)), Ok((2, vec![1])));
/// # Ok::<(), solve::graph::Mistake>(())
/// ```
pub fn winning(graph: &Graph, limits: &Limits) -> Result<Winning, Halt> {
    cuts(graph, 0, limits)
}

/// Nim-value of a position, and every cut that leaves a wanted value different from it.
pub fn cuts(graph: &Graph, wanted: u64, limits: &Limits) -> Result<Winning, Halt> {
    let (vertices, edges) = (graph.vertices(), graph.edges().len());
    stop::check(limits, 28 * vertices + edges)?;
    let mut order = vec![];
    let spots = peel(graph, |vertex| order.push(vertex));
    let core = Core::new(&spots, graph.ground());
    let arcs = core.starts.last().map_or(0, |&arcs| arcs as usize);
    stop::check(limits, 28 * vertices + edges + 20 * arcs + 24 * core.len())?;
    let tree = grow(graph, &core);
    stop::check(limits, 28 * vertices + edges + 12 * arcs + 48 * core.len())?;
    let value = tree.values[0];
    let mut descent = Descent { changes: vec![0; vertices], wins: vec![false; edges] };
    // No cut leaves more than the number of edges.
    let change = u32::try_from(wanted).map_or(0, |wanted| value ^ wanted);
    if change != 0 {
        descent.through_core(&core, &tree, change);
        descent.through_branches(&spots, &order);
        descent.through_loops(graph);
    }
    let found = (0..).zip(&descent.wins).filter_map(|(edge, &wins)| wins.then_some(edge));
    Ok(Winning { value: value.into(), edges: found.collect() })
}

/// Core of a graph as a depth-first tree.
pub(super) fn grow(graph: &Graph, core: &Core) -> Tree {
    let mut scratch = vec![];
    let near = core.neighbours(graph, &mut scratch);
    let edges = core.lists(graph, &mut scratch, |_, edge| edge);
    drop(scratch);
    let near: Vec<[u32; 2]> = near.into_iter().zip(edges).map(|(other, edge)| [other, edge]).collect();
    Tree::grow(core, core.ranks.rank(graph.ground()).1, &near)
}

/// The descent from the ground. At the ground the value has to become the wanted one, 0 for a win. At a fused
/// part with value g that has to become T, a branch of value c has to become d = c ⊕ g ⊕ T: its bridge is cut
/// if d = 0, and otherwise the part on the bridge has to become d − 1. So every part has at most one T, and
/// only its *change* g ⊕ T is needed, which is never 0: here 0 marks a part in which no cut wins.
struct Descent {
    /// Change wanted in the fused part of each vertex.
    changes: Vec<u32>,
    /// `true` for each edge whose cut wins.
    wins: Vec<bool>,
}

impl Descent {
    /// Change wanted in the part on a bridge, given its value, from the change wanted where the bridge is
    /// attached.
    fn cross(&mut self, bridge: u32, value: u32, change: u32) -> u32 {
        let wanted = (value + 1) ^ change;
        match wanted.checked_sub(1) {
            _ if change == 0 => 0,
            Some(wanted) => value ^ wanted,
            None => {
                self.wins[bridge as usize] = true;
                0
            }
        }
    }

    fn through_core(&mut self, core: &Core, tree: &Tree, change: u32) {
        let mut changes = vec![change; tree.len()];
        for place in 1..tree.len() {
            let change = changes[tree.parents[place] as usize];
            changes[place] = match tree.is_bridge(place) {
                true => self.cross(tree.edges[place], tree.values[place], change),
                false => change,
            };
        }
        self.through_rings(tree, &changes);
        let mut of_core = vec![0; core.len()];
        for (&vertex, &change) in tree.order.iter().zip(&changes) {
            of_core[vertex as usize] = change;
        }
        for (vertex, &change) in core.ranks.members().zip(&of_core) {
            self.changes[vertex as usize] = change;
        }
    }

    /// Handles the inner edges of the core. Let v be the vertex below the i-th tree edge of a class, counted
    /// from above: the total value of the parts before it is the value of everything not attached to v, so
    /// that up to a constant A is the value at v, with its lowest bit flipped i times; for the edge outside
    /// the tree it is 0, flipped likewise. The ring may also be walked in the other direction, from below.
    fn through_rings(&mut self, tree: &Tree, changes: &[u32]) {
        let classes = Classes::new(tree, |place| changes[place] & 1 == 1);
        let mut ring = Ring::default();
        let mut closes = vec![false; tree.backs.len()];
        for (lowest, &change) in changes.iter().enumerate().skip(1) {
            if tree.is_bridge(lowest) || change & 1 == 0 || !classes.is_lowest(lowest) {
                continue;
            }
            ring.clear();
            if let Some(back) = classes.closing(tree, lowest) {
                closes[back] = true;
                ring.push(0, tree.backs[back].edge);
            }
            for place in classes.upwards(lowest) {
                ring.push(tree.values[place], tree.edges[place]);
            }
            ring.winning(change, |edge| self.wins[edge as usize] = true);
        }
        for (back, closes) in tree.backs.iter().zip(closes) {
            if !closes && changes[back.lower as usize] == 1 {
                self.wins[back.edge as usize] = true;
            }
        }
    }

    /// Handles the peeled branches, in the order of peeling.
    fn through_branches(&mut self, spots: &[Spot], order: &[u32]) {
        for &vertex in order.iter().rev() {
            let spot = &spots[vertex as usize];
            let change = self.changes[spot[OTHERS] as usize];
            self.changes[vertex as usize] = self.cross(spot[EDGES], spot[VALUE], change);
        }
    }

    /// Handles loops: a loop is worth 1 in any part.
    fn through_loops(&mut self, graph: &Graph) {
        for (wins, &[a, b]) in self.wins.iter_mut().zip(graph.edges()) {
            *wins |= a == b && self.changes[a as usize] == 1;
        }
    }
}
