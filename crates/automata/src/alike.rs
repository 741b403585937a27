//! Definitions that differ in nothing but the names of their variables have one table, but for the order of its tracks;
//! and sentences that do are decided once.

use crate::relation::Literal;
use crate::table::{Child, Table};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Tables with more columns than this in all states are not looked at for symmetry.
const MOST_COLUMNS: usize = 1 << 12;

/// What some literals say, their free variables named in an order that does not depend on their names: for each
/// literal the table, by where it is, whether it is the relation itself, and of which variables.
#[derive(PartialEq, Eq, Hash)]
struct Shape {
    free: u32,
    literals: Vec<(usize, bool, Vec<u32>)>,
}

/// What is known of shapes. All tables that are spoken of have to stay where they are.
#[derive(Default)]
pub(crate) struct Alike {
    /// The tables that were made, with the names that their tracks had.
    known: FxHashMap<Shape, (Arc<Table>, Vec<u32>)>,
    /// What nothing satisfies, and how many states were met to see it.
    nothing: FxHashMap<Shape, usize>,
    /// Tables that are another one, and which of their tracks each of its tracks is.
    arranged: FxHashMap<usize, (usize, Vec<u32>)>,
    symmetric: FxHashMap<usize, bool>,
}

/// Literals whose shape is known.
pub(crate) struct Shaped {
    shape: Shape,
    /// The name of each free variable.
    names: Vec<u32>,
}

fn place(table: &Arc<Table>) -> usize {
    Arc::as_ptr(table) as usize
}

impl Alike {
    /// The shape of some literals with their tables.
    pub(crate) fn shaped(&mut self, free: u32, literals: &[Literal], tables: &[Arc<Table>]) -> Shaped {
        let mut names: Vec<Option<u32>> = vec![None; free as usize];
        let mut count = 0;
        let mut name = |variable: u32, names: &mut Vec<Option<u32>>| {
            if let Some(unnamed @ None) = names.get_mut(variable as usize) {
                *unnamed = Some(count);
                count += 1;
            }
        };
        let symmetric: Vec<bool> = tables.iter().map(|table| self.is_symmetric(table)).collect();
        let originals: Vec<(usize, Vec<u32>)> =
            literals.iter().zip(tables).map(|(literal, table)| self.original(literal, table)).collect();
        // Where the order does not matter the names given before tell variables apart.
        for wanted in [false, true] {
            for ((_, arguments), _) in
                originals.iter().zip(&symmetric).filter(|(_, symmetric)| **symmetric == wanted)
            {
                arguments.iter().for_each(|&variable| name(variable, &mut names));
            }
        }
        (0..free).for_each(|variable| name(variable, &mut names));
        let names: Vec<u32> = names.into_iter().flatten().collect();
        let named =
            |variable: &mut u32| *variable = names.get(*variable as usize).copied().unwrap_or(*variable);
        let literals = originals.into_iter().zip(literals).zip(&symmetric).map(
            |(((table, mut arguments), literal), symmetric)| {
                arguments.iter_mut().for_each(named);
                if *symmetric {
                    arguments.sort_unstable();
                }
                (table, literal.positive, arguments)
            },
        );
        let shape = Shape { free, literals: literals.collect() };
        Shaped { shape, names }
    }

    /// The table that a literal's table is but for the order of its tracks, and the variables of its tracks.
    fn original(&self, literal: &Literal, table: &Arc<Table>) -> (usize, Vec<u32>) {
        let place = place(table);
        match self.arranged.get(&place) {
            Some((original, tracks)) => {
                let variable =
                    |track: &u32| literal.arguments.get(*track as usize).copied().unwrap_or(*track);
                (*original, tracks.iter().map(variable).collect())
            }
            None => (place, literal.arguments.clone()),
        }
    }

    /// A table of this shape, and the variables that its tracks are.
    pub(crate) fn find(&self, shaped: &Shaped) -> Option<(&Arc<Table>, Vec<u32>)> {
        let (table, names) = self.known.get(&shaped.shape)?;
        let variable =
            |name: &u32| shaped.names.iter().position(|other| other == name).map(|place| place as u32);
        Some((table, names.iter().map(variable).collect::<Option<Vec<u32>>>()?))
    }

    pub(crate) fn keep(&mut self, shaped: Shaped, table: &Arc<Table>) {
        self.known.insert(shaped.shape, (table.clone(), shaped.names));
    }

    /// Remembers that each track of a table is one of another's; that one was not made so itself.
    pub(crate) fn keep_arranged(&mut self, table: &Arc<Table>, original: &Arc<Table>, tracks: Vec<u32>) {
        self.arranged.insert(place(table), (place(original), tracks));
    }

    /// How many states were met to see that nothing satisfies this, if that is known.
    pub(crate) fn nothing(&self, shaped: &Shaped) -> Option<usize> {
        self.nothing.get(&shaped.shape).copied()
    }

    pub(crate) fn keep_nothing(&mut self, shaped: Shaped, met: usize) {
        self.nothing.insert(shaped.shape, met);
    }

    /// Whether the order of a table's tracks does not matter.
    fn is_symmetric(&mut self, table: &Arc<Table>) -> bool {
        let place = place(table);
        let original = self.arranged.get(&place).map_or(place, |(original, _)| *original);
        *self.symmetric.entry(original).or_insert_with(|| is_symmetric(table))
    }
}

/// Whether a table reads its tracks in any order; not known of large ones.
fn is_symmetric(table: &Table) -> bool {
    let radix = usize::from(table.numeration().radix());
    let columns = u32::try_from(table.tracks()).ok().and_then(|tracks| radix.checked_pow(tracks));
    let all = columns.and_then(|columns| columns.checked_mul(table.states()));
    let Some(columns) = columns.filter(|_| all.is_some_and(|all| all <= MOST_COLUMNS)) else { return false };
    let mut column = vec![0; table.tracks()];
    (0..columns).all(|mut code| {
        for digit in &mut column {
            *digit = (code % radix) as u8;
            code /= radix;
        }
        let states = 0..table.states() as u32;
        let reached: Vec<Child> =
            states.clone().map(|state| table.column(Child::state(state), &column)).collect();
        (1..column.len()).all(|track| {
            column.swap(track - 1, track);
            let same = states
                .clone()
                .zip(&reached)
                .all(|(state, &reached)| table.column(Child::state(state), &column) == reached);
            column.swap(track - 1, track);
            same
        })
    })
}
