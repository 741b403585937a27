//! From a rule set to an instance: parameters are fixed, and everything is compiled.

use super::assumption::AssumptionInstance;
use super::blocking::Blocking;
use super::claims::ClaimInstance;
use super::end::EndTest;
use super::entailing::Entailing;
use super::misfit::Misfit;
use super::rule::RuleMoves;
use super::{Claimed, Instance, Moves, Shared, Turn, fixed, parameters};
use crate::eval::{Compiler, integer};
use crate::fix::Arguments;
use crate::ruleset::{Body, End, Law, Rule, Ruleset, Setting, Term};
use crate::{Argument, Convention};
use dashu_int::UBig;
use limits::watch;
use std::sync::{Arc, OnceLock};

impl Ruleset {
    /// Fixes the parameters; missing ones take their defaults. Without a convention the file's own is used.
    ///
    /// ```
    /// let text = "game bash(m >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= m\n";
    /// let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
    /// let bash = ruleset.instantiate(&[], None).unwrap();
    /// let mut options = rules::Options::new();
    /// bash.options(&[5], &mut options).unwrap();
    /// let left: Vec<u64> = options.iter().flat_map(|sum| sum.components().flatten()).copied().collect();
    /// assert_eq!(left, [4, 3, 2]);
    /// ```
    pub fn instantiate(
        self: &Arc<Self>,
        arguments: &[(String, Argument)],
        convention: Option<Convention>,
    ) -> Result<Instance, Vec<Misfit>> {
        let arguments = parameters::complete(self, arguments)?;
        let fixed = Arguments(&arguments);
        let compiler = Compiler::new(&self.automata);
        let moves = match &self.body {
            Body::Rules(rules) => {
                let rules: Vec<Rule> = rules.iter().map(|rule| fixed::rule(&fixed, rule)).collect();
                let mut compiled = Vec::with_capacity(rules.len());
                for rule in &rules {
                    // Planning a rule takes some microseconds; one with many variables polls by itself.
                    if watch::steps(8) {
                        return Err(vec![Misfit::Stopped]);
                    }
                    compiled.push(RuleMoves::new(rule, &compiler));
                }
                Moves::Rules { rules, compiled }
            }
            Body::Compound { most, base, arguments: settings, .. } => {
                let turn = match most.as_ref().map(|most| natural(most, &arguments)) {
                    None => Turn::Every,
                    Some(most) => {
                        let most =
                            most.filter(|most| !most.is_zero()).ok_or_else(|| vec![Misfit::NoReach])?;
                        // No position has more components than a machine word can count.
                        Turn::UpTo(u64::try_from(&most).unwrap_or(u64::MAX))
                    }
                };
                let given = match settings {
                    Some(settings) => given(settings, &arguments)?,
                    None => {
                        let names = self.parameters.iter().map(|parameter| parameter.name.clone());
                        names.zip(arguments.iter().cloned()).collect()
                    }
                };
                Moves::Compound { turn, base: base.instantiate(&given, None)?.shared }
            }
            Body::Blocking { most, plain, .. } => self.forbidding(most, plain, &arguments)?,
            Body::Entailing { plain } => self.confining(plain, &arguments)?,
            Body::Native(origin) => {
                let moves = origin.0.with(&arguments).map_err(|reason| vec![Misfit::Native(reason)])?;
                Moves::Native(moves)
            }
        };
        let breach = |law: &Law| (EndTest::new(&fixed::breach(&fixed, law), &compiler), law.span);
        let laws = self.laws.iter().map(|law| fixed::law(&fixed, law)).collect();
        let breaches = self.laws.iter().map(breach).collect();
        let fixed_ends: Vec<End> = self.ends.iter().map(|end| fixed::end(&fixed, end)).collect();
        let ends = fixed_ends.iter().map(|end| EndTest::new(end, &compiler)).collect();
        let starts = self.starts.iter().map(|start| fixed::start(&fixed, start)).collect();
        let claimed = Claimed::new(self.clone(), &fixed);
        let assumption = |one| AssumptionInstance::new(one, &fixed, &compiler);
        let assumptions = self.assumptions.iter().filter_map(assumption).collect();
        // Plans made after an interruption are incomplete.
        if watch::is_stopped() {
            return Err(vec![Misfit::Stopped]);
        }
        let shared = Shared {
            ruleset: self.clone(),
            arguments,
            moves,
            ends,
            fixed_ends,
            breaches,
            laws,
            starts,
            assumptions,
            endless: OnceLock::new(),
            unproved: vec![0],
        };
        let convention = convention.unwrap_or(self.convention);
        Ok(Instance { shared: Arc::new(shared), claimed: Arc::new(claimed), convention })
    }
}

