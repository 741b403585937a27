//! Moves of a whole position, as seen by a player: the components that change, and the results.

use crate::pool::{Component, stuck};
use crate::{Form, Game, Options, Refusal};
use rustc_hash::{FxBuildHasher, FxHashSet};

/// A move: the changes to the components involved.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Changes by ascending component; only one unless several may be moved in at once.
    pub changes: Vec<Change>,
}

/// Change of one component.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// Index of the component in the position.
    pub component: usize,
    /// Components that replace it; empty if it is gone.
    pub parts: Vec<Component>,
}

impl Move {
    /// The position after the move.
    pub fn apply(&self, position: &[Component]) -> Vec<Component> {
        let mut after = Vec::with_capacity(position.len() + 1);
        let mut changes = self.changes.iter().peekable();
        for (index, component) in position.iter().enumerate() {
            match changes.next_if(|change| change.component == index) {
                Some(change) => after.extend(change.parts.iter().cloned()),
                None => after.push(component.clone()),
            }
        }
        after
    }
}

/// All moves of a position, one after another; equal components are moved in separately.
///
/// If a player may move in several components at once (`upto k of`), these belong to one game.
pub struct Moves {
    games: Vec<usize>,
    reach: Vec<u64>,
    /// `true` if every component with options moves.
    every: bool,
    options: Vec<Vec<Vec<Component>>>,
    /// Component and option; empty after the last move.
    chosen: Vec<(usize, usize)>,
}

impl Moves {
    /// Moves of `position`. The options of each component are listed at once, the moves are not.
    pub fn new(games: &[&dyn Game], position: &[Component]) -> Result<Moves, Refusal> {
        let stuck = stuck(games)?;
        let mut options = Vec::with_capacity(position.len());
        for Component { game, words } in position {
            let rules = *games.get(*game).ok_or(Refusal::NotAPosition)?;
            if matches!(rules.form(), Form::Tuple(arity) if arity != words.len()) {
                return Err(Refusal::NotAPosition);
            }
            match if rules.has_ends() { rules.end(words)? } else { None } {
                Some(verdict) if verdict != stuck && position.len() > 1 => return Err(Refusal::DeclaredEnds),
                Some(_) => options.push(vec![]),
                None => options.push(listed(rules, *game, words)?),
            }
        }
        let every = games.iter().any(|game| game.every());
        let live = options.iter().enumerate().filter(|(_, options)| !options.is_empty());
        let first = live.map(|(component, _)| (component, 0)).take(if every { usize::MAX } else { 1 });
        Ok(Moves {
            chosen: first.collect(),
            every,
            games: position.iter().map(|component| component.game).collect(),
            reach: games.iter().map(|game| game.reach()).collect(),
            options,
        })
    }

    /// The first component after `index` with options, of one game or of any.
    fn after(&self, index: usize, game: Option<usize>) -> Option<usize> {
        (index + 1..self.games.len()).find(|&other| {
            !self.options[other].is_empty() && game.is_none_or(|game| self.games[other] == game)
        })
    }

    /// Counts on, as if the options were digits of a number.
    fn advance_every(&mut self) {
        for place in (0..self.chosen.len()).rev() {
            let (component, option) = self.chosen[place];
            if option + 1 < self.options[component].len() {
                self.chosen[place].1 = option + 1;
                return;
            }
            self.chosen[place].1 = 0;
        }
        self.chosen.clear();
    }

    fn advance(&mut self) {
        if self.every {
            return self.advance_every();
        }
        let Some(&(last, _)) = self.chosen.last() else { return };
        let game = self.games[last];
        if (self.chosen.len() as u64) < self.reach[game]
            && let Some(other) = self.after(last, Some(game))
        {
            self.chosen.push((other, 0));
            return;
        }
        while let Some((index, option)) = self.chosen.pop() {
            if option + 1 < self.options[index].len() {
                self.chosen.push((index, option + 1));
                return;
            }
            let game = (!self.chosen.is_empty()).then_some(game);
            if let Some(other) = self.after(index, game) {
                self.chosen.push((other, 0));
                return;
            }
        }
    }
}

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        if self.chosen.is_empty() {
            return None;
        }
        let change = |&(component, option): &(usize, usize)| Change {
            component,
            parts: self.options[component][option].clone(),
        };
        let changes = self.chosen.iter().map(change).collect();
        self.advance();
        Some(Move { changes })
    }
}

/// Options of a component in the order of the rules, each once regardless of the order of its parts.
fn listed(rules: &dyn Game, game: usize, words: &[u64]) -> Result<Vec<Vec<Component>>, Refusal> {
    let mut options = Options::new();
    rules.options(words, &mut options)?;
    let mut seen = FxHashSet::with_capacity_and_hasher(options.len(), FxBuildHasher);
    let mut listed = Vec::with_capacity(options.len());
    for option in options.iter() {
        let parts: Vec<Component> = option.components().map(|part| Component::new(game, part)).collect();
        let mut key = parts.clone();
        key.sort_unstable();
        if seen.insert(key) {
            listed.push(parts);
        }
    }
    Ok(listed)
}
