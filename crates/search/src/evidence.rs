//! The values on which a value rests.

use crate::forms::Forms;
use crate::nimbers::Search;
use crate::options::{Game, Options};
use limits::StopReason;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Parts with their values, such that for each of them
///
/// * some option has each smaller value, by parts that are listed;
/// * each option that has not another value by parts that are listed has itself an option with the value of the part,
///   by parts that are listed.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// The parts, as [`Game::listed`] writes them.
    pub parts: BTreeMap<Vec<u64>, u16>,
}

/// Parts, one after the other.
type Parts<'p> = Vec<&'p [u64]>;

/// Findings of a search, by parts as certificates list them.
struct Known<'k, 'g, G: ?Sized> {
    search: &'k mut Search<'g, G>,
    /// Values of names of parts.
    named: FxHashMap<Vec<u64>, u16>,
    /// Findings about parts by their names.
    met: FxHashMap<Vec<u64>, Named>,
}

/// Names of a part: the nim-sum of those that have values, and the others.
#[derive(Clone, Debug)]
struct Named {
    sum: u16,
    rest: Vec<Vec<u64>>,
}

impl<'k, 'g, G: Game + ?Sized> Known<'k, 'g, G> {
    fn new(search: &'k mut Search<'g, G>) -> Known<'k, 'g, G> {
        let (game, table) = (search.game(), search.table());
        let mut named = FxHashMap::default();
        for (part, value) in table.parts() {
            // The name of a sum would not be one of its own.
            if let Some(name) = name(game, &part) {
                named.insert(name, value);
            }
        }
        Known { search, named, met: FxHashMap::default() }
    }

    /// Value of a part, and names that stand for what is missing.
    fn look(&mut self, part: &[u64]) -> Named {
        if let Some(value) = self.search.table().get(part) {
            return Named { sum: value, rest: Vec::new() };
        }
        if let Some(met) = self.met.get(part) {
            return met.clone();
        }
        let mut found = Named { sum: 0, rest: Vec::new() };
        let has = self.search.game().names(part, &mut |name| match self.named.get(name) {
            Some(value) => found.sum ^= value,
            None => found.rest.push(name.to_vec()),
        });
        if !has {
            found.rest.push(part.to_vec());
        }
        self.met.insert(part.to_vec(), found.clone());
        found
    }

    fn value(&mut self, part: &[u64]) -> Option<u16> {
        self.sum([part])
    }

    /// Nim-sum of parts. Of two with the same name, whose values are equal, none has to be known.
    fn sum<'p>(&mut self, parts: impl IntoIterator<Item = &'p [u64]>) -> Option<u16> {
        let mut all = Named { sum: 0, rest: Vec::new() };
        for part in parts {
            let Named { sum, rest } = self.look(part);
            all.sum ^= sum;
            all.rest.extend(rest);
        }
        all.rest.sort_unstable();
        let pairs = all.rest.chunk_by(|one, other| one == other);
        pairs.into_iter().all(|alike| alike.len().is_multiple_of(2)).then_some(all.sum)
    }

    /// Value of a part, searched if it is not known.
    fn found(&mut self, part: &[u64]) -> Result<u16, StopReason> {
        if let Some(value) = self.value(part) {
            return Ok(value);
        }
        let value = self.search.value(part)?;
        if let Some(name) = name(self.search.game(), part) {
            self.named.insert(name, value);
        }
        self.met.clear();
        Ok(value)
    }

    /// Values options, small ones first, until one has the target.
    fn search_for<'p>(
        &mut self,
        target: u16,
        sums: &mut [Option<u16>],
        parts: &dyn Fn(usize) -> Parts<'p>,
    ) -> Result<(), StopReason> {
        let game = self.search.game();
        let size = |&at: &usize| parts(at).into_iter().map(|part| game.size(part)).max();
        let mut unknown: Vec<usize> = (0..sums.len()).filter(|&at| sums[at].is_none()).collect();
        unknown.sort_by_key(size);
        for at in unknown {
            let mut sum = 0;
            for part in parts(at) {
                sum ^= self.found(part)?;
            }
            sums[at] = Some(sum);
            if sum == target {
                break;
            }
        }
        Ok(())
    }

    /// Offers the parts of each option of an option that has a value.
    fn replies(
        &mut self,
        parts: &[&[u64]],
        value: u16,
        (forms, replies): (&mut Forms, &mut Options),
        offer: &mut dyn FnMut(&Parts<'_>),
    ) {
        for at in 0..parts.len() {
            let others = || parts.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, part)| *part);
            replies.clear();
            self.search.game().listed(parts[at], forms, replies);
            for reply in 0..replies.len() {
                if self.sum(replies.parts(reply).chain(others())) == Some(value) {
                    offer(&replies.parts(reply).chain(others()).collect());
                }
            }
        }
    }
}

