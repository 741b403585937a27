//! Brute-force evaluation of rules, as slow and as plain as possible, for comparison.

use crate::{Part, Rule};
use dashu_int::UBig;
use formulas::{Formula, Set, Slot, Term, walk};
use language::{Function, Relation};

fn natural(value: i128) -> Option<u64> {
    u64::try_from(value).ok()
}

/// Exponent of a number above 1 in a positive number.
fn times(by: u64, of: u64) -> Option<i128> {
    let divides = |k: &u32| u128::from(by).checked_pow(*k).is_some_and(|power| u128::from(of) % power == 0);
    (by > 1 && of > 0).then(|| (1..).take_while(divides).count() as i128)
}

fn term(of: &Term, slots: &[i128]) -> Option<i128> {
    let pair = |a, b| Some((term(a, slots)?, term(b, slots)?));
    let word = |number: &UBig| u64::try_from(number).ok().map(i128::from);
    match of {
        Term::Number(number) => word(number),
        Term::Variable(slot) => Some(slots[slot.0 as usize]),
        Term::Add(a, b) => pair(a, b).map(|(a, b)| a + b),
        Term::Subtract(a, b) => pair(a, b).map(|(a, b)| a - b),
        Term::Multiply(a, b) => pair(a, b).map(|(a, b)| a * b),
        Term::Divide(a, b) => pair(a, b).filter(|pair| pair.1 > 0).map(|(a, b)| a.div_euclid(b)),
        Term::Modulo(a, b) => pair(a, b).filter(|pair| pair.1 > 0).map(|(a, b)| a.rem_euclid(b)),
        Term::Xor(a, b) => pair(a, b).filter(|pair| pair.0 >= 0 && pair.1 >= 0).map(|(a, b)| a ^ b),
        Term::Call(function, terms) => {
            let values: Vec<u64> =
                terms.iter().map(|inner| natural(term(inner, slots)?)).collect::<Option<_>>()?;
            match (function, &*values) {
                (Function::Fib, [a]) => word(&language::arithmetic::fibonacci(*a)?),
                (Function::LowestZeckendorf, [a]) => {
                    word(&language::arithmetic::lowest_zeckendorf(&(*a).into())?)
                }
                (Function::Bit, [a, place]) => Some((*a as i128) >> place.min(&100) & 1),
                (Function::Ones, [a]) => Some(a.count_ones().into()),
                (Function::Bits, [a]) => (0..=64).find(|bits| i128::from(*a) < 1 << bits),
                (Function::Twos, [a]) => times(2, *a),
                (Function::Valuation, [by, a]) => times(*by, *a),
                (Function::OddPart, [a]) => (1..=*a).rev().find(|d| a % d == 0 && d % 2 == 1).map(i128::from),
                (Function::Gcd, all) => {
                    let most = *all.iter().max()?;
                    (0..=most).rev().find(|d| all.iter().all(|a| *d == 0 || a % d == 0)).map(i128::from)
                }
                (Function::SmallestFactor, [a]) => (2..=*a).find(|d| a % d == 0).map(i128::from),
                (Function::Digit, [a, place, base]) => {
                    (*base > 1).then(|| (0..*place).fold(*a, |a, _| a / base) % base).map(i128::from)
                }
                (Function::Min, all) => all.iter().min().map(|&value| value.into()),
                (Function::Max, all) => all.iter().max().map(|&value| value.into()),
                _ => None,
            }
        }
        Term::Entry(list, place) => word(list.at(&natural(term(place, slots)?)?.into())?),
        Term::Floor(by, of) => {
            let number = |of: &Term| term(of, &[]);
            let (plus, root, over) = (number(&by.plus)?, number(&by.root)?, number(&by.over)?);
            let j = term(of, slots).filter(|&j| j >= 0)?;
            // floor <= (plus + √root)/over · j
            let reached = |floor: i128| {
                let rest = over * floor - plus * j;
                rest <= 0 || rest * rest <= root * j * j
            };
            (0..).take_while(|&floor| reached(floor)).last()
        }
        Term::Parameter(_) | Term::Fold(..) | Term::Count(_) | Term::Columns(..) => {
            unreachable!("not in a rule with fixed parameters")
        }
    }
}

