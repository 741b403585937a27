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
//! sums of digit values (a step is linear) is a verdict on the naturals. The end of a word is a word, which is
//! looked at as well, and one of r digits is less than a 1 with r zeros: its value is at most Uᵣ − 1.
//!
//! A numeration has coefficients t₁ … tₘ. Of a word the state k is known, the number of last digits that are the
//! first coefficients: the next digit is at most tₖ₊₁, and less if k = m − 1; any other than tₖ₊₁ leads to state 0.
//! Nᵣ₊₁(k) = tₖ₊₁·Nᵣ(0) + Nᵣ(k + 1), without Nᵣ(m), is the number of ways to go on by r + 1 digits. Uᵣ = Nᵣ(0).
//! Of a difference the second coefficient repeats: in state 1 it may come next and leads to state 1, so that
//! Nᵣ₊₁(1) = t₂·Nᵣ(0) + Nᵣ(1).

use std::cmp::Ordering;

/// Limit on the coefficients of a recurrence.
pub const MOST_DEGREE: usize = 4;

/// A numeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numeration {
    /// Digits 0 … B − 1, places worth 1, B, B², ….
    Base(u8),
    /// Digits 0 … T, after a T comes a 0; places worth 1, T + 1, and T times the last plus the one before.
    Quadratic(u8),
    /// By its coefficients, 2 to 4 of them, of which the first and the last are not 0; then zeros.
    Recurrence([u8; MOST_DEGREE]),
    /// Digits 0 … A − 1; after an A − 1 and then digits A − B − 1, any number of them, comes no larger one. Places
    /// worth 1, A, and A times the last less B times the one before. A from 3 to 36, B from 1 to A − 2.
    Difference(u8, u8),
}

/// Value read so far, by states k: followed by r zeros it is the sum of hₖ·Nᵣ(k).
pub(crate) type Worth = [i128; MOST_DEGREE];

impl Numeration {
    /// Coefficients, and then zeros; those of a difference are the digits that repeat in its largest words.
    pub fn coefficients(self) -> [u8; MOST_DEGREE] {
        match self {
            Numeration::Base(base) => [base, 0, 0, 0],
            Numeration::Quadratic(t) => [t, 1, 0, 0],
            Numeration::Recurrence(coefficients) => coefficients,
            Numeration::Difference(a, b) => [a - 1, a - 1 - b, 0, 0],
        }
    }

    /// Returns `true` if the last coefficient repeats.
    pub fn repeats(self) -> bool {
        matches!(self, Numeration::Difference(..))
    }

    /// P and Q of the numbers P·x + ⌊α·Q·x⌋, which are those that are no ⌊α·x⌋, both for x > 0, for the α of this
    /// numeration; `None` if it has none.
    pub(crate) fn complement(self) -> Option<(u8, u8)> {
        match self {
            Numeration::Quadratic(t) | Numeration::Recurrence([t, 1, 0, 0]) => Some((t, 1)),
            Numeration::Difference(a, 1) => Some((1, a - 2)),
            _ => None,
        }
    }

    /// Number of states.
    pub fn states(self) -> u8 {
        let [_, second, third, fourth] = self.coefficients().map(|it| u8::from(it > 0));
        1 + (second | third | fourth) + (third | fourth) + fourth
    }

    /// Number of digits.
    pub fn radix(self) -> u8 {
        self.coefficients()[0] + u8::from(self.states() > 1)
    }

    /// Bits in which a state is kept.
    pub(crate) fn bits(self) -> usize {
        if self.states() > 2 { 2 } else { 1 }
    }

    /// State of a number, from the bits of all.
    pub(crate) fn state(self, all: u64, number: usize) -> u8 {
        (all >> (self.bits() * number)) as u8 & ((1 << self.bits()) - 1)
    }

    /// State after another digit.
    pub(crate) fn after(self, state: u8, digit: u8) -> u8 {
        let largest = digit == self.coefficients()[usize::from(state)];
        match state + 1 < self.states() {
            true => u8::from(largest) * (state + 1),
            false => u8::from(largest && self.repeats()) * state,
        }
    }

    /// Largest digit that may follow.
    pub(crate) fn most(self, state: u8) -> u8 {
        self.coefficients()[usize::from(state)] - u8::from(state + 1 == self.states() && !self.repeats())
    }

