//! From formulas to cases.
//!
//! What the cases of a formula are, and so what its relations are called, is laid down for certificates; a checker
//! comes to the same ones by its own way.

use crate::digits::Digits;
use crate::expression::{Expression, Reduced, TooLarge};
use crate::formula::{Comparison, Formula, Term};
use crate::linear::Sign;
use crate::relation::{Case, Cases, Literal, Relation};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Formulas nested deeper than this are not read.
const DEEPEST: usize = 200;

/// Makes new variables.
#[derive(Clone, Debug)]
pub struct Compiler {
    next: u32,
    depth: usize,
}

/// A case being made: variables are as they came to be.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The variables bound here, in the order in which they were.
    pub bound: Vec<u32>,
    /// What holds.
    pub claims: Vec<Claim>,
    /// Variables that are needed elsewhere: they are renamed along, and not solved for.
    pub kept: Vec<u32>,
}

/// What a draft says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// An expression is 0, or negative; or not.
    Linear(bool, Expression, Sign),
    /// A literal of another relation.
    Literal(Literal),
}

/// What a formula comes to as a literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Single {
    /// It always or never holds.
    Always(bool),
    /// This.
    Open(Claim),
}

impl Claim {
    fn opposite(self) -> Claim {
        match self {
            Claim::Linear(positive, expression, sign) => Claim::Linear(!positive, expression, sign),
            Claim::Literal(literal) => Claim::Literal(literal.opposite()),
        }
    }

    /// The variables it speaks of.
    pub fn variables(&self) -> Vec<u32> {
        match self {
            Claim::Linear(_, expression, _) => expression.coefficients.keys().copied().collect(),
            Claim::Literal(literal) => literal.arguments.clone(),
        }
    }

    /// As a literal, or whether it always or never holds.
    pub fn literal(&self) -> Result<Result<Literal, bool>, TooLarge> {
        Ok(match self {
            Claim::Literal(literal) => Ok(literal.clone()),
            Claim::Linear(positive, expression, sign) => match Literal::linear(expression, *sign)? {
                Ok(literal) if *positive => Ok(literal),
                Ok(literal) => Ok(literal.opposite()),
                Err(truth) => Err(truth == *positive),
            },
        })
    }
}

impl Single {
    /// The same as a claim.
    fn claim(self) -> Claim {
        match self {
            Single::Always(truth) => Claim::Linear(truth, Expression::default(), Sign::Zero),
            Single::Open(claim) => claim,
        }
    }
}

impl Draft {
    fn of(claim: Claim) -> Draft {
        Draft { claims: vec![claim], ..Draft::default() }
    }

    /// Leaves out what is always true, and takes bound variables out that equations give. `None` if it never holds.
    pub fn cleaned(mut self) -> Result<Option<Draft>, TooLarge> {
        loop {
            if !self.simplify()? {
                return Ok(None);
            }
            if !self.rename()? && !self.solve()? {
                break;
            }
        }
        let used: BTreeSet<u32> = self.claims.iter().flat_map(Claim::variables).collect();
        self.bound.retain(|variable| used.contains(variable) || self.kept.contains(variable));
        Ok(Some(self))
    }

    /// Whether it can hold; what always does is left out.
    fn simplify(&mut self) -> Result<bool, TooLarge> {
        let mut kept: Vec<Claim> = Vec::with_capacity(self.claims.len());
        for claim in self.claims.drain(..) {
            let claim = match claim {
                Claim::Linear(positive, expression, sign) => match expression.reduced(sign)? {
                    Reduced::Always(truth) if truth == positive => continue,
                    Reduced::Always(_) => return Ok(false),
                    Reduced::Open(lowest) => Claim::Linear(positive, lowest, sign),
                },
                literal => literal,
            };
            if !kept.contains(&claim) {
                kept.push(claim);
            }
        }
        self.claims = kept;
        Ok(true)
    }

