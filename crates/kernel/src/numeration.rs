//! Numerations, and the proof by induction that their words are the naturals.
//!
//! V is the value of a word by its digits. The first digits that differ say which of two words of the same
//! length is less. A word *comes next* after another if they begin alike, then its digit is larger by one,
//! and the rest of it is zeros where the other has the largest possible digits. The following is looked at
//! for valid words, by walking all distinguishable cases:
//!
//! * Each word, after a leading 0, has one that comes next. Each word that is not zeros comes next after one.
//! * The next word has a value larger by 1.
//! * If z comes next after y, then x is less than z if and only if it is less than y or equals y.
//!
//! Each word leads down to zeros step by step, since there are finitely many of a length: so no V is
//! negative, and only zeros have V = 0. Each word leads up by 1: so every natural is the V of a word.
//! Induction on V(z) shows that x < z is V(x) < V(z): nothing is less than zeros; else z comes next after
//! some y, and as words with the same V up to that of y are the same, x is less than z if and only if V(x) ≤
//! V(y). So V distinguishes words, up to leading zeros, and a verdict on words by an automaton that follows
//! sums of digit values (a step is linear) is a verdict on the naturals. A word of r digits is less than a 1
//! with r zeros: its value is at most Uᵣ − 1.

use std::cmp::Ordering;

/// A numeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numeration {
    /// Digits 0 … B − 1, places worth 1, B, B², ….
    Base(u8),
    /// Digits 0 … T, after a T comes a 0; places worth 1, T + 1, and T times the last plus the one before.
    Quadratic(u8),
}

/// Value read so far, h and l: followed by r zeros it is h·Uᵣ + l·Uᵣ₋₁, where U₋₁ = 1.
pub(crate) type Worth = (i128, i128);

impl Numeration {
    /// Number of digits.
    pub fn radix(self) -> u8 {
        match self {
            Numeration::Base(base) => base,
            Numeration::Quadratic(t) => t + 1,
        }
    }

    /// Returns `true` if only a 0 may follow a digit.
    pub(crate) fn closes(self, digit: u8) -> bool {
        self == Numeration::Quadratic(digit)
    }

    /// Largest digit that may follow.
    pub(crate) fn most(self, closed: bool) -> u8 {
        if closed { 0 } else { self.radix() - 1 }
    }

    /// Value after another digit; `None` if it is too large.
    pub(crate) fn step(self, (high, low): Worth, digit: i128) -> Option<Worth> {
        let (times, before) = match self {
            Numeration::Base(base) => (base.into(), 0),
            Numeration::Quadratic(t) => (t.into(), 1),
        };
        let next = high.checked_mul(times)?.checked_add(low)?.checked_add(digit)?;
        Some((next, high.checked_mul(before)?))
    }

    /// Shows that words are the naturals; returns `false` if that fails.
    pub(crate) fn is_certain(self) -> bool {
        self.has_neighbour(0) && self.has_neighbour(1) && self.next_is_one_more() && self.less_is_counted()
    }

    /// Visits the columns by which the second word can come next after the first.
    fn next(self, at: Next, mut found: impl FnMut([u8; 2], Next)) {
        let most = at.closed.map(|closed| self.most(closed));
        let mut column = |[a, b]: [u8; 2]| {
            if a <= most[0] && b <= most[1] {
                found([a, b], Next { apart: a != b || at.apart, closed: [self.closes(a), self.closes(b)] });
            }
        };
        if at.apart {
            return column([most[0], 0]);
        }
        for a in 0..self.radix() {
            column([a, a]);
            column([a, a + 1]);
        }
    }

    /// Each word, as the first or the second, has a neighbour. Along with the word the walk keeps an equal
    /// one, and one that differs, as soon as there is one: from one of these two it goes on, since what
    /// begins a word is one.
    fn has_neighbour(self, own: usize) -> bool {
        let apart = |at: Next, digit: u8| {
            let mut one = None;
            self.next(at, |column, after| {
                if column[own] == digit && after.apart {
                    one = Some(after);
                }
            });
            one
        };
        // A leading 0 is added before the first word.
        let first = if own == 0 { apart(START, 0) } else { None };
        let is_zeros = |other: Option<Next>| own == 1 && other.is_none();
        if first.is_none() && !is_zeros(first) {
            return false;
        }
        let mut everywhere = true;
        let met = reached((false, first), |(closed, other), found| {
            let same = Next { apart: false, closed: [closed; 2] };
            for digit in 0..=self.most(closed) {
                let after = other.and_then(|other| apart(other, digit)).or_else(|| apart(same, digit));
                everywhere &= after.is_some() || (is_zeros(other) && digit == 0);
                found((self.closes(digit), after));
            }
        });
        everywhere && met.is_some()
    }

    /// V(z) − V(y) = 1 if z comes next after y.
    fn next_is_one_more(self) -> bool {
        let met = reached((START, Some((0, 0))), |(at, worth): (Next, Option<Worth>), found| {
            self.next(at, |[a, b], after| {
                let adds = i128::from(b) - i128::from(a);
                found((after, worth.and_then(|worth| self.step(worth, adds))));
            });
        });
        let right =
            |(at, worth): &(Next, Option<Worth>)| worth.is_some_and(|it| !at.apart || it.0 + it.1 == 1);
        met.is_some_and(|met| met.iter().all(right))
    }

    /// x < z if and only if x < y or x = y, if z comes next after y.
    fn less_is_counted(self) -> bool {
        let met = reached((START, false, [Ordering::Equal; 2]), |(at, closed, [before, after]), found| {
            self.next(at, |[y, z], next| {
                for x in 0..=self.most(closed) {
                    found((next, self.closes(x), [before.then(x.cmp(&y)), after.then(x.cmp(&z))]));
                }
            });
        });
        let right = |&(at, _, [before, after]): &(Next, bool, [Ordering; 2])| {
            !at.apart || after.is_lt() == before.is_le()
        };
        met.is_some_and(|met| met.iter().all(right))
    }
}

/// Two words, the second a candidate for the successor of the first.
#[derive(Clone, Copy, PartialEq)]
struct Next {
    /// `true` once their digits differ.
    apart: bool,
    /// For each word, `true` if only a 0 may follow.
    closed: [bool; 2],
}

/// Two words before their first digit.
const START: Next = Next { apart: false, closed: [false; 2] };

/// All states reachable by steps; `None` if there are more than a correct numeration has.
fn reached<S: Copy + PartialEq>(first: S, mut step: impl FnMut(S, &mut dyn FnMut(S))) -> Option<Vec<S>> {
    let mut met = vec![first];
    let mut next = 0;
    while let Some(&state) = met.get(next) {
        step(state, &mut |after| {
            if !met.contains(&after) {
                met.push(after);
            }
        });
        if met.len() > 64 {
            return None;
        }
        next += 1;
    }
    Some(met)
}
