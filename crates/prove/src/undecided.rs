//! Reasons why there is neither a proof nor a refutation.

use crate::demand::Purpose;
use automata::Trouble;
use dashu_int::UBig;
use elaborate::{Obstacle, Unfit};

/// Reason why there is neither a proof nor a refutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// The game or the claim cannot be expressed.
    Unfit(Unfit),
    /// A limit was reached.
    Spent(automata::Spent),
    /// Termination was not proved.
    Endless,
    /// The assumptions about moves do not suffice at a position; with the purpose of the demand that fails.
    Assumed(Vec<UBig>, Purpose),
    /// A relation is not expressible in the numeration of the others.
    Foreign(String),
}

impl From<Unfit> for Undecided {
    fn from(unfit: Unfit) -> Undecided {
        match unfit {
            Unfit::Obstacle(Obstacle::Spent(spent), _) => Undecided::Spent(spent),
            unfit => Undecided::Unfit(unfit),
        }
    }
}

impl From<Trouble> for Undecided {
    fn from(trouble: Trouble) -> Undecided {
        match trouble {
            Trouble::Spent(spent) => Undecided::Spent(spent),
            Trouble::Foreign(relation) => Undecided::Foreign(relation.to_string()),
        }
    }
}
