//! Sets of numbers with ranks.

/// A set of vertices, with the rank of each member: about two bits per vertex, so that it stays in the cache
/// when the vertices themselves do not.
pub(super) struct Ranks {
    words: Vec<u64>,
    /// Number of members before each word.
    before: Vec<u32>,
}

impl Ranks {
    /// An empty set, to be filled in ascending order with [`Ranks::push`].
    pub(super) fn with_capacity(vertices: usize) -> Ranks {
        let words = vertices.div_ceil(64);
        Ranks { words: Vec::with_capacity(words), before: Vec::with_capacity(words) }
    }

    /// Adds the next 64 vertices as a bit mask; `before` is the number of earlier members.
    pub(super) fn push(&mut self, word: u64, before: u32) {
        self.words.push(word);
        self.before.push(before);
    }

    /// Membership of a vertex, and number of smaller members.
    #[inline]
    pub(super) fn rank(&self, vertex: u32) -> (bool, u32) {
        let (word, bit) = (vertex as usize / 64, vertex % 64);
        let bits = self.words[word];
        let smaller = (bits & ((1 << bit) - 1)).count_ones();
        (bits >> bit & 1 == 1, self.before[word] + smaller)
    }

    /// Members in ascending order.
    pub(super) fn members(&self) -> impl Iterator<Item = u32> {
        let word = |(index, &word): (u32, &u64)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some(index * 64 + bit)
            })
        };
        (0..).zip(&self.words).flat_map(word)
    }
}
