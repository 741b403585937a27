//! Relations applied to variables, and what holds together.

/// A relation, by its index among those known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Id(pub(crate) u32);

/// A relation or its negation, applied to variables.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Literal {
    pub(crate) positive: bool,
    pub(crate) relation: Id,
    /// In a definition or a sentence: first the free or universal variables, then those bound by the case.
    pub(crate) arguments: Vec<u32>,
}

/// A conjunction of literals with some bound variables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Case {
    /// Number of bound variables.
    pub(crate) bound: u32,
    pub(crate) literals: Vec<Literal>,
}
