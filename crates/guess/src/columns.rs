//! Lost positions in whose binary columns the numbers of ones are multiples of a number: those of Moore's Nim, where one move
//! takes from several heaps.

use crate::Table;

/// Lost positions by the ones in binary columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    modulus: u32,
}

impl Columns {
    /// The modulus with which the outcomes of a table agree. With 2 the lost positions would be those of an exclusive or, and with as
    /// many as there are numbers, equal ones.
    pub(crate) fn fitted(table: &Table) -> Option<Columns> {
        let most = u32::try_from(table.arity()).ok().filter(|_| table.has_outcomes())?;
        let agrees =
            |columns: &Columns| table.points().iter().all(|point| columns.value(&point.at) == point.value);
        (3..most).map(|modulus| Columns { modulus }).find(agrees)
    }

    /// The number that divides how many ones stand in each column of a lost position.
    pub fn modulus(&self) -> u32 {
        self.modulus
    }

    /// 0 at a lost position, and 1 elsewhere.
    pub fn value(&self, at: &[u64]) -> i64 {
        let used = 64 - at.iter().fold(0, |all, number| all | number).leading_zeros();
        let ones = |column: u32| at.iter().map(|number| (number >> column & 1) as u32).sum::<u32>();
        i64::from(!(0..used).all(|column| ones(column).is_multiple_of(self.modulus)))
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        6.0 + 2.0 * f64::from(self.modulus).log2()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Guesses, Pattern, Point, guess};
    use std::collections::HashSet;

    /// Outcomes where a move takes from one or two of four heaps, by the rule.
    fn moore(bound: u64) -> Vec<Point> {
        let sides = 0..=bound;
        let mut all: Vec<Vec<u64>> = vec![vec![]];
        for _ in 0..4 {
            let longer =
                |at: &Vec<u64>| sides.clone().map(|n| [at.as_slice(), &[n]].concat()).collect::<Vec<_>>();
            all = all.iter().flat_map(longer).collect();
        }
        all.sort_by_key(|at| at.iter().sum::<u64>());
        let mut lost: HashSet<Vec<u64>> = HashSet::new();
        for at in &all {
            let differ = |other: &Vec<u64>| {
                let places = (0..4).filter(|&place| other[place] != at[place]);
                places.clone().count() <= 2 && places.clone().all(|place| other[place] < at[place])
            };
            if !lost.iter().any(differ) {
                lost.insert(at.clone());
            }
        }
        all.into_iter().map(|at| Point { value: i64::from(!lost.contains(&at)), at }).collect()
    }

    #[test]
    fn moores_nim_is_told_by_columns_and_by_nothing_that_only_fits_small_heaps() {
        let table = Table::new(moore(8)).expect("a table");
        let Guesses::Of { conjectures, .. } = guess(&table) else { panic!("too few") };
        let found = conjectures.iter().map(|guess| &guess.pattern).collect::<Vec<_>>();
        assert_eq!(found.first(), Some(&&Pattern::Columns(Columns { modulus: 3 })));
        // 7 = 0111, 11 = 1011, 13 = 1101 and 14 = 1110 have three ones in each column.
        assert!(found.iter().all(|pattern| pattern.value(&[7, 11, 13, 14]) == Some(0)), "{found:?}");
    }

    #[test]
    fn nim_has_no_columns_of_threes() {
        let nim: Vec<Point> = moore(4)
            .into_iter()
            .map(|point| Point { value: i64::from(point.at.iter().fold(0, |all, n| all ^ n) != 0), ..point })
            .collect();
        assert_eq!(Columns::fitted(&Table::new(nim).expect("a table")), None);
    }
}
