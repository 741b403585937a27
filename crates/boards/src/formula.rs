//! Conditions on the letters of given cells: what is left of a rule when its cells are chosen.

use crate::syntax::LetterSet;

/// A condition, over sets of cells of any kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Formula<S> {
    /// All of these.
    And(Vec<Formula<S>>),
    /// One of these.
    Or(Vec<Formula<S>>),
    /// The contrary.
    Not(Box<Formula<S>>),
    /// A number of cells with certain letters.
    Count(Count<S>),
    /// A number of groups.
    Groups(Groups<S>),
}

/// A number of groups that touch some cells: largest connected sets of the other cells with certain letters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Groups<S> {
    /// The letters.
    pub of: LetterSet,
    /// The cells that they touch, which belong to no group themselves.
    pub beside: S,
    /// The numbers that are right.
    pub number: Number,
}

/// Numbers from one to another, perhaps of one parity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number {
    /// Least number.
    pub least: u32,
    /// Largest number.
    pub most: u32,
    /// Parity of the number, where it matters: `true` is odd.
    pub odd: Option<bool>,
}

/// A number of cells with certain letters. What is not on the board is not counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Count<S> {
    /// The letters.
    pub letters: LetterSet,
    /// The cells.
    pub cells: S,
    /// The numbers that are right.
    pub number: Number,
}

impl<S> Formula<S> {
    /// The condition that always holds.
    pub fn always() -> Formula<S> {
        Formula::And(Vec::new())
    }

    /// The condition that never holds.
    pub fn never() -> Formula<S> {
        Formula::Or(Vec::new())
    }

    /// A fixed truth value.
    pub fn fixed(value: bool) -> Formula<S> {
        if value { Formula::always() } else { Formula::never() }
    }

    /// The truth value, where it is fixed.
    pub fn value(&self) -> Option<bool> {
        match self {
            Formula::And(all) if all.is_empty() => Some(true),
            Formula::Or(all) if all.is_empty() => Some(false),
            _ => None,
        }
    }

    /// All of these, simplified.
    pub fn all(parts: impl IntoIterator<Item = Formula<S>>) -> Formula<S> {
        let mut kept = Vec::new();
        for part in parts {
            match part {
                Formula::And(inner) => kept.extend(inner),
                Formula::Or(inner) if inner.is_empty() => return Formula::never(),
                part => kept.push(part),
            }
        }
        if kept.len() == 1 { kept.remove(0) } else { Formula::And(kept) }
    }

    /// One of these, simplified.
    pub fn any(parts: impl IntoIterator<Item = Formula<S>>) -> Formula<S> {
        let mut kept = Vec::new();
        for part in parts {
            match part {
                Formula::Or(inner) => kept.extend(inner),
                Formula::And(inner) if inner.is_empty() => return Formula::always(),
                part => kept.push(part),
            }
        }
        if kept.len() == 1 { kept.remove(0) } else { Formula::Or(kept) }
    }

    /// The contrary, simplified.
    #[must_use]
    pub fn negated(self) -> Formula<S> {
        match self.value() {
            Some(value) => Formula::fixed(!value),
            None => match self {
                Formula::Not(inner) => *inner,
                other => Formula::Not(Box::new(other)),
            },
        }
    }

    /// The same over other sets of cells.
    pub fn map<T>(&self, set: &dyn Fn(&S) -> T) -> Formula<T> {
        let all = |parts: &[Formula<S>]| parts.iter().map(|part| part.map(set)).collect();
        match self {
            Formula::And(parts) => Formula::And(all(parts)),
            Formula::Or(parts) => Formula::Or(all(parts)),
            Formula::Not(inner) => Formula::Not(Box::new(inner.map(set))),
            Formula::Count(count) => Formula::Count(Count {
                letters: count.letters,
                cells: set(&count.cells),
                number: count.number,
            }),
            Formula::Groups(groups) => {
                Formula::Groups(Groups { of: groups.of, beside: set(&groups.beside), number: groups.number })
            }
        }
    }

