//! Laws of positions: checks that moves preserve them, and that some position satisfies them.

use crate::demand::{Demand, Purpose, of_game};
use crate::prover::least;
use crate::undecided::Undecided;
use automata::{Library, Meter, Verdict};
use dashu_int::UBig;
use elaborate::{Elaborated, places};
use kernel::{Certainty, Move, Statement, Variable};
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
    let Elaborated { statement, numeration, .. } = elaborate::laws(instance, size, &places(instance), meter)?;
    let nowhere = Statement { moves: vec![], ends: vec![], sorted: false, ..statement.clone() };
    let mut library = Library::new(numeration);
    // That no position satisfies the laws is what a move from everywhere to nowhere would demand of its rank.
    let everywhere =
        Move { certainty: Certainty::Exact, bound: vec![], when: vec![], parts: vec![here(&statement)] };
    let nowhere = of_game(&Statement { moves: vec![everywhere], ..nowhere }, &[])?;
    let mut stands = false;
    for demand in nowhere.iter().filter(|demand| demand.purpose == Purpose::Ends) {
        stands |= matches!(library.decide(&demand.sentence, meter)?, Verdict::Fails { .. });
    }
    if !stands {
        return Ok(Preservation::Nowhere);
    }
    let places = statement.places.len();
    let stays = of_game(&statement, &[])?.into_iter().filter(|demand| demand.purpose == Purpose::Stays);
    let stays: Vec<Demand> = stays.collect();
    let mut broken = None;
    for demand in &stays {
        if let Verdict::Fails { mut numbers, .. } = library.decide(&demand.sentence, meter)? {
            numbers.truncate(places);
            broken = Some(numbers);
            break;
        }
    }
    let Some(found) = broken else { return Ok(Preservation::Always) };
    let smallest = least(stays.into_iter(), places, &mut library, meter);
    Ok(Preservation::Broken(smallest.map_or(found, |(_, position)| position)))
}

/// The numbers of a position.
fn here(statement: &Statement) -> Vec<Variable> {
    (0..statement.places.len() as Variable).collect()
}
