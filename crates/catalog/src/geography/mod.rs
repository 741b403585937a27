//! Undirected vertex geography: the graphs on which a token walks, and positions on them.
//!
//! A position is the vertex of the token, followed by the vertices visited before. Without numbers it has no token yet,
//! and the player to move puts it on any vertex.

mod grid;

use crate::Unplayable;
use crate::argument::Vertex;
use dashu_int::UBig;
use rules::{Argument, Graph};
use solve::matching::Neighbours;

/// A graph whose vertices have the numbers of positions for their names.
pub(crate) struct Field {
    /// Vertices in order; those of a graph have 0 for their second number.
    names: Vec<[u64; 2]>,
    /// Number of numbers in a name.
    arity: usize,
    graph: Neighbours,
    /// Rows and columns of a grid.
    size: Option<[u64; 2]>,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Walk {
    /// The vertex of the token, unless it has still to be placed.
    pub(crate) token: Option<u32>,
    /// Vertices visited before, ascending.
    pub(crate) visited: Vec<u32>,
}

impl Field {
    /// The field of a game with these parameters: the edges of a graph, or rows, columns, steps and walls of a grid.
    pub(crate) fn new(arguments: &[Argument]) -> Result<Field, Unplayable> {
        match arguments {
            [Argument::Graph(graph)] => Field::of_graph(graph),
            [
                Argument::Natural(rows),
                Argument::Natural(columns),
                Argument::Choice(step),
                Argument::Tuples(walls),
            ] => grid::field([rows, columns], step, walls),
            _ => Err(Unplayable::Parameters),
        }
    }

    fn of_graph(graph: &Graph) -> Result<Field, Unplayable> {
        let word = |vertex: &UBig| u64::try_from(vertex).map_err(|_| Unplayable::LargeVertex);
        let mut names = Vec::with_capacity(2 * graph.edges.len() + graph.vertices.len());
        for vertex in graph.edges.iter().flat_map(|(a, b)| [a, b]).chain(&graph.vertices) {
            names.push([word(vertex)?, 0]);
        }
        let ends: Vec<[u64; 2]> = names.get(..2 * graph.edges.len()).unwrap_or_default().to_vec();
        names.sort_unstable();
        names.dedup();
        let number = |name: &[u64; 2]| names.binary_search(name).unwrap_or_default() as u32;
        let edges: Vec<[u32; 2]> =
            ends.as_chunks::<2>().0.iter().map(|ends| ends.each_ref().map(number)).collect();
        let count = u32::try_from(names.len()).map_err(|_| Unplayable::LargeVertex)?;
        Ok(Field { graph: Neighbours::new(count, &edges), names, arity: 1, size: None })
    }

    /// The position with these numbers; a vertex that is named again is visited once.
    pub(crate) fn walk(&self, at: &[u64]) -> Result<Walk, Unplayable> {
        let mut all = Vec::with_capacity(at.len());
        let mut parts = at.chunks_exact(self.arity);
        for part in &mut parts {
            let name = [part.first().copied(), part.get(1).copied()].map(Option::unwrap_or_default);
            let vertex = self.names.binary_search(&name).map_err(|_| self.unknown(name))?;
            all.push(vertex as u32);
        }
        if !parts.remainder().is_empty() {
            return Err(Unplayable::HalfSquare);
        }
        let Some((&token, visited)) = all.split_first() else {
            return Ok(Walk { token: None, visited: all });
        };
        let mut visited: Vec<u32> = visited.iter().copied().filter(|&vertex| vertex != token).collect();
        visited.sort_unstable();
        visited.dedup();
        Ok(Walk { token: Some(token), visited })
    }

    fn unknown(&self, [a, b]: [u64; 2]) -> Unplayable {
        match self.size {
            Some(_) => Unplayable::UnknownSquare { row: a, column: b },
            None => Unplayable::UnknownVertex { vertex: a.into() },
        }
    }

    /// The position with numbers of any size.
    pub(crate) fn walk_at(&self, at: &[UBig]) -> Result<Walk, Unplayable> {
        let word = |number: &UBig| {
            u64::try_from(number).map_err(|_| match self.size {
                Some(_) => Unplayable::LargeVertex,
                None => Unplayable::UnknownVertex { vertex: number.clone() },
            })
        };
        self.walk(&at.iter().map(word).collect::<Result<Vec<u64>, _>>()?)
    }

    /// Numbers of a position.
    pub(crate) fn numbers(&self, walk: &Walk) -> impl Iterator<Item = u64> {
        let vertices = walk.token.into_iter().chain(walk.visited.iter().copied());
        vertices.flat_map(|vertex| {
            let name = self.names.get(vertex as usize).copied().unwrap_or_default();
            name.into_iter().take(self.arity)
        })
    }

    /// Name of a vertex.
    pub(crate) fn name(&self, vertex: u32) -> Vertex {
        let [a, b] = self.names.get(vertex as usize).copied().unwrap_or_default();
        match self.size {
            Some(_) => Vertex::Square { row: a, column: b },
            None => Vertex::Number(a),
        }
    }

    /// The graph with all its vertices.
    pub(crate) fn graph(&self) -> &Neighbours {
        &self.graph
    }

    /// Largest number in a position.
    pub(crate) fn largest(&self) -> Option<u64> {
        self.size.map(|size| size.into_iter().max()).unwrap_or(self.names.last().map(|&[vertex, _]| vertex))
    }

    /// Rows and columns of a grid, and its free squares.
    pub(crate) fn grid(&self) -> Option<([u64; 2], &[[u64; 2]])> {
        self.size.map(|size| (size, &*self.names))
    }
}

impl Walk {
    /// The vertices to which the token may go.
    pub(crate) fn next<'f>(&'f self, field: &'f Field) -> impl Iterator<Item = u32> + 'f {
        let placed = self.token.into_iter().flat_map(|token| field.graph.of(token));
        let start = self.token.is_none().then(|| field.graph.vertices()).into_iter().flatten();
        placed.filter(|next| self.visited.binary_search(next).is_err()).chain(start)
    }

    /// The position after the token has gone to a vertex.
    pub(crate) fn after(&self, next: u32) -> Walk {
        let mut visited = self.visited.clone();
        if let Some(token) = self.token {
            let place = visited.partition_point(|&vertex| vertex < token);
            visited.insert(place, token);
        }
        Walk { token: Some(next), visited }
    }
}
