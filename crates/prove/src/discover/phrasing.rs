//! Texts of candidates, compared by how long they are.

/// A text with its cost.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Phrasing {
    /// Length of the text.
    pub(crate) cost: usize,
    /// The text.
    pub(crate) text: String,
}

impl Phrasing {
    pub(crate) fn new(text: impl Into<String>) -> Phrasing {
        let text = text.into();
        // Among equally long ones, fewer inequalities come first.
        let unequal = text.bytes().filter(|sign| matches!(sign, b'<' | b'>' | b'!')).count();
        Phrasing { cost: 8 * text.chars().count() + unequal, text }
    }
}
