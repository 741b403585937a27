//! The product of two coin-turning games: the coins where columns of one move meet rows of another are turned.

use super::turning::Turning;
use crate::Unplayable;
use crate::coins::{Budget, Code};
use rules::{Argument, NativeMoves, Objection, Options, Trouble};
use std::sync::Arc;

/// Moves of the game. A component is the column and row of a head; there is none in column 0 or row 0.
struct Tartan {
    /// Game along a row, on the columns.
    along: Code,
    /// Game along a column, on the rows.
    across: Code,
}

/// Moves for the two codes that are the parameters.
pub(super) fn moves(arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    let [Argument::Text(rows), Argument::Text(columns)] = arguments else {
        return Err(Unplayable::Parameters.into());
    };
    Ok(Arc::new(Tartan { along: Code::read(rows)?, across: Code::read(columns)? }))
}

impl NativeMoves for Tartan {
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let &[x, y] = at else { return Err(Trouble::WrongForm) };
        let (mut columns, mut rows) =
            (self.along.sets(x, &mut Budget::new())?, self.across.sets(y, &mut Budget::new())?);
        columns.iter_mut().for_each(|set| set.push(x));
        rows.iter_mut().for_each(|set| set.push(y));
        let mut budget = Budget::new();
        for columns in &columns {
            for rows in &rows {
                budget.spend(columns.len().saturating_mul(rows.len()))?;
                for place in columns.iter().flat_map(|&x| rows.iter().map(move |&y| [x, y])) {
                    if place != [x, y] {
                        place.into_iter().for_each(|number| options.push_word(number));
                        options.end_component();
                    }
                }
                options.end_option();
            }
        }
        Ok(())
    }

    fn factors(&self) -> Option<[Arc<dyn NativeMoves>; 2]> {
        Some([&self.along, &self.across].map(|code| Arc::new(Turning(code.clone())) as Arc<dyn NativeMoves>))
    }

    /// A head is replaced by others that are nearer to the first column or row, and not farther from the
    /// other.
    fn terminates(&self) -> bool {
        true
    }
}
