//! Sequences that are a polynomial on each residue class from some index on: constants, lines, periods, periods with an
//! increase, and floors of multiples of fractions.

use crate::amounts;
use crate::budget::Budget;
use crate::surprise::of_list;
use crate::{Table, surprise};
use std::ops::Range;

/// A sequence that satisfies (E^p − 1)^(d + 1) a = 0 from some index on, where E is the shift.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// Index of the first term.
    first: u64,
    /// Terms before the pattern begins.
    before: Vec<i64>,
    /// For each residue, counted from the begin, the leading differences of its polynomial: terms of Newton's formula, as
    /// many as the degree and one.
    classes: Vec<Vec<i128>>,
}

/// The largest degree that is looked for.
const DEGREE: usize = 3;
/// Terms that a period has to repeat that is not seen twice.
const ONCE: usize = 10;
/// Growing values are believed if their pattern holds from this part of the data on: the index passes two further powers of two.
/// The survivors of Josephus' circle rise by the same amount up to a wrap that comes later each time.
const SETTLED: usize = 4;
/// Of games with octal codes of two or three digits, on 60 to 250 values, periods that repeat more than a third of their terms went on
/// in all 56 cases, and those that repeat less in 14 of 54.
const PART: usize = 3;
/// Repetitions of a period that are told by how often each value occurs in it.
const OFTEN: usize = 4;
/// Repetitions of a period whose lost positions may be multiples of an irrational number, rounded: those of subtraction by
/// Fibonacci and Lucas numbers repeat themselves four times.
const BALANCED: usize = 8;
/// Values for each of the largest amount that is taken: cubes and Fibonacci numbers come as much later than those before.
const BESIDE: usize = 5;
/// Lost positions that such a period has at least.
const SEVERAL: usize = 5;
/// The largest denominator of the slope of a line.
const FLOOR: usize = 12;
/// New largest values that show how they grow.
const RECORDS: usize = 4;
/// Terms before a period in which an earlier one may be seen.
const FEWEST: usize = 20;
/// Differences that are computed for a degree.
const WORK: usize = 20_000_000;

impl Pieces {
    /// The pattern with the fewest terms to state that the values have from some index on to their end, for each degree up
    /// to 3; simplest first.
    ///
    /// For each period the values are compared from the end backwards until they differ, which is at once for most
    /// periods: time O(n) for values without a pattern, and bounded for others.
    pub(crate) fn fitted(first: u64, values: &[i64], budget: &Budget<'_>) -> Vec<Pieces> {
        let of_degree = |degree: usize| Pieces::of_degree(first, values, (degree, None), budget);
        let mut found: Vec<Pieces> = (0..=DEGREE).filter_map(of_degree).collect();
        found.sort_by_key(|pieces| (pieces.terms(), pieces.degree()));
        found
    }

    /// The period with the fewest terms that repeats some values, though perhaps not all.
    pub(crate) fn once(first: u64, values: &[i64], budget: &Budget<'_>) -> Option<Pieces> {
        Pieces::of_degree(first, values, (0, Some(ONCE)), budget)
    }

    /// A pattern of a degree that repeats so many terms, or all of a period.
    fn of_degree(
        first: u64,
        values: &[i64],
        (degree, repeats): (usize, Option<usize>),
        budget: &Budget<'_>,
    ) -> Option<Pieces> {
        let mut best: Option<(usize, usize, usize)> = None;
        let same = if degree == 0 { matches(values) } else { Vec::new() };
        let mut work = WORK;
        // The differences of order d + 1 at lag p vanish from `begin` on.
        let least = usize::from(repeats.is_none());
        for period in 1..=values.len() / (degree + 1 + least) {
            let reach = (degree + 1) * period;
            let vanishes = |at: usize| difference(values, at, period, degree + 1) == Some(0);
            let begin = match same.get(period) {
                Some(&length) => (length > 0).then_some(values.len() - reach - length),
                None => (0..values.len() - reach).rev().take_while(|&at| vanishes(at)).last(),
            };
            let steps = if degree == 0 { 1 } else { begin.map_or(1, |begin| values.len() - begin) };
            work = work.saturating_sub(steps);
            if budget.is_over_after(steps) || work == 0 {
                break;
            }
            let Some(begin) = begin else { continue };
            if values.len() - begin < reach + repeats.unwrap_or(period) {
                continue;
            }
            let terms = begin + reach;
            if best.is_none_or(|(least, ..)| terms < least) {
                best = Some((terms, begin, period));
            }
            if begin == 0 {
                break;
            }
        }
        let (_, begin, period) = best?;
        if degree > 0 && begin.saturating_mul(SETTLED) > values.len() {
            return None;
        }
        let class = |residue: usize| -> Option<Vec<i128>> {
            (0..=degree).map(|order| difference(values, begin + residue, period, order)).collect()
        };
        let classes = (0..period).map(class).collect::<Option<Vec<_>>>()?;
        Some(Pieces { first, before: values[..begin].to_vec(), classes })
    }

