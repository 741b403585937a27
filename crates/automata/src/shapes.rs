//! Shares tables between definitions that are equal up to variable names: one table serves both, with its
//! tracks permuted. Sentences that are equal up to variable names are decided once.

use crate::relation::Literal;
use crate::table::{Child, Table};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Tables with more columns than this, counted over all states, are not tested for symmetry.
const MOST_COLUMNS: usize = 1 << 12;

/// A conjunction of literals whose free variables are numbered independently of their names. For each
/// literal: its table (by address), its sign, and its variables.
#[derive(PartialEq, Eq, Hash)]
struct Shape {
    free: u32,
    literals: Vec<(usize, bool, Vec<u32>)>,
}

/// Known shapes. Every table mentioned here has to stay at its address.
#[derive(Default)]
pub(crate) struct ShapeCache {
    /// Tables already made, with the names of their tracks.
    known: FxHashMap<Shape, (Arc<Table>, Vec<u32>)>,
    /// Shapes known to be unsatisfiable, with the number of states met to decide that.
    unsatisfiable: FxHashMap<Shape, usize>,
    /// Tables that permute another one's tracks: the original, and its track for each track of the table.
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

impl ShapeCache {
    /// Shape of some literals with their tables. With `deep`, tables that are permutations of others are
    /// replaced by their originals.
    pub(crate) fn shaped(
        &mut self,
        (free, deep): (u32, bool),
        literals: &[Literal],
        tables: &[Arc<Table>],
    ) -> Shaped {
        let mut names: Vec<Option<u32>> = vec![None; free as usize];
        let mut count = 0;
        let mut name = |variable: u32, names: &mut Vec<Option<u32>>| {
            if let Some(unnamed @ None) = names.get_mut(variable as usize) {
                *unnamed = Some(count);
                count += 1;
            }
        };
        let symmetric: Vec<bool> = tables.iter().map(|table| self.is_symmetric(table)).collect();
        let original = |(literal, table): (&Literal, &Arc<Table>)| match deep {
            true => self.original(literal, table),
            false => (place(table), literal.arguments.clone()),
        };
        let originals: Vec<(usize, Vec<u32>)> = literals.iter().zip(tables).map(original).collect();
        // Where the order does not matter, variables are told apart by the names already given.
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

    /// The original of which a literal's table is a permutation, and the variables of the original's tracks.
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

    /// Finds a table of this shape, with the variables of its tracks.
    pub(crate) fn find(&self, shaped: &Shaped) -> Option<(&Arc<Table>, Vec<u32>)> {
        let (table, names) = self.known.get(&shaped.shape)?;
        let variable =
            |name: &u32| shaped.names.iter().position(|other| other == name).map(|place| place as u32);
        Some((table, names.iter().map(variable).collect::<Option<Vec<u32>>>()?))
    }

    pub(crate) fn keep(&mut self, shaped: Shaped, table: &Arc<Table>) {
        self.known.insert(shaped.shape, (table.clone(), shaped.names));
    }

    /// Remembers that a table permutes the tracks of `original`, which must not itself be a permutation.
    pub(crate) fn keep_arranged(&mut self, table: &Arc<Table>, original: &Arc<Table>, tracks: Vec<u32>) {
        self.arranged.insert(place(table), (place(original), tracks));
    }

    /// Number of states met to see that this shape is unsatisfiable, if that is known.
    pub(crate) fn unsatisfiable(&self, shaped: &Shaped) -> Option<usize> {
        self.unsatisfiable.get(&shaped.shape).copied()
    }

    pub(crate) fn keep_unsatisfiable(&mut self, shaped: Shaped, met: usize) {
        self.unsatisfiable.insert(shaped.shape, met);
    }

    /// Returns `true` if the order of a table's tracks does not matter.
    fn is_symmetric(&mut self, table: &Arc<Table>) -> bool {
        let place = place(table);
        let original = self.arranged.get(&place).map_or(place, |(original, _)| *original);
        *self.symmetric.entry(original).or_insert_with(|| is_symmetric(table))
    }
}

/// Tests a table for symmetry under all permutations of its tracks; `false` for large tables, which are not
/// tested.
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
