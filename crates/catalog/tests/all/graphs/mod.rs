//! Games on graphs.

mod geography;