    /// The term with an index; nothing before the first, or beyond 64 bits.
    pub fn term(&self, index: u64) -> Option<i64> {
        let at = index.checked_sub(self.first)?;
        let begin = self.before.len() as u64;
        if at < begin {
            return self.before.get(usize::try_from(at).ok()?).copied();
        }
        let period = self.classes.len() as u64;
        let (times, residue) = ((at - begin) / period, (at - begin) % period);
        let leading = &self.classes[usize::try_from(residue).ok()?];
        let (mut sum, mut choose) = (0i128, 1i128);
        for (order, &difference) in (0u64..).zip(leading) {
            sum = sum.checked_add(choose.checked_mul(difference)?)?;
            // The next binomial coefficient; the division is exact.
            let factor = i128::from(times) - i128::from(order);
            choose = choose.checked_mul(factor)? / i128::from(order + 1);
        }
        i64::try_from(sum).ok()
    }

    /// Index from which the pattern holds.
    pub fn begin(&self) -> u64 {
        self.first + self.before.len() as u64
    }

    /// Index of the first term.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// Number of residue classes.
    pub fn period(&self) -> usize {
        self.classes.len()
    }

    /// Degree of the polynomials.
    pub fn degree(&self) -> usize {
        self.classes.first().map_or(0, |class| class.len() - 1)
    }

    /// Terms before the pattern begins.
    pub fn before(&self) -> &[i64] {
        &self.before
    }

    /// Leading differences of each class.
    pub fn classes(&self) -> &[Vec<i128>] {
        &self.classes
    }

    /// Returns `true` for floors of lines with a fraction for a slope.
    pub(crate) fn is_floor(&self) -> bool {
        let steps = |pair: &[Vec<i128>]| {
            pair[1][1] == pair[0][1] && (0..=pair[1][1]).contains(&(pair[1][0] - pair[0][0]))
        };
        self.before.is_empty()
            && self.period() <= FLOOR
            && self.degree() == 1
            && self.classes.windows(2).all(steps)
    }

    /// Returns `false` for a period that repeats less than a part of what states it: heaps that are split have such for a while. And for
    /// one that is repeated seldom where multiples of an irrational number, rounded, would repeat themselves as well: two or three
    /// times at each denominator that comes near it.
    pub(crate) fn is_settled(&self, values: usize) -> bool {
        let repeated = values.saturating_sub(self.terms());
        let late = values.saturating_sub(self.before.len());
        let short = self.degree() == 0 && late < OFTEN * self.period() && PART * repeated <= self.terms();
        !short && (late >= BALANCED * self.period() || !self.is_balanced())
    }

    /// Returns `false` for a period that is repeated seldom in values that resemble themselves, as those that follow digits do: on a
    /// smaller scale there is such a period too, and it ends.
    pub(crate) fn is_no_copy(&self, values: &[i64]) -> bool {
        let (begin, period, count) = (self.before.len(), self.period(), values.len());
        if self.degree() > 0 || count.saturating_sub(begin) >= OFTEN * period {
            return true;
        }
        (1..=2 * period / 3).all(|smaller| {
            let (start, end) = ((begin * smaller).div_ceil(period), count * smaller / period);
            let repeats = |mut places: Range<usize>| places.all(|at| values[at] == values[at - smaller]);
            end < start + smaller + ONCE || !repeats(start + smaller..end) || repeats(end..count)
        })
    }

