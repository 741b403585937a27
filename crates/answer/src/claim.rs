//! A claim of a game's text, by its number.

use question::Variant;
use question::problem::{NoClaim, Problem, Problems, Source};
use rules::Convention;

/// The game in the convention that a claim is about; complains if there is no such claim, or if it is about another game or
/// convention than is asked about.
pub fn selected(
    variant: &Variant,
    given: &[&str],
    number: usize,
    convention: Option<Convention>,
) -> Result<Variant, Problems> {
    let ruleset = variant.ruleset();
    let Some(claim) = number.checked_sub(1).and_then(|place| ruleset.claims.get(place)) else {
        let mistake = NoClaim::NoSuch { number, claims: ruleset.claims.len() };
        return Err(Problem::new(mistake).into());
    };
    let game = variant.name().to_owned();
    let mistake = if convention.is_some_and(|convention| convention != claim.convention) {
        NoClaim::OtherConvention { number, convention: claim.convention }
    } else {
        for variant in variant.choices(given)? {
            let variant = variant.under(claim.convention);
            if variant.instance().claims().iter().any(|other| other.place + 1 == number) {
                return Ok(variant);
            }
        }
        NoClaim::OtherParameters { number, game }
    };
    let text = ruleset.text.as_str().into();
    let source = Source { name: Some(variant.game().reference.clone()), text };
    let span = claim.span.start as usize..claim.span.end as usize;
    Err(Problem::new(mistake).at(&source, span).into())
}
