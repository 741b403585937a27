//! Exponents of powers of two: `v2(t)` and `bits(t)` where they are counted or compared with each other.
//!
//! An exponent has no bound, so no automaton computes it. But 2^v2(t), the lowest binary digit of t that is 1 with the zeros
//! after it, is (t xor (t - 1)) div 2 + 1, and it has as many ones, less 1, as v2(t) says. So remainders of exponents are
//! remainders of numbers of ones, and exponents compare as the powers do. `bits(t)` is v2(p), with p the least power of
//! two above t.

use crate::translate::{Obstacle, Translator};
use automata::{Comparison, Formula, Term};
use rules::{Function, Predicate, Relation, Slot};

/// Largest difference of exponents that are compared: coefficients of certificates go up to 2^50.
const MOST: i64 = 40;

/// Largest number of ones that numbers are compared with: each is one more variable.
const MOST_ONES: i64 = 6;

/// Largest fixed number whose divisors are listed by remainders.
const MOST_FIXED: u64 = 1 << 12;

/// A sum of exponents `v2(t)`, at most one, and a constant.
struct Exponent<'t> {
    of: Option<&'t rules::Term>,
    plus: i64,
}

impl<'t> Exponent<'t> {
    /// `None` for other terms.
    fn read(term: &'t rules::Term) -> Option<Exponent<'t>> {
        match term {
            rules::Term::Call(Function::Twos, terms) => Some(Exponent { of: terms.first(), plus: 0 }),
            rules::Term::Add(a, b) => {
                let (inner, more) = match (number(a), number(b)) {
                    (_, Some(more)) => (a, more),
                    (Some(more), _) => (b, more),
                    _ => return None,
                };
                let inner = Exponent::read(inner)?;
                Some(Exponent { plus: inner.plus + more, ..inner })
            }
            rules::Term::Subtract(a, b) => {
                let (inner, less) = (Exponent::read(a)?, number(b)?);
                Some(Exponent { plus: inner.plus - less, ..inner })
            }
            term => number(term).map(|plus| Exponent { of: None, plus }),
        }
    }
}

impl Translator<'_, '_> {
    /// An atom about exponents in terms of powers; `None` if it is about none.
    pub(crate) fn of_exponents(&mut self, atom: &rules::Formula) -> Result<Option<Formula>, Obstacle> {
        let two = || rules::Term::Number(2u8.into());
        let rest = |of: &rules::Term, by: rules::Term, rest: u8| {
            let remainder = rules::Term::Modulo(Box::new(of.clone()), Box::new(by));
            rules::Formula::Compare(Relation::Equal, remainder, rules::Term::Number(rest.into()))
        };
        if let Some(of) = bits_in(atom) {
            return self.of_bits(atom, of).map(Some);
        }
        Ok(match atom {
            rules::Formula::Is(Predicate::Odd, of) if has_exponent(of) => {
                Some(self.formula(&rest(of, two(), 1))?)
            }
            rules::Formula::Is(Predicate::Even, of) if has_exponent(of) => {
                Some(self.formula(&rest(of, two(), 0))?)
            }
            rules::Formula::Divides(by, of) if has_exponent(of) => {
                Some(self.formula(&rest(of, by.clone(), 0))?)
            }
            rules::Formula::Compare(relation, a, b) => self.compared(*relation, a, b)?,
            _ => None,
        })
    }

    /// The remainder of an exponent.
    pub(crate) fn rest_of_exponent(
        &mut self,
        of: &rules::Term,
        divisor: i64,
    ) -> Result<Option<Term>, Obstacle> {
        let Some(Exponent { of: Some(of), plus }) = Exponent::read(of) else { return Ok(None) };
        let below = Term::Quotient(Box::new(self.twice_lowest(of)?), 2);
        let ones = Term::Ones(Box::new(below), divisor.unsigned_abs());
        if plus == 0 {
            return Ok(Some(ones));
        }
        Ok(Some(Term::Remainder(Box::new(Term::Sum(vec![(1, ones), (1, Term::constant(plus))])), divisor)))
    }

