//! Proofs of arithmetic periods of games that leave up to three heaps: G(n + p) = G(n) + s with s = 2^c.
//!
//! Write G(n) = s·X + l with l < s. A heap is *regular* if it and all known heaps after it in its residue modulo p
//! follow the pattern: so l depends on the residue a alone, and n = p·X + b with a constant b of a. Let m be
//! the X of the first regular heap of a. All other heaps are *irregular*: there are finitely many.
//!
//! A *type* is an amount, some regular residues and some irregular heaps, as a move leaves them. If it leads
//! from a heap n = p·V + b with the quotients x₁, … of its regular heaps, then x₁ + … = V + D for a constant D. Let W
//! be the nim-sum of the quotients of its irregular heaps.
//!
//! 1. No type with the nim-sum l of the residue of n has x₁ ⊕ … ⊕ W = V. That is so with three regular heaps if D < 0 or
//!    D is odd; with two, if no w among the binary digits of W makes D − W + 2w even and natural, with a half that
//!    shares no digit with W − w; with one, if (W − D)/2 is not made of digits of W.
//! 2. Each smaller value is that of an option. Three types of options lead from n to a value with the quotient v.
//!    *Both*: three regular heaps v, y, y. *Held*: two regular heaps y, y beside none, or an irregular one with the
//!    quotient v. *Carried*: one regular heap v, beside others with the nim-sum 0: irregular ones, perhaps with one more
//!    regular heap that stands still. For each l < s and parity of v there is a v of the first kind, all v below it are
//!    of the first or second, and all v above it of the first or third.
//!
//! **Theorem.** Suppose that 1 holds, and 2 for V₀ and V₀ + 1, where p·V₀ + b is the first heap from N on of each
//! residue; that each residue has a regular heap below N; and N > k + h·u, where a move takes at most k stones and leaves
//! at most h heaps, and u is the largest irregular heap. Then all heaps from N on are regular.
//!
//! The proof, by induction on n, is in the book (`book/en/heaps.md`); the checker `bouton-kernel-heaps` has its own program.

use crate::{Period, Rules};
use std::collections::BTreeMap;

/// Limit on the types that are looked at.
const MOST_TYPES: u64 = 1 << 22;
/// Limit on the rests of all residues.
const MOST_RESTS: usize = 1 << 18;

/// Regular heaps of one residue.
#[derive(Clone, Copy)]
struct Line {
    /// The heap that would have the quotient 0: smaller than 0 if need be.
    base: i64,
    /// The least quotient.
    least: i64,
    /// The value modulo the saltus.
    low: u32,
}

/// An irregular heap, or several together.
#[derive(Clone, Copy)]
struct Fixed {
    stones: i64,
    high: i64,
    low: u32,
}

/// All heaps, sorted.
struct Heaps {
    length: i64,
    lines: Vec<Line>,
    fixed: Vec<Fixed>,
}

/// Options of heaps of one residue with one low part.
#[derive(Clone, Default)]
struct Cover {
    /// For each parity of D: the least v and the largest v less V.
    both: [Vec<(i64, i64)>; 2],
    /// For each parity of D: by v, the least V.
    held: [BTreeMap<i64, i64>; 2],
    /// By v less V, the least V.
    carried: BTreeMap<i64, i64>,
}

