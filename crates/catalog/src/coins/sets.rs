//! Sets of coins that may be turned together with a head.

use super::code::{Arrangement, Code, Turn};
use rules::Trouble;

/// Remaining numbers of sets that may be examined, and of numbers that may be stored.
pub(crate) struct Budget(u32);

impl Budget {
    pub(crate) fn new() -> Budget {
        Budget(1 << 22)
    }

    pub(crate) fn spend(&mut self, amount: usize) -> Result<(), Trouble> {
        let left = u32::try_from(amount).ok().and_then(|amount| self.0.checked_sub(amount));
        self.0 = left.ok_or(Trouble::TooMany)?;
        Ok(())
    }
}

type Each<'e> = &'e mut dyn FnMut(&[u64]) -> Result<(), Trouble>;

impl Code {
    /// Places of the other coins that a move may turn with a head at a place: each set once, its places
    /// ascending.
    pub(crate) fn sets(&self, place: u64, budget: &mut Budget) -> Result<Vec<Vec<u64>>, Trouble> {
        let mut found = Vec::new();
        if place == 0 {
            return Ok(found);
        }
        for (index, turn) in self.0.iter().enumerate() {
            let earlier = &self.0[..index];
            turn.sets(place, budget, &mut |others| {
                if !earlier.iter().any(|turn| turn.admits(others, place)) {
                    found.push(others.to_vec());
                }
                Ok(())
            })?;
        }
        Ok(found)
    }
}

impl Turn {
    /// First place within the span of this one.
    fn earliest(&self, place: u64) -> u64 {
        place.saturating_sub(self.span.saturating_sub(1)).max(1)
    }

    /// Returns `true` if a head at a place may be turned with the coins at these, which ascend and lie before
    /// it.
    fn admits(&self, others: &[u64], place: u64) -> bool {
        let count = others.len() as u64 + 1;
        let from = others.first().copied().unwrap_or(place);
        let at = |index: usize| others.get(index).copied().unwrap_or(place);
        let gap = |index: usize| at(index + 1) - at(index);
        let lies = match self.arrangement {
            Arrangement::Any => true,
            Arrangement::Consecutive => place - from == others.len() as u64,
            Arrangement::EquallySpaced => (1..others.len()).all(|index| gap(index) == gap(0)),
            Arrangement::Symmetric => {
                (0..others.len()).all(|index| at(index) - from == place - at(others.len() - index))
            }
        };
        let near = self.span > 0 && from >= self.earliest(place);
        (self.least..=self.most).contains(&count) && near && lies && (!self.first || from == 1)
    }

