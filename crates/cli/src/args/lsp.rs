//! `bouton lsp`.

use crate::speech::say;
use clap::Args;
use words::terminal;

/// Arguments of `bouton lsp`.
#[derive(Args)]
pub(crate) struct LspArgs {
    #[arg(long, help = say(terminal::lsp::STDIO))]
    pub(crate) stdio: bool,
}
