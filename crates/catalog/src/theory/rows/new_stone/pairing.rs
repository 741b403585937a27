//! Enumeration of the ways to pair up heaps by decreasing one and increasing others with its stones.
//!
//! The decreased heap keeps 0 if the others are even in number, and otherwise at least 1: then it is a heap
//! like the others that starts from 1. So some heaps may be increased, by no more than a *slack* in total,
//! until each size occurs an even number of times. Levels are processed from the smallest size: at each level
//! some of the heaps that have reached it are *kept* to be increased further, and the rest, an even number,
//! stay there. The cheapest way from any level is to keep none or one, which determines the choices that can
//! still be completed; so every path leads to a way, and each way has one path. The first path keeps as few
//! as possible everywhere.
//!
//! Each way costs at most the number of heaps.

use crate::theory::Component;
use dashu_int::UBig;

/// Nonempty heaps of a row.
pub(super) struct Heaps<'r> {
    row: &'r [UBig],
    /// Their places, by ascending size.
    places: Vec<usize>,
    /// Their sizes, ascending.
    sizes: Vec<&'r UBig>,
    /// By index in `sizes`: the cost of pairing up the heaps before it, and from it on.
    before: Vec<UBig>,
    after: Vec<UBig>,
}

impl<'r> Heaps<'r> {
    pub(super) fn of(row: &'r [UBig]) -> Heaps<'r> {
        let mut places: Vec<usize> = (0..row.len()).filter(|&place| !row[place].is_zero()).collect();
        places.sort_by_key(|&place| &row[place]);
        let sizes: Vec<&UBig> = places.iter().map(|&place| &row[place]).collect();
        let mut heaps = Heaps { row, places, sizes, before: Vec::new(), after: Vec::new() };
        (heaps.before, heaps.after) = heaps.costs();
        heaps
    }

    pub(super) fn row(&self) -> &'r [UBig] {
        self.row
    }

    /// Sizes, ascending.
    pub(super) fn sizes(&self) -> &[&'r UBig] {
        &self.sizes
    }

    /// Returns `true` if none is larger than a single stone.
    pub(super) fn are_single(&self) -> bool {
        self.sizes.last().is_none_or(|largest| largest.is_one())
    }

    /// Place of the largest heap, the first of equal ones.
    pub(super) fn largest(&self) -> Option<usize> {
        let largest = *self.sizes.last()?;
        let first = self.sizes.partition_point(|size| *size < largest);
        self.places.get(first).copied()
    }

    /// Sizes that occur an odd number of times.
    pub(super) fn unpaired(&self) -> impl Iterator<Item = &'r UBig> {
        self.sizes
            .chunk_by(|left, right| left == right)
            .filter(|equal| equal.len() % 2 == 1)
            .map(|equal| equal[0])
    }

    /// Returns `true` if the decreased heap keeps stones.
    fn keeps(&self) -> bool {
        self.sizes.len().is_multiple_of(2)
    }

    /// Sizes including the starting size of the decreased heap: an odd number of them.
    fn level(&self, index: usize) -> &UBig {
        const ONE: &UBig = &UBig::ONE;
        match index.checked_sub(usize::from(self.keeps())) {
            Some(index) => self.sizes[index],
            None => ONE,
        }
    }

    fn costs(&self) -> (Vec<UBig>, Vec<UBig>) {
        let count = self.sizes.len() + usize::from(self.keeps());
        let (mut before, mut after) = (vec![UBig::ZERO], vec![UBig::ZERO]);
        // Only even indices are used in `before`, and only those at an even distance from the end in `after`.
        for index in (2..=count).step_by(2) {
            let cost = &before[before.len() - 1] + (self.level(index - 1) - self.level(index - 2));
            before.push(cost);
        }
        for index in (0..count.saturating_sub(1)).rev().step_by(2) {
            let cost = &after[after.len() - 1] + (self.level(index + 1) - self.level(index));
            after.push(cost);
        }
        (before, after)
    }

    /// Least cost of pairing up all heaps except the one at an index of `sizes`.
    fn least_without(&self, index: usize) -> UBig {
        let count = self.sizes.len() + usize::from(self.keeps());
        let index = index + usize::from(self.keeps());
        if index.is_multiple_of(2) {
            &self.before[index / 2] + &self.after[(count - index - 1) / 2]
        } else {
            let over = self.level(index + 1) - self.level(index - 1);
            &self.before[(index - 1) / 2] + over + &self.after[(count - index - 2) / 2]
        }
    }

    /// Amount by which the others may be increased in total if the heap at an index of `sizes` is decreased;
    /// `None` if that is not enough to pair them up.
    pub(super) fn slack(&self, index: usize) -> Option<UBig> {
        let used = UBig::from(1 + u8::from(self.keeps()));
        let size = *self.sizes.get(index)?;
        (*size >= used && size - &used >= self.least_without(index)).then(|| size - used)
    }

    /// Starting sizes of the heaps if the one at an index of `sizes` is decreased.
    pub(super) fn others(&self, index: usize) -> Vec<(usize, UBig)> {
        let lowered = self.places.get(index).copied();
        let kept = lowered.filter(|_| self.keeps()).map(|place| (place, UBig::ONE));
        let others = self.places.iter().zip(&self.sizes).filter(|(place, _)| Some(**place) != lowered);
        kept.into_iter().chain(others.map(|(&place, &size)| (place, size.clone()))).collect()
    }
}

