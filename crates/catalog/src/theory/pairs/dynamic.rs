//! Dynamic Nim: n stones, of which at most `cap` may be taken now, and afterwards at most `fold` times the amount just taken.
//! Twice is Fibonacci Nim.
//!
//! Let H₀ = 1, and Hᵢ₊₁ = Hᵢ + Hⱼ with the smallest j for which fold·Hⱼ ≥ Hᵢ: the Fibonacci numbers 1, 2, 3, 5, 8, … for
//! twice, 1, 2, 3, 4, 6, 8, 11, … for three times. Call n = p₁ + … + pₘ with parts among the Hᵢ *spread* if fold·pₗ < pₗ₊₁
//! for each l. Taking the largest Hᵢ again and again spreads every n: the rest is less than Hᵢ₊₁ − Hᵢ = Hⱼ, so its parts are
//! less than Hⱼ, and fold times them less than Hᵢ. By the same inequality a spread sum with the largest part Hᵢ is less than
//! Hᵢ₊₁, so there is one only. The position is lost exactly if n = 0 or the cap is below the smallest part (Schwenk 1970;
//! Whinihan 1963 for twice).
//!
//! All winning moves: take the sum k of any number of the smallest parts, if k is at most the cap and nothing is left or
//! fold·k is below the smallest part that is left. *No other k leaves a smallest part f > fold·k:* the parts of k are at most k,
//! so those of both together are spread, and they are the parts of n, those of k the smallest. Thus nothing wins if the cap is
//! below the smallest part, and else that part does.
//!
//! Cost: the Hᵢ up to n, down and up once; each is computed from a window between Hⱼ and Hᵢ, of about fold·ln(fold) numbers.
//! There are about fold·ln(n) of them, so the time is quadratic in the digits. Heaps of more than [`LONGEST`] bits, for twice,
//! and of accordingly fewer for more, are not handled here; heaps of at most fold + 1 stones, each an Hᵢ, always are. Evidence:
//! the theorem and the proof above, compared in the tests with exhaustive search from the rules.

use crate::argument::{self, Statement, Taken};
use crate::theory::lone::{lone, without_winning_move, won_by};
use crate::theory::{Judgement, Several, Theory};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rules::Outcome;
use std::collections::VecDeque;

/// Limit on the bits of a heap if twice as much may be taken: a second of additions.
const LONGEST: usize = 1 << 17;
/// Number of the largest parts shown, and of the first numbers of which they are some.
const SHOWN: usize = 8;
/// Limit on the amounts named.
const NAMED: usize = 16;

pub(super) struct DynamicNim {
    /// The multiple of the amount just taken that may be taken next.
    fold: UBig,
}

impl DynamicNim {
    /// The game with a factor that is not 0.
    pub(super) fn new(fold: UBig) -> DynamicNim {
        DynamicNim { fold }
    }

    fn is_fibonacci(&self) -> bool {
        self.fold == UBig::from(2u8)
    }

    fn argument(&self, stones: &UBig, parts: &Parts) -> Statement {
        let numbers = if self.is_fibonacci() { Vec::new() } else { Walk::new(&self.fold).first(SHOWN) };
        argument::Dynamic::Parts {
            stones: stones.clone(),
            fold: self.fold.clone(),
            numbers,
            largest: parts.largest.clone(),
            smallest: parts.smallest.clone(),
            count: parts.places.len(),
        }
        .into()
    }

    fn recommended(&self, (stones, cap): (&UBig, &UBig), take: &UBig, parts: &Parts) -> Statement {
        let to = (stones - take, take * &self.fold);
        let taken = match to.0.is_zero() {
            true => Taken::All,
            false if *take == parts.smallest => Taken::Smallest,
            false => Taken::Several,
        };
        let from = (stones.clone(), cap.clone());
        argument::Dynamic::Move { from, to, stones: take.clone(), taken }.into()
    }
}

impl Theory for DynamicNim {
    fn citation(&self) -> &str {
        if self.is_fibonacci() { "Whinihan 1963" } else { "Schwenk 1970" }
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let (component, at) = lone(sum, |at| at.iter().any(UBig::is_zero))?;
        let [stones, cap] = at else { return None };
        if stones.is_zero() {
            return Some(without_winning_move(Outcome::P, vec![argument::Dynamic::NothingLeft.into()]));
        }
        if cap.is_zero() {
            return Some(without_winning_move(Outcome::P, vec![argument::Dynamic::NothingAllowed.into()]));
        }
        let parts = Parts::of(stones, &self.fold)?;
        let mut why = vec![self.argument(stones, &parts)];
        let (allowed, smallest) = (cap.clone(), parts.smallest.clone());
        if *cap < parts.smallest {
            let fold = self.fold.clone();
            why.push(argument::Dynamic::TooLittle { cap: allowed, smallest, fold }.into());
            return Some(without_winning_move(Outcome::P, why));
        }
        let takes = parts.winning(&self.fold, cap, most.max(NAMED));
        why.push(argument::Dynamic::Enough { cap: allowed, smallest }.into());
        if takes.first.len() > 1 {
            let first = takes.first.iter().take(NAMED).cloned().collect();
            why.push(argument::Dynamic::Amounts(first).into());
        }
        let recommends = takes.first.first().map(|take| self.recommended((stones, cap), take, &parts));
        let left = |take: UBig| vec![stones - &take, take * &self.fold];
        let first = takes.first.into_iter().take(most).map(left).collect();
        Some(won_by(component, Several { first, count: takes.count }, why, recommends))
    }
}

