//! Elements of a misère quotient: of any heap, and every option that leaves a lost one.

use ::quotient::Quotient;
use catalog::theory::{Component, Several};
use dashu_int::UBig;
use forms::{MoveKind, OneHeap};

/// Elements of heaps in the proved quotient of a game.
#[derive(Debug)]
pub(crate) struct Elements {
    heaps: OneHeap,
    offset: UBig,
    quotient: Quotient,
    code: String,
}

impl Elements {
    pub(crate) fn new(heaps: OneHeap, quotient: Quotient, code: String) -> Elements {
        let offset = UBig::from(heaps.offset);
        Elements { heaps, offset, quotient, code }
    }

    /// The quotient.
    pub(crate) fn quotient(&self) -> &Quotient {
        &self.quotient
    }

    /// The code of the game.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// Returns `true` if it is the quotient of all heaps.
    pub(crate) fn is_whole(&self) -> bool {
        self.quotient.period().is_some()
    }

    /// The heap that a component stands for; those that are too small for that have no moves.
    fn heap(&self, at: &[UBig]) -> Option<UBig> {
        let [component] = at else { return None };
        Some(if *component > self.offset { component - &self.offset } else { UBig::ZERO })
    }

    /// The element of a component; `None` if its heap is beyond the quotient.
    pub(crate) fn element(&self, at: &[UBig]) -> Option<u32> {
        self.of_heap(&self.heap(at)?)
    }

    fn of_heap(&self, heap: &UBig) -> Option<u32> {
        let map = self.quotient.map();
        if let Ok(heap) = usize::try_from(heap)
            && let Some(&element) = map.get(heap)
        {
            return Some(element);
        }
        let period = self.quotient.period()?;
        let beyond = (heap - UBig::from(period.start)) % UBig::from(period.length);
        map.get(period.start + usize::try_from(&beyond).ok()?).copied()
    }

    /// The product of elements.
    pub(crate) fn product(&self, elements: impl IntoIterator<Item = u32>) -> Option<u32> {
        elements.into_iter().try_fold(0, |product, element| self.quotient.product(product, element))
    }

    /// Returns `true` if the player to move loses these heaps beside this element.
    fn is_lost(&self, heaps: &[&UBig], beside: u32) -> bool {
        let mut all = Some(beside);
        for heap in heaps {
            all = all.and_then(|all| self.quotient.product(all, self.of_heap(heap)?));
        }
        all.is_some_and(|all| self.quotient.is_lost(all))
    }

    /// All options of a component that are lost beside an element; at most `most` are listed.
    pub(crate) fn winning(&self, at: &[UBig], beside: u32, most: usize) -> Option<Several<Vec<Component>>> {
        let heap = self.heap(at)?;
        let mut found = Several { first: vec![], count: Some(UBig::ZERO) };
        for kind in &self.heaps.kinds {
            for taken in kind.taken.listed().map(UBig::from).take_while(|taken| *taken <= heap) {
                let left = &heap - taken;
                let room = most.saturating_sub(found.first.len());
                let (options, count) = match kind.parts {
                    0 if left.is_zero() && self.is_lost(&[], beside) => (vec![vec![]], Some(UBig::ONE)),
                    1 if !left.is_zero() && self.is_lost(&[&left], beside) => {
                        (vec![vec![left]], Some(UBig::ONE))
                    }
                    0 | 1 => continue,
                    2 => {
                        let (pairs, count) = self.pairs(&left, beside, room);
                        (pairs, Some(count))
                    }
                    3 => (self.triples(&left, beside, room), None),
                    _ => return None,
                };
                found.first.extend(options.into_iter().take(room).map(|heaps| self.option(kind, heaps)));
                found.count = found.count.zip(count).map(|(sofar, more)| sofar + more);
            }
        }
        Some(found)
    }

    /// Rest after a move that leaves these heaps.
    fn option(&self, kind: &MoveKind, heaps: Vec<UBig>) -> Vec<Component> {
        let empty = std::iter::repeat_n(self.offset.clone(), kind.empty);
        empty
            .chain(heaps.into_iter().map(|heap| heap + &self.offset))
            .map(|component| vec![component])
            .collect()
    }

    /// Preperiod and period of the elements; without a period, the preperiod exceeds every heap.
    fn repeats(&self) -> (usize, usize) {
        match self.quotient.period() {
            Some(period) => (period.start, period.length),
            None => (self.quotient.map().len(), 1),
        }
    }

    /// Pairs of heaps with a given total that are lost with an element beside them: the first few by the smaller
    /// heap, and how many there are.
    fn pairs(&self, stones: &UBig, beside: u32, most: usize) -> (Vec<Vec<UBig>>, UBig) {
        let (start, length) = self.repeats();
        let (mut first, mut cycle, mut count) = (vec![], vec![], UBig::ZERO);
        let half = stones / UBig::from(2u8);
        // Beyond this, the results repeat: p more in the smaller heap, and p less in the larger.
        for place in 1..start + length {
            let small = UBig::from(place);
            if small > half {
                break;
            }
            let large = stones - &small;
            if !self.is_lost(&[&small, &large], beside) {
                continue;
            }
            count += UBig::ONE;
            if place >= start {
                count += (&half - &small) / UBig::from(length);
                cycle.push(small.clone());
            }
            if first.len() < most {
                first.push(vec![small, large]);
            }
        }
        let mut beyond = UBig::from(length);
        while first.len() < most && cycle.first().is_some_and(|small| small + &beyond <= half) {
            let again = cycle.iter().map(|small| small + &beyond).take_while(|small| *small <= half);
            first.extend(again.take(most - first.len()).map(|small| vec![small.clone(), stones - small]));
            beyond += UBig::from(length);
        }
        (first, count)
    }

