//! Mistakes in graphs and their texts, as data.

use std::error::Error;
use std::fmt::{Display, Formatter, Result};

/// Position in a text for people: both numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Number of the line.
    pub line: usize,
    /// Number of the character within the line.
    pub column: usize,
}

/// A mistake, with its place if it was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Place in the text.
    pub place: Option<Place>,
    /// The mistake.
    pub mistake: Mistake,
}

/// A mistake in a graph or its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The bytes are not UTF-8.
    NotUtf8,
    /// There are no edges and no vertices.
    Empty,
    /// An unexpected character.
    Character {
        /// The character.
        given: char,
    },
    /// A quoted label has no closing quote.
    OpenQuote,
    /// A comment has no end.
    OpenComment,
    /// A line, or a part of it between commas, does not have two labels.
    NotAPair {
        /// Number of labels found.
        labels: usize,
    },
    /// A dash without a label on one side.
    OpenDash,
    /// A dash with a blank on one side only, like a sign: `0 -1`.
    LopsidedDash,
    /// A directed graph where undirected edges are required.
    Directed,
    /// An undirected graph where directed edges are required.
    Undirected,
    /// Something else was expected in DOT.
    Unexpected {
        /// The expected token.
        expected: DotToken,
        /// The token found; `None` at the end of the text.
        found: Option<String>,
    },
    /// Graph6 or a relative is not what it should be.
    Code(CodeMistake),
    /// More edges than the reader accepts.
    TooManyEdges {
        /// Number of edges accepted.
        limit: usize,
    },
    /// Too many vertices.
    TooManyVertices {
        /// Number of vertices accepted.
        limit: usize,
    },
    /// Two different vertices are declared to be the ground.
    TwoGrounds {
        /// Label of the first.
        first: String,
        /// Label of the second.
        second: String,
    },
    /// There is no ground: no vertex is labelled `0` or `ground`, and the text declares none.
    NoGround,
    /// The vertex declared to be the ground does not occur.
    UnknownGround {
        /// Label of the vertex.
        label: String,
    },
    /// An end of an edge is not a vertex.
    UnknownVertex {
        /// Number of the vertex.
        vertex: u64,
    },
    /// A parent in a tree is not a vertex.
    UnknownParent {
        /// Number of the vertex.
        vertex: u64,
        /// Number of its parent.
        parent: u64,
        /// Number of the last vertex.
        last: u64,
    },
    /// A vertex of a tree is its own ancestor, so that it never reaches the ground.
    Circle {
        /// Number of the vertex.
        vertex: u64,
    },
}

/// A mistake in graph6 or a relative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeMistake {
    /// A character that carries no bits.
    Character {
        /// The character.
        given: char,
    },
    /// There are too few or too many characters after the number of vertices.
    Length {
        /// Number of vertices.
        vertices: u32,
        /// Characters that as many vertices take.
        due: u64,
        /// Characters found.
        found: u64,
    },
    /// The number of vertices is missing, or has no end.
    Short,
    /// A second graph follows.
    Second,
}

/// Expected token in DOT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DotToken {
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
    /// Attaches a place to the mistake.
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
            Mistake::Unexpected { .. } => "unexpected-token",
            Mistake::Code(CodeMistake::Character { .. }) => "not-graph6",
            Mistake::Code(CodeMistake::Length { .. }) => "graph6-length",
            Mistake::Code(CodeMistake::Short) => "graph6-ends",
            Mistake::Code(CodeMistake::Second) => "second-graph",
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

impl From<CodeMistake> for Mistake {
    fn from(mistake: CodeMistake) -> Mistake {
        Mistake::Code(mistake)
    }
}

impl From<Mistake> for ReadError {
    fn from(mistake: Mistake) -> ReadError {
        ReadError { place: None, mistake }
    }
}

/// In English, for programs.
impl Display for Mistake {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        match self {
            Mistake::NotUtf8 => formatter.write_str("not UTF-8"),
            Mistake::Empty => formatter.write_str("no edges and no vertices"),
            Mistake::Character { given } => write!(formatter, "unexpected character {given:?}"),
            Mistake::OpenQuote => formatter.write_str("unclosed quotation"),
            Mistake::OpenComment => formatter.write_str("unclosed comment"),
            Mistake::NotAPair { labels } => write!(formatter, "{labels} labels for an edge"),
            Mistake::OpenDash => formatter.write_str("dash without a vertex on one side"),
            Mistake::LopsidedDash => formatter.write_str("dash with a blank on one side"),
            Mistake::Directed => formatter.write_str("directed edge"),
            Mistake::Undirected => formatter.write_str("undirected edge"),
            Mistake::Unexpected { found: Some(found), .. } => write!(formatter, "unexpected {found:?}"),
            Mistake::Unexpected { found: None, .. } => formatter.write_str("unexpected end"),
            Mistake::Code(mistake) => mistake.fmt(formatter),
            Mistake::TooManyEdges { limit } => write!(formatter, "more than {limit} edges"),
            Mistake::TooManyVertices { limit } => write!(formatter, "more than {limit} vertices"),
            Mistake::TwoGrounds { first, second } => write!(formatter, "two grounds: {first:?}, {second:?}"),
            Mistake::NoGround => formatter.write_str("no ground"),
            Mistake::UnknownGround { label } => write!(formatter, "unknown ground {label:?}"),
            Mistake::UnknownVertex { vertex } => write!(formatter, "unknown vertex {vertex}"),
            Mistake::UnknownParent { parent, .. } => write!(formatter, "unknown parent {parent}"),
            Mistake::Circle { vertex } => write!(formatter, "vertex {vertex} on a circle"),
        }
    }
}

impl Display for CodeMistake {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        match self {
            CodeMistake::Character { given } => write!(formatter, "{given:?} in graph6"),
            CodeMistake::Length { vertices, due, found } => {
                write!(formatter, "{found} characters of graph6 for {vertices} vertices, which take {due}")
            }
            CodeMistake::Short => formatter.write_str("graph6 without a number of vertices"),
            CodeMistake::Second => formatter.write_str("a second graph"),
        }
    }
}

impl Error for Mistake {}

impl Display for ReadError {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        if let Some(Place { line, column }) = self.place {
            write!(formatter, "{line}:{column}: ")?;
        }
        self.mistake.fmt(formatter)
    }
}

impl Error for ReadError {}
