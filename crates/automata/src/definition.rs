//! What has to be shown of a relation, so that its table is what its name says.
//!
//! A table is made in whatever way is quick. A certificate has to show that it is right: by axioms that determine the
//! relation, or by its definition from others.

use crate::digits::Digits;
use crate::expression::Expression;
use crate::linear::Sign;
use crate::relation::{Case, Cases, Literal, Relation};
use crate::sentence::Sentence;
use std::sync::Arc;

/// Where so many numbers are read at once, to walk along all literals is less work than a proof.
const MANY: u32 = 4;

/// How a relation is determined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Definition {
    /// A checker makes its table by itself.
    BuiltIn,
    /// By these sentences.
    Axioms(Vec<Sentence>),
    /// By these cases.
    Cases(Arc<Cases>),
}

impl Relation {
    /// How it is determined.
    pub fn definition(&self) -> Definition {
        if self.is_built_in() {
            return Definition::BuiltIn;
        }
        match self {
            Relation::Floor(t) => Definition::Axioms(floor(*t)),
            Relation::Cases(cases) => Definition::Cases(cases.clone()),
            relation if *relation == Relation::successor() => Definition::Axioms(successor()),
            relation if *relation == Relation::addition() => Definition::Axioms(addition()),
            Relation::Linear(expression, sign) => Definition::Cases(Arc::new(sum(expression, *sign))),
            _ => Definition::BuiltIn,
        }
    }

    /// The sentences that determine its table.
    ///
    /// ```
    /// use automata::{Budget, Library, Numeration, Relation, Verdict};
    ///
    /// let mut library = Library::new(Numeration::Quadratic(1));
    /// for sentence in Relation::Floor(1).demands() {
    ///     assert!(matches!(library.decide(&sentence, &Budget::ample()), Ok(Verdict::Holds(_))));
    /// }
    /// ```
    pub fn demands(&self) -> Vec<Sentence> {
        let cases = match self.definition() {
            Definition::BuiltIn => return vec![],
            Definition::Axioms(sentences) => return sentences,
            Definition::Cases(cases) => cases,
        };
        let arguments: Vec<u32> = (0..cases.free).collect();
        let this = Literal::new(self.clone(), arguments);
        let covered = only(&this, &cases).unwrap_or_else(|| {
            let given = vec![this.clone()];
            vec![Sentence::Every { variables: cases.free, given, cases: cases.cases.clone() }]
        });
        let each = cases.cases.iter().map(|case| Sentence::Nothing {
            variables: cases.free + case.bound,
            literals: case.literals.iter().cloned().chain([this.opposite()]).collect(),
        });
        covered.into_iter().chain(each).collect()
    }

    /// Whether there is a last number for all of the others: it is the value of a function that has one everywhere.
    fn gives_last(&self) -> bool {
        match self {
            Relation::Equal | Relation::Floor(_) => true,
            Relation::Digits(digits) => {
                matches!(digits, Digits::Constant(_) | Digits::Xor | Digits::Ones(_) | Digits::Bit(_))
            }
            Relation::Linear(expression, Sign::Zero) => {
                let last = expression.coefficients.keys().last().copied();
                expression.sides().is_ok_and(|[_, right]| last.is_some() && right.lone() == last)
            }
            _ => false,
        }
    }
}

/// That whoever is in a relation is in its one case, where the bound variables are values of functions: the others of the
/// case hold of them.
fn only(this: &Literal, cases: &Cases) -> Option<Vec<Sentence>> {
    let [case] = &*cases.cases else { return None };
    if cases.free < MANY {
        return None;
    }
    let mut given: Vec<u32> = (0..cases.free).collect();
    let (mut giving, mut others) = (vec![this.clone()], vec![]);
    for literal in &case.literals {
        match literal.arguments.split_last() {
            Some((last, first))
                if literal.positive
                    && literal.relation.gives_last()
                    && !given.contains(last)
                    && first.iter().all(|argument| given.contains(argument)) =>
            {
                given.push(*last);
                giving.push(literal.clone());
            }
            _ => others.push(literal.opposite()),
        }
    }
    let all = cases.free + case.bound;
    if case.bound == 0 || given.len() < all as usize {
        return None;
    }
    let sentence = |other| Sentence::Nothing {
        variables: all,
        literals: giving.iter().cloned().chain([other]).collect(),
    };
    Some(others.into_iter().map(sentence).collect())
}

