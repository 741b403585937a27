//! Operations on impartial games as tools of the Model Context Protocol, on stdin and stdout.
//!
//! ```text
//! a message ─rmcp─► tools ─► bouton::ops, on a thread with limits ─► data, as every face sends them
//!                   resources ─► the reference of the language, the catalogue
//! ```
//!
//! Nothing but messages of the protocol is written to stdout. Files are read from one folder and the folders below it; nothing is written.
#![forbid(unsafe_code)]

mod call;
mod handler;
mod options;
mod resources;
mod tools;

pub use handler::Server;
pub use options::Options;
pub use tools::TOOLS;

use rmcp::ServiceExt;
use std::io;
use tokio::io::{AsyncRead, AsyncWrite};

impl Server {
    /// Answers messages on stdin until it ends.
    pub fn run(self) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let ended = runtime.block_on(self.on(tokio::io::stdin(), tokio::io::stdout()));
        // A thread that waits for more of stdin is not waited for.
        runtime.shutdown_background();
        ended
    }

    /// Answers messages of a stream until it ends.
    pub async fn on(
        self,
        input: impl AsyncRead + Send + Unpin + 'static,
        output: impl AsyncWrite + Send + Unpin + 'static,
    ) -> io::Result<()> {
        let works = self.works();
        let ended = match self.serve((input, output)).await {
            Ok(running) => running.waiting().await.map(drop).map_err(io::Error::other),
            // A client that leaves before it has said anything is no error.
            Err(rmcp::service::ServerInitializeError::ConnectionClosed(_)) => Ok(()),
            Err(error) => Err(io::Error::other(error)),
        };
        works.end();
        ended
    }
}
