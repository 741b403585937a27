//! Choice of binary digits of a number that together leave a wanted rest.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The numbers whose binary digits are among those of another one, by what they leave modulo something.
pub(super) struct Subsets {
    /// The digits that are 1, lowest first, each with what it leaves.
    digits: Vec<(usize, usize)>,
    /// Existence of a subset, by the number of digits used, lowest first, and by remainder.
    possible: Vec<Vec<bool>>,
    /// Count by remainder.
    counts: Vec<UBig>,
}

impl Subsets {
    /// Of this number; the modulus is not 0.
    pub(super) fn new(of: &UBig, modulus: usize) -> Subsets {
        let mut digits = Vec::new();
        let mut power = 1 % modulus;
        for place in 0..of.bit_len() {
            if of.bit(place) {
                digits.push((place, power));
            }
            power = 2 * power % modulus;
        }
        let mut counts: Vec<UBig> = (0..modulus).map(|rest| UBig::from(u8::from(rest == 0))).collect();
        let some = |counts: &[UBig]| counts.iter().map(|count| !count.is_zero()).collect::<Vec<bool>>();
        let mut possible = vec![some(&counts)];
        for &(_, power) in &digits {
            let without = |rest: usize| &counts[(rest + modulus - power) % modulus];
            counts = (0..modulus).map(|rest| &counts[rest] + without(rest)).collect();
            possible.push(some(&counts));
        }
        Subsets { digits, possible, counts }
    }

    /// Number of those with this remainder, which is below the modulus.
    pub(super) fn count(&self, rest: usize) -> UBig {
        self.counts.get(rest).cloned().unwrap_or(UBig::ZERO)
    }

    /// Those that leave it, from the smallest on.
    pub(super) fn rising(&self, rest: usize) -> impl Iterator<Item = UBig> {
        // Number of open digits, remainder that they have to leave, and the number so far.
        let mut open = vec![(self.digits.len(), rest, UBig::ZERO)];
        let modulus = self.counts.len();
        std::iter::from_fn(move || {
            while let Some((count, rest, number)) = open.pop() {
                if !self.possible[count][rest] {
                    continue;
                }
                let Some(&(place, power)) = count.checked_sub(1).and_then(|last| self.digits.get(last))
                else {
                    return Some(number);
                };
                let mut with = number.clone();
                with.set_bit(place);
                open.push((count - 1, (rest + modulus - power) % modulus, with));
                open.push((count - 1, rest, number));
            }
            None
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_are_those_that_counting_finds() {
        for (of, modulus) in [(0u32, 1), (0, 3), (0b1011_0110, 1), (0b1101_1011_0001, 3), (0b1111_0111, 8)] {
            let subsets = Subsets::new(&UBig::from(of), modulus);
            for rest in 0..modulus {
                let wanted: Vec<UBig> = (0..=of)
                    .filter(|number| number & !of == 0 && *number as usize % modulus == rest)
                    .map(UBig::from)
                    .collect();
                assert_eq!(subsets.rising(rest).collect::<Vec<_>>(), wanted, "{of:b} modulo {modulus}");
                assert_eq!(subsets.count(rest), UBig::from(wanted.len()));
            }
        }
    }
}
