//! Nim-values by their definition: the reference.

use crate::Rules;

/// The nim-values of heaps of 0, 1, … below `count`, from all options of each.
///
/// ```
/// let kayles = "0.77".parse::<heap::Code>().unwrap().rules();
/// assert_eq!(heap::naive::values(&kayles, 12), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
/// ```
pub fn values(rules: &Rules, count: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(count);
    let mut seen: Vec<usize> = vec![];
    for n in 0..count {
        let mut mark = |value: u32| {
            let value = value as usize;
            if seen.len() <= value {
                seen.resize((value + 1).next_power_of_two(), usize::MAX);
            }
            seen[value] = n;
        };
        if n > 0 && rules.whole.contains(&n) {
            mark(0);
        }
        for &taken in rules.one.iter().filter(|&&taken| taken > 0 && taken < n) {
            mark(values[n - taken]);
        }
        for &taken in rules.two.iter().filter(|&&taken| taken + 2 <= n) {
            let left = n - taken;
            for a in 1..=left / 2 {
                if !(rules.unequal && 2 * a == left) {
                    mark(values[a] ^ values[left - a]);
                }
            }
        }
        for &taken in rules.three.iter().filter(|&&taken| taken + 3 <= n) {
            let left = n - taken;
            for a in 1..=left / 3 {
                for b in a..=(left - a) / 2 {
                    mark(values[a] ^ values[b] ^ values[left - a - b]);
                }
            }
        }
        let value = (0..).find(|&value| seen.get(value) != Some(&n)).unwrap_or(0);
        values.push(value as u32);
    }
    values
}
