//! Claims of games that theorems state: statements are made again, and compared.

use crate::{Claimed, Rejection, Theorem, Uncompared, within};
use automata::Meter;
use elaborate::Subject;
use kernel::Statement;
use kernel_residues::Family;
use limits::Limits;
use question::Variant;
use rules::{ClaimInstance, Convention, Form, Instance};
use std::collections::BTreeSet;

/// The claim of a game that a theorem states: the statements of its claims are made again and compared.
pub fn claim_of(theorem: &Theorem, variant: &Variant, limits: &Limits) -> Result<Claimed, Rejection> {
    let theorem = match theorem {
        Theorem::Claim(theorem) => theorem,
        Theorem::Sizes(theorem) => return of_sizes(&theorem.statement, variant, limits),
        _ => return Err(Rejection::Uncompared(Uncompared::Heaps)),
    };
    let Family { moduli, statement } = &theorem.family;
    within(limits, |most| {
        let meter = Meter::new(most);
        let found = [Convention::Normal, Convention::Misere].into_iter().find_map(|convention| {
            let variant = variant.under(convention);
            let found = match &**moduli {
                [] => claimed(statement, &variant, convention, &meter),
                [modulus] if modulus.sum.terms.is_empty() => {
                    claimed_divided(&theorem.family, modulus.sum.constant, &variant, convention, &meter)
                }
                _ => None,
            };
            let of_all =
                || Some((of_all_parameters(&theorem.family, &variant, convention, &meter)?, None, true));
            let (claim, size, of_all) = match found {
                Some((claim, size)) => (claim, size, false),
                None => of_all()?,
            };
            Some(Claimed {
                game: if of_all { variant.game().name.clone() } else { variant.name().into() },
                convention,
                claim: claim.place + 1,
                size,
                all_sizes: false,
                heap: claim.outcome().is_none() && matches!(statement.claim, kernel::Claim::Outcomes(_)),
                text: variant.claimed(claim),
            })
        });
        match meter.over() {
            _ if found.is_some() => found.ok_or(Rejection::OtherGame),
            Some(_) => Err(Rejection::Uncompared(Uncompared::Spent)),
            None => Err(Rejection::OtherGame),
        }
    })
}

/// The claim of a game that is stated for all sizes.
fn of_sizes(
    statement: &kernel_sizes::Statement,
    variant: &Variant,
    limits: &Limits,
) -> Result<Claimed, Rejection> {
    within(limits, |most| {
        let meter = Meter::new(most);
        for convention in [Convention::Normal, Convention::Misere] {
            let variant = variant.under(convention);
            let claims = variant.instance().claims().iter().filter(|claim| claim.convention == convention);
            for claim in claims {
                let made = elaborate::sized(variant.instance(), claim.place, &meter);
                if made.is_ok_and(|made| made == *statement) {
                    let (game, claim_number) = (variant.name().into(), claim.place + 1);
                    let text = variant.claimed(claim);
                    return Ok(Claimed {
                        game,
                        convention,
                        claim: claim_number,
                        size: None,
                        all_sizes: true,
                        heap: false,
                        text,
                    });
                }
            }
        }
        match meter.over() {
            Some(_) => Err(Rejection::Uncompared(Uncompared::Spent)),
            None => Err(Rejection::OtherGame),
        }
    })
}

/// The claim with this statement, and its size.
fn claimed<'v>(
    statement: &Statement,
    variant: &'v Variant,
    convention: Convention,
    meter: &Meter,
) -> Option<(&'v ClaimInstance, Option<usize>)> {
    let instance = variant.instance();
    let arity = match variant.form() {
        Form::Tuple(arity) => arity.max(1),
        Form::Row | Form::Edges => 1,
    };
    // The assumptions that the statement names.
    let said = |place: &usize| {
        let span = instance.ruleset().assumptions.get(*place).map(|assumption| assumption.span);
        span.is_some_and(|span| {
            let words = instance.ruleset().quote(span).replace('"', "'");
            statement.assuming.contains(&words)
        })
    };
    let allowed: BTreeSet<usize> = elaborate::places(instance).into_iter().filter(said).collect();
    let by_lemmas = statement.assuming.iter().any(|text| elaborate::Lemma::named(text).is_some());
    let make = if by_lemmas { elaborate::by_lemmas } else { elaborate::elaborate };
    let mut claims = instance.claims().iter().filter(|claim| claim.convention == convention);
    claims.find_map(|claim| {
        let sizes = [None, Some(statement.places.len() / arity)];
        let size = sizes.into_iter().find(|&size| {
            let states = |instance: &Instance| {
                let question = Subject { instance, claim: claim.place, size };
                make(question, &allowed, meter)
                    .is_ok_and(|made| made.family.is_none() && is_of(statement, &made.statement))
            };
            states(instance) || instance.joined(claim.place).is_some_and(|joined| states(&joined))
        })?;
        Some((claim, size))
    })
}

/// Returns `true` for a statement, or for the same that says that some of the moves suffice to win.
fn is_of(given: &Statement, made: &Statement) -> bool {
    given == made || elaborate::tight(made).is_some_and(|tight| tight == *given)
}

/// The claim with this statement, in which numbers are divided by a constant, and its size.
fn claimed_divided<'v>(
    family: &Family,
    by: i64,
    variant: &'v Variant,
    convention: Convention,
    meter: &Meter,
) -> Option<(&'v ClaimInstance, Option<usize>)> {
    let instance = variant.instance();
    let arity = elaborate::arity(instance, None).unwrap_or(1).max(1);
    let mut claims = instance.claims().iter().filter(|claim| claim.convention == convention);
    claims.find_map(|claim| {
        let sizes = [None, Some(family.statement.places.len() / arity)];
        let size = sizes.into_iter().find(|&size| {
            let question = Subject { instance, claim: claim.place, size };
            let made = elaborate::divided(question, by, meter);
            made.is_ok_and(|made| made.family.is_some_and(|made| *made == *family))
        })?;
        Some((claim, size))
    })
}

/// The claim of a game of which this is the family, if one is.
fn of_all_parameters<'v>(
    family: &Family,
    variant: &'v Variant,
    convention: Convention,
    meter: &Meter,
) -> Option<&'v ClaimInstance> {
    let mut names = family::open(variant.instance(), &[]);
    names.retain(|name| family.statement.places.contains(name));
    let mut claims = variant.instance().claims().iter().filter(|claim| claim.convention == convention);
    claims.find(|claim| {
        let Ok(instance) = family::proper(variant.instance(), &names, claim.place) else { return false };
        let Some(question) = of_family(&instance, claim) else { return false };
        made(question, meter).is_some_and(|made| made == *family)
    })
}

/// The statement of a question, with moduli if there are any.
pub fn made(question: Subject, meter: &Meter) -> Option<Family> {
    let made = elaborate::elaborate(question, &BTreeSet::new(), meter).ok()?;
    Some(made.family.map_or_else(|| made.statement.into(), |family| *family))
}

/// The question about the claim of a family, if it is about all of it.
pub fn of_family<'i>(instance: &'i Instance, claim: &ClaimInstance) -> Option<Subject<'i>> {
    let here = instance.claims().iter().any(|other| other.place == claim.place);
    here.then_some(Subject { instance, claim: claim.place, size: None })
}
