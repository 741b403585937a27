//! Codes of heap games: `0.77`, `4.7`, `0.2048`, `4!.0`, `0.[3]`, `{1,3,4}`, `all but {2,5}`.

mod cousin;
mod digit;
mod read;
mod write;

pub use read::{Misprint, Wrong};

use crate::{Amounts, Parts, Rules, Shape, Split};
use digit::Digit;

/// Limit on the digits of a code.
const MOST_DIGITS: usize = 4096;
/// The largest number in a set, including a set of forbidden amounts.
const MOST_TAKEN: usize = 4_000_000_000;
const MOST_BUT: usize = 1_000_000;
/// Limit on the numbers in a set.
const MOST_LISTED: usize = 1_000_000;

/// The code of a game on heaps.
///
/// A take-and-break code has a digit for each number of stones: the digit k places after the point describes
/// what may be left after taking k stones, as a sum of 1 (nothing), 2 (one heap), 4 (two heaps), 8 (three
/// heaps) and 16 (four). The digit before the point is about splitting without taking, and others before that
/// about adding stones.
///
/// | written | means |
/// |---|---|
/// | `0.77`, `.77` | Kayles |
/// | `0.F`, `0.15,` | digits beyond 9 are letters up to V, or all digits stand between commas |
/// | `&96;` | the digit 96: five heaps, or six |
/// | `{0,2,5}` | a digit given by the numbers of heaps it allows; `{2+}` two or more, `*` any number |
/// | `4!`, `4?`, `4=` | the heaps are all different; not all equal; all equal |
/// | `0.[3]`, `0.(3)`, `0.3…` | a tail of digits repeats for ever |
/// | `{1,3,4}`, `{1..5,9}` | a subtraction game: these amounts may be taken |
/// | `all but {2,5}` | all amounts but these |
/// | `splittles {1,2}` | after taking one of these, the heap may be split in two as well |
///
/// ```
/// use heap::Code;
/// let kayles: Code = "0.77".parse().unwrap();
/// assert_eq!(kayles.to_string(), "0.77");
/// assert_eq!(kayles.rules().amounts(2).few(), [1, 2]);
/// assert_eq!("0.{0,1,2,3}".parse::<Code>(), "0.F".parse());
/// assert_eq!("4!.0".parse::<Code>().unwrap().rules(), heap::Rules::grundy());
/// assert_eq!("{1,3}".parse::<Code>().unwrap().rules(), "0.303".parse::<Code>().unwrap().rules());
/// assert!("3.7".parse::<Code>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Digits {
        /// Digits for adding 1, 2, … stones.
        added: Vec<Digit>,
        /// Digits for taking 0, 1, 2, … stones.
        taken: Vec<Digit>,
        /// Number of trailing digits that repeat for ever.
        repeated: usize,
    },
    Set {
        /// The amounts, ascending.
        amounts: Vec<usize>,
        /// `true` for all amounts but these.
        but: bool,
        /// `true` if the remainder may be split in two.
        split: bool,
    },
}

/// Family of a game, by its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Digits up to 7.
    Octal,
    /// Digits up to F.
    Hexadecimal,
    /// Any other digits.
    TakeAndBreak,
    /// Take an amount from a finite set.
    Subtraction,
    /// Take an amount outside a finite set.
    AllBut,
    /// Take an amount from a finite set, and optionally split the remainder in two.
    Splittles,
}

impl Code {
    /// From the digit before the point and those after it, each a sum of powers of two.
    pub fn new(digits: Vec<u8>) -> Result<Code, Misprint> {
        let taken = digits.into_iter().map(|digit| Digit::of_bits(digit.into(), Shape::Free));
        Code::of_digits(vec![], taken.collect(), 0)
    }

    /// Canonical form of these digits; the first of `taken` is the digit before the point.
    fn of_digits(
        mut added: Vec<Digit>,
        mut taken: Vec<Digit>,
        mut repeated: usize,
    ) -> Result<Code, Misprint> {
        let misprint = |wrong| Misprint { wrong, at: 0 };
        if taken.len() > MOST_DIGITS || added.len() > MOST_DIGITS {
            return Err(misprint(Wrong::TooLong));
        }
        if taken.is_empty() {
            taken.push(Digit::default());
        }
        let same =
            |digits: &[Digit], shorter: usize| digits.iter().zip(&digits[shorter..]).all(|(a, b)| a == b);
        let tail = &taken[taken.len() - repeated..];
        if let Some(shorter) =
            (1..repeated).find(|&shorter| repeated.is_multiple_of(shorter) && same(tail, shorter))
        {
            taken.truncate(taken.len() - repeated + shorter);
            repeated = shorter;
        }
        if taken[taken.len() - repeated..].iter().all(Digit::is_zero) {
            repeated = 0;
            while taken.len() > 1 && taken.last().is_some_and(Digit::is_zero) {
                taken.pop();
            }
        }
        // The digits right before may belong to the tail, except the one before the point.
        while repeated > 0
            && taken.len() > repeated + 1
            && taken.last() == taken.get(taken.len() - repeated - 1)
        {
            taken.pop();
        }
        while added.last().is_some_and(Digit::is_zero) {
            added.pop();
        }
        if taken[0].leaves_whole() {
            return Err(misprint(Wrong::First));
        }
        let code = Code { kind: Kind::Digits { added, taken, repeated } };
        if code.endless() { Err(misprint(Wrong::Endless)) } else { Ok(code) }
    }

