//! Remainders of numbers and of their sums and differences, and quotients.

use super::sets::{pairs, sets, sum};
use crate::discover::atoms::Atoms;

pub(super) fn gather(atoms: &mut Atoms, terms: &[String]) {
    for (place, term) in terms.iter().enumerate() {
        atoms.put(format!("even({term})"), format!("odd({term})"), false, |at| at[place] % 2 == 0);
        for modulus in 3..=8u64 {
            let left = format!("{term} mod {modulus}");
            for rest in 0..modulus {
                atoms.compare(&left, "=", &rest.to_string(), |at| at[place] % modulus == rest);
            }
            for bound in 2..modulus - 1 {
                atoms.compare(&left, "<", &bound.to_string(), |at| at[place] % modulus < bound);
            }
        }
    }
    if terms.len() < 2 {
        return;
    }
    for set in sets(terms.len(), 2) {
        let whole = sum(terms, &set);
        let total = |at: &[u64]| set.iter().map(|&place| at[place]).sum::<u64>();
        atoms.put(format!("even({whole})"), format!("odd({whole})"), false, |at| total(at) % 2 == 0);
        for modulus in 3..=8u64 {
            let left = format!("({whole}) mod {modulus}");
            for rest in 0..modulus {
                atoms.compare(&left, "=", &rest.to_string(), |at| total(at) % modulus == rest);
            }
            for bound in 2..modulus - 1 {
                atoms.compare(&left, "<", &bound.to_string(), |at| total(at) % modulus < bound);
            }
        }
    }
    for (a, b) in pairs(terms.len()) {
        let (left, right) = (&terms[a], &terms[b]);
        for modulus in 3..=8u64 {
            if a < b {
                let mod_left = format!("{left} mod {modulus}");
                atoms.compare(&mod_left, "=", &format!("{right} mod {modulus}"), |at| {
                    at[a] % modulus == at[b] % modulus
                });
            }
            for factor in 2..modulus {
                let text = format!("({left} + {factor}*{right}) mod {modulus}");
                for rest in 0..modulus.min(3) {
                    atoms.compare(&text, "=", &rest.to_string(), |at| {
                        (at[a] + factor * at[b]) % modulus == rest
                    });
                }
            }
        }
        if a < b {
            for divisor in 2..=8u64 {
                let left = format!("{left} div {divisor}");
                atoms.compare(&left, "=", &format!("{right} div {divisor}"), |at| {
                    at[a] / divisor == at[b] / divisor
                });
            }
        }
    }
}
