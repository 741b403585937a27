//! Definitions that differ in nothing but the names of their variables have one table, but for the order of its tracks.

use crate::relation::Case;
use crate::table::{Child, Table};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Tables with more columns than this in all states are not looked at for symmetry.
const MOST_COLUMNS: usize = 1 << 12;

/// What a definition of one case says, its free variables named in an order that does not depend on their names: for each
/// literal the table, by where it is, whether it is the relation itself, and of which variables.
#[derive(PartialEq, Eq, Hash)]
struct Shape {
    free: u32,
    literals: Vec<(usize, bool, Vec<u32>)>,
}

/// The tables that were made, with the names that their tracks had.
#[derive(Default)]
pub(crate) struct Alike {
    known: FxHashMap<Shape, (Table, Vec<u32>)>,
    symmetric: FxHashMap<usize, bool>,
}

/// A definition whose shape is known.
pub(crate) struct Shaped {
    shape: Shape,
    /// The name of each free variable.
    names: Vec<u32>,
}

impl Alike {
    /// The shape of a case; the tables of its literals have to stay where they are.
    pub(crate) fn shaped(&mut self, free: u32, case: &Case, tables: &[Arc<Table>]) -> Shaped {
        let mut names: Vec<Option<u32>> = vec![None; free as usize];
        let mut count = 0;
        let mut name = |variable: u32, names: &mut Vec<Option<u32>>| {
            if let Some(unnamed @ None) = names.get_mut(variable as usize) {
                *unnamed = Some(count);
                count += 1;
            }
        };
        let symmetric: Vec<bool> = tables.iter().map(|table| self.is_symmetric(table)).collect();
        // Where the order does not matter the names given before tell variables apart.
        for wanted in [false, true] {
            for (literal, _) in
                case.literals.iter().zip(&symmetric).filter(|(_, symmetric)| **symmetric == wanted)
            {
                literal.arguments.iter().for_each(|&variable| name(variable, &mut names));
            }
        }
        (0..free).for_each(|variable| name(variable, &mut names));
        let names: Vec<u32> = names.into_iter().flatten().collect();
        let named = |&variable: &u32| names.get(variable as usize).copied().unwrap_or(variable);
        let literals =
            case.literals.iter().zip(tables).zip(&symmetric).map(|((literal, table), symmetric)| {
                let mut arguments: Vec<u32> = literal.arguments.iter().map(named).collect();
                if *symmetric {
                    arguments.sort_unstable();
                }
                (Arc::as_ptr(table) as usize, literal.positive, arguments)
            });
        let shape = Shape { free, literals: literals.collect() };
        Shaped { shape, names }
    }

    /// A table of this shape, and the variables that its tracks are.
    pub(crate) fn find(&self, shaped: &Shaped) -> Option<(&Table, Vec<u32>)> {
        let (table, names) = self.known.get(&shaped.shape)?;
        let variable =
            |name: &u32| shaped.names.iter().position(|other| other == name).map(|place| place as u32);
        Some((table, names.iter().map(variable).collect::<Option<Vec<u32>>>()?))
    }

    pub(crate) fn keep(&mut self, shaped: Shaped, table: &Table) {
        self.known.insert(shaped.shape, (table.clone(), shaped.names));
    }

    fn is_symmetric(&mut self, table: &Arc<Table>) -> bool {
        let place = Arc::as_ptr(table) as usize;
        *self.symmetric.entry(place).or_insert_with(|| is_symmetric(table))
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
