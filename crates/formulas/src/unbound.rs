//! Variables that are not bound yet.

use crate::Slot;

/// Unbound variables in the order in which they were met, with fast membership tests.
#[derive(Clone)]
pub struct Unbound {
    /// The variables, in this order.
    pub slots: Vec<Slot>,
    /// Membership by slot.
    among: Vec<bool>,
}

impl Unbound {
    /// With these variables.
    pub fn new(slots: Vec<Slot>) -> Unbound {
        let mut unbound = Unbound { slots: Vec::new(), among: Vec::new() };
        unbound.extend(slots);
        unbound
    }

    /// The variable met first.
    pub fn first(&self) -> Option<Slot> {
        self.slots.first().copied()
    }

    /// Returns `true` if a variable is unbound.
    pub fn contains(&self, slot: Slot) -> bool {
        self.among.get(slot.0 as usize).copied().unwrap_or(false)
    }

    /// Adds variables.
    pub fn extend(&mut self, slots: Vec<Slot>) {
        let most = slots.iter().map(|slot| slot.0 as usize + 1).max().unwrap_or(0);
        self.among.resize(self.among.len().max(most), false);
        slots.iter().for_each(|slot| self.among[slot.0 as usize] = true);
        self.slots.extend(slots);
    }

    /// Drops the variables met after the first `count`.
    pub fn truncate(&mut self, count: usize) {
        for slot in self.slots.drain(count..) {
            self.among[slot.0 as usize] = false;
        }
    }

    /// Drops the variables that are not kept.
    pub fn retain(&mut self, kept: impl Fn(Slot) -> bool) {
        let Unbound { slots, among } = self;
        slots.retain(|&slot| {
            let stays = kept(slot);
            among[slot.0 as usize] = stays;
            stays
        });
    }

    /// Drops all but some variables.
    pub fn keep<'s>(&mut self, kept: impl Iterator<Item = &'s Slot>) {
        let mut stays = vec![false; self.among.len()];
        for slot in kept {
            if let Some(stays) = stays.get_mut(slot.0 as usize) {
                *stays = true;
            }
        }
        self.retain(|slot| stays[slot.0 as usize]);
    }
}
