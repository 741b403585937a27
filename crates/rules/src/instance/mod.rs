//! A rule set with its parameters fixed: the moves, the ends and the claims, ready to be asked.

mod claims;
mod misfit;

pub use claims::ClaimInstance;
pub use misfit::{Misfit, Trouble};

use crate::{Argument, Convention, Form, Options, Ruleset, Shape, Span, Verdict};
use dashu_int::UBig;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A game with parameters and convention fixed. Cheap to clone.
#[derive(Clone)]
pub struct Instance(Arc<Inner>);

struct Inner {
    ruleset: Ruleset,
    arguments: Vec<Argument>,
    convention: Convention,
    claims: Vec<ClaimInstance>,
}

impl Ruleset {
    /// Fixes the parameters; those not given take their defaults. Without a convention the file's own holds.
    pub fn instantiate(
        &self,
        arguments: &[(String, Argument)],
        convention: Option<Convention>,
    ) -> Result<Instance, Vec<Misfit>> {
        let _ = (arguments, convention);
        todo!()
    }
}

impl Instance {
    /// What the file says.
    pub fn ruleset(&self) -> &Ruleset {
        &self.0.ruleset
    }
    /// The parameters' values, in the order of their declaration.
    pub fn arguments(&self) -> &[Argument] {
        &self.0.arguments
    }
    /// The convention of play.
    pub fn convention(&self) -> Convention {
        self.0.convention
    }
    /// What a component looks like.
    pub fn form(&self) -> Form {
        self.0.ruleset.form
    }
    /// In how many components a player may move at once.
    pub fn reach(&self) -> u64 {
        todo!()
    }
    /// The number of rules.
    pub fn rule_count(&self) -> usize {
        todo!()
    }
    /// The text of a rule; of a compound, the base game's.
    pub fn rule_text(&self, rule: usize) -> &str {
        let _ = rule;
        todo!()
    }
    /// Where a rule stands, in the text of the file that it is from.
    pub fn rule_span(&self, rule: usize) -> Option<Span> {
        let _ = rule;
        todo!()
    }
    /// Whether the file declares ends.
    pub fn has_ends(&self) -> bool {
        todo!()
    }
    /// What the player to move gets when stuck where no end is declared; the convention is in it.
    pub fn stuck(&self) -> Verdict {
        todo!()
    }
    /// Whether the file says that a player may be left with a draw, so that endless play is one.
    pub fn draws_declared(&self) -> bool {
        todo!()
    }
    /// Whether every play is known to end.
    pub fn terminates(&self) -> bool {
        todo!()
    }
    /// The rules that leave a variable without an upper bound, and that variable.
    pub fn unbounded(&self) -> Vec<(usize, String)> {
        todo!()
    }
    /// What the player to move gets at a declared end; the convention is in it.
    pub fn end(&self, at: &[u64]) -> Result<Option<Verdict>, Trouble> {
        let _ = at;
        todo!()
    }
    /// The same at any size of numbers.
    pub fn big_end(&self, at: &[UBig]) -> Result<Option<Verdict>, Trouble> {
        let _ = at;
        todo!()
    }
    /// Appends the options of a component: none where play has stopped.
    pub fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let _ = (at, options);
        todo!()
    }
    /// Appends the options that come from one rule, whether or not play has stopped.
    pub fn options_of(&self, rule: usize, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let _ = (rule, at, options);
        todo!()
    }
    /// Visits the options at any size of numbers, one after the other, with the rule that each comes from.
    pub fn big_options(
        &self,
        at: &[UBig],
        each: &mut dyn FnMut(usize, Vec<Vec<UBig>>) -> ControlFlow<()>,
    ) -> Result<(), Trouble> {
        let _ = (at, each);
        todo!()
    }
    /// A component as the rules want it; short forms declared by `start` are written out.
    pub fn check_form(&self, component: &[UBig]) -> Result<Vec<UBig>, Misfit> {
        let _ = component;
        todo!()
    }
    /// The shapes of the rules in a box.
    pub fn shapes(&self, extents: &[u64]) -> Result<Vec<Shape>, Trouble> {
        let _ = extents;
        todo!()
    }
    /// The claims that speak of these parameters.
    pub fn claims(&self) -> &[ClaimInstance] {
        &self.0.claims
    }
}
