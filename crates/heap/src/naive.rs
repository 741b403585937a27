//! Nim-values by definition, for reference.

use crate::{Rules, Shape, rules::Split};

/// Nim-values of the heaps 0, 1, … below `count`, from all options of each.
///
/// ```
/// let kayles = "0.77".parse::<heap::Code>().unwrap().rules();
/// assert_eq!(heap::naive::values(&kayles, 12), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
/// ```
pub fn values(rules: &Rules, count: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(count);
    let mut seen: Vec<usize> = vec![];
    for heap in 0..count {
        let value = least(rules, heap, &|smaller| values.get(smaller).copied(), &mut seen);
        values.push(value);
    }
    values
}

/// Nim-value of one heap, from those of all smaller ones.
pub fn value(rules: &Rules, heap: usize, smaller: &dyn Fn(usize) -> Option<u32>) -> u32 {
    least(rules, heap, &smaller, &mut vec![])
}

/// The least value that no option has; `seen` has for each value the heap that last saw it.
fn least(rules: &Rules, heap: usize, values: &impl Fn(usize) -> Option<u32>, seen: &mut Vec<usize>) -> u32 {
    let mut mark = |value: u32| {
        let value = value as usize;
        if seen.len() <= value {
            seen.resize((value + 1).next_power_of_two(), usize::MAX);
        }
        seen[value] = heap;
    };
    // An empty heap has no moves.
    for split in rules.splits().iter().filter(|_| heap > 0) {
        for taken in split.taken.below(heap + 1) {
            options(split, heap - taken, values, &mut mark);
        }
        for added in &split.added {
            options(split, heap + added, values, &mut mark);
        }
    }
    (0u32..).find(|&value| seen.get(value as usize) != Some(&heap)).unwrap_or(0)
}

/// Calls `mark` with the values of all ways to leave `left` stones as the split allows.
fn options(split: &Split, left: usize, values: &impl Fn(usize) -> Option<u32>, mark: &mut impl FnMut(u32)) {
    let most = if split.parts.or_more { left } else { split.parts.least };
    for parts in split.parts.least..=most {
        match parts {
            0 if left == 0 => mark(0),
            0 => {}
            1 if left > 0 => mark(values(left).unwrap_or_default()),
            1 => {}
            2 if split.shape == Shape::Free => {
                for small in 1..=left / 2 {
                    mark(values(small).unwrap_or_default() ^ values(left - small).unwrap_or_default());
                }
            }
            _ => parted(parts, split.shape, left, values, mark),
        }
    }
}

/// Partition in progress: the heaps still to be chosen are at least as large as those chosen.
struct Rest {
    heaps: usize,
    stones: usize,
    /// Lower bound on further heaps: the last one chosen, or 1.
    last: usize,
    /// Value of the heaps chosen.
    value: u32,
    chosen: usize,
    /// `true` if two chosen heaps are equal, and `true` if two are different.
    equal: bool,
    different: bool,
}

/// Values of all partitions of stones into this number of nonempty heaps.
fn parted(
    parts: usize,
    shape: Shape,
    stones: usize,
    values: &impl Fn(usize) -> Option<u32>,
    mark: &mut impl FnMut(u32),
) {
    let start = Rest { heaps: parts, stones, last: 1, value: 0, chosen: 0, equal: false, different: false };
    let mut open = vec![start];
    while let Some(rest) = open.pop() {
        if rest.heaps == 0 {
            let allowed = match shape {
                Shape::Free => true,
                Shape::Different => !rest.equal,
                Shape::NotAllEqual => rest.different || parts == 1,
                Shape::Equal => !rest.different,
            };
            if allowed {
                mark(rest.value);
            }
            continue;
        }
        // The last heap is the remainder; none before it exceeds the mean.
        let heaps =
            if rest.heaps == 1 { rest.stones..=rest.stones } else { rest.last..=rest.stones / rest.heaps };
        for heap in heaps.filter(|&heap| heap >= rest.last) {
            // A heap that has no value yet occurs only in ways that the shape forbids.
            let known = values(heap).unwrap_or_default();
            open.push(Rest {
                heaps: rest.heaps - 1,
                stones: rest.stones - heap,
                last: heap,
                value: rest.value ^ known,
                chosen: rest.chosen + 1,
                equal: rest.equal || rest.chosen > 0 && heap == rest.last,
                different: rest.different || rest.chosen > 0 && heap != rest.last,
            });
        }
    }
}
