//! The choice of an engine for a question, and how far its answer is known.
//!
//! Engines say for which positions they are meant and what an answer costs (`engine`), and stand in one list, below; they
//! are asked from the least cost to the greatest (`chooser`):
//!
//! 1. what is *proved*, or a *theorem* of the catalogue, at any size of numbers: a theory, which constructs the moves and
//!    tells the argument, or else a claim of the game's file, or the misère quotient of a game on heaps. Proofs are made on the spot, if that takes no time to speak of;
//! 2. an *engine*: suspense numbers where every component moves; behaviours of tame components in misère play; nim-values where the Sprague–Grundy theorem applies, from tables where their boxes are small
//!    and by search elsewhere; the whole position where it does not: a table of outcomes, a search, or the whole
//!    graph where play may go round in circles;
//! 3. a *claim* of the user's file, if it can be proved with some patience, or else after it has been compared with the
//!    rules as far as is reasonable.
//!
//! A claim that is found to contradict itself at this very position is not believed.

mod chooser;
pub(crate) mod claims;
pub(crate) mod draft;
mod engine;
pub(crate) mod every;
pub(crate) mod judge;
pub(crate) mod remoteness;
mod replies;
pub(crate) mod values;
pub(crate) mod winning;

pub use engine::{Cost, NamedEngine};

use crate::Answer;
use crate::effort::Effort;
use chooser::choose;
use claims::Trust;
use draft::Draft;
use question::{Position, Problem, laws};
use rules::Outcome;
use solve::Limits;

/// Engines: the file of each, and the engines of that file, with their efforts.
macro_rules! engines {
    ($($(#[$when:meta])? $seen:vis $file:ident: $($engine:ident $(($effort:expr))?),+;)*) => {
        $(
            $(#[$when])?
            $seen mod $file;
        )*

        /// All engines, by file, in the order in which engines of the same cost are asked.
        const ENGINES: &[&[NamedEngine]] = &[
            $(
                $(#[$when])?
                &[$(NamedEngine {
                    name: concat!(stringify!($file), ": ", stringify!($engine $(($effort))?)),
                    engine: &$file::$engine $(($effort))?,
                }),+],
            )*
        ];
    };
}

mod entailing;

// A new engine is a file, and a line here, at the place where it is asked.
engines! {
    pub(crate) theorem: Theorem;
    claimed: Claims(Trust::Cited(Effort::Quick)), Claims(Trust::Cited(Effort::Patient)), Claims(Trust::All);
    #[cfg(feature = "prove")]
    misere: Quotient(Effort::Quick), Quotient(Effort::Patient);
    suspense: EveryComponent;
    blocking: Forbidding;
    tame: AntiSg;
    computed: NimSum, Table, Search, Graph;
}

/// All engines, to be asked one by one.
///
/// ```
/// use question::{Query, Workbench};
/// let position = Workbench::new().ask(&Query::read("nim 14 21 39").unwrap(), None).unwrap();
/// let nim_sum = answer::engines().find(|engine| engine.name == "computed: NimSum").unwrap();
/// let answer = nim_sum.answer(&position, 10, &solve::Limits::none()).unwrap();
/// assert_eq!(answer.value.as_deref(), Some("60"));
/// ```
pub fn engines() -> impl Iterator<Item = &'static NamedEngine> {
    ENGINES.iter().copied().flatten()
}

/// Number of winning moves that are listed unless another is asked for.
pub const USUAL_MOVES: usize = 10;

/// Who wins, by which moves, why, and how that is known. At most `most` winning moves are listed.
///
/// ```
/// use answer::solve;
/// use question::{Query, Workbench};
/// let position = Workbench::new().ask(&Query::read("nim 14 21 39").unwrap(), None).unwrap();
/// let answer = solve(&position, 10, &solve::Limits::none()).unwrap();
/// assert_eq!(answer.outcome, Some(rules::Outcome::N));
/// assert_eq!(answer.value.as_deref(), Some("60"));
/// assert_eq!(answer.winning_moves[0].text, "39 → 27");
/// assert_eq!(answer.winning_moves[0].to, "14 21 27");
/// ```
pub fn solve(position: &Position, most: usize, limits: &Limits) -> Result<Answer, Problem> {
    limits.watching(|| find(position, most, limits)).map(|found| found.answer(position))
}

/// The same from the rules alone.
pub(crate) fn compute(position: &Position, most: usize, limits: &Limits) -> Result<Answer, Problem> {
    limits.watching(|| chooser::compute(position, most, limits)).map(|found| found.answer(position))
}

/// Findings about a position; of a small lost one, with the answer to each move.
pub(crate) fn find(position: &Position, most: usize, limits: &Limits) -> Result<Draft, Problem> {
    let mut found = choose(position, most, limits)?;
    laws::lawful(position, found.winning.steps.iter().chain(&found.winning.drawing))?;
    if found.outcome == Some(Outcome::P) && found.stopped.is_none() {
        found.why.extend(replies::told(position, limits));
    }
    Ok(found)
}
