//! Rule sets as heap games.

use super::guard::guard;
use super::{Instance, Moves};
use crate::Form;
use crate::eval::Compiler;
use crate::ruleset::Rule;
use crate::splits::{self, HeapsObstacle, OneHeap, Split};

impl Instance {
    /// The game as a heap game, if every position is one number, play stops only where nobody can move, and every rule takes an
    /// amount and splits the remainder: Kayles, Grundy's game, Lasker's Nim, octal games in general.
    ///
    /// ```
    /// let text = "game couples\n(n) -> (i) + (j) where i + j = n and 1 <= i <= j and n != 2\n";
    /// let couples = rules::parse(text, &rules::NoLibrary).ruleset.unwrap().instantiate(&[], None).unwrap();
    /// let heaps = couples.one_heap().unwrap();
    /// // Officers, 0.6, played with an extra stone in every heap.
    /// assert_eq!(heaps.offset, 1);
    /// let kinds: Vec<_> = heaps.kinds.iter().map(|kind| (kind.taken.first(), kind.parts)).collect();
    /// assert_eq!(kinds, [(Some(1), 1), (Some(1), 2)]);
    /// ```
    pub fn one_heap(&self) -> Option<OneHeap> {
        OneHeap::of(&self.splits()?)
    }

    /// Obstacle to the game being a heap game, where [`one_heap`](Instance::one_heap) finds none.
    pub fn heaps_obstacle(&self) -> HeapsObstacle {
        let splits = |rule: &Rule| rule.after.len() > 1;
        match self.rules_on_heaps() {
            None => HeapsObstacle::Positions,
            Some(rules) if rules.iter().any(splits) => HeapsObstacle::Splits,
            Some(_) => HeapsObstacle::Amounts,
        }
    }

    /// The rules, if every position is one number and play stops only where nobody can move.
    fn rules_on_heaps(&self) -> Option<&[Rule]> {
        let ruleset = &self.shared.ruleset;
        let plain = matches!(self.shared.moves, Moves::Rules { .. })
            && self.form() == Form::Tuple(1)
            && ruleset.laws.is_empty()
            && ruleset.ends.is_empty()
            && ruleset.otherwise.is_none();
        plain.then(|| self.moves().0)
    }

    /// Moves of the rules in a heap.
    pub(crate) fn splits(&self) -> Option<Vec<Split>> {
        let rules = self.rules_on_heaps()?;
        let compiler = Compiler::new(&self.shared.ruleset.automata);
        let masks = |formula: &_, places, slots| guard(formula, places, slots, &compiler);
        splits::splits(rules, &masks)
    }
}
