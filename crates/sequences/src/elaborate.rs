//! Rules of a game on one heap as the statement of a certificate: equations, inequalities and divisibilities, with
//! parameters put in.
//!
//! A rule `(n) -> (t₁) + … where …` becomes a move to parts p₁, … of which each is t₁, …: those that are variables keep
//! their names, others are new numbers with an equation. A remainder `t mod m` becomes one case for each of its values,
//! in which m divides t less the value. Nothing is simplified but what is constant.

use elaborate::Build;
use kernel_heaps::Heaps;
use kernel_heaps::statement::{Certainty, Formula as Is, LARGEST, Literal, Move, Sense, Variable};
use rules::finding::{of_formula, of_term};
use rules::{Body, Form, Formula, Instance, Part, Pattern, Predicate, Relation, Rule, Set, Slot, Term};
use std::collections::BTreeMap;

/// Most cases of remainders in a rule.
const MOST_CASES: usize = 1 << 16;

/// The moves of a game on one heap, where play ends only when nobody can move; `None` if something else than sums,
/// remainders and sets of numbers stands in its rules.
pub fn elaborate(instance: &Instance) -> Option<Heaps> {
    let ruleset = instance.ruleset();
    let plain = matches!(ruleset.body, Body::Rules(_))
        && instance.form() == Form::Tuple(1)
        && ruleset.laws.is_empty()
        && ruleset.ends.is_empty()
        && ruleset.otherwise.is_none();
    if !plain {
        return None;
    }
    let moves = instance.rules().iter().map(step).collect::<Option<_>>()?;
    Some(Heaps { name: "n".into(), moves })
}

/// The move of a rule.
fn step(rule: &Rule) -> Option<Move> {
    let Pattern::Tuple(1) = rule.before else { return None };
    let mut results = vec![];
    for part in &rule.after {
        let Part::Tuple(terms) = part else { return None };
        let [term] = &**terms else { return None };
        results.push(term);
    }
    let (mut conditions, mut named) = (vec![], vec![]);
    conjuncts(&rule.condition, &mut conditions, &mut named);
    // A variable of two quantifiers is not one number.
    if (0..named.len()).any(|place| named[..place].contains(&named[place])) {
        return None;
    }
    let mut slots = of_formula(&rule.condition);
    slots.extend(named);
    results.iter().for_each(|term| slots.extend(of_term(term)));
    let mut numbers = BTreeMap::from([(Slot(0), 0)]);
    let (mut bound, mut parts, mut when): (Vec<Variable>, Vec<Vec<Variable>>, Vec<Is>) =
        (vec![], vec![], vec![]);
    let mut fresh = || {
        bound.push(bound.len() as Variable + 1);
        bound.len() as Variable
    };
    // Parts first, in their order.
    let mut equal = vec![];
    for term in results {
        match term {
            Term::Variable(slot) if !numbers.contains_key(slot) => {
                let number = fresh();
                numbers.insert(*slot, number);
                parts.push(vec![number]);
            }
            _ => {
                let number = fresh();
                equal.push((number, term));
                parts.push(vec![number]);
            }
        }
    }
    for slot in slots {
        numbers.entry(slot).or_insert_with(&mut fresh);
    }
    let mut writer = Writer { numbers, cases: 0 };
    for (number, term) in equal {
        let sum = writer.sum(term)?.plus(&Sum::number(number), -1)?;
        when.push(writer.compared(&sum, Relation::Equal)?);
    }
    for condition in conditions {
        when.push(writer.formula(condition)?);
    }
    Some(Move { certainty: Certainty::Exact, bound, when, parts })
}

/// The conditions that all have to hold, and the variables for some values of which they do.
fn conjuncts<'f>(formula: &'f Formula, found: &mut Vec<&'f Formula>, named: &mut Vec<Slot>) {
    match formula {
        Formula::True => {}
        Formula::And(all) => all.iter().for_each(|one| conjuncts(one, found, named)),
        Formula::Exists(slots, inner) => {
            named.extend(slots);
            conjuncts(inner, found, named);
        }
        other => found.push(other),
    }
}

