//! Compiles atoms: functions are moved out of their terms, so that linear terms remain.

use crate::compile::{Compiler, DEEPEST, Uncompiled};
use crate::digits::Digits;
use crate::draft::{Claim, Draft};
use crate::expression::Expression;
use crate::formula::{Comparison, Entry, Formula, Multiple, Term};
use crate::linear::Sign;
use crate::relation::{Literal, Relation};
use crate::spent::Spending;

impl Compiler<'_> {
    /// Cases of an atom: one, or none.
    pub(crate) fn atom(&mut self, atom: &Formula) -> Result<Vec<Draft>, Uncompiled> {
        let mut draft = Draft::default();
        match atom {
            Formula::Compare(comparison, a, b) => {
                let (a, b) = (self.linear(a, &mut draft)?, self.linear(b, &mut draft)?);
                let one = Expression::constant(1);
                let (expression, sign) = match comparison {
                    Comparison::Equal | Comparison::NotEqual => (a.plus(-1, &b)?, Sign::Zero),
                    Comparison::Less => (a.plus(-1, &b)?, Sign::Negative),
                    Comparison::LessEqual => (a.plus(-1, &b)?.plus(-1, &one)?, Sign::Negative),
                    Comparison::Greater => (b.plus(-1, &a)?, Sign::Negative),
                    Comparison::GreaterEqual => (b.plus(-1, &a)?.plus(-1, &one)?, Sign::Negative),
                };
                draft.claims.push(Claim::Linear(*comparison != Comparison::NotEqual, expression, sign));
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
        Ok(draft.cleaned(self.meter)?.into_iter().collect())
    }

    fn of_terms(&mut self, relation: Relation, terms: &[Term], draft: &mut Draft) -> Result<(), Uncompiled> {
        self.meet(&relation);
        let arguments = terms.iter().map(|term| self.variable(term, draft)).collect::<Result<Vec<_>, _>>()?;
        draft.claims.push(Claim::Literal(Literal::new(relation, arguments)));
        Ok(())
    }

    /// Returns a variable that equals a term.
    fn variable(&mut self, term: &Term, draft: &mut Draft) -> Result<u32, Uncompiled> {
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

    /// Returns a linear expression for a term, with its functions moved out.
    fn linear(&mut self, term: &Term, draft: &mut Draft) -> Result<Expression, Uncompiled> {
        self.meter.spend(1)?;
        self.depth += 1;
        let found =
            if self.depth > DEEPEST { Err(Uncompiled::TooLarge) } else { self.linear_within(term, draft) };
        self.depth -= 1;
        found
    }

    fn linear_within(&mut self, term: &Term, draft: &mut Draft) -> Result<Expression, Uncompiled> {
        Ok(match term {
            Term::Linear(expression) => expression.clone(),
            Term::Sum(parts) => {
                let mut sum = Expression::default();
                for (factor, part) in parts {
                    sum = sum.plus(*factor, &self.linear(part, draft)?)?;
                }
                sum
            }
            Term::Quotient(inner, by) => self.quotient(inner, *by, draft)?,
            Term::Remainder(inner, by) => self.remainder(inner, *by, draft)?,
            Term::Parted(modulus, quotient, inner) => {
                let inner = self.variable(inner, draft)?;
                let [whole, rest] = [self.fresh(), self.fresh()];
                draft.bound.extend([whole, rest]);
                let parted = Literal::new(Relation::Parted(*modulus), [inner, whole, rest]);
                draft.claims.push(Claim::Literal(parted));
                Expression::variable(if *quotient { whole } else { rest })
            }
            Term::Xor(a, b) => {
                let (a, b) = (self.variable(a, draft)?, self.variable(b, draft)?);
                self.function(Relation::Digits(Digits::Xor), vec![a, b], draft)
            }
            Term::Ones(inner, modulus) => {
                let inner = self.variable(inner, draft)?;
                self.function(Relation::Digits(Digits::Ones(*modulus)), vec![inner], draft)
            }
            Term::Bit(inner, place) => {
                let inner = self.variable(inner, draft)?;
                self.function(Relation::Digits(Digits::Bit(*place)), vec![inner], draft)
            }
            Term::Floor(by, inner) => self.multiple(*by, inner, draft)?,
            Term::LowestZeckendorf(inner) => {
                let inner = self.variable(inner, draft)?;
                self.function(Relation::Digits(Digits::LowestZeckendorf), vec![inner], draft)
            }
            Term::Natural(inner) => {
                let inner = self.linear(inner, draft)?;
                match inner.constant < 0 || inner.coefficients.values().any(|&value| value < 0) {
                    true => Expression::variable(self.variable(&Term::Linear(inner), draft)?),
                    false => inner,
                }
            }
            Term::Where(condition, inner) => {
                let variable = self.fresh();
                draft.bound.push(variable);
                let equals = |term| Formula::equal(Term::variable(variable), term);
                let formula = Formula::Or(vec![
                    Formula::And(vec![(**condition).clone(), equals((**inner).clone())]),
                    Formula::And(vec![(**condition).clone().negated(), equals(Term::constant(0))]),
                ]);
                let said = self.single(&formula)?;
                draft.claims.push(said.claim());
                Expression::variable(variable)
            }
            Term::Entry(entries, inner) => {
                let place = self.variable(inner, draft)?;
                self.entry(entries, place, draft)?
            }
            Term::Least(terms) => self.extreme(terms, true, draft)?,
            Term::Most(terms) => self.extreme(terms, false, draft)?,
        })
    }

    /// ⌊(u·α + c)/q·x⌋ = (⌊u·α·x⌋ + c·x) div q.
    fn multiple(&mut self, by: Multiple, inner: &Term, draft: &mut Draft) -> Result<Expression, Uncompiled> {
        let inner = self.variable(inner, draft)?;
        let of = Expression::variable(inner);
        let taken = match by.times {
            1 => inner,
            times => self.variable(&Term::Linear(of.times(times)?), draft)?,
        };
        let floor = self.function(Relation::Floor(by.of), vec![taken], draft);
        let sum = floor.plus(by.plus, &of)?;
        if by.over == 1 { Ok(sum) } else { self.quotient(&Term::Linear(sum), by.over, draft) }
    }

    /// The variable that is this function of others.
    fn function(&mut self, relation: Relation, of: Vec<u32>, draft: &mut Draft) -> Expression {
        self.meet(&relation);
        let variable = self.fresh();
        draft.bound.push(variable);
        let arguments: Vec<u32> = of.into_iter().chain([variable]).collect();
        draft.claims.push(Claim::Literal(Literal::new(relation, arguments)));
        Expression::variable(variable)
    }

    fn quotient(&mut self, inner: &Term, by: i64, draft: &mut Draft) -> Result<Expression, Uncompiled> {
        let (rest, taken) = self.linear(inner, draft)?.divided(by)?;
        let quotient = self.fresh();
        draft.bound.push(quotient);
        // by·v <= rest, rest < by·v + by
        let times = Expression::variable(quotient).times(by)?;
        let below = times.plus(-1, &rest)?.plus(1, &Expression::constant(-1))?;
        let above = rest.plus(-1, &times)?.plus(-1, &Expression::constant(by))?;
        draft.claims.push(Claim::Linear(true, below, Sign::Negative));
        draft.claims.push(Claim::Linear(true, above, Sign::Negative));
        Ok(taken.plus(1, &Expression::variable(quotient))?)
    }

    fn remainder(&mut self, inner: &Term, by: i64, draft: &mut Draft) -> Result<Expression, Uncompiled> {
        let (rest, _) = self.linear(inner, draft)?.divided(by)?;
        let remainder = self.fresh();
        draft.bound.push(remainder);
        let difference = rest.plus(-1, &Expression::variable(remainder))?;
        let below = Expression::variable(remainder).plus(-1, &Expression::constant(by))?;
        draft.claims.push(Claim::Linear(true, difference, Sign::Multiple(by)));
        draft.claims.push(Claim::Linear(true, below, Sign::Negative));
        Ok(Expression::variable(remainder))
    }

    /// The entry of a list at a place: one case for each entry.
    fn entry(&mut self, entries: &[Entry], place: u32, draft: &mut Draft) -> Result<Expression, Uncompiled> {
        let variable = self.fresh();
        draft.bound.push(variable);
        let (at, value) = (Term::variable(place), Term::variable(variable));
        let case = |(entry, ranges): &Entry| {
            let within = ranges.iter().map(|&(from, to)| {
                if from == to {
                    return Formula::equal(at.clone(), Term::constant(from));
                }
                Formula::And(vec![
                    Formula::at_most(Term::constant(from), at.clone()),
                    Formula::at_most(at.clone(), Term::constant(to)),
                ])
            });
            Formula::all([Formula::any(within), Formula::equal(value.clone(), Term::constant(*entry))])
        };
        let said = self.single(&Formula::any(entries.iter().map(case)))?;
        draft.claims.push(said.claim());
        Ok(Expression::variable(variable))
    }

    /// Minimum or maximum, taken two at a time from the left.
    fn extreme(&mut self, terms: &[Term], least: bool, draft: &mut Draft) -> Result<Expression, Uncompiled> {
        let natural = |term: &Term| Term::Natural(Box::new(term.clone()));
        let naturals = terms.iter().map(|term| self.linear(&natural(term), draft));
        let mut naturals = naturals.collect::<Result<Vec<_>, _>>()?.into_iter();
        let mut found = naturals.next().ok_or(Uncompiled::TooLarge)?;
        for other in naturals {
            let variable = Expression::variable(self.fresh());
            draft.bound.extend(variable.lone());
            let [t, u, v] = [&found, &other, &variable].map(|of| Term::Linear(of.clone()));
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
        Ok(found)
    }
}
