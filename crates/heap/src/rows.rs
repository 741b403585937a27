//! Rows of bits, one for each value, and the splits that are found by reading several of them together.

/// Number of heaps processed together.
pub(crate) const LANES: usize = 960;
/// A bit for each of them.
pub(crate) type Lanes = [u64; LANES / 64];
/// Number of bytes read so that they can start at any bit.
pub(crate) const READ: usize = LANES / 8 + 8;

/// The empty set of heaps.
pub(crate) const NONE: Lanes = [0; LANES / 64];

/// Bytes of a plane stored together, of which those at the beginning are repeated at the end of the tile
/// before: so that a block is read in one piece, and the planes of all values near a heap share few pages.
pub(crate) const TILE: usize = 256;
/// An odd number of cache lines, so that rows do not compete for the same sets.
pub(crate) const ROW: usize = TILE + READ + 64;

/// Positions in planes read by a block for some shifts: the offset of the first row, and the value of the
/// part.
pub(crate) struct Rows<'a> {
    pub(crate) bits: &'a [u8],
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    pub(crate) values: usize,
    pub(crate) parts: &'a [(usize, usize)],
    pub(crate) ends: &'a [usize; 8],
    pub(crate) less: &'a [u32],
}

impl Rows<'_> {
    /// Bytes from one row to the next.
    #[cfg(target_arch = "x86_64")]
    pub(crate) const ROW: usize = ROW;

    /// Finds splits by words of 64 bits.
    pub(crate) fn find_splits(&self, values: &mut [(usize, Lanes)]) {
        for (value, lanes) in values {
            let (mut all, mut from) = ([0u64; READ / 8], 0);
            for (by, &to) in self.ends.iter().enumerate() {
                let mut sum = [0u64; READ / 8];
                for &(start, part) in &self.parts[from..to] {
                    let bytes = &self.bits[start + (*value ^ part) * ROW..];
                    for (word, bytes) in sum.iter_mut().zip(bytes.chunks_exact(8)) {
                        *word |= bytes.try_into().map_or(0, u64::from_le_bytes);
                    }
                }
                let sum = moved(&sum, by as u32);
                all.iter_mut().zip(sum).for_each(|(word, sum)| *word |= sum);
                from = to;
            }
            for &less in self.less {
                lanes.iter_mut().zip(moved(&all, less)).for_each(|(lane, word)| *lane |= word);
            }
        }
    }
}

/// Shifts words down by fewer bits than one has.
#[inline(always)]
pub(crate) fn moved(words: &[u64; READ / 8], by: u32) -> [u64; READ / 8] {
    std::array::from_fn(|index| {
        let above = words.get(index + 1).copied().unwrap_or(0);
        // By 1 and then by the rest, so that no shift is by 64.
        words[index] >> by | (above << 1) << (63 - by)
    })
}
