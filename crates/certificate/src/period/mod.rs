//! Period certificates: nim-values of a game on one heap that repeat for ever.
//!
//! **Theorem** (Guy and Smith 1956). Suppose no move takes more than k stones from a heap or leaves more than
//! h ≥ 1 heaps, which may be equal. If e ≥ 1 and G(n + p) = G(n) for all n from e to below h·e + (h − 1)·p +
//! k, then this holds for all n from e on.
//!
//! **Proof**, by induction on n. Let n be at least that bound, so that n > k: neither from n nor from n + p
//! is there a move that leaves no heap. The result of a move from n + p has a part a of at least (n + p −
//! k)/h ≥ e + p stones. With a − p in its place it is an option of n, and G(a) = G(a − p), since a − p < n
//! and a − p ≥ e. The result of a move from n has a part a of at least (n − k)/h ≥ e stones; with a + p in
//! its place it is an option of n + p, and G(a + p) = G(a). So n and n + p have options with the same
//! nim-values. ∎
//!
//! If no heap is split and the set of amounts is infinite, the theorem of [`taking`] is used instead; it
//! allows a saltus.
//!
//! The checker computes the values required by the theorem, and compares. The certificate also states that
//! the period is minimal and begins as early as possible.

mod flaw;
mod format;
pub(crate) mod game;
mod periodic;
mod taking;
#[cfg(test)]
mod tests;
mod theorem;
mod values;

pub use flaw::PeriodFlaw;
pub use format::{PeriodCertificate, Subject};
pub use theorem::{PeriodTheorem, Played};

use crate::bounds::{judged, meter};
use crate::heaps::Moves;
use crate::rejection::Rejection;
use game::{Game, HeapMoves};
use limits::Limits;
use taking::Repeats;
use values::Values;

/// Limit on the heaps whose values are computed.
const MOST: usize = 1 << 30;

/// Checks the text of a certificate of a period.
///
/// ```
/// let text = "bouton period 1\ncode 0.7\nstart 0\nperiod 2\nvalues 0 1\nend\n";
/// let theorem = certificate::verify_period(text, &certificate::Limits::none()).unwrap();
/// assert_eq!((theorem.start, theorem.length, theorem.computed), (0, 2, 7));
/// ```
pub fn verify_period(text: &str, limits: &Limits) -> Result<PeriodTheorem, Rejection> {
    let certificate = PeriodCertificate::parse(text).map_err(Rejection::Flaw);
    judged(limits, certificate.and_then(|certificate| check_period(&certificate, limits)))
}

/// Checks a period certificate; returns the theorem shown, or the reason for rejection.
pub fn check_period(certificate: &PeriodCertificate, limits: &Limits) -> Result<PeriodTheorem, Rejection> {
    let meter = meter(limits);
    let game = Game::of(&certificate.subject)?;
    let PeriodCertificate { start, length, saltus, .. } = *certificate;
    let repeats = Repeats { start, length, saltus, after: certificate.after.unwrap_or(0) };
    let values: Vec<u32> = match (&game.moves, certificate.after) {
        (HeapMoves::Splits(moves), None) => {
            if saltus > 0 {
                return Err(PeriodFlaw::Growing.into());
            }
            let needed = needed(moves, start, length).filter(|&needed| needed <= MOST);
            let mut values = Values::new(moves, certificate.mask);
            values.extend(needed.ok_or(PeriodFlaw::TooLong)?, &meter)?;
            values.into_inner().into_iter().map(u32::from).collect()
        }
        (HeapMoves::Taking(taking), Some(_)) => taking::values(taking, repeats, MOST, &meter)?,
        (HeapMoves::Splits(_), Some(_)) | (HeapMoves::Taking(_), None) => {
            return Err(PeriodFlaw::After.into());
        }
    };
    periodic::check(&values, start, length, saltus)?;
    if !certificate.values.is_empty() {
        let is_other = |(value, listed): (&u32, &u32)| value != listed;
        let differs = values.iter().zip(&certificate.values).position(is_other);
        if let Some(heap) = differs {
            return Err(PeriodFlaw::Value(heap).into());
        }
        if certificate.values.len() != start + length {
            return Err(PeriodFlaw::ValueCount(start + length).into());
        }
    }
    if let Some(claim) = &game.claim {
        claim.check(&values, game.offset, &repeats)?;
    }
    let played = match &game.moves {
        HeapMoves::Splits(moves) => Played::Code(moves.to_string()),
        HeapMoves::Taking(taking) => {
            let (some, all) = taking.amounts();
            Played::Taking { some, all }
        }
    };
    Ok(PeriodTheorem {
        game: game.name,
        title: game.title,
        arguments: game.arguments,
        statement: game.claim.map(|claim| claim.text),
        played,
        offset: game.offset,
        start,
        length,
        saltus,
        computed: values.len(),
    })
}

/// Number of values required by the theorem.
fn needed(moves: &Moves, start: usize, length: usize) -> Option<usize> {
    let (parts, start) = (moves.most_left().max(1), start.max(1));
    let window = parts.checked_mul(start)?.checked_add((parts - 1).checked_mul(length)?)?;
    window.checked_add(moves.most_taken())?.checked_add(length)
}