    /// Visits every set of other coins.
    fn sets(&self, place: u64, budget: &mut Budget, each: Each) -> Result<(), Trouble> {
        let earliest = self.earliest(place);
        if self.span == 0 || self.first && earliest > 1 {
            return Ok(());
        }
        for others in self.least - 1..=(self.most - 1).min(place - earliest) {
            budget.spend(1)?;
            if others == 0 {
                if !self.first || place == 1 {
                    each(&[])?;
                }
                continue;
            }
            let last = if self.first { 1 } else { place - others };
            match self.arrangement {
                Arrangement::Any if self.first => {
                    combinations((2, place - 1), others - 1, budget, &mut |rest| {
                        each(&[&[1], rest].concat())
                    })?;
                }
                Arrangement::Any => combinations((earliest, place - 1), others, budget, each)?,
                Arrangement::Consecutive if self.first && place - others > 1 => {}
                Arrangement::Consecutive => spaced(place, others, 1, budget, each)?,
                Arrangement::EquallySpaced if self.first => {
                    if (place - 1).is_multiple_of(others) {
                        spaced(place, others, (place - 1) / others, budget, each)?;
                    }
                }
                Arrangement::EquallySpaced => {
                    for gap in 1..=(place - earliest) / others {
                        spaced(place, others, gap, budget, each)?;
                    }
                }
                Arrangement::Symmetric => {
                    for from in earliest..=last {
                        symmetric((from, place), others - 1, budget, each)?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Visits sets of `others` equally spaced coins before a place.
fn spaced(place: u64, others: u64, gap: u64, budget: &mut Budget, each: Each) -> Result<(), Trouble> {
    budget.spend(usize::try_from(others).unwrap_or(usize::MAX))?;
    let places: Vec<u64> = (1..=others).rev().map(|index| place - index * gap).collect();
    each(&places)
}

/// Visits sets of the coin at `from` and `inner` coins, symmetric between it and `place`.
fn symmetric((from, place): (u64, u64), inner: u64, budget: &mut Budget, each: Each) -> Result<(), Trouble> {
    budget.spend(1)?;
    let between = place - from - 1;
    if inner % 2 == 1 && between % 2 == 0 {
        return Ok(());
    }
    let centre = (inner % 2 == 1).then_some(from + (place - from) / 2);
    let left = (from + 1, from + between / 2);
    combinations(left, inner / 2, budget, &mut |half| {
        let mut places = vec![from];
        places.extend(half);
        places.extend(centre);
        places.extend(half.iter().rev().map(|at| from + (place - at)));
        each(&places)
    })
}

/// Visits every choice of `count` numbers from `from` to `to`, ascending.
fn combinations((from, to): (u64, u64), count: u64, budget: &mut Budget, each: Each) -> Result<(), Trouble> {
    let available = (to + 1).saturating_sub(from);
    if count > available {
        return Ok(());
    }
    let length = usize::try_from(count).map_err(|_| Trouble::TooMany)?;
    budget.spend(length)?;
    let mut chosen: Vec<u64> = (from..).take(length).collect();
    loop {
        budget.spend(length + 1)?;
        each(&chosen)?;
        // The rightmost that can move by one; those after it directly follow.
        let last = |index: usize| to - (length - 1 - index) as u64;
        let Some(index) = (0..length).rev().find(|&index| chosen[index] < last(index)) else { return Ok(()) };
        let next = chosen[index] + 1;
        for (place, number) in chosen[index..].iter_mut().zip(next..) {
            *place = number;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every set of places, by the definition of the code.
    fn expected(place: u64, fits: impl Fn(&[u64]) -> bool) -> BTreeSet<Vec<u64>> {
        let subset = |set: u64| (1..place).filter(|at| set >> (at - 1) & 1 == 1).collect::<Vec<u64>>();
        let whole = |others: &Vec<u64>| fits(&[&others[..], &[place]].concat());
        (0..1u64 << (place - 1)).map(subset).filter(whole).collect()
    }

    fn agree(code: &str, fits: impl Fn(&[u64]) -> bool) {
        let code = Code::read(code).expect("a code");
        for place in 1..=13 {
            let found = code.sets(place, &mut Budget::new()).expect("few");
            let distinct: BTreeSet<Vec<u64>> = found.iter().cloned().collect();
            assert_eq!(distinct.len(), found.len(), "each once: {code:?} at {place}");
            assert_eq!(distinct, expected(place, &fits), "{code:?} at {place}");
        }
    }

    fn equal(set: &[u64]) -> bool {
        set.windows(3).all(|three| three[1] - three[0] == three[2] - three[1])
    }

    fn mirrored(set: &[u64]) -> bool {
        let ends = set[0] + set[set.len() - 1];
        set.iter().all(|at| set.contains(&(ends - at)))
    }

    fn within(set: &[u64], places: u64) -> bool {
        set[set.len() - 1] - set[0] < places
    }

    #[test]
    fn sets_are_those_of_the_code() {
        agree("1-2", |set| set.len() <= 2);
        agree("1-5", |set| set.len() <= 5);
        agree("3", |set| set.len() == 3);
        agree("2+", |set| set.len() >= 2);
        agree("1+C", |set| within(set, set.len() as u64));
        agree("2-4C", |set| (2..=4).contains(&set.len()) && within(set, set.len() as u64));
        agree("1-3C(5)", |set| set.len() <= 3 && within(set, 5));
        agree("2+C(4)", |set| set.len() >= 2 && within(set, 4));
        agree("3C(0)", |_| false);
        agree("3E", |set| set.len() == 3 && equal(set));
        agree("1+E", equal);
        agree("1+EC(7)", |set| equal(set) && within(set, 7));
        agree("1+S", mirrored);
        agree("4S", |set| set.len() == 4 && mirrored(set));
        agree("3-6SC(8)", |set| (3..=6).contains(&set.len()) && mirrored(set) && within(set, 8));
        agree("1-3F", |set| set.len() <= 3 && set[0] == 1);
        agree("2+CF", |set| set.len() >= 2 && set[0] == 1 && within(set, set.len() as u64));
        agree("1+EF", |set| equal(set) && set[0] == 1);
        agree("4FS", |set| set.len() == 4 && mirrored(set) && set[0] == 1);
        agree("1+FS", |set| mirrored(set) && set[0] == 1);
        agree("2+FC(6)", |set| set.len() >= 2 && set[0] == 1 && within(set, 6));
        agree("2-3,6C", |set| matches!(set.len(), 2 | 3) || set.len() == 6 && within(set, 6));
        agree("1+S,2-3,1+C,2-3", |set| matches!(set.len(), 2 | 3) || mirrored(set));
    }

    #[test]
    fn what_is_too_much_is_refused() {
        for code in ["1+", "1-9", "1+C", "1+E", "1+S", "1+FE", "1+FS", "9+F", "1+C(90)", "1-2"] {
            let code = Code::read(code).expect("a code");
            assert_eq!(code.sets(u64::MAX, &mut Budget::new()), Err(Trouble::TooMany), "{code:?}");
        }
    }
}
