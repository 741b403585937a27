//! Claims about positions on a circle: a condition that some rotation of the position satisfies.
//!
//! Where one number is larger, or smaller, than all others, it is clear which rotation begins with it, so that
//! the condition is learned from these positions; whether it is right where several are largest is compared.

use super::Method;
use super::atoms::Atoms;
use super::cloud::Cloud;
use super::combine::formulas;
use super::ideas::{linear, nimsums, order};
use super::naming::Kind;
use super::oracle::{Goal, Label};
use super::sample::Sample;
use super::search::Search;
use rules::Outcome;

/// Limit on the conditions compared for each choice of the first number.
const MOST: usize = 8;

/// A choice of the first number: the name of the fold that it equals, and whether it may stand first.
type First = (&'static str, fn(&[u64]) -> bool);

const FIRST: [First; 2] = [
    ("max", |at| at.iter().skip(1).all(|&number| number < at[0])),
    ("min", |at| at.iter().skip(1).all(|&number| number > at[0])),
];

/// Claims that some rotation satisfies a condition.
pub(super) fn candidates(search: &mut Search, sample: &Sample) -> Vec<Vec<String>> {
    let places = search.places;
    let fits = search.inquiry.goal == Goal::Outcomes
        && !search.draws
        && search.naming.kind == Kind::Tuple
        && (3..=6).contains(&places);
    let Some(terms) = (0..places).map(|place| search.naming.place(place)).collect::<Option<Vec<String>>>()
    else {
        return vec![];
    };
    if !fits || !turns(sample) {
        return vec![];
    }
    search.trying(Method::Rotations);
    let mut candidates = vec![];
    for (fold, stands) in FIRST {
        for condition in conditions(sample, places, stands) {
            let rotations = (0..places).map(|by| {
                let whole = format!("{fold}({}) = {} and ({condition})", terms.join(", "), mark(0));
                rotated(&whole, &terms, by)
            });
            let body = rotations.collect::<Vec<_>>().join(" or ");
            candidates.push(vec![search.naming.claim("P", &body)]);
        }
    }
    candidates
}

/// Returns `true` if rotations change no outcome.
fn turns(sample: &Sample) -> bool {
    sample.each().all(|(mut at, label)| {
        at.rotate_left(1);
        sample.label(&at) == Some(label)
    })
}

/// Conditions of the lost positions among those whose first number is the one that stands first.
fn conditions(sample: &Sample, places: usize, stands: fn(&[u64]) -> bool) -> Vec<String> {
    let cloud = Cloud::of([sample], None).only(stands);
    let marks: Vec<String> = (0..places).map(mark).collect();
    let mut atoms = Atoms::new(&cloud);
    order::gather(&mut atoms, &marks);
    linear::gather(&mut atoms, &marks);
    nimsums::gather(&mut atoms, &marks);
    let lost = cloud.labelled(Label::Outcome(Outcome::P));
    let found = formulas(atoms.all(), &lost, &lost.opposite());
    found.into_iter().take(MOST).map(|formula| formula.said.text).collect()
}

/// A name that no game has, for the number at a place.
fn mark(place: usize) -> String {
    format!("#{place}")
}

/// The text with the names of a rotated position.
fn rotated(text: &str, terms: &[String], by: usize) -> String {
    (0..terms.len()).fold(text.to_owned(), |text, place| {
        text.replace(&mark(place), &terms[(place + by) % terms.len()])
    })
}
