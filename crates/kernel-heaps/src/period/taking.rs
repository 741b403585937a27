//! Games that split no heap and allow infinitely many amounts: "all but 2 and 5", Nim.
//!
//! A heap of n has moves to n − k ≥ 1 for k in S, and to nothing for n in T. S is periodic from s on, and T
//! from t on; q is a multiple of both periods. Write U(n) for the set of values G(m) of all m with 1 ≤ m ≤ n
//! − s and n − m in S, and 0 as well if n is in T. For m ≤ N − s and n ≥ N the difference n − m is at least
//! s, so that the contribution of such m to U(n) depends only on n modulo q.
//!
//! **Theorem.** Let P be a multiple of p and of q, C = c·P/p, N ≥ max(e, 1) + s and N ≥ t, and let
//!
//! 1. G(m + p) = G(m) + c for e ≤ m < N + P;
//! 2. B = {0, …, C − 1} ∪ (A + C) for each residue modulo q, where for heaps of this residue A is the
//!    contribution of T and of all m ≤ N − s, and B the contribution of T and of all m ≤ N + P − s.
//!
//! Then G(n + p) = G(n) + c for all n ≥ e.
//!
//! **Proof.** By 1, G(m + P) = G(m) + C for N − s < m < N. Let n ≥ N, and suppose this holds for all m from
//! there to below n. The contribution of T and of m ≤ N − s to U(n) is A; that of T and of m ≤ N + P − s to
//! U(n + P) is B. The other m of U(n) lie between N − s and n; the corresponding m + P are the other ones of
//! U(n + P), since the distance is the same, and their values are larger by C. So by 2 U(n + P) = {0, …, C −
//! 1} ∪ (U(n) + C). Of the heaps n − k with k < s in S none is empty, as n − k > N − s ≥ 1, and G(n + P − k)
//! = G(n − k) + C. So the values of the options of n + P are 0 to C − 1 and, larger by C, those of the
//! options of n: G(n + P) = G(n) + C. By induction this holds for all n > N − s.
//!
//! Let n ≥ N + P, and choose j with n′ = n − jP between N and N + P. Then G(n) = G(n′) + jC, G(n + p) =
//! G(n′ + p) + jC, and by 1 G(n′ + p) = G(n′) + c. ∎

use super::Repeats;
use crate::flaw::PeriodFlaw;
use crate::moves::{Amounts, Moves, multiple};
use crate::rejection::Rejection;
use kernel::Meter;

/// Computes the values required by the theorem, at most `most`, and checks its second condition; the first is
/// left to the caller, who compares values.
pub(super) fn values(
    moves: &Moves,
    repeats: Repeats,
    after: usize,
    most: usize,
    meter: &Meter,
) -> Result<Vec<u32>, Rejection> {
    let Repeats { start, length, saltus } = repeats;
    let [all, some, ..] = &moves.0;
    let common = |a: usize, b: usize| {
        let common = multiple(a as i128, b as i128).and_then(|common| usize::try_from(common).ok());
        common.ok_or(PeriodFlaw::TooLong)
    };
    let (window, whole) = (some.head.len(), all.head.len());
    let residues = common(some.cycle.len(), all.cycle.len())?;
    let round = common(length, residues)?;
    let count = after.checked_add(round).and_then(|count| count.checked_add(length));
    let count = count.filter(|&count| count <= most).ok_or(PeriodFlaw::TooLong)?;
    let raised = u64::from(saltus).checked_mul((round / length) as u64);
    let raised = raised.and_then(|raised| usize::try_from(raised).ok()).ok_or(PeriodFlaw::TooLong)?;
    if after < start.max(1).saturating_add(window) || after < whole {
        return Err(PeriodFlaw::Begun.into());
    }
    let mut collected = Collected::new(some, all, meter)?;
    let mut before = vec![];
    for heap in 0..count {
        collected.step(heap, meter)?;
        if heap == after {
            before = collected.far.clone();
        }
        if heap == after + round {
            let far = &collected.far;
            for residue in 0..residues {
                let class = residue % far.len();
                // Any large enough heap of this residue.
                let same = after + (residue + residues - after % residues) % residues;
                let empty = all.contains(same);
                meter.steps(64 * far[class].words.len())?;
                if !moved(&before[class], &far[class], empty, raised) {
                    return Err(PeriodFlaw::Collected(residue).into());
                }
            }
        }
    }
    Ok(collected.values)
}

