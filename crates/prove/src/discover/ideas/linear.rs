//! Sums of two numbers that are equal to sums of two others, for positions of four to six numbers.

use crate::discover::atoms::Atoms;

/// Numbers of places at which these are tried: of three numbers all sums are tried elsewhere.
const PLACES: std::ops::RangeInclusive<usize> = 4..=6;

pub(in crate::discover) fn gather(atoms: &mut Atoms, terms: &[String]) {
    if !PLACES.contains(&terms.len()) {
        return;
    }
    let pairs: Vec<[usize; 2]> =
        (0..terms.len()).flat_map(|a| (a + 1..terms.len()).map(move |b| [a, b])).collect();
    let sum = |[a, b]: [usize; 2]| format!("{} + {}", terms[a], terms[b]);
    for (index, &left) in pairs.iter().enumerate() {
        for &right in pairs[index + 1..].iter().filter(|pair| !pair.iter().any(|place| left.contains(place)))
        {
            let of = |at: &[u64], [a, b]: [usize; 2]| at[a] + at[b];
            atoms.compare(&sum(left), "=", &sum(right), |at| of(at, left) == of(at, right));
            atoms.compare(&sum(left), "<", &sum(right), |at| of(at, left) < of(at, right));
            atoms.compare(&sum(right), "<", &sum(left), |at| of(at, right) < of(at, left));
        }
    }
}
