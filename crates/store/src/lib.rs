//! Arrays of cells in memory or in a resumable, memory-mapped file.
