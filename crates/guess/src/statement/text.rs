//! Terms and conditions in notation, and names of coordinates.

/// A term or condition in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Text {
    pub(crate) text: String,
    /// Binding strength of its loosest operator, from 0; 9 for something that needs no parentheses.
    pub(crate) strength: u8,
    /// Set if the rule language can say it.
    pub(crate) spoken: bool,
}

/// The letters of a statement, and the sort of the values.
#[derive(Clone, Copy)]
pub(crate) struct Letters<'n> {
    pub(crate) names: &'n [&'n str],
    pub(crate) outcomes: bool,
}

impl Text {
    pub(crate) fn atom(text: impl Into<String>) -> Text {
        Text { text: text.into(), strength: 9, spoken: true }
    }

    /// The text, in parentheses if it binds less than needed.
    pub(crate) fn within(&self, strength: u8) -> String {
        if self.strength < strength { format!("({})", self.text) } else { self.text.clone() }
    }

    /// A term added to a whole number.
    pub(crate) fn plus(&self, number: i128) -> Text {
        let sign = if number < 0 { '-' } else { '+' };
        match number {
            0 => self.clone(),
            _ => Text {
                text: format!("{} {sign} {}", self.within(3), number.unsigned_abs()),
                strength: 3,
                spoken: self.spoken,
            },
        }
    }

    /// A multiple of a term.
    pub(crate) fn times(&self, number: i128) -> Text {
        match number {
            0 => Text::atom("0"),
            1 => self.clone(),
            2.. => Text { text: format!("{number}*{}", self.within(5)), strength: 4, spoken: self.spoken },
            _ => Text {
                text: format!("0 - {}", self.times(number.saturating_neg()).within(4)),
                strength: 3,
                spoken: self.spoken,
            },
        }
    }
}

impl Letters<'_> {
    /// Name of a coordinate.
    pub(crate) fn name(&self, place: usize) -> String {
        self.names.get(place).map_or_else(|| format!("x{}", place + 1), |name| (*name).to_string())
    }

    /// Names of all coordinates of a position.
    pub(crate) fn head(&self, arity: usize) -> String {
        (0..arity).map(|place| self.name(place)).collect::<Vec<_>>().join(", ")
    }

    /// The claim that a value, or the condition of being lost, is this.
    pub(crate) fn claim(&self, arity: usize, right: &Text) -> Option<String> {
        let head = self.head(arity);
        let start = if self.outcomes { format!("P({head}) iff") } else { format!("value({head}) =") };
        right.spoken.then(|| format!("{start} {}", right.text))
    }
}
