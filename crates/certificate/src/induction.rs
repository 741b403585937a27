//! Proof by induction, on the automata with which the checker reads words, that the words of a numeration are
//! the naturals.
//!
//! V is the value of a word by its digits. A word *comes next* after another of the same length if they begin
//! alike, then its digit is larger by one, and the rest of it is zeros where the other has the largest
//! possible digits. The following is verified for valid words, by walking all distinguishable cases:
//!
//! * Leading zeros do not matter, and zeros have value 0.
//! * Of two words exactly one is less, or both are equal. No word is less than zeros.
//! * Each word, after a leading 0, has one that comes next. Each word that is not zeros comes next after one.
//! * The next word has a value larger by 1.
//! * If z comes next after y, then x is less than z if and only if it is less than y or equals y.
//!
//! Each word leads down to zeros step by step, since there are finitely many of a length: so no V is
//! negative, and only zeros have V = 0. Each word leads up by 1: so every natural is the V of a word.
//! Induction on V(z) shows that x < z is V(x) < V(z): nothing is less than zeros; else z comes next after
//! some y, and as words with the same V up to that of y are the same, x is less than z if and only if V(x) ≤
//! V(y). So V distinguishes words, up to leading zeros, and a verdict on words by an automaton that follows
//! sums of digit values (a step is linear) is a verdict on the naturals.
//!
//! A word of r digits is less than a 1 with r zeros, which is verified too: so its value is at most Uᵣ − 1.

use crate::builtin::Machine;
use crate::places::{NOTHING, Worth};
use crate::scheme::Scheme;
use std::fmt;

/// Reason why words are not the naturals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumerationFlaw {
    /// Leading zeros matter, or have a nonzero value.
    Zeros,
    /// Two words are not ordered in exactly one way, or something is less than 0.
    Order,
    /// A word has no next word.
    Successor,
    /// A word other than 0 does not come next after any word.
    Predecessor,
    /// The words less than the next word are not those less than the word, and the word itself.
    Less,
    /// The value of the next word is not larger by 1.
    Worth,
    /// Place values may decrease, or a word may have a value as large as that of the place before it.
    Places,
}

impl fmt::Display for NumerationFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            NumerationFlaw::Zeros => "zeros",
            NumerationFlaw::Order => "order",
            NumerationFlaw::Successor => "successor",
            NumerationFlaw::Predecessor => "predecessor",
            NumerationFlaw::Less => "less",
            NumerationFlaw::Worth => "worth",
            NumerationFlaw::Places => "places",
        })
    }
}

/// More states than a correct numeration has in any of these walks.
const MOST: usize = 64;

/// Words of a scheme, and the automata that compare them.
struct Words<'m> {
    scheme: Scheme,
    equal: Machine<'m>,
    less: Machine<'m>,
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

/// State of an automaton; `None` once it has rejected.
type State = Option<u64>;

/// Shows that the words of a scheme are the naturals, with the values given by their digits.
pub(crate) fn certify(scheme: &Scheme) -> Result<(), NumerationFlaw> {
    Words { scheme: *scheme, equal: Machine::Equal, less: Machine::Less }.certify()
}

