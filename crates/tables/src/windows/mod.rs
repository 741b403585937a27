//! Games whose rules take multiples of one vector: 1, 2, … up to a bound that depends on the position, or
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
mod sets;
mod tested;

use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want, attempt, order};
use forms::{Sifted, Stretch};
use lines::{Lines, Row, Spot};
use sets::Sets;
use solve::{Game, Halt, Limits, Outcome, Refusal, Shape, Verdict};
use std::ops::Range;
use std::sync::atomic::AtomicU32;
use std::sync::{Mutex, PoisonError};
use store::Cell;
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
    let makes_sense = match want {
        Want::Values => attempt::values_make_sense(game).is_ok() && game.reach() == 1,
        Want::Outcomes => game.blocking().is_none() && game.stuck() != Verdict::Draw,
    };
    if !makes_sense || extents.len() > order::MOST_AXES {
        return Ok(None);
    }
    for are_all_tested in [false, true] {
        let plan = Plan::new(shapes, extents, want, limits);
        let Some(windows) = plan.windows(game, shapes, are_all_tested) else { continue };
        let filling = Filling { game, windows: Mutex::new(windows), want, most: plan.most, limits };
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
    want: Want,
    /// Limit on the options of a position, and so on its nim-value.
    most: u64,
    /// Limit on the words of all sets of a rule.
    room: u64,
}