    /// Makes a bound variable another one that it is equal to.
    fn rename(&mut self) -> Result<bool, TooLarge> {
        let when = |variable: u32| self.bound.iter().position(|&bound| bound == variable);
        let found = self.claims.iter().enumerate().find_map(|(index, claim)| {
            let Claim::Linear(true, expression, Sign::Zero) = claim else { return None };
            let [left, right] = expression.sides().ok()?;
            let (a, b) = (left.lone()?, right.lone()?);
            // The one bound later goes.
            match (when(a), when(b)) {
                (None, None) => None,
                (first, second) if first > second => Some((index, a, b)),
                _ => Some((index, b, a)),
            }
        });
        let Some((index, from, to)) = found else { return Ok(false) };
        self.claims.remove(index);
        for claim in &mut self.claims {
            match claim {
                Claim::Linear(_, expression, _) => {
                    *expression = expression.replace(from, &Expression::variable(to))?;
                }
                Claim::Literal(literal) => {
                    *literal = literal.renamed(|variable| if variable == from { to } else { variable });
                }
            }
        }
        self.bound.retain(|&bound| bound != from);
        self.kept.iter_mut().filter(|kept| **kept == from).for_each(|kept| *kept = to);
        Ok(true)
    }

    /// Solves an equation for a bound variable that only linear claims speak of.
    fn solve(&mut self) -> Result<bool, TooLarge> {
        for place in 0..self.bound.len() {
            let variable = self.bound[place];
            let elsewhere = |claim: &Claim| match claim {
                Claim::Literal(literal) => literal.arguments.contains(&variable),
                Claim::Linear(..) => false,
            };
            if self.kept.contains(&variable) || self.claims.iter().any(elsewhere) {
                continue;
            }
            let equation = self.claims.iter().position(|claim| match claim {
                Claim::Linear(true, expression, Sign::Zero) => {
                    expression.coefficients.get(&variable).is_some_and(|value| value.abs() == 1)
                }
                _ => false,
            });
            let Some(index) = equation else { continue };
            let Claim::Linear(_, expression, _) = &self.claims[index] else { continue };
            let mut rest = expression.clone();
            let coefficient = rest.coefficients.remove(&variable).unwrap_or(1);
            let solution = rest.times(-coefficient)?;
            // solution >= 0, that is −solution − 1 < 0
            let natural = solution.times(-1)?.plus(1, &Expression::constant(-1))?;
            self.claims[index] = Claim::Linear(true, natural, Sign::Negative);
            for claim in &mut self.claims {
                if let Claim::Linear(_, expression, _) = claim {
                    *expression = expression.replace(variable, &solution)?;
                }
            }
            self.bound.remove(place);
            return Ok(true);
        }
        Ok(false)
    }
}

impl Compiler {
    /// New variables begin with this number.
    pub fn new(next: u32) -> Compiler {
        Compiler { next, depth: 0 }
    }

