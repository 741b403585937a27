//! Options of components, each component listed once.

use super::{Component, Components, Id, Lister, Play};
use crate::{Game, Options, Refusal, Verdict};
use std::ops::Range;

/// Components met so far, and the requested options.
///
/// The hash of a sum is the sum of a pseudorandom number, the salt, for each component; so the hash of an
/// option takes one addition and one subtraction, before anything is stored.
pub(crate) struct Lists<'a> {
    components: Components,
    lister: Lister<'a>,
    reach: Vec<u64>,
    disjunctive: bool,
    every: bool,
    /// Range of each component's options.
    spans: Vec<(u32, u32)>,
    salts: Vec<u32>,
    /// For each component, the option before which all have been looked up.
    looked: Vec<u32>,
    options: Vec<Parts>,
    /// For options that do not fit in their entries: the number of parts, and the parts.
    words: Vec<Id>,
    ended: Vec<(Id, Verdict)>,
    listed: Vec<Id>,
}

/// An option of a component.
struct Parts {
    /// Contribution of the parts to the hash, once known.
    salt: u32,
    /// The only part; with the highest bit set, the position of the parts in `words`.
    place: u32,
}

/// Salt of a dropped component, and of a component not yet listed or an option not yet looked up; all other
/// salts of components are odd. An option whose salt is this number by chance is looked up repeatedly.
const DROPPED: u32 = 0;
const UNLISTED: u32 = 2;

const MANY: u32 = 1 << 31;

