//! Elimination of dominated rows and columns.
//!
//! * Theorem: a row that is nowhere better than another may be dropped without changing the value, and an
//!   optimal strategy for the rest is optimal. The same holds for columns, where smaller is better.
//! * Cost: for rows at most m²·(n + rounds) comparisons; a column in which a row is better than another is
//!   remembered as a witness until it is dropped itself, so no column is examined twice for the same two
//!   rows.

use super::gauge::Gauge;
use super::grid::Grid;
use solve::StopReason;

/// A line of the matrix, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
}

/// Kinds of dominance, strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dominance {
    /// Better everywhere.
    Strictly,
    /// Better somewhere and nowhere worse.
    Weakly,
    /// Equal everywhere.
    Equal,
}

impl Dominance {
    /// Stable identifier: `strictly`, `weakly` or `equal`.
    pub fn name(self) -> &'static str {
        match self {
            Dominance::Strictly => "strictly",
            Dominance::Weakly => "weakly",
            Dominance::Equal => "equal",
        }
    }
}

/// A line that can be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dominated {
    /// The dominated line.
    pub line: Line,
    /// The dominating line of the same kind, which remains at the end of the round.
    pub by: usize,
    /// Kind of dominance, in the matrix at the beginning of the round.
    pub how: Dominance,
    /// Number of the round, from 1; in each round rows come first, then the columns of the remaining matrix.
    pub round: usize,
}

/// The matrix without dominated lines.
pub(super) struct Left {
    pub(super) rows: Vec<usize>,
    pub(super) columns: Vec<usize>,
    /// Dropped lines, in order.
    pub(super) eliminated: Vec<Dominated>,
}

/// Drops dominated rows and columns in turn until there are none.
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

/// Lines of one player.
struct Side<'k> {
    keys: &'k Grid<i64>,
    /// Returns `true` if the first entry is at least as good as the second for this player.
    good: fn(i64, i64) -> bool,
    alive: Vec<bool>,
    /// For every two lines the first place, among those not yet examined, where the first may be better than
    /// the second.
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

    /// Drops the lines that are dominated on the `open` places; returns them with the dominating lines and
    /// kinds.
    fn round(
        &mut self,
        open: &[bool],
        gauge: &mut Gauge,
    ) -> Result<Vec<(usize, usize, Dominance)>, StopReason> {
        let lines = self.left();
        let mut beaten: Vec<(usize, usize)> = Vec::new();
        for &line in &lines {
            gauge.look()?;
            // Of equal lines the first stays; otherwise dominance has no cycles.
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
            // A line that dominates but is dominated itself is dominated by one that stays.
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

    /// Returns `true` if one line is nowhere worse than another on the open places.
    fn covers(&mut self, one: usize, other: usize, open: &[bool]) -> bool {
        let witness = &mut self.witness[one * self.alive.len() + other];
        let (one, other) = (self.keys.row(one), self.keys.row(other));
        let from = *witness as usize;
        let better = (from..open.len()).find(|&place| open[place] && !(self.good)(one[place], other[place]));
        // No matrix has more than 2^32 lines.
        *witness = better.unwrap_or(open.len()) as u32;
        better.is_none()
    }

    /// Kind of dominance of a line over one that it covers.
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
