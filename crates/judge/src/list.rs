//! Descriptions of problems, and the macro by which a room lists its own.

use super::bound::Bound;
use super::channel::Channel;
use super::complaint::Fault;
use rules::Lang;

/// A problem of a contest or of an online judge.
#[derive(Clone, Copy, Debug)]
pub struct Problem {
    /// Name of the problem here.
    pub id: &'static str,
    /// Names of the same problem elsewhere, in the same format.
    pub aliases: &'static [&'static str],
    /// Title of the problem.
    pub title: Title,
    /// Game of the problem.
    pub game: Played,
    /// Limits of its statement, and larger bounds up to which it is answered.
    pub bounds: &'static [Bound],
    /// `true` if cases go on to the end of the input.
    pub to_the_end: bool,
    /// Sample of the statement: an input and its answer.
    pub sample: (&'static str, &'static str),
    /// The program that answers it, where one can be written.
    pub written: Option<Written>,
    pub(super) judge: fn(&mut Channel<'_>) -> Result<(), Fault>,
}

/// Title of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title {
    /// In English.
    pub en: &'static str,
    /// In Chinese.
    pub zh: &'static str,
}

impl Title {
    /// Title in this language.
    pub fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Zh => self.zh,
        }
    }
}

/// Purpose of a program that answers a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// The game with its parameters, as one asks for it.
    pub ask: &'static str,
    /// `true` in misère play.
    pub misere: bool,
    /// Format of the input and output.
    pub format: &'static str,
}

/// Place of the game of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// In the catalogue, under this name.
    Catalogue(&'static str),
    /// This text of its own.
    Text(&'static str),
}

impl Problem {
    /// Returns `true` if this is one of its names, here or elsewhere.
    pub(super) fn is_called(&self, id: &str) -> bool {
        self.names().any(|name| name.eq_ignore_ascii_case(id))
    }

    /// All names of the problem.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.id).chain(self.aliases.iter().copied())
    }
}

/// `PROBLEMS` of a room: id and aliases, both titles, game, adapter, bounds, program, sample.
macro_rules! problems {
    ($($id:literal $(= $alias:literal)*, $en:literal, $zh:literal, $game:expr, $judge:path,
        [$($bound:expr),* $(,)?], $(to the $end:ident,)?
        $(written($ask:literal, $($misere:ident,)? $format:literal),)? $input:literal => $output:literal;)*) => {
        pub(super) const PROBLEMS: &[$crate::list::Problem] = &[$($crate::list::Problem {
            id: $id,
            aliases: &[$($alias),*],
            title: $crate::list::Title { en: $en, zh: $zh },
            game: $game,
            bounds: &[$($bound),*],
            to_the_end: problems!(@$($end)?),
            sample: ($input, $output),
            written: problems!(@written $($ask, ($($misere)?), $format)?),
            judge: $judge,
        }),*];
    };
    (@written) => { None };
    (@written $ask:literal, ($($misere:ident)?), $format:literal) => {
        Some($crate::list::Written { ask: $ask, misere: problems!(@$($misere)?), format: $format })
    };
    (@) => { false };
    (@$word:ident) => { true };
}