    /// Two sums of an exponent and a constant, or the odd part and a constant.
    fn compared(
        &mut self,
        relation: Relation,
        a: &rules::Term,
        b: &rules::Term,
    ) -> Result<Option<Formula>, Obstacle> {
        if let Some(odd) = odd_part(a) {
            return self.odd_compared(relation, odd, b);
        }
        if let Some(odd) = odd_part(b) {
            return self.odd_compared(relation.mirrored(), odd, a);
        }
        for (relation, one, other) in [(relation, a, b), (relation.mirrored(), b, a)] {
            if let Some(counted) = ones(one)
                && let Some(said) = self.ones_compared(relation, counted, other)?
            {
                return Ok(Some(said));
            }
        }
        let (Some(a), Some(b)) = (Exponent::read(a), Exponent::read(b)) else { return Ok(None) };
        if a.of.is_none() && b.of.is_none() {
            return Ok(None);
        }
        let least = a.plus.min(b.plus);
        if (a.plus - b.plus).abs() > MOST {
            return Err(Obstacle::TooLarge);
        }
        let (a, b) = (self.power(a.of, a.plus - least)?, self.power(b.of, b.plus - least)?);
        Ok(Some(Formula::Compare(comparison(relation), a, b)))
    }

    /// `ones(t) = c`: t is the sum of c different powers of two.
    fn ones_compared(
        &mut self,
        relation: Relation,
        of: &rules::Term,
        with: &rules::Term,
    ) -> Result<Option<Formula>, Obstacle> {
        let Some(number) = self.numeral(with).filter(|_| self.numeral(of).is_none()) else { return Ok(None) };
        if number > MOST_ONES {
            return Err(Obstacle::Function("ones"));
        }
        let of = Term::Natural(Box::new(self.term(of)?));
        let within = |count: &i64| relation.holds(count, &number);
        // Whether more ones than the number has are among those that the relation allows.
        let beyond = within(&(number + 1));
        let listed = (0..=number).filter(|count| within(count) != beyond);
        let some = Formula::any(listed.map(|count| self.ones_are(count, &of)).collect::<Vec<_>>());
        Ok(Some(match beyond {
            false => some,
            true => {
                let natural = Formula::Compare(Comparison::LessEqual, Term::constant(0), of.clone());
                Formula::all([natural, some.negated()])
            }
        }))
    }

    /// A number has so many ones.
    fn ones_are(&mut self, count: i64, of: &Term) -> Formula {
        match count {
            0 => Formula::equal(of.clone(), Term::constant(0)),
            1 => Formula::PowerOfTwo(of.clone()),
            _ => {
                let powers: Vec<u32> = (0..count).map(|_| self.compiler.fresh()).collect();
                let parts = powers.iter().map(|&power| (1, Term::variable(power))).collect();
                let mut all = vec![Formula::equal(of.clone(), Term::Sum(parts))];
                all.extend(powers.iter().map(|&power| Formula::PowerOfTwo(Term::variable(power))));
                all.extend(powers.windows(2).map(|pair| {
                    Formula::Compare(Comparison::Less, Term::variable(pair[0]), Term::variable(pair[1]))
                }));
                Formula::exists(powers, Formula::all(all))
            }
        }
    }

    /// `odd_part(t) = c`: t is c times its lowest one.
    fn odd_compared(
        &mut self,
        relation: Relation,
        of: &rules::Term,
        with: &rules::Term,
    ) -> Result<Option<Formula>, Obstacle> {
        let rules::Term::Number(factor) = with else { return Ok(None) };
        let factor = i64::try_from(factor).map_err(|_| Obstacle::TooLarge)?;
        let lowest = self.power(Some(of), 0)?;
        let (of, times) = (self.term(of)?, Term::Sum(vec![(factor, lowest)]));
        Ok(Some(Formula::Compare(comparison(relation), of, times)))
    }

    /// 2^(v2(t) + plus); of no t, 2^plus.
    fn power(&mut self, of: Option<&rules::Term>, plus: i64) -> Result<Term, Obstacle> {
        let factor = two_to(plus)?;
        let Some(of) = of else { return Ok(Term::constant(factor)) };
        let half = Term::Quotient(Box::new(self.twice_lowest(of)?), 2);
        Ok(Term::Sum(vec![(factor, half), (factor, Term::constant(1))]))
    }

