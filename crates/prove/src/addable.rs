//! Which moves could be added to a game without changing who loses: those by which no losing position leads to one.
//!
//! For Wythoff's game Duchêne, Fraenkel, Nowakowski and Rigo asked for them in 2010; here one automaton answers for all.

use crate::demands::Planner;
use crate::discover::Learned;
use crate::prover::{Question, Undecided};
use crate::view::Unfit;
use automata::{Budget, Case, Cases, Expression, Library, Literal, Members, Numeration, Relation};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The moves that can be added: so much is taken from each number of a position, wherever that leaves a position.
#[derive(Clone, Debug)]
pub struct Addable {
    /// Those that cannot, since they lead from some losing position to another.
    pub others: Members,
    /// Those that can.
    pub members: Members,
}

/// Why it is not said which moves can be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAddable {
    /// Play is seen to end by this, which may rise where something is taken: with more moves it need not end.
    Raised(Expression),
    /// It cannot be put so, or a limit was reached.
    Undecided(Undecided),
}

impl From<Undecided> for NotAddable {
    fn from(undecided: Undecided) -> NotAddable {
        NotAddable::Undecided(undecided)
    }
}

impl Addable {
    /// Of a game and a claim on who wins that is proved; the numeration and the ranks are those of its proof.
    ///
    /// In play where who cannot move loses, a position that has more moves than before is still won if it was. And play
    /// still ends if no rank rises where a number falls: to take something lowers one of them, or else only numbers that
    /// none speaks of, whose sum is one more rank after the others.
    pub fn new(
        question: Question,
        numeration: Numeration,
        ranks: &[Expression],
        budget: &Budget,
    ) -> Result<Addable, NotAddable> {
        let (view, claim) = question.read().map_err(Undecided::Unfit)?;
        if view.instance.played().ruleset().unordered {
            return Err(Undecided::Unfit(Unfit::Unordered).into());
        }
        let may_rise = |rank: &&Expression| rank.coefficients.values().any(|&coefficient| coefficient < 0);
        if let Some(rank) = ranks.iter().find(may_rise) {
            return Err(NotAddable::Raised(rank.clone()));
        }
        let others = Planner::new(&view, claim.convention, &BTreeSet::new(), budget)
            .between_losing(claim)
            .map_err(Undecided::Unfit)?;
        let others = Relation::Cases(Arc::new(others));
        let places = view.places as u32;
        let opposite = Literal::new(others.clone(), &*(0..places).collect::<Vec<_>>()).opposite();
        let rest = Cases { free: places, cases: vec![Case { bound: 0, literals: vec![opposite] }] };
        let mut library = Library::new(numeration);
        let mut members = |relation: &Relation| -> Result<Members, Undecided> {
            library.table(relation, budget)?.members(budget).map_err(Undecided::Spent)
        };
        Ok(Addable { others: members(&others)?, members: members(&Relation::Cases(Arc::new(rest)))? })
    }

    /// The automaton of those that can be added, as an item of the language; nothing if it is too large to be written.
    pub fn text(&self, name: &str) -> Option<String> {
        Some(Learned::of(self.members.table())?.text(name))
    }
}
