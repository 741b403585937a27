//! Rules, laws and ends as written, with parameters substituted: for display rather than play.

use super::Instance;
use crate::ruleset::{End, Law, Rule};

impl Instance {
    /// The game whose rules are played: for a compound its base, otherwise itself. It has the automata of
    /// these rules.
    ///
    /// ```
    /// let text = "game bash(m >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= m\n";
    /// let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
    /// let bash = ruleset.instantiate(&[], None).unwrap();
    /// let condition = format!("{:?}", bash.played().rules()[0].condition);
    /// assert!(condition.contains("Number(3)") && !condition.contains("Parameter"));
    /// ```
    pub fn played(&self) -> &Instance {
        self.base()
    }

    /// The rules; for a compound, those of the base game. Empty if the moves are written in Rust.
    pub fn rules(&self) -> &[Rule] {
        self.compiled().0
    }

    /// Conditions on every position; for a compound, those of the base game, for each component.
    pub fn laws(&self) -> &[Law] {
        &self.base().0.laws
    }

    /// Declared ends as written, without the convention. A compound without ends of its own has those of its
    /// base.
    pub fn ends(&self) -> &[End] {
        if self.0.ends.is_empty() { &self.base().0.fixed_ends } else { &self.0.fixed_ends }
    }
}
