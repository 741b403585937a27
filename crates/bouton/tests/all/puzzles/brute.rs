//! Who wins, by trying all moves; the moves are those of [`rules`](super::rules).

use super::rules::{Game, Whole};
use std::collections::HashMap;

/// The number of its game, and its numbers.
pub(crate) type Component = (usize, Vec<u64>);
pub(crate) type Position = Vec<Component>;

pub(crate) struct Search {
    games: Vec<Game>,
    start: Position,
    misere: bool,
    known: HashMap<Position, bool>,
}

impl Search {
    /// Reads a question such as `bash m=4 13 + nim 2`.
    pub(crate) fn of(ask: &str, misere: bool) -> Search {
        let (mut games, mut start) = (Vec::new(), Vec::new());
        for part in ask.split(" + ") {
            let mut words = part.split(' ');
            let mut game = Game { name: words.next().expect("a game").to_owned(), given: HashMap::new() };
            for word in words {
                if let Some((name, value)) = word.split_once('=') {
                    game.given.insert(name.to_owned(), value.to_owned());
                } else {
                    let numbers = word.split([',', '-']).map(|digits| digits.parse().expect("a number"));
                    start.push((games.len(), game.begin(numbers.collect())));
                }
            }
            games.push(game);
        }
        Search { games, start, misere, known: HashMap::new() }
    }

    pub(crate) fn start(&self) -> Position {
        self.start.clone()
    }

    /// Components in order, without those that are over; two heads in one place are none.
    pub(crate) fn canonical(&self, position: &[Component]) -> Position {
        let mut found: Position = Vec::new();
        for (game, numbers) in position {
            let numbers = self.games[*game].canonical(numbers);
            if numbers.is_empty() {
                continue;
            }
            let component = (*game, numbers);
            match found.iter().position(|other| *other == component) {
                Some(place) if self.games[*game].turns() => drop(found.swap_remove(place)),
                _ => found.push(component),
            }
        }
        found.sort();
        found
    }

    pub(crate) fn options(&self, position: &[Component]) -> Vec<Position> {
        let numbers: Vec<Vec<u64>> = position.iter().map(|(_, numbers)| numbers.clone()).collect();
        let first = position.first().map_or(0, |(game, _)| *game);
        let found: Vec<Position> = match self.games[first].whole(&numbers) {
            Whole::Options(all) => all
                .into_iter()
                .map(|left| left.into_iter().map(|numbers| (first, numbers)).collect())
                .collect(),
            Whole::OneComponent => (0..position.len())
                .flat_map(|place| {
                    let (game, numbers) = &position[place];
                    self.games[*game].options(numbers).into_iter().map(move |parts| {
                        let mut left = position.to_vec();
                        left.remove(place);
                        left.extend(parts.into_iter().map(|part| (*game, part)));
                        left
                    })
                })
                .collect(),
        };
        let mut found: Vec<Position> = found.iter().map(|left| self.canonical(left)).collect();
        found.sort();
        found.dedup();
        found
    }

    /// True if the player to move wins.
    pub(crate) fn won(&mut self, position: &Position) -> bool {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let options = self.options(position);
        let won = if options.is_empty() { self.misere } else { options.iter().any(|left| !self.won(left)) };
        self.known.insert(position.clone(), won);
        won
    }
}
