//! Claims of a game's text, compared with its rules; and the theorems and assumptions beside them.

pub use answer::check::{
    Counterexample, Failure, Finding, Settled, Subject, Tried, Unchecked, Verdict, flaws, letter,
};

use rules::{Convention, Ruleset};
use std::sync::Arc;

/// Assumptions that proofs may build on, as the text writes them.
pub fn assumptions(game: &Ruleset) -> Vec<String> {
    game.assumptions.iter().map(|assumption| game.quote(assumption.span)).collect()
}

/// Conventions under which a theorem constructs the winning moves of a game of the catalogue, with its citation.
///
/// ```
/// use bouton::{Convention, Workbench};
/// let position = Workbench::new().ask(&bouton::Query::read("nim 1 2 3")?, None)?;
/// let theories = bouton::claims::theories(position.variants()[0].ruleset());
/// assert!(theories.iter().any(|(convention, _)| *convention == Convention::Misere));
/// # Ok::<(), bouton::Problems>(())
/// ```
pub fn theories(game: &Arc<Ruleset>) -> Vec<(Convention, String)> {
    let Ok(instance) = game.instantiate(&[], None) else { return Vec::new() };
    let theory = |convention| {
        let theory = catalog::theory::theory(&game.name, instance.arguments(), convention)?;
        Some((convention, theory.citation().to_owned()))
    };
    [Convention::Normal, Convention::Misere].into_iter().filter_map(theory).collect()
}
