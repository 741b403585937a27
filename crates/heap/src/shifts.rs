//! Parts of splits, as distances: a split of n with a part of a stones, after t are taken, has its other part
//! a + t below n. Some at a time, ordered so that those whose distances leave the same rest by 8 stand together.

/// How many stand together.
pub(crate) const TOGETHER: usize = 128;

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
    pub(crate) ends: [usize; 8],
}

impl Shifts {
    /// Groups of shifts of these distances and values, in this order as far as groups go.
    pub(crate) fn groups(parts: &[(usize, usize)]) -> Vec<Shifts> {
        parts.chunks(TOGETHER).map(Shifts::group).collect()
    }

    fn group(parts: &[(usize, usize)]) -> Shifts {
        let mut all = Vec::with_capacity(parts.len());
        let ends =
            std::array::from_fn(|rest| {
                let alike = parts.iter().filter(|(distance, _)| distance.wrapping_neg() & 7 == rest);
                all.extend(alike.map(|&(distance, value)| Shift {
                    bytes: distance.div_ceil(8) as u32,
                    value: value as u32,
                }));
                all.len()
            });
        Shifts { all, ends }
    }
}
