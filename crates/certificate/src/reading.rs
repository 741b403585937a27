//! Terms and formulas of the rule text, with variables in place of names.
//!
//! Folds the same constants as the language's reader does when parameters are fixed; claims about sums and
//! rows, whose elements are expanded only here, have to be folded again.

use crate::assumed::Member;
use crate::compile::{Compiler, Simplified};
use crate::formula::{
    Formula, Term, and, call, compare, iff, implies, not, operation, or, quantified, truth,
};
use crate::linear::{LARGEST, Variable};
use crate::rejection::Reason;
use crate::unsupported::Unsupported;
use dashu_int::UBig;
use rules::{Fold, Function, Relation, Scope, Set, Slot, cases};

type Result<T> = std::result::Result<T, Reason>;

/// Values of the variables of an item of the text.
pub(crate) struct Names<'a> {
    /// Values by slot.
    slots: Vec<Term>,
    /// Domain of folds: values of the first slots, one element after another.
    elements: &'a [Vec<Term>],
    /// Automata of the file, by index in the compiler.
    automata: &'a [usize],
}

impl<'a> Names<'a> {
    /// The first slots stand for `first`, the others of the scope for new variables.
    pub(crate) fn new(
        compiler: &mut Compiler<'_>,
        scope: &Scope,
        first: &[Term],
        automata: &'a [usize],
    ) -> Names<'a> {
        let mut slots = first.to_vec();
        while slots.len() < scope.names.len() {
            slots.push(Term::Variable(compiler.fresh()));
        }
        Names { slots, elements: &[], automata }
    }

    /// Sets the domain of folds.
    pub(crate) fn over<'b>(self, elements: &'b [Vec<Term>]) -> Names<'b>
    where
        'a: 'b,
    {
        Names { slots: self.slots, elements, automata: self.automata }
    }

    fn slot(&self, slot: Slot) -> Result<Term> {
        self.slots.get(slot.0 as usize).cloned().ok_or(Unsupported::Parameter.into())
    }

    /// Variable for a slot.
    pub(crate) fn variable(&self, slot: Slot) -> Option<Variable> {
        match self.slots.get(slot.0 as usize) {
            Some(Term::Variable(variable)) => Some(*variable),
            _ => None,
        }
    }

    /// Variables for these slots.
    fn bound(&self, slots: &[Slot]) -> Vec<Variable> {
        slots.iter().filter_map(|&slot| self.variable(slot)).collect()
    }
}

/// A natural within the limit.
pub(crate) fn natural(number: &UBig) -> Result<i128> {
    let fits = i128::try_from(number).ok().filter(|number| *number <= LARGEST);
    fits.ok_or(Unsupported::Number.into())
}

