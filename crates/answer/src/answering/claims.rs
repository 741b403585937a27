//! Statements of the claims of a game about a position.
//!
//! A claim that cites a theorem counts as one only in the catalogue, whose tests compare it with the rules. Any claim
//! counts that is proved for all positions of the size that is asked about. A claim is used only where it says something: one about components says nothing of a sum, unless it gives
//! nim-values.

use crate::effort::Effort;
use crate::proof::cache::{is_proved_for_all_sizes, proved_claim};
use crate::proof::{Chosen, Strategy};
use crate::reason::Shown;
use dashu_int::UBig;
use limits::Meter;
use question::{Component, Position, Variant};
use rules::{ClaimInstance, Convention, Outcome, Subject};
use solve::Limits;
use std::collections::BTreeSet;

/// The most lengths of rows that one question has proved.
const MOST_SIZES: usize = 4;

/// Degree of trust in claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trust {
    /// Only what is proved, with so much effort.
    Proved(Effort),
    /// That, and cited theorems of the catalogue.
    Cited(Effort),
    /// All claims.
    All,
}

/// Claims of one game in a position, as far as they are trusted.
#[derive(Clone, Copy)]
pub(crate) struct Trusted<'a> {
    pub(crate) position: &'a Position,
    /// Index of the game among those of the position.
    pub(crate) game: usize,
    pub(crate) trust: Trust,
    pub(crate) limits: &'a Limits,
}

impl<'a> Trusted<'a> {
    fn variant(&self) -> Option<&'a Variant> {
        self.position.variants().get(self.game)
    }

    fn admits(&self, claim: &ClaimInstance) -> bool {
        if claim.is_partial() && !self.is_about(claim) {
            return false;
        }
        let cited = self.variant().is_some_and(|variant| variant.citation(claim).is_some());
        match self.trust {
            Trust::Proved(effort) => self.is_proved(claim, effort),
            Trust::Cited(effort) => cited || self.is_proved(claim, effort),
            Trust::All => true,
        }
    }

    /// Returns `true` if a claim is about this position, or about each of its components.
    fn is_about(&self, claim: &ClaimInstance) -> bool {
        let components = self.position.components();
        let naturals: Vec<&[UBig]> =
            components.iter().map(|component| component.naturals.as_slice()).collect();
        match claim.subject {
            Subject::Sum(_) => claim.is_about(&naturals) == Some(true),
            Subject::Component(_) | Subject::Row => (components.iter().zip(&naturals))
                .filter(|(component, _)| component.game == self.game)
                .all(|(_, naturals)| claim.is_about(&[naturals]) == Some(true)),
        }
    }

    /// Returns `true` if a claim is proved for all sizes of this position.
    fn is_proved(&self, claim: &ClaimInstance, effort: Effort) -> bool {
        let Some(variant) = self.variant() else { return false };
        if is_proved_for_all_sizes(variant, claim, self.limits) {
            return true;
        }
        let sizes = self.sizes(claim);
        // Proofs of many sizes are many proofs.
        (1..=MOST_SIZES).contains(&sizes.len())
            && sizes.iter().all(|&size| proved_claim(variant, claim, size, effort, self.limits).is_some())
    }

    /// The sizes that a claim is needed for: numbers of components, or lengths of rows.
    fn sizes(&self, claim: &ClaimInstance) -> Vec<Option<usize>> {
        let components = self.position.components();
        match claim.subject {
            Subject::Component(_) => vec![None],
            Subject::Sum(_) => vec![Some(components.len())],
            Subject::Row => {
                let own = components.iter().filter(|component| component.game == self.game);
                let lengths: BTreeSet<usize> = own.map(|component| component.naturals.len()).collect();
                lengths.into_iter().filter(|&length| length > 0).map(Some).collect()
            }
        }
    }

    /// The claim that gives the nim-value of every component.
    pub(crate) fn value_claim(&self) -> Option<&'a ClaimInstance> {
        let fits = |claim: &&ClaimInstance| {
            claim.outcome().is_none()
                && claim.convention == Convention::Normal
                && matches!(claim.subject, Subject::Component(_) | Subject::Row)
                && self.admits(claim)
        };
        self.variant()?.instance().claims().iter().find(fits)
    }

    /// Sources of the proof of a claim.
    pub(crate) fn shown(&self, claim: &ClaimInstance) -> Vec<Shown> {
        let Some(variant) = self.variant() else { return vec![] };
        let convention = claim.convention;
        let shown = |size| Shown {
            game: variant.name().into(),
            typed: variant.typed(),
            form: variant.form(),
            convention,
            size,
            all_sizes: false,
            period: None,
        };
        if is_proved_for_all_sizes(variant, claim, self.limits) {
            return vec![Shown { all_sizes: true, ..shown(None) }];
        }
        self.sizes(claim).into_iter().map(shown).collect()
    }

    /// Source of the period of the nim-values, with the number of values that it needs.
    pub(crate) fn shown_period(&self, needed: usize) -> Option<Shown> {
        let variant = self.variant()?;
        let (game, form) = (variant.name().into(), variant.form());
        let (convention, period) = (Convention::Normal, Some(needed));
        Some(Shown { game, typed: variant.typed(), form, convention, size: None, all_sizes: false, period })
    }

    /// The winning moves of a claim about positions of this size, if it is proved and they can be computed.
    pub(crate) fn with_strategy<T>(
        &self,
        claim: &ClaimInstance,
        size: Option<usize>,
        ask: impl FnOnce(&Strategy, &Meter) -> Option<T>,
    ) -> Option<T> {
        let effort = match self.trust {
            Trust::Proved(effort) | Trust::Cited(effort) => effort,
            Trust::All => return None,
        };
        let variant = self.variant()?;
        let proved = proved_claim(variant, claim, size, effort, self.limits)?;
        ask(proved.strategy(variant, self.limits)?, &Meter::new(&self.limits.clock()))
    }
}

