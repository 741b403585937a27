//! Variables that are not bound yet.

use crate::ruleset::Slot;

/// Unbound variables in the order in which they were met, with fast membership tests.
#[derive(Clone)]
pub(super) struct Unbound {
    pub(super) slots: Vec<Slot>,
    /// Membership by slot.
    among: Vec<bool>,
}

impl Unbound {
    pub(super) fn new(slots: Vec<Slot>) -> Unbound {
        let mut unbound = Unbound { slots: Vec::new(), among: Vec::new() };
        unbound.extend(slots);
        unbound
    }

    pub(super) fn first(&self) -> Option<Slot> {
        self.slots.first().copied()
    }

    pub(super) fn contains(&self, slot: Slot) -> bool {
        self.among.get(slot.0 as usize).copied().unwrap_or(false)
    }

    pub(super) fn extend(&mut self, slots: Vec<Slot>) {
        let most = slots.iter().map(|slot| slot.0 as usize + 1).max().unwrap_or(0);
        self.among.resize(self.among.len().max(most), false);
        slots.iter().for_each(|slot| self.among[slot.0 as usize] = true);
        self.slots.extend(slots);
    }

    /// Drops the variables met after the first `count`.
    pub(super) fn truncate(&mut self, count: usize) {
        for slot in self.slots.drain(count..) {
            self.among[slot.0 as usize] = false;
        }
    }

    pub(super) fn retain(&mut self, kept: impl Fn(Slot) -> bool) {
        let Unbound { slots, among } = self;
        slots.retain(|&slot| {
            let stays = kept(slot);
            among[slot.0 as usize] = stays;
            stays
        });
    }

    /// Drops all but some variables.
    pub(super) fn keep<'s>(&mut self, kept: impl Iterator<Item = &'s Slot>) {
        let mut stays = vec![false; self.among.len()];
        for slot in kept {
            if let Some(stays) = stays.get_mut(slot.0 as usize) {
                *stays = true;
            }
        }
        self.retain(|slot| stays[slot.0 as usize]);
    }
}
