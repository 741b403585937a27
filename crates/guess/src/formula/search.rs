//! The search for formulas: shorter ones first, each only once of those that agree on a sample of the positions.
//!
//! A sum, difference or exclusive or of two kept formulas is found from its values by a look at what one of them leaves; so
//! is an equation, which holds at the lost positions of the sample and nowhere else, among formulas that agree at the lost
//! ones.

use super::store::{Store, hashed};
use super::{Binary, Comparison, Formula, Unary};
use crate::budget::Budget;
use crate::{Point, Table};
use std::collections::HashMap;

/// A formula, or a comparison that holds at the positions of value 0, and a predicate is what is to be found.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// The value is that of a formula.
    Value(Formula),
    /// The value is 0 where this holds, and 1 elsewhere.
    Lost(Comparison, Formula, Formula),
}

impl Found {
    /// Value at a position.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        match self {
            Found::Value(formula) => formula.value(at),
            Found::Lost(comparison, one, other) => {
                Some(i64::from(!comparison.holds(one.value(at)?, other.value(at)?)))
            }
        }
    }

    /// The parts through which alone it depends on the position, and what it says of each.
    pub(crate) fn through(&self) -> Vec<(&Formula, Found)> {
        let parts = match self {
            Found::Value(formula) => formula.parts(),
            Found::Lost(_, one, other) => [one.parts(), other.parts()].concat(),
        };
        let outer = |part: &Formula| {
            Some(match self {
                Found::Value(formula) => Found::Value(formula.through(part)?),
                Found::Lost(comparison, one, other) => {
                    Found::Lost(*comparison, one.through(part)?, other.through(part)?)
                }
            })
        };
        parts.into_iter().filter_map(|part| Some((part, outer(part)?))).collect()
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        match self {
            Found::Value(formula) => 1.0 + formula.bits(),
            Found::Lost(Comparison::Equal, one, other) => 2.0 + one.bits() + other.bits(),
            Found::Lost(_, one, other) => 3.0 + one.bits() + other.bits(),
        }
    }
}

/// Size of a search.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// Formulas that are kept.
    pub(crate) kept: usize,
    /// Formulas that are compared with each other.
    pub(crate) compared: u32,
    /// Bits of the longest formula that would be believed.
    pub(crate) bits: usize,
    /// Set for a second search, of formulas alone.
    pub(crate) again: bool,
}

impl Effort {
    /// Some million formulas are tried: a fraction of a second.
    pub(crate) const WHOLE: Effort = Effort { kept: 40_000, compared: 800, bits: 64, again: false };
    /// Some ten million, where nothing was found.
    pub(crate) const MORE: Effort = Effort { kept: 110_000, compared: 1_000, bits: 64, again: true };
    /// For the next terms of sequences.
    pub(crate) const TERMS: Effort = Effort { kept: 6_000, compared: 300, bits: 64, again: false };

    /// For a part of a table, of which there are many.
    pub(crate) fn part(self) -> Effort {
        Effort { kept: self.kept / 4, compared: self.compared / 2, ..self }
    }

    /// The same for formulas up to a number of bits.
    pub(crate) fn to(self, bits: f64) -> Effort {
        Effort { bits: bits.clamp(0.0, 64.0) as usize, ..self }
    }
}

/// Positions at which formulas are compared while they are made.
const SAMPLE: usize = 32;
/// Formulas of a group that are paired.
const GROUP: usize = 30;
/// The first of a group, which are paired with all of it.
const LEADERS: usize = 3;
/// Points at which a finding is tried before all.
const PROBES: usize = 300;
/// Points that findings are compared with.
const CHECKS: usize = 40_000_000;
/// The largest modulus.
const MODULUS: i64 = 60;
/// Formulas of which remainders are taken.
const DIVIDED: usize = 60;
/// Formulas by which remainders are taken.
const DIVISORS: usize = 12_000;
/// Findings after which a search ends.
const ENOUGH: usize = 12;