/// A sum of multiples of numbers, a constant, and multiples of remainders.
#[derive(Clone, Default)]
struct Sum {
    numbers: BTreeMap<Variable, i64>,
    constant: i64,
    remainders: Vec<(i64, Sum, i64)>,
}

impl Sum {
    fn number(number: Variable) -> Sum {
        Sum { numbers: BTreeMap::from([(number, 1)]), ..Sum::default() }
    }

    fn constant(constant: i64) -> Sum {
        Sum { constant, ..Sum::default() }
    }

    fn plus(mut self, other: &Sum, factor: i64) -> Option<Sum> {
        let fits = |number: i64| Some(number).filter(|number| number.abs() <= LARGEST);
        for (&number, &more) in &other.numbers {
            let sum = self.numbers.entry(number).or_insert(0);
            *sum = fits(sum.checked_add(more.checked_mul(factor)?)?)?;
        }
        self.numbers.retain(|_, factor| *factor != 0);
        self.constant = fits(self.constant.checked_add(other.constant.checked_mul(factor)?)?)?;
        for (multiple, of, by) in &other.remainders {
            self.remainders.push((fits(multiple.checked_mul(factor)?)?, of.clone(), *by));
        }
        Some(self)
    }

    fn as_constant(&self) -> Option<i64> {
        (self.numbers.is_empty() && self.remainders.is_empty()).then_some(self.constant)
    }
}

/// Names of the variables of a rule, and the number of cases so far.
struct Writer {
    numbers: BTreeMap<Slot, Variable>,
    cases: usize,
}

fn yes() -> Is {
    Is::all([])
}

fn no() -> Is {
    Is::any([])
}

impl Writer {
    fn sum(&self, term: &Term) -> Option<Sum> {
        match term {
            Term::Number(number) => {
                Some(Sum::constant(i64::try_from(number).ok().filter(|&number| number <= LARGEST)?))
            }
            Term::Variable(slot) => self.numbers.get(slot).map(|&number| Sum::number(number)),
            Term::Add(a, b) => self.sum(a)?.plus(&self.sum(b)?, 1),
            Term::Subtract(a, b) => self.sum(a)?.plus(&self.sum(b)?, -1),
            Term::Multiply(a, b) => {
                let (a, b) = (self.sum(a)?, self.sum(b)?);
                match (a.as_constant(), b.as_constant()) {
                    (Some(factor), _) => Sum::default().plus(&b, factor),
                    (_, Some(factor)) => Sum::default().plus(&a, factor),
                    _ => None,
                }
            }
            Term::Modulo(a, b) => {
                let by = self.sum(b)?.as_constant().filter(|&by| by > 0)?;
                let remainders = vec![(1, self.sum(a)?, by)];
                Some(Sum { remainders, ..Sum::default() })
            }
            _ => None,
        }
    }

    fn compared(&mut self, sum: &Sum, relation: Relation) -> Option<Is> {
        let negative = |sum: Sum| Literal::linear(sum.numbers, sum.constant, Sense::Negative);
        let opposite = |sum: &Sum| Sum::default().plus(sum, -1);
        self.property(sum, &|sum: &Sum| {
            let zero = Literal::linear(sum.numbers.clone(), sum.constant, Sense::Zero);
            Some(match relation {
                Relation::Equal => zero,
                Relation::NotEqual => zero.opposite(),
                Relation::Less => negative(sum.clone()),
                Relation::LessEqual => negative(sum.clone().plus(&Sum::constant(1), -1)?),
                Relation::Greater => negative(opposite(sum)?),
                Relation::GreaterEqual => negative(opposite(sum)?.plus(&Sum::constant(1), -1)?),
            })
        })
    }

