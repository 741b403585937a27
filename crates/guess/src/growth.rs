//! Growth of values that a period increases, in binary digits.

use crate::{Pattern, Pieces, Table};

/// Growth of the quotients of values by the increase of a period.
///
/// Nim-values grow by nim-sums, which work on binary digits: a pattern that was seen is evidence for quotients with as many
/// digits as were seen. That of 0.F6 holds for thirty periods, while its quotients grow from 9 to 38, and then no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    /// The largest quotient in the first period.
    pub first: u64,
    /// The least quotient in the last period.
    pub last: u64,
}

impl Growth {
    /// Growth over a table of a sequence of naturals that increases by the same in each period, unless the period is short.
    pub(crate) fn of(pattern: &Pattern, table: &Table) -> Option<Growth> {
        let Pattern::Pieces(pieces) = pattern else { return None };
        let increase = u64::try_from(pieces.increase().filter(|&increase| increase > 0)?).ok()?;
        let last = table.points().last()?.at.first().copied()?;
        let period = pieces.period() as u64;
        let quotients = |from: u64| {
            let terms = (from..from.saturating_add(period)).map(|n| pieces.term(n));
            terms.map(|term| u64::try_from(term?).ok()?.checked_div(increase)).collect::<Option<Vec<u64>>>()
        };
        let first = quotients(pieces.begin())?.into_iter().max()?;
        let last = quotients(last.checked_sub(period - 1)?)?.into_iter().min()?;
        (!is_line(pieces)).then_some(Growth { first, last })
    }

    /// Four times the next power of two after the quotients of the first period, so that two further powers of two lie
    /// below it.
    pub fn required(&self) -> u64 {
        let next = self.first.saturating_add(1).checked_next_power_of_two();
        next.map_or(u64::MAX, |next| next.saturating_mul(4))
    }

    /// Returns `true` if the quotients have grown that far.
    pub fn is_telling(&self) -> bool {
        self.last >= self.required()
    }
}

/// Returns `true` for floors of lines.
fn is_line(pieces: &Pieces) -> bool {
    pieces.before().is_empty()
        && pieces.period() <= 12
        && pieces.classes().windows(2).all(|pair| (0..=pair[1][1]).contains(&(pair[1][0] - pair[0][0])))
}
