//! Entries as machine words that compare as they do.

use dashu_ratio::RBig;

/// For every entry its place in the order of all; equal entries have equal places.
pub(super) fn places(entries: &[&RBig]) -> Vec<i64> {
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_unstable_by(|&one, &other| entries[one].cmp(entries[other]));
    let mut places = vec![0; entries.len()];
    for pair in order.windows(2) {
        places[pair[1]] = places[pair[0]] + i64::from(entries[pair[0]] != entries[pair[1]]);
    }
    places
}
