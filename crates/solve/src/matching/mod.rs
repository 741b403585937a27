//! Maximum matchings of undirected graphs, and the vertices that one of them misses.
//!
//! * Problem: a matching is a set of edges no two of which share a vertex. Find one with the most edges, and all
//!   vertices that some matching with the most edges misses.
//! * Theorem: a matching has the most edges unless an alternating path joins two vertices that it misses (Berge
//!   1957). If it has the most, some other with as many edges misses a vertex exactly if an alternating path of even
//!   length leads there from a vertex that it misses: the edges along the path are exchanged. These are the even
//!   vertices of Edmonds' alternating forest (1965), the set D of Gallai and Edmonds.
//! * Cost: bipartite graphs O(E √V), by Hopcroft and Karp (1973); others at most O(V E α(V)), where each pass over the
//!   graph augments along as many paths as its forest finds, so that there are few passes. The vertices missed take
//!   one pass more. No recursion.
//! * Evidence: theorem; tested against all matchings of small graphs.
//!
//! | module | contents |
//! |---|---|
//! | `neighbours` | adjacency lists, from which vertices can be taken |
//! | `bipartite` | two colours, and shortest augmenting paths |
//! | `forest` | alternating forests, whose odd circles are contracted |

mod bipartite;
mod forest;
mod neighbours;

pub use neighbours::Neighbours;

use forest::Forest;

/// No vertex.
const NONE: u32 = u32::MAX;

/// A matching: the partner of each vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matching {
    partners: Vec<u32>,
}

impl Matching {
    /// A matching with the most edges; `None` if the thread's watch interrupts it.
    ///
    /// ```
    /// use solve::matching::{Matching, Neighbours};
    /// let triangle = Neighbours::new(4, &[[0, 1], [1, 2], [2, 0]]);
    /// let largest = Matching::maximum(&triangle).unwrap();
    /// assert_eq!(largest.edges().count(), 1);
    /// assert_eq!(largest.missable(&triangle), [true; 4]);
    /// ```
    pub fn maximum(graph: &Neighbours) -> Option<Matching> {
        Matching::greedy(graph).augmented(graph)
    }

    /// Each vertex joined to its first free neighbour, if there is one.
    fn greedy(graph: &Neighbours) -> Matching {
        let mut partners = vec![NONE; graph.order()];
        for vertex in graph.vertices() {
            if partners[vertex as usize] != NONE {
                continue;
            }
            if let Some(free) = graph.of(vertex).find(|&next| partners[next as usize] == NONE) {
                (partners[vertex as usize], partners[free as usize]) = (free, vertex);
            }
        }
        Matching { partners }
    }

    /// This matching, made as large as possible; `None` if the thread's watch interrupts it.
    pub fn augmented(mut self, graph: &Neighbours) -> Option<Matching> {
        if let Some(left) = bipartite::left(graph) {
            bipartite::augment(graph, &left, &mut self.partners)?;
            return Some(self);
        }
        while Forest::grown(graph, &mut self.partners).1 {
            if limits::watch::is_stopped() {
                return None;
            }
        }
        Some(self)
    }

    /// For each vertex, `true` if some matching with the most edges misses it; this has to be one of them.
    pub fn missable(&self, graph: &Neighbours) -> Vec<bool> {
        let (forest, _) = Forest::grown(graph, &mut self.partners.clone());
        (0..graph.order()).map(|vertex| forest.is_even(vertex)).collect()
    }

    /// This matching without the vertex and its edge.
    pub fn without(mut self, vertex: u32) -> Matching {
        if let Some(partner) = self.partner(vertex) {
            self.partners[partner as usize] = NONE;
        }
        self.partners[vertex as usize] = NONE;
        self
    }

    /// The other end of the edge that covers this vertex.
    pub fn partner(&self, vertex: u32) -> Option<u32> {
        self.partners.get(vertex as usize).copied().filter(|&partner| partner != NONE)
    }

    /// The edges, each with its lesser end first.
    pub fn edges(&self) -> impl Iterator<Item = [u32; 2]> {
        (0..).zip(&self.partners).map(|(a, &b)| [a, b]).filter(|&[a, b]| b != NONE && a < b)
    }
}
