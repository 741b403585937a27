//! The trait of engines, and an engine of the list.

use super::claims::Trust;
use super::draft::Draft;
use crate::Answer;
use crate::effort::Effort;
use question::Position;
use solve::{Halt, Limits, Refusal};

/// A position to be judged.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) position: &'a Position,
    /// Limit on the winning moves that are listed.
    pub(super) most: usize,
    /// The claims that may lend nim-values of components to engines that go by the rules.
    pub(super) lent: Option<Trust>,
    pub(super) limits: &'a Limits,
}

/// The work behind an answer, from least to most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cost {
    /// Some hundredths of a second, at any size of numbers.
    Quick,
    /// The positions below this one, each at most once.
    Positions,
    /// All positions that play can reach, kept together with their moves.
    Graph,
    /// Some seconds of proof.
    Patient,
    /// Some seconds of comparison with the rules, which proves nothing.
    Comparison,
}

impl Effort {
    /// The work of an engine that makes this effort.
    pub(super) fn cost(self) -> Cost {
        match self {
            Effort::Quick => Cost::Quick,
            Effort::Patient => Cost::Patient,
        }
    }
}

/// One way to answer.
pub(super) trait Engine: Sync {
    /// The work that an answer takes, or why none is to be expected. This takes no time to speak of.
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal>;

    /// An answer with its evidence.
    fn answer(&self, asked: Asked) -> Result<Draft, Halt>;
}

/// An engine of the list.
pub struct NamedEngine {
    /// Its file, its type, and the effort that it makes.
    pub name: &'static str,
    pub(super) engine: &'static dyn Engine,
}

impl NamedEngine {
    /// The work that an answer takes, or why none is to be expected.
    pub fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        self.engine.accepts(position)
    }

    /// Answer of this engine alone; no claim lends it nim-values. At most `most` winning moves are listed.
    pub fn answer(&self, position: &Position, most: usize, limits: &Limits) -> Result<Answer, Halt> {
        let asked = Asked { position, most, lent: None, limits };
        let found = limits.watching(|| {
            self.engine.accepts(position)?;
            self.engine.answer(asked)
        });
        found.map(|found| found.answer(position))
    }
}
