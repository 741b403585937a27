//! Compiles formulas to cases.
//!
//! The cases of a formula, and with them the names of its relations, are fixed by the certificate format; a
//! checker derives the same ones independently.

use crate::draft::{Claim, Draft, Single, written};
use crate::expression::TooLarge;
use crate::formula::Formula;
use crate::relation::{Literal, Relation};
use crate::spent::{Spending, Spent};
use limits::Meter;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Formulas nested deeper than this are rejected.
pub(crate) const DEEPEST: usize = 200;

/// Cases with more bound variables are split.
const MOST_BOUND: usize = 3;

/// Arity limit of a part that is split off.
const MOST_BESIDE: usize = 3;

/// Reason why a formula could not be compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncompiled {
    /// A number or formula is too large.
    TooLarge,
    /// A limit was reached.
    Spent(Spent),
}

impl From<TooLarge> for Uncompiled {
    fn from(_: TooLarge) -> Uncompiled {
        Uncompiled::TooLarge
    }
}

impl From<Spent> for Uncompiled {
    fn from(spent: Spent) -> Uncompiled {
        Uncompiled::Spent(spent)
    }
}

/// Compiles formulas, and makes new variables.
pub struct Compiler<'b> {
    next: u32,
    pub(crate) depth: usize,
    met: Vec<Relation>,
    pub(crate) meter: &'b Meter,
}

impl<'b> Compiler<'b> {
    /// Numbers new variables from `next` on.
    pub fn new(next: u32, meter: &'b Meter) -> Compiler<'b> {
        Compiler { next, depth: 0, met: vec![], meter }
    }

    /// Meter of the compiler.
    pub fn meter(&self) -> &'b Meter {
        self.meter
    }

    /// Relations of the functions and predicates met in formulas, including those simplified away.
    pub fn met(&self) -> &[Relation] {
        &self.met
    }

    pub(crate) fn meet(&mut self, relation: &Relation) {
        if !self.met.contains(relation) {
            self.met.push(relation.clone());
        }
    }

