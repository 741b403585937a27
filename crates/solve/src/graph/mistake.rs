//! What can be wrong with a graph, as data; the words are made in [`words`](super::words).

/// Where in a text, for people: both count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character within the line.
    pub column: usize,
}

/// A mistake, and where it stands if it stands in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Where.
    pub place: Option<Place>,
    /// What.
    pub mistake: Mistake,
}

/// What is wrong with a graph or the text of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The bytes are not UTF-8.
    NotUtf8,
    /// There is no edge and no vertex.
    Empty,
    /// A character that means nothing here.
    Character {
        /// It.
        given: char,
    },
    /// A quoted label has no closing quote.
    OpenQuote,
    /// A comment has no end.
    OpenComment,
    /// A line, or a part of it between commas, has not two labels.
    NotAPair {
        /// How many it has.
        labels: usize,
    },
    /// A dash has no label on one side.
    OpenDash,
    /// A dash has a blank on one side only, as a sign has: `0 -1`.
    LopsidedDash,
    /// Something directed where undirected edges are wanted.
    Directed,
    /// Something undirected where directed edges are wanted.
    Undirected,
    /// Something else was expected in DOT.
    Expected {
        /// What was.
        wanted: Wanted,
        /// What stands there; nothing at the end of the text.
        found: Option<String>,
    },
    /// More edges than the reader takes.
    TooManyEdges {
        /// How many it takes.
        limit: usize,
    },
    /// More vertices than fit.
    TooManyVertices {
        /// How many fit.
        limit: usize,
    },
    /// Two different vertices are the ground.
    TwoGrounds {
        /// One.
        first: String,
        /// The other.
        second: String,
    },
    /// No vertex is the ground: none is called `0` or `ground`, and the text names none.
    NoGround,
    /// The vertex that is said to be the ground does not occur.
    UnknownGround {
        /// What it is called.
        label: String,
    },
    /// An end of an edge is not a vertex.
    UnknownVertex {
        /// It.
        vertex: u64,
    },
    /// A parent in a tree is not a vertex.
    UnknownParent {
        /// The vertex.
        vertex: u64,
        /// Its parent.
        parent: u64,
        /// The last vertex there is.
        last: u64,
    },
    /// A vertex of a tree is among its own ancestors, and never reaches the ground.
    Circle {
        /// It.
        vertex: u64,
    },
}

/// What was expected in DOT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// `graph` or `digraph`.
    Graph,
    /// The name of a vertex, or a group in braces.
    Vertex,
    /// A name or a value.
    Name,
    /// `{`.
    Opening,
    /// `}`.
    Closing,
    /// `]`.
    ClosingAttributes,
    /// The end of the text.
    End,
}

impl Mistake {
    /// The mistake, at a place.
    pub(super) fn at(self, place: Place) -> ReadError {
        ReadError { place: Some(place), mistake: self }
    }

    /// A stable name for the kind of mistake.
    pub fn code(&self) -> &'static str {
        match self {
            Mistake::NotUtf8 => "not-utf-8",
            Mistake::Empty => "empty-graph",
            Mistake::Character { .. } => "invalid-character",
            Mistake::OpenQuote => "unclosed-text",
            Mistake::OpenComment => "unclosed-comment",
            Mistake::NotAPair { .. } => "not-a-pair",
            Mistake::OpenDash => "open-dash",
            Mistake::LopsidedDash => "lopsided-dash",
            Mistake::Directed => "directed-edge",
            Mistake::Undirected => "undirected-edge",
            Mistake::Expected { .. } => "unexpected-token",
            Mistake::TooManyEdges { .. } => "too-many-edges",
            Mistake::TooManyVertices { .. } => "too-many-vertices",
            Mistake::TwoGrounds { .. } => "two-grounds",
            Mistake::NoGround => "no-ground",
            Mistake::UnknownGround { .. } => "unknown-ground",
            Mistake::UnknownVertex { .. } => "unknown-vertex",
            Mistake::UnknownParent { .. } => "unknown-parent",
            Mistake::Circle { .. } => "circle",
        }
    }
}

impl From<Mistake> for ReadError {
    fn from(mistake: Mistake) -> ReadError {
        ReadError { place: None, mistake }
    }
}
