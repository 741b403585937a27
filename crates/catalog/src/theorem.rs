//! What a theorem about a game says: who wins, which moves win, and the argument.

use dashu_int::UBig;
use rules::{Outcome, Text};

/// A component: a tuple or row.
pub type Component = Vec<UBig>;

/// What a move makes of one component.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// Which component of the position, counted from 0.
    pub component: usize,
    /// What takes its place: one component, several, or none.
    pub parts: Vec<Component>,
}

/// Things of which all are counted and the first few written down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Several<T> {
    /// The first, as many as were asked for; the first of all is the one to recommend. Empty only if there is none,
    /// if none was asked for, or if they cannot be counted and none need exist.
    pub first: Vec<T>,
    /// How many there are; `None` if that cannot be counted.
    pub count: Option<UBig>,
}

/// The answer about a whole position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Who wins.
    pub outcome: Outcome,
    /// The winning moves, each as its changes by rising component. None unless the outcome is N.
    pub moves: Several<Vec<Change>>,
    /// The argument, a sentence an entry, without the recommended move.
    pub why: Vec<Text>,
    /// Why the first of the moves wins.
    pub recommends: Option<Text>,
}

/// A theorem about one game with its parameters and convention fixed.
///
/// Components are of the game's form and numbers of any size. Where a question is beyond the theorem, the answer is
/// `None`, and engines take over.
pub trait Theory: Send + Sync {
    /// Whose theorem it is: `Bouton 1901`.
    fn citation(&self) -> &str;

    /// The nim-value of a component, if the theorem gives nim-values.
    fn value(&self, _at: &[UBig]) -> Option<UBig> {
        None
    }

    /// All options of a component that have this nim-value, which its own is not; at most `most` are written down.
    fn reaching(&self, _at: &[UBig], _value: &UBig, _most: usize) -> Option<Several<Vec<Component>>> {
        None
    }

    /// How the nim-values of these components come about, in numbers; about nim-sums others speak afterwards.
    fn account(&self, _sum: &[&[UBig]]) -> Vec<Text> {
        Vec::new()
    }

    /// Why an option has the nim-value that it has, in the game's own terms: `gap 3 shrinks to 1`.
    fn tells(&self, _at: &[UBig], _option: &[Component], _value: &UBig) -> Option<Text> {
        None
    }

    /// Who wins a whole position; at most `most` winning moves are written down.
    fn judge(&self, _sum: &[&[UBig]], _most: usize) -> Option<Judgement> {
        None
    }

    /// Who wins a whole position, for those who ask for nothing else: what [`Theory::judge`] says of it.
    fn outcome(&self, sum: &[&[UBig]]) -> Option<Outcome> {
        self.judge(sum, 0).map(|judgement| judgement.outcome)
    }
}