/// The heaps that are increased, and the slack.
pub(super) struct Rising {
    /// Place in the row and size, by ascending size.
    pub(super) heaps: Vec<(usize, UBig)>,
    /// Amount by which they may be increased in total.
    pub(super) slack: UBig,
    /// By index, at an even distance from the end: the cost of pairing up the heaps from there on.
    after: Vec<UBig>,
}

impl Rising {
    pub(super) fn of(heaps: &Heaps, index: usize) -> Option<Rising> {
        Some(Rising::new(heaps.others(index), heaps.slack(index)?))
    }

    pub(super) fn new(heaps: Vec<(usize, UBig)>, slack: UBig) -> Rising {
        let mut after = vec![UBig::ZERO];
        for pair in heaps.rchunks_exact(2) {
            let cost = &after[after.len() - 1] + (&pair[1].1 - &pair[0].1);
            after.push(cost);
        }
        Rising { heaps, slack, after }
    }

    fn after(&self, index: usize) -> &UBig {
        &self.after[(self.heaps.len() - index) / 2]
    }

    /// One past the heaps that start at a level, from `first` on.
    pub(super) fn arrived(&self, first: usize, level: &UBig) -> usize {
        first + self.heaps[first..].iter().take_while(|(_, size)| size == level).count()
    }

    /// Least further cost if `kept` heaps rise above a level and those from `next` on arrive later.
    fn least(&self, level: &UBig, kept: usize, next: usize) -> UBig {
        if kept.is_multiple_of(2) {
            return self.after(next) + UBig::from(kept);
        }
        // One of them meets the next heap.
        (&self.heaps[next].1 - level) + self.after(next + 1) + UBig::from(kept - 1)
    }

    /// Returns `true` if `kept` of the heaps at a level can rise further after `spent` was spent.
    pub(super) fn can_keep(&self, level: &UBig, kept: usize, next: usize, spent: &UBig) -> bool {
        spent + self.least(level, kept, next) <= self.slack
    }

    /// Next level with a choice, and the cost of reaching it.
    pub(super) fn climb(&self, level: &UBig, kept: usize, next: usize) -> Option<(UBig, UBig)> {
        let following = self.heaps.get(next).map(|(_, size)| size);
        match kept {
            0 => Some((following?.clone(), UBig::ZERO)),
            1 => Some((following?.clone(), following? - level)),
            _ => Some((level + UBig::ONE, UBig::from(kept))),
        }
    }
}

/// A level, and the heaps kept there.
struct Choice {
    level: UBig,
    /// Heaps at this level, as indices of [`Rising::heaps`].
    here: Vec<usize>,
    /// Next heap to arrive.
    next: usize,
    /// Indices in `here`, ascending.
    kept: Vec<usize>,
    /// Cost so far.
    spent: UBig,
}

