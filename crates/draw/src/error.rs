//! Reasons why a table or a drawing cannot be written.

use super::Format;

/// Reason why a table or a drawing cannot be written.
#[derive(Debug)]
pub enum ExportError {
    /// A format for one or two dimensions.
    Dimensions {
        /// The format.
        format: Format,
        /// Number of running coordinates.
        shown: usize,
    },
    /// Too many cells for the format.
    Cells {
        /// The format.
        format: Format,
        /// Number of them.
        cells: u128,
        /// The limit.
        most: u64,
    },
    /// Too many cells along a side of a picture.
    Side {
        /// Number of them.
        cells: u64,
        /// The limit.
        most: u64,
    },
    /// Too many edges for a drawing.
    Edges {
        /// Number of them.
        edges: usize,
        /// The limit.
        most: usize,
    },
    /// Too many vertices for a drawing.
    Vertices {
        /// Number of them.
        vertices: usize,
        /// The limit.
        most: usize,
    },
    /// A game whose positions are not drawn.
    Undrawn {
        /// The game.
        game: String,
    },
    /// Writing failed.
    Write(std::io::Error),
}

impl From<std::io::Error> for ExportError {
    fn from(error: std::io::Error) -> ExportError {
        ExportError::Write(error)
    }
}

/// In English, for programs.
impl std::fmt::Display for ExportError {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ExportError::Dimensions { format, shown } => {
                write!(formatter, "{shown} dimensions in a .{} file", format.extension())
            }
            ExportError::Cells { format, cells, most } => {
                write!(formatter, "{cells} cells in a .{} file, limit {most}", format.extension())
            }
            ExportError::Side { cells, most } => write!(formatter, "{cells} cells in a row, limit {most}"),
            ExportError::Edges { edges, most } => write!(formatter, "{edges} edges, limit {most}"),
            ExportError::Vertices { vertices, most } => {
                write!(formatter, "{vertices} vertices, limit {most}")
            }
            ExportError::Undrawn { game } => write!(formatter, "no drawing of `{game}`"),
            ExportError::Write(error) => write!(formatter, "write: {error}"),
        }
    }
}

impl std::error::Error for ExportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ExportError::Write(error) => Some(error),
            _ => None,
        }
    }
}

impl ExportError {
    /// Returns `true` if the request is valid but too large.
    pub fn is_limit(&self) -> bool {
        match self {
            ExportError::Cells { .. }
            | ExportError::Side { .. }
            | ExportError::Edges { .. }
            | ExportError::Vertices { .. } => true,
            ExportError::Dimensions { .. } | ExportError::Undrawn { .. } | ExportError::Write(_) => false,
        }
    }
}
