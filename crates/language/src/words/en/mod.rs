//! Messages in English.

mod board;
mod help;
mod message;
mod note;
mod phrases;

pub(super) use help::help;
pub(super) use message::message;
pub(super) use note::note;
