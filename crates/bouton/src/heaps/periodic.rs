//! Nim-values that come again for ever, at work: the value of any heap, and every option with a wanted one.

use crate::words::heaps as words;
use ::heap::Period;
use catalog::theory::{Component, Several, Theory};
use dashu_int::UBig;
use rules::{OneHeap, Text, Way};

/// The nim-values of a game on heaps of which the period is proved.
#[derive(Debug)]
pub(crate) struct Periodic {
    heaps: OneHeap,
    offset: UBig,
    /// Those before the period, and of one period.
    values: Vec<u32>,
    period: Period,
}

impl Periodic {
    pub(crate) fn new(heaps: OneHeap, values: Vec<u32>, period: Period) -> Periodic {
        let offset = UBig::from(heaps.offset);
        Periodic { heaps, offset, values, period }
    }

    /// The most that is taken, if no heap is split.
    fn most(&self) -> Option<u64> {
        let one = self.heaps.ways.iter().all(|way| way.parts < 2);
        one.then(|| self.heaps.ways.iter().flat_map(|way| way.taken.listed()).max().unwrap_or(0))
    }

    /// The first heap with the same value because of the period.
    fn place(&self, heap: &UBig) -> usize {
        match usize::try_from(heap) {
            Ok(heap) if heap < self.values.len() => heap,
            _ => {
                let start = UBig::from(self.period.start);
                let beyond = (heap - &start) % UBig::from(self.period.length);
                self.period.start + usize::try_from(&beyond).unwrap_or(0)
            }
        }
    }

    fn heap_value(&self, heap: &UBig) -> u32 {
        self.values.get(self.place(heap)).copied().unwrap_or(0)
    }

    /// The heap that a component stands for.
    fn heap(&self, at: &[UBig]) -> Option<UBig> {
        let [component] = at else { return None };
        Some(if *component > self.offset { component - &self.offset } else { UBig::ZERO })
    }

    /// What is left by a way to move that leaves these heaps.
    fn option(&self, way: &Way, heaps: &[&UBig]) -> Vec<Component> {
        let empty = std::iter::repeat_n(self.offset.clone(), way.empty);
        empty.chain(heaps.iter().map(|&heap| heap + &self.offset)).map(|component| vec![component]).collect()
    }

    /// Two heaps of so many stones together whose values have this nim-sum: the first few of them by the smaller heap, the larger
    /// one before it, and how many there are.
    fn pairs(&self, stones: &UBig, value: u32, most: usize) -> (Vec<(UBig, UBig)>, UBig) {
        let (mut first, mut count) = (Vec::new(), UBig::ZERO);
        let half = stones / UBig::from(2u8);
        let Period { start, length, .. } = self.period;
        let fits = |small: &UBig| self.heap_value(small) ^ self.heap_value(&(stones - small)) == value;
        // Up to here heaps are looked at one by one; beyond, what is found comes again after the period.
        let settled = start.max(1);
        let mut cycle = Vec::new();
        for place in 1..settled + length {
            let small = UBig::from(place);
            if small > half {
                break;
            }
            if !fits(&small) {
                continue;
            }
            count += UBig::ONE;
            if place >= settled {
                count += (&half - &small) / UBig::from(length);
                if cycle.len() < most {
                    cycle.push(small.clone());
                }
            }
            if first.len() < most {
                first.push((stones - &small, small));
            }
        }
        let mut beyond = UBig::from(length);
        while first.len() < most && cycle.first().is_some_and(|small| small + &beyond <= half) {
            let again = cycle.iter().map(|small| small + &beyond).take_while(|small| *small <= half);
            first.extend(again.take(most - first.len()).map(|small| (stones - &small, small)));
            beyond += UBig::from(length);
        }
        (first, count)
    }
}

impl Theory for Periodic {
    fn citation(&self) -> &str {
        "Guy and Smith 1956"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        Some(self.heap_value(&self.heap(at)?).into())
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let heap = self.heap(at)?;
        let mut found = Several { first: Vec::new(), count: Some(UBig::ZERO) };
        let Ok(value) = u32::try_from(value) else { return Some(found) };
        for way in &self.heaps.ways {
            for taken in way.taken.listed() {
                let taken = UBig::from(taken);
                if taken > heap {
                    break;
                }
                let left = &heap - taken;
                let room = most - found.first.len();
                let (options, count) = match way.parts {
                    0 if left.is_zero() && value == 0 => (vec![self.option(way, &[])], UBig::ONE),
                    1 if !left.is_zero() && self.heap_value(&left) == value => {
                        (vec![self.option(way, &[&left])], UBig::ONE)
                    }
                    0 | 1 => continue,
                    2 => {
                        let (pairs, count) = self.pairs(&left, value, room);
                        (
                            pairs.iter().map(|(large, small)| self.option(way, &[small, large])).collect(),
                            count,
                        )
                    }
                    3 => {
                        // One heap after the other for the first; all of them are too many to count.
                        let mut options = Vec::new();
                        for first in 1..=self.period.start + self.period.length {
                            let first = UBig::from(first);
                            if first >= left || options.len() >= room.max(1) {
                                break;
                            }
                            let wanted = value ^ self.heap_value(&first);
                            let (pairs, _) = self.pairs(&(&left - &first), wanted, 1);
                            let option =
                                |(large, small): &(UBig, UBig)| self.option(way, &[&first, small, large]);
                            options.extend(pairs.iter().map(option));
                        }
                        found.count = None;
                        (options, UBig::ZERO)
                    }
                    _ => return None,
                };
                found.first.extend(options.into_iter().take(room));
                found.count = found.count.map(|so_far| so_far + count);
            }
        }
        Some(found)
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Text> {
        let Period { start, length, .. } = self.period;
        let offset = self.heaps.offset;
        let mut said = vec![words::comes_again(start as u64 + offset, length, self.most())];
        for at in sum.iter().take(8) {
            let Some(heap) = self.heap(at) else { continue };
            let same = self.place(&heap);
            if UBig::from(same) != heap {
                let same = UBig::from(same) + &self.offset;
                said.push(words::same_value(&at[0], &same, self.heap_value(&heap)));
            }
        }
        said
    }
}