    /// A new variable.
    pub fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }

    /// The cases of a formula.
    pub fn cases(&mut self, formula: &Formula) -> Result<Vec<Draft>, Uncompiled> {
        self.meter.spend(1)?;
        self.depth += 1;
        let cases = if self.depth > DEEPEST { Err(Uncompiled::TooLarge) } else { self.cases_within(formula) };
        self.depth -= 1;
        cases
    }

    fn cases_within(&mut self, formula: &Formula) -> Result<Vec<Draft>, Uncompiled> {
        Ok(match formula {
            Formula::True => vec![Draft::default()],
            Formula::False => vec![],
            Formula::Or(members) => {
                let mut cases = vec![];
                for member in members {
                    cases.extend(self.cases(member)?);
                }
                cases
            }
            Formula::And(members) => {
                let draft = self.all(members)?;
                let meter = self.meter;
                draft.map(|draft| draft.cleaned(meter)).transpose()?.flatten().into_iter().collect()
            }
            Formula::Exists(variables, inner) => {
                let drafts = match &**inner {
                    Formula::And(members) => self.all(members)?.into_iter().collect(),
                    inner => self.cases(inner)?,
                };
                let mut cases = vec![];
                for mut draft in drafts {
                    draft.bound.extend(variables);
                    cases.extend(draft.cleaned(self.meter)?);
                }
                cases
            }
            Formula::Implies(a, b) => self.cases(&Formula::any([(**a).clone().negated(), (**b).clone()]))?,
            Formula::Iff(a, b) => {
                let (not_a, not_b) = ((**a).clone().negated(), (**b).clone().negated());
                let both = Formula::all([(**a).clone(), (**b).clone()]);
                self.cases(&Formula::any([both, Formula::all([not_a, not_b])]))?
            }
            Formula::Forall(variables, inner) => {
                let some = Formula::Exists(variables.clone(), Box::new((**inner).clone().negated()));
                self.cases(&some.negated())?
            }
            Formula::Not(inner) => self.opposite(inner)?,
            atom => self.atom(atom)?,
        })
    }

    fn opposite(&mut self, inner: &Formula) -> Result<Vec<Draft>, Uncompiled> {
        Ok(match inner {
            Formula::True => vec![],
            Formula::False => vec![Draft::default()],
            Formula::Not(inner) => self.cases(inner)?,
            Formula::Or(members) => {
                self.cases(&Formula::all(members.iter().map(|member| member.clone().negated())))?
            }
            Formula::And(members) => {
                self.cases(&Formula::any(members.iter().map(|member| member.clone().negated())))?
            }
            Formula::Implies(a, b) => self.cases(&Formula::all([(**a).clone(), (**b).clone().negated()]))?,
            Formula::Iff(a, b) => {
                let (not_a, not_b) = ((**a).clone().negated(), (**b).clone().negated());
                let both = Formula::all([(**a).clone(), (**b).clone()]);
                let neither = Formula::all([not_a, not_b]);
                self.cases(&Formula::all([both.negated(), neither.negated()]))?
            }
            Formula::Forall(variables, inner) => {
                self.cases(&Formula::Exists(variables.clone(), Box::new((**inner).clone().negated())))?
            }
            other => match self.single(other)? {
                Single::Always(true) => vec![],
                Single::Always(false) => vec![Draft::default()],
                Single::Open(claim) => vec![Draft::of(claim.opposite())],
            },
        })
    }

    /// Conjunction of formulas: members with a single case and no bound variables contribute its literals,
    /// others become relations of their own.
    pub fn all(&mut self, members: &[Formula]) -> Result<Option<Draft>, Uncompiled> {
        let mut whole = Draft::default();
        for member in members {
            let claims = match member {
                Formula::And(inner) => match self.all(inner)? {
                    Some(draft) => draft.claims,
                    None => return Ok(None),
                },
                member => {
                    let cases = self.cases(member)?;
                    match &*cases {
                        [one] if one.bound.is_empty() => one.claims.clone(),
                        _ => match self.single_of(cases)? {
                            Single::Always(true) => vec![],
                            Single::Always(false) => return Ok(None),
                            Single::Open(claim) => vec![claim],
                        },
                    }
                }
            };
            self.meter.spend(1 + claims.len() as u64)?;
            whole.claims.extend(claims);
        }
        Ok(Some(whole))
    }

    /// Compiles a formula to one literal: the literal itself if it is one, otherwise a new relation.
    ///
    /// ```
    /// use automata::{Meter, Compiler, Formula, Single, Term};
    ///
    /// // x7 = 2*x8 + 1 for some x8: x7 + 1 is even, and x7 at least 1.
    /// let half = Term::Sum(vec![(2, Term::variable(8)), (1, Term::constant(1))]);
    /// let odd = Formula::Exists(vec![8], Box::new(Formula::equal(Term::variable(7), half)));
    /// let Ok(Single::Open(claim)) = Compiler::new(9, &Meter::ample()).single(&odd) else { unreachable!() };
    /// let Ok(Ok(literal)) = claim.literal() else { unreachable!() };
    /// assert_eq!(literal.arguments, [7]);
    /// assert_eq!(literal.relation.to_string(), "2 divides x0 + 1 @ x0, 0 < x0 @ x0");
    /// ```
    pub fn single(&mut self, formula: &Formula) -> Result<Single, Uncompiled> {
        let cases = self.cases(formula)?;
        self.single_of(cases)
    }

    /// Splits a case with many bound variables: the literals of one variable become a relation of their own,
    /// if its arity is small.
    fn parted(&mut self, mut draft: Draft) -> Result<Draft, Uncompiled> {
        while draft.bound.len() > MOST_BOUND {
            self.meter.spend(1 + (draft.bound.len() * draft.claims.len()) as u64 / 4)?;
            let beside = |variable: u32| -> BTreeSet<u32> {
                let speaking =
                    draft.claims.iter().map(Claim::variables).filter(|all| all.contains(&variable));
                speaking.flatten().filter(|&other| other != variable).collect()
            };
            let few = |variable: &u32| beside(*variable).len() <= MOST_BESIDE;
            let Some(place) = draft.bound.iter().position(few) else { break };
            let variable = draft.bound.remove(place);
            let speaks = |claim: &Claim| claim.variables().contains(&variable);
            let first = draft.claims.iter().position(speaks).unwrap_or(0);
            let (claims, others) = draft.claims.drain(..).partition(speaks);
            draft.claims = others;
            let part = Draft { bound: vec![variable], claims, kept: vec![] };
            let part = self.single_of(vec![part])?.claim();
            draft.claims.insert(first, part);
        }
        Ok(draft)
    }

    /// Combines cases into one literal.
    pub fn single_of(&mut self, drafts: Vec<Draft>) -> Result<Single, Uncompiled> {
        match &*drafts {
            [] => return Ok(Single::Always(false)),
            all if all.iter().any(|draft| draft.claims.is_empty()) => return Ok(Single::Always(true)),
            [Draft { bound, claims, .. }] if bound.is_empty() && claims.len() == 1 => {
                return Ok(Single::Open(claims[0].clone()));
            }
            _ => {}
        }
        let drafts = drafts.into_iter().map(|draft| self.parted(draft)).collect::<Result<Vec<_>, _>>()?;
        let free: BTreeSet<u32> = drafts
            .iter()
            .flat_map(|draft| {
                let inner = draft.claims.iter().flat_map(Claim::variables);
                inner.filter(|variable| !draft.bound.contains(variable)).collect::<Vec<_>>()
            })
            .collect();
        let free: Vec<u32> = free.into_iter().collect();
        self.meter.spend(drafts.iter().map(|draft| 1 + draft.claims.len() as u64).sum())?;
        let cases = written(&free, &drafts)?;
        Ok(Single::Open(Claim::Literal(Literal::new(Relation::Cases(Arc::new(cases)), free))))
    }
}