    /// Some ways to leave three heaps that are lost with an element beside them; at least one if there is one, for what
    /// a first heap has beyond the period may as well stand in another.
    fn triples(&self, stones: &UBig, beside: u32, most: usize) -> Vec<Vec<UBig>> {
        let (start, length) = self.repeats();
        let mut found = vec![];
        for first in (1..start + length).map(UBig::from) {
            if first >= *stones || found.len() >= most {
                break;
            }
            let with_first = self.of_heap(&first).and_then(|element| self.quotient.product(beside, element));
            let Some(with_first) = with_first else { break };
            let (pairs, _) = self.pairs(&(stones - &first), with_first, 1);
            found.extend(pairs.into_iter().map(|pair| [vec![first.clone()], pair].concat()));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::quotient::{Limits, Sizes, search};
    use rules::{Convention, NoLibrary};

    fn elements(text: &str) -> Elements {
        let ruleset = rules::parse(&format!("game some\n{text}\n"), &NoLibrary).ruleset.expect("a game");
        let instance = ruleset.instantiate(&[], Some(Convention::Misere)).expect("no parameters");
        let shape = question::shape::HeapShape::of(&instance).expect("a game on heaps");
        let found = search(&shape.rules, &Sizes { heaps: 300, ..Sizes::default() }, &Limits::none());
        Elements::new(shape.heaps, found.quotient, String::new())
    }

    /// Every way to leave one heap, two or three with a given total.
    fn parted(stones: usize, parts: usize, least: usize) -> Vec<Vec<usize>> {
        match parts {
            0 => {
                if stones == 0 {
                    vec![vec![]]
                } else {
                    vec![]
                }
            }
            1 => {
                if stones >= least {
                    vec![vec![stones]]
                } else {
                    vec![]
                }
            }
            _ => (least..=stones / parts)
                .flat_map(|first| {
                    let rest = parted(stones - first, parts - 1, first);
                    rest.into_iter().map(move |rest| [vec![first], rest].concat())
                })
                .collect(),
        }
    }

    /// Compares what is constructed with all options of heaps, with every element beside them.
    fn same_as_all(work: &Elements, ways: &[(usize, usize)], heaps: std::ops::Range<usize>) {
        for heap in heaps {
            for beside in 0..work.quotient().order() as u32 {
                let mut wins = vec![];
                for &(taken, parts) in ways {
                    let left = heap.checked_sub(taken).into_iter();
                    let options = left.flat_map(|left| parted(left, parts, 1));
                    wins.extend(options.filter(|option| {
                        let mut elements = option.iter().map(|&heap| work.of_heap(&UBig::from(heap)));
                        let all = elements.try_fold(beside, |all, one| work.quotient().product(all, one?));
                        work.quotient().is_lost(all.expect("a known heap"))
                    }));
                }
                let found = work.winning(&[UBig::from(heap)], beside, usize::MAX).expect("such moves");
                if let Some(count) = found.count {
                    assert_eq!(count, UBig::from(wins.len()), "{heap} {beside}");
                    assert_eq!(found.first.len(), wins.len());
                }
                let mut first: Vec<Vec<usize>> = found
                    .first
                    .iter()
                    .map(|option| {
                        let numbers =
                            option.iter().flatten().map(|heap| usize::try_from(heap).expect("small"));
                        let mut heaps: Vec<usize> = numbers.filter(|&heap| heap > 0).collect();
                        heaps.sort_unstable();
                        heaps
                    })
                    .collect();
                first.sort();
                wins.sort();
                assert!(first.iter().all(|option| wins.contains(option)), "{heap} {beside}");
                assert_eq!(first.is_empty(), wins.is_empty(), "{heap} {beside}");
            }
        }
    }

    #[test]
    fn moves_are_those_that_leave_what_is_lost() {
        let nim = elements("(n) -> (n - k) where 1 <= k <= 3");
        same_as_all(&nim, &[(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)], 0..20);
        let mixed = elements(
            "(n) -> () where 1 <= n <= 2\n(n) -> (i) + (j) where i + j = n - 1 and 1 <= i <= j\n(n) -> (n - 2) where n > 2",
        );
        assert!(mixed.is_whole());
        same_as_all(&mixed, &[(1, 0), (2, 0), (1, 2), (2, 1)], 0..90);
    }

    #[test]
    fn three_heaps() {
        let three = elements(
            "(n) -> (i) + (j) + (k) where i + j + k = n - 1 and 1 <= i <= j and j <= k\n(n) -> () where n = 1",
        );
        same_as_all(&three, &[(1, 0), (1, 3)], 0..30);
    }
}