    /// A new variable.
    pub fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }

    /// The cases of a formula.
    pub fn cases(&mut self, formula: &Formula) -> Result<Vec<Draft>, TooLarge> {
        self.depth += 1;
        let cases = if self.depth > DEEPEST { Err(TooLarge) } else { self.cases_within(formula) };
        self.depth -= 1;
        cases
    }

    fn cases_within(&mut self, formula: &Formula) -> Result<Vec<Draft>, TooLarge> {
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
                draft.map(Draft::cleaned).transpose()?.flatten().into_iter().collect()
            }
            Formula::Exists(variables, inner) => {
                let drafts = match &**inner {
                    Formula::And(members) => self.all(members)?.into_iter().collect(),
                    inner => self.cases(inner)?,
                };
                let mut cases = vec![];
                for mut draft in drafts {
                    draft.bound = variables.iter().copied().chain(draft.bound).collect();
                    cases.extend(draft.cleaned()?);
                }
                cases
            }
            Formula::Implies(a, b) => {
                self.cases(&Formula::Or(vec![(**a).clone().negated(), (**b).clone()]))?
            }
            Formula::Iff(a, b) => {
                let (not_a, not_b) = ((**a).clone().negated(), (**b).clone().negated());
                let both = Formula::And(vec![(**a).clone(), (**b).clone()]);
                self.cases(&Formula::Or(vec![both, Formula::And(vec![not_a, not_b])]))?
            }
            Formula::Forall(variables, inner) => {
                let some = Formula::Exists(variables.clone(), Box::new((**inner).clone().negated()));
                self.cases(&some.negated())?
            }
            Formula::Not(inner) => self.opposite(inner)?,
            atom => self.atom(atom)?,
        })
    }

    fn opposite(&mut self, inner: &Formula) -> Result<Vec<Draft>, TooLarge> {
        Ok(match inner {
            Formula::True => vec![],
            Formula::False => vec![Draft::default()],
            Formula::Not(inner) => self.cases(inner)?,
            Formula::Or(members) => {
                self.cases(&Formula::And(members.iter().map(|member| member.clone().negated()).collect()))?
            }
            Formula::And(members) => {
                self.cases(&Formula::Or(members.iter().map(|member| member.clone().negated()).collect()))?
            }
            Formula::Implies(a, b) => {
                self.cases(&Formula::And(vec![(**a).clone(), (**b).clone().negated()]))?
            }
            Formula::Iff(a, b) => {
                let (not_a, not_b) = ((**a).clone().negated(), (**b).clone().negated());
                let one = Formula::And(vec![(**a).clone(), not_b]);
                self.cases(&Formula::Or(vec![one, Formula::And(vec![not_a, (**b).clone()])]))?
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

    /// All of these at once: members that are one case without bound variables give what they say, others are relations
    /// of their own.
    pub fn all(&mut self, members: &[Formula]) -> Result<Option<Draft>, TooLarge> {
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
            whole.claims.extend(claims);
        }
        Ok(Some(whole))
    }

    /// A formula as one literal: itself if it is one, else of a relation of its own.
    pub fn single(&mut self, formula: &Formula) -> Result<Single, TooLarge> {
        let cases = self.cases(formula)?;
        self.single_of(cases)
    }

    /// Cases as one literal.
    pub fn single_of(&mut self, drafts: Vec<Draft>) -> Result<Single, TooLarge> {
        match &*drafts {
            [] => return Ok(Single::Always(false)),
            [one] if one.bound.is_empty() => match &*one.claims {
                [] => return Ok(Single::Always(true)),
                [claim] => return Ok(Single::Open(claim.clone())),
                _ => {}
            },
            _ => {}
        }
        let free: BTreeSet<u32> = drafts
            .iter()
            .flat_map(|draft| {
                let inner = draft.claims.iter().flat_map(Claim::variables);
                inner.filter(|variable| !draft.bound.contains(variable)).collect::<Vec<_>>()
            })
            .collect();
        let free: Vec<u32> = free.into_iter().collect();
        let cases = written(&free, &drafts)?;
        Ok(Single::Open(Claim::Literal(Literal::new(Relation::Cases(Arc::new(cases)), free))))
    }

    fn atom(&mut self, atom: &Formula) -> Result<Vec<Draft>, TooLarge> {
        let mut draft = Draft::default();
        match atom {
            Formula::Compare(comparison, a, b) => {
                let (a, b) = (self.linear(a, &mut draft)?, self.linear(b, &mut draft)?);
                let difference = a.plus(-1, &b)?;
                let (expression, sign) = match comparison {
                    Comparison::Equal => (difference, Sign::Zero),
                    Comparison::Less => (difference, Sign::Negative),
                    Comparison::LessEqual => (difference.plus(1, &Expression::constant(-1))?, Sign::Negative),
                };
                draft.claims.push(Claim::Linear(true, expression, sign));
            }
            Formula::Columns(terms, modulus) => {
                let numbers = terms.len();
                let relation = Relation::Digits(Digits::Columns { numbers, modulus: *modulus });
                self.of_terms(relation, terms, &mut draft)?;
            }
            Formula::Fibonacci(term) => {
                let term = std::slice::from_ref(term);
                self.of_terms(Relation::Digits(Digits::Fibonacci), term, &mut draft)?;
            }
            Formula::PowerOfTwo(term) => {
                let term = std::slice::from_ref(term);
                self.of_terms(Relation::Digits(Digits::PowerOfTwo), term, &mut draft)?;
            }
            Formula::Listed(listed, terms) => {
                self.of_terms(Relation::Listed(listed.clone()), terms, &mut draft)?;
            }
            _ => {}
        }
        Ok(draft.cleaned()?.into_iter().collect())
    }

    fn of_terms(&mut self, relation: Relation, terms: &[Term], draft: &mut Draft) -> Result<(), TooLarge> {
        let arguments = terms.iter().map(|term| self.variable(term, draft)).collect::<Result<Vec<_>, _>>()?;
        draft.claims.push(Claim::Literal(Literal::new(relation, arguments)));
        Ok(())
    }

    /// A variable that is a term.
    fn variable(&mut self, term: &Term, draft: &mut Draft) -> Result<u32, TooLarge> {
        let expression = self.linear(term, draft)?;
        if let Some(variable) = expression.lone() {
            return Ok(variable);
        }
        let variable = self.fresh();
        draft.bound.push(variable);
        let difference = Expression::variable(variable).plus(-1, &expression)?;
        draft.claims.push(Claim::Linear(true, difference, Sign::Zero));
        Ok(variable)
    }

    /// A term with its functions taken out.
    fn linear(&mut self, term: &Term, draft: &mut Draft) -> Result<Expression, TooLarge> {
        self.depth += 1;
        let found = if self.depth > DEEPEST { Err(TooLarge) } else { self.linear_within(term, draft) };
        self.depth -= 1;
        found
    }

    fn linear_within(&mut self, term: &Term, draft: &mut Draft) -> Result<Expression, TooLarge> {
        let one = |relation: Relation, of: Vec<u32>, compiler: &mut Compiler, draft: &mut Draft| {
            let variable = compiler.fresh();
            draft.bound.push(variable);
            let arguments: Vec<u32> = of.into_iter().chain([variable]).collect();
            draft.claims.push(Claim::Literal(Literal::new(relation, arguments)));
            Expression::variable(variable)
        };
        Ok(match term {
            Term::Linear(expression) => expression.clone(),
            Term::Sum(parts) => {
                let mut sum = Expression::default();
                for (factor, part) in parts {
                    sum = sum.plus(*factor, &self.linear(part, draft)?)?;
                }
                sum
            }
            Term::Quotient(inner, by) => {
                let (rest, taken) = self.linear(inner, draft)?.divided(*by)?;
                let quotient = self.fresh();
                draft.bound.push(quotient);
                // by·v <= rest, rest < by·v + by
                let times = Expression::variable(quotient).times(*by)?;
                let below = times.plus(-1, &rest)?.plus(1, &Expression::constant(-1))?;
                let above = rest.plus(-1, &times)?.plus(-1, &Expression::constant(*by))?;
                draft.claims.push(Claim::Linear(true, below, Sign::Negative));
                draft.claims.push(Claim::Linear(true, above, Sign::Negative));
                taken.plus(1, &Expression::variable(quotient))?
            }
            Term::Remainder(inner, by) => {
                let (rest, _) = self.linear(inner, draft)?.divided(*by)?;
                let (remainder, quotient) = (self.fresh(), self.fresh());
                draft.bound.extend([remainder, quotient]);
                let whole =
                    Expression::variable(quotient).times(*by)?.plus(1, &Expression::variable(remainder))?;
                let below = Expression::variable(remainder).plus(-1, &Expression::constant(*by))?;
                draft.claims.push(Claim::Linear(true, rest.plus(-1, &whole)?, Sign::Zero));
                draft.claims.push(Claim::Linear(true, below, Sign::Negative));
                Expression::variable(remainder)
            }
            Term::Xor(a, b) => {
                let (a, b) = (self.variable(a, draft)?, self.variable(b, draft)?);
                one(Relation::Digits(Digits::Xor), vec![a, b], self, draft)
            }
            Term::Ones(inner, modulus) => {
                let inner = self.variable(inner, draft)?;
                one(Relation::Digits(Digits::Ones(*modulus)), vec![inner], self, draft)
            }
            Term::Bit(inner, place) => {
                let inner = self.variable(inner, draft)?;
                one(Relation::Digits(Digits::Bit(*place)), vec![inner], self, draft)
            }
            Term::Floor(t, inner) => {
                let inner = self.variable(inner, draft)?;
                one(Relation::Floor(*t), vec![inner], self, draft)
            }
            Term::LowestZeckendorf(inner) => {
                let inner = self.variable(inner, draft)?;
                one(Relation::Digits(Digits::LowestZeckendorf), vec![inner], self, draft)
            }
            Term::Natural(inner) => {
                let inner = self.linear(inner, draft)?;
                match inner.constant < 0 || inner.coefficients.values().any(|&value| value < 0) {
                    true => Expression::variable(self.variable(&Term::Linear(inner), draft)?),
                    false => inner,
                }
            }
            Term::Where(condition, inner) => {
                let inner = Term::Linear(self.linear(inner, draft)?);
                let variable = self.fresh();
                draft.bound.push(variable);
                let equals = |term| Formula::equal(Term::variable(variable), term);
                let formula = Formula::Or(vec![
                    Formula::And(vec![(**condition).clone(), equals(inner)]),
                    Formula::And(vec![(**condition).clone().negated(), equals(Term::constant(0))]),
                ]);
                let said = self.single(&formula)?;
                draft.claims.push(said.claim());
                Expression::variable(variable)
            }
            Term::Least(terms) => self.extreme(terms, true, draft)?,
            Term::Most(terms) => self.extreme(terms, false, draft)?,
        })
    }

    /// The smallest or largest, two at a time from the left.
    fn extreme(&mut self, terms: &[Term], least: bool, draft: &mut Draft) -> Result<Expression, TooLarge> {
        let arguments = terms.iter().map(|term| self.variable(term, draft)).collect::<Result<Vec<_>, _>>()?;
        let [first, rest @ ..] = &*arguments else { return Err(TooLarge) };
        let mut found = *first;
        for &other in rest {
            let variable = self.fresh();
            draft.bound.push(variable);
            let [t, u, v] = [found, other, variable].map(Term::variable);
            let (kept, changed) = match least {
                true => (Formula::at_most(t.clone(), u.clone()), Formula::less(u.clone(), t.clone())),
                false => (Formula::at_most(u.clone(), t.clone()), Formula::less(t.clone(), u.clone())),
            };
            let formula = Formula::Or(vec![
                Formula::And(vec![kept, Formula::equal(v.clone(), t)]),
                Formula::And(vec![changed, Formula::equal(v, u)]),
            ]);
            let said = self.single(&formula)?;
            draft.claims.push(said.claim());
            found = variable;
        }
        Ok(Expression::variable(found))
    }
}

/// Drafts with their variables renamed: free ones in order, bound ones as the literals mention them.
pub fn written(free: &[u32], drafts: &[Draft]) -> Result<Cases, TooLarge> {
    let count = free.len() as u32;
    let mut cases = Vec::with_capacity(drafts.len());
    for draft in drafts {
        let mut bound: Vec<u32> = vec![];
        let mut literals = vec![];
        let mut never = false;
        for claim in &draft.claims {
            match claim.literal()? {
                Ok(literal) => {
                    let literal = literal.renamed(|variable| match free.binary_search(&variable) {
                        Ok(place) => place as u32,
                        Err(_) => {
                            let place =
                                bound.iter().position(|&other| other == variable).unwrap_or(bound.len());
                            if place == bound.len() {
                                bound.push(variable);
                            }
                            count + place as u32
                        }
                    });
                    literals.push(literal);
                }
                Err(truth) => never |= !truth,
            }
        }
        if !never {
            cases.push(Case { bound: bound.len() as u32, literals });
        }
    }
    Ok(Cases { free: count, cases })
}
