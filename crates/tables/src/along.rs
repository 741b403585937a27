//! Rays along the row, for outcomes: places of the row that reach a mark by going back.
//!
//! With stride `s` and first multiple `f`, place `x` reaches a mark if `x - f * s` is one or `x - s` reaches
//! one. This is a recurrence on words; only the last `s` places have to be kept between tiles of a row.

use super::bits::{funnel, split, word};
use super::grid::Grid;
use super::moves::Step;
use std::sync::atomic::AtomicU64;
use store::{Cell, Store};

/// A ray along the row.
pub(super) struct Along {
    stride: i64,
    first: i64,
    pub(super) guard: Option<usize>,
    /// Number of words of a trail that are kept, and the kept ones by plane and row.
    history: usize,
    kept: Store,
    rows: usize,
    /// Bits of its own word from which a mark at bit 0 is reached.
    pattern: u64,
}

/// Places that reach a mark: the kept words, then those of the tile.
#[derive(Default)]
pub(super) struct Trail {
    words: Vec<u64>,
}

impl Along {
    pub(super) fn new(grid: &Grid, stride: u64, first: &Step, planes: usize) -> Result<Along, store::Error> {
        let history = stride.div_ceil(64);
        let kept = Store::memory(history * grid.rows * planes as u64 * 8)?;
        let reached = (first.last as u64..64).step_by(stride as usize);
        let pattern = reached.fold(0, |pattern, bit| pattern | 1 << bit);
        let (guard, rows) = (first.guard, grid.rows as usize);
        Ok(Along {
            stride: stride as i64,
            first: first.last,
            guard,
            history: history as usize,
            kept,
            rows,
            pattern,
        })
    }

    fn kept(&self, plane: usize, row: u64) -> &[AtomicU64] {
        let start = (plane * self.rows + row as usize) * self.history;
        &self.kept.cells()[start..start + self.history]
    }

    /// Continues after the previous tile of the row.
    pub(super) fn enter(&self, trail: &mut Trail, plane: usize, row: u64, start: usize, count: usize) {
        trail.words.clear();
        if start > 0 {
            trail.words.extend(self.kept(plane, row).iter().map(Cell::get));
        }
        trail.words.resize(self.history + count, 0);
    }

    /// Keeps the words that the next tile of the row needs.
    pub(super) fn leave(&self, trail: &Trail, plane: usize, row: u64, count: usize) {
        for (kept, &word) in self.kept(plane, row).iter().zip(&trail.words[count..]) {
            kept.set(word);
        }
    }

    /// Places of a word that reach a mark in an earlier word; `marks` is the row, up to this word.
    #[inline(always)]
    pub(super) fn reach(&self, trail: &mut Trail, marks: &[AtomicU64], at: usize, index: usize) -> u64 {
        let (from, shift) = split(64 * at as i64 - self.first);
        let earlier = |place: i64| if place < at as i64 { word(marks, place) } else { 0 };
        let mut reached = funnel(earlier(from), earlier(from + 1), shift);
        let (from, shift) = split(64 * (self.history + index) as i64 - self.stride);
        let behind = |place: i64| trail.words[place as usize];
        // The current word is still zero, so reading into it is harmless.
        reached |= funnel(behind(from), if shift == 0 { 0 } else { behind(from + 1) }, shift);
        let mut step = self.stride;
        while step < 64 {
            reached |= reached << step;
            step *= 2;
        }
        trail.words[self.history + index] = reached;
        reached
    }

    /// Adds a mark to the current word; returns the places of the word that reach it.
    #[inline(always)]
    pub(super) fn mark(&self, trail: &mut Trail, bit: u32, index: usize) -> u64 {
        let reached = self.pattern << bit;
        trail.words[self.history + index] |= reached;
        reached
    }
}