/// Name of a part, if it has one of its own.
fn name<G: Game + ?Sized>(game: &G, part: &[u64]) -> Option<Vec<u64>> {
    let mut names = Vec::new();
    let has = game.names(part, &mut |name| names.push(name.to_vec()));
    names.pop().filter(|_| has && names.is_empty())
}

impl<G: Game + ?Sized> Search<'_, G> {
    /// Chooses the parts on which the values of some parts rest. Values that the search did without are found now.
    pub fn evidence<'p>(
        &mut self,
        roots: impl IntoIterator<Item = &'p [u64]>,
        stop: &mut dyn FnMut() -> Option<StopReason>,
    ) -> Result<Option<Evidence>, StopReason> {
        let mut evidence = Evidence::default();
        let mut open: Vec<Vec<u64>> = Vec::new();
        let game = self.game();
        let mut known = Known::new(self);
        for root in roots {
            evidence.add(&mut open, &mut known, &[root])?;
        }
        let mut forms = Forms::new(game.words(), game.words());
        let [mut options, mut replies] = [(); 2].map(|()| Options::new(game.words(), true));
        while let Some(part) = open.pop() {
            if let Some(reason) = stop() {
                return Err(reason);
            }
            let Some(&value) = evidence.parts.get(&part) else { return Ok(None) };
            options.clear();
            game.listed(&part, &mut forms, &mut options);
            let order = options.ordered();
            let parts = |option: u32| -> Parts<'_> { options.parts(option as usize).collect() };
            let mut sums: Vec<Option<u16>> = order.iter().map(|&option| known.sum(parts(option))).collect();
            for target in 0..value {
                if !sums.contains(&Some(target)) {
                    known.search_for(target, &mut sums, &|at| parts(order[at]))?;
                }
                let having = order.iter().zip(&sums).filter(|(_, sum)| **sum == Some(target));
                let cheapest =
                    having.map(|(&option, _)| parts(option)).min_by_key(|parts| evidence.lacks(parts));
                let Some(cheapest) = cheapest else { return Ok(None) };
                evidence.add(&mut open, &mut known, &cheapest)?;
            }
            for (&option, &sum) in order.iter().zip(&sums) {
                let own = parts(option);
                let mut best: Option<(usize, Vec<Vec<u64>>)> = None;
                let mut offer = |parts: &Parts<'_>| {
                    let lacks = evidence.lacks(parts);
                    if best.as_ref().is_none_or(|(least, _)| lacks < *least) {
                        best = Some((lacks, parts.iter().map(|part| part.to_vec()).collect()));
                    }
                };
                if sum.is_some_and(|sum| sum != value) {
                    offer(&own);
                }
                if sum.is_none_or(|sum| sum == value) || evidence.lacks(&own) > 0 {
                    known.replies(&own, value, (&mut forms, &mut replies), &mut offer);
                }
                let parts = match best {
                    Some((_, parts)) => parts,
                    // The search knows it by a reply that it has forgotten.
                    None => own.iter().map(|part| part.to_vec()).collect(),
                };
                evidence.add(&mut open, &mut known, &parts.iter().map(Vec::as_slice).collect::<Vec<_>>())?;
            }
        }
        Ok(Some(evidence))
    }
}

impl Evidence {
    /// Number of these parts that are not listed.
    fn lacks(&self, parts: &[&[u64]]) -> usize {
        parts.iter().filter(|part| !self.parts.contains_key(**part)).count()
    }

    /// Lists parts with their values.
    fn add<G: Game + ?Sized>(
        &mut self,
        open: &mut Vec<Vec<u64>>,
        known: &mut Known<'_, '_, G>,
        parts: &[&[u64]],
    ) -> Result<(), StopReason> {
        for part in parts {
            if !self.parts.contains_key(*part) {
                self.parts.insert(part.to_vec(), known.found(part)?);
                open.push(part.to_vec());
            }
        }
        Ok(())
    }
}