    /// Returns `false` for a period that is repeated seldom where amounts taken from a heap explain the values, and one of them is
    /// needed that is large beside the data: a larger one may be still to come, as when cubes are taken.
    pub(crate) fn has_its_amounts(&self, table: &Table) -> bool {
        let Some((first, values)) = table.sequence().filter(|(first, _)| *first <= 1) else { return true };
        let late = values.len().saturating_sub(self.before.len());
        if self.degree() > 0 || late >= OFTEN * self.period() {
            return true;
        }
        // Nothing is taken from an empty heap.
        let values = [vec![0; first as usize], values].concat();
        let needed = amounts::largest_needed(&values, table.has_outcomes());
        needed.is_none_or(|needed| BESIDE * needed <= values.len())
    }

    /// Bits that the values say, which are `whole` in all, and bits that the pattern says. Where a period is repeated seldom, its values
    /// are given, and only the repetitions say something; polynomials have to say all of theirs.
    pub(crate) fn evidence(&self, table: &Table, whole: f64) -> Option<(f64, f64)> {
        let late = table.points().len().saturating_sub(self.before.len());
        let seldom = late < OFTEN * self.period();
        seldom.then(|| match self.degree() {
            0 => (self.repeated(table), 2.0 * (self.terms() as f64).log2()),
            _ => (whole, self.alike() + self.numbers()),
        })
    }

    /// Bits of the values that repeat earlier ones, to someone who has seen those.
    fn repeated(&self, table: &Table) -> f64 {
        let (before, after) = table.split_at(self.terms());
        surprise(Some(&before), &after)
    }

    /// Returns `true` for lost positions at two distances, of which any two stretches have nearly as many: those of the
    /// multiples of an irrational number are such.
    fn is_balanced(&self) -> bool {
        let lost = |(at, class): (usize, &Vec<i128>)| matches!(class.as_slice(), [0]).then_some(at);
        let lost: Vec<usize> = self.classes.iter().enumerate().filter_map(lost).collect();
        let outcomes = self.classes.iter().all(|class| matches!(class.as_slice(), [0 | 1]));
        if !outcomes || lost.len() < SEVERAL {
            return false;
        }
        let next = lost[1..].iter().copied().chain([lost[0] + self.period()]);
        let gaps: Vec<usize> = lost.iter().zip(next).map(|(&at, next)| next - at).collect();
        let most = gaps.iter().copied().max().unwrap_or(0);
        let least = gaps.iter().copied().min().unwrap_or(0);
        if most == least || gaps.iter().any(|&gap| gap != most && gap != least) {
            return false;
        }
        let count = gaps.len();
        (1..count).all(|length| {
            let large =
                |start: usize| (0..length).filter(|step| gaps[(start + step) % count] == most).count();
            let all = (0..count).map(large);
            all.clone().max().unwrap_or(0) - all.min().unwrap_or(0) <= 1
        })
    }

    /// Returns `false` for values before a period that seem to grow with the logarithm of the index: where the last new
    /// largest value came as much later than the one before as the values reach, the next one may be still to come.
    pub(crate) fn is_told_by(&self, count: usize) -> bool {
        if self.before.is_empty() || self.increase().is_some_and(|by| by != 0) {
            return true;
        }
        if !self.is_last(count) {
            return false;
        }
        let mut records: Vec<usize> = Vec::new();
        for (place, value) in self.before.iter().enumerate() {
            if records.last().is_none_or(|&last| self.before[last] < *value) {
                records.push(place);
            }
        }
        let place = |record: usize| (record as u128 + u128::from(self.first)).max(1);
        let [.., before, last] = *records.as_slice() else { return true };
        // A quarter as far again, since they need not come at equal factors.
        let end = place(count);
        records.len() < RECORDS || 5 * place(last).pow(2) < 4 * end * place(before)
    }

