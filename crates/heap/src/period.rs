//! Periods, found in linear time and proved.
//!
//! Guy and Smith (1956): suppose no move leaves more than h heaps or takes more than k stones. If G(n + p) =
//! G(n) for all n from e to below h·e + (h − 1)·p + k, then it holds for all n from e on. Indeed, a move from
//! n + p leaves some part of at least (n + p − k)/h stones, which is at least e + p for all larger n, so that
//! p can be taken from it. Equal parts have to be allowed: the theorem says nothing about Grundy's game.
//! Moves may add stones, as long as every part is smaller than the original heap.
//!
//! For games with infinite sets of amounts and without splits, see [`crate::tails`]; for values that grow although heaps are
//! split, see [`crate::growing`].

use crate::{Rules, growing, tails};

/// Number of final values whose earlier occurrences are looked for.
const PATTERN: usize = 256;

/// From `start` on, values repeat after `length`, increased by a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first heap that repeats.
    pub start: usize,
    /// Length of the period.
    pub length: usize,
    /// The increase: `G(n + length) = G(n) + saltus`.
    pub saltus: u32,
}

/// Theorem that proves periods of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theorem {
    /// A move leaves at most one heap and takes at most this many stones: one repeat of that many values
    /// suffices.
    Window(usize),
    /// The theorem of Guy and Smith, with the maximal number of heaps that a move leaves.
    GuySmith(usize),
    /// A move leaves at most one heap; the set of amounts is eventually periodic.
    Tails,
    /// A move leaves at most three heaps, and values grow by a power of two in each period.
    Growing,
}

impl Theorem {
    /// The theorem that covers these rules.
    pub fn of(rules: &Rules) -> Option<Theorem> {
        match rules.parts()? {
            0 | 1 => Some(rules.largest().map_or(Theorem::Tails, Theorem::Window)),
            parts => rules.is_finite().then_some(Theorem::GuySmith(parts)),
        }
    }

    /// The theorem that proves such a period of a game with these rules.
    pub fn proving(rules: &Rules, period: &Period) -> Option<Theorem> {
        match Theorem::of(rules)? {
            Theorem::GuySmith(parts) if period.saltus > 0 => (parts <= 3).then_some(Theorem::Growing),
            other => Some(other),
        }
    }
}

/// A period that the values have at their end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The period.
    pub period: Period,
    /// Number of values needed for a proof, if that is known.
    pub needed: Option<usize>,
    /// `true` if the values prove it.
    pub proved: bool,
    /// Growth of the quotients, if the saltus is not 0.
    pub growth: Option<Growth>,
}

impl Candidate {
    /// Returns `true` if it may be offered as a conjecture.
    pub fn is_offered(&self) -> bool {
        self.growth.is_none_or(|growth| growth.is_telling())
    }
}

/// Growth of the quotients G(n) / s of a period with saltus s.
///
/// Options are nim-sums of values. So an observed pattern is evidence for quotients with as many binary
/// digits as were seen, and none for larger ones: 0.F6 follows G(n + 43) = G(n) + 32 from 604 on for almost
/// thirty periods, while its quotients grow from 9 to 38, and then no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    /// The largest quotient in the first period.
    pub first: u64,
    /// The least quotient in the last period, which every residue has reached.
    pub last: u64,
}

impl Growth {
    /// Growth over values that begin where the pattern does; `None` if the saltus is 0, or there is no whole
    /// period.
    ///
    /// ```
    /// use heap::Growth;
    /// let growth = Growth::of(&[4u32, 6, 8, 10, 12, 14], 2, 4).unwrap();
    /// assert_eq!((growth.first, growth.last, growth.required(), growth.is_telling()), (1, 3, 8, false));
    /// ```
    pub fn of<V: Copy + Into<u64>>(values: &[V], length: usize, saltus: u64) -> Option<Growth> {
        let quotient = |value: &V| (*value).into().checked_div(saltus);
        let first = values.get(..length)?.iter().filter_map(quotient).max()?;
        let last = values.get(values.len() - length..)?.iter().filter_map(quotient).min()?;
        Some(Growth { first, last })
    }

    /// Four times the next power of two after the quotients of the first period, so that two further powers
    /// of two lie below it.
    pub fn required(&self) -> u64 {
        self.first
            .saturating_add(1)
            .checked_next_power_of_two()
            .map_or(u64::MAX, |next| next.saturating_mul(4))
    }

    /// Returns `true` if the quotients have grown that far.
    pub fn is_telling(&self) -> bool {
        self.last >= self.required()
    }

    /// Number of binary digits of a quotient.
    pub fn bits(quotient: u64) -> u32 {
        u64::BITS - quotient.leading_zeros()
    }
}

impl Period {
    /// Number of values needed by the theorem, if that follows from the rules alone.
    pub fn needed(&self, rules: &Rules) -> Option<usize> {
        let (parts, largest) = (rules.parts()?.max(1), rules.largest()?);
        if !rules.is_finite() || self.saltus > 0 {
            return None;
        }
        // Start at a heap of at least one stone, since the empty heap has no moves.
        let start = self.start.max(1);
        let window = parts.checked_mul(start)?.checked_add((parts - 1).checked_mul(self.length)?)?;
        // With at most one heap left, the window is the range of a single move.
        window.max(start + 1).checked_add(largest)?.checked_add(self.length)
    }

    /// Returns `true` if so many values show it often enough to be worth a mention: four times, and over half of them.
    pub fn repeats_in(&self, count: usize) -> bool {
        (count - self.start) / 4 >= self.length && self.start <= count / 2
    }

    /// The last heap whose value differs from that of the period.
    pub fn last_exception(&self) -> Option<usize> {
        self.start.checked_sub(1)
    }

