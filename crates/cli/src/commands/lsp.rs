//! `bouton lsp`: assistance in editors.

use crate::args::LspArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use lsp::Options;

/// Answers messages on stdin until the editor ends the server.
pub(crate) fn run(_: &LspArgs, context: &mut Context) -> Result<Exit, Failure> {
    lsp::run(Options { lang: context.asked_lang(), time: context.time(), memory: context.memory() })?;
    Ok(Exit::Answered)
}
