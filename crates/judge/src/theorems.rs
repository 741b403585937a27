//! Theorems of the catalogue, and its claims in machine words.
//!
//! A theory constructs moves and gives its argument, in microseconds; a claim only says who wins, in tens of nanoseconds. Numbers may have
//! any size.

use super::complaint::Fault;
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::{Argument, ClaimInstance, Convention, Instance, Outcome};

/// The theorem of a game of the catalogue.
pub(super) fn theorem(game: &str, parameters: &[Argument]) -> Result<Box<dyn Theory>, Fault> {
    catalog::theory::theory(game, parameters, Convention::Normal).ok_or(Fault::Beyond)
}

/// A game of the catalogue with its parameters.
pub(super) fn game(name: &str, arguments: &[(&str, Argument)]) -> Result<Instance, Fault> {
    under(name, arguments, Convention::Normal)
}

fn under(name: &str, arguments: &[(&str, Argument)], convention: Convention) -> Result<Instance, Fault> {
    let arguments: Vec<(String, Argument)> =
        arguments.iter().map(|(name, argument)| ((*name).into(), argument.clone())).collect();
    let ruleset = catalog::ruleset(name).ok_or(Fault::Beyond)?;
    ruleset.instantiate(&arguments, Some(convention)).map_err(|_| Fault::Beyond)
}

/// The theorems among the claims of a game.
pub(super) struct Claims {
    instance: Instance,
}

impl Claims {
    /// Claims about normal play.
    pub(super) fn of(name: &str, arguments: &[(&str, Argument)]) -> Result<Claims, Fault> {
        Ok(Claims { instance: game(name, arguments)? })
    }

    /// Claims about misère play.
    pub(super) fn of_misere(name: &str) -> Result<Claims, Fault> {
        Ok(Claims { instance: under(name, &[], Convention::Misere)? })
    }

    fn theorems(&self) -> impl Iterator<Item = &ClaimInstance> {
        let convention = self.instance.convention();
        let applies = move |claim: &&ClaimInstance| {
            claim.theorem.is_some() && claim.convention == convention && !claim.is_partial()
        };
        self.instance.claims().iter().filter(applies)
    }

    /// Outcome of a sum (of one component, unless the claims are about sums).
    pub(super) fn outcome(&self, sum: &[&[UBig]]) -> Result<Outcome, Fault> {
        let mut lost_are_named = false;
        for claim in self.theorems() {
            let Some(outcome) = claim.outcome() else { continue };
            if claim.holds(sum).ok_or(Fault::Beyond)? {
                return Ok(outcome);
            }
            lost_are_named |= outcome == Outcome::P;
        }
        // Where nothing is drawn, what is not lost is won.
        if lost_are_named && !self.instance.draws_declared() { Ok(Outcome::N) } else { Err(Fault::Beyond) }
    }

    /// Returns `true` if the player to move wins a component.
    pub(super) fn is_won(&self, component: &[UBig]) -> Result<bool, Fault> {
        Ok(self.outcome(&[component])? == Outcome::N)
    }

    /// The nim-value of a component.
    pub(super) fn value(&self, component: &[UBig]) -> Result<UBig, Fault> {
        let claim = self.theorems().find(|claim| claim.outcome().is_none()).ok_or(Fault::Beyond)?;
        claim.value(&[component]).ok().flatten().ok_or(Fault::Beyond)
    }

    /// A position in the form of the rules; short forms are written out.
    pub(super) fn position(&self, given: &[UBig]) -> Result<Vec<UBig>, Fault> {
        self.instance.check_form(given).map_err(|_| Fault::Beyond)
    }
}
