//! Games on heaps and pairs whose rules take multiples of one vector: 1, 2, … up to a bound that depends on the position, or
//! those that pass a test: `(a, b) -> (a - k, b) where k >= 1 and 2*k <= a`, `(a, b) -> (a - k, b) where gcd(k, b) = 1`.
//!
//! **Theorems.** Zermelo's backward induction for outcomes, Sprague and Grundy's for nim-values.
//!
//! **Method.** Positions that differ by multiples of a rule's vector are a line, and the options at a position are a window of
//! the line that ends just before it. Where windows never begin earlier than the one before, a set of bits for each line has the
//! nim-values in the window: values that fall out of it are removed. No value stands twice in a set, since a
//! position whose window contains a value does not have it. Of outcomes only the last loss on the line matters.
//! Where a rule tests its options, or windows are of another kind, a line keeps its losses as bits, which meet those of
//! the options that pass, or its values; see `tested`.
//!
//! **Cost.** For a position and a rule some nanoseconds, and the words of the set up to the nim-value. With tests, some ten
//! nanoseconds for 64 options, and one for each nim-value met.
//!
//! **Evidence.** Computed: every window is that of the rule at this position; where one is not of this kind, the method gives up.

mod lines;
mod tested;

use super::attempt::values_make_sense;
use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want};
use forms::Sifted;
use lines::{Lines, Spot};
use solve::{Game, Halt, Limits, Outcome, Refusal, Shape};
use std::sync::{Mutex, PoisonError};
use tested::{Seen, Tested};

/// Approximate number of positions per tile.
const TARGET: u64 = 1 << 16;
/// Limit on the words of all sets.
const ROOM: u64 = 1 << 25;
/// Limit on the steps of a rule that are lines of their own.
const STEPS: usize = 16;
/// Options between looks at the limits.
const OFTEN: u64 = 1 << 22;

/// Fills the table; `None` if a rule is not of this kind.
pub(super) fn of_lines(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    (shapes, backing): (&[Shape], &Backing),
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    let sides = match *extents {
        [columns] => [1, columns],
        [rows, columns] => [rows, columns],
        _ => return Ok(None),
    };
    if values_make_sense(game).is_err() || want == Want::Values && game.reach() != 1 {
        return Ok(None);
    }
    for are_all_tested in [false, true] {
        let plan = Plan::new(shapes, (extents, sides), want, limits);
        let Some(windows) = plan.windows(game, shapes, are_all_tested) else { continue };
        let filling = Filling {
            windows: Mutex::new(windows),
            want,
            arity: extents.len(),
            most: if want == Want::Values { plan.most as usize } else { 0 },
            limits,
        };
        let sheet = Sheet::open(extents, (want, 1), (Filler::Windows, TARGET), backing, limits)?;
        match sheet.fill(&filling, limits) {
            Err(Halt::Refused(Refusal::NoOrder)) => {}
            filled => return filled.map(Some),
        }
    }
    Ok(None)
}

/// Parts from which all windows of a table are made.
struct Plan<'a> {
    extents: &'a [u64],
    /// Rows and columns.
    sides: [u64; 2],
    want: Want,
    /// Limit on the options of a position, and so on its nim-value.
    most: u64,
    /// Words of a set, and the limit on those of all sets of a rule.
    words: u64,
    room: u64,
}

impl<'a> Plan<'a> {
    fn new(
        shapes: &[Shape],
        (extents, sides): (&'a [u64], [u64; 2]),
        want: Want,
        limits: &Limits,
    ) -> Plan<'a> {
        let vectors = |shape: &Shape| match shape {
            Shape::Steps { deltas, .. } => deltas.len() as u64,
            Shape::Ray { .. } | Shape::General { .. } => 1,
        };
        // A position has at most the longest side of options by each vector.
        let most = sides[0].max(sides[1]).saturating_mul(shapes.iter().map(vectors).sum());
        let words = if want == Want::Values { most.saturating_add(1).div_ceil(64) } else { 0 };
        let room = limits.memory.map_or(ROOM, |memory| ROOM.min(memory / 8)) / shapes.len().max(1) as u64;
        Plan { extents, sides, want, most, words, room }
    }

