//! Claims of a game as programs, with how they are known.

mod discovered;
mod proved;
mod submission;

pub(crate) use discovered::chosen_of_found;
pub use discovered::{of_found, submission_of_found};
pub use proved::{of_proofs, submission_of_proofs};
pub(crate) use submission::Chosen;
pub use submission::{Submission, Submitted};

use emit::{Language, Unwritten, program};
use question::Variant;
use rules::{ClaimInstance, Lang, Numeration, Text};

/// Claims as a program, which begins with the evidence for them; proofs by automata have a numeration.
fn written(
    variant: &Variant,
    claims: &[&ClaimInstance],
    evidence: (&Text, Option<Numeration>),
    language: Language,
    lang: Lang,
) -> Result<String, Unwritten> {
    let program = program(variant, claims)?;
    emit::text(&program, language, &words::emit::header(variant, claims, evidence, program.kind(), lang))
}