/// The claims that say who wins.
pub(crate) struct OutcomeClaims<'a> {
    variant: &'a Variant,
    trusted: Trusted<'a>,
    claims: Vec<&'a ClaimInstance>,
}

impl<'a> OutcomeClaims<'a> {
    /// Those about positions of one game, if there are any.
    pub(crate) fn about(
        position: &'a Position,
        trust: Trust,
        limits: &'a Limits,
    ) -> Option<OutcomeClaims<'a>> {
        let variant = position.single_game()?;
        let trusted = Trusted { position, game: 0, trust, limits };
        let convention = variant.instance().convention();
        let claims = |whole: bool| -> Vec<&'a ClaimInstance> {
            let fits = |claim: &&ClaimInstance| {
                claim.outcome().is_some()
                    && claim.convention == convention
                    && matches!(claim.subject, Subject::Sum(_)) == whole
                    && trusted.admits(claim)
            };
            variant.instance().claims().iter().filter(fits).collect()
        };
        let mut found = claims(true);
        if found.is_empty() && position.components().len() == 1 {
            found = claims(false);
        }
        (!found.is_empty()).then_some(OutcomeClaims { variant, trusted, claims: found })
    }

    /// Returns `true` if they cover sums of any number of components.
    pub(crate) fn speak_of_sums(&self) -> bool {
        self.claims.iter().all(|claim| matches!(claim.subject, Subject::Sum(_)))
    }

    /// The claims.
    pub(crate) fn claims(&self) -> &[&'a ClaimInstance] {
        &self.claims
    }

    /// The moves to positions that are lost by a proved claim, at any size of numbers; each leaves all its numbers in a row.
    pub(crate) fn winning_moves(&self, most: usize) -> Option<Chosen> {
        let components = self.trusted.position.components();
        let lost = self.claims.iter().find(|claim| claim.outcome() == Some(Outcome::P));
        let claim = lost.or(self.claims.first())?;
        let size = match claim.subject {
            Subject::Component(_) => None,
            Subject::Sum(_) => Some(components.len()),
            Subject::Row => Some(components.first()?.naturals.len()),
        };
        let naturals: Vec<UBig> =
            components.iter().flat_map(|component| component.naturals.iter().cloned()).collect();
        self.trusted
            .with_strategy(claim, size, |strategy, meter| strategy.moves(&naturals, None, most, meter))
    }

    /// The outcome, if the claims give one without contradiction, and the claim that gives it.
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
                // A claim that cannot be evaluated says nothing.
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
