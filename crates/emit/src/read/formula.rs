//! Formulas as conditions.

use super::{Reader, Result, compare, fibs, is_natural};
use crate::loops;
use crate::problem::Unwritten;
use dashu_int::IBig;
use program::{Cond, Function, Given, Gives, Helper, Int, Stmt, Table, all, name, number};
use rules::finding::of_formula;
use rules::{Formula, Predicate, Relation, Set, Slot, Term};
use std::collections::BTreeSet;

impl Reader<'_> {
    pub(crate) fn formula(&mut self, formula: &Formula) -> Result<Cond> {
        Ok(match formula {
            Formula::True => Cond::Constant(true),
            Formula::False | Formula::Given(..) | Formula::Among(..) => Cond::Constant(false),
            Formula::Compare(relation, Term::Columns(inner, base, condition), Term::Number(zero))
                if zero.is_zero() && matches!(relation, Relation::Equal | Relation::NotEqual) =>
            {
                let vanish = self.columns(inner, base, condition)?;
                if *relation == Relation::Equal { vanish } else { Cond::Not(vanish.into()) }
            }
            Formula::Compare(relation, a, b) => {
                let outgrows = self.written.outgrows;
                let single = fibs(a).zip(fibs(b)).is_some_and(|(a, b)| a + b <= 1);
                let (a, b) = (self.term(a)?, self.term(b)?);
                if single {
                    self.written.outgrows = outgrows;
                }
                all(a.defined.into_iter().chain(b.defined).chain([compare(*relation, a.int, b.int)]))
            }
            Formula::Divides(a, b) => {
                let (first, second) = (self.term(a)?, self.term(b)?);
                let positive = compare(Relation::Greater, first.int.clone(), number(0));
                let natural = is_natural(b);
                if !natural {
                    self.written.helpers.insert(Helper::FloorMod);
                }
                let rest = Int::Rest(second.int.clone().into(), first.int.clone().into(), natural);
                let both = [first.int, second.int].map(|int| compare(Relation::Equal, int, number(0)));
                let divides =
                    Cond::Any(vec![all([positive, compare(Relation::Equal, rest, number(0))]), all(both)]);
                all(first.defined.into_iter().chain(second.defined).chain([divides]))
            }
            Formula::Is(predicate, term) => self.predicate(*predicate, term)?,
            Formula::Accepts(index, terms) => {
                let mut defined = vec![];
                let ints = terms
                    .iter()
                    .map(|term| self.natural(term, &mut defined))
                    .collect::<Result<Vec<Int>>>()?;
                let name = self.table(*index)?;
                all(defined.into_iter().chain([Cond::Call(name, ints)]))
            }
            Formula::In(term, set) => self.member(term, set)?,
            Formula::Not(inner) => match self.formula(inner)? {
                Cond::Constant(truth) => Cond::Constant(!truth),
                inner => Cond::Not(inner.into()),
            },
            Formula::And(members) => {
                let members =
                    members.iter().map(|inner| self.formula(inner)).collect::<Result<Vec<Cond>>>()?;
                all(members)
            }
            Formula::Or(members) => {
                Cond::Any(members.iter().map(|inner| self.formula(inner)).collect::<Result<_>>()?)
            }
            Formula::Implies(a, b) => Cond::Any(vec![Cond::Not(self.formula(a)?.into()), self.formula(b)?]),
            Formula::Iff(a, b) => Cond::Same(self.formula(a)?.into(), self.formula(b)?.into()),
            Formula::Exists(slots, inner) => self.exists(slots, inner)?,
            Formula::Forall(slots, inner) => {
                let exception = self.exists(slots, &Formula::Not(inner.clone()))?;
                Cond::Not(exception.into())
            }
            Formula::Counted(counted) => self.counted(counted)?,
        })
    }

    fn predicate(&mut self, predicate: Predicate, term: &Term) -> Result<Cond> {
        let mut defined = vec![];
        let int = self.natural(term, &mut defined)?;
        let parity = |rest: u8| {
            let half = Int::Rest(int.clone().into(), number(2).into(), true);
            compare(Relation::Equal, half, number(rest))
        };
        let called = |name: &str| Cond::Call(name.into(), vec![int.clone()]);
        let exponent = |relation: Relation, of: u8| {
            compare(relation, Int::Call("prime_exponent".into(), vec![int.clone()]), number(of))
        };
        let (helper, condition) = match predicate {
            Predicate::Odd => (None, parity(1)),
            Predicate::Even => (None, parity(0)),
            Predicate::PowerOfTwo => (Some(Helper::IsPowerOfTwo), called("is_power_of_two")),
            Predicate::Fibonacci => (Some(Helper::IsFibonacci), called("is_fibonacci")),
            Predicate::Square => (Some(Helper::IsSquare), called("is_square")),
            Predicate::Prime => (Some(Helper::PrimeExponent), exponent(Relation::Equal, 1)),
            Predicate::PrimePower => (Some(Helper::PrimeExponent), exponent(Relation::GreaterEqual, 0)),
        };
        self.written.helpers.extend(helper);
        if helper == Some(Helper::IsSquare) {
            self.written.helpers.insert(Helper::Root);
        }
        Ok(all(defined.into_iter().chain([condition])))
    }

    fn member(&mut self, term: &Term, set: &Set) -> Result<Cond> {
        let Set::Ranges(ranges) = set else { return Ok(Cond::Constant(false)) };
        let mut value = self.term(term)?;
        if !is_natural(term) {
            value.defined.push(compare(Relation::GreaterEqual, value.int.clone(), number(0)));
        }
        let plain = |(from, to): &(Term, Term)| match (from, to) {
            (Term::Number(from), Term::Number(to)) => {
                Some((IBig::from(from.clone()), IBig::from(to.clone())))
            }
            _ => None,
        };
        let condition = match ranges.iter().map(plain).collect::<Option<Vec<_>>>() {
            Some(plain) => Cond::OneOf(value.int, apart(plain)),
            None => {
                let mut any = vec![];
                for (from, to) in ranges {
                    let (from, to) = (self.term(from)?, self.term(to)?);
                    let within = [
                        compare(Relation::LessEqual, from.int, value.int.clone()),
                        compare(Relation::LessEqual, value.int.clone(), to.int),
                    ];
                    any.push(all(from.defined.into_iter().chain(to.defined).chain(within)));
                }
                Cond::Any(any)
            }
        };
        Ok(all(value.defined.into_iter().chain([condition])))
    }

    /// A function that searches for values of the variables.
    fn exists(&mut self, slots: &[Slot], inner: &Formula) -> Result<Cond> {
        let steps = rules::finding::plan(inner, slots, &[])
            .map_err(|slot| Unwritten::Unbounded(self.original(slot)))?;
        let free = self.free(outside(slots, inner));
        let mut body = loops::statements(self, &steps, &|_| Ok(vec![Stmt::Is(Cond::Constant(true))]))?;
        // Nothing stands after what is always given.
        if !matches!(body.last(), Some(Stmt::Is(_))) {
            body.push(Stmt::Is(Cond::Constant(false)));
        }
        let names: Vec<String> = slots.iter().map(|&slot| self.name(slot)).collect();
        let named: Vec<&str> = names.iter().map(String::as_str).collect();
        let wanted = ("exists", &*named);
        let about = format!("Returns true if there is a suitable {}.", names.join(", "));
        let (name, arguments) = self.test(wanted, about, free, body);
        Ok(Cond::Call(name, arguments))
    }

    /// A function that tests something about these numbers, and the components if there are any.
    pub(super) fn test(
        &mut self,
        wanted: (&str, &[&str]),
        about: String,
        free: Vec<String>,
        body: Vec<Stmt>,
    ) -> (String, Vec<Int>) {
        if self.bound() > 0 {
            return self.function(wanted, about, Gives::Truth, free, body);
        }
        let given: Vec<Given> = free.iter().cloned().map(Given::Number).collect();
        let arguments = free.iter().map(|free| name(free)).collect();
        let same = |known: &&Function| known.body == body && known.given == given;
        if let Some(known) = self.written.functions.iter().find(same) {
            return (known.name.clone(), arguments);
        }
        let name = self.written.fresh(wanted.0, wanted.1);
        self.written.functions.push(Function { name: name.clone(), about, given, gives: Gives::Truth, body });
        (name, arguments)
    }

    /// The function of an automaton.
    fn table(&mut self, index: usize) -> Result<String> {
        let Some(automaton) = self.automata.get(index) else {
            return Err(Unwritten::Term("automaton".into()));
        };
        let about = format!("`{}`", automaton.name);
        if let Some(known) = self.written.tables.iter().find(|table| table.about == about) {
            return Ok(known.name.clone());
        }
        let name = self.written.fresh("accepts", &[&automaton.name]);
        let most = u32::from(automaton.numeration.radix() - 1);
        let radix = u64::from(most) + 1;
        let width = u32::try_from(automaton.arity).ok().and_then(|arity| radix.checked_pow(arity));
        let width =
            width.filter(|&width| width.saturating_mul(automaton.transitions.len() as u64) <= 1 << 20);
        let Some(width) = width else { return Err(Unwritten::Term(automaton.name.clone())) };
        let mut next = vec![];
        for edges in &automaton.transitions {
            let mut targets = vec![-1; width as usize];
            for (digits, target) in edges {
                let column = digits.iter().fold(0, |column, &digit| column * radix + u64::from(digit));
                if let Some(place) = targets.get_mut(column as usize) {
                    *place = *target as i64;
                }
            }
            next.push(targets);
        }
        let [a, b, c, d] = automaton.numeration.bound();
        let places = match automaton.numeration.subtracts() {
            true => [a, b, b, b, 0],
            false => [a, b, c, d, automaton.numeration.degree() as u8],
        };
        self.written.helpers.insert(Helper::Accepts);
        self.written.helpers.insert(Helper::InPlaces);
        let (arity, accepting) = (automaton.arity, automaton.accepting.clone());
        self.written.tables.push(Table { name: name.clone(), about, places, most, arity, next, accepting });
        Ok(name)
    }
}

/// Variables on which a search depends.
pub(super) fn outside(slots: &[Slot], inner: &Formula) -> Vec<Slot> {
    let all: BTreeSet<Slot> = of_formula(inner).into_iter().filter(|slot| !slots.contains(slot)).collect();
    all.into_iter().collect()
}

/// The same numbers in rising, disjoint ranges: compilers warn of unreachable ranges.
fn apart(mut ranges: Vec<(IBig, IBig)>) -> Vec<(IBig, IBig)> {
    ranges.retain(|(from, to)| from <= to);
    ranges.sort();
    let mut merged: Vec<(IBig, IBig)> = Vec::with_capacity(ranges.len());
    for (from, to) in ranges {
        match merged.last_mut() {
            Some(last) if from <= last.1 => {
                if last.1 < to {
                    last.1 = to;
                }
            }
            _ => merged.push((from, to)),
        }
    }
    merged
}
