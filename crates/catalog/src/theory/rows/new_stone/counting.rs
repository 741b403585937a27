//! Number of ways to pair up heaps.
//!
//! * **Few heaps, of any size.** The ways are the vectors of sizes, at least the present ones and of bounded
//!   sum, in which every size occurs an even number of times. Sum over the partitions of the heaps into
//!   blocks of even size the number of vectors that are constant on the blocks, each weighted with the
//!   product of w(|B|) over its blocks. A vector whose equal heaps form classes of k₁, k₂, … heaps is counted
//!   with the weights of the partitions of these classes, and these make 1 for even classes and 0 for odd
//!   ones if exp(Σ w(k)xᵏ/k!) = cosh x: so w(2), w(4), … = 1, −2, 16, −272, 7936. Vectors constant on blocks
//!   of sizes 2u₁, 2u₂, … are the lattice points of u·t ≤ r, whose number is a coefficient of 1/((1 − x)·Π(1
//!   − x^u)). With a common multiple M of the u it is a sum of a few binomial coefficients. For up to ten
//!   rising heaps there are at most 6556 partitions, regardless of the sizes.
//! * **Many heaps.** The levels of [`Rising`], where only the number of kept heaps matters. This is fast
//!   where the slack is small, and it is given up after [`MOST_WORK`] steps.

use super::pairing::{Heaps, Rising};
use dashu_int::ops::{BitTest, DivRem};
use dashu_int::{IBig, UBig};
use std::collections::BTreeMap;

/// Limit on the heaps that are counted by partitions.
const FEW: usize = 10;
/// Number of partitions of 0, 2, 4, … heaps into even blocks.
const PARTITIONS: [usize; FEW / 2 + 1] = [1, 1, 4, 31, 379, 6556];
/// Limit on the heaps, levels and partitions examined: about a second.
const MOST_WORK: usize = 1 << 20;
/// Weights of blocks of 2, 4, 6, 8 and 10 heaps.
const WEIGHTS: [i32; FEW / 2] = [1, -2, 16, -272, 7936];

/// Number of ways to decrease one heap and increase others to pairs; `None` if the task is too large.
pub(super) fn count(heaps: &Heaps) -> Option<UBig> {
    let mut index = 0;
    // Equal heaps have equal numbers of ways.
    let groups = heaps.sizes().chunk_by(|left, right| left == right).map(|equal| {
        index += equal.len();
        (index - equal.len(), equal.len())
    });
    let lowered: Vec<(usize, usize)> = groups.filter(|&(index, _)| heaps.slack(index).is_some()).collect();
    let mut work = Work::on(heaps);
    // Including the decreased heap if it keeps stones, the others are even in number.
    let blocks = heaps.sizes().len() / 2;
    let partitions = PARTITIONS.get(blocks);
    if let Some(partitions) = partitions {
        // A lattice is counted by products of as many numbers as there are blocks.
        work.spend(partitions * lowered.len() * (1 + blocks.saturating_sub(1) * work.step / 16))?;
    }
    let mut all = UBig::ZERO;
    for (index, equal) in lowered {
        let Some(rising) = Rising::of(heaps, index) else { continue };
        let ways = match partitions {
            Some(_) => by_partitions(&rising),
            None => {
                work.spend(rising.heaps.len())?;
                by_levels(&rising, &mut work)?
            }
        };
        all += ways * UBig::from(equal);
    }
    Some(all)
}

/// Work done so far, to limit it.
struct Work {
    done: usize,
    /// Cost of a step, by the length of the numbers.
    step: usize,
}

impl Work {
    fn on(heaps: &Heaps) -> Work {
        Work { done: 0, step: 1 + heaps.sizes().last().map_or(0, |largest| largest.bit_len() / 512) }
    }

    fn spend(&mut self, steps: usize) -> Option<()> {
        self.done = self.done.saturating_add(steps.saturating_mul(self.step));
        (self.done <= MOST_WORK).then_some(())
    }
}

/// Number of ways, through the levels.
fn by_levels(rising: &Rising, work: &mut Work) -> Option<UBig> {
    let Some((_, first)) = rising.heaps.first() else { return Some(UBig::ONE) };
    // Ways to reach a level, by the next heap to arrive, the number of kept heaps, and the amount spent.
    let mut ways = BTreeMap::from([((first.clone(), 0, 0, UBig::ZERO), UBig::ONE)]);
    let mut all = UBig::ZERO;
    while let Some(((level, arriving, kept, spent), weight)) = ways.pop_first() {
        let next = rising.arrived(arriving, &level);
        let here = kept + next - arriving;
        let (mut keep, mut choices) = (0, UBig::ONE);
        while keep <= here && rising.can_keep(&level, keep + (here - keep) % 2, next, &spent) {
            if (here - keep).is_multiple_of(2) {
                work.spend(1)?;
                let weight = &weight * &choices;
                match rising.climb(&level, keep, next) {
                    None => all += weight,
                    Some((level, cost)) => {
                        *ways.entry((level, next, keep, &spent + cost)).or_default() += weight;
                    }
                }
            }
            choices = choices * UBig::from(here - keep) / UBig::from(keep + 1);
            keep += 1;
        }
    }
    Some(all)
}

/// Number of ways, over the partitions of the heaps into even blocks.
fn by_partitions(rising: &Rising) -> UBig {
    let heaps = rising.heaps.len();
    let mut partition = Partition { rising, blocks: Vec::new(), sum: IBig::ZERO };
    partition.extend((1 << heaps) - 1, &rising.slack);
    // The total is a natural number.
    UBig::try_from(partition.sum).unwrap_or_default()
}

