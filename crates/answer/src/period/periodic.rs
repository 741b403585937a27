//! Periodic nim-values at work: the value of any heap, and every option with a wanted one.

use super::subsets::Subsets;
use crate::reason::Reason;
use ::heap::Period;
use catalog::theory::{Component, Several, Theory};
use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};
use forms::{Amounts, MoveKind, OneHeap};
use sequences::Ground;

/// Nim-values of a game on heaps with a proved period.
#[derive(Debug)]
pub(crate) struct Periodic {
    heaps: OneHeap,
    offset: UBig,
    /// Those before the period, and of one period.
    values: Vec<u32>,
    period: Period,
    ground: Ground,
    /// `true` if no move is made by two of the ways.
    apart: bool,
    /// Of how many heaps the values have to be known to see it.
    needed: usize,
}

/// The most that is added with every period, where heaps are looked for.
const MOST_ADDED: usize = 1 << 12;
/// The most heaps among which those are looked for that amounts without end lead to.
const MOST_PLACES: usize = 1 << 22;

impl Periodic {
    pub(crate) fn new(
        heaps: OneHeap,
        values: Vec<u32>,
        period: Period,
        ground: Ground,
        needed: usize,
    ) -> Periodic {
        let offset = UBig::from(heaps.offset);
        let alike = |a: &MoveKind, b: &MoveKind| {
            a.parts == b.parts && a.empty == b.empty && have_common(&a.taken, &b.taken)
        };
        let kinds = || heaps.kinds.iter().enumerate();
        let apart = !kinds().any(|(place, kind)| kinds().take(place).any(|(_, other)| alike(kind, other)));
        Periodic { heaps, offset, values, period, ground, apart, needed }
    }

    /// Evidence for the period.
    pub(crate) fn ground(&self) -> Ground {
        self.ground
    }

