//! Hashes of parts, and places by them.

/// A hash of which all bits are good.
#[inline]
pub(crate) fn hash(part: &[u64]) -> u64 {
    part.iter().fold(0, |hash: u64, &word| {
        let wide = u128::from(hash.rotate_left(29) ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xd6e8_feb8_6659_fd93;
        wide as u64 ^ (wide >> 64) as u64
    })
}

/// A place among so many.
#[inline]
pub(crate) fn place(hash: u64, count: usize) -> usize {
    ((u128::from(hash) * count as u128) >> 64) as usize
}

/// Returns `true` if words are the same; they are few.
#[inline]
pub(crate) fn same(one: &[u64], other: &[u64]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one == other)
}
