//! A position on a board with its legal moves.

use super::Hint;
use crate::board::{self, Judge};
use crate::reason::Reason;
use boards::mirror;
use dashu_int::UBig;
use question::Move;
use question::board::BoardPosition;
use rules::{Convention, Outcome, Verdict};
use solve::{Limits, StopReason};

/// A position on a board, the positions after its moves, and the moves.
pub(super) struct Cells {
    asked: BoardPosition,
    after: Vec<boards::Position>,
    moves: Vec<Move>,
}

impl std::fmt::Debug for Cells {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Cells").field("position", &self.asked.text()).finish_non_exhaustive()
    }
}

impl Cells {
    pub(super) fn new(asked: BoardPosition) -> Cells {
        let after = asked.board.after(&asked.position);
        let moves = after.iter().map(|next| board::made(&asked, next)).collect();
        Cells { asked, after, moves }
    }

    pub(super) fn asked(&self) -> &BoardPosition {
        &self.asked
    }

    pub(super) fn moves(&self) -> &[Move] {
        &self.moves
    }

    pub(super) fn after(&self, place: usize) -> Option<Cells> {
        Some(Cells::new(self.asked.with(self.after.get(place)?.clone())))
    }

    /// Cells that a move changes, with their new letters.
    pub(super) fn writes(&self, place: usize) -> Vec<(usize, u8)> {
        let letters = self.asked.position.iter().zip(&self.after[place]).enumerate();
        letters
            .filter(|(_, (before, after))| before != after)
            .map(|(cell, (_, &after))| (cell, after))
            .collect()
    }

    /// For each move the cells by which it is named: one choice or several.
    pub(super) fn named(&self) -> Vec<Vec<Vec<u32>>> {
        boards::named(&self.asked.board, &self.asked.position, &self.after)
    }

    /// The position, or that after a move with its changes marked, for a terminal.
    pub(super) fn drawing(&self, chosen: Option<&Move>) -> String {
        let place = chosen.and_then(|chosen| self.moves.iter().position(|made| made == chosen));
        boards::drawn(&self.asked.board, &self.asked.position, place.map(|place| &*self.after[place]))
    }

    /// The move that is meant by its number, its cells with or without letters, or the picture that it leaves.
    pub(super) fn find(&self, said: &str) -> Option<usize> {
        let said = said.trim();
        if !said.is_empty() && said.bytes().all(|byte| byte.is_ascii_digit()) {
            let place = said.parse::<usize>().ok()?.checked_sub(1)?;
            return (place < self.moves.len()).then_some(place);
        }
        let named = self.said(said).map(|wanted| {
            let fits = |writes: Vec<(usize, u8)>| {
                writes.len() == wanted.len()
                    && writes.iter().all(|&(cell, letter)| {
                        wanted
                            .iter()
                            .any(|&(known, asked)| known == cell && asked.is_none_or(|asked| asked == letter))
                    })
            };
            (0..self.moves.len()).filter(move |&place| fits(self.writes(place))).collect::<Vec<_>>()
        });
        match named.as_deref() {
            Some([place]) => Some(*place),
            _ => {
                let bare: String = said.chars().filter(|letter| !letter.is_whitespace()).collect();
                self.moves.iter().position(|made| made.to == bare)
            }
        }
    }

    /// Cells, each perhaps with a letter behind it.
    fn said(&self, said: &str) -> Option<Vec<(usize, Option<u8>)>> {
        let narrow = |letter: char| match letter {
            '，' => ',',
            '（' | '(' | '）' | ')' => ' ',
            other => other,
        };
        let said: String = said.chars().map(narrow).collect();
        let board = &self.asked.board;
        let letters = &board.file().letters;
        let mut named: Vec<(usize, Option<u8>)> = Vec::new();
        for word in said.split_whitespace() {
            if let Some(cell) = (0..board.structure().cells()).find(|&cell| board.cell(cell) == word) {
                named.push((cell, None));
                continue;
            }
            let letter = letters.iter().position(|letter| word.chars().eq([letter.symbol]))?;
            let last = named.last_mut().filter(|last| last.1.is_none())?;
            last.1 = Some(letter as u8);
        }
        (!named.is_empty()).then_some(named)
    }

    /// Verdict for the player to move, if there is no move.
    pub(super) fn verdict(&self) -> Option<Verdict> {
        self.after.is_empty().then_some(match self.asked.convention {
            Convention::Normal => Verdict::Lost,
            Convention::Misere => Verdict::Won,
        })
    }

    /// Results of the first moves, as far as the limits allow: who wins after all of them, then their values.
    pub(super) fn hints(&self, most: usize, limits: &Limits) -> Vec<Hint> {
        let after = self.after.get(..most).unwrap_or(&self.after);
        let mut hints = vec![Hint::default(); after.len()];
        let mut judge = Judge::new(&self.asked, limits);
        for (hint, after) in hints.iter_mut().zip(after) {
            let Ok(won) = judge.is_won(after) else { return hints };
            hint.outcome = Some(if won { Outcome::N } else { Outcome::P });
        }
        for (hint, after) in hints.iter_mut().zip(after) {
            let Ok((_, value)) = judge.of(after) else { return hints };
            hint.value = value.map(UBig::from);
        }
        hints
    }

    /// A good move, and why.
    pub(super) fn advised(&self, limits: &Limits) -> Option<(usize, Reason)> {
        if self.asked.convention == Convention::Normal {
            let opening = mirror::opening(&self.asked.board, &self.asked.position);
            if let Some((after, mirror)) = opening {
                let place = self.after.iter().position(|known| *known == after)?;
                let made = self.moves[place].text.clone();
                return Some((place, board::by_images(&self.asked, &mirror, Some(made))));
            }
            if mirror::answers(&self.asked.board, &self.asked.position).is_some() {
                return Some((self.quiet()?, Reason::ChangesLeast));
            }
        }
        match self.winning(limits) {
            Ok(Some(place)) => {
                let Move { text: made, to: after, .. } = self.moves[place].clone();
                let why = match self.asked.convention {
                    Convention::Normal => Reason::MakesZero { made, values: Vec::new() },
                    Convention::Misere => Reason::LeadsToLost { made, after },
                };
                Some((place, why))
            }
            Ok(None) => Some((self.quiet()?, Reason::ChangesLeast)),
            Err((stop, positions)) => {
                let because = Box::new(Reason::Undecided { stop, positions });
                Some((self.quiet()?, Reason::PlaysOn { because }))
            }
        }
    }

    /// The first move to a lost position.
    fn winning(&self, limits: &Limits) -> Result<Option<usize>, (StopReason, u64)> {
        let mut judge = Judge::new(&self.asked, limits);
        for (place, after) in self.after.iter().enumerate() {
            if !judge.is_won(after).map_err(|stop| (stop, judge.positions()))? {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    /// A move that changes few cells and leaves many moves: the more is left, the more an opponent can get wrong.
    fn quiet(&self) -> Option<usize> {
        let left = |place: usize| self.asked.board.after(&self.after[place]).len();
        let few = (0..self.after.len()).map(|place| self.writes(place).len()).min()?;
        let places = (0..self.after.len()).filter(|&place| self.writes(place).len() == few);
        places.take(MOST_COMPARED).max_by_key(|&place| (left(place), std::cmp::Reverse(place)))
    }
}

/// Moves among which the one that leaves most is looked for.
const MOST_COMPARED: usize = 64;
