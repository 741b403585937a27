//! The core as a depth-first tree, fused: what winning cuts and explanations stand on.
//!
//! In a depth-first tree every edge outside the tree leads from a vertex up to one of its ancestors. It *covers* the
//! tree edges in between. A tree edge that no edge covers is a bridge; the others join the vertices that are fused.

use super::core::{Core, LAST};

/// No vertex, no edge.
pub(super) const NONE: u32 = u32::MAX;

/// Marks a vertex that has a place in the tree.
const MARK: u32 = 1 << 31;

/// An edge outside the tree, by the places of its ends.
#[derive(Clone, Copy)]
pub(super) struct Back {
    /// Its lower end.
    pub(super) lower: u32,
    /// Its upper end, an ancestor of the lower one.
    pub(super) upper: u32,
    /// The edge.
    pub(super) edge: u32,
}

/// The depth-first tree. Its vertices are known by their place in it: descendants come right behind a vertex.
pub(super) struct Tree {
    /// The vertices of the core in the order of the tree.
    pub(super) order: Vec<u32>,
    /// The parent of each; the root is its own.
    pub(super) parents: Vec<u32>,
    /// The edge to the parent; none for the root.
    pub(super) edges: Vec<u32>,
    /// The edges outside the tree, the lower ends rising but for edges between the same vertices.
    pub(super) backs: Vec<Back>,
    /// How many edges cover the edge to the parent; a bridge has none.
    pub(super) covers: Vec<u32>,
    /// The value of what hangs together with each vertex below the edge to its parent; for the highest vertex of a
    /// fused part this is the value of the part with all its branches.
    pub(super) values: Vec<u32>,
}

impl Tree {
    /// The tree that grows from the root; `near` and `edges` say of each neighbour who it is and by which edge.
    pub(super) fn grow(core: &Core, root: u32, near: &[u32], edges: &[u32]) -> Tree {
        let mut tree = Tree {
            order: vec![],
            parents: vec![],
            edges: vec![],
            backs: vec![],
            covers: vec![],
            values: vec![],
        };
        tree.walk(core.starts.clone(), root, near, edges);
        tree.fold(core);
        tree
    }

    fn walk(&mut self, starts: Vec<u32>, root: u32, near: &[u32], edges: &[u32]) {
        // Where its list begins or, once it has one, its place and a mark.
        let mut state = starts;
        // The path to the vertex that is looked at: its place, and where its list goes on.
        let bare = state[root as usize] == state[root as usize + 1];
        let mut path = vec![[0, if bare { NONE } else { state[root as usize] }]];
        self.visit(root, 0, NONE);
        state[root as usize] = MARK;
        while let Some([place, next]) = path.last_mut() {
            let (here, at) = (*place, *next as usize);
            if *next == NONE {
                path.pop();
                continue;
            }
            let other = near[at];
            *next = if other >= LAST { NONE } else { *next + 1 };
            let known = state[(other & !LAST) as usize];
            if known < MARK {
                let new = self.order.len() as u32;
                self.visit(other & !LAST, here, edges[at]);
                state[(other & !LAST) as usize] = new | MARK;
                path.push([new, known]);
            } else if known & !MARK < here && edges[at] != self.edges[here as usize] {
                self.backs.push(Back { lower: here, upper: known & !MARK, edge: edges[at] });
            }
        }
    }

    fn visit(&mut self, vertex: u32, parent: u32, edge: u32) {
        self.order.push(vertex);
        self.parents.push(parent);
        self.edges.push(edge);
    }

    /// Counts what covers each edge and what each part is worth, from the leaves down.
    fn fold(&mut self, core: &Core) {
        self.values = self.order.iter().map(|&vertex| core.values[vertex as usize]).collect();
        self.covers = vec![0; self.order.len()];
        for back in &self.backs {
            self.values[back.lower as usize] ^= 1;
            self.covers[back.lower as usize] = self.covers[back.lower as usize].wrapping_add(1);
            self.covers[back.upper as usize] = self.covers[back.upper as usize].wrapping_sub(1);
        }
        for place in (1..self.order.len()).rev() {
            let (value, covers) = (self.values[place], self.covers[place]);
            let parent = self.parents[place] as usize;
            self.values[parent] ^= if covers == 0 { value + 1 } else { value ^ 1 };
            self.covers[parent] = self.covers[parent].wrapping_add(covers);
        }
    }

    /// How many vertices there are.
    pub(super) fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether the edge from a vertex to its parent is a bridge.
    pub(super) fn is_bridge(&self, place: usize) -> bool {
        place != 0 && self.covers[place] == 0
    }
}