    /// Returns `false` where an earlier period came to an end that was repeated often: the next end may be as much later. Between
    /// the two there may be terms of neither, but fewer than a period.
    fn is_last(&self, count: usize) -> bool {
        let ends = self.before.len().saturating_sub(self.period())..self.before.len();
        ends.chain([self.before.len()]).all(|end| self.is_later_than(&self.before[..end], count))
    }

    /// Returns `false` where terms end with a period that was repeated as often, or began as late.
    fn is_later_than(&self, terms: &[i64], count: usize) -> bool {
        let agree = |period: usize| {
            let pairs = terms.iter().rev().zip(terms.iter().rev().skip(period));
            pairs.take_while(|(one, other)| one == other).count()
        };
        let long = |period: &usize| agree(*period) + period >= FEWEST.max(OFTEN * period);
        let Some(earlier) = (2..=terms.len() / OFTEN).find(long) else { return true };
        let repeats = agree(earlier) / earlier + 1;
        let start = (terms.len() - agree(earlier) - earlier).max(1) as u128;
        let before = self.before.len();
        let late = 3 * (before as u128).pow(2) < 2 * count as u128 * start;
        late && count.saturating_sub(before) >= 2 * repeats * self.period()
    }

    /// Number of terms that state it.
    pub fn terms(&self) -> usize {
        self.before.len() + self.classes.iter().map(Vec::len).sum::<usize>()
    }

    /// Bits that state it: its terms, by how often each occurs or each as large as the largest, the period, and where it
    /// begins.
    pub fn bits(&self) -> f64 {
        let numbers =
            self.before.iter().map(|&value| i128::from(value)).chain(self.classes.iter().flatten().copied());
        let listed = numbers.map(|number| i64::try_from(number).ok()).collect::<Option<Vec<i64>>>();
        let alike = self.alike();
        listed.map_or(alike, |listed| alike.min(of_list(&listed))) + self.numbers()
    }

    /// Bits of the period, and of where it begins.
    fn numbers(&self) -> f64 {
        2.0 * (self.period() as f64).log2() + 2.0 * (self.before.len() as f64 + 1.0).log2()
    }

    /// Bits of its terms, each as large as the largest.
    fn alike(&self) -> f64 {
        let numbers =
            self.before.iter().map(|&value| i128::from(value)).chain(self.classes.iter().flatten().copied());
        let largest = numbers.map(i128::unsigned_abs).max().unwrap_or(0) as f64;
        self.terms() as f64 * (2.0 * largest + 2.0).log2()
    }

    /// The increase in a period, if the degree is 1 and all classes agree in it.
    pub fn increase(&self) -> Option<i128> {
        let increase = *self.classes.first().filter(|class| class.len() == 2)?.get(1)?;
        self.classes.iter().all(|class| class[1] == increase).then_some(increase)
    }
}

/// For each lag, the number of last values that agree with those at the lag before them (the Z function of the values read
/// backwards). Time O(n).
fn matches(values: &[i64]) -> Vec<usize> {
    let at = |place: usize| values[values.len() - 1 - place];
    let mut same = vec![0; values.len()];
    let (mut left, mut right) = (0, 0);
    for lag in 1..values.len() {
        let mut length = if lag < right { same[lag - left].min(right - lag) } else { 0 };
        while lag + length < values.len() && at(length) == at(lag + length) {
            length += 1;
        }
        if lag + length > right {
            (left, right) = (lag, lag + length);
        }
        same[lag] = length;
    }
    same
}

