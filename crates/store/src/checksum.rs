//! Checksums of blocks of cells.
//!
//! **Algorithm.** Starting with the number of the block, each word `w` of 64 bits turns the sum `h` into
//! `g = (h ^ w) · K` for an odd `K`, and then into `g ^ g >> 32`. Every step is a bijection of the word and of the
//! previous sum, so a change of one word always changes the sum; about one in 2^64 of other changes is missed.
//!
//! **Cost.** About six cycles for eight bytes, little compared with computing them.

use crate::Cell;

/// Checksum of a block of cells, fed run by run.
///
/// ```
/// use std::sync::atomic::AtomicU8;
/// let cells = [3, 1, 4].map(AtomicU8::new);
/// let of = |block, cells: &[AtomicU8]| {
///     let mut sum = store::Checksum::new(block);
///     sum.add(cells);
///     sum.value()
/// };
/// assert_eq!(of(7, &cells), of(7, &[3, 1, 4].map(AtomicU8::new)));
/// assert_ne!(of(7, &cells), of(8, &cells));
/// assert_ne!(of(7, &cells), of(7, &[3, 4, 1].map(AtomicU8::new)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Checksum(u64);

impl Checksum {
    /// 2^64 divided by the golden ratio: odd, with well mixed bits.
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

    /// Checksum of the block with this number, before any of its cells.
    pub fn new(block: u64) -> Checksum {
        let mut sum = Checksum(!0);
        sum.step(block);
        sum
    }

    /// Adds a run of cells. For cells narrower than 64 bits the boundaries between runs affect the sum.
    pub fn add<C: Cell>(&mut self, cells: &[C]) {
        let bits = 8 * size_of::<C>();
        for word in cells.chunks(64 / bits) {
            self.step(word.iter().rev().fold(0, |all, cell| {
                // A cell of 64 bits is the whole word.
                all.checked_shl(bits as u32).unwrap_or(0) | cell.get()
            }));
        }
    }

    /// The checksum.
    pub fn value(self) -> u64 {
        self.0
    }

    #[inline(always)]
    fn step(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(Checksum::FACTOR);
        self.0 = mixed ^ mixed >> 32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU64};

    fn of<C: Cell>(cells: &[C]) -> u64 {
        let mut sum = Checksum::new(0);
        sum.add(cells);
        sum.value()
    }

    #[test]
    fn cells_of_any_width_are_summed_as_the_same_bytes() {
        let words = [0x0706_0504_0302_0100u64, 0x0f0e_0d0c_0b0a_0908];
        let bytes: Vec<AtomicU8> = (0..16).map(AtomicU8::new).collect();
        let pairs: Vec<AtomicU16> = (0..8).map(|pair| AtomicU16::new(pair * 0x202 + 0x100)).collect();
        assert_eq!(of(&words.map(AtomicU64::new)), of(&bytes));
        assert_eq!(of(&pairs), of(&bytes));
    }

    #[test]
    fn every_bit_counts_and_so_does_every_exchange_of_two_cells() {
        let cells: Vec<u8> = (0..=40).map(|cell: u8| cell.wrapping_mul(73)).collect();
        let sum = |cells: &[u8]| of(&cells.iter().copied().map(AtomicU8::new).collect::<Vec<_>>());
        let whole = sum(&cells);
        for place in 0..cells.len() {
            for bit in 0..8 {
                let mut other = cells.clone();
                other[place] ^= 1 << bit;
                assert_ne!(sum(&other), whole, "bit {bit} of cell {place}");
            }
            for second in 0..place {
                let mut other = cells.clone();
                other.swap(place, second);
                assert_ne!(sum(&other), whole, "cells {second} and {place}");
            }
        }
    }

    #[test]
    fn the_highest_bits_of_two_words_do_not_cancel() {
        let sum = |a: u64, b: u64| of(&[a, b].map(AtomicU64::new));
        assert_ne!(sum(1 << 63, 1 << 63), sum(0, 0));
    }
}
