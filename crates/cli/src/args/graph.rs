//! Arguments of commands that accept a graph from a file.

use crate::speech::say;
use clap::Args;
use std::path::PathBuf;
use words::terminal;

/// A graph from a file.
#[derive(Args)]
pub(crate) struct GraphArgs {
    #[arg(
        long,
        value_name = say(terminal::values::FILE),
        help = say(terminal::options::GRAPH)
    )]
    pub(crate) graph: Option<PathBuf>,
    #[arg(
        long,
        requires = "graph",
        value_name = say(terminal::values::VERTEX),
        help = say(terminal::options::GROUND)
    )]
    pub(crate) ground: Option<String>,
}
