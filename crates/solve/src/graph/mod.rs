//! Green Hackenbush on any graph.
//!
//! * Problem: the nim-value of a graph attached to the ground, and every edge whose cut wins. A move cuts an
//!   edge, and everything no longer connected to the ground vanishes; a player who cannot move loses.
//! * Theorem: the fusion principle and the colon principle (Berlekamp, Conway, Guy, *Winning Ways*, chapter
//!   7). The vertices of a circle may be fused, which turns its edges into loops; a loop is worth 1; a branch
//!   attached by an edge is worth one more than by itself. So the value of a fused part is the parity of its
//!   inner edges ⊕, for each bridge up from it, one more than the value of the part attached there. A cut of
//!   an inner edge is found in its *ring*, the edges that are bridges once it is gone; the theorem for rings
//!   is in `ring.rs` with its proof.
//! * Cost: linear for the value, except for the jumps of a union–find with path halving (at worst a
//!   logarithm, in practice one or two); for all winning edges also at most 64 passes over rings, most of
//!   them over few members. No recursion, and no reliance on hashing.
//! * Evidence: theorem; tested against the rule itself on small graphs, and against cutting every edge on
//!   larger ones.
//!
//! | module | contents |
//! |---|---|
//! | `read`, `write` | edge lists and Graphviz DOT |
//! | `peel`, `core` | removal of leaves, then adjacency lists of the rest |
//! | `value` | a breadth-first tree, fused by contraction |
//! | `depth`, `pairs`, `ring`, `winning` | a depth-first tree, its rings, the descent from the ground |
//! | `analysis`, `drawing` | the fused graph, for explanations |
//! | `fetch`, `ranks`, `stop` | prefetching, sets that count, limits |

mod analysis;
mod core;
mod depth;
mod drawing;
mod edge_list;
mod fetch;
mod labels;
mod mistake;
mod pairs;
mod parents;
mod peel;
mod position;
mod ranks;
mod read;
mod ring;
mod stop;
mod value;
mod winning;
mod write;

pub use analysis::{Analysis, Bridge, Part, analyse};
pub use drawing::{DrawnLine, DrawnPart};
pub use edge_list::EdgeList;
pub use labels::Labels;
pub use mistake::{CodeMistake, DotToken, Mistake, Place, ReadError};
pub use position::Graph;
pub use read::Reading;
pub use value::{value, value_within};
pub use winning::{Winning, cuts, winning};
pub use write::{Marks, write_dot, write_edges};
