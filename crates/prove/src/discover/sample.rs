//! Boxes of positions, with the facts that follow from the rules there.

use super::extent::Extent;
use super::oracle::{Goal, Label, Oracle, Silence};

/// Limit on the places of a box, with or without a position.
const MOST_CELLS: u64 = 1 << 21;

/// All positions with numbers below `side`.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) places: usize,
    pub(crate) side: u64,
    labels: Vec<Option<Label>>,
    /// Indices in `labels` of the positions, by their largest number and then alphabetically.
    outwards: Vec<u32>,
    /// Number of positions among them.
    pub(crate) positions: usize,
}

/// Number of cells of a box, if it is not too large.
pub(crate) fn cells(places: usize, side: u64) -> Option<u64> {
    let cells = u32::try_from(places).ok().and_then(|places| side.checked_pow(places))?;
    (cells <= MOST_CELLS).then_some(cells)
}

/// Largest side of a box with at most this many cells; at least 2.
pub(crate) fn side(places: usize, most: u64) -> u64 {
    let fits = |side: u64| cells(places, side).is_some_and(|cells| cells <= most);
    let mut side = 2;
    while fits(side * 2) {
        side *= 2;
    }
    let mut step = side / 2;
    while step > 0 {
        if fits(side + step) {
            side += step;
        }
        step /= 2;
    }
    side
}

impl Sample {
    /// Requests a box from an oracle.
    pub(crate) fn ask(
        oracle: &mut dyn Oracle,
        goal: Goal,
        places: usize,
        side: u64,
    ) -> Result<Sample, Silence> {
        let cells = cells(places, side).ok_or(Silence::Refused)?;
        let labels = oracle.labels(goal, places, side)?;
        if labels.len() as u64 != cells {
            return Err(Silence::Refused);
        }
        let largest = |index: u32| {
            let mut rest = u64::from(index);
            let digit = |_| {
                let digit = rest % side;
                rest /= side;
                digit
            };
            (0..places).map(digit).max()
        };
        // There are at most `MOST_CELLS` of them.
        let indices = (0u32..).zip(&labels).filter(|(_, label)| label.is_some()).map(|(index, _)| index);
        let mut outwards: Vec<u32> = indices.collect();
        outwards.sort_by_cached_key(|&index| largest(index));
        Ok(Sample { places, side, positions: outwards.len(), outwards, labels })
    }

    /// Label of a position; `None` outside the box, and where there is no position.
    #[inline]
    pub(crate) fn label(&self, at: &[u64]) -> Option<Label> {
        let mut index = 0;
        for &number in at {
            if number >= self.side {
                return None;
            }
            index = index * self.side + number;
        }
        self.labels.get(index as usize).copied().flatten()
    }

    /// Size of the sample.
    pub(crate) fn extent(&self) -> Extent {
        Extent { positions: self.positions as u64, upto: self.side - 1 }
    }

    /// Returns `true` if all numbers are inside.
    #[inline]
    pub(crate) fn covers(&self, at: &[u64]) -> bool {
        at.iter().all(|&number| number < self.side)
    }

    /// All positions, by their largest number and then alphabetically.
    pub(crate) fn outwards(&self) -> impl Iterator<Item = (Vec<u64>, Label)> + '_ {
        self.outwards.iter().filter_map(|&index| {
            let mut at = vec![0; self.places];
            let mut rest = u64::from(index);
            for number in at.iter_mut().rev() {
                *number = rest % self.side;
                rest /= self.side;
            }
            let label = self.labels.get(index as usize).copied().flatten();
            label.map(|label| (at, label))
        })
    }

    /// All positions, in alphabetical order.
    pub(crate) fn each(&self) -> impl Iterator<Item = (Vec<u64>, Label)> + '_ {
        let mut at = vec![0; self.places];
        let mut first = true;
        let next = move || {
            if !std::mem::take(&mut first) {
                for number in at.iter_mut().rev() {
                    *number += 1;
                    if *number < self.side {
                        break;
                    }
                    *number = 0;
                }
            }
            at.clone()
        };
        let mut next = next;
        self.labels.iter().filter_map(move |label| {
            let at = next();
            label.map(|label| (at, label))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_fill_the_box_as_far_as_it_goes() {
        assert_eq!((side(1, 300), side(2, 4096), side(2, 4100), side(4, 1 << 12)), (300, 64, 64, 8));
        assert_eq!(cells(3, 5), Some(125));
        assert_eq!(cells(40, 2), None);
    }
}
