//! Reading of graphs: edge lists, Graphviz DOT, or graph6 and its relatives, detected automatically but for graph6 without a header,
//! which may be the name of a vertex as well.
//!
//! Most texts are plain lists of numbers and are read by [`plain`], fast and on all cores. It has no errors:
//! a text it does not understand is read again from the start by [`list`], which reports every mistake with
//! its place.

mod dot;
mod graph6;
mod line;
mod list;
mod naming;
mod plain;
mod quote;
mod reading;
mod token;

pub(super) use quote::{is_bare, quoted};
pub use reading::Reading;
pub(super) use token::keyword;

use super::{EdgeList, Graph, Mistake, Place, ReadError};
use reading::Failure;

impl Reading<'_> {
    /// Reads the edges of a text.
    pub fn edges(&self, text: &[u8]) -> Result<EdgeList, ReadError> {
        let text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text);
        let failed = |(offset, mistake): Failure| mistake.at(place(text, offset));
        if self.coded || graph6::is_marked(text) {
            let list = graph6::read(text, self).map_err(failed)?;
            return if list.labels.is_empty() { Err(Mistake::Empty.into()) } else { Ok(list) };
        }
        let is_dot = dot::is_dot(text);
        if !is_dot && let Some(list) = plain::read(text, self) {
            return Ok(list);
        }
        let written =
            std::str::from_utf8(text).map_err(|error| failed((error.valid_up_to(), Mistake::NotUtf8)))?;
        let list = if is_dot { dot::read(written, self) } else { list::read(written, self) };
        let list = list.map_err(failed)?;
        if list.labels.is_empty() { Err(Mistake::Empty.into()) } else { Ok(list) }
    }

    /// Reads the graph of a text, with its ground.
    pub fn graph(&self, text: &[u8]) -> Result<Graph, ReadError> {
        let list = Reading { directed: false, ..*self }.edges(text)?;
        Ok(Graph::on_ground(list, self.ground)?)
    }
}

/// Line and column of a byte offset.
fn place(text: &[u8], offset: usize) -> Place {
    let before = &text[..offset.min(text.len())];
    let line = before.iter().filter(|&&byte| byte == b'\n').count();
    let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let column = String::from_utf8_lossy(&before[start..]).chars().count();
    Place { line: line + 1, column: column + 1 }
}