impl Compiler<'_> {
    pub(crate) fn read_term(&mut self, names: &mut Names<'_>, term: &rules::Term) -> Result<Term> {
        use rules::Term as Text;
        self.meter.steps(1)?;
        let mut pair = |make, a, b| -> Result<Term> {
            let (a, b) = (self.read_term(names, a)?, self.read_term(names, b)?);
            Ok(operation(make, a, b))
        };
        match term {
            Text::Number(number) => Ok(Term::Number(natural(number)?)),
            Text::Variable(slot) => names.slot(*slot),
            Text::Parameter(_) => Err(Unsupported::Parameter.into()),
            Text::Add(a, b) => pair(Term::Add, a, b),
            Text::Subtract(a, b) => pair(Term::Subtract, a, b),
            Text::Multiply(a, b) => pair(Term::Multiply, a, b),
            Text::Divide(a, b) => pair(Term::Divide, a, b),
            Text::Modulo(a, b) => pair(Term::Modulo, a, b),
            Text::Xor(a, b) => pair(Term::Xor, a, b),
            Text::Call(function, terms) => {
                let terms = terms.iter().map(|term| self.read_term(names, term)).collect::<Result<_>>()?;
                Ok(call(*function, terms))
            }
            Text::Floor(by, of) => {
                let surd = by.surd().ok().map(Box::new);
                Ok(Term::Floor(surd, Box::new(self.read_term(names, of)?)))
            }
            Text::Entry(list, place) => {
                let place = self.read_term(names, place)?;
                if let Term::Number(place) = place
                    && let Some(entry) = u128::try_from(place).ok().and_then(|place| list.at(&place.into()))
                {
                    return Ok(Term::Number(natural(entry)?));
                }
                let entry = |(entry, places): (&UBig, Vec<(usize, usize)>)| -> Result<_> {
                    let places = places.into_iter().map(|(from, to)| (from as i128, to as i128));
                    Ok((natural(entry)?, places.collect()))
                };
                let entries = list.places().into_iter().map(entry).collect::<Result<_>>()?;
                Ok(Term::Entry(entries, Box::new(place)))
            }
            Text::Fold(fold, inner, condition) => self.fold(names, *fold, inner, condition),
            Text::Count(condition) => self.count(names, condition),
            Text::Columns(inner, base, condition) => {
                let base = match self.read_term(names, base)? {
                    Term::Number(base) => u32::try_from(base).map_err(|_| Unsupported::Number)?,
                    _ => return Err(Unsupported::Parameter.into()),
                };
                Ok(Term::Columns(self.elements(names, inner, condition)?, base))
            }
        }
    }

    /// Terms of a fold, each with its condition, unless that is constant.
    fn each_element(
        &mut self,
        names: &mut Names<'_>,
        inner: Option<&rules::Term>,
        condition: &rules::Formula,
    ) -> Result<Vec<(Term, Formula)>> {
        let mut listed = Vec::new();
        let elements = names.elements;
        let first = names.slots.clone();
        for element in elements {
            names.slots.iter_mut().zip(element).for_each(|(slot, term)| slot.clone_from(term));
            let holds = self.read_formula(names, condition)?;
            let holds = self.settled(holds)?;
            if holds != Formula::False {
                let term = match inner {
                    Some(inner) => self.read_term(names, inner)?,
                    None => Term::Number(1),
                };
                listed.push((term, holds));
            }
        }
        names.slots = first;
        Ok(listed)
    }

    /// The formula, or its truth value if that is constant: `even(i)` at the first place of a row.
    fn settled(&mut self, formula: Formula) -> Result<Formula> {
        Ok(match formula {
            Formula::True | Formula::False => formula,
            _ => match self.literal(&formula)? {
                Simplified::Constant(holds) => truth(holds),
                Simplified::Fact(_) => formula,
            },
        })
    }

    /// Terms of a fold in which excluded elements may be 0.
    fn elements(
        &mut self,
        names: &mut Names<'_>,
        inner: &rules::Term,
        condition: &rules::Formula,
    ) -> Result<Vec<Term>> {
        let listed = self.each_element(names, Some(inner), condition)?;
        listed.into_iter().map(|(term, holds)| counted(term, holds)).collect()
    }

    fn fold(
        &mut self,
        names: &mut Names<'_>,
        fold: Fold,
        inner: &rules::Term,
        condition: &rules::Formula,
    ) -> Result<Term> {
        if fold == Fold::Min {
            let listed = self.each_element(names, Some(inner), condition)?;
            if listed.iter().any(|(_, holds)| *holds != Formula::True) {
                return Err(Unsupported::Minimum.into());
            }
            return extreme(Function::Min, listed.into_iter().map(|(term, _)| term).collect());
        }
        let terms = self.elements(names, inner, condition)?;
        let make = match fold {
            // A nim-sum of one term only may be negative, and it is not known which terms count.
            Fold::Xor if terms.iter().any(is_where) && !terms.iter().all(Term::is_natural) => {
                return Err(Unsupported::Negative.into());
            }
            Fold::Xor => Term::Xor,
            Fold::Sum => Term::Add,
            Fold::Max | Fold::Min => return extreme(Function::Max, terms),
        };
        let together = terms.into_iter().reduce(|so_far, next| operation(make, so_far, next));
        Ok(together.unwrap_or(Term::Number(0)))
    }

    fn count(&mut self, names: &mut Names<'_>, condition: &rules::Formula) -> Result<Term> {
        let listed = self.each_element(names, None, condition)?;
        let terms: Vec<Term> =
            listed.into_iter().map(|(one, holds)| counted(one, holds)).collect::<Result<_>>()?;
        let sum = terms.into_iter().reduce(|so_far, next| operation(Term::Add, so_far, next));
        Ok(sum.unwrap_or(Term::Number(0)))
    }

    pub(crate) fn read_formula(
        &mut self,
        names: &mut Names<'_>,
        formula: &rules::Formula,
    ) -> Result<Formula> {
        use rules::Formula as Text;
        self.meter.steps(1)?;
        if let Some(cases) = cases::of_atom(formula) {
            return self.read_formula(names, &cases);
        }
        let mut all = |of: &[Text]| -> Result<Vec<Formula>> {
            of.iter().map(|inner| self.read_formula(names, inner)).collect()
        };
        Ok(match formula {
            Text::True => Formula::True,
            Text::False => Formula::False,
            Text::Given(..) | Text::Among(..) => return Err(Unsupported::Parameter.into()),
            Text::Compare(relation, a, b) => {
                compare(*relation, self.read_term(names, a)?, self.read_term(names, b)?)
            }
            Text::Divides(a, b) => match (self.read_term(names, a)?, self.read_term(names, b)?) {
                (Term::Number(0), Term::Number(b)) => truth(b == 0),
                (Term::Number(a), Term::Number(b)) => truth(b % a == 0),
                (a, b) => Formula::Divides(a, b),
            },
            Text::Is(predicate, term) => Formula::Is(*predicate, self.read_term(names, term)?),
            Text::Accepts(index, terms) => {
                let automaton = names.automata.get(*index).copied().ok_or(Unsupported::Parameter)?;
                let terms = terms.iter().map(|term| self.read_term(names, term)).collect::<Result<_>>()?;
                Formula::Accepts(automaton, terms)
            }
            Text::In(term, set) => self.member(names, term, set)?,
            Text::Not(inner) => not(self.read_formula(names, inner)?),
            Text::And(inner) => and(all(inner)?),
            Text::Or(inner) => or(all(inner)?),
            Text::Implies(a, b) => implies(self.read_formula(names, a)?, self.read_formula(names, b)?),
            Text::Iff(a, b) => iff(self.read_formula(names, a)?, self.read_formula(names, b)?),
            Text::Exists(slots, inner) => {
                let inner = self.read_formula(names, inner)?;
                quantified(Formula::Exists, names.bound(slots), inner)
            }
            Text::Forall(slots, inner) => {
                let inner = self.read_formula(names, inner)?;
                quantified(Formula::Forall, names.bound(slots), inner)
            }
        })
    }

    /// Reads a member of a rule's condition; conditions of assumed sets are in the words of the file that has
    /// the assumption.
    pub(crate) fn read_member(
        &mut self,
        names: &mut Names<'_>,
        member: Member<'_>,
        own_automata: &[usize],
    ) -> Result<Formula> {
        let Some((slot, scope)) = member.set else { return self.read_formula(names, member.formula) };
        let of = names.slot(slot)?;
        let mut names = Names::new(self, scope, &[of], own_automata);
        self.read_formula(&mut names, member.formula)
    }

    /// `t in {a..b, …}`: a member is a natural.
    fn member(&mut self, names: &mut Names<'_>, term: &rules::Term, set: &Set) -> Result<Formula> {
        let Set::Ranges(ranges) = set else { return Err(Unsupported::Parameter.into()) };
        let term = self.read_term(names, term)?;
        let mut ways = Vec::with_capacity(ranges.len());
        for (from, to) in ranges {
            let (from, to) = (self.read_term(names, from)?, self.read_term(names, to)?);
            let natural = match from {
                Term::Number(_) => Formula::True,
                _ => compare(Relation::LessEqual, Term::Number(0), term.clone()),
            };
            ways.push(if from == to {
                and([natural, compare(Relation::Equal, term.clone(), from)])
            } else {
                let least = compare(Relation::LessEqual, from, term.clone());
                and([natural, least, compare(Relation::LessEqual, term.clone(), to)])
            });
        }
        Ok(or(ways))
    }
}

fn is_where(term: &Term) -> bool {
    matches!(term, Term::Where(..))
}

/// A term, or 0 where the condition fails.
fn counted(term: Term, holds: Formula) -> Result<Term> {
    match holds {
        Formula::True => Ok(term),
        _ if !term.is_natural() => Err(Unsupported::Negative.into()),
        holds => Ok(Term::Where(Box::new(term), Box::new(holds))),
    }
}

/// Minimum or maximum of some terms; 0 if there are none.
fn extreme(function: Function, mut terms: Vec<Term>) -> Result<Term> {
    match terms.len() {
        0 => Ok(Term::Number(0)),
        1 => Ok(terms.swap_remove(0)),
        _ if terms.iter().all(Term::is_natural) => Ok(call(function, terms)),
        _ => Err(Unsupported::Negative.into()),
    }
}
