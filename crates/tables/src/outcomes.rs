//! Outcomes, 64 positions at a time.
//!
//! **Theorem.** With options in place, a position is N if some option is P, otherwise D if some option is D,
//! otherwise P if there is an option at all, and otherwise the verdict of being stuck.
//!
//! **Method.** A plane of bits marks the P-positions, and where draws can occur a second one marks the
//! D-positions. For a word of 64 positions of a row, "some option is P" is the union of shifted words: of
//! earlier rows for a step, and of the line set for a ray, which holds a bit per line. Moves within the row
//! are resolved from the lowest bit up, in one round per P- or D-position found.
//!
//! **Cost.** A few instructions per word for each step and ray; one bit per position, two with draws.

use super::along::{Along, Trail};
use super::bits::{each_word, funnel, join, split};
use super::divided::Share;
use super::lines::Lines;
use super::listed::Listed;
use super::moves::{Ray, Step};
use super::row::Conditions;
use super::run::{Board, Kernel};
use super::schedule::Tile;
use super::stop::Stop;
use super::want::Want;
use solve::{Game, Verdict};
use std::cell;
use std::convert::Infallible;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::AtomicU64;
use store::{Cell, Checksum, Store};

/// The kernel that fills planes of bits.
pub(super) struct Outcomes<'a> {
    board: Board<'a>,
    cells: &'a [AtomicU64],
    words: usize,
    planes: usize,
    stuck: Verdict,
    /// Rays that leave the row, with their sets: plane by plane, row of lines by row of lines.
    across: Vec<(&'a Ray, Store, usize)>,
    along: Vec<Along>,
    /// Steps that leave the row, and those that do not.
    outer: Vec<&'a Step>,
    inner: Vec<&'a Step>,
}

/// Number of words of a row, and of a row of lines with room to read beyond its end.
pub(super) fn words(length: u64) -> u64 {
    length.div_ceil(64)
}

/// Number of planes: two if draws can occur.
pub(super) fn planes(game: &dyn Game) -> usize {
    if game.has_ends() || game.stuck() == Verdict::Draw { 2 } else { 1 }
}

/// The state of one word of a row.
struct Word<'a> {
    /// Its place in the row, and among those that are filled.
    number: usize,
    index: usize,
    /// Options marked in each plane.
    marked: [u64; 2],
    planes: [&'a [AtomicU64]; 2],
}

/// Outcomes of the options by a rule that is listed or walked.
#[derive(Clone, Copy, Default)]
struct Met {
    win: bool,
    draw: bool,
    option: bool,
}

struct Scratch<'a> {
    conditions: Conditions,
    listed: Listed<'a>,
    met: Vec<Met>,
    /// For each plane, `true` bits where some option is marked.
    marked: [Vec<u64>; 2],
    /// Bits of positions with an option.
    any: Vec<u64>,
    trails: Vec<[Trail; 2]>,
}

