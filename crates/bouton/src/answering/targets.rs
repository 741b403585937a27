//! Winning moves at any size of numbers where the nim-value of a heap is the heap itself.
//!
//! * Problem: a heap of 10^30 has too many options to try.
//! * Theorem: if `value(n) = n` and every option is a single heap, an option that makes the nim-sum 0 is the heap
//!   `n ⊕ s`, where `s` is the nim-sum of the position; so there is at most one for each heap.
//! * Cost: one question to the rules for each component: whether this is an option.
//! * Evidence: that of the claim; whether the option exists is asked of the rules.

use super::winning::Winning;
use crate::step::Step;
use crate::{Component, Position, Variant};
use dashu_int::UBig;
use rules::{Argument, Body, ClaimInstance, Content, Formula, Part, Relation, Slot, Subject, Term};
use std::collections::HashMap;
use std::ops::ControlFlow;

/// Fills in all winning moves, if the theorem above applies to every game of the position.
pub(super) fn complete(
    position: &Position,
    claims: &[(&Variant, &ClaimInstance)],
    values: &[UBig],
    sum: &UBig,
    most: usize,
    won: &mut Winning,
) {
    if !claims.iter().all(|(variant, claim)| is_heap(variant, claim)) {
        return;
    }
    let mut known: HashMap<&Component, bool> = HashMap::new();
    let mut found = Winning { complete: true, judged: won.judged.clone(), ..Winning::default() };
    for (index, (component, value)) in position.components().iter().zip(values).enumerate() {
        let target = value ^ sum;
        let reached = *known.entry(component).or_insert_with(|| {
            target != *value && reaches(&position.variants()[component.game], value, &target)
        });
        if reached {
            found.count += 1u8;
            if found.steps.len() < most {
                let parts = vec![Component { game: component.game, naturals: vec![target] }];
                found.steps.push(Step::single(index, parts));
            }
        }
    }
    *won = found;
}

/// Whether `value(n) = n` is claimed and every move leaves one heap.
fn is_heap(variant: &Variant, claim: &ClaimInstance) -> bool {
    let ruleset = variant.ruleset();
    let Some(claim) = ruleset.claims.iter().find(|written| written.span == claim.span) else { return false };
    let identity = match &claim.content {
        Content::Value(pieces) => {
            matches!(&**pieces, [(Term::Variable(Slot(0)), Formula::True)])
        }
        _ => false,
    };
    let Body::Rules(rules) = &ruleset.body else { return false };
    let single = |after: &[Part]| matches!(after, [Part::Tuple(terms)] if terms.len() == 1);
    identity && claim.subject == Subject::Component(1) && rules.iter().all(|rule| single(&rule.after))
}

/// Whether there is a move from the heap `from` to the heap `to`: the rules are asked with what they leave fixed.
fn reaches(variant: &Variant, from: &UBig, to: &UBig) -> bool {
    let mut ruleset = variant.ruleset().clone();
    let Body::Rules(rules) = &mut ruleset.body else { return false };
    for rule in rules {
        let [Part::Tuple(terms)] = &*rule.after else { return false };
        let [term] = &**terms else { return false };
        let fixed = Formula::Compare(Relation::Equal, term.clone(), Term::Number(to.clone()));
        let condition = std::mem::replace(&mut rule.condition, Formula::True);
        rule.condition = Formula::And(vec![fixed, condition]);
    }
    let names = ruleset.parameters.iter().map(|parameter| parameter.name.clone());
    let arguments: Vec<(String, Argument)> =
        names.zip(variant.instance().arguments().iter().cloned()).collect();
    let Ok(instance) = ruleset.instantiate(&arguments, Some(variant.instance().convention())) else {
        return false;
    };
    let mut reached = false;
    let each = &mut |_rule: usize, parts: Vec<Vec<UBig>>| {
        reached = matches!(&*parts, [part] if matches!(&**part, [left] if left == to));
        if reached { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    instance.big_options(std::slice::from_ref(from), each).is_ok() && reached
}
