//! `bouton mcp`: operations as tools for programs.

use crate::args::McpArgs;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::tell;
use mcp::{Options, Server};

/// Answers messages on stdin until it ends.
pub(crate) fn run(args: &McpArgs, context: &mut Context) -> Result<Exit, Failure> {
    let options = Options {
        folder: args.folder.clone(),
        lang: context.lang,
        time: context.time().unwrap_or(Options::TIME),
        memory: context.memory().unwrap_or(Options::MEMORY),
    };
    let server = Server::new(options).map_err(|error| {
        let said = words::mcp::no_folder(&args.folder.to_string_lossy(), &error);
        Failure::from(Complaint::new("unreadable-folder", tell(&said)))
    })?;
    server.run()?;
    Ok(Exit::Answered)
}