impl Choice {
    /// Next choice of as many heaps, in lexicographic order.
    fn another(&mut self) -> bool {
        let (count, kept) = (self.here.len(), self.kept.len());
        let Some(place) = (0..kept).rev().find(|&place| self.kept[place] + kept < count + place) else {
            return false;
        };
        let first = self.kept[place] + 1;
        for (offset, at) in self.kept[place..].iter_mut().enumerate() {
            *at = first + offset;
        }
        true
    }
}

/// Results of decreasing one heap of a row, one after another.
pub(super) struct Pairings<'r> {
    row: &'r [UBig],
    lowered: usize,
    rising: Rising,
    /// Final size of each of the increased heaps.
    sizes: Vec<UBig>,
    path: Vec<Choice>,
    begun: bool,
}

impl<'r> Pairings<'r> {
    /// Pairings that decrease the heap in a place of the row.
    pub(super) fn of(heaps: &Heaps<'r>, lowered: usize) -> Option<Pairings<'r>> {
        let size = heaps.row.get(lowered).filter(|size| !size.is_zero())?;
        let equal = heaps.sizes.partition_point(|other| *other < size);
        heaps.slack(equal)?;
        // Equal heaps are in the order of their places.
        let beyond = heaps.sizes.partition_point(|other| *other <= size);
        let index = equal + heaps.places.get(equal..beyond)?.binary_search(&lowered).ok()?;
        let rising = Rising::of(heaps, index)?;
        let sizes = vec![UBig::ZERO; rising.heaps.len()];
        Some(Pairings { row: heaps.row, lowered, rising, sizes, path: Vec::new(), begun: false })
    }

    /// Proceeds to a level, with as few heaps kept as possible.
    fn enter(&mut self, level: UBig, mut here: Vec<usize>, next: usize, spent: UBig) {
        let after = self.rising.arrived(next, &level);
        here.extend(next..after);
        let kept = (0..here.len() % 2).collect();
        self.path.push(Choice { level, here, next: after, kept, spent });
    }

    /// Proceeds from the last, new choice to the end of a path.
    fn descend(&mut self) {
        while let Some(choice) = self.path.last() {
            let mut kept = choice.kept.iter().copied().peekable();
            for (place, &heap) in choice.here.iter().enumerate() {
                if kept.next_if_eq(&place).is_none() {
                    self.sizes[heap].clone_from(&choice.level);
                }
            }
            let Some((level, cost)) = self.rising.climb(&choice.level, choice.kept.len(), choice.next) else {
                return;
            };
            let here = choice.kept.iter().map(|&place| choice.here[place]).collect();
            let (next, spent) = (choice.next, &choice.spent + cost);
            self.enter(level, here, next, spent);
        }
    }

    /// Advances to the next path; `false` after the last.
    fn turn(&mut self) -> bool {
        if !self.begun {
            self.begun = true;
            if let Some((_, size)) = self.rising.heaps.first() {
                let level = size.clone();
                self.enter(level, Vec::new(), 0, UBig::ZERO);
            }
            self.descend();
            return true;
        }
        while let Some(choice) = self.path.last_mut() {
            if choice.another() {
                self.descend();
                return true;
            }
            let more = choice.kept.len() + 2;
            if more <= choice.here.len()
                && self.rising.can_keep(&choice.level, more, choice.next, &choice.spent)
            {
                choice.kept = (0..more).collect();
                self.descend();
                return true;
            }
            self.path.pop();
        }
        false
    }
}

impl Iterator for Pairings<'_> {
    type Item = Component;

    fn next(&mut self) -> Option<Component> {
        if !self.turn() {
            return None;
        }
        let mut row = self.row.to_vec();
        row[self.lowered] = UBig::ZERO;
        for ((place, _), size) in self.rising.heaps.iter().zip(&self.sizes) {
            row[*place].clone_from(size);
        }
        Some(row)
    }
}
