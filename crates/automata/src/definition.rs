//! Proof obligations that show a relation's table to be right.
//!
//! A table is made in whatever way is fastest. A certificate has to show that it is right: by axioms that
//! determine the relation, or by its definition from other relations.

use crate::Numeration;
use crate::digits::Digits;
use crate::linear::Sign;
use crate::relation::{Case, Cases, Literal, Relation};
use crate::sentence::Sentence;
use numeration::Slope;
use std::sync::Arc;

/// From this many variables read at once, walking all literals is less work than a proof.
const MANY: u32 = 4;

/// Definition of a relation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Definition {
    /// Built into the checker, which makes the table itself.
    BuiltIn,
    /// Determined by these sentences.
    Axioms(Vec<Sentence>),
    /// Defined by these cases.
    Cases(Arc<Cases>),
}

impl Relation {
    /// Returns the definition.
    pub fn definition(&self) -> Definition {
        if self.is_built_in() {
            return Definition::BuiltIn;
        }
        match self {
            Relation::Floor(of) => Definition::Axioms(floor(*of)),
            Relation::Cases(cases) => Definition::Cases(cases.clone()),
            _ => Definition::BuiltIn,
        }
    }

    /// Sentences that determine its table.
    ///
    /// ```
    /// use automata::{Meter, Library, Numeration, Relation, Verdict};
    ///
    /// let mut library = Library::new(Numeration::Quadratic(1));
    /// for sentence in Relation::Floor(Numeration::Quadratic(1)).demands() {
    ///     assert!(matches!(library.decide(&sentence, &Meter::ample()), Ok(Verdict::Holds(_))));
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

    /// Returns `true` if the last number is a function of the others, defined everywhere.
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

/// Sentences saying that every member satisfies the relation's only case, whose bound variables are values of
/// functions: the other literals of the case hold of them.
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

fn zero(a: u32) -> Literal {
    Literal::new(Relation::Digits(Digits::Constant(0u8.into())), [a])
}

fn no(variables: u32, literals: impl Into<Vec<Literal>>) -> Sentence {
    Sentence::Nothing { variables, literals: literals.into() }
}

/// The sentence that every number is related to some other.
fn total(relation: &Relation) -> Sentence {
    let literals = vec![Literal::new(relation.clone(), [0, 1])];
    Sentence::Every { variables: 1, given: vec![], cases: vec![Case { bound: 1, literals }] }
}

/// The numbers from 1 on are ⌊α·n⌋ and plain·n + ⌊α·times·n⌋.
fn floor(numeration: Numeration) -> Vec<Sentence> {
    let Some(Slope { plain, times, .. }) = numeration.slope() else { return vec![] };
    let floor = |a, b| Literal::new(Relation::Floor(numeration), [a, b]);
    // b is the number of the second sequence at a; `multiple` is times·a where that is not a, and `value` its floor.
    let second = |a, b, [multiple, value]: [u32; 2]| match times {
        1 => vec![floor(a, value), Literal::new(Relation::sum(&[plain, 1], 0), [a, value, b])],
        _ => vec![
            Literal::new(Relation::sum(&[times], 0), [a, multiple]),
            floor(multiple, value),
            Literal::new(Relation::sum(&[plain, 1], 0), [a, value, b]),
        ],
    };
    let both = [floor(0, 1), zero(4), less(4, 0), less(4, 2)];
    vec![
        total(&Relation::Floor(numeration)),
        no(3, [floor(0, 1), floor(0, 2), less(1, 2)]),
        no(2, [zero(0), zero(1), floor(0, 1).opposite()]),
        no(4, [floor(0, 1), floor(2, 3), less(0, 2), less(1, 3).opposite()]),
        no(if times == 1 { 5 } else { 6 }, both.into_iter().chain(second(2, 1, [5, 3])).collect::<Vec<_>>()),
        Sentence::Every {
            variables: 2,
            given: vec![zero(1), less(1, 0)],
            cases: vec![
                Case { bound: 1, literals: vec![floor(2, 0)] },
                Case { bound: if times == 1 { 2 } else { 3 }, literals: second(2, 0, [4, 3]) },
            ],
        },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Library, Meter, Verdict};

    fn all_hold(numeration: Numeration, relation: &Relation) {
        let mut library = Library::new(numeration);
        let meter = Meter::ample();
        let mut open = vec![relation.clone()];
        let mut seen = vec![];
        while let Some(relation) = open.pop() {
            if seen.contains(&relation) {
                continue;
            }
            for sentence in relation.demands() {
                let verdict = library.decide(&sentence, &meter).expect("within the limits");
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
    fn floors_are_what_their_axioms_say() {
        for numeration in Numeration::sloping().take_while(|it| it.radix() <= 6) {
            all_hold(numeration, &Relation::Floor(numeration));
        }
    }
}
