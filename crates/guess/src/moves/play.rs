//! Values of positions by the moves.

use super::{Moves, Way};
use std::collections::HashMap;

/// Positions of which the values are computed for one.
const POSITIONS: usize = 1 << 22;
/// Options that are looked at for one.
const OPTIONS: usize = 1 << 28;

impl Moves {
    /// Values at positions; nothing where that would take long.
    pub(crate) fn values<'p>(&self, positions: impl Iterator<Item = &'p [u64]>) -> Vec<Option<i64>> {
        let positions: Vec<&[u64]> = positions.collect();
        if self.least.len() == 1 {
            let mut known = HashMap::new();
            let single = |at: &[u64]| <[u64; 1]>::try_from(at).ok();
            return positions.into_iter().map(|at| self.number(single(at)?[0], &mut known)).collect();
        }
        let arity = self.least.len();
        let largest = |place: usize| positions.iter().filter_map(|at| at.get(place)).max().copied();
        let most: Option<Vec<u64>> = (0..arity).map(largest).collect();
        match most.and_then(|most| self.filled(&most)) {
            Some(filled) => positions.into_iter().map(|at| filled.get(at)).collect(),
            None => vec![None; positions.len()],
        }
    }

    /// The value of a position whose options have these.
    fn of_options(&self, options: u64, any: bool) -> i64 {
        match (any, self.outcomes) {
            (false, _) => self.end,
            (true, true) => (options & 1) as i64,
            (true, false) => i64::from(options.trailing_ones()),
        }
    }

    /// The value of a number, by those of the smaller ones that it leads to.
    fn number(&self, number: u64, known: &mut HashMap<u64, i64>) -> Option<i64> {
        let first = self.least[0];
        let mut open = vec![number];
        while let Some(&n) = open.last() {
            let place = usize::try_from(n.checked_sub(first)?).ok();
            if let Some(&value) = place.and_then(|place| self.begin.get(place)) {
                known.insert(n, value);
            }
            if known.contains_key(&n) {
                open.pop();
                continue;
            }
            let (mut options, mut any, waiting) = (0u64, false, open.len());
            for way in &self.ways {
                let Some(to) = way.of_number(n).filter(|&to| first <= to && to < n) else { continue };
                any = true;
                match known.get(&to) {
                    Some(&value) => options |= 1u64.checked_shl(u32::try_from(value).ok()?)?,
                    None => open.push(to),
                }
            }
            if open.len() == waiting {
                known.insert(n, self.of_options(options, any));
                open.pop();
            }
            if known.len() + open.len() > POSITIONS {
                return None;
            }
        }
        known.get(&number).copied()
    }

    /// The values in a box that reaches up to a position; nothing if it is large.
    fn filled(&self, most: &[u64]) -> Option<Filled> {
        let side =
            |(&most, &least): (&u64, &u64)| usize::try_from(most.checked_sub(least)?).ok()?.checked_add(1);
        let sides = most.iter().zip(&self.least).map(side).collect::<Option<Vec<usize>>>()?;
        let count = sides.iter().try_fold(1usize, |count, &side| count.checked_mul(side))?;
        let longest = sides.iter().copied().max()?;
        if count > POSITIONS || count.checked_mul(longest.checked_mul(self.ways.len())?)? > OPTIONS {
            return None;
        }
        let mut filled = Filled { least: self.least.clone(), sides, values: Vec::with_capacity(count) };
        let strides = filled.strides();
        let mut at = vec![0usize; filled.sides.len()];
        for index in 0..count {
            let (mut options, mut any) = (0u64, false);
            for way in &self.ways {
                let (step, most) = match way {
                    Way::Less(step) => (step, 1),
                    Way::Any(step) => (step, usize::MAX),
                    Way::To(_) | Way::Divided(_) => return None,
                };
                let room = at.iter().zip(step).filter(|(_, step)| **step > 0);
                let room = room.map(|(&at, &step)| (at as u64 / step) as usize).min()?.min(most);
                if room == 0 {
                    continue;
                }
                let stride: usize =
                    strides.iter().zip(step).map(|(stride, &step)| stride * step as usize).sum();
                for times in 1..=room {
                    any = true;
                    options |=
                        1u64.checked_shl(u32::try_from(filled.values[index - times * stride]).ok()?)?;
                }
            }
            filled.values.push(self.of_options(options, any));
            for place in (0..at.len()).rev() {
                at[place] += 1;
                if at[place] < filled.sides[place] {
                    break;
                }
                at[place] = 0;
            }
        }
        Some(filled)
    }
}

impl Way {
    /// The number to which it leads from another.
    pub(super) fn of_number(&self, n: u64) -> Option<u64> {
        match self {
            Way::To(formula) => u64::try_from(formula.value(&[n])?).ok(),
            Way::Divided(by) => n.is_multiple_of(*by).then(|| n / by),
            Way::Less(step) => n.checked_sub(*step.first()?),
            Way::Any(_) => None,
        }
    }
}

/// Values in a box.
struct Filled {
    least: Vec<u64>,
    sides: Vec<usize>,
    values: Vec<i64>,
}

impl Filled {
    /// Distance of positions that differ by one, for each coordinate.
    fn strides(&self) -> Vec<usize> {
        (0..self.sides.len()).map(|place| self.sides[place + 1..].iter().product()).collect()
    }

    fn get(&self, at: &[u64]) -> Option<i64> {
        let mut index = 0;
        for ((&number, &least), &side) in at.iter().zip(&self.least).zip(&self.sides) {
            let place = usize::try_from(number.checked_sub(least)?).ok()?;
            index = index * side + Some(place).filter(|&place| place < side)?;
        }
        self.values.get(index).copied().filter(|_| at.len() == self.sides.len())
    }
}
