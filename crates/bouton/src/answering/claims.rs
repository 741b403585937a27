//! What the claims of a game say of a position.
//!
//! A claim that cites a theorem counts as one only in the catalogue, whose tests compare it with the rules. A
//! claim is used only where it says something: one about components says nothing of a sum, unless it gives
//! nim-values.

use crate::workbench::Origin;
use crate::{Component, Variant};
use dashu_int::UBig;
use rules::{ClaimInstance, Convention, Outcome, Subject};

/// How far claims are trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trust {
    /// Only cited theorems of the catalogue.
    Theorems,
    /// All claims.
    All,
}

impl Trust {
    fn admits(self, variant: &Variant, claim: &ClaimInstance) -> bool {
        self == Trust::All || claim.theorem.is_some() && variant.origin() == Origin::Catalogue
    }
}

/// The claim that gives the nim-value of every component.
pub(crate) fn value_claim(variant: &Variant, trust: Trust) -> Option<&ClaimInstance> {
    let fits = |claim: &&ClaimInstance| {
        claim.outcome().is_none()
            && claim.convention == Convention::Normal
            && matches!(claim.subject, Subject::Component(_) | Subject::Row)
            && trust.admits(variant, claim)
    };
    variant.instance().claims().iter().find(fits)
}

/// The claims that say who wins.
pub(crate) struct OutcomeClaims<'a> {
    variant: &'a Variant,
    claims: Vec<&'a ClaimInstance>,
}

impl<'a> OutcomeClaims<'a> {
    /// Those about positions of so many components, if there are any.
    pub(crate) fn about(variant: &'a Variant, components: usize, trust: Trust) -> Option<OutcomeClaims<'a>> {
        let convention = variant.instance().convention();
        let claims = |whole: bool| -> Vec<&'a ClaimInstance> {
            let fits = |claim: &&ClaimInstance| {
                claim.outcome().is_some()
                    && claim.convention == convention
                    && matches!(claim.subject, Subject::Sum(_)) == whole
                    && trust.admits(variant, claim)
            };
            variant.instance().claims().iter().filter(fits).collect()
        };
        let mut found = claims(true);
        if found.is_empty() && components == 1 {
            found = claims(false);
        }
        (!found.is_empty()).then_some(OutcomeClaims { variant, claims: found })
    }

    /// Whether they speak of sums of any number of components.
    pub(crate) fn speak_of_sums(&self) -> bool {
        self.claims.iter().all(|claim| matches!(claim.subject, Subject::Sum(_)))
    }

    /// The claims.
    pub(crate) fn claims(&self) -> &[&'a ClaimInstance] {
        &self.claims
    }

    /// Who wins, if the claims say so without contradiction; and the claim that says it.
    pub(crate) fn decide(&self, sum: &[Component]) -> Option<(Outcome, &'a ClaimInstance)> {
        if !self.speak_of_sums() && sum.len() != 1 {
            return None;
        }
        let naturals: Vec<&[UBig]> = sum.iter().map(|component| component.naturals.as_slice()).collect();
        let (mut said, mut left) = (None, vec![Outcome::P, Outcome::N, Outcome::D]);
        if !self.variant.may_draw() {
            left.pop();
        }
        for claim in &self.claims {
            let outcome = claim.outcome()?;
            match claim.holds(&naturals) {
                Some(true) => {
                    if said.is_some_and(|(other, _)| other != outcome) || !left.contains(&outcome) {
                        return None;
                    }
                    said = Some((outcome, *claim));
                }
                Some(false) => left.retain(|&other| other != outcome),
                // What cannot be told says nothing.
                None => {}
            }
        }
        match (said, &*left) {
            (Some(said), _) => left.contains(&said.0).then_some(said),
            // All others are excluded.
            (None, &[last]) => Some((last, self.claims.last()?)),
            (None, _) => None,
        }
    }
}
