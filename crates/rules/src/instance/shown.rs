//! Rules, laws and ends as written, with parameters substituted: for display rather than play.

use super::{Instance, Moves};
use crate::ruleset::{End, Law, Rule, Ruleset};
use std::sync::Arc;

impl Instance {
    /// The rule set whose rules are played: for a compound that of its base, otherwise its own. It has the
    /// automata of these rules.
    ///
    /// ```
    /// let ruleset = rules::parse("game one\n(n) -> (n - 1)\n", &rules::NoLibrary).ruleset.unwrap();
    /// let one = ruleset.instantiate(&[], None).unwrap();
    /// assert_eq!(one.played().name, "one");
    /// ```
    pub fn played(&self) -> &Arc<Ruleset> {
        match &self.shared.moves {
            Moves::Compound { base, .. } => &base.ruleset,
            _ => self.ruleset(),
        }
    }

    /// The rules; for a compound, those of the base game. Empty if the moves are written in Rust.
    ///
    /// ```
    /// let text = "game bash(m >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= m\n";
    /// let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
    /// let bash = ruleset.instantiate(&[], None).unwrap();
    /// let condition = format!("{:?}", bash.rules()[0].condition);
    /// assert!(condition.contains("Number(3)") && !condition.contains("Parameter"));
    /// ```
    pub fn rules(&self) -> &[Rule] {
        self.moves().0
    }

    /// Conditions on every position; for a compound, those of the base game, for each component.
    pub fn laws(&self) -> &[Law] {
        &self.base().laws
    }

    /// Declared ends as written, without the convention. A compound without ends of its own has those of its base.
    pub fn ends(&self) -> &[End] {
        if self.shared.ends.is_empty() { &self.base().fixed_ends } else { &self.shared.fixed_ends }
    }
}
