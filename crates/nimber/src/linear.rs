//! Linear maps on 64 bits, applied a byte at a time.

/// A linear map, tabulated for each byte in each of the eight places. 16 KiB.
pub(crate) struct Linear([[u64; 256]; 8]);

impl Linear {
    /// The map that sends the number with only bit `i` to `columns[i]`.
    pub(crate) const fn new(columns: &[u64; 64]) -> Linear {
        let mut table = [[0; 256]; 8];
        let mut place = 0;
        while place < 8 {
            let mut byte = 1usize;
            while byte < 256 {
                let lowest = byte.trailing_zeros() as usize;
                table[place][byte] = table[place][byte & (byte - 1)] ^ columns[8 * place + lowest];
                byte += 1;
            }
            place += 1;
        }
        Linear(table)
    }

    /// Applies the map to a number.
    #[inline]
    pub(crate) const fn apply(&self, number: u64) -> u64 {
        let bytes = number.to_le_bytes();
        let mut sum = 0;
        let mut place = 0;
        while place < 8 {
            sum ^= self.0[place][bytes[place] as usize];
            place += 1;
        }
        sum
    }
}

/// The columns of the inverse map, by elimination. There has to be one.
pub(crate) const fn inverse(columns: &[u64; 64]) -> [u64; 64] {
    let (mut images, mut origins) = (*columns, [0; 64]);
    let mut bit = 0;
    while bit < 64 {
        origins[bit] = 1 << bit;
        bit += 1;
    }
    bit = 0;
    while bit < 64 {
        let mut pivot = bit;
        while images[pivot] >> bit & 1 == 0 {
            pivot += 1;
        }
        (images[bit], images[pivot]) = (images[pivot], images[bit]);
        (origins[bit], origins[pivot]) = (origins[pivot], origins[bit]);
        let mut other = 0;
        while other < 64 {
            if other != bit && images[other] >> bit & 1 == 1 {
                images[other] ^= images[bit];
                origins[other] ^= origins[bit];
            }
            other += 1;
        }
        bit += 1;
    }
    origins
}
