//! Which kind of certificate a text is, by its first line.

/// What a certificate is about, and so which checker reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `bouton certificate 1`: a claim about the positions of a game.
    Claim,
    /// `bouton period 1`: nim-values of heaps that come again for ever.
    Period,
    /// `bouton quotient 1`: who wins misère sums of heaps.
    Quotient,
}

impl Kind {
    /// By the first line. What begins with none of them is read as a claim, and found wanting.
    pub fn of(text: &str) -> Kind {
        match text.lines().next() {
            Some("bouton period 1") => Kind::Period,
            Some("bouton quotient 1") => Kind::Quotient,
            _ => Kind::Claim,
        }
    }
}
