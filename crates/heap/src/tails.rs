//! Proofs of periods where no heap is split and the set of amounts is eventually periodic, as in "all but 2
//! and 5".
//!
//! A heap of n has moves to n − k ≥ 1 for k in S, and to nothing for n in T. From s on, membership in S
//! repeats with some period, and from t on membership in T; let q be a multiple of both periods. Let U(n) be
//! the set of values of all m with 1 ≤ m ≤ n − s and n − m in S, and 0 as well if n is in T; from t on it
//! depends on the residue of n modulo q, and grows with n along each. Put X(n) = U(n) ∪ {G(n − k) : k in S, k
//! < s, k < n}. Then G(n) = mex X(n).
//!
//! **Theorem.** Let p be a multiple of q, c ≥ 0, N ≥ s + 1 and N ≥ t, and let
//!
//! 1. G(m + p) = G(m) + c for N − s ≤ m < N;
//! 2. for each residue r modulo q: B = {0, …, c − 1} ∪ (A + c), where A is the part of U for heaps of residue
//!    r that comes from T and from all m ≤ N − s, and B the part from T and all m ≤ N + p − s.
//!
//! Then G(n + p) = G(n) + c for all n ≥ N − s.
//!
//! *Proof*, by induction on n ≥ N. By the first condition and the induction, G(m + p) = G(m) + c for all m
//! from N − s to n − 1. An element of U(n) comes from T or from some m ≤ N − s, and is in A; or it comes from
//! some m between N − s and n − s. Such an m contributes to U(n) if and only if m + p contributes to U(n +
//! p), since the distance is the same, and its value there is larger by c; the rest of U(n + p) is B. So by
//! the second condition U(n + p) = {0, …, c − 1} ∪ (U(n) + c). The heaps n − k with k < s lie between N − s
//! and n as well; they are not empty, because N − s ≥ 1. Hence X(n + p) = {0, …, c − 1} ∪ (X(n) + c), and
//! G(n + p) = mex X(n + p) = c + mex X(n) = c + G(n). ∎
//!
//! The window of the first condition, and the equality of the sets, are verified on the values, so the proof
//! does not depend on the way the period was found. If a smaller length l with l | p was seen from e on over
//! more than p + l values, with a saltus that fits, then it is the period: for n ≥ e subtract multiples of p
//! until n lies in the observed range.

use crate::amounts::lcm;
use crate::bits::{Bits, join, mark};
use crate::{Amounts, Period, Rules, Tail};

/// Length proved in one step, a multiple of the period of the moves, and the first heap at which the proof
/// may begin.
struct Plan {
    length: usize,
    saltus: u64,
    first: usize,
}

impl Plan {
    fn of(rules: &Rules, period: &Period) -> Option<Plan> {
        let of = |parts| rules.amounts(parts).tail().map_or(1, |tail| tail.period);
        let length = lcm(lcm(period.length, of(1)), of(0));
        let rounds = length.checked_div(period.length)?;
        let saltus = u64::from(period.saltus).checked_mul(rounds as u64)?;
        let window = rules.amounts(1).settled();
        Some(Plan { length, saltus, first: period.start.max(1).checked_add(window)? })
    }
}

/// Minimal number of values needed.
pub(crate) fn needed(rules: &Rules, period: &Period) -> Option<usize> {
    let plan = Plan::of(rules, period)?;
    let seen = period.start.checked_add(plan.length)?.checked_add(period.length)?;
    let settled = rules.amounts(0).settled().max(plan.first).checked_add(plan.length)?;
    Some(seen.max(settled) + 1)
}

/// The heap at which a proof from this many values begins: N of the theorem.
pub fn begins(rules: &Rules, period: &Period, values: usize) -> Option<usize> {
    // As late as possible, when the sets have come to agree.
    values.checked_sub(Plan::of(rules, period)?.length)
}

/// Returns `true` if the theorem proves this period of these values.
pub(crate) fn proves<V: Copy + Into<u32>>(rules: &Rules, period: &Period, values: &[V]) -> bool {
    let (Some(plan), Some(needed)) = (Plan::of(rules, period), needed(rules, period)) else { return false };
    if values.len() < needed || rules.parts().is_none_or(|parts| parts > 1) || period.length == 0 {
        return false;
    }
    let repeats = |length: usize, saltus: u64| {
        let pairs = values.iter().zip(&values[length..]).skip(period.start);
        pairs.into_iter().all(|(&a, &b)| u64::from(a.into()) + saltus == u64::from(b.into()))
    };
    let Some(first) = begins(rules, period, values.len()) else { return false };
    let (taken, whole) = (rules.amounts(1), rules.amounts(0));
    first >= whole.settled()
        && repeats(period.length, period.saltus.into())
        && repeats(plan.length, plan.saltus)
        && first >= plan.first
        && sets_agree(&taken, &whole, &plan, first, values)
}

/// The second condition.
fn sets_agree<V: Copy + Into<u32>>(
    taken: &Amounts,
    whole: &Amounts,
    plan: &Plan,
    first: usize,
    values: &[V],
) -> bool {
    let none = Tail { from: 0, period: 1, offsets: vec![] };
    let tail = taken.tail().unwrap_or(&none);
    let period = tail.period;
    let collected = |end: usize| {
        // By the residue of the remainder.
        let mut classes: Vec<Bits> = vec![vec![]; period];
        let collected = if taken.tail().is_some() { (end + 1).saturating_sub(tail.from) } else { 0 };
        for (left, &value) in values.iter().enumerate().take(collected).skip(1) {
            mark(&mut classes[left % period], value.into());
        }
        classes
    };
    let (before, after) = (collected(first), collected(first + plan.length));
    // Every residue modulo the common period.
    let common = lcm(period, whole.tail().map_or(1, |tail| tail.period));
    (first..first + common).all(|heap| {
        let union = |classes: &[Bits]| {
            let mut set = vec![];
            if whole.contains(heap) {
                mark(&mut set, 0);
            }
            for offset in &tail.offsets {
                // The remainder and `tail.from + offset` add up to the heap.
                let class = (heap % period + 2 * period - tail.from % period - offset) % period;
                join(&mut set, &classes[class], 0);
            }
            set
        };
        is_moved(&union(&before), &union(&after), plan.saltus)
    })
}

/// Returns `true` if the second set consists of everything below `by` and the first set shifted up by it.
fn is_moved(a: &[u64], b: &[u64], by: u64) -> bool {
    let has = |set: &[u64], value: u64| {
        set.get((value / 64) as usize).is_some_and(|word| word >> (value % 64) & 1 == 1)
    };
    let end = 64 * (a.len().max(b.len()) as u64) + by;
    // A set has no values beyond its words; a shift by more than they hold leaves a gap.
    by <= 64 * b.len() as u64 && (0..end).all(|value| has(b, value) == (value < by || has(a, value - by)))
}
