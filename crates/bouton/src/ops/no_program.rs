//! Programs, where they are not compiled in: no request has one.

use super::Failure;
use crate::Variant;
use crate::json::ProgramData;
use answer::discover::Discoveries;
use answer::guess::Guessed;
use answer::proof::Proofs;
use rules::Lang;
use serde::Deserialize;

/// A programming language; none is compiled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Language {}

/// A request for a program.
pub(super) enum Wanted {}

impl Wanted {
    pub(super) fn opened(&self) -> Vec<String> {
        match *self {}
    }

    pub(super) fn is_whole(&self) -> bool {
        match *self {}
    }

    pub(super) fn is_of_sums(&self) -> bool {
        match *self {}
    }

    pub(super) fn of(
        language: Option<Language>,
        _: Option<&str>,
        _: Option<u64>,
        _: &[Variant],
    ) -> Result<Option<Wanted>, Failure> {
        match language {
            Some(language) => match language {},
            None => Ok(None),
        }
    }

    pub(super) fn of_data(
        language: Option<Language>,
        _: Option<&str>,
        _: &[String],
    ) -> Result<Option<Wanted>, Failure> {
        match language {
            Some(language) => match language {},
            None => Ok(None),
        }
    }
}

/// One of the games of a sum, what was found about it, and a pattern in what nothing was found about.
pub(super) type Searched<'a> = (&'a Variant, &'a Discoveries, Option<&'a Guessed>);

/// A program that was asked for.
#[derive(Debug)]
pub enum Emitted {}

impl Emitted {
    pub(super) fn of_proofs(wanted: &Wanted, _: &Variant, _: &[&str], _: &Proofs) -> Emitted {
        match *wanted {}
    }

    pub(super) fn of_found(wanted: &Wanted, _: &[Searched<'_>]) -> Emitted {
        match *wanted {}
    }

    pub(super) fn of_guess(wanted: &Wanted, _: &Guessed) -> Emitted {
        match *wanted {}
    }

    pub(super) fn of_guess_in(wanted: &Wanted, _: Language, _: &Guessed) -> Emitted {
        match *wanted {}
    }

    pub(super) fn is_sure(&self) -> bool {
        match *self {}
    }

    pub(super) fn is_doubtful(&self) -> bool {
        match *self {}
    }

    pub(super) fn data(&self, _: Lang) -> ProgramData<'_> {
        match *self {}
    }
}
