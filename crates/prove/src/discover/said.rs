//! Texts of candidates, compared by how long they are.

/// Something said, and how long it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Said {
    /// How long it is.
    pub(crate) cost: usize,
    /// What it says.
    pub(crate) text: String,
}

impl Said {
    pub(crate) fn new(text: impl Into<String>) -> Said {
        let text = text.into();
        // Of two that are equally long, the one with fewer inequalities.
        let unequal = text.bytes().filter(|sign| matches!(sign, b'<' | b'>' | b'!')).count();
        Said { cost: 8 * text.chars().count() + unequal, text }
    }
}
