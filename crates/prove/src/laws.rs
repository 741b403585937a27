//! Laws of positions: checks that moves preserve them, and that some position satisfies them.

use crate::assumed::places;
use crate::demands::Planner;
use crate::prover::{Undecided, least, numeration};
use crate::view::View;
use automata::{Library, Meter, Verdict};
use dashu_int::UBig;
use rules::Instance;

/// Status of a game's laws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preservation {
    /// Every move from a position leads to positions.
    Always,
    /// A move from this position, the smallest such, leads out of the positions. If rules are approximated by
    /// assumptions, the rules may not have that move.
    Broken(Vec<UBig>),
    /// No position satisfies the laws.
    Nowhere,
}

/// Decides if moves preserve the laws of positions, and if there is any position; `size` as for a claim.
///
/// ```
/// use automata::Meter;
/// use prove::{Preservation, preservation};
///
/// let game = |text| rules::parse(text, &rules::NoLibrary).ruleset.unwrap().instantiate(&[], None).unwrap();
/// let even = game("game even\n(n) -> (n - 2)\nposition (n) where even(n)\n");
/// assert_eq!(preservation(&even, None, &Meter::ample()), Ok(Preservation::Always));
/// let odd = game("game odd\n(n) -> (n - 3)\nposition (n) where even(n)\n");
/// assert_eq!(preservation(&odd, None, &Meter::ample()), Ok(Preservation::Broken(vec![4u8.into()])));
/// let none = game("game none\n(n) -> (n - 2)\nposition (n) where even(n) and odd(n)\n");
/// assert_eq!(preservation(&none, None, &Meter::ample()), Ok(Preservation::Nowhere));
/// ```
pub fn preservation(
    instance: &Instance,
    size: Option<usize>,
    meter: &Meter,
) -> Result<Preservation, Undecided> {
    let view = View::new(instance, size)?;
    let allowed = places(instance);
    let planner = || Planner::new(&view, instance.convention(), &allowed, meter);
    let nowhere = planner().nowhere()?;
    let mut library = Library::new(numeration(&nowhere, instance)?);
    let mut stands = false;
    for demand in &nowhere.demands {
        stands |= matches!(library.decide(&demand.sentence, meter)?, Verdict::Fails { .. });
    }
    if !stands {
        return Ok(Preservation::Nowhere);
    }
    let plan = planner().keeping()?;
    let numeration = numeration(&plan, instance)?;
    if numeration != library.numeration() {
        library = Library::new(numeration);
    }
    let mut broken = None;
    for demand in &plan.demands {
        if let Verdict::Fails { mut numbers, .. } = library.decide(&demand.sentence, meter)? {
            numbers.truncate(view.places);
            broken = Some(numbers);
            break;
        }
    }
    let Some(found) = broken else { return Ok(Preservation::Always) };
    let smallest = least(plan.demands.into_iter(), view.places, &mut library, meter);
    Ok(Preservation::Broken(smallest.map_or(found, |(_, position)| position)))
}
