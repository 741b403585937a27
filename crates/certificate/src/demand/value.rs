//! Claims about nim-values.

use super::{Demands, Result, Simplified, opposite, unsupported};
use crate::Numeration;
use crate::formula::Atom;
use crate::formula::{Fact, Formula, Term, and, compare, not, operation, or, quantified};
use crate::game::{Clause, Shape};
use crate::linear::{Linear, Sense, Variable};
use crate::reading::natural;
use crate::relation::BuiltIn;
use crate::unsupported::Unsupported;
use dashu_int::UBig;
use rules::{ClaimInstance, Content, Convention, Relation, Verdict};

impl Demands<'_, '_> {
    pub(super) fn values(&mut self, claim: &ClaimInstance) -> Result<()> {
        let normal = self.game.instance.convention() == Convention::Normal;
        let lost = |verdict: Verdict| verdict == Verdict::Lost;
        if !normal || !lost(self.game.stuck()) || !self.ends.iter().all(|end| lost(end.0)) {
            return unsupported(Unsupported::Values);
        }
        if self.game.instance.reach() > 1 && matches!(self.game.shape, Shape::One(_)) {
            return unsupported(Unsupported::Reach);
        }
        let formula = self.valued(claim)?;
        let has = self.compiler.literal(&formula)?;
        let value = self.game.value;
        self.total(&has)?;
        let other = self.compiler.fresh();
        let both = [has.clone(), self.value_is(&has, &self.game.x, other)?, less(value, other)?];
        self.never("one", both)?;
        for clause in self.clauses.clone() {
            let (leads, bound) = self.sum_is(&has, &clause, value)?;
            let option = self.some(&clause, leads, &bound)?;
            self.never("no option", [has.clone(), option])?;
        }
        let smaller = self.game.smaller;
        let mut literals = vec![has.clone(), less(smaller, value)?];
        for clause in self.some.clone() {
            let (leads, bound) = self.sum_is(&has, &clause, smaller)?;
            literals.push(opposite(self.some(&clause, leads, &bound)?));
        }
        self.never("every option", literals)
    }

    /// Formula saying that the value variable is the value of a position.
    fn valued(&mut self, claim: &ClaimInstance) -> Result<Formula> {
        let value = self.game.value;
        let is = |term: Term| compare(Relation::Equal, Term::Variable(value), term);
        match claim.content() {
            Content::Outcome(..) => unsupported(Unsupported::Values),
            Content::Value(pieces) => {
                let elements = self.game.elements();
                let mut names = self.game.claim_names(self.compiler, claim, &elements);
                let (mut ways, mut earlier) = (Vec::new(), Vec::new());
                for (term, condition) in pieces {
                    self.compiler.meter.steps(1 + earlier.len() as u64)?;
                    let term = self.compiler.read_term(&mut names, term)?;
                    let condition = self.compiler.read_formula(&mut names, condition)?;
                    ways.push(and(earlier.iter().cloned().chain([condition.clone(), is(term)])));
                    earlier.push(not(condition));
                }
                Ok(or(ways))
            }
            Content::Periodic { start, period, saltus } => self.periodic(start, period, saltus),
        }
    }

    fn periodic(&mut self, start: &[UBig], period: &[UBig], saltus: &UBig) -> Result<Formula> {
        let place = |is: Term, at: Variable| compare(Relation::Equal, Term::Variable(at), is);
        let (value, x) = (self.game.value, self.game.x.first().copied().ok_or(Unsupported::Values)?);
        let mut ways = Vec::new();
        for (index, number) in (0..).zip(start) {
            let number = Term::Number(natural(number)?);
            ways.push(and([place(Term::Number(index), x), place(number, value)]));
        }
        let saltus = natural(saltus)?;
        for (index, number) in (0..).zip(period) {
            let times = self.compiler.fresh();
            let line = |factor: i128, constant: i128| {
                let times = operation(Term::Multiply, Term::Number(factor), Term::Variable(times));
                operation(Term::Add, times, Term::Number(constant))
            };
            let here = place(line(period.len() as i128, start.len() as i128 + index), x);
            let is = place(line(saltus, natural(number)?), value);
            ways.push(quantified(Formula::Exists, vec![times], and([here, is])));
        }
        Ok(or(ways))
    }

    /// Every position has a value.
    fn total(&mut self, has: &Simplified) -> Result<()> {
        let has = match has {
            // It is true of every number.
            Simplified::Constant(true) => return Ok(()),
            // There are no positions then.
            Simplified::Constant(false) => return self.never("total", []),
            Simplified::Fact(fact) => self.compiler.write(fact)?,
        };
        let domain = self.domain.clone();
        let guards = self.compiler.write_all(&domain)?;
        self.add("total", guards, vec![vec![has]])
    }

    /// Literal saying that a variable is the value of these places.
    fn value_is(&self, has: &Simplified, places: &[Variable], variable: Variable) -> Result<Simplified> {
        let value = self.game.value;
        let literal = self.of(has, places)?;
        self.renamed(&literal, &|other| if other == value { variable } else { other })
    }

    /// Literals saying that the values of a clause's components have this nim-sum, with the new variables in
    /// them.
    fn sum_is(
        &mut self,
        has: &Simplified,
        clause: &Clause,
        sum: Variable,
    ) -> Result<(Vec<Simplified>, Vec<Variable>)> {
        let (mut literals, mut bound) = (Vec::new(), Vec::new());
        match &*clause.parts {
            [] => literals.push(zero(sum)),
            [part] => literals.push(self.value_is(has, part, sum)?),
            parts => {
                if self.compiler.numeration != Numeration::Base(2) {
                    return unsupported(Unsupported::Numeration("xor".into()));
                }
                let values: Vec<Variable> = parts.iter().map(|_| self.compiler.fresh()).collect();
                for (part, &value) in parts.iter().zip(&values) {
                    literals.push(self.value_is(has, part, value)?);
                }
                bound.extend(&values);
                let (key, meter) = ("x0 xor x1 = x2", self.compiler.meter);
                let xor = self.compiler.relations.built_in(key.into(), 3, BuiltIn::Xor, meter)?;
                let mut so_far = values[0];
                for (index, &value) in values.iter().enumerate().skip(1) {
                    let together = if index + 1 == values.len() { sum } else { self.compiler.fresh() };
                    if together != sum {
                        bound.push(together);
                    }
                    literals.push(Simplified::Fact(Fact::relation(xor, vec![so_far, value, together])));
                    so_far = together;
                }
            }
        }
        Ok((literals, bound))
    }
}

/// a < b
fn less(a: Variable, b: Variable) -> Result<Simplified> {
    let difference = Linear::variable(a).plus(-1, &Linear::variable(b))?;
    Ok(Simplified::Fact(Fact { positive: true, atom: Atom::Linear(difference, Sense::Negative) }))
}

/// v = 0
fn zero(variable: Variable) -> Simplified {
    Simplified::Fact(Fact { positive: true, atom: Atom::Linear(Linear::variable(variable), Sense::Zero) })
}
