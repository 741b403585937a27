//! Periods of the map from heaps to elements.
//!
//! Suppose no move takes more than k stones or leaves more than h ≥ 1 heaps, possibly equal. If the elements
//! of heaps have period p from n₀ ≥ 1 on, then for n from h·(n₀ + p − 1) + 1 + k on the moves in the heap of
//! n lead to the same elements as those in that of n − p: p is added to or taken from a large part. So if the
//! elements are right up to there, they are right for ever.

use heap::{Period, Rules};

/// The shortest period at the end of the map that its length suffices to prove.
pub(crate) fn period(rules: &Rules, map: &[u32]) -> Option<Period> {
    let plain = rules.is_finite() && rules.splits().iter().all(|split| split.added.is_empty());
    let (parts, most) = (rules.parts()?.max(1), rules.largest().filter(|_| plain)?);
    let count = map.len();
    let fits = |length: usize| {
        let alike = map.iter().rev().zip(map.iter().rev().skip(length)).take_while(|(a, b)| a == b).count();
        let start = (count - length - alike).max(1);
        let needed = parts.checked_mul(start + length - 1)?.checked_add(1 + most)?;
        (needed <= count).then_some(Period { start, length, saltus: 0 })
    };
    (1..count).find_map(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_is_as_long_as_it_has_to_be() {
        let kayles = "0.77".parse::<heap::Code>().expect("a code").rules();
        // 0, then 1 2 1 2 …: period 2 from 1 on, which takes 2·(1 + 2 − 1) + 1 + 2 heaps.
        let map = [0, 1, 2, 1, 2, 1, 2];
        assert_eq!(period(&kayles, &map), Some(Period { start: 1, length: 2, saltus: 0 }));
        assert_eq!(period(&kayles, &map[..6]), None);
        let nim = Rules::subtraction([1, 2]);
        assert_eq!(period(&nim, &[0, 1, 2, 0, 1, 2]), Some(Period { start: 1, length: 3, saltus: 0 }));
        assert_eq!(period(&nim, &[0, 1, 2, 0, 1]), None);
        assert_eq!(period(&Rules::grundy(), &[0; 99]), None);
    }
}