impl Words<'_> {
    fn certify(&self) -> Result<(), NumerationFlaw> {
        let all = [
            (self.zeros_are_nothing(), NumerationFlaw::Zeros),
            (self.is_ordered(), NumerationFlaw::Order),
            (self.has_neighbour(0), NumerationFlaw::Successor),
            (self.has_neighbour(1), NumerationFlaw::Predecessor),
            (self.next_is_one_more(), NumerationFlaw::Worth),
            (self.less_is_counted(), NumerationFlaw::Less),
            (self.places_rise(), NumerationFlaw::Places),
        ];
        all.into_iter().try_for_each(|(holds, flaw)| if holds { Ok(()) } else { Err(flaw) })
    }

    fn digits(&self) -> std::ops::Range<u8> {
        0..self.scheme.radix
    }

    fn zeros_are_nothing(&self) -> bool {
        let places = &self.scheme.places;
        !self.scheme.closes(0)
            && places.step(NOTHING, 0) == Some(NOTHING)
            && places.end(NOTHING) == Some(0)
            && [&self.equal, &self.less].into_iter().all(|machine| machine.step(0, &[0, 0]) == Some(0))
    }

    /// Exactly one of x < y, x = y, y < x holds; the second if and only if all digits agree; and x < 0 never
    /// holds.
    fn is_ordered(&self) -> bool {
        let same = |a: u8| self.digits().all(|b| self.equal.step(0, &[a, b]) == (a == b).then_some(0));
        let first: [State; 3] = [Some(0); 3];
        let met = reached(first, |[less, equal, more], found| {
            for a in self.digits() {
                for b in self.digits() {
                    let less = read(&self.less, less, [a, b]);
                    let more = read(&self.less, more, [b, a]);
                    found([less, read(&self.equal, equal, [a, b]), more]);
                }
            }
        });
        let one = |&[less, equal, more]: &[State; 3]| {
            let holds =
                [holds(&self.less, less), holds(&self.equal, equal), holds(&self.less, more)].map(u32::from);
            holds.iter().sum::<u32>() == 1
        };
        self.equal.accepts(0)
            && self.digits().all(same)
            && met.is_some_and(|met| met.iter().all(one))
            && self.beside_zeros(Some(0)).is_some_and(|met| !met.iter().any(|&at| holds(&self.less, at)))
    }

    /// States of x < y reachable from a state if x has any digits and y zeros.
    fn beside_zeros(&self, from: State) -> Option<Vec<State>> {
        reached(from, |at, found| self.digits().for_each(|a| found(read(&self.less, at, [a, 0]))))
    }

    /// Visits the columns by which the second word can come next after the first.
    fn next(&self, at: Next, mut found: impl FnMut([u8; 2], Next)) {
        let most = at.closed.map(|closed| self.scheme.most(closed));
        let mut column = |[a, b]: [u8; 2]| {
            if a <= most[0] && b <= most[1] {
                let closed = [self.scheme.closes(a), self.scheme.closes(b)];
                found([a, b], Next { apart: a != b || at.apart, closed });
            }
        };
        if at.apart {
            return column([most[0], 0]);
        }
        for a in self.digits() {
            column([a, a]);
            column([a, a + 1]);
        }
    }

    /// Returns `true` if each word, as the first or the second, has a neighbour. Along with the word the walk
    /// keeps an equal one, and one that differs, as soon as there is one.
    fn has_neighbour(&self, own: usize) -> bool {
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
            for digit in 0..=self.scheme.most(closed) {
                let after = other.and_then(|other| apart(other, digit)).or_else(|| apart(same, digit));
                everywhere &= after.is_some() || (is_zeros(other) && digit == 0);
                found((self.scheme.closes(digit), after));
            }
        });
        everywhere && met.is_some()
    }

    /// V(z) − V(y) = 1 if z comes next after y.
    fn next_is_one_more(&self) -> bool {
        let places = &self.scheme.places;
        let met = reached((START, Some(NOTHING)), |(at, worth): (Next, Option<Worth>), found| {
            self.next(at, |[a, b], after| {
                let adds = i128::from(b) - i128::from(a);
                found((after, worth.and_then(|worth| places.step(worth, adds))));
            });
        });
        let right = |&(at, worth): &(Next, Option<Worth>)| {
            worth.is_some_and(|worth| !at.apart || places.end(worth) == Some(1))
        };
        met.is_some_and(|met| met.iter().all(right))
    }

    /// x < z if and only if x < y or x = y, if z comes next after y.
    fn less_is_counted(&self) -> bool {
        // The words y and z, `true` if only a 0 may follow in x, and the states of x < y, x = y, x < z.
        let first: (Next, bool, [State; 3]) = (START, false, [Some(0); 3]);
        let met = reached(first, |(at, closed, [less, equal, less_next]), found| {
            self.next(at, |[y, z], after| {
                for x in 0..=self.scheme.most(closed) {
                    let less = read(&self.less, less, [x, y]);
                    let equal = read(&self.equal, equal, [x, y]);
                    let less_next = read(&self.less, less_next, [x, z]);
                    found((after, self.scheme.closes(x), [less, equal, less_next]));
                }
            });
        });
        let right = |&(at, _, [less, equal, less_next]): &(Next, bool, [State; 3])| {
            let counted = holds(&self.less, less) || holds(&self.equal, equal);
            !at.apart || holds(&self.less, less_next) == counted
        };
        met.is_some_and(|met| met.iter().all(right))
    }

    /// A word with a leading 0 is less than a 1 and zeros. And if h·Uᵣ + l·Uᵣ₋₁ is nonnegative for r = 0 and
    /// r = 1 it never decreases from there on, since each value is a combination of the two before it with
    /// factors at least 1 and 0.
    fn places_rise(&self) -> bool {
        let places = &self.scheme.places;
        let beside_one = self.beside_zeros(self.less.step(0, &[0, 1]));
        places.times >= 1
            && places.before >= 0
            && beside_one.is_some_and(|met| met.iter().all(|&at| holds(&self.less, at)))
    }
}

