//! Sums as keys, and the keys of their options.

use super::records::Records;
use super::{Chosen, Component, Id, Key, Lists};
use crate::{Game, Refusal, Verdict};
use std::ops::Range;

/// A sum with its hash.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hashed {
    pub(crate) key: Key,
    pub(crate) hash: u32,
}

/// Components met so far, and those of their sums that are too long for a key.
pub(crate) struct Sums<'a> {
    pub(crate) lists: Lists<'a>,
    long: Records<Id>,
    ids: Vec<Id>,
}

impl<'a> Sums<'a> {
    pub(crate) fn new(games: &[&'a dyn Game]) -> Result<Sums<'a>, Refusal> {
        Ok(Sums { lists: Lists::new(games)?, long: Records::default(), ids: vec![] })
    }

    /// Bytes in use.
    pub(crate) fn bytes(&self) -> u64 {
        self.lists.bytes() + self.long.bytes()
    }

    /// Number of words in use, a measure of the work done.
    pub(crate) fn work(&self) -> u64 {
        self.lists.work() + self.long.words() as u64
    }

    /// Replaces `ids` by the ids of a sum, ascending.
    #[inline]
    pub(crate) fn unpack(&self, key: Key, ids: &mut Vec<Id>) {
        ids.clear();
        match key.as_long() {
            Some(number) => ids.extend_from_slice(self.long.get(number)),
            None => key.unpack(ids),
        }
    }

    /// The id at an index of a sum.
    #[inline]
    pub(crate) fn get(&self, key: Key, index: usize) -> Option<Id> {
        match key.as_long() {
            Some(number) => self.long.get(number).get(index).copied(),
            None => key.get(index),
        }
    }

    /// Appends the first move of a sum, if it has any.
    #[inline]
    pub(crate) fn first(&self, key: Key, chosen: &mut Vec<Chosen>) {
        let most = if self.lists.is_every() { u32::MAX } else { 1 };
        for index in 0..most {
            let Some(id) = self.get(key, index as usize) else { break };
            chosen.push(Chosen { index, option: self.lists.options(id).start });
        }
    }

    /// First move in a component after this one and not equal to it.
    #[inline]
    pub(crate) fn first_after(&self, key: Key, index: u32, id: Id) -> Option<Chosen> {
        let mut index = index + 1;
        loop {
            let other = self.get(key, index as usize)?;
            if other != id {
                return Some(Chosen { index, option: self.lists.options(other).start });
            }
            index += 1;
        }
    }

    /// Converts a sum back to components.
    pub(crate) fn components(&self, key: Key) -> Vec<Component> {
        let mut ids = vec![];
        self.unpack(key, &mut ids);
        ids.into_iter().map(|id| self.lists.component(id)).collect()
    }

    /// Sum of these components.
    pub(crate) fn position(&mut self, position: &[Component]) -> Result<Hashed, Refusal> {
        let mut hash = 0u32;
        let mut ids = vec![];
        for component in position {
            if let Some(id) = self.lists.admit(component)? {
                hash = hash.wrapping_add(self.lists.salt(id));
                ids.push(id);
            }
        }
        ids.sort_unstable();
        self.ids = ids;
        Ok(Hashed { key: self.write()?, hash })
    }

    /// Verdict for the player to move, if play has stopped.
    #[inline]
    pub(crate) fn verdict(&mut self, key: Key) -> Result<Option<Verdict>, Refusal> {
        if key == Key::EMPTY {
            return Ok(Some(self.lists.stuck()));
        }
        if self.lists.has_ended() { self.ended(key) } else { Ok(None) }
    }

    fn ended(&mut self, key: Key) -> Result<Option<Verdict>, Refusal> {
        let mut ids = std::mem::take(&mut self.ids);
        self.unpack(key, &mut ids);
        self.ids = ids;
        match self.ids.as_slice() {
            &[id] => Ok(self.lists.ended(id)),
            // Play of a sum ends when no component can move; the effect of one component's end on the others
            // is not defined by any rule.
            ids if ids.iter().any(|&id| self.lists.ended(id).is_some()) => Err(Refusal::DeclaredEnds),
            _ => Ok(None),
        }
    }

    /// Hash after a move; `ids` and `hash` belong to the sum before it.
    #[inline]
    pub(crate) fn hash_after(&mut self, ids: &[Id], hash: u32, chosen: &[Chosen]) -> Result<u32, Refusal> {
        let mut hash = hash;
        for one in chosen {
            hash = hash.wrapping_sub(self.lists.salt(ids[one.index as usize]));
            hash = hash.wrapping_add(self.lists.option_salt(one.option)?);
        }
        Ok(hash)
    }

    /// Sum after a move. Its hash has been computed, so that its parts are listed.
    #[inline]
    pub(crate) fn after(&mut self, key: Key, chosen: &[Chosen]) -> Result<Key, Refusal> {
        match self.packed(key, chosen) {
            Some(key) => Ok(key),
            None => {
                self.gather(key, chosen);
                self.write()
            }
        }
    }

    /// Appends the sums after some options of one component; `hash` is that of the sum without the component.
    pub(crate) fn append_after(
        &mut self,
        key: Key,
        hash: u32,
        index: u32,
        options: Range<u32>,
        out: &mut Vec<Hashed>,
    ) -> Result<(), Refusal> {
        let rest = key.without(index);
        for option in options {
            let hash = hash.wrapping_add(self.lists.option_salt(option)?);
            let parts = self.lists.parts(option).iter().copied();
            let key = match rest.and_then(|rest| rest.with(parts)) {
                Some(key) => key,
                None => self.after(key, &[Chosen { index, option }])?,
            };
            out.push(Hashed { key, hash });
        }
        Ok(())
    }

    /// Sum after a move, if it fits in a key or has been met before.
    #[inline]
    pub(crate) fn met_after(&mut self, key: Key, chosen: &[Chosen]) -> Option<Key> {
        self.packed(key, chosen).or_else(|| {
            self.gather(key, chosen);
            Key::pack(&self.ids).or_else(|| self.long.find(&self.ids).map(Key::long))
        })
    }

    /// Sum after a move in one component, under the same conditions.
    #[inline]
    pub(crate) fn met_after_one(&mut self, key: Key, one: Chosen) -> Option<Key> {
        let parts = self.lists.parts(one.option).iter().copied();
        key.without(one.index).and_then(|rest| rest.with(parts)).or_else(|| self.met_after(key, &[one]))
    }

    /// Sum after a move, if the key can be updated in place.
    fn packed(&self, key: Key, chosen: &[Chosen]) -> Option<Key> {
        let (last, others) = chosen.split_last()?;
        // The chosen components ascend, so the last is removed first.
        let rest =
            others.iter().rev().try_fold(key.without(last.index)?, |rest, one| rest.without(one.index))?;
        rest.with(chosen.iter().flat_map(|one| self.lists.parts(one.option)).copied())
    }

    /// Collects the ids after a move in `self.ids`.
    #[cold]
    fn gather(&mut self, key: Key, chosen: &[Chosen]) {
        let mut ids = std::mem::take(&mut self.ids);
        self.unpack(key, &mut ids);
        // The chosen components ascend, so the last is removed first.
        for one in chosen.iter().rev() {
            ids.remove(one.index as usize);
        }
        chosen.iter().for_each(|one| ids.extend_from_slice(self.lists.parts(one.option)));
        ids.sort_unstable();
        self.ids = ids;
    }

    /// Key of `self.ids`.
    fn write(&mut self) -> Result<Key, Refusal> {
        match Key::pack(&self.ids) {
            Some(key) => Ok(key),
            None => self.long.intern(self.ids.iter().copied()).map(Key::long),
        }
    }
}
