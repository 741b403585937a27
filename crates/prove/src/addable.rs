//! Moves that could be added to a game without changing the losing positions: those that lead from no losing
//! position to another.
//!
//! Duchêne, Fraenkel, Nowakowski and Rigo asked for them in Wythoff's game in 2010; here one automaton
//! answers for all.

use crate::discover::Learned;
use crate::prover::Question;
use crate::subject::{between_losing, literal};
use crate::undecided::Undecided;
use automata::{Case, Cases, Library, Literal, Members, Meter, Numeration, Relation};
use elaborate::Unfit;
use kernel::{Phase, Rank};
use std::sync::Arc;

/// The moves that can be added: amounts taken from each number of a position, wherever the result is a
/// position.
#[derive(Clone, Debug)]
pub struct Addable {
    /// Moves that cannot be added, since they lead from some losing position to another.
    pub others: Members,
    /// Moves that can be added.
    pub members: Members,
}

/// Reason why the moves that can be added are unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAddable {
    /// The rank that shows that play ends may increase when something is taken, so that play with more moves
    /// need not end.
    Raised(Rank),
    /// Inexpressible, or a limit was reached.
    Undecided(Undecided),
}

impl From<Undecided> for NotAddable {
    fn from(undecided: Undecided) -> NotAddable {
        NotAddable::Undecided(undecided)
    }
}

impl Addable {
    /// For a game and a proved claim about the winner; the numeration and the ranks are those of its proof.
    ///
    /// In normal play, a won position stays won with more moves. And play still ends if no rank increases
    /// when a number decreases: taking something decreases one of the ranks, or else only numbers that occur
    /// in none of them, whose sum is a further rank after the others.
    pub fn new(
        question: Question,
        numeration: Numeration,
        phases: &[Phase],
        meter: &Meter,
    ) -> Result<Addable, NotAddable> {
        // Only the laws and the claim are read; rules that automata cannot follow do not stand in the way.
        let allowed = elaborate::places(question.instance);
        let made = elaborate::elaborate(question, &allowed, meter).map_err(Undecided::from)?;
        if made.statement.sorted {
            return Err(Undecided::Unfit(Unfit::Unordered).into());
        }
        if question.instance.blocking().is_some() {
            return Err(Undecided::Unfit(Unfit::Blocking).into());
        }
        // What is taken may lead to another phase.
        let may_rise = |rank: &&Rank| phases.len() > 1 || rank.terms.iter().any(|term| term.1 < 0);
        if let Some(rank) = phases.iter().flat_map(|phase| &phase.ranks).find(may_rise) {
            return Err(NotAddable::Raised(rank.clone()));
        }
        let formula = between_losing(&made.statement)?;
        let places = made.statement.places.len() as u32;
        let own: Vec<u32> = (0..places).collect();
        let others = match literal(&made.statement, &formula)? {
            Ok(literal) => vec![Case { bound: 0, literals: vec![literal] }],
            Err(true) => vec![Case { bound: 0, literals: vec![] }],
            Err(false) => vec![],
        };
        let others = Relation::Cases(Arc::new(Cases { free: places, cases: others }));
        let opposite = Literal::new(others.clone(), own).opposite();
        let rest = Cases { free: places, cases: vec![Case { bound: 0, literals: vec![opposite] }] };
        let mut library = Library::new(numeration);
        let mut members = |relation: &Relation| -> Result<Members, Undecided> {
            library.table(relation, meter)?.members(meter).map_err(Undecided::Spent)
        };
        Ok(Addable { others: members(&others)?, members: members(&Relation::Cases(Arc::new(rest)))? })
    }

    /// The automaton of the moves that can be added, as an item of the language; `None` if it is too large to
    /// be written.
    pub fn text(&self, name: &str) -> Option<String> {
        Some(Learned::of(self.members.table())?.text(name))
    }
}
