//! Constructive theorems: the winner, every winning move and the argument with the actual numbers, at any
//! size.
//!
//! A claim in a game's file says *that* a position is lost. Here the same theorem is applied: winning moves
//! are constructed instead of searched for, so that a heap of 10^1000 costs no more than its digits, and the
//! argument is presented as on a blackboard. Nothing here is taken on trust: a test compares every theory
//! with exhaustive search from the rules (outcome, nim-value and the full set of winning moves), and with the
//! claims of the game's file.
//!
//! Two kinds of theorem:
//!
//! * one that gives **nim-values**: then sums of any games follow by the nim-sum, and a winning move is an option with
//!   a wanted value ([`Theory::value`], [`Theory::reaching`]);
//! * one that judges a **whole position** ([`Theory::judge`]): misère play, moves in several heaps, races.

mod graphs;
mod heaps;
mod lone;
mod pairs;
mod rows;

use dashu_int::UBig;
use rules::{Argument, Convention, Outcome, Text};

/// A component: a tuple or row.
pub type Component = Vec<UBig>;

/// Change of one component in a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// Index of the component in the position.
    pub component: usize,
    /// Components that replace it: one, several, or none.
    pub parts: Vec<Component>,
}

/// Results that are all counted, with the first few listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Several<T> {
    /// The first results, as many as requested; the very first is the recommended one. Empty only if there
    /// are none, if none was requested, or if they cannot be counted and none need exist.
    pub first: Vec<T>,
    /// Number of results; `None` if it is unknown.
    pub count: Option<UBig>,
}

/// The answer about a whole position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Outcome of the position.
    pub outcome: Outcome,
    /// Winning moves, each as its changes by ascending component. Empty unless the outcome is N.
    pub moves: Several<Vec<Change>>,
    /// The argument, one sentence per entry, without the recommended move.
    pub why: Vec<Text>,
    /// Explains why the first of the moves wins.
    pub recommends: Option<Text>,
}

/// A theorem about one game with fixed parameters and convention.
///
/// Components have the game's form, with numbers of any size. Where a question is beyond the theorem, the
/// answer is `None`, and engines take over.
pub trait Theory: Send + Sync {
    /// Citation of the theorem: `Bouton 1901`.
    fn citation(&self) -> &str;

    /// Nim-value of a component, if the theorem gives nim-values.
    fn value(&self, _at: &[UBig]) -> Option<UBig> {
        None
    }

    /// All options of a component that have this nim-value, different from its own; at most `most` are
    /// listed.
    fn reaching(&self, _at: &[UBig], _value: &UBig, _most: usize) -> Option<Several<Vec<Component>>> {
        None
    }

    /// Explains the nim-values of these components, with numbers; nim-sums are explained by the caller.
    fn account(&self, _sum: &[&[UBig]]) -> Vec<Text> {
        Vec::new()
    }

    /// Explains the nim-value of an option in the game's own terms: `gap 3 shrinks to 1`.
    fn tells(&self, _at: &[UBig], _option: &[Component], _value: &UBig) -> Option<Text> {
        None
    }

    /// Judges a whole position; at most `most` winning moves are listed.
    fn judge(&self, _sum: &[&[UBig]], _most: usize) -> Option<Judgement> {
        None
    }

    /// Outcome of a whole position, without moves: that of [`Theory::judge`].
    fn outcome(&self, sum: &[&[UBig]]) -> Option<Outcome> {
        self.judge(sum, 0).map(|judgement| judgement.outcome)
    }
}

/// Explains the nim-value of a graph of green Hackenbush; empty for a large one.
pub fn told_of_graph(graph: &solve::graph::Graph) -> Vec<Text> {
    graphs::account(std::iter::once(std::borrow::Cow::Borrowed(graph)))
}

/// Theory of a game of the catalogue with these parameters, in the order of the game's declarations.
pub fn theory(game: &str, parameters: &[Argument], convention: Convention) -> Option<Box<dyn Theory>> {
    let rooms = [heaps::theory, pairs::theory, rows::theory, graphs::theory];
    rooms.into_iter().find_map(|room| room(game, parameters, convention))
}
