//! Edges as a text lists them, before anybody asks what they mean.

use super::{Labels, Mistake};

/// A list of edges between labelled vertices; what a reader makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EdgeList {
    /// What the vertices are called.
    pub labels: Labels,
    /// The edges, from the first end to the second.
    pub edges: Vec<[u32; 2]>,
    /// Whether the direction of the edges means something.
    pub directed: bool,
    /// The vertex that the text says is the ground.
    pub ground: Option<u32>,
    /// Whether the text mentions every vertex; else only those with an edge, and labels count past the others.
    pub(super) all_occur: bool,
}

impl EdgeList {
    /// Whether the text speaks of a vertex.
    pub(super) fn occurs(&self, vertex: u32) -> bool {
        self.all_occur || self.ground == Some(vertex) || self.edges.iter().any(|ends| ends.contains(&vertex))
    }

    /// The vertices without edges.
    ///
    /// ```
    /// use solve::graph::Reading;
    /// let list = Reading { directed: true, ..Reading::default() }.edges(b"0-1\n5\n")?;
    /// assert_eq!(list.lone().map(|vertex| list.labels.label(vertex)).collect::<Vec<_>>(), ["5"]);
    /// # Ok::<(), solve::graph::ReadError>(())
    /// ```
    pub fn lone(&self) -> impl Iterator<Item = u32> {
        // Labels that count may go past what the text speaks of.
        let vertices = if self.all_occur { self.labels.len() } else { 0 };
        let mut lone = vec![true; vertices];
        for &end in self.edges.as_flattened() {
            lone.get_mut(end as usize).into_iter().for_each(|lone| *lone = false);
        }
        (0..).zip(lone).filter_map(|(vertex, lone)| lone.then_some(vertex))
    }

    /// The vertex called `0` or `ground`, if one is.
    pub(super) fn usual_ground(&self) -> Result<Option<u32>, Mistake> {
        let find = |label: &str| self.labels.find(label).filter(|&vertex| self.occurs(vertex));
        match (find("0"), find("ground")) {
            (Some(_), Some(_)) => Err(Mistake::TwoGrounds { first: "0".into(), second: "ground".into() }),
            (zero, ground) => Ok(zero.or(ground)),
        }
    }
}
