//! A sentence with its literals sorted by their variables.

use crate::join::Joined;
use crate::literal::Literal;
use crate::scheme::DigitRules;
use crate::sentence::Sentence;
use crate::table::{DEAD, Reader};
use numeration::Numeration;

/// A literal and its table.
pub(super) struct Watch<'a> {
    pub(super) positive: bool,
    pub(super) reader: &'a Reader,
    pub(super) arguments: &'a [u32],
    /// Case of the literal; `None` for a guard.
    pub(super) case: Option<usize>,
}

impl<'a> Watch<'a> {
    fn new(literal: &'a Literal, case: Option<usize>, readers: &'a [Option<Reader>]) -> Option<Watch<'a>> {
        let reader = readers.get(literal.relation.0 as usize)?.as_ref()?;
        Some(Watch { positive: literal.positive, reader, arguments: &literal.arguments, case })
    }

    pub(super) fn holds(&self, state: u32) -> bool {
        (state != DEAD && self.reader.accepts(state)) == self.positive
    }

    /// Returns `true` if it can no longer hold.
    pub(super) fn is_lost(&self, place: u32) -> bool {
        self.positive && place == DEAD
    }

    /// Outcome of reading to a place: `None` if the literal can no longer hold.
    pub(super) fn outlook(&self, place: u32) -> Option<u32> {
        Some(place).filter(|&place| !self.is_lost(place))
    }

    pub(super) fn joined(&self) -> Joined<'a> {
        Joined { reader: self.reader, arguments: self.arguments, first: self.positive }
    }

    fn fits(&self, state: u32) -> bool {
        state == DEAD || state < self.reader.states()
    }
}

/// Literals of a case that contain bound variables.
pub(super) struct Mixed<'a> {
    pub(super) watches: Vec<Watch<'a>>,
    pub(super) bound: usize,
    /// Universal variables in them, ascending.
    pub(super) asks: Vec<usize>,
}

/// A sentence with its literals sorted.
pub(super) struct Goal<'a> {
    pub(super) universal: usize,
    pub(super) quadratic: bool,
    pub(super) numeration: Numeration,
    /// Guards, then the literals of cases without bound variables.
    pub(super) watches: Vec<Watch<'a>>,
    pub(super) cases: Vec<Mixed<'a>>,
    /// Width of the widest element.
    pub(super) widest: usize,
}

impl<'a> Goal<'a> {
    pub(super) fn new(
        sentence: &'a Sentence,
        readers: &'a [Option<Reader>],
        numeration: Numeration,
    ) -> Option<Goal<'a>> {
        let universal = sentence.universal;
        let mut watches = Vec::new();
        for literal in &sentence.guards {
            watches.push(Watch::new(literal, None, readers)?);
        }
        let quadratic = matches!(numeration, Numeration::Quadratic(_));
        let mut cases = Vec::new();
        for (number, case) in sentence.cases.iter().enumerate() {
            let mut mixed = Mixed { watches: Vec::new(), bound: case.bound as usize, asks: Vec::new() };
            for literal in &case.literals {
                let watch = Watch::new(literal, Some(number), readers)?;
                if literal.arguments.iter().all(|&argument| argument < universal) {
                    watches.push(watch);
                } else {
                    let spoken = literal.arguments.iter().filter(|&&argument| argument < universal);
                    mixed.asks.extend(spoken.map(|&argument| argument as usize));
                    mixed.watches.push(watch);
                }
            }
            mixed.asks.sort_unstable();
            mixed.asks.dedup();
            cases.push(mixed);
        }
        let mut goal =
            Goal { universal: universal as usize, quadratic, numeration, watches, cases, widest: 0 };
        goal.widest = (0..goal.cases.len()).map(|case| goal.width(case)).max().unwrap_or(1);
        Some(goal)
    }

    /// Number of entries in an element of a case.
    fn width(&self, case: usize) -> usize {
        let mixed = &self.cases[case];
        1 + mixed.watches.len() + if self.quadratic { mixed.bound } else { 0 }
    }

    /// Number of entries in a state.
    pub(super) fn state_width(&self) -> usize {
        self.watches.len() + if self.quadratic { self.universal } else { 0 }
    }

    pub(super) fn state_fits(&self, state: &[u32]) -> bool {
        let states = self.watches.iter().zip(state).all(|(watch, &state)| watch.fits(state));
        state.len() == self.state_width()
            && states
            && state[self.watches.len()..].iter().all(|&flag| flag < 2)
    }

    pub(super) fn element_fits(&self, element: &[u32]) -> bool {
        let Some((&case, states)) = element.split_first() else { return false };
        let Some(mixed) = self.cases.get(case as usize) else { return false };
        let fit = mixed.watches.iter().zip(states).all(|(watch, &state)| watch.fits(state));
        element.len() == self.width(case as usize)
            && fit
            && states[mixed.watches.len()..].iter().all(|&flag| flag < 2)
    }

    /// One digit of each kind, for a number that is not asked for in a quadratic numeration: one that
    /// anything may follow, and one that only a 0 may follow.
    pub(super) fn kinds(&self) -> &'static [u8] {
        const KINDS: [[u8; 2]; 10] =
            [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [0, 7], [0, 8], [0, 9]];
        KINDS.get(usize::from(self.numeration.radix()) - 1).map_or(&[0], |kinds| kinds)
    }

    pub(super) fn flag(&self, digit: u8) -> u32 {
        u32::from(self.numeration.closes(digit))
    }
}