impl<'a> Outcomes<'a> {
    pub(super) fn new(board: Board<'a>, cells: &'a [AtomicU64]) -> Result<Outcomes<'a>, store::Error> {
        let Board { game, grid, moves, .. } = board;
        let planes = planes(game);
        let (inner, outer) = moves.steps.iter().partition(|step| step.is_inner());
        let (mut across, mut along) = (Vec::new(), Vec::new());
        for ray in &moves.rays {
            match ray.lines {
                Lines::Across { width, rows, .. } => {
                    let stride = words(width) + 2;
                    across.push((ray, Store::memory(stride * rows * planes as u64 * 8)?, stride as usize));
                }
                Lines::Along(step) => along.push(Along::new(grid, step, &ray.first, planes)?),
            }
        }
        let (words, stuck) = (words(grid.length) as usize, game.stuck());
        Ok(Outcomes { board, cells, words, planes, stuck, across, along, outer, inner })
    }

    fn scratch(&self) -> Scratch<'a> {
        Scratch {
            conditions: Conditions::new(self.board.game, self.board.moves, self.board.grid.arity()),
            listed: Listed::new(self.board, Want::Outcomes),
            met: vec![Met::default(); self.board.moves.listed.len()],
            marked: [Vec::new(), Vec::new()],
            any: Vec::new(),
            trails: self.along.iter().map(|_| [Trail::default(), Trail::default()]).collect(),
        }
    }

    /// A row of a plane.
    fn row(&self, plane: usize, row: u64) -> &'a [AtomicU64] {
        let start = (plane as u64 * self.board.grid.rows + row) as usize * self.words;
        &self.cells[start..start + self.words]
    }

    /// Visits the cells of a tile, row by row and plane by plane.
    fn each_run(&self, tile: &Tile, mut visit: impl FnMut(&'a [AtomicU64])) {
        let places = tile.places();
        let words = (places.start / 64) as usize..words(places.end) as usize;
        let Ok(()) = tile.each_row(|head| -> Result<(), Infallible> {
            let row = self.board.grid.row(head);
            (0..self.planes).for_each(|plane| visit(&self.row(plane, row)[words.clone()]));
            Ok(())
        });
    }

    /// Set of a row of lines.
    fn set<'s>(&self, sets: &'s Store, stride: usize, plane: usize, row: u64) -> &'s [AtomicU64] {
        let cells: &[AtomicU64] = sets.cells();
        let start = plane * (cells.len() / self.planes) + row as usize * stride;
        &cells[start..start + stride]
    }

    /// Updates the line sets to the first options of this row, for the words from `start` on.
    fn pull(&self, head: &[u64], row: u64, start: usize, count: usize) {
        for (ray, sets, stride) in &self.across {
            if !ray.first.fits(self.board.grid, head) {
                continue;
            }
            let (lines, line) = ray.lines.enter(head);
            let place = (64 * start) as i64;
            for plane in 0..self.planes {
                let set = self.set(sets, *stride, plane, lines);
                let source = self.row(plane, (row as i64 - ray.first.back) as u64);
                each_word(source, place - ray.first.last, count, |index, bits| {
                    if bits != 0 {
                        // A bit beyond the end of this row is on none of its lines, and its line may end
                        // there.
                        let here = bits & self.valid(start + index);
                        join(set, line as i64 + place + 64 * index as i64, here);
                    }
                });
            }
        }
    }

    /// Bits of a word that are positions.
    fn valid(&self, word: usize) -> u64 {
        let rest = self.board.grid.length - 64 * word as u64;
        if rest >= 64 { u64::MAX } else { (1 << rest) - 1 }
    }

    /// Collects the marks of options in other rows.
    fn gather(&self, scratch: &mut Scratch, head: &[u64], row: u64, start: usize, count: usize) {
        let place = (64 * start) as i64;
        let Scratch { conditions, marked, any, .. } = scratch;
        for words in marked.iter_mut().chain([&mut *any]) {
            words.clear();
            words.resize(count, 0);
        }
        let guard = |step: &Step| step.guard.map(|guard| conditions.guards[guard].as_slice());
        let mut add = |words: &[AtomicU64], start: i64, plane: usize, guard: Option<&[u64]>| match guard {
            None => each_word(words, start, count, |index, bits| marked[plane][index] |= bits),
            Some(guard) => {
                each_word(words, start, count, |index, bits| marked[plane][index] |= bits & guard[index])
            }
        };
        for step in self.outer.iter().filter(|step| step.fits(self.board.grid, head)) {
            for plane in 0..self.planes {
                add(self.row(plane, (row as i64 - step.back) as u64), place - step.last, plane, guard(step));
            }
        }
        for (ray, sets, stride) in
            self.across.iter().filter(|(ray, ..)| ray.first.fits(self.board.grid, head))
        {
            let (lines, line) = ray.lines.enter(head);
            for plane in 0..self.planes {
                add(self.set(sets, *stride, plane, lines), line as i64 + place, plane, guard(&ray.first));
            }
        }
        if self.stuck != Verdict::Lost {
            let firsts =
                self.board.moves.steps.iter().chain(self.board.moves.rays.iter().map(|ray| &ray.first));
            for step in firsts.filter(|step| step.fits(self.board.grid, head)) {
                let from = step.last.max(0) as u64;
                let to = self.board.grid.length.saturating_sub(step.last.min(0).unsigned_abs());
                for (index, word) in any.iter_mut().enumerate() {
                    let base = 64 * (start + index) as u64;
                    let below = |bound: u64| match bound.saturating_sub(base) {
                        64.. => u64::MAX,
                        bits => (1 << bits) - 1,
                    };
                    *word |= below(to) & !below(from) & guard(step).map_or(u64::MAX, |guard| guard[index]);
                }
            }
        }
    }

    fn fill_row(&self, scratch: &mut Scratch, head: &[u64], places: &Range<u64>) -> Result<(), Stop> {
        let row = self.board.grid.row(head);
        let start = (places.start / 64) as usize;
        let count = words(places.end) as usize - start;
        scratch.conditions.load(self.board.game, self.board.grid, self.board.moves, head, places)?;
        self.pull(head, row, start, count);
        self.gather(scratch, head, row, start, count);
        let mut trails = std::mem::take(&mut scratch.trails);
        for (along, trails) in self.along.iter().zip(&mut trails) {
            for (plane, trail) in trails.iter_mut().enumerate().take(self.planes) {
                along.enter(trail, plane, row, start, count);
            }
        }
        let planes = [self.row(0, row), self.row(self.planes - 1, row)];
        let plain = self.planes == 1 && self.stuck == Verdict::Lost && !self.board.moves.lists();
        for index in 0..count {
            let word = start + index;
            let mut marked = [scratch.marked[0][index], scratch.marked[1][index]];
            for plane in 0..self.planes {
                marked[plane] |= self.earlier_in_row(&scratch.conditions, planes[plane], word, index);
                for (along, trails) in self.along.iter().zip(&mut trails) {
                    let reached = along.reach(&mut trails[plane], planes[plane], word, index);
                    marked[plane] |= reached & guard_word(&scratch.conditions, along.guard, index);
                }
            }
            if plain {
                let found = self.resolve_plain(&scratch.conditions, &mut trails, marked[0], word, index);
                planes[0][word].set(found);
            } else {
                self.resolve(scratch, &mut trails, head, Word { number: word, index, marked, planes })?;
            }
        }
        for (along, trails) in self.along.iter().zip(&trails) {
            for (plane, trail) in trails.iter().enumerate().take(self.planes) {
                along.leave(trail, plane, row, count);
            }
        }
        scratch.trails = trails;
        Ok(())
    }

    /// Marks of steps within the row that lead to earlier words.
    fn earlier_in_row(&self, conditions: &Conditions, row: &[AtomicU64], word: usize, index: usize) -> u64 {
        self.inner.iter().fold(0, |marked, step| {
            let (from, shift) = split(64 * word as i64 - step.last);
            let earlier = |at: i64| if at < word as i64 { super::bits::word(row, at) } else { 0 };
            marked
                | funnel(earlier(from), earlier(from + 1), shift) & guard_word(conditions, step.guard, index)
        })
    }

    /// Consequences of a mark at `bit` for the rest of its word.
    #[inline(always)]
    fn spread(
        &self,
        conditions: &Conditions,
        trails: &mut [[Trail; 2]],
        plane: usize,
        bit: u32,
        index: usize,
    ) -> u64 {
        let mut hit = 0;
        for step in self.inner.iter().filter(|step| step.last < 64) {
            hit |= ((1u64 << step.last) << bit) & guard_word(conditions, step.guard, index);
        }
        for (along, trails) in self.along.iter().zip(trails) {
            hit |= along.mark(&mut trails[plane], bit, index) & guard_word(conditions, along.guard, index);
        }
        hit
    }

    /// One plane, stuck loses, nothing listed: unmarked positions are P from the lowest up.
    #[inline(always)]
    fn resolve_plain(
        &self,
        conditions: &Conditions,
        trails: &mut [[Trail; 2]],
        marked: u64,
        word: usize,
        index: usize,
    ) -> u64 {
        let mut open = !marked & self.valid(word);
        if self.inner.is_empty() && self.along.is_empty() {
            return open;
        }
        let mut found = 0;
        while open != 0 {
            let bit = open.trailing_zeros();
            found |= 1 << bit;
            open &= open - 1;
            open &= !self.spread(conditions, trails, 0, bit, index);
        }
        found
    }

    /// Meets the options by a rule that is listed or walked, at a position that was entered, up to the first lost one.
    fn meet(&self, listed: &mut Listed<'_>, rule: usize, met: &mut Met) -> Result<(), Stop> {
        let met = cell::Cell::from_mut(met);
        let begin = |adds: bool| {
            if !adds {
                met.set(Met::default());
            }
            !met.get().win
        };
        listed.each_option(rule, begin, |parts| {
            let mut now = Met { option: true, ..met.get() };
            match parts {
                [] => match self.stuck {
                    Verdict::Lost => now.win = true,
                    Verdict::Draw => now.draw = true,
                    Verdict::Won => {}
                },
                &[(row, place)] => {
                    let at =
                        |plane| self.row(plane, row)[(place / 64) as usize].get() >> (place % 64) & 1 == 1;
                    now.win |= at(0);
                    now.draw |= self.planes > 1 && at(1);
                }
                _ => return Err(Stop::NeedsValues),
            }
            met.set(now);
            Ok(if now.win { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        })
    }

    fn resolve(
        &self,
        scratch: &mut Scratch,
        trails: &mut [[Trail; 2]],
        head: &[u64],
        Word { number: word, index, mut marked, planes }: Word<'_>,
    ) -> Result<(), Stop> {
        let Scratch { conditions, listed, met, any, .. } = scratch;
        let end = |verdict: usize| conditions.ends.get(verdict).map_or(0, |words| words[index]);
        let [lost, won, drawn] = [end(0), end(1), end(2)];
        let mut open = self.valid(word) & !won;
        let mut found = [0u64; 2];
        let put = |plane: usize, bits: u64| planes[plane][word].set(bits);
        (0..self.planes).for_each(|plane| put(plane, 0));
        loop {
            let next = open & (!marked[0] | lost | drawn);
            if next == 0 {
                return Ok(());
            }
            let bit = next.trailing_zeros();
            let here = 1u64 << bit;
            open &= !(here | (here - 1));
            let verdict = if lost & here != 0 {
                Verdict::Lost
            } else if drawn & here != 0 {
                Verdict::Draw
            } else {
                let mut draw = marked[1] & here != 0;
                let (mut win, mut option) = (false, any[index] & here != 0 || self.stuck == Verdict::Lost);
                if !met.is_empty() {
                    listed.enter(head, 64 * word as u64 + u64::from(bit))?;
                }
                for (rule, met) in met.iter_mut().enumerate() {
                    self.meet(listed, rule, met)?;
                    (win, draw, option) = (met.win, draw | met.draw, option | met.option);
                    if win {
                        break;
                    }
                }
                match (win, draw, option) {
                    (true, ..) => Verdict::Won,
                    (false, true, _) => Verdict::Draw,
                    (false, false, true) => Verdict::Lost,
                    (false, false, false) => self.stuck,
                }
            };
            let plane = match verdict {
                Verdict::Lost => 0,
                Verdict::Draw => 1,
                Verdict::Won => continue,
            };
            found[plane] |= here;
            put(plane, found[plane]);
            marked[plane] |= self.spread(conditions, trails, plane, bit, index);
        }
    }
}

/// Bits of a word at which a guard holds.
#[inline(always)]
fn guard_word(conditions: &Conditions, guard: Option<usize>, index: usize) -> u64 {
    guard.map_or(u64::MAX, |guard| conditions.guards[guard][index])
}

impl Share for Outcomes<'_> {
    fn pack(&self, tile: &Tile, bytes: &mut Vec<u8>) {
        self.each_run(tile, |cells| cells.iter().for_each(|cell| bytes.extend(cell.get().to_le_bytes())));
    }

    fn unpack(&self, tile: &Tile, bytes: &[u8]) {
        let mut numbers = bytes.as_chunks().0.iter();
        self.each_run(tile, |cells| {
            cells.iter().zip(&mut numbers).for_each(|(cell, number)| cell.set(u64::from_le_bytes(*number)));
        });
    }
}

