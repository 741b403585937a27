//! Fixing of a rule set's parameters: values are substituted and constants folded.

use crate::logic::{Formula, List, Quadratic, Set, Term};
use dashu_int::ops::DivRem;
use dashu_int::{IBig, UBig};
use language::function::apply;
use language::integer::Number;
use language::{Argument, Function, Relation};

/// Values of the parameters, by index.
pub struct Arguments<'a>(pub &'a [Argument]);

impl Arguments<'_> {
    /// The term with parameters substituted and constants folded.
    pub fn term(&self, term: &Term) -> Term {
        let pair = |a: &Term, b: &Term| (Box::new(self.term(a)), Box::new(self.term(b)));
        let fixed = match term {
            Term::Number(_) | Term::Variable(_) => return term.clone(),
            Term::Parameter(index) => match self.0.get(*index) {
                Some(Argument::Natural(natural)) => return Term::Number(natural.clone()),
                Some(Argument::List(entries)) => return Term::Number(entries.len().into()),
                _ => return term.clone(),
            },
            Term::Add(a, b) => pair(a, b).into_term(Term::Add),
            Term::Subtract(a, b) => pair(a, b).into_term(Term::Subtract),
            Term::Multiply(a, b) => pair(a, b).into_term(Term::Multiply),
            Term::Divide(a, b) => pair(a, b).into_term(Term::Divide),
            Term::Modulo(a, b) => pair(a, b).into_term(Term::Modulo),
            Term::Xor(a, b) => pair(a, b).into_term(Term::Xor),
            Term::Call(function, terms) => {
                Term::Call(*function, terms.iter().map(|inner| self.term(inner)).collect())
            }
            Term::Entry(list, place) => {
                let entries = match self.0.get(list.parameter) {
                    Some(Argument::List(entries)) => Some(entries.clone()),
                    _ => list.entries.clone(),
                };
                Term::Entry(List { entries, ..list.clone() }, Box::new(self.term(place)))
            }
            Term::Floor(by, of) => Term::Floor(Box::new(self.quadratic(by)), Box::new(self.term(of))),
            Term::Fold(fold, inner, condition) => {
                Term::Fold(*fold, Box::new(self.term(inner)), Box::new(self.formula(condition)))
            }
            Term::Count(condition) => Term::Count(Box::new(self.formula(condition))),
            Term::Columns(inner, base, condition) => Term::Columns(
                Box::new(self.term(inner)),
                Box::new(self.term(base)),
                Box::new(self.formula(condition)),
            ),
        };
        constant(&fixed).map_or(fixed, Term::Number)
    }

    fn quadratic(&self, by: &Quadratic) -> Quadratic {
        let (plus, root, over) = (self.term(&by.plus), self.term(&by.root), self.term(&by.over));
        let fixed = Quadratic { plus, root, over };
        fixed.surd().map_or(fixed, Quadratic::from)
    }

    /// Returns `true` if a term is a parameter without a limit; such a term is one side of a comparison.
    fn is_any(&self, term: &Term) -> bool {
        matches!(term, Term::Parameter(index) if self.0.get(*index) == Some(&Argument::Any))
    }

    /// Members of a set as ranges of terms; `None` if its parameter has no value of its kind.
    fn ranges(&self, set: &Set) -> Option<Vec<(Term, Term)>> {
        let single = |number: UBig| (Term::Number(number.clone()), Term::Number(number));
        Some(match set {
            Set::Parameter(index) => match self.0.get(*index) {
                Some(Argument::Set(members)) => members.iter().cloned().map(single).collect(),
                _ => return None,
            },
            Set::Places(index, bit) => match self.0.get(*index) {
                Some(Argument::Octal(digits)) => (0u64..)
                    .zip(digits)
                    .filter(|(_, digit)| **digit >> bit & 1 == 1)
                    .map(|(place, _)| single(place.into()))
                    .collect(),
                _ => return None,
            },
            Set::Ranges(ranges) => ranges.iter().map(|(from, to)| (self.term(from), self.term(to))).collect(),
        })
    }

    /// The formula with parameters substituted and constants folded.
    pub fn formula(&self, formula: &Formula) -> Formula {
        match formula {
            Formula::True | Formula::False => formula.clone(),
            Formula::Compare(relation, a, b) if self.is_any(a) || self.is_any(b) => {
                truth(relation.holds(&self.is_any(a), &self.is_any(b)))
            }
            Formula::Compare(relation, a, b) => match (self.term(a), self.term(b)) {
                (Term::Number(a), Term::Number(b)) => truth(relation.holds(&a, &b)),
                (a, b) => Formula::Compare(*relation, a, b),
            },
            Formula::Divides(a, b) => match (self.term(a), self.term(b)) {
                (Term::Number(a), Term::Number(b)) => {
                    truth(if a.is_zero() { b.is_zero() } else { (b % a).is_zero() })
                }
                (a, b) => Formula::Divides(a, b),
            },
            Formula::Is(predicate, term) => Formula::Is(*predicate, self.term(term)),
            Formula::Accepts(index, terms) => {
                Formula::Accepts(*index, terms.iter().map(|term| self.term(term)).collect())
            }
            Formula::In(term, set) => match self.ranges(set) {
                Some(ranges) => Formula::In(self.term(term), Set::Ranges(ranges)),
                None => formula.clone(),
            },
            Formula::Among(terms, index) => match self.0.get(*index) {
                Some(Argument::Tuples(members)) => {
                    let terms: Vec<Term> = terms.iter().map(|term| self.term(term)).collect();
                    among(&terms, &members.iter().map(Vec::as_slice).collect::<Vec<_>>())
                }
                _ => formula.clone(),
            },
            Formula::Given(index, wanted) => match self.0.get(*index) {
                Some(given) => truth(given == wanted),
                None => formula.clone(),
            },
            Formula::Not(inner) => match self.formula(inner) {
                Formula::True => Formula::False,
                Formula::False => Formula::True,
                inner => Formula::Not(Box::new(inner)),
            },
            Formula::And(all) => and(all.iter().map(|inner| self.formula(inner))),
            Formula::Or(all) => or(all.iter().map(|inner| self.formula(inner))),
            Formula::Implies(a, b) => match (self.formula(a), self.formula(b)) {
                (Formula::True, b) => b,
                (Formula::False, _) | (_, Formula::True) => Formula::True,
                (a, b) => Formula::Implies(Box::new(a), Box::new(b)),
            },
            Formula::Iff(a, b) => match (self.formula(a), self.formula(b)) {
                (Formula::True, other) | (other, Formula::True) => other,
                (a, b) => Formula::Iff(Box::new(a), Box::new(b)),
            },
            Formula::Exists(slots, inner) => match self.formula(inner) {
                constant @ (Formula::True | Formula::False) => constant,
                inner => Formula::Exists(slots.clone(), Box::new(inner)),
            },
            Formula::Forall(slots, inner) => match self.formula(inner) {
                constant @ (Formula::True | Formula::False) => constant,
                inner => Formula::Forall(slots.clone(), Box::new(inner)),
            },
            Formula::Counted(counted) => {
                counted.with(self.formula(&counted.body), self.term(&counted.number))
            }
        }
    }
}

