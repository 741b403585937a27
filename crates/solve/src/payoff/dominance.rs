//! Dominated rows and columns, and what is left without them.
//!
//! * Theorem: a row that is nowhere better than another may be left out without changing the value, and an optimal
//!   strategy of what is left is optimal. The same for columns, where smaller is better.
//! * Cost: for rows at most m²·(n + rounds) comparisons; a column in which a row is better than another is remembered
//!   as a witness until it is left out itself, so no column is looked at twice for the same two rows.

use super::gauge::Gauge;
use super::grid::Grid;
use crate::StopReason;

/// A line of the matrix, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
}

/// How a line dominates another, the strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dominance {
    /// Better everywhere.
    Strictly,
    /// Better somewhere, nowhere worse.
    Weakly,
    /// The same everywhere.
    Equal,
}

impl Dominance {
    /// The stable word for it: `strictly`, `weakly` or `equal`.
    pub fn name(self) -> &'static str {
        match self {
            Dominance::Strictly => "strictly",
            Dominance::Weakly => "weakly",
            Dominance::Equal => "equal",
        }
    }
}

/// A line that may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dominated {
    /// Which.
    pub line: Line,
    /// By which other of its kind, that is left when the round is over.
    pub by: usize,
    /// How, in what was left when the round began.
    pub how: Dominance,
    /// In which round, from 1; in a round the rows come first, then the columns of what they leave.
    pub round: usize,
}

/// What is left when no line dominates another any more.
pub(super) struct Left {
    pub(super) rows: Vec<usize>,
    pub(super) columns: Vec<usize>,
    /// What was left out, in order.
    pub(super) eliminated: Vec<Dominated>,
}

/// Leaves out dominated rows and columns in turn until there are none.
pub(super) fn eliminate(keys: Grid<i64>, gauge: &mut Gauge) -> Result<Left, StopReason> {
    let witnesses = keys.rows().pow(2) + keys.columns().pow(2);
    let bytes = (2 * keys.cells().len() * size_of::<i64>() + witnesses * size_of::<u32>()) as u64;
    gauge.would_hold(bytes)?;
    gauge.hold(bytes);
    let across = keys.transposed();
    let mut rows = Side::new(&keys, |one, other| one >= other);
    let mut columns = Side::new(&across, |one, other| one <= other);
    let mut eliminated = Vec::new();
    for round in 1.. {
        let before = eliminated.len();
        for (line, by, how) in rows.round(&columns.alive, gauge)? {
            eliminated.push(Dominated { line: Line::Row(line), by, how, round });
        }
        for (line, by, how) in columns.round(&rows.alive, gauge)? {
            eliminated.push(Dominated { line: Line::Column(line), by, how, round });
        }
        if eliminated.len() == before {
            break;
        }
    }
    gauge.release(bytes);
    Ok(Left { rows: rows.left(), columns: columns.left(), eliminated })
}

/// The lines of one player.
struct Side<'k> {
    keys: &'k Grid<i64>,
    /// Whether the first entry is at least as good as the second for this player.
    good: fn(i64, i64) -> bool,
    alive: Vec<bool>,
    /// For every two lines the first place, among those not yet looked at, where the first may be better than the second.
    witness: Vec<u32>,
}

impl<'k> Side<'k> {
    fn new(keys: &'k Grid<i64>, good: fn(i64, i64) -> bool) -> Side<'k> {
        let lines = keys.rows();
        Side { keys, good, alive: vec![true; lines], witness: vec![0; lines * lines] }
    }

    fn left(&self) -> Vec<usize> {
        (0..self.alive.len()).filter(|&line| self.alive[line]).collect()
    }

    /// Leaves out what is dominated now, where only the places `open` count: which, by which, and how.
    fn round(
        &mut self,
        open: &[bool],
        gauge: &mut Gauge,
    ) -> Result<Vec<(usize, usize, Dominance)>, StopReason> {
        let lines = self.left();
        let mut beaten: Vec<(usize, usize)> = Vec::new();
        for &line in &lines {
            gauge.look()?;
            // Of equal lines the first stays; domination goes in no circle else.
            let by = lines.iter().find(|&&by| {
                by != line && self.covers(by, line, open) && (by < line || !self.covers(line, by, open))
            });
            beaten.extend(by.map(|&by| (line, by)));
        }
        for &(line, _) in &beaten {
            self.alive[line] = false;
        }
        let left = self.left();
        let mut said = Vec::new();
        for (line, by) in beaten {
            gauge.look()?;
            // Whatever dominates and is dominated itself is dominated by something that stays.
            let mut strongest = (by, Dominance::Equal);
            for &by in &left {
                if self.covers(by, line, open) {
                    let how = self.how(by, line, open);
                    if !self.alive[strongest.0] || how < strongest.1 {
                        strongest = (by, how);
                    }
                }
            }
            said.push((line, strongest.0, strongest.1));
        }
        Ok(said)
    }

    /// Whether one line is nowhere worse than another at the open places.
    fn covers(&mut self, one: usize, other: usize, open: &[bool]) -> bool {
        let witness = &mut self.witness[one * self.alive.len() + other];
        let (one, other) = (self.keys.row(one), self.keys.row(other));
        let from = *witness as usize;
        let better = (from..open.len()).find(|&place| open[place] && !(self.good)(one[place], other[place]));
        // No matrix has more than 2^32 lines.
        *witness = better.unwrap_or(open.len()) as u32;
        better.is_none()
    }

    /// How a line dominates another that it covers.
    fn how(&self, one: usize, other: usize, open: &[bool]) -> Dominance {
        let (one, other) = (self.keys.row(one), self.keys.row(other));
        let equal = (0..open.len()).filter(|&place| open[place]).map(|place| one[place] == other[place]);
        let (mut all, mut any) = (true, false);
        for equal in equal {
            all &= equal;
            any |= equal;
        }
        match (all, any) {
            (true, _) => Dominance::Equal,
            (false, true) => Dominance::Weakly,
            (false, false) => Dominance::Strictly,
        }
    }
}
