//! Folds over the components or elements of a position: functions with a loop.

use super::{Reader, Result, compare, guarded, is_natural};
use crate::problem::Unwritten;
use program::{Cond, Gives, Helper, Int, Stmt, all, minus, name, number, plus};
use rules::finding::{of_formula, of_term};
use rules::{Fold, Formula, Relation, Slot, Term};

impl Reader<'_> {
    pub(super) fn fold(
        &mut self,
        (fold, modulus): (Fold, Option<Int>),
        inner: &Term,
        condition: &Formula,
        defined: &mut Vec<Cond>,
    ) -> Result<Int> {
        let slots: Vec<Slot> = of_term(inner).into_iter().chain(of_formula(condition)).collect();
        let free = self.free(slots.clone());
        let mut value = self.term(inner)?;
        let condition = self.formula(condition)?;
        if fold == Fold::Xor && !is_natural(inner) {
            value.defined.push(compare(Relation::GreaterEqual, value.int.clone(), number(0)));
        }
        if !value.defined.is_empty() {
            let wrong = Cond::Not(all(value.defined.clone()).into());
            let body = vec![Stmt::If(all([condition.clone(), wrong]), vec![Stmt::Is(Cond::Constant(false))])];
            let body = vec![self.each(&slots, body), Stmt::Is(Cond::Constant(true))];
            let about = "Returns true if all terms are defined.".to_owned();
            let (name, arguments) =
                self.function(("all_defined", &[]), about, Gives::Truth, free.clone(), body);
            defined.push(Cond::Call(name, arguments));
        }
        let (wanted, about) = match fold {
            Fold::Xor => ("nim_sum", "The nim-sum."),
            Fold::Sum if modulus.is_some() => ("sum_of_all", "The sum, reduced."),
            Fold::Sum => ("sum_of_all", "The sum."),
            Fold::Max => ("largest", "The largest; 0 of none."),
            Fold::Min => ("smallest", "The smallest; 0 of none."),
        };
        let total = || name("total");
        let next = match fold {
            Fold::Xor => Int::Xor(total().into(), value.int.into()),
            Fold::Sum => {
                let sum = plus(total(), value.int);
                match modulus {
                    Some(modulus) => Int::Rest(sum.into(), modulus.into(), true),
                    None => sum,
                }
            }
            Fold::Max | Fold::Min => {
                let both = vec![total(), value.int.clone()];
                let both = if fold == Fold::Max { Int::Most(both) } else { Int::Least(both) };
                let first = compare(Relation::Equal, name("count"), number(0));
                Int::Pick(first.into(), value.int.into(), both.into())
            }
        };
        let mut step = vec![Stmt::Set("total".into(), next)];
        let mut body = vec![Stmt::Start("total".into(), number(0))];
        if matches!(fold, Fold::Max | Fold::Min) {
            body.push(Stmt::Start("count".into(), number(0)));
            step.push(Stmt::Set("count".into(), plus(name("count"), number(1))));
        }
        body.push(self.each(&slots, guarded(condition, step)));
        body.push(Stmt::Gives(total()));
        let (name, arguments) = self.function((wanted, &[]), about.into(), Gives::Number, free, body);
        Ok(Int::Call(name, arguments))
    }

    /// A sum of naturals modulo a constant, reduced on the way: the sum itself might outgrow 64 bits.
    pub(super) fn sum_modulo(
        &mut self,
        sum: &Term,
        modulus: &Term,
        defined: &mut Vec<Cond>,
    ) -> Result<Option<Int>> {
        let (Term::Fold(Fold::Sum, inner, condition), Term::Number(modulus)) = (sum, modulus) else {
            return Ok(None);
        };
        if modulus.is_zero() || !is_natural(inner) {
            return Ok(None);
        }
        let modulus = Int::Number(modulus.clone().into());
        self.fold((Fold::Sum, Some(modulus)), inner, condition, defined).map(Some)
    }

    pub(super) fn count(&mut self, condition: &Formula) -> Result<Int> {
        let slots = of_formula(condition);
        let free = self.free(slots.clone());
        let condition = self.formula(condition)?;
        let step = Stmt::Set("count".into(), plus(name("count"), number(1)));
        let body = vec![
            Stmt::Start("count".into(), number(0)),
            self.each(&slots, guarded(condition, vec![step])),
            Stmt::Gives(name("count")),
        ];
        let (name, arguments) = self.function(
            ("how_many", &[]),
            "Number of cases that satisfy the condition.".into(),
            Gives::Number,
            free,
            body,
        );
        Ok(Int::Call(name, arguments))
    }

    /// Condition that the ones in each binary column are divisible by the base.
    pub(super) fn columns(&mut self, inner: &Term, base: &Term, condition: &Formula) -> Result<Cond> {
        let Term::Number(base) = base else {
            return Err(Unwritten::Term("columns(…) with this base".into()));
        };
        if base.is_zero() {
            return Ok(Cond::Constant(false));
        }
        let slots: Vec<Slot> = of_term(inner).into_iter().chain(of_formula(condition)).collect();
        let free = self.free(slots.clone());
        let mut value = self.term(inner)?;
        if !is_natural(inner) {
            value.defined.push(compare(Relation::GreaterEqual, value.int.clone(), number(0)));
        }
        let condition = self.formula(condition)?;
        self.written.helpers.extend([Helper::Bit, Helper::BitLength]);
        let wrong = Cond::Not(all(value.defined.clone()).into());
        let mut first = guarded(
            condition.clone(),
            vec![Stmt::Set("most".into(), Int::Most(vec![name("most"), value.int.clone()]))],
        );
        if !value.defined.is_empty() {
            first.insert(0, Stmt::If(all([condition.clone(), wrong]), vec![Stmt::Is(Cond::Constant(false))]));
        }
        let bit = Int::Call("bit".into(), vec![value.int, name("place")]);
        let add = Stmt::Set("count".into(), plus(name("count"), bit));
        let rest = Int::Rest(name("count").into(), Int::Number(base.clone().into()).into(), true);
        let wrong =
            Stmt::If(compare(Relation::NotEqual, rest, number(0)), vec![Stmt::Is(Cond::Constant(false))]);
        let length = Int::Call("bit_length".into(), vec![name("most")]);
        let column = vec![
            Stmt::Start("count".into(), number(0)),
            self.each(&slots, guarded(condition, vec![add])),
            wrong,
        ];
        let body = vec![
            Stmt::Start("most".into(), number(0)),
            self.each(&slots, first),
            Stmt::For("place".into(), number(0), minus(length, number(1)), column),
            Stmt::Is(Cond::Constant(true)),
        ];
        let about =
            format!("Returns true if the number of ones in each binary column is divisible by {base}.");
        let (name, arguments) = self.function(("columns_vanish", &[]), about, Gives::Truth, free, body);
        Ok(Cond::Call(name, arguments))
    }
}