/// The heap with which the proof of a period can begin, at most the number of values; `None` if there is none.
///
/// ```
/// let rules = "0.9C".parse::<heap::Code>().unwrap().rules();
/// let mut sequence = heap::Sequence::new(rules.clone());
/// sequence.extend(600);
/// let values: Vec<u32> = sequence.values().collect();
/// let period = heap::Period { start: 28, length: 36, saltus: 16 };
/// assert_eq!(heap::growing::begins(&rules, &period, &values), Some(103));
/// // It does not begin earlier.
/// let early = heap::Period { start: 27, ..period };
/// assert_eq!(heap::growing::begins(&rules, &early, &values), None);
/// ```
pub fn begins<V: Copy + Into<u32>>(rules: &Rules, period: &Period, values: &[V]) -> Option<usize> {
    let Period { start, length, saltus } = *period;
    let first = start.max(1).checked_add(length)?;
    let parts = rules.parts()?;
    let few = length.checked_mul(saltus as usize).is_some_and(|rests| rests <= MOST_RESTS);
    if parts > 3 || !rules.is_finite() || !saltus.is_power_of_two() || !few || first > values.len() {
        return None;
    }
    let values: Vec<u32> = values.iter().map(|&value| value.into()).collect();
    let heaps = Heaps::of(&values, length, saltus);
    let amounts: Vec<Vec<i64>> =
        (0..=3).map(|parts| rules.amounts(parts).few().iter().map(|&taken| taken as i64).collect()).collect();
    let is_late = |line: &Line| line.base + heaps.length * line.least >= first as i64;
    let late = heaps.lines.iter().any(is_late);
    let last = heaps.fixed.iter().map(|fixed| fixed.stones).max().unwrap_or(0);
    let most = amounts.iter().flatten().max().copied().unwrap_or(0);
    let first = first.max(usize::try_from(most + parts as i64 * last).ok()? + 1);
    if late || first > values.len() || heaps.types(&amounts) > MOST_TYPES {
        return None;
    }
    let mut covers = vec![Cover::default(); length * saltus as usize];
    let mut take = |heaps: &Heaps, kind: &Kind| heaps.take(kind, saltus, &mut covers);
    // The types that a proof needs for every rest are few, and come first.
    if !heaps.each_regular(&amounts, &mut take) {
        return None;
    }
    if covers.iter().any(|cover| cover.both.iter().any(Vec::is_empty)) {
        return None;
    }
    let mut take = |heaps: &Heaps, kind: &Kind| heaps.take(kind, saltus, &mut covers);
    if !heaps.each_mixed(&amounts, &mut take) {
        return None;
    }
    heaps.covered(&covers, saltus, first, values.len())
}

/// Heaps as a move leaves them, and the residue of the heap from which it leads there.
struct Kind<'a> {
    residue: usize,
    /// Sum of the quotients of the regular heaps, less the quotient of the heap.
    beyond: i64,
    regular: &'a [usize],
    high: i64,
    low: u32,
}

impl Heaps {
    fn of(values: &[u32], length: usize, saltus: u32) -> Heaps {
        let (mut lines, mut fixed) = (vec![], vec![]);
        for residue in 0..length {
            let last = (0..length).map(|back| values.len() - 1 - back).find(|heap| heap % length == residue);
            let mut first = last.unwrap_or(0);
            while first > length && values[first - length] + saltus == values[first] {
                first -= length;
            }
            let least = i64::from(values[first] / saltus);
            lines.push(Line {
                base: first as i64 - length as i64 * least,
                least,
                low: values[first] % saltus,
            });
            for heap in (residue..first).step_by(length).filter(|&heap| heap > 0) {
                let (high, low) = (i64::from(values[heap] / saltus), values[heap] % saltus);
                fixed.push(Fixed { stones: heap as i64, high, low });
            }
        }
        Heaps { length: length as i64, lines, fixed }
    }

    /// Number of all types.
    fn types(&self, amounts: &[Vec<i64>]) -> u64 {
        let (lines, fixed) = (self.lines.len() as u64, self.fixed.len() as u64);
        let of = |parts: usize| amounts[parts].len() as u64;
        let two = lines * lines / 2 + lines * fixed;
        let three = lines * lines / 2 * (lines / 3 + fixed) + lines * fixed * fixed / 2;
        of(1) * lines + of(2).saturating_mul(two).saturating_add(of(3).saturating_mul(three))
    }

    /// Calls `found` with all types without irregular heaps, until one is refused.
    fn each_regular(&self, amounts: &[Vec<i64>], found: &mut impl FnMut(&Heaps, &Kind) -> bool) -> bool {
        let nothing = Fixed { stones: 0, high: 0, low: 0 };
        (1..=3).rev().all(|parts| self.beside(parts, nothing, &amounts[parts], found))
    }

