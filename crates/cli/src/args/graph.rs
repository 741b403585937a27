//! Arguments of commands that accept a graph from a file.

use crate::speech::say;
use clap::Args;
use std::path::PathBuf;

/// A graph from a file.
#[derive(Args)]
pub(crate) struct GraphArgs {
    #[arg(
        long,
        value_name = say("FILE", "文件"),
        help = say(
            "For `hackenbush` and `dag`: the graph, as a list of edges (`0-1` or `0 1` a line) or Graphviz DOT; `-` is stdin",
            "用于 `hackenbush` 与 `dag`：图文件，边的列表（每行 `0-1` 或 `0 1`）或 Graphviz DOT；`-` 为标准输入"
        )
    )]
    pub(crate) graph: Option<PathBuf>,
    #[arg(
        long,
        requires = "graph",
        value_name = say("VERTEX", "结点"),
        help = say(
            "The ground of `hackenbush` (else the vertex that the file marks, `0` or `ground`)",
            "`hackenbush` 的地面（默认为文件所标的结点、`0` 或 `ground`）"
        )
    )]
    pub(crate) ground: Option<String>,
}
