//! Which moves could be added to a game without changing who loses.

use super::{Attempted, Wanted, attempted};
use crate::Variant;
use crate::words::proof as words;
use ::prove::Question;
use automata::Budget;
use dashu_int::UBig;
use rules::{Convention, Outcome, Text};
use solve::Limits;

/// The moves that could be added to a game, each as how much it takes from each number of a position.
#[derive(Clone, Debug)]
pub struct Addable {
    /// The game with its parameters.
    pub game: String,
    /// What is said of who loses, and is proved.
    pub claim: String,
    /// How numbers are written in the automaton.
    pub numeration: String,
    /// How many states the automaton of the moves that cannot be added has.
    pub states: usize,
    /// The first of them, the smallest first: each leads from a losing position to another.
    pub others: Vec<Vec<UBig>>,
    /// The automaton of those that can be, as an item of the language; nothing if it is too large to be written.
    pub text: Option<String>,
}

/// Finds them, or says why it cannot. The claim on who loses in normal play is proved first.
///
/// ```
/// use bouton::{Query, Workbench, proof};
/// let workbench = Workbench::new();
/// let variant = workbench.variant(&Query::read("wythoff").unwrap(), None).unwrap();
/// let found = proof::addable(&variant, &proof::Wanted::default(), 3, &solve::Limits::none()).unwrap();
/// let others: Vec<String> = found.others.iter().map(|taken| format!("{},{}", taken[0], taken[1])).collect();
/// // With the move that takes one from a heap and two from the other, (1, 2) would not be lost.
/// assert_eq!(others, ["0,0", "1,2", "2,1"]);
/// ```
pub fn addable(variant: &Variant, wanted: &Wanted, most: usize, limits: &Limits) -> Result<Addable, Text> {
    let variant = variant.under(Convention::Normal).map_err(|_| words::nothing_to_add_to())?;
    let size = wanted.sizes.as_ref().map(|sizes| *sizes.start());
    let fits = |claim: &&rules::ClaimInstance| {
        claim.outcome() == Some(Outcome::P)
            && claim.convention == Convention::Normal
            && wanted.claim.is_none_or(|number| number == claim.place + 1)
    };
    let claim = variant.instance().claims().iter().find(fits).ok_or_else(words::nothing_to_add_to)?;
    let stopped = || limits.stopped().is_some();
    let budget = Budget::new(wanted.states, u64::MAX >> 1).until(&stopped);
    let proved = match attempted(&variant, claim, size, &budget, limits) {
        Attempted::Proved(proved) => proved,
        Attempted::Undecided(why) => return Err(why),
        Attempted::Refuted(counterexample) => {
            return Err(Text {
                en: counterexample.text(rules::Lang::En),
                zh: counterexample.text(rules::Lang::Zh),
            });
        }
    };
    let question = Question { instance: variant.instance(), claim: claim.place, size };
    let automata = proved.automata().ok_or_else(words::by_values)?;
    let found = ::prove::Addable::new(question, automata.digits, &budget);
    let found = found.map_err(|undecided| words::undecided(&variant, &undecided))?;
    Ok(Addable {
        game: variant.name().into(),
        claim: variant.claimed(claim),
        numeration: automata.numeration.clone(),
        states: found.others.table().states(),
        others: found.others.iter().take(most).collect(),
        text: found.text("addable"),
    })
}
