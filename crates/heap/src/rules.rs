//! What a move may do to a heap.

/// The moves of a heap game, by how many stones are taken and how many heaps are left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// A heap of exactly so many may be taken.
    pub whole: Vec<usize>,
    /// So many may be taken from a larger heap.
    pub one: Vec<usize>,
    /// So many may be taken, perhaps none, and what is left split in two.
    pub two: Vec<usize>,
    /// So many may be taken, perhaps none, and what is left split in three.
    pub three: Vec<usize>,
    /// Whether the two parts have to be different.
    pub unequal: bool,
}

impl Rules {
    /// Grundy's game: split a heap in two that are different.
    pub fn grundy() -> Rules {
        Rules { two: vec![0], unequal: true, ..Rules::default() }
    }

    /// The subtraction game of these amounts.
    pub fn subtraction(amounts: impl IntoIterator<Item = usize>) -> Rules {
        let mut amounts: Vec<usize> = amounts.into_iter().filter(|&amount| amount > 0).collect();
        amounts.sort_unstable();
        amounts.dedup();
        Rules { whole: amounts.clone(), one: amounts, ..Rules::default() }
    }

    /// The most stones that are taken.
    pub fn largest(&self) -> usize {
        let all = [&self.whole, &self.one, &self.two, &self.three];
        all.into_iter().flatten().copied().max().unwrap_or(0)
    }

    /// The most heaps that a move leaves.
    pub fn parts(&self) -> usize {
        match (self.three.is_empty(), self.two.is_empty(), self.one.is_empty()) {
            (false, ..) => 3,
            (_, false, _) => 2,
            (.., false) => 1,
            _ => 0,
        }
    }
}
