//! Classes of inner edges: two are in one class if cutting both takes something off.
//!
//! Two tree edges are in one class exactly if the same edges cover them. If one lies above the other, and as many
//! edges cover both, that is so exactly if every edge that covers the lower one reaches beyond the upper one; so it
//! is enough to know of each tree edge how many cover it, and the lowest upper end among those. An edge outside the
//! tree is in one class with the tree edges that it alone covers.

use super::depth::{NONE, Tree};
use super::fetch::fetch;

/// How many edges have their lower ends looked up together.
const TOGETHER: usize = 256;

/// The classes of those tree edges that were asked for, along with the edges outside the tree that belong to them.
pub(super) struct Classes {
    /// For each vertex, the next one above whose tree edge is in the class of its own.
    above: Vec<u32>,
    /// Whether another one below is.
    continued: Vec<bool>,
    /// For each vertex, the one among the edges that cover its tree edge with the lowest upper end, and that end.
    nearest: Vec<[u32; 2]>,
}

impl Classes {
    /// The classes of the tree edges from those vertices for which `asked` holds; it must hold for all or none of
    /// the vertices that are fused together.
    pub(super) fn new(tree: &Tree, asked: impl Fn(usize) -> bool) -> Classes {
        let nearest = nearest(tree);
        let mut classes =
            Classes { above: vec![NONE; tree.len()], continued: vec![false; tree.len()], nearest };
        // On the path from the root: the lowest vertex with so many covering edges, and what it hides.
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

    /// Whether a vertex is the lowest of its class.
    pub(super) fn is_lowest(&self, place: usize) -> bool {
        !self.continued[place]
    }

    /// The class of the tree edge from a vertex, upwards from there.
    pub(super) fn upwards(&self, place: usize) -> impl Iterator<Item = usize> {
        let next = |&place: &usize| Some(self.above[place]).filter(|&above| above != NONE);
        std::iter::successors(Some(place), move |place| next(place).map(|above| above as usize))
    }

    /// The edge outside the tree that belongs to the class of a tree edge that only one covers, as an index.
    pub(super) fn closing(&self, tree: &Tree, place: usize) -> Option<usize> {
        (tree.covers[place] == 1).then(|| self.nearest[place][0] as usize)
    }
}

/// For each tree edge that is covered, the edge that does so with the lowest upper end. Those with lower upper ends
/// come first, and whatever is reached is jumped over from then on.
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

/// The edges outside the tree by rising upper end: their lower and upper ends, and which they are.
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

/// Where one lands jumping from a vertex; halves the path on the way.
fn landing(jump: &mut [u32], mut place: u32) -> u32 {
    while jump[place as usize] != place {
        let next = jump[jump[place as usize] as usize];
        jump[place as usize] = next;
        place = next;
    }
    place
}