/// A place among the numbers H₀, H₁, …, from which the next and the one before are computed.
struct Walk<'f> {
    fold: &'f UBig,
    /// Index i.
    place: usize,
    /// Hⱼ, …, Hᵢ.
    window: VecDeque<UBig>,
    /// For each step up, `true` if j is one more after it. It never rises by more: from fold·Hⱼ ≥ Hᵢ and Hⱼ₊₁ = Hⱼ + Hₘ with
    /// fold·Hₘ ≥ Hⱼ follows fold·Hⱼ₊₁ ≥ Hᵢ + Hⱼ = Hᵢ₊₁.
    risen: Vec<bool>,
}

impl Walk<'_> {
    fn new(fold: &UBig) -> Walk<'_> {
        Walk { fold, place: 0, window: VecDeque::from([UBig::ONE]), risen: Vec::new() }
    }

    /// Hⱼ and Hᵢ.
    fn ends(&self) -> (&UBig, &UBig) {
        (&self.window[0], &self.window[self.window.len() - 1])
    }

    fn here(&self) -> &UBig {
        self.ends().1
    }

    fn next(&self) -> UBig {
        let (low, high) = self.ends();
        low + high
    }

    fn up(&mut self) {
        self.window.push_back(self.next());
        self.place += 1;
        let (low, high) = self.ends();
        let risen = self.fold * low < *high;
        if risen {
            self.window.pop_front();
        }
        self.risen.push(risen);
    }

    /// The number before, or `None` at the first.
    fn down(&mut self) -> Option<()> {
        let risen = self.risen.pop()?;
        let above = self.window.pop_back()?;
        self.place -= 1;
        if risen {
            let low = match self.window.back() {
                Some(here) => &above - here,
                // j was i, and the number is doubled.
                None => above >> 1,
            };
            self.window.push_front(low);
        }
        Some(())
    }

    /// The first numbers.
    fn first(mut self, count: usize) -> Vec<UBig> {
        let next = |_| {
            let here = self.here().clone();
            self.up();
            here
        };
        (0..count).map(next).collect()
    }
}

/// A positive natural as a spread sum.
struct Parts {
    /// Indices of the parts, largest first.
    places: Vec<usize>,
    smallest: UBig,
    /// The largest few.
    largest: Vec<UBig>,
}

impl Parts {
    fn of(natural: &UBig, fold: &UBig) -> Option<Parts> {
        if natural <= &(fold + UBig::ONE) {
            // The numbers up to here are 1, 2, 3, …; its index is not asked for.
            return Some(Parts {
                places: vec![0],
                smallest: natural.clone(),
                largest: vec![natural.clone()],
            });
        }
        if natural.bit_len().checked_mul(usize::try_from(fold).ok()?)? > 2 * LONGEST {
            return None;
        }
        let mut walk = Walk::new(fold);
        while walk.next() <= *natural {
            walk.up();
        }
        let (mut places, mut largest, mut rest) = (Vec::new(), Vec::new(), natural.clone());
        loop {
            let part = walk.here();
            if *part <= rest {
                rest -= part;
                places.push(walk.place);
                if largest.len() < SHOWN {
                    largest.push(part.clone());
                }
                if rest.is_zero() {
                    return Some(Parts { places, smallest: part.clone(), largest });
                }
            }
            walk.down()?;
        }
    }

    /// The sums of smallest parts that win, the least first; at most `most` are kept. The smallest part is at most the cap.
    fn winning(&self, fold: &UBig, cap: &UBig, most: usize) -> Several<UBig> {
        let (mut first, mut count) = (Vec::new(), 0u64);
        let mut wins = |sum: &UBig| {
            count += 1;
            if first.len() < most {
                first.push(sum.clone());
            }
        };
        let mut sum = self.smallest.clone();
        let mut walk = Walk::new(fold);
        for &part in self.places.iter().rev().skip(1) {
            while walk.place < part {
                walk.up();
            }
            if fold * &sum < *walk.here() {
                wins(&sum);
            }
            sum += walk.here();
            if sum > *cap {
                return Several { first, count: Some(count.into()) };
            }
        }
        wins(&sum);
        Several { first, count: Some(count.into()) }
    }
}