    /// The same with all others.
    fn each_mixed(&self, amounts: &[Vec<i64>], found: &mut impl FnMut(&Heaps, &Kind) -> bool) -> bool {
        let pairs = self.fixed.iter().enumerate().flat_map(|(place, one)| {
            self.fixed[..=place].iter().map(move |other| Fixed {
                stones: one.stones + other.stones,
                high: one.high ^ other.high,
                low: one.low ^ other.low,
            })
        });
        let mut beside =
            |regular: usize, fixed: Fixed, parts: usize| self.beside(regular, fixed, &amounts[parts], found);
        self.fixed.iter().all(|&fixed| (1..=2).all(|regular| beside(regular, fixed, regular + 1)))
            && (amounts[3].is_empty() || pairs.into_iter().all(|fixed| beside(1, fixed, 3)))
    }

    /// Calls `found` with all types that leave so many regular heaps beside some others.
    fn beside(
        &self,
        regular: usize,
        fixed: Fixed,
        taken: &[i64],
        found: &mut impl FnMut(&Heaps, &Kind) -> bool,
    ) -> bool {
        let count = self.lines.len();
        taken.iter().all(|taken| {
            let fixed = Fixed { stones: fixed.stones + taken, ..fixed };
            match regular {
                1 => (0..count).all(|a| self.one_type(&[a], fixed, found)),
                2 => (0..count).all(|a| (0..=a).all(|b| self.one_type(&[a, b], fixed, found))),
                _ => (0..count)
                    .all(|a| (0..=a).all(|b| (0..=b).all(|c| self.one_type(&[a, b, c], fixed, found)))),
            }
        })
    }

    fn one_type(
        &self,
        regular: &[usize],
        fixed: Fixed,
        found: &mut impl FnMut(&Heaps, &Kind) -> bool,
    ) -> bool {
        let lines = || regular.iter().map(|&line| self.lines[line]);
        let stones = fixed.stones + lines().map(|line| line.base).sum::<i64>();
        let residue = stones.rem_euclid(self.length);
        let residue = usize::try_from(residue).unwrap_or(0);
        let beyond = (self.lines[residue].base - stones) / self.length;
        let low = lines().fold(fixed.low, |low, line| low ^ line.low);
        found(self, &Kind { residue, beyond, regular, high: fixed.high, low })
    }

    /// Notes the options of a type; `false` if one of them may have the value of its heap.
    fn take(&self, kind: &Kind, saltus: u32, covers: &mut [Cover]) -> bool {
        let &Kind { residue, beyond, regular, high, low } = kind;
        if low == self.lines[residue].low && is_hit(regular.len(), beyond, high) {
            return false;
        }
        let cover = &mut covers[residue * saltus as usize + low as usize];
        let least = |place: usize| self.lines[regular[place]].least;
        let parity = usize::from(beyond & 1 == 1);
        match regular.len() {
            1 if high == 0 => keep(&mut cover.carried, beyond, least(0) - beyond),
            1 => {}
            2 => {
                keep(&mut cover.held[parity], high, 2 * least(0).max(least(1)) - beyond);
                for (one, other) in [(0, 1), (1, 0)] {
                    if least(other) <= high {
                        keep(&mut cover.carried, beyond - high, least(one) + high - beyond);
                    }
                }
            }
            _ => {
                for (one, two, three) in [(0, 1, 2), (1, 0, 2), (2, 0, 1)] {
                    let end = beyond - 2 * least(two).max(least(three));
                    add(&mut cover.both[parity], (least(one), end));
                }
            }
        }
        true
    }

    /// The least heap from `first` on, not above `most`, with which the proof can begin.
    fn covered(&self, covers: &[Cover], saltus: u32, first: usize, most: usize) -> Option<usize> {
        let mut begins = first as i64;
        for (line, own) in self.lines.iter().zip(covers.chunks(saltus as usize)) {
            let least = (first as i64 - line.base + self.length - 1).div_euclid(self.length);
            for high in [least, least + 1] {
                let fits = (high..)
                    .step_by(2)
                    .take_while(|high| self.length * (high - 2) + line.base <= most as i64)
                    .find(|&high| is_covered(own, high, line.low))?;
                // The heap is one of the first two of its residue.
                begins = begins.max(self.length * (fits - 2) + line.base + 1);
            }
        }
        usize::try_from(begins).ok().filter(|&begins| begins <= most)
    }
}

