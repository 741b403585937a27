//! Arguments of commands that accept a graph from a file.

use crate::speech::say;
use clap::Args;
use std::path::PathBuf;

/// A graph from a file.
#[derive(Args)]
pub(crate) struct GraphArgs {
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        help = say(phrases::options::GRAPH)
    )]
    pub(crate) graph: Option<PathBuf>,
    #[arg(
        long,
        requires = "graph",
        value_name = say(phrases::values::VERTEX),
        help = say(phrases::options::GROUND)
    )]
    pub(crate) ground: Option<String>,
}
