//! Games that leave up to three heaps, and values that grow by a power of two in each period.
//!
//! Write G(n) = s·x + l with l < s = 2^c: x is the quotient of the heap n, and l its rest. A heap of at least 1 is regular if the
//! values follow the pattern from it on, as far as they are known, in the heaps of its residue modulo p. For a residue a let x_a and
//! l_a be the quotient and the rest of the least regular heap f, and b_a = f − p·x_a. A move that takes t stones leaves
//! regular heaps of residues a, … and irregular heaps u, …; let T be the sum of t, all b_a and all u, i its residue
//! modulo p, and D = (b_i − T)/p. It starts from p·V + b_i exactly if the quotients of its regular heaps are V + D together.
//! Its type is what it takes, these residues and these irregular heaps; L is the nim-sum of all rests, W that of the quotients of
//! the irregular heaps.
//!
//! **Theorem.** Let the values below N be known, a move take at most k stones and leave at most h heaps, u be the largest irregular
//! heap, N > k + h·u, and let each residue have a regular heap below N. If
//!
//! 1. no type with L = l_i leads to the value of the heap from which it starts (see `is_hit`);
//! 2. for each residue i and V the least number with p·V + b_i ≥ N, and for V + 1, each rest L and each parity, let the
//!    v of this parity rise up to V, or to V − 1 if L ≥ l_i. One of them is held and carried by one type, all smaller ones
//!    are held, all larger ones are carried;
//!
//! then all heaps from N on are regular. Here v is *held* by a type with two heaps of the same quotient beside
//! others with the quotient v, and *carried* by a type with a heap of the quotient v, beside others with the quotient 0.
//!
//! **Proof.** By induction on n ≥ N: let n = p·(V + 2j) + b_i, with one of the two V of 2. Since n > k + h·u, each move leaves a regular
//! heap and belongs to a type. By 1 none has the value s·(V + 2j) + l_i. Let a smaller value have the quotient v′ and the rest L,
//! and let v be what 2 says there is. If v′ < v, then v′ is held: add j to the two equal quotients. If v′ − 2j > v, then
//! v′ − 2j is carried: add 2j to that quotient. Otherwise v′ = v + 2g with g ≤ j: add 2g to the quotient that is v, and j − g to
//! the two others. That makes 2j each time, so it is an option of n, with the quotient v′. ∎

use super::Repeats;
use crate::flaw::PeriodFlaw;
use crate::moves::MOST_PARTS;
use crate::rejection::Rejection;
use kernel::Meter;

/// Amounts of moves by the number of heaps that they leave.
type Taken = [Vec<usize>; MOST_PARTS + 1];

/// Marks of quotients.
const HELD: u8 = 1;
const CARRIED: u8 = 2;
/// By one type.
const BOTH: u8 = 4;

/// Regular heaps of one residue.
struct Line {
    base: i64,
    least: i64,
    rest: u32,
}

/// Irregular heaps.
struct Loose {
    stones: i64,
    quotient: i64,
    rest: u32,
}

/// Checks that a period of the known values goes on for ever.
pub(super) fn check(values: &[u32], taken: &Taken, repeats: Repeats, meter: &Meter) -> Result<(), Rejection> {
    let Repeats { start, length, saltus } = repeats;
    let begun = start.max(1).checked_add(length).is_some_and(|least| least <= values.len());
    if !begun {
        return Err(PeriodFlaw::Begun.into());
    }
    meter.holds(values.len().saturating_mul(64))?;
    let (lines, loose) = sorted(values, length, saltus);
    let most = taken.iter().flatten().max().copied().unwrap_or(0);
    let parts = (0..taken.len()).rev().find(|&parts| !taken[parts].is_empty()).unwrap_or(0);
    let largest = loose.iter().map(|heap| heap.stones).max().unwrap_or(0);
    if values.len() as i64 <= most as i64 + parts as i64 * largest {
        return Err(PeriodFlaw::Begun.into());
    }
    let mut proof = Proof::new(lines, loose, saltus, values.len(), meter)?;
    for parts in 1..taken.len() {
        for regular in 1..=parts {
            for taken in &taken[parts] {
                proof.take_types(*taken as i64, regular, parts - regular, meter)?;
            }
        }
    }
    proof.finish(meter)
}

