//! Programs, where they are not compiled in: no request has one.

use crate::Variant;
use crate::json::ProgramData;
use answer::discover::Discoveries;
use answer::proof::Proofs;
use rules::Lang;
use serde::Deserialize;

/// A programming language; none is compiled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Language {}

/// A program that was asked for.
#[derive(Debug)]
pub enum Emitted {}

impl Emitted {
    pub(super) fn of_proofs(language: Language, _: &Variant, _: &[&str], _: &Proofs) -> Emitted {
        match language {}
    }

    pub(super) fn of_found(language: Language, _: &Variant, _: &Discoveries) -> Emitted {
        match language {}
    }

    pub(super) fn data(&self, _: Lang) -> ProgramData<'_> {
        match *self {}
    }
}
