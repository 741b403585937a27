//! Wythoff pairs: ⌊αj⌋ and ⌊αj⌋ + tj, in either order, and the numbers that are one of the two.

use super::sets::pairs;
use super::sturmian::{factor, floor};
use crate::discover::atoms::Atoms;

fn times(t: u64, term: &str) -> String {
    if t == 1 { term.to_owned() } else { format!("{t}*{term}") }
}

/// Returns `true` if a sequence, which rises and has no term below its index, has this term: by bisection.
fn takes(term: impl Fn(u64) -> u64, wanted: u64) -> bool {
    let (mut low, mut high) = (0, wanted);
    while low < high {
        let middle = low.midpoint(high);
        if term(middle) < wanted { low = middle + 1 } else { high = middle }
    }
    term(low) == wanted
}

/// Largest t tried.
const LARGEST: u64 = 4;

pub(super) fn gather(atoms: &mut Atoms, terms: &[String], j: &str) {
    for t in 1..=LARGEST {
        let below = format!("floor({}*{j})", factor(t));
        for a in 0..terms.len() {
            for b in a + 1..terms.len() {
                for shift in 0..=2u64 {
                    let shifted = |place: usize| match shift {
                        0 => terms[place].clone(),
                        shift => format!("{} + {shift}", terms[place]),
                    };
                    // a = ⌊αj⌋ and b = a + tj; the shift is the same on both sides of the second.
                    let first =
                        format!("{} = {below} and {} = {} + {}", shifted(a), terms[b], terms[a], times(t, j));
                    let second =
                        format!("{} = {below} and {} = {} + {}", shifted(b), terms[a], terms[b], times(t, j));
                    let pair = |low: u64, high: u64| {
                        high.checked_sub(low)
                            .is_some_and(|gap| gap % t == 0 && floor(t, gap / t) == low + shift)
                    };
                    atoms.loose(format!("exists {j}: {first} or {second}"), |at| {
                        pair(at[a], at[b]) || pair(at[b], at[a])
                    });
                    atoms.loose(format!("exists {j}: {first}"), |at| pair(at[a], at[b]));
                    atoms.loose(format!("exists {j}: {second}"), |at| pair(at[b], at[a]));
                }
            }
        }
        for (a, b) in pairs(terms.len()) {
            let below = format!("floor({}*{})", factor(t), terms[b]);
            atoms.compare(&terms[a], "<=", &below, |at| at[a] <= floor(t, at[b]));
            atoms.compare(&terms[a], "=", &below, |at| at[a] == floor(t, at[b]));
            let above = format!("floor({}*{}) + {}", factor(t), terms[b], times(t, &terms[b]));
            atoms.compare(&terms[a], "<=", &above, |at| at[a] <= floor(t, at[b]) + t * at[b]);
        }
        for (place, term) in terms.iter().enumerate() {
            for shift in 0..=1u64 {
                let shown = if shift == 0 { term.clone() } else { format!("{term} + {shift}") };
                let is_low = |number: u64| takes(|j| floor(t, j), number + shift);
                let is_high = |number: u64| takes(|j| floor(t, j) + t * j, number + shift);
                atoms.loose(format!("exists {j}: {shown} = {below}"), |at| is_low(at[place]));
                let high = format!("exists {j}: {shown} = {below} + {}", times(t, j));
                atoms.loose(high, |at| is_high(at[place]));
            }
        }
    }
}
