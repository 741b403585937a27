//! Formulas of the automata's form in the form of statements.

use crate::translate::Obstacle;
use automata::{Claim, Digits, Expression, Listed, Literal, Relation, Sign, Single};
use kernel::{Automaton, Formula, LARGEST, Relation as Known, Sense, Variable};
use kernel_text::Build;
use std::collections::{BTreeMap, BTreeSet};

/// Numbers the variables of one part of a statement in the order in which they are met, those of the position first.
pub(crate) struct Shaper<'a> {
    automata: &'a mut Vec<Automaton>,
    known: BTreeMap<u32, Variable>,
    next: Variable,
}

impl<'a> Shaper<'a> {
    pub(crate) fn new(automata: &'a mut Vec<Automaton>, places: usize) -> Shaper<'a> {
        let next = places as Variable;
        Shaper { automata, known: (0..next).map(|place| (place, place)).collect(), next }
    }

    pub(crate) fn number(&mut self, variable: u32) -> Variable {
        let next = &mut self.next;
        *self.known.entry(variable).or_insert_with(|| {
            *next += 1;
            *next - 1
        })
    }

    pub(crate) fn numbers(&mut self, variables: &[u32]) -> Vec<Variable> {
        variables.iter().map(|&variable| self.number(variable)).collect()
    }

    fn fresh(&mut self) -> Variable {
        self.next += 1;
        self.next - 1
    }

    pub(crate) fn single(&mut self, single: &Single) -> Result<Formula, Obstacle> {
        match single {
            Single::Always(true) => Ok(Formula::all([])),
            Single::Always(false) => Ok(Formula::any([])),
            Single::Open(claim) => self.claim(claim),
        }
    }

    pub(crate) fn claim(&mut self, claim: &Claim) -> Result<Formula, Obstacle> {
        match claim {
            Claim::Linear(positive, expression, sign) => {
                let formula = self.linear(expression, *sign)?;
                Ok(if *positive { formula } else { formula.negated() })
            }
            Claim::Literal(literal) => {
                let numbers = self.numbers(&literal.arguments);
                self.literal(literal, &numbers)
            }
        }
    }

    fn linear(&mut self, expression: &Expression, sign: Sign) -> Result<Formula, Obstacle> {
        let mut terms = vec![];
        for (&variable, &factor) in &expression.coefficients {
            terms.push((self.number(variable), fits(factor)?));
        }
        sum(terms, expression.constant, sign)
    }

    /// A literal applied to numbers.
    fn literal(&mut self, literal: &Literal, numbers: &[Variable]) -> Result<Formula, Obstacle> {
        let of = |relation: Known| Ok(Formula::of(kernel::Literal::new(relation, numbers)));
        let formula = match &literal.relation {
            Relation::Equal => sum(vec![(numbers[0], 1), (numbers[1], -1)], 0, Sign::Zero),
            Relation::Less => sum(vec![(numbers[0], 1), (numbers[1], -1)], 0, Sign::Negative),
            Relation::Linear(expression, sign) => {
                let terms = expression.coefficients.iter();
                let terms = terms.map(|(&track, &factor)| Ok((numbers[track as usize], fits(factor)?)));
                sum(terms.collect::<Result<_, Obstacle>>()?, expression.constant, *sign)
            }
            Relation::Floor(_) => of(Known::Floor),
            Relation::Parted(modulus) => of(Known::Defined(*modulus as usize)),
            Relation::Listed(listed) => of(Known::Automaton(self.automaton(listed))),
            Relation::Cases(cases) => {
                let mut all = vec![];
                for case in &cases.cases {
                    let bound: Vec<Variable> = (0..case.bound).map(|_| self.fresh()).collect();
                    let own: Vec<Variable> = numbers.iter().chain(&bound).copied().collect();
                    let mut literals = vec![];
                    for literal in &case.literals {
                        let numbers: Vec<Variable> =
                            literal.arguments.iter().map(|&argument| own[argument as usize]).collect();
                        literals.push(self.literal(literal, &numbers)?);
                    }
                    all.push(Formula::exists(bound, Formula::all(literals)));
                }
                Ok(Formula::any(all))
            }
            Relation::Digits(digits) => match digits {
                Digits::Constant(constant) => {
                    let constant = i64::try_from(constant).map_err(|_| Obstacle::TooLarge)?;
                    sum(vec![(numbers[0], 1)], fits(-constant)?, Sign::Zero)
                }
                Digits::Xor => of(Known::Xor),
                Digits::Columns { modulus, .. } => {
                    // A multiple of more than there are numbers is none of them.
                    of(Known::Columns(u8::try_from((*modulus).min(64)).map_err(|_| Obstacle::TooLarge)?))
                }
                Digits::Ones(of_) => of(Known::Ones(small(*of_)?)),
                Digits::Bit(place) => of(Known::Bit(small(*place)?)),
                Digits::PowerOfTwo => of(Known::PowerOfTwo),
                Digits::Fibonacci => of(Known::Fibonacci),
                Digits::LowestZeckendorf => of(Known::LowestZeckendorf),
                Digits::Shift | Digits::EvenZeros => Err(Obstacle::Function("floor")),
            },
        }?;
        Ok(if literal.positive { formula } else { formula.negated() })
    }

    /// Index of an automaton of the text among those of the statement.
    fn automaton(&mut self, listed: &Listed) -> usize {
        let mut transitions: BTreeSet<(u32, Vec<u8>, u32)> = BTreeSet::new();
        for (from, edges) in (0..).zip(&listed.transitions) {
            transitions.extend(edges.iter().map(|(digits, to)| (from, digits.clone(), *to as u32)));
        }
        let accepting = (0..).zip(&listed.accepting).filter(|(_, accepts)| **accepts);
        let mut made = Automaton {
            name: listed.name.clone(),
            numbers: listed.arity as u32,
            accepting: accepting.map(|(state, _)| state).collect(),
            transitions: transitions.into_iter().collect(),
        };
        loop {
            match self.automata.iter().position(|automaton| automaton.name == made.name) {
                Some(index) if self.automata[index] == made => return index,
                None if kernel::is_name(&made.name) => break,
                // A game and the game it is built on may each have one of this name, or it begins formulas.
                _ => made.name.push('_'),
            }
        }
        self.automata.push(made);
        self.automata.len() - 1
    }
}

fn fits(number: i64) -> Result<i64, Obstacle> {
    if number.abs() <= LARGEST { Ok(number) } else { Err(Obstacle::TooLarge) }
}

fn small(number: u64) -> Result<u32, Obstacle> {
    u32::try_from(number).map_err(|_| Obstacle::TooLarge)
}

fn sum(terms: Vec<(Variable, i64)>, constant: i64, sign: Sign) -> Result<Formula, Obstacle> {
    let sense = match sign {
        Sign::Zero => Sense::Zero,
        Sign::Negative => Sense::Negative,
        Sign::Multiple(of) => Sense::Multiple(fits(of)?),
    };
    Ok(Formula::of(kernel::Literal::linear(terms, fits(constant)?, sense)))
}