fn less(a: u32, b: u32) -> Literal {
    Literal::new(Relation::Less, [a, b])
}

fn equal(a: u32, b: u32) -> Literal {
    Literal::new(Relation::Equal, [a, b])
}

fn zero(a: u32) -> Literal {
    Literal::new(Relation::Digits(Digits::Constant(0u8.into())), [a])
}

fn no(variables: u32, literals: impl Into<Vec<Literal>>) -> Sentence {
    Sentence::Nothing { variables, literals: literals.into() }
}

/// For each number another.
fn total(relation: &Relation) -> Sentence {
    let literals = vec![Literal::new(relation.clone(), [0, 1])];
    Sentence::Every { variables: 1, given: vec![], cases: vec![Case { bound: 1, literals }] }
}

fn successor() -> Vec<Sentence> {
    let next = |a, b| Literal::new(Relation::successor(), [a, b]);
    vec![
        no(2, [next(0, 1), less(0, 1).opposite()]),
        no(3, [next(0, 1), less(0, 2), less(2, 1)]),
        total(&Relation::successor()),
    ]
}

fn addition() -> Vec<Sentence> {
    let next = |a, b| Literal::new(Relation::successor(), [a, b]);
    let add = |a, b, c| Literal::new(Relation::addition(), [a, b, c]);
    vec![
        no(3, [zero(1), add(0, 1, 2), equal(0, 2).opposite()]),
        no(3, [zero(1), equal(0, 2), add(0, 1, 2).opposite()]),
        no(4, [next(1, 3), zero(2), add(0, 3, 2)]),
        no(5, [next(1, 3), next(2, 4), add(0, 1, 2), add(0, 3, 4).opposite()]),
        no(5, [next(1, 3), next(2, 4), add(0, 1, 2).opposite(), add(0, 3, 4)]),
    ]
}

fn floor(t: u8) -> Vec<Sentence> {
    let floor = |a, b| Literal::new(Relation::Floor(t), [a, b]);
    let partner = |a, b, c| Literal::new(Relation::sum(&[t.into(), 1], 0), [a, b, c]);
    vec![
        total(&Relation::Floor(t)),
        no(3, [floor(0, 1), floor(0, 2), less(1, 2)]),
        no(2, [zero(0), zero(1), floor(0, 1).opposite()]),
        no(4, [floor(0, 1), floor(2, 3), less(0, 2), less(1, 3).opposite()]),
        no(5, [floor(0, 1), floor(2, 3), zero(4), less(4, 0), less(4, 2), partner(2, 3, 1)]),
        Sentence::Every {
            variables: 2,
            given: vec![zero(1), less(1, 0)],
            cases: vec![
                Case { bound: 1, literals: vec![floor(2, 0)] },
                Case { bound: 2, literals: vec![floor(2, 3), partner(2, 3, 0)] },
            ],
        },
    ]
}

/// New bound variables of a definition, and its literals.
struct Making {
    free: u32,
    bound: u32,
    literals: Vec<Literal>,
}

impl Making {
    fn fresh(&mut self) -> u32 {
        self.bound += 1;
        self.free + self.bound - 1
    }

    /// The variable that a side is, or a new one with the literal that says so.
    fn value(&mut self, side: &Expression) -> u32 {
        if let Some(variable) = side.lone() {
            return variable;
        }
        let value = self.fresh();
        self.literals.push(Literal::of_sum(side, value));
        value
    }

    fn cases(self) -> Cases {
        Cases { free: self.free, cases: vec![Case { bound: self.bound, literals: self.literals }] }
    }
}

