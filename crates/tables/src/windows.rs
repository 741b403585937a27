//! Games on pairs whose rules take 1, 2, … up to a bound of one vector, where the bound depends on the position:
//! `(a, b) -> (a - k, b) where k >= 1 and 2*k <= a`.
//!
//! **Theorems.** Zermelo's backward induction for outcomes, Sprague and Grundy's for nim-values.
//!
//! **Method.** Positions that differ by multiples of a rule's vector are a line, and the options at a position are a window of
//! the line that ends just before it. Where windows never begin earlier than the one before, a set of bits for each line has the
//! nim-values in the window: values that fall out of it are removed. No value stands twice in a set, since a
//! position whose window contains a value does not have it. Of outcomes only the last loss on the line matters.
//!
//! **Cost.** For a position and a rule some nanoseconds, and the words of the set up to the nim-value.
//!
//! **Evidence.** Computed: every window is that of the rule at this position; where one is not of this kind, the method gives up.

use super::attempt::values_make_sense;
use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want};
use forms::{Along, Walks};
use solve::{Game, Halt, Limits, Outcome, Refusal, Shape};
use std::sync::{Mutex, PoisonError};

/// Approximate number of positions per tile.
const TARGET: u64 = 1 << 16;
/// Limit on the words of all sets.
const ROOM: u64 = 1 << 25;
/// Limit on the numbers of a vector.
const LONGEST: i64 = 1 << 16;

/// Fills the table; `None` if a rule is not of this kind.
pub(super) fn of_pairs(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    (shapes, backing): (&[Shape], &Backing),
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    let &[rows, columns] = extents else { return Ok(None) };
    if values_make_sense(game).is_err() || want == Want::Values && game.reach() != 1 {
        return Ok(None);
    }
    // A position has at most the longest side of options by each rule.
    let bits = rows.max(columns).saturating_mul(shapes.len() as u64).saturating_add(1);
    let words = if want == Want::Values { bits.div_ceil(64) } else { 0 };
    let room = limits.memory.map_or(ROOM, |memory| ROOM.min(memory / 8)) / shapes.len().max(1) as u64;
    let window = |shape| Window::of(game, shape, [rows, columns], (words, room));
    let Some(windows) = shapes.iter().map(window).collect() else { return Ok(None) };
    let filling = Filling { windows: Mutex::new(windows), want, limits };
    let sheet = Sheet::open(extents, (want, 1), (Filler::Windows, TARGET), backing, limits)?;
    match sheet.fill(&filling, limits) {
        Err(Halt::Refused(Refusal::NoOrder)) => Ok(None),
        filled => filled.map(Some),
    }
}

/// Largest multiple of a vector that a rule takes.
enum Most {
    /// The same everywhere, if there is one.
    Of(Option<u64>),
    /// Told by the rule at each position.
    Walk(Walks, Along),
}

/// A rule, and its lines.
struct Window {
    most: Most,
    /// The vector.
    down: u64,
    across: u64,
    /// Number of lines side by side, and of those before the first that begins in the first row.
    width: u64,
    shift: u64,
    /// Row of the lines, where they run along rows.
    row: u64,
    /// Words of a set.
    words: usize,
    /// Nim-values in the window of each line.
    sets: Vec<u64>,
    /// For nim-values, where the last window of each line begins; for outcomes, the place after its last loss.
    marks: Vec<u64>,
}

/// A position on its line, and where the line and the window begin.
#[derive(Clone, Copy, Default)]
struct Spot {
    line: usize,
    place: u64,
    first: u64,
    from: u64,
}

impl Window {
    /// The lines of a rule with their sets, of so many words each, in the room for all of them.
    fn of(game: &dyn Game, shape: &Shape, extents: [u64; 2], (words, room): (u64, u64)) -> Option<Window> {
        let (vector, most) = match shape {
            Shape::Ray { direction, first: 1, last, guard: None, .. } => (direction.clone(), Most::Of(*last)),
            Shape::Steps { deltas, guard: None, .. } if deltas.len() == 1 => {
                (deltas.concat(), Most::Of(Some(1)))
            }
            Shape::General { rule } => {
                let walks = game.walks(*rule, &extents)?;
                let along = walks.along()?;
                (along.vector.clone(), Most::Walk(walks, along))
            }
            Shape::Ray { .. } | Shape::Steps { .. } => return None,
        };
        let &[down, across] = &*vector else { return None };
        if !(0..LONGEST).contains(&down) || !(0..LONGEST).contains(&across) || down + across == 0 {
            return None;
        }
        let (down, across, [rows, columns]) = (down as u64, across as u64, extents);
        let steps = |extent: u64, by: u64| (extent - 1).checked_div(by);
        let shift = across.checked_mul(steps(rows, down).unwrap_or(0))?;
        let width = if down == 0 { across } else { columns.checked_add(shift)? };
        let lines = width.checked_mul(down.max(1)).filter(|lines| lines.saturating_mul(words + 1) <= room)?;
        let (sets, marks) = (vec![0; (lines * words) as usize], vec![0; lines as usize]);
        Some(Window { most, down, across, width, shift, row: 0, words: words as usize, sets, marks })
    }