    /// Of how many heaps the values have to be known to see it.
    pub(crate) fn needed(&self) -> usize {
        self.needed
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

    fn heap_value(&self, heap: &UBig) -> UBig {
        let place = self.place(heap);
        let known = UBig::from(self.values.get(place).copied().unwrap_or(0));
        match self.period.saltus {
            0 => known,
            saltus => {
                known + (heap - UBig::from(place)) / UBig::from(self.period.length) * UBig::from(saltus)
            }
        }
    }

    /// The heap that a component stands for.
    fn heap(&self, at: &[UBig]) -> Option<UBig> {
        let [component] = at else { return None };
        Some(if *component > self.offset { component - &self.offset } else { UBig::ZERO })
    }

    /// Rest after a move that leaves these heaps.
    fn option(&self, kind: &MoveKind, heaps: &[&UBig]) -> Vec<Component> {
        let empty = std::iter::repeat_n(self.offset.clone(), kind.empty);
        empty.chain(heaps.iter().map(|&heap| heap + &self.offset)).map(|component| vec![component]).collect()
    }

    /// Options of this value that taking amounts of a cycle from `from` on leaves of a heap: the first few, by amount, and their number.
    fn endless(
        &self,
        heap: &UBig,
        (from, cycle): (u64, &[bool]),
        value: &UBig,
        most: usize,
    ) -> Option<(Vec<UBig>, UBig)> {
        let Period { start, length, saltus } = self.period;
        let settled = start.max(1);
        // The most that can be left.
        let Some(last) = minus(heap, &UBig::from(from)) else { return Some((vec![], UBig::ZERO)) };
        let among = |left: &UBig| {
            let beyond = minus(&last, left).map(|beyond| beyond % UBig::from(cycle.len()));
            beyond.and_then(|beyond| usize::try_from(&beyond).ok()).is_some_and(|place| cycle[place])
        };
        let fits = |left: &UBig| among(left) && self.heap_value(left) == *value;
        let before = (1..settled).rev().map(UBig::from).filter(fits);
        if saltus > 0 {
            // Once along each place of the period.
            let mut found: Vec<UBig> = (settled..settled + length)
                .filter_map(|place| {
                    let rounds = minus(value, &self.heap_value(&place.into()))? / UBig::from(saltus);
                    Some(rounds * UBig::from(length) + UBig::from(place)).filter(fits)
                })
                .collect();
            found.sort_unstable_by(|a, b| b.cmp(a));
            found.extend(before);
            let count = UBig::from(found.len());
            found.truncate(most);
            return Some((found, count));
        }
        let rounds = (1..=cycle.len()).find(|rounds| rounds * length % cycle.len() == 0)?;
        let again = rounds.checked_mul(length).filter(|&again| again <= MOST_PLACES)?;
        let mut count = UBig::ZERO;
        for left in (settled..settled + again).map(UBig::from).filter(fits) {
            count += (&last - left) / UBig::from(again) + UBig::ONE;
        }
        let settled = UBig::from(settled);
        let near = (0..again).filter_map(|back| minus(&last, &UBig::from(back)));
        let near: Vec<UBig> = near.take_while(|left| *left >= settled).filter(fits).take(most).collect();
        let mut found = vec![];
        let mut back = UBig::ZERO;
        while found.len() < most {
            let further = near.iter().filter_map(|left| minus(left, &back));
            let further: Vec<UBig> = further.take_while(|left| *left >= settled).collect();
            if further.is_empty() {
                break;
            }
            found.extend(further);
            back += UBig::from(again);
        }
        let before: Vec<UBig> = before.collect();
        count += UBig::from(before.len());
        found.extend(before);
        found.truncate(most);
        Some((found, count))
    }

    /// Pairs of heaps with a given total whose values have this nim-sum: the first few of them by the smaller heap, the larger
    /// one before it, and how many there are.
    fn pairs(&self, stones: &UBig, value: &UBig, most: usize) -> Option<(Vec<(UBig, UBig)>, UBig)> {
        if self.period.saltus > 0 {
            let mut growing = self.growing_pairs(stones, value, most)?;
            growing.0.sort_unstable_by(|a, b| a.1.cmp(&b.1));
            growing.0.truncate(most);
            return Some(growing);
        }
        let (mut first, mut count) = (Vec::new(), UBig::ZERO);
        let half = stones / UBig::from(2u8);
        let Period { start, length, .. } = self.period;
        let fits = |small: &UBig| self.heap_value(small) ^ self.heap_value(&(stones - small)) == *value;
        // Up to here heaps are looked at one by one; beyond, the results repeat with the period.
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
        Some((first, count))
    }

    /// The same where values grow: unordered, and perhaps slightly more than the limit.
    ///
    /// Let both heaps be beyond the start, in places i and j of the period. Their values are g + s·x and h + s·y with x + y known, so that
    /// the sum T of both is known. It is v and twice the binary digits c that both have, where v is their exclusive or: so c is
    /// known as well, and what is left are the digits d of v that the first one has, with c + d = g modulo s.
    fn growing_pairs(&self, stones: &UBig, value: &UBig, most: usize) -> Option<(Vec<(UBig, UBig)>, UBig)> {
        let Period { start, length, saltus } = self.period;
        let (length, saltus) = (UBig::from(length), saltus as usize);
        if saltus > MOST_ADDED {
            return None;
        }
        let (mut first, mut count) = (Vec::new(), UBig::ZERO);
        let settled = UBig::from(start.max(1));
        let half = stones / UBig::from(2u8);
        let mut small = UBig::ONE;
        while small < settled && small <= half {
            let large = stones - &small;
            if self.heap_value(&small) ^ self.heap_value(&large) == *value {
                count += UBig::ONE;
                first.push((large, small.clone()));
            }
            small += UBig::ONE;
        }
        // What is left when both are as small as they can be.
        let Some(more) = minus(stones, &(&settled * UBig::from(2u8))) else { return Some((first, count)) };
        let subsets = Subsets::new(value, saltus);
        // Ordered pairs.
        let mut ordered = UBig::ZERO;
        for i in 0..self.period.length {
            let Some(more) = minus(&more, &UBig::from(i)) else { break };
            let (rounds, j) = more.div_rem(&length);
            let (one, other) = (&settled + UBig::from(i), &settled + &j);
            let (least, other_least) = (self.heap_value(&one), self.heap_value(&other));
            let sum = &least + &other_least + rounds * UBig::from(saltus);
            let Some(twice) = minus(&sum, value).filter(|twice| !twice.bit(0)) else { continue };
            let common = twice / UBig::from(2u8);
            if !(&common & value).is_zero() {
                continue;
            }
            let modulo = |number: &UBig| usize::try_from(number % UBig::from(saltus)).unwrap_or(0);
            let rest = (modulo(&least) + saltus - modulo(&common)) % saltus;
            let other_rest = (modulo(&other_least) + saltus - modulo(&common)) % saltus;
            // Neither value is below the least of its place.
            let below = |rest: usize, least: &UBig| {
                UBig::from(subsets.rising(rest).take_while(|digits| &common + digits < *least).count())
            };
            ordered += subsets.count(rest);
            ordered -= below(rest, &least) + below(other_rest, &other_least);
            let found = subsets.rising(rest).skip_while(|digits| &common + digits < least).map(|digits| {
                let rounds = (&common + digits - &least) / UBig::from(saltus);
                &one + rounds * &length
            });
            let ends = |small: &UBig| *small <= half && small + &other <= *stones;
            first.extend(found.take_while(ends).take(most).map(|small| (stones - &small, small)));
        }
        // Two equal heaps are in one order only.
        let equal = value.is_zero() && !stones.bit(0);
        count += (ordered + UBig::from(u8::from(equal))) / UBig::from(2u8);
        Some((first, count))
    }
}

/// Returns `true` if two sets have a number in common; also if that is long to tell.
fn have_common(a: &Amounts, b: &Amounts) -> bool {
    let (begin, length) = [a, b].into_iter().fold((0, 1), |(begin, length), amounts| match amounts.cycle() {
        Some((from, cycle)) => (from.max(begin), cycle.len() as u64 * length),
        None => (amounts.listed().last().map_or(0, |last| last + 1).max(begin), length),
    });
    let all = begin.saturating_add(length);
    all > MOST_PLACES as u64 || (0..all).any(|amount| a.contains(amount) && b.contains(amount))
}

/// The difference, unless it is negative.
fn minus(a: &UBig, b: &UBig) -> Option<UBig> {
    (a >= b).then(|| a - b)
}

impl Periodic {
    /// The period, and by it the values of the first components beyond it.
    pub(crate) fn reasons(&self, sum: &[&[UBig]]) -> Vec<Reason> {
        let Period { start, length, saltus } = self.period;
        let start = start as u64 + self.heaps.offset;
        let theorem = match self.ground {
            Ground::Automata => None,
            Ground::Certified(theorem) | Ground::Theorem(theorem) => Some(theorem),
        };
        let mut said = vec![Reason::Period { start, length, saltus, theorem }];
        for at in sum.iter().take(8) {
            let Some(heap) = self.heap(at) else { continue };
            let same = UBig::from(self.place(&heap));
            if same == heap {
                continue;
            }
            let value = self.heap_value(&heap);
            let rounds = (&heap - &same) / UBig::from(length);
            let same = same + &self.offset;
            said.push(Reason::ByPeriod { heap: at[0].clone(), same, rounds, saltus, value });
        }
        said
    }
}

impl Theory for Periodic {
    fn citation(&self) -> &str {
        self.ground.citation().unwrap_or_default()
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        Some(self.heap_value(&self.heap(at)?))
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let heap = self.heap(at)?;
        let mut found = Several { first: Vec::new(), count: Some(UBig::ZERO) };
        if !self.apart {
            return None;
        }
        for kind in &self.heaps.kinds {
            for taken in kind.taken.listed() {
                let taken = UBig::from(taken);
                if taken > heap {
                    break;
                }
                let left = &heap - taken;
                let room = most - found.first.len();
                let (options, count) = match kind.parts {
                    0 if left.is_zero() && value.is_zero() => (vec![self.option(kind, &[])], UBig::ONE),
                    1 if !left.is_zero() && self.heap_value(&left) == *value => {
                        (vec![self.option(kind, &[&left])], UBig::ONE)
                    }
                    0 | 1 => continue,
                    2 => {
                        let (pairs, count) = self.pairs(&left, value, room)?;
                        (
                            pairs.iter().map(|(large, small)| self.option(kind, &[small, large])).collect(),
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
                            let (pairs, _) = self.pairs(&(&left - &first), &wanted, 1)?;
                            let option =
                                |(large, small): &(UBig, UBig)| self.option(kind, &[&first, small, large]);
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
            let Some((from, cycle)) = kind.taken.cycle() else { continue };
            let room = most - found.first.len();
            let (lefts, count) = match kind.parts {
                0 => {
                    // The amount taken is the heap.
                    let beyond = minus(&heap, &from.into()).map(|beyond| beyond % UBig::from(cycle.len()));
                    let whole = beyond.and_then(|beyond| usize::try_from(&beyond).ok());
                    let whole = value.is_zero() && whole.is_some_and(|place| cycle[place]);
                    found.first.extend(Some(self.option(kind, &[])).filter(|_| whole && room > 0));
                    (vec![], UBig::from(u8::from(whole)))
                }
                1 => self.endless(&heap, (from, cycle), value, room)?,
                _ => return None,
            };
            found.first.extend(lefts.iter().map(|left| self.option(kind, &[left])));
            found.count = found.count.map(|so_far| so_far + count);
        }
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rests after amounts without end, tried one after another.
    #[test]
    fn endless_amounts_lead_where_trying_finds() {
        let periods = [
            (0, vec![0, 1, 2, 4], 4, 3),
            (3, vec![0, 7, 1, 2, 9, 3, 2], 4, 4),
            (5, vec![0, 1, 0, 2, 1, 6, 1], 2, 0),
            (0, vec![0, 1, 1], 3, 0),
        ];
        for (start, values, length, saltus) in periods {
            let value = |heap: usize| match heap.checked_sub(start) {
                Some(past) => values[start + past % length] + saltus * (past / length) as u32,
                None => values[heap],
            };
            let heaps = OneHeap { offset: 0, kinds: vec![] };
            let ground = Ground::Theorem(::heap::Theorem::Tails);
            let periodic = Periodic::new(heaps, values.clone(), Period { start, length, saltus }, ground, 0);
            for cycle in [&[true][..], &[true, false], &[false, true, true, false, true]] {
                for (heap, wanted) in
                    (0..90usize).flat_map(|heap| (0..30u32).map(move |wanted| (heap, wanted)))
                {
                    let from = 3usize;
                    let among = |taken: usize| taken >= from && cycle[(taken - from) % cycle.len()];
                    let fits = |left: &usize| among(heap - left) && value(*left) == wanted;
                    let all: Vec<UBig> = (1..heap).rev().filter(fits).map(UBig::from).collect();
                    let found = periodic.endless(&heap.into(), (from as u64, cycle), &wanted.into(), 4);
                    let (first, count) = found.expect("few places");
                    let asked = format!("{heap}, {wanted}, {cycle:?}, {:?}", periodic.period);
                    assert_eq!(count, UBig::from(all.len()), "{asked}");
                    assert_eq!(first[..], all[..all.len().min(4)], "{asked}");
                }
            }
        }
    }

    /// Heaps two by two, tried one after another; values that no game has do as well.
    #[test]
    fn pairs_are_those_that_trying_finds() {
        let periods = [
            (0, vec![0, 1, 2, 4, 5, 6], 6, 3),
            (3, vec![0, 7, 1, 2, 9, 3, 2], 4, 4),
            (5, vec![0, 1, 0, 2, 1, 6, 11], 2, 1),
            (1, vec![0, 40, 3, 21], 3, 7),
            (2, vec![0, 1, 3, 1, 2], 3, 0),
        ];
        for (start, values, length, saltus) in periods {
            let value = |heap: usize| match heap.checked_sub(start) {
                Some(past) => values[start + past % length] + saltus * (past / length) as u32,
                None => values[heap],
            };
            let heaps = OneHeap { offset: 0, kinds: vec![] };
            let periodic =
                Periodic::new(heaps, values.clone(), Period { start, length, saltus }, Ground::Automata, 0);
            for stones in 1..120usize {
                for wanted in 0..70u32 {
                    let fits = |small: &usize| value(*small) ^ value(stones - small) == wanted;
                    let all: Vec<(UBig, UBig)> = (1..=stones / 2)
                        .filter(fits)
                        .map(|small| (UBig::from(stones - small), UBig::from(small)))
                        .collect();
                    let (first, count) =
                        periodic.pairs(&stones.into(), &wanted.into(), 3).expect("little is added");
                    let asked = format!("{stones} stones, {wanted}, {:?}", periodic.period);
                    assert_eq!(count, UBig::from(all.len()), "{asked}");
                    assert_eq!(first[..], all[..all.len().min(3)], "{asked}");
                }
            }
        }
    }
}
