//! The values of parameters, as typed: `m=3`, `S=1,3,4`, `piece=knight`.

use crate::problem::Problem;
use dashu_int::UBig;

/// How many members a set may have.
const SET_LIMIT: usize = 1_000_000;

/// Adds the naturals from `from` to `to`; `false` if there would be too many.
pub(crate) fn push_range(members: &mut Vec<UBig>, from: UBig, to: UBig) -> bool {
    if from > to {
        return true;
    }
    let more = usize::try_from(&to - &from).unwrap_or(usize::MAX);
    if members.len().saturating_add(more) >= SET_LIMIT {
        return false;
    }
    let mut next = from;
    while next <= to {
        members.push(next.clone());
        next += UBig::ONE;
    }
    true
}

/// The problem of a set with too many members.
pub(crate) fn too_many() -> Problem {
    Problem::LargeSet { limit: SET_LIMIT }
}