/// Adds an interval unless there is one that begins no later and ends no earlier.
fn add(intervals: &mut Vec<(i64, i64)>, new: (i64, i64)) {
    let holds = |(begin, end): (i64, i64), (first, last): (i64, i64)| begin <= first && end >= last;
    if !intervals.iter().any(|&old| holds(old, new)) {
        intervals.retain(|&old| !holds(new, old));
        intervals.push(new);
    }
}

/// Keeps the smaller number for a key.
fn keep(all: &mut BTreeMap<i64, i64>, key: i64, number: i64) {
    let least = all.entry(key).or_insert(number);
    *least = number.min(*least);
}

/// Returns `true` if so many regular heaps can have the nim-sum V ⊕ W, if they are V + D together, for infinitely many V.
fn is_hit(regular: usize, beyond: i64, high: i64) -> bool {
    let twice = beyond - high;
    if twice & 1 != 0 {
        return false;
    }
    let half = twice / 2;
    match regular {
        // x = V ⊕ W = V + W − 2w, where w are the digits that V and W share.
        1 => half <= 0 && -half & !high == 0,
        // x + y = (x ⊕ y) + 2c, where c are the digits that x and y share.
        2 => submasks(high).any(|shared| {
            let common = half + shared;
            common >= 0 && common & (high & !shared) == 0
        }),
        _ => half >= 0,
    }
}

/// All numbers whose binary digits are among those of another one.
fn submasks(of: i64) -> impl Iterator<Item = i64> {
    let mut next = Some(of);
    std::iter::from_fn(move || {
        let this = next?;
        next = (this > 0).then(|| (this - 1) & of);
        Some(this)
    })
}

/// Kind of an option of a heap, by the way in which it recurs after 2, 4, … periods.
const BOTH: u8 = 1;
const HELD: u8 = 2;
const CARRIED: u8 = 4;

/// Returns `true` if all smaller values are those of options, of this heap and of those after 2, 4, … periods.
fn is_covered(covers: &[Cover], high: i64, low: u32) -> bool {
    (0u32..).zip(covers).all(|(digits, cover)| {
        let marks = cover.marks(high, if digits < low { high } else { high - 1 });
        (0..=1).all(|parity| is_row_covered(marks.iter().skip(parity).step_by(2).copied()))
    })
}

/// Returns `true` if one mark has `BOTH`, those before it that or `HELD`, those after it that or `CARRIED`.
fn is_row_covered(mut marks: impl Iterator<Item = u8> + Clone) -> bool {
    let mut rest = None;
    while let Some(mark) = marks.next().filter(|mark| mark & (BOTH | HELD) != 0) {
        if mark & BOTH != 0 {
            rest = Some(marks.clone());
        }
    }
    rest.is_some_and(|mut rest| rest.all(|mark| mark & (BOTH | CARRIED) != 0))
}

impl Cover {
    /// Marks of the quotients up to `top`, for a heap with the quotient `high`.
    fn marks(&self, high: i64, top: i64) -> Vec<u8> {
        let mut marks = vec![0; usize::try_from(top + 1).unwrap_or(0)];
        let mut mark = |place: i64, how: u8| {
            if let Some(mark) = usize::try_from(place).ok().and_then(|place| marks.get_mut(place)) {
                *mark |= how;
            }
        };
        for parity in 0..=1i64 {
            for &(begin, end) in &self.both[parity as usize] {
                let begin = begin + (begin + high + parity).rem_euclid(2);
                (begin..=(high + end).min(top)).step_by(2).for_each(|place| mark(place, BOTH));
            }
        }
        let held = self.held[(high & 1) as usize].iter().filter(|&(_, &least)| high >= least);
        held.for_each(|(&place, _)| mark(place, HELD));
        let carried = self.carried.iter().filter(|&(_, &least)| high >= least);
        carried.for_each(|(&place, _)| mark(high + place, CARRIED));
        marks
    }
}
