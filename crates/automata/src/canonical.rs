//! Canonical table of a relation.

use crate::explore::{Reader, explore};
use crate::spent::Spent;
use crate::table::{Child, Kind, Table};
use crate::watch::{Full, follow, most_variables};
use limits::Meter;

impl Table {
    /// The canonical table, shared by equal relations: it accepts valid words only, and is minimal. States
    /// and decisions are numbered in reading order.
    ///
    /// ```
    /// use automata::{Meter, Library, Numeration, Relation};
    ///
    /// let mut library = Library::new(Numeration::Quadratic(1));
    /// let meter = Meter::ample();
    /// let equal = library.table(&Relation::Equal, &meter).unwrap();
    /// assert_eq!(equal.states(), 1);
    /// // Every 1 is followed by a 0.
    /// assert_eq!(equal.canonical(&meter).unwrap().states(), 2);
    /// ```
    pub fn canonical(&self, meter: &Meter) -> Result<Table, Spent> {
        if self.tracks() > most_variables(self.numeration()) as usize {
            return Err(Spent::Variables(u32::try_from(self.tracks()).unwrap_or(u32::MAX)));
        }
        if !self.numeration().restricts() {
            return self.minimal(meter);
        }
        let mut valid = Valid(self);
        explore(&mut valid, self.numeration(), self.tracks(), meter)?.minimal(meter)
    }
}

/// Reads a table along with the set of full tracks.
struct Valid<'t>(&'t Table);

impl Reader for Valid<'_> {
    type Place = (Child, Full);

    fn start(&mut self) -> Self::Place {
        (Child::state(0), 0)
    }

    fn read(&mut self, &(at, full): &Self::Place, track: usize, digit: u8) -> Option<Self::Place> {
        let full_now = follow(self.0.numeration(), full, track, digit)?;
        let at = if track == 0 { self.0.open(at) } else { at };
        let at = match at.kind() {
            Kind::Dead => return None,
            Kind::Node(node) if self.0.asked(node) == track => self.0.child(node, digit),
            _ => at,
        };
        (!at.is_dead()).then_some((at, full_now))
    }

    fn accepts(&mut self, &(at, _): &Self::Place) -> bool {
        self.0.accepts_at(at)
    }
}
