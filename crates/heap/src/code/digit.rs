//! One digit: the numbers of heaps that may be left, and the conditions on their sizes.

use crate::{MOST_PARTS, Parts, Shape};

/// Numbers of heaps with the shape of each, possibly with all larger numbers. In canonical form 0 and 1 are
/// free, two heaps that are not all equal are different, and numbers covered by "or more" are not listed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Digit {
    /// Numbers of heaps with their shapes.
    pub(super) counts: Vec<(usize, Shape)>,
    /// At least this number, from 2 on.
    pub(super) more: Option<(usize, Shape)>,
}

impl Digit {
    /// From a sum of powers of two.
    pub(super) fn of_bits(bits: u64, shape: Shape) -> Digit {
        let counts = (0..=MOST_PARTS).filter(|bit| bits >> bit & 1 == 1);
        Digit::new(counts.map(|count| (count, shape)).collect(), false)
    }

    /// From numbers of heaps; with `or_more` the largest stands for all larger ones as well.
    pub(super) fn new(mut counts: Vec<(usize, Shape)>, or_more: bool) -> Digit {
        counts.sort_unstable();
        counts.dedup();
        let last = counts.last().copied().filter(|_| or_more);
        let more = last.map(|(least, shape)| (least.max(2), shape));
        if let Some((0, shape)) = last {
            counts.push((1, shape));
        }
        for (count, shape) in &mut counts {
            *shape = match (*count, *shape) {
                (0 | 1, _) => Shape::Free,
                (2, Shape::NotAllEqual) => Shape::Different,
                (_, shape) => shape,
            };
        }
        let mut digit = Digit { counts, more };
        digit.join();
        digit
    }

    /// Extends "or more" as far down as possible.
    fn join(&mut self) {
        let Some((mut least, shape)) = self.more else { return };
        self.counts.retain(|&(count, _)| count < least);
        while let Some(&(count, other)) = self.counts.last() {
            if count < 2 || count + 1 != least || !alike(count, other, shape) {
                break;
            }
            self.counts.pop();
            least = count;
        }
        self.more = Some((least, shape));
    }

    /// Allows these as well; `None` if no digit can express that.
    pub(super) fn add(&mut self, parts: Parts, shape: Shape) -> Option<()> {
        if parts.or_more {
            if self.more.is_some() || self.counts.iter().any(|&(count, _)| count >= parts.least) {
                return None;
            }
            self.more = Some((parts.least, shape));
            self.join();
            return Some(());
        }
        let covered = self.more.is_some_and(|(least, _)| parts.least >= least);
        if covered || self.counts.iter().any(|&(count, _)| count == parts.least) {
            return None;
        }
        self.counts.push((parts.least, shape));
        self.counts.sort_unstable();
        self.join();
        Some(())
    }

    pub(super) fn is_zero(&self) -> bool {
        self.counts.is_empty() && self.more.is_none()
    }

    /// Returns `true` if one heap may be left, or none.
    pub(super) fn leaves_whole(&self) -> bool {
        self.counts.iter().any(|&(count, _)| count < 2)
    }

    /// All kinds of moves that it allows.
    pub(super) fn kinds(&self) -> impl Iterator<Item = (Parts, Shape)> {
        let counts = self.counts.iter().map(|&(count, shape)| (Parts::exactly(count), shape));
        counts.chain(self.more.map(|(least, shape)| (Parts::from(least), shape)))
    }

    /// The common shape of all numbers that may have one; `None` if they differ.
    pub(super) fn shape(&self) -> Option<Shape> {
        let largest = self.more.or(self.counts.last().copied());
        let shape = largest.filter(|&(count, _)| count > 1).map_or(Shape::Free, |(_, shape)| shape);
        let mut parted = self.counts.iter().filter(|&&(count, _)| count > 1);
        parted.all(|&(count, other)| alike(count, other, shape)).then_some(shape)
    }

    /// The sum of powers of two, if that expresses the digit completely.
    pub(super) fn bits(&self) -> Option<u64> {
        let plain = self.more.is_none() && self.shape() == Some(Shape::Free);
        plain.then(|| self.mask())
    }

    /// The sum of the powers of two.
    pub(super) fn mask(&self) -> u64 {
        self.counts.iter().fold(0, |bits, &(count, _)| bits | 1 << count)
    }
}

/// Returns `true` if the two shapes allow the same heaps of this number.
fn alike(count: usize, one: Shape, other: Shape) -> bool {
    one == other || count == 2 && one == Shape::Different && other == Shape::NotAllEqual
}