/// Membership of a tuple among sorted ones, in formulas about numbers: by the first place, and then the rest.
fn among(terms: &[Term], members: &[&[UBig]]) -> Formula {
    let Some((first, rest)) = terms.split_first() else { return truth(!members.is_empty()) };
    if rest.is_empty() {
        let numbers = members.iter().filter_map(|member| member.first());
        let mut ranges: Vec<(UBig, UBig)> = Vec::new();
        for number in numbers {
            match ranges.last_mut() {
                Some((_, last)) if *number == &*last + UBig::ONE => *last = number.clone(),
                _ => ranges.push((number.clone(), number.clone())),
            }
        }
        let ranges = ranges.into_iter().map(|(from, to)| (Term::Number(from), Term::Number(to))).collect();
        return Formula::In(first.clone(), Set::Ranges(ranges));
    }
    let places = members.chunk_by(|one, other| one.first() == other.first());
    or(places.filter_map(|group| {
        let at = Term::Number(group.first()?.first()?.clone());
        let tails: Vec<&[UBig]> = group.iter().filter_map(|member| member.get(1..)).collect();
        Some(and([Formula::Compare(Relation::Equal, first.clone(), at), among(rest, &tails)]))
    }))
}

/// Conjunction without trivial members.
pub fn and(all: impl IntoIterator<Item = Formula>) -> Formula {
    let mut kept = Vec::new();
    for formula in all {
        match formula {
            Formula::True => {}
            Formula::False => return Formula::False,
            Formula::And(inner) => kept.extend(inner),
            other => kept.push(other),
        }
    }
    match kept.len() {
        0 => Formula::True,
        1 => kept.remove(0),
        _ => Formula::And(kept),
    }
}

/// Disjunction without impossible members.
pub fn or(all: impl IntoIterator<Item = Formula>) -> Formula {
    let mut kept = Vec::new();
    for formula in all {
        match formula {
            Formula::False => {}
            Formula::True => return Formula::True,
            Formula::Or(inner) => kept.extend(inner),
            other => kept.push(other),
        }
    }
    match kept.len() {
        0 => Formula::False,
        1 => kept.remove(0),
        _ => Formula::Or(kept),
    }
}

trait IntoTerm {
    fn into_term(self, make: fn(Box<Term>, Box<Term>) -> Term) -> Term;
}

impl IntoTerm for (Box<Term>, Box<Term>) {
    fn into_term(self, make: fn(Box<Term>, Box<Term>) -> Term) -> Term {
        make(self.0, self.1)
    }
}

fn truth(holds: bool) -> Formula {
    if holds { Formula::True } else { Formula::False }
}

/// Value of an operation on constants, if it is a natural.
fn constant(term: &Term) -> Option<UBig> {
    let numbers = |a: &Term, b: &Term| match (a, b) {
        (Term::Number(a), Term::Number(b)) => Some((a.clone(), b.clone())),
        _ => None,
    };
    let number = |term: &Term| match term {
        Term::Number(number) => Some(number.clone()),
        _ => None,
    };
    match term {
        Term::Add(a, b) => numbers(a, b).map(|(a, b)| a + b),
        Term::Subtract(a, b) => numbers(a, b).and_then(|(a, b)| (a >= b).then(|| a - b)),
        Term::Multiply(a, b) => numbers(a, b).map(|(a, b)| a * b),
        Term::Divide(a, b) => numbers(a, b).and_then(|(a, b)| (!b.is_zero()).then(|| a.div_rem(b).0)),
        Term::Modulo(a, b) => numbers(a, b).and_then(|(a, b)| (!b.is_zero()).then(|| a.div_rem(b).1)),
        Term::Xor(a, b) => numbers(a, b).map(|(a, b)| a ^ b),
        Term::Entry(list, place) => list.at(&number(place)?).cloned(),
        Term::Call(
            function @ (Function::Min
            | Function::Max
            | Function::Gcd
            | Function::SmallestFactor
            | Function::Digit
            | Function::Twos
            | Function::Valuation
            | Function::OddPart
            | Function::Bits),
            terms,
        ) => {
            let numbers =
                terms.iter().map(|term| number(term).map(IBig::from)).collect::<Option<Vec<IBig>>>();
            apply(*function, &numbers?).ok()?.natural()
        }
        _ => None,
    }
}