/// The regular heaps by their residues, and the irregular ones.
fn sorted(values: &[u32], length: usize, saltus: u32) -> (Vec<Line>, Vec<Loose>) {
    let (mut lines, mut loose) = (vec![], vec![]);
    for residue in 0..length {
        let last = values.len() - 1;
        let mut first = last - (last + length - residue) % length;
        while first > length && values[first - length].checked_add(saltus) == Some(values[first]) {
            first -= length;
        }
        let (least, rest) = (i64::from(values[first] / saltus), values[first] % saltus);
        lines.push(Line { base: first as i64 - length as i64 * least, least, rest });
        let before = (residue..first).step_by(length).filter(|&heap| heap > 0);
        loose.extend(before.map(|heap| Loose {
            stones: heap as i64,
            quotient: i64::from(values[heap] / saltus),
            rest: values[heap] % saltus,
        }));
    }
    (lines, loose)
}

/// Findings about all types.
struct Proof {
    lines: Vec<Line>,
    loose: Vec<Loose>,
    /// For each residue the least quotient of a heap from N on.
    first: Vec<i64>,
    /// For each residue, each of two quotients of a heap, and each rest: marks of the quotients of options.
    marks: Vec<[Vec<Vec<u8>>; 2]>,
}

impl Proof {
    fn new(
        lines: Vec<Line>,
        loose: Vec<Loose>,
        saltus: u32,
        count: usize,
        meter: &Meter,
    ) -> Result<Proof, Rejection> {
        let length = lines.len() as i64;
        let above = |line: &Line| (count as i64 - line.base + length - 1).div_euclid(length);
        let first: Vec<i64> = lines.iter().map(above).collect();
        let size: i64 = first.iter().map(|first| 2 * i64::from(saltus) * (first + 32)).sum();
        meter.holds(usize::try_from(size).unwrap_or(usize::MAX))?;
        meter.steps(usize::try_from(size).unwrap_or(usize::MAX))?;
        let mut marks = vec![];
        for (line, first) in lines.iter().zip(&first) {
            let row = |high: i64, rest: u32| {
                let top = if rest < line.rest { high } else { high - 1 };
                vec![0; usize::try_from(top + 1).unwrap_or(0)]
            };
            let rows = |high: i64| (0..saltus).map(|rest| row(high, rest)).collect();
            marks.push([rows(*first), rows(first + 1)]);
        }
        Ok(Proof { lines, loose, first, marks })
    }

    /// All types that take so many stones and leave so many regular and irregular heaps.
    fn take_types(
        &mut self,
        taken: i64,
        regular: usize,
        irregular: usize,
        meter: &Meter,
    ) -> Result<(), Rejection> {
        for heaps in Rising::new(self.loose.len(), irregular) {
            let heaps = || heaps[..irregular].iter().map(|&heap| &self.loose[heap]);
            let together = Loose {
                stones: taken + heaps().map(|heap| heap.stones).sum::<i64>(),
                quotient: heaps().fold(0, |sum, heap| sum ^ heap.quotient),
                rest: heaps().fold(0, |sum, heap| sum ^ heap.rest),
            };
            for lines in Rising::new(self.lines.len(), regular) {
                meter.steps(4)?;
                self.take_type(&lines[..regular], &together, meter)?;
            }
        }
        Ok(())
    }

    fn take_type(&mut self, regular: &[usize], beside: &Loose, meter: &Meter) -> Result<(), Rejection> {
        let total = beside.stones + regular.iter().map(|&line| self.lines[line].base).sum::<i64>();
        let rest = regular.iter().fold(beside.rest, |sum, &line| sum ^ self.lines[line].rest);
        let length = self.lines.len() as i64;
        let residue = total.rem_euclid(length) as usize;
        let own = &self.lines[residue];
        let beyond = (own.base - total) / length;
        if rest == own.rest && is_hit(regular.len(), beyond, beside.quotient, meter)? {
            return Err(PeriodFlaw::Hit(residue).into());
        }
        let least: Vec<i64> = regular.iter().map(|&line| self.lines[line].least).collect();
        for (step, rows) in (0..).zip(&mut self.marks[residue]) {
            let sum = self.first[residue] + step + beyond;
            meter.steps(mark(&mut rows[rest as usize], &least, sum, beside.quotient))?;
        }
        Ok(())
    }

