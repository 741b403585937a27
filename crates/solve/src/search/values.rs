//! Nim-values by search.
//!
//! * Problem: the nim-value of one component under normal play.
//! * Theorem: Sprague–Grundy. The value of a component is the mex of the values of its options; the value of an
//!   option that is a sum is the nim-sum of the values of its components.
//! * Cost: every reachable component is listed once; the options of one component are held only while it is
//!   open, so memory is the components themselves and one path.
//! * Evidence: computed; every component below has been exhausted.

use super::descent::{Descent, Listed, Numbering, Valued};
use crate::pool::Component;
use crate::{Game, Halt, Limits, Options, Refusal, Verdict};
use nimber::MexSet;

/// Nim-values of components, remembered between questions.
///
/// ```
/// # use solve::{Convention, Form, Game, Limits, Options, Refusal, pool::Component, search::Values};
/// struct Nim;
/// impl Game for Nim {
///     fn form(&self) -> Form { Form::Tuple(1) }
///     fn convention(&self) -> Convention { Convention::Normal }
///     fn terminates(&self) -> bool { true }
///     fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
///         for less in 0..at[0] {
///             options.push_word(less);
///             options.end_component();
///             options.end_option();
///         }
///         Ok(())
///     }
/// }
/// let mut values = Values::new(&[&Nim])?;
/// assert_eq!(values.value(&Component::new(0, [39]), &Limits::none())?.value, 39);
/// # Ok::<(), solve::Halt>(())
/// ```
pub struct Values<'a> {
    descent: Descent<'a>,
    values: LeastExcluded,
}

/// The mex of the nim-sums of the options.
struct LeastExcluded {
    /// Components of each game in which a player may move at once.
    reach: Vec<u64>,
    seen: MexSet,
}

impl<'a> Values<'a> {
    /// For components of these games. Refuses games in which nim-values have no meaning.
    pub fn new(games: &[&'a dyn Game]) -> Result<Values<'a>, Refusal> {
        let disjunctive = games.iter().all(|game| game.reach() <= 1);
        let options = if disjunctive { Options::for_nim_sums() } else { Options::new() };
        let descent = Descent::new(games, options)?;
        match descent.verdict() {
            Verdict::Lost => {}
            Verdict::Won => return Err(Refusal::NimSumMisere),
            Verdict::Draw => return Err(Refusal::NimSumDraw),
        }
        if games.iter().any(|game| game.every()) {
            return Err(Refusal::NimSumReach);
        }
        let reach = games.iter().map(|game| game.reach()).collect();
        Ok(Values { descent, values: LeastExcluded { reach, seen: MexSet::new() } })
    }

    /// Nim-value of a component.
    ///
    /// If stopped by a limit, it keeps its results, and may be called again.
    pub fn value(&mut self, component: &Component, limits: &Limits) -> Result<Valued, Halt> {
        self.descent.number(component, &mut self.values, limits)
    }

    /// Takes over the nim-value of a component that was found before.
    pub fn know(&mut self, component: &Component, value: u64) -> Result<(), Refusal> {
        self.descent.know(component, value)
    }
}

impl Numbering for LeastExcluded {
    /// Splitting a heap of `upto k of` would allow two moves in it at once: no nim-sum.
    fn admit(&self, game: usize, mut options: Listed<'_>) -> Result<(), Refusal> {
        let several = self.reach.get(game).is_some_and(|&reach| reach > 1);
        if several && options.any(|parts| parts.len() > 1) { Err(Refusal::NimSumReach) } else { Ok(()) }
    }

    fn number(&mut self, options: Listed<'_>, values: &[u32]) -> Result<u32, Refusal> {
        self.seen.clear();
        for parts in options {
            self.seen.insert(parts.iter().fold(0, |sum, &id| sum ^ u64::from(values[id as usize])));
        }
        u32::try_from(self.seen.mex()).map_err(|_| Refusal::TooManyOptions)
    }
}
