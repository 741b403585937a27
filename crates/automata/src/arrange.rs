//! Permutes the tracks of tables, or identifies some of them.

use crate::spent::Spent;
use crate::table::Table;
use limits::Meter;

impl Table {
    /// The same relation of other variables, with the same states: track i reads the variable `arguments[i]`.
    /// Also returns the variables of the new tracks, which are those that occur, ascending.
    pub(crate) fn arranged(&self, arguments: &[u32], meter: &Meter) -> Result<(Table, Vec<u32>), Spent> {
        let mut variables = arguments.to_vec();
        variables.sort_unstable();
        variables.dedup();
        let place = |variable: &u32| variables.binary_search(variable).unwrap_or(0);
        let places: Vec<usize> = arguments.iter().map(place).collect();
        let mut column = vec![0; places.len()];
        let next = |state, digits: &[u8]| {
            column.iter_mut().zip(&places).for_each(|(digit, &place)| *digit = digits[place]);
            self.column(state, &column)
        };
        let shape = (self.numeration(), variables.len());
        Ok((Table::tabulated(shape, self.accepting().to_vec(), next, meter)?, variables))
    }
}

#[cfg(test)]
mod tests {
    use crate::table::tests::random;
    use crate::{Meter, Numeration};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn tracks_are_permuted_and_merged(
            seed in any::<u64>(),
            base in 2..4u8,
            arguments in proptest::collection::vec(0..4u32, 1..4),
            word in proptest::collection::vec(0..81usize, 0..6),
        ) {
            let table = random(seed, Numeration::Base(base), arguments.len(), 5);
            let (arranged, variables) = table.arranged(&arguments, &Meter::ample()).expect("small");
            let mut distinct = arguments.clone();
            distinct.sort_unstable();
            distinct.dedup();
            prop_assert_eq!(&variables, &distinct);
            let (mut state, mut other) = (crate::Child::state(0), crate::Child::state(0));
            for mut digits in word {
                // One digit for each of the variables 0 to 3.
                let mut of = [0u8; 4];
                for digit in &mut of {
                    *digit = (digits % usize::from(base)) as u8;
                    digits /= usize::from(base);
                }
                let column = |variables: &[u32]| -> Vec<u8> {
                    variables.iter().map(|&variable| of[variable as usize]).collect()
                };
                state = table.column(state, &column(&arguments));
                other = arranged.column(other, &column(&variables));
                prop_assert_eq!(state, other);
                prop_assert_eq!(table.accepts_at(state), arranged.accepts_at(other));
            }
        }
    }
}
