//! All winning moves at any size of numbers where the nim-value of a heap is the heap itself.
//!
//! * Problem: a heap of 10^30 has too many options to try.
//! * Theorem: if `value(n) = n`, every option is a single heap and play ends, then the options of the heap `n` are
//!   exactly the heaps smaller than `n`. All of those are options, or `n` would not be the least value missing; and a
//!   larger one would have `n` among its own options, so that play could go round in circles. So a heap can be
//!   made `n ⊕ s`, where `s` is the nim-sum of the position, exactly if that is smaller than `n`.
//! * Cost: a comparison for each component.
//! * Evidence: that of the claim.

use super::winning::Winning;
use crate::step::Step;
use crate::{Component, Position, Variant};
use dashu_int::UBig;
use rules::{Body, ClaimInstance, Content, Formula, Part, Slot, Subject, Term};

/// All winning moves, if the theorem above applies to every game of the position.
pub(super) fn winning(
    position: &Position,
    claims: &[(&Variant, &ClaimInstance)],
    sum: &UBig,
    most: usize,
) -> Option<Winning> {
    if !claims.iter().all(|(variant, claim)| is_heap(variant, claim)) {
        return None;
    }
    let mut found = Winning { complete: true, ..Winning::default() };
    for (index, component) in position.components().iter().enumerate() {
        let [heap] = &*component.naturals else { return None };
        found.judged += heap;
        let target = heap ^ sum;
        if target < *heap {
            found.count += 1u8;
            if found.steps.len() < most {
                let parts = vec![Component { game: component.game, naturals: vec![target] }];
                found.steps.push(Step::single(index, parts));
            }
        }
    }
    Some(found)
}

/// Whether `value(n) = n` is claimed, every move leaves one heap, and play ends.
fn is_heap(variant: &Variant, claim: &ClaimInstance) -> bool {
    let ruleset = variant.ruleset();
    let Some(written) = ruleset.claims.iter().find(|written| written.span == claim.span) else {
        return false;
    };
    let Content::Value(pieces) = &written.content else { return false };
    let Body::Rules(rules) = &ruleset.body else { return false };
    let single = |after: &[Part]| matches!(after, [Part::Tuple(terms)] if terms.len() == 1);
    matches!(&**pieces, [(Term::Variable(Slot(0)), Formula::True)])
        && claim.subject == Subject::Component(1)
        && ruleset.ends.is_empty()
        && rules.iter().all(|rule| single(&rule.after))
        && variant.instance().terminates()
}
