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
    /// Growth over a table of naturals in which a period increases the values, unless the period is a floor of a line. Of a
    /// pattern that has several such parts, that of the one which has grown least.
    pub(crate) fn of(pattern: &Pattern, table: &Table) -> Option<Growth> {
        let last =
            |place: usize| table.points().iter().filter_map(|point| point.at.get(place)).max().copied();
        match pattern {
            Pattern::Pieces(pieces) => Growth::of_pieces(pieces, last(0)?),
            Pattern::Except(except) => Growth::of(except.parts().0, table),
            Pattern::Cases(cases) => {
                least(cases.cases().iter().filter_map(|(_, pattern)| Growth::of(pattern, table)))
            }
            Pattern::View(view) => Growth::of(view.parts().1, &view.seen(table)?),
            Pattern::Row { place, pattern } => match pattern.as_ref() {
                Pattern::Pieces(pieces) => Growth::of_pieces(pieces, last(*place)?),
                _ => None,
            },
            Pattern::Sum(sum) => least((0..).zip(sum.parts().1).filter_map(|(place, part)| match part {
                Pattern::Pieces(pieces) => Growth::of_pieces(pieces, last(place)?),
                _ => None,
            })),
            _ => None,
        }
    }

    fn of_pieces(pieces: &Pieces, last: u64) -> Option<Growth> {
        let increase = pieces.classes().iter().filter_map(|class| class.get(1)).max().copied();
        let increase = u64::try_from(increase.filter(|&increase| increase > 0)?).ok()?;
        let period = pieces.period() as u64;
        let quotients = |from: u64| {
            let grows = |(_, class): &(u64, &Vec<i128>)| class.get(1).is_some_and(|&slope| slope > 0);
            let classes = (from..from.saturating_add(period)).map(|n| {
                let class = (n - pieces.begin()) % period;
                (n, &pieces.classes()[usize::try_from(class).unwrap_or(0)])
            });
            let terms = classes.filter(grows).map(|(n, _)| pieces.term(n));
            terms.map(|term| u64::try_from(term?).ok()?.checked_div(increase)).collect::<Option<Vec<u64>>>()
        };
        let first = quotients(pieces.begin())?.into_iter().max()?;
        let from = last.checked_sub(period - 1).filter(|&from| from >= pieces.begin())?;
        let last = quotients(from)?.into_iter().min()?;
        (!pieces.is_floor()).then_some(Growth { first, last })
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

/// The growth that is furthest from telling.
fn least(all: impl Iterator<Item = Growth>) -> Option<Growth> {
    all.min_by_key(|growth| (growth.is_telling(), growth.last))
}
