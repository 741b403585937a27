//! Ways in which a component becomes one of the components left by a move.

use super::cases::cases;
use super::system::System;
use crate::ruleset::{Formula, Part, Pattern, RowItem, RowPart, Rule, Slot, Term};
use crate::{Function, Relation, fix};
use dashu_int::{IBig, UBig};
use formulas::inequalities::{self, Affine, Budget};
use std::rc::Rc;

/// A part of a row, or a place of a tuple.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Place(Affine),
    /// A gap: its number, its length, and the sum of its elements.
    Gap(usize, Affine, Affine),
}

impl Item {
    fn reduced(&self, system: &System) -> Item {
        match self {
            Item::Place(form) => Item::Place(system.reduced(form)),
            gap => gap.clone(),
        }
    }
}

/// One rule in one case, and one of the resulting components.
pub(super) struct Edge {
    pub(super) system: Rc<System>,
    pub(super) before: Vec<Item>,
    pub(super) after: Vec<Item>,
}

impl Edge {
    /// The same as forms alone, if there are no gaps.
    pub(super) fn between(&self) -> Option<inequalities::Edge> {
        let place = |item: &Item| match item {
            Item::Place(form) => Some(form.clone()),
            Item::Gap(..) => None,
        };
        let numbers = |items: &[Item]| items.iter().map(place).collect::<Option<Vec<Affine>>>();
        let (before, after) = (numbers(&self.before)?, numbers(&self.after)?);
        Some(inequalities::Edge::new(self.system.forms().to_vec(), before, after))
    }
}

/// Edges of a rule; `None` if the rule is not of these forms, or is not seen to preserve the bound on all elements of a row.
pub(super) fn edges(rule: &Rule, bound: Option<&IBig>, budget: &Budget) -> Option<Vec<Edge>> {
    if rule.after.iter().any(|part| matches!(part, Part::Copies(..))) {
        // Each part by itself, where there is one of it.
        let alone = rule.after.iter().map(|part| edges(&alone(rule, part), bound, budget));
        return alone.collect::<Option<Vec<_>>>().map(|edges| edges.into_iter().flatten().collect());
    }
    let mut edges = Vec::new();
    for case in cases(&rule.condition) {
        let mut system = System::default();
        let before = before(&rule.before, &mut system);
        if let Some(bound) = bound {
            before.iter().for_each(|item| system.demand(below(item, bound)));
        }
        case.iter().for_each(|atom| system.assume(atom));
        let mut after = Vec::with_capacity(rule.after.len());
        for part in &rule.after {
            after.push(self::after(part, &before, &mut system)?);
        }
        for case in system.cases(budget) {
            let case = Rc::new(case);
            let kept = |item: &Item| bound.is_none_or(|bound| case.entails(&below(item, bound), budget));
            if !after.iter().flatten().all(kept) {
                return None;
            }
            let reduced = |items: &[Item]| items.iter().map(|item| item.reduced(&case)).collect();
            edges.extend(after.iter().map(|after| Edge {
                system: case.clone(),
                before: reduced(&before),
                after: reduced(after),
            }));
        }
    }
    Some(edges)
}

/// A rule that leaves one component of a part where the rule leaves any.
fn alone(rule: &Rule, part: &Part) -> Rule {
    let (part, some) = match part {
        Part::Copies(count, part) => {
            let one = Term::Number(UBig::ONE);
            (&**part, Formula::Compare(Relation::GreaterEqual, count.clone(), one))
        }
        part => (part, Formula::True),
    };
    let condition = fix::and([rule.condition.clone(), some]);
    Rule { after: vec![part.clone()], condition, ..rule.clone() }
}

/// Total slack of an item's numbers below a bound.
fn below(item: &Item, bound: &IBig) -> Affine {
    match item {
        Item::Place(form) => Affine::constant(0).offset(bound.clone()).subtract(form),
        Item::Gap(_, length, sum) => length.times(bound).subtract(sum),
    }
}

/// Returns `true` if a rule can never be applied; `false` if that was not established.
pub(super) fn is_never(rule: &Rule, budget: &Budget) -> bool {
    cases(&rule.condition).iter().all(|case| {
        let mut system = System::default();
        let before = before(&rule.before, &mut system);
        case.iter().for_each(|atom| system.assume(atom));
        let read = rule.after.iter().all(|part| after(part, &before, &mut system).is_some());
        read && system.cases(budget).is_empty()
    })
}

fn before(pattern: &Pattern, system: &mut System) -> Vec<Item> {
    match pattern {
        Pattern::Tuple(arity) => {
            (0..*arity as u32).map(|place| Item::Place(system.variable(Slot(place)))).collect()
        }
        Pattern::Row(items) => {
            let mut gaps = 0;
            let mut item = |item: &RowItem| match item {
                RowItem::Place(slot) => Item::Place(system.variable(*slot)),
                RowItem::Gap => {
                    gaps += 1;
                    Item::Gap(gaps - 1, system.natural(), system.natural())
                }
            };
            items.iter().map(&mut item).collect()
        }
    }
}

/// Items of a result; all its numbers are naturals.
fn after(part: &Part, before: &[Item], system: &mut System) -> Option<Vec<Item>> {
    let place = |term: &Term, system: &mut System| {
        let form = system.read(term);
        system.demand(form.clone());
        Item::Place(form)
    };
    match part {
        Part::Tuple(terms) => Some(terms.iter().map(|term| place(term, system)).collect()),
        Part::Row(parts) => {
            let gap = |wanted: &usize| {
                before.iter().find(|item| matches!(item, Item::Gap(known, ..) if known == wanted)).cloned()
            };
            let mut items = Vec::with_capacity(parts.len());
            for part in parts {
                items.push(match part {
                    RowPart::Place(term) => place(term, system),
                    RowPart::Gap(number) => gap(number)?,
                    RowPart::Each { gap: number, element, term } if never_rises(term, *element) => {
                        let Item::Gap(_, length, most) = gap(number)? else { return None };
                        let sum = system.natural();
                        system.demand(most.subtract(&sum));
                        // Its numbers are others than those before the move.
                        Item::Gap(before.len() + items.len(), length, sum)
                    }
                    RowPart::Each { .. } => return None,
                });
            }
            Some(items)
        }
        Part::Copies(count, part) => {
            place(count, system);
            after(part, before, system)
        }
    }
}

/// Returns `true` if a term, where it is natural, is at most the value of a variable; `false` if that was not established.
fn never_rises(term: &Term, slot: Slot) -> bool {
    let is_natural = |term: &Term| matches!(term, Term::Variable(_) | Term::Number(_));
    match term {
        Term::Variable(variable) => *variable == slot,
        Term::Number(number) => number.is_zero(),
        Term::Subtract(from, taken) => never_rises(from, slot) && is_natural(taken),
        Term::Divide(of, _) | Term::Modulo(of, _) => is_natural(of) && never_rises(of, slot),
        Term::Call(Function::Min, all) => all.iter().any(|one| never_rises(one, slot)),
        _ => false,
    }
}
