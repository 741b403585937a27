//! Interned sums.
//!
//! The hash of a sum is the sum of a random number for each component, so that of an option costs one addition
//! and one subtraction, before anything is written down. A sum found by its hash is then compared exactly.

use super::{Chosen, Component, Components, Id, Lister, Standing};
use crate::{Game, Refusal, Verdict};
use hashbrown::HashTable;
use std::ops::Range;

/// A sum, by the place of its record in the arena: a label, the number of components, the components.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Sum(u32);

/// An entry of the table; the tag spares most comparisons.
#[derive(Clone, Copy)]
struct Entry {
    tag: u32,
    sum: Sum,
}

/// What is added to the hash for a component that is dropped, and for one not yet listed. All others are odd.
const DROPPED: u64 = 0;
const UNLISTED: u64 = 2;

/// The sums met so far, their components, and the options of those.
pub(crate) struct Sums<'a> {
    components: Components,
    lister: Lister<'a>,
    reach: Vec<u64>,
    lists: Vec<Id>,
    spans: Vec<(u32, u32)>,
    salts: Vec<u64>,
    ended: Vec<(Id, Verdict)>,
    arena: Vec<Id>,
    table: HashTable<Entry>,
    live: Vec<Id>,
}

impl<'a> Sums<'a> {
    pub(crate) fn new(games: &[&'a dyn Game]) -> Result<Sums<'a>, Refusal> {
        Ok(Sums {
            components: Components::default(),
            lister: Lister::new(games)?,
            reach: games.iter().map(|game| game.reach()).collect(),
            lists: vec![],
            spans: vec![],
            salts: vec![],
            ended: vec![],
            arena: vec![],
            table: HashTable::new(),
            live: vec![],
        })
    }

    /// Bytes in use.
    pub(crate) fn bytes(&self) -> u64 {
        let lists = 4 * self.lists.capacity() + 16 * self.spans.capacity() + 4 * self.arena.capacity();
        // A bucket of the table has a control byte besides the entry; an eighth of the buckets stays free.
        let table = 9 * self.table.capacity() * 8 / 7;
        self.components.bytes() + (lists + table) as u64
    }

    /// Words of the arenas in use, a measure of the work done.
    pub(crate) fn work(&self) -> u64 {
        (self.lists.len() + self.arena.len()) as u64
    }

    pub(crate) fn games(&self) -> &[&'a dyn Game] {
        self.lister.games()
    }

    /// In how many components of this game a player may move at once.
    pub(crate) fn reach(&self, game: usize) -> u64 {
        self.reach.get(game).copied().unwrap_or(1)
    }

    /// The game of a component.
    pub(crate) fn game(&self, id: Id) -> usize {
        self.components.get(id).0
    }

    /// Where the options of a live component stand in the lists.
    pub(crate) fn list(&self, id: Id) -> Range<u32> {
        let (start, end) = self.spans[id as usize];
        start..end
    }

    /// The place after that of an option.
    pub(crate) fn after(&self, option: u32) -> u32 {
        option + 1 + self.lists[option as usize]
    }

    fn parts(&self, option: u32) -> Range<usize> {
        option as usize + 1..self.after(option) as usize
    }

    /// The components of a sum, sorted.
    pub(crate) fn ids(&self, sum: Sum) -> &[Id] {
        let start = sum.0 as usize + 2;
        &self.arena[start..start + self.arena[start - 1] as usize]
    }

    /// The same as components again.
    pub(crate) fn components(&self, sum: Sum) -> Vec<Component> {
        let component = |&id: &Id| {
            let (game, words) = self.components.get(id);
            Component::new(game, words)
        };
        self.ids(sum).iter().map(component).collect()
    }

    /// What the engine has written to a sum; 0 at first.
    pub(crate) fn label(&self, sum: Sum) -> u32 {
        self.arena[sum.0 as usize]
    }

    pub(crate) fn set_label(&mut self, sum: Sum, label: u32) {
        self.arena[sum.0 as usize] = label;
    }

    /// What the player to move gets if play has stopped.
    pub(crate) fn verdict(&self, sum: Sum) -> Option<Verdict> {
        match self.ids(sum) {
            [] => Some(self.lister.verdict()),
            [id] if !self.ended.is_empty() => self.ended_at(*id),
            _ => None,
        }
    }

    fn ended_at(&self, id: Id) -> Option<Verdict> {
        self.ended.binary_search_by_key(&id, |end| end.0).ok().map(|place| self.ended[place].1)
    }

    pub(crate) fn hash(&self, sum: Sum) -> u64 {
        self.ids(sum).iter().fold(0, |hash, &id| hash.wrapping_add(self.salts[id as usize]))
    }

    /// The sum of these components; new with label 0, or as it was.
    pub(crate) fn position(&mut self, position: &[Component]) -> Result<Sum, Refusal> {
        let mut ids = vec![];
        let mut hash = 0u64;
        for Component { game, words } in position {
            self.lister.admit(*game, words)?;
            let id = self.components.intern(*game, words)?;
            self.grow();
            let salt = self.salt(id)?;
            if salt != DROPPED {
                hash = hash.wrapping_add(salt);
                ids.push(id);
            }
        }
        ids.sort_unstable();
        let (place, tag) = split(hash);
        let arena = &self.arena;
        let same = |entry: &Entry| entry.tag == tag && ids_at(arena, entry.sum) == ids;
        if let Some(entry) = self.table.find(place, same) {
            return Ok(entry.sum);
        }
        let sum = self.begin(ids.len())?;
        self.arena.extend_from_slice(&ids);
        self.finish(sum, hash)
    }

    /// The hash after a move, and the sum it leads to if that has been met.
    #[inline]
    pub(crate) fn look(
        &mut self,
        sum: Sum,
        hash: u64,
        chosen: &[Chosen],
    ) -> Result<(u64, Option<Sum>), Refusal> {
        let ids = sum.0 as usize + 2;
        let mut hash = hash;
        self.live.clear();
        for choice in chosen {
            let id = self.arena[ids + choice.index as usize];
            hash = hash.wrapping_sub(self.salts[id as usize]);
            for place in self.parts(choice.option) {
                let part = self.lists[place];
                let salt = self.salt(part)?;
                if salt != DROPPED {
                    hash = hash.wrapping_add(salt);
                    self.live.push(part);
                }
            }
        }
        if chosen.len() > 1 {
            self.live.sort_unstable();
        }
        let (place, tag) = split(hash);
        let (arena, live) = (&self.arena, &self.live);
        let from = ids_at(arena, sum);
        let same = |entry: &Entry| entry.tag == tag && leads_to(from, chosen, live, ids_at(arena, entry.sum));
        Ok((hash, self.table.find(place, same).map(|entry| entry.sum)))
    }

    /// Writes down the sum that the last [`look`](Sums::look), with the same arguments, did not find.
    pub(crate) fn add(&mut self, sum: Sum, hash: u64, chosen: &[Chosen]) -> Result<Sum, Refusal> {
        let start = sum.0 as usize + 2;
        let length = self.arena[start - 1] as usize;
        let added = self.begin(length - chosen.len() + self.live.len())?;
        let (mut live, mut gone) = (0, 0);
        for index in 0..length {
            if gone < chosen.len() && chosen[gone].index as usize == index {
                gone += 1;
                continue;
            }
            let id = self.arena[start + index];
            while live < self.live.len() && self.live[live] < id {
                self.arena.push(self.live[live]);
                live += 1;
            }
            self.arena.push(id);
        }
        self.arena.extend_from_slice(&self.live[live..]);
        self.finish(added, hash)
    }

    fn begin(&mut self, length: usize) -> Result<Sum, Refusal> {
        let sum = Sum(u32::try_from(self.arena.len()).map_err(|_| Refusal::TooManyPositions)?);
        u32::try_from(self.arena.len() + length + 2).map_err(|_| Refusal::TooManyPositions)?;
        self.arena.push(0);
        self.arena.push(length as u32);
        Ok(sum)
    }

    fn finish(&mut self, sum: Sum, hash: u64) -> Result<Sum, Refusal> {
        let ids = ids_at(&self.arena, sum);
        // Play of a sum ends when no component can move; what an end of one component alone does to the
        // others, no rule says.
        if !self.ended.is_empty() && ids.len() > 1 && ids.iter().any(|&id| self.ended_at(id).is_some()) {
            self.arena.truncate(sum.0 as usize);
            return Err(Refusal::DeclaredEnds);
        }
        let (place, tag) = split(hash);
        let (arena, salts) = (&self.arena, &self.salts);
        self.table.insert_unique(place, Entry { tag, sum }, |entry| {
            let ids = ids_at(arena, entry.sum);
            split(ids.iter().fold(0, |hash, &id| hash.wrapping_add(salts[id as usize]))).0
        });
        Ok(sum)
    }

    /// What a component adds to a hash; lists its options the first time, to know whether it has any.
    #[inline]
    fn salt(&mut self, id: Id) -> Result<u64, Refusal> {
        match self.salts[id as usize] {
            UNLISTED => self.learn(id),
            salt => Ok(salt),
        }
    }

    #[cold]
    fn learn(&mut self, id: Id) -> Result<u64, Refusal> {
        let start = self.lists.len();
        let listed = self.lister.list(&mut self.components, id, &mut self.lists);
        self.grow();
        let fits = u32::try_from(self.lists.len()).map_err(|_| Refusal::TooManyPositions);
        let (standing, end) = match listed.and_then(|standing| Ok((standing, fits?))) {
            Ok(learnt) => learnt,
            Err(refusal) => {
                self.lists.truncate(start);
                return Err(refusal);
            }
        };
        let salt = match standing {
            Standing::Stuck => DROPPED,
            Standing::Live => mix(u64::from(id)) | 1,
            Standing::Ended(verdict) => {
                let place = self.ended.partition_point(|end| end.0 < id);
                self.ended.insert(place, (id, verdict));
                mix(u64::from(id)) | 1
            }
        };
        self.spans[id as usize] = (start as u32, end);
        self.salts[id as usize] = salt;
        Ok(salt)
    }

    /// Makes room for what has been interned.
    fn grow(&mut self) {
        self.spans.resize(self.components.len(), (0, 0));
        self.salts.resize(self.components.len(), UNLISTED);
    }
}

#[inline]
fn ids_at(arena: &[Id], sum: Sum) -> &[Id] {
    let start = sum.0 as usize + 2;
    &arena[start..start + arena[start - 1] as usize]
}

/// Whether replacing the chosen components of `from` by `live` gives `to`; all are sorted.
#[inline]
fn leads_to(from: &[Id], chosen: &[Chosen], live: &[Id], to: &[Id]) -> bool {
    if to.len() != from.len() - chosen.len() + live.len() {
        return false;
    }
    let (mut kept, mut new, mut gone) = (0, 0, 0);
    for &id in to {
        while gone < chosen.len() && chosen[gone].index as usize == kept {
            gone += 1;
            kept += 1;
        }
        if kept < from.len() && from[kept] == id {
            kept += 1;
        } else if new < live.len() && live[new] == id {
            new += 1;
        } else {
            return false;
        }
    }
    true
}

/// Where the table looks for a hash, and the tag it keeps. The salts are odd, so the lowest bit says little.
#[inline]
fn split(hash: u64) -> (u64, u32) {
    (hash.rotate_left(32), hash as u32)
}

/// The finaliser of SplitMix64: a fixed permutation of the words that looks random.
fn mix(word: u64) -> u64 {
    let mut mixed = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