fn atom(of: &Formula, slots: &[i128]) -> Option<bool> {
    Some(match of {
        Formula::Compare(relation, a, b) => {
            let (a, b) = (term(a, slots)?, term(b, slots)?);
            match relation {
                Relation::Equal => a == b,
                Relation::NotEqual => a != b,
                Relation::Less => a < b,
                Relation::LessEqual => a <= b,
                Relation::Greater => a > b,
                Relation::GreaterEqual => a >= b,
            }
        }
        Formula::Divides(a, b) => match (term(a, slots)?, term(b, slots)?) {
            (0, b) => b == 0,
            (a, b) => a > 0 && b % a == 0,
        },
        Formula::Is(predicate, a) => natural(term(a, slots)?).is_some_and(|word| predicate.holds_word(word)),
        Formula::In(a, Set::Ranges(ranges)) => {
            let value = term(a, slots)?;
            let within =
                |(from, to): &(Term, Term)| Some(term(from, slots)? <= value && value <= term(to, slots)?);
            value >= 0 && ranges.iter().any(|range| within(range) == Some(true))
        }
        _ => unreachable!("no atom of these tests"),
    })
}

/// Evaluates a formula; quantified variables range up to `most`.
pub(crate) fn holds(of: &Formula, slots: &mut [i128], most: i128) -> bool {
    match of {
        Formula::True => true,
        Formula::False => false,
        Formula::Not(inner) => !holds(inner, slots, most),
        Formula::And(all) => all.iter().all(|inner| holds(inner, slots, most)),
        Formula::Or(all) => all.iter().any(|inner| holds(inner, slots, most)),
        Formula::Implies(a, b) => !holds(a, slots, most) || holds(b, slots, most),
        Formula::Iff(a, b) => holds(a, slots, most) == holds(b, slots, most),
        Formula::Exists(bound, inner) => some(bound, slots, most, &mut |slots| holds(inner, slots, most)),
        Formula::Forall(bound, inner) => !some(bound, slots, most, &mut |slots| !holds(inner, slots, most)),
        Formula::Counted(counted) => {
            let mut found = 0;
            some(&counted.slots, slots, most, &mut |slots| {
                found += i128::from(holds(&counted.body, slots, most));
                false
            });
            term(&counted.number, slots).is_some_and(|number| counted.relation.holds(&found, &number))
        }
        _ => atom(of, slots).unwrap_or(false),
    }
}

/// Tries all values of these variables until the test passes.
fn some(bound: &[Slot], slots: &mut [i128], most: i128, test: &mut dyn FnMut(&mut [i128]) -> bool) -> bool {
    let [first, rest @ ..] = bound else { return test(slots) };
    (0..=most).any(|value| {
        slots[first.0 as usize] = value;
        some(rest, slots, most, test)
    })
}

/// Options of a tuple under a rule, sorted and without repetition; variables are tried up to `most`.
pub(crate) fn options(rule: &Rule, at: &[u64], most: i128) -> Vec<Vec<u64>> {
    let mut free = walk::variables(&rule.condition);
    let [Part::Tuple(results)] = &*rule.after else { unreachable!("one tuple is left") };
    results.iter().for_each(|result| walk::term(result, &mut |slot| free.push(slot)));
    free.retain(|slot| slot.0 as usize >= at.len());
    free.sort_unstable();
    free.dedup();
    let mut slots = vec![0; rule.scope.names.len()];
    slots.iter_mut().zip(at).for_each(|(slot, &place)| *slot = place.into());
    let mut found = Vec::new();
    some(&free, &mut slots, most, &mut |slots| {
        let result: Option<Vec<u64>> = results.iter().map(|result| natural(term(result, slots)?)).collect();
        found.extend(result.filter(|_| holds(&rule.condition, slots, most)));
        false
    });
    found.sort_unstable();
    found.dedup();
    found
}