    /// `t xor (t - 1)`: twice the lowest one of t, less 1; undefined at 0.
    fn twice_lowest(&mut self, of: &rules::Term) -> Result<Term, Obstacle> {
        let one = rules::Term::Number(1u8.into());
        let less = rules::Term::Subtract(Box::new(of.clone()), Box::new(one));
        Ok(Term::Xor(Box::new(self.term(of)?), Box::new(self.term(&less)?)))
    }

    /// An atom with `v2(p)` for `bits(t)`, where p is the least power of two above t.
    fn of_bits(&mut self, atom: &rules::Formula, of: &rules::Term) -> Result<Formula, Obstacle> {
        let bits = rules::Term::Call(Function::Bits, vec![of.clone()]);
        let (place, power) = (self.unused_slot(), self.compiler.fresh());
        let outer = self.slots.clone();
        self.slots.insert(place.0, Term::variable(power));
        let twos = rules::Term::Call(Function::Twos, vec![rules::Term::Variable(place)]);
        let inner = self.formula(&rules::cases::put_in(atom, &bits, &twos));
        self.slots = outer;
        let of = Term::Natural(Box::new(self.term(of)?));
        Ok(Formula::exists(vec![power], Formula::all([least_above(Term::variable(power), of), inner?])))
    }

    /// The formula that a number is 2 to an exponent.
    pub(crate) fn power_of_two(&mut self, number: Term, exponent: &rules::Term) -> Result<Formula, Obstacle> {
        let (of, plus) = match bits_and_more(exponent) {
            Some((of, plus)) => (of, plus),
            None => {
                let exponent = Exponent::read(exponent).ok_or(Obstacle::Function("v2"))?;
                let (less, more) = (two_to(-exponent.plus.min(0))?, exponent.plus.max(0));
                let power = self.power(exponent.of, more)?;
                let equal = Formula::equal(Term::Sum(vec![(less, number.clone())]), power);
                return Ok(Formula::all([Formula::PowerOfTwo(number), equal]));
            }
        };
        let of = Term::Natural(Box::new(self.term(of)?));
        if plus == 0 {
            return Ok(least_above(number, of));
        }
        let power = self.compiler.fresh();
        let (less, more) = (two_to(-plus.min(0))?, two_to(plus.max(0))?);
        let equal =
            Formula::equal(Term::Sum(vec![(less, number)]), Term::Sum(vec![(more, Term::variable(power))]));
        Ok(Formula::exists(vec![power], Formula::all([least_above(Term::variable(power), of), equal])))
    }

    /// `digit(t, i, b)` with a fixed place and base.
    pub(crate) fn digit(&mut self, terms: &[rules::Term]) -> Result<Option<Term>, Obstacle> {
        let [of, place, base] = terms else { return Ok(None) };
        let (Some(place), Some(base)) = (self.numeral(place), self.numeral(base)) else { return Ok(None) };
        if base < 2 {
            return Ok(None);
        }
        let worth = u32::try_from(place).ok().and_then(|place| base.checked_pow(place));
        let worth = worth.filter(|&worth| worth <= 1 << 50).ok_or(Obstacle::TooLarge)?;
        let of = Term::Natural(Box::new(self.term(of)?));
        Ok(Some(Term::Remainder(Box::new(Term::Quotient(Box::new(of), worth)), base)))
    }

    /// A slot that nothing uses.
    pub(crate) fn unused_slot(&self) -> Slot {
        (0..u32::MAX).rev().map(Slot).find(|slot| !self.slots.contains_key(&slot.0)).unwrap_or(Slot(u32::MAX))
    }

