//! `bouton lsp`.

use crate::speech::say;
use clap::Args;

/// Arguments of `bouton lsp`.
#[derive(Args)]
pub(crate) struct LspArgs {
    #[arg(long, help = say(phrases::lsp::STDIO))]
    pub(crate) stdio: bool,
}
