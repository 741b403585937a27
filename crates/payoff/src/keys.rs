//! Entries as machine words in the same order.

use dashu_ratio::RBig;

/// Rank of every entry; equal entries have equal ranks.
pub(super) fn places(entries: &[&RBig]) -> Vec<i64> {
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_unstable_by(|&one, &other| entries[one].cmp(entries[other]));
    let mut places = vec![0; entries.len()];
    for pair in order.windows(2) {
        places[pair[1]] = places[pair[0]] + i64::from(entries[pair[0]] != entries[pair[1]]);
    }
    places
}
