//! Parts of splits, as distances: a split of n with a part of a stones, after t are taken, has its other part
//! a + t below n. Some at a time, ordered so that those whose distances leave the same rest by 8 stand together.
//! Where several amounts may be taken, the largest is meant; what is found for it is found for others so much later.
//!
//! Of a value v and a part with value g, the other part has the value v xor g. Where hardly any heap has that, nothing is to be
//! found by looking: so for each value those are picked that are worth while.

use crate::planes::{LANES, READ};

/// How many stand together: as many as a byte can tell apart.
pub(crate) const TOGETHER: usize = 256;

/// How much amounts may differ that are looked at together: as many heaps are read more than there are in a block.
const SPREAD: usize = 8 * READ - 7 - LANES;

/// How far below the other part is, and the value of this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shift {
    /// In bytes of eight places, rounded up.
    pub(crate) bytes: u32,
    pub(crate) value: u32,
}

/// Some shifts.
#[derive(Clone, Debug)]
pub(crate) struct Shifts {
    pub(crate) all: Vec<Shift>,
    /// Where those end whose distances are so many below a multiple of 8.
    ends: [usize; 8],
    /// How much smaller than the largest amount those are that may be taken.
    pub(crate) less: Vec<u32>,
    /// The largest part.
    pub(crate) largest: usize,
    /// The places of shifts that are picked for each value, one after another.
    picked: Vec<u8>,
    /// Where those of each value are.
    places: Vec<Picked>,
}

/// The shifts that are picked for a value.
#[derive(Clone, Copy, Debug, Default)]
struct Picked {
    start: u32,
    ends: [u16; 8],
}

impl Shifts {
    /// Groups of shifts of parts with these sizes and values after these amounts, in this order as far as groups go; nothing is picked
    /// yet. Sizes and amounts rise.
    pub(crate) fn groups(parts: &[(usize, usize)], amounts: &[usize]) -> Vec<Shifts> {
        let mut groups = vec![];
        let mut rest = amounts;
        while let Some(&least) = rest.first() {
            let count = rest.partition_point(|&taken| taken - least <= SPREAD);
            let (together, others) = rest.split_at(count);
            groups.extend(parts.chunks(TOGETHER).map(|parts| Shifts::group(parts, together)));
            rest = others;
        }
        groups
    }

    fn group(parts: &[(usize, usize)], amounts: &[usize]) -> Shifts {
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
        Shifts { all, ends, less, largest, picked: vec![], places: vec![] }
    }

    /// Picks for the next value the shifts whose other parts have values that are worth while; values come from 0 on.
    #[inline(always)]
    pub(crate) fn pick(&mut self, is_worth: impl Fn(usize) -> bool) {
        let (start, value) = (self.picked.len(), self.places.len());
        let mut room = [0u8; TOGETHER + 1];
        let (mut from, mut count) = (0, 0);
        let ends = self.ends.map(|to| {
            for (place, shift) in self.all[from..to].iter().enumerate() {
                room[count] = (from + place) as u8;
                count += usize::from(is_worth(value ^ shift.value as usize));
            }
            from = to;
            count as u16
        });
        self.picked.extend_from_slice(&room[..count]);
        self.places.push(Picked { start: start as u32, ends });
    }

    /// The places of the shifts that are picked for a value, and where those end whose distances leave the same rest.
    #[inline(always)]
    pub(crate) fn picked(&self, value: usize) -> (&[u8], &[u16; 8]) {
        const NONE: [u16; 8] = [0; 8];
        match self.places.get(value) {
            Some(picked) => (&self.picked[picked.start as usize..], &picked.ends),
            None => (&[], &NONE),
        }
    }
}