    /// The formula that a property holds of a sum, by cases of its remainders.
    fn property(&mut self, sum: &Sum, property: &dyn Fn(&Sum) -> Option<Literal>) -> Option<Is> {
        let Some(((factor, of, by), rest)) = sum.remainders.split_last() else {
            let literal = property(sum)?;
            return Some(match (literal.numbers.is_empty(), &literal.relation) {
                (true, kernel_heaps::statement::Relation::Linear(_, constant, sense)) => {
                    let holds = match sense {
                        Sense::Zero => *constant == 0,
                        Sense::Negative => *constant < 0,
                        Sense::Multiple(of) => constant.rem_euclid(*of) == 0,
                    };
                    if holds == literal.positive { yes() } else { no() }
                }
                _ => Is::of(literal),
            });
        };
        let without = Sum { remainders: rest.to_vec(), ..sum.clone() };
        let mut cases = vec![];
        for value in 0..*by {
            self.cases += 1;
            if self.cases > MOST_CASES {
                return None;
            }
            let with = self.property(&without.clone().plus(&Sum::constant(value), *factor)?, property)?;
            if with == no() {
                continue;
            }
            let is = self.divisible(&of.clone().plus(&Sum::constant(value), -1)?, *by)?;
            cases.push(if with == yes() { is } else { Is::all([is, with]) });
        }
        Some(Is::any(cases))
    }

    fn divisible(&mut self, sum: &Sum, by: i64) -> Option<Is> {
        self.property(sum, &|sum: &Sum| {
            Some(Literal::linear(sum.numbers.clone(), sum.constant, Sense::Multiple(by)))
        })
    }

    fn formula(&mut self, formula: &Formula) -> Option<Is> {
        let zero = || Sum::constant(0);
        Some(match formula {
            Formula::True => yes(),
            Formula::False => no(),
            Formula::Compare(relation, a, b) => {
                let sum = self.sum(a)?.plus(&self.sum(b)?, -1)?;
                self.compared(&sum, *relation)?
            }
            Formula::Divides(a, b) => {
                let of = self.sum(b)?;
                match self.sum(a)?.as_constant()? {
                    0 => self.compared(&of, Relation::Equal)?,
                    by => self.divisible(&of, Some(by).filter(|&by| by > 0)?)?,
                }
            }
            Formula::Is(predicate @ (Predicate::Odd | Predicate::Even), term) => {
                let sum = self.sum(term)?;
                let odd = i64::from(*predicate == Predicate::Odd);
                let natural = self.compared(&sum, Relation::GreaterEqual)?;
                Is::all([natural, self.divisible(&sum.plus(&Sum::constant(odd), -1)?, 2)?])
            }
            Formula::In(term, Set::Ranges(ranges)) => {
                let sum = self.sum(term)?;
                let mut all = vec![];
                for (from, to) in ranges {
                    let (from, to) = (self.sum(from)?, self.sum(to)?);
                    let both = from.as_constant().zip(to.as_constant());
                    let low = sum.clone().plus(&from, -1)?;
                    all.push(match both {
                        Some((from, to)) if from == to => self.compared(&low, Relation::Equal)?,
                        _ => {
                            let high = sum.clone().plus(&to, -1)?;
                            Is::all([
                                self.compared(&low, Relation::GreaterEqual)?,
                                self.compared(&high, Relation::LessEqual)?,
                            ])
                        }
                    });
                }
                // Members of sets are natural.
                let constant = |(from, _): &(Term, Term)| matches!(from, Term::Number(_));
                match ranges.iter().all(constant) {
                    true => Is::any(all),
                    false => Is::all([
                        self.compared(&sum.plus(&zero(), 1)?, Relation::GreaterEqual)?,
                        Is::any(all),
                    ]),
                }
            }
            Formula::Not(inner) => self.formula(inner)?.negated(),
            Formula::And(all) => {
                Is::all(all.iter().map(|one| self.formula(one)).collect::<Option<Vec<_>>>()?)
            }
            Formula::Or(all) => Is::any(all.iter().map(|one| self.formula(one)).collect::<Option<Vec<_>>>()?),
            Formula::Implies(a, b) => Is::any([self.formula(a)?.negated(), self.formula(b)?]),
            Formula::Iff(a, b) => {
                let (a, b) = (self.formula(a)?, self.formula(b)?);
                Is::any([Is::all([a.clone(), b.clone()]), Is::all([a.negated(), b.negated()])])
            }
            _ => return None,
        })
    }
}
