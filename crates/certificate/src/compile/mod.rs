//! Formulas as cases: a formula holds if for one of the cases there are numbers with which all its literals
//! hold.

mod atom;
mod clean;
mod write;

use crate::Numeration;
use crate::formula::{Fact, Formula, and, not, or};
use crate::linear::Variable;
use crate::rejection::Reason;
use crate::relation::Relations;
use crate::unsupported::Unsupported;
use limits::{Meter, StopReason};
use rules::Automaton;
pub(crate) use write::{Written, numbered};

type Result<T> = std::result::Result<T, Reason>;

/// A conjunction of literals with some of its variables bound.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Draft {
    /// Bound variables in the order of their binding.
    pub(crate) bound: Vec<Variable>,
    pub(crate) facts: Vec<Fact>,
}

/// A formula as a literal or a constant truth value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Simplified {
    Constant(bool),
    Fact(Fact),
}

/// Turns formulas into cases.
pub(crate) struct Compiler<'m> {
    pub(crate) numeration: Numeration,
    pub(crate) meter: &'m Meter,
    pub(crate) relations: Relations,
    pub(crate) automata: Vec<Automaton>,
    next: u32,
    depth: u32,
}

/// Limit on the nesting of formulas: more than the parser allows.
const DEEPEST: u32 = 2000;

impl<'m> Compiler<'m> {
    pub(crate) fn new(numeration: Numeration, meter: &'m Meter) -> Compiler<'m> {
        Compiler {
            numeration,
            meter,
            relations: Relations::default(),
            automata: Vec::new(),
            next: 0,
            depth: 0,
        }
    }

    /// A compiler with relations of its own, whose additions do not affect this one.
    pub(crate) fn apart(&self) -> Compiler<'m> {
        let (automata, relations) = (self.automata.clone(), Relations::default());
        Compiler {
            numeration: self.numeration,
            meter: self.meter,
            relations,
            automata,
            next: self.next,
            depth: 0,
        }
    }

    /// A new variable.
    pub(crate) fn fresh(&mut self) -> Variable {
        self.next += 1;
        Variable(self.next - 1)
    }

    /// Indices of a file's automata in the compiler.
    pub(crate) fn learn(&mut self, automata: &[Automaton]) -> Result<Vec<usize>> {
        let mut places = Vec::with_capacity(automata.len());
        for automaton in automata {
            let known = self.automata.iter().position(|known| known.name == automaton.name);
            let place = match known {
                Some(place) if same(&self.automata[place], automaton) => place,
                Some(_) => return Err(Unsupported::Automata(automaton.name.clone()).into()),
                None => {
                    self.automata.push(automaton.clone());
                    self.automata.len() - 1
                }
            };
            places.push(place);
        }
        Ok(places)
    }