/// Values, with the contributions of far smaller heaps for each residue of a heap.
struct Collected<'a> {
    /// Amounts that leave something, and those that leave nothing.
    some: &'a Amounts,
    all: &'a Amounts,
    values: Vec<u32>,
    far: Vec<Set>,
    /// Amounts that leave something, up to where they are periodic, and the places in a period that do.
    near: Vec<usize>,
    places: Vec<usize>,
    /// The heap that last saw each value.
    seen: Vec<usize>,
}

impl<'a> Collected<'a> {
    fn new(some: &'a Amounts, all: &'a Amounts, meter: &Meter) -> Result<Collected<'a>, Rejection> {
        let among = |set: &[bool]| (0..set.len()).filter(|&place| set[place]).collect();
        let near: Vec<usize> = among(&some.head);
        meter.holds(near.len().saturating_mul(8))?;
        Ok(Collected {
            some,
            all,
            values: vec![],
            far: vec![Set::default(); some.cycle.len()],
            near,
            places: among(&some.cycle),
            seen: vec![],
        })
    }

    /// Value of the next heap.
    fn step(&mut self, heap: usize, meter: &Meter) -> Result<(), Rejection> {
        let (settled, cycle) = (self.some.head.len(), self.far.len());
        meter.steps(1 + self.near.len() + self.places.len())?;
        if let Some(left) = heap.checked_sub(settled).filter(|&left| left > 0) {
            let value = self.values[left];
            for place in &self.places {
                self.far[(heap + place) % cycle].add(value);
            }
            let held: usize = self.far.iter().map(|set| 8 * set.words.len()).sum();
            meter.holds(3 * held + 8 * (self.values.len() + self.seen.len()))?;
        }
        // The mark 0 belongs to no heap.
        let mark = heap + 1;
        for &taken in self.near.iter().take_while(|&&taken| taken < heap) {
            self.seen[self.values[heap - taken] as usize] = mark;
        }
        let empty = heap > 0 && self.all.contains(heap);
        let far = &mut self.far[heap % cycle];
        let first = far.first_missing();
        meter.steps(1 + far.words.len().saturating_sub(first / 64))?;
        let near = |value: usize| self.seen.get(value) == Some(&mark);
        let value = (first..).find(|&value| !(far.has(value) || near(value) || empty && value == 0));
        let value = value.and_then(|value| u32::try_from(value).ok()).ok_or(PeriodFlaw::TooLong)?;
        if self.seen.len() <= value as usize {
            self.seen.resize(2 * value as usize + 1, 0);
        }
        self.values.push(value);
        Ok(())
    }
}

/// A growing set of values.
#[derive(Clone, Debug, Default)]
struct Set {
    words: Vec<u64>,
    /// Number of leading words that are full.
    full: usize,
}

impl Set {
    fn add(&mut self, value: u32) {
        let place = value as usize / 64;
        if self.words.len() <= place {
            self.words.resize(place + 1, 0);
        }
        self.words[place] |= 1 << (value % 64);
    }

    fn has(&self, value: usize) -> bool {
        self.words.get(value / 64).is_some_and(|word| word >> (value % 64) & 1 == 1)
    }

    fn first_missing(&mut self) -> usize {
        while self.words.get(self.full) == Some(&u64::MAX) {
            self.full += 1;
        }
        let rest = self.words.get(self.full).map_or(0, |word| word.trailing_ones() as usize);
        64 * self.full + rest
    }
}

/// Returns `true` if the second set consists of everything below `by` and the first set shifted up by it; if
/// `empty`, both also contain 0.
fn moved(before: &Set, after: &Set, empty: bool, by: usize) -> bool {
    let has = |set: &Set, value: usize| set.has(value) || empty && value == 0;
    let held = 64 * before.words.len().max(after.words.len()) + 1;
    // A shift by more than the second set holds leaves a gap.
    by <= held && (0..held + by).all(|value| has(after, value) == (value < by || has(before, value - by)))
}