/// The difference of an order at a lag; nothing if the values end before it.
fn difference(values: &[i64], at: usize, lag: usize, order: usize) -> Option<i128> {
    let mut choose = 1i128;
    let mut sum = 0i128;
    for step in 0..=order {
        let value = i128::from(*values.get(at + (order - step) * lag)?);
        sum += if step % 2 == 0 { choose * value } else { -choose * value };
        choose = choose * (order - step) as i128 / (step as i128 + 1);
    }
    Some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::unlimited;

    fn check(rule: impl Fn(u64) -> i64, fit: u64, terms: usize) -> Pieces {
        let values: Vec<i64> = (0..fit).map(&rule).collect();
        let pieces =
            unlimited(|budget| Pieces::fitted(0, &values, budget)).into_iter().next().expect("a pattern");
        assert_eq!(pieces.terms(), terms, "{pieces:?}");
        for n in 0..10 * fit {
            assert_eq!(pieces.term(n), Some(rule(n)), "{n}");
        }
        pieces
    }

    #[test]
    fn the_shortest_statement_is_found() {
        check(|_| 7, 20, 1);
        check(|n| 3 * n as i64 - 5, 20, 2);
        check(|n| (n % 5) as i64, 40, 5);
        check(|n| (n * n / 3) as i64, 60, 9);
        check(|n| if n < 4 { 9 } else { (n / 4) as i64 }, 60, 12);
        let kayles = check(|n| (2 * (n / 3) + u64::from(n % 3 == 2)) as i64, 40, 6);
        assert_eq!((kayles.period(), kayles.increase()), (3, Some(2)));
    }

    #[test]
    fn what_does_not_repeat_is_no_period() {
        let squares: Vec<i64> =
            (0..200i64).map(|n| i64::from((0..20).any(|root| root * root == n))).collect();
        // The zeros after the last square repeat, and predict that there is no further one.
        for pieces in unlimited(|budget| Pieces::fitted(0, &squares[..150], budget)) {
            assert!((150..200).any(|n| pieces.term(n) != Some(squares[n as usize])), "{pieces:?}");
        }
        assert_eq!(unlimited(|budget| Pieces::fitted(3, &[], budget)), []);
    }

    #[test]
    fn a_period_that_ended_on_a_smaller_scale_is_not_believed() {
        // At most as many are taken as the number has digits 1.
        let mut values: Vec<i64> = Vec::new();
        for n in 0..3300usize {
            let options = &values[n - n.count_ones() as usize..];
            let value = (0..).find(|value| !options.contains(value)).expect("finitely many options");
            values.push(value);
        }
        for shown in (300..1500).step_by(7) {
            let shown = &values[..shown];
            let once = unlimited(|budget| Pieces::once(0, shown, budget)).into_iter();
            for pieces in once.chain(unlimited(|budget| Pieces::fitted(0, shown, budget))) {
                let wrong = (0..).zip(&values).any(|(n, value)| pieces.term(n) != Some(*value));
                assert!(wrong, "{} {}", shown.len(), pieces.period());
                assert!(
                    !pieces.is_settled(shown.len()) || !pieces.is_no_copy(shown),
                    "{} {}",
                    shown.len(),
                    pieces.period()
                );
            }
        }
    }

    #[test]
    fn the_late_period_of_kayles_is_no_copy() {
        // One skittle goes, or two neighbours. From 71 on the values repeat with period 12 (Guy and Smith 1956).
        let mut values: Vec<i64> = Vec::new();
        for n in 0..115usize {
            let rows =
                (1..=n.min(2)).flat_map(|taken| (0..=n - taken).map(move |left| (left, n - taken - left)));
            let options: Vec<i64> = rows.map(|(left, right)| values[left] ^ values[right]).collect();
            values.push((0..).find(|value| !options.contains(value)).expect("finitely many options"));
        }
        for shown in 96..values.len() {
            let found = unlimited(|budget| Pieces::fitted(0, &values[..shown], budget));
            let [kayles] = &found[..] else { panic!("{found:?}") };
            assert_eq!((kayles.begin(), kayles.period()), (71, 12), "{shown}");
            assert!(kayles.is_no_copy(&values[..shown]), "{shown}");
        }
    }

    #[test]
    fn a_rise_that_began_late_is_not_believed() {
        // The last of n people in a circle when every third leaves: it rises by 3 and wraps.
        let survivors = (2..=200i64).scan(0, |last, people| {
            *last = (*last + 3) % people;
            Some(*last + 1)
        });
        let survivors: Vec<i64> = std::iter::once(1).chain(survivors).collect();
        for shown in 20..200 {
            let found = unlimited(|budget| Pieces::fitted(1, &survivors[..shown], budget));
            assert!(found.iter().all(|pieces| pieces.degree() == 0), "{shown} {found:?}");
        }
    }
}
