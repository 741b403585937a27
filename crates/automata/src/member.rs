//! Members of a relation.

use crate::Numeration;
use crate::complete::Completions;
use crate::spent::Spent;
use crate::table::{Child, Table};
use dashu_int::UBig;
use limits::Meter;

impl Table {
    /// Returns `true` if these numbers are related. Once their digits are known this takes a few steps per
    /// digit.
    ///
    /// ```
    /// use automata::{Meter, Library, Numeration, Relation};
    /// use dashu_int::UBig;
    ///
    /// let mut library = Library::new(Numeration::Quadratic(1));
    /// let table = library.table(&Relation::Floor(Numeration::Quadratic(1)), &Meter::ample()).unwrap();
    /// // ⌊φ·1000⌋ = 1618
    /// assert!(table.contains(&[UBig::from(1000u16), UBig::from(1618u16)]));
    /// ```
    pub fn contains(&self, numbers: &[UBig]) -> bool {
        let words: Vec<Vec<u8>> = numbers.iter().map(|number| self.numeration().digits(number)).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0);
        let mut state = Child::state(0);
        let mut column = vec![0; self.tracks().max(words.len())];
        for place in (0..length).rev() {
            for (digit, word) in column.iter_mut().zip(&words) {
                *digit = word.len().checked_sub(place + 1).map_or(0, |index| word[index]);
            }
            state = self.column(state, &column);
        }
        self.accepts_at(state)
    }

    /// The members, for listing, counting and completing.
    pub fn members(&self, meter: &Meter) -> Result<Members, Spent> {
        Ok(Members { table: self.canonical(meter)? })
    }
}

/// The members of a relation. Two values are equal if and only if the relations are.
///
/// ```
/// use automata::{Meter, Digits, Library, Numeration, Relation};
/// use dashu_int::UBig;
///
/// let mut library = Library::new(Numeration::Quadratic(1));
/// let fibonacci = library.table(&Relation::Digits(Digits::Fibonacci), &Meter::ample()).unwrap();
/// let members = fibonacci.members(&Meter::ample()).unwrap();
/// let first: Vec<UBig> = members.iter().take(8).map(|numbers| numbers[0].clone()).collect();
/// assert_eq!(first, [0u8, 1, 2, 3, 5, 8, 13, 21].map(UBig::from));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Members {
    table: Table,
}

impl Members {
    /// Canonical table of the relation.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Numeration of the relation.
    pub fn numeration(&self) -> Numeration {
        self.table.numeration()
    }

    /// Returns `true` if there are none.
    pub fn is_empty(&self) -> bool {
        // A minimal table has no state from which nothing is accepted, except perhaps its only one.
        !self.table.accepting().contains(&true)
    }

    /// The smallest member: the one with the shortest numbers, and among those the first by the alphabet.
    pub fn smallest(&self) -> Option<Vec<UBig>> {
        self.iter().next()
    }

    /// All members, ordered by the length of the longest number, then by the alphabet of columns. The
    /// iterator may be infinite.
    pub fn iter(&self) -> Completions<'_> {
        self.completions(&[])
    }

    /// All completions of a partial tuple. Known numbers are fixed; missing ones at the end may be left out
    /// of `known`.
    pub fn completions(&self, known: &[Option<UBig>]) -> Completions<'_> {
        Completions::new(&self.table, known)
    }

    /// First completion of a partial tuple, with all its numbers.
    ///
    /// ```
    /// use automata::{Meter, Claim, Expression, Library, Numeration, Sign};
    /// use dashu_int::UBig;
    ///
    /// // 3·x0 = x1 + 1
    /// let sum = Expression { coefficients: [(0, 3), (1, -1)].into(), constant: -1 };
    /// let Ok(Ok(literal)) = Claim::Linear(true, sum, Sign::Zero).literal() else { unreachable!() };
    /// let mut library = Library::new(Numeration::Base(10));
    /// let table = library.table(&literal.relation, &Meter::ample()).unwrap();
    /// let members = table.members(&Meter::ample()).unwrap();
    /// let number = UBig::from(7u8).pow(1000) * 3u8 - 1u8;
    /// let numbers = members.complete(&[None, Some(number)]).unwrap();
    /// assert_eq!(numbers[0], UBig::from(7u8).pow(1000));
    /// ```
    pub fn complete(&self, known: &[Option<UBig>]) -> Option<Vec<UBig>> {
        self.completions(known).next()
    }

    /// Number of members; `None` if there are infinitely many.
    pub fn count(&self) -> Option<UBig> {
        self.iter().count_all()
    }

    /// Number of members in which no number has more than `digits` digits.
    pub fn up_to(&self, digits: usize) -> UBig {
        self.iter().up_to(digits)
    }
}

impl<'m> IntoIterator for &'m Members {
    type Item = Vec<UBig>;
    type IntoIter = Completions<'m>;

    fn into_iter(self) -> Completions<'m> {
        self.iter()
    }
}
