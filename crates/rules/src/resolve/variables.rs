//! Variables of an item, and their slots.

use crate::{Scope, Slot, Span};
use std::collections::HashMap;

/// Treatment of an unbound name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Free {
    /// Quantified existentially.
    Quantified,
    /// It is unknown.
    Unknown,
    /// It should have been declared as a parameter.
    Undeclared,
    /// Reported as not a parameter, since only those are allowed.
    Parameter,
    /// Reported as not a parameter, since factors of floors contain only those.
    Factor,
    /// Reported as not a parameter, since counts are compared only with those.
    Count,
}

/// Permission of folds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Folding {
    /// There is nothing to fold.
    Never,
    /// Folds are allowed.
    Allowed,
    /// Inside a fold.
    Inside,
}

/// A visible variable.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) slot: Slot,
    pub(super) span: Span,
    /// `true` if it stands for the components of a sum or the elements of a row in turn.
    pub(super) element: bool,
    /// `true` if nothing in the text binds it.
    pub(super) free: bool,
    /// The gap, counted from 0, whose numbers it stands for in turn.
    pub(super) gap: Option<usize>,
    pub(super) uses: usize,
}

impl Variable {
    /// A variable that is bound once, to a number.
    fn new(slot: Slot, span: Span) -> Variable {
        Variable { slot, span, element: false, free: false, gap: None, uses: 0 }
    }
}

/// Variables of one item.
pub(super) struct Variables {
    names: Vec<String>,
    pub(super) visible: HashMap<String, Variable>,
    pub(super) free: Free,
    pub(super) folding: Folding,
    /// Numbers of a position, where `value(…)` of smaller ones may be used.
    pub(super) recursive: Option<usize>,
    /// `true` if `_` stands for any number.
    pub(super) wildcards: bool,
    /// Inside `term..`, the gaps named so far, each with its variable.
    pub(super) mapped: Option<Vec<(usize, Slot)>>,
    /// Number of quantified variables, in the text or because they are unbound.
    quantified: usize,
}

/// Limit on quantified variables: planning is cubic in their number.
pub(super) const MOST_QUANTIFIED: usize = 128;

impl Variables {
    pub(super) fn new(free: Free) -> Variables {
        let (names, visible) = (Vec::new(), HashMap::new());
        let (folding, recursive, wildcards, mapped) = (Folding::Never, None, false, None);
        Variables { names, visible, free, folding, recursive, wildcards, mapped, quantified: 0 }
    }

    /// A new slot whose name cannot be written by a user.
    pub(super) fn nameless(&mut self) -> Slot {
        let slot = Slot(self.names.len() as u32);
        self.names.push(format!("#{}", slot.0));
        slot
    }

    /// A new slot for a name that is not yet visible.
    pub(super) fn bind(&mut self, name: &str, span: Span) -> Slot {
        let slot = Slot(self.names.len() as u32);
        self.names.push(name.to_string());
        self.visible.insert(name.to_string(), Variable::new(slot, span));
        slot
    }

    /// A new slot for the numbers of a gap.
    pub(super) fn bind_gap(&mut self, name: &str, span: Span, gap: usize) {
        self.bind(name, span);
        if let Some(variable) = self.visible.get_mut(name) {
            variable.gap = Some(gap);
        }
    }

    /// Returns `true` if another variable may be quantified.
    pub(super) fn can_quantify(&self) -> bool {
        self.quantified < MOST_QUANTIFIED
    }

    /// A new slot for a name quantified in the text.
    pub(super) fn bind_quantified(&mut self, name: &str, span: Span) -> Slot {
        self.quantified += 1;
        self.bind(name, span)
    }

    /// A new slot for a part of a component or element.
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

    /// Hides all names.
    pub(super) fn hide(&mut self) {
        self.visible.clear();
    }

    /// Another name for a slot.
    pub(super) fn alias(&mut self, name: &str, slot: Slot, span: Span) {
        self.visible.insert(name.to_string(), Variable::new(slot, span));
    }

    /// A new slot for an unbound name.
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