    /// The heaps before the start, from 0 on, whose values differ from the period extended backwards.
    pub fn exceptions<'a>(
        &'a self,
        value: impl Fn(usize) -> Option<u32> + 'a,
    ) -> impl Iterator<Item = usize> + 'a {
        (0..self.start).filter(move |&heap| {
            let rounds = (self.start - heap).div_ceil(self.length);
            let then = value(heap + rounds * self.length).map(i64::from);
            then.map(|then| then - rounds as i64 * i64::from(self.saltus)) != value(heap).map(i64::from)
        })
    }

    /// The period at the end of these values that takes the fewest values to prove.
    ///
    /// The last values are searched for among those before them (Knuth, Morris and Pratt), and every
    /// occurrence is followed towards the front. For periods with a saltus the differences of neighbours are
    /// searched instead.
    pub fn candidate<V: Copy + Ord + Into<u32>>(rules: &Rules, values: &[V]) -> Option<Candidate> {
        match Theorem::of(rules) {
            Some(Theorem::GuySmith(3..) | Theorem::Growing) if grows(values) => {
                by_types(rules, values).or_else(|| guess(values))
            }
            Some(Theorem::Window(_) | Theorem::GuySmith(_) | Theorem::Growing) => {
                let (period, needed) = best(values, |period| period.needed(rules))?;
                Some(Candidate { period, needed: Some(needed), proved: needed <= values.len(), growth: None })
            }
            None => guess(values),
            Some(Theorem::Tails) => {
                let period = arithmetic(values)?;
                let needed = tails::needed(rules, &period);
                let proved = tails::proves(rules, &period, values);
                let needed = needed.filter(|&needed| proved || needed > values.len());
                Some(Candidate { period, needed, proved, growth: growth(&period, values) })
            }
        }
    }
}

/// Returns `true` if the last third of the values has none of those in the first third.
fn grows<V: Copy + Ord>(values: &[V]) -> bool {
    let third = values.len() / 3;
    let (first, last) = (values.iter().take(third).max(), values.iter().rev().take(third).min());
    first.zip(last).is_some_and(|(first, last)| first < last)
}

/// A presumed period, if it was repeated often, and over half of the values.
fn guess<V: Copy + Eq + Into<u32>>(values: &[V]) -> Option<Candidate> {
    let period = arithmetic(values)?;
    period.repeats_in(values.len()).then_some(Candidate {
        period,
        needed: None,
        proved: false,
        growth: growth(&period, values),
    })
}

/// A period with a saltus that the values prove.
fn by_types<V: Copy + Eq + Into<u32>>(rules: &Rules, values: &[V]) -> Option<Candidate> {
    let period = arithmetic(values)?;
    let needed = growing::begins(rules, &period, values)?;
    Some(Candidate { period, needed: Some(needed), proved: true, growth: growth(&period, values) })
}

/// Growth of the quotients of an arithmetic period.
fn growth<V: Copy + Into<u32>>(period: &Period, values: &[V]) -> Option<Growth> {
    let values: Vec<u64> = values.iter().skip(period.start).map(|&value| u64::from(value.into())).collect();
    Growth::of(&values, period.length, period.saltus.into())
}

/// The period at the end of these values, possibly with a saltus.
fn arithmetic<V: Copy + Eq + Into<u32>>(values: &[V]) -> Option<Period> {
    let steps: Vec<i64> =
        values.windows(2).map(|two| i64::from(two[1].into()) - i64::from(two[0].into())).collect();
    let (period, _) = best(&steps, |period| Some(period.start + period.length))?;
    let (last, before) = (*values.last()?, *values.get(values.len().checked_sub(1 + period.length)?)?);
    Some(Period { saltus: last.into().checked_sub(before.into())?, ..period })
}

/// The period at the end of these values with the lowest cost.
fn best<V: Copy + Eq>(values: &[V], cost: impl Fn(&Period) -> Option<usize>) -> Option<(Period, usize)> {
    let length = values.len();
    let pattern: Vec<V> = values.iter().rev().take(PATTERN.min(length / 3)).copied().collect();
    if pattern.is_empty() {
        return None;
    }
    let failure = failures(&pattern);
    let mut best: Option<(Period, usize)> = None;
    let mut effort = 8 * length;
    let mut matched = 0;
    for back in 1..length {
        let value = values[length - 1 - back];
        while matched > 0 && (matched == pattern.len() || pattern[matched] != value) {
            matched = failure[matched - 1];
        }
        matched += usize::from(pattern[matched] == value);
        if matched < pattern.len() {
            continue;
        }
        // The pattern was found again here, at this distance from the end.
        let period = back + 1 - pattern.len();
        let alike = values.iter().rev().zip(values.iter().rev().skip(period)).take_while(|(a, b)| a == b);
        let alike = alike.count();
        effort = effort.saturating_sub(alike);
        let found = Period { start: length - period - alike, length: period, saltus: 0 };
        if let Some(needed) = cost(&found)
            && best.is_none_or(|(_, least)| needed < least)
        {
            best = Some((found, needed));
        }
        if effort == 0 {
            break;
        }
    }
    best
}

/// For each prefix of a pattern, the longest proper prefix that is also its suffix.
fn failures<V: Eq>(pattern: &[V]) -> Vec<usize> {
    let mut failure = vec![0; pattern.len()];
    let mut matched = 0;
    for place in 1..pattern.len() {
        while matched > 0 && pattern[place] != pattern[matched] {
            matched = failure[matched - 1];
        }
        matched += usize::from(pattern[place] == pattern[matched]);
        failure[place] = matched;
    }
    failure
}
