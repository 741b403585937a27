//! Rules of one heap that take amounts which do not depend on the heap, or only on its class: `(n) -> (n - k*k)`,
//! `(n) -> (n - k) where ones(n) >= ones(k)`.
//!
//! If the condition contains n only in terms and conditions about n alone, heaps on which these agree may be
//! reduced by the same amounts, up to their size.

use rules::finding::{of_formula, of_term};
use rules::{
    Body, Form, Formula, Function, Instance, Options, Part, Pattern, Relation, Rule, Set, Slot, Term,
};
use std::collections::HashMap;
use std::sync::Arc;

/// The heap.
const HEAP: Slot = Slot(0);
/// Limit on the classes of heaps.
const CLASSES: usize = 64;

/// Amounts that a rule takes, by the class of the heap.
pub struct Taking {
    /// Class of each heap; empty if there is only one.
    pub classes: Vec<u32>,
    /// Amounts of each class, ascending.
    pub amounts: Vec<Vec<u64>>,
}

/// Amounts of all rules for heaps below a size; `None` if those of some rule depend on the heap in another way.
pub fn takes(instance: &Instance, extent: u64) -> Option<Vec<Taking>> {
    if instance.form() != Form::Tuple(1) || instance.rules().is_empty() || extent == 0 {
        return None;
    }
    let read: Vec<Keys> = instance.rules().iter().map(Keys::of).collect::<Option<_>>()?;
    (0..).zip(read).map(|(rule, keys)| keys.taking(instance, rule, extent)).collect()
}

/// Terms and conditions about the heap alone, in the condition of a rule.
#[derive(Default)]
struct Keys {
    terms: Vec<Term>,
    conditions: Vec<Formula>,
}

impl Keys {
    fn of(rule: &Rule) -> Option<Keys> {
        let (Pattern::Tuple(1), [Part::Tuple(terms)]) = (&rule.before, &*rule.after) else { return None };
        let [left] = &**terms else { return None };
        if !rises_with_heap(left) {
            return None;
        }
        let mut keys = Keys::default();
        let conditions = match &rule.condition {
            Formula::And(all) => &**all,
            one => std::slice::from_ref(one),
        };
        for condition in conditions {
            let slots = of_formula(condition);
            if !slots.contains(&HEAP) || is_that_it_is_natural(condition, left) {
                continue;
            }
            if slots.iter().all(|&slot| slot == HEAP) {
                keys.conditions.push(condition.clone());
            } else {
                keys.of_formula(condition)?;
            }
        }
        Some(keys)
    }

    fn of_formula(&mut self, formula: &Formula) -> Option<()> {
        match formula {
            Formula::True | Formula::False => Some(()),
            Formula::Compare(_, a, b) | Formula::Divides(a, b) => {
                self.of_term(a)?;
                self.of_term(b)
            }
            Formula::Is(_, term) => self.of_term(term),
            Formula::Accepts(_, terms) => terms.iter().try_for_each(|term| self.of_term(term)),
            Formula::In(term, Set::Ranges(ranges)) => {
                self.of_term(term)?;
                ranges.iter().try_for_each(|(from, to)| {
                    self.of_term(from)?;
                    self.of_term(to)
                })
            }
            Formula::Not(inner) => self.of_formula(inner),
            Formula::And(all) | Formula::Or(all) => all.iter().try_for_each(|one| self.of_formula(one)),
            Formula::Implies(a, b) | Formula::Iff(a, b) => {
                self.of_formula(a)?;
                self.of_formula(b)
            }
            _ => None,
        }
    }

    /// Collects the largest terms about the heap alone; `None` for one that may take as many values as the heap, or be
    /// negative.
    fn of_term(&mut self, term: &Term) -> Option<()> {
        let slots = of_term(term);
        if !slots.contains(&HEAP) {
            return Some(());
        }
        if slots.iter().all(|&slot| slot == HEAP) {
            let is_natural = match term {
                Term::Modulo(..) => true,
                Term::Call(function, _) => matches!(
                    function,
                    Function::Ones
                        | Function::Bit
                        | Function::Digit
                        | Function::Bits
                        | Function::Twos
                        | Function::Valuation
                        | Function::Exponent
                        | Function::SmallestFactor
                ),
                _ => false,
            };
            if is_natural && !self.terms.contains(term) {
                self.terms.push(term.clone());
            }
            return is_natural.then_some(());
        }
        match term {
            Term::Add(a, b)
            | Term::Subtract(a, b)
            | Term::Multiply(a, b)
            | Term::Divide(a, b)
            | Term::Modulo(a, b)
            | Term::Xor(a, b) => {
                self.of_term(a)?;
                self.of_term(b)
            }
            Term::Call(function, terms) if *function != Function::NextFree => {
                terms.iter().try_for_each(|term| self.of_term(term))
            }
            _ => None,
        }
    }

