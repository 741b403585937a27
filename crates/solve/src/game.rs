//! The interface between engines and games.

use crate::Refusal;
use forms::{Shape, Sifted, Taking, Walks};
use rules::{Convention, Form, Instance, NativeMoves, Options, Run, Verdict};
use std::ops::ControlFlow;
use std::sync::Arc;

/// One of the two games whose product is a game on pairs.
pub enum Factor {
    /// Moves written in Rust, of single numbers.
    Native(Arc<dyn NativeMoves>),
    /// Rules on pairs, one number of which never changes.
    Rules(Box<Instance>),
}

/// The rules of one game as seen by an engine: components of naturals, and the moves from each.
///
/// Implemented by rule sets of the language, and by games written in Rust.
pub trait Game: Send + Sync {
    /// Form of a component.
    fn form(&self) -> Form;

    /// Convention of play.
    fn convention(&self) -> Convention;

    /// Appends the options of a component, each a sum of components of the same game, possibly with
    /// repetitions. A component at which play has stopped has none.
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal>;

    /// Verdict for the player to move at a *declared* end; `None` elsewhere.
    ///
    /// The convention is already applied: where the file says `lost` and play is misère, this is `Won`.
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

    /// Verdict for a player without options where no end is declared.
    fn stuck(&self) -> Verdict {
        match self.convention() {
            Convention::Normal => Verdict::Lost,
            Convention::Misere => Verdict::Won,
        }
    }

    /// Returns `true` if there may be a declared end.
    fn has_ends(&self) -> bool {
        false
    }

    /// Returns `true` if every play is known to end, from any position.
    fn terminates(&self) -> bool;

    /// Number of components in which a player may move at once; 1 is the ordinary, disjunctive sum.
    fn reach(&self) -> u64 {
        1
    }

    /// Returns `true` if a player has to move in every component that has a move.
    fn every(&self) -> bool {
        false
    }

    /// Number of options that the opponent may forbid before each move, and the game without that. The options of such a
    /// game itself are refused.
    fn blocking(&self) -> Option<(u64, &dyn Game)> {
        None
    }

    /// The rules whose moves are entailing, and the game in which every reply is free. The options of such a game itself are
    /// refused.
    fn entailing(&self) -> Option<(Vec<bool>, &dyn Game)> {
        None
    }

    /// Shapes of the rules for a table with these extents (component `i` ranges over `0..extents[i]`).
    fn shapes(&self, _extents: &[u64]) -> Result<Vec<Shape>, Refusal> {
        Ok(vec![Shape::General { rule: 0 }])
    }

    /// One rule as walks through a table with these extents, if it is of that kind.
    fn walks(&self, _rule: usize, _extents: &[u64]) -> Option<Walks> {
        None
    }

    /// One rule as multiples of a vector that are chosen by conditions, in a table with these extents, if it is of that kind.
    fn sifted(&self, _rule: usize, _extents: &[u64]) -> Option<Sifted> {
        None
    }

    /// All vectors that a rule on pairs takes within a box, if they are the same everywhere and add to no number: a matrix of
    /// bits with a row for each amount taken from the first number, each of whole words.
    fn vectors(&self, _rule: usize, _extents: [u64; 2]) -> Option<Vec<u64>> {
        None
    }

    /// The factors of a game on pairs that is the product of two games of turning coins.
    fn factors(&self) -> Option<[Factor; 2]> {
        None
    }

    /// The amounts that each rule takes from heaps below a size, if they are the same for all of a class.
    fn takes(&self, _extent: u64) -> Option<Vec<Taking>> {
        None
    }

    /// Lists the options of a heap as runs of consecutive heaps; `false` if they are not known that way.
    fn runs(&self, _heap: u64, _runs: &mut Vec<Run>) -> Result<bool, Refusal> {
        Ok(false)
    }

    /// Appends the options of one rule; with a single general shape these are all of them.
    fn options_of(&self, _rule: usize, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        self.options(at, options)
    }

    /// Lists the options of one rule in parts, each in place of the one before, until `tell` breaks. Some may be told twice.
    fn parts_of(
        &self,
        rule: usize,
        at: &[u64],
        options: &mut Options,
        tell: &mut dyn FnMut(&Options) -> ControlFlow<()>,
    ) -> Result<(), Refusal> {
        options.clear();
        self.options_of(rule, at, options)?;
        let _all = tell(options);
        Ok(())
    }
}