    /// Second condition of the theorem.
    fn finish(&self, meter: &Meter) -> Result<(), Rejection> {
        for (residue, rows) in self.marks.iter().enumerate() {
            for row in rows.iter().flatten() {
                meter.steps(row.len())?;
                let covered = |parity: usize| is_covered(row.iter().skip(parity).step_by(2).copied());
                if !covered(0) || !covered(1) {
                    return Err(PeriodFlaw::Missed(residue).into());
                }
            }
        }
        Ok(())
    }
}

/// Marks the quotients of options whose regular heaps have at least these quotients, and this sum of them, beside others with the
/// nim-sum `beside`; the number of steps.
fn mark(row: &mut [u8], least: &[i64], sum: i64, beside: i64) -> usize {
    let (mut steps, last) = (0, row.len() as i64 - 1);
    let mut set = |quotient: i64, marks: u8| {
        steps += 1;
        if let Some(mark) = usize::try_from(quotient).ok().and_then(|quotient| row.get_mut(quotient)) {
            *mark |= marks;
        }
    };
    match *least {
        [a] => {
            if beside == 0 && sum >= a {
                set(sum, CARRIED);
            }
        }
        [a, b] => {
            if sum % 2 == 0 && sum >= 2 * a.max(b) {
                set(beside, HELD);
            }
            for (moving, still) in [(a, b), (b, a)] {
                if still <= beside && sum - beside >= moving {
                    set(sum - beside, CARRIED);
                }
            }
        }
        _ => {
            for (place, &a) in least.iter().enumerate() {
                let others = least.iter().enumerate().filter(|(other, _)| *other != place);
                let equal = others.map(|(_, &other)| other).max().unwrap_or(0);
                let begin = a + (a + sum).rem_euclid(2);
                let end = (sum - 2 * equal).min(last);
                (begin..=end).step_by(2).for_each(|quotient| set(quotient, HELD | CARRIED | BOTH));
            }
        }
    }
    steps
}

/// Returns `true` if so many regular heaps can be V + D together and have the nim-sum V ⊕ W, for a natural V: the first condition of
/// the theorem is that they cannot.
///
/// Let w be the binary digits that V and W share; then V ⊕ W = V + W − 2w. One heap: V + D = V + W − 2w. Two: x + y =
/// (x ⊕ y) + 2c, where c are the digits that x and y share, so that 2c = D − W + 2w; none of them is in x ⊕ y, and W − w is
/// part of that. Three: a sum is the nim-sum and an even number more.
fn is_hit(regular: usize, beyond: i64, beside: i64, meter: &Meter) -> Result<bool, Rejection> {
    let twice = beyond - beside;
    if twice % 2 != 0 {
        return Ok(false);
    }
    let mut shared = beside;
    loop {
        meter.steps(1)?;
        let common = twice / 2 + shared;
        let fits = match regular {
            1 => common == 0,
            2 => common >= 0 && common & (beside - shared) == 0,
            _ => common >= 0,
        };
        if fits || shared == 0 {
            return Ok(fits);
        }
        // The next smaller number made of the same digits.
        shared = (shared - 1) & beside;
    }
}

/// Returns `true` if one mark is `BOTH`, all before it are `HELD`, and all after it `CARRIED`.
fn is_covered(mut marks: impl Iterator<Item = u8> + Clone) -> bool {
    let mut after = None;
    while let Some(mark) = marks.next().filter(|mark| mark & HELD != 0) {
        if mark & BOTH != 0 {
            after = Some(marks.clone());
        }
    }
    after.is_some_and(|mut after| after.all(|mark| mark & CARRIED != 0))
}

/// Lists of at most three numbers below `count` that do not fall, in the first places of an array.
struct Rising {
    next: Option<[usize; MOST_PARTS]>,
    count: usize,
    size: usize,
}

impl Rising {
    fn new(count: usize, size: usize) -> Rising {
        Rising { next: (size == 0 || count > 0).then_some([0; MOST_PARTS]), count, size }
    }
}

impl Iterator for Rising {
    type Item = [usize; MOST_PARTS];

    fn next(&mut self) -> Option<[usize; MOST_PARTS]> {
        let this = self.next?;
        let place = (0..self.size).rev().find(|&place| this[place] + 1 < self.count);
        self.next = place.map(|place| {
            let mut next = this;
            next[place..].fill(this[place] + 1);
            next
        });
        Some(this)
    }
}
