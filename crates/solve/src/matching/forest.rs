//! Edmonds' alternating forests.
//!
//! A tree grows from each vertex that the matching misses. Its vertices are even or odd by their distance from the
//! root, along edges that are in turn outside and inside the matching. An edge between even vertices of two trees
//! completes an augmenting path. One within a tree closes an odd circle, all of whose vertices become even: the circle
//! is contracted to its base, the vertex nearest to the root. When nothing grows any more and no path was found, there
//! is none, and the even vertices are those to which an alternating path of even length leads.

use super::{NONE, Neighbours};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// In no tree.
    Free,
    Even,
    Odd,
}

/// An alternating forest.
pub(super) struct Forest<'g> {
    graph: &'g Neighbours,
    labels: Vec<Label>,
    /// The former vertex on the way from the root: of odd vertices, and of vertices in contracted circles, along an
    /// edge outside the matching.
    before: Vec<u32>,
    /// Roots of the trees, by vertex.
    roots: Vec<u32>,
    /// Roots of trees that have been used by an augmenting path.
    used: Vec<bool>,
    /// Contracted circles, as a union–find whose representatives are the bases.
    bases: Vec<u32>,
    /// Marks of the search for a common base.
    marks: Vec<u32>,
    mark: u32,
    /// Even vertices whose edges have not been looked at.
    open: Vec<u32>,
}

impl<'g> Forest<'g> {
    /// Grows the trees from all vertices that the matching misses, and augments it along the paths that are found,
    /// none of which shares a tree with another. Returns `true` if there was one.
    pub(super) fn grown(graph: &'g Neighbours, partners: &mut [u32]) -> (Forest<'g>, bool) {
        let count = graph.order();
        let mut forest = Forest {
            graph,
            labels: vec![Label::Free; count],
            before: vec![NONE; count],
            roots: vec![NONE; count],
            used: vec![false; count],
            bases: (0..).take(count).collect(),
            marks: vec![0; count],
            mark: 0,
            open: Vec::new(),
        };
        for root in graph.vertices().filter(|&vertex| partners[vertex as usize] == NONE) {
            forest.plant(root, root);
        }
        let mut augmented = false;
        let mut next = 0;
        // Breadth first: short paths leave more trees for others.
        while let Some(&vertex) = forest.open.get(next) {
            next += 1;
            augmented |= forest.look_around(vertex, partners);
        }
        (forest, augmented)
    }

    /// `true` if an alternating path of even length leads to the vertex.
    pub(super) fn is_even(&self, vertex: usize) -> bool {
        self.labels[vertex] == Label::Even
    }

    /// Makes a vertex an even one of a tree.
    fn plant(&mut self, vertex: u32, root: u32) {
        self.labels[vertex as usize] = Label::Even;
        self.roots[vertex as usize] = root;
        self.open.push(vertex);
    }

    fn is_used(&self, vertex: u32) -> bool {
        self.used[self.roots[vertex as usize] as usize]
    }

    /// Follows the edges of an even vertex. Returns `true` if one of them completes an augmenting path.
    fn look_around(&mut self, vertex: u32, partners: &mut [u32]) -> bool {
        if self.is_used(vertex) {
            return false;
        }
        for next in self.graph.of(vertex) {
            match self.labels[next as usize] {
                Label::Odd => {}
                Label::Free => {
                    self.labels[next as usize] = Label::Odd;
                    self.before[next as usize] = vertex;
                    let root = self.roots[vertex as usize];
                    self.roots[next as usize] = root;
                    self.plant(partners[next as usize], root);
                }
                Label::Even if self.is_used(next) => {}
                Label::Even if self.roots[next as usize] != self.roots[vertex as usize] => {
                    for (end, other) in [(vertex, next), (next, vertex)] {
                        self.exchange(end, other, partners);
                        self.used[self.roots[end as usize] as usize] = true;
                    }
                    return true;
                }
                Label::Even => {
                    let (a, b) = (self.base(vertex), self.base(next));
                    if a != b {
                        let base = self.common(a, b, partners);
                        self.contract(vertex, next, base, partners);
                        self.contract(next, vertex, base, partners);
                    }
                }
            }
        }
        false
    }

    /// Joins an even vertex to a new partner, and exchanges the edges from there to its root.
    fn exchange(&self, vertex: u32, partner: u32, partners: &mut [u32]) {
        let mut left = std::mem::replace(&mut partners[vertex as usize], partner);
        while left != NONE {
            let other = self.before[left as usize];
            let next = std::mem::replace(&mut partners[other as usize], left);
            partners[left as usize] = other;
            left = next;
        }
    }

    /// The base of the contracted circle that the vertex is in, or the vertex.
    fn base(&mut self, mut vertex: u32) -> u32 {
        while self.bases[vertex as usize] != vertex {
            let above = self.bases[self.bases[vertex as usize] as usize];
            self.bases[vertex as usize] = above;
            vertex = above;
        }
        vertex
    }

    /// The nearest base below both, found by going down from both in turn.
    fn common(&mut self, a: u32, b: u32, partners: &[u32]) -> u32 {
        self.mark += 1;
        let (mut here, mut there) = (a, b);
        loop {
            if here != NONE {
                if self.marks[here as usize] == self.mark {
                    return here;
                }
                self.marks[here as usize] = self.mark;
                let odd = partners[here as usize];
                here = if odd == NONE { NONE } else { self.base(self.before[odd as usize]) };
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// Contracts the side of a circle from `vertex` down to its base; `other` is where its last edge leads.
    fn contract(&mut self, mut vertex: u32, mut other: u32, base: u32, partners: &[u32]) {
        while self.base(vertex) != base {
            self.before[vertex as usize] = other;
            let odd = partners[vertex as usize];
            if self.labels[odd as usize] == Label::Odd {
                self.labels[odd as usize] = Label::Even;
                self.open.push(odd);
            }
            for inner in [vertex, odd] {
                if self.bases[inner as usize] == inner {
                    self.bases[inner as usize] = base;
                }
            }
            other = odd;
            vertex = self.before[odd as usize];
        }
    }
}