    /// Value after another digit; `None` if it is too large.
    pub(crate) fn step(self, worth: Worth, digit: i128) -> Option<Worth> {
        let mut next = digit;
        for (part, coefficient) in worth.into_iter().zip(self.coefficients()) {
            next = next.checked_add(part.checked_mul(coefficient.into())?)?;
        }
        if self.repeats() {
            return Some([next, worth[0].checked_add(worth[1])?, 0, 0]);
        }
        let below = |state: u8| if state < self.states() { worth[usize::from(state) - 1] } else { 0 };
        Some([next, below(1), below(2), below(3)])
    }

    /// Shows that words are the naturals; returns `false` if that fails.
    pub fn is_certain(self) -> bool {
        let all = self.has_neighbour(0) && self.has_neighbour(1) && self.next_is_one_more();
        all && self.less_is_counted() && (1..self.states()).all(|state| self.ends_are_words(state))
    }

    /// Shows that all that may follow a state are words of their own; returns `false` if that fails.
    fn ends_are_words(self, state: u8) -> bool {
        let met = reached([state, 0], |both, found| {
            (0..=self.most(both[0])).for_each(|digit| found(both.map(|state| self.after(state, digit))));
        });
        met.is_some_and(|met| met.iter().all(|both| self.most(both[0]) <= self.most(both[1])))
    }

    /// Visits the columns by which the second word can come next after the first.
    fn next(self, at: Next, mut found: impl FnMut([u8; 2], Next)) {
        let most = at.states.map(|state| self.most(state));
        let mut column = |[a, b]: [u8; 2]| {
            if a <= most[0] && b <= most[1] {
                let states = [self.after(at.states[0], a), self.after(at.states[1], b)];
                found([a, b], Next { apart: a != b || at.apart, states });
            }
        };
        if at.apart {
            return column([most[0], 0]);
        }
        (0..self.radix()).flat_map(|a| [[a, a], [a, a + 1]]).for_each(column);
    }

    /// Each word, as the first or the second, has a neighbour. Along with the word the walk keeps an equal
    /// one, and one that differs, as soon as there is one: from one of these two it goes on, since what
    /// begins a word is one.
    fn has_neighbour(self, own: usize) -> bool {
        let apart = |at: Next, digit: u8| {
            let mut one = None;
            self.next(at, |column, after| {
                one = one.or(Some(after).filter(|it| it.apart && column[own] == digit))
            });
            one
        };
        // A leading 0 is added before the first word.
        let first = if own == 0 { apart(START, 0) } else { None };
        let is_zeros = |other: Option<Next>| own == 1 && other.is_none();
        let mut everywhere = first.is_some() || is_zeros(first);
        let met = reached((0, first), |(state, other), found| {
            let same = Next { apart: false, states: [state; 2] };
            for digit in 0..=self.most(state) {
                let after = other.and_then(|other| apart(other, digit)).or_else(|| apart(same, digit));
                everywhere &= after.is_some() || (is_zeros(other) && digit == 0);
                found((self.after(state, digit), after));
            }
        });
        everywhere && met.is_some()
    }

    /// V(z) − V(y) = 1 if z comes next after y.
    fn next_is_one_more(self) -> bool {
        let met = reached((START, Some([0; MOST_DEGREE])), |(at, worth): (Next, Option<Worth>), found| {
            self.next(at, |[a, b], after| {
                let adds = i128::from(b) - i128::from(a);
                found((after, worth.and_then(|worth| self.step(worth, adds))));
            });
        });
        let right = |(at, worth): &(Next, Option<Worth>)| {
            worth.is_some_and(|it| !at.apart || it.iter().sum::<i128>() == 1)
        };
        met.is_some_and(|met| met.iter().all(right))
    }

    /// x < z if and only if x < y or x = y, if z comes next after y.
    fn less_is_counted(self) -> bool {
        let met = reached((START, 0, [Ordering::Equal; 2]), |(at, state, [before, after]), found| {
            self.next(at, |[y, z], next| {
                for x in 0..=self.most(state) {
                    let orders = [before.then(x.cmp(&y)), after.then(x.cmp(&z))];
                    found((next, self.after(state, x), orders));
                }
            });
        });
        let right = |&(at, _, [before, after]): &(Next, u8, [Ordering; 2])| {
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
    states: [u8; 2],
}

/// Two words before their first digit.
const START: Next = Next { apart: false, states: [0; 2] };

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
        if met.len() > 1 << 10 {
            return None;
        }
        next += 1;
    }
    Some(met)
}
