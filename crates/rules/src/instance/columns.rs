//! Conditions evaluated at a whole row of positions at once.
//!
//! The columns of a formula are computed term by term, a block of positions at a time, in tight loops over machine words. Parts
//! without such a loop (quantifiers, named functions) are evaluated position by position.

use crate::eval::{Compiler, Env, FormulaFn, TermFn, defined};
use crate::ruleset::{Formula, Slot, Term};
use crate::walk;
use crate::{Predicate, Relation};
use language::integer::Number;

/// Positions in a block.
const BLOCK: usize = 256;

/// A condition on tuples, compiled for rows in which the last number varies.
pub(super) struct Columns {
    condition: Condition,
    arity: usize,
    slots: usize,
}

enum Condition {
    /// Constant along the row.
    Fixed(FormulaFn<i64>),
    /// Position by position.
    Each(FormulaFn<i64>),
    Compare(Relation, Column, Column),
    Parity(bool, Column),
    Not(Box<Condition>),
    And(Vec<Condition>),
    Or(Vec<Condition>),
}

/// A term that is defined everywhere, as far as it does not overflow.
enum Column {
    Fixed(TermFn<i64>),
    /// The last number of the position.
    Last,
    Add(Box<Column>, Box<Column>),
    Subtract(Box<Column>, Box<Column>),
    Multiply(Box<Column>, Box<Column>),
    Divide(Box<Column>, i64),
    Modulo(Box<Column>, i64),
}

/// Error: the row exceeds machine words, or the condition cannot be decided.
struct Unfit;

impl Columns {
    /// `None` if a constant does not fit machine words.
    pub(super) fn new(
        formula: &Formula,
        arity: usize,
        slots: usize,
        compiler: &Compiler<'_>,
    ) -> Option<Columns> {
        let last = Slot(u32::try_from(arity.checked_sub(1)?).ok()?);
        let condition = condition(formula, last, compiler)?;
        Some(Columns { condition, arity, slots: slots.max(arity) })
    }

    /// Evaluates the condition at `(prefix.., start)`, `(prefix.., start + 1)`, …; `false` if unbounded integers are needed.
    pub(super) fn fill(&self, prefix: &[u64], start: u64, row: &mut [bool]) -> bool {
        if prefix.len() + 1 != self.arity {
            return false;
        }
        let mut slots = vec![0i64; self.slots];
        for (slot, &word) in slots.iter_mut().zip(prefix) {
            match i64::try_from(word) {
                Ok(word) => *slot = word,
                Err(_) => return false,
            }
        }
        let end = i64::try_from(row.len()).ok().zip(i64::try_from(start).ok());
        let Some(first) = end.and_then(|(length, start)| start.checked_add(length).map(|_| start)) else {
            return false;
        };
        let mut env = Env::new(&mut slots, &[]);
        let mut first = first;
        for block in row.chunks_mut(BLOCK) {
            env.refuel();
            if self.condition.fill(first, self.arity - 1, &mut env, block).is_err() {
                return false;
            }
            first += block.len() as i64;
        }
        true
    }
}

fn condition(formula: &Formula, last: Slot, compiler: &Compiler<'_>) -> Option<Condition> {
    let mut varies = false;
    walk::formula(formula, &mut |slot| varies |= slot == last);
    if !varies {
        return Some(Condition::Fixed(compiler.formula(formula)?));
    }
    let all = |all: &[Formula]| {
        all.iter().map(|inner| condition(inner, last, compiler)).collect::<Option<Vec<_>>>()
    };
    Some(match formula {
        Formula::Compare(relation, a, b) => match (column(a, last, compiler), column(b, last, compiler)) {
            (Some(a), Some(b)) => Condition::Compare(*relation, a, b),
            _ => Condition::Each(compiler.formula(formula)?),
        },
        Formula::Is(predicate @ (Predicate::Odd | Predicate::Even), term @ Term::Variable(_)) => {
            Condition::Parity(*predicate == Predicate::Odd, column(term, last, compiler)?)
        }
        Formula::Not(inner) => Condition::Not(Box::new(condition(inner, last, compiler)?)),
        Formula::And(inner) => Condition::And(all(inner)?),
        Formula::Or(inner) => Condition::Or(all(inner)?),
        _ => Condition::Each(compiler.formula(formula)?),
    })
}

