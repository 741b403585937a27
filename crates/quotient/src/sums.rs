//! Proves that every sum that is not lost has a move to a lost one.
//!
//! For a sum s of heaps let Φ(s) be its element, and W(s) the set of elements y for which some move s → s'
//! wins, that is, y·Φ(s') is lost. Of two sums with the same element the one with the smaller W is harder: if
//! it has a winning move in every context that needs one, so has the other. If s is harder than t, then s + u
//! is harder than t + u, since W(s + u) depends on W(s) and W(u) only:
//!
//! > y is in W(s + u) iff y·Φ(u) is in W(s), or y·Φ(s) is in W(u).
//!
//! So it suffices to examine hardest sums. There are finitely many, since there are finitely many pairs of an
//! element and a set.

use crate::bits::Bits;
use crate::bounds::{Bounds, SearchEnd};
use crate::monoid::{Product, Table};
use crate::portion::Portion;

/// A sum of heaps.
#[derive(Clone, Debug)]
pub(crate) struct Sum {
    pub(crate) heaps: Vec<usize>,
    element: u32,
    wins: Bits,
    /// Number of heaps that have been added to it.
    done: usize,
}

/// The hardest sums of some heaps.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sums {
    /// Hardest sums; replaced ones are `None`.
    all: Vec<Option<Sum>>,
    by_element: Vec<Vec<usize>>,
    heaps: Vec<Sum>,
}

/// A sum that should have a winning move but has none, according to the monoid.
pub(crate) type Stuck = Vec<usize>;

impl Sums {
    pub(crate) fn new(order: usize) -> Sums {
        Sums { all: vec![], by_element: vec![vec![]; order], heaps: vec![] }
    }

    /// Heaps of each hardest sum.
    pub(crate) fn hardest(&self) -> impl Iterator<Item = &[usize]> {
        self.all.iter().flatten().map(|sum| &*sum.heaps)
    }

    /// Adds one more heap, any number of times. Nothing changes if the present sums are as hard.
    pub(crate) fn extend(
        &mut self,
        heap: usize,
        element: u32,
        wins: Bits,
        (table, portion): (&Table, &Portion),
        bounds: &Bounds,
    ) -> Result<Result<(), Stuck>, SearchEnd> {
        if self.covers(element, &wins) {
            return Ok(Ok(()));
        }
        let alone = Sum { heaps: vec![heap], element, wins, done: 0 };
        self.heaps.push(alone.clone());
        if let Err(stuck) = self.add(alone, portion) {
            return Ok(Err(stuck));
        }
        let mut next = 0;
        while next < self.all.len() {
            let Some(sum) = &self.all[next] else {
                next += 1;
                continue;
            };
            let Some(heap) = self.heaps.get(sum.done) else {
                next += 1;
                continue;
            };
            bounds.step()?;
            let both = together(sum, heap, table);
            if let Some(sum) = &mut self.all[next] {
                sum.done += 1;
            }
            if !self.covers(both.element, &both.wins) {
                bounds.entries(self.all.len().checked_mul(portion.order().div_ceil(64)))?;
                if let Err(stuck) = self.add(both, portion) {
                    return Ok(Err(stuck));
                }
            }
        }
        Ok(Ok(()))
    }

    /// Returns `true` if some sum with this element is as hard.
    fn covers(&self, element: u32, wins: &Bits) -> bool {
        let same = self.by_element[element as usize].iter().filter_map(|&place| self.all[place].as_ref());
        same.into_iter().any(|sum| sum.wins.within(wins))
    }

    /// Adds a sum in place of those that are less hard.
    fn add(&mut self, sum: Sum, portion: &Portion) -> Result<(), Stuck> {
        if !portion.is_lost(sum.element) && !sum.wins.has(0) {
            return Err(sum.heaps);
        }
        let (all, same) = (&mut self.all, &mut self.by_element[sum.element as usize]);
        same.retain(|&place| {
            let harder = all[place].as_ref().is_some_and(|other| !sum.wins.within(&other.wins));
            if !harder {
                all[place] = None;
            }
            harder
        });
        same.push(all.len());
        all.push(Some(sum));
        Ok(())
    }
}

fn together(sum: &Sum, heap: &Sum, table: &Table) -> Sum {
    let mut wins = Bits::new(table.row(0).len());
    let (with_sum, with_heap) = (table.row(sum.element), table.row(heap.element));
    for (other, (&beside_sum, &beside_heap)) in with_sum.iter().zip(with_heap).enumerate() {
        if sum.wins.has(beside_heap as usize) || heap.wins.has(beside_sum as usize) {
            wins.add(other);
        }
    }
    let mut heaps = sum.heaps.clone();
    heaps.extend(&heap.heaps);
    heaps.sort_unstable();
    Sum { heaps, element: table.times(sum.element, heap.element), wins, done: 0 }
}
