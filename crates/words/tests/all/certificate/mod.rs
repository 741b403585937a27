//! Certificates in words.

mod rejection;
mod theorem;
