//! Bounds of terms, for any naturals as variables.

use automata::Term;

/// Returns `true` if a term is known to be at least 0.
pub(crate) fn is_natural(term: &Term) -> bool {
    least(term).is_some_and(|least| least >= 0)
}

/// Lower bound of a term, where it is defined.
fn least(term: &Term) -> Option<i64> {
    match term {
        Term::Linear(expression) => {
            expression.coefficients.values().all(|&factor| factor > 0).then_some(expression.constant)
        }
        Term::Sum(parts) => parts.iter().try_fold(0_i64, |sum, (factor, part)| {
            let bound = if *factor < 0 { most(part)? } else { least(part)? };
            sum.checked_add(factor.checked_mul(bound)?)
        }),
        Term::Quotient(inner, _) | Term::Floor(_, inner) => is_natural(inner).then_some(0),
        Term::Least(terms) | Term::Most(terms) => terms.iter().all(is_natural).then_some(0),
        Term::Where(_, inner) => Some(least(inner)?.min(0)),
        Term::Entry(entries, _) => entries.iter().all(|entry| entry.0 >= 0).then_some(0),
        Term::Parted(..) => Some(0),
        Term::Remainder(..) | Term::Xor(..) | Term::Ones(..) | Term::Bit(..) => Some(0),
        Term::LowestZeckendorf(_) | Term::Natural(_) => Some(0),
    }
}

/// Upper bound of a term, where it is defined.
fn most(term: &Term) -> Option<i64> {
    match term {
        Term::Linear(expression) => {
            expression.coefficients.values().all(|&factor| factor < 0).then_some(expression.constant)
        }
        Term::Sum(parts) => parts.iter().try_fold(0_i64, |sum, (factor, part)| {
            let bound = if *factor < 0 { least(part)? } else { most(part)? };
            sum.checked_add(factor.checked_mul(bound)?)
        }),
        Term::Remainder(_, divisor) => divisor.checked_sub(1),
        Term::Bit(..) => Some(1),
        Term::Where(_, inner) => Some(most(inner)?.max(0)),
        _ => None,
    }
}
