//! Positions of a box that differ by multiples of a vector, as lines.

/// Limit on the numbers of a vector.
const LONGEST: i64 = 1 << 16;

/// The lines of a vector.
pub(super) struct Lines {
    vector: Vec<u64>,
    /// The first axis along which the vector leads. Lines do not go on from one of the numbers before it to another.
    lead: usize,
    /// Numbers before that axis.
    block: Vec<u64>,
    /// By axis after it, the number of lines side by side, and of those before the first that begins at 0 on the leading axis.
    widths: Vec<u64>,
    shifts: Vec<u64>,
    count: u64,
}

/// A position on its line, and where the line and the window begin.
#[derive(Clone, Copy, Default)]
pub(super) struct Spot {
    pub(super) line: usize,
    pub(super) place: u64,
    pub(super) first: u64,
    pub(super) from: u64,
}

/// The spots of a row, one after another.
#[derive(Clone, Copy, Default)]
pub(super) struct Row {
    /// `true` if lines run along the row.
    runs_along: bool,
    line: u64,
    place: u64,
    /// Multiples that the numbers of the head allow.
    most: u64,
    /// The share of the last number that the vector takes, and that number divided by it.
    across: u64,
    quotient: u64,
    rest: u64,
}

impl Lines {
    /// `None` if lines with so many words each have no room.
    pub(super) fn new(vector: &[i64], extents: &[u64], (words, room): (u64, u64)) -> Option<Lines> {
        if vector.len() != extents.len() || !vector.iter().all(|part| (0..LONGEST).contains(part)) {
            return None;
        }
        let vector: Vec<u64> = vector.iter().map(|&part| part as u64).collect();
        let lead = vector.iter().position(|&part| part > 0)?;
        let steps = (extents[lead] - 1) / vector[lead];
        let (mut count, mut widths, mut shifts) = (vector[lead], Vec::new(), Vec::new());
        for (&part, &extent) in vector.iter().zip(extents).skip(lead + 1) {
            let shift = part.checked_mul(steps)?;
            let width = extent.checked_add(shift)?;
            count = count.checked_mul(width)?;
            widths.push(width);
            shifts.push(shift);
        }
        (count.saturating_mul(words) <= room).then_some(())?;
        Some(Lines { block: vec![0; lead], vector, lead, widths, shifts, count })
    }

    /// Number of lines.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// Returns `true` if they run along the rows of a table.
    pub(super) fn run_along(&self) -> bool {
        self.lead + 1 == self.vector.len()
    }

    /// Limit on the places of a line.
    pub(super) fn longest(&self, extents: &[u64]) -> u64 {
        (extents[self.lead] - 1) / self.vector[self.lead] + 1
    }

    /// Cells of a table between neighbours on a line.
    pub(super) fn apart(&self, extents: &[u64]) -> u64 {
        let cells =
            |sum: u64, (part, extent): (&u64, &u64)| sum.saturating_mul(*extent).saturating_add(*part);
        self.vector.iter().zip(extents).fold(0, cells)
    }

    /// The spots of a row from a column on; `true` if all lines are new.
    pub(super) fn row(&mut self, head: &[u64], column: u64) -> (Row, bool) {
        let across = self.vector[head.len()];
        let block = &head[..self.lead];
        let is_fresh = block != self.block;
        self.block.copy_from_slice(block);
        let (quotient, rest) = match column.checked_div(across) {
            Some(quotient) => (quotient, column % across),
            None => (u64::MAX, 1),
        };
        if self.run_along() {
            let row = Row { runs_along: true, line: 0, place: 0, most: u64::MAX, across, quotient, rest };
            return (row, is_fresh);
        }
        let place = head[self.lead] / self.vector[self.lead];
        let (mut line, mut most) = (head[self.lead] % self.vector[self.lead], place);
        let beside = self.vector.iter().zip(head.iter().chain([&column])).skip(self.lead + 1);
        for ((&part, &number), (width, shift)) in beside.zip(self.widths.iter().zip(&self.shifts)) {
            line = line * width + (number + shift - part * place);
        }
        for (&part, &number) in self.vector.iter().zip(head).skip(self.lead + 1) {
            most = number.checked_div(part).map_or(most, |multiples| multiples.min(most));
        }
        (Row { runs_along: false, line, place, most, across, quotient, rest }, is_fresh)
    }
}

impl Row {
    /// The spot at hand, without a window.
    #[inline(always)]
    pub(super) fn spot(&self) -> Spot {
        if self.runs_along {
            let (line, place) = (self.rest as usize, self.quotient);
            return Spot { line, place, first: 0, from: place };
        }
        let longest = self.most.min(self.quotient);
        Spot { line: self.line as usize, place: self.place, first: self.place - longest, from: self.place }
    }

    /// Goes to the next column.
    #[inline(always)]
    pub(super) fn step(&mut self) {
        self.line += 1;
        self.rest += 1;
        if self.rest == self.across {
            (self.rest, self.quotient) = (0, self.quotient + 1);
        }
    }
}