/// `None` if there is no loop for it.
fn column(term: &Term, last: Slot, compiler: &Compiler<'_>) -> Option<Column> {
    let mut varies = false;
    walk::term(term, &mut |slot| varies |= slot == last);
    if !varies {
        // Terms that may be undefined are evaluated position by position.
        return crate::plan::is_total(term).then(|| compiler.term(term).map(Column::Fixed)).flatten();
    }
    let pair = |a: &Term, b: &Term| {
        Some((Box::new(column(a, last, compiler)?), Box::new(column(b, last, compiler)?)))
    };
    let by = |b: &Term| match b {
        Term::Number(divisor) => i64::from_natural(divisor).filter(|&divisor| divisor > 0),
        _ => None,
    };
    Some(match term {
        Term::Variable(_) => Column::Last,
        Term::Add(a, b) => pair(a, b).map(|(a, b)| Column::Add(a, b))?,
        Term::Subtract(a, b) => pair(a, b).map(|(a, b)| Column::Subtract(a, b))?,
        Term::Multiply(a, b) => pair(a, b).map(|(a, b)| Column::Multiply(a, b))?,
        Term::Divide(a, b) => Column::Divide(Box::new(column(a, last, compiler)?), by(b)?),
        Term::Modulo(a, b) => Column::Modulo(Box::new(column(a, last, compiler)?), by(b)?),
        _ => return None,
    })
}

impl Condition {
    fn fill(&self, first: i64, last: usize, env: &mut Env<'_, i64>, row: &mut [bool]) -> Result<(), Unfit> {
        match self {
            Condition::Fixed(formula) => row.fill(defined(formula(env)).map_err(|_| Unfit)?),
            Condition::Each(formula) => {
                for (place, number) in row.iter_mut().zip(first..) {
                    env.slots[last] = number;
                    *place = defined(formula(env)).map_err(|_| Unfit)?;
                }
            }
            Condition::Compare(relation, a, b) => {
                let (mut left, mut right) = ([0i64; BLOCK], [0i64; BLOCK]);
                let (left, right) = (&mut left[..row.len()], &mut right[..row.len()]);
                a.fill(first, env, left)?;
                b.fill(first, env, right)?;
                for ((place, a), b) in row.iter_mut().zip(left).zip(right) {
                    *place = relation.holds(a, b);
                }
            }
            Condition::Parity(odd, column) => {
                let mut numbers = [0i64; BLOCK];
                let numbers = &mut numbers[..row.len()];
                column.fill(first, env, numbers)?;
                for (place, number) in row.iter_mut().zip(numbers) {
                    *place = (*number & 1 == 1) == *odd;
                }
            }
            Condition::Not(inner) => {
                inner.fill(first, last, env, row)?;
                row.iter_mut().for_each(|place| *place = !*place);
            }
            Condition::And(all) => Condition::together(all, first, last, env, row, true)?,
            Condition::Or(all) => Condition::together(all, first, last, env, row, false)?,
        }
        Ok(())
    }

    /// Combines conditions; one that decides the whole row saves evaluating the rest.
    fn together(
        all: &[Condition],
        first: i64,
        last: usize,
        env: &mut Env<'_, i64>,
        row: &mut [bool],
        and: bool,
    ) -> Result<(), Unfit> {
        row.fill(and);
        let mut other = [false; BLOCK];
        let other = &mut other[..row.len()];
        for inner in all {
            if row.iter().all(|&place| place != and) {
                break;
            }
            inner.fill(first, last, env, other)?;
            for (place, &mut other) in row.iter_mut().zip(&mut *other) {
                *place = if and { *place & other } else { *place | other };
            }
        }
        Ok(())
    }
}

impl Column {
    fn fill(&self, first: i64, env: &mut Env<'_, i64>, out: &mut [i64]) -> Result<(), Unfit> {
        match self {
            Column::Fixed(term) => out.fill(term(env).map_err(|_| Unfit)?),
            Column::Last => out.iter_mut().zip(first..).for_each(|(out, number)| *out = number),
            Column::Add(a, b) => Column::both(a, b, first, env, out, i64::overflowing_add)?,
            Column::Subtract(a, b) => Column::both(a, b, first, env, out, i64::overflowing_sub)?,
            Column::Multiply(a, b) => Column::both(a, b, first, env, out, i64::overflowing_mul)?,
            Column::Divide(a, by) => {
                a.fill(first, env, out)?;
                out.iter_mut().for_each(|out| *out = out.div_euclid(*by));
            }
            Column::Modulo(a, by) => {
                a.fill(first, env, out)?;
                out.iter_mut().for_each(|out| *out = out.rem_euclid(*by));
            }
        }
        Ok(())
    }

    fn both(
        a: &Column,
        b: &Column,
        first: i64,
        env: &mut Env<'_, i64>,
        out: &mut [i64],
        operation: impl Fn(i64, i64) -> (i64, bool),
    ) -> Result<(), Unfit> {
        let mut right = [0i64; BLOCK];
        let right = &mut right[..out.len()];
        a.fill(first, env, out)?;
        b.fill(first, env, right)?;
        let mut overflowed = false;
        for (out, right) in out.iter_mut().zip(right) {
            let (result, over) = operation(*out, *right);
            *out = result;
            overflowed |= over;
        }
        if overflowed { Err(Unfit) } else { Ok(()) }
    }
}
