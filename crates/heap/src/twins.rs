//! Twins: pairs of parts at one distance whose values differ in the same way. Nim-values of small heaps
//! nearly repeat after a while, as in Officers after 26, so that many parts have a twin. Common lookups are
//! then made once for each pair.

use std::collections::HashMap;

/// The largest distance of twins.
pub(crate) const FARTHEST: usize = 64;
/// Minimal number of pairs that is worth while.
const FEWEST: usize = 16;

/// Parts by ascending size, with their values.
type Parts = Vec<(usize, usize)>;

/// Properties shared by twins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Twins {
    /// Difference of their sizes.
    pub(crate) distance: usize,
    /// Exclusive or of their values.
    pub(crate) other: usize,
}

impl Twins {
    /// The most frequent twins among these parts, which come by ascending size with their values.
    pub(crate) fn of(parts: &[(usize, usize)]) -> Option<Twins> {
        let mut counts: HashMap<Twins, usize> = HashMap::new();
        for (index, (part, value)) in parts.iter().enumerate() {
            let near = parts[index + 1..].iter().take_while(|(larger, _)| larger - part <= FARTHEST);
            for (larger, its_value) in near {
                *counts.entry(Twins { distance: larger - part, other: value ^ its_value }).or_default() += 1;
            }
        }
        // The most pairs, among the most frequent candidates.
        let mut often: Vec<(usize, Twins)> =
            counts.into_iter().map(|(twins, count)| (count, twins)).collect();
        often.sort_unstable_by(|a, b| b.cmp(a));
        often.truncate(4);
        let pairs = often.into_iter().map(|(_, twins)| (twins.among(parts).0.len(), twins));
        pairs.max().filter(|(pairs, _)| *pairs >= FEWEST).map(|(_, twins)| twins)
    }

    /// The smaller one of each pair, and all parts without a twin.
    pub(crate) fn among(&self, parts: &[(usize, usize)]) -> (Parts, Parts) {
        let (mut pairs, mut single) = (vec![], vec![]);
        let mut taken = vec![false; parts.len()];
        for (index, &(part, value)) in parts.iter().enumerate() {
            if taken[index] {
                continue;
            }
            let twin = parts.binary_search(&(part + self.distance, value ^ self.other));
            match twin.ok().filter(|&twin| !taken[twin]) {
                Some(twin) => {
                    taken[twin] = true;
                    pairs.push((part, value));
                }
                None => single.push((part, value)),
            }
        }
        (pairs, single)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_in_a_pair_or_alone() {
        let parts: Vec<(usize, usize)> =
            (1..200).map(|part| (part, (part * part % 7) ^ (part / 50))).collect();
        let twins = Twins::of(&parts).expect("values that come again");
        let (pairs, single) = twins.among(&parts);
        assert!(pairs.len() >= FEWEST);
        let both =
            |&(part, value): &(usize, usize)| [(part, value), (part + twins.distance, value ^ twins.other)];
        let mut all: Vec<(usize, usize)> = pairs.iter().flat_map(both).chain(single).collect();
        all.sort_unstable();
        assert_eq!(all, parts);
        assert_eq!(Twins::of(&parts[..10]), None);
    }
}
