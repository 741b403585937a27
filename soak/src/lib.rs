//! Random games: all reports about them are compared with an independent evaluation of their rules.
//!
//! ```text
//! seed ──oracle::make──► game ──► bouton: check, prove, discover, solve, table, programs; the server
//!                          └────► oracle: who wins, what is claimed ──► compared
//! ```
#![forbid(unsafe_code)]

mod answered;
mod believed;
mod checked;
mod found;
mod lawful;
mod programs;
mod proofs;
mod served;

pub use believed::believed;
pub use programs::{Compiled, Program, run};
pub use served::{Client, Reply};

use bouton::{Query, Variant, Workbench};
use oracle::{Claim, Game, Head, Play, Says, Sum};
use solve::Limits;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

/// Name under which a game is queried.
pub const NAME: &str = "generated.game";

/// Limit on the positions that the evaluator examines.
const MOST: usize = 12_000;

/// Counts of reports by kind.
pub type Seen = BTreeMap<&'static str, usize>;

/// Effort for each game.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Time limit of a proof and of a search. Results must be right at any limit.
    pub time: Duration,
    /// `true` to search for claims.
    pub discover: bool,
}

/// A game to compare, with its truth.
pub struct Case<'a> {
    game: &'a Game,
    text: String,
    bench: Workbench,
    variant: Variant,
    effort: Effort,
    small: Vec<Sum>,
    /// Truth about the small positions, under the convention of the game.
    truth: RefCell<Play<'a>>,
}

/// Compares all reports about a game with an independent evaluation of its rules; a difference is an error,
/// and so is a panic.
pub fn examine(
    game: &Game,
    effort: Effort,
    client: Option<&Client>,
    seen: &mut Seen,
    programs: &mut Vec<Program>,
) -> Result<(), String> {
    let done = catch_unwind(AssertUnwindSafe(|| compare(game, effort, client, seen, programs)));
    done.unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().cloned();
        let words = words.or_else(|| panic.downcast_ref::<&str>().map(|&words| words.to_owned()));
        Err(format!("panic: {}", words.unwrap_or_default()))
    })
}

fn compare(
    game: &Game,
    effort: Effort,
    client: Option<&Client>,
    seen: &mut Seen,
    programs: &mut Vec<Program>,
) -> Result<(), String> {
    let Some(case) = Case::new(game, effort, seen)? else { return Ok(()) };
    // Rules that break their laws far away are not checked, but small positions have answers.
    if checked::compare(&case, seen)? {
        proofs::compare(&case, seen, programs)?;
        if effort.discover {
            found::compare(&case, seen)?;
        }
    }
    answered::compare(&case, seen)?;
    match client {
        Some(client) => served::compare(&case, client, seen),
        None => Ok(()),
    }
}

/// Counts an event.
pub(crate) fn count(seen: &mut Seen, what: &'static str) {
    *seen.entry(what).or_default() += 1;
}

impl<'a> Case<'a> {
    /// Reads the game; `None` if it is one that the language does not define.
    fn new(game: &'a Game, effort: Effort, seen: &mut Seen) -> Result<Option<Case<'a>>, String> {
        let text = game.text();
        let again = Game::read(&text).map_err(|why| format!("the plain reader: {why}"))?;
        if again.text() != text {
            return Err(format!("the plain reader has read\n{}", again.text()));
        }
        let bench = Workbench::new();
        if let Err(problems) = bench.add(NAME, &text) {
            let told: Vec<String> = problems.iter().map(|problem| problem.message(rules::Lang::En)).collect();
            return Err(format!("not read: {told:?}"));
        }
        let query = Query::read(NAME).map_err(|problem| problem.message(rules::Lang::En))?;
        let variant = match bench.variant(&query, None) {
            Ok(variant) => variant,
            Err(problems) => return lawful::told(game, &problems, seen).map(|()| None),
        };
        lawful::kept(game)?;
        let small = game.small();
        if small.is_empty() {
            count(seen, "without small positions");
            return Ok(None);
        }
        // So far only small positions were examined, and reachable ones may be large.
        let truth = Play::new(game, game.misere, &small, MOST);
        if truth.strays() {
            count(seen, "breaks its laws far away");
            return Ok(None);
        }
        count(seen, "games");
        Ok(Some(Case { game, text, bench, variant, effort, small, truth: RefCell::new(truth) }))
    }

    fn limits(&self) -> Limits {
        Limits::none().with_time(self.effort.time).with_memory(256 << 20)
    }

    /// Limits of a search for claims, of which there are few: on a busy machine too it ends by itself.
    fn patient(&self) -> Limits {
        Limits::none().with_time(10 * self.effort.time).with_memory(256 << 20)
    }

    /// Truth about these positions.
    fn play(&self, misere: bool, from: &[Sum]) -> Play<'a> {
        Play::new(self.game, misere, from, MOST)
    }

    /// Returns `true` if a claim is about misère play.
    fn misere(&self, claim: &Claim) -> bool {
        claim.misere.unwrap_or(self.game.misere)
    }

    /// Evaluates a claim at a position; `None` if the rules do not determine it, or not soon.
    fn agrees(&self, claim: &Claim, play: &Play, at: &Sum) -> Option<bool> {
        match claim.says {
            Says::Outcome(letter) => {
                let truth = play.outcome(at)?;
                Some(claim.holds(at, &self.game.automata) == (truth == letter))
            }
            Says::Value => Some(claim.value(at, &self.game.automata) == Some(value(play, at)?)),
        }
    }

    /// All positions that a claim is about, with numbers up to a bound and these numbers of parts, smallest
    /// first.
    fn positions(&self, head: &Head, upto: u64, sizes: std::ops::RangeInclusive<usize>) -> Vec<Sum> {
        let lawful = |at: &Vec<u64>| self.game.is_position(at);
        match head {
            Head::Tuple(names) => {
                oracle::tuples(names.len(), upto).into_iter().filter(lawful).map(|at| vec![at]).collect()
            }
            Head::Sum(names) => {
                let parts: Vec<Vec<u64>> =
                    oracle::tuples(names.len(), upto).into_iter().filter(lawful).collect();
                oracle::multisets(&parts, sizes)
            }
            Head::Row { .. } => {
                oracle::rows(sizes, upto).into_iter().filter(lawful).map(|row| vec![row]).collect()
            }
        }
    }
}

/// Nim-value of a sum.
fn value(play: &Play, at: &Sum) -> Option<u64> {
    at.iter().try_fold(0, |total, part| Some(total ^ play.value(part)?))
}

/// A position as typed.
fn typed(game: &Game, at: &Sum) -> String {
    if game.row { format!("[{}]", Game::typed(at)) } else { Game::typed(at) }
}

/// A position as shown to programs.
fn parsed(text: &str) -> Result<Sum, String> {
    let number = |number: &str| number.trim().parse::<u64>().map_err(|_| format!("no position: {text}"));
    let part = |part: &str| {
        let numbers = part.trim_matches(|sign| "()[]".contains(sign));
        if numbers.is_empty() { Ok(vec![]) } else { numbers.split(',').map(number).collect() }
    };
    text.split(' ').filter(|part| !part.is_empty()).map(part).collect()
}

/// A position with its components sorted.
fn sorted(mut sum: Sum) -> Sum {
    sum.sort();
    sum
}