fn read(machine: &Machine<'_>, state: State, column: [u8; 2]) -> State {
    machine.step(state?, &column)
}

fn holds(machine: &Machine<'_>, state: State) -> bool {
    state.is_some_and(|state| machine.accepts(state))
}

/// All states reachable by steps; `None` if there are more than can be right.
fn reached<S: Copy + PartialEq>(first: S, mut step: impl FnMut(S, &mut dyn FnMut(S))) -> Option<Vec<S>> {
    let mut met = vec![first];
    let mut next = 0;
    while let Some(&state) = met.get(next) {
        step(state, &mut |after| {
            if !met.contains(&after) {
                met.push(after);
            }
        });
        if met.len() > MOST {
            return None;
        }
        next += 1;
    }
    Some(met)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Numeration;
    use crate::scheme::DigitRules;

    fn flaw<'m>(numeration: Numeration, equal: Machine<'m>, less: Machine<'m>) -> Option<NumerationFlaw> {
        Words { scheme: numeration.scheme(), equal, less }.certify().err()
    }

    #[test]
    fn an_order_that_is_none_is_refused() {
        for numeration in [Numeration::Base(3), Numeration::Quadratic(1)] {
            let refused = |equal, less| flaw(numeration, equal, less);
            assert_eq!(refused(Machine::Equal, Machine::Less), None);
            // Nothing is less than anything, or everything is less than itself.
            assert_eq!(refused(Machine::Equal, Machine::LowestZeckendorf), Some(NumerationFlaw::Order));
            assert_eq!(refused(Machine::Equal, Machine::Equal), Some(NumerationFlaw::Order));
            assert_eq!(refused(Machine::Less, Machine::Less), Some(NumerationFlaw::Order));
        }
    }

    /// Ordering words by the last digit first is an order too, but its successors do not count.
    #[test]
    fn an_order_that_does_not_count_is_refused() {
        let text = "\
game t
automaton before(x, y) base 2
state same: 00 -> same, 01 -> less, 10 -> more, 11 -> same
state less: 00 -> less, 01 -> less, 10 -> more, 11 -> less
state more: 00 -> more, 01 -> less, 10 -> more, 11 -> more
accept less
(n) -> (n - 1)
P(n) iff before(n, n)
";
        let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.expect("it is a game");
        let before = Machine::Automaton(&ruleset.automata[0]);
        assert_eq!(flaw(Numeration::Base(2), Machine::Equal, before), Some(NumerationFlaw::Less));
    }
}
