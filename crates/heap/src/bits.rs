//! Sets of nim-values as bits.

/// Values of some positions, 64 to a word; the number of words is 0 or a power of two.
pub(crate) type Bits = Vec<u64>;

/// Number of words that hold all values up to `largest`, and their exclusive ors.
pub(crate) fn words(largest: u32) -> usize {
    (largest as usize / 64 + 1).next_power_of_two()
}

/// Adds a value.
pub(crate) fn mark(set: &mut Bits, value: u32) {
    let word = value as usize / 64;
    if set.len() <= word {
        set.resize(words(value), 0);
    }
    set[word] |= 1 << (value % 64);
}

/// Adds the exclusive or of each of `others` with a value.
pub(crate) fn join(set: &mut Bits, others: &[u64], value: u32) {
    if others.is_empty() {
        return;
    }
    let high = value as usize / 64;
    let words = others.len().next_power_of_two().max(words(value));
    if set.len() < words {
        set.resize(words, 0);
    }
    for (index, &word) in others.iter().enumerate() {
        set[index ^ high] |= moved(word, value % 64);
    }
}

/// Moves each bit of a word from its place to the exclusive or of the place with `by`.
#[inline(always)]
fn moved(mut word: u64, by: u32) -> u64 {
    const LOW: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (bit, low) in LOW.into_iter().enumerate().filter(|(bit, _)| by >> bit & 1 == 1) {
        word = (word & low) << (1 << bit) | word >> (1 << bit) & low;
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_move_to_the_exclusive_or_of_their_places() {
        for by in 0..64 {
            for place in 0..64 {
                assert_eq!(moved(1 << place, by), 1 << (place ^ by));
            }
        }
    }

    #[test]
    fn a_set_moves_as_its_members_do() {
        let members = [0, 5, 63, 64, 100, 190];
        for value in [0, 1, 63, 64, 77, 300] {
            let (mut set, mut wanted, mut others) = (vec![], vec![], vec![]);
            members.iter().for_each(|&member| mark(&mut others, member));
            join(&mut set, &others, value);
            members.iter().for_each(|&member| mark(&mut wanted, member ^ value));
            let size = set.len().max(wanted.len());
            set.resize(size, 0);
            wanted.resize(size, 0);
            assert_eq!(set, wanted);
        }
    }
}
