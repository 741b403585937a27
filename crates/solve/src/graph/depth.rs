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
    /// The edges outside the tree, by rising lower end.
    pub(super) backs: Vec<Back>,
    /// How many edges cover the edge to the parent; a bridge has none.
    pub(super) covers: Vec<u32>,
    /// The value of what hangs together with each vertex below the edge to its parent; for the highest vertex of a
    /// fused part this is the value of the part with all its branches.
    pub(super) values: Vec<u32>,
}

impl Tree {
    /// The tree that grows from the root; `near` says of each neighbour who it is and by which edge.
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

    /// A vertex sees all its neighbours when it is visited: those visited before are its ancestors, the others wait on
    /// a stack. So no list is read twice, though the tree be deep.
    fn walk(&mut self, starts: Vec<u32>, root: u32, near: &[[u32; 2]]) {
        let bare = starts[root as usize] == starts[root as usize + 1];
        // Where its list begins or, once it has one, its place and a mark.
        let mut state = starts;
        // A vertex, the edge to it, and the place from where.
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
