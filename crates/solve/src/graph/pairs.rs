//! Classes of inner edges: two are in one class if cutting both disconnects something.
//!
//! Two tree edges are in one class exactly if the same edges cover them. If one lies above the other, and the
//! same number of edges covers each, this holds exactly if every edge that covers the lower one reaches
//! beyond the upper one; so it suffices to know for each tree edge the number of covering edges and the
//! lowest upper end among them. An edge outside the tree is in one class with the tree edges covered by it
//! alone.

use super::depth::{NONE, Tree};
use super::fetch::fetch;

/// Number of edges whose lower ends are looked up together.
const TOGETHER: usize = 256;

/// Classes of the requested tree edges, along with the edges outside the tree that belong to them.
pub(super) struct Classes {
    /// For each vertex, the next one above whose tree edge is in the same class.
    above: Vec<u32>,
    /// `true` if there is another one below.
    continued: Vec<bool>,
    /// For each vertex, among the edges that cover its tree edge the one with the lowest upper end, and that
    /// end.
    nearest: Vec<[u32; 2]>,
}

impl Classes {
    /// Classes of the tree edges from those vertices for which `asked` holds; it must hold for all or none of
    /// the vertices that are fused together.
    pub(super) fn new(tree: &Tree, asked: impl Fn(usize) -> bool) -> Classes {
        let nearest = nearest(tree);
        let mut classes =
            Classes { above: vec![NONE; tree.len()], continued: vec![false; tree.len()], nearest };
        // On the path from the root: for each number of covering edges, the lowest vertex with it, and the
        // entry it hides.
        let mut lowest = vec![NONE; tree.backs.len() + 1];
        let mut path: Vec<(u32, u32)> = vec![];
        for place in 1..tree.len() {
            while let Some(&(last, hidden)) = path.last()
                && last > tree.parents[place]
            {
                path.pop();
                lowest[tree.covers[last as usize] as usize] = hidden;
            }
            if tree.is_bridge(place) || !asked(place) {
                continue;
            }
            let hidden = &mut lowest[tree.covers[place] as usize];
            let candidate = *hidden;
            path.push((place as u32, candidate));
            *hidden = place as u32;
            let [_, reach] = classes.nearest[place];
            if candidate != NONE && reach < candidate {
                classes.above[place] = candidate;
                classes.continued[candidate as usize] = true;
            }
        }
        classes
    }

    /// Returns `true` if a vertex is the lowest of its class.
    pub(super) fn is_lowest(&self, place: usize) -> bool {
        !self.continued[place]
    }

    /// Class of the tree edge from a vertex, upwards from there.
    pub(super) fn upwards(&self, place: usize) -> impl Iterator<Item = usize> {
        let next = |&place: &usize| Some(self.above[place]).filter(|&above| above != NONE);
        std::iter::successors(Some(place), move |place| next(place).map(|above| above as usize))
    }

    /// Index of the edge outside the tree in the class of a tree edge that is covered only once.
    pub(super) fn closing(&self, tree: &Tree, place: usize) -> Option<usize> {
        (tree.covers[place] == 1).then(|| self.nearest[place][0] as usize)
    }
}

/// For each covered tree edge, the covering edge with the lowest upper end. Edges are processed by lowest
/// upper end first, and everything reached is skipped from then on.
fn nearest(tree: &Tree) -> Vec<[u32; 2]> {
    let mut nearest = vec![[NONE; 2]; tree.len()];
    let mut jump: Vec<u32> = (0..tree.len() as u32).collect();
    for batch in by_upper(tree).rchunks(TOGETHER) {
        fetch(batch.iter().map(|&[lower, ..]| jump[lower as usize]));
        for &[lower, upper, back] in batch.iter().rev() {
            let mut place = landing(&mut jump, lower);
            while place > upper {
                nearest[place as usize] = [back, upper];
                jump[place as usize] = tree.parents[place as usize];
                place = landing(&mut jump, place);
            }
        }
    }
    nearest
}

/// Edges outside the tree by ascending upper end: lower end, upper end, and index.
fn by_upper(tree: &Tree) -> Vec<[u32; 3]> {
    let mut next = vec![0; tree.len() + 1];
    for back in &tree.backs {
        next[back.upper as usize + 1] += 1;
    }
    for place in 1..next.len() {
        next[place] += next[place - 1];
    }
    let mut sorted = vec![[0; 3]; tree.backs.len()];
    for (index, back) in (0..).zip(&tree.backs) {
        let place = &mut next[back.upper as usize];
        sorted[*place as usize] = [back.lower, back.upper, index];
        *place += 1;
    }
    sorted
}

/// Target of a jump from a vertex; halves the path on the way.
fn landing(jump: &mut [u32], mut place: u32) -> u32 {
    while jump[place as usize] != place {
        let next = jump[jump[place as usize] as usize];
        jump[place as usize] = next;
        place = next;
    }
    place
}
