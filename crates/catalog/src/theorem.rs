//! The parts of a theorem about a game: who wins, which moves win, and the argument.

use crate::argument::Statement;
use dashu_int::UBig;
use rules::Outcome;

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
    /// The argument, without the recommended move.
    pub why: Vec<Statement>,
    /// Explains why the first of the moves wins.
    pub recommends: Option<Statement>,
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
    fn account(&self, _sum: &[&[UBig]]) -> Vec<Statement> {
        Vec::new()
    }

    /// Explains the nim-value of an option in the game's own terms: `gap 3 shrinks to 1`.
    fn tells(&self, _at: &[UBig], _option: &[Component], _value: &UBig) -> Option<Statement> {
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
