//! The values on which a value rests.

use crate::forms::Forms;
use crate::nimbers::Search;
use crate::options::{Game, Options};
use crate::table::Table;
use limits::StopReason;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

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
struct Known<'k, G: ?Sized> {
    game: &'k G,
    table: &'k Table,
    /// Values of names of parts.
    named: FxHashMap<Vec<u64>, u16>,
    /// Values of parts that are known by their names.
    met: FxHashMap<Vec<u64>, Option<u16>>,
}

impl<'k, G: Game + ?Sized> Known<'k, G> {
    fn new(game: &'k G, table: &'k Table) -> Known<'k, G> {
        let mut named = FxHashMap::default();
        for (part, value) in table.parts() {
            let mut names = Vec::new();
            // The name of a sum would not be one of its own.
            if game.names(&part, &mut |name| names.push(name.to_vec()))
                && let [name] = &mut *names
            {
                named.insert(std::mem::take(name), value);
            }
        }
        Known { game, table, named, met: FxHashMap::default() }
    }

    fn value(&mut self, part: &[u64]) -> Option<u16> {
        if let Some(value) = self.table.get(part) {
            return Some(value);
        }
        if self.named.is_empty() {
            return None;
        }
        if let Some(value) = self.met.get(part) {
            return *value;
        }
        let (named, mut sum) = (&self.named, Some(0));
        let has = self.game.names(part, &mut |name| {
            sum = sum.zip(named.get(name)).map(|(sum, value)| sum ^ value);
        });
        let value = sum.filter(|_| has);
        self.met.insert(part.to_vec(), value);
        value
    }

    fn sum<'p>(&mut self, parts: impl IntoIterator<Item = &'p [u64]>) -> Option<u16> {
        parts.into_iter().try_fold(0, |sum, part| Some(sum ^ self.value(part)?))
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
            let Some(beside) = self.sum(others()) else { continue };
            replies.clear();
            self.game.listed(parts[at], forms, replies);
            for reply in 0..replies.len() {
                if self.sum(replies.parts(reply)) == Some(value ^ beside) {
                    offer(&replies.parts(reply).chain(others()).collect());
                }
            }
        }
    }
}

impl<G: Game + ?Sized> Search<'_, G> {
    /// Chooses the parts on which the values of some parts rest; all of these have to be known. Others are valued if need be: two parts that are
    /// alike to the search cancel each other, but need values where certificates tell them apart.
    pub fn evidence<'p>(
        &mut self,
        roots: impl IntoIterator<Item = &'p [u64]>,
        stop: &mut dyn FnMut() -> Option<StopReason>,
    ) -> Result<Option<Evidence>, StopReason> {
        let roots: Vec<&[u64]> = roots.into_iter().collect();
        loop {
            let mut missing = BTreeSet::new();
            let evidence = self.chosen(&roots, &mut missing, stop)?;
            let known = self.table().len();
            for part in &missing {
                self.value(part)?;
            }
            if missing.is_empty() || self.table().len() == known {
                return Ok(evidence.filter(|_| missing.is_empty()));
            }
        }
    }

    /// The same, as far as values are known; notes parts of which one should be.
    fn chosen(
        &self,
        roots: &[&[u64]],
        missing: &mut BTreeSet<Vec<u64>>,
        stop: &mut dyn FnMut() -> Option<StopReason>,
    ) -> Result<Option<Evidence>, StopReason> {
        let mut evidence = Evidence::default();
        let mut open: Vec<Vec<u64>> = Vec::new();
        let game = self.game();
        let mut known = Known::new(game, self.table());
        for root in roots {
            if !evidence.add(&mut open, &mut known, &[*root]) {
                return Ok(None);
            }
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
            let sums: Vec<Option<u16>> = order.iter().map(|&option| known.sum(parts(option))).collect();
            for target in 0..value {
                let having = order.iter().zip(&sums).filter(|(_, sum)| **sum == Some(target));
                let cheapest =
                    having.map(|(&option, _)| parts(option)).min_by_key(|parts| evidence.lacks(parts));
                let Some(cheapest) = cheapest else {
                    let unknown = order.iter().zip(&sums).filter(|(_, sum)| sum.is_none());
                    missing.extend(unknown.flat_map(|(&option, _)| parts(option)).map(<[u64]>::to_vec));
                    continue;
                };
                evidence.add(&mut open, &mut known, &cheapest);
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
                let Some((_, parts)) = best else {
                    missing.extend(own.iter().map(|part| part.to_vec()));
                    continue;
                };
                evidence.add(&mut open, &mut known, &parts.iter().map(Vec::as_slice).collect::<Vec<_>>());
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

    /// Lists parts; returns `false` if the value of one is not known.
    fn add<G: Game + ?Sized>(
        &mut self,
        open: &mut Vec<Vec<u64>>,
        known: &mut Known<'_, G>,
        parts: &[&[u64]],
    ) -> bool {
        parts.iter().all(|part| {
            let Some(value) = known.value(part) else { return false };
            if self.parts.insert(part.to_vec(), value).is_none() {
                open.push(part.to_vec());
            }
            true
        })
    }
}