impl<'a> Plan<'a> {
    fn new(shapes: &[Shape], extents: &'a [u64], want: Want, limits: &Limits) -> Plan<'a> {
        let vectors = |shape: &Shape| match shape {
            Shape::Steps { deltas, .. } => deltas.len() as u64,
            Shape::Ray { .. } | Shape::General { .. } => 1,
        };
        // A position has at most the longest side of options by each vector.
        let longest = extents.iter().copied().max().unwrap_or(0);
        let most = longest.saturating_mul(shapes.iter().map(vectors).sum()).min(u64::from(u32::MAX));
        let room = limits.memory.map_or(ROOM, |memory| ROOM.min(memory / 8)) / shapes.len().max(1) as u64;
        Plan { extents, want, most, room }
    }

    /// The windows of the rules; `None` if one is not of this kind.
    fn windows(&self, game: &dyn Game, shapes: &[Shape], are_all_tested: bool) -> Option<Windows> {
        let sets = Sets::new(self.most);
        let mut windows = Windows { crossing: vec![], along: vec![], others: vec![], sets };
        for shape in shapes {
            match shape {
                Shape::Ray { direction, first: 1, last, guard: None, .. } => {
                    self.add(direction, Most::Of(*last), &mut windows)?;
                }
                Shape::Steps { deltas, guard: None, .. } if deltas.len() <= STEPS => {
                    for delta in deltas {
                        self.add(delta, Most::Of(Some(1)), &mut windows)?;
                    }
                }
                Shape::Ray { rule, .. } | Shape::Steps { rule, .. } | Shape::General { rule } => {
                    let sifted = game.sifted(*rule, self.extents)?;
                    let is_plain = sifted.plain().is_some() && !are_all_tested;
                    let vector = sifted.vector().to_vec();
                    let most =
                        if is_plain { Most::Plain(sifted) } else { Most::Tested(self.tested(sifted)?) };
                    self.add(&vector, most, &mut windows)?;
                }
            }
        }
        Some(windows)
    }

    /// Adds a rule.
    fn add(&self, vector: &[i64], mut most: Most, windows: &mut Windows) -> Option<()> {
        let has_set = self.want == Want::Values && !matches!(most, Most::Tested(_));
        let words = if has_set { windows.sets.room() + 1 } else { 1 };
        let lines = Lines::new(vector, self.extents, (words, self.room))?;
        let (count, mut marks) = (lines.count(), vec![]);
        match &mut most {
            Most::Tested(tested) => tested.lay(count, lines.longest(self.extents), self.room)?,
            Most::Of(_) | Most::Plain(_) => marks = vec![0; count as usize],
        }
        let sets = windows.sets.add(if has_set { count } else { 0 });
        let apart = lines.apart(self.extents);
        let row = Row::default();
        windows.push(Window { most, lines, apart, sets, marks, row, bound: Bound::Each }, self.want);
        Some(())
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

/// The largest multiple of a vector that is taken in a row.
enum Bound {
    /// The same everywhere in the row.
    Same(u64),
    /// By the last number of the position.
    Along(Stretch),
    /// Another at each position.
    Each,
}

/// A rule, and its lines.
struct Window {
    most: Most,
    lines: Lines,
    /// Cells of the table between neighbours on a line.
    apart: u64,
    /// Numbers of the sets of nim-values in the window of each line, where there are sets.
    sets: Range<usize>,
    /// For nim-values, where the last window of each line begins; for outcomes, the place after its last loss.
    marks: Vec<u64>,
    /// The row at hand.
    row: Row,
    bound: Bound,
}

impl Window {
    /// Goes to the first position of a row that is to be visited; `None` if its options are not those of a window.
    fn begin(&mut self, at: &[u64], sets: &mut Sets) -> Option<()> {
        let (&column, head) = at.split_last()?;
        let (row, is_fresh) = self.lines.row(head, column);
        self.row = row;
        if is_fresh {
            self.marks.fill(0);
            match &mut self.most {
                Most::Tested(tested) => tested.clear(),
                Most::Of(_) | Most::Plain(_) => sets.clear(self.sets.clone()),
            }
        }
        self.bound = match &self.most {
            Most::Of(most) => Bound::Same(most.unwrap_or(u64::MAX)),
            Most::Plain(sifted) => match sifted.plain()? {
                (walks, along) if !along.varies(head.len()) => Bound::Same(along.multiples(walks, at)?),
                (walks, along) => along.stretch(walks, at).map_or(Bound::Each, Bound::Along),
            },
            Most::Tested(_) => Bound::Each,
        };
        Some(())
    }

    /// The spot of the position at hand, and on to the next; `None` if its options are not those of a window.
    #[inline(always)]
    fn enter(&mut self, at: &[u64]) -> Option<Spot> {
        let mut spot = self.row.spot();
        self.row.step();
        let most = match (&self.bound, &mut self.most) {
            (Bound::Same(most), _) => *most,
            (Bound::Along(stretch), _) => stretch.multiples(*at.last()?)?,
            (Bound::Each, Most::Plain(sifted)) => {
                let (walks, along) = sifted.plain()?;
                along.multiples(walks, at)?
            }
            (Bound::Each, Most::Tested(tested)) => {
                tested.enter(at)?;
                return Some(spot);
            }
            (Bound::Each, Most::Of(_)) => return None,
        };
        spot.from = spot.place - most.min(spot.place - spot.first);
        Some(spot)
    }

    /// Adds the nim-values of the options that pass the test; returns how many options there are.
    fn meet(&mut self, spot: Spot, at: &[u64], seen: &mut Seen) -> u64 {
        let Most::Tested(tested) = &mut self.most else { return 0 };
        tested.meet(spot, at, seen);
        tested.options()
    }

    /// Puts a position on its line, where there is no set: of outcomes only lost ones.
    fn put(&mut self, spot: Spot, value: u64) {
        match &mut self.most {
            Most::Tested(tested) => tested.put(spot, value),
            Most::Of(_) | Most::Plain(_) => self.marks[spot.line] = spot.place + 1,
        }
    }

    /// Enters a position whose cell has this index, takes the values before its window out of the set, and returns the number
    /// of that. Refuses if an earlier window has begun later.
    #[inline(always)]
    fn slide(&mut self, at: &[u64], cells: &[AtomicU32], index: u64, sets: &mut Sets) -> Result<usize, Stop> {
        let spot = self.enter(at).ok_or(Refusal::NoOrder)?;
        let set = self.sets.start + spot.line;
        let begun = std::mem::replace(&mut self.marks[spot.line], spot.from);
        for place in begun.max(spot.first)..spot.from {
            sets.remove(set, cells[(index - (spot.place - place) * self.apart) as usize].get());
        }
        if begun <= spot.from { Ok(set) } else { Err(Refusal::NoOrder.into()) }
    }
}

/// All windows of a table.
struct Windows {
    /// With sets of nim-values: on lines that come from other rows, and on lines along rows.
    crossing: Vec<Window>,
    along: Vec<Window>,
    others: Vec<Window>,
    sets: Sets,
}

impl Windows {
    fn push(&mut self, window: Window, want: Want) {
        match (&window.most, want) {
            (Most::Tested(_), _) | (_, Want::Outcomes) => self.others.push(window),
            _ if window.lines.run_along() => self.along.push(window),
            _ => self.crossing.push(window),
        }
    }

    /// Goes to the first position of a row that is to be visited.
    fn begin(&mut self, at: &[u64]) -> Result<(), Refusal> {
        let Windows { crossing, along, others, sets } = self;
        let mut all = crossing.iter_mut().chain(along).chain(others);
        all.try_for_each(|window| window.begin(at, sets)).ok_or(Refusal::NoOrder)
    }
}

struct Filling<'a> {
    game: &'a dyn Game,
    windows: Mutex<Windows>,
    want: Want,
    /// Limit on the nim-values.
    most: u64,
    limits: &'a Limits,
}

/// Positions of a row for which sets of lines that come from other rows are made ready together, so that none waits for the
/// memory of another.
const CHUNK: usize = 1 << 6;

impl Filling<'_> {
    /// Visits the positions of a tile, and puts them on their lines, with the values that their cells have or are given here.
    fn values(&self, sheet: &Sheet, tile: &Tile, is_replay: bool) -> Result<(), Stop> {
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        let cells: &[AtomicU32] = sheet.values();
        let mut seen = Seen::new(self.most as usize);
        let mut ready = vec![[0usize; CHUNK]; windows.crossing.len()];
        let mut chosen = vec![0; windows.crossing.len() + windows.along.len()];
        let mut spots = vec![Spot::default(); windows.others.len()];
        let mut looks = Looks::new(self.limits);
        tile.each_row(|head| {
            let mut at = Sheet::at(head, tile.places().start);
            windows.begin(&at)?;
            let Windows { crossing, along, others, sets } = &mut *windows;
            let row = sheet.index(head, 0);
            for start in tile.places().step_by(CHUNK) {
                let chunk = start..tile.places().end.min(start + CHUNK as u64);
                for (window, ready) in crossing.iter_mut().zip(&mut ready) {
                    for (column, set) in chunk.clone().zip(ready) {
                        at[head.len()] = column;
                        *set = window.slide(&at, cells, row + column, sets)?;
                    }
                }
                for (lane, column) in chunk.enumerate() {
                    looks.look()?;
                    at[head.len()] = column;
                    chosen.iter_mut().zip(&ready).for_each(|(set, ready)| *set = ready[lane]);
                    for (window, set) in along.iter_mut().zip(&mut chosen[crossing.len()..]) {
                        *set = window.slide(&at, cells, row + column, sets)?;
                    }
                    for (window, spot) in others.iter_mut().zip(&mut spots) {
                        *spot = window.enter(&at).ok_or(Refusal::NoOrder)?;
                    }
                    let cell = &cells[(row + column) as usize];
                    if !is_replay {
                        seen.clear();
                        for (window, spot) in others.iter_mut().zip(&spots) {
                            looks.add(window.meet(*spot, &at, &mut seen));
                        }
                        cell.set(sets.mex(&chosen, &seen));
                    }
                    let value = cell.get();
                    chosen.iter().for_each(|set| sets.put(*set, value));
                    others.iter_mut().zip(&spots).for_each(|(window, spot)| window.put(*spot, value));
                }
            }
            Ok(())
        })
    }

    /// The same for outcomes.
    fn outcomes(&self, sheet: &Sheet, tile: &Tile, is_replay: bool) -> Result<(), Stop> {
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        let mut spots = vec![Spot::default(); windows.others.len()];
        let mut ends = vec![None; (tile.places().end - tile.places().start) as usize];
        let mut looks = Looks::new(self.limits);
        tile.each_row(|head| {
            let mut at = Sheet::at(head, tile.places().start);
            windows.begin(&at)?;
            let windows = &mut windows.others;
            if self.game.has_ends() {
                self.game.end_row(head, tile.places().start, &mut ends)?;
            }
            for (column, end) in tile.places().zip(&ends) {
                looks.look()?;
                at[head.len()] = column;
                for (window, spot) in windows.iter_mut().zip(&mut spots) {
                    *spot = window.enter(&at).ok_or(Refusal::NoOrder)?;
                }
                let is_lost = match end {
                    _ if is_replay => sheet.outcome(head, column) == Outcome::P,
                    None => !self.is_won(windows, &spots, &at, &mut looks),
                    Some(Verdict::Lost) => true,
                    Some(Verdict::Won) => false,
                    Some(Verdict::Draw) => return Err(Refusal::NoOrder.into()),
                };
                if is_lost {
                    windows.iter_mut().zip(&spots).for_each(|(window, spot)| window.put(*spot, 0));
                    sheet.mark(head, column, Outcome::P);
                }
            }
            Ok(())
        })
    }

    /// Returns `true` if an option is lost, or there is none where that wins.
    fn is_won(&self, windows: &mut [Window], spots: &[Spot], at: &[u64], looks: &mut Looks<'_>) -> bool {
        let meets_loss = |(window, spot): (&mut Window, &Spot)| match &mut window.most {
            Most::Tested(tested) => {
                looks.add(tested.options());
                tested.meets_loss(*spot, at)
            }
            Most::Of(_) | Most::Plain(_) => window.marks[spot.line] > spot.from,
        };
        let has_option = |(window, spot): (&mut Window, &Spot)| match &mut window.most {
            Most::Tested(tested) => tested.has_option(at),
            Most::Of(_) | Most::Plain(_) => spot.from < spot.place,
        };
        windows.iter_mut().zip(spots).any(meets_loss)
            || self.game.stuck() == Verdict::Won && !windows.iter_mut().zip(spots).any(has_option)
    }
}

/// Looks at the limits from time to time.
struct Looks<'a> {
    limits: &'a Limits,
    /// Options met since the last one.
    met: u64,
}

impl<'a> Looks<'a> {
    fn new(limits: &'a Limits) -> Looks<'a> {
        Looks { limits, met: OFTEN }
    }

    #[inline(always)]
    fn add(&mut self, met: u64) {
        self.met += met;
    }

    #[inline(always)]
    fn look(&mut self) -> Result<(), Stop> {
        self.met += 1;
        if self.met > OFTEN {
            self.met = 0;
            if let Some(reason) = self.limits.stopped() {
                return Err(Stop::Limit(reason));
            }
        }
        Ok(())
    }
}

impl Fill for Filling<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        match self.want {
            Want::Values => self.values(sheet, tile, false),
            Want::Outcomes => self.outcomes(sheet, tile, false),
        }
    }

    fn replay(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        match self.want {
            Want::Values => self.values(sheet, tile, true),
            Want::Outcomes => self.outcomes(sheet, tile, true),
        }
    }
}
