//! Conditions, with their variables and linear forms read once.

use crate::linear::Linear;
use crate::walk;
use crate::{Formula, Set, Slot, Term};
use dashu_int::{IBig, UBig};
use language::Relation;
use std::cell::OnceCell;
use std::rc::Rc;

/// Sets with at most this many members are enumerated in preference to a range of numbers.
const FEW_MEMBERS: u64 = 1 << 12;

/// A condition of a plan.
pub(super) struct Condition {
    pub(super) formula: Formula,
    /// Free variables, each once.
    pub(super) slots: Vec<Slot>,
    reading: OnceCell<Reading>,
}

/// Linear forms of a condition.
pub(super) struct Reading {
    /// `a - b` of a comparison, or the member of a set.
    pub(super) linear: Linear,
    /// Variables of that form, each once.
    pub(super) slots: Vec<Slot>,
    /// Forms that have to be nonnegative; the own form of an equation, which has to be 0, is none of them.
    pub(super) demanded: Vec<Linear>,
}

impl Condition {
    pub(super) fn new(formula: Formula) -> Rc<Condition> {
        let slots = distinct(walk::variables(&formula));
        Rc::new(Condition { formula, slots, reading: OnceCell::new() })
    }

    /// Linear forms of the condition; those of a condition without any are empty.
    pub(super) fn reading(&self) -> &Reading {
        self.reading.get_or_init(|| Reading::new(&self.formula))
    }

    /// Linear forms of an equation.
    pub(super) fn equation(&self) -> Option<&Reading> {
        matches!(self.formula, Formula::Compare(Relation::Equal, ..)).then(|| self.reading())
    }

    /// Ranges of a set; with `few`, only of a plain set with few members.
    pub(super) fn ranges(&self, few: bool) -> Option<&[(Term, Term)]> {
        let Formula::In(_, Set::Ranges(ranges)) = &self.formula else { return None };
        (!few || count(ranges).is_some_and(|count| count <= FEW_MEMBERS)).then_some(ranges)
    }
}

impl Reading {
    fn new(formula: &Formula) -> Reading {
        let mut demanded = Vec::new();
        let less = |mut form: Linear| {
            form.constant -= IBig::ONE;
            form
        };
        let linear = match formula {
            Formula::Compare(relation, a, b) => {
                match relation {
                    Relation::Equal | Relation::NotEqual => {}
                    Relation::Less => demanded.push(less(difference(b, a))),
                    Relation::LessEqual => demanded.push(difference(b, a)),
                    Relation::Greater => demanded.push(less(difference(a, b))),
                    Relation::GreaterEqual => demanded.push(difference(a, b)),
                }
                difference(a, b)
            }
            Formula::In(term, Set::Ranges(ranges)) => {
                demanded.push(Linear::read(term));
                within(term, ranges, &mut demanded);
                Linear::read(term)
            }
            // A predicate is false below zero.
            Formula::Is(_, term) => {
                demanded.push(Linear::read(term));
                Linear::default()
            }
            _ => Linear::default(),
        };
        walk::places(formula, &mut |list, place| {
            // An atom with an undefined term is false: 1 <= place <= length.
            let mut least = Linear::read(place);
            least.constant -= IBig::ONE;
            demanded.push(least);
            demanded.push(difference(&Term::Number(list.entries().len().into()), place));
        });
        let slots = variables(&linear);
        Reading { linear, slots, demanded }
    }
}

/// Variables of a linear form, each once.
pub(super) fn variables(linear: &Linear) -> Vec<Slot> {
    let mut slots: Vec<Slot> = linear.variables.keys().copied().collect();
    linear.others.iter().for_each(|(_, term)| walk::term(term, &mut |slot| slots.push(slot)));
    distinct(slots)
}

fn distinct(mut slots: Vec<Slot>) -> Vec<Slot> {
    slots.sort_unstable();
    slots.dedup();
    slots
}

/// Demands that a term lies between the ends of some ranges.
fn within(term: &Term, ranges: &[(Term, Term)], demanded: &mut Vec<Linear>) {
    let ends = ranges.iter().map(|(_, to)| match to {
        Term::Number(to) => Some(to),
        _ => None,
    });
    match (ends.collect::<Option<Vec<&UBig>>>(), ranges) {
        (Some(ends), _) => {
            let most = ends.into_iter().max().cloned().unwrap_or_default();
            demanded.push(difference(&Term::Number(most), term));
        }
        (None, [(from, to)]) => {
            demanded.push(difference(term, from));
            demanded.push(difference(to, term));
        }
        _ => {}
    }
}

/// Number of members of a set of plain numbers; overlaps of ranges count twice.
fn count(ranges: &[(Term, Term)]) -> Option<u64> {
    ranges.iter().try_fold(0u64, |count, range| {
        let (Term::Number(from), Term::Number(to)) = range else { return None };
        if from > to {
            return Some(count);
        }
        count.checked_add(u64::try_from(to - from).ok()?.checked_add(1)?)
    })
}

/// a - b
pub(super) fn difference(a: &Term, b: &Term) -> Linear {
    Linear::read(a).plus(&Linear::read(b), &IBig::NEG_ONE)
}
