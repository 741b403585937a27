//! Types of positions.

use crate::tree::Kind;

/// Types by the form of positions.
#[derive(Clone, Copy)]
pub(super) struct Types {
    pub(super) kind: Kind,
    /// Numbers of a component.
    pub(super) arity: usize,
}

impl Types {
    pub(super) fn of(kind: Kind) -> Types {
        Types { kind, arity: kind.arity() }
    }

    /// Type of a component.
    pub(super) fn component(self) -> &'static str {
        if self.arity == 1 { "long" } else { "long[]" }
    }

    /// Type of a component in a collection.
    pub(super) fn boxed(self) -> &'static str {
        if self.arity == 1 { "Long" } else { "long[]" }
    }

    /// Type of a list of components.
    pub(super) fn heaps(self) -> &'static str {
        if self.arity == 1 { "long[]" } else { "long[][]" }
    }

    /// Type of the remains of a move.
    pub(super) fn left(self) -> &'static str {
        match self.kind {
            Kind::Tuple(_) => self.component(),
            Kind::Sum(_) => self.heaps(),
            Kind::Row => "long[]",
        }
    }
}