impl Ruleset {
    /// The moves after some of which the reply is confined.
    fn confining(&self, plain: &Arc<Ruleset>, arguments: &[Argument]) -> Result<Moves, Vec<Misfit>> {
        let names = self.parameters.iter().map(|parameter| parameter.name.clone());
        let given: Vec<_> = names.zip(arguments.iter().cloned()).collect();
        let plain = plain.instantiate(&given, None)?;
        let rules = plain.rules().iter().map(|rule| rule.entailing).collect();
        Ok(Moves::Entailing(Entailing { rules, plain }))
    }

    /// The moves of which the opponent forbids some.
    fn forbidding(
        &self,
        most: &Term,
        plain: &Arc<Ruleset>,
        arguments: &[Argument],
    ) -> Result<Moves, Vec<Misfit>> {
        let most = natural(most, arguments).ok_or_else(|| vec![Misfit::NoBlocking])?;
        let names = self.parameters.iter().map(|parameter| parameter.name.clone());
        let given: Vec<_> = names.zip(arguments.iter().cloned()).collect();
        let plain = plain.instantiate(&given, None)?;
        // No position has more options than a machine word can count.
        Ok(Moves::Blocking(Blocking { most: u64::try_from(&most).unwrap_or(u64::MAX), plain }))
    }
}

impl Instance {
    /// The same game with these claims, and automata for them, in place of its own claims; `None` if they
    /// cannot be read. The rules are not compiled again.
    pub fn with_claims(&self, items: &[String]) -> Option<Instance> {
        let ruleset = Arc::new(self.ruleset().with_claims(items)?);
        let claimed = Claimed::new(ruleset, &Arguments(self.arguments()));
        // Plans made after an interruption are incomplete.
        (!watch::is_stopped()).then(|| Instance { claimed: Arc::new(claimed), ..self.clone() })
    }
}

impl Claimed {
    /// Compiles the claims that apply to these parameters.
    fn new(ruleset: Arc<Ruleset>, fixed: &Arguments<'_>) -> Claimed {
        let compiler = Compiler::new(&ruleset.automata);
        let claim = |(place, claim)| ClaimInstance::new(place, claim, fixed, &compiler);
        let claims = ruleset.claims.iter().enumerate().filter_map(claim).collect();
        Claimed { ruleset, claims }
    }
}

/// Values of the parameters of a compound's base game, for those of the compound.
fn given(
    settings: &[(String, Setting)],
    arguments: &[Argument],
) -> Result<Vec<(String, Argument)>, Vec<Misfit>> {
    let value = |(name, setting): &(String, Setting)| {
        let value = match setting {
            Setting::Number(term) => natural(term, arguments).map(Argument::Natural),
            Setting::Fixed(argument) => Some(argument.clone()),
            Setting::Parameter(place) => arguments.get(*place).cloned(),
        };
        let value = value.map(|value| (name.clone(), value));
        value.ok_or_else(|| vec![Misfit::WrongKind { name: name.clone() }])
    };
    settings.iter().map(value).collect()
}

/// A natural term without variables.
fn natural(term: &Term, arguments: &[Argument]) -> Option<UBig> {
    integer(&Arguments(arguments).term(term)).and_then(|value| UBig::try_from(value).ok())
}
