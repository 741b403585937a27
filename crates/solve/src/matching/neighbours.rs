//! Adjacency lists of undirected graphs.

/// An undirected graph with the vertices 0, 1, 2, …, some of which may have been taken away.
#[derive(Clone, Debug)]
pub struct Neighbours {
    /// The neighbours of a vertex are those of `targets` between its offset and the next.
    offsets: Vec<usize>,
    targets: Vec<u32>,
    gone: Vec<bool>,
}

impl Neighbours {
    /// The graph with these edges, without its loops; parallel edges are one. Ends have to be less than `vertices`.
    pub fn new(vertices: u32, edges: &[[u32; 2]]) -> Neighbours {
        let mut pairs: Vec<[u32; 2]> =
            edges.iter().filter(|[a, b]| a != b).flat_map(|&[a, b]| [[a, b], [b, a]]).collect();
        pairs.sort_unstable();
        pairs.dedup();
        let mut offsets = vec![0; vertices as usize + 1];
        pairs.iter().for_each(|&[from, _]| offsets[from as usize + 1] += 1);
        for vertex in 1..offsets.len() {
            offsets[vertex] += offsets[vertex - 1];
        }
        let targets = pairs.into_iter().map(|[_, to]| to).collect();
        Neighbours { offsets, targets, gone: vec![false; vertices as usize] }
    }

    /// The number of vertices, including those taken away.
    pub fn order(&self) -> usize {
        self.gone.len()
    }

    /// Takes a vertex away.
    pub fn take(&mut self, vertex: u32) {
        self.gone[vertex as usize] = true;
    }

    /// The vertices that are left.
    pub fn vertices(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.gone).filter(|(_, gone)| !**gone).map(|(vertex, _)| vertex)
    }

    /// The neighbours of a vertex that are left, ascending.
    pub fn of(&self, vertex: u32) -> impl Iterator<Item = u32> {
        let all = &self.targets[self.offsets[vertex as usize]..self.offsets[vertex as usize + 1]];
        all.iter().copied().filter(|&next| !self.gone[next as usize])
    }

    /// The neighbour at a place of the list of all, the first at `first`; `None` at its end.
    pub(super) fn at(&self, vertex: u32, place: usize) -> Option<u32> {
        let all = &self.targets[self.offsets[vertex as usize]..self.offsets[vertex as usize + 1]];
        all.get(place).copied()
    }

    /// `true` if the vertex has been taken away.
    pub(super) fn is_gone(&self, vertex: u32) -> bool {
        self.gone[vertex as usize]
    }
}
