//! Comparisons.

use crate::Relation;

impl Relation {
    /// Whether two things stand in this relation.
    #[inline]
    pub(crate) fn holds<T: Ord>(self, a: &T, b: &T) -> bool {
        match self {
            Relation::Equal => a == b,
            Relation::NotEqual => a != b,
            Relation::Less => a < b,
            Relation::LessEqual => a <= b,
            Relation::Greater => a > b,
            Relation::GreaterEqual => a >= b,
        }
    }

    /// The relation that holds exactly where this one does not.
    pub(crate) fn opposite(self) -> Relation {
        match self {
            Relation::Equal => Relation::NotEqual,
            Relation::NotEqual => Relation::Equal,
            Relation::Less => Relation::GreaterEqual,
            Relation::LessEqual => Relation::Greater,
            Relation::Greater => Relation::LessEqual,
            Relation::GreaterEqual => Relation::Less,
        }
    }
}
