//! Definitions and literals of the checker as relations that automata follow.

use crate::undecided::Undecided;
use automata::{Case, Cases, Claim, Digits, Expression, Listed, Literal, Numeration, Relation, Sign};
use elaborate::{Obstacle, Unfit};
use kernel::{Definition, Relation as Known, Sense, Statement};
use std::sync::Arc;

/// A literal, or a truth value.
pub(crate) type Decided = Result<Literal, bool>;

/// The relations of a statement's definitions.
pub(crate) struct Formulas {
    numeration: Numeration,
    automata: Vec<Arc<Listed>>,
    /// The relation of each definition, and what it comes to applied to its numbers in order.
    made: Vec<(Relation, Decided)>,
}

impl Formulas {
    pub(crate) fn new(statement: &Statement, definitions: &[Definition]) -> Result<Formulas, Undecided> {
        let numeration = match statement.numeration {
            kernel::Numeration::Base(base) => Numeration::Base(base),
            kernel::Numeration::Quadratic(t) => Numeration::Quadratic(t),
            other => {
                let named = Numeration::of_recurrence(&elaborate::text::recurrence(other));
                named.map_err(|_| Undecided::Foreign(elaborate::text::numeration(other)))?
            }
        };
        let automata = statement.automata.iter().map(|of| Arc::new(listed(of))).collect();
        let mut formulas = Formulas { numeration, automata, made: vec![] };
        for definition in definitions {
            let (relation, decided) = formulas.define(definition)?;
            formulas.made.push((relation, decided));
        }
        Ok(formulas)
    }

    /// Relation of a definition.
    pub(crate) fn relation(&self, definition: usize) -> &Relation {
        &self.made[definition].0
    }

    fn define(&self, definition: &Definition) -> Result<(Relation, Decided), Undecided> {
        let Definition { free, bound, literals } = definition;
        let relation = |cases: Vec<Case>| Relation::Cases(Arc::new(Cases { free: *free, cases }));
        let Some(literals) = self.all(literals)? else { return Ok((relation(vec![]), Err(false))) };
        let all: Vec<u32> = (0..*free).collect();
        let decided = match (&*literals, bound) {
            ([], _) => Err(true),
            ([one], 0) => Ok(one.clone()),
            _ => Ok(Literal::new(relation(vec![Case { bound: *bound, literals: literals.clone() }]), all)),
        };
        Ok((relation(vec![Case { bound: *bound, literals }]), decided))
    }

    /// Literals without those that always hold; `None` if one never does.
    pub(crate) fn all(&self, literals: &[kernel::Literal]) -> Result<Option<Vec<Literal>>, Undecided> {
        let mut all = vec![];
        for literal in literals {
            match self.literal(literal)? {
                Ok(literal) => all.push(literal),
                Err(true) => {}
                Err(false) => return Ok(None),
            }
        }
        Ok(Some(all))
    }

    pub(crate) fn literal(&self, literal: &kernel::Literal) -> Result<Decided, Undecided> {
        let of = |relation: Relation| Ok(Literal::new(relation, &*literal.numbers));
        let decided: Decided = match &literal.relation {
            Known::Linear(coefficients, constant, sense) => {
                let coefficients =
                    literal.numbers.iter().copied().zip(coefficients.iter().copied()).collect();
                let sign = match *sense {
                    Sense::Zero => Sign::Zero,
                    Sense::Negative => Sign::Negative,
                    Sense::Multiple(of) => Sign::Multiple(of),
                };
                let expression = Expression { coefficients, constant: *constant };
                let large = |_| Undecided::from(Unfit::from(Obstacle::TooLarge));
                Claim::Linear(true, expression, sign).literal().map_err(large)?
            }
            Known::Xor => of(Relation::Digits(Digits::Xor)),
            Known::Columns(modulus) => of(Relation::Digits(Digits::Columns {
                numbers: literal.numbers.len(),
                modulus: (*modulus).into(),
            })),
            Known::Ones(modulus) => of(Relation::Digits(Digits::Ones((*modulus).into()))),
            Known::Bit(place) => of(Relation::Digits(Digits::Bit((*place).into()))),
            Known::PowerOfTwo => of(Relation::Digits(Digits::PowerOfTwo)),
            Known::Fibonacci => of(Relation::Digits(Digits::Fibonacci)),
            Known::LowestZeckendorf => of(Relation::Digits(Digits::LowestZeckendorf)),
            Known::Floor => of(Relation::Floor(self.numeration)),
            Known::Automaton(index) => of(Relation::Listed(self.automata[*index].clone())),
            Known::Defined(index) => match &self.made[*index].1 {
                Ok(inner) => Ok(inner.renamed(|number| literal.numbers[number as usize])),
                Err(truth) => Err(*truth),
            },
        };
        Ok(match decided {
            Ok(relation) if literal.positive => Ok(relation),
            Ok(relation) => Ok(relation.opposite()),
            Err(truth) => Err(truth == literal.positive),
        })
    }
}

fn listed(of: &kernel::Automaton) -> Listed {
    let states =
        of.transitions.iter().flat_map(|(from, _, to)| [*from, *to]).chain(of.accepting.iter().copied());
    let states = 1 + states.max().unwrap_or(0) as usize;
    let mut listed = Listed {
        name: of.name.clone(),
        arity: of.numbers as usize,
        transitions: vec![vec![]; states],
        accepting: vec![false; states],
    };
    for (from, digits, to) in &of.transitions {
        listed.transitions[*from as usize].push((digits.clone(), *to as usize));
    }
    for &state in &of.accepting {
        listed.accepting[state as usize] = true;
    }
    listed
}
