//! Certificates in words: the theorems that they show, and the reasons for rejecting them.

mod format;
mod heaps;
mod numeration;
mod period;
mod proof;
mod quotient;
mod rejection;
mod table;
mod theorem;
mod unsupported;
