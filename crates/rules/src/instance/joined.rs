//! A claim about some positions, joined with one about all of them.

use super::claims::ClaimInstance;
use super::{Claimed, Instance};
use crate::eval::Compiler;
use crate::fix::{self, Arguments};
use crate::ruleset::{Claim, Content, Formula};
use limits::watch;
use std::sync::Arc;

impl Instance {
    /// The same game in which a claim about some positions is one about all: elsewhere it says what another claim of the
    /// file says of all positions. `None` if there is no such claim.
    ///
    /// ```
    /// let text = "game one\n(n) -> (n - 1)\nP(n) iff n mod 4 in {0, 2}\nP(n) iff n != 2 where n in {0, 2}\n";
    /// let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
    /// let joined = ruleset.instantiate(&[], None).unwrap().joined(1).unwrap();
    /// let lost = |n: u8| joined.claims()[1].holds(&[&[n.into()]]);
    /// assert_eq!([0, 1, 2, 3, 4, 6].map(lost), [true, false, false, false, true, true].map(Some));
    /// ```
    pub fn joined(&self, place: usize) -> Option<Instance> {
        let ruleset = self.ruleset();
        let partial = ruleset.claims.get(place).filter(|claim| claim.within != Formula::True)?;
        let fits = |whole: &&Claim| {
            whole.within == Formula::True
                && whole.subject == partial.subject
                && whole.convention == partial.convention
        };
        let applies = |claim: &&ClaimInstance| ruleset.claims.get(claim.place).is_some_and(|it| fits(&it));
        let others = self.claims().iter().filter(applies).filter_map(|claim| ruleset.claims.get(claim.place));
        let joined = others.into_iter().find_map(|whole| joined(partial, whole))?;
        let (fixed, compiler) = (Arguments(self.arguments()), Compiler::new(&ruleset.automata));
        let claim = |(at, claim)| {
            let claim = if at == place { &joined } else { claim };
            ClaimInstance::new(at, claim, &fixed, &compiler)
        };
        let claims = ruleset.claims.iter().enumerate().filter_map(claim).collect();
        let claimed = Claimed { ruleset: ruleset.clone(), claims };
        // Plans made after an interruption are incomplete.
        (!watch::is_stopped()).then(|| Instance { claimed: Arc::new(claimed), ..self.clone() })
    }
}

/// One claim where it says something, joined with another one elsewhere.
fn joined(partial: &Claim, whole: &Claim) -> Option<Claim> {
    let here = |formula: &Formula| fix::and([partial.within.clone(), formula.clone()]);
    let elsewhere =
        |formula: &Formula| fix::and([Formula::Not(Box::new(partial.within.clone())), formula.clone()]);
    let content = match (&partial.content, &whole.content) {
        (Content::Outcome(outcome, said), Content::Outcome(other, all)) if outcome == other => {
            Content::Outcome(*outcome, Formula::Or(vec![here(said), elsewhere(all)]))
        }
        (Content::Value(said), Content::Value(all)) => {
            let said = said.iter().map(|(term, condition)| (term.clone(), here(condition)));
            let all = all.iter().map(|(term, condition)| (term.clone(), elsewhere(condition)));
            Content::Value(said.chain(all).collect())
        }
        _ => return None,
    };
    // Variables of the two stand in different formulas, so they may have the same slots.
    let (partial_names, whole_names) = (partial.scope.names.len(), whole.scope.names.len());
    let scope = if partial_names < whole_names { &whole.scope } else { &partial.scope };
    Some(Claim { scope: scope.clone(), content, within: Formula::True, ..partial.clone() })
}