    /// The spot of a position; `None` if its options are not those of a window.
    fn enter(&mut self, at: [u64; 2]) -> Option<Spot> {
        let [row, column] = at;
        let (line, place, longest) = match row.checked_div(self.down) {
            Some(place) => {
                let line = row % self.down * self.width + (column + self.shift - self.across * place);
                (line, place, column.checked_div(self.across).map_or(place, |across| across.min(place)))
            }
            None => {
                if self.row != row {
                    self.row = row;
                    self.sets.fill(0);
                    self.marks.fill(0);
                }
                (column % self.across, column / self.across, column / self.across)
            }
        };
        let most = match &self.most {
            Most::Of(most) => most.unwrap_or(longest),
            Most::Walk(walks, along) => along.multiples(walks, &at)?,
        };
        let (first, from) = (place - longest, place - most.min(longest));
        Some(Spot { line: line as usize, place, first, from })
    }

    fn set(&self, line: usize) -> &[u64] {
        &self.sets[line * self.words..][..self.words]
    }

    /// The word of a set that tells of a value.
    fn word(&mut self, line: usize, value: u64) -> &mut u64 {
        &mut self.sets[line * self.words + (value / 64) as usize]
    }

    /// Takes the values before the window out of the set; `false` if an earlier window has begun later.
    fn slide(&mut self, sheet: &Sheet, [row, column]: [u64; 2], spot: Spot) -> bool {
        let begun = std::mem::replace(&mut self.marks[spot.line], spot.from);
        for place in begun.max(spot.first)..spot.from {
            let back = spot.place - place;
            let value = sheet.value(&[row - back * self.down], column - back * self.across);
            *self.word(spot.line, value) &= !(1 << (value % 64));
        }
        begun <= spot.from
    }
}

struct Filling<'a> {
    windows: Mutex<Vec<Window>>,
    want: Want,
    limits: &'a Limits,
}

impl Filling<'_> {
    /// Visits the positions of a tile with their spots, and puts them on their lines.
    fn each(
        &self,
        sheet: &Sheet,
        tile: &Tile,
        mut tell: impl FnMut(&[Window], &[Spot], [u64; 2]) -> u64,
    ) -> Result<(), Stop> {
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        let mut spots = vec![Spot::default(); windows.len()];
        tile.each_row(|head| {
            if let Some(reason) = self.limits.stopped() {
                return Err(Stop::Limit(reason));
            }
            let row = head.first().copied().unwrap_or(0);
            for column in tile.places() {
                let at = [row, column];
                for (window, spot) in windows.iter_mut().zip(&mut spots) {
                    *spot = window.enter(at).ok_or(Refusal::NoOrder)?;
                    if self.want == Want::Values && !window.slide(sheet, at, *spot) {
                        return Err(Refusal::NoOrder.into());
                    }
                }
                let value = tell(&windows, &spots, at);
                for (window, spot) in windows.iter_mut().zip(&spots) {
                    match self.want {
                        Want::Values => *window.word(spot.line, value) |= 1 << (value % 64),
                        Want::Outcomes if value == 0 => window.marks[spot.line] = spot.place + 1,
                        Want::Outcomes => {}
                    }
                }
            }
            Ok(())
        })
    }
}

/// The least value that is in none of the sets.
fn mex(windows: &[Window], spots: &[Spot]) -> u64 {
    let mut sets = windows.iter().zip(spots).map(|(window, spot)| window.set(spot.line));
    let first = sets.next().unwrap_or_default();
    let second = sets.next().unwrap_or(first);
    let rest = |word: usize| sets.clone().fold(0, |seen, set| seen | set[word]);
    let mut seen = (0..).zip(first.iter().zip(second)).map(|(word, (a, b))| (word, a | b | rest(word)));
    let (word, seen) = seen.find(|(_, seen)| *seen != u64::MAX).unwrap_or((first.len(), 0));
    64 * word as u64 + u64::from(seen.trailing_ones())
}

impl Fill for Filling<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        self.each(sheet, tile, |windows, spots, [row, column]| match self.want {
            Want::Values => {
                let value = mex(windows, spots);
                sheet.set(&[row], column, value);
                value
            }
            Want::Outcomes => {
                let won = windows.iter().zip(spots).any(|(window, spot)| window.marks[spot.line] > spot.from);
                if !won {
                    sheet.mark(&[row], column, Outcome::P);
                }
                won.into()
            }
        })
    }

    fn replay(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        self.each(sheet, tile, |_, _, [row, column]| match self.want {
            Want::Values => sheet.value(&[row], column),
            Want::Outcomes => (sheet.outcome(&[row], column) != Outcome::P).into(),
        })
    }
}
