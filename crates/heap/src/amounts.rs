//! Sets of naturals that are eventually periodic: the amounts that may be taken.

/// A finite list, possibly with a tail that repeats for ever. Equal sets have equal representations.
///
/// ```
/// use heap::Amounts;
/// assert_eq!(Amounts::from(1).without(&[2]), Amounts::list([1]).or(&Amounts::from(3)));
/// assert!(Amounts::every(5, 2).contains(9) && !Amounts::every(5, 2).contains(3));
/// assert_eq!(Amounts::every(1, 2).largest(), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Amounts {
    /// Members before the tail, ascending.
    few: Vec<usize>,
    tail: Option<Tail>,
}

/// All numbers `from + offset + k * period` for an offset and a natural k. The offsets ascend and are below
/// the period.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tail {
    /// Beginning of the tail.
    pub from: usize,
    /// Length of the period.
    pub period: usize,
    /// Members within one period; at least one.
    pub offsets: Vec<usize>,
}

impl Tail {
    /// Returns `true` if the tail contains this number.
    pub fn contains(&self, amount: usize) -> bool {
        let place = amount.checked_sub(self.from).map(|past| past % self.period);
        place.is_some_and(|place| self.offsets.binary_search(&place).is_ok())
    }
}

impl Amounts {
    /// The set of exactly these amounts.
    pub fn list(amounts: impl IntoIterator<Item = usize>) -> Amounts {
        let mut few: Vec<usize> = amounts.into_iter().collect();
        few.sort_unstable();
        few.dedup();
        Amounts { few, tail: None }
    }

    /// The set of this amount and all larger ones.
    pub fn from(least: usize) -> Amounts {
        Amounts::every(least, 1)
    }

    /// The amounts `least`, `least + step`, …; only `least` if the step is 0.
    pub fn every(least: usize, step: usize) -> Amounts {
        Amounts::new([least], least, step, [0])
    }

    /// The set of `few` below `from`, and from there on of all numbers whose distance from it, modulo the
    /// period, is among the offsets.
    pub fn new(
        few: impl IntoIterator<Item = usize>,
        from: usize,
        period: usize,
        offsets: impl IntoIterator<Item = usize>,
    ) -> Amounts {
        let mut offsets = Amounts::list(offsets.into_iter().filter(|&offset| offset < period)).few;
        if offsets.is_empty() {
            return Amounts::list(few);
        }
        let mut few = Amounts::list(few.into_iter().filter(|&amount| amount < from)).few;
        let mut period = period;
        // The least period is a divisor.
        for shorter in (1..=period / 2).filter(|shorter| period.is_multiple_of(*shorter)) {
            let kept = offsets.partition_point(|&offset| offset < shorter);
            let again = kept * (period / shorter) == offsets.len();
            if again
                && offsets.iter().enumerate().all(|(at, &o)| o == offsets[at % kept] + at / kept * shorter)
            {
                offsets.truncate(kept);
                period = shorter;
                break;
            }
        }
        let mut tail = Tail { from, period, offsets };
        // The numbers right before may belong to the tail as well.
        while let Some(before) = tail.from.checked_sub(1) {
            let listed = few.last() == Some(&before);
            let last = tail.offsets.last() == Some(&(period - 1));
            if listed != last {
                break;
            }
            few.truncate(few.len() - usize::from(listed));
            tail.offsets.truncate(tail.offsets.len() - usize::from(last));
            tail.offsets.iter_mut().for_each(|offset| *offset += 1);
            if last {
                tail.offsets.insert(0, 0);
            }
            tail.from = before;
        }
        Amounts { few, tail: Some(tail) }
    }

    /// Members before the tail.
    pub fn few(&self) -> &[usize] {
        &self.few
    }

    /// The repeating part.
    pub fn tail(&self) -> Option<&Tail> {
        self.tail.as_ref()
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.few.is_empty() && self.tail.is_none()
    }

