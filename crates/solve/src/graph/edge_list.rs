//! Edge lists as read from a text, without a meaning yet.

use super::{Labels, Mistake};

/// A list of edges between labelled vertices, as returned by a reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EdgeList {
    /// Labels of the vertices.
    pub labels: Labels,
    /// Edges, from the first end to the second.
    pub edges: Vec<[u32; 2]>,
    /// `true` if the edges are directed.
    pub directed: bool,
    /// Vertex declared to be the ground.
    pub ground: Option<u32>,
    /// `true` if the text mentions every vertex; otherwise it mentions only those with an edge, and labels
    /// skip the others.
    pub(super) all_occur: bool,
}

impl EdgeList {
    /// Returns `true` if the text mentions a vertex.
    pub(super) fn occurs(&self, vertex: u32) -> bool {
        self.all_occur || self.ground == Some(vertex) || self.edges.iter().any(|ends| ends.contains(&vertex))
    }

    /// Vertices without edges.
    ///
    /// ```
    /// use solve::graph::Reading;
    /// let list = Reading { directed: true, ..Reading::default() }.edges(b"0-1\n5\n")?;
    /// assert_eq!(list.lone().map(|vertex| list.labels.label(vertex)).collect::<Vec<_>>(), ["5"]);
    /// # Ok::<(), solve::graph::ReadError>(())
    /// ```
    pub fn lone(&self) -> impl Iterator<Item = u32> {
        // Counted labels may include vertices that the text does not mention.
        let vertices = if self.all_occur { self.labels.len() } else { 0 };
        let mut lone = vec![true; vertices];
        for &end in self.edges.as_flattened() {
            lone.get_mut(end as usize).into_iter().for_each(|lone| *lone = false);
        }
        (0..).zip(lone).filter_map(|(vertex, lone)| lone.then_some(vertex))
    }

    /// The vertex labelled `0` or `ground`, if there is one.
    pub(super) fn usual_ground(&self) -> Result<Option<u32>, Mistake> {
        let find = |label: &str| self.labels.find(label).filter(|&vertex| self.occurs(vertex));
        match (find("0"), find("ground")) {
            (Some(_), Some(_)) => Err(Mistake::TwoGrounds { first: "0".into(), second: "ground".into() }),
            (zero, ground) => Ok(zero.or(ground)),
        }
    }
}