    /// Calls `look` on every count in it.
    pub fn counts<'f>(&'f self, look: &mut dyn FnMut(&'f Count<S>)) {
        match self {
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| part.counts(look)),
            Formula::Not(inner) => inner.counts(look),
            Formula::Count(count) => look(count),
            Formula::Groups(_) => {}
        }
    }

    /// Calls `look` on every number of groups in it.
    pub fn groups<'f>(&'f self, look: &mut dyn FnMut(&'f Groups<S>)) {
        match self {
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| part.groups(look)),
            Formula::Not(inner) => inner.groups(look),
            Formula::Count(_) => {}
            Formula::Groups(groups) => look(groups),
        }
    }

    /// Its truth, where `truth` says which of both values each count may have. Numbers of groups may be right or wrong.
    pub fn may(&self, truth: &mut dyn FnMut(&Count<S>) -> May) -> May {
        match self {
            Formula::And(parts) => {
                let mut found = May { hold: true, fail: false };
                for part in parts {
                    let part = part.may(truth);
                    found = May { hold: found.hold && part.hold, fail: found.fail || part.fail };
                }
                found
            }
            Formula::Or(parts) => {
                let mut found = May { hold: false, fail: true };
                for part in parts {
                    let part = part.may(truth);
                    found = May { hold: found.hold || part.hold, fail: found.fail && part.fail };
                }
                found
            }
            Formula::Not(inner) => {
                let May { hold, fail } = inner.may(truth);
                May { hold: fail, fail: hold }
            }
            Formula::Count(count) => truth(count),
            Formula::Groups(_) => May { hold: true, fail: true },
        }
    }

    /// Its truth, where `counted` says that of each count and `grouped` that of each number of groups.
    pub fn holds(&self, counted: &dyn Fn(&Count<S>) -> bool, grouped: &dyn Fn(&Groups<S>) -> bool) -> bool {
        match self {
            Formula::And(parts) => parts.iter().all(|part| part.holds(counted, grouped)),
            Formula::Or(parts) => parts.iter().any(|part| part.holds(counted, grouped)),
            Formula::Not(inner) => !inner.holds(counted, grouped),
            Formula::Count(count) => counted(count),
            Formula::Groups(groups) => grouped(groups),
        }
    }
}

impl Count<Vec<u32>> {
    /// The condition, or its truth where the number of the cells decides it: the number lies between 0 and that.
    pub fn settled(self) -> Formula<Vec<u32>> {
        let size = self.cells.len() as u32;
        let Number { least, most, odd } = self.number;
        if least > size || self.letters == 0 && least > 0 {
            return Formula::never();
        }
        if size == 0 || self.letters == 0 {
            return Formula::fixed(self.number.admits(0));
        }
        if least == 0 && most >= size && odd.is_none() {
            return Formula::always();
        }
        Formula::Count(self)
    }
}

impl Number {
    /// This number alone.
    pub fn exactly(number: u32) -> Number {
        Number { least: number, most: number, odd: None }
    }

    /// Returns `true` if a number is right.
    pub fn admits(&self, number: u32) -> bool {
        let parity = self.odd.is_none_or(|odd| (number % 2 == 1) == odd);
        self.least <= number && number <= self.most && parity
    }

    /// Its truth of a number between these.
    pub fn may(&self, least: u32, most: u32) -> May {
        if most - least > 1 {
            // Of three numbers in a row two differ in parity.
            let hold = self.least.max(least) <= self.most.min(most);
            let parity = self.odd.is_none_or(|_| self.least < self.most || self.admits(self.least));
            let fail = self.odd.is_some() || least < self.least || most > self.most;
            return May { hold: hold && parity, fail };
        }
        let [low, high] = [self.admits(least), self.admits(most)];
        May { hold: low || high, fail: !(low && high) }
    }
}

/// Truth values that are possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct May {
    /// It may hold.
    pub hold: bool,
    /// It may fail.
    pub fail: bool,
}

impl May {
    /// Returns `true` if both are possible.
    pub fn is_open(self) -> bool {
        self.hold && self.fail
    }
}
