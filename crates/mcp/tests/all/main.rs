//! A client of the protocol's own library asks the server.

mod client;
mod files;
mod tools;
mod work;
