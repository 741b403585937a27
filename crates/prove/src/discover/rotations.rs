//! Claims about positions on a circle: a condition that some rotation of the position satisfies.
//!
//! If one number is larger, or smaller, than all others, only one rotation begins with it, and a lost position
//! satisfies the condition in this one. A won position satisfies it in none, also where several
//! numbers are largest; whether every lost position of that kind satisfies it in some rotation is compared.

use super::atoms::Atoms;
use super::cloud::Cloud;
use super::combine::formulas;
use super::ideas::{linear, nimsums, order};
use super::naming::Kind;
use super::oracle::{Goal, Label};
use super::sample::Sample;
use super::wanted::Wanted;
use rules::Outcome;
use std::cmp::Ordering;

/// Limit on the conditions compared for each choice of the first number.
const MOST: usize = 8;

/// Order of a number that may stand first and another: not greater.
type Compared = fn(&u64, &u64) -> Ordering;

/// Choices of the first number, with the name of the fold that it equals.
const FIRST: [(&str, Compared); 2] =
    [("max", |first, other| other.cmp(first)), ("min", |first, other| first.cmp(other))];

/// Claims that some rotation satisfies a condition, where claims were wrong at these positions. Nothing where none
/// are looked for.
pub(super) fn candidates(wanted: Wanted, sample: &Sample, doubts: &[Vec<u64>]) -> Option<Vec<Vec<String>>> {
    let Wanted { naming, places, .. } = wanted;
    let fits = wanted.goal == Goal::Outcomes
        && !wanted.draws
        && naming.kind == Kind::Tuple
        && (3..=6).contains(&places)
        && turns(sample);
    let terms = naming.terms(places).filter(|_| fits)?;
    let mut candidates = vec![];
    for (fold, compared) in FIRST {
        for condition in conditions(&cloud(sample, doubts, compared), compared, places) {
            let rotations = (0..places).map(|by| {
                let whole = format!("{fold}({}) = {} and ({condition})", terms.join(", "), mark(0));
                rotated(&whole, &terms, by)
            });
            let body = rotations.collect::<Vec<_>>().join(" or ");
            candidates.push(vec![naming.claim("P", &body)]);
        }
    }
    Some(candidates)
}

/// Returns `true` if rotations change no outcome.
fn turns(sample: &Sample) -> bool {
    sample.each().all(|(mut at, label)| {
        at.rotate_left(1);
        sample.label(&at) == Some(label)
    })
}

/// The positions whose first number may stand first, and the rotations of those at which claims were wrong.
fn cloud(sample: &Sample, doubts: &[Vec<u64>], compared: Compared) -> Cloud {
    let stands = |at: &[u64]| at.iter().all(|other| compared(&at[0], other).is_le());
    let mut cloud = Cloud::only([sample], stands);
    for doubt in doubts {
        let mut at = doubt.clone();
        for _ in 0..at.len() {
            at.rotate_left(1);
            if let Some(label) = sample.label(&at).filter(|_| stands(&at)) {
                cloud.add(at.clone(), label);
            }
        }
    }
    cloud
}

/// Conditions that the lost positions among these satisfy in which no other number may stand first, and no won one.
fn conditions(cloud: &Cloud, compared: Compared, places: usize) -> Vec<String> {
    let marks: Vec<String> = (0..places).map(mark).collect();
    let mut atoms = Atoms::new(cloud);
    order::gather(&mut atoms, &marks);
    linear::gather(&mut atoms, &marks);
    nimsums::gather(&mut atoms, &marks);
    let lost = cloud.labelled(Label::Outcome(Outcome::P));
    let clear = cloud.bits(|at| at.iter().skip(1).all(|other| compared(&at[0], other).is_lt()));
    let found = formulas(atoms.all(), &lost.and(&clear), &lost.opposite());
    found.into_iter().take(MOST).map(|formula| formula.said.text).collect()
}

/// A name that no game has, for the number at a place.
fn mark(place: usize) -> String {
    format!("#{place}")
}

/// The text with the names of a rotated position.
fn rotated(text: &str, terms: &[String], by: usize) -> String {
    (0..terms.len())
        .fold(text.to_owned(), |text, place| text.replace(&mark(place), &terms[(place + by) % terms.len()]))
}
