//! Relations applied to variables, and what holds together.

/// A relation, by its place among those known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Id(pub(crate) u32);

/// A relation applied to variables, or its opposite.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Literal {
    pub(crate) positive: bool,
    pub(crate) relation: Id,
    /// In a definition or a sentence: first the free or universal variables, then those bound by the case.
    pub(crate) arguments: Vec<u32>,
}

/// Literals that hold together, of some bound variables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Case {
    /// How many variables are bound.
    pub(crate) bound: u32,
    pub(crate) literals: Vec<Literal>,
}
