//! The variables that an item may speak of, and the slots they get.

use crate::{Scope, Slot, Span};
use std::collections::HashMap;

/// What becomes of a name that nothing has bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Free {
    /// It is quantified: "for some natural".
    Quantified,
    /// It is unknown.
    Unknown,
    /// It should have been declared as a parameter.
    Undeclared,
    /// It is not a parameter, and only those can be spoken of.
    Parameter,
    /// It is not a parameter, and the factor of a floor is made of those.
    Factor,
}

/// Whether folds may stand here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Folding {
    /// There is nothing to fold.
    Never,
    /// They may.
    Allowed,
    /// This is the inside of one.
    Inside,
}

/// A variable in sight.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) slot: Slot,
    pub(super) span: Span,
    /// Stands for the components of a sum or the elements of a row, one after the other.
    pub(super) element: bool,
    /// Bound by nothing in the text.
    pub(super) free: bool,
    pub(super) uses: usize,
}

/// The variables of one item.
pub(super) struct Variables {
    names: Vec<String>,
    pub(super) visible: HashMap<String, Variable>,
    pub(super) free: Free,
    pub(super) folding: Folding,
    /// Whether `_` stands for any number.
    pub(super) wildcards: bool,
    /// How many are quantified, in the text or because nothing binds them.
    quantified: usize,
}

/// The most of them: how they are found from each other takes the third power of their number.
pub(super) const MOST_QUANTIFIED: usize = 128;

impl Variables {
    pub(super) fn new(free: Free) -> Variables {
        let (names, visible) = (Vec::new(), HashMap::new());
        Variables { names, visible, free, folding: Folding::Never, wildcards: false, quantified: 0 }
    }

    /// A new slot with a name that nobody can write.
    pub(super) fn nameless(&mut self) -> Slot {
        let slot = Slot(self.names.len() as u32);
        self.names.push(format!("#{}", slot.0));
        slot
    }

    /// A new slot for a name that is not in sight yet.
    pub(super) fn bind(&mut self, name: &str, span: Span) -> Slot {
        let slot = Slot(self.names.len() as u32);
        self.names.push(name.to_string());
        self.visible.insert(name.to_string(), Variable { slot, span, element: false, free: false, uses: 0 });
        slot
    }

    /// Whether one more may be quantified.
    pub(super) fn can_quantify(&self) -> bool {
        self.quantified < MOST_QUANTIFIED
    }

    /// A new slot for a name that the text quantifies.
    pub(super) fn bind_quantified(&mut self, name: &str, span: Span) -> Slot {
        self.quantified += 1;
        self.bind(name, span)
    }

    /// A new slot for a component's or element's part.
    pub(super) fn bind_element(&mut self, name: &str, span: Span) {
        if name == "_" {
            self.nameless();
            return;
        }
        self.bind(name, span);
        if let Some(variable) = self.visible.get_mut(name) {
            variable.element = true;
        }
    }

    /// Another name for a slot.
    pub(super) fn alias(&mut self, name: &str, slot: Slot, span: Span) {
        self.visible.insert(name.to_string(), Variable { slot, span, element: false, free: false, uses: 0 });
    }

    /// A new slot for a name that nothing binds.
    pub(super) fn bind_free(&mut self, name: &str, span: Span) -> Slot {
        let slot = self.bind_quantified(name, span);
        if let Some(variable) = self.visible.get_mut(name) {
            variable.free = true;
            variable.uses = 1;
        }
        slot
    }

    pub(super) fn scope(self) -> Scope {
        Scope { names: self.names }
    }
}
