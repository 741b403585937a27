//! The first winning moves, column by column.

use super::super::heap::MOST_LISTED;
use super::Position;
use super::column::{Choice, Column};
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// Limit on the binary columns in which other choices are remembered; for larger heaps only one move is
/// listed.
const MOST_COLUMNS: usize = 1 << 16;

/// Decreased heaps by place, with their remainders.
pub(super) type Decreases = Vec<(usize, UBig)>;

impl Position<'_> {
    /// The first winning moves of a won position with at least one stone. The very first changes no more
    /// heaps than the columns from the top require.
    pub(super) fn winning(&self, most: usize) -> Vec<Decreases> {
        let most = if self.ones.len() > MOST_COLUMNS { most.min(1) } else { most.min(MOST_LISTED) };
        let mut walk = Walk {
            position: self,
            loose: Vec::new(),
            left: Vec::new(),
            is_loose: vec![false; self.heaps.len()],
            high: false,
            most,
        };
        let mut turns: Vec<Turn> = Vec::new();
        let mut made = Vec::new();
        let mut column = self.ones.len();
        while made.len() < most {
            while column > 0 {
                column -= 1;
                let Some(turn) = walk.turn(column) else { return made };
                walk.take(&turn);
                if most > 1 && !turn.is_last() {
                    turns.push(turn);
                }
            }
            made.push(walk.decreases());
            // Backtracks to the last column with another choice.
            loop {
                let Some(mut turn) = turns.pop() else { return made };
                walk.back(&turn);
                if walk.next(&mut turn) {
                    walk.take(&turn);
                    column = turn.column;
                    turns.push(turn);
                    break;
                }
            }
        }
        made
    }
}

/// A move under construction.
struct Walk<'a> {
    position: &'a Position<'a>,
    /// Loose heaps in the order in which they became so, with their remainders.
    loose: Vec<usize>,
    left: Vec<UBig>,
    is_loose: Vec<bool>,
    /// `true` if there is a one in a column above.
    high: bool,
    most: usize,
}

/// A column with a choice.
struct Turn {
    column: usize,
    kind: Column,
    choice: Choice,
    /// Number of loose heaps, and `true` if there was a one above.
    loose: usize,
    high: bool,
    /// The first of the heaps that may become loose, as many as could matter.
    candidates: Vec<usize>,
    /// Those of them that do.
    loosened: Subset,
    /// Loose heaps that get a one.
    ones: Subset,
}

impl Walk<'_> {
    /// First choice in a column.
    fn turn(&self, column: usize) -> Option<Turn> {
        let bit = |&&heap: &&usize| self.position.heaps[heap].bit(column);
        let tight = self.position.ones[column] - self.loose.iter().filter(bit).count();
        let loose = self.loose.len();
        let kind = self.position.column(column, loose, tight, self.high);
        let choice = kind.from(0)?;
        let mut turn = Turn {
            column,
            kind,
            choice,
            loose,
            high: self.high,
            candidates: Vec::new(),
            loosened: Subset::default(),
            ones: Subset::default(),
        };
        self.begin(&mut turn, choice);
        Some(turn)
    }

    fn begin(&self, turn: &mut Turn, choice: Choice) {
        let bit = |&heap: &usize| !self.is_loose[heap] && self.position.heaps[heap].bit(turn.column);
        // More candidates would only lead to moves beyond those requested.
        let needed = if choice.loosened == 0 { 0 } else { choice.loosened.saturating_add(self.most) };
        turn.candidates = (0..self.position.heaps.len()).filter(bit).take(needed).collect();
        turn.choice = choice;
        turn.loosened = Subset::first(choice.loosened, turn.candidates.len());
        turn.ones = Subset::first(choice.ones, turn.loose);
    }

    /// Advances to the next choice; returns `false` if there is none.
    fn next(&self, turn: &mut Turn) -> bool {
        if turn.ones.advance() {
            return true;
        }
        turn.ones = Subset::first(turn.choice.ones, turn.loose);
        if turn.loosened.advance() {
            return true;
        }
        let next = turn.kind.from(turn.choice.loosened + 1);
        if let Some(choice) = next {
            self.begin(turn, choice);
        }
        next.is_some()
    }

    fn take(&mut self, turn: &Turn) {
        for &place in &turn.ones.members {
            self.left[place].set_bit(turn.column);
        }
        for &candidate in &turn.loosened.members {
            let heap = turn.candidates[candidate];
            self.loose.push(heap);
            self.left.push(without_lower(self.position.heaps[heap], turn.column));
            self.is_loose[heap] = true;
        }
        self.high = turn.high || turn.kind.ones(turn.choice) > 0;
    }

    /// Undoes a column and all below it.
    fn back(&mut self, turn: &Turn) {
        for heap in self.loose.drain(turn.loose..) {
            self.is_loose[heap] = false;
        }
        self.left.truncate(turn.loose);
        for left in &mut self.left {
            *left = without_lower(left, turn.column);
        }
        self.high = turn.high;
    }

    fn decreases(&self) -> Decreases {
        let mut made: Decreases = self.loose.iter().copied().zip(self.left.iter().cloned()).collect();
        made.sort_unstable_by_key(|&(heap, _)| heap);
        made
    }
}

impl Turn {
    fn is_last(&self) -> bool {
        self.ones.is_last() && self.loosened.is_last() && self.kind.from(self.choice.loosened + 1).is_none()
    }
}

/// A number with zeros in a column and all below it.
fn without_lower(number: &UBig, column: usize) -> UBig {
    (number >> (column + 1)) << (column + 1)
}

/// A subset of given size of the first numbers; subsets are enumerated in lexicographic order.
#[derive(Default)]
struct Subset {
    members: Vec<usize>,
    of: usize,
}

impl Subset {
    fn first(size: usize, of: usize) -> Subset {
        Subset { members: (0..size).collect(), of }
    }

    fn is_last(&self) -> bool {
        self.members.first().is_none_or(|&least| least + self.members.len() >= self.of)
    }

    fn advance(&mut self) -> bool {
        let size = self.members.len();
        // The last member that can move up, along with all after it.
        let movable = (0..size).rev().find(|&index| self.members[index] + size < self.of + index);
        let Some(index) = movable else { return false };
        let from = self.members[index] + 1;
        for (offset, member) in self.members[index..].iter_mut().enumerate() {
            *member = from + offset;
        }
        true
    }
}
