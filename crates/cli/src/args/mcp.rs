//! `bouton mcp`.

use crate::speech::say;
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton mcp`.
#[derive(Args)]
pub(crate) struct McpArgs {
    #[arg(
        long,
        default_value = ".",
        hide_default_value = true,
        value_name = say(phrases::values::FOLDER),
        value_hint = clap::ValueHint::DirPath,
        help = say(phrases::mcp::FOLDER)
    )]
    pub(crate) folder: PathBuf,
}
