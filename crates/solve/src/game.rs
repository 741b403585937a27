//! What an engine has to know of a game.

use crate::Refusal;
use rules::{Convention, Form, Options, Shape, Verdict};

/// The rules of one game, as an engine sees them: components of naturals, and the moves from each.
///
/// A rule set of the language implements this, and so does a game written in Rust.
pub trait Game: Send + Sync {
    /// What a component looks like.
    fn form(&self) -> Form;

    /// The convention that play follows.
    fn convention(&self) -> Convention;

    /// Appends the options of a component, each a sum of components of the same game. The same option may come
    /// twice. A component at which play has stopped has none.
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal>;

    /// What the player to move gets at a *declared* end; `None` elsewhere.
    ///
    /// The convention is already in it: where the file says `lost` and play is misère, this is `Won`.
    fn end(&self, _at: &[u64]) -> Result<Option<Verdict>, Refusal> {
        Ok(None)
    }

    /// [`Game::end`] at the tuples `(prefix.., start)`, `(prefix.., start + 1)`, …, one for each place of `row`.
    fn end_row(&self, prefix: &[u64], start: u64, row: &mut [Option<Verdict>]) -> Result<(), Refusal> {
        let mut at = [prefix, &[start]].concat();
        for (place, last) in row.iter_mut().zip(start..) {
            at[prefix.len()] = last;
            *place = self.end(&at)?;
        }
        Ok(())
    }

    /// What the player to move gets when there is no option and no declared end.
    fn stuck(&self) -> Verdict {
        match self.convention() {
            Convention::Normal => Verdict::Lost,
            Convention::Misere => Verdict::Won,
        }
    }

    /// Whether a declared end can occur at all.
    fn has_ends(&self) -> bool {
        false
    }

    /// Whether every play is known to end, whatever the position.
    fn terminates(&self) -> bool;

    /// In how many components a player may move at once; 1 is the ordinary, disjunctive sum.
    fn reach(&self) -> u64 {
        1
    }

    /// The shapes of the rules for a table with these extents (component `i` ranges over `0..extents[i]`).
    fn shapes(&self, _extents: &[u64]) -> Result<Vec<Shape>, Refusal> {
        Ok(vec![Shape::General { rule: 0 }])
    }

    /// Appends the options that come from one rule; with a single general shape that is all of them.
    fn options_of(&self, _rule: usize, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        self.options(at, options)
    }
}