/// An equation or order of sums, from sums of fewer terms.
fn sum(expression: &Expression, sign: Sign) -> Cases {
    let free = expression.coefficients.len() as u32;
    let mut making = Making { free, bound: 0, literals: vec![] };
    // Sides of what has been told apart before are never too large.
    let [left, right] = expression.sides().unwrap_or_default();
    if sign == Sign::Zero && right.lone() == Some(free - 1) {
        result(&left, free - 1, &mut making);
        return making.cases();
    }
    let (left, right) = (making.value(&left), making.value(&right));
    making.literals.push(match sign {
        Sign::Zero => equal(left, right),
        Sign::Negative => less(left, right),
    });
    making.cases()
}

/// A sum is the last variable.
fn result(left: &Expression, last: u32, making: &mut Making) {
    let add = |a, b, c| Literal::new(Relation::addition(), [a, b, c]);
    let terms: Vec<(u32, i64)> =
        left.coefficients.iter().map(|(&variable, &value)| (variable, value)).collect();
    match (&*terms, left.constant) {
        (&[(variable, coefficient)], 0) => {
            let even = coefficient % 2 == 0;
            let less = if even { coefficient / 2 } else { coefficient - 1 };
            let mut part = Expression::variable(variable);
            part.coefficients.insert(variable, less);
            let part = if part.lone().is_some() {
                // 2·x: the half is x itself, by a literal of its own.
                let half = making.fresh();
                making.literals.push(equal(variable, half));
                half
            } else {
                making.value(&part)
            };
            making.literals.push(add(part, if even { part } else { variable }, last));
        }
        (terms, constant) => {
            let (front, back) = match constant {
                0 => {
                    let (last, front) =
                        terms.split_last().map_or(((0, 0), terms), |(last, front)| (*last, front));
                    let back = Expression { coefficients: [last].into_iter().collect(), constant: 0 };
                    let front = Expression { coefficients: front.iter().copied().collect(), constant: 0 };
                    (front, back)
                }
                constant => {
                    let front = Expression { coefficients: left.coefficients.clone(), constant: 0 };
                    (front, Expression::constant(constant))
                }
            };
            let (front, back) = (making.value(&front), making.value(&back));
            making.literals.push(add(front, back, last));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Library, Numeration, Verdict};

    fn all_hold(numeration: Numeration, relation: &Relation) {
        let mut library = Library::new(numeration);
        let budget = Budget::ample();
        let mut open = vec![relation.clone()];
        let mut seen = vec![];
        while let Some(relation) = open.pop() {
            if seen.contains(&relation) {
                continue;
            }
            for sentence in relation.demands() {
                let verdict = library.decide(&sentence, &budget).expect("within the budget");
                assert!(
                    matches!(verdict, Verdict::Holds(_)),
                    "{numeration:?} {relation}: {sentence}: {verdict:?}"
                );
                open.extend(sentence.literals().map(|literal| literal.relation.clone()));
            }
            seen.push(relation);
        }
    }

    #[test]
    fn floors_and_sums_are_what_their_axioms_say() {
        for t in 1..=4 {
            all_hold(Numeration::Quadratic(t), &Relation::Floor(t));
        }
        for base in [2, 3, 10] {
            all_hold(Numeration::Base(base), &Relation::addition());
        }
    }

    #[test]
    fn linear_relations_are_what_their_definitions_say() {
        let relations = [(vec![5, -1], 0), (vec![3, 2, -1], 4), (vec![2, -3], -1), (vec![1, 1, -1, -1], 3)];
        for numeration in [Numeration::Base(2), Numeration::Quadratic(1), Numeration::Quadratic(2)] {
            for (coefficients, constant) in &relations {
                for sign in [Sign::Zero, Sign::Negative] {
                    let coefficients = (0..).zip(coefficients.iter().copied()).collect();
                    all_hold(
                        numeration,
                        &Relation::Linear(Expression { coefficients, constant: *constant }, sign),
                    );
                }
            }
        }
    }
}
