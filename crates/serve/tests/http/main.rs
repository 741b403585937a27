//! The server, asked over connections.

mod answers;
mod book;
mod class;
mod client;
mod description;
mod fair;
mod guarded;
mod hostile;
mod jobs;
mod load;
mod pages;
mod schema;
mod slow;
