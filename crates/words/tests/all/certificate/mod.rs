//! Certificates in words.

mod heaps;
mod rejection;
mod theorem;