    /// The code of these rules, if one expresses them all: a set if possible, otherwise digits.
    pub fn of(rules: &Rules) -> Option<Code> {
        Code::of_set(rules).or_else(|| Code::spelled(rules))
    }

    /// The code of these rules in digits, if digits express them all.
    pub fn spelled(rules: &Rules) -> Option<Code> {
        let settled = rules.splits().iter().map(|split| split.taken.settled()).max().unwrap_or(0).max(1);
        let tails = || rules.splits().iter().filter_map(|split| split.taken.tail());
        let period = tails().fold(1, |period, tail| crate::amounts::lcm(period, tail.period));
        let repeated = if tails().next().is_some() { period } else { 0 };
        let most = rules.splits().iter().filter_map(|split| split.added.last()).max().copied().unwrap_or(0);
        let length = settled.checked_add(repeated).filter(|&length| length.max(most) <= MOST_DIGITS)?;
        let mut taken = vec![Digit::default(); length];
        let mut added = vec![Digit::default(); most];
        for split in rules.splits() {
            for amount in split.taken.below(length) {
                taken[amount].add(split.parts, split.shape)?;
            }
            for amount in &split.added {
                added[amount - 1].add(split.parts, split.shape)?;
            }
        }
        Code::of_digits(added, taken, repeated).ok()
    }

    fn of_set(rules: &Rules) -> Option<Code> {
        let taken = rules.amounts(1);
        let free = |parts| (Parts::exactly(parts), Shape::Free);
        let plain = rules.splits().iter().zip(0..).all(|(split, parts)| {
            (split.parts, split.shape) == free(parts) && split.taken == taken && split.added.is_empty()
        });
        let split = rules.splits().len() == 3;
        if !plain || taken.is_empty() || !(split || rules.splits().len() == 2) {
            return None;
        }
        let amounts = match taken.tail() {
            None => taken.few().to_vec(),
            Some(tail) if tail.period == 1 && tail.from <= MOST_BUT + 1 => {
                (1..tail.from).filter(|amount| taken.few().binary_search(amount).is_err()).collect()
            }
            Some(_) => return None,
        };
        let small = amounts.len() <= MOST_LISTED && amounts.iter().all(|&amount| amount <= MOST_TAKEN);
        small.then_some(Code { kind: Kind::Set { amounts, but: taken.tail().is_some(), split } })
    }

    /// The digits, starting with the one before the point, if they describe the game completely.
    pub fn digits(&self) -> Option<Vec<u8>> {
        match &self.kind {
            Kind::Digits { added, taken, repeated: 0 } if added.is_empty() => {
                let plain = taken.iter().map(|digit| digit.bits().and_then(|bits| u8::try_from(bits).ok()));
                plain.collect()
            }
            _ => None,
        }
    }

    /// Family of the game.
    pub fn family(&self) -> Family {
        match &self.kind {
            Kind::Set { split: true, .. } => Family::Splittles,
            Kind::Set { but: true, .. } => Family::AllBut,
            Kind::Set { .. } => Family::Subtraction,
            Kind::Digits { .. } => match self.digits().and_then(|digits| digits.into_iter().max()) {
                Some(0..8) => Family::Octal,
                Some(8..16) => Family::Hexadecimal,
                _ => Family::TakeAndBreak,
            },
        }
    }

    /// Moves of the game.
    pub fn rules(&self) -> Rules {
        match &self.kind {
            Kind::Set { amounts, but, split } => {
                let amounts =
                    if *but { Amounts::from(1).without(amounts) } else { Amounts::list(amounts.clone()) };
                let rules = Rules::taking(amounts.clone());
                if *split { rules.with(Parts::exactly(2), Shape::Free, amounts) } else { rules }
            }
            Kind::Digits { .. } => self.split_rules().0,
        }
    }

    /// Returns `true` if some addition of stones lets play go on for ever.
    fn endless(&self) -> bool {
        !self.split_rules().1
    }

    /// The moves that the digits stand for, and `true` if all of them let play end.
    fn split_rules(&self) -> (Rules, bool) {
        let (mut rules, mut ends) = (Rules::none(), true);
        let Kind::Digits { added, taken, repeated } = &self.kind else { return (rules, ends) };
        let mut kinds: Vec<(Parts, Shape)> = added.iter().chain(taken).flat_map(Digit::kinds).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for (parts, shape) in kinds {
            let with = |digits: &[Digit], first: usize| -> Vec<usize> {
                let places = (first..).zip(digits);
                places
                    .filter(|(_, digit)| digit.kinds().any(|kind| kind == (parts, shape)))
                    .map(|(at, _)| at)
                    .collect()
            };
            let from = taken.len() - repeated;
            let places = with(taken, 0);
            let tail = places.iter().filter(|&&place| place >= from).map(|place| place - from);
            let taken =
                Amounts::new(places.iter().copied().filter(|&place| place < from), from, *repeated, tail);
            let taken = if *repeated == 0 { Amounts::list(places) } else { taken };
            ends &= rules.add(Split { parts, shape, taken, added: with(added, 1) });
        }
        (rules, ends)
    }
}