    /// The windows of the rules; `None` if one is not of this kind.
    fn windows(&self, game: &dyn Game, shapes: &[Shape], are_all_tested: bool) -> Option<Vec<Window>> {
        let mut windows = Vec::new();
        for shape in shapes {
            match shape {
                Shape::Ray { direction, first: 1, last, guard: None, .. } => {
                    windows.push(self.window(direction, Most::Of(*last))?);
                }
                Shape::Steps { deltas, guard: None, .. } if deltas.len() <= STEPS => {
                    for delta in deltas {
                        windows.push(self.window(delta, Most::Of(Some(1)))?);
                    }
                }
                Shape::Ray { rule, .. } | Shape::Steps { rule, .. } | Shape::General { rule } => {
                    let sifted = game.sifted(*rule, self.extents)?;
                    let is_plain = sifted.plain().is_some() && !are_all_tested;
                    let vector = sifted.vector().to_vec();
                    let most =
                        if is_plain { Most::Plain(sifted) } else { Most::Tested(self.tested(sifted)?) };
                    windows.push(self.window(&vector, most)?);
                }
            }
        }
        Some(windows)
    }

    fn window(&self, vector: &[i64], most: Most) -> Option<Window> {
        let words = match &most {
            Most::Tested(_) => 0,
            Most::Of(_) | Most::Plain(_) => self.words,
        };
        let lines = Lines::new(vector, self.sides, (words + 1, self.room))?;
        let count = lines.count();
        let mut window = Window { most, lines, words: words as usize, sets: vec![], marks: vec![] };
        match &mut window.most {
            Most::Tested(tested) => tested.lay(count, window.lines.longest(self.sides), self.room)?,
            Most::Of(_) | Most::Plain(_) => {
                (window.sets, window.marks) = (vec![0; (count * words) as usize], vec![0; count as usize]);
            }
        }
        Some(window)
    }

    fn tested(&self, sifted: Sifted) -> Option<Tested> {
        Tested::new(sifted, self.extents, self.want, self.room)
    }
}

/// Multiples of a vector that a rule takes.
enum Most {
    /// All up to one that is the same everywhere, if there is one.
    Of(Option<u64>),
    /// All up to one that the rule tells at each position.
    Plain(Sifted),
    /// Those that pass a test.
    Tested(Tested),
}

/// A rule, and its lines.
struct Window {
    most: Most,
    lines: Lines,
    /// Words of a set.
    words: usize,
    /// Nim-values in the window of each line.
    sets: Vec<u64>,
    /// For nim-values, where the last window of each line begins; for outcomes, the place after its last loss.
    marks: Vec<u64>,
}

impl Window {
    /// The spot of a position; `None` if its options are not those of a window.
    fn enter(&mut self, at: [u64; 2], game_at: &[u64]) -> Option<Spot> {
        let (mut spot, is_fresh) = self.lines.enter(at);
        if is_fresh {
            self.sets.fill(0);
            self.marks.fill(0);
            if let Most::Tested(tested) = &mut self.most {
                tested.clear();
            }
        }
        let longest = spot.place - spot.first;
        let most = match &mut self.most {
            Most::Of(most) => most.unwrap_or(longest),
            Most::Plain(sifted) => {
                let (walks, along) = sifted.plain()?;
                along.multiples(walks, game_at)?
            }
            Most::Tested(tested) => {
                tested.enter(game_at)?;
                0
            }
        };
        spot.from = spot.place - most.min(longest);
        Some(spot)
    }

    fn set(&self, line: usize) -> &[u64] {
        &self.sets[line * self.words..][..self.words]
    }

    /// The word of a set that tells of a value.
    fn word(&mut self, line: usize, value: u64) -> &mut u64 {
        &mut self.sets[line * self.words + (value / 64) as usize]
    }

    /// Takes the values before the window out of the set; `false` if an earlier window has begun later.
    fn slide(&mut self, spot: Spot, value: impl Fn(u64) -> u64) -> bool {
        let begun = std::mem::replace(&mut self.marks[spot.line], spot.from);
        for place in begun.max(spot.first)..spot.from {
            let value = value(spot.place - place);
            *self.word(spot.line, value) &= !(1 << (value % 64));
        }
        begun <= spot.from
    }

    /// Puts a position on its line.
    fn put(&mut self, spot: Spot, value: u64, want: Want) {
        match (&mut self.most, want) {
            (Most::Tested(tested), _) => tested.put(spot, value),
            (_, Want::Values) => *self.word(spot.line, value) |= 1 << (value % 64),
            (_, Want::Outcomes) if value == 0 => self.marks[spot.line] = spot.place + 1,
            (_, Want::Outcomes) => {}
        }
    }
}

