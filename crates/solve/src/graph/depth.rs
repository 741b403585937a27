//! The core as a fused depth-first tree: the basis of winning cuts and explanations.
//!
//! In a depth-first tree every edge outside the tree leads from a vertex up to one of its ancestors. It
//! *covers* the tree edges in between. A tree edge that is not covered is a bridge; the others join vertices
//! that are fused.

use super::core::{Core, LAST};

/// No vertex, no edge.
pub(super) const NONE: u32 = u32::MAX;

/// Marks a vertex that has an index in the tree.
const MARK: u32 = 1 << 31;

/// An edge outside the tree, by the indices of its ends.
#[derive(Clone, Copy)]
pub(super) struct Back {
    /// Lower end.
    pub(super) lower: u32,
    /// Upper end, an ancestor of the lower one.
    pub(super) upper: u32,
    /// Index of the edge.
    pub(super) edge: u32,
}

/// The depth-first tree. Vertices are numbered in preorder: descendants directly follow a vertex.
pub(super) struct Tree {
    /// Vertices of the core in the order of the tree.
    pub(super) order: Vec<u32>,
    /// Parent of each vertex; the root is its own.
    pub(super) parents: Vec<u32>,
    /// Edge to the parent; [`NONE`] for the root.
    pub(super) edges: Vec<u32>,
    /// Edges outside the tree, by ascending lower end.
    pub(super) backs: Vec<Back>,
    /// Number of edges that cover the edge to the parent; 0 for a bridge.
    pub(super) covers: Vec<u32>,
    /// Value of everything connected to each vertex below the edge to its parent; for the highest vertex of a
    /// fused part this is the value of the part with all its branches.
    pub(super) values: Vec<u32>,
}

impl Tree {
    /// Grows the tree from the root; `near` has the neighbours, each with the edge to it.
    pub(super) fn grow(core: &Core, root: u32, near: &[[u32; 2]]) -> Tree {
        let mut tree = Tree {
            order: vec![],
            parents: vec![],
            edges: vec![],
            backs: vec![],
            covers: vec![],
            values: vec![],
        };
        tree.walk(core.starts.clone(), root, near);
        tree.fold(core);
        tree
    }

    /// A vertex sees all its neighbours when it is visited: those visited before are its ancestors, the
    /// others wait on a stack. So no list is read twice, even if the tree is deep.
    fn walk(&mut self, starts: Vec<u32>, root: u32, near: &[[u32; 2]]) {
        let bare = starts[root as usize] == starts[root as usize + 1];
        // Start of the vertex's list, or once it has one, its index and a mark.
        let mut state = starts;
        // A vertex, the edge to it, and the index of the vertex it was reached from.
        let mut waiting = vec![[root, NONE, 0]];
        while let Some([vertex, edge, parent]) = waiting.pop() {
            let start = state[vertex as usize];
            if start >= MARK {
                continue;
            }
            let here = self.order.len() as u32;
            state[vertex as usize] = here | MARK;
            self.order.push(vertex);
            self.parents.push(parent);
            self.edges.push(edge);
            let list = if bare { &[] } else { &near[start as usize..] };
            for &[flagged, through] in list {
                let other = flagged & !LAST;
                let known = state[other as usize];
                if known < MARK {
                    waiting.push([other, through, here]);
                } else if through != edge {
                    self.backs.push(Back { lower: here, upper: known & !MARK, edge: through });
                }
                if flagged != other {
                    break;
                }
            }
        }
    }

    /// Computes cover counts and values of parts, from the leaves down.
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

    /// Number of vertices.
    pub(super) fn len(&self) -> usize {
        self.order.len()
    }

    /// Returns `true` if the edge from a vertex to its parent is a bridge.
    pub(super) fn is_bridge(&self, place: usize) -> bool {
        place != 0 && self.covers[place] == 0
    }
}
