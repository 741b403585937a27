//! Sets of moves, as words of bits.

/// Words for so many moves.
pub(crate) fn words(moves: usize) -> usize {
    moves.div_ceil(64)
}

/// All of so many moves.
pub(crate) fn all(moves: usize) -> Vec<u64> {
    let mut chosen = vec![u64::MAX; words(moves)];
    if let (Some(last), rest @ 1..) = (chosen.last_mut(), moves % 64) {
        *last = (1 << rest) - 1;
    }
    chosen
}

/// The moves of a set, in order.
pub(crate) fn each(chosen: &[u64]) -> impl Iterator<Item = usize> + '_ {
    chosen.iter().enumerate().flat_map(|(at, &word)| {
        let mut word = word;
        std::iter::from_fn(move || {
            let low = (word != 0).then(|| word.trailing_zeros() as usize)?;
            word &= word - 1;
            Some(64 * at + low)
        })
    })
}

/// Calls `take` with each move of a set, in order: faster than [`each`] where sets are small.
#[inline]
pub(crate) fn visit(chosen: &[u64], mut take: impl FnMut(usize)) {
    for (at, &word) in chosen.iter().enumerate() {
        let mut word = word;
        while word != 0 {
            take(64 * at + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}

/// Adds a move.
pub(crate) fn put(chosen: &mut [u64], number: usize) {
    chosen[number / 64] |= 1 << (number % 64);
}

/// Returns `true` if a move is in the set.
pub(crate) fn has(chosen: &[u64], number: usize) -> bool {
    chosen[number / 64] >> (number % 64) & 1 == 1
}