struct Search<'t, 'b, 'q> {
    table: &'t Table,
    /// Points at which a finding is tried before all.
    probes: Vec<&'t Point>,
    /// Points that findings may still be compared with.
    left: std::cell::Cell<usize>,
    store: Store<'t>,
    found: Vec<Found>,
    budget: &'b Budget<'q>,
}

/// Formulas that agree with all points of a table, shortest first, among those that the search reaches.
pub(crate) fn fitted(table: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Found> {
    let Some(range) = table.range().filter(|_| table.points().len() >= 6 && table.arity() > 0) else {
        return Vec::new();
    };
    let outcomes = range.0 >= 0 && range.1 <= 1;
    let sample = sampled(table.points(), outcomes);
    let probes =
        spread(table.points().len(), PROBES).into_iter().map(|place| &table.points()[place]).collect();
    let left = std::cell::Cell::new(CHECKS);
    let mut search = Search { table, probes, left, store: Store::new(&sample), found: Vec::new(), budget };
    search.store.fill((effort.kept, effort.bits), &[range.1, range.1.saturating_add(1)], budget);
    for index in std::mem::take(&mut search.store.hits) {
        search.propose(Found::Value(search.store.formula(index)));
    }
    if search.found.is_empty() {
        search.sums();
        search.closing();
        if !outcomes {
            search.quotients(effort.compared);
            search.multiples(false);
        }
    }
    if outcomes && range.0 < range.1 {
        search.equations();
        search.remainders();
        search.multiples(true);
        search.inequalities(effort.compared);
    }
    let mut found = search.found;
    found.sort_by(|one, other| one.bits().total_cmp(&other.bits()));
    found.dedup();
    found
}

/// Returns `true` if the number is ⌊one / other⌋, mostly without a division.
#[inline]
fn is_quotient(number: i64, one: i64, other: i64) -> bool {
    if other <= 0 {
        return Binary::Quotient.of(one, other) == Some(number);
    }
    let rest = number.checked_mul(other).and_then(|least| one.checked_sub(least));
    rest.is_some_and(|rest| (0..other).contains(&rest))
}

/// Places spread over a length: by steps that share no factor with it, so that no row or residue is left out.
fn spread(length: usize, count: usize) -> Vec<usize> {
    let length = length.max(1);
    let step = (length as f64 * 0.618_034) as usize | 1;
    let coprime = |step: &usize| Binary::Divisor.of(*step as i64, length as i64) == Some(1);
    let step = (step..step + length).find(coprime).unwrap_or(1);
    (0..count.min(length)).map(|turn| (turn * step + 1) % length).collect()
}

/// Points spread over a table; of outcomes, about half of them lost.
fn sampled(points: &[Point], outcomes: bool) -> Vec<&Point> {
    if !outcomes {
        return spread(points.len(), SAMPLE).into_iter().map(|place| &points[place]).collect();
    }
    let lost: Vec<&Point> = points.iter().filter(|point| point.value == 0).collect();
    let won: Vec<&Point> = points.iter().filter(|point| point.value != 0).collect();
    let half = SAMPLE / 2;
    let of_lost = half.max(SAMPLE.saturating_sub(won.len())).min(lost.len());
    let mut chosen: Vec<&Point> = spread(lost.len(), of_lost).into_iter().map(|place| lost[place]).collect();
    chosen.extend(spread(won.len(), (SAMPLE - of_lost).min(won.len())).into_iter().map(|place| won[place]));
    chosen
}

impl Search<'_, '_, '_> {
    /// Adds a finding that agrees with the whole table.
    fn propose(&mut self, found: Found) {
        self.found.extend(self.agreeing(found));
    }

    /// The finding, if it agrees with the whole table.
    fn agreeing(&self, found: Found) -> Option<Found> {
        let agrees = |point: &Point| found.value(&point.at) == Some(point.value);
        if self.left.get() == 0 || !self.probes.iter().all(|point| agrees(point)) {
            return None;
        }
        self.left.set(self.left.get().saturating_sub(self.table.points().len()));
        self.table.points().iter().all(agrees).then_some(found)
    }

    fn is_done(&self) -> bool {
        self.found.len() >= ENOUGH || self.budget.is_over()
    }

    /// Sums, differences and exclusive ors of two kept formulas.
    fn sums(&mut self) {
        type Left = fn(i64, i64) -> Option<i64>;
        let operations: [(Binary, Left); 3] = [
            (Binary::Add, |target, value| target.checked_sub(value)),
            (Binary::Subtract, |target, value| value.checked_sub(target)),
            (Binary::Xor, |target, value| Binary::Xor.of(target, value)),
        ];
        for index in 0..self.store.len() {
            for (operation, left) in operations {
                let pairs = self.store.target.iter().zip(self.store.values(index));
                let other = self.store.with_values(pairs.map(|(&target, &value)| left(target, value)));
                if let Some(other) = other {
                    let (one, other) = (self.store.formula(index), self.store.formula(other));
                    self.propose(Found::Value(Formula::Binary(operation, Box::new(one), Box::new(other))));
                }
            }
            if self.is_done() {
                return;
            }
        }
    }

    /// One more operation on a kept formula.
    fn closing(&mut self) {
        for index in 0..self.store.len() {
            if self.is_done() {
                return;
            }
            let agrees = |of: &dyn Fn(i64) -> Option<i64>| {
                let mut pairs = self.store.target.iter().zip(self.store.values(index));
                pairs.all(|(&target, &value)| of(value) == Some(target))
            };
            let unary = Unary::ALL
                .into_iter()
                .filter(|&operation| operation != Unary::Golden || self.store.is_plain(index))
                .find(|operation| !operation.factors() && agrees(&|value| operation.of(value)));
            let modulus = self.modulus(index);
            let divisor =
                self.divisor(index).filter(|&divisor| agrees(&|value| Some(value.div_euclid(divisor))));
            let inner = |store: &Store<'_>| Box::new(store.formula(index));
            let mut all = Vec::new();
            all.extend(unary.map(|operation| Formula::Unary(operation, inner(&self.store))));
            all.extend(modulus.map(|number| self.store.formula(index).by(Binary::Remainder, number)));
            all.extend(divisor.map(|number| self.store.formula(index).by(Binary::Quotient, number)));
            all.into_iter().for_each(|formula| self.propose(Found::Value(formula)));
        }
    }

    /// Floors of the quotients of two kept formulas, the divisor among the first.
    fn quotients(&mut self, count: u32) {
        let kept = |index: &u32| !self.store.is_number(*index);
        let divisors = (0..self.store.len()).filter(kept).take(count as usize);
        let divisors: Vec<(u32, &[i64])> = divisors.map(|index| (index, self.store.values(index))).collect();
        let target = self.store.target.as_slice();
        // Most pairs fail at the first place of the sample.
        let firsts: Vec<i64> = divisors.iter().map(|(_, values)| values[0]).collect();
        let mut found = Vec::new();
        for index in 0..self.store.len() {
            if self.found.len() + found.len() >= ENOUGH || self.budget.is_over() {
                break;
            }
            let ones = self.store.values(index);
            for (turn, &first) in firsts.iter().enumerate() {
                if !is_quotient(target[0], ones[0], first) {
                    continue;
                }
                let (divisor, others) = divisors[turn];
                if (1..target.len()).all(|place| is_quotient(target[place], ones[place], others[place])) {
                    let parts = (self.store.formula(index), self.store.formula(divisor));
                    let quotient = Formula::Binary(Binary::Quotient, parts.0.into(), parts.1.into());
                    found.extend(self.agreeing(Found::Value(quotient)));
                }
            }
        }
        self.found.append(&mut found);
    }

    /// Remainders of short formulas by others, which are the values; or which are 0 at the lost positions and nowhere else.
    fn multiples(&mut self, outcomes: bool) {
        let target = self.store.target.as_slice();
        let agrees = |place: usize, one: i64, other: i64| match one.checked_rem_euclid(other) {
            Some(rest) if outcomes => (rest == 0) == (target[place] == 0),
            rest => rest == Some(target[place]),
        };
        let kept = || (0..self.store.len()).filter(|&index| !self.store.is_number(index));
        let divided: Vec<(u32, &[i64])> =
            kept().take(DIVIDED).map(|index| (index, self.store.values(index))).collect();
        let mut found = Vec::new();
        for divisor in kept().take(DIVISORS) {
            if found.len() >= ENOUGH / 2 || self.budget.is_over_after(divided.len()) {
                break;
            }
            let others = self.store.values(divisor);
            for &(index, ones) in &divided {
                // Most pairs fail at the first places of the sample.
                if (0..target.len()).all(|place| agrees(place, ones[place], others[place])) {
                    let parts = (self.store.formula(index), self.store.formula(divisor));
                    let rest = Formula::Binary(Binary::Remainder, parts.0.into(), parts.1.into());
                    found.extend(self.agreeing(if outcomes {
                        Found::Lost(Comparison::Equal, rest, Formula::Number(0))
                    } else {
                        Found::Value(rest)
                    }));
                }
            }
        }
        self.found.append(&mut found);
    }

    /// The modulus to which the values that are wanted are remainders of those of a formula.
    fn modulus(&self, index: u32) -> Option<i64> {
        let most = self.store.target.iter().copied().max()?;
        let mut common = 0i64;
        for (&target, &value) in self.store.target.iter().zip(self.store.values(index)) {
            common = Binary::Divisor.of(common, value.checked_sub(target)?.checked_abs()?)?;
            if target < 0 || (common > 0 && common <= most) {
                return None;
            }
        }
        // The smallest divisor that exceeds all remainders.
        (2..=MODULUS).find(|&modulus| modulus > most && common % modulus == 0).filter(|_| common > 0)
    }

    /// The smallest number by which the values of a formula may be divided to give those that are wanted.
    fn divisor(&self, index: u32) -> Option<i64> {
        let (mut least, mut most) = (2, i64::MAX);
        for (&target, &value) in self.store.target.iter().zip(self.store.values(index)) {
            if target < 0 || value < 0 {
                return None;
            }
            // t <= v / d < t + 1.
            least = least.max(value / target.checked_add(1)? + 1);
            most = most.min(value.checked_div(target).unwrap_or(i64::MAX));
            if least > most {
                return None;
            }
        }
        Some(least).filter(|&least| least <= MODULUS)
    }

    /// Places of the sample with a value 0.
    fn lost(&self) -> Vec<usize> {
        (0..self.store.target.len()).filter(|&place| self.store.target[place] == 0).collect()
    }

    /// Equations of two kept formulas that hold at the lost positions and nowhere else.
    fn equations(&mut self) {
        let lost = self.lost();
        let mut alike: HashMap<u64, Vec<u32>> = HashMap::new();
        for index in 0..self.store.len() {
            let values = self.store.values(index);
            alike.entry(hashed(lost.iter().map(|&place| values[place]))).or_default().push(index);
        }
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        for group in alike.values() {
            let others = |one: usize| if one < GROUP { one } else { LEADERS };
            pairs.extend(
                (0..group.len())
                    .flat_map(|one| (0..others(one)).map(move |other| (group[other], group[one]))),
            );
        }
        pairs.sort_unstable_by_key(|&(one, other)| (u64::from(one) + u64::from(other), one, other));
        for (one, other) in pairs {
            let (first, second) = (self.store.values(one), self.store.values(other));
            let agrees = |place: usize| (first[place] == second[place]) == (self.store.target[place] == 0);
            if (0..self.store.target.len()).all(agrees) {
                self.propose(Found::Lost(
                    Comparison::Equal,
                    self.store.formula(one),
                    self.store.formula(other),
                ));
            }
            if self.is_done() {
                return;
            }
        }
    }

    /// Remainders of kept formulas that the lost positions have and no others.
    fn remainders(&mut self) {
        let lost = self.lost();
        let Some(&first) = lost.first() else { return };
        let enough = self.found.len() + ENOUGH / 2;
        for index in 0..self.store.len() {
            let values = self.store.values(index);
            let apart = lost.iter().try_fold(0, |common, &place| {
                let apart = values[place].checked_sub(values[first])?.checked_abs()?;
                Binary::Divisor.of(common, apart).filter(|&common| common != 1)
            });
            let Some(common) = apart.filter(|&common| common > 1) else { continue };
            for modulus in (2..=MODULUS).filter(|modulus| common % modulus == 0) {
                let rest = values[first].rem_euclid(modulus);
                let mut pairs = values.iter().zip(&self.store.target);
                if pairs.all(|(value, &target)| (value.rem_euclid(modulus) == rest) == (target == 0)) {
                    let left = self.store.formula(index).by(Binary::Remainder, modulus);
                    self.found.extend(self.agreeing(Found::Lost(
                        Comparison::Equal,
                        left,
                        Formula::Number(rest),
                    )));
                    break;
                }
            }
            if self.found.len() > enough || self.budget.is_over() {
                return;
            }
        }
    }

    /// Inequalities of two of the first kept formulas.
    fn inequalities(&mut self, count: u32) {
        let enough = self.found.len() + ENOUGH / 2;
        let count = count.min(self.store.len());
        let Some(last) = self.store.target.len().checked_sub(1) else { return };
        for sum in 0..2 * count {
            for one in sum.saturating_sub(count - 1)..=sum.min(count - 1) {
                let other = sum - one;
                let (first, second) = (self.store.values(one), self.store.values(other));
                // The sample begins with a lost position and ends with one that is won: most pairs fail there.
                if self.budget.is_over() || first[0] > second[0] || first[last] < second[last] {
                    continue;
                }
                for comparison in [Comparison::Less, Comparison::AtMost] {
                    let mut pairs = first.iter().zip(second).zip(&self.store.target);
                    if pairs.all(|((one, other), &target)| comparison.holds(*one, *other) == (target == 0)) {
                        let formulas = (self.store.formula(one), self.store.formula(other));
                        self.found.extend(self.agreeing(Found::Lost(comparison, formulas.0, formulas.1)));
                    }
                }
                if self.found.len() > enough || self.budget.is_over() {
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::unlimited;

    fn square(side: u64, rule: impl Fn(u64, u64) -> i64) -> Table {
        let points = (0..side).flat_map(|a| (0..side).map(move |b| (a, b)));
        Table::new(points.map(|(a, b)| Point { at: vec![a, b], value: rule(a, b) }).collect())
            .expect("a table")
    }

    fn predicts(rule: impl Fn(u64, u64) -> i64) {
        let found = unlimited(|budget| fitted(&square(14, &rule), Effort::WHOLE, budget));
        let found = found.into_iter().next().expect("a formula");
        for a in 0..60 {
            for b in 0..60 {
                assert_eq!(found.value(&[a, b]), Some(rule(a, b)), "{found:?} at {a}, {b}");
            }
        }
    }

    #[test]
    fn formulas_of_two_coordinates() {
        predicts(|a, b| (a ^ b) as i64);
        predicts(|a, b| ((a % 4) ^ (b % 4)) as i64);
        predicts(|a, b| ((a + b) % 7) as i64);
        predicts(|a, b| ((a + 2 * b) % 7) as i64);
        predicts(|a, b| (a % (b + 1)) as i64);
        predicts(|a, b| (a.min(b) + 2 * a.abs_diff(b)) as i64);
        predicts(|a, b| ((a / 3) ^ (b / 2)) as i64);
        predicts(|a, b| i64::from((a | b).trailing_ones()));
    }

    #[test]
    fn equations_at_the_lost_positions() {
        predicts(|a, b| i64::from(a % 4 != b % 4));
        predicts(|a, b| i64::from((a + 2 * b) % 5 != 0));
        predicts(|a, b| i64::from(a >= b));
        let golden = |n: u64| (n + (5 * n * n).isqrt()) / 2;
        predicts(|a, b| i64::from(a.min(b) != golden(a.abs_diff(b))));
    }

    #[test]
    fn nothing_is_found_in_noise() {
        let noise = |a: u64, b: u64| {
            ((a * 1_000_003 + b * 777_767 + a * b * 31 + 5).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60) as i64
        };
        assert!(unlimited(|budget| fitted(&square(14, noise), Effort::WHOLE, budget)).is_empty());
    }
}
