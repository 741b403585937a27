//! Conditions on digits: powers, Fibonacci numbers, Zeckendorf parts, counts of ones.

use super::sets::pairs;
use crate::discover::atoms::Atoms;

pub(super) fn gather(atoms: &mut Atoms, terms: &[String]) {
    for (place, term) in terms.iter().enumerate() {
        for more in 0..=2u64 {
            let shown = if more == 0 { term.clone() } else { format!("{term} + {more}") };
            atoms.plain(format!("power_of_two({shown})"), |at| (at[place] + more).is_power_of_two());
            atoms.plain(format!("fibonacci({shown})"), |at| is_fibonacci(at[place] + more));
        }
        atoms.compare(&format!("ones({term}) mod 2"), "=", "0", |at| at[place].count_ones() % 2 == 0);
        atoms.compare(&format!("ones({term}) mod 3"), "=", "0", |at| at[place].count_ones() % 3 == 0);
    }
    for (a, b) in pairs(terms.len()) {
        let part = format!("lowest_zeckendorf({})", terms[b]);
        for sign in ["<", "<=", "="] {
            for factor in 1..=2u64 {
                let left = if factor == 1 { terms[a].clone() } else { format!("{factor}*{}", terms[a]) };
                atoms.plain(format!("{left} {sign} {part}"), |at| {
                    lowest_part(at[b]).is_some_and(|part| {
                        let left = factor * at[a];
                        match sign {
                            "<" => left < part,
                            "<=" => left <= part,
                            _ => left == part,
                        }
                    })
                });
            }
        }
    }
}

fn is_fibonacci(number: u64) -> bool {
    let (mut here, mut next) = (0, 1);
    while here < number {
        (here, next) = (next, here + next);
    }
    here == number
}

/// The lowest Zeckendorf part; `None` for 0.
fn lowest_part(number: u64) -> Option<u64> {
    let mut rest = number;
    let mut last = None;
    while rest > 0 {
        let (mut here, mut next) = (1, 2);
        while next <= rest {
            (here, next) = (next, here + next);
        }
        rest -= here;
        last = Some(here);
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_fibonacci_numbers() {
        assert_eq!([1, 2, 4, 12, 11, 13].map(lowest_part), [1, 2, 1, 1, 3, 13].map(Some));
        assert_eq!(lowest_part(0), None);
        assert_eq!((0..15).filter(|&n| is_fibonacci(n)).collect::<Vec<_>>(), [0, 1, 2, 3, 5, 8, 13]);
    }
}
