//! Data looked up once per row: masks and declared ends as bits, and moves that would leave the box.

use super::grid::Grid;
use super::moves::{Moves, Multiples};
use super::stop::Stop;
use solve::{Game, Refusal, Verdict};
use std::ops::Range;

/// Conditions along one row of a tile; bit `i` of word `w` is place `64 * w + i` from the start.
pub(super) struct Conditions {
    /// Bits by guard.
    pub(super) guards: Vec<Vec<u64>>,
    /// Declared ends: lost, won, draw. Empty if the game has none.
    pub(super) ends: Vec<Vec<u64>>,
    buffer: Vec<bool>,
    verdicts: Vec<Option<Verdict>>,
    at: Vec<u64>,
}

impl Conditions {
    pub(super) fn new(game: &dyn Game, moves: &Moves, arity: usize) -> Conditions {
        let ends = if game.has_ends() { 3 } else { 0 };
        let guards = vec![Vec::new(); moves.guards.len()];
        Conditions {
            guards,
            ends: vec![Vec::new(); ends],
            buffer: Vec::new(),
            verdicts: Vec::new(),
            at: vec![0; arity],
        }
    }

    /// Evaluates everything for these places of a row, and refuses if a move from one of them leaves the box.
    pub(super) fn load(
        &mut self,
        game: &dyn Game,
        grid: &Grid,
        moves: &Moves,
        head: &[u64],
        places: &Range<u64>,
    ) -> Result<(), Stop> {
        self.load_guards(grid, moves, head, places);
        if !self.ends.is_empty() {
            self.load_ends(game, grid, head, places)?;
        }
        for grower in &moves.growers {
            self.watch(grid, grower, head, places)?;
        }
        Ok(())
    }

    fn load_guards(&mut self, grid: &Grid, moves: &Moves, head: &[u64], places: &Range<u64>) {
        let length = (places.end - places.start) as usize;
        let last = grid.arity() - 1;
        for (mask, words) in moves.guards.iter().zip(&mut self.guards) {
            self.buffer.clear();
            self.buffer.resize(length, false);
            if grid.rows_are_the_games() {
                grid.position(head, places.start, &mut self.at);
                mask.fill(&self.at[..last], places.start, &mut self.buffer);
            } else {
                for (place, holds) in places.clone().zip(&mut self.buffer) {
                    grid.position(head, place, &mut self.at);
                    mask.fill(&self.at[..last], self.at[last], std::slice::from_mut(holds));
                }
            }
            words.clear();
            words.extend(self.buffer.chunks(64).map(|chunk| {
                chunk.iter().enumerate().fold(0, |word, (bit, &holds)| word | u64::from(holds) << bit)
            }));
        }
    }

    fn load_ends(
        &mut self,
        game: &dyn Game,
        grid: &Grid,
        head: &[u64],
        places: &Range<u64>,
    ) -> Result<(), Stop> {
        let words = (places.end - places.start).div_ceil(64) as usize;
        for verdict in &mut self.ends {
            verdict.clear();
            verdict.resize(words, 0);
        }
        let last = grid.arity() - 1;
        self.verdicts.clear();
        self.verdicts.resize((places.end - places.start) as usize, None);
        if grid.rows_are_the_games() {
            grid.position(head, places.start, &mut self.at);
            game.end_row(&self.at[..last], places.start, &mut self.verdicts)?;
        } else {
            for (place, verdict) in places.clone().zip(&mut self.verdicts) {
                grid.position(head, place, &mut self.at);
                *verdict = game.end(&self.at)?;
            }
        }
        for (index, verdict) in self.verdicts.iter().enumerate() {
            let verdict = match verdict {
                None => continue,
                Some(Verdict::Lost) => 0,
                Some(Verdict::Won) => 1,
                Some(Verdict::Draw) => 2,
            };
            self.ends[verdict][index / 64] |= 1 << (index % 64);
        }
        Ok(())
    }

    /// Checks the places from which the largest multiple that stays natural is outside the box.
    fn watch(&self, grid: &Grid, grower: &Multiples, head: &[u64], places: &Range<u64>) -> Result<(), Stop> {
        let holds = |words: &Vec<u64>, index: usize| words[index / 64] >> (index % 64) & 1 == 1;
        for (index, place) in places.clone().enumerate() {
            let at = || head.iter().copied().chain([place]).zip(&grower.direction);
            let natural = at().filter(|&(_, &part)| part > 0).map(|(at, &part)| at / part as u64);
            let Some(most) = natural.chain(grower.last).min() else { return Err(Refusal::NoOrder.into()) };
            if most < grower.first
                || grower.guard.is_some_and(|guard| !holds(&self.guards[guard], index))
                || self.ends.iter().any(|verdict| holds(verdict, index))
            {
                continue;
            }
            let inside = |((at, &part), &extent): ((u64, &i64), &u64)| {
                let added = part.min(0).unsigned_abs().checked_mul(most);
                added.and_then(|added| at.checked_add(added)).is_some_and(|to| part >= 0 || to < extent)
            };
            if !at().zip(&grid.extents).all(inside) {
                return Err(Refusal::LeavesBox { rule: grower.rule }.into());
            }
        }
        Ok(())
    }
}
