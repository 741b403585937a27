//! Statements in the text of a game, compared with what follows from its rules.
//!
//! Every claim, example and assumption is compared with exhaustive search on all positions up to a bound, and it
//! is said whether play ends at all. A claim that is wrong is refuted by the smallest position at which it
//! contradicts itself: one claimed lost with a move to another claimed lost, or one claimed won without.

mod board;
mod example;
mod rules;

pub use crate::truth::{
    Counterexample, Failure, Finding, Report, Settled, Subject, Tried, Unchecked, Verdict, letter,
};
pub use board::check as check_board;
pub use rules::flaws;

use crate::truth::{assumption, claim};
use question::{Problems, Variant, laws};
use solve::Limits;

/// Checks everything that a game's text says, on all positions with numbers up to `upto`.
///
/// For a parameter that is a choice of words and was not `given`, every word is tried.
///
/// ```
/// use answer::check::check;
/// use question::{Query, Workbench};
/// let workbench = Workbench::new();
/// let text = "game twice\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n\
///             (a, b) -> (a - k, b - k) where k >= 1\nP(a, b) iff a = 2*b or b = 2*a\n";
/// workbench.add("twice.game", text).unwrap();
/// let variant = workbench.variant(&Query::read("twice.game").unwrap(), None).unwrap();
/// let report = check(&variant, &[], 20, &solve::Limits::none()).unwrap();
/// let refuted = report.counterexamples().next().unwrap();
/// assert_eq!(refuted.position, "2,4");
/// assert_eq!(refuted.breaking.as_ref().unwrap().text, "(2,4) → (2,1)");
/// ```
pub fn check(variant: &Variant, given: &[&str], upto: u64, limits: &Limits) -> Result<Report, Problems> {
    limits.watching(|| checked_within(variant, given, upto, limits))
}

fn checked_within(variant: &Variant, given: &[&str], upto: u64, limits: &Limits) -> Result<Report, Problems> {
    let mut report = Report::new(variant.game().name.clone(), upto);
    let variants = variant.choices(given)?;
    variants.iter().try_for_each(|variant| laws::sound_everywhere(variant, limits))?;
    for variant in &variants {
        if report.limits_hit.is_none() {
            rules::check(variant, &mut report);
        }
    }
    for variant in &variants {
        for convention in [::rules::Convention::Normal, ::rules::Convention::Misere] {
            let own = variant.instance().claims().iter().any(|claim| claim.convention == convention);
            if !own {
                continue;
            }
            if let Some(reason) = limits.stopped() {
                report.stop(reason);
                continue;
            }
            let variant = variant.under(convention);
            for claim in variant.instance().claims().iter().filter(|claim| claim.convention == convention) {
                claim::check(&variant, claim, upto, limits, &mut report);
            }
        }
    }
    for variant in &variants {
        assumption::check(variant, upto, limits, &mut report);
    }
    example::check(variant, limits, &mut report);
    Ok(report)
}