impl<'a> Lists<'a> {
    pub(crate) fn new(games: &[&'a dyn Game]) -> Result<Lists<'a>, Refusal> {
        Ok(Lists {
            components: Components::default(),
            lister: Lister::new(games, Options::new())?,
            reach: games.iter().map(|game| game.reach()).collect(),
            disjunctive: games.iter().all(|game| game.reach() <= 1),
            every: games.iter().any(|game| game.every()),
            spans: vec![],
            salts: vec![],
            looked: vec![],
            options: vec![],
            words: vec![0],
            ended: vec![],
            listed: vec![],
        })
    }

    /// Bytes in use.
    pub(crate) fn bytes(&self) -> u64 {
        let halves = 2 * self.spans.capacity() + 2 * self.salts.capacity() + 2 * self.options.capacity();
        self.components.bytes() + 4 * (halves + self.words.capacity()) as u64
    }

    /// Number of entries, a measure of the work done.
    pub(crate) fn work(&self) -> u64 {
        (self.options.len() + self.words.len() + self.spans.len() + self.components.words()) as u64
    }

    /// Verdict for a stuck player.
    pub(crate) fn stuck(&self) -> Verdict {
        self.lister.verdict()
    }

    /// Verdict for the player to move at a declared end that differs from being stuck.
    pub(crate) fn ended(&self, id: Id) -> Option<Verdict> {
        self.ended.binary_search_by_key(&id, |end| end.0).ok().map(|place| self.ended[place].1)
    }

    /// Returns `true` if any such end has been met.
    pub(crate) fn has_ended(&self) -> bool {
        !self.ended.is_empty()
    }

    /// Number of components of this game in which a player may move at once.
    pub(crate) fn reach(&self, game: usize) -> u64 {
        self.reach.get(game).copied().unwrap_or(1)
    }

    /// Returns `true` if a player moves in one component at a time, in every game.
    pub(crate) fn is_disjunctive(&self) -> bool {
        self.disjunctive
    }

    /// Returns `true` if every component moves in each turn.
    #[inline]
    pub(crate) fn is_every(&self) -> bool {
        self.every
    }

    /// Game of a component.
    pub(crate) fn game(&self, id: Id) -> usize {
        self.components.get(id).0
    }

    /// Component with this id.
    pub(crate) fn component(&self, id: Id) -> Component {
        let (game, words) = self.components.get(id);
        Component::new(game, words)
    }

    /// Options of a live component.
    #[inline]
    pub(crate) fn options(&self, id: Id) -> Range<u32> {
        let (start, end) = self.spans[id as usize];
        start..end
    }

    /// Looks up the salts of a component's options up to this one.
    #[inline]
    pub(crate) fn look_up_to(&mut self, id: Id, end: u32) -> Result<(), Refusal> {
        if self.looked[id as usize] >= end { Ok(()) } else { self.look_further(id, end) }
    }

    #[cold]
    fn look_further(&mut self, id: Id, end: u32) -> Result<(), Refusal> {
        let start = self.options(id).start.max(self.looked[id as usize]);
        for option in start..end {
            self.option_salt(option)?;
        }
        self.looked[id as usize] = end;
        Ok(())
    }

    /// The first of these options for which `choose` accepts the contribution of its parts, already listed,
    /// to a hash.
    #[inline]
    pub(crate) fn find_salt(&self, options: Range<u32>, choose: impl Fn(u32) -> bool) -> Option<u32> {
        let entries = &self.options[options.start as usize..options.end as usize];
        entries.iter().position(|entry| choose(entry.salt)).map(|place| options.start + place as u32)
    }

    /// Live parts of an option whose salt has been looked up.
    #[inline]
    pub(crate) fn parts(&self, option: u32) -> &[Id] {
        let place = &self.options[option as usize].place;
        if place & MANY == 0 {
            return std::slice::from_ref(place);
        }
        let start = (place & !MANY) as usize + 1;
        &self.words[start..start + self.words[start - 1] as usize]
    }

    /// Id of a component, listed if it is live or ended.
    pub(crate) fn admit(&mut self, component: &Component) -> Result<Option<Id>, Refusal> {
        let Component { game, words } = component;
        self.lister.admit(*game, words)?;
        let id = self.components.intern(*game, words)?;
        self.grow();
        Ok((self.learnt(id)? != DROPPED).then_some(id))
    }

    /// Contribution of a listed component to a hash.
    #[inline]
    pub(crate) fn salt(&self, id: Id) -> u32 {
        self.salts[id as usize]
    }

    /// Contribution of an option's parts to a hash; lists their options on first use.
    #[inline]
    pub(crate) fn option_salt(&mut self, option: u32) -> Result<u32, Refusal> {
        match self.options[option as usize].salt {
            UNLISTED => self.look_at(option),
            salt => Ok(salt),
        }
    }

    #[cold]
    fn look_at(&mut self, option: u32) -> Result<u32, Refusal> {
        let place = self.options[option as usize].place;
        if place & MANY == 0 {
            let salt = self.learnt(place)?;
            let place = if salt == DROPPED { MANY } else { place };
            self.options[option as usize] = Parts { salt, place };
            return Ok(salt);
        }
        let count = (place & !MANY) as usize;
        let parts = count + 1..count + 1 + self.words[count] as usize;
        let mut sum = 0u32;
        for part in parts.clone() {
            sum = sum.wrapping_add(self.learnt(self.words[part])?);
        }
        let mut live = count;
        for part in parts {
            let id = self.words[part];
            if self.salt(id) != DROPPED {
                live += 1;
                self.words[live] = id;
            }
        }
        self.words[count] = (live - count) as u32;
        self.options[option as usize].salt = sum;
        Ok(sum)
    }

    #[inline]
    fn learnt(&mut self, id: Id) -> Result<u32, Refusal> {
        match self.salts[id as usize] {
            UNLISTED => self.learn(id),
            salt => Ok(salt),
        }
    }

    #[cold]
    fn learn(&mut self, id: Id) -> Result<u32, Refusal> {
        self.listed.clear();
        let play = self.lister.list(&mut self.components, id, &mut self.listed);
        self.grow();
        let (options, words) = (self.options.len(), self.words.len());
        let salt = match play? {
            Play::Stuck => DROPPED,
            Play::Live => mix(id) | 1,
            Play::Ended(verdict) => {
                let place = self.ended.partition_point(|end| end.0 < id);
                self.ended.insert(place, (id, verdict));
                mix(id) | 1
            }
        };
        let mut listed = self.listed.as_slice();
        while let Some((&count, rest)) = listed.split_first() {
            let (parts, rest) = rest.split_at(count as usize);
            listed = rest;
            let place = match parts {
                [] => MANY,
                &[only] if only < MANY => only,
                _ => {
                    let place = self.words.len() as u32 | MANY;
                    self.words.push(count);
                    self.words.extend_from_slice(parts);
                    place
                }
            };
            self.options.push(Parts { salt: UNLISTED, place });
        }
        if self.words.len() > MANY as usize || self.options.len() > u32::MAX as usize {
            self.options.truncate(options);
            self.words.truncate(words);
            return Err(Refusal::TooManyPositions);
        }
        self.spans[id as usize] = (options as u32, self.options.len() as u32);
        self.salts[id as usize] = salt;
        Ok(salt)
    }

    /// Makes room for newly interned components.
    fn grow(&mut self) {
        self.spans.resize(self.components.len(), (0, 0));
        self.salts.resize(self.components.len(), UNLISTED);
        self.looked.resize(self.components.len(), 0);
    }
}

/// The finaliser of SplitMix64: half of a fixed pseudorandom permutation of the words.
fn mix(id: Id) -> u32 {
    let mut mixed = u64::from(id).wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ mixed >> 31) as u32
}
