//! Multiples of a vector along a row of a table, where all on which they depend rises evenly.

use super::{Along, Line, Walks};

/// A number that rises evenly along a row.
#[derive(Clone, Copy, Debug)]
struct Rising {
    start: i64,
    rise: i64,
}

impl Rising {
    /// `of` tells the number at a place of the row.
    fn of(of: impl Fn(u64) -> i64) -> Rising {
        let start = of(0);
        Rising { start, rise: of(1) - start }
    }

    #[inline(always)]
    fn at(self, place: u64) -> i64 {
        self.start + self.rise * place as i64
    }
}

/// The multiples of a vector at the positions of a row.
#[derive(Clone, Debug)]
pub struct Stretch {
    demands: Vec<(Rising, i64)>,
    has_variable: bool,
    start: Rising,
    slope: i64,
}

impl Stretch {
    /// The multiples in the row of a position, along its last number; `None` if something does not rise evenly.
    pub(super) fn of(along: &Along, walks: &Walks, at: &[u64]) -> Option<Stretch> {
        let last = at.len().checked_sub(1).filter(|&last| along.degrees[last] <= 1)?;
        let with = |place: u64| [&at[..last], &[place]].concat();
        let demand = |line: &Line| (Rising::of(|place| line.base.at(&with(place))), line.slope.at(at));
        let demands = walks.demands.lines.iter().map(demand).collect();
        let start = Rising::of(|place| along.taken(&with(place)));
        Some(Stretch { demands, has_variable: walks.demands.has_variable, start, slope: along.slope })
    }

    /// The largest multiple at a place that leads to an option; `None` if the options are not all multiples up to it.
    #[inline(always)]
    pub fn multiples(&self, place: u64) -> Option<u64> {
        let demands = self.demands.iter().map(|(base, slope)| (base.at(place), *slope));
        super::multiples(super::range(self.has_variable, demands)?, self.start.at(place), self.slope)
    }
}