struct Filling<'a> {
    windows: Mutex<Vec<Window>>,
    want: Want,
    arity: usize,
    /// Limit on the nim-values.
    most: usize,
    limits: &'a Limits,
}

impl Filling<'_> {
    /// Visits the positions of a tile with their spots, and puts them on their lines.
    fn each(
        &self,
        sheet: &Sheet,
        tile: &Tile,
        mut tell: impl FnMut(&mut [Window], &[Spot], &[u64]) -> u64,
    ) -> Result<(), Stop> {
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        let mut spots = vec![Spot::default(); windows.len()];
        let mut met = OFTEN;
        tile.each_row(|head| {
            let row = head.first().copied().unwrap_or(0);
            for column in tile.places() {
                if met >= OFTEN {
                    met = 0;
                    if let Some(reason) = self.limits.stopped() {
                        return Err(Stop::Limit(reason));
                    }
                }
                let at = [row, column];
                let game_at = &at[2 - self.arity..];
                met += 1;
                for (window, spot) in windows.iter_mut().zip(&mut spots) {
                    *spot = window.enter(at, game_at).ok_or(Refusal::NoOrder)?;
                    let (down, across) = (window.lines.down, window.lines.across);
                    let back = |back: u64| {
                        sheet.value(&[row - back * down][2 - self.arity..], column - back * across)
                    };
                    if let Most::Tested(tested) = &window.most {
                        met += tested.options();
                    } else if self.want == Want::Values && !window.slide(*spot, back) {
                        return Err(Refusal::NoOrder.into());
                    }
                }
                let value = tell(&mut windows, &spots, game_at);
                windows.iter_mut().zip(&spots).for_each(|(window, spot)| window.put(*spot, value, self.want));
            }
            Ok(())
        })
    }
}

/// The least value that no option has.
fn mex(windows: &mut [Window], spots: &[Spot], at: &[u64], seen: &mut Seen) -> u64 {
    seen.clear();
    for (window, spot) in windows.iter_mut().zip(spots) {
        if let Most::Tested(tested) = &mut window.most {
            tested.meet(*spot, at, seen);
        }
    }
    let mut sets = windows.iter().zip(spots).filter(|(window, _)| window.words > 0);
    let mut next = || sets.next().map(|(window, spot)| window.set(spot.line)).unwrap_or_default();
    let (first, second) = (next(), next());
    let others: Vec<&[u64]> = sets.map(|(window, spot)| window.set(spot.line)).collect();
    let of = |set: &[u64], word: usize| set.get(word).copied().unwrap_or(0);
    let all = |word: usize| {
        let rest = others.iter().fold(seen.word(word), |bits, set| bits | of(set, word));
        of(first, word) | of(second, word) | rest
    };
    let mut word = 0;
    while all(word) == u64::MAX {
        word += 1;
    }
    64 * word as u64 + u64::from(all(word).trailing_ones())
}

/// Returns `true` if an option is lost.
fn is_won(windows: &mut [Window], spots: &[Spot], at: &[u64]) -> bool {
    windows.iter_mut().zip(spots).any(|(window, spot)| match &mut window.most {
        Most::Tested(tested) => tested.meets_loss(*spot, at),
        Most::Of(_) | Most::Plain(_) => window.marks[spot.line] > spot.from,
    })
}

impl Fill for Filling<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        let mut seen = Seen::new(self.most);
        self.each(sheet, tile, |windows, spots, at| {
            let Some((&column, head)) = at.split_last() else { return 0 };
            match self.want {
                Want::Values => {
                    let value = mex(windows, spots, at, &mut seen);
                    sheet.set(head, column, value);
                    value
                }
                Want::Outcomes => {
                    let is_won = is_won(windows, spots, at);
                    if !is_won {
                        sheet.mark(head, column, Outcome::P);
                    }
                    is_won.into()
                }
            }
        })
    }

    fn replay(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        self.each(sheet, tile, |_, _, at| match (at.split_last(), self.want) {
            (None, _) => 0,
            (Some((&column, head)), Want::Values) => sheet.value(head, column),
            (Some((&column, head)), Want::Outcomes) => (sheet.outcome(head, column) != Outcome::P).into(),
        })
    }
}