impl Kernel for Outcomes<'_> {
    fn fill(&self, tile: &Tile) -> Result<(), Stop> {
        let mut scratch = self.scratch();
        let places = tile.places();
        tile.each_row(|head| {
            if let Some(reason) = self.board.limits.stopped() {
                return Err(Stop::Limit(reason));
            }
            self.fill_row(&mut scratch, head, &places)
        })
    }

    fn sum(&self, tile: &Tile, sum: &mut Checksum) {
        self.each_run(tile, |cells| sum.add(cells));
    }

    fn replay(&self, tile: &Tile) -> Result<(), Stop> {
        let places = tile.places();
        let start = (places.start / 64) as usize;
        let count = words(places.end) as usize - start;
        let mut trail = Trail::default();
        tile.each_row(|head| {
            let row = self.board.grid.row(head);
            self.pull(head, row, start, count);
            for along in &self.along {
                for plane in 0..self.planes {
                    along.enter(&mut trail, plane, row, start, count);
                    let words = self.row(plane, row);
                    for index in 0..count {
                        along.reach(&mut trail, words, start + index, index);
                        let mut marks = words[start + index].get();
                        while marks != 0 {
                            along.mark(&mut trail, marks.trailing_zeros(), index);
                            marks &= marks - 1;
                        }
                    }
                    along.leave(&trail, plane, row, count);
                }
            }
            Ok(())
        })
    }
}
