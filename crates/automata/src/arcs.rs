//! Arcs of an automaton, with the columns that each reads.

use crate::table::{Child, Kind, Table};
use std::collections::BTreeMap;
use std::fmt;

/// Arcs are not listed for tables with more paths through their decisions than this.
const MOST_WAYS: usize = 100_000;

/// An arc from one state to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arc {
    /// State it starts in.
    pub from: u32,
    /// State it leads to.
    pub to: u32,
    /// Columns it reads; any one of them takes it.
    pub columns: Vec<Column>,
}

/// A set of columns: for each track, the set of its digits as bits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Column {
    digits: Vec<u64>,
    all: u64,
}

impl Column {
    /// Digits of each track, ascending.
    pub fn tracks(&self) -> impl Iterator<Item = Vec<u8>> {
        self.digits.iter().map(|&digits| (0..64).filter(|digit| digits >> digit & 1 == 1).collect())
    }

    /// Union of the two sets, if they differ in one track only.
    fn joined(&self, other: &Column) -> Option<Column> {
        let mut different = self.digits.iter().zip(&other.digits).filter(|(a, b)| a != b);
        if different.next().is_none() || different.next().is_some() {
            return None;
        }
        let digits = self.digits.iter().zip(&other.digits).map(|(a, b)| a | b).collect();
        Some(Column { digits, all: self.all })
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let track = |&digits: &u64| -> String {
            if digits == self.all {
                return "∗".into();
            }
            let (low, high) = (digits.trailing_zeros(), 63 - digits.leading_zeros());
            let letter = |digit: u32| numeration::letter(digit as u8).to_string();
            match digits.count_ones() {
                1 => letter(low),
                ones if ones > 2 && ones == high - low + 1 => format!("{}–{}", letter(low), letter(high)),
                _ => {
                    let each: Vec<String> =
                        (low..=high).filter(|digit| digits >> digit & 1 == 1).map(letter).collect();
                    each.join("|")
                }
            }
        };
        let tracks: Vec<String> = self.digits.iter().map(track).collect();
        match &*tracks {
            [one] => write!(f, "{one}"),
            all => write!(f, "({})", all.join(",")),
        }
    }
}

impl Table {
    /// All arcs, ordered by state; `None` if there are too many.
    ///
    /// ```
    /// use automata::{Meter, Library, Numeration, Relation};
    ///
    /// let table = Library::new(Numeration::Base(2)).table(&Relation::Less, &Meter::ample()).unwrap();
    /// let arcs = table.arcs().unwrap();
    /// let said: Vec<String> =
    ///     arcs.iter().map(|arc| format!("{} to {}: {}", arc.from, arc.to, arc.columns[0])).collect();
    /// assert_eq!(said, ["0 to 0: (0,0)", "0 to 1: (0,1)", "1 to 1: (∗,∗)"]);
    /// ```
    pub fn arcs(&self) -> Option<Vec<Arc>> {
        let mut ways = 0;
        let mut all: BTreeMap<(u32, u32), Vec<Column>> = BTreeMap::new();
        let any = (1 << self.numeration().radix()) - 1;
        for (from, &row) in (0..).zip(self.rows()) {
            let mut open = vec![(row, Column { digits: vec![any; self.tracks()], all: any })];
            while let Some((child, column)) = open.pop() {
                ways += 1;
                if ways > MOST_WAYS {
                    return None;
                }
                match child.kind() {
                    Kind::Dead => {}
                    Kind::State(to) => all.entry((from, to)).or_default().push(column),
                    Kind::Node(node) => open.extend(self.ways_on(node, &column)),
                }
            }
        }
        let arcs = all.into_iter().map(|((from, to), columns)| Arc { from, to, columns: joined(columns) });
        Some(arcs.collect())
    }

    /// Children of a decision, with the columns that lead to each.
    fn ways_on(&self, node: u32, column: &Column) -> Vec<(Child, Column)> {
        let track = self.asked(node);
        let mut found: Vec<(Child, Column)> = vec![];
        for (digit, &child) in self.children_of(node).iter().enumerate() {
            match found.iter_mut().find(|(other, _)| *other == child) {
                Some((_, column)) => column.digits[track] |= 1 << digit,
                None => {
                    let mut column = column.clone();
                    column.digits[track] = 1 << digit;
                    found.push((child, column));
                }
            }
        }
        found
    }
}

/// Merges columns pairwise until no two can be merged.
fn joined(mut columns: Vec<Column>) -> Vec<Column> {
    columns.sort();
    'again: loop {
        for index in 0..columns.len() {
            for other in index + 1..columns.len() {
                if let Some(both) = columns[index].joined(&columns[other]) {
                    columns[index] = both;
                    columns.remove(other);
                    continue 'again;
                }
            }
        }
        columns.sort_by_key(|column| column.tracks().collect::<Vec<_>>());
        return columns;
    }
}
