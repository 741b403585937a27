//! Interned sums.
//!
//! The hash of a sum is the sum of a random number for each component, so that of an option costs one addition
//! and one subtraction, before anything is written down. A sum found by its hash is then compared exactly.

use super::index::Index;
use super::sieve::Sieve;
use super::{Chosen, Component, Components, Id, Lister, Standing};
use crate::{Game, Refusal, Verdict};
use std::ops::Range;

/// A sum, by the place of its record in the arena: a label, the number of components, the components.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Sum(u32);

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
    index: Index,
    /// The sums said to be lost, once more: few enough to be near at hand.
    lost: Index,
    sieve: Sieve,
    /// Whether some game lets a player move in several components at once.
    reaches: bool,
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
            index: Index::new(),
            lost: Index::new(),
            sieve: Sieve::new(),
            reaches: games.iter().any(|game| game.reach() > 1),
            live: vec![],
        })
    }

    /// Bytes in use.
    pub(crate) fn bytes(&self) -> u64 {
        let lists = 4 * self.lists.capacity() + 16 * self.spans.capacity() + 4 * self.arena.capacity();
        self.components.bytes() + self.index.bytes() + self.lost.bytes() + self.sieve.bytes() + lists as u64
    }

    /// Words of the arenas in use, a measure of the work done.
    pub(crate) fn work(&self) -> u64 {
        (self.lists.len() + self.arena.len()) as u64
    }

    /// What a stuck player gets.
    pub(crate) fn stuck(&self) -> Verdict {
        self.lister.verdict()
    }

    /// In how many components of this game a player may move at once.
    pub(crate) fn reach(&self, game: usize) -> u64 {
        self.reach.get(game).copied().unwrap_or(1)
    }

    /// Whether a player moves in one component at a time, whatever the game.
    pub(crate) fn is_disjunctive(&self) -> bool {
        !self.reaches
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
        if let Some(place) = self.index.find(hash, |place| ids_at(&self.arena, Sum(place)) == ids) {
            return Ok(Sum(place));
        }
        let sum = self.begin(ids.len())?;
        self.arena.extend_from_slice(&ids);
        self.finish(sum, hash)
    }

    /// The hash after a move.
    #[inline]
    pub(crate) fn hash_after(&mut self, sum: Sum, hash: u64, chosen: &[Chosen]) -> Result<u64, Refusal> {
        let ids = sum.0 as usize + 2;
        let mut hash = hash;
        for choice in chosen {
            let id = self.arena[ids + choice.index as usize];
            hash = hash.wrapping_sub(self.salts[id as usize]);
            for place in self.parts(choice.option) {
                hash = hash.wrapping_add(self.salt(self.lists[place])?);
            }
        }
        Ok(hash)
    }

    /// The sum that a move leads to, if it has been met; with `hash` from [`hash_after`](Sums::hash_after).
    #[inline]
    pub(crate) fn find(&self, sum: Sum, hash: u64, chosen: &[Chosen], live: &mut Vec<Id>) -> Option<Sum> {
        self.find_in(&self.index, sum, hash, chosen, live)
    }

    /// The same among the sums said to be lost.
    #[inline]
    pub(crate) fn find_lost(
        &self,
        sum: Sum,
        hash: u64,
        chosen: &[Chosen],
        live: &mut Vec<Id>,
    ) -> Option<Sum> {
        if !self.sieve.passes(hash) {
            return None;
        }
        self.find_in(&self.lost, sum, hash, chosen, live)
    }

    /// Says that a sum is lost.
    pub(crate) fn add_lost(&mut self, sum: Sum, hash: u64) {
        self.lost.insert(hash, sum.0);
        if self.sieve.is_full() {
            let mut larger = self.sieve.larger();
            self.lost.places().for_each(|place| larger.insert(self.hash(Sum(place))));
            self.sieve = larger;
        } else {
            self.sieve.insert(hash);
        }
    }

    /// Asks for what [`find`](Sums::find) will need.
    #[inline]
    pub(crate) fn touch(&self, hash: u64) -> u64 {
        self.index.touch(hash)
    }

    #[inline]
    pub(crate) fn touch_sum(&self, hash: u64) -> u32 {
        self.index.guess(hash).map_or(0, |place| self.arena[place as usize])
    }

    #[inline]
    fn find_in(
        &self,
        index: &Index,
        sum: Sum,
        hash: u64,
        chosen: &[Chosen],
        live: &mut Vec<Id>,
    ) -> Option<Sum> {
        let mut gathered = false;
        let same = |place| {
            if !gathered {
                self.gather(chosen, live);
                gathered = true;
            }
            leads_to(ids_at(&self.arena, sum), chosen, live, ids_at(&self.arena, Sum(place)))
        };
        index.find(hash, same).map(Sum)
    }

    /// The live components that a move brings.
    fn gather(&self, chosen: &[Chosen], live: &mut Vec<Id>) {
        live.clear();
        for choice in chosen {
            let parts = &self.lists[self.parts(choice.option)];
            live.extend(parts.iter().copied().filter(|&part| self.salts[part as usize] != DROPPED));
        }
        if chosen.len() > 1 {
            live.sort_unstable();
        }
    }

    /// Writes down the sum that [`find`](Sums::find), with the same arguments, did not find.
    pub(crate) fn add(&mut self, sum: Sum, hash: u64, chosen: &[Chosen]) -> Result<Sum, Refusal> {
        let mut live = std::mem::take(&mut self.live);
        self.gather(chosen, &mut live);
        let added = self.write(sum, chosen, &live);
        self.live = live;
        self.finish(added?, hash)
    }

    fn write(&mut self, sum: Sum, chosen: &[Chosen], live: &[Id]) -> Result<Sum, Refusal> {
        let start = sum.0 as usize + 2;
        let length = self.arena[start - 1] as usize;
        let added = self.begin(length - chosen.len() + live.len())?;
        let (mut new, mut gone) = (0, 0);
        for index in 0..length {
            if gone < chosen.len() && chosen[gone].index as usize == index {
                gone += 1;
                continue;
            }
            let id = self.arena[start + index];
            while new < live.len() && live[new] < id {
                self.arena.push(live[new]);
                new += 1;
            }
            self.arena.push(id);
        }
        self.arena.extend_from_slice(&live[new..]);
        Ok(added)
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
        self.index.insert(hash, sum.0);
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

/// The finaliser of SplitMix64: a fixed permutation of the words that looks random.
fn mix(word: u64) -> u64 {
    let mut mixed = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