    /// Cases of a formula.
    pub(crate) fn cases(&mut self, formula: &Formula) -> Result<Vec<Draft>> {
        self.meter.steps(1)?;
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(StopReason::Memory.into());
        }
        let cases = self.cases_within(formula);
        self.depth -= 1;
        cases
    }

    fn cases_within(&mut self, formula: &Formula) -> Result<Vec<Draft>> {
        match formula {
            Formula::True => Ok(vec![Draft::default()]),
            Formula::False => Ok(Vec::new()),
            Formula::Or(all) => {
                let mut cases = Vec::new();
                for inner in all {
                    cases.extend(self.cases(inner)?);
                }
                self.meter.steps(cases.len() as u64)?;
                Ok(cases)
            }
            Formula::And(all) => match self.members(all)? {
                Some(draft) => Ok(self.clean(draft, &[], &mut |_, _| {})?.into_iter().collect()),
                None => Ok(Vec::new()),
            },
            Formula::Implies(a, b) => self.cases(&or([not((**a).clone()), (**b).clone()])),
            Formula::Iff(a, b) => {
                let both = and([(**a).clone(), (**b).clone()]);
                self.cases(&or([both, and([not((**a).clone()), not((**b).clone())])]))
            }
            Formula::Exists(bound, inner) => {
                let mut cases = Vec::new();
                for mut draft in self.cases(inner)? {
                    draft.bound.extend(bound);
                    cases.extend(self.clean(draft, &[], &mut |_, _| {})?);
                }
                Ok(cases)
            }
            Formula::Forall(bound, inner) => {
                let exception = Formula::Exists(bound.clone(), Box::new(not((**inner).clone())));
                self.cases(&not(exception))
            }
            Formula::Not(inner) => self.opposite(inner),
            Formula::Fact(fact) => Ok(vec![Draft { bound: Vec::new(), facts: vec![fact.clone()] }]),
            atom => self.atom(atom),
        }
    }

    /// The only case of a conjunction, not cleaned yet; `None` if a member is false.
    pub(crate) fn members(&mut self, all: &[Formula]) -> Result<Option<Draft>> {
        let mut whole = Draft::default();
        for member in all {
            if let Formula::And(inner) = member {
                match self.members(inner)? {
                    Some(draft) => whole.facts.extend(draft.facts),
                    None => return Ok(None),
                }
                continue;
            }
            let mut cases = self.cases(member)?;
            match &mut *cases {
                [] => return Ok(None),
                [only] if only.bound.is_empty() => whole.facts.append(&mut only.facts),
                _ => match self.literal_of(cases)? {
                    Simplified::Constant(true) => {}
                    Simplified::Constant(false) => return Ok(None),
                    Simplified::Fact(fact) => whole.facts.push(fact),
                },
            }
        }
        self.meter.steps(whole.facts.len() as u64)?;
        Ok(Some(whole))
    }

    /// Cases of the negation of a formula.
    fn opposite(&mut self, inner: &Formula) -> Result<Vec<Draft>> {
        match inner {
            Formula::True => Ok(Vec::new()),
            Formula::False => Ok(vec![Draft::default()]),
            Formula::Not(inner) => self.cases(inner),
            Formula::Or(all) => self.cases(&and(all.iter().cloned().map(not))),
            Formula::And(all) => self.cases(&or(all.iter().cloned().map(not))),
            Formula::Implies(a, b) => self.cases(&and([(**a).clone(), not((**b).clone())])),
            Formula::Iff(a, b) => {
                let (a, b) = ((**a).clone(), (**b).clone());
                let both = not(and([a.clone(), b.clone()]));
                let neither = not(and([not(a), not(b)]));
                self.cases(&and([both, neither]))
            }
            Formula::Forall(bound, inner) => {
                self.cases(&Formula::Exists(bound.clone(), Box::new(not((**inner).clone()))))
            }
            other => {
                let cases = self.cases(other)?;
                self.opposite_of(cases)
            }
        }
    }

    /// Case of the negation of the literal that these cases amount to.
    fn opposite_of(&mut self, cases: Vec<Draft>) -> Result<Vec<Draft>> {
        Ok(match self.literal_of(cases)? {
            Simplified::Constant(true) => Vec::new(),
            Simplified::Constant(false) => vec![Draft::default()],
            Simplified::Fact(fact) => vec![Draft { bound: Vec::new(), facts: vec![fact.opposite()] }],
        })
    }

    /// Literal of a formula.
    pub(crate) fn literal(&mut self, formula: &Formula) -> Result<Simplified> {
        let cases = self.cases(formula)?;
        self.literal_of(cases)
    }

    /// Literal of the formula that has these cases.
    pub(crate) fn literal_of(&mut self, mut cases: Vec<Draft>) -> Result<Simplified> {
        match &mut *cases {
            [] => Ok(Simplified::Constant(false)),
            all if all.iter().any(|draft| draft.facts.is_empty()) => Ok(Simplified::Constant(true)),
            [Draft { bound, facts }] if bound.is_empty() && facts.len() == 1 => {
                Ok(Simplified::Fact(facts.swap_remove(0)))
            }
            _ => Ok(Simplified::Fact(self.own(&cases)?)),
        }
    }
}

/// Returns `true` if two automata of the same name are equal.
fn same(a: &Automaton, b: &Automaton) -> bool {
    a.arity == b.arity
        && a.numeration == b.numeration
        && a.transitions == b.transitions
        && a.accepting == b.accepting
}
