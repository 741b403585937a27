//! Listing of a component's options through the rules.

use super::{Components, Id};
use crate::{Form, Game, Options, Refusal, Verdict};

/// State of play in a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Play {
    /// It has options.
    Live,
    /// It has no options, and the verdict of being stuck: it can be dropped from any sum.
    Stuck,
    /// Play has stopped at a declared end with another verdict for the player to move.
    Ended(Verdict),
}

/// Sort key of an option: its size, and its position in `ids`.
struct Key {
    size: u64,
    start: usize,
    end: usize,
}

/// Lists options as sums of ids, with reusable buffers.
pub(crate) struct Lister<'a> {
    games: Vec<&'a dyn Game>,
    verdict: Verdict,
    at: Vec<u64>,
    options: Options,
    ids: Vec<Id>,
    keys: Vec<Key>,
}

impl<'a> Lister<'a> {
    /// Lists what `options` is for.
    pub(crate) fn new(games: &[&'a dyn Game], options: Options) -> Result<Lister<'a>, Refusal> {
        let verdict = super::stuck(games)?;
        let games = games.to_vec();
        Ok(Lister { games, verdict, at: vec![], options, ids: vec![], keys: vec![] })
    }

    /// Verdict for a stuck player.
    pub(crate) fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// Rejects components that do not belong to one of the games.
    pub(crate) fn admit(&self, game: usize, words: &[u64]) -> Result<(), Refusal> {
        match self.games.get(game).map(|game| game.form()) {
            Some(Form::Row) => Ok(()),
            Some(Form::Edges) if words.len().is_multiple_of(2) => Ok(()),
            Some(Form::Tuple(arity)) if arity == words.len() => Ok(()),
            _ => Err(Refusal::NotAPosition),
        }
    }

    /// Appends the options of a component to `out`: for each the number of its parts, then the parts, sorted.
    ///
    /// Each option occurs once, and smaller options come first, since they are solved sooner.
    pub(crate) fn list(
        &mut self,
        components: &mut Components,
        id: Id,
        out: &mut Vec<Id>,
    ) -> Result<Play, Refusal> {
        let (game, words) = components.get(id);
        self.at.clear();
        self.at.extend_from_slice(words);
        let rules = *self.games.get(game).ok_or(Refusal::NotAPosition)?;
        if rules.has_ends()
            && let Some(verdict) = rules.end(&self.at)?
        {
            return Ok(if verdict == self.verdict { Play::Stuck } else { Play::Ended(verdict) });
        }
        self.options.clear();
        rules.options(&self.at, &mut self.options)?;
        if self.options.is_empty() {
            return Ok(Play::Stuck);
        }
        self.ids.clear();
        self.keys.clear();
        for option in self.options.iter() {
            let start = self.ids.len();
            let mut size = 0u64;
            for part in option.components() {
                size = part.iter().fold(size, |sum, &word| sum.saturating_add(word));
                self.ids.push(components.intern(game, part)?);
            }
            self.ids[start..].sort_unstable();
            self.keys.push(Key { size, start, end: self.ids.len() });
        }
        let ids = &self.ids;
        let parts = |key: &Key| &ids[key.start..key.end];
        self.keys.sort_unstable_by(|a, b| a.size.cmp(&b.size).then_with(|| parts(a).cmp(parts(b))));
        self.keys.dedup_by(|a, b| parts(a) == parts(b));
        for key in &self.keys {
            out.push((key.end - key.start) as Id);
            out.extend_from_slice(parts(key));
        }
        Ok(Play::Live)
    }
}
