//! Quotients and outcomes, against publications and searches.

mod changed;
mod published;
mod search;
mod second;

use heap::{Code, Split};
use kernel_heaps::{Heaps, QuotientTheorem, check_quotient};
use quotient::Quotient;

/// The certificate of a quotient, and what the checker says that it shows.
fn checked(quotient: &Quotient, code: &Code) -> (String, QuotientTheorem) {
    let rules = code.rules();
    let kind = |split: &Split| (split.parts.least, split.taken.few().to_vec());
    let kinds: Vec<_> = rules.splits().iter().map(kind).collect();
    let text = quotient.certificate(Heaps::of_amounts(&kinds), 0).to_string();
    let theorem = check_quotient(&text, kernel_heaps::most());
    let theorem = theorem.unwrap_or_else(|wrong| panic!("{code}: {wrong}"));
    (text, theorem)
}
