//! Sets of elements, each a row of numbers, stored contiguously.

/// Elements of a set, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Set {
    numbers: Vec<u32>,
    /// End of each element.
    ends: Vec<u32>,
}

impl Set {
    /// The empty set.
    pub fn new() -> Set {
        Set::default()
    }

    /// Adds an element.
    pub fn push(&mut self, element: impl IntoIterator<Item = u32>) {
        self.numbers.extend(element);
        self.ends.push(self.numbers.len() as u32);
    }

    /// Number of elements.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Elements, in order.
    ///
    /// ```
    /// let mut set = certificate::Set::new();
    /// set.push([0, 4, 1]);
    /// set.push([2]);
    /// assert_eq!(set.iter().collect::<Vec<_>>(), [&[0, 4, 1][..], &[2]]);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = &[u32]> {
        let mut start = 0;
        self.ends.iter().map(move |&end| {
            let element = self.numbers.get(start..end as usize).unwrap_or_default();
            start = end as usize;
            element
        })
    }
}
