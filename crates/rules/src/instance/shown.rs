//! The rules, laws and ends as they are written, with the parameters put in: for those who read a game, not play it.

use super::Instance;
use crate::ruleset::{End, Law, Rule};

impl Instance {
    /// The game whose rules are played: of a compound its base, else itself. Its automata are those of its rules.
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

    /// The rules; of a compound, the base game's. None if the moves are written in Rust.
    pub fn rules(&self) -> &[Rule] {
        self.compiled().0
    }

    /// What every position satisfies; of a compound, the base game's laws for each component.
    pub fn laws(&self) -> &[Law] {
        &self.base().0.laws
    }

    /// The declared ends as the file has them, without the convention. A compound without ends of its own has those
    /// of its base.
    pub fn ends(&self) -> &[End] {
        if self.0.ends.is_empty() { &self.base().0.fixed_ends } else { &self.0.fixed_ends }
    }
}
