//! Parts of splits, as distances: a split of n with a part of a stones, after t are taken, has its other part
//! a + t below n. They come in groups, ordered so that distances with the same remainder modulo 8 are
//! adjacent.
//!
//! If several amounts may be taken, distances are for the largest; a result for it applies to each smaller
//! amount at a correspondingly smaller heap. Where two parts are twins, one lookup serves both.

use crate::rows::{LANES, READ};
use crate::twins::Twins;

/// Size of a group.
pub(crate) const TOGETHER: usize = 128;
/// Limit on the difference of amounts that are looked up together: the number of heaps read beyond those of a
/// block.
const SPREAD: usize = 8 * READ - 7 - LANES;

/// Distance to the other part, and the value of this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shift {
    /// Distance in bytes of eight places, rounded up.
    pub(crate) bytes: u32,
    pub(crate) value: u32,
}

/// A group of shifts.
#[derive(Clone, Debug)]
pub(crate) struct Shifts {
    pub(crate) all: Vec<Shift>,
    /// Ends of the runs of shifts whose distances are 0, 1, … below a multiple of 8.
    pub(crate) ends: [usize; 8],
    /// Differences between the largest amount and each amount that may be taken.
    pub(crate) less: Vec<u32>,
    /// `true` if each stands for two parts.
    pub(crate) twins: bool,
    /// The largest part.
    pub(crate) largest: usize,
}

impl Shifts {
    /// Groups the shifts of parts with these sizes and values, after these amounts; sizes and amounts ascend.
    /// Twins come first.
    pub(crate) fn groups(parts: &[(usize, usize)], amounts: &[usize], twins: Option<Twins>) -> Vec<Shifts> {
        let (pairs, single) = match twins {
            Some(twins) => twins.among(parts),
            None => (vec![], parts.to_vec()),
        };
        let mut groups = vec![];
        let mut rest = amounts;
        while let Some(&least) = rest.first() {
            let count = rest.partition_point(|&taken| taken - least <= SPREAD);
            let (together, others) = rest.split_at(count);
            for (parts, twins) in [(&pairs, true), (&single, false)] {
                groups.extend(parts.chunks(TOGETHER).map(|parts| Shifts::group(parts, together, twins)));
            }
            rest = others;
        }
        groups
    }

    fn group(parts: &[(usize, usize)], amounts: &[usize], twins: bool) -> Shifts {
        let most = amounts.last().copied().unwrap_or(0);
        let mut all = Vec::with_capacity(parts.len());
        let ends = std::array::from_fn(|rest| {
            let alike = parts.iter().filter(|(part, _)| (part + most).wrapping_neg() & 7 == rest);
            all.extend(alike.map(|&(part, value)| Shift {
                bytes: (part + most).div_ceil(8) as u32,
                value: value as u32,
            }));
            all.len()
        });
        let less = amounts.iter().map(|taken| (most - taken) as u32).collect();
        let largest = parts.last().map_or(0, |(part, _)| *part);
        Shifts { all, ends, less, twins, largest }
    }
}
