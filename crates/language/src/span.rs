//! Places in a text.

/// A place in the source text, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// Span from the start of this one to the end of `last`.
    #[must_use]
    pub fn to(self, last: Span) -> Span {
        Span { start: self.start.min(last.start), end: self.end.max(last.end) }
    }

    /// Empty span right after this one.
    pub(crate) fn after(self) -> Span {
        Span { start: self.end, end: self.end }
    }

    /// Text at this place; empty if there is no such place.
    pub fn of(self, text: &str) -> &str {
        text.get(self.start as usize..self.end as usize).unwrap_or_default()
    }
}
