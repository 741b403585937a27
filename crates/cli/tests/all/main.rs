//! The program as it is run: its output, its exit codes, its sessions.

// One program for all of them: each one more takes seconds to link.

mod catalogue;
mod cmd;
mod examples;
mod faces;
mod hostile;
mod journeys;
mod judge;
mod kept;
mod lsp;
mod pictures;
mod processes;
mod readme;
mod serve;
mod sessions;
mod shell;
mod statuses;
mod words;
