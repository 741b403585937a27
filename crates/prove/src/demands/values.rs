//! Proof obligations of claimed nim-values.

use super::literals::{below, drafted, drafted_of, linear, moved, opposite, settled};
use super::{Moves, Planner, Purpose, Valued};
use crate::view::{Clause, Unfit};
use automata::{Claim, Digits, Draft, Expression, Literal, Relation, Sentence, Sign, Single, written};

impl Planner<'_> {
    pub(super) fn values(&mut self, valued: &Valued, domain: &Draft, moves: &Moves) -> Result<(), Unfit> {
        let places = self.view.places as u32;
        let of = |to: &[u32], value: u32| {
            // The value comes after the places.
            let to: Vec<u32> = to.iter().copied().chain([value]).collect();
            moved(&valued.single, &to)
        };
        let here: Vec<u32> = (0..places).collect();
        let y = self.compiler.fresh();
        self.total(domain, y, of(&here, y))?;
        let (v, u) = (places, places + 1);
        let w = self.compiler.fresh();
        let order = |a: u32, b: u32| below(&Expression::variable(a), &Expression::variable(b));
        let literals = vec![of(&here, v), of(&here, w), Single::Open(order(v, w)?)];
        self.no(Purpose::One, "one", domain, literals)?;
        for clause in &moves.clauses {
            let option = self.option(clause, v, &of)?;
            self.no(Purpose::NoOption, "no option", domain, vec![of(&here, v), option])?;
        }
        let mut literals = vec![of(&here, v), Single::Open(order(u, v)?)];
        for clause in &moves.some {
            literals.push(opposite(&self.option(clause, u, &of)?));
        }
        self.no(Purpose::EveryOption, "every option", domain, literals)
    }

    /// Literal saying that a clause has a result of this value.
    fn option(
        &mut self,
        clause: &Clause,
        value: u32,
        of: &impl Fn(&[u32], u32) -> Single,
    ) -> Result<Single, Unfit> {
        let (new, sum) = self.sum_is(clause, value, of)?;
        let bound = clause.draft.bound.iter().copied().chain(new).collect();
        self.case(bound, drafted(clause).into_iter().chain(sum).collect())
    }

    /// Demands that every position has a value.
    fn total(&mut self, domain: &Draft, value: u32, has: Single) -> Result<(), Unfit> {
        let places: Vec<u32> = (0..self.view.places as u32).collect();
        let domain = domain.claims.iter().cloned().map(Single::Open);
        let Some(given) = settled(domain, &mut |variable| variable)? else { return Ok(()) };
        let drafts: Vec<Draft> = drafted_of(vec![value], vec![has]).into_iter().collect();
        let cases = written(&places, &drafts)?.cases;
        let sentence = Sentence::Every { variables: self.view.places as u32, given, cases };
        self.push(Purpose::Total, "total", sentence);
        Ok(())
    }

    /// Literals saying that the values of the parts have this nim-sum, with new variables.
    fn sum_is(
        &mut self,
        clause: &Clause,
        sum: u32,
        of: &impl Fn(&[u32], u32) -> Single,
    ) -> Result<(Vec<u32>, Vec<Single>), Unfit> {
        let xor = |a: u32, b: u32, c: u32| {
            Single::Open(Claim::Literal(Literal::new(Relation::Digits(Digits::Xor), [a, b, c])))
        };
        Ok(match &*clause.parts {
            [] => (vec![], vec![Single::Open(linear(Expression::variable(sum), Sign::Zero))]),
            [part] => (vec![], vec![of(part, sum)]),
            parts => {
                let values: Vec<u32> = parts.iter().map(|_| self.compiler.fresh()).collect();
                let mut literals: Vec<Single> =
                    parts.iter().zip(&values).map(|(part, &value)| of(part, value)).collect();
                let mut new = values.clone();
                let mut so_far = values[0];
                for (index, &value) in values.iter().enumerate().skip(1) {
                    let result = if index + 1 == values.len() { sum } else { self.compiler.fresh() };
                    literals.push(xor(so_far, value, result));
                    if result != sum {
                        new.push(result);
                    }
                    so_far = result;
                }
                (new, literals)
            }
        })
    }
}
