//! Moves in a heap.

use crate::Amounts;

/// The largest number of heaps that a rule can name; "or more" has no end.
pub const MOST_PARTS: usize = 63;

/// Condition on the sizes of the heaps that a move leaves, if there are at least two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shape {
    /// Any sizes.
    #[default]
    Free,
    /// No two are equal.
    Different,
    /// They are not all equal.
    NotAllEqual,
    /// They are all equal.
    Equal,
}

/// Number of nonempty heaps that a move leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Parts {
    /// The least number.
    pub least: usize,
    /// `true` if any larger number is allowed as well.
    pub or_more: bool,
}

impl Parts {
    /// Exactly this number.
    pub fn exactly(parts: usize) -> Parts {
        Parts { least: parts, or_more: false }
    }

    /// At least this number.
    pub fn from(parts: usize) -> Parts {
        Parts { least: parts, or_more: true }
    }
}

/// One kind of move: take some stones, and leave some number of heaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Split {
    /// Number of heaps left.
    pub parts: Parts,
    /// Condition on their sizes.
    pub shape: Shape,
    /// Amounts that may be taken.
    pub taken: Amounts,
    /// Amounts that may be added instead.
    pub added: Vec<usize>,
}

impl Split {
    /// Returns `true` if the parts are free of conditions, and none of the lists of amounts is infinite.
    fn is_plain(&self) -> bool {
        let free = self.shape == Shape::Free || self.parts.least < 2;
        free && !self.parts.or_more && self.taken.tail().is_none()
    }
}

/// The moves of a heap game. Rules that allow the same moves in the same terms are equal.
///
/// ```
/// use heap::{Amounts, Parts, Rules, Shape};
/// // Lasker's Nim: take any number, or split.
/// let lasker = Rules::taking(Amounts::from(1)).with(Parts::exactly(2), Shape::Free, Amounts::list([0]));
/// assert_eq!(heap::naive::values(&lasker, 9), [0, 1, 2, 4, 3, 5, 6, 8, 7]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// One split for each combination of parts and shape; none takes nothing and leaves the heap as it is.
    splits: Vec<Split>,
}

impl Rules {
    /// Rules without moves.
    pub fn none() -> Rules {
        Rules::default()
    }

    /// Grundy's game: split a heap into two different parts.
    pub fn grundy() -> Rules {
        Rules::none().with(Parts::exactly(2), Shape::Different, Amounts::list([0]))
    }

    /// The subtraction game with these amounts.
    pub fn subtraction(amounts: impl IntoIterator<Item = usize>) -> Rules {
        Rules::taking(Amounts::list(amounts))
    }

    /// Take one of these amounts and leave the remainder whole: subtraction games, or all-but-subtraction
    /// games if the set has a tail.
    pub fn taking(amounts: Amounts) -> Rules {
        let whole = Rules::none().with(Parts::exactly(0), Shape::Free, amounts.clone());
        whole.with(Parts::exactly(1), Shape::Free, amounts)
    }

    /// Adds moves. Taking nothing and leaving the heap whole is not a move.
    pub fn with(mut self, parts: Parts, shape: Shape, taken: Amounts) -> Rules {
        self.add(Split { parts, shape, taken, added: vec![] });
        self
    }

    /// Adds moves, except those that leave a heap as it is.
    ///
    /// Moves that add stones are kept only if play still ends, that is, if every part is smaller than the
    /// original heap. Returns `true` if all of them were kept. More parts than [`MOST_PARTS`] cannot be named
    /// either.
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

    /// All kinds of moves, by number of heaps left.
    pub fn splits(&self) -> &[Split] {
        &self.splits
    }

    /// Amounts that may be taken so that exactly this number of heaps remains, regardless of their sizes.
    pub fn amounts(&self, parts: usize) -> Amounts {
        let free = |split: &&Split| split.parts == Parts::exactly(parts) && split.shape == Shape::Free;
        self.splits.iter().find(free).map(|split| split.taken.clone()).unwrap_or_default()
    }

    /// The largest amount that may be taken; `None` if there is no limit.
    pub fn largest(&self) -> Option<usize> {
        let finite = self.splits.iter().all(|split| split.taken.tail().is_none());
        finite.then(|| self.splits.iter().filter_map(|split| split.taken.largest()).max().unwrap_or(0))
    }

    /// The largest number of heaps that a move leaves; `None` if there is no limit.
    pub fn parts(&self) -> Option<usize> {
        let finite = self.splits.iter().all(|split| !split.parts.or_more);
        finite.then(|| self.splits.iter().map(|split| split.parts.least).max().unwrap_or(0))
    }

    /// Returns `true` if all sets of amounts are finite, parts are unrestricted, and their numbers can be
    /// named.
    pub fn is_finite(&self) -> bool {
        self.splits.iter().all(Split::is_plain)
    }
}

/// Returns `true` if after adding this many stones to a heap of any size, every part is smaller than the heap
/// was.
fn ends(parts: Parts, shape: Shape, added: usize) -> bool {
    let least = parts.least;
    if added == 0 || least < 2 {
        return false;
    }
    match shape {
        // The largest part of n + added has up to n + added - (least - 1) stones,
        Shape::Free | Shape::NotAllEqual => least >= added.saturating_add(2),
        // or, if the others are 1, 2, 3, …, n + added minus their sum.
        Shape::Different => least * (least - 1) / 2 > added,
        Shape::Equal if parts.or_more => least >= added.saturating_add(2),
        Shape::Equal => (1..=added / (least - 1)).all(|heap| !(heap + added).is_multiple_of(least)),
    }
}