/// A partition of some of the heaps, and the sum over all complete ones so far.
struct Partition<'r> {
    rising: &'r Rising,
    /// Halves of the sizes of its blocks.
    blocks: Vec<usize>,
    sum: IBig,
}

impl Partition<'_> {
    /// Adds all partitions of the heaps in `left`, a bit set, that cost at most `slack`.
    ///
    /// It recurses once for each block: at most five deep.
    fn extend(&mut self, left: u32, slack: &UBig) {
        if left == 0 {
            let weight = self.blocks.iter().map(|&half| WEIGHTS[half - 1]).map(IBig::from).product::<IBig>();
            self.sum += weight * IBig::from(lattice_points(&self.blocks, &(slack >> 1)));
            return;
        }
        // The block of the largest heap left: the others are increased to it.
        let largest = 31 - left.leading_zeros();
        let smaller = left & !(1 << largest);
        let top = &self.rising.heaps[largest as usize].1;
        let mut others = smaller;
        while others != 0 {
            if others.count_ones() % 2 == 1 {
                let cost = (0..largest)
                    .filter(|heap| others >> heap & 1 == 1)
                    .fold(UBig::ZERO, |cost, heap| cost + (top - &self.rising.heaps[heap as usize].1));
                if cost <= *slack {
                    self.blocks.push(others.count_ones().div_ceil(2) as usize);
                    self.extend(smaller & !others, &(slack - cost));
                    self.blocks.pop();
                }
            }
            others = (others - 1) & smaller;
        }
    }
}

/// Number of naturals t₁, t₂, … with u₁t₁ + u₂t₂ + … ≤ `bound`; the u are from 1 to 5 and sum to at most 5.
fn lattice_points(units: &[usize], bound: &UBig) -> UBig {
    // 1/(1 − x^u) = (1 + x^u + … + x^(M−u)) / (1 − x^M), also for the bound itself, with u = 1.
    let common = units.iter().fold(1, |common, unit| common * unit / gcd(common, *unit));
    let mut numerator = vec![1i64];
    for &unit in units.iter().chain(&[1]) {
        let mut product = vec![0; numerator.len() + common - unit];
        for shift in (0..common).step_by(unit) {
            for (power, coefficient) in numerator.iter().enumerate() {
                product[power + shift] += coefficient;
            }
        }
        numerator = product;
    }
    // With bound = Mq + r, each x^(r + Mw) of the numerator meets x^(M(q−w)) of 1/(1 − x^M)^(k+1), whose
    // coefficient is q − w + k over k. As w is at most k, this is 0 for q < w, and the sum is one polynomial
    // in q, divided by k!.
    let (quotient, rest) = bound.div_rem(UBig::from(common));
    let rest = usize::try_from(&rest).unwrap_or_default();
    let count = units.len();
    let mut polynomial = vec![0i64; count + 1];
    for (wraps, coefficient) in numerator.iter().skip(rest).step_by(common).enumerate() {
        let mut product = vec![*coefficient];
        for factor in 1..=count {
            let shift = factor as i64 - wraps as i64;
            let raised = [0].into_iter().chain(product.iter().copied());
            product = raised
                .zip(product.iter().copied().chain([0]))
                .map(|(above, here)| above + shift * here)
                .collect();
        }
        polynomial.iter_mut().zip(product).for_each(|(sum, term)| *sum += term);
    }
    let quotient = IBig::from(quotient);
    let value = polynomial.iter().rev().fold(IBig::ZERO, |value, &term| value * &quotient + IBig::from(term));
    let factorial = (1..=count as u64).product::<u64>();
    UBig::try_from(value / IBig::from(factorial)).unwrap_or_default()
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::super::pairing::Pairings;
    use super::*;

    /// Rows of 1 to 9 heaps.
    fn rows() -> Vec<Vec<UBig>> {
        let mut seed = 7u64;
        let mut random = move |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        (0..2000)
            .map(|turn| {
                let heaps = 1 + turn % 9;
                let above = [20, 20, 20, 16, 12, 9, 7, 6, 5][heaps as usize - 1];
                (0..heaps).map(|_| UBig::from(1 + random(above))).collect()
            })
            .collect()
    }

    #[test]
    fn both_ways_to_count_agree_with_the_list() {
        let mut seen = 0;
        for row in rows() {
            let heaps = Heaps::of(&row);
            for index in 0..row.len() {
                let Some(rising) = Rising::of(&heaps, index) else { continue };
                let counted = by_partitions(&rising);
                assert_eq!(
                    by_levels(&rising, &mut Work { done: 0, step: 0 }),
                    Some(counted.clone()),
                    "{row:?}"
                );
                let place =
                    (0..row.len()).find(|&place| Some(&row[place]) == heaps.sizes().get(index).copied());
                let pairings = Pairings::of(&heaps, place.expect("a place")).expect("pairings");
                let listed: std::collections::HashSet<Vec<UBig>> = pairings.collect();
                assert_eq!(UBig::from(listed.len()), counted, "{row:?}");
                seen += listed.len();
            }
        }
        assert!(seen > 10_000, "{seen}");
    }

    #[test]
    fn the_weights_are_those_of_log_cosh() {
        // cosh x · (log cosh)' = sinh x, by coefficients of xⁿ/n!.
        for n in (1..FEW).step_by(2) {
            let sum: i64 = (1..=n)
                .step_by(2)
                .map(|k| {
                    let choose = (0..k).fold(1, |product, i| product * (n - i) as i64 / (i + 1) as i64);
                    choose * i64::from(WEIGHTS[(k - 1) / 2])
                })
                .sum();
            assert_eq!(sum, 1, "{n}");
        }
    }
}
