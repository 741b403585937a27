//! Tables with their tracks in another order, or some of them made one.

use crate::budget::{Budget, Spent};
use crate::table::{Child, Sharing, Table};

impl Table {
    /// The same relation of other variables, with the same states: track i reads the variable `arguments[i]`. The new tracks are
    /// the variables that occur, rising; they are given as well.
    pub(crate) fn arranged(&self, arguments: &[u32], budget: &Budget) -> Result<(Table, Vec<u32>), Spent> {
        let mut variables = arguments.to_vec();
        variables.sort_unstable();
        variables.dedup();
        let place = |variable: &u32| variables.binary_search(variable).unwrap_or(0);
        let places: Vec<usize> = arguments.iter().map(place).collect();
        let mut sharing = Sharing::new(self.numeration().radix());
        let mut rows = Vec::with_capacity(self.states());
        for state in 0..self.states() as u32 {
            let mut digits = Vec::with_capacity(variables.len());
            rows.push(self.row(state, &places, variables.len(), &mut digits, &mut sharing, budget)?);
        }
        let table = sharing.table(self.numeration(), variables.len(), rows, self.accepting().to_vec());
        Ok((table, variables))
    }

    fn row(
        &self,
        state: u32,
        places: &[usize],
        tracks: usize,
        digits: &mut Vec<u8>,
        sharing: &mut Sharing,
        budget: &Budget,
    ) -> Result<Child, Spent> {
        if digits.len() == tracks {
            let column: Vec<u8> = places.iter().map(|&place| digits[place]).collect();
            return Ok(self.column(Child::state(state), &column));
        }
        let radix = self.numeration().radix();
        budget.steps(radix.into())?;
        let mut children = Vec::with_capacity(radix.into());
        for digit in 0..radix {
            digits.push(digit);
            children.push(self.row(state, places, tracks, digits, sharing, budget)?);
            digits.pop();
        }
        Ok(sharing.decide((digits.len()) as u8, &children))
    }
}
