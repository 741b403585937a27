//! Numbers compared with each other and with small constants.

use super::sets::{pairs, sets, sum};
use crate::discover::atoms::Atoms;

pub(in crate::discover) fn gather(atoms: &mut Atoms, terms: &[String]) {
    for (place, term) in terms.iter().enumerate() {
        for constant in 0..=4u64 {
            atoms.compare(term, "=", &constant.to_string(), |at| at[place] == constant);
        }
        for constant in 1..=6u64 {
            atoms.compare(term, ">=", &constant.to_string(), |at| at[place] >= constant);
        }
    }
    for (a, b) in pairs(terms.len()) {
        let (left, right) = (&terms[a], &terms[b]);
        if a < b {
            atoms.compare(left, "=", right, |at| at[a] == at[b]);
        }
        atoms.compare(left, "<", right, |at| at[a] < at[b]);
        for more in 1..=4u64 {
            let right = format!("{right} + {more}");
            atoms.compare(left, "=", &right, |at| at[a] == at[b] + more);
            atoms.compare(left, "<", &right, |at| at[a] < at[b] + more);
        }
        for factor in 2..=4u64 {
            let right = format!("{factor}*{right}");
            atoms.compare(left, "=", &right, |at| at[a] == factor * at[b]);
            atoms.compare(left, "<", &right, |at| at[a] < factor * at[b]);
            atoms.compare(left, "<=", &right, |at| at[a] <= factor * at[b]);
            for more in 1..=6u64 {
                let right = format!("{right} + {more}");
                atoms.compare(left, "=", &right, |at| at[a] == factor * at[b] + more);
                if more <= 2 {
                    atoms.compare(left, "<=", &right, |at| at[a] <= factor * at[b] + more);
                }
            }
        }
    }
    if terms.len() < 2 {
        return;
    }
    for set in sets(terms.len(), 2) {
        let whole = sum(terms, &set);
        let total = |at: &[u64]| set.iter().map(|&place| at[place]).sum::<u64>();
        for constant in 1..=6u64 {
            atoms.compare(&whole, "=", &constant.to_string(), |at| total(at) == constant);
            atoms.compare(&whole, ">=", &constant.to_string(), |at| total(at) >= constant);
        }
        for (place, term) in terms.iter().enumerate().filter(|(place, _)| !set.contains(place)) {
            atoms.compare(&whole, "=", term, |at| total(at) == at[place]);
            atoms.compare(&whole, "<", term, |at| total(at) < at[place]);
            atoms.compare(&whole, "<=", term, |at| total(at) <= at[place]);
        }
        if set.len() == terms.len() {
            let list = terms.join(", ");
            let smallest = |at: &[u64]| at.iter().copied().min().unwrap_or(0);
            atoms.compare(&format!("min({list})"), "=", "0", |at| smallest(at) == 0);
            for constant in 1..=6u64 {
                let largest = |at: &[u64]| at.iter().copied().max().unwrap_or(0);
                atoms.compare(&format!("max({list})"), ">=", &constant.to_string(), |at| {
                    largest(at) >= constant
                });
                atoms.compare(&format!("min({list})"), ">=", &constant.to_string(), |at| {
                    smallest(at) >= constant
                });
            }
        }
    }
}