    /// `gcd(t, …)` with one number that is not fixed, by its remainder; `None` if there are several.
    pub(crate) fn common_divisor(&mut self, terms: &[rules::Term]) -> Result<Option<Term>, Obstacle> {
        let (mut fixed, mut open) = (0u64, None);
        for term in terms {
            match self.numeral(term).and_then(|number| u64::try_from(number).ok()) {
                Some(number) => fixed = gcd(fixed, number),
                None if open.is_none() => open = Some(term),
                None => return Ok(None),
            }
        }
        let Some(open) = open else { return Ok(i64::try_from(fixed).ok().map(Term::constant)) };
        let of = Term::Natural(Box::new(self.term(open)?));
        if fixed == 0 {
            return Ok(Some(of));
        }
        if fixed > MOST_FIXED {
            return Err(Obstacle::TooLarge);
        }
        let divisors = (1..=fixed).filter(|divisor| fixed.is_multiple_of(*divisor));
        let entries = divisors.map(|divisor| {
            let places = (0..fixed).filter(|&rest| gcd(rest, fixed) == divisor);
            (divisor as i64, places.map(|rest| (rest as i64 + 1, rest as i64 + 1)).collect())
        });
        let place = Term::Sum(vec![(1, Term::Remainder(Box::new(of), fixed as i64)), (1, Term::constant(1))]);
        Ok(Some(Term::Entry(entries.collect::<Vec<_>>().into(), Box::new(place))))
    }
}

/// A power of two that is small enough for a coefficient.
fn two_to(exponent: i64) -> Result<i64, Obstacle> {
    let exponent = u32::try_from(exponent).ok().filter(|&exponent| i64::from(exponent) <= MOST);
    exponent.map(|exponent| 1 << exponent).ok_or(Obstacle::TooLarge)
}

/// A number is the least power of two above another one.
fn least_above(power: Term, of: Term) -> Formula {
    let least = Formula::any([
        Formula::equal(power.clone(), Term::constant(1)),
        Formula::Compare(Comparison::LessEqual, power.clone(), Term::Sum(vec![(2, of.clone())])),
    ]);
    let above = Formula::Compare(Comparison::Less, of, power.clone());
    Formula::all([Formula::PowerOfTwo(power), above, least])
}

/// `bits(t)` and a constant.
fn bits_and_more(term: &rules::Term) -> Option<(&rules::Term, i64)> {
    match term {
        rules::Term::Call(Function::Bits, terms) => Some((terms.first()?, 0)),
        rules::Term::Add(a, b) => match (number(a), number(b)) {
            (_, Some(more)) => bits_and_more(a).map(|(of, plus)| (of, plus + more)),
            (Some(more), _) => bits_and_more(b).map(|(of, plus)| (of, plus + more)),
            _ => None,
        },
        rules::Term::Subtract(a, b) => {
            let less = number(b)?;
            bits_and_more(a).map(|(of, plus)| (of, plus - less))
        }
        _ => None,
    }
}

/// A small constant.
fn number(term: &rules::Term) -> Option<i64> {
    match term {
        rules::Term::Number(number) => i64::try_from(number).ok().filter(|&number| number <= MOST),
        _ => None,
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub(crate) fn comparison(relation: Relation) -> Comparison {
    match relation {
        Relation::Equal => Comparison::Equal,
        Relation::NotEqual => Comparison::NotEqual,
        Relation::Less => Comparison::Less,
        Relation::LessEqual => Comparison::LessEqual,
        Relation::Greater => Comparison::Greater,
        Relation::GreaterEqual => Comparison::GreaterEqual,
    }
}

fn has_exponent(term: &rules::Term) -> bool {
    Exponent::read(term).is_some_and(|exponent| exponent.of.is_some())
}

/// Returns `true` for a sum of `v2(t)` or `bits(t)` and a constant.
pub(crate) fn is_exponent(term: &rules::Term) -> bool {
    may_be_exponent(term) && !matches!(term, rules::Term::Number(_))
}

/// Returns `true` for a constant, too.
pub(crate) fn may_be_exponent(term: &rules::Term) -> bool {
    match term {
        rules::Term::Number(_) => true,
        rules::Term::Call(Function::Twos | Function::Bits, _) => true,
        rules::Term::Add(a, b) | rules::Term::Subtract(a, b) => {
            let number = |term: &rules::Term| matches!(term, rules::Term::Number(_));
            may_be_exponent(a) && may_be_exponent(b) && (number(a) || number(b))
        }
        _ => false,
    }
}

/// The t of `odd_part(t)`.
fn odd_part(term: &rules::Term) -> Option<&rules::Term> {
    match term {
        rules::Term::Call(Function::OddPart, terms) => terms.first(),
        _ => None,
    }
}

/// The t of `ones(t)`.
fn ones(term: &rules::Term) -> Option<&rules::Term> {
    match term {
        rules::Term::Call(Function::Ones, terms) => terms.first(),
        _ => None,
    }
}

/// The t of a `bits(t)` in an atom.
fn bits_in(atom: &rules::Formula) -> Option<&rules::Term> {
    rules::cases::call_in(atom, Function::Bits)?.first()
}