    /// Returns `true` if the set contains this amount.
    pub fn contains(&self, amount: usize) -> bool {
        self.few.binary_search(&amount).is_ok()
            || self.tail.as_ref().is_some_and(|tail| tail.contains(amount))
    }

    /// The largest member; `None` if the set is empty or infinite.
    pub fn largest(&self) -> Option<usize> {
        if self.tail.is_some() { None } else { self.few.last().copied() }
    }

    /// The number from which on the set is periodic.
    pub fn settled(&self) -> usize {
        match &self.tail {
            Some(tail) => tail.from,
            None => self.few.last().map_or(0, |last| last + 1),
        }
    }

    /// Members below `end`, ascending.
    pub fn below(&self, end: usize) -> impl Iterator<Item = usize> + '_ {
        let listed = self.few[..self.few.partition_point(|&amount| amount < end)].iter().copied();
        let again = self.tail.iter().flat_map(move |tail| {
            let rounds = (tail.from..end).step_by(tail.period);
            rounds.flat_map(|start| tail.offsets.iter().map(move |offset| start + offset))
        });
        listed.chain(again.take_while(move |&amount| amount < end))
    }

    /// Union of two sets.
    pub fn or(&self, other: &Amounts) -> Amounts {
        self.mixed(other, |a, b| a || b)
    }

    /// The set without these amounts.
    pub fn without(&self, amounts: &[usize]) -> Amounts {
        self.mixed(&Amounts::list(amounts.iter().copied()), |a, b| a && !b)
    }

    /// Combines two sets by a Boolean function of their memberships.
    fn mixed(&self, other: &Amounts, keep: fn(bool, bool) -> bool) -> Amounts {
        let settled = self.settled().max(other.settled());
        let mut few: Vec<usize> = self.below(settled).chain(other.below(settled)).collect();
        few.sort_unstable();
        few.dedup();
        few.retain(|&amount| keep(self.contains(amount), other.contains(amount)));
        let period = |amounts: &Amounts| amounts.tail.as_ref().map_or(1, |tail| tail.period);
        let common = lcm(period(self), period(other));
        let offsets = (0..common).filter(|offset| {
            let amount = settled.saturating_add(*offset);
            keep(self.contains(amount), other.contains(amount))
        });
        let offsets: Vec<usize> = offsets.collect();
        Amounts::new(few, settled, common, offsets)
    }
}

/// Least common multiple.
pub(crate) fn lcm(a: usize, b: usize) -> usize {
    let (mut x, mut y) = (a, b);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    a.checked_div(x).map_or(0, |times| times.saturating_mul(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_set_is_written_in_one_way() {
        // All sets that are periodic from below 4 on with a period of at most 4, identified by their members
        // below 40.
        let mut written = std::collections::BTreeMap::new();
        for few in 0..16usize {
            for period in 1..=4 {
                for mask in 0..1usize << period {
                    let bits = |mask: usize, count| (0..count).filter(move |bit| mask >> bit & 1 == 1);
                    let amounts = Amounts::new(bits(few, 4), 4, period, bits(mask, period));
                    let member = |n: usize| if n < 4 { few >> n & 1 } else { mask >> ((n - 4) % period) & 1 };
                    let members: Vec<usize> = (0..40).filter(|&n| member(n) == 1).collect();
                    assert_eq!(amounts.below(40).collect::<Vec<_>>(), members);
                    assert!((0..40).all(|n| amounts.contains(n) == members.contains(&n)));
                    assert_eq!(written.entry(members).or_insert_with(|| amounts.clone()), &amounts);
                }
            }
        }
        let all: Vec<_> = written.into_iter().collect();
        for (members, amounts) in all.iter().step_by(7) {
            for (others, more) in all.iter().step_by(11) {
                let both: Vec<usize> =
                    (0..40).filter(|n| members.contains(n) || others.contains(n)).collect();
                assert_eq!(amounts.or(more).below(40).collect::<Vec<_>>(), both);
            }
        }
    }
}
