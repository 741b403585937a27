//! Cases as definitions of relations, with numbers for their variables.

use super::{Compiler, Draft, Result};
use crate::formula::{Atom, Fact};
use crate::key::LinearKey;
use crate::linear::Variable;
use crate::literal::{Case, Id, Literal};

/// A relation or its negation, applied to variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) positive: bool,
    pub(crate) relation: Id,
    pub(crate) arguments: Vec<Variable>,
}

impl Written {
    /// The literal with its variables numbered by `number`.
    pub(crate) fn numbered(&self, number: impl Fn(Variable) -> u32) -> Literal {
        let arguments = self.arguments.iter().map(|&argument| number(argument)).collect();
        Literal { positive: self.positive, relation: self.relation, arguments }
    }
}

/// Variables of some literals that are not among `first`, in order of first mention.
pub(crate) fn others(literals: &[Written], first: &[Variable]) -> Vec<Variable> {
    let mut found: Vec<Variable> = Vec::new();
    for &argument in literals.iter().flat_map(|literal| &literal.arguments) {
        if !first.contains(&argument) && !found.contains(&argument) {
            found.push(argument);
        }
    }
    found
}

/// The literals with the first variables numbered in order, and the others by first mention.
pub(crate) fn numbered(literals: &[Written], first: &[Variable]) -> Case {
    let others = others(literals, first);
    let number = |of: Variable| {
        let place = first.iter().chain(&others).position(|&variable| variable == of);
        place.unwrap_or_default() as u32
    };
    let literals = literals.iter().map(|literal| literal.numbered(number)).collect();
    Case { bound: others.len() as u32, literals }
}

/// A case with more bound variables is split.
const FEW_BOUND: usize = 3;

/// Arity limit of a part that is split off.
const FEW_BESIDE: usize = 3;

fn speaks(fact: &Fact, variable: Variable) -> bool {
    let mut speaks = false;
    fact.variables(&mut |other| speaks |= other == variable);
    speaks
}

impl Compiler<'_> {
    /// A literal with its relation.
    pub(crate) fn write(&mut self, fact: &Fact) -> Result<Written> {
        let positive = fact.positive;
        Ok(match &fact.atom {
            Atom::Relation(relation, arguments) => {
                Written { positive, relation: *relation, arguments: arguments.clone() }
            }
            Atom::Linear(expression, sense) => {
                let (key, arguments) = LinearKey::of(expression, *sense);
                let relation = self.relations.linear(&key, self.meter)?;
                Written { positive, relation, arguments }
            }
        })
    }

    pub(crate) fn write_all(&mut self, facts: &[Fact]) -> Result<Vec<Written>> {
        facts.iter().map(|fact| self.write(fact)).collect()
    }

    /// Moves literals of a case into relations of their own until few variables are bound, provided these
    /// relations have low arity; all literals of a bound variable are moved together.
    fn apart_from_parts(&mut self, mut draft: Draft) -> Result<Draft> {
        loop {
            self.meter.steps(1 + (draft.bound.len() * draft.facts.len()) as u64)?;
            if draft.bound.len() <= FEW_BOUND {
                return Ok(draft);
            }
            let found = draft.bound.iter().copied().find(|&variable| {
                let mut beside = Vec::new();
                for fact in draft.facts.iter().filter(|fact| speaks(fact, variable)) {
                    fact.variables(&mut |other| beside.push(other));
                }
                beside.sort_unstable();
                beside.dedup();
                // The variable itself is included.
                beside.len() <= FEW_BESIDE + 1
            });
            let Some(variable) = found else { return Ok(draft) };
            draft.bound.retain(|&bound| bound != variable);
            let place = draft.facts.iter().position(|fact| speaks(fact, variable)).unwrap_or_default();
            let (facts, rest) = draft.facts.into_iter().partition(|fact| speaks(fact, variable));
            draft.facts = rest;
            let part = self.own(&[Draft { bound: vec![variable], facts }])?;
            draft.facts.insert(place, part);
        }
    }

    /// The relation defined by these cases, on their free variables in ascending order.
    pub(super) fn own(&mut self, drafts: &[Draft]) -> Result<Fact> {
        let drafts = drafts.iter().map(|draft| self.apart_from_parts(draft.clone()));
        let drafts = drafts.collect::<Result<Vec<Draft>>>()?;
        let mut free: Vec<Variable> = Vec::new();
        for draft in &drafts {
            let mut visit = |variable| {
                if !draft.bound.contains(&variable) {
                    free.push(variable);
                }
            };
            draft.facts.iter().for_each(|fact| fact.variables(&mut visit));
        }
        free.sort_unstable();
        free.dedup();
        let mut cases = Vec::with_capacity(drafts.len());
        for draft in &drafts {
            cases.push(numbered(&self.write_all(&draft.facts)?, &free));
        }
        let relation = self.relations.cases(free.len() as u32, cases, self.meter)?;
        Ok(Fact::relation(relation, free))
    }
}
