//! Tables of sums of which every component moves, from the suspense numbers of the components.
//!
//! **Theorem.** That of [`Suspense`]: the suspense number of a sum is the largest of its components, and tells who wins.
//!
//! **Cost.** Every reachable component once, and a few nanoseconds per sum.
//!
//! **Evidence.** Computed: every component has been exhausted from the rules.

use super::searched::Stands;
use super::told::{Told, told};
use super::{Table, Want};
use solve::pool::Component;
use solve::search::Suspense;
use solve::{Form, Game, Halt, Limits, Refusal};

/// Outcomes of sums: `extents` are those of the components, one after another; `stands` is asked of single components.
pub fn lasting(
    game: &dyn Game,
    extents: &[u64],
    stands: &Stands<'_>,
    limits: &Limits,
) -> Result<Table, Halt> {
    let arity = match game.form() {
        Form::Tuple(arity) if arity > 0 && extents.len().is_multiple_of(arity) => arity,
        _ => return Err(Refusal::NotATuple.into()),
    };
    let mut suspense = Suspense::new(&[game])?;
    let mut numbers = Vec::new();
    for part in extents.chunks(arity) {
        numbers.push(of_components(part, &mut suspense, stands, limits)?);
    }
    let tell = |at: &[u64]| {
        let mut largest = 0;
        for ((at, extents), numbers) in at.chunks(arity).zip(extents.chunks(arity)).zip(&numbers) {
            match numbers.get(index(at, extents)).copied().flatten() {
                Some(number) => largest = number.max(largest),
                None => return Some(Told::Vacant),
            }
        }
        Some(Told::Outcome(suspense.outcome(largest)))
    };
    told(extents, Want::Outcomes, &tell, limits)
}

/// Suspense numbers of all components of a box, in lexicographic order; `None` where none stands.
fn of_components(
    extents: &[u64],
    suspense: &mut Suspense<'_>,
    stands: &Stands<'_>,
    limits: &Limits,
) -> Result<Vec<Option<u64>>, Halt> {
    let count: u64 = extents.iter().product();
    let mut at = vec![0; extents.len()];
    let mut numbers = Vec::with_capacity(count as usize);
    for number in 0..count {
        let mut rest = number;
        for (place, extent) in at.iter_mut().zip(extents).rev() {
            *place = rest % extent;
            rest /= extent;
        }
        numbers.push(match stands(&at).as_deref() {
            Some([words]) => Some(suspense.number(&Component::new(0, words.clone()), limits)?.value),
            _ => None,
        });
    }
    Ok(numbers)
}

/// Place of a component in lexicographic order.
fn index(at: &[u64], extents: &[u64]) -> usize {
    at.iter().zip(extents).fold(0, |index, (&at, &extent)| index * extent + at) as usize
}
