//! The fused graph: the graph after its circles are contracted.

use super::Graph;
use super::core::Core;
use super::depth::{NONE, Tree};
use super::peel::{EDGES, OTHERS, Spot, VALUE, peel};
use super::winning::grow;

/// Tree of fused parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Parts, each before those attached to it; the first has the ground.
    pub parts: Vec<Part>,
}

/// Vertices fused by circles, or a single vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Vertices, ascending.
    pub vertices: Vec<u32>,
    /// Number of edges between them, including loops; all become loops, each worth 1.
    pub inner_edges: usize,
    /// Bridge that connects the part to the one below; `None` for the ground.
    pub bridge: Option<Bridge>,
    /// Parts attached to this one, by ascending bridge.
    pub children: Vec<usize>,
    /// Nim-value of the part with everything attached to it.
    pub value: u64,
}

/// An edge between two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bridge {
    /// Index of the edge.
    pub edge: u32,
    /// The part below.
    pub below: usize,
}

impl Analysis {
    /// Nim-value of the whole graph.
    pub fn value(&self) -> u64 {
        self.parts.first().map_or(0, |part| part.value)
    }
}

impl Part {
    /// Value of the inner edges: their parity.
    pub fn parity(&self) -> u64 {
        self.inner_edges as u64 % 2
    }
}

/// Fused parts of a graph; `None` if it has more than `most` edges.
///
/// ```
/// use solve::graph::{Graph, analyse};
/// // A triangle on the ground, with a stalk of two edges on top.
/// let graph = Graph::new(5, 0, vec![[0, 1], [1, 2], [2, 0], [2, 3], [3, 4]])?;
/// let analysis = analyse(&graph, 100).ok_or("too large")?;
/// assert_eq!(analysis.value(), 1 ^ 2);
/// assert_eq!(analysis.parts[0].vertices, [0, 1, 2]);
/// assert_eq!(analysis.parts[1].value, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn analyse(graph: &Graph, most: usize) -> Option<Analysis> {
    if graph.edges().len() > most {
        return None;
    }
    let mut order = vec![];
    let spots = peel(graph, |vertex| order.push(vertex));
    let core = Core::new(&spots, graph.ground());
    let tree = grow(graph, &core);
    let mut partition = Partition { parts: vec![], part_of: vec![NONE; graph.vertices()] };
    partition.core(&core, &tree);
    partition.branches(&spots, &order);
    for &[a, b] in graph.edges() {
        let part = partition.part_of[a as usize];
        if a == b && part != NONE {
            partition.parts[part as usize].inner_edges += 1;
        }
    }
    Some(Analysis { parts: partition.in_order() })
}

struct Partition {
    parts: Vec<Part>,
    /// Part of each vertex; none if it floats.
    part_of: Vec<u32>,
}

impl Partition {
    /// Adds a part of one vertex.
    fn add(&mut self, vertex: u32, value: u32, bridge: Option<Bridge>) {
        let part = self.parts.len();
        if let Some(bridge) = bridge {
            self.parts[bridge.below].children.push(part);
        }
        self.part_of[vertex as usize] = part as u32;
        self.parts.push(Part {
            vertices: vec![vertex],
            inner_edges: 0,
            bridge,
            children: vec![],
            value: value.into(),
        });
    }

    fn core(&mut self, core: &Core, tree: &Tree) {
        let members: Vec<u32> = core.ranks.members().collect();
        let vertex = |place: u32| members[tree.order[place as usize] as usize];
        self.add(vertex(0), tree.values[0], None);
        for place in 1..tree.len() {
            let (here, below) = (vertex(place as u32), self.part_of[vertex(tree.parents[place]) as usize]);
            if tree.is_bridge(place) {
                let bridge = Bridge { edge: tree.edges[place], below: below as usize };
                self.add(here, tree.values[place], Some(bridge));
            } else {
                self.part_of[here as usize] = below;
                self.parts[below as usize].vertices.push(here);
                self.parts[below as usize].inner_edges += 1;
            }
        }
        for back in &tree.backs {
            let part = self.part_of[vertex(back.lower) as usize];
            self.parts[part as usize].inner_edges += 1;
        }
    }

    /// Adds the peeled branches, in the order of peeling.
    fn branches(&mut self, spots: &[Spot], order: &[u32]) {
        for &vertex in order.iter().rev() {
            let spot = &spots[vertex as usize];
            let below = self.part_of[spot[OTHERS] as usize];
            if below != NONE {
                let bridge = Bridge { edge: spot[EDGES], below: below as usize };
                self.add(vertex, spot[VALUE], Some(bridge));
            }
        }
    }

    /// Renumbers the parts: each before those attached to it, and those by ascending bridge.
    fn in_order(mut self) -> Vec<Part> {
        let mut numbers = vec![0; self.parts.len()];
        let (mut order, mut waiting) = (vec![], vec![0]);
        while let Some(part) = waiting.pop() {
            numbers[part] = order.len();
            order.push(part);
            let mut children = std::mem::take(&mut self.parts[part].children);
            children.sort_by_key(|&child| self.parts[child].bridge.map(|bridge| bridge.edge));
            waiting.extend(children.iter().rev());
            self.parts[part].children = children;
        }
        let mut ordered = vec![];
        for part in order {
            let Part { mut vertices, inner_edges, bridge, children, value } = self.parts[part].clone();
            vertices.sort_unstable();
            let bridge = bridge.map(|Bridge { edge, below }| Bridge { edge, below: numbers[below] });
            let children = children.into_iter().map(|child| numbers[child]).collect();
            ordered.push(Part { vertices, inner_edges, bridge, children, value });
        }
        ordered
    }
}
