//! Nim-sums of numbers, of their remainders, quotients and gaps.

use super::sets::{joined, pairs, sets};
use crate::discover::atoms::Atoms;

pub(in crate::discover) fn gather(atoms: &mut Atoms, terms: &[String]) {
    if terms.len() < 2 {
        return;
    }
    for set in sets(terms.len(), 2) {
        let whole = joined(terms, &set, " xor ");
        let nim_sum = |at: &[u64]| set.iter().fold(0, |sum, &place| sum ^ at[place]);
        for constant in 0..=2u64 {
            atoms.compare(&whole, "=", &constant.to_string(), |at| nim_sum(at) == constant);
        }
    }
    let all: Vec<usize> = (0..terms.len()).collect();
    for modulus in 2..=12u64 {
        let each = |sign: &str, term: &String| format!("{term} {sign} {modulus}");
        let rests: Vec<String> = terms.iter().map(|term| each("mod", term)).collect();
        let text = joined(&rests, &all, " xor ");
        let rest = |at: &[u64]| at.iter().fold(0, |sum, number| sum ^ (number % modulus));
        for constant in 0..=1u64 {
            atoms.compare(&text, "=", &constant.to_string(), |at| rest(at) == constant);
        }
        let quotients: Vec<String> = terms.iter().map(|term| each("div", term)).collect();
        let text = joined(&quotients, &all, " xor ");
        atoms.compare(&text, "=", "0", |at| at.iter().fold(0, |sum, number| sum ^ (number / modulus)) == 0);
    }
    // One more than each.
    if terms.len() > 2 {
        let more: Vec<String> = terms.iter().map(|term| format!("({term} + 1)")).collect();
        let text = joined(&more, &all, " xor ");
        atoms.compare(&text, "=", "0", |at| at.iter().fold(0, |sum, number| sum ^ (number + 1)) == 0);
    }
    for (a, b) in pairs(terms.len()) {
        for (c, d) in pairs(terms.len()).filter(|&(c, d)| a < c && d != a && c != b && d != b) {
            for less in 0..=1u64 {
                let one = if less == 0 { "" } else { " - 1" };
                let gap = |low: usize, high: usize| format!("({} - {}{one})", terms[high], terms[low]);
                let text = format!("{} xor {} = 0", gap(a, b), gap(c, d));
                atoms.plain(text, |at| {
                    let gap = |low: usize, high: usize| at[high].checked_sub(at[low] + less);
                    gap(a, b).is_some_and(|first| gap(c, d) == Some(first))
                });
            }
        }
        for c in (0..terms.len()).filter(|&c| c != a && c != b) {
            for less in 0..=1u64 {
                let one = if less == 0 { "" } else { " - 1" };
                let text = format!("({} - {}{one}) xor {} = 0", terms[b], terms[a], terms[c]);
                atoms.plain(text, |at| at[b].checked_sub(at[a] + less) == Some(at[c]));
            }
        }
    }
}
