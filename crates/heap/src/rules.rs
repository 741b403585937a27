//! What a move may do to a heap.

use crate::Amounts;

/// The most heaps whose number can be named; "so many or more" has no end.
pub const MOST_PARTS: usize = 63;

/// How the heaps that a move leaves have to compare, if there are at least two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shape {
    /// They may be as they like.
    #[default]
    Free,
    /// No two are equal.
    Different,
    /// They are not all equal.
    NotAllEqual,
    /// They are all equal.
    Equal,
}

/// How many heaps a move leaves; none of them is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Parts {
    /// So many,
    pub least: usize,
    /// or more than that.
    pub or_more: bool,
}

impl Parts {
    /// Exactly so many.
    pub fn exactly(parts: usize) -> Parts {
        Parts { least: parts, or_more: false }
    }

    /// At least so many.
    pub fn from(parts: usize) -> Parts {
        Parts { least: parts, or_more: true }
    }
}

/// One kind of move: take some stones, and leave so many heaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Split {
    /// How many heaps are left.
    pub parts: Parts,
    /// How they compare.
    pub shape: Shape,
    /// How many stones may be taken.
    pub taken: Amounts,
    /// How many may be added instead.
    pub added: Vec<usize>,
}

impl Split {
    /// Whether this is free of any condition on the parts, and takes from a list without end nothing.
    fn is_plain(&self) -> bool {
        let free = self.shape == Shape::Free || self.parts.least < 2;
        free && !self.parts.or_more && self.taken.tail().is_none()
    }
}

/// The moves of a heap game. Two that allow the same moves in the same words are equal.
///
/// ```
/// use heap::{Amounts, Parts, Rules, Shape};
/// // Lasker's Nim: take any number, or split.
/// let lasker = Rules::taking(Amounts::from(1)).with(Parts::exactly(2), Shape::Free, Amounts::list([0]));
/// assert_eq!(heap::naive::values(&lasker, 9), [0, 1, 2, 4, 3, 5, 6, 8, 7]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// By their parts and shapes, each once; none takes nothing and leaves the heap as it is.
    splits: Vec<Split>,
}

impl Rules {
    /// No moves at all.
    pub fn none() -> Rules {
        Rules::default()
    }

    /// Grundy's game: split a heap in two that are different.
    pub fn grundy() -> Rules {
        Rules::none().with(Parts::exactly(2), Shape::Different, Amounts::list([0]))
    }

    /// The subtraction game of these amounts.
    pub fn subtraction(amounts: impl IntoIterator<Item = usize>) -> Rules {
        Rules::taking(Amounts::list(amounts))
    }

    /// Take one of these amounts and leave the rest as it is: subtraction games, and with tails all-but-subtraction games.
    pub fn taking(amounts: Amounts) -> Rules {
        let whole = Rules::none().with(Parts::exactly(0), Shape::Free, amounts.clone());
        whole.with(Parts::exactly(1), Shape::Free, amounts)
    }

    /// These moves and those. To take nothing and leave the heap whole is no move.
    pub fn with(mut self, parts: Parts, shape: Shape, taken: Amounts) -> Rules {
        self.add(Split { parts, shape, taken, added: vec![] });
        self
    }

    /// Adds moves; those that leave a heap as it is are left out.
    ///
    /// Moves that add stones are kept only if play ends all the same: if every part is smaller than the heap was. The
    /// answer is whether all were. More parts than [`MOST_PARTS`] are not named either.
    pub fn add(&mut self, split: Split) -> bool {
        let Split { parts, mut shape, taken, mut added } = split;
        if parts.least > MOST_PARTS {
            return false;
        }
        if parts.or_more && parts.least < 2 {
            let mut kept = true;
            for exactly in parts.least..2 {
                let split = Split {
                    parts: Parts::exactly(exactly),
                    shape,
                    taken: taken.clone(),
                    added: added.clone(),
                };
                kept &= self.add(split);
            }
            return self.add(Split { parts: Parts::from(2), shape, taken, added }) && kept;
        }
        let taken = if parts.least < 2 { taken.without(&[0]) } else { taken };
        if parts.least < 2 {
            shape = Shape::Free;
        } else if parts == Parts::exactly(2) && shape == Shape::NotAllEqual {
            shape = Shape::Different;
        }
        added.sort_unstable();
        added.dedup();
        let before = added.len();
        added.retain(|&added| ends(parts, shape, added));
        let kept = added.len() == before;
        if taken.is_empty() && added.is_empty() {
            return kept;
        }
        let key = |split: &Split| (split.parts, split.shape);
        match self.splits.binary_search_by_key(&(parts, shape), key) {
            Ok(at) => {
                let old = &mut self.splits[at];
                old.taken = old.taken.or(&taken);
                old.added.extend(added);
                old.added.sort_unstable();
                old.added.dedup();
            }
            Err(at) => self.splits.insert(at, Split { parts, shape, taken, added }),
        }
        kept
    }

    /// All kinds of moves, by how many heaps they leave.
    pub fn splits(&self) -> &[Split] {
        &self.splits
    }

    /// What may be taken so that exactly so many heaps are left, whatever they are like.
    pub fn amounts(&self, parts: usize) -> Amounts {
        let free = |split: &&Split| split.parts == Parts::exactly(parts) && split.shape == Shape::Free;
        self.splits.iter().find(free).map(|split| split.taken.clone()).unwrap_or_default()
    }

    /// The most stones that are taken; nothing if there is no end.
    pub fn largest(&self) -> Option<usize> {
        let finite = self.splits.iter().all(|split| split.taken.tail().is_none());
        finite.then(|| self.splits.iter().filter_map(|split| split.taken.largest()).max().unwrap_or(0))
    }

    /// The most heaps that a move leaves; nothing if there is no end.
    pub fn parts(&self) -> Option<usize> {
        let finite = self.splits.iter().all(|split| !split.parts.or_more);
        finite.then(|| self.splits.iter().map(|split| split.parts.least).max().unwrap_or(0))
    }

    /// Whether all amounts are listed, parts may be as they like, and there are not more than can be named.
    pub fn is_finite(&self) -> bool {
        self.splits.iter().all(Split::is_plain)
    }
}

/// Whether after adding so many stones to a heap every part is smaller than it was, whatever its size.
fn ends(parts: Parts, shape: Shape, added: usize) -> bool {
    let least = parts.least;
    if added == 0 || least < 2 {
        return false;
    }
    match shape {
        // The largest part of n + added has up to n + added - (least - 1) stones,
        Shape::Free | Shape::NotAllEqual => least >= added.saturating_add(2),
        // or, if the others are 1, 2, 3, …, n + added less their sum.
        Shape::Different => least * (least - 1) / 2 > added,
        Shape::Equal if parts.or_more => least >= added.saturating_add(2),
        Shape::Equal => (1..=added / (least - 1)).all(|heap| !(heap + added).is_multiple_of(least)),
    }
}