    /// The classes of heaps, and the amounts of the largest of each.
    fn taking(&self, instance: &Instance, rule: usize, extent: u64) -> Option<Taking> {
        let classes = self.classes(instance, rule, extent)?;
        let count = classes.iter().max().map_or(1, |&most| most as usize + 1);
        let mut largest = vec![extent - 1; count];
        for (heap, &class) in (0..).zip(&classes) {
            largest[class as usize] = heap;
        }
        let mut options = Options::new();
        let mut amounts = Vec::with_capacity(count);
        for heap in largest {
            options.clear();
            instance.options_of(rule, &[heap], &mut options).ok()?;
            let left = options.iter().flat_map(|option| option.components().flatten().copied());
            let mut taken: Vec<u64> = left.map(|left| heap.checked_sub(left)).collect::<Option<_>>()?;
            taken.sort_unstable();
            taken.dedup();
            if taken.first() == Some(&0) {
                return None;
            }
            amounts.push(taken);
        }
        Some(Taking { classes, amounts })
    }

    /// Class of each heap; none if all are alike.
    fn classes(&self, instance: &Instance, rule: usize, extent: u64) -> Option<Vec<u32>> {
        if self.terms.is_empty() && self.conditions.is_empty() {
            return Some(Vec::new());
        }
        let count = self.terms.len() + self.conditions.len();
        let asked = self.asked(instance, rule)?;
        let mut known: HashMap<Vec<Option<u64>>, u32> = HashMap::new();
        let mut options = Options::new();
        let class = |heap: u64| {
            let mut told = |rule| {
                options.clear();
                asked.options_of(rule, &[heap], &mut options).ok()?;
                Some(options.iter().next().and_then(|option| option.components().next()?.first().copied()))
            };
            let key = (0..count).map(&mut told).collect::<Option<Vec<_>>>()?;
            let next = known.len() as u32;
            let class = *known.entry(key).or_insert(next);
            (known.len() <= CLASSES).then_some(class)
        };
        (0..extent).map(class).collect()
    }

    /// A game whose rules leave the values of the terms, and 0 where a condition holds, in the words of a rule.
    fn asked(&self, instance: &Instance, rule: usize) -> Option<Instance> {
        let own = instance.rules().get(rule)?;
        let rule = |term: Term, condition: Formula| Rule {
            after: vec![Part::Tuple(vec![term])],
            condition,
            ..own.clone()
        };
        let heap = || Box::new(Term::Variable(HEAP));
        let of_terms = self.terms.iter().map(|term| rule(term.clone(), Formula::True));
        let zero = || Term::Subtract(heap(), heap());
        let of_conditions = self.conditions.iter().map(|condition| rule(zero(), condition.clone()));
        let mut ruleset = (**instance.ruleset()).clone();
        ruleset.body = Body::Rules(of_terms.chain(of_conditions).collect());
        ruleset.parameters.clear();
        ruleset.claims.clear();
        ruleset.starts.clear();
        ruleset.ends.clear();
        ruleset.laws.clear();
        ruleset.assumptions.clear();
        Arc::new(ruleset).instantiate(&[], None).ok()
    }
}

/// Returns `true` for n less something that does not depend on n.
fn rises_with_heap(left: &Term) -> bool {
    let is_free = |term: &Term| !of_term(term).contains(&HEAP);
    match left {
        Term::Variable(slot) => *slot == HEAP,
        Term::Subtract(a, b) => rises_with_heap(a) && is_free(b),
        Term::Add(a, b) => rises_with_heap(a) && is_free(b) || rises_with_heap(b) && is_free(a),
        _ => false,
    }
}

/// Returns `true` for `t <= n` where n - t is left.
fn is_that_it_is_natural(condition: &Formula, left: &Term) -> bool {
    let Term::Subtract(heap, taken) = left else { return false };
    match condition {
        Formula::Compare(Relation::LessEqual, a, b) => a == &**taken && b == &**heap,
        Formula::Compare(Relation::GreaterEqual, a, b) => b == &**taken && a == &**heap,
        _ => false,
    }
}
