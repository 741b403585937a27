//! Moves that could be added to a game without changing who loses.

use super::attempt::attempted;
use super::names;
use super::result::{Attempted, Unfounded};
use super::task::{Task, sizes};
use super::told::{Open, Scope};
use crate::truth::Counterexample;
use ::prove::Question;
use automata::Numeration;
use dashu_int::UBig;
use limits::Meter;
use question::Variant;
use rules::{Convention, Outcome};
use solve::Limits;
use verify::Rejection;

/// The moves that could be added to a game, each as how much it takes from each number of a position.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Addable {
    /// The game with its parameters.
    pub game: String,
    /// Statement about who loses, which is proved.
    pub claim: String,
    /// Scope of the proof.
    pub scope: Scope,
    /// Assumptions of the proof, as written in the text of the game.
    pub assumptions: Vec<String>,
    /// Numeration of the automaton.
    pub numeration: Numeration,
    /// Number of states of the automaton of the moves that cannot be added.
    pub states: usize,
    /// The first of them, the smallest first: each leads from a losing position to another.
    pub others: Vec<Vec<UBig>>,
    /// `true` if there are more of them.
    pub more: bool,
    /// The automaton of those that can be, as an item of the language; nothing if it is too large to be written.
    pub text: Option<String>,
}

/// Reason for not saying which moves can be added.
#[derive(Clone, Debug)]
pub enum NotAddable {
    /// Misère play: addable moves are known for normal play only.
    InMisere,
    /// The game has no claim on who loses in normal play.
    Unclaimed,
    /// The claim on who loses is false.
    Refuted(Box<Counterexample>),
    /// The proof of the claim builds on something that is false.
    Unfounded(Box<Unfounded>),
    /// It was not found out.
    Undecided(Box<Open>),
    /// The checker rejects the proof of the claim, which is a defect of the program.
    Rejected(Box<Rejection>),
}

/// Finds them, or says why it cannot. The claim on who loses in normal play is proved first.
///
/// ```
/// use answer::proof;
/// use question::{Query, Workbench};
/// let workbench = Workbench::new();
/// let variant = workbench.variant(&Query::read("wythoff").unwrap(), None).unwrap();
/// let found = proof::addable(&variant, &proof::Task::default(), 3, &solve::Limits::none()).unwrap();
/// let others: Vec<String> = found.others.iter().map(|taken| format!("{},{}", taken[0], taken[1])).collect();
/// // With the move that takes one from a heap and two from the other, (1, 2) would not be lost.
/// assert_eq!(others, ["0,0", "1,2", "2,1"]);
/// ```
pub fn addable(variant: &Variant, task: &Task, most: usize, limits: &Limits) -> Result<Addable, NotAddable> {
    limits.watching(|| added_within(variant, task, most, limits))
}

fn added_within(variant: &Variant, task: &Task, most: usize, limits: &Limits) -> Result<Addable, NotAddable> {
    if task.convention == Some(Convention::Misere) {
        return Err(NotAddable::InMisere);
    }
    let unclaimed = || NotAddable::Unclaimed;
    let variant = variant.under(Convention::Normal);
    let fits = |claim: &&rules::ClaimInstance| {
        claim.outcome() == Some(Outcome::P)
            && claim.convention == Convention::Normal
            && !claim.is_partial()
            && task.claim.is_none_or(|number| number == claim.place + 1)
    };
    let claim = variant.instance().claims().iter().find(fits).ok_or_else(unclaimed)?;
    let size = sizes(&variant, claim, task).first().copied().flatten();
    let meter = Meter::new(&limits.clone().with_states(task.states));
    let proved = match attempted(&variant, claim, size, &meter, limits) {
        Attempted::Proved(proved) => proved,
        Attempted::Undecided(why) => return Err(NotAddable::Undecided(why)),
        Attempted::Rejected(rejection) => return Err(NotAddable::Rejected(rejection)),
        Attempted::Unfounded(unfounded) => return Err(NotAddable::Unfounded(unfounded)),
        Attempted::Refuted(counterexample) => return Err(NotAddable::Refuted(counterexample)),
    };
    let question = Question { instance: variant.instance(), claim: claim.place, size };
    let automata = proved.automata().ok_or_else(|| NotAddable::Undecided(Box::new(Open::ByValues)))?;
    let found = ::prove::Addable::new(question, automata.numeration, &automata.phases, &meter);
    let found = found.map_err(|why| NotAddable::Undecided(Box::new(not_found(&variant, size, &why))))?;
    let mut others: Vec<Vec<UBig>> = found.others.iter().take(most + 1).collect();
    let more = others.len() > most;
    others.truncate(most);
    Ok(Addable {
        game: variant.name().into(),
        claim: variant.claimed(claim),
        scope: Scope::of(&variant, size),
        assumptions: proved.assumptions.clone(),
        numeration: automata.numeration,
        states: found.others.table().states(),
        others,
        more,
        text: found.text("addable"),
    })
}

/// Why the automaton was not found.
fn not_found(variant: &Variant, size: Option<usize>, why: &::prove::NotAddable) -> Open {
    match why {
        ::prove::NotAddable::Undecided(undecided) => Open::of(variant, undecided),
        ::prove::NotAddable::Raised(rank) => Open::Raised(names::rank(variant, rank, size.is_some())),
    }
}
